"""What lies in front of the players of First Train and what they have on the map."""

from __future__ import annotations

from collections.abc import Sequence

from kursbuch.core.words import Message
from kursbuch.web.games.first_train.panels import figures
from kursbuch.web.games.first_train.places import state_of
from kursbuch.web.games.presenter import Inventory, Scene


def inventories(scene: Scene) -> Sequence[Inventory]:
    """The players with their points, cubes, influence, trains and links."""
    return [_player(scene, seat) for seat in state_of(scene).seats]


def _player(scene: Scene, seat: int) -> Inventory:
    state, say = state_of(scene), scene.words.say
    items = {say(Message(f"{one.key}-long")): one.value for one in figures(scene, seat)}
    laid = sum(owner == seat for owner in state.links.values())
    items[say(Message("ft-links-laid"))] = str(laid)
    items[say(Message("ft-trains-for-sale"))] = " ".join(t.row for t in state.players[seat].trains)
    return Inventory(scene.words.name(seat), items, seat)
