"""A position of First Train in figures with names, the same ones all game long."""

from __future__ import annotations

from kursbuch.bots.first_train.plans import turns_left
from kursbuch.core.action import Seat
from kursbuch.core.state import State
from kursbuch.games.first_train.map import INFLUENCE, PIECES
from kursbuch.games.first_train.network import own_links
from kursbuch.games.first_train.state import FirstTrain


def features(state: State, seat: Seat) -> dict[str, float]:
    """The turn, the boxes, every player with the one who looks first, and every area."""
    assert isinstance(state, FirstTrain)
    found: dict[str, float] = {"turns left": turns_left(state)}
    for number, box in enumerate(state.boxes, start=1):
        found[f"box {number} cubes"] = box.cubes
        found[f"box {number} own"] = box.bidder == seat
        for colour in INFLUENCE:
            found[f"box {number} {colour}"] = box.token == colour
    players = len(state.players)
    for place in range(players):
        found |= _player(state, Seat((seat + place) % players), f"player {place}")
    for area in state.title.map.areas:
        for piece in PIECES:
            found[f"{area} {piece}"] = state.pieces.get(area, ()).count(piece)
    for border in state.title.map.borders:
        owner = state.links.get(border)
        found[f"link {border}"] = -1 if owner is None else (owner - seat) % players
        found[f"company {border}"] = border in state.company_links
    return found


def _player(state: FirstTrain, seat: Seat, who: str) -> dict[str, float]:
    player = state.players[seat]
    found: dict[str, float] = {
        f"{who} points": player.points,
        f"{who} cubes": player.hand,
        f"{who} links": len(own_links(state, seat)),
        f"{who} profit": state.profit.spaces[seat],
        f"{who} trains": len(player.trains),
        f"{who} order": state.order.index(seat),
    }
    for colour in INFLUENCE:
        found[f"{who} {colour} influence"] = state.influence[colour].spaces[seat]
    for piece in PIECES:
        found[f"{who} kept {piece}"] = player.kept.get(piece, 0)
    return found
