"""Pictures of First Train to Nuremberg: the map, and the boards beside it."""

from kursbuch.render.drawing import Drawing
from kursbuch.render.first_train.board import draw_board
from kursbuch.render.first_train.market import draw_market

DRAWING = Drawing({"board": draw_board, "market": draw_market})
