"""Charts: figures over time, from positions along the game or from its events by round."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import pygal
from pygal import PluginImportFixer
from pygal.style import Style

from kursbuch.core.state import State
from kursbuch.core.words import Message
from kursbuch.web.tables.models import Table
from kursbuch.web.tables.page import tallies
from kursbuch.web.tables.page.figures import Figures
from kursbuch.web.tables.page.table_view import TableView
from kursbuch.web.tables.record import positions
from kursbuch.web.tables.record.tree import row_of

# Pygal finds plugins through a deprecated import mechanism; we use none.
sys.meta_path[:] = [finder for finder in sys.meta_path if not isinstance(finder, PluginImportFixer)]

POINTS = 36
"""A chart has no more points than this; between them the game is not looked at."""
DASHES = ("", "8,4", "2,4", "10,3,2,3", "5,5", "14,4", "1,3", "6,2,1,2")
COLOURS = ("#e8830c", "#7a2b8f", "#1d63b8", "#1d1d1d", "#00795f", "#a40122", "#4f5b66")
"""A seat has the colour that it has everywhere on the page."""
MANY = (
    *COLOURS,
    *("#b8860b", "#c2479b", "#2f9e44", "#5b4bd6", "#8a4b2a", "#0b9bb3"),
    *("#e0457b", "#6b7a00", "#9b5de5", "#c75b12", "#3a6ea5", "#7d1d5e"),
    *("#1f7a1f", "#d4a017", "#005f99", "#b5651d", "#5f6b2d"),
)
"""There are more companies than seats, and several are printed in one colour."""
PAPER, GUIDE = "#fffdf7", "#e5dcc8"
ROW = 21
"""The height of a row of the legend."""


@dataclass(frozen=True)
class Size:
    """How wide a chart is, how high without its legend, and the columns of that."""

    width: int
    height: int
    columns: int

    def whole_height(self, lines: int) -> int:
        """The height with the legend."""
        return self.height + ROW * -(-lines // self.columns)


WIDE, SMALL = Size(760, 396, 4), Size(520, 276, 4)


def moments(table: Table) -> list[int]:
    """The moves to look at: every one of a short game, every 25th of a long one, the last."""
    step = 1 if table.number <= POINTS else positions.EVERY
    while table.number // step > POINTS:
        step += positions.EVERY
    return sorted({*range(0, table.number + 1, step), table.number})


def sampled(table: Table, measure: Callable[[State], Mapping[str, int]]) -> Figures:
    """The values of every line at every moment; None before a line begins."""
    numbers = moments(table)
    found = [measure(positions.after(table, row_of(table, number))) for number in numbers]
    names = list(dict.fromkeys(name for values in found for name in values))
    lines = {name: [values.get(name) for values in found] for name in names}
    return Figures("page-move", [str(number) for number in numbers], lines)


def known(view: TableView) -> list[str]:
    """The charts of a title at this table."""
    tallied = view.presenter.tallies.items()
    return [*view.presenter.charts, *(chart for chart, one in tallied if one.shown(view.state))]


def figures(view: TableView, chart: str) -> Figures:
    """What a chart shows."""
    if chart in view.presenter.tallies:
        return tallies.figures(view.table, view.presenter, chart)
    return sampled(view.table, view.presenter.charts[chart])


def context(view: TableView) -> dict[str, Any]:
    """The charts of a title, each with its table."""
    return {"charts": [_told(view, chart) for chart in known(view)]}


def _told(view: TableView, chart: str) -> dict[str, Any]:
    found = figures(view, chart)
    tally = view.presenter.tallies.get(chart)
    return {
        "key": chart,
        "along": found.along,
        "stops": found.stops,
        "height": WIDE.whole_height(len(found.lines)),
        "lines": [(_name(view, name), values) for name, values in found.lines.items()],
        "note": tally.note(view.state) if tally else "",
    }


def small(view: TableView, chart: str) -> dict[str, Any]:
    """A chart among others on one sheet."""
    lines = len(figures(view, chart).lines)
    return {"key": chart, "width": SMALL.width, "height": SMALL.whole_height(lines)}


def _name(view: TableView, name: str) -> str:
    """A player, a company, or what the title calls such a line."""
    if name.isdecimal():
        return view.scene.names[int(name)]
    key = f"{view.presenter.words}line-{name}"
    words = view.scene.words
    return words.say(Message(key)) if words.knows(key) else name


def colours_of(found: Figures, companies: Sequence[str]) -> list[str]:
    """A seat has its own; a company has the same in all charts of a title."""
    return [_colour(name, number, companies) for number, name in enumerate(found.lines)]


def _colour(name: str, number: int, companies: Sequence[str]) -> str:
    if name.isdecimal():
        return COLOURS[int(name) % len(COLOURS)]
    return MANY[(companies.index(name) if name in companies else number) % len(MANY)]


def _style(view: TableView, found: Figures) -> Style:
    colours = colours_of(found, view.presenter.companies(view.state))
    return Style(
        background=PAPER,
        plot_background=PAPER,
        colors=colours or COLOURS,
        font_family="Helvetica Neue, Arial, sans-serif",
        label_font_size=13,
        major_label_font_size=13,
        legend_font_size=14,
        title_font_size=18,
        opacity=1,
        stroke_opacity=1,
        stroke_width=2.2,
        guide_stroke_color=GUIDE,
        major_guide_stroke_color=GUIDE,
        guide_stroke_dasharray="none",
        major_guide_stroke_dasharray="none",
    )


def draw(view: TableView, chart: str, size: Size = WIDE) -> bytes:
    """One chart as a picture: lines told apart by dashes and marks besides colour."""
    found = figures(view, chart)
    line = pygal.Line(
        style=_style(view, found),
        js=[],
        width=size.width,
        height=size.whole_height(len(found.lines)),
        margin_bottom=ROW + 6,
        explicit_size=True,
        legend_at_bottom=True,
        legend_at_bottom_columns=size.columns,
        show_minor_x_labels=False,
        x_labels_major_count=8,
        truncate_legend=18,
        truncate_label=-1,
        dots_size=2.5,
        no_data_text=view.scene.words.say(Message("page-none")),
        title=view.scene.words.say(Message(f"page-chart-{chart}")),
    )
    line.x_labels = [*found.stops]
    for index, (name, values) in enumerate(found.lines.items()):
        dash = DASHES[index % len(DASHES)]
        line.add(_name(view, name), values, stroke_style={"dasharray": dash})
    drawn: bytes = line.render()
    return drawn
