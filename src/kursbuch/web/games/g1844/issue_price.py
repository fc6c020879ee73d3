"""Issue price: what each would make of the company and of its director (44-AU-19)."""

from __future__ import annotations

from kursbuch.core.state import play
from kursbuch.core.words import Message
from kursbuch.eighteen.state import State18
from kursbuch.eighteen.stock.holdings import shares
from kursbuch.games.g1844.auction import IssuePrice, SetIssuePrice
from kursbuch.web.games.eighteen.moments.choosing import TEMPLATE, Row, choosing
from kursbuch.web.games.eighteen.moments.turn import badge
from kursbuch.web.games.eighteen.places import state_of
from kursbuch.web.games.moment import Entry, Moment
from kursbuch.web.games.presenter import Scene


def issue_price(scene: Scene) -> Moment:
    """One row per price: the company's treasury, the director's worth."""
    state, say = state_of(scene), scene.words.say
    step = state.agenda[-1]
    assert isinstance(step, IssuePrice)
    prices = [
        action
        for offer in scene.offers
        for action in offer.actions()
        if isinstance(action, SetIssuePrice)
    ]
    held = shares(state, step.company, step.seat)
    return Moment(
        template=TEMPLATE,
        context=choosing(
            scene,
            ("e44-issue-price", "e-treasury", "e-your-worth"),
            [_row(state, step, action) for action in prices],
        ),
        shows=frozenset({SetIssuePrice}),
        plate=(
            Entry("", badge(state, step.company)),
            Entry(say(Message("e44-your-shares")), str(held)),
            Entry(say(Message("e-your-worth")), str(state.title.scored(state, step.seat))),
        ),
    )


def _row(state: State18, step: IssuePrice, action: SetIssuePrice) -> Row:
    after, _ = play(state, action)
    treasury, worth = after.companies[step.company].cash, after.title.scored(after, step.seat)
    return Row(str(action.price), [str(treasury), str(worth)], action)
