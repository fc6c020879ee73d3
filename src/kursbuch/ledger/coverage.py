"""Which entries have tests: read from the marks `@pytest.mark.rule("…")` in the test files."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parents[3] / "tests"


def coverage(folder: Path = TESTS) -> dict[str, list[str]]:
    """The tests of each entry, as "file::test"."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(folder.rglob("test_*.py")):
        for rule, test in _marks(ast.parse(path.read_text(encoding="utf-8"))):
            found[rule].append(f"{path.relative_to(folder).as_posix()}::{test}")
    return dict(found)


def _marks(tree: ast.Module) -> Iterator[tuple[str, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            for mark in node.decorator_list:
                for rule in _ids(mark):
                    yield rule, node.name


def _ids(mark: ast.expr) -> Iterator[str]:
    """The ids in `pytest.mark.rule(...)`; nothing for any other decorator."""
    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
        for argument in mark.args:
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                yield argument.value
