"""Figures that are fitted: what a novice gives how much weight, read from a small data file.

`python -m kursbuch.bots.fit` and `python -m kursbuch.bots.eighteen.fit_rounds` find and write them.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TypeAlias

from kursbuch.bots.knowledge import Ablation

Figures: TypeAlias = Mapping[str, Mapping[str, float]]
"""By the module that reads them, and by name."""

FILE = files(__package__).joinpath("figures.toml")


@cache
def figures() -> Figures:
    """All figures of the data file."""
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def figure(module: str, name: str) -> float:
    """A figure of a module of this package.

    >>> from kursbuch.bots.figures import figure
    >>> figure("eighteen.trains", "HOPE") > 0
    True
    """
    return float(figures()[module][name])


def written(text: str, figure: Ablation, source: str) -> str:
    """The data file with another value of a figure, and where it comes from."""
    lines, section = text.splitlines(), ""
    for place, line in enumerate(lines):
        if line.startswith("["):
            section = line.strip('[]"')
        elif section == figure.module and line.split(" = ")[0] == figure.name:
            lines[place] = f"{figure.name} = {figure.value:g}  # {source}"
    return "\n".join(lines) + "\n"
