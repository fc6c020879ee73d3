"""Positions of 1844 that the tests open: made with the engine, the same every time."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import count
from random import Random

from playwright.sync_api import Page

from kursbuch.bots import RandomBot
from kursbuch.bots.arena import play_game
from kursbuch.catalogue import title
from kursbuch.core.action import Action
from kursbuch.core.offers import Offer
from kursbuch.core.state import State, offers, play
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.operating.buy_trains import BuyTrains
from kursbuch.eighteen.operating.dividends import Dividend
from kursbuch.eighteen.operating.lay_track import LayTile, LayTrack
from kursbuch.eighteen.operating.run_trains import RunningTrains
from kursbuch.eighteen.state import State18
from tests.web.browser.driving import lay_out

WANTED = {"Bid", "StartCompany", "BuyShare", "LayTile", "PlaceMarker", "RunTrains", "BuyTrain"}
FIRST = ("RunTrains", "UseRevenue", "PlaceMarker", "LayTile", "SetIssuePrice")
LONGEST = 75


@cache
def plan() -> tuple[State, list[tuple[Offer, Action]]]:
    """A short game in which everything happens once that the tests are about."""
    start = title("1844").start(3, seed=1)
    for seed in count(65):
        rng, state, done = Random(seed), start, list[tuple[Offer, Action]]()
        while len(done) < LONGEST:
            offer = choose(offers(state), rng)
            action = first_of(offer)
            state, _ = play(state, action)
            done.append((offer, action))
            if {offer.action.__name__ for offer, _ in done} >= WANTED:
                return start, done
    raise AssertionError


def first_of(offer: Offer) -> Action:
    """The first action that the offer allows."""
    return offer.filled({name: next(d.values()) for name, d in offer.open.items()})


def choose(possible: Sequence[Offer], rng: Random) -> Offer:
    kinds: dict[str, list[Offer]] = {}
    for offer in possible:
        kinds.setdefault(offer.action.__name__, []).append(offer)
    for name in FIRST:
        if name in kinds:
            return rng.choice(kinds[name])
    if "BuyTrain" in kinds and rng.random() < 0.5:
        return rng.choice(kinds["BuyTrain"])
    if "Bid" in kinds:
        return kinds["Bid" if rng.random() < 0.45 else "Pass"][0]
    if "BuyShare" in kinds and rng.random() < 0.8:
        return rng.choice(kinds["BuyShare"])
    if "StartCompany" in kinds:
        return kinds["StartCompany" if rng.random() < 0.9 else "Pass"][0]
    return kinds["Pass"][0] if "Pass" in kinds else rng.choice(possible)


def before(kind: str) -> int:
    """How many moves of the short game come before the first of this kind."""
    _, moves = plan()
    return next(n for n, (offer, _) in enumerate(moves) if offer.action.__name__ == kind)


def open_before(page: Page, kind: str) -> tuple[Offer, Action]:
    """On the import page: the short game until the first move of this kind, which is returned."""
    state, moves = plan()
    number = before(kind)
    lay_out(page, state, *(action for _, action in moves[:number]))
    return moves[number]


@cache
def routine_turn() -> tuple[State, list[Action], LayTile]:
    """A game until a turn of tile, run, dividend and trains; and a tile to begin it with."""
    start = state = title("1844").start(3, seed=1)
    rng, bots, played = Random(1), [RandomBot()] * 3, list[Action]()
    while True:
        assert isinstance(state, State18)
        if lay := _routine(state):
            return start, played, lay
        state, (action,) = play_game(start.title, bots, state, rng, longest=1)
        played.append(action)


def _routine(state: State18) -> LayTile | None:
    """The first tile that can be laid, if no station is asked for and no train is owed then."""
    step = state.agenda[-1]
    if not isinstance(step, LayTrack) or not state.companies[step.company].trains:
        return None
    lays = [first_of(offer) for offer in offers(state) if offer.action is LayTile]
    if not lays or not isinstance(lays[0], LayTile):
        return None
    after, _ = play(state, lays[0])
    for kind in (RunningTrains, Dividend):
        if not isinstance(after.agenda[-1], kind):
            return None
        after, _ = play(after, first_of(offers(after)[0]))
    trains = isinstance(after.agenda[-1], BuyTrains)
    return lays[0] if trains and any(o.action is Pass for o in offers(after)) else None
