"""The view of a table: who looks, at which moment, and what may be done there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from django.http import HttpRequest

from kursbuch.core.action import Seat
from kursbuch.core.state import State, offers, to_act
from kursbuch.core.words import Words
from kursbuch.web.forms import RequestForm, WholeNumber
from kursbuch.web.games.lookup import presenter
from kursbuch.web.games.presenter import Presenter, Scene
from kursbuch.web.tables.models import Place, Status, Table
from kursbuch.web.tables.page.labels import Labels
from kursbuch.web.tables.record import positions
from kursbuch.web.tables.record.tree import row_of
from kursbuch.web.visitors import Visitor, visitor


class MomentForm(RequestForm):
    """Which moment of the game is shown."""

    at = WholeNumber()


@dataclass(frozen=True)
class TableView:
    """A table as one visitor sees it at one moment."""

    table: Table
    places: list[Place]
    visitor: Visitor
    state: State
    scene: Scene
    presenter: Presenter[State]
    at: int | None

    @property
    def is_past(self) -> bool:
        """An earlier moment, where nothing can be done."""
        return self.at is not None


def view_table(
    request: HttpRequest, table: Table, chosen: Mapping[str, str] | None = None
) -> TableView:
    """The table as the visitor sees it, now or at the move that `?at=` names."""
    at = _moment(request, table)
    return look(table, visitor(request), str(request.LANGUAGE_CODE), at, chosen)


def look(
    table: Table,
    who: Visitor,
    language: str,
    at: int | None = None,
    chosen: Mapping[str, str] | None = None,
) -> TableView:
    """The table as somebody sees it, now or after move *at*."""
    state = positions.now(table) if at is None else positions.after(table, row_of(table, at))
    places = list(table.places.all())
    names = [place.name for place in places]
    seats = who.seats(places)
    playing = at is None and table.status == Status.RUNNING
    mine = offers(state).for_seat(*seats) if playing else ()
    scene = Scene(
        state.title.view(state, eye(state, seats)),
        Words(language, names),
        language,
        names,
        seats,
        mine,
        chosen or {},
    )
    return TableView(table, places, who, state, scene, presenter(state.title), at)


def _moment(request: HttpRequest, table: Table) -> int | None:
    """The move that `?at=` names; None for now."""
    at = MomentForm(request.GET if "at" in request.GET else request.POST).number("at")
    return None if at is None or at >= table.number else at


def eye(state: State, seats: Sequence[int]) -> Seat | None:
    """Whose eyes the page uses: the visitor's seat that must act, else any of theirs."""
    acting = [seat for seat in to_act(state) if seat in seats]
    return Seat((acting or seats)[0]) if seats else None


def labels_of(view: TableView) -> Labels:
    """What things are called on this page."""
    scene, presents = view.scene, view.presenter
    return Labels(
        scene.words,
        lambda name, value: presents.name(scene, name, value),
        lambda offer, name, value: presents.picture(scene, offer, name, value),
        presents.words,
    )
