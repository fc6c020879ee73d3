"""How each event is told: a key of the catalogue and what is filled in."""

from __future__ import annotations

from kursbuch.core.action import Event
from kursbuch.core.words import Message, Who
from kursbuch.games.first_train import events as e
from kursbuch.games.first_train.edition import Nouns
from kursbuch.games.first_train.map import LANDOWNER, Map


def tell(whole: Map, nouns: Nouns, event: Event) -> Message:
    """The event as a message, with the names of this map and the nouns of this edition."""
    for chapter in (_tell_turn, _tell_auction, _tell_track, _tell_transport, _tell_accounts):
        if message := chapter(whole, nouns, event):
            return message
    raise TypeError(f"nobody tells {event!r}")


def _tell_turn(whole: Map, nouns: Nouns, event: Event) -> Message | None:
    match event:
        case e.TurnBegan(turn=turn, turns=turns):
            return Message("ft-turn-began", turn=turn, turns=turns)
        case e.PhaseBegan(phase=phase):
            return Message("ft-phase-began", phase=phase, name=Message(f"ft-phase-{phase}"))
        case e.CubesTaken(seat=seat, cubes=cubes, hand=hand):
            return Message("ft-cubes-taken", player=Who(seat), cubes=cubes, hand=hand)
        case e.TokensDrawn(tokens=tokens):
            return Message("ft-tokens-drawn", tokens=[nouns.point(token) for token in tokens])
        case e.FinalScore():
            return Message(
                "ft-final-score",
                player=Who(event.seat),
                total=event.total,
                points=event.points,
                sets=event.sets,
                profit=event.profit,
                links=event.links,
            )
        case e.GameWon(seat=seat):
            return Message("ft-game-won", player=Who(seat))
    return None


def _tell_auction(whole: Map, nouns: Nouns, event: Event) -> Message | None:
    match event:
        case e.BidPlaced(seat=seat, box=box, cubes=cubes):
            return Message("ft-bid-placed", player=Who(seat), box=box, cubes=cubes)
        case e.Outbid(seat=seat, box=box, cubes=cubes):
            return Message("ft-outbid", player=Who(seat), box=box, cubes=cubes)
        case e.BidderSkipped(seat=seat):
            return Message("ft-bidder-skipped", player=Who(seat))
        case e.InfluenceGained(seat=seat, box=box, cubes=cubes, points=points):
            gained = nouns.amounts(points)
            return Message(
                "ft-influence-gained", player=Who(seat), box=box, cubes=cubes, points=gained
            )
        case e.OrdersSet(build=build, transport=transport):
            return Message(
                "ft-orders-set",
                build=[Who(seat) for seat in build],
                transport=[Who(seat) for seat in transport],
            )
    return None


def _tell_track(whole: Map, nouns: Nouns, event: Event) -> Message | None:
    match event:
        case e.LinkBuilt(seat=seat, out_of=out_of, into=into, cost=cost):
            return Message(
                "ft-link-built",
                player=Who(seat),
                out_of=whole.called(out_of),
                into=whole.called(into),
                cost=cost,
            )
        case e.SeriesFinished(seat=seat, links=links, landowners=landowners):
            return Message(
                "ft-series-finished",
                player=Who(seat),
                links=links,
                paid=nouns.amounts({"cubes": event.cubes, **event.influence}),
                landowners=landowners,
                who=nouns.piece(LANDOWNER),
            )
        case e.NothingBuilt(seat=seat, forced=forced):
            key = "ft-cannot-build" if forced else "ft-nothing-built"
            return Message(key, player=Who(seat))
        case e.TownsConnected(points=points):
            scored = [
                Message("ft-connection-points", player=Who(seat), points=number)
                for seat, number in enumerate(points)
                if number
            ]
            return Message("ft-towns-connected", scored=scored or Message("ft-nobody"))
    return None


def _tell_transport(whole: Map, nouns: Nouns, event: Event) -> Message | None:
    match event:
        case e.TrainBought(seat=seat, row=row, cubes=cubes, influence=influence):
            paid = nouns.amounts({**influence, "cubes": cubes})
            return Message("ft-train-bought", player=Who(seat), row=row, paid=paid)
        case e.PieceTransported(seat=seat, area=area, piece=piece, row=row, points=points):
            return Message(
                "ft-piece-transported",
                player=Who(seat),
                piece=nouns.piece(piece),
                area=whole.called(area),
                row=row,
                points=points,
            )
        case e.Passed(seat=seat, forced=forced):
            return Message("ft-cannot-move" if forced else "ft-passed", player=Who(seat))
        case e.PiecesRemoved(area=area, piece=piece, number=number):
            return Message(
                "ft-pieces-removed",
                number=number,
                piece=nouns.piece(piece),
                area=whole.called(area),
            )
    return None


def _tell_accounts(whole: Map, nouns: Nouns, event: Event) -> Message | None:
    match event:
        case e.ProfitRecorded(seat=seat, income=income, expense=expense, profit=profit):
            return Message(
                "ft-profit-recorded",
                player=Who(seat),
                income=income,
                expense=expense,
                profit=profit,
            )
        case e.PlayerOrderSet(order=order):
            return Message("ft-player-order-set", order=[Who(seat) for seat in order])
        case e.SeriesSold(seat=seat, company=company, start=start, end=end):
            return Message(
                "ft-series-sold",
                player=Who(seat),
                company=nouns.company(company),
                start=whole.called(start),
                end=whole.called(end),
                links=event.links,
                paid=nouns.amounts({company: event.points}),
            )
        case e.StationJoined(area=area, company=company):
            return Message(
                "ft-station-joined", area=whole.called(area), company=nouns.company(company)
            )
        case e.NothingSold(seat=seat, forced=forced):
            return Message("ft-cannot-sell" if forced else "ft-nothing-sold", player=Who(seat))
    return None
