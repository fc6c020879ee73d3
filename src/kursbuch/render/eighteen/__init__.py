"""Pictures of the 18xx games: board, tiles, stock chart and charters."""

from kursbuch.render.eighteen.picture import draw_board

PICTURES = {"board": draw_board}
