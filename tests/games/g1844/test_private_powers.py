"""44-PV: the powers of P2, P4 and P7."""

import pytest

from kursbuch.core.state import settle, to_act
from kursbuch.core.title import Value
from kursbuch.eighteen.ids import OUT, CompanyId, HexId, PaperId, TileId, TrainId
from kursbuch.eighteen.operating.events import TileLaid
from kursbuch.eighteen.operating.lay_track import LayTrack
from kursbuch.eighteen.operating.return_trains import ReturnTrain, ReturnTrains
from kursbuch.games.g1844.end_of_turn import EndOfTurn
from kursbuch.games.g1844.eva import GiveEva
from kursbuch.games.g1844.furka import LayFurka
from kursbuch.games.g1844.operating_events import FurkaLaid
from kursbuch.games.g1844.overlay import lay_over
from kursbuch.games.g1844.scoring import score
from kursbuch.games.g1844.state import State44
from kursbuch.games.g1844.track import LayExtraTile
from tests.eighteen.builders import (
    ANNA,
    BERT,
    do,
    give,
    lay_tile,
    news,
    of,
    offered,
    refused,
    tiles,
    top,
)
from tests.games.g1844.builders import at_turn, company, position, tunnel

FURKA_HEXES = {"I16", "H17", "H19", "H21", "H23"}


def extra(hex_id: str, tile: object, turn: int) -> LayExtraTile:
    return LayExtraTile(by=ANNA, hex=HexId(hex_id), tile=TileId(str(tile)), turn=turn)


def with_p2(phase: str = "3", owner: object = ANNA, name: str = "AB", cash: int = 100) -> State44:
    state = position(phase)
    company(state, name, money=cash, at=["D25.0"])
    tiles(state, {"D25": (57, 2), "C24": (57, 2)})
    give(state, owner, "P2")  # type: ignore[arg-type]
    return at_turn(state, name)


@pytest.mark.rule("44-PV-15", "44-PV-16", "44-TL-02")
def test_p2_lays_one_yellow_tile_more_and_stays_open() -> None:
    state = do(with_p2(), lay_tile("D25", 14, 2), extra("B23", 58, 5))
    assert {"D25", "B23"} <= state.board.tiles.keys()
    assert state.holder[PaperId("P2")] == ANNA
    assert state.used == ["P2"]


@pytest.mark.rule("44-PV-15")
def test_p2_works_once_in_the_game() -> None:
    state = with_p2()
    state.used.append(PaperId("P2"))
    refused(state, extra("B23", 58, 5), "44-PV-15")
    assert not offered(state, LayExtraTile)


@pytest.mark.rule("44-PV-15")
def test_the_extra_tile_follows_the_normal_rules() -> None:
    refused(with_p2(), extra("C18", 9, 1), "44-TL-15")
    state = position("3")
    company(state, "AB", money=29, at=["D25.0"])
    tiles(state, {"D25": (5, 0)})
    give(state, ANNA, "P2")
    refused(at_turn(state, "AB"), extra("D23", 9, 1), "44-TL-12")
    dear = position("3")
    company(dear, "AB", money=40, at=["D25.0"])
    tiles(dear, {"D25": (5, 0)})
    give(dear, ANNA, "P2")
    assert news(at_turn(dear, "AB"), extra("D23", 9, 1), TileLaid)[0].cost == 30


@pytest.mark.rule("44-PV-17")
def test_the_extra_tile_comes_before_or_after_and_is_no_upgrade() -> None:
    state = do(with_p2(), extra("B23", 58, 5))
    assert isinstance(top(state), LayTrack)
    assert HexId("D25") in do(state, lay_tile("D25", 14, 2)).board.tiles
    refused(with_p2(), extra("D25", 14, 2), "44-PV-17")


@pytest.mark.rule("44-PV-13")
@pytest.mark.parametrize("owner", [BERT, "RhB"])
def test_a_power_is_used_by_its_owner_or_a_company_he_directs(owner: object) -> None:
    refused(with_p2(owner=owner), extra("B23", 58, 5), "44-PV-13", "power-not-yours")
    assert do(with_p2(owner="AB"), extra("B23", 58, 5)).used == ["P2"]


