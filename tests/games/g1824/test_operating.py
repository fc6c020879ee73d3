"""OO: order in an operating round. TR, UP: track. TK: stations."""

from __future__ import annotations

import pytest

from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.ids import CompanyId, StopId, TileId, TrainId
from kursbuch.eighteen.operating.lay_track import LayTile
from kursbuch.eighteen.operating.place_station import PlaceMarker
from kursbuch.eighteen.stock.market import by_price, move_price, set_price
from kursbuch.games.g1824.state import State24
from kursbuch.games.g1824.title import STANDARD
from tests.eighteen.builders import (
    ANNA,
    cash,
    do,
    lay_tile,
    marker,
    of,
    offered,
    refused,
    tile,
    treasury,
    waits_for,
)
from tests.games.g1824.builders import at_turn, company, operating_round, position

MS, BK = CompanyId("MS"), CompanyId("BK")


def ms(phase: str = "1", money: int = 500) -> State24:
    """MS in Brünn, with a yellow tile to the south-west and the north-east."""
    state = position(phase)
    tile(state, "C12", 57, 0)
    company(state, "MS", money=money, at=["C12.0"])
    return state


def hexes(state: State24) -> set[str]:
    return {str(offer.fixed["hex"]) for offer in offered(state, LayTile)}


@pytest.mark.rule("24-OO-02", "24-OO-03", "24-OO-04")
def test_coal_then_pre_state_railways_then_by_price_right_before_left() -> None:
    own = dict.fromkeys(
        ["KK2", "KK1", "UG2", "UG1", "SD3", "SD2", "SD1", "SPB", "MLB", "EOD", "EPP"], 0
    )
    state = position("3", own)
    company(state, "BH", cell=(2, 2))
    company(state, "MS", cell=(3, 3))
    company(state, "CL", cell=(1, 3))
    assert state.title.rounds.order(state) == [
        *("EPP", "EOD", "MLB", "SPB"),
        *("SD1", "SD2", "SD3", "UG1", "UG2", "KK1", "KK2"),
        *("CL", "MS", "BH"),
    ]


@pytest.mark.rule("24-OO-04", "24-PM-01")
def test_example_the_top_marker_of_a_stack_acts_first() -> None:
    state = position("3")
    company(state, "BK", cell=(3, 3))
    company(state, "MS", cell=(3, 2))
    move_price(state, MS, (3, 3))
    assert by_price(state)[-2:] == ["BK", "MS"]
    move_price(state, BK, (3, 3))
    assert by_price(state)[-2:] == ["BK", "MS"]


@pytest.mark.rule("24-OO-05", "24-EF-18")
def test_the_next_company_is_chosen_when_the_previous_is_done() -> None:
    state = position("3")
    for name, cell in (("BH", (0, 9)), ("MS", (0, 8)), ("CL", (0, 7))):
        company(state, name, cell=cell, trains=["3"])
    state = operating_round(state)
    assert state.agenda[3].company == "BH"  # type: ignore[attr-defined]
    set_price(state, MS, (6, 0))
    while state.agenda[3].company == "BH":  # type: ignore[attr-defined]
        state = do(state, Pass(by=ANNA))
    assert state.agenda[3].company == "CL"  # type: ignore[attr-defined]


@pytest.mark.rule("24-OO-06")
def test_each_operates_once() -> None:
    state = position("3")
    company(state, "BH", cell=(0, 0), trains=["3"])
    company(state, "MS", cell=(0, 9), trains=["3"])
    state, seen = operating_round(state, rounds=1), list[str]()
    while len(state.agenda) > 3 and state.turn == 2:
        name = state.agenda[3].company  # type: ignore[attr-defined]
        seen += [name] if name not in seen[-1:] else []
        state = do(state, Pass(by=ANNA))
    assert seen == ["MS", "BH"]


@pytest.mark.rule("24-OO-07", "24-OO-08", "24-TK-01")
def test_a_turn_is_home_track_station_run_income_trains() -> None:
    steps = [s.__name__ for s in STANDARD.rounds.turn(ms(), MS)]
    assert steps == ["LayTrack", "PlaceStation", "RunningTrains", "Dividend", "BuyTrains"]
    state = position("1")
    company(state, "MS", operated=False, markers=3, money=0)
    state = operating_round(state)
    assert state.board.stops_of(MS) == ("C12.0",)
    assert of(state, "MS").markers == 2


@pytest.mark.rule("24-OO-09")
def test_after_the_last_round_of_a_set_comes_the_stock_round() -> None:
    state = ms("2")
    of(state, "MS").trains = [TrainId("2")]
    treasury(state, "MS", 0)
    state = do(at_turn(state, "MS", "LayTrack", rounds=1), Pass(by=ANNA))
    assert waits_for(state) == "StockRound"


