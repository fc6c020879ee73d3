"""What a series of links costs, whether a player can pay it, and the payment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from kursbuch.core.action import Seat
from kursbuch.core.errors import require
from kursbuch.core.offers import Plain, Split
from kursbuch.games.first_train.events import SeriesFinished
from kursbuch.games.first_train.influence import spend, spend_cubes
from kursbuch.games.first_train.map import COMPANIES, LANDOWNER, AreaId, Colour, border_between
from kursbuch.games.first_train.network import companies_at
from kursbuch.games.first_train.payment import settled
from kursbuch.games.first_train.removal import take
from kursbuch.games.first_train.state import FirstTrain


@dataclass(frozen=True, slots=True, kw_only=True)
class Bill:
    """Build points, influence for company stations, and landowners to be bought off."""

    points: int
    stations: Mapping[Colour, int]
    landowners: int

    @property
    def fees(self) -> dict[Colour, int]:
        """The influence that only the right colour can pay: white for landowners."""
        return {"white": self.landowners, **self.stations}

    def plain(self) -> dict[str, Plain]:
        """The bill as facts of an offer."""
        return {"points": self.points, **self.fees}


def bill_of(state: FirstTrain, areas: Sequence[AreaId]) -> Bill:
    """What a series through these areas costs; the first is where it starts."""
    served = [company for area in areas for company in companies_at(state, area)]
    return Bill(
        points=sum(link_cost(state, a, b) for a, b in pairwise(areas)),
        stations={company: served.count(company) for company in COMPANIES},
        landowners=sum(landowners_in(state, area) for area in areas[1:]),
    )


def link_cost(state: FirstTrain, out_of: AreaId, into: AreaId) -> int:
    """Build points for one link (FT-BUILD-09)."""
    return state.title.map.borders[border_between(out_of, into)].cost


def landowners_in(state: FirstTrain, area: AreaId) -> int:
    """The landowners in an area: one white point for each (FT-BUILD-11)."""
    return state.pieces.get(area, ()).count(LANDOWNER)


def influence_split(state: FirstTrain, seat: Seat, bill: Bill) -> Split:
    """What influence must pay: all that cubes do not, beyond what fees need (FT-BUILD-12)."""
    free = {colour: n - bill.fees.get(colour, 0) for colour, n in state.points_of(seat).items()}
    return Split(max(0, bill.points - state.players[seat].hand), free)


def check_payable(state: FirstTrain, seat: Seat, bill: Bill) -> None:
    """A series that cannot be paid is illegal."""
    nouns, points = state.title.nouns, state.points_of(seat)
    for company, fee in bill.stations.items():
        what = nouns.point(company)
        require(fee <= points[company], "FT-BUILD-10", "ft-station-fee", fee=fee, what=what)
    require(
        bill.landowners <= points["white"],
        "FT-BUILD-11",
        "ft-landowner-fee",
        fee=bill.landowners,
        what=nouns.point("white"),
        who=nouns.piece(LANDOWNER),
    )
    hand = state.players[seat].hand
    free = sum(influence_split(state, seat, bill).limits.values())
    require(
        bill.points <= hand + free,
        "FT-BUILD-12",
        "ft-cannot-pay",
        points=bill.points,
        cubes=hand,
        influence=free,
    )


def is_payable(state: FirstTrain, seat: Seat, bill: Bill) -> bool:
    """What `check_payable` requires, asked without a refusal."""
    points, fees = state.points_of(seat), bill.fees
    free = sum(points.values()) - sum(fees.values())
    enough = all(fee <= points[colour] for colour, fee in fees.items())
    return enough and bill.points <= state.players[seat].hand + free


def pay_for_series(
    state: FirstTrain, seat: Seat, series: Sequence[AreaId], payment: Mapping[Colour, int]
) -> None:
    """Cubes first, then influence as chosen; fees in their own colours (FT-BUILD-10 to -13)."""
    bill = bill_of(state, series)
    chosen = settled(influence_split(state, seat, bill), payment)
    cubes = min(state.players[seat].hand, bill.points)
    influence = {
        colour: bill.fees.get(colour, 0) + chosen.get(colour, 0) for colour in state.influence
    }
    spend_cubes(state, seat, cubes)
    spend(state, seat, influence)
    send_landowners_away(state, series)
    state.emit(
        SeriesFinished(
            seat=seat,
            links=len(series) - 1,
            cubes=cubes,
            influence=influence,
            landowners=bill.landowners,
        )
    )


def send_landowners_away(state: FirstTrain, series: Sequence[AreaId]) -> None:
    """Landowners of the areas that were built into leave the game (FT-BUILD-11)."""
    for area in series[1:]:
        if number := landowners_in(state, area):
            take(state, area, LANDOWNER, number)
            state.game_box[LANDOWNER] += number
