"""FS: the first stock round."""

from __future__ import annotations

import pytest

from kursbuch.core.action import Seat
from kursbuch.core.state import offers
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.ids import (
    BANK,
    OUT,
    CompanyId,
    PaperId,
)
from kursbuch.eighteen.stock.buy_shares import (
    BuyPaper,
    BuyShare,
    StartCompany,
)
from kursbuch.eighteen.stock.holdings import certificate_count, director
from kursbuch.eighteen.stock.sell_shares import SellShares
from kursbuch.games.g1824.coal import ExchangeCoal
from kursbuch.games.g1824.mountain import ExchangeMountain
from kursbuch.games.g1824.railways import BuyCoalRailway, BuyRailway
from kursbuch.games.g1824.reserved import on_sale
from kursbuch.games.g1824.state import State24
from tests.eighteen.builders import (
    ANNA,
    BERT,
    CARLA,
    DORA,
    cash,
    do,
    of,
    offered,
    part,
    refused,
    waits_for,
)
from tests.games.g1824.builders import begin


def at_turn(state: State24) -> int:
    (seat,) = state.agenda[-1].actors(state)
    return seat


def share(name: str, by: Seat, number: int = 1) -> BuyShare:
    return BuyShare(by=by, company=CompanyId(name), source=str(BANK), shares=number)


def rail(name: str, by: Seat) -> BuyRailway:
    return BuyRailway(by=by, company=CompanyId(name))


def coal(name: str, by: Seat, price: int = 160) -> BuyCoalRailway:
    return BuyCoalRailway(by=by, company=CompanyId(name), price=price)


def everybody_passes(state: State24) -> State24:
    while waits_for(state) == "StockRound" and state.turn == 1:
        state = do(state, Pass(by=Seat(at_turn(state))))
    return state


@pytest.mark.rule("24-FS-01")
def test_the_game_opens_with_a_stock_round_and_goes_on_with_an_operating_round() -> None:
    state = do(begin(3), rail("SD1", CARLA))
    assert waits_for(state) == "StockRound"
    state = everybody_passes(state)
    assert [type(step).__name__ for step in state.agenda][:3] == [
        "Game",
        "Series",
        "OperatingRound",
    ]


@pytest.mark.rule("24-FS-02")
def test_what_is_on_offer() -> None:
    state = begin(4)
    kinds = {offer.action.__name__ for offer in offers(state)}
    assert kinds == {"BuyShare", "StartCompany", "BuyPaper", "BuyRailway", "BuyCoalRailway", "Pass"}
    assert len(offered(state, BuyRailway)) == 7
    assert len(offered(state, BuyCoalRailway)) == 4
    assert len(offered(state, BuyPaper)) == 6
    assert [offer.fixed["company"] for offer in offered(state, StartCompany)] == ["BH"]
    assert [offer.fixed["company"] for offer in offered(state, BuyShare)] == ["SD", "UG", "KK"]


@pytest.mark.rule("24-FS-02")
def test_what_is_sold_or_does_not_exist_cannot_be_bought() -> None:
    state = begin(4)
    for wrong in (rail("XX", DORA), rail("EPP", DORA), coal("XX", DORA), coal("SD1", DORA)):
        refused(state, wrong, "24-FS-02")
    paper = BuyPaper(by=BERT, paper=PaperId("B1"))
    state = do(state, rail("SD1", DORA), coal("EPP", CARLA), paper)
    again = BuyPaper(by=ANNA, paper=PaperId("B1"))
    for sold in (rail("SD1", ANNA), coal("EPP", ANNA), again):
        refused(state, sold, "24-FS-02")


@pytest.mark.rule("24-SR-09", "24-FS-07", "24-FS-08", "24-MR-01")
def test_railways_are_paid_in_cash() -> None:
    state = begin(4)
    cash(state, DORA, 119)
    paper = BuyPaper(by=DORA, paper=PaperId("B1"))
    for dear in (rail("SD2", DORA), coal("EPP", DORA, 120), paper):
        refused(state, dear, "24-SR-09")
    cash(state, DORA, 120)
    for just in (rail("SD2", DORA), coal("EPP", DORA, 120), paper):
        assert do(state, just).players[DORA].cash == 0
    refused(state, rail("SD1", DORA), "24-SR-09")


