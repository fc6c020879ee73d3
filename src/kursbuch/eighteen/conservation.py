"""What never changes in an 18xx game: money, certificates, train cards."""

from __future__ import annotations

from collections import Counter

from kursbuch.eighteen.state import State18


def conserved(state: State18) -> dict[str, int]:
    """The sums that stay the same from the first action to the last."""
    companies = state.companies.values()
    money = state.bank + sum(p.cash for p in state.players) + sum(c.cash for c in companies)
    return {"money": money, "certificates": len(state.holder), **trains(state)}


def trains(state: State18) -> dict[str, int]:
    """The cards of each limited type: in the bank, in the pool, with companies, out of the game."""
    lying = Counter[str]()
    for owned in (*(c.trains for c in state.companies.values()), state.pool, state.scrapped):
        lying.update(owned)
    return {
        f"trains {card.id}": state.depot[card.id] + sum(lying[side] for side in card.sides)
        for card in state.title.cards.values()
        if not card.unlimited
    }
