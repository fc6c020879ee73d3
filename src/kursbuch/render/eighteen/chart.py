"""The stock market: prices, start cells, and the price markers in the order of their stacks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from kursbuch.eighteen.ids import Cell, CompanyId
from kursbuch.eighteen.state import State18
from kursbuch.eighteen.stock.market import by_price
from kursbuch.eighteen.title.slots import S
from kursbuch.render import marking
from kursbuch.render.eighteen.additions import NOTHING, Additions, RedLine
from kursbuch.render.eighteen.reading import inks, moment
from kursbuch.render.eighteen.stops import token
from kursbuch.render.legend import Entry, flow
from kursbuch.render.options import DrawOptions
from kursbuch.render.page import page
from kursbuch.render.palette import FAINT, INK, RULE, SIGNAL, Ink
from kursbuch.render.svg import Element, Written, group, line, moved, rect, text, tooltip, written

WIDE, HIGH = 76.0, 66.0
_PLAIN, _START = "#fffdf7", "#f6e3a8"
_SPREAD: Mapping[int, tuple[float, tuple[tuple[float, float], ...]]] = {
    1: (17.0, ((0, 5),)),
    2: (15.0, ((-16.5, 8), (17, 8))),
    3: (13.0, ((22, -14), (-17, 15), (17, 15))),
    4: (11.0, ((24, -16), (-24, 17), (0, 17), (24, 17))),
}
"""The radius of the markers of a stack, and their places from the top of the stack down.

The corner at the top left is that of the price.
"""


def draw_chart(state: S, options: DrawOptions, additions: Additions[S] = NOTHING) -> str:
    """The stock market as a picture."""
    rows = state.title.chart.rows
    wide, high = WIDE * max(len(row) for row in rows), HIGH * len(rows)
    content = [*_cells(state, options), *_line(state, additions.red_line)]
    if options.legend:
        signs, more = flow(_signs(additions.red_line, options), (0, high + 8), wide)
        content, high = [*content, signs], high + 8 + more
    return page(
        state,
        options,
        name=f"{state.title.name} · {options.say('render-chart')}",
        moment=moment(state, options),
        kind="chart",
        size=(wide, high),
        content=content,
        description=_described(state, options),
    )


def stacks(state: State18) -> dict[Cell, list[CompanyId]]:
    """The companies of each cell, the top of the stack first."""
    found: dict[Cell, list[CompanyId]] = {}
    for company in by_price(state):
        cell = state.companies[company].cell
        assert cell is not None
        found.setdefault(cell, []).append(company)
    return found


def _cells(state: State18, options: DrawOptions) -> Iterator[Element]:
    """Every cell; a cell is marked by its row and column."""
    chart, there = state.title.chart, stacks(state)
    starts = set(chart.issue.values())
    colours = inks(state.title)
    for row, prices in enumerate(chart.rows):
        for column, price in enumerate(prices):
            if price:
                cell = (row, column)
                companies = there.get(cell, [])
                name, words = f"{row},{column}", _told(price, there.get(cell, []))
                mark = options.marks.of(name)
                yield moved(
                    column * WIDE,
                    row * HIGH,
                    tooltip(words),
                    _cell(price, cell in starts),
                    *_markers(companies, colours),
                    _marked(mark),
                    data_cell=name,
                    **marking.place("cell", mark, words),
                )


def _marked(mark: str | None) -> Element | None:
    if mark is None:
        return None
    return rect(4, 4, WIDE - 8, HIGH - 8, fill="transparent", **marking.outline(mark))


@cache
def _cell(price: int, start: bool) -> Written:
    """What is printed in a cell: the same in all pictures."""
    fill = _START if start else _PLAIN
    frame = rect(2.5, 2.5, WIDE - 5, HIGH - 5, fill="none", stroke="#9c7b1c", stroke_width=1.4)
    return written(
        rect(0, 0, WIDE, HIGH, fill=fill, stroke=RULE, stroke_width=1),
        *([frame] if start else []),
        text(str(price), 6, 12, 16, anchor="start", weight=600 if start else 500),
    )


def _markers(companies: list[CompanyId], colours: Mapping[CompanyId, Ink]) -> Iterator[Element]:
    radius, places = _SPREAD.get(len(companies)) or _many(len(companies))
    numbered = len(companies) > 1
    for number, (company, (x, y)) in enumerate(zip(companies, places, strict=True), 1):
        at = WIDE / 2 + x, HIGH / 2 + y
        yield moved(*at, token(company, colours[company], radius))
        if numbered:
            yield _ordinal(number, at[0] - 0.78 * radius, at[1] - 0.78 * radius)


def _many(number: int) -> tuple[float, tuple[tuple[float, float], ...]]:
    """More than four: three in a row, as many rows as it takes."""
    rows = -(-number // 3) if number else 1
    step = min(21.0, 44.0 / rows)
    return step / 2, tuple(
        (step * 1.02 * (index % 3 - 1), 10 + step * (index // 3 - (rows - 1) / 2))
        for index in range(number)
    )


def _ordinal(number: int, x: float, y: float) -> Element:
    """The place in the stack: 1 lies on top."""
    return text(str(number), x, y, 9, weight=700, fill=INK, halo="#ffffff")


def _line(state: State18, red_line: RedLine | None) -> Iterator[Element]:
    """The line that some companies never cross."""
    if red_line is None:
        return
    column = red_line.column
    rows = [row for row, prices in enumerate(state.title.chart.rows) if len(prices) > column]
    x = column * WIDE
    ends = (x, min(rows) * HIGH), (x, (max(rows) + 1) * HIGH)
    yield line(*ends, stroke=SIGNAL, stroke_width=4, stroke_dasharray="10 4")


def _signs(red_line: RedLine | None, options: DrawOptions) -> list[Entry]:
    small = rect(-13, -11, 26, 22, fill=_START, stroke="#9c7b1c", stroke_width=1.4)
    entries = [Entry(small, options.say("render-sign-start"))]
    if red_line is not None:
        mark = line((0, -12), (0, 12), stroke=SIGNAL, stroke_width=4, stroke_dasharray="10 4")
        entries.append(Entry(mark, options.say(red_line.meaning)))
    stack = group(text("1", -6, 0, 12, weight=700), text("2", 6, 0, 12, weight=700, fill=FAINT))
    return [*entries, Entry(stack, options.say("render-sign-stack"))]


def _told(price: int, companies: list[CompanyId]) -> str:
    return f"{price}: {', '.join(companies)}" if companies else str(price)


def _described(state: State18, options: DrawOptions) -> str:
    prices = [
        f"{company} {state.title.chart.price(cell)}"
        for cell, companies in stacks(state).items()
        for company in companies
    ]
    if not prices:
        return options.say("render-chart-empty")
    return options.say("render-chart-prices", prices=", ".join(prices))
