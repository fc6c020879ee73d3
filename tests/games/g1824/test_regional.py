"""RC, RN: regional railways with and without coal railway. FL: opening."""

from __future__ import annotations

import pytest

from kursbuch.core.action import Seat
from kursbuch.eighteen.ids import BANK, CompanyId, PhaseId
from kursbuch.eighteen.stock.buy_shares import BuyShare, StartCompany
from kursbuch.eighteen.stock.holdings import director
from kursbuch.eighteen.stock.sell_shares import SellShares
from kursbuch.games.g1824.coal import ExchangeCoal
from kursbuch.games.g1824.title import STANDARD
from tests.eighteen.builders import (
    ANNA,
    BERT,
    do,
    hold,
    in_stock_round,
    of,
    offered,
    part,
    refused,
    treasury,
)
from tests.games.g1824.builders import as_begun_before, company, operating_round, position

BK, BH, MS = CompanyId("BK"), CompanyId("BH"), CompanyId("MS")


def share(name: str, by: Seat = ANNA) -> BuyShare:
    return BuyShare(by=by, company=CompanyId(name), source=str(BANK))


def start(name: str, price: int = 100, by: Seat = ANNA) -> StartCompany:
    return StartCompany(by=by, company=CompanyId(name), price=price)


@pytest.mark.rule("24-RC-01", "24-RN-06", "24-TK-05", "24-TP-06")
@pytest.mark.parametrize(
    ("name", "home"), [("BK", "B9"), ("MS", "C12"), ("CL", "B23"), ("SB", "G26"), ("BH", "J13")]
)
def test_home_stations_and_train_limits(name: str, home: str) -> None:
    assert STANDARD.charters[CompanyId(name)].home == f"{home}.0"
    kind = STANDARD.kind_of[CompanyId(name)]
    assert (kind.markers, kind.marker_costs) == (3, (0, 40, 100))
    limits = [STANDARD.phases[PhaseId(str(n))].limits for n in range(1, 9)]
    wanted = [4, 4, 4, 3, 3, 2, 2, 2]
    assert [limit["regional"] for limit in limits] == wanted
    assert [limit["coal-regional"] for limit in limits] == wanted


@pytest.mark.rule("24-RC-02", "24-RC-03", "24-SR-03")
def test_its_shares_cost_the_current_price() -> None:
    state = position("3", {"EPP": 3})
    of(state, "BK").cell = (3, 3)
    state = do(in_stock_round(state), share("BK"))
    assert state.players[ANNA].cash == 900


@pytest.mark.rule("24-RC-04", "24-RC-05", "24-FL-01", "24-FL-04", "24-FL-05")
def test_it_opens_with_50_percent_and_eight_times_the_price() -> None:
    state = position("3", {"EPP": 0})
    treasury(state, "EPP", 40)
    hold(state, "BK", BERT, 1, 2)
    state = do(in_stock_round(state), ExchangeCoal(by=ANNA, company=CompanyId("EPP")))
    assert not of(state, "BK").launched
    state = do(state, share("BK", BERT))
    assert of(state, "BK").launched
    assert of(state, "BK").cash == 8 * 80 + 40
    assert of(state, "BK").trains == ["1g"]
    assert of(state, "BK").markers == 3
    later = do(state, share("BK", Seat(2)))
    assert of(later, "BK").cash == of(state, "BK").cash


@pytest.mark.rule("24-RC-06")
def test_before_the_exchange_it_has_no_director() -> None:
    state = position("3", {"EPP": 3})
    hold(state, "BK", ANNA, 1, 2, 3)
    assert director(state, BK) is None


@pytest.mark.rule("24-RC-07", "24-SE-04", "24-FL-07")
def test_its_shares_cannot_be_sold_before_it_has_operated() -> None:
    state = position("3", {"EPP": 3})
    company(state, "BK", operated=False, shares=5)
    sale = SellShares(by=ANNA, company=BK, shares=1)
    refused(in_stock_round(state), sale, "24-SE-04")
    of(state, "BK").operated = True
    do(in_stock_round(state), sale)


