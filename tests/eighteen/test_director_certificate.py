"""A title whose director's certificates are of 30 percent."""

from __future__ import annotations

from dataclasses import replace

from kursbuch.core.state import offers, play, why_not
from kursbuch.eighteen.ids import BANK, POOL
from kursbuch.eighteen.stock.buy_shares import StartCompany
from kursbuch.eighteen.stock.directors import worth
from kursbuch.games.g1844.state import State44
from kursbuch.games.g1844.title import EDITION_2016
from tests.eighteen.builders import (
    ANNA,
    BERT,
    cash,
    do,
    give,
    in_stock_round,
    offered,
    part,
    refused,
    sell,
)
from tests.games.g1844.builders import company, emptied
from tests.games.g1844.table import director_is, start

HISTORICAL = "historical"
TITLE = replace(
    EDITION_2016,
    kinds={
        **EDITION_2016.kinds,
        HISTORICAL: replace(EDITION_2016.kinds[HISTORICAL], certificates=(3, 2, 1, 1, 1, 1, 1)),
    },
)
NAME = next(name for name, c in TITLE.charters.items() if c.kind == HISTORICAL)


def with_cash(amount: int) -> State44:
    """A stock round in which Anna has so much money."""
    state = emptied(TITLE)
    cash(state, ANNA, amount)
    return in_stock_round(state)


def test_an_issue_price_is_offered_only_to_those_who_can_pay_three_shares() -> None:
    issue = sorted(TITLE.chart.issue)
    state = with_cash(3 * issue[1])
    (offer,) = (o for o in offered(state, StartCompany) if o.fixed["company"] == NAME)
    assert list(offer.open["price"].values()) == issue[:2]
    assert all(why_not(state, action) is None for o in offers(state) for action in o.actions())
    after, _ = play(state, start(ANNA, NAME, issue[1]))
    assert (after.players[ANNA].cash, part(after, NAME, ANNA)) == (0, 3)


def test_no_company_is_offered_to_those_who_can_pay_only_two_shares() -> None:
    cheapest = min(TITLE.chart.issue)
    state = with_cash(3 * cheapest - 1)
    assert NAME not in [offer.fixed["company"] for offer in offered(state, StartCompany)]
    refused(state, start(ANNA, NAME, cheapest), TITLE.laws["cannot-pay"])


def test_a_new_director_gives_three_shares_for_the_certificate() -> None:
    state = emptied(TITLE)
    company(state, NAME, seat=ANNA)
    give(state, BERT, f"{NAME}_1", f"{NAME}_2", f"{NAME}_3")
    give(state, ANNA, f"{NAME}_4")
    assert [c.shares for c in worth(state, NAME, BERT, 3)] == [2, 1]
    after = do(in_stock_round(state), sell(NAME))
    assert director_is(after, NAME) == BERT
    assert (part(after, NAME, ANNA), part(after, NAME, BERT)) == (3, 4)
    assert (part(after, NAME, POOL), part(after, NAME, BANK)) == (1, 2)
