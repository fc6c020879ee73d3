"""A proposal: what somebody has chosen and not yet committed, with what it would bring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from kursbuch.core.action import Action
from kursbuch.core.codec import canonical
from kursbuch.core.errors import HiddenChance, IllegalAction, KursbuchError, Unreadable
from kursbuch.core.offers import Plain
from kursbuch.core.record import read_action, write_action
from kursbuch.core.state import play
from kursbuch.core.words import Message
from kursbuch.web.errors import HouseRule
from kursbuch.web.games.moment import Line
from kursbuch.web.games.presenter import Presenter, Scene, Wanted
from kursbuch.web.tables.page.labels import Labels
from kursbuch.web.tables.play.forms import filled


@dataclass(frozen=True)
class Proposal:
    """An action that may be played, and what would happen then."""

    action: Action
    facts: Mapping[str, Plain] = field(default_factory=dict)
    """What the offer says of it besides: its cost."""
    lines: Sequence[Line] | None = None
    """None: chance decides, so nobody can say."""

    @property
    def asked(self) -> str:
        """The action as the form posts it."""
        return canonical(write_action(self.action))

    def label(self, labels: Labels) -> str:
        """What the button says that commits it."""
        return labels.commit(replace(Wanted(self.action).as_offer(), facts=self.facts))


def read_proposal(scene: Scene, query: Mapping[str, str]) -> Action | None:
    """The action that the query proposes; none if it proposes nothing."""
    if "offer" not in query:
        return None
    action = read_action(scene.view.title, filled(query))
    if action.by not in scene.seats:
        raise HouseRule(Message("page-not-your-seat"))
    return action


def proposal(scene: Scene, presenter: Presenter, action: Action) -> Proposal:
    """What the action would bring; refused if the law forbids it."""
    facts = next((offer.facts for offer in scene.offers if action in offer), {})
    try:
        after, news = play(scene.view, action)
    except HiddenChance:
        return Proposal(action, facts)
    told = [Line(scene.words.say(after.title.tell(event))) for event in news]
    return Proposal(action, facts, [*presenter.outcome(scene, action, after), *told])


def tried(
    scene: Scene, presenter: Presenter, query: Mapping[str, str], usual: Action | None
) -> tuple[Proposal | None, KursbuchError | None]:
    """The proposal of the query, else the usual one of the moment; or why it is refused."""
    try:
        action = read_proposal(scene, query) or usual
        return (proposal(scene, presenter, action) if action else None), None
    except (IllegalAction, HouseRule, Unreadable) as refusal:
        return None, refusal
