"""Actions of 1844 as 18xx.games records them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from kursbuch.core.action import Action
from kursbuch.core.offers import Plain
from kursbuch.eighteen.ids import CompanyId, TrainId
from kursbuch.eighteen.operating.phases import has_begun
from kursbuch.eighteen.stock.debt import Repay
from kursbuch.formats.eighteen_games.exporter import (
    Export18xx,
    Teller,
    Told,
    Transition,
    company_of,
    entity_of,
    laid_by,
    paper_of,
    par_of,
    player_of,
)
from kursbuch.formats.g1844.read import SPECIAL_TRAINS, TUNNELS
from kursbuch.games.g1844.auction import Auction, Bid, IssuePrice, SetIssuePrice
from kursbuch.games.g1844.bankruptcy import DeclareBankruptcy
from kursbuch.games.g1844.destinations import ClaimDestinations, Claims
from kursbuch.games.g1844.eva import GiveEva
from kursbuch.games.g1844.furka import LayFurka
from kursbuch.games.g1844.mountains import PlaceMountain, PlaceMountainRailway
from kursbuch.games.g1844.privates import BuyPrivate
from kursbuch.games.g1844.sbb import SBB, KeepMarker
from kursbuch.games.g1844.state import State44
from kursbuch.games.g1844.track import LayExtraTile
from kursbuch.games.g1844.tunnels import BuildTunnel

SITE_TUNNELS = {tile: name for name, tile in TUNNELS.items()}
SITE_TRAINS = {train: name for name, train in SPECIAL_TRAINS.items()}


@dataclass(slots=True)
class Export1844(Export18xx[State44]):
    """1844 in the words of the site."""

    reserved: ClassVar[Mapping[str, tuple[int, ...]]] = {"5": (1, 2)}
    """EVA and the SBB's own train."""

    def tellers(self) -> Mapping[type[Action], Teller[State44]]:
        """How each kind of action is told."""
        own: Mapping[type[Action], Teller[State44]] = {
            Bid: self.bid,
            SetIssuePrice: self.issue_price,
            Repay: self.repay,
            BuyPrivate: self.buy_private,
            LayExtraTile: self.extra_tile,
            BuildTunnel: self.tunnel,
            PlaceMountainRailway: self.mountain,
            LayFurka: self.furka,
            GiveEva: self.eva,
            KeepMarker: self.remove_token,
            ClaimDestinations: self.destinations,
            DeclareBankruptcy: self.bankrupt,
        }
        return {**Export18xx.tellers(self), **own}

    def passing(self, transition: Transition[State44]) -> Told | None:
        """A pass of a player or of a company."""
        top = transition.before.agenda[-1]
        if isinstance(top, Claims):
            return None  # the site has no such moment
        return {"type": "pass", **entity_of(transition)}

    # Shares

    def bid(self, transition: Transition[State44]) -> Told:
        """A bid in the auction."""
        auction = transition.before.agenda[-1]
        assert isinstance(auction, Auction)
        paper = auction.paper(transition.before)
        return {
            "type": "bid",
            **player_of(transition),
            "company": paper,
            "price": transition.done(Bid).amount,
        }

    def issue_price(self, transition: Transition[State44]) -> Told:
        """The issue price of a company whose director's certificate was won."""
        step = transition.before.agenda[-1]
        assert isinstance(step, IssuePrice)
        return par_of(transition, step.company, transition.done(SetIssuePrice).price)

    def repay(self, transition: Transition[State44]) -> Told:
        """All that can be paid back."""
        return {"type": "payoff_player_debt", **player_of(transition)}

    def buy_private(self, transition: Transition[State44]) -> Told:
        """A private company for the company whose turn it is."""
        action = transition.done(BuyPrivate)
        told: Told = {"company": action.paper, "price": action.price}
        return {"type": "buy_company", **company_of(transition), **told}

    # Building

    def extra_tile(self, transition: Transition[State44]) -> Told:
        """The extra tile of P2."""
        action = transition.done(LayExtraTile)
        tile = self.lay(action.hex, action.tile)
        return laid_by(paper_of("P2"), action.hex, tile, action.turn)

    def tunnel(self, transition: Transition[State44]) -> Told:
        """A tunnel, built with a certificate."""
        action = transition.done(BuildTunnel)
        tile = f"{SITE_TUNNELS[action.tile]}-0"
        return laid_by(paper_of(action.paper), action.hex, tile, action.turn)

    def mountain(self, transition: Transition[State44]) -> Told:
        """A mountain railway with its panel."""
        step = transition.before.agenda[-1]
        assert isinstance(step, PlaceMountain)
        action = transition.done(PlaceMountainRailway)
        copy = list(transition.before.panels.values()).count(action.panel)
        tile = f"XM{action.panel + 1}-{copy}"
        return laid_by(paper_of(step.paper), action.hex, tile, 0)

    def furka(self, transition: Transition[State44]) -> Told:
        """The Furka-Oberalp line."""
        return {"type": "choose_ability", **paper_of("P4"), "choice": "Place tile"}

    def eva(self, transition: Transition[State44]) -> Told:
        """EVA for a company."""
        company = transition.done(GiveEva).company
        return {"type": "choose_ability", **paper_of("P7"), "choice": company}

    def remove_token(self, transition: Transition[State44]) -> Told:
        """The SBB marker that does not stay."""
        old, new = transition.before.board, transition.after.board
        (gone,) = set(old.stops_of(SBB)) - set(new.stops_of(SBB))
        told: Told = {"city": self.city(gone), "slot": old.tokens[gone].index(SBB)}
        return {"type": "remove_token", "entity": SBB, "entity_type": "corporation", **told}

    def destinations(self, transition: Transition[State44]) -> Told:
        """Companies that have reached their destinations."""
        companies = list[Plain](transition.done(ClaimDestinations).companies)
        return {
            "type": "destination_connection",
            **company_of(transition),
            "corporations": companies,
        }

    def owned(self, state: State44, company: CompanyId | None) -> list[tuple[str, TrainId]]:
        """The trains of a company by the site's names, each as it is turned now."""
        owned = []
        for name, (owner, side) in self.trains.items():
            if (SBB if state.companies[owner].closed else owner) == company:
                owned.append((name, _turned(state, side)))
        trains = [] if company is None else state.companies[company].trains
        named = [name for name, _ in owned]
        return owned + [
            (SITE_TRAINS[t], t) for t in trains if t in SITE_TRAINS and SITE_TRAINS[t] not in named
        ]

    def bankrupt(self, transition: Transition[State44]) -> Told:
        """A director gives up."""
        return {"type": "bankrupt", **company_of(transition)}


def _turned(state: State44, side: TrainId) -> TrainId:
    train = state.title.trains[side]
    turned = train.turned_in is not None and has_begun(state, train.turned_in)
    return train.turns_to if turned and train.turns_to else side
