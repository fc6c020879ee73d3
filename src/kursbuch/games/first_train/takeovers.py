"""Phase 9: each player may sell one series of their links to the red or the green company."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from kursbuch.core.action import Action, Seat
from kursbuch.core.errors import require
from kursbuch.core.offers import Choices, Offer
from kursbuch.core.state import Flow, Step, since
from kursbuch.games.first_train.access import Along
from kursbuch.games.first_train.events import NothingSold, SeriesSold, StationJoined
from kursbuch.games.first_train.influence import spend
from kursbuch.games.first_train.map import COMPANIES, AreaId, BorderId, Colour, border_between
from kursbuch.games.first_train.network import companies_at, neighbours_along, own_links
from kursbuch.games.first_train.removal import remove_stranded_pieces
from kursbuch.games.first_train.state import FirstTrain
from kursbuch.games.first_train.transport import Pass

LINKS_PER_POINT = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class SellSeries(Action):
    """Sell the links through *areas* to *company*, beginning at one of its stations."""

    company: Colour
    areas: tuple[AreaId, ...]


def price_of(links: int) -> int:
    """One influence point for two links or part of them (FT-TAKE-03)."""
    return -(-links // LINKS_PER_POINT)


def most_links(state: FirstTrain, seat: Seat, company: Colour) -> int:
    """The longest series that the player's influence and the company's links allow."""
    points = state.influence[company].spaces[seat]
    return min(points * LINKS_PER_POINT, state.company_stock[company])


def saleable(state: FirstTrain, seat: Seat, company: Colour) -> Iterator[tuple[AreaId, ...]]:
    """Every series of the player's links from a station of the company to any town or station."""
    along = neighbours_along(own_links(state, seat))
    longest = most_links(state, seat, company)
    for start in sorted(along):
        if company in companies_at(state, start):
            for areas in chains(along, (start,), longest):
                if state.title.map.areas[areas[-1]].town:
                    yield areas
                if since(state, 2) and closes(along, areas, longest):
                    yield (*areas, start)


def chains(along: Along, begun: tuple[AreaId, ...], longest: int) -> Iterator[tuple[AreaId, ...]]:
    """All chains that go on from what is begun, without an area twice."""
    if longest == 0:
        return
    for area in along[begun[-1]]:
        if area not in begun:
            yield (*begun, area)
            yield from chains(along, (*begun, area), longest - 1)


def closes(along: Along, areas: tuple[AreaId, ...], longest: int) -> bool:
    """One link more makes the chain a ring: a loop is no fork, and ends where it began."""
    return 2 < len(areas) <= longest and areas[0] in along[areas[-1]]


def links_of(areas: tuple[AreaId, ...]) -> list[BorderId]:
    """The borders that a series crosses."""
    return [border_between(one, other) for one, other in pairwise(areas)]


@dataclass(slots=True)
class Takeovers(Step[FirstTrain]):
    """The place in the Player Order."""

    takes = (SellSeries, Pass)
    rule = "FT-TAKE-01"

    place: int = 0

    def advance(self, state: FirstTrain) -> Flow:
        """Wait for each player once; skip players who have nothing to sell."""
        while self.place < len(state.order):
            if any(self.sales(state)):
                return Flow.WAIT
            state.emit(NothingSold(seat=self.seller(state), forced=True))
            self.place += 1
        return Flow.DONE

    def seller(self, state: FirstTrain) -> Seat:
        """The player who may sell."""
        return state.order[self.place]

    def actors(self, state: FirstTrain) -> tuple[Seat, ...]:
        """The player who may sell."""
        return (self.seller(state),)

    def offers(self, state: FirstTrain) -> Iterator[Offer]:
        """Every series that can be sold, or none."""
        yield from self.sales(state)
        yield Offer(Pass, self.seller(state))

    def sales(self, state: FirstTrain) -> Iterator[Offer]:
        """One offer for each series; if it may be named from both ends, both are in it."""
        seat = self.seller(state)
        for company in COMPANIES:
            series = dict.fromkeys(saleable(state, seat, company))
            for areas in series:
                both = areas[::-1] in series
                if both and areas[0] > areas[-1]:
                    continue
                links = len(areas) - 1
                yield Offer(
                    SellSeries,
                    seat,
                    {"company": company} if both else {"company": company, "areas": areas},
                    {"areas": Choices((areas, areas[::-1]))} if both else {},
                    {"links": links, "price": price_of(links)},
                )

    def check(self, state: FirstTrain, action: SellSeries | Pass) -> None:
        """The law of a sale; not to sell is always allowed."""
        if isinstance(action, SellSeries):
            check_sale(state, action)

    def apply(self, state: FirstTrain, action: SellSeries | Pass) -> None:
        """Sell, or do not; then the next in order."""
        if isinstance(action, SellSeries):
            sell(state, action)
        else:
            state.emit(NothingSold(seat=action.by, forced=False))
        self.place += 1


