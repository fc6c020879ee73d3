"""The tabs of the 18xx games: players, trains and phases, the spreadsheet, the pictures."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from kursbuch.core.action import Seat
from kursbuch.core.record import snapshot
from kursbuch.core.words import Message
from kursbuch.eighteen.ids import BANK, POOL, CompanyId
from kursbuch.eighteen.operating.operating_round import company_at_turn
from kursbuch.eighteen.state import State18
from kursbuch.eighteen.stock.holdings import certificate_count, director, papers, shares
from kursbuch.eighteen.stock.market import by_price, price
from kursbuch.render.eighteen import reading
from kursbuch.render.wishes import Wishes
from kursbuch.web.games.eighteen.naming import money
from kursbuch.web.games.eighteen.places import state_of
from kursbuch.web.games.pictures import picture
from kursbuch.web.games.presenter import Figure, Panel, Scene


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


def moment(scene: Scene) -> str:
    """The round and the phase, and the company that operates."""
    state = state_of(scene)
    where = reading.moment(state, Wishes(scene.language, scene.names))
    company = company_at_turn(state)
    if company is None:
        return where
    record = state.companies[company]
    trains = ", ".join(state.title.trains[train].shown for train in record.trains) or "–"
    told = Message("e-treasury-of", company=company, cash=money(scene, record.cash), trains=trains)
    return f"{where} · {scene.words.say(told)}"


def shown(what: str) -> Callable[[Scene], Mapping[str, Any]]:
    """A tab with one picture."""

    def context(scene: Scene) -> Mapping[str, Any]:
        return {"picture": picture(scene, what, f"{what[0]}-", snapshot(scene.view))}

    return context


def active(state: State18) -> list[CompanyId]:
    """Companies that are worth a row: those on the chart by price, then the others."""
    charted = by_price(state)
    others = [name for name in state.companies if name not in charted]
    return [*charted, *(name for name in others if not state.companies[name].closed)]


def players_panel(scene: Scene) -> Mapping[str, Any]:
    """What every player has."""
    state = state_of(scene)
    return {"rows": [_player(scene, state, seat) for seat in state.order], "bank": _bank(scene)}


def _player(scene: Scene, state: State18, seat: Seat) -> dict[str, Any]:
    held = [
        (
            name,
            f"{shares(state, name, seat) * 100 // _all(state, name)} %",
            director(state, name) == seat,
        )
        for name in active(state)
        if shares(state, name, seat)
    ]
    return {
        "seat": seat,
        "name": scene.words.name(seat),
        "figures": figures(scene, seat),
        "shares": held,
        "papers": [(name, state.title.papers[name].name) for name in papers(state, seat)],
    }


def _all(state: State18, company: CompanyId) -> int:
    return sum(c.shares for c in state.title.certificates[company])


def _bank(scene: Scene) -> str:
    return money(scene, state_of(scene).bank)


def spreadsheet(scene: Scene) -> Mapping[str, Any]:
    """Companies down, players across: who holds how much of what."""
    state = state_of(scene)
    rows = [
        {
            "company": name,
            "cells": [
                (shares(state, name, seat) or "", director(state, name) == seat)
                for seat in state.order
            ],
            "bank": shares(state, name, BANK) or "",
            "pool": shares(state, name, POOL) or "",
            "price": price(state, name) or "",
            "par": state.companies[name].par or "",
            "cash": state.companies[name].cash,
            "revenue": state.companies[name].revenue or "",
            "trains": " ".join(state.title.trains[t].shown for t in state.companies[name].trains),
            "markers": state.companies[name].markers,
        }
        for name in active(state)
    ]
    totals = [
        ("e-cash", [player.cash for player in _in_order(state)]),
        ("e-debt", [player.debt or "" for player in _in_order(state)]),
        ("e-worth", [state.title.scored(state, seat) for seat in state.order]),
        ("e-certificates", [certificate_count(state, seat) for seat in state.order]),
    ]
    names = [scene.words.name(seat) for seat in state.order]
    return {"rows": rows, "names": names, "totals": totals}


def _in_order(state: State18) -> list[Any]:
    return [state.players[seat] for seat in state.order]


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
            "tiles": ", ".join(phase.tiles),
            "rounds": phase.operating_rounds,
            "limits": ", ".join(f"{kind} {n}" for kind, n in phase.limits.items()),
        }
        for phase in state.title.phases.values()
    ]
    pool = [state.title.trains[train].shown for train in state.pool]
    return {"cards": cards, "phases": phases, "pool": pool}


PANELS = (
    Panel("market", "games/picture.html", shown("market"), "k"),
    Panel("companies", "games/picture.html", shown("charters"), "e"),
    Panel("players", "games/eighteen/players.html", players_panel, "p"),
    Panel("trains", "games/eighteen/trains.html", trains_panel, "i"),
    Panel("tiles", "games/picture.html", shown("tiles"), "t"),
    Panel("spreadsheet", "games/eighteen/spreadsheet.html", spreadsheet, "s"),
)
