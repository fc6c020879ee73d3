"""Games of 18xx.games under our rules."""

from __future__ import annotations

import pytest

from kursbuch.core.action import Seat
from kursbuch.core.errors import UnreadableRecord
from kursbuch.eighteen.actions import Pass
from kursbuch.formats.eighteen_games.importing import ImpossibleAction
from kursbuch.formats.eighteen_games.read import begin_import
from kursbuch.formats.eighteen_games.site_game import read_site_game
from kursbuch.formats.sources import recognise
from kursbuch.games.g1844.auction import Bid
from kursbuch.games.g1844.title import EDITION_2016
from tests.formats.small import bid, imported, passing, text


def test_actions_become_ours_under_the_option_set_of_the_site() -> None:
    game = imported(bid(11, "P1", 20), passing(22), bid(33, "P1", 25), passing(11))
    assert game.record().actions == (
        Bid(by=Seat(0), amount=20),
        Pass(by=Seat(1)),
        Bid(by=Seat(2), amount=25),
        Pass(by=Seat(0)),
    )
    options = EDITION_2016.settled(3, EDITION_2016.presets["18xx.games"])
    assert dict(game.state.setup.options) == options
    assert game.record().names == ("Player 11", "Player 22", "Player 33")


def test_an_impossible_action_says_which_and_why_and_keeps_what_came_before() -> None:
    game = begin_import(read_site_game(text(bid(11, "P1", 20), bid(22, "P1", 21))))
    with pytest.raises(ImpossibleAction) as error:
        for _ in game.steps():
            pass
    assert error.value.number == 2
    assert "44-AU-04" in str(error.value)
    assert error.value.record.actions == (Bid(by=Seat(0), amount=20),)


def test_an_action_of_an_unknown_kind_is_told() -> None:
    with pytest.raises(ImpossibleAction, match="teleport"):
        imported({"type": "teleport", "entity": 11, "entity_type": "player"})


def test_our_game_passes_at_once_where_the_site_has_gone_on() -> None:
    game = imported(bid(11, "P1", 20), bid(33, "P1", 25))
    assert Pass(by=Seat(1)) in game.record().actions


def test_programmed_actions_play_only_what_they_did() -> None:
    program = {"type": "program_share_pass", "entity": 22, "entity_type": "player"}
    automatic = [{**passing(22)}]
    game = imported(bid(11, "P1", 20), {**program, "auto_actions": automatic}, bid(33, "P1", 25))
    assert [type(action) for action in game.record().actions] == [Bid, Pass, Bid]


def test_a_game_may_be_ended_by_hand() -> None:
    game = imported(bid(11, "P1", 20), {"type": "end_game", "entity": 11, "entity_type": "player"})
    result = EDITION_2016.result(game.state)
    assert result is not None
    assert result.scores == (800, 800, 800)


def test_what_a_file_lists_within_other_actions_counts_for_its_length() -> None:
    file = text({**bid(11, "P1", 20), "auto_actions": [passing(22)]}, bid(33, "P1", 25))
    assert len(recognise(file, 4).as_record().actions) == 3
    with pytest.raises(UnreadableRecord, match="more than 2 actions"):
        recognise(file, 2)


def test_a_short_file_does_not_make_us_try_without_end() -> None:
    stranger = {"type": "pass", "entity": "nobody", "entity_type": "company"}
    file = text(*[stranger] * 5)
    assert recognise(file).as_record().actions == ()
    with pytest.raises(UnreadableRecord, match="more than 100 actions"):
        recognise(file, 100).as_record()
