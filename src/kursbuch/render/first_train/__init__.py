"""Pictures of First Train to Nuremberg: the map, and the boards beside it."""

from kursbuch.render.first_train.board import draw_board
from kursbuch.render.first_train.market import draw_market

PICTURES = {"board": draw_board, "market": draw_market}
