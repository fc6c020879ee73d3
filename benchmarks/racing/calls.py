"""What races: calls that change a table, and the people who send them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from benchmarks.http import Answer
from benchmarks.racing.people import Program

ANNA, BERT, CARLA, DORA = PEOPLE = ("Anna", "Bert", "Carla", "Dora")


class Setting(StrEnum):
    """Where people race."""

    WAITING = "waiting"
    """Anna and Bert wait for a third."""
    TOGETHER = "together"
    """Anna and Bert play."""
    ALONE = "alone"
    """Anna plays both seats, and so may delete the table."""


@dataclass(frozen=True)
class Race:
    """A table, and what is known of it before the race."""

    key: str
    setting: Setting
    row: int = 0
    """The newest row."""
    seat: int = 0
    """Who must act."""
    line: Sequence[str] = ()
    """Who played the moves that stand, the oldest first."""
    undone: str = ""
    """Who has taken a move back, if anybody has."""
    offered: str = ""
    """The key of seat 0, if it is offered."""
    proposal: int = 0
    """The number of what Anna or Bert proposes, if anything."""
    wish: str = ""
    """What is proposed: `end` or `undo`."""

    @property
    def seats(self) -> list[str]:
        """The account in each seat; nobody in a free one."""
        if self.setting is Setting.WAITING:
            return [ANNA, BERT, ""]
        return [ANNA, ANNA if self.setting is Setting.ALONE else BERT]

    def path(self, more: str = "") -> str:
        """The address of the table in the interface."""
        return f"/tables/{self.key}{more}"

    def seat_for(self, who: str) -> int:
        """The seat for which somebody acts: whose turn it is, or before the game one's own."""
        return self.seats.index(who) if self.setting is Setting.WAITING else self.seat


Send = Callable[[Program, Race, int, int], Awaitable[Answer]]
"""A call of a program, with the number of the client and of the server that is asked."""


def bid(number: int) -> dict[str, int]:
    """What the client of this number bids."""
    return {"box": number % 4 + 1, "cubes": 5 + number % 3}


def sends(what: str, method: str = "POST", **wish: object) -> Send:
    """A call that is always the same."""
    return lambda who, race, number, at: who.call(method, race.path(what), wish, at)


def at_row(what: str, **wish: object) -> Send:
    """A call that names the row that everybody saw."""
    return lambda who, race, number, at: who.call(
        "POST", race.path(what), {"seq": race.row, **wish}, at
    )


async def act(who: Program, race: Race, number: int, at: int) -> Answer:
    action = {"do": "PlaceBid", "by": race.seat_for(who.name), **bid(number)}
    return await who.call("POST", race.path("/act"), {"seq": race.row, "action": action}, at)


async def replace_absent(who: Program, race: Race, number: int, at: int) -> Answer:
    return await who.call("POST", race.path("/ask"), {"kind": "replace", "seat": race.seat}, at)


async def agree(who: Program, race: Race, number: int, at: int) -> Answer:
    path = race.path(f"/proposals/{race.proposal}")
    return await who.call("POST", path, {"agree": True}, at)


async def take(who: Program, race: Race, number: int, at: int) -> Answer:
    return await who.call("POST", race.path(f"/invitations/{race.offered or 'none'}"), at=at)


async def withdraw(who: Program, race: Race, number: int, at: int) -> Answer:
    return await who.call("DELETE", race.path(f"/invitations/{race.offered or 'none'}"), at=at)


async def rename(who: Program, race: Race, number: int, at: int) -> Answer:
    return await who.call("PATCH", race.path(), {"name": f"Table {number}"}, at)


async def chat(who: Program, race: Race, number: int, at: int) -> Answer:
    return await who.call("POST", race.path("/chat"), {"text": f"Remark {number}"}, at)


NAMED: dict[str, Send] = {
    "act": act,
    "undo": at_row("/undo"),
    "agree": agree,
    "join": sends("/join"),
    "leave": sends("/leave"),
    "offer": sends("/invitations", seat=0),
    "take": take,
    "begin": sends("/fill", bot="random"),
    "end": sends("/ask", kind="end"),
    "replace": replace_absent,
    "branch": sends("/branch"),
    "rename": rename,
    "delete": sends("", "DELETE"),
}
"""What people do at a table. A game begins with the last seat: by `join`, or by `begin`, the owner
who lets bots take those that are free."""
OTHERS: dict[str, Send] = {
    "undo to 0": at_row("/undo", to=0),
    "redo": at_row("/redo"),
    "pass": sends("/auto-pass", seat=0, how="round"),
    "resign": sends("/resign"),
    "withdraw": withdraw,
    "chat": chat,
    "pin": sends("/pin", text="hello"),
}
CALLS = NAMED | OTHERS
SENDERS = {"join": (CARLA, DORA), "take": (CARLA, DORA)}
"""Who sends what Anna and Bert do not."""
