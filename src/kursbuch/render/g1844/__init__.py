"""Pictures of 1844: those of every 18xx game, with what the board of 1844 shows besides."""

from kursbuch.render.eighteen import drawing_with
from kursbuch.render.g1844.additions import ADDITIONS

DRAWING = drawing_with(ADDITIONS)
