"""The novice of 18xx games: each kind of offer goes to the module that judges it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Generic, cast

from kursbuch.bots.bot import Candidate
from kursbuch.bots.care import Care
from kursbuch.bots.eighteen.advice import Advice, Decision, Situation
from kursbuch.bots.eighteen.dividends import rank_dividends
from kursbuch.bots.eighteen.emergency import rank_any_sales, rank_repayments
from kursbuch.bots.eighteen.stations import rank_stations
from kursbuch.bots.eighteen.stock import rank_papers, rank_pass, rank_shares, rank_starts
from kursbuch.bots.eighteen.track import rank_track
from kursbuch.bots.eighteen.trades import rank_answers, rank_trades
from kursbuch.bots.eighteen.trains import rank_returns, rank_trains
from kursbuch.bots.temperament import BALANCED, Temperament
from kursbuch.core.action import Action
from kursbuch.core.offers import Offer
from kursbuch.core.state import State
from kursbuch.core.words import Message
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.operating.buy_trains import BuyTrain
from kursbuch.eighteen.operating.dividends import UseRevenue
from kursbuch.eighteen.operating.lay_track import LayTile
from kursbuch.eighteen.operating.place_station import PlaceMarker
from kursbuch.eighteen.operating.return_trains import ReturnTrain
from kursbuch.eighteen.operating.run_trains import RunTrains
from kursbuch.eighteen.operating.trade_trains import AnswerTrade, TradeTrain
from kursbuch.eighteen.state import State18
from kursbuch.eighteen.stock.buy_shares import BuyPaper, BuyShare, StartCompany
from kursbuch.eighteen.stock.debt import Repay
from kursbuch.eighteen.stock.sell_shares import SellShares
from kursbuch.eighteen.title.slots import S

DECISIONS: Mapping[type[Action], Decision[State18]] = {
    Pass: rank_pass,
    BuyShare: rank_shares,
    StartCompany: rank_starts,
    BuyPaper: rank_papers,
    SellShares: rank_any_sales,
    Repay: rank_repayments,
    LayTile: rank_track,
    PlaceMarker: rank_stations,
    UseRevenue: rank_dividends,
    BuyTrain: rank_trains,
    TradeTrain: rank_trades,
    AnswerTrade: rank_answers,
    ReturnTrain: rank_returns,
}


@dataclass(frozen=True, slots=True)
class Novice18(Generic[S]):
    """Judges every offer by what it brings the seat by the end of the game."""

    advice: Advice[S] = Advice()
    temper: Temperament = BALANCED
    care: Care = Care.USUAL

    def rank(self, view: State, offers: Sequence[Offer], rng: Random) -> list[Candidate]:
        """All that is worth a thought, the best first."""
        offers = list(offers)
        if len(offers) == 1 and not offers[0].open:
            return [Candidate(offers[0].filled({}), 0.0, Message("because-only"))]
        assert isinstance(view, State18)
        seat, state = offers[0].by, cast(S, view)
        s = Situation(state, seat, self.temper, self.advice, rng, self.care, offers)
        kinds: dict[type[Action], list[Offer]] = {}
        for offer in offers:
            kinds.setdefault(offer.action, []).append(offer)
        found: list[Candidate] = []
        for kind, some in kinds.items():
            found += self._judged(s, kind, some)
        return sorted(
            found, key=lambda c: -c.score * (1 + self.temper.wavering * (2 * rng.random() - 1))
        )

    def _judged(
        self, s: Situation[S], kind: type[Action], offers: Sequence[Offer]
    ) -> Sequence[Candidate]:
        decide = self.advice.decisions.get(kind) or DECISIONS.get(kind)
        if decide is not None:
            return list(decide(s, offers))
        return [self._unknown(s, kind, offer) for offer in offers]

    def _unknown(self, s: Situation[S], kind: type[Action], offer: Offer) -> Candidate:
        """What nobody gave advice about is done if nothing better is to do: routes above all."""
        score = 1e4 if kind is RunTrains else -1.0
        key = "because-run" if kind is RunTrains else "because-unknown"
        return Candidate(offer.sample(s.rng), score, Message(key))
