"""What programmes do, from positions alone: they act by the law, and say why they end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import islice, pairwise
from random import Random
from typing import Any

import pytest

import kursbuch
from kursbuch.core.action import Action, Event, Seat
from kursbuch.core.programme import Programme, Stop
from kursbuch.core.state import State, offers, play, to_act, why_not
from kursbuch.core.words import LANGUAGES, Message, Words
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.events import DividendPaid, RevenueKept
from kursbuch.eighteen.ids import CompanyId
from kursbuch.eighteen.operating.operating_round import OperatingRound
from kursbuch.eighteen.operating.programmes import Routine
from kursbuch.eighteen.operating.run_trains import RunTrains
from kursbuch.eighteen.state import State18
from kursbuch.eighteen.stock.buy_shares import BuyShare
from kursbuch.eighteen.stock.holdings import shares
from kursbuch.eighteen.stock.market import price
from kursbuch.eighteen.stock.programmes import (
    BuyUntilLaunched,
    BuyUpTo,
    PassUntilHolding,
    PassUntilPrice,
    PassUntilRise,
    stock_round,
)
from kursbuch.eighteen.stock.sell_shares import SellShares
from kursbuch.games.g1844.programmes import PassLots
from kursbuch.web.tables.programmes import policy
from tests.replays.golden import newest, read

ROUTINE = 82
"""The move of the golden game of 1844 before which the FNM begins a turn of routine."""


def positions(title: str, every: int = 1) -> Iterator[State]:
    record = read(newest(kursbuch.title(title)))
    state: State = kursbuch.title(title).resume(record.setup)
    for number, action in enumerate(record.actions):
        if number % every == 0:
            yield state
        state, _ = play(state, action)


def began(kind: type[Programme[Any]], state: State, seat: int, **chosen: object) -> Programme[Any]:
    """The first programme of a kind that fits what was chosen."""
    for offer in kind.offers(state, Seat(seat)):
        if all(offer.fixed.get(name, value) == value for name, value in chosen.items()):
            open_ = {name: chosen[name] for name in offer.open}
            found = offer.filled(open_)
            assert isinstance(found, Programme)
            assert policy.why_not_begin(state, found) is None
            return found
    raise AssertionError(kind)


def usual(state: State) -> Action:
    """What others do meanwhile: buy trains if they can, else as little as possible."""
    kinds = {offer.action.__name__: offer for offer in offers(state).for_seat(*to_act(state))}
    offer = next(kinds[k] for k in ("BuyTrain", "Pass", "RunTrains", "UseRevenue") if k in kinds)
    return offer.filled({name: next(domain.values()) for name, domain in offer.open.items()})


def test_a_routine_goes_through_two_operating_rounds_and_stops_at_the_phase_change() -> None:
    state = next(islice(positions("1844"), ROUTINE, None))
    (seat,) = to_act(state)
    programme = began(Routine, state, seat, company="FNM", pay_out=True)
    rounds = []
    while not isinstance(found := policy.next_action(state, programme), Stop):
        if isinstance(found, RunTrains):
            assert found.runs == kursbuch.best_run(state).runs
            rounds += [step.number for step in state.agenda if isinstance(step, OperatingRound)]
        state, _ = play(state, found or usual(state))
    assert rounds == [7, 8]
    assert found.why.key == "programme-phase"


@pytest.mark.parametrize("title", ["1844", "1824", "1824-cisleithania-2"])
def test_whatever_a_programme_does_is_lawful_and_every_sentence_has_words(title: str) -> None:
    voices, rng, seen = [Words(language) for language in LANGUAGES], Random(1), set()
    for state in positions(title, every=17):
        for seat in range(state.setup.players):
            for offer in policy.offered(state, seat):
                programme = offer.sample(rng)
                assert isinstance(programme, Programme)
                seen.add(type(programme).__name__)
                assert policy.read(state.title, policy.write(programme)) == programme
                found = policy.next_action(state, programme)
                if isinstance(found, Action):
                    assert why_not(state, found) is None
                    assert found.by == seat
                for words in voices:
                    assert words.say(programme.told())
                    if isinstance(found, Stop):
                        assert words.say(found.why)
    assert seen >= {kind.__name__ for kind in kursbuch.title(title).programmes} - {
        "BuyUntilLaunched"
    }


def test_in_the_auction_a_seat_passes_until_one_of_its_lots_is_offered() -> None:
    state: State = kursbuch.title("1844").start(players=3, seed=1)
    (first, *_) = to_act(state)
    programme = began(PassLots, state, 0 if first else 1, lots=("P3", "P5"))
    passes = 0
    while not isinstance(found := policy.next_action(state, programme), Stop):
        passes += found is not None
        bid = next(iter(offers(state)[0].actions()))
        state, _ = play(state, found or bid)
    assert passes == 2
    assert found.why.args["paper"] == "P3"


@cache
def in_the_stock_round() -> tuple[State, int, str]:
    """A player can go on buying a company that is not launched, to the end."""
    for state in positions("1824"):
        for seat in to_act(state):
            for offer in BuyUntilLaunched.offers(state, seat):  # type: ignore[arg-type]
                programme = began(BuyUntilLaunched, state, seat, company=offer.fixed["company"])
                _, stop = all_pass_but(state, programme)
                if stop.why.key == "programme-launched":
                    return state, seat, str(offer.fixed["company"])
    raise AssertionError


def held(state: State, company: str, seat: int) -> int:
    assert isinstance(state, State18)
    return shares(state, CompanyId(company), Seat(seat))


def all_pass_but(state: State, programme: Programme[Any], most: int = 60) -> tuple[State, Stop]:
    """The position in which a programme stops, while everybody else passes."""
    for _ in range(most):
        found = policy.next_action(state, programme)
        if isinstance(found, Stop):
            return state, found
        state, _ = play(state, found or Pass(by=to_act(state)[0]))
    raise AssertionError


def test_buying_a_company_ends_when_it_is_launched() -> None:
    state, seat, company = in_the_stock_round()
    programme = began(BuyUntilLaunched, state, seat, company=company)
    after, _ = all_pass_but(state, programme)
    assert isinstance(after, State18)
    assert after.companies[CompanyId(company)].launched


def test_buying_up_to_a_number_ends_there() -> None:
    state, seat, company = in_the_stock_round()
    wanted = held(state, company, seat) + 1
    programme = began(BuyUpTo, state, seat, company=company, shares=wanted)
    _, stop = all_pass_but(state, programme)
    assert stop.why.key == "programme-shares-reached"
    assert stop.why.args["shares"] == wanted


def test_buying_what_the_law_refuses_ends_with_the_reason_of_the_law() -> None:
    for state in positions("1824", every=5):
        for seat in to_act(state):
            for offer in BuyUpTo.offers(state, seat):  # type: ignore[arg-type]
                programme = offer.sample(Random(1))
                assert isinstance(programme, Programme)
                found = policy.next_action(state, programme)
                if isinstance(found, Stop):
                    assert found.why.key == "programme-refused"
                    company = programme.told().args["company"]
                    share = BuyShare(by=seat, company=CompanyId(str(company)), source="bank")
                    refusal = why_not(state, share)
                    assert refusal is not None
                    assert found.why.args["why"] == refusal.message
                    return
    raise AssertionError("everything can be bought")


def test_passing_until_a_holding_ends_when_another_has_it() -> None:
    state, seat, company = in_the_stock_round()
    watcher, other = (seat + 1) % state.setup.players, seat
    offer = next(
        o
        for o in PassUntilHolding.offers(state, Seat(watcher))  # type: ignore[arg-type]
        if o.fixed["company"] == company
    )
    least = next(iter(offer.open["shares"].values()))
    programme = offer.filled({"shares": least})
    assert isinstance(programme, Programme)
    while not isinstance(found := policy.next_action(state, programme), Stop):
        (turn,) = to_act(state)
        share = BuyShare(by=turn, company=company, source="bank")  # type: ignore[arg-type]
        mine = share if turn == other and not why_not(state, share) else Pass(by=turn)
        state, _ = play(state, found or mine)
    assert found.why.key == "programme-holding-reached"
    assert found.why.args["shares"] == least


def test_passing_until_a_price_ends_when_the_price_has_fallen() -> None:
    for state in positions("1844"):
        sales = [o for o in offers(state) if o.action is SellShares and len(to_act(state)) == 1]
        for sale in sales:
            seat = (to_act(state)[0] + 1) % state.setup.players
            after, news = play(state, next(sale.actions()))
            for offer in PassUntilPrice.offers(state, Seat(seat)):  # type: ignore[arg-type]
                highest = next(iter(offer.open["price"].values()))
                programme = offer.filled({"price": highest})
                assert isinstance(programme, Programme)
                assert programme.ends(state, ()) is None
                if offer.fixed["company"] == sale.fixed["company"]:
                    why = programme.ends(after, news)
                    if why:
                        assert why.key == "programme-price-reached"
                        return
    raise AssertionError("nobody sells")


def test_a_programme_that_would_end_at_once_does_not_begin() -> None:
    state = next(islice(positions("1844"), ROUTINE, None))
    (seat,) = to_act(state)
    programme = began(Routine, state, seat, company="FNM", pay_out=True)
    assert isinstance(programme, Routine)
    stale = Routine(
        by=programme.by, company=programme.company, phase=programme.phase, trains=(), pay_out=True
    )
    why = policy.why_not_begin(state, stale)
    assert why is not None
    assert why.key == "programme-not-offered"


def past(title: str, moves: int) -> list[Event]:
    """All that happened in the golden game up to a move, newest first."""
    record = read(newest(kursbuch.title(title)))
    state, found = kursbuch.title(title).resume(record.setup), list[Event]()
    for action in islice(record.actions, moves):
        state, news = play(state, action)
        found += news
    return found[::-1]


def test_a_routine_uses_the_revenue_as_the_company_did_last_time() -> None:
    state = next(islice(positions("1844"), ROUTINE, None))
    (seat,) = to_act(state)
    programme = began(Routine, state, seat, company="FNM", pay_out=None)
    before = past("1844", ROUTINE)
    last = next(
        event
        for event in before
        if isinstance(event, DividendPaid | RevenueKept) and event.company == "FNM"
    )
    assert last.amount
    begun = programme.begun(before)
    assert isinstance(begun, Routine)
    assert begun.pay_out == isinstance(last, DividendPaid)
    kept = [RevenueKept(company=CompanyId("FNM"), amount=40), *before]
    assert programme.begun(kept) == replace(begun, pay_out=False)
    nothing = [RevenueKept(company=CompanyId("FNM"), amount=0), *before]
    assert programme.begun(nothing) == begun
    never = programme.begun([])
    assert isinstance(never, Stop)
    assert never.why.key == "programme-no-last"


def test_passing_until_a_price_is_reached_ends_when_the_price_has_risen() -> None:
    for before, after in pairwise(positions("1844")):
        assert isinstance(before, State18)
        assert isinstance(after, State18)
        for company in before.companies:
            if 0 < price(before, company) < (risen := price(after, company)):
                programme = PassUntilRise(by=Seat(0), company=company, price=risen)
                assert programme.ends(before, ()) is None
                why = programme.ends(after, ())
                assert why == Message("programme-price-reached", company=company, price=risen)
                return
    raise AssertionError("no price rises")


def test_passing_until_a_price_is_reached_goes_on_in_the_next_stock_round() -> None:
    game, rounds = positions("1844"), set[str]()
    programme: PassUntilRise | None = None
    while len(rounds) < 2:
        state = next(game)
        assert isinstance(state, State18)
        for offer in PassUntilRise.offers(state, to_act(state)[0]) if not programme else ():
            begun = offer.filled({"price": [*offer.open["price"].values()][-1]})
            assert isinstance(begun, PassUntilRise)
            programme = begun
            assert policy.why_not_begin(state, programme) is None
        found = policy.next_action(state, programme) if programme else None
        if isinstance(found, Action):
            assert found == Pass(by=found.by)
            rounds.add(stock_round(state))