@pytest.mark.rule("24-OO-10")
def test_companies_pay_from_their_own_treasury() -> None:
    state = ms("3", money=0)
    cash(state, ANNA, 1000)
    tile(state, "C14", 9, 1)
    refused(at_turn(state, "MS"), lay_tile("C18", 8, 0), "24-TR-04")
    tile(state, "B13", 69, 0)
    assert not any(offer.facts["cost"] for offer in offered(at_turn(state, "MS"), LayTile))


@pytest.mark.rule("24-TR-01")
def test_one_tile_a_turn() -> None:
    state = at_turn(ms(), "MS")
    first = next(offered(state, LayTile)[0].actions())
    state = do(state, first)
    assert waits_for(state) != "LayTrack"


@pytest.mark.rule("24-TR-02")
def test_grey_and_red_hexes_are_not_built_on() -> None:
    state = at_turn(ms(), "MS")
    refused(state, lay_tile("A12", 6, 0), "24-TR-02")
    refused(state, lay_tile("J13", 8, 0), "24-TR-02")


@pytest.mark.rule("24-TR-03")
def test_the_first_tile_is_laid_at_home() -> None:
    state = position("1")
    company(state, "MS", operated=False, markers=3, money=100)
    state = operating_round(state)
    assert hexes(state) == {"C12"}
    state = do(state, Pass(by=ANNA))
    assert waits_for(state) != "LayTrack"
    for own in ("SD1", "UG1", "EPP"):
        away = operating_round(position("1", {own: 0}))
        assert len(hexes(away)) > 1 or own == "UG1"
    off_board = position("1")
    company(off_board, "BH", operated=False, markers=3, money=100)
    assert len(hexes(operating_round(off_board))) > 3


@pytest.mark.rule("24-TR-04", "24-TR-20")
def test_track_is_joined_to_a_marker() -> None:
    state = at_turn(ms(), "MS")
    assert hexes(state) == {"B13", "D11"}
    refused(state, lay_tile("D15", 8, 0), "24-TR-04")


@pytest.mark.rule("24-TR-05", "24-RT-17")
def test_a_mine_has_two_ways_out_and_sarajevo_six() -> None:
    state = operating_round(position("1", {"EPP": 0}))
    assert hexes(state) == {"B5", "B7"}
    state = position("1")
    company(state, "BH", money=100, at=["J13.0"])
    assert hexes(at_turn(state, "BH")) == {"I10", "I12", "I14", "I16"}


@pytest.mark.rule("24-TR-06", "24-TR-07")
def test_kinds_and_labels_match() -> None:
    state = at_turn(ms(), "MS")
    refused(state, lay_tile("B13", 58, 0), "24-TR-06")
    refused(state, lay_tile("D11", 58, 0), "24-TR-06")
    tile(state, "D11", 9, 0)
    marker(state, "MS", "E12.1")
    state = at_turn(state, "MS")
    refused(state, lay_tile("E12", 6, 0), "24-TR-07")


@pytest.mark.rule("24-TR-08")
def test_one_track_of_a_two_town_tile_is_enough() -> None:
    state = at_turn(ms(), "MS")
    turns = {
        (offer.fixed["tile"], turn)
        for offer in offered(state, LayTile)
        if offer.fixed["hex"] == "B13"
        for turn in offer.open["turn"].values()
    }
    assert len(turns) > 5


@pytest.mark.rule("24-TR-09", "24-UP-05")
def test_example_the_first_tile_pays_for_the_terrain_and_upgrades_are_free() -> None:
    state = position("3")
    cost = state.title.track.cost
    assert cost(state, MS, "E10") == 20  # type: ignore[arg-type]
    assert cost(state, MS, "G8") == 40  # type: ignore[arg-type]
    assert cost(state, MS, "E12") == cost(state, MS, "F17") == 20  # type: ignore[arg-type]
    tile(state, "E10", 9, 0)
    tile(state, "E12", 499, 0)
    assert cost(state, MS, "E10") == cost(state, MS, "E12") == 0  # type: ignore[arg-type]


@pytest.mark.rule("24-TR-11", "24-TR-12", "24-TR-13")
def test_no_track_off_the_map_or_at_a_closed_side() -> None:
    state = position("1", {"MLB": 0})
    state = operating_round(state)
    turns = {
        turn
        for offer in offered(state, LayTile)
        if offer.fixed["hex"] == "A20"
        for turn in offer.open["turn"].values()
    }
    assert turns
    refused(state, lay_tile("A20", 58, 2), "24-TR-12")


