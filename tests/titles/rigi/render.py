"""Pictures of Rigi: those of every 18xx game, and the hotel on the board."""

from kursbuch.render.eighteen import drawing_with
from kursbuch.render.eighteen.additions import Added, Additions, Sign
from tests.titles.rigi.state import RigiState

HOTEL = Sign("H", "rigi-hotel")


def on_board(state: RigiState) -> Added:
    """The hotel, once it stands."""
    return Added(signs={state.hotel: (HOTEL,)} if state.hotel else {})


ADDITIONS = Additions(board=on_board)
DRAWING = drawing_with(ADDITIONS)
