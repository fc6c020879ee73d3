"""What the words of 18xx.games mean in games of 1844."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from kursbuch.core.action import Seat
from kursbuch.core.title import Value
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.ids import CompanyId, PaperId, StopId, TrainId
from kursbuch.eighteen.operating.buy_trains import BuyTrain, BuyTrains
from kursbuch.eighteen.operating.lay_track import LayTrack
from kursbuch.formats.eighteen_games.importing import Import, ImpossibleAction
from kursbuch.formats.eighteen_games.read import begin_import
from kursbuch.formats.eighteen_games.site_game import read_site_game
from kursbuch.formats.eighteen_games.trace import trace
from kursbuch.games.g1844.auction import Bid
from kursbuch.games.g1844.eva import GiveEva
from kursbuch.games.g1844.privates import BuyPrivate
from kursbuch.games.g1844.state import State44
from kursbuch.games.g1844.title import EDITION_2016
from tests.eighteen.builders import ANNA, give, of, top
from tests.formats.small import bid, imported, passing, player, text
from tests.games.g1844.builders import at_turn, company, position, tunnel
from tests.games.g1844.test_sbb import formed, two_cities

AS_THERE: dict[str, Value] = dict(EDITION_2016.presets["18xx.games"])


def of_company(name: str, kind: str, **more: Any) -> dict[str, Any]:
    """An action of a company."""
    return {"type": kind, "entity": name, "entity_type": "corporation", **more}


def leaving(name: str, *automatic: str) -> dict[str, Any]:
    """A company passes, and the site passes for it so many times."""
    return of_company(name, "pass", auto_actions=[of_company(each, "pass") for each in automatic])


def after(state: State44, *actions: dict[str, Any]) -> Import[State44]:
    """The import of a game that has come to this position, after these actions."""
    game = replace(begin_import(read_site_game(text(*actions))), state=state)
    for _ in game.steps():
        pass
    return game


def buying_trains() -> State44:
    state = position("3", **AS_THERE)
    company(state, "BLS", money=500, at=["F11.0"], trains=["3"])
    return at_turn(state, "BLS", step="BuyTrains")


def test_a_pass_that_leaves_track_leaves_no_later_step() -> None:
    game = after(buying_trains(), leaving("BLS", "BLS", "BLS"))
    assert isinstance(top(game.state), BuyTrains)


def test_a_pass_without_automatic_ones_leaves_the_step_for_trains() -> None:
    game = after(buying_trains(), leaving("BLS"))
    assert not any(isinstance(step, BuyTrains) for step in game.state.agenda)


@pytest.mark.rule("44-PV-04")
def test_a_tile_tells_that_a_private_bought_before_it_was_bought_in_the_next_turn() -> None:
    """BLS alone operates: its pass ends the round, and P1 brings Anna income first."""
    state = position("3", **AS_THERE)
    company(state, "BLS", money=500, at=["F11.0"], trains=["3"])
    give(state, ANNA, "P1")
    state = at_turn(state, "BLS", step="EndOfTurn", rounds=2)
    tile = of_company("BLS", "lay_tile", hex="F11", tile="57-0", rotation=2)
    private = of_company("BLS", "buy_company", company="P1", price=10)
    game = after(state, leaving("BLS"), private, tile)
    assert [type(action) for action in game.played[:2]] == [Pass, BuyPrivate]
    assert game.state.players[ANNA].cash == state.players[ANNA].cash + 5 + 10


def test_a_train_without_a_side_is_the_one_with_the_name_of_its_card() -> None:
    game = after(buying_trains(), of_company("BLS", "buy_train", train="3-4", price=180))
    assert game.played == [BuyTrain(by=ANNA, train=TrainId("3"), source="bank")]


def test_a_tunnel_waits_for_the_step_for_track_of_the_next_company() -> None:
    state = position("6", **AS_THERE)
    give(state, ANNA, "T1")
    company(state, "BLS", at=["F11.0"], money=10, trains=["6", "6"], cell=(1, 4))
    company(state, "VZ", at=["K10.0"], money=500, markers=1, trains=["6H"])
    state = at_turn(state, "BLS", step="BuyTrains")
    state.eva = ANNA
    building = {"type": "lay_tile", "entity": "T1", "entity_type": "company"}
    game = begin_import(read_site_game(text({**building, "hex": "H19", "tile": "X78-0"})))
    translator = game.translator
    assert not translator.is_at_turn(state, {**building})
    assert translator.is_at_turn(at_turn(state, "VZ"), {**building})
    assert isinstance(top(state), LayTrack)


@pytest.mark.rule("44-DE-10")
def test_a_destination_is_paid_whenever_it_is_claimed_in_an_operating_round() -> None:
    state = position("3", **AS_THERE)
    company(state, "GB", money=0, at=["G18.0"])
    company(state, "BLS", money=500, at=["F11.0"], trains=["3"])
    state.claims.append(CompanyId("GB"))
    tunnel(state, "H19", "curve", 0)
    state = at_turn(state, "BLS", step="BuyTrains")
    claim = of_company("BLS", "destination_connection", corporations=["GB"])
    game = after(state, of_company("BLS", "buy_train", train="3-4", price=180), claim)
    assert of(game.state, "GB").cash == 200
    assert isinstance(top(game.state), BuyTrains)


@pytest.mark.rule("44-SB-11")
def test_of_two_markers_that_of_the_other_city_stays() -> None:
    state = formed(two_cities())
    game = after(state, of_company("SBB", "remove_token", city="D15-0-0", slot=0))
    assert game.state.board.stops_of(CompanyId("SBB")) == ("D15.1",)


def test_eva_is_given_to_the_company_that_is_named() -> None:
    state = buying_trains()
    state.eva = ANNA
    giving = {"type": "choose_ability", "entity": "P7", "entity_type": "company", "choice": "BLS"}
    assert after(state, giving).played == [GiveEva(by=ANNA, company=CompanyId("BLS"))]


@pytest.mark.rule("44-AU-11")
def test_a_private_that_was_taken_for_nothing_needs_no_bid() -> None:
    nobody = [passing(number) for _ in range(4) for number in (11, 22, 33)]
    game = imported(*nobody, bid(11, "P1", 0), bid(22, "P2", 50))
    assert game.state.holder[PaperId("P1")] == Seat(0)
    assert game.state.players[0].cash == 800


@pytest.mark.parametrize(
    ("actions", "moment"),
    [((), ("ISR 1", 1)), ((bid(11, "P1", 20), passing(22), passing(33)), ("ISR 1", 1))],
)
def test_a_game_ended_by_hand_ends_in_the_round_that_it_is_in(
    actions: tuple[dict[str, Any], ...], moment: tuple[str, int]
) -> None:
    game = begin_import(read_site_game(text(*actions, player(11, "end_game"))))
    *_, last = trace(game)
    state = last["state"]
    assert isinstance(state, dict)
    assert (state["round"], state["turn"], state["finished"]) == (*moment, True)


def test_positions_before_the_end_by_hand_stay_as_they_were() -> None:
    game = begin_import(read_site_game(text(bid(11, "P1", 20), player(11, "end_game"))))
    states = [state for _, state in game.steps()]
    assert [bool(state.agenda) for state in states] == [True, True, False]
    result = EDITION_2016.result(game.state)
    assert result is not None
    assert result.reason == "by hand"


FEW: list[Any] = [None, 10**30, "", [], {}]
NOWHERE: list[Any] = [None, [], [[]], "x"]
NOBODY: list[Any] = [None, ["Z"], [3]]
NONSENSE: list[Any] = [None, True, -1, 10**30, 1.5, "", "Z99", [], [[]], {}, "5-1", "_"]
ODD = [
    *(player(33, "bid", company=value, price=20) for value in NONSENSE),
    *(player(33, "bid", company="P1", price=value) for value in FEW),
    *(player(33, "par", corporation=value, share_price="100,1,4") for value in NONSENSE),
    *(player(33, "buy_shares", shares=value, percent=10) for value in NONSENSE),
    *(player(33, "sell_shares", shares=["SBB_1"], percent=value) for value in NONSENSE),
    *(of_company("BLS", "lay_tile", hex=value, tile="57-0", rotation=0) for value in NONSENSE),
    *(of_company("BLS", "lay_tile", hex="F11", tile=value, rotation=0) for value in NONSENSE),
    *(of_company("BLS", "place_token", city=value) for value in NONSENSE),
    *(of_company("BLS", "run_routes", routes=[{"connections": v}]) for v in NOWHERE),
    *(of_company(value, "buy_train", train="2-0", variant="2", price=90) for value in NONSENSE),
    *(of_company("BLS", "destination_connection", corporations=v) for v in NOBODY),
    {"type": "lay_tile"},
]


@pytest.mark.parametrize("odd", ODD, ids=str)
def test_an_action_that_means_nothing_is_told_in_a_sentence(odd: dict[str, Any]) -> None:
    with pytest.raises(ImpossibleAction) as error:
        imported(bid(11, "P1", 20), passing(22), odd)
    assert error.value.number == 3
    assert str(error.value).startswith("Action 3 (")
    assert error.value.record.actions == (Bid(by=Seat(0), amount=20), Pass(by=Seat(1)))


@pytest.mark.parametrize("entity", ["Z99", None, [], 99])
def test_a_pass_of_somebody_unknown_passes_for_nobody(entity: Any) -> None:
    odd = {"type": "pass", "entity": entity, "entity_type": "corporation"}
    assert len(imported(bid(11, "P1", 20), odd).played) == 1


def test_stops_are_named_by_tile_copy_or_by_hex() -> None:
    game = begin_import(read_site_game(text()))
    game.translator.laid["57-2"] = "C12"  # type: ignore[attr-defined]
    names = [game.translator.city(name) for name in ("57-2-0", "K2-0-0")]  # type: ignore[attr-defined]
    assert names == [StopId("C12.0"), StopId("K2.0")]
