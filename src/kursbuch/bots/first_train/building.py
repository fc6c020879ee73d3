"""Building: a series planned ahead for what can be fetched along it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from kursbuch.bots.bot import Candidate
from kursbuch.bots.first_train.bidding import CUBE, Sight
from kursbuch.bots.first_train.plans import (
    access_worth,
    all_rivals,
    paid_with,
    turns_left,
    with_links,
)
from kursbuch.core.errors import IllegalAction
from kursbuch.core.offers import Offer, Split
from kursbuch.core.words import Message
from kursbuch.games.first_train.access import Source
from kursbuch.games.first_train.building import BuildTrack, FinishSeries
from kursbuch.games.first_train.costs import bill_of, check_payable, influence_split
from kursbuch.games.first_train.map import AreaId, border_between, no_link
from kursbuch.games.first_train.network import companies_at
from kursbuch.games.first_train.state import FirstTrain

FURTHEST = 5
WIDTH = 14
"""So many half-built series are followed at each step."""
SURE = 0.03
"""What a plan is worth less than what is built at once."""
POINT = 0.8
"""What a point of influence is worth that is spent on track."""


def rank_links(s: Sight, offers: Sequence[Offer]) -> Iterator[Candidate]:
    """Each next link by the best series that could go on from it."""
    state = s.state
    step = state.agenda[-1]
    assert isinstance(step, BuildTrack)
    rivals = all_rivals(state, s.seat)
    done = net_worth(s, state, step.series, [], rivals)
    links: list[tuple[Offer, list[AreaId]]] = []
    for offer in offers:
        if offer.action is FinishSeries:
            yield finished(s, offer)
        else:
            begun = step.series or [AreaId(str(offer.fixed["out_of"]))]
            links.append((offer, [*begun, AreaId(str(offer.fixed["into"]))]))
    for (offer, areas), best in zip(links, best_series(s, links, rivals), strict=True):
        because = Message("because-link", into=state.title.map.called(areas[-1]))
        yield Candidate(offer.filled({}), best - done, because)


def finished(s: Sight, offer: Offer) -> Candidate:
    """The end of the series, paid with what is missed least."""
    split = offer.open.get("payment")
    values: dict[str, object] = {}
    if isinstance(split, Split):
        values["payment"] = paid_with(s.state, s.seat, split)
    return Candidate(offer.filled(values), 0.0, Message("because-series-done"))


def net_worth(
    s: Sight, state: FirstTrain, series: list[AreaId], new: list[AreaId], rivals: set[Source]
) -> float:
    """What a series gives access to, less what it costs now and later."""
    areas = new or series
    bill = bill_of(s.state, areas) if len(areas) > 1 else None
    worth = access_worth(state, s.seat, rivals)
    if bill is None:
        return worth
    links = len(areas) - 1
    hand = s.state.players[s.seat].hand
    paid = CUBE * min(hand, bill.points) + POINT * max(0, bill.points - hand)
    fees = POINT * sum(bill.fees.values())
    kept = 1.0 + min(turns_left(state), 2) * 0.6 + (1.0 if turns_left(state) == 0 else 0.3)
    sells = 0.5 * bool(state.title.map.areas[areas[-1]].town) * (turns_left(state) > 0)
    company = 0.4 * bool(companies_at(s.state, areas[0]))
    return worth - paid - fees - links * kept / (0.7 + 0.3 * s.temper.building) + sells + company


def best_series(
    s: Sight, links: Sequence[tuple[Offer, list[AreaId]]], rivals: set[Source]
) -> list[float]:
    """For each next link the best that can be made of it by going on a few links more."""
    front = [(judged(s, areas, rivals), root, areas) for root, (_, areas) in enumerate(links)]
    best = [worth for worth, _, _ in front]
    width = WIDTH if s.careful else WIDTH // 3
    for _ in range(FURTHEST - 1):
        front.sort(key=lambda each: -each[0])
        front = [
            (judged(s, [*areas, into], rivals), root, [*areas, into])
            for _, root, areas in front[:width]
            for into in onward(s, areas)
        ]
        for worth, root, _ in front:
            best[root] = max(best[root], worth - SURE * abs(worth))
    return best


def judged(s: Sight, areas: list[AreaId], rivals: set[Source]) -> float:
    """A series as it would lie there."""
    new = [border_between(a, b) for a, b in pairwise(areas)]
    return net_worth(s, with_links(s.state, s.seat, new), [], areas, rivals)


def onward(s: Sight, areas: list[AreaId]) -> Iterator[AreaId]:
    """The areas that the series could go on to, and be paid."""
    state, last = s.state, areas[-1]
    if len(areas) > state.players[s.seat].links:
        return
    for into in state.title.map.neighbours[last]:
        border = border_between(last, into)
        taken = border in state.links or border in state.company_links
        if into in areas or taken or no_link(state.title.map, last, into):
            continue
        bill = bill_of(state, [*areas, into])
        if influence_split(state, s.seat, bill) and payable(s, [*areas, into]):
            yield into


def payable(s: Sight, areas: list[AreaId]) -> bool:
    """The seat can pay for the series."""
    try:
        check_payable(s.state, s.seat, bill_of(s.state, areas))
    except IllegalAction:
        return False
    return True
