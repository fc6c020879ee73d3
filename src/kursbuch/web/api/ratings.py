"""How strong people and bots are in a title, as far as their games tell."""

from __future__ import annotations

from django.core.paginator import Paginator
from django.http import HttpRequest
from ninja import Router, Schema

from kursbuch.catalogue import title as find_title
from kursbuch.web.api.fields import Key, Whole
from kursbuch.web.ratings import standings
from kursbuch.web.ratings.standings import Standing
from kursbuch.web.ratings.strength import Strength

router = Router(tags=["people"])
PER_PAGE = 50


class StrengthAnswer(Schema):
    """An estimate, how sure it is, and from how many games."""

    value: int
    margin: int
    """The true strength lies within this distance in about 95 of 100 cases."""
    games: int
    provisional: bool
    """Too few games to tell."""


class RatedAnswer(Schema):
    """The rating of an account or a bot."""

    name: str
    """The account; empty for a bot."""
    bot: str
    strength: StrengthAnswer


class RatingsAnswer(Schema):
    """The ratings in a title, those surely strong first."""

    title: str
    page: int
    pages: int
    rated: list[RatedAnswer]


@router.get("/ratings", response=list[str], summary="The titles in which anybody is rated")
def rated_titles(request: HttpRequest) -> list[str]:
    """The keys of the titles in which anybody is rated, the one with most of them first."""
    return [title.key for title in standings.rated_titles()]


@router.get("/ratings/{title}", response=RatingsAnswer, summary="The ratings in a title")
def ratings(request: HttpRequest, title: Key, page: Whole = 1) -> RatingsAnswer:
    """Everybody rated in a title, page by page."""
    known = find_title(title)
    pages = Paginator(standings.standings(known), PER_PAGE)
    found = pages.get_page(page)
    return RatingsAnswer(
        title=known.key,
        page=found.number,
        pages=pages.num_pages,
        rated=[_rated(one) for one in standings.shown(found.object_list)],
    )


def _rated(one: Standing) -> RatedAnswer:
    return RatedAnswer(name=one.name, bot=one.bot, strength=strength_answer(one.strength))


def strength_answer(one: Strength) -> StrengthAnswer:
    """A strength as everybody may see it."""
    return StrengthAnswer(
        value=one.value, margin=one.margin, games=one.games, provisional=one.is_provisional
    )
