"""Hexes with a corner upwards: letters are rows from the north, numbers columns from the west."""

from kursbuch.eighteen.ids import Edge, HexId

EDGES: tuple[Edge, ...] = (0, 1, 2, 3, 4, 5)

# Steps in (row, number) across each edge; within a row neighbouring numbers differ by two.
_STEPS = ((1, -1), (0, -2), (-1, -1), (-1, 1), (0, 2), (1, 1))


def neighbour(hex_id: HexId, edge: Edge) -> HexId:
    """The hex on the other side of an edge, whether or not any map has it."""
    rows, numbers = _STEPS[edge]
    return HexId(f"{chr(ord(hex_id[0]) + rows)}{int(hex_id[1:]) + numbers}")


def opposite(edge: Edge) -> Edge:
    """The edge of the neighbour that touches this edge."""
    return (edge + 3) % 6


def turned(edge: Edge, turn: int) -> Edge:
    """Where an edge comes to lie when its tile is turned clockwise by sixths."""
    return (edge + turn) % 6
