"""Every rule is said to players in German and in English, without the notes of editors."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kursbuch import ledger
from kursbuch.core.words import LANGUAGES
from kursbuch.ledger.sentences import abbreviations, sentence

PACKAGE = [
    name
    for name in ledger.ledgers()
    if ledger.introduction(name).path.parent == Path(ledger.__file__).parent
]
NOTE = re.compile(
    r"\b(?:Clash|Gap|Silent|Conflict|Use|Do):|18xx\.games|\*\(|\[|→ C-|\b(?:E16|D16|E03|RDL)\b"
)
"""What only editors write."""


@pytest.mark.parametrize("name", PACKAGE)
def test_every_rule_has_a_german_sentence_and_chapter(name: str) -> None:
    german = ledger.translations(name, "de")
    assert list(german) == list(ledger.entries(name))
    for rule, entry in ledger.entries(name).items():
        assert german[rule].chapter != entry.chapter
        assert entry.rulebook("de") != entry.rulebook("en")
        assert entry.speaks("de") == "de"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ledger.ledgers())
def test_a_sentence_for_players_is_whole_and_holds_no_notes(name: str, language: str) -> None:
    for entry in ledger.entries(name).values():
        said = entry.sentence(language)
        assert said.endswith((".", ".)", "“.")), f"{entry.id}: {said}"
        assert not NOTE.search(said), f"{entry.id}: {said}"


@pytest.mark.parametrize("name", PACKAGE)
def test_german_keeps_numbers_and_their_units_on_one_line(name: str) -> None:
    for entry in ledger.entries(name).values():
        assert not re.search(r'\d (?:%|SFR|G|£)(?!\w)|"', entry.sentence("de")), entry.id


def test_a_rule_without_translation_is_said_in_english() -> None:
    entry = ledger.entry("FT-AUC-02")
    assert entry is not None
    assert entry.sentence("fr") == entry.sentence("en")
    assert entry.heading("fr") == entry.chapter
    assert entry.rulebook("fr") == entry.rulebook("en")
    assert entry.speaks("fr") == "en"


def test_sources_marks_and_notes_are_left_out() -> None:
    text = (
        "`[R]` A rule. *(all)* More [VII.2]; end. (2) Gap: what then? Do: this.\n- 18xx.games: no."
    )
    assert sentence(text, {}, "24", ()) == "A rule. More; end."


def test_short_words_are_written_out_and_references_completed() -> None:
    short = abbreviations("SR stock round; OR operating round")
    text = "SRs end. In an SR one buys, in an OR one runs (SR-02, XX-01)."
    said = sentence(text, short, "24", {"24-SR-02"})
    assert said == (
        "Stock rounds end. In a stock round one buys, in an operating round one runs "
        "(24-SR-02, XX-01)."
    )


@pytest.mark.parametrize("words", ["Furka-Oberalpbahn", "its owner", "44-pv-22", "kostenlos"])
def test_a_rule_is_found_by_its_words_in_both_languages(words: str) -> None:
    entry = ledger.entry("44-PV-22")
    assert entry is not None
    assert entry.mentions(words)
    assert not entry.mentions("Nürnberg")
