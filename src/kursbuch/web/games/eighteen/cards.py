"""Cards: what is to be told of a company, a train, a paper, a tile, a phase or a player."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from kursbuch.core.action import Seat
from kursbuch.core.words import Message
from kursbuch.eighteen.ids import CompanyId, PaperId, PhaseId, TileId, hex_of
from kursbuch.eighteen.state import kind
from kursbuch.eighteen.stock.holdings import certificate_count, director, papers, shares
from kursbuch.eighteen.stock.market import price
from kursbuch.ledger.about import rules_about
from kursbuch.web.games.eighteen.moments.turn import trains_of
from kursbuch.web.games.eighteen.naming import colours, money, place_name, train_limits
from kursbuch.web.games.eighteen.places import state_of
from kursbuch.web.games.presenter import Scene

Card = Mapping[str, Any]


def card(scene: Scene, sort: str, name: str) -> Card | None:
    """The card of a thing; none if there is no such thing."""
    make = CARDS.get(sort)
    return make(scene, name) if make else None


def _company(scene: Scene, name: str) -> Card | None:
    state, say = state_of(scene), scene.words.say
    company = CompanyId(name)
    if company not in state.companies:
        return None
    record, charter, sort = (
        state.companies[company],
        state.title.charters[company],
        kind(state, company),
    )
    seat = director(state, company)
    figures = [
        (say(Message("e-price")), str(price(state, company) or "–")),
        (say(Message("e-treasury")), money(scene, record.cash)),
        (say(Message("e-director")), scene.words.name(seat) if seat is not None else "–"),
        (say(Message("e-trains")), trains_of(state, company) or "–"),
        (say(Message("e-markers")), str(record.markers)),
        (say(Message("e-last")), money(scene, record.revenue)),
    ]
    lines = []
    if charter.home:
        lines.append(say(Message("e-home-is", place=place_name(state, hex_of(charter.home)))))
    if sort.launched_at and not record.launched:
        lines.append(say(Message("e-about-company", shares=sort.shares, at=sort.launched_at)))
    return {
        "name": f"{company} · {charter.name}",
        "figures": figures,
        "lines": lines,
        "rules": rules_about(state.title.ledger, name),
    }


def _train(scene: Scene, name: str) -> Card | None:
    state, say = state_of(scene), scene.words.say
    for card in state.title.cards.values():
        sides = [state.title.trains[side] for side in card.sides]
        if name in ("/".join(side.shown for side in sides), *(side.shown for side in sides)):
            left = "∞" if card.unlimited else str(state.depot[card.id])
            scrapped = [s for s in sides if s.scrapped_in]
            lines = [say(Message("e-starts-phase", phase=card.starts))] if card.starts else []
            lines += [
                say(Message("e-scrapped-in", train=side.shown, phase=str(side.scrapped_in)))
                for side in scrapped
            ]
            figures = [(side.shown, money(scene, side.price)) for side in sides] + [
                (say(Message("e-left")), left)
            ]
            return {
                "name": say(Message("e-train-card", train=name)),
                "figures": figures,
                "lines": lines,
                "rules": rules_about(state.title.ledger, *_spellings(name)),
            }
    return None


def _spellings(train: str) -> list[str]:
    """How the ledger may call a train; a bare number would mean anything."""
    sides = train.split("/")
    bare = [side for side in sides if not side.isdecimal()]
    return [*bare, *(f"{side}-{noun}" for side in sides for noun in ("train", "trains"))]


def _paper(scene: Scene, name: str) -> Card | None:
    state, say = state_of(scene), scene.words.say
    if PaperId(name) not in state.title.papers:
        return None
    paper = state.title.papers[PaperId(name)]
    owner = state.holder[PaperId(name)]
    held = scene.words.name(owner) if isinstance(owner, int) else _holder(scene, str(owner))
    figures = [
        (say(Message("e-field-price")), money(scene, paper.price)),
        (say(Message("e-income")), money(scene, paper.income)),
        (say(Message("e-owner")), held),
    ]
    key = f"card-{state.title.ledger}-{name}"
    lines = [say(Message(key))] if scene.words.knows(key) else []
    return {
        "name": name if paper.name == name else f"{name} · {paper.name}",
        "figures": figures,
        "lines": lines,
        "rules": rules_about(state.title.ledger, name),
    }


def _holder(scene: Scene, holder: str) -> str:
    """A holder that is no player: the bank, the pool, or a company."""
    key = f"e-source-{holder}"
    return scene.words.say(Message(key)) if scene.words.knows(key) else holder


def _tile(scene: Scene, name: str) -> Card | None:
    state, say = state_of(scene), scene.words.say
    tile = TileId(name)
    if tile not in state.title.ground.tiles.tiles:
        return None
    count = state.title.ground.tiles.counts[tile]
    left = count - state.board.lies(tile)
    return {
        "name": say(Message("e-tile-card", tile=name)),
        "figures": [(say(Message("e-left")), f"{left} / {count}")],
        "lines": [],
    }


def _player(scene: Scene, name: str) -> Card | None:
    state, say = state_of(scene), scene.words.say
    if not name.isdecimal() or len(name) > 2 or int(name) >= len(state.players):
        return None
    seat = Seat(int(name))
    held = [
        f"{company} {shares(state, company, seat)}{'★' if director(state, company) == seat else ''}"
        for company in state.companies
        if shares(state, company, seat)
    ]
    figures = [
        (say(Message("e-cash")), money(scene, state.players[seat].cash)),
        (say(Message("e-worth")), money(scene, state.title.scored(state, seat))),
        (say(Message("e-certificates")), str(certificate_count(state, seat))),
    ]
    lines = [" · ".join(held), " · ".join(papers(state, seat))]
    return {
        "name": scene.words.name(seat),
        "figures": figures,
        "lines": [one for one in lines if one],
    }


def _phase(scene: Scene, name: str) -> Card | None:
    """What a phase allows, and what its first train ends."""
    state, say = state_of(scene), scene.words.say
    phase = state.title.phases.get(PhaseId(name))
    if phase is None:
        return None
    trains = state.title.trains.values()
    scrapped = [train.shown for train in trains if train.scrapped_in == phase.id]
    figures = [
        (say(Message("e-rounds")), str(phase.operating_rounds)),
        (say(Message("e-limits")), train_limits(scene, phase) or "–"),
    ]
    lines = [say(Message("e-phase-tiles", colours=colours(scene, phase.tiles)))]
    lines += [say(Message("e-scrapped-in", train=train, phase=phase.id)) for train in scrapped]
    return {
        "name": say(Message("e-phase-now", phase=phase.id)),
        "figures": figures,
        "lines": lines,
        "rules": rules_about(state.title.ledger, f"Phase {phase.id}"),
    }


CARDS: Mapping[str, Callable[[Scene, str], Card | None]] = {
    "company": _company,
    "train": _train,
    "paper": _paper,
    "tile": _tile,
    "player": _player,
    "phase": _phase,
}
