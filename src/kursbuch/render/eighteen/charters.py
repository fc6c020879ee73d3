"""The charters of the companies: who directs them, what they have, who holds their shares."""

from __future__ import annotations

from collections.abc import Iterator

from kursbuch.core.words import Who
from kursbuch.eighteen.ids import BANK, POOL, CompanyId, Holder
from kursbuch.eighteen.printed.charter import Charter
from kursbuch.eighteen.state import State18
from kursbuch.eighteen.stock.holdings import director, shareholders
from kursbuch.eighteen.stock.market import by_price, price
from kursbuch.render.eighteen.papers import papers
from kursbuch.render.eighteen.reading import inks, moment
from kursbuch.render.eighteen.stops import token
from kursbuch.render.lettering import width, wrapped
from kursbuch.render.options import DrawOptions
from kursbuch.render.page import page
from kursbuch.render.palette import FAINT, INK, RULE, Ink
from kursbuch.render.svg import Element, circle, moved, rect, text

WIDE, HIGH, GAP = 372.0, 186.0, 16.0
_COLUMNS = 3
_TINTS = ("#e7d9b8", "#cfdcc6", "#d9cfe0", "#cddbe6", "#ead0c4", "#dfe0b8", "#d5d5d5")
"""One for each seat."""


def draw_charters(state: State18, options: DrawOptions) -> str:
    """All charters in operating order, and the papers below them, as one picture."""
    companies = order(state)
    rows = -(-len(companies) // _COLUMNS)
    wide, high = _COLUMNS * (WIDE + GAP) - GAP, rows * (HIGH + GAP) + 8
    below, more = papers(state, options, wide)
    return page(
        state,
        options,
        name=f"{state.title.name} · {options.say('render-charters')}",
        moment=moment(state, options),
        kind="charters",
        size=(wide, high + more),
        content=[*_cards(state, companies, options), moved(0, high, below)],
        description=" ".join(_told(state, name, options) for name in companies),
    )


def _cards(state: State18, companies: list[CompanyId], options: DrawOptions) -> Iterator[Element]:
    colours = inks(state.title)
    for index, name in enumerate(companies):
        x, y = index % _COLUMNS * (WIDE + GAP), index // _COLUMNS * (HIGH + GAP)
        card = charter(state, name, colours[name], options)
        yield moved(x, y, *card, class_="charter", data_company=name)


def order(state: State18) -> list[CompanyId]:
    """By price, then those not yet on the chart; closed companies are left out."""
    listed = by_price(state)
    rest = [name for name in state.title.charters if name not in listed]
    return [name for name in (*listed, *rest) if not state.companies[name].closed]


def charter(state: State18, name: CompanyId, ink: Ink, options: DrawOptions) -> Iterator[Element]:
    """One charter."""
    printed, record = state.title.charters[name], state.companies[name]
    yield rect(0, 0, WIDE, HIGH, rx=5, fill="#fffdf7", stroke=RULE, stroke_width=1.2)
    yield from _band(printed, ink)
    yield from _facts(state, name, options)
    yield moved(14, 112, *_trains(state, name, options))
    yield moved(WIDE - 14, 112, *_stock(record.markers, ink))
    yield moved(14, 146, *_shares(state, name, options))


def _band(printed: Charter, ink: Ink) -> Iterator[Element]:
    yield rect(0, 0, WIDE, 40, rx=5, fill=ink.ground)
    yield rect(0, 30, WIDE, 10, fill=ink.ground)
    yield moved(28, 20, token(printed.id, ink, 16))
    words = wrapped(printed.name, WIDE - 120, 15, bold=True)
    yield text(" ".join(words), 54, 20, 15, anchor="start", weight=600, fill=ink.letters)
    yield text(printed.number, WIDE - 12, 20, 13, anchor="end", weight=500, fill=ink.letters)


def _facts(state: State18, name: CompanyId, options: DrawOptions) -> Iterator[Element]:
    """Treasury, price, issue price and last revenue, in columns."""
    record, seat = state.companies[name], director(state, name)
    who = options.say("render-as-is", words=Who(seat)) if seat is not None else "–"
    facts = {
        "director": who,
        "treasury": str(record.cash),
        "price": str(price(state, name) or "–"),
        "issue": str(record.par or "–"),
        "revenue": str(record.revenue or "–"),
    }
    for x, (key, shown) in zip((14, 122, 200, 256, 314), facts.items(), strict=True):
        yield text(options.say(f"render-{key}"), x, 54, 10.5, anchor="start", fill=FAINT)
        yield text(shown, x, 73, 16, anchor="start", weight=600)


def _trains(state: State18, name: CompanyId, options: DrawOptions) -> Iterator[Element]:
    record = state.companies[name]
    yield text(options.say("render-trains-owned"), 0, -18, 10.5, anchor="start", fill=FAINT)
    if not record.trains:
        yield text("–", 0, 2, 15, anchor="start", fill=FAINT)
    for index, train in enumerate(record.trains):
        x = index * 44
        yield rect(x, -9, 38, 22, rx=3, fill="#f1e8d2", stroke=INK, stroke_width=1)
        shown = state.title.trains[train].shown
        yield text(shown, x + 19, 2, 14 if len(shown) < 4 else 11, weight=600)


def _stock(markers: int, ink: Ink) -> Iterator[Element]:
    """The station markers still in stock, at the right edge."""
    for index in range(markers):
        yield circle(-8 - index * 17, 2, 7, fill=ink.ground, stroke=INK, stroke_width=1)


def _shares(state: State18, name: CompanyId, options: DrawOptions) -> Iterator[Element]:
    """A bar of all shares: players by seat, then bank and pool."""
    room = WIDE - 28
    holders = shareholders(state, name)
    total = sum(holders.values())
    x = 0.0
    for holder in sorted(holders, key=_rank):
        wide = room * holders[holder] / total
        percent = f"{100 * holders[holder] // total} %"
        yield rect(x, 0, wide, 28, fill=_tint(holder), stroke=INK, stroke_width=0.8)
        yield from _share_words(_holder(holder, options), percent, x + wide / 2, wide)
        x += wide


def _share_words(who: str, percent: str, x: float, wide: float) -> Iterator[Element]:
    size = min(11.0, 11.0 * (wide - 4) / max(width(who, 11), 1))
    if size < 6.5:
        yield text(percent, x, 14, min(11.0, wide / 3), weight=600)
        return
    yield text(who, x, 8.5, size)
    yield text(percent, x, 20.5, 11, weight=600)


def _rank(holder: Holder) -> tuple[int, str]:
    if isinstance(holder, int):
        return holder, ""
    return {BANK: 91, POOL: 92}.get(holder, 90), holder


def _tint(holder: Holder) -> str:
    if isinstance(holder, int):
        return _TINTS[holder % len(_TINTS)]
    return {BANK: "#ffffff", POOL: "#efe9dc"}.get(holder, "#ffffff")


def _holder(holder: Holder, options: DrawOptions) -> str:
    if isinstance(holder, int):
        return options.say("render-as-is", words=Who(holder))
    return options.say(f"render-{holder}") if holder in (BANK, POOL) else holder


def _told(state: State18, name: CompanyId, options: DrawOptions) -> str:
    record = state.companies[name]
    trains = [state.title.trains[train].shown for train in record.trains]
    return options.say(
        "render-charter",
        company=name,
        cash=record.cash,
        price=price(state, name),
        trains=", ".join(trains) or "–",
    )