@pytest.mark.rule("24-CR-22", "24-CE-04", "24-MR-04")
@pytest.mark.parametrize("option", ["shares", "minors too", "all papers"])
def test_at_the_limit_railways_can_be_bought_unless_they_count(option: str) -> None:
    state, seat = begin(6, certificates=option), Seat(5)
    for name in ("BH", "BK"):
        for certificate in state.title.certificates[CompanyId(name)][:6]:
            state.holder[certificate.id] = seat
    state.holder[state.title.certificates[CompanyId("BK")][0].id] = BANK
    assert certificate_count(state, seat) == 11
    railways = (rail("SD1", seat), coal("EPP", seat))
    paper = BuyPaper(by=seat, paper=PaperId("B1"))
    counted = {"shares": (), "minors too": railways, "all papers": (*railways, paper)}[option]
    for action in (*railways, paper):
        if action in counted:
            refused(state, action, "24-CE-04")
        else:
            do(state, action)


@pytest.mark.rule("24-FS-03")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_first_turn_goes_backwards_so_seat_1_acts_twice(players: int) -> None:
    state, seats = begin(players), []
    shares = [f"{name}" for name in ("SD", "UG", "KK") for _ in range(6)]
    for name in shares[: 2 * players + 2]:
        seats.append(at_turn(state))
        cash(state, seats[-1], 500)
        state = do(state, share(name, Seat(seats[-1])))
    wanted = [*range(players - 1, -1, -1), *range(players), 0, 1]
    assert seats == wanted


@pytest.mark.rule("24-FS-04", "24-SR-04")
def test_one_paper_a_turn() -> None:
    state = do(begin(4), share("SD", DORA))
    assert at_turn(state) == CARLA
    refused(state, share("SD", DORA), "24-SR-05")


@pytest.mark.rule("24-FS-05", "24-SE-03")
def test_nothing_is_sold() -> None:
    state = do(begin(3), share("SD", CARLA), Pass(by=BERT), Pass(by=ANNA))
    of(state, "SD").operated = True
    sale = SellShares(by=ANNA, company=CompanyId("SD"), shares=1)
    refused(state, sale, "24-SE-03")
    assert not offered(state, SellShares)


@pytest.mark.rule("24-FS-06")
def test_nothing_is_exchanged() -> None:
    state = do(begin(3), coal("EPP", CARLA), BuyPaper(by=BERT, paper=PaperId("B1")))
    exchange = ExchangeMountain(by=ANNA, paper=PaperId("B1"), company=CompanyId("BK"))
    refused(state, exchange, "24-MR-05")
    assert not offered(state, ExchangeCoal)
    assert not offered(state, ExchangeMountain)


@pytest.mark.rule("24-FS-07", "24-PS-02")
@pytest.mark.parametrize(
    ("name", "price"), [("SD1", 240), ("UG1", 240), ("KK1", 240), ("SD3", 120)]
)
def test_the_price_of_a_pre_state_railway_is_its_capital(name: str, price: int) -> None:
    start = begin(4)
    state = do(start, rail(name, DORA))
    assert of(state, name).cash == price
    assert state.players[DORA].cash == 680 - price
    assert state.bank == start.bank


