"""Trains over the limit: which one goes, and what the others would run."""

from __future__ import annotations

from kursbuch.core.offers import Offer
from kursbuch.eighteen.ids import TrainId
from kursbuch.eighteen.operating.return_trains import ReturnTrain, ReturnTrains
from kursbuch.eighteen.running.runs import best_runs
from kursbuch.web.games.eighteen.moments.choosing import TEMPLATE, Row, choosing
from kursbuch.web.games.eighteen.moments.turn import plate
from kursbuch.web.games.eighteen.places import state_of
from kursbuch.web.games.moment import Moment
from kursbuch.web.games.presenter import Scene


def surplus(scene: Scene) -> Moment:
    """One row per kind of train: its printed price, and the best run without it."""
    state = state_of(scene)
    step = state.agenda[-1]
    assert isinstance(step, ReturnTrains)
    company = step.companies[0]
    rows = [_row(scene, offer) for offer in scene.offers if offer.action is ReturnTrain]
    now = best_runs(state, company).revenue
    return Moment(
        template=TEMPLATE,
        context=choosing(scene, ("e-give-up", "e-field-price"), rows, now),
        shows=frozenset({ReturnTrain}),
        plate=plate(scene, company),
    )


def _row(scene: Scene, offer: Offer) -> Row:
    train = state_of(scene).title.trains[TrainId(str(offer.fixed["train"]))]
    return Row(train.shown, [str(train.price)], offer.filled({}), train.id)
