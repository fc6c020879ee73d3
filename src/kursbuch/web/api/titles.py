"""What can be played."""

from __future__ import annotations

from django.http import HttpRequest
from ninja import Router, Schema

from kursbuch.bots import BOTS
from kursbuch.catalogue import titles
from kursbuch.core.title import Value

router = Router(tags=["titles"])


class TitleAnswer(Schema):
    """A title with what can be chosen before a game."""

    key: str
    name: str
    players: list[int]
    options: dict[str, list[Value]]
    """The values of each option, the rulebook's first."""
    presets: dict[str, dict[str, Value]]
    """Options that are usually played together, by name."""
    bots: list[str]


@router.get("/titles", auth=None, response=list[TitleAnswer], summary="All titles")
def all_titles(request: HttpRequest) -> list[TitleAnswer]:
    """All titles with their players, options, presets and bots."""
    return [
        TitleAnswer(
            key=title.key,
            name=title.name,
            players=list(title.players),
            options={option.name: list(option.values) for option in title.options},
            presets={name: dict(chosen) for name, chosen in title.presets.items()},
            bots=list(BOTS),
        )
        for title in titles().values()
    ]
