"""The fragments of a table page, each with the context that its template needs.

stage       the board
seats       the players and their figures
now         who must do what, the forms of what the visitor may do, what is proposed
beside      the tabs and the panel that is open
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from kursbuch.core.codec import fingerprint
from kursbuch.core.errors import KursbuchError
from kursbuch.core.state import to_act
from kursbuch.core.words import Message, Who
from kursbuch.web.errors import rule_of
from kursbuch.web.tables.agreement import proposals, undo
from kursbuch.web.tables.autopass import policy
from kursbuch.web.tables.live.stamp import stamp
from kursbuch.web.tables.models import Place, Status, Table
from kursbuch.web.tables.page import groups, refusals
from kursbuch.web.tables.page.panels import tabs
from kursbuch.web.tables.page.table_view import TableView, labels_of
from kursbuch.web.tables.seats import transfer


def fragments(view: TableView, refusal: KursbuchError | None = None) -> dict[str, Any]:
    """The context of all fragments except the open panel."""
    return {**frame(view), **stage(view), **seats(view), **now(view, refusal)}


def frame(view: TableView) -> dict[str, Any]:
    """What every fragment may use."""
    table, acting = view.table, acting_seats(view)
    return {
        "table": table,
        "view": view,
        "scene": view.scene,
        "table_words": view.scene.words,
        "title": view.state.title,
        "stamp": stamp(table),
        "at": table.number if view.at is None else view.at,
        "acting": acting,
        "my_turn": any(seat in view.scene.seats for seat in acting) and not view.is_past,
        "tabs": tabs(view),
    }


def stage(view: TableView) -> dict[str, Any]:
    """The board, and a key by which an open page knows whether it has this very board."""
    board = view.presenter.board(view.scene)
    return {"board": board, "board_key": fingerprint(str(board))}


def seats(view: TableView) -> dict[str, Any]:
    """The players, in order of their seats."""
    acting = acting_seats(view)
    return {"players": [_player(view, place, acting) for place in view.places]}


def now(view: TableView, refusal: KursbuchError | None = None) -> dict[str, Any]:
    """Who must do what, and what the visitor may do."""
    scene, table = view.scene, view.table
    shown, missing = offered(view)
    return {
        "prompt": prompt(view),
        "moment": view.presenter.moment(scene),
        "groups": shown,
        "unavailable": missing,
        "chosen": bool(scene.chosen or scene.picked),
        "refusal": told(view, refusal),
        "explanation": view.presenter.explain(scene),
        "undo": None if view.is_past else undo.last_own(table, view.visitor),
        "redo": None if view.is_past else undo.redoable(table, view.visitor),
        "proposals": proposals.standing(table),
        "auto_pass": auto_pass(view),
        "invitations": invitations(view),
    }


def acting_seats(view: TableView) -> list[int]:
    """The seats that the game waits for."""
    return list(to_act(view.state)) if view.table.status == Status.RUNNING else []


def told(view: TableView, refusal: KursbuchError | None) -> refusals.Refusal | None:
    """A refusal in the words of the page."""
    if refusal is None:
        return None
    return refusals.Refusal((), labels_of(view).refusal(refusal.message), rule_of(refusal))


def offered(view: TableView) -> tuple[list[groups.Group], list[refusals.Unavailable]]:
    """The forms of what the visitor may do, and the kinds of which nothing can be done now."""
    scene, labels = view.scene, labels_of(view)
    links = {f"pick.{name}": value for name, value in scene.picked.items()}
    shown = groups.groups(scene.offers, scene.chosen, labels, view.presenter.many, links)
    choosing = scene.chosen or scene.picked or view.is_past
    found = [] if choosing else refusals.unavailable(scene, view.presenter, labels)
    missing = {kind.do: kind for kind in found}
    return (
        [replace(group, unavailable=missing.pop(group.do, None)) for group in shown],
        list(missing.values()),
    )


def prompt(view: TableView) -> Message:
    """One sentence: who must do what."""
    state, table = view.state, view.table
    if table.status == Status.FINISHED and not view.is_past:
        agreed = (table.result or {}).get("reason") == "agreement"
        return Message("ended-by-agreement" if agreed else "page-finished")
    if not state.agenda:
        return Message("page-finished")
    what = state.agenda[-1].prompt(state)
    who = [Who(seat) for seat in to_act(state)]
    return Message("page-prompt", who=who, what=what)


def auto_pass(view: TableView) -> list[Place]:
    """The visitor's seats, where a seat can pass in advance; which of them do, is in the place."""
    over = view.is_past or view.table.status != Status.RUNNING
    if over or not policy.round_of(view.state):
        return []
    mine = [place for place in view.places if place.seat in view.scene.seats]
    passing = [place for place in mine if policy.holds(place, view.state)]
    acting = [place for place in mine if place.seat in to_act(view.state)]
    return passing + [p for p in acting or mine[:1] if p not in passing]


def invitations(view: TableView) -> list[dict[str, Any]]:
    """The seats that are offered, for those at the table and for the people invited."""
    found, names = [], {place.seat: place.name for place in view.places}
    for one in view.table.invitations.all():
        meant = one.user_id is not None and one.user == view.visitor.user
        if meant or view.scene.seats:
            mine = transfer.may_withdraw(one, view.visitor)
            found.append({"offer": one, "meant": meant, "mine": mine, "name": names[one.seat]})
    return found


def _player(view: TableView, place: Place, acting: Sequence[int]) -> dict[str, Any]:
    return {
        "place": place,
        "figures": view.presenter.figures(view.scene, place.seat),
        "acting": place.seat in acting,
        "mine": place.seat in view.scene.seats,
        "result": None if view.is_past else _result(view.table, place.seat),
    }


def _result(table: Table, seat: int) -> tuple[int, int] | None:
    """The place and the score of a seat, when the game is over."""
    result = table.result or {}
    if seat >= len(result.get("places", ())):
        return None
    return result["places"][seat], result["scores"][seat]
