"""The 2003 edition as a title: its note, its options, random games."""

from __future__ import annotations

import pytest

from kursbuch import ledger
from kursbuch.catalogue import title as find
from kursbuch.core.action import Seat
from kursbuch.core.fields import stored
from kursbuch.core.words import LANGUAGES, Message, Words
from kursbuch.games.g1844.rules import Title44
from kursbuch.games.g1844.title import EDITION_2003, EDITION_2016
from kursbuch.ledger.coverage import coverage
from tests.contract.cases import Case, random_game
from tests.contract.checks import (
    check_random_play_ends_with_a_result,
    check_what_is_conserved_never_changes,
)
from tests.games.g1844.editions import EDITIONS


def test_the_edition_says_in_every_language_that_its_board_is_not_verified() -> None:
    assert find("1844-2003") is EDITION_2003
    sentences = {Words(language).say(Message(EDITION_2003.note)) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES) == 2
    assert not EDITION_2016.note


@EDITIONS
def test_the_defaults_of_the_options_are_the_rules_of_the_edition(title: Title44) -> None:
    for option in title.options:
        assert getattr(title.switches, option.name) == option.default, option.name
    assert {o.name for o in title.options} == set(title.switches.__dataclass_fields__)


@pytest.mark.rule("44-VA-04")
@EDITIONS
def test_agreements_are_left_to_the_players(title: Title44) -> None:
    assert not any("44-VA-04" in option.rules for option in title.options)
    for action in title.actions:  # none binds another player
        kind: type = action
        assert [name for name, hint in stored(kind).items() if hint is Seat] == ["by"]


def test_every_line_that_the_ledger_marks_for_2003_has_a_test_of_its_own() -> None:
    entries = ledger.entries("1844").items()
    marked = {rule for rule, entry in entries if "2003:" in entry.text}
    marked |= {"44-TC-07", "44-RV-07"}  # they say it within a sentence
    tested = {
        rule
        for rule, tests in coverage().items()
        if any("2003" in test.partition("::")[0] for test in tests)
    }
    assert len(marked) == 19
    assert marked <= tested


@pytest.mark.proof
@pytest.mark.parametrize("seed", range(100))
def test_random_games_come_to_their_end_and_lose_nothing(seed: int) -> None:
    case = Case(EDITION_2003.key, EDITION_2003.players[seed % 5])
    played = random_game(case, seed)
    check_random_play_ends_with_a_result(played)
    check_what_is_conserved_never_changes(played)
