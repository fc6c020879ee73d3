"""`make mutants`: change the rules at random, one place at a time, and see whether tests notice.

Each change is made in a temporary copy of the tree: a comparison is turned round, a condition
negated, an effect left out, a number of code or data made larger by one. Then the tests of the
game that was changed, which hold without the change, are run until the first fails. A change
that no test notices has survived, and is printed: either it changes nothing that anybody can
see, or a test is missing.
"""

from __future__ import annotations

import argparse
import ast
import difflib
import multiprocessing
import os
import random
import re
import shutil
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import redirect_stdout
from dataclasses import dataclass
from pathlib import Path

import hypothesis  # noqa: F401  (so that not every run imports it again)
import numpy as np  # noqa: F401
import pytest

ROOT = Path(__file__).resolve().parents[1]
RULES = "src/kursbuch"
GAMES = sorted(title.parent.name for title in (ROOT / RULES / "games").glob("*/title.py"))
FAMILY = [
    game
    for game in GAMES
    if "kursbuch.eighteen" in (ROOT / RULES / "games" / game / "title.py").read_text("utf-8")
]
PLAYED = {f"games/{game}": (game,) for game in GAMES} | {
    "eighteen": tuple(FAMILY),
    "core": tuple(game for game in GAMES if game not in FAMILY),
}
"""Where rules stand, and the games whose tests should notice a change there."""
LAST = ("turned_board", "edition_2003", "_map")
"""Tests of seconds: asked when no quicker one has noticed."""
SLOW = ("random", "many", "recorded")
"""Tests of whole games take minutes; the rules have tests of their own."""
FORK = multiprocessing.get_context("fork")
TURNED = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Is: "is not",
    ast.IsNot: "is",
}


@dataclass(frozen=True, slots=True)
class Change:
    """One place of a file, and what stands there instead."""

    file: Path
    start: int
    end: int
    new: str

    def text(self, source: str) -> str:
        """The file with the change in it."""
        return source[: self.start] + self.new + source[self.end :]


