"""Plans: lines that the caller plays out alone, and conditional moves; nobody else sees them."""

from __future__ import annotations

from typing import Annotated, cast

from django.http import HttpRequest
from django.shortcuts import get_object_or_404
from ninja import Field, Router, Schema

from kursbuch.core.record import write_action
from kursbuch.core.words import Words
from kursbuch.web.api.fields import NO_NUL, Key, Plain, Whole
from kursbuch.web.api.security import PLAY, check_limit, me
from kursbuch.web.api.tables import begun
from kursbuch.web.tables.models import Table
from kursbuch.web.tables.plans import lines
from kursbuch.web.tables.plans.models import Line
from kursbuch.web.tables.play import plan_commands
from kursbuch.web.tables.record.reasons import told
from kursbuch.web.visitors import Visitor

router = Router(tags=["plans"])


class NewPlan(Schema):
    """The move after which a plan begins; without it, now."""

    at: Whole | None = None


class PlanText(Schema):
    """The name of a plan, and what its owner notes about it."""

    name: Annotated[str, Field(max_length=60, pattern=NO_NUL)] = ""
    note: Annotated[str, Field(max_length=2000, pattern=NO_NUL)] = ""


class Arming(Schema):
    """Whether the moves hold whatever the others play."""

    whatever: bool = False


class PlanAnswer(Schema):
    """A line of mine: the board on which I play it, and what of it is armed."""

    id: int
    seat: int
    board: str
    """The key of a table of my own, on which I play for everybody."""
    at: int
    """After how many moves it begins."""
    name: str
    note: str
    armed: bool
    """The server plays my moves of it if the others play theirs."""
    whatever: bool
    """It does so whatever the others play."""
    moves: list[Plain]
    """Those that are armed, else those on the board."""
    done: int
    """How many of the armed ones have been played."""
    stopped: str
    """Why it is not armed any more."""


@router.get("/tables/{table:key}/plans", response=list[PlanAnswer], summary="My plans")
def my_plans(request: HttpRequest, key: Key) -> list[PlanAnswer]:
    """The lines that I have thought of at this table."""
    table, who = begun(key), me(request)
    return [_plan(request, table, line) for line in _own(table, who).select_related("board")]


@router.post("/tables/{table:key}/plans", auth=PLAY, response=PlanAnswer, summary="Begin a plan")
def begin_plan(request: HttpRequest, key: Key, wish: NewPlan) -> PlanAnswer:
    """A board of my own that begins at a moment of this game: there I play for everybody."""
    check_limit(request, "branch", 10)
    table = begun(key)
    number = table.number if wish.at is None else wish.at
    return _plan(request, table, plan_commands.begin(table, me(request), number))


@router.patch(
    "/tables/{table:key}/plans/{number}", auth=PLAY, response=PlanAnswer, summary="Name a plan"
)
def write_plan(request: HttpRequest, key: Key, number: Whole, wish: PlanText) -> PlanAnswer:
    """Give a plan of mine a name and a note."""
    table, line = _found(request, key, number)
    plan_commands.write(line.board, me(request), wish.name, wish.note)
    return _again(request, table, number)


@router.post(
    "/tables/{table:key}/plans/{number}/arm",
    auth=PLAY,
    response=PlanAnswer,
    summary="Turn a plan into conditional moves",
)
def arm_plan(request: HttpRequest, key: Key, number: Whole, wish: Arming) -> PlanAnswer:
    """Let the server play my moves of the line as it stands on its board.

    Each is played when the moves before it have been and the law allows it; otherwise they stop,
    and `stopped` tells why.
    """
    table, line = _found(request, key, number)
    plan_commands.arm(line.board, me(request), wish.whatever)
    return _again(request, table, number)


@router.post(
    "/tables/{table:key}/plans/{number}/disarm",
    auth=PLAY,
    response=PlanAnswer,
    summary="Stop conditional moves",
)
def disarm_plan(request: HttpRequest, key: Key, number: Whole) -> PlanAnswer:
    """The moves of the line are not played any more; what it had to say is put away."""
    table, _ = _found(request, key, number)
    plan_commands.disarm(table, me(request), number)
    return _again(request, table, number)


@router.delete(
    "/tables/{table:key}/plans/{number}",
    auth=PLAY,
    response=list[PlanAnswer],
    summary="Give a plan up",
)
def drop_plan(request: HttpRequest, key: Key, number: Whole) -> list[PlanAnswer]:
    """Give a plan of mine up, with its board."""
    table, _ = _found(request, key, number)
    plan_commands.drop(table, me(request), number)
    return my_plans(request, key)


def _own(table: Table, who: Visitor) -> lines.Lines:
    return lines.of_seats(table, who.seats(table.places.all()))


def _found(request: HttpRequest, key: str, number: int) -> tuple[Table, Line]:
    """A line of the caller's; those of others are not there."""
    table = begun(key)
    return table, get_object_or_404(_own(table, me(request)), pk=number)


def _again(request: HttpRequest, table: Table, number: int) -> PlanAnswer:
    return _plan(request, table, Line.objects.select_related("board").get(pk=number))


def _plan(request: HttpRequest, table: Table, line: Line) -> PlanAnswer:
    names = [place.name for place in table.places.all()]
    return PlanAnswer(
        id=line.pk,
        seat=line.seat,
        board=line.board.key,
        at=line.board.branch_at,
        name=line.name,
        note=line.note,
        armed=line.armed,
        whatever=line.whatever,
        moves=line.steps if line.armed else _on_board(line.board),
        done=line.done if line.armed else 0,
        stopped=told(line.stopped, Words(str(request.LANGUAGE_CODE), names)),
    )


def _on_board(board: Table) -> list[Plain]:
    return [cast(Plain, write_action(action)) for action in plan_commands.moves_of(board)]
