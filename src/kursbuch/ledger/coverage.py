"""Which entries and worked examples have tests, by the marks that name them in the test files."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parents[3] / "tests"


def coverage(folder: Path = TESTS, mark: str = "rule") -> dict[str, list[str]]:
    """The tests of each entry, as "file::test"; of each worked example with the mark `scenario`."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(folder.rglob("test_*.py")):
        for name, test in _marks(ast.parse(path.read_text(encoding="utf-8")), mark):
            found[name].append(f"{path.relative_to(folder).as_posix()}::{test}")
    return dict(found)


def _marks(tree: ast.Module, kind: str) -> Iterator[tuple[str, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            for mark in node.decorator_list:
                for name in _ids(mark, kind):
                    yield name, node.name


def _ids(mark: ast.expr, kind: str) -> Iterator[str]:
    """The ids in `pytest.mark.<kind>(...)`; nothing for any other decorator."""
    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == f"pytest.mark.{kind}":
        for argument in mark.args:
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                yield argument.value
