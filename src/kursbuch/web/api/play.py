"""Play: the position, what may be done, and doing it."""

from __future__ import annotations

from random import Random
from typing import Literal

from django.http import HttpRequest
from ninja import Field, Router, Schema

from kursbuch.core.action import Seat
from kursbuch.core.errors import IllegalAction
from kursbuch.core.offers import Offer
from kursbuch.core.record import read_action, write_action, write_state
from kursbuch.core.state import offers, to_act
from kursbuch.web.api.fields import Key, Plain, Whole
from kursbuch.web.api.refusals import Refusal, refusal_of
from kursbuch.web.api.security import PLAY, check_limit, me
from kursbuch.web.api.tables import TableAnswer, begun, changed
from kursbuch.web.tables.page.draft import draft, read_plan
from kursbuch.web.tables.page.table_view import look
from kursbuch.web.tables.play import game, programme_commands
from kursbuch.web.tables.record import positions

router = Router(tags=["play"])


class Act(Schema):
    """An action on the position after row `seq` of the table."""

    seq: Whole
    action: Plain


class Trial(Schema):
    """Actions to be tried one after the other."""

    actions: list[Plain] = Field(min_length=1, max_length=20)


class AutoPass(Schema):
    """A seat, and how long the server passes for it; without `how` no longer."""

    seat: Whole
    how: Literal["quiet", "round"] | None = None


class TrialAnswer(Schema):
    """What actions would bring, or which rule forbids one of them."""

    lines: list[str] = Field(default_factory=list)
    """What would happen, told in the caller's language."""
    chance: bool = False
    """Chance decides, so nobody can say."""
    refusal: Refusal | None = None


class StateAnswer(Schema):
    """A position as its reader may see it."""

    seq: int
    number: int
    state: Plain


class OfferAnswer(Schema):
    """What a seat may do: an action except for the fields left open."""

    do: str
    by: int
    fixed: Plain
    open: Plain
    """For each open field its domain: a span, choices, or a sum to split."""
    facts: Plain = Field(default_factory=dict)
    """For reading: what it costs, for example."""
    example: Plain
    """One such action, filled in by chance."""


class OffersAnswer(Schema):
    """What may be done on the position after row `seq`."""

    seq: int
    to_act: list[int]
    offers: list[OfferAnswer]


@router.get("/tables/{table:key}/state", response=StateAnswer, summary="The position")
def state(request: HttpRequest, key: Key, at: Whole | None = None) -> StateAnswer:
    """The position, as my seat may see it; `at` names an earlier moment."""
    table = begun(key)
    found = positions.now(table) if at is None else positions.at(table, at)
    mine = me(request).seats(table.places.all())
    view = found.title.view(found, Seat(mine[0]) if mine else None)
    number = table.number if at is None else min(at, table.number)
    answer = {"seq": table.seq, "number": number, "state": write_state(view)}
    return StateAnswer.model_validate(answer)


@router.get("/tables/{table:key}/offers", response=OffersAnswer, summary="What my seats may do now")
def my_offers(request: HttpRequest, key: Key) -> OffersAnswer:
    """What my seats may do now; an action is an offer with its open fields filled."""
    table = begun(key)
    mine = me(request).seats(table.places.all())
    found = positions.now(table)
    rng = Random(table.seq)
    possible = [_offer(offer, rng) for offer in offers(found).for_seat(*mine)]
    return OffersAnswer(seq=table.seq, to_act=list(to_act(found)), offers=possible)


@router.post("/tables/{table:key}/act", auth=PLAY, response=TableAnswer, summary="Play an action")
def act(request: HttpRequest, key: Key, wish: Act) -> TableAnswer:
    """Play an action, or be told which rule forbids it."""
    check_limit(request, "act", 240)
    table = begun(key)
    action = read_action(positions.title_of(table), wish.action)
    game.act(table, me(request), wish.seq, action)
    return changed(table, me(request))


@router.post(
    "/tables/{table:key}/try", response=TrialAnswer, summary="Try actions without playing them"
)
def try_actions(request: HttpRequest, key: Key, wish: Trial) -> TrialAnswer:
    """What would happen if my seats played these actions one after the other; nothing changes.

    What the rules forbid is no error here: it is answered as `refusal`.
    """
    check_limit(request, "act", 240)
    view = look(begun(key), me(request), str(request.LANGUAGE_CODE))
    try:
        plan = read_plan(view.scene, wish.actions)
        found = draft(view.scene, view.presenter, plan)
    except IllegalAction as refusal:
        return TrialAnswer(refusal=refusal_of(request, refusal))
    lines = [line.text for line in found.lines or ()]
    return TrialAnswer(lines=lines, chance=found.lines is None)


@router.post(
    "/tables/{table:key}/auto-pass", auth=PLAY, response=TableAnswer, summary="Pass in advance"
)
def auto_pass(request: HttpRequest, key: Key, wish: AutoPass) -> TableAnswer:
    """Let the server pass for one of my seats in this round, or no longer."""
    table = begun(key)
    programme_commands.auto_pass(table, me(request), wish.seat, wish.how or "")
    return changed(table, me(request))


def _offer(offer: Offer, rng: Random) -> OfferAnswer:
    return OfferAnswer.model_validate({**offer.plain(), "example": write_action(offer.sample(rng))})
