"""The options of 1844, and the ledger entries behind its refusals."""

from __future__ import annotations

from dataclasses import fields, replace

from kursbuch import ledger
from kursbuch.core.words import LANGUAGES, Words
from kursbuch.games.g1844.rules import Switches
from kursbuch.games.g1844.title import EDITION_2003
from kursbuch.games.g1844.title import EDITION_2016 as TITLE
from tests.games.g1844.table import game


def test_every_option_names_the_ledger_entries_it_departs_from() -> None:
    for option in TITLE.options:
        assert option.rules, option.name
        assert all(ledger.entry(rule) is not None for rule in option.rules), option.name


def test_every_option_is_a_switch_whose_default_is_the_rulebooks() -> None:
    defaults = {part.name: part.default for part in fields(Switches)}
    assert {option.name: option.default for option in TITLE.options} == defaults


def test_the_set_of_18xx_games_says_every_option_and_none_by_leaving_it_out() -> None:
    known = {option.name: option for option in TITLE.options}
    chosen = TITLE.presets["18xx.games"]
    assert chosen.keys() == known.keys()
    for name, value in chosen.items():
        assert value in known[name].values, name


def test_options_that_came_later_leave_games_of_number_1_as_they_were() -> None:
    setup = game(4).setup
    for title in (TITLE, EDITION_2003):
        before = title.under(replace(setup, rules=1, options={})).switches
        assert not before.cell_180
        assert not before.papers_in_debt
        assert title.under(replace(setup, options={})).switches.cell_180


def test_all_options_of_the_set_can_be_played_together() -> None:
    state = game(5, **TITLE.presets["18xx.games"])
    assert state.title.switches.exchange == "by company"
    assert state.title.loans.repaid_on_turn


def test_every_refusal_has_a_ledger_entry_and_words_in_every_language() -> None:
    steps = {step.__name__ for step in TITLE.steps}
    for key, rule in TITLE.laws.items():
        assert ledger.entry(rule) is not None, key
        if key not in steps:
            for language in LANGUAGES:
                assert Words(language).knows(key), (key, language)


def test_every_step_that_waits_has_a_prompt_in_every_language() -> None:
    for step in TITLE.steps:
        if step.takes:
            for language in LANGUAGES:
                assert Words(language).knows(f"prompt-{step.__name__}"), (step, language)
