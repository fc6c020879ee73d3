"""Consent: another company wants to buy a train; what selling and keeping it would leave."""

from __future__ import annotations

from kursbuch.core.state import play
from kursbuch.core.words import Message
from kursbuch.eighteen.operating.trade_trains import AnswerTrade, AskConsent
from kursbuch.eighteen.running.runs import best_runs
from kursbuch.web.games.eighteen.moments.choosing import TEMPLATE, Row, choosing
from kursbuch.web.games.eighteen.moments.turn import badge, trains_of
from kursbuch.web.games.eighteen.places import state_of
from kursbuch.web.games.moment import Entry, Moment
from kursbuch.web.games.presenter import Scene


def consent(scene: Scene) -> Moment:
    """Two rows, agree and refuse: treasury, trains and best run of the seller."""
    state, say = state_of(scene), scene.words.say
    step = state.agenda[-1]
    assert isinstance(step, AskConsent)
    return Moment(
        template=TEMPLATE,
        context=choosing(
            scene,
            ("e-field-agreed", "e-treasury", "e-trains"),
            [_row(scene, step, answer) for answer in answers(scene)],
            best_runs(state, step.seller).revenue,
        ),
        shows=frozenset({AnswerTrade}),
        plate=(
            Entry("", badge(state, step.seller)),
            Entry(say(Message("e-buyer")), badge(state, step.company)),
            Entry(say(Message("e-train")), state.title.trains[step.train].shown),
            Entry(say(Message("e-field-price")), str(step.price)),
        ),
    )


def answers(scene: Scene) -> list[AnswerTrade]:
    """What may be answered."""
    found = [action for offer in scene.offers for action in offer.actions()]
    return [action for action in found if isinstance(action, AnswerTrade)]


def _row(scene: Scene, step: AskConsent, answer: AnswerTrade) -> Row:
    after, _ = play(state_of(scene), answer)
    said = "yes" if answer.agreed else "no"
    left = [str(after.companies[step.seller].cash), trains_of(after, step.seller) or "–"]
    return Row(scene.words.say(Message(f"e-agreed-{said}")), left, answer, said)
