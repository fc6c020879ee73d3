"""How rounds are called in the log."""

import pytest

from kursbuch.core.action import Event
from kursbuch.eighteen.events import GameEnded, RoundBegan
from kursbuch.eighteen.log import round_name


@pytest.mark.parametrize(
    ("event", "name"),
    [
        (RoundBegan(kind="stock", number=2), "SR 2"),
        (RoundBegan(kind="operating", number=3, part=1), "OR 3.1"),
        (RoundBegan(kind="auction", number=1), ""),
        (GameEnded(), ""),
    ],
)
def test_stock_and_operating_rounds_have_the_names_that_players_write(
    event: Event, name: str
) -> None:
    assert round_name(event) == name
