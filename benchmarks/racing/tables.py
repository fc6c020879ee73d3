"""The tables at which people race, made ready for what is sent."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace

from benchmarks.racing.calls import ANNA, BERT, Race, Setting
from benchmarks.racing.people import Program

TITLE = "first-train-nuremberg"
BEFORE = {"join", "leave", "begin", "delete"}
"""What is done before a game begins."""
BACK = {"undo", "undo to 0", "redo"}
"""What needs moves that were played."""


def settings_of(names: tuple[str, str]) -> tuple[Setting, ...]:
    """Where these two meet: what is done before a game begins is tried in a running one, too."""
    alone = "delete" in names and "agree" not in names
    running = Setting.ALONE if alone else Setting.TOGETHER
    return (Setting.WAITING, running) if BEFORE & set(names) else (running,)


async def prepared(names: tuple[str, str], people: Mapping[str, Program], number: int) -> Race:
    """A new table for a race, each time the next of its settings and of what may be proposed."""
    settings = settings_of(names)
    race = await _seated(settings[number % len(settings)], people)
    if race.setting is Setting.WAITING:
        return race
    wishes = ("end",) if "redo" in names else ("end", "undo")
    wish = wishes[number // len(settings) % len(wishes)] if "agree" in names else ""
    if BACK & set(names) or wish == "undo":
        race = await _moved(race, people, "redo" in names)
    race = await _at_now(race, people)
    if {"take", "withdraw"} & set(names):
        race = await _offered(race, people)
    return await _proposed(race, people, wish) if wish else race


async def _seated(setting: Setting, people: Mapping[str, Program]) -> Race:
    others = {Setting.WAITING: ["open", "open"], Setting.TOGETHER: ["open"], Setting.ALONE: ["me"]}
    wish = {"title": TITLE, "seats": ["me", *others[setting]]}
    made = await people[ANNA].call("POST", "/tables", wish)
    race = Race(json.loads(made.body)["key"], setting)
    if setting is not Setting.ALONE:
        joined = await people[BERT].call("POST", race.path("/join"), at=1)
        assert joined.status == 200, joined
    return race


async def _moved(race: Race, people: Mapping[str, Program], back: bool) -> Race:
    """One bids and is outbid; the second bid is taken back, if it is to be done again."""
    for row in (0, 1):
        race = await _at_now(race, people)
        who = race.seats[race.seat]
        action = {"do": "PlaceBid", "by": race.seat, "box": 1, "cubes": 3 + row}
        wish = {"seq": row, "action": action}
        answer = await people[who].call("POST", race.path("/act"), wish)
        assert answer.status == 200, answer.body
        race = replace(race, line=(*race.line, who))
    if back:
        await people[who].call("POST", race.path("/undo"), {"seq": 2})
        race = replace(race, line=race.line[:1], undone=who)
    return race


async def _at_now(race: Race, people: Mapping[str, Program]) -> Race:
    table = await people[ANNA].read(race.path())
    return replace(race, row=table["seq"], seat=table["waiting"][0])


async def _offered(race: Race, people: Mapping[str, Program]) -> Race:
    told = await people[ANNA].call("POST", race.path("/invitations"), {"seat": 0})
    return replace(race, offered=json.loads(told.body)[0]["key"])


async def _proposed(race: Race, people: Mapping[str, Program], wish: str) -> Race:
    """Somebody asks to end the game, or to take back a move and what the other played after it."""
    if wish == "end":
        await people[ANNA].call("POST", race.path("/ask"), {"kind": "end"})
    else:
        await people[race.line[0]].call("POST", race.path("/undo"), {"seq": race.row})
    (asked,) = await people[ANNA].read(race.path("/proposals"))
    return replace(race, proposal=asked["id"], wish=wish)
