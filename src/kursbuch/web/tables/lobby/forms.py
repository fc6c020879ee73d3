"""The form of a new table: players, who sits where, options."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from django import forms
from django.http import HttpRequest

from kursbuch.bots import BOTS, DEFAULT_LEVEL
from kursbuch.core.errors import BadSetup
from kursbuch.core.title import Title, Value, word
from kursbuch.core.words import Message, Words
from kursbuch.web.forms import RequestForm, ShortText, WholeNumber
from kursbuch.web.middleware import words
from kursbuch.web.people import Visitor
from kursbuch.web.tables.lobby.setup import ME, NewTable, Sitter
from kursbuch.web.tables.models import Pace
from kursbuch.web.wording import option_value, say_or


class PlayersForm(RequestForm):
    """How many play."""

    players = WholeNumber()


class NewTableForm(RequestForm):
    """How the table is called, how fast it is meant, who may see it, whether bots give hints."""

    name = ShortText(60)
    pace = forms.ChoiceField(choices=Pace.choices, required=False)
    private = forms.BooleanField(required=False)
    hints = forms.BooleanField(required=False)


class FillForm(RequestForm):
    """The bot that takes the free seats."""

    bot = forms.ChoiceField(choices=[(name, name) for name in BOTS], required=False)


@dataclass(frozen=True)
class OptionField:
    """An option of a title on the form."""

    name: str
    label: str
    values: list[tuple[str, str]]
    chosen: str
    rules: tuple[str, ...]


def read_players(title: Title[Any], request: HttpRequest) -> int:
    """The chosen number of players; three where that is possible."""
    chosen = PlayersForm(request.POST if "players" in request.POST else request.GET)
    players = chosen.number("players")
    if players in title.players:
        return players
    return 3 if 3 in title.players else title.players[0]


def read_new_table(title: Title[Any], players: int, request: HttpRequest) -> NewTable:
    """The table that the form asks for."""
    post, form = request.POST, NewTableForm(request.POST)
    sitters = [
        Sitter(
            post.get(f"seat.{n}", ""),
            post.get(f"name.{n}", "").strip()
            or words(request).say(Message("player", number=n + 1)),
        )
        for n in range(players)
    ]
    return NewTable(
        sitters,
        read_options(title, players, post.dict()),
        form.said("name"),
        form.said("pace") or Pace.LIVE,
        bool(form.cleaned_data.get("private")),
        hints=bool(form.cleaned_data.get("hints")),
    )


def read_options(title: Title[Any], players: int, post: Mapping[str, str]) -> dict[str, Value]:
    """The options of a form, by the words of their values."""
    chosen: dict[str, Value] = {}
    for option in title.options_for(players):
        text = post.get(f"option.{option.name}")
        if text is None:
            continue
        values = {word(value): value for value in option.values}
        if text not in values:
            raise BadSetup(
                Message("option-wrong", option=option.name, value=text[:40], known=list(values))
            )
        chosen[option.name] = values[text]
    return chosen


def option_fields(title: Title[Any], players: int, told: Words) -> list[OptionField]:
    """The options that this number of players has."""
    return [
        OptionField(
            option.name,
            say_or(told, f"option-{option.name}", option.name),
            [(word(value), option_value(told, option.name, value)) for value in option.values],
            word(option.default),
            option.rules,
        )
        for option in title.options_for(players)
    ]


def seat_fields(players: int, who: Visitor, told: Words) -> list[dict[str, Any]]:
    """The seats of the form: me first, bots beside me."""
    names = [told.say(Message("player", number=n + 1)) for n in range(players)]
    if who.name:
        names[0] = who.name
    return [
        {"seat": n, "name": name, "kind": ME if n == 0 else DEFAULT_LEVEL}
        for n, name in enumerate(names)
    ]
