"""A programme for the auction of 1844: pass until one of the lots wanted is offered."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from kursbuch.core.action import Event, Seat
from kursbuch.core.offers import Offer
from kursbuch.core.programme import Next, Programme, Subset
from kursbuch.core.state import to_act
from kursbuch.core.words import Message
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.ids import PaperId
from kursbuch.games.g1844.auction import Auction, privates
from kursbuch.games.g1844.state import State44


@dataclass(frozen=True, slots=True, kw_only=True)
class PassLots(Programme[State44]):
    """Pass in the auction until one of these lots is offered."""

    moment = "auction"

    lots: tuple[PaperId, ...]

    @classmethod
    def offers(cls, state: State44, seat: Seat) -> Iterator[Offer]:
        """Any of the lots that are still to come."""
        if auction := _auction(state):
            later = (privates(state)[lot] for lot in auction.unsold(state) if lot != auction.lot)
            yield Offer(cls, seat, open={"lots": Subset(tuple(later))})

    def ends(self, state: State44, news: Sequence[Event]) -> Message | None:
        """One of the lots is offered, or the auction is over."""
        auction = _auction(state)
        if auction is None:
            return Message("programme-auction-over")
        on_offer = auction.paper(state)
        return Message("programme-lot", paper=on_offer) if on_offer in self.lots else None

    def told(self) -> Message:
        """Which lots, if any."""
        return Message("programme-PassLots", lots=len(self.lots), names=list(self.lots))

    def next(self, state: State44) -> Next:
        """Pass on every lot before."""
        bidding = isinstance(state.agenda[-1], Auction) and self.by in to_act(state)
        return Pass(by=self.by) if bidding else None


def _auction(state: State44) -> Auction | None:
    """The auction, while there is one."""
    steps = (step for step in state.agenda if isinstance(step, Auction))
    return next((step for step in steps if 0 <= step.lot < len(privates(state))), None)
