"""How the log calls rounds, sellers and owners."""

import pytest

from kursbuch.core.action import Event, Seat
from kursbuch.core.words import speak
from kursbuch.eighteen.events import GameEnded, IncomePaid, PaperBought, RoundBegan
from kursbuch.eighteen.ids import BANK, POOL, CompanyId, Holder, PaperId, TrainId
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


@pytest.mark.parametrize(("owner", "german"), [(Seat(0), "Anna"), (CompanyId("GB"), "Die GB")])
def test_a_company_that_owns_or_buys_a_paper_has_its_article_in_german(
    owner: Holder, german: str
) -> None:
    paper = PaperId("P3")
    income = IncomePaid(paper=paper, owner=owner, amount=20)
    bought = PaperBought(buyer=owner, seller=Seat(1), paper=paper, paid=60)
    said = [speak(tell(event), "de", ["Anna", "Bert"]) for event in (income, bought)]
    assert said == [f"{german} erhält 20 von P3.", f"{german} kauft P3 von Bert für 60."]
