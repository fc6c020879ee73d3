"""Two checkouts side by side: `python -m benchmarks.compare BEFORE AFTER [NAME ...] [--runs 5]`.

Runs the benchmarks of both in turn, each with the Python of its own `.venv`, and prints the median
of every figure. The ratio says what AFTER needs for what BEFORE did: above 1 it is slower or
larger. A figure that only one of them prints has no counterpart, and stands at the end.

With `--same` the benchmarks of AFTER measure both, on one and the same game: the one that BEFORE
reads. Only `pages` can do so.
"""

from __future__ import annotations

import os
import re
import subprocess
from argparse import ArgumentParser
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import TypeAlias

from benchmarks.pages import GAME

Figure: TypeAlias = tuple[str, str, str]
"""A figure by its benchmark, row and column."""
_CELL = re.compile(r"(\d[\d,]*\.?\d*) ?([^\s,]*)")
_NONE = ("__init__", "__main__", "compare", "http")


def main() -> None:
    parser = ArgumentParser(prog="python -m benchmarks.compare", description=__doc__)
    parser.add_argument("before", type=Path)
    parser.add_argument("after", type=Path)
    parser.add_argument("names", nargs="*", metavar="NAME", help="these benchmarks only")
    parser.add_argument("--runs", type=int, default=5, help="of how many runs the median is taken")
    parser.add_argument(
        "--same", action="store_true", help="AFTER measures both, on one and the same game"
    )
    asked = parser.parse_args()
    checkouts = [asked.before, asked.after]
    with TemporaryDirectory() as folder:
        os.environ[GAME] = str(Path(folder) / "game.json") if asked.same else ""
        program = asked.after if asked.same else None
        before, after = measured(checkouts, asked.names, asked.runs, program)
    print(f"{'median of ' + str(asked.runs):56}{'before':>11}{'after':>11}{'ratio':>8}")
    for figure in before:
        if figure in after:
            print(_row(figure, before[figure], after[figure]))
    for name, one, other in (("before", before, after), ("after", after, before)):
        for figure in one.keys() - other.keys():
            print(f"only {name}: {_said(figure)} {median(one[figure]):g}")


def measured(
    checkouts: Sequence[Path], names: Sequence[str], runs: int, program: Path | None = None
) -> list[Mapping[Figure, list[float]]]:
    """The figures of the checkouts, each as often as it was measured.

    Each is measured by its own benchmarks, or all by those of one of them, the *program*.
    """
    found: list[dict[Figure, list[float]]] = [defaultdict(list) for _ in checkouts]
    for name in names or sorted({name for checkout in checkouts for name in names_of(checkout)}):
        for _ in range(runs):
            for checkout, all_figures in zip(checkouts, found, strict=True):
                if name in names_of(program or checkout):
                    printed = _printed(checkout, program or checkout, name)
                    for figure, value in figures(name, printed):
                        all_figures[figure].append(value)
    return list(found)


def figures(name: str, printed: str) -> Iterator[tuple[Figure, float]]:
    """The figures of a printed table; a line of cells without a figure names the columns."""
    header: list[str] = []
    for line in printed.splitlines():
        row, *cells = re.split(r"\s{2,}", line.strip())
        numbers = [_CELL.match(cell) for cell in cells]
        if cells and not any(numbers):
            header = cells
        columns = header if len(header) == len(cells) else [""] * len(cells)
        for column, number in zip(columns, numbers, strict=True):
            if number:
                yield (name, row, number[2] or column), float(number[1].replace(",", ""))


def names_of(checkout: Path) -> list[str]:
    """The benchmarks of a checkout."""
    files = (checkout / "benchmarks").glob("*.py")
    return [file.stem for file in files if file.stem not in _NONE]


def _printed(checkout: Path, program: Path, name: str) -> str:
    command = [str(checkout.resolve() / ".venv/bin/python"), "-m", f"benchmarks.{name}"]
    environment = {**os.environ, "PYTHONPATH": str(checkout.resolve() / "src")}
    done = subprocess.run(
        command, cwd=program, env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout


def _row(figure: Figure, before: Sequence[float], after: Sequence[float]) -> str:
    was, now = median(before), median(after)
    cost = (was, now) if figure[2].endswith("/s") else (now, was)
    ratio = f"{cost[0] / cost[1]:8.2f}" if cost[1] else " " * 8
    return f"{_said(figure):56}{was:11g}{now:11g}{ratio}"


def _said(figure: Figure) -> str:
    return " ".join(figure)


if __name__ == "__main__":
    main()
