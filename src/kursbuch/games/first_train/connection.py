"""The first connection of Nuremberg and Fürth brings victory points (FT-BUILD-14)."""

from __future__ import annotations

from kursbuch.games.first_train.events import TownsConnected
from kursbuch.games.first_train.map import BorderId, Connection, sides
from kursbuch.games.first_train.network import distances, neighbours_along
from kursbuch.games.first_train.state import FirstTrain


def score_first_connection(state: FirstTrain) -> None:
    """One victory point for each of the player's links on the connection, once per game."""
    connection = state.title.map.connection
    if connection is None or state.connected:
        return
    links = links_on_shortest(state, connection)
    if not links:
        return
    state.connected = True
    points = [0] * len(state.players)
    for border in links:
        if border in state.links:
            points[state.links[border]] += 1
    for player, gained in zip(state.players, points, strict=True):
        player.points += gained
    state.emit(TownsConnected(points=tuple(points)))


def links_on_shortest(state: FirstTrain, connection: Connection) -> list[BorderId]:
    """All links, no matter whose, that lie on any of the shortest connections."""
    borders = [*state.links, *state.company_links]
    along = neighbours_along(borders)
    out = distances(along, connection.starts)
    back = distances(along, (connection.end,))
    if connection.end not in out:
        return []
    return [
        border
        for border in borders
        if any(
            a in out and b in back and out[a] + 1 + back[b] == out[connection.end]
            for a, b in (sides(border), sides(border)[::-1])
        )
    ]
