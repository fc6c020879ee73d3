"""Cards: what is to be told of a player, a train, a company or an area of First Train."""

from __future__ import annotations

from collections.abc import Mapping

from kursbuch.core.words import Message
from kursbuch.games.first_train.map import COMPANIES, AreaId, border_between, no_link
from kursbuch.games.first_train.network import companies_at
from kursbuch.games.first_train.trains import trains_left
from kursbuch.render.first_train.spoken import facts
from kursbuch.render.options import DrawOptions
from kursbuch.web.games.first_train.panels import area_name, figures
from kursbuch.web.games.first_train.places import state_of
from kursbuch.web.games.presenter import Scene

Card = Mapping[str, object]


def card(scene: Scene, sort: str, name: str) -> Card | None:
    """The card of a thing; none if there is no such thing."""
    if sort == "player":
        return _player(scene, name)
    if sort == "area":
        return _area(scene, name)
    if sort == "company":
        return _company(scene, name)
    return _train(scene, name) if sort == "train" else None


def _player(scene: Scene, name: str) -> Card | None:
    """All figures of a player by their whole names, and the trains."""
    state, say = state_of(scene), scene.words.say
    seat = next((seat for seat in state.seats if str(seat) == name), None)
    if seat is None:
        return None
    trains = [train.row for train in state.players[seat].trains]
    told = [(say(Message(f"{one.key}-long")), one.value) for one in figures(scene, seat)]
    lines = [say(Message("ft-train", row=row)) for row in trains]
    return {"name": scene.words.name(seat), "figures": told, "lines": lines}


def _train(scene: Scene, name: str) -> Card | None:
    state, say = state_of(scene), scene.words.say
    row = next((row for row in state.title.side.trains if row.row == name), None)
    if row is None:
        return None
    carries = Message("ft-carries-so", passengers=row.passengers, goods=row.goods)
    told = [
        (say(Message("ft-field-cost")), str(row.cost)),
        (say(Message("ft-short-points-long")), str(row.passenger_points)),
        (say(Message("ft-left-trains")), str(trains_left(state, row))),
    ]
    return {"name": say(Message("ft-train", row=name)), "figures": told, "lines": [say(carries)]}


def _company(scene: Scene, name: str) -> Card | None:
    """Its links, the towns that it serves, and what it pays with for a series."""
    state, say = state_of(scene), scene.words.say
    if name not in COMPANIES:
        return None
    served = [area for area in state.title.map.areas if name in companies_at(state, area)]
    told = [
        (say(Message("ft-links-laid")), str(list(state.company_links.values()).count(name))),
        (say(Message("ft-short-links-long")), str(state.company_stock[name])),
    ]
    places = ", ".join(area_name(scene, area) for area in served)
    return {
        "name": say(state.title.nouns.company(name)),
        "figures": told,
        "lines": [say(Message("ft-serves", places=places)), say(Message("ft-sale-told"))],
        "rules": ("FT-TAKE-03", "FT-TAKE-04"),
    }


def _area(scene: Scene, name: str) -> Card | None:
    """What is printed in an area and lies there, and what a link to each neighbour costs."""
    state = state_of(scene)
    whole = state.title.map
    if name not in whole.areas:
        return None
    shown = ", ".join(facts(state, name, DrawOptions(scene.language, scene.names)))
    refused = [no_link(whole, name, to) for to in whole.neighbours[name]]
    links = [to for to, no in zip(whole.neighbours[name], refused, strict=True) if not no]
    told = [f"{area_name(scene, to)} {_link(scene, name, to)}" for to in links]
    lines = [scene.words.say(Message("ft-links-from", links=" · ".join(told)))] if told else []
    rules = ("FT-BUILD-02", "FT-BUILD-09") if told else [no[0] for no in refused[:1] if no]
    return {
        "name": area_name(scene, name),
        "lines": [shown[:1].upper() + shown[1:], *lines],
        "rules": rules,
    }


def _link(scene: Scene, area: AreaId, to: AreaId) -> str:
    """What it costs, or in brackets who has it."""
    state, border = state_of(scene), border_between(area, to)
    if border in state.links:
        return f"({scene.words.name(state.links[border])})"
    if border in state.company_links:
        return f"({scene.words.say(state.title.nouns.company(state.company_links[border]))})"
    return str(state.title.map.borders[border].cost)