@pytest.mark.rule("44-PV-13")
def test_powers_begin_with_phase_3() -> None:
    refused(with_p2("2"), extra("B23", 58, 5), "44-PV-13", "powers-from-phase-3")


@pytest.mark.rule("44-PV-18")
def test_a_pre_sbb_company_uses_p2_through_its_director() -> None:
    state = position("3")
    company(state, "VSB", money=100, at=["C24.0"])
    tiles(state, {"C24": (57, 2)})
    give(state, ANNA, "P2")
    assert do(at_turn(state, "VSB"), extra("B23", 58, 5)).used == ["P2"]


@pytest.mark.rule("44-PV-14")
def test_p1_has_no_power() -> None:
    state = with_p2()
    give(state, ANNA, "P1")
    give(state, OUT, "P2")
    assert not offered(state, LayExtraTile)
    assert not offered(state, LayFurka)


def with_p4(phase: str = "3", owner: object = BERT, **options: Value) -> State44:
    state = position(phase, **options)
    company(state, "AB", money=100, at=["D25.0"])
    tiles(state, {"D25": (57, 2)})
    give(state, owner, "P4")  # type: ignore[arg-type]
    return at_turn(state, "AB")


@pytest.mark.rule("44-PV-22", "44-PV-24", "44-PV-25", "44-PV-27", "44-PV-28", "44-PV-23")
@pytest.mark.scenario("S44")
def test_s44_the_owner_lays_the_whole_line_free_in_anybodys_turn_and_gets_80() -> None:
    state = with_p4()
    cash, bank = state.players[BERT].cash, state.bank
    assert to_act(state) == (ANNA,)
    (told,) = news(state, LayFurka(by=BERT), FurkaLaid)
    assert told.amount == 80
    state = do(state, LayFurka(by=BERT))
    assert state.board.overlays.keys() == FURKA_HEXES
    assert (state.players[BERT].cash, state.bank) == (cash + 80, bank - 80)
    assert state.holder[PaperId("P4")] == OUT
    assert isinstance(top(state), LayTrack)


@pytest.mark.rule("44-PV-22", "44-PV-24")
def test_a_company_that_owns_p4_gets_the_80() -> None:
    state = do(with_p4(owner="AB"), LayFurka(by=ANNA))
    assert of(state, "AB").cash == 180


@pytest.mark.rule("44-PV-23")
def test_the_line_is_laid_from_phase_3_on_also_in_a_stock_round() -> None:
    refused(with_p4("2"), LayFurka(by=BERT), "44-PV-23")
    state = with_p4()
    state.agenda = state.agenda[:1]
    settle(state)
    assert do(state, LayFurka(by=BERT)).board.overlays.keys() == FURKA_HEXES


@pytest.mark.rule("44-PV-23")
def test_by_option_the_line_is_laid_on_the_owners_turn_only() -> None:
    refused(with_p4(furka="own turn"), LayFurka(by=BERT), "44-PV-22")
    assert not offered(with_p4(furka="own turn"), LayFurka)
    state = do(with_p4(owner=ANNA, furka="own turn"), LayFurka(by=ANNA))
    assert state.board.overlays.keys() == FURKA_HEXES


@pytest.mark.rule("44-PV-23")
def test_by_option_a_company_lays_the_line_in_its_own_turn_not_in_another_of_its_director() -> None:
    state = with_p4(owner="NOB", furka="own turn")
    company(state, "NOB", seat=ANNA, at=["D19.0"])
    refused(state, LayFurka(by=ANNA), "44-PV-22")
    give(state, "AB", "P4")
    assert do(state, LayFurka(by=ANNA)).board.overlays.keys() == FURKA_HEXES


@pytest.mark.rule("44-PV-23")
def test_by_option_the_owner_is_asked_once_more_before_the_end_of_his_turn() -> None:
    for owner, waits in (("AB", True), (BERT, False)):
        state = with_p4(owner=owner, furka="own turn")
        state.agenda.append(EndOfTurn(CompanyId("AB")))
        settle(state)
        assert isinstance(top(state), EndOfTurn) is waits


