"""Dividend: what paying out and withholding would do to everybody, beside the present."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from kursbuch.core.action import Seat
from kursbuch.core.state import play
from kursbuch.core.words import Message
from kursbuch.eighteen.ids import CompanyId
from kursbuch.eighteen.operating.depot import for_sale
from kursbuch.eighteen.operating.depot import price as train_price
from kursbuch.eighteen.operating.dividends import Dividend, UseRevenue
from kursbuch.eighteen.state import State18, kind
from kursbuch.eighteen.stock.holdings import shares
from kursbuch.eighteen.stock.market import price
from kursbuch.web.games.eighteen.focus import amid_stations
from kursbuch.web.games.eighteen.moments.turn import plate, steps
from kursbuch.web.games.eighteen.places import state_of
from kursbuch.web.games.moment import Moment, proposing
from kursbuch.web.games.presenter import Scene


@dataclass(frozen=True)
class Row:
    """One thing that is compared."""

    label: str
    read: Callable[[State18], int | str]
    seat: Seat | None = None
    """Whose cash it is."""
    part: int = 0
    """How much of the company they hold, in percent."""


def dividend(scene: Scene) -> Moment:
    """Three columns: now, pay out, withhold."""
    state = state_of(scene)
    step = state.agenda[-1]
    assert isinstance(step, Dividend)
    return Moment(
        template="games/eighteen/moments/dividend.html",
        context=_context(scene, step),
        shows=frozenset({UseRevenue}),
        steps=steps(scene),
        plate=plate(scene, step.company),
        focus=amid_stations(scene, step.company),
        commit=_commit(scene, state.companies[step.company].revenue),
    )


def _commit(scene: Scene, revenue: int) -> str:
    """What the button says: all of it, or nothing."""
    if not isinstance(scene.proposed, UseRevenue):
        return ""
    key = "e-go-pay-out" if scene.proposed.pay_out else "e-go-keep"
    return scene.words.say(Message(key, revenue=revenue))


def _context(scene: Scene, step: Dividend) -> dict[str, Any]:
    state = state_of(scene)
    mine = next((o for o in scene.offers if o.action is UseRevenue), None)
    seat = mine.by if mine else step.actors(state)[0]
    ways = [UseRevenue(by=seat, pay_out=pay) for pay in (True, False)]
    after = [_settled(state, way) for way in ways]
    columns = [
        {
            "label": scene.words.say(Message(f"e-pay-out-{'yes' if way.pay_out else 'no'}")),
            "want": proposing(way) if mine else "",
            "on": way == scene.proposed,
        }
        for way in ways
    ]
    rows = [_compared(row, state, after, columns) for row in _rows(scene, step, seat)]
    return {"columns": columns, "rows": rows, "revenue": state.companies[step.company].revenue}


def _settled(state: State18, way: UseRevenue) -> State18:
    """The position after the decision."""
    after, _ = play(state, way)
    return after


def _compared(
    row: Row, state: State18, after: Sequence[State18], columns: Sequence[Mapping[str, Any]]
) -> dict[str, Any]:
    """What the row tells now, and after each decision with how much that is more or less."""
    now = row.read(state)
    cells = [
        {"value": then, "more": _more(now, then), "on": column["on"]}
        for then, column in zip(map(row.read, after), columns, strict=True)
    ]
    return {"label": row.label, "seat": row.seat, "part": row.part, "now": now, "cells": cells}


def _more(now: int | str, then: int | str) -> int:
    return then - now if isinstance(now, int) and isinstance(then, int) else 0


def _rows(scene: Scene, step: Dividend, seat: Seat) -> list[Row]:
    """What is compared: everybody's cash, the treasury, the price, your worth, the trains."""
    state, company, say = state_of(scene), step.company, scene.words.say
    return [
        *(_holder(scene, company, one) for one in state.order if shares(state, company, one)),
        Row(say(Message("e-treasury")), lambda s: s.companies[company].cash),
        Row(say(Message("e-price")), lambda s: price(s, company) or "–"),
        Row(say(Message("e-your-worth")), lambda s: s.title.scored(s, seat)),
        Row(say(Message("e-can-buy")), lambda s: _affordable(s, step)),
    ]


def _holder(scene: Scene, company: CompanyId, seat: Seat) -> Row:
    """A player's cash, and which part of the company is theirs."""
    state = state_of(scene)
    part = 100 * shares(state, company, seat) // kind(state, company).shares
    return Row(scene.words.name(seat), lambda s: s.players[seat].cash, seat, part)


def _affordable(state: State18, step: Dividend) -> str:
    """The trains that the treasury could pay for."""
    cash = state.companies[step.company].cash
    found = [t for _, t in for_sale(state, step.company) if train_price(state, t) <= cash]
    return ", ".join(dict.fromkeys(state.title.trains[t].shown for t in found)) or "–"
