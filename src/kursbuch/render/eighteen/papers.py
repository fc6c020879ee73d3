"""Private companies and other certificates that are not shares: owners and income."""

from __future__ import annotations

from kursbuch.core.words import Who
from kursbuch.eighteen.ids import BANK, OUT, Holder
from kursbuch.eighteen.printed.charter import Paper
from kursbuch.eighteen.state import State18
from kursbuch.render.options import DrawOptions
from kursbuch.render.palette import FAINT, RULE
from kursbuch.render.svg import Element, group, line, moved, text

_ROW, _COLUMNS = 26.0, 3


def papers(state: State18, options: DrawOptions, wide: float) -> tuple[Element, float]:
    """All papers still in the game, in columns, and how high they are together."""
    there = [p for p in state.title.papers.values() if state.holder[p.id] != OUT]
    if not there:
        return group(), 0.0
    rows = -(-len(there) // _COLUMNS)
    step = wide / _COLUMNS
    parts = [text(options.say("render-papers"), 0, 12, 16, anchor="start", weight=600)]
    for index, paper in enumerate(there):
        x, y = index // rows * step, 34 + index % rows * _ROW
        parts.append(moved(x, y, *_line(paper, state.holder[paper.id], step - 18, options)))
    return group(*parts, class_="papers"), 34 + rows * _ROW


def _line(paper: Paper, holder: Holder, wide: float, options: DrawOptions) -> list[Element]:
    return [
        text(paper.id, 0, 9, 13, anchor="start", weight=600),
        text(_short(paper), 34, 9, 13, anchor="start"),
        text(str(paper.income), wide - 92, 9, 13, anchor="end", fill=FAINT),
        text(_holder(holder, options), wide, 9, 13, anchor="end", weight=500),
        line((0, 20), (wide, 20), stroke=RULE, stroke_width=0.7),
    ]


def _short(paper: Paper) -> str:
    """The name, cut to the column; nothing where the paper is called by its number only."""
    if paper.name == paper.id:
        return ""
    return paper.name if len(paper.name) < 30 else f"{paper.name[:27].rstrip()}…"


def _holder(holder: Holder, options: DrawOptions) -> str:
    if isinstance(holder, int):
        return options.say("render-as-is", words=Who(holder))
    return options.say("render-bank") if holder == BANK else holder
