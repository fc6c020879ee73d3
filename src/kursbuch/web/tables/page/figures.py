"""The figures of a chart, whatever they were read from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Figures:
    """One chart: the moves or rounds it looks at, and a line for each player or company."""

    along: str
    """What lies along the axis, as a key."""
    stops: Sequence[str]
    lines: Mapping[str, Sequence[int | None]]
