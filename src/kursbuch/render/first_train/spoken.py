"""What an area or a link shows, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from kursbuch.core.words import Who
from kursbuch.games.first_train.map import AreaId, BorderId
from kursbuch.games.first_train.network import companies_at
from kursbuch.games.first_train.state import FirstTrain
from kursbuch.render.wishes import Wishes


def told_area(state: FirstTrain, area: AreaId, wishes: Wishes) -> str:
    """The name of an area, its terrain, its town, and the pieces in it."""
    name = wishes.say("render-as-is", words=state.title.map.called(area))
    return f"{name}: {', '.join(_parts(state, area, wishes))}"


def _parts(state: FirstTrain, area: AreaId, wishes: Wishes) -> Iterator[str]:
    printed, nouns = state.title.map.areas[area], state.title.nouns
    yield wishes.say(f"render-terrain-{'closed' if printed.closed else printed.terrain}")
    if printed.out_only:
        yield wishes.say("render-out-only")
    if printed.town:
        yield wishes.say(f"render-town-{printed.town}")
    for company in companies_at(state, area):
        yield wishes.say("render-as-is", words=nouns.company(company))
    for piece, number in Counter(state.pieces.get(area, ())).items():
        yield wishes.say("render-pieces", what=nouns.piece(piece), number=number)


def told_link(state: FirstTrain, border: BorderId, wishes: Wishes) -> str:
    """Between which areas a border lies, what it costs or who owns the link across it."""
    printed = state.title.map.borders[border]
    one, other = (state.title.map.called(area) for area in (printed.a, printed.b))
    if border in state.links:
        return wishes.say("render-link", one=one, other=other, owner=Who(state.links[border]))
    if border in state.company_links:
        company = state.title.nouns.company(state.company_links[border])
        return wishes.say("render-link", one=one, other=other, owner=company)
    return wishes.say("render-border", one=one, other=other, cost=printed.cost)
