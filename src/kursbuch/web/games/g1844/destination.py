"""The destination of a company, wherever its figures stand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import cast

from django.utils.html import format_html

from kursbuch.core.words import Message
from kursbuch.eighteen.ids import CompanyId
from kursbuch.eighteen.operating.operating_round import company_at_turn
from kursbuch.games.g1844.state import State44
from kursbuch.web.games.eighteen.naming import printed_name
from kursbuch.web.games.moment import Entry, Moment
from kursbuch.web.games.presenter import Scene

Show = Callable[[Scene], Moment]


def aim(scene: Scene, company: CompanyId) -> str:
    """Where a company that nobody has started will want to go."""
    state = cast(State44, scene.view)
    wanted = state.title.destinations.get(company)
    return f" → {printed_name(state, wanted)}" if wanted else ""


def with_destination(show: Show) -> Show:
    """On the plate of the company that operates: where it wants to go, and whether it got there."""

    def shown(scene: Scene) -> Moment:
        moment, company = show(scene), company_at_turn(cast(State44, scene.view))
        if company is None or not aim(scene, company):
            return moment
        return replace(moment, plate=(*moment.plate, _entry(scene, company)))

    return shown


def _entry(scene: Scene, company: CompanyId) -> Entry:
    claims = company in cast(State44, scene.view).claims
    said = scene.words.say(Message("e44-destination-open" if claims else "e44-destination-paid"))
    value = format_html(
        '<span title="{0}">{1}</span><span class="hidden"> {0}</span>', said, "–" if claims else "✓"
    )
    return Entry(aim(scene, company).strip(), value)
