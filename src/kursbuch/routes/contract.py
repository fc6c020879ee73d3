"""Fewer pieces of track with the same conflicts: the solver's masks become short."""

from functools import lru_cache

from kursbuch.routes.network import Network


@lru_cache(maxsize=64)
def contracted(network: Network) -> tuple[int, ...]:
    """By link a mask of fewer pieces; two links meet exactly when their real tracks meet."""
    users: dict[int, int] = {}  # by piece: the links that use it, as a set
    for index, link in enumerate(network.links):
        track = link.track
        while track:
            low = track & -track
            users[low] = users.get(low, 0) | 1 << index
            track ^= low
    masks = [0] * len(network.links)
    for piece, links in enumerate(_greatest(set(users.values()))):
        rest = links
        while rest:
            low = rest & -rest
            masks[low.bit_length() - 1] |= 1 << piece
            rest ^= low
    return tuple(masks)


def _greatest(sets: set[int]) -> list[int]:
    """The sets that are in no other; what two links share in a smaller one they share there too."""
    kept: list[int] = []
    for links in sorted(sets, key=lambda one: (-one.bit_count(), one)):
        if not any(links & other == links for other in kept):
            kept.append(links)
    return kept
