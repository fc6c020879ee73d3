"""Phase 5: each player may build one series of links, link by link."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from kursbuch.core.action import Action, Seat
from kursbuch.core.errors import IllegalAction, require
from kursbuch.core.offers import Offer
from kursbuch.core.state import Flow, Step, since
from kursbuch.core.words import Message
from kursbuch.games.first_train.connection import score_first_connection
from kursbuch.games.first_train.costs import (
    Bill,
    bill_of,
    check_payable,
    influence_split,
    link_cost,
    pay_for_series,
)
from kursbuch.games.first_train.events import LinkBuilt, NothingBuilt
from kursbuch.games.first_train.map import AreaId, Colour, border_between, no_link
from kursbuch.games.first_train.network import companies_at, neighbours_along, own_links
from kursbuch.games.first_train.payment import check_payment, payment_fields
from kursbuch.games.first_train.state import FirstTrain


@dataclass(frozen=True, slots=True, kw_only=True)
class BuildLink(Action):
    """Build a link out of one area into the next."""

    out_of: AreaId
    into: AreaId


@dataclass(frozen=True, slots=True, kw_only=True)
class FinishSeries(Action):
    """Build no further; *payment* is the influence beyond the cubes, where there is a choice."""

    payment: Mapping[Colour, int] = field(default_factory=dict)


@dataclass(slots=True)
class BuildTrack(Step[FirstTrain]):
    """The place in the Build Track order, and the areas of the series that is being built."""

    takes = (BuildLink, FinishSeries)
    rule = "FT-BUILD-01"

    place: int = 0
    series: list[AreaId] = field(default_factory=list)

    def advance(self, state: FirstTrain) -> Flow:
        """Wait for each player once; skip players who cannot build anything."""
        while self.place < len(state.build_order):
            if self.series or any(self.links(state)):
                return Flow.WAIT
            state.emit(NothingBuilt(seat=self.builder(state), forced=True))
            self.place += 1
        return Flow.DONE

    def builder(self, state: FirstTrain) -> Seat:
        """The player who builds."""
        return state.build_order[self.place]

    def actors(self, state: FirstTrain) -> tuple[Seat, ...]:
        """The player who builds."""
        return (self.builder(state),)

    def prompt(self, state: FirstTrain) -> Message:
        """What may be built."""
        key = "prompt-BuildTrack-on" if self.series else "prompt-BuildTrack"
        return Message(key, links=state.players[self.builder(state)].links)

    def offers(self, state: FirstTrain) -> Iterator[Offer]:
        """Every next link with its cost, and the end of the series."""
        yield from self.links(state)
        yield self.end(state)

    def links(self, state: FirstTrain) -> Iterator[Offer]:
        """The links that may be built next."""
        seat = self.builder(state)
        for out_of in self.series[-1:] or starts(state, seat):
            for into in state.title.map.neighbours[out_of]:
                action = BuildLink(by=seat, out_of=out_of, into=into)
                try:
                    bill = self.check_link(state, action)
                except IllegalAction:
                    continue
                yield self.link(state, action, bill)

    def link(self, state: FirstTrain, action: BuildLink, bill: Bill) -> Offer:
        """One link: what it costs, what the series then costs, and what is left to pay with."""
        split = influence_split(state, action.by, bill)
        left = {
            "cubes": max(0, state.players[action.by].hand - bill.points),
            "influence": sum(split.limits.values()) - split.total,
        }
        return Offer(
            BuildLink,
            action.by,
            {"out_of": action.out_of, "into": action.into},
            facts={
                "cost": link_cost(state, action.out_of, action.into),
                "bill": bill.plain(),
                "left": dict(left),
            },
        )

    def end(self, state: FirstTrain) -> Offer:
        """The end of the series, with the choice of influence where there is one."""
        seat, bill = self.builder(state), bill_of(state, self.series)
        fixed, open_fields = payment_fields(influence_split(state, seat, bill))
        return Offer(FinishSeries, seat, fixed, open_fields, {"bill": bill.plain()})

    def check(self, state: FirstTrain, action: BuildLink | FinishSeries) -> None:
        """The law of one more link, or of the payment."""
        if isinstance(action, BuildLink):
            self.check_link(state, action)
        else:
            split = influence_split(state, action.by, bill_of(state, self.series))
            check_payment(split, action.payment, "FT-BUILD-12")

    def check_link(self, state: FirstTrain, action: BuildLink) -> Bill:
        """The link goes on from the series or starts one, may lie there, and can be paid."""
        whole, out_of, into = state.title.map, action.out_of, action.into
        for area in (out_of, into):
            require(area in whole.areas, "FT-BUILD-02", "ft-no-area", area=area)
        names = {"out_of": whole.called(out_of), "into": whole.called(into)}
        if refusal := no_link(whole, out_of, into):
            raise IllegalAction(refusal[0], Message(refusal[1], **names))
        if self.series:
            end = whole.called(self.series[-1])
            require(out_of == self.series[-1], "FT-BUILD-03", "ft-series-goes-on", end=end)
        else:
            allowed = is_start(state, action.by, out_of)
            require(allowed, "FT-BUILD-04", "ft-no-start", area=names["out_of"])
        border = border_between(out_of, into)
        free = border not in state.links and border not in state.company_links
        require(free, "FT-BUILD-02", "ft-border-taken", **names)
        require(into not in self.series, "FT-BUILD-03", "ft-area-twice", area=names["into"])
        require(state.players[action.by].links, "FT-BUILD-01", "ft-no-links-left")
        bill = bill_of(state, [*(self.series or [out_of]), into])
        check_payable(state, action.by, bill)
        return bill

    def apply(self, state: FirstTrain, action: BuildLink | FinishSeries) -> None:
        """Place the link, or pay for the series."""
        if isinstance(action, BuildLink):
            self.place_link(state, action)
        else:
            self.finish(state, action)

    def place_link(self, state: FirstTrain, action: BuildLink) -> None:
        """The link lies on the map at once and may connect; it is paid for with its series."""
        self.series = [*(self.series or [action.out_of]), action.into]
        state.links[border_between(action.out_of, action.into)] = action.by
        state.players[action.by].links -= 1
        cost = link_cost(state, action.out_of, action.into)
        state.emit(LinkBuilt(seat=action.by, out_of=action.out_of, into=action.into, cost=cost))
        if since(state, 2):
            score_first_connection(state)

    def finish(self, state: FirstTrain, action: FinishSeries) -> None:
        """Pay, and send the landowners away."""
        if self.series:
            pay_for_series(state, action.by, self.series, action.payment)
            if not since(state, 2):
                score_first_connection(state)
        else:
            state.emit(NothingBuilt(seat=action.by, forced=False))
        self.series = []
        self.place += 1


def starts(state: FirstTrain, seat: Seat) -> list[AreaId]:
    """The areas that the player may start a series in."""
    mine = neighbours_along(own_links(state, seat))
    return [area for area in state.title.map.areas if area in mine or companies_at(state, area)]


def is_start(state: FirstTrain, seat: Seat, area: AreaId) -> bool:
    """A company serves the area, or one of the player's links runs into it (FT-BUILD-04)."""
    return bool(companies_at(state, area)) or area in neighbours_along(own_links(state, seat))


def build_track(state: FirstTrain) -> BuildTrack:
    """Phase 5 begins with the first of the Build Track order."""
    return BuildTrack()
