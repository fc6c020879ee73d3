"""The hint on the page: the question, and three candidates that one click proposes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from kursbuch.bots.lookup import knowledge_of
from kursbuch.core.action import Action
from kursbuch.core.offers import Plain
from kursbuch.core.record import read_action
from kursbuch.core.words import Message
from kursbuch.web.games.moment import Choice, choice
from kursbuch.web.games.presenter import Wanted
from kursbuch.web.tables.hints import asking
from kursbuch.web.tables.page.table_view import TableView, labels_of
from kursbuch.web.tables.record import reasons


@dataclass(frozen=True)
class Candidate:
    """Something that a bot would do, what it brings, and why."""

    choice: Choice
    brings: int
    because: str


@dataclass(frozen=True)
class HintShown:
    """The hint of a position: not asked for yet, being thought about, or there."""

    asked: bool = False
    candidates: Sequence[Candidate] = ()
    until: str = ""
    """How far was looked ahead."""


def shown(view: TableView, plan: Sequence[Action]) -> HintShown | None:
    """What the page shows of hints; nothing where nobody may ask."""
    seats = asking.seats_that_may_ask(view.table, view.scene.seats)
    if view.is_past or not seats:
        return None
    asked = asking.asked(view.table, seats)
    if asked is None:
        return HintShown()
    known = knowledge_of(view.state.title)
    until = view.scene.words.say(Message(known.horizon_at(view.state).until)) if known else ""
    found = [_candidate(view, plain, plan) for plain in asked.candidates or ()]
    return HintShown(True, found, until)


def _candidate(view: TableView, plain: Mapping[str, Plain], plan: Sequence[Action]) -> Candidate:
    action = read_action(view.state.title, plain["action"])
    facts = next((offer.facts for offer in view.scene.offers if action in offer), {})
    label = labels_of(view).commit(replace(Wanted(action).as_offer(), facts=facts))
    because = reasons.told(plain["because"], view.scene.words)
    return Candidate(choice(label, action, plan), int(str(plain["brings"])), because)
