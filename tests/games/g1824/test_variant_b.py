"""VB: Cisleithania for three players."""

from __future__ import annotations

from dataclasses import fields

import pytest

from kursbuch.core.title import Value
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.ids import BANK, OUT, POOL, CompanyId, StopId, TrainId
from kursbuch.eighteen.operating.buy_trains import BuyTrain
from kursbuch.eighteen.operating.place_station import PlaceMarker
from kursbuch.eighteen.running.runs import best_runs
from kursbuch.eighteen.stock.buy_shares import BuyPaper, BuyShare
from kursbuch.eighteen.stock.sell_shares import SellShares
from kursbuch.games.g1824 import ground
from kursbuch.games.g1824.railways import BuyCoalRailway, BuyRailway
from kursbuch.games.g1824.reserved import is_reserved
from kursbuch.games.g1824.state import State24
from kursbuch.games.g1824.title import STANDARD, THREE_PLAYERS
from kursbuch.games.g1824.track import marker_cost
from tests.eighteen.builders import (
    ANNA,
    BERT,
    CARLA,
    do,
    hold,
    in_stock_round,
    of,
    offered,
    part,
    refused,
    tile,
)
from tests.games.g1824.builders import at_turn, begin, company, operating_round, position

BK, UG, UG1 = CompanyId("BK"), CompanyId("UG"), CompanyId("UG1")
WAY = (
    *(("B9", 57, 1), ("B11", 9, 1), ("B13", 55, 1), ("B15", 57, 1)),
    *(("B19", 9, 1), ("B21", 9, 1), ("B23", 6, 5), ("C24", 9, 2), ("D25", 4, 2)),
)


def west(phase: str = "1", own: dict[str, int] | None = None, /, **options: Value) -> State24:
    """A position of the variant."""
    return position(phase, own, players=3, title=THREE_PLAYERS, **options)


def after_the_first(train: str, phase: str, own: dict[str, int]) -> State24:
    """MS has bought the first train of a type, and the operating round is over."""
    state = west(phase, own)
    state.depot[phase] = 0
    company(state, "MS", money=1000, trains=[phase], at=["C12.0"])
    state = at_turn(state, "MS", "BuyTrains")
    buy = BuyTrain(by=ANNA, train=TrainId(train), source=str(BANK))
    return do(state, buy, Pass(by=ANNA))


def into_the_bukowina(**options: bool) -> State24:
    """Prag's railway has a way by Mährisch-Ostrau and Lemberg to D25, and a 5-train."""
    state = west("5", **options)
    for name, laid, turn in WAY:
        tile(state, name, laid, turn)
    company(state, "BK", trains=["5"], at=["B9.0"])
    return at_turn(state, "BK", "RunningTrains")


@pytest.mark.rule("24-VB-01")
def test_the_companies_and_the_board_of_the_variant() -> None:
    state = begin(3, THREE_PLAYERS)
    assert set(state.title.charters) == {
        *("SD1", "SD2", "SD3", "KK1", "KK2", "UG1", "EPP", "EOD", "MLB"),
        *("BK", "MS", "CL", "SD", "KK", "UG"),
    }
    assert [state.holder[name] for name in state.title.papers] == [BANK] * 3 + [OUT] * 3
    assert state.title.ground is ground.cisleithania()


@pytest.mark.rule("24-VB-02", "24-VB-03")
def test_9000_in_all_680_each_and_16_certificates() -> None:
    state = begin(3, THREE_PLAYERS)
    assert [player.cash for player in state.players] == [680, 680, 680]
    assert state.bank == 9_000 - 3 * 680
    assert THREE_PLAYERS.stock.certificate_limit == {3: 16}


@pytest.mark.rule("24-VB-02", "24-CE-04")
def test_nobody_buys_a_seventeenth_certificate() -> None:
    state = west("3")
    hold(state, "SD", ANNA, *range(1, 9))
    hold(state, "KK", ANNA, *range(1, 9))
    of(state, "SD").operated = True
    buy = BuyShare(by=ANNA, company=UG, source=str(BANK))
    refused(in_stock_round(state), buy, "24-CE-04")
    hold(state, "KK", BERT, 8)
    assert part(do(in_stock_round(state), buy), "UG", ANNA) == 1


@pytest.mark.rule("24-VB-03")
def test_700_each_is_an_option() -> None:
    state = begin(3, THREE_PLAYERS, start_cash=700)
    assert [player.cash for player in state.players] == [700, 700, 700]
    assert state.bank == 9_000 - 2_100


@pytest.mark.rule("24-VB-04")
@pytest.mark.scenario("X1-12")
def test_the_trains_of_the_variant() -> None:
    depot = begin(3, THREE_PLAYERS).depot
    assert [depot[n] for n in ("2", "3", "4", "5", "6", "8")] == [8, 6, 4, 3, 3, 2]
    assert [depot[n] for n in ("1g", "2g", "3g", "4g", "5g")] == [5, 4, 3, 2, 2]
    assert THREE_PLAYERS.cards["10"].unlimited


@pytest.mark.rule("24-VB-05")
@pytest.mark.parametrize(
    ("moment", "stops"), [("at the start", ("G12.0",)), ("on the first turn", ())]
)
def test_a_marker_of_pest_lies_on_budapest_before_anybody_buys(
    moment: str, stops: tuple[str, ...]
) -> None:
    assert begin(3, THREE_PLAYERS).board.stops_of(UG1) == ("G12.0",)
    state = begin(3, THREE_PLAYERS, pest_marker=moment)
    assert state.board.stops_of(UG1) == stops
    state = do(state, BuyRailway(by=CARLA, company=UG1))
    assert (state.board.stops_of(UG1), of(state, "UG1").markers) == (stops, 1 - len(stops))
    state = operating_round(west("1", {"UG1": 0}, pest_marker=moment))
    assert (state.board.stops_of(UG1), of(state, "UG1").markers) == (("G12.0",), 0)


