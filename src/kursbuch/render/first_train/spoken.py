"""What an area or a link shows, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from kursbuch.core.words import Who
from kursbuch.games.first_train.map import AreaId, BorderId
from kursbuch.games.first_train.network import companies_at
from kursbuch.games.first_train.state import FirstTrain
from kursbuch.render.options import DrawOptions


def told_area(state: FirstTrain, area: AreaId, options: DrawOptions) -> str:
    """The name of an area, its terrain, its town, and the pieces in it."""
    name = options.say("render-as-is", words=state.title.map.called(area))
    return f"{name}: {', '.join(facts(state, area, options))}"


def facts(state: FirstTrain, area: AreaId, options: DrawOptions) -> Iterator[str]:
    """What is printed in an area and lies there, one by one."""
    printed, nouns = state.title.map.areas[area], state.title.nouns
    yield options.say(f"render-terrain-{'closed' if printed.closed else printed.terrain}")
    if printed.out_only:
        yield options.say("render-out-only")
    if printed.town:
        yield options.say(f"render-town-{printed.town}")
    for company in companies_at(state, area):
        yield options.say("render-as-is", words=nouns.company(company))
    for piece, number in Counter(state.pieces.get(area, ())).items():
        yield options.say("render-pieces", what=nouns.piece(piece), number=number)


def told_link(state: FirstTrain, border: BorderId, options: DrawOptions) -> str:
    """Between which areas a border lies, what it costs or who owns the link across it."""
    printed = state.title.map.borders[border]
    one, other = (state.title.map.called(area) for area in (printed.a, printed.b))
    if border in state.links:
        return options.say("render-link", one=one, other=other, owner=Who(state.links[border]))
    if border in state.company_links:
        company = state.title.nouns.company(state.company_links[border])
        return options.say("render-link", one=one, other=other, owner=company)
    return options.say("render-border", one=one, other=other, cost=printed.cost)
