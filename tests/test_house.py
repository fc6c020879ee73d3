"""What no tool checks for us: the slots of titles are typed, and nobody probes a state."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path

import pytest
from grimp import ImportGraph

import kursbuch
from scripts.contracts import TitlesAreTheirOwn

SOURCE = Path(kursbuch.__file__).parent
STATES = {"state", "title", "agenda", "before", "after", "view"}
"""What states, and what hangs on them, are called all over the source."""


def names(tree: ast.AST) -> set[str]:
    """Every name that an expression mentions."""
    found = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    return found | {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}


def untyped_slots(tree: ast.AST) -> list[str]:
    """Fields of records, and types of functions, that say Any."""
    fields = [
        node.annotation
        for record in ast.walk(tree)
        if isinstance(record, ast.ClassDef)
        for node in record.body
        if isinstance(node, ast.AnnAssign)
    ]
    functions = [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.Subscript) and ast.unparse(node.value) == "Callable"
    ]
    return [ast.unparse(hint) for hint in (*fields, *functions) if "Any" in names(hint)]


def probes(tree: ast.AST) -> list[str]:
    """Attributes of states, titles or steps that are looked up by name."""
    return [
        ast.unparse(node)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and ast.unparse(node.func) in ("getattr", "hasattr", "setattr")
        and not STATES.isdisjoint(names(node.args[0]))
    ]


def found_in(look: Callable[[ast.AST], list[str]], *parts: str) -> dict[str, list[str]]:
    """What a look at the modules of some parts of the source finds, by module."""
    modules = [path for part in parts for path in SOURCE.glob(part)]
    assert modules
    found = {str(path): look(ast.parse(path.read_text(encoding="utf-8"))) for path in modules}
    return {path: what for path, what in found.items() if what}


def test_no_slot_of_a_title_says_any() -> None:
    rules = ("core/title.py", "core/state.py", "eighteen/**/*.py", "games/**/*.py")
    parts = ("bots/**/*.py", "cli/**/*.py", "formats/**/*.py", "render/**/*.py")
    assert found_in(untyped_slots, *rules, *parts) == {}


@pytest.mark.parametrize(
    "slot", ["cost: Callable[[Any, int], int]", "step: Step[Any] | None = None", "rule: Any"]
)
def test_a_slot_that_says_any_is_found(slot: str) -> None:
    assert untyped_slots(ast.parse(f"class Stock:\n    {slot}"))


def test_nobody_probes_a_state() -> None:
    assert found_in(probes, "**/*.py") == {}


def test_a_probe_of_a_state_is_found() -> None:
    assert probes(ast.parse("getattr(moment.before.agenda[-1], 'company')"))
    assert not probes(ast.parse("getattr(part, side)"))


@pytest.mark.parametrize(
    ("importer", "imported", "kept"),
    [
        ("house.render.lion", "house.games.lion.state", True),
        ("house.render.lion", "house.render.board", True),
        ("house.render.board", "house.games.lion.state", False),
        ("house.render.lion", "house.games.swan", False),
        ("house.render.swan", "house.render.lion", False),
    ],
)
def test_what_belongs_to_a_game_is_imported_by_that_game_alone(
    importer: str, imported: str, kept: bool
) -> None:
    graph = ImportGraph()
    for module in ("games", "games.lion", "games.lion.state", "games.swan"):
        graph.add_module(f"house.{module}")
    for module in ("render", "render.board", "render.lion", "render.swan"):
        graph.add_module(f"house.{module}")
    graph.add_import(importer=importer, imported=imported)
    options = {"games": "house.games", "parts": ["house.render"]}
    assert TitlesAreTheirOwn("titles", {}, options).check(graph, verbose=False).kept is kept
