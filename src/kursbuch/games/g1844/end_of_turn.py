"""The end of a company's turn: the last chance for what can be done at any point of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kursbuch.core.action import Seat
from kursbuch.core.offers import Offer
from kursbuch.core.state import Flow, Step
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.free_will import opens_choice
from kursbuch.eighteen.ids import CompanyId
from kursbuch.eighteen.operating.operating_round import director_of
from kursbuch.games.g1844.eva import Eva
from kursbuch.games.g1844.furka import Furka
from kursbuch.games.g1844.privates import BuyPrivates
from kursbuch.games.g1844.state import State44


@dataclass(slots=True)
class EndOfTurn(Step[State44]):
    """Private companies may be bought up to here (44-OR-09)."""

    takes = (Pass,)
    rule = "44-OR-09"

    company: CompanyId
    ended: bool = False

    def advance(self, state: State44) -> Flow:
        """Wait if the director has anything left to do."""
        if self.ended:
            return Flow.DONE
        if self.has_choice(state):
            return Flow.WAIT
        asked = opens_choice(state, self, self.actors(state), EndOfTurn.has_choice)
        return Flow.WAIT if asked else Flow.DONE

    def has_choice(self, state: State44) -> bool:
        """The company can buy a private company, or there is a last chance for something."""
        seat = director_of(state, self.company)
        if any(True for _ in BuyPrivates().offers(state)):
            return True
        switches = state.title.switches
        last_chance: list[Step[State44]] = []
        if switches.furka == "own turn":
            last_chance.append(Furka())
        if switches.eva == "company at turn":
            last_chance.append(Eva())
        return any(offer.by == seat for step in last_chance for offer in step.offers(state))

    def actors(self, state: State44) -> tuple[Seat, ...]:
        """The director."""
        return (director_of(state, self.company),)

    def offers(self, state: State44) -> Iterator[Offer]:
        """Nothing more."""
        yield Offer(Pass, director_of(state, self.company))

    def apply(self, state: State44, action: Pass) -> None:
        """The turn is over."""
        self.ended = True
