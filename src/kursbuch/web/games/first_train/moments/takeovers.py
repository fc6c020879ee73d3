"""Takeovers: every series that a company would take over, what it costs, what it frees."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from kursbuch.core.offers import Offer
from kursbuch.core.words import Message
from kursbuch.games.first_train.map import AreaId
from kursbuch.games.first_train.state import FirstTrain
from kursbuch.games.first_train.takeovers import SellSeries, price_of
from kursbuch.render.first_train.look import COMPANY
from kursbuch.web.games.first_train.frame import steps
from kursbuch.web.games.first_train.overlay import amid_network, on_map, sale_overlay
from kursbuch.web.games.first_train.panels import area_name
from kursbuch.web.games.first_train.places import pick, series_of, state_of
from kursbuch.web.games.moment import Moment, proposing
from kursbuch.web.games.presenter import Scene


def takeovers(scene: Scene) -> Moment:
    """The longest series first; a click on the map leaves those that end there."""
    state, sale = state_of(scene), scene.proposed
    near = pick(scene, scene.picked) if scene.picked else scene.offers
    rows = [row for offer in near for row in _rows(scene, state, offer)]
    moment = Moment(
        template="games/first_train/moments/takeovers.html",
        context={"rows": sorted(rows, key=lambda row: -int(row["links"]))},
        shows=frozenset({SellSeries}),
        steps=steps(scene),
        hint=scene.words.say(Message("ft-hint-sale")),
        focus=amid_network(state),
        passing=scene.words.say(Message("ft-keep-track")),
    )
    if not isinstance(sale, SellSeries):
        return moment
    return replace(
        moment,
        focus=on_map(state, sale.areas[len(sale.areas) // 2]),
        overlay=sale_overlay(state, sale.areas, COMPANY[sale.company]),
        commit=_commit(scene, state, sale),
    )


def _rows(scene: Scene, state: FirstTrain, offer: Offer) -> list[Mapping[str, Any]]:
    """A row for each end that the series may be named from."""
    return [_row(scene, state, offer, areas) for areas in series_of(offer)]


def _row(
    scene: Scene, state: FirstTrain, offer: Offer, areas: tuple[AreaId, ...]
) -> Mapping[str, Any]:
    company, links = str(offer.fixed["company"]), len(areas) - 1
    action = SellSeries(by=offer.by, company=company, areas=areas)
    return {
        "company": company,
        "name": scene.words.say(state.title.nouns.company(company)),
        "way": _way(scene, areas),
        "links": links,
        "price": price_of(links),
        "want": proposing(action),
        "on": action == scene.proposed,
    }


def _way(scene: Scene, areas: Sequence[AreaId]) -> str:
    """Where the series begins, what it passes, where it ends."""
    return " – ".join(area_name(scene, area) for area in areas)


def _commit(scene: Scene, state: FirstTrain, sale: SellSeries) -> str:
    company = state.title.nouns.company(sale.company)
    return scene.words.say(Message("ft-go-sale", links=len(sale.areas) - 1, company=company))
