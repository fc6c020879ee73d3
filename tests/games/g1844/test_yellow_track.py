"""44-TL, 44-UP: what a company lays in its track step, and what it pays."""

import pytest

from kursbuch.core.title import Value
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.ids import CompanyId, HexId, hex_of
from kursbuch.eighteen.operating.events import PassedOver, TileLaid
from kursbuch.eighteen.operating.lay_track import LayTile, LayTrack
from kursbuch.eighteen.operating.operating_round import OperatingRound
from kursbuch.games.g1844.state import State44
from tests.eighteen.builders import ANNA, BERT, do, lay_tile, news, of, offered, refused, tiles, top
from tests.games.g1844.builders import at_turn, company, position, tunnel


def appenzell(phase: str = "1", cash: int = 100, **options: Value) -> State44:
    """AB at home, with track to St. Gallen and Vaduz."""
    state = position(phase, **options)
    company(state, "AB", money=cash, at=["D25.0"])
    tiles(state, {"D25": (57, 2)})
    return at_turn(state, "AB")


def basel(cash: int, **options: Value) -> State44:
    """SCB on its first turn, before it has laid anything."""
    state = position(**options)
    company(state, "SCB", money=cash, operated=False, markers=2)
    return at_turn(state, "SCB")


@pytest.mark.rule("44-TL-01")
def test_a_company_lays_one_tile_a_turn() -> None:
    state = appenzell()
    step = top(state)
    assert isinstance(step, LayTrack)
    step.laid = True
    refused(state, lay_tile("C24", 57, 2), "44-TL-01")
    assert not offered(state, LayTile)


@pytest.mark.rule("44-TL-01", "44-UP-10")
def test_the_tile_of_a_turn_may_be_an_upgrade() -> None:
    state = do(appenzell("3"), lay_tile("D25", 14, 2))
    assert state.board.tiles[HexId("D25")] == ("14", 2)
    assert not isinstance(top(state), LayTrack)


@pytest.mark.rule("44-TL-08", "44-OR-07")
def test_the_first_tile_costs_what_is_printed_and_the_bank_gets_it() -> None:
    state = basel(50)
    before = state.bank
    state = do(state, lay_tile("C12", 57, 1))
    assert of(state, "SCB").cash == 30
    assert state.bank == before + 20


@pytest.mark.rule("44-TL-09")
def test_an_upgrade_is_free_on_any_terrain() -> None:
    state = position("3")
    company(state, "SCB", money=0, at=["C12.0"])
    tiles(state, {"C12": (57, 1)})
    state = do(at_turn(state, "SCB"), lay_tile("C12", 14, 1))
    assert of(state, "SCB").cash == 0


@pytest.mark.rule("44-TL-10")
@pytest.mark.parametrize(("option", "price"), [(0, 0), (20, 20)])
def test_the_first_tile_in_aarau_is_free_or_costs_20_by_option(option: int, price: int) -> None:
    state = position("3", aarau_cost=option)
    company(state, "STB", money=50, at=["D15.0"])
    state = at_turn(state, "STB")
    (laid,) = news(state, lay_tile("D15", 15, 1), TileLaid)
    assert laid.cost == price


@pytest.mark.rule("44-TL-10")
def test_the_second_upgrade_of_aarau_is_free_under_either_option() -> None:
    state = position("5", aarau_cost=20)
    company(state, "STB", money=0, at=["D15.0"])
    tiles(state, {"D15": (15, 1)})
    state = at_turn(state, "STB")
    assert [event.cost for event in news(state, lay_tile("D15", 611, 1), TileLaid)] == [0]


def before_winterthur(cash: int) -> State44:
    """AB lacks one tile, on a hex that costs 30, on the way to its destination."""
    state = position("3")
    company(state, "AB", money=cash, at=["D25.0"])
    tiles(state, {"D25": (57, 2), "C24": (6, 5), "C20": (59, 4)})
    state.claims.append(CompanyId("AB"))
    return at_turn(state, "AB")


@pytest.mark.rule("44-TL-11", "44-DE-12")
def test_the_bonus_of_a_destination_does_not_pay_for_the_tile_that_reaches_it() -> None:
    refused(before_winterthur(29), lay_tile("C22", 9, 1), "44-TL-12")
    state = do(before_winterthur(30), lay_tile("C22", 9, 1))
    assert of(state, "AB").cash == 500


@pytest.mark.rule("44-TL-12")
def test_a_company_that_cannot_pay_cannot_lay_and_the_director_cannot_help() -> None:
    state = position()
    company(state, "AB", money=29, at=["D25.0"])
    tiles(state, {"D25": (5, 0)})
    state = at_turn(state, "AB")
    assert state.players[ANNA].cash > 30
    refused(state, lay_tile("D23", 9, 1), "44-TL-12")
    assert {offer.fixed["hex"] for offer in offered(state, LayTile)} == {"E24"}


