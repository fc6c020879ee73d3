"""Building: a series planned ahead for what can be fetched along it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from kursbuch.bots.bot import Candidate
from kursbuch.bots.first_train.bidding import CUBE, Sight
from kursbuch.bots.first_train.catchment import Catchment
from kursbuch.bots.first_train.plans import all_rivals, paid_with, turns_left
from kursbuch.core.offers import Offer, Split
from kursbuch.core.words import Message
from kursbuch.games.first_train.building import BuildTrack, FinishSeries
from kursbuch.games.first_train.costs import Bill, bill_of, is_payable
from kursbuch.games.first_train.map import AreaId, border_between, no_link
from kursbuch.games.first_train.network import companies_at

FURTHEST, WIDTH = 5, 14
"""How many links ahead a series is thought of, and how many series at each step."""
FURTHEST_QUICKLY, WIDTH_QUICKLY = 4, 3
SURE = 0.03
"""How much less a plan is worth than what is built at once."""
POINT = 0.8
"""What a point of influence spent on track is worth."""


def rank_links(s: Sight, offers: Sequence[Offer]) -> Iterator[Candidate]:
    """Each next link by the best series that could go on from it."""
    state = s.state
    step = state.agenda[-1]
    assert isinstance(step, BuildTrack)
    rivals = all_rivals(state, s.seat) if s.care else ()
    caught = Catchment(state, s.seat, rivals)
    done = Series(s, caught, tuple(step.series)).worth
    links: list[tuple[Offer, Series]] = []
    for offer in offers:
        if offer.action is FinishSeries:
            yield finished(s, offer)
        else:
            begun = step.series or [AreaId(str(offer.fixed["out_of"]))]
            areas = (*begun, AreaId(str(offer.fixed["into"])))
            links.append((offer, Series(s, caught, areas)))
    for (offer, series), best in zip(links, best_series(s, [x for _, x in links]), strict=True):
        because = Message("because-link", into=state.title.map.called(series.areas[-1]))
        yield Candidate(offer.filled({}), best - done, because)


def finished(s: Sight, offer: Offer) -> Candidate:
    """The end of the series, paid with what is missed least."""
    split = offer.open.get("payment")
    values: dict[str, object] = {}
    if isinstance(split, Split):
        values["payment"] = paid_with(s.state, s.seat, split)
    return Candidate(offer.filled(values), 0.0, Message("because-series-done"))


@dataclass(frozen=True)
class Series:
    """Links that lie there or are only imagined, as one series."""

    s: Sight
    caught: Catchment
    areas: tuple[AreaId, ...]

    @cached_property
    def bill(self) -> Bill:
        """What the series costs."""
        return bill_of(self.s.state, self.areas)

    @cached_property
    def worth(self) -> float:
        """What it gives access to, less what it costs now and later."""
        state, areas = self.s.state, self.areas
        worth = self.caught.worth(areas)
        if len(areas) < 2:
            return worth
        hand, points = state.players[self.s.seat].hand, self.bill.points
        paid = CUBE * min(hand, points) + POINT * max(0, points - hand)
        fees = POINT * sum(self.bill.fees.values())
        later = turns_left(state)
        kept = 1.0 + min(later, 2) * 0.6 + (1.0 if later == 0 else 0.3)
        links = (len(areas) - 1) * kept / (0.7 + 0.3 * self.s.temper.building)
        sells = 0.5 * bool(state.title.map.areas[areas[-1]].town) * (later > 0)
        company = 0.4 * bool(companies_at(state, areas[0]))
        return worth - paid - fees - links + sells + company

    def onward(self) -> Iterator[Series]:
        """The series a link longer, wherever it could be built and paid."""
        state, last, built = self.s.state, self.areas[-1], len(self.areas)
        if built > state.players[self.s.seat].links:
            return
        for into in state.title.map.neighbours[last]:
            border = border_between(last, into)
            taken = border in state.links or border in state.company_links
            if into in self.areas or taken or no_link(state.title.map, last, into):
                continue
            longer = replace(self, areas=(*self.areas, into))
            if is_payable(state, self.s.seat, longer.bill):
                yield longer


def best_series(s: Sight, links: Sequence[Series]) -> list[float]:
    """For each next link the best that can be made of it by going on a few links more."""
    front = list(enumerate(links))
    best = [series.worth for series in links]
    furthest, width = (FURTHEST, WIDTH) if s.care else (FURTHEST_QUICKLY, WIDTH_QUICKLY)
    for _ in range(furthest - 1):
        front.sort(key=lambda each: -each[1].worth)
        front = [(root, more) for root, series in front[:width] for more in series.onward()]
        for root, series in front:
            best[root] = max(best[root], series.worth - SURE * abs(series.worth))
    return best
