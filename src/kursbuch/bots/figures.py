"""Figures that are fitted: what a novice gives how much weight, read from a small data file.

`python -m kursbuch.bots.fit` finds and writes them.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TypeAlias

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