@pytest.mark.rule("44-TL-13", "44-TL-14")
def test_on_its_first_turn_a_company_must_lay_its_home_tile() -> None:
    state = basel(50)
    refused(state, Pass(by=ANNA), "44-TL-14")
    assert {offer.fixed["hex"] for offer in offered(state, LayTile)} == {"C12"}
    assert Pass not in [offer.action for offer in offered(state, Pass)]


@pytest.mark.rule("44-TL-13")
def test_a_home_with_printed_track_needs_no_tile() -> None:
    state = position()
    company(state, "BLS", money=50, operated=False)
    state = at_turn(state, "BLS")
    assert offered(state, Pass)


@pytest.mark.rule("44-TL-13", "44-TL-29")
def test_a_home_that_somebody_has_built_on_needs_no_tile() -> None:
    state = position()
    tiles(state, {"C12": (57, 1)})
    company(state, "SCB", money=50, operated=False)
    assert offered(at_turn(state, "SCB"), Pass)


@pytest.mark.rule("44-TL-14")
def test_the_home_tile_is_optional_by_option() -> None:
    assert offered(basel(50, home_tile="optional"), Pass)


@pytest.mark.rule("44-TL-14")
def test_the_home_tile_is_the_tile_of_that_turn() -> None:
    state = do(basel(80), lay_tile("C12", 57, 1))
    assert not isinstance(top(state), LayTrack)


@pytest.mark.rule("44-OR-08")
def test_after_the_first_turn_track_is_optional() -> None:
    state = position()
    company(state, "SCB", money=50, at=["C12.0"])
    assert offered(at_turn(state, "SCB"), Pass)


@pytest.mark.rule("44-OR-08")
@pytest.mark.parametrize("asked", [False, True])
def test_where_nothing_can_be_laid_one_is_asked_for_track_only_by_option(asked: bool) -> None:
    state = position(idle_steps=asked)
    company(state, "SCB", at=["C12.0"])
    assert isinstance(top(at_turn(state, "SCB")), LayTrack) == asked


@pytest.mark.rule("44-TL-15")
def test_a_tile_must_be_connected_to_a_station() -> None:
    refused(appenzell(), lay_tile("C18", 9, 1), "44-TL-15")


@pytest.mark.rule("44-TL-28")
def test_a_tile_must_be_in_supply() -> None:
    state = appenzell()
    tiles(state, {name: (57, 0) for name in ("B19", "E18", "F21", "H13", "I6")})
    refused(state, lay_tile("C24", 57, 2), "44-TL-28", "lay-none-left")


@pytest.mark.rule("44-TL-23", "44-TL-22")
def test_track_may_point_at_a_mouth_that_the_tunnel_of_the_hex_does_not_use() -> None:
    state = position()
    company(state, "MOB", money=100, at=["I6.0"])
    tiles(state, {"I6": (57, 2)})
    tunnel(state, "J9", "curve", 3)  # mouths 3 and 5
    state = do(at_turn(state, "MOB"), lay_tile("J7", 8, 2))  # to the mouth 1
    assert state.board.tiles[HexId("J7")] == ("8", 2)


@pytest.mark.rule("44-KI-05")
def test_homes() -> None:
    ground = position().title.ground.map.hexes
    homes = {
        name: ground[hex_of(charter.home)].name
        for name, charter in position().title.charters.items()
        if charter.home is not None
    }
    assert homes == {
        "NOB": "Zürich", "SCB": "Basel", "VSB": "St. Gallen", "JS": "Lausanne", "GB": "Stans",
        "FNM": "Como", "RhB": "Chur", "BLS": "Bern", "STB": "Aarau", "AB": "Appenzell",
        "MOB": "Montreux", "JN": "Neuchâtel", "ChA": "Arosa", "VZ": "Sion",
    }  # fmt: skip


@pytest.mark.rule("44-UP-01")
def test_green_tiles_come_with_phase_3() -> None:
    refused(appenzell("2"), lay_tile("D25", 14, 2), "44-UP-01")


def test_a_company_that_can_build_nothing_is_passed_over_with_a_word() -> None:
    state = position()
    company(state, "SCB", at=["C12.0"])
    company(state, "NOB", at=["D19.0"], seat=BERT, par=60)  # a tile there costs 20
    tiles(state, {"C12": (57, 1)})
    state = at_turn(state, "SCB")
    now = state.agenda[2]
    assert isinstance(now, OperatingRound)
    now.waiting.append(CompanyId("NOB"))
    told = news(state, Pass(by=ANNA), PassedOver)
    assert "track" not in [event.moment for event in told if event.company == "SCB"]
    assert "track" in [event.moment for event in told if event.company == "NOB"]


@pytest.mark.parametrize(
    ("hex_id", "tile", "turn", "rule", "key"),
    [
        ("Z9", "57", 0, "44-TL-19", "no-such-hex"),
        ("C24", "nonsense", 0, "44-TL-28", "no-such-tile"),
        ("C24", "57", 6, "44-TL-28", "no-such-turn"),
    ],
)
def test_nonsense_is_refused_politely(
    hex_id: str, tile: str, turn: int, rule: str, key: str
) -> None:
    refused(appenzell(), lay_tile(hex_id, tile, turn), rule, key)
