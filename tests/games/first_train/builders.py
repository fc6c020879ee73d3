"""Small positions: a map in a few words, and what lies on it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from typing import Any

from kursbuch.core.action import Action, Event, Seat
from kursbuch.core.draw import Draw
from kursbuch.core.offers import Offer, Plain
from kursbuch.core.state import Step, offers, play, settle, why_not
from kursbuch.core.title import Setup
from kursbuch.core.words import LANGUAGES, speak
from kursbuch.games.first_train import setup as setting_up
from kursbuch.games.first_train.edition import Edition
from kursbuch.games.first_train.map import Connection, Map, border_between
from kursbuch.games.first_train.read_map import read_map
from kursbuch.games.first_train.state import FirstTrain, Train
from kursbuch.games.first_train.title import FIRST_TRAIN_NUREMBERG, choose
from kursbuch.games.first_train.tracks import new_track

ANNA, BERT, CARL, DORA = (Seat(seat) for seat in range(4))

KINDS: dict[str, dict[str, Plain]] = {
    "land": {"terrain": "lowland"},
    "valley": {"terrain": "valley"},
    "moor": {"terrain": "hill"},
    "red": {"terrain": "lowland", "town": "major", "company": "red"},
    "green": {"terrain": "lowland", "town": "major", "company": "green"},
    "major": {"terrain": "lowland", "town": "major"},
    "minor": {"terrain": "lowland", "town": "minor"},
    "yellow": {"terrain": "lowland", "goods": "yellow"},
    "hop": {"terrain": "hop", "goods": "white"},
    "hill": {"terrain": "hill", "goods": "white"},
    "south": {"terrain": "lowland", "town": "major", "company": "red", "out_only": True},
    "dark": {
        "terrain": "lowland",
        "town": "major",
        "company": "red",
        "out_only": True,
        "option": "dark_red",
        "part_of": "S",
    },
}


def map_file(areas: str, borders: str, never: str = "") -> dict[str, Any]:
    """A map as its file has it: "R:red a N:major" and "R-a a~N", where ~ is a river."""
    entries: dict[str, Any] = {}
    for word in areas.split():
        name, _, kind = word.partition(":")
        entries[name] = {"name": name, "borders": [], **KINDS[kind or "land"]}
    for word in borders.split():
        one, other = word.replace("~", "-").split("-")
        for here, there in ((one, other), (other, one)):
            entries[here]["borders"].append(there)
            if "~" in word:
                entries[here].setdefault("rivers", {})[there] = "Pegnitz"
            if word in never.split():
                entries[here].setdefault("never", []).append(there)
    return {"name": "small", "cost": {"plain": 1, "valley": 2, "river": 2}, "areas": entries}


@cache
def small_map(
    areas: str, borders: str, never: str = "", connection: str = "", dark_red: bool = False
) -> Map:
    """A map in a few words; connection "N S-F" names the towns whose connection scores."""
    whole = read_map(map_file(areas, borders, never), ("dark_red",) if dark_red else ())
    if connection:
        starts, end = connection.split("-")
        whole = replace(whole, connection=Connection(starts=tuple(starts.split()), end=end))
    return whole


def table(
    whole: Map | None = None,
    players: int = 3,
    title: Edition = FIRST_TRAIN_NUREMBERG,
    side: str = "",
    category: str = "",
) -> FirstTrain:
    """An empty map, all cubes in the stock; Anna is first in every order and on every stack."""
    wanted = {"board_side": side, "train_category": category}
    setup = Setup(
        title=title.key,
        rules=title.rules,
        players=players,
        seed="a seed",
        options=title.settled(players, {name: value for name, value in wanted.items() if value}),
    )
    chosen = choose(title, setup)
    if whole is not None:
        chosen = replace(chosen, map=whole)
    state = setting_up.empty_board(chosen, setup, Draw("a seed"))
    order = [Seat(seat) for seat in range(players)]
    state.order, state.build_order, state.transport_order = order, order.copy(), order.copy()
    state.influence = {
        colour: new_track(order, track.spaces[0]) for colour, track in state.influence.items()
    }
    state.profit = new_track(order, 0)
    state.draw = Draw("a seed")
    return state


def give(state: FirstTrain, seat: Seat, hand: int | None = None, **influence: int) -> FirstTrain:
    """Cubes in hand, and discs where the influence says; nobody's stack changes."""
    if hand is not None:
        player = state.players[seat]
        player.stock += player.hand - hand
        player.hand = hand
    for colour, space in influence.items():
        state.influence[colour].spaces[seat] = space
    return state


def poor(state: FirstTrain, *seats: Seat) -> FirstTrain:
    """No cubes and no influence at all."""
    for seat in seats:
        give(state, seat, 0, white=0, brown=0, red=0, green=0)
    return state


def borders(words: str) -> list[str]:
    """The borders of "R-a a-b"."""
    return [border_between(*word.split("-")) for word in words.split()]


def lay(state: FirstTrain, seat: Seat, words: str) -> FirstTrain:
    """Links of a player on the map."""
    for border in borders(words):
        state.links[border] = seat
        state.players[seat].links -= 1
    return state


def lay_company(state: FirstTrain, company: str, words: str) -> FirstTrain:
    """Links of a company on the map."""
    for border in borders(words):
        state.company_links[border] = company
        state.company_stock[company] -= 1
    return state


def put(state: FirstTrain, area: str, *pieces: str) -> FirstTrain:
    """Pieces in an area."""
    setting_up.put(state, area, list(pieces))
    return state


def join(state: FirstTrain, area: str, *companies: str) -> FirstTrain:
    """A station that companies have taken over."""
    state.joined[area] = companies
    return state


def own_trains(state: FirstTrain, seat: Seat, *rows: str) -> FirstTrain:
    """Trains that a player has bought."""
    state.players[seat].trains.extend(Train(row) for row in rows)
    return state


def at(state: FirstTrain, step: Step[Any]) -> FirstTrain:
    """The position at this step, waiting for its first choice; nothing comes after it."""
    state.agenda = [step]
    settle(state)
    return state


def after(state: FirstTrain, *actions: Action) -> FirstTrain:
    """The position after these actions."""
    for action in actions:
        state, _ = play(state, action)
    return state


def news_of(state: FirstTrain, action: Action) -> list[Event]:
    """What happens on this action."""
    return play(state, action)[1]


def offered(state: FirstTrain, kind: type[Action]) -> list[Offer]:
    """The offers of one kind."""
    return [offer for offer in offers(state) if offer.action is kind]


def is_offered(state: FirstTrain, action: Action) -> bool:
    """The action is in an offer."""
    return any(action in offer for offer in offers(state))


def refused(state: FirstTrain, action: Action, rule: str) -> str:
    """The refusal under *rule*, which has words in every language and is no offer; its key."""
    refusal = why_not(state, action)
    assert refusal is not None
    assert refusal.rule == rule, str(refusal)
    assert all(speak(refusal.message, language) for language in LANGUAGES)
    assert not is_offered(state, action)
    return refusal.message.key


def fixed(given: Iterable[Offer], name: str) -> set[object]:
    """The values that a fixed field has in the offers."""
    return {offer.fixed[name] for offer in given}
