"""One look at a table: who looks, at which moment, and what may be done there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from django.db.models import prefetch_related_objects
from django.http import HttpRequest

from kursbuch.core.action import Action, Seat
from kursbuch.core.errors import HiddenChance
from kursbuch.core.state import State, offers, play, to_act
from kursbuch.core.words import Words
from kursbuch.web.games.lookup import presenter
from kursbuch.web.games.presenter import Panel, Presenter, Scene
from kursbuch.web.people import Visitor, visitor
from kursbuch.web.tables.models import Place, Status, Table
from kursbuch.web.tables.page.labels import Speech
from kursbuch.web.tables.record import positions
from kursbuch.web.tables.record.tree import row_of

GENERAL = ("log", "chat", "history", "charts", "rules", "table")
"""The tabs that every title has."""


@dataclass(frozen=True)
class Look:
    """One look at a table: who looks, at which moment, and what that shows."""

    table: Table
    places: list[Place]
    visitor: Visitor
    state: State
    scene: Scene
    presenter: Presenter
    at: int | None

    @property
    def is_past(self) -> bool:
        """An earlier moment, where nothing can be done."""
        return self.at is not None

    def panels(self) -> list[Panel]:
        """The title's own tabs."""
        return list(self.presenter.panels)


def look(request: HttpRequest, table: Table, chosen: Mapping[str, str] | None = None) -> Look:
    """Look at a table, now or at the moment that `?at=` names."""
    prefetch_related_objects([table], "places", "proposals", "invitations")
    at = _moment(request, table)
    state = positions.now(table) if at is None else positions.after(table, row_of(table, at))
    places = list(table.places.all())
    who = visitor(request)
    language = str(request.LANGUAGE_CODE)
    names = [place.name for place in places]
    seats = who.seats(places)
    playing = at is None and table.status == Status.RUNNING
    mine = offers(state).for_seat(*seats) if playing else ()
    scene = Scene(
        state.title.view(state, _eye(state, seats)),
        Words(language, names),
        language,
        names,
        seats,
        mine,
        chosen or {},
    )
    return Look(table, places, who, state, scene, presenter(state.title), at)


def pick(view: Look, place: Mapping[str, str]) -> Look:
    """The same look, with a place of the board clicked: fewer offers."""
    fewer = view.presenter.pick(view.scene, place)
    return replace(view, scene=replace(view.scene, offers=fewer, picked=place))


def only(view: Look, action: Action) -> Look:
    """The same look, with nothing on offer but what contains this action."""
    offers = [offer for offer in view.scene.offers if action in offer]
    chosen = {"do": type(action).__name__}
    return replace(view, scene=replace(view.scene, offers=offers, chosen=chosen))


def _moment(request: HttpRequest, table: Table) -> int | None:
    text = request.GET.get("at") or request.POST.get("at") or ""
    if not text.isdecimal() or len(text) > 6 or int(text) >= table.number:
        return None
    return int(text)


def _eye(state: State, seats: list[int]) -> Seat | None:
    """Whose eyes the page uses: the visitor's seat that must act, else any of theirs."""
    acting = [seat for seat in to_act(state) if seat in seats]
    return Seat((acting or seats)[0]) if seats else None


def speech(view: Look) -> Speech:
    """How things are called on this page."""
    scene, presents = view.scene, view.presenter
    return Speech(
        scene.words,
        lambda name, value: presents.name(scene, name, value),
        lambda offer, name, value: presents.picture(scene, offer, name, value),
        frozenset(kind.__name__ for kind in presents.previews),
        presents.words,
    )


def preview(view: Look, action: Action) -> tuple[Look, list[str]]:
    """The look after an action that is not played yet, and what would happen, as far as known."""
    scene = view.scene
    try:
        after, news = play(scene.view, action)
    except HiddenChance:
        return view, []
    told = [scene.words.say(after.title.tell(event)) for event in news]
    return replace(view, scene=replace(scene, view=after)), told
