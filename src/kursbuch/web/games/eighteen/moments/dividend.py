"""Dividend: what paying out and keeping would do to everybody, beside what is now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kursbuch.core.action import Seat
from kursbuch.core.state import play
from kursbuch.core.words import Message
from kursbuch.eighteen.operating.depot import for_sale
from kursbuch.eighteen.operating.depot import price as train_price
from kursbuch.eighteen.operating.dividends import Dividend, UseRevenue
from kursbuch.eighteen.state import State18
from kursbuch.eighteen.stock.market import price
from kursbuch.web.games.eighteen.moments.turn import plate, steps
from kursbuch.web.games.eighteen.places import state_of
from kursbuch.web.games.moment import Moment, proposing
from kursbuch.web.games.presenter import Scene

Reading = Callable[[State18], str]


def dividend(scene: Scene) -> Moment:
    """Three columns: now, pay out, keep."""
    state = state_of(scene)
    step = state.agenda[-1]
    assert isinstance(step, Dividend)
    return Moment(
        template="games/eighteen/moments/dividend.html",
        context=_context(scene, step),
        shows=frozenset({UseRevenue}),
        steps=steps(scene),
        plate=plate(scene, step.company),
    )


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
    rows = [
        {"label": label, "values": [read(state), *(read(one) for one in after)]}
        for label, read in _rows(scene, step, seat)
    ]
    return {"columns": columns, "rows": rows, "revenue": state.companies[step.company].revenue}


def _settled(state: State18, way: UseRevenue) -> State18:
    """The position after the decision."""
    after, _ = play(state, way)
    return after


def _rows(scene: Scene, step: Dividend, seat: Seat) -> list[tuple[str, Reading]]:
    """What is compared: everybody's cash, the treasury, the price, your worth, the trains."""
    state, company, say = state_of(scene), step.company, scene.words.say
    rows: list[tuple[str, Reading]] = [
        (scene.words.name(one), _cash_of(one))
        for one in state.order
        if one in step_holders(state, step)
    ]
    rows += [
        (say(Message("e-treasury")), lambda s: str(s.companies[company].cash)),
        (say(Message("e-price")), lambda s: str(price(s, company) or "–")),
        (say(Message("e-your-worth")), lambda s: str(s.title.scored(s, seat))),
        (say(Message("e-can-buy")), lambda s: _affordable(s, step)),
    ]
    return rows


def step_holders(state: State18, step: Dividend) -> list[Seat]:
    """The players who hold shares of the company."""
    return [s for s in state.order if any(h == s for h in _holders(state, step))]


def _holders(state: State18, step: Dividend) -> list[object]:
    return [state.holder[c.id] for c in state.title.certificates[step.company]]


def _cash_of(seat: Seat) -> Reading:
    return lambda state: str(state.players[seat].cash)


def _affordable(state: State18, step: Dividend) -> str:
    """The trains that the treasury could pay for."""
    cash = state.companies[step.company].cash
    found = [t for _, t in for_sale(state, step.company) if train_price(state, t) <= cash]
    return " ".join(dict.fromkeys(state.title.trains[t].shown for t in found)) or "–"