def check_sale(state: FirstTrain, action: SellSeries) -> None:
    """A chain of the seller's links without forks, from the company's station to a town; paid."""
    whole, company, areas = state.title.map, action.company, action.areas
    require(company in COMPANIES, "FT-TAKE-01", "ft-no-company")
    require(len(areas) > 1, "FT-TAKE-02", "ft-no-series")
    for area in areas:
        require(area in whole.areas, "FT-TAKE-02", "ft-no-area", area=area)
    ring = since(state, 2) and len(areas) > 3 and areas[0] == areas[-1]
    once = areas[:-1] if ring else areas
    require(len(set(once)) == len(once), "FT-TAKE-02", "ft-series-forked")
    for one, other in pairwise(areas):
        own = state.links.get(border_between(one, other)) == action.by
        names = {"out_of": whole.called(one), "into": whole.called(other)}
        require(own, "FT-TAKE-02", "ft-no-own-link-between", **names)
    first, last = whole.called(areas[0]), whole.called(areas[-1])
    buyer = state.title.nouns.company(company)
    served = company in companies_at(state, areas[0])
    require(served, "FT-TAKE-02", "ft-wrong-end", area=first, company=buyer)
    require(whole.areas[areas[-1]].town, "FT-TAKE-02", "ft-no-town-at-end", area=last)
    check_price(state, action, len(areas) - 1)


def check_price(state: FirstTrain, action: SellSeries, links: int) -> None:
    """Influence with the company for every two links, and links of the company to replace them."""
    points = state.influence[action.company].spaces[action.by]
    price, what = price_of(links), state.title.nouns.point(action.company)
    require(price <= points, "FT-TAKE-03", "ft-sale-too-dear", price=price, what=what)
    left = state.company_stock[action.company]
    require(links <= left, "FT-TAKE-03", "ft-company-links", left=left)


def sell(state: FirstTrain, action: SellSeries) -> None:
    """Company links replace the player's, which return to the stock (FT-TAKE-03)."""
    borders = links_of(action.areas)
    points = price_of(len(borders))
    spend(state, action.by, {action.company: points})
    for border in borders:
        del state.links[border]
        state.company_links[border] = action.company
    state.players[action.by].links += len(borders)
    state.company_stock[action.company] -= len(borders)
    state.emit(
        SeriesSold(
            seat=action.by,
            company=action.company,
            start=action.areas[0],
            end=action.areas[-1],
            links=len(borders),
            points=points,
        )
    )
    join_stations(state, action.company, action.areas)
    remove_stranded_pieces(state)


def join_stations(state: FirstTrain, company: Colour, areas: tuple[AreaId, ...]) -> None:
    """Every town or station that the sold links touch is served by the company (FT-TAKE-04)."""
    for area in areas:
        if state.title.map.areas[area].town and company not in companies_at(state, area):
            state.joined[area] = (*state.joined.get(area, ()), company)
            state.emit(StationJoined(area=area, company=company))


def takeovers(state: FirstTrain) -> Takeovers:
    """Phase 9 begins with the first of the new Player Order."""
    return Takeovers()
