"""People: what somebody has played in public."""

from __future__ import annotations

from django.http import HttpRequest
from django.shortcuts import get_object_or_404
from ninja import Router, Schema

from kursbuch.web.accounts.models import User
from kursbuch.web.api.fields import Key
from kursbuch.web.api.ratings import StrengthAnswer, strength_answer
from kursbuch.web.profiles.results import profile

router = Router(tags=["people"])


class ByTitleAnswer(Schema):
    """How somebody has done in one title."""

    title: str
    games: int
    wins: int
    mean_place: float | None
    mean_score: float | None
    favourites: dict[str, int]
    """The companies directed most often at the end of a game, and how often."""
    strength: StrengthAnswer | None
    """The rating; games at private tables count for it, too."""


class AgainstAnswer(Schema):
    """How somebody has done against one other account."""

    name: str
    ahead: int
    behind: int
    level: int


class GameAnswer(Schema):
    """A finished game as the person saw it."""

    key: str
    title: str
    place: int | None
    score: int | None


class ProfileAnswer(Schema):
    """The public games of an account."""

    name: str
    titles: list[ByTitleAnswer]
    against: list[AgainstAnswer]
    games: list[GameAnswer]


@router.get("/people/{name}", response=ProfileAnswer, summary="What somebody has played")
def person(request: HttpRequest, name: Key) -> ProfileAnswer:
    """The public games of an account: by title, against whom, and the newest ones."""
    shown = profile(get_object_or_404(User, username=name, is_active=True))
    return ProfileAnswer(
        name=shown.name,
        titles=[
            ByTitleAnswer(
                title=t.title.key,
                games=t.games,
                wins=t.wins,
                mean_place=t.mean,
                mean_score=t.score,
                favourites={one.company: one.games for one in t.favourites},
                strength=strength_answer(t.strength) if t.strength else None,
            )
            for t in shown.by_title
        ],
        against=[
            AgainstAnswer(name=o.name, ahead=o.ahead, behind=o.behind, level=o.level)
            for o in shown.against
        ],
        games=[
            GameAnswer(key=g.table.key, title=g.title.key, place=g.rank, score=g.score)
            for g in shown.games
        ],
    )