@pytest.mark.rule("24-RN-01", "24-RN-02")
def test_without_coal_the_first_certificate_is_the_director_s() -> None:
    state = in_stock_round(position("1"))
    refused(state, share("MS"), "24-SR-08")
    state = do(state, start("MS", 70))
    assert of(state, "MS").par == 70
    assert state.players[ANNA].cash == 860
    refused(state, start("MS", 70, BERT), "24-RN-02")


@pytest.mark.rule("24-RN-03")
def test_then_single_shares_can_be_bought() -> None:
    state = do(in_stock_round(position("1")), start("MS", 70), share("MS", BERT))
    assert part(state, "MS", BERT) == 1


@pytest.mark.rule("24-RN-04", "24-RN-05", "24-MR-12")
def test_fifty_percent_without_the_director_certificate_does_not_open_it() -> None:
    state = position("3")
    hold(state, "BH", BERT, 1, 2, 3)
    hold(state, "BH", ANNA, 4, 5)
    state = in_stock_round(state)
    assert not of(state, "BH").launched
    state = do(state, start("BH", 100))
    assert of(state, "BH").launched
    assert of(state, "BH").cash == 1000
    assert director(state, BH) == ANNA


@pytest.mark.rule("24-RN-07", "24-CE-06")
def test_with_50_percent_one_may_still_buy_the_director_certificate() -> None:
    state = position("3")
    hold(state, "BH", ANNA, 1, 2, 3, 4, 5)
    state = do(in_stock_round(state), start("BH", 100))
    assert part(state, "BH", ANNA) == 7


@pytest.mark.rule("24-CE-06", "24-RN-07")
def test_with_60_percent_nobody_buys_the_director_certificate() -> None:
    state = position("3")
    hold(state, "BH", ANNA, 1, 2, 3, 4, 5, 6)
    refused(in_stock_round(state), start("BH", 100), "24-CE-06")
    assert "BH" not in {o.fixed["company"] for o in offered(in_stock_round(state), StartCompany)}
    state = do(in_stock_round(as_begun_before(state)), start("BH", 100))
    assert part(state, "BH", ANNA) == 8


@pytest.mark.rule("24-RN-07")
def test_on_18xx_games_no_share_lifts_a_holding_over_60_percent() -> None:
    for options, possible in (({}, True), ({"sixty_percent": "after the purchase"}, False)):
        state = position("3", **options)  # type: ignore[arg-type]
        company(state, "BH", shares=4)
        state = in_stock_round(state)
        refused(state, share("BH"), "24-CE-06")
        hold(state, "BH", BANK, 4)
        state = in_stock_round(state)
        assert possible or part(state, "BH", ANNA) == 5
        do(state, share("BH"))


@pytest.mark.rule("24-FL-02")
def test_a_reserved_director_certificate_does_not_count() -> None:
    state = position("3", {"EPP": 3})
    hold(state, "BK", ANNA, 1, 2)
    state = do(in_stock_round(state), share("BK"))
    assert part(state, "BK") == 7
    assert not of(state, "BK").launched


@pytest.mark.rule("24-FL-04", "24-OO-06")
def test_an_opened_company_first_operates_in_the_next_operating_round() -> None:
    state = position("3")
    company(state, "BH", operated=False, markers=3)
    assert not of(state, "BH").operated
    state = operating_round(state)
    assert state.agenda[-1].actors(state) == (ANNA,)
    assert state.board.stops_of(BH) == ("J13.0",)


@pytest.mark.rule("24-FL-08")
def test_an_open_company_stays_open() -> None:
    state = position("3")
    company(state, "BH", shares=0)
    assert part(state, "BH", ANNA) == 2
    assert "BH" in state.title.rounds.order(state)
