"""The form of a new table: players, who sits where, options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from django import forms
from django.http import HttpRequest

from kursbuch.bots import BOTS, DEFAULT_LEVEL
from kursbuch.core.errors import BadSetup
from kursbuch.core.title import RULEBOOK, Option, Title, Value, word
from kursbuch.core.words import Message, Words
from kursbuch.web import options
from kursbuch.web.accounts.models import User
from kursbuch.web.forms import PersonName, RequestForm, ShortText, WholeNumber
from kursbuch.web.groups.membership import chosen
from kursbuch.web.groups.models import Group
from kursbuch.web.options import OWN, OptionText
from kursbuch.web.requests import words
from kursbuch.web.tables.clocks.setup import ClockForm
from kursbuch.web.tables.lobby.searching import Filters, List
from kursbuch.web.tables.lobby.seating import bot_name
from kursbuch.web.tables.lobby.setup import ME, NewTable, Sitter
from kursbuch.web.tables.models import Pace
from kursbuch.web.visitors import Visitor


class SearchForm(RequestForm):
    """What somebody looks for in the lobby, and in which list; without one, in all of them."""

    q = ShortText(60)
    title = ShortText(60)
    pace = forms.ChoiceField(choices=Pace.choices, required=False)
    free = WholeNumber()
    friends = forms.BooleanField(required=False)
    clock = ShortText(3)
    show = forms.ChoiceField(choices=List.choices, required=False)

    @property
    def wanted(self) -> Filters:
        """What the tables must be like."""
        free = min(self.number("free") or 0, 9)
        friends = bool(self.cleaned_data.get("friends"))
        clock = {"yes": True, "no": False}.get(self.said("clock"))
        return Filters(self.said("q"), self.said("title"), self.said("pace"), free, friends, clock)

    @property
    def show_only(self) -> List | None:
        """The only list that is shown."""
        return List(self.said("show")) if self.said("show") else None


class HideForm(RequestForm):
    """Whether the table is to be hidden or shown again."""

    show = forms.BooleanField(required=False)


class RulesForm(RequestForm):
    """How many play, and by which preset."""

    players = WholeNumber()
    preset = ShortText(40)
    like = ShortText(40)
    """The preset from which a choice of one's own begins."""


class NewTableForm(RequestForm):
    """The name of the table, its pace, who may see it, whether bots give hints."""

    name = ShortText(60)
    pace = forms.ChoiceField(choices=Pace.choices, required=False)
    private = forms.BooleanField(required=False)
    hints = forms.BooleanField(required=False)


class SeatsForm(RequestForm):
    """Who is to sit in each seat, and under which name."""

    def __init__(self, data: Mapping[str, Any], players: int) -> None:
        kinds = {f"seat.{n}": ShortText(40) for n in range(players)}
        names = {f"name.{n}": PersonName() for n in range(players)}
        super().__init__(data, {**kinds, **names})
        self.players = players

    def sitters(self, told: Words) -> list[Sitter]:
        """Who sits where; whoever has no name is called by the number of the seat."""
        return [self._sitter(n, told) for n in range(self.players)]

    def _sitter(self, n: int, told: Words) -> Sitter:
        kind, usual = self.said(f"seat.{n}"), told.say(Message("player", number=n + 1))
        name = self.said(f"name.{n}") or usual
        if kind in BOTS and name == usual:
            name = bot_name(kind, n, told)
        return Sitter(kind, name)


class OptionsForm(RequestForm):
    """The options of the rules, by the words of their values."""

    def __init__(self, data: Mapping[str, Any], options: Sequence[Option]) -> None:
        self.values = {
            f"option.{option.name}": {word(value): value for value in option.values}
            for option in options
        }
        choices = {name: [(text, text) for text in known] for name, known in self.values.items()}
        fields = {n: forms.ChoiceField(choices=c, required=False) for n, c in choices.items()}
        super().__init__(data, fields)

    def chosen(self) -> dict[str, Value]:
        """The options that were sent, with their values."""
        for name in self.errors:
            wrong, known = str(self.data[name])[:40], list(self.values[name])
            option = name.removeprefix("option.")
            raise BadSetup(Message("option-wrong", option=option, value=wrong, known=known))
        return {
            name.removeprefix("option."): known[self.said(name)]
            for name, known in self.values.items()
            if self.said(name)
        }


class FillForm(RequestForm):
    """The bot that takes the free seats."""

    bot = forms.ChoiceField(choices=[(name, name) for name in BOTS], required=False)


def read_players(title: Title[Any], request: HttpRequest) -> int:
    """The chosen number of players; three where that is possible."""
    players = _rules(request).number("players")
    if players in title.players:
        return players
    return 3 if 3 in title.players else title.players[0]


def read_preset(title: Title[Any], request: HttpRequest) -> str:
    """The chosen preset, or a choice of one's own; the rulebook for an unknown name."""
    chosen = _rules(request).said("preset")
    return chosen if chosen in (*title.presets, OWN) else RULEBOOK


def option_texts(title: Title[Any], players: int, request: HttpRequest) -> list[OptionText]:
    """The options that this number of players has, as the own choice begins."""
    like = _rules(request).said("like")
    played = title.presets.get(like, {})
    return options.option_texts(title, title.options_for(players), played, words(request))


def _rules(request: HttpRequest) -> RulesForm:
    return RulesForm(request.POST if "players" in request.POST else request.GET)


def read_new_table(title: Title[Any], players: int, request: HttpRequest) -> NewTable:
    """The table that the form asks for."""
    form = NewTableForm(request.POST)
    pace = form.said("pace") or Pace.LIVE
    own = OptionsForm(request.POST, title.options_for(players))
    return NewTable(
        SeatsForm(request.POST, players).sitters(words(request)),
        {**title.presets.get(read_preset(title, request), {}), **own.chosen()},
        form.said("name"),
        pace,
        bool(form.cleaned_data.get("private")),
        hints=bool(form.cleaned_data.get("hints")),
        clock=ClockForm(request.POST).clock(pace),
    )


def seat_fields(players: int, who: Visitor, told: Words) -> list[dict[str, Any]]:
    """The seats of the form: me first, bots beside me."""
    names = [told.say(Message("player", number=n + 1)) for n in range(players)]
    if who.name:
        names[0] = who.name
    return [
        {"seat": n, "name": name, "kind": ME if n == 0 else DEFAULT_LEVEL}
        for n, name in enumerate(names)
    ]


class AnnounceForm(RequestForm):
    """To which group, and whether others may sit down, too."""

    group = ShortText(12)
    reserved = forms.BooleanField(required=False)

    @property
    def is_reserved(self) -> bool:
        """Only members may sit down."""
        return bool(self.cleaned_data.get("reserved"))


def read_group(form: AnnounceForm, user: User | None) -> Group | None:
    """The group that is meant; None for no group."""
    return chosen(form.said("group"), user)