@pytest.mark.rule("24-TR-14", "24-UP-10")
def test_wien_and_budapest_keep_their_printed_track() -> None:
    from kursbuch.eighteen.board.lays import fitting

    state = position("1")
    assert fitting(STANDARD.ground, state.board, "E12") == (("499", 0),)  # type: ignore[arg-type]
    assert {turn for _, turn in fitting(STANDARD.ground, state.board, "F17")} == {0, 1, 3, 4}  # type: ignore[arg-type]
    tile(state, "E12", 499, 0)
    tile(state, "E12", 491, 0)
    assert {turn for _, turn in fitting(STANDARD.ground, state.board, "E12")} == {0, 3}  # type: ignore[arg-type]


@pytest.mark.rule("24-TR-15")
def test_markers_keep_their_place_beside_the_track() -> None:
    state = position("3", {"SD1": 0})
    marker(state, "SD1", "E12.0")
    tile(state, "E12", 499, 0)
    tile(state, "E12", 491, 3)
    (stop,) = state.board.stops_of(CompanyId("SD1"))
    assert stop == "E12.2"


@pytest.mark.rule("24-TR-16", "24-PH-02")
@pytest.mark.parametrize(
    ("phase", "colours"),
    [("2", ("yellow",)), ("3", ("yellow", "green")), ("5", ("yellow", "green", "brown"))],
)
def test_the_colours_of_a_phase(phase: str, colours: tuple[str, ...]) -> None:
    state = at_turn(ms(phase), "MS")
    assert state.title.phases[state.phase].tiles == colours
    if phase == "2":
        refused(state, lay_tile("C12", 14, 0), "24-TR-16")
    else:
        do(state, lay_tile("C12", 14, 0))


@pytest.mark.rule("24-TR-17")
def test_a_tile_that_is_not_there_is_not_laid_and_upgrades_return_tiles() -> None:
    from kursbuch.eighteen.board.board import left

    state = ms("3")
    ground = state.title.ground
    assert left(ground, state.board, TileId("57")) == 4
    for hex_id in ("B5", "B9", "B15", "E8"):
        tile(state, hex_id, 57, 0)
    company(state, "BK", money=100)
    assert left(ground, state.board, TileId("57")) == 0
    tile(state, "B9", 14, 0)
    assert left(ground, state.board, TileId("57")) == 1
    tile(state, "G10", 57, 0)
    state = position("1")
    company(state, "MS", operated=False, markers=3, money=100)
    for hex_id in ("B5", "B9", "B15", "E8", "G10"):
        tile(state, hex_id, 57, 0)
    refused(operating_round(state), lay_tile("C12", 57, 0), "24-TR-17")


@pytest.mark.rule("24-TR-18")
def test_all_kinds_of_company_lay_track() -> None:
    for own in ("EPP", "SD1"):
        assert hexes(operating_round(position("1", {own: 0})))
    assert hexes(at_turn(ms(), "MS"))


@pytest.mark.rule("24-TR-19", "24-UP-01")
def test_colours_follow_one_another() -> None:
    state = at_turn(ms("5"), "MS")
    refused(state, lay_tile("C12", 6, 0), "24-UP-01")
    refused(state, lay_tile("C12", 611, 0), "24-UP-01")


@pytest.mark.rule("24-UP-02", "24-UP-03")
def test_track_and_kind_are_kept() -> None:
    state = at_turn(ms("3"), "MS")
    refused(state, lay_tile("C12", 14, 1), "24-UP-02")
    refused(state, lay_tile("C12", 88, 0), "24-TR-06")


@pytest.mark.rule("24-UP-04")
@pytest.mark.scenario("X2-26")
def test_example_new_track_need_not_be_usable_unless_switched() -> None:
    for options, possible in (({}, True), ({"upgrades": "semi-restrictive"}, False)):
        state = position("3", **options)  # type: ignore[arg-type]
        tile(state, "C12", 57, 0)
        tile(state, "D11", 9, 0)
        company(state, "MS", money=100, at=["C12.0"])
        state = at_turn(state, "MS")
        crossing = lay_tile("D11", 20, 0)
        if possible:
            do(state, crossing)
        else:
            refused(state, crossing, "24-UP-04")


@pytest.mark.rule("24-UP-06", "24-UP-07")
def test_two_town_tiles_never_grow_and_few_tiles_are_grey() -> None:
    tiles = STANDARD.ground.tiles
    faces = {name: t.face for name, t in tiles.tiles.items() if tiles.counts[name]}
    towns = {f.colour for f in faces.values() if f.kind == ("town", "town")}
    assert towns == {"yellow"}
    assert {f.colour for f in faces.values() if f.kind == ("town",)} == {"yellow", "green"}
    assert {f.label for f in faces.values() if f.colour == "grey"} == {"T", "Bu", "W"}


