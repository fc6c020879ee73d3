"""Influence points are gained and spent, never below 0 nor above the track (FT-GEN-04)."""

from __future__ import annotations

from collections.abc import Mapping

from kursbuch.core.action import Seat
from kursbuch.games.first_train.map import Colour
from kursbuch.games.first_train.state import FirstTrain


def gain(state: FirstTrain, seat: Seat, colour: Colour, points: int = 1) -> None:
    """What is gained at the end of the track is lost, but the disc goes on top (FT-AUC-08)."""
    track = state.influence[colour]
    track.move(seat, min(track.spaces[seat] + points, state.title.boards.limits.influence))


def spend(state: FirstTrain, seat: Seat, points: Mapping[Colour, int]) -> None:
    """Discs move down by what is spent, and land on top; a disc that does not move stays."""
    for colour, number in points.items():
        track = state.influence[colour]
        assert 0 <= number <= track.spaces[seat], f"{seat} lacks {colour} influence"
        if number:
            track.move(seat, track.spaces[seat] - number)


def spend_cubes(state: FirstTrain, seat: Seat, cubes: int) -> None:
    """Cubes that are spent go back to the stock (FT-BUILD-13, FT-TRN-03)."""
    player = state.players[seat]
    assert 0 <= cubes <= player.hand, f"{seat} lacks cubes"
    player.hand -= cubes
    player.stock += cubes