@pytest.mark.rule("44-TU-13")
def test_the_line_is_laid_over_a_tunnel_and_both_remain() -> None:
    state = with_p4()
    tunnel(state, "H19", "straight", 2)
    state = do(state, LayFurka(by=BERT))
    assert [tile for tile, _ in state.board.overlays[HexId("H19")]] == ["tunnel-straight", "FO3"]


def test_nobody_else_lays_the_line() -> None:
    refused(with_p4(), LayFurka(by=ANNA), "44-PV-22")


def with_eva(trains: list[str], **options: Value) -> State44:
    state = position("5", **options)
    company(state, "AB", money=0, at=["D25.0"], trains=trains)
    company(state, "VZ", seat=BERT, at=["K10.0"])
    tiles(state, {"D25": (57, 2)})
    state.eva = ANNA
    return at_turn(state, "AB")


def give_eva(name: str = "AB") -> GiveEva:
    return GiveEva(by=ANNA, company=CompanyId(name))


@pytest.mark.rule("44-PV-37", "44-PV-42")
def test_eva_is_a_permanent_5h() -> None:
    train = position().title.trains[TrainId("EVA")]
    assert (train.shown, train.runs, train.range, train.price) == ("5H", "hexes", 5, 400)
    assert (train.turned_in, train.scrapped_in) == (None, None)


@pytest.mark.rule("44-PV-38", "44-PV-39")
@pytest.mark.scenario("S45")
def test_s45_eva_goes_free_to_a_company_with_room_at_any_time() -> None:
    full = with_eva(["5", "5H"])
    refused(full, give_eva(), "44-PV-38", "eva-no-room")
    assert not offered(full, GiveEva)
    of(full, "AB").trains.pop()
    state = do(full, give_eva())
    assert of(state, "AB").trains == ["5", "EVA"]
    assert state.eva is None
    later = with_eva(["5"])
    later.agenda = later.agenda[:1]
    settle(later)
    assert of(do(later, give_eva()), "AB").trains == ["5", "EVA"]


@pytest.mark.rule("44-PV-38")
def test_eva_goes_only_to_a_company_that_its_owner_directs() -> None:
    refused(with_eva([]), give_eva("VZ"), "44-PV-38", "eva-own-company")


@pytest.mark.rule("44-PV-38")
def test_by_option_eva_goes_to_the_company_at_turn_which_then_gives_a_train_up() -> None:
    state = with_eva(["5", "5H"], eva="company at turn")
    state = do(state, give_eva())
    assert isinstance(top(state), ReturnTrains)
    state = do(state, ReturnTrain(by=ANNA, train=TrainId("5H")))
    assert of(state, "AB").trains == ["5", "EVA"]


@pytest.mark.rule("44-PV-38")
@pytest.mark.parametrize(("option", "waits"), [("any time", False), ("company at turn", True)])
def test_by_option_the_end_of_the_turn_is_the_last_chance_to_give_eva(
    option: str, waits: bool
) -> None:
    state = with_eva([], eva=option)
    state.agenda.append(EndOfTurn(CompanyId("AB")))
    settle(state)
    assert isinstance(top(state), EndOfTurn) is waits


@pytest.mark.rule("44-PV-40", "44-EG-09")
def test_until_given_away_eva_belongs_to_the_player_and_is_worth_nothing() -> None:
    state = with_eva([])
    without = with_eva([])
    without.eva = None
    assert score(state, ANNA) == score(without, ANNA)
    assert of(state, "AB").trains == []


@pytest.mark.rule("44-PV-41")
@pytest.mark.parametrize("name", ["VSB", "VZ"])
def test_any_kind_of_company_may_receive_eva(name: str) -> None:
    state = position("5")
    company(state, name, at=["C24.0"])
    company(state, "AB", at=["D25.0"], money=100)
    tiles(state, {"D25": (57, 2)})
    state.eva = ANNA
    assert of(do(at_turn(state, "AB"), give_eva(name)), name).trains == ["EVA"]


def test_track_over_a_hex_is_drawn_once() -> None:
    state = with_p4()
    board = lay_over(state.board, HexId("H19"), TileId("FO3"))
    assert board.overlays[HexId("H19")] == (("FO3", 0),)