@pytest.mark.rule("24-UP-08", "24-TK-10")
def test_a_free_circle_lets_everybody_through_and_a_full_city_blocks() -> None:
    state = position("3")
    for hex_id, name in (("B5", 57), ("B7", 9), ("B9", 57)):
        tile(state, hex_id, name, 1)
    company(state, "MS", money=100, at=["B5.0"])
    assert "B11" in hexes(at_turn(state, "MS"))
    marker(state, "BK", "B9.0")
    assert "B11" not in hexes(at_turn(state, "MS"))


@pytest.mark.rule("24-UP-09", "24-TK-02")
def test_a_new_circle_can_be_used_in_the_same_turn() -> None:
    state = position("3")
    tile(state, "B9", 57, 1)
    tile(state, "B7", 9, 1)
    tile(state, "B5", 57, 1)
    company(state, "MS", money=500, at=["B5.0"])
    state = at_turn(state, "MS")
    state = do(state, lay_tile("B9", 15, 1))
    assert [offer.fixed["stop"] for offer in offered(state, PlaceMarker)] == ["B9.0"]


@pytest.mark.rule("24-TK-01", "24-VA-27")
def test_the_home_marker_of_every_kind_of_company_is_free() -> None:
    kinds = position().title.kinds
    first = {name: kind.marker_costs[:1] for name, kind in kinds.items()}
    assert first == dict.fromkeys(kinds, (0,)) | {"bond": ()}, "nobody buys markers of a bond"


@pytest.mark.rule("24-TK-02", "24-TK-03", "24-TK-13")
def test_one_marker_a_turn_for_40_then_100() -> None:
    state = position("3")
    tile(state, "B5", 57, 1)
    tile(state, "B7", 9, 1)
    tile(state, "B9", 57, 1)
    tile(state, "B9", 15, 1)
    company(state, "MS", money=100, at=["B5.0"])
    place = PlaceMarker(by=ANNA, stop=StopId("B9.0"))
    done = do(at_turn(state, "MS", "PlaceStation"), place)
    assert of(done, "MS").cash == 60
    assert waits_for(done) != "PlaceStation"
    assert done.title.track.marker_cost(done, MS) == 100
    treasury(state, "MS", 39)
    assert waits_for(at_turn(state, "MS", "PlaceStation")) != "PlaceStation"


@pytest.mark.rule("24-TK-06", "24-TK-07", "24-TK-08")
def test_markers_go_to_free_reached_cities_one_on_a_hex() -> None:
    state = position("3")
    tile(state, "E12", 499, 0)
    tile(state, "E14", 57, 1)
    tile(state, "F11", 55, 0)
    company(state, "MS", money=500, at=["E12.1"])
    state = at_turn(state, "MS", "PlaceStation")
    refused(state, PlaceMarker(by=ANNA, stop=StopId("E12.0")), "24-TK-06")
    refused(state, PlaceMarker(by=ANNA, stop=StopId("B5.0")), "24-TK-07")
    refused(state, PlaceMarker(by=ANNA, stop=StopId("F11.0")), "24-TK-08")
    do(state, PlaceMarker(by=ANNA, stop=StopId("E14.0")))
    marker(state, "BK", "E14.0")
    state = do(at_turn(state, "MS", "LayTrack"), Pass(by=ANNA))
    assert waits_for(state) != "PlaceStation"


@pytest.mark.rule("24-TK-09")
def test_example_circles_in_wien_are_kept_for_those_to_come() -> None:
    state = position("3", {"SD1": 0, "KK1": 1, "KK2": 2})
    kept = state.title.track.kept_circles
    assert [kept(state, StopId(f"E12.{n}")) for n in range(3)] == [1, 1, 1]
    marker(state, "SD1", "E12.0")
    assert [kept(state, StopId(f"E12.{n}")) for n in range(3)] == [0, 1, 1]
    tile(state, "E12", 499, 0)
    tile(state, "E12", 491, 0)
    tile(state, "E12", 493, 0)
    assert [kept(state, StopId(f"E12.{n}")) for n in range(2)] == [0, 2]


@pytest.mark.rule("24-TK-11", "24-TK-12")
def test_a_city_of_several_circles_blocks_circle_by_circle() -> None:
    from kursbuch.eighteen.board.reach import is_blocked

    state = position("3", {"SD1": 0, "KK1": 1})
    marker(state, "SD1", "E12.0")
    assert is_blocked(state.board, MS, StopId("E12.0"))
    assert not is_blocked(state.board, MS, StopId("E12.1"))