class Places(ast.NodeVisitor):
    """All changes that can be made in a module."""

    def __init__(self, file: Path, source: str) -> None:
        self.file, self.source, self.found = file, source, list[Change]()
        self.lines = [0]
        for line in source.splitlines(keepends=True):
            self.lines.append(self.lines[-1] + len(line.encode()))

    def change(self, node: ast.expr | ast.stmt, new: str) -> None:
        """Something else stands in the place of a node."""
        raw = self.source.encode()
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self.lines[node.lineno - 1] + node.col_offset
        end = self.lines[node.end_lineno - 1] + node.end_col_offset
        at, to = len(raw[:start].decode()), len(raw[:end].decode())
        self.found.append(Change(self.file, at, to, new))

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        """Types change nothing."""
        if node.value is not None:
            self.visit(node.value)

    def visit_arguments(self, node: ast.arguments) -> None:
        """Nor do the types of arguments."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        """Only what a function does."""
        for part in node.body:
            self.visit(part)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        """A number in brackets is mostly an index into what has just one order."""
        self.visit(node.value)

    def visit_Assert(self, node: ast.Assert) -> None:
        """What is asserted cannot be otherwise."""

    def visit_Expr(self, node: ast.Expr) -> None:
        """An effect is left out."""
        if isinstance(node.value, ast.Call):
            self.change(node, "pass")
            self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        """An effect is left out."""
        self.change(node, "pass")

    def visit_Compare(self, node: ast.Compare) -> None:
        """A comparison is turned round."""
        parts = [node.left, *node.comparators]
        said = [f"({ast.unparse(part)})" for part in parts]
        signs = [SIGNS[type(sign)] for sign in node.ops]
        for number, sign in enumerate(node.ops):
            turned = [*signs[:number], TURNED[type(sign)], *signs[number + 1 :]]
            words = [said[0]]
            for operator, part in zip(turned, said[1:], strict=True):
                words += [operator, part]
            self.change(node, f"({' '.join(words)})")
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        """One of several conditions is not asked for."""
        for number in range(len(node.values)):
            rest = [v for at, v in enumerate(node.values) if at != number]
            sign = " and " if isinstance(node.op, ast.And) else " or "
            self.change(node, f"({sign.join(f'({ast.unparse(v)})' for v in rest)})")
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        """A negation is taken away."""
        if isinstance(node.op, ast.Not):
            self.change(node, f"bool({ast.unparse(node.operand)})")
        self.generic_visit(node)

    def visit_If(self, node: ast.If) -> None:
        """A condition always holds, or never."""
        self.change(node.test, "True")
        self.change(node.test, "False")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        """A number is larger by one."""
        if type(node.value) is int:
            self.change(node, str(node.value + 1))


SIGNS = {
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.In: "in",
    ast.NotIn: "not in",
    ast.Is: "is",
    ast.IsNot: "is not",
}


def changes(file: Path, source: str) -> list[Change]:
    """Every change that can be made in a file of rules or of data."""
    if file.suffix == ".toml":
        return list(numbers(file, source))
    places = Places(file, source)
    places.visit(ast.parse(source))
    return [c for c in places.found if c.new != source[c.start : c.end]]


def numbers(file: Path, source: str) -> Iterator[Change]:
    """Every number of a data file that is no part of a name, larger by one."""
    at = 0
    for line in source.splitlines(keepends=True):
        said = line.partition("#")[0]
        if not said.lstrip().startswith("["):
            value = said.find("=") + 1
            for hit in re.finditer(r"(?<![\w.\-\"])\d+(?![\w.\-\"])", said[value:]):
                start = at + value + hit.start()
                yield Change(file, start, start + len(hit[0]), str(int(hit[0]) + 1))
        at += len(line)


def drawn(tree: Path, number: int, seed: int, areas: Sequence[str]) -> list[tuple[str, Change]]:
    """A number of changes at random, of all areas in proportion to what can be changed in them.

    The shape of a drawn map is no rule.
    """
    every = []
    for area in areas:
        for file in sorted((tree / RULES / area).rglob("*")):
            if file.suffix in (".py", ".toml") and not file.stem.endswith("shape"):
                found = changes(file.relative_to(tree), file.read_text(encoding="utf-8"))
                every += [(area, change) for change in found]
    return random.Random(seed).sample(every, min(number, len(every)))


def folders(area: str) -> list[str]:
    """The tests of an area, and of the games that are played by it."""
    own = [] if area.startswith("games/") else [f"tests/{area}"]
    return own + [f"tests/games/{game}" for game in PLAYED[area]]


def golden(copy: Path, area: str) -> str:
    """The golden games of an area, as pytest selects them: those of titles that its games name."""
    played = GAMES if area == "core" else PLAYED[area]
    games = [copy / RULES / "games" / game for game in played]
    code = "".join(file.read_text("utf-8") for game in games for file in game.rglob("*.py"))
    titles = {file.stem for file in (copy / "tests" / "replays").glob("rules-*/*.json")}
    return " or ".join(sorted(title for title in titles if f'"{title}"' in code))


def tests_of(copy: Path, area: str, change: Change) -> list[list[str]]:
    """The test files of an area, in the order in which they are asked.

    First those named like the changed module, then the other quick ones, then those of seconds,
    then the golden games.
    """
    files = [file for folder in folders(area) for file in sorted((copy / folder).glob("test_*.py"))]
    files = [file for file in files if not any(word in file.name for word in SLOW)]
    last = [file for file in files if any(word in file.stem for word in LAST)]
    words = set(re.findall(r"[a-z]{4,}", change.file.stem.replace("s", "")))
    named = [f for f in files if f not in last and words & set(f.stem.replace("s", "").split("_"))]
    others = [file for file in files if file not in last and file not in named]
    stages = [[str(f.relative_to(copy)) for f in stage] for stage in (named, others, last) if stage]
    return [*stages, ["tests/replays", "-k", golden(copy, area)]]


def hold(copy: Path, tests: Sequence[str], patience: float) -> bool:
    """Whether these tests hold, in a process of their own that knows pytest already."""
    process = FORK.Process(target=_run, args=(copy, tests))
    process.start()
    process.join(patience)
    if process.exitcode is None:
        process.kill()
        process.join()
        raise TimeoutError
    return process.exitcode == 0


def _run(copy: Path, tests: Sequence[str]) -> None:
    """Kursbuch is imported here for the first time, as it stands in the copy."""
    os.chdir(copy)
    sys.path[:0] = [str(copy), str(copy / "src")]
    os.environ["PYTHONPATH"] = str(copy / "src")
    plain = ["-W", "ignore::pytest.PytestAssertRewriteWarning"]  # what is imported already
    plain += ["-p", "no:cacheprovider", "-p", "no:randomly", "-p", "no:xdist"]
    with Path(os.devnull).open("w", encoding="utf-8") as nowhere, redirect_stdout(nowhere):
        sys.exit(pytest.main(["-x", "-q", "-m", "not proof", *plain, *tests]))


def red_before(copy: Path, areas: Sequence[str], patience: float) -> list[str]:
    """What fails without any change: what it notices later would say nothing."""
    asked = {folder for area in areas for folder in folders(area)}
    return [each for each in sorted({*asked, "tests/replays"}) if not hold(copy, [each], patience)]


def outcome(copy: Path, area: str, change: Change, patience: float) -> str:
    """What became of a change: killed by a test, by its endlessness, or survived."""
    file = copy / change.file
    source = file.read_text(encoding="utf-8")
    file.write_text(change.text(source), encoding="utf-8")
    try:
        held = all(hold(copy, tests, patience) for tests in tests_of(copy, area, change))
    except TimeoutError:
        return "endless"
    finally:
        file.write_text(source, encoding="utf-8")
    return "survived" if held else "killed"


def difference(tree: Path, change: Change) -> str:
    """The change as a patch."""
    source = (tree / change.file).read_text(encoding="utf-8")
    old, new = source.splitlines(), change.text(source).splitlines()
    name = str(change.file)
    return "\n".join(difflib.unified_diff(old, new, name, name, n=1, lineterm=""))


def main() -> None:
    """Make the changes, one after the other, and say what became of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--number", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, help="begin with this one of them")
    parser.add_argument("--area", action="append", choices=PLAYED, help="only changes in there")
    parser.add_argument("--patience", type=float, default=300, help="seconds for each change")
    parser.add_argument("--minutes", type=float, default=0, help="stop after this many minutes")
    wanted = parser.parse_args()
    begun, found = time.monotonic(), Counter[str]()
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "kursbuch"
        ignored = shutil.ignore_patterns(".git", ".venv", "__pycache__", "build")
        shutil.copytree(ROOT, copy, ignore=ignored)
        areas = wanted.area or list(PLAYED)
        chosen = drawn(copy, wanted.number, wanted.seed, areas)
        if red := red_before(copy, areas, 2 * wanted.patience):
            sys.exit(f"without any change, tests fail: {', '.join(red)}")
        for number, (area, change) in enumerate(chosen):
            if number < wanted.first:
                continue
            if wanted.minutes and time.monotonic() - begun > 60 * wanted.minutes:
                break
            became = outcome(copy, area, change, wanted.patience)
            found[became] += 1
            print(f"{number}: {became}: {change.file}", flush=True)
            if became == "survived":
                print(difference(copy, change), flush=True)
    print(", ".join(f"{count} {became}" for became, count in sorted(found.items())))


if __name__ == "__main__":
    main()
