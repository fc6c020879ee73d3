"""The position in figures, for the command line and for programs."""

from __future__ import annotations

from kursbuch.core.offers import Plain
from kursbuch.games.first_train.state import FirstTrain
from kursbuch.games.first_train.turn import Turn, turns


def summary(state: FirstTrain) -> dict[str, Plain]:
    """Turn and phase, and what every player has."""
    phase = next((step.phase for step in state.agenda if isinstance(step, Turn)), None)
    return {
        "round": f"Turn {min(state.turn, turns(state))} of {turns(state)}",
        "phase": phase,
        "players": [_player(state, seat) for seat in state.seats],
        "boxes": [
            {"box": number, "token": box.token or None, "bidder": box.bidder, "cubes": box.cubes}
            for number, box in enumerate(state.boxes, start=1)
        ],
    }


def _player(state: FirstTrain, seat: int) -> dict[str, Plain]:
    player = state.players[seat]
    return {
        "seat": seat,
        "points": player.points,
        "profit": state.profit.spaces[seat],
        "cubes": player.hand,
        "links": player.links,
        **{colour: track.spaces[seat] for colour, track in state.influence.items()},
        "trains": [train.row for train in player.trains],
        "kept": {piece: number for piece, number in player.kept.items() if number},
    }
