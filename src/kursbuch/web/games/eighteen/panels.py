"""The tabs of the 18xx games: players, trains and phases, the spreadsheet, the pictures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from django.utils.safestring import SafeString

from kursbuch.core.action import Seat
from kursbuch.core.codec import canonical, encode
from kursbuch.eighteen.ids import CompanyId
from kursbuch.eighteen.state import State18
from kursbuch.eighteen.stock.holdings import certificate_count
from kursbuch.eighteen.stock.market import by_price
from kursbuch.render.eighteen import reading
from kursbuch.render.options import DrawOptions
from kursbuch.web.games.eighteen.naming import colours, money, train_limits
from kursbuch.web.games.eighteen.places import state_of
from kursbuch.web.games.pictures import picture
from kursbuch.web.games.presenter import Figure, Scene


def figures(scene: Scene, seat: int) -> Sequence[Figure]:
    """Cash, worth, certificates, debt and turn order of a player."""
    state = state_of(scene)
    player, who = state.players[seat], Seat(seat)
    limit = state.title.stock.certificate_limit[len(state.players)]
    told = [
        Figure("e-cash", money(scene, player.cash)),
        Figure("e-worth", money(scene, state.title.scored(state, who))),
        Figure("e-certificates", f"{certificate_count(state, who)}/{limit}"),
        Figure("e-card", str(state.order.index(who) + 1)),
    ]
    if player.debt:
        told.append(Figure("e-debt", money(scene, player.debt)))
    return told


def chart_picture(scene: Scene) -> SafeString:
    """The stock market with the price markers."""
    return picture(scene, "market", "m-", on_chart(state_of(scene)))


def on_chart(state: State18) -> str:
    """All that the chart shows of a position."""
    cells = [[name, state.companies[name].cell] for name in by_price(state)]
    return canonical(encode([state.setup, reading.moment(state, DrawOptions()), cells]))


def tiles_picture(scene: Scene) -> SafeString:
    """The tiles with how many of each are left."""
    return picture(scene, "tiles", "t-", on_tiles(state_of(scene)))


def on_tiles(state: State18) -> str:
    """All that the supply of tiles shows of a position."""
    return canonical(encode([state.setup, reading.moment(state, DrawOptions()), state.board]))


def active(state: State18) -> list[CompanyId]:
    """Companies that are worth a row: those on the chart by price, then the others."""
    charted = by_price(state)
    others = [name for name in state.companies if name not in charted]
    return [*charted, *(name for name in others if not state.companies[name].closed)]


def trains_panel(scene: Scene) -> Mapping[str, Any]:
    """Trains in the bank with their prices, trains in the pool, and what the phases bring."""
    state = state_of(scene)
    cards = [
        {
            "name": " / ".join(state.title.trains[side].shown for side in card.sides),
            "prices": " / ".join(
                money(scene, state.title.trains[side].price) for side in card.sides
            ),
            "left": "∞" if card.unlimited else state.depot[name],
            "count": "∞" if card.unlimited else card.count,
            "starts": card.starts or "",
        }
        for name, card in state.title.cards.items()
    ]
    phases = [
        {
            "name": phase.id,
            "now": phase.id == state.phase,
            "tiles": colours(scene, phase.tiles),
            "rounds": phase.operating_rounds,
            "limits": train_limits(scene, phase),
        }
        for phase in state.title.phases.values()
    ]
    pool = [state.title.trains[train].shown for train in state.pool]
    return {"cards": cards, "phases": phases, "pool": pool}
