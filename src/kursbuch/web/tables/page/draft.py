"""A draft: what somebody has chosen and not yet committed, with what it would bring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from kursbuch.core.action import Action, Event
from kursbuch.core.errors import HiddenChance, IllegalAction, KursbuchError, Unreadable
from kursbuch.core.offers import Plain
from kursbuch.core.record import read_action
from kursbuch.core.state import State, play
from kursbuch.core.words import Message
from kursbuch.web.errors import HouseRule
from kursbuch.web.games.moment import Line, asked
from kursbuch.web.games.presenter import Presenter, Scene, Wanted
from kursbuch.web.tables.page.labels import Labels
from kursbuch.web.tables.play.forms import planned


@dataclass(frozen=True)
class Draft:
    """Actions that may be played one after the other, most often one, and what would happen."""

    plan: Sequence[Action]
    facts: Mapping[str, Plain] = field(default_factory=dict)
    """What the offer says of it besides: its cost."""
    lines: Sequence[Line] | None = None
    """None: chance decides, so nobody can say."""

    @property
    def asked(self) -> str:
        """The actions as the form posts them."""
        return asked(self.plan)

    def label(self, labels: Labels) -> str:
        """What the button says that commits it."""
        return labels.commit(replace(Wanted(self.plan[-1]).as_offer(), facts=self.facts))


def read_draft(scene: Scene, query: Mapping[str, str]) -> list[Action]:
    """The actions that the query proposes."""
    return read_plan(scene, planned(query)) if "offer" in query else []


def read_plan(scene: Scene, asked: Sequence[object]) -> list[Action]:
    """Actions of the visitor's seats, from JSON."""
    plan = [read_action(scene.view.title, one) for one in asked]
    if any(action.by not in scene.seats for action in plan):
        raise HouseRule(Message("page-not-your-seat"))
    return plan


def draft(scene: Scene, presenter: Presenter[State], plan: Sequence[Action]) -> Draft:
    """What the actions would bring; refused if the law forbids one of them."""
    facts = next((offer.facts for offer in scene.offers if plan[-1] in offer), {})
    after, news = scene.view, list[Event]()
    try:
        for action in plan:
            after, brought = play(after, action)
            news += brought
    except HiddenChance:
        return Draft(plan, facts)
    told = [presenter.told(after, after.title.tell(event)) for event in news]
    lines = [Line(scene.words.say(message)) for message in told]
    return Draft(plan, facts, [*presenter.outcome(scene, plan[-1], after), *lines])


def tried(
    scene: Scene, presenter: Presenter[State], query: Mapping[str, str]
) -> tuple[Draft | None, KursbuchError | None]:
    """The draft of the query; or why it is refused."""
    try:
        plan = read_draft(scene, query)
        return (draft(scene, presenter, plan) if plan else None), None
    except (IllegalAction, HouseRule, Unreadable) as refusal:
        return None, refusal


def usual(scene: Scene, presenter: Presenter[State], action: Action) -> Draft | None:
    """The draft that a moment fills in at once."""
    try:
        return draft(scene, presenter, [action])
    except IllegalAction:
        return None
