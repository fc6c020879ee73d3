"""The novice of First Train: each kind of offer goes to the module that judges it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import TypeAlias

from kursbuch.bots.bot import Candidate
from kursbuch.bots.care import Care
from kursbuch.bots.first_train.bidding import Sight, rank_bids, rank_companies
from kursbuch.bots.first_train.building import rank_links
from kursbuch.bots.first_train.carrying import rank_transport
from kursbuch.bots.first_train.selling import rank_sales
from kursbuch.bots.temperament import BALANCED, Temperament
from kursbuch.core.action import Action
from kursbuch.core.offers import Offer
from kursbuch.core.state import State
from kursbuch.core.words import Message
from kursbuch.games.first_train.auction import ChooseCompany, PlaceBid
from kursbuch.games.first_train.building import BuildLink, FinishSeries
from kursbuch.games.first_train.state import FirstTrain
from kursbuch.games.first_train.takeovers import SellSeries
from kursbuch.games.first_train.trains import BuyTrain
from kursbuch.games.first_train.transport import Pass, TransportPiece, TransportPieces

Decision: TypeAlias = Callable[[Sight, Sequence[Offer]], Iterator[Candidate]]


def rank_pass(s: Sight, offers: Sequence[Offer]) -> Iterator[Candidate]:
    """To do nothing brings nothing."""
    for offer in offers:
        yield Candidate(Pass(by=offer.by), 0.0, Message("because-pass"))


DECISIONS: Mapping[type[Action], Decision] = {
    PlaceBid: rank_bids,
    ChooseCompany: rank_companies,
    BuildLink: rank_links,
    FinishSeries: rank_links,
    BuyTrain: rank_transport,
    TransportPiece: rank_transport,
    TransportPieces: rank_transport,
    SellSeries: rank_sales,
    Pass: rank_pass,
}


@dataclass(frozen=True, slots=True)
class NoviceTrain:
    """Judges every offer in victory points."""

    temper: Temperament = BALANCED
    care: Care = Care.USUAL

    def rank(self, view: State, offers: Sequence[Offer], rng: Random) -> list[Candidate]:
        """All that is worth a thought, the best first."""
        assert isinstance(view, FirstTrain)
        offers = list(offers)
        s = Sight(view, offers[0].by, self.temper, self.care)
        kinds: dict[Decision, list[Offer]] = {}
        for offer in offers:
            kinds.setdefault(DECISIONS[offer.action], []).append(offer)
        found = [each for decide, some in kinds.items() for each in decide(s, some)]
        return sorted(
            found, key=lambda c: -c.score * (1 + self.temper.wavering * (2 * rng.random() - 1))
        )
