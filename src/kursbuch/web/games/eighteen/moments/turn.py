"""A company's turn: its steps as a line, and the company's plate."""

from __future__ import annotations

from collections.abc import Sequence

from django.utils.html import format_html
from django.utils.safestring import SafeString

from kursbuch.core.words import Message
from kursbuch.eighteen.ids import CompanyId
from kursbuch.eighteen.operating.depot import limit
from kursbuch.eighteen.operating.operating_round import Turn
from kursbuch.eighteen.state import State18
from kursbuch.eighteen.stock.market import price
from kursbuch.render.eighteen.reading import ink_of
from kursbuch.web.games.eighteen.places import state_of
from kursbuch.web.games.moment import Entry, Stop, place_on_line
from kursbuch.web.games.presenter import Scene


def badge(state: State18, company: CompanyId) -> SafeString:
    """The company's sign in its colours; it explains itself."""
    ink = ink_of(state.title, company)
    return format_html(
        '<svg class="company" viewBox="0 0 40 18" role="img" aria-label="{0}" data-card="company" '
        'data-id="{0}"><rect width="40" height="18" rx="2" fill="{1}" stroke="#000" '
        'stroke-opacity=".3"/><text x="20" y="13.5" text-anchor="middle" fill="{2}">{0}</text>'
        "</svg>",
        company,
        ink.ground,
        ink.letters,
    )


def trains_of(state: State18, company: CompanyId) -> str:
    """What is printed on its trains."""
    return " ".join(state.title.trains[train].shown for train in state.companies[company].trains)


def steps(scene: Scene) -> Sequence[Stop]:
    """The steps of the turn that ask for something, and where in them we are."""
    state = state_of(scene)
    turn = next((step for step in reversed(state.agenda) if isinstance(step, Turn)), None)
    if turn is None:
        return ()
    makers = state.title.rounds.turn(state, turn.company)
    found = []
    for number, make in enumerate(makers):
        key = f"e-step-{type(make(turn.company)).__name__}"
        if scene.words.knows(key):
            found.append(Stop(scene.words.say(Message(key)), place_on_line(number, turn.done)))
    return found


def plate(scene: Scene, company: CompanyId) -> Sequence[Entry]:
    """Price, treasury, trains with their limit, and station markers with what the next costs."""
    state, say = state_of(scene), scene.words.say
    record = state.companies[company]
    trains = trains_of(state, company) or "–"
    held = Message("e-trains-of", count=len(record.trains), limit=limit(state, company))
    cost = state.title.track.marker_cost(state, company) if record.markers else 0
    left = format_html("{} <small>{}</small>", record.markers, say(Message("e-for", cost=cost)))
    return (
        Entry("", badge(state, company)),
        Entry(say(Message("e-price")), str(price(state, company) or "–")),
        Entry(say(Message("e-treasury")), str(record.cash)),
        Entry(say(held), trains),
        Entry(say(Message("e-markers")), left if record.markers else "0"),
    )
