"""What a table page shows: the five slots board, panels, prompt, offers and log."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256
from typing import Any

from kursbuch.core.errors import KursbuchError
from kursbuch.core.state import to_act
from kursbuch.core.words import Message, Who
from kursbuch.web.tables.agreement import consent
from kursbuch.web.tables.autopass import policy
from kursbuch.web.tables.models import Place, Status, Table
from kursbuch.web.tables.page import groups, refusals
from kursbuch.web.tables.page.table_view import GENERAL, Look, speech
from kursbuch.web.tables.seats import transfer


def slots(view: Look, panel: str = "", refusal: KursbuchError | None = None) -> dict[str, Any]:
    """The context of the slots."""
    scene, table = view.scene, view.table
    acting = list(to_act(view.state)) if table.status == Status.RUNNING else []
    keys = [*(p.key for p in view.panels()), *GENERAL]
    shown, denied = offered(view)
    return {
        "table": table,
        "look": view,
        "scene": scene,
        "table_words": scene.words,
        "title": view.state.title,
        "board": view.presenter.board(scene),
        "strip": [_strip(view, place, acting) for place in view.places],
        "prompt": prompt(view),
        "moment": view.presenter.moment(scene),
        "acting": acting,
        "my_turn": any(seat in scene.seats for seat in acting) and not view.is_past,
        "groups": shown,
        "denied": denied,
        "chosen": bool(scene.chosen or scene.picked),
        "refusal": told(view, refusal),
        "explanation": view.presenter.explain(scene),
        "tabs": [(p.key, p.shortcut) for p in view.panels()] + [(key, "") for key in GENERAL],
        "panel": panel if panel in keys else "log",
        "undo": None if view.is_past else consent.last_own(table, view.visitor),
        "redo": None if view.is_past else consent.redoable(table, view.visitor),
        "proposals": consent.standing(table),
        "resting": resting(view),
        "invitations": invitations(view),
        "at": table.number if view.at is None else view.at,
    }


def told(view: Look, refusal: KursbuchError | None) -> refusals.Denial | None:
    """A refusal in the words of the page."""
    if refusal is None:
        return None
    return refusals.Denial((), speech(view).refusal(refusal.message), getattr(refusal, "rule", ""))


def offered(view: Look) -> tuple[list[groups.Group], list[refusals.Denied]]:
    """The forms of what the visitor may do, and the kinds of which nothing can be done now."""
    scene, voice = view.scene, speech(view)
    links = {f"pick.{name}": value for name, value in scene.picked.items()}
    shown = groups.groups(scene.offers, scene.chosen, voice, view.presenter.many, links)
    choosing = scene.chosen or scene.picked or view.is_past
    found = [] if choosing else refusals.denied(scene, view.presenter, voice)
    missing = {kind.do: kind for kind in found}
    return (
        [replace(group, denied=missing.pop(group.do, None)) for group in shown],
        list(missing.values()),
    )


def prompt(view: Look) -> Message:
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


def resting(view: Look) -> list[Place]:
    """The visitor's seats, where a seat can pass by itself; which of them do, is in the place."""
    over = view.is_past or view.table.status != Status.RUNNING
    if over or not policy.round_of(view.state):
        return []
    mine = [place for place in view.places if place.seat in view.scene.seats]
    resting = [place for place in mine if policy.holds(place, view.state)]
    acting = [place for place in mine if place.seat in to_act(view.state)]
    return resting + [p for p in acting or mine[:1] if p not in resting]


def invitations(view: Look) -> list[dict[str, Any]]:
    """The seats that are offered, for those at the table and for whoever is meant."""
    found, names = [], {place.seat: place.name for place in view.places}
    for one in view.table.invitations.all():
        meant = one.user_id is not None and one.user == view.visitor.user
        if meant or view.scene.seats:
            mine = transfer.may_withdraw(one, view.visitor)
            found.append({"offer": one, "meant": meant, "mine": mine, "name": names[one.seat]})
    return found


def _strip(view: Look, place: Place, acting: Sequence[int]) -> dict[str, Any]:
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


def stamp(table: Table) -> str:
    """Changes whenever the slots of the table must be drawn again."""
    asked = "".join(f"p{p.pk}{''.join(map(str, p.agreed))}" for p in table.proposals.all())
    offered = "".join(f"i{one.pk}" for one in table.invitations.all())
    sitting = sha256("|".join(p.name + p.bot for p in table.places.all()).encode()).hexdigest()[:6]
    return f"{table.status}-{table.seq}-{asked}{offered}-{sitting}"