@pytest.mark.rule("24-FS-08", "24-FS-09", "24-RC-02", "24-FS-20")
@pytest.mark.parametrize("price", [120, 140, 160, 180, 200])
def test_a_coal_railway_buys_its_first_train_and_sets_the_regional_price(price: int) -> None:
    start = begin(4)
    state = do(start, coal("MLB", DORA, price))
    assert of(state, "MLB").cash == price - 120
    assert of(state, "MLB").trains == ["1g"]
    assert state.depot["1g"] == 5
    assert state.bank == start.bank + 120
    assert of(state, "CL").par == price // 2
    assert of(state, "CL").cell == state.title.chart.issue[price // 2]
    assert of(state, "CL").cell[1] == 2  # type: ignore[index]
    assert state.phase == "1"


@pytest.mark.rule("24-FS-08")
def test_other_prices_of_coal_railways_are_refused() -> None:
    refused(begin(4), coal("MLB", DORA, 130), "24-FS-08")
    refused(begin(4), coal("MLB", DORA, 220), "24-FS-08")


@pytest.mark.rule("24-FS-09", "24-RC-03")
def test_shares_of_a_regional_can_be_bought_once_its_coal_railway_is_sold() -> None:
    refused(begin(4), share("CL", DORA), "24-SR-08")
    state = do(begin(4), coal("MLB", DORA, 160), share("CL", CARLA))
    assert state.players[CARLA].cash == 600
    refused(state, share("CL", BERT, 2), "24-SR-08")
    start = StartCompany(by=BERT, company=CompanyId("CL"), price=80)
    refused(state, start, "24-RC-03")


@pytest.mark.rule("24-FS-10", "24-MR-01")
def test_mountain_railways_and_shares_are_paid_to_the_bank() -> None:
    start = begin(4)
    state = do(start, BuyPaper(by=DORA, paper=PaperId("B1")), share("SD", CARLA))
    assert state.bank == start.bank + 240
    assert state.holder[PaperId("B1")] == DORA


@pytest.mark.rule("24-FS-11", "24-ST-03")
def test_shares_of_state_railways_cost_120_and_make_nobody_director() -> None:
    state = begin(3)
    for name in ("SD", "UG", "SD", "SD", "UG", "SD"):
        seat = Seat(at_turn(state))
        cash(state, seat, 500)
        state = do(state, share(name, seat))
        assert state.players[seat].cash == 380
    assert part(state, "SD", ANNA) == 2
    assert director(state, CompanyId("SD")) is None


@pytest.mark.rule("24-FS-12", "24-RN-02", "24-RN-01")
def test_the_director_certificate_of_bh_comes_first_and_sets_the_price() -> None:
    refused(begin(4), share("BH", DORA), "24-SR-08")
    start = begin(4)
    state = do(start, StartCompany(by=DORA, company=CompanyId("BH"), price=90))
    assert state.players[DORA].cash == 500
    assert state.bank == start.bank + 180
    assert of(state, "BH").par == 90
    assert director(state, CompanyId("BH")) == DORA
    wrong = StartCompany(by=DORA, company=CompanyId("BH"), price=110)
    refused(begin(4), wrong, "24-RN-02")


@pytest.mark.rule("24-FS-12", "24-FL-01")
def test_bh_can_open_in_the_first_stock_round() -> None:
    state = do(
        begin(4),
        StartCompany(by=DORA, company=CompanyId("BH"), price=60),
        *(share("BH", seat) for seat in (CARLA, BERT, ANNA)),
    )
    assert of(state, "BH").launched
    assert of(state, "BH").cash == 600


@pytest.mark.rule("24-FS-13")
def test_a_regional_whose_coal_railway_is_unsold_cannot_be_started_yet() -> None:
    start = StartCompany(by=DORA, company=CompanyId("MS"), price=60)
    refused(begin(4), start, "24-RC-03")


@pytest.mark.rule("24-FS-14")
def test_two_passes_in_a_row_of_seat_1_do_not_end_the_round() -> None:
    state = do(begin(3), *(share("SD", seat) for seat in (CARLA, BERT)), Pass(by=ANNA))
    state = do(state, Pass(by=ANNA), Pass(by=BERT))
    assert waits_for(state) == "StockRound"
    assert at_turn(state) == CARLA
    assert state.turn == 1
    assert do(state, Pass(by=CARLA)).turn == 2


@pytest.mark.rule("24-FS-14", "24-SR-06")
def test_a_purchase_makes_everybody_pass_again() -> None:
    state = do(begin(3), share("SD", CARLA), Pass(by=BERT), Pass(by=ANNA), Pass(by=ANNA))
    state = do(state, Pass(by=BERT), share("SD", CARLA), Pass(by=ANNA), Pass(by=BERT))
    assert at_turn(state) == CARLA


@pytest.mark.rule("24-FS-15", "24-PS-09")
def test_what_nobody_bought_leaves_the_game() -> None:
    state = everybody_passes(do(begin(3), rail("SD1", CARLA)))
    assert {name for name, record in state.companies.items() if record.closed} == {
        *("EPP", "EOD", "MLB", "SPB", "SD2", "SD3", "UG1", "UG2", "KK1", "KK2")
    }
    assert all(state.holder[paper] == OUT for paper in state.title.papers)


@pytest.mark.rule("24-FS-16", "24-RN-01", "24-RN-05")
def test_an_unsold_coal_railway_leaves_a_regional_without_coal() -> None:
    state = everybody_passes(do(begin(3), coal("EPP", CARLA)))
    assert state.kinds == {"MS": "regional", "CL": "regional", "SB": "regional"}
    assert state.title.kinds["regional"].capital == 10
    assert of(state, "MS").par == 0


@pytest.mark.rule("24-FS-17")
def test_the_share_of_an_unsold_pre_state_railway_can_be_bought_but_not_the_director_s() -> None:
    start = begin(3)
    state = everybody_passes(do(start, rail("SD2", CARLA)))
    assert len(on_sale(start, CompanyId("SD"), BANK)) == 6
    assert [c.id for c in on_sale(state, CompanyId("SD"), BANK)] == [
        "SD_2",
        *(f"SD_{n}" for n in range(3, 9)),
    ]


@pytest.mark.rule("24-FS-17", "24-ST-09")
@pytest.mark.parametrize(("last", "director"), [("SD", BERT), ("KK2", ANNA), ("KK1", None)])
def test_when_number_1_leaves_the_game_one_who_has_a_fifth_gets_the_director_certificate(
    last: str, director: Seat | None
) -> None:
    turns = (CARLA, BERT, ANNA, ANNA, BERT)
    state = do(begin(3), *(share("KK", seat) for seat in turns), Pass(by=CARLA))
    final = share("SD", ANNA) if last == "SD" else rail(last, ANNA)
    state = everybody_passes(do(state, final))
    assert state.order == [BERT, CARLA, ANNA]
    held = {seat: certificate_count(state, seat) for seat in (BERT, ANNA)}
    assert held == {BERT: 2 - (director == BERT), ANNA: 2 + (last == "SD") - (director == ANNA)}
    assert [part(state, "KK", seat) for seat in (ANNA, BERT, CARLA)] == [2, 2, 1]
    top = state.holder[state.title.certificates[CompanyId("KK")][0].id]
    assert top == (BANK if director is None else director)


@pytest.mark.rule("24-FS-18", "24-SR-07")
def test_the_left_neighbour_of_the_last_buyer_gets_the_priority_deal() -> None:
    state = everybody_passes(do(begin(4), share("SD", DORA), share("SD", CARLA)))
    assert state.order == [DORA, ANNA, BERT, CARLA]
    assert everybody_passes(begin(4)).order == [ANNA, BERT, CARLA, DORA]


@pytest.mark.rule("24-FS-19", "24-CE-06")
def test_the_60_percent_limit_applies_already() -> None:
    state = do(begin(3), coal("EPP", CARLA, 120), Pass(by=BERT))
    for number in range(1, 7):
        state.holder[state.title.certificates[CompanyId("BK")][number].id] = ANNA
    refused(state, share("BK", ANNA), "24-CE-06")


@pytest.mark.rule("24-FS-19", "24-CE-01")
def test_the_certificate_limit_applies_already() -> None:
    state = begin(6)
    for name in ("BH", "BK"):
        for number in range(3, 9):
            state.holder[state.title.certificates[CompanyId(name)][number].id] = Seat(5)
    refused(state, share("SD", Seat(5)), "24-CE-04")


@pytest.mark.rule("24-FS-21", "24-PM-07")
def test_a_sold_out_company_rises_after_the_first_stock_round_too() -> None:
    state = do(begin(3), StartCompany(by=CARLA, company=CompanyId("BH"), price=60))
    for number in range(1, 9):
        holder = state.title.certificates[CompanyId("BH")][number].id
        state.holder[holder] = Seat(number % 3)
    of(state, "BH").launched = True
    state = everybody_passes(state)
    assert of(state, "BH").cell == (5, 2)


@pytest.mark.rule("24-FS-02")
def test_a_paper_that_does_not_exist_is_refused() -> None:
    state = begin()
    refused(state, BuyPaper(by=DORA, paper=PaperId("?")), "24-FS-02")
