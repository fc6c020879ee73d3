"""Every message exists in every language, with the same parameters."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import kursbuch
from kursbuch.core.words import LANGUAGES, Message, Who, speak

PACKAGE = Path(kursbuch.__file__).parent
FOLDERS = sorted({path.parent for path in PACKAGE.glob("**/words/*.ftl")})


class Parameters(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    """The keys of a catalogue with their parameters; a key twice or a wrong line is an error."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} twice"
            parameters = Parameters()
            parameters.visit(entry)
            found[entry.id.name] = parameters.names
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda f: str(f.relative_to(PACKAGE)))
def test_all_languages_have_the_same_messages_with_the_same_parameters(folder: Path) -> None:
    first, *others = (messages(folder / f"{language}.ftl") for language in LANGUAGES)
    assert first
    for other in others:
        assert other == first


def test_no_key_stands_in_two_catalogues() -> None:
    keys = [key for folder in FOLDERS for key in messages(folder / "en.ftl")]
    assert sorted(keys) == sorted(set(keys))


def test_seats_are_told_by_name_and_without_names_by_number() -> None:
    message = Message("not-your-turn", player=[Who(0), Who(1)])
    assert speak(message, "en", ["Anna"]) == "It is not your turn; Anna, Player 2 is to act."
    assert speak(message, "de", ["Anna"]).startswith(
        "Du bist nicht an der Reihe; am Zug: Anna, Spieler 2"
    )


def test_a_sentence_said_again_has_the_names_and_the_language_of_whoever_says_it() -> None:
    told = Message("page-prompt", who=[Who(0)], what=Message("player", number=2))
    said = [speak(told, language, [name]) for language in LANGUAGES for name in ("Anna", "Bert")]
    again = [speak(told, language, [name]) for language in LANGUAGES for name in ("Anna", "Bert")]
    assert said == again
    assert len(set(said)) == 4
    assert speak(Message("player", number=1)) != speak(Message("player", number=2))


def test_messages_inside_messages_speak_the_same_language() -> None:
    inner = Message("player", number=3)
    outer = Message("not-your-turn", player=inner)
    assert "Spieler 3" in speak(outer, "de")


def test_a_parameter_that_is_missing_is_an_error() -> None:
    with pytest.raises(ValueError, match="not-now"):
        speak(Message("not-now"))


def test_what_is_quoted_without_end_is_quoted_at_its_beginning() -> None:
    text = speak(Message("option-unknown", option="9" * 5000, known=["ab"] * 5000))
    assert "999…" in text
    assert len(text) < 2000


@pytest.mark.parametrize("number", [10**15, -(10**15), 10**21])
def test_the_digits_of_astronomical_numbers_are_not_grouped(number: int) -> None:
    assert speak(Message("player", number=10**15 - 1)) == "Player 999,999,999,999,999"
    assert speak(Message("player", number=number)) == f"Player {number}"
