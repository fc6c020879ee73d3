"""How the log calls rounds and sellers."""

import pytest

from kursbuch.core.action import Event
from kursbuch.core.words import speak
from kursbuch.eighteen.events import GameEnded, RoundBegan
from kursbuch.eighteen.ids import BANK, POOL, CompanyId, Holder, TrainId
from kursbuch.eighteen.log import round_name, tell
from kursbuch.eighteen.operating.events import TrainBought


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


@pytest.mark.parametrize(
    ("seller", "german"),
    [(BANK, "von der Bank"), (POOL, "von dem Bankpool"), (CompanyId("FNM"), "von der FNM")],
)
def test_a_seller_has_its_article_in_german(seller: Holder, german: str) -> None:
    event = TrainBought(company=CompanyId("JS"), train=TrainId("2"), seller=seller, price=80)
    assert speak(tell(event), "de") == f"Die JS kauft eine 2er-Lok {german} für 80."
