"""The score of 1844: debts are loans, and what is owed for the exchange into SBB shares."""

from __future__ import annotations

from kursbuch.games.g1844.state import State44
from kursbuch.web.games.eighteen.score import parts
from kursbuch.web.games.presenter import Scene, ScorePart


def score(scene: Scene) -> list[ScorePart]:
    """Both kinds of debt are taken off (44-EG-06)."""
    state = scene.view
    assert isinstance(state, State44)
    loans = [player.debt for player in state.players]
    return parts(scene, [sum(both) for both in zip(loans, state.sbb_debt, strict=True)])