@pytest.mark.rule("24-VB-05", "24-PS-09")
def test_the_marker_of_pest_goes_when_nobody_has_bought_the_railway() -> None:
    assert west("1", {"SD1": 0}).board.stops_of(UG1) == ()


@pytest.mark.rule("24-VB-05")
def test_the_railway_of_pest_starts_on_red_budapest() -> None:
    state = operating_round(west("1", {"UG1": 0}))
    assert state.board.stops_of(CompanyId("UG1")) == ("G12.0",)
    tile(state, "G10", 57, 1)
    of(state, "UG1").trains = [TrainId("2")]
    best = best_runs(state, CompanyId("UG1"))
    assert best.runs[0].stops in (("Budapest", "G10.0"), ("G10.0", "Budapest"))
    assert best.revenue == 40


@pytest.mark.rule("24-VB-06")
def test_all_railways_are_on_sale_and_the_first_turn_goes_backwards() -> None:
    state = begin(3, THREE_PLAYERS)
    assert state.agenda[-1].actors(state) == (CARLA,)
    sold = {offer.fixed["company"] for offer in offered(state, BuyRailway)}
    assert sold == {"SD1", "SD2", "SD3", "KK1", "KK2", "UG1"}
    coal = {offer.fixed["company"] for offer in offered(state, BuyCoalRailway)}
    assert coal == {"EPP", "EOD", "MLB"}
    assert {offer.fixed["paper"] for offer in offered(state, BuyPaper)} == {"B1", "B2", "B3"}
    state = do(state, BuyRailway(by=CARLA, company=CompanyId("SD2")))
    assert state.agenda[-1].actors(state) == (BERT,)


@pytest.mark.rule("24-VB-07")
def test_the_first_5_founds_ug_and_the_first_6_founds_kk() -> None:
    own = {"UG1": 1, "KK1": 2}
    state = after_the_first("5", "4", own)
    assert (of(state, "UG").launched, of(state, "KK").launched) == (True, False)
    state = after_the_first("6", "5", own)
    assert of(state, "KK").launched


@pytest.mark.rule("24-VB-08", "24-FO-10")
def test_only_the_director_certificate_of_ug_waits_and_its_capital_is_960() -> None:
    state = west("4", {"UG1": 1})
    waiting = [c.id for c in state.title.certificates[UG] if is_reserved(state, c.id)]
    assert waiting == ["UG_0"]
    state = after_the_first("5", "4", {"UG1": 1})
    assert of(state, "UG").cash == 960 + 240


@pytest.mark.rule("24-VB-09", "24-FO-14")
@pytest.mark.parametrize(("option", "left", "cost"), [("five", 4, 40), ("by forerunner", 3, 100)])
def test_ug_has_five_markers_and_the_second_costs_40(option: str, left: int, cost: int) -> None:
    state = west("4", {"UG1": 1}, state_markers=option)
    state.board = operating_round(west("4", {"UG1": 1})).board
    of(state, "UG1").markers = 0
    state.depot["4"] = 0
    company(state, "MS", money=1000, trains=["4"], at=["C12.0"])
    buy = BuyTrain(by=ANNA, train=TrainId("5"), source=str(BANK))
    state = do(at_turn(state, "MS", "BuyTrains"), buy, Pass(by=ANNA))
    assert state.board.stops_of(UG) == ("G12.0",)
    assert of(state, "UG").markers == left
    assert marker_cost(state, UG) == cost


@pytest.mark.rule("24-VB-10")
def test_sold_shares_go_to_the_bank_and_no_company_is_special() -> None:
    state = west("3")
    assert state.kinds == {name: "regional" for name in ("BK", "MS", "CL")}
    company(state, "MS", shares=6)
    state = do(in_stock_round(state), SellShares(by=ANNA, company=CompanyId("MS"), shares=2))
    assert (part(state, "MS", BANK), part(state, "MS", POOL)) == (4, 0)
    assert not begin(3, THREE_PLAYERS).kinds


@pytest.mark.rule("24-VB-11")
def test_the_bukowina_bonus_is_paid_only_if_the_players_agreed_on_it() -> None:
    assert best_runs(into_the_bukowina(), BK).revenue == 80
    assert best_runs(into_the_bukowina(bukowina=True), BK).revenue == 80 + 50


@pytest.mark.rule("24-VB-12", "24-TK-08")
def test_nobody_else_places_a_marker_in_budapest() -> None:
    state = west("3")
    for name, laid in (("G10", 57), ("G8", 9), ("G6", 9), ("G4", 57)):
        tile(state, name, laid, 1)
    company(state, "MS", money=500, at=["G10.0"])
    state = do(at_turn(state, "MS"), Pass(by=ANNA))
    assert [offer.fixed["stop"] for offer in offered(state, PlaceMarker)] == ["G4.0"]
    refused(state, PlaceMarker(by=ANNA, stop=StopId("G12.0")), "24-TK-08")


@pytest.mark.rule("24-VB-13")
def test_everything_else_is_the_base_game() -> None:
    different = {
        *("key", "name", "players", "options", "presets", "money", "start_cash", "mountains"),
        *("stock", "charters", "ground", "coal", "state_railways", "cards", "bonuses"),
        "set_up",
    }
    for field in fields(STANDARD):
        if field.name not in different:
            assert getattr(THREE_PLAYERS, field.name) is getattr(STANDARD, field.name), field.name
    for field in fields(STANDARD.stock):
        if field.name != "certificate_limit":
            same = getattr(STANDARD.stock, field.name)
            assert getattr(THREE_PLAYERS.stock, field.name) is same, field.name
