"""Every message exists in every language, with the same parameters, in the folder of its title."""

from __future__ import annotations

import ast as python
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import kursbuch
from kursbuch.core.words import LANGUAGES, Message, Who, speak

PACKAGE = Path(kursbuch.__file__).parent
FOLDERS = sorted({path.parent for path in PACKAGE.glob("**/words/*.ftl")})
TITLES = {path.parent.name for path in PACKAGE.glob("games/*/title.py")}


class Parameters(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        """That a holder is a company only chooses its article, and English has none."""
        names = self.names
        self.names = set()
        self.generic_visit(node)
        chooser = node.selector
        if isinstance(chooser, ast.VariableReference) and chooser.id.name.endswith("_is"):
            self.names.discard(chooser.id.name)
        self.names |= names


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


def owner(path: Path) -> str:
    """The title that a file belongs to; a shared file belongs to none."""
    return next((part for part in path.relative_to(PACKAGE).parts if part in TITLES), "")


def literals(path: Path) -> Iterator[str]:
    """The strings of a module, and how those begin that are put together: `told-…`."""
    for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, python.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, python.JoinedStr) and isinstance(node.values[0], python.Constant):
            yield f"{node.values[0].value!s}…"


def test_what_only_one_title_says_is_among_the_words_of_that_title() -> None:
    speakers: defaultdict[str, set[str]] = defaultdict(set)
    for path in PACKAGE.glob("**/*.py"):
        for literal in literals(path):
            speakers[literal].add(owner(path))
    for folder in (folder for folder in FOLDERS if not owner(folder)):
        for key in messages(folder / "en.ftl"):
            begun = (f"{key[:length]}…" for length in range(len(key), 0, -1))
            said = next((speakers[name] for name in (key, *begun) if name in speakers), {""})
            assert "" in said or len(said) > 1, f"{folder}: {key} is said by {said} alone"


def written(path: Path) -> Iterator[str]:
    """The words in quotes of a template or a script, and messages within messages."""
    quoted = r"\{ ?([\w-]+) ?\}" if path.suffix == ".ftl" else r"[\"'`]([\w-]+)[\"'`]"
    return (match[1] for match in re.finditer(quoted, path.read_text(encoding="utf-8")))


def spoken(path: Path) -> tuple[set[str], set[str]]:
    """The strings of a module, and patterns of those it fills in: `about-{title}-{option}`."""
    nodes = list(python.walk(python.parse(path.read_text(encoding="utf-8"))))
    joined = [node.values for node in nodes if isinstance(node, python.JoinedStr)]
    inner = {id(part) for parts in joined for part in parts}
    whole = {text for node in nodes if id(node) not in inner and (text := text_of(node))}
    filled = {
        "".join(re.escape(text_of(part)) or ".+" for part in parts)
        for parts in joined
        if re.search("[a-z]-|-[a-z]", "".join(map(text_of, parts)))
    }
    return whole, filled


def text_of(node: python.AST) -> str:
    """A string that stands in the source; what is computed has none."""
    return str(node.value) if isinstance(node, python.Constant) else ""


def unsaid(keys: Iterable[str], package: Path) -> list[str]:
    """The messages that nobody says, as far as it shows.

    A key is said where it stands in full, where words are filled into it, or where its beginning
    stands with its hyphen, to be completed. Whether somebody fills in just these words is not
    asked: of keys like `page-…` more may be unsaid.
    """
    modules = [spoken(path) for path in package.glob("**/*.py")]
    said = {text for whole, _ in modules for text in whole}
    for suffix in ("html", "txt", "js", "ftl", "toml"):
        said |= {word for path in package.glob(f"**/*.{suffix}") for word in written(path)}
    begun = tuple(word for word in said if re.fullmatch(r"[a-z][\w-]*-", word))
    filled = re.compile("|".join({pattern for _, patterns in modules for pattern in patterns}))
    return [
        key
        for key in keys
        if key not in said and not key.startswith(begun) and not filled.fullmatch(key)
    ]


def test_every_message_is_said_by_somebody() -> None:
    keys = [key for folder in FOLDERS for key in messages(folder / "en.ftl")]
    assert unsaid(keys, PACKAGE) == []


def test_a_message_that_nobody_says_is_found(tmp_path: Path) -> None:
    (tmp_path / "module.py").write_text('say("in-full"), say(f"filled-{name}-in"), "begun-" + name')
    (tmp_path / "page.html").write_text("""{% say "in-template" %} {% say_key 'either-' way %}""")
    (tmp_path / "en.ftl").write_text("outer = { in-another }")
    said = ["in-full", "filled-all-in", "begun-well", "in-template", "either-way", "in-another"]
    assert unsaid(said, tmp_path) == []
    assert unsaid([*said, "filled-in", "outer", "in"], tmp_path) == ["filled-in", "outer", "in"]


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
