"""What must be seen after a race: everything that was acknowledged, once, and nothing else.

Which of two calls came first is not known; what cannot have happened in either order is told.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from benchmarks.racing.calls import ANNA, Race, Setting, bid
from benchmarks.racing.people import Program


@dataclass(frozen=True)
class Done:
    """A call that was acknowledged."""

    name: str
    who: str
    number: int
    answer: Any


@dataclass(frozen=True)
class After:
    """A table after a race, and what was acknowledged at it."""

    race: Race
    done: Sequence[Done]
    table: Any
    rows: Sequence[Any] = ()
    """The row that all saw and the next, the newest first."""
    record: Any = None
    proposals: Sequence[Any] = ()
    invitations: Sequence[Any] = ()
    remarks: Sequence[Any] = ()

    def count(self, *names: str) -> int:
        """How many calls of these names were acknowledged."""
        return sum(one.name in names for one in self.done)

    def by(self, *names: str) -> list[str]:
        """Who sent them."""
        return [one.who for one in self.done if one.name in names]

    @property
    def begun(self) -> bool:
        """The game has begun."""
        return bool(self.table["status"] != "open")

    @property
    def places(self) -> Sequence[Any]:
        """The seats."""
        places: Sequence[Any] = self.table["places"]
        return places

    @property
    def accounts(self) -> list[str]:
        """Who sits in each seat; nobody in a free one and where a bot plays."""
        return [place["account"] for place in self.places]

    @property
    def has_bots(self) -> bool:
        """Bots go on playing."""
        return any(place["bot"] for place in self.places)

    @property
    def stands(self) -> bool:
        """The game runs, and nobody has played since the row that all saw."""
        return bool(self.table["status"] == "running" and self.table["seq"] == self.race.row)

    def proposed(self, kind: str) -> list[int]:
        """What is proposed of this kind: the seats or rows."""
        return [asked["to"] for asked in self.proposals if asked["kind"] == kind]


async def wrong(race: Race, people: Mapping[str, Program], done: Sequence[Done]) -> list[str]:
    """What is wrong after a race."""
    answer = await people[ANNA].call("GET", race.path())
    if answer.status == 404:
        return [*gone(race, done)]
    if answer.status != 200:
        return [f"the table is answered {answer.status}"]
    after = await _read(race, people[ANNA], done, json.loads(answer.body))
    return [told for check in CHECKS for told in check(after)] + await _branches(people, done)


async def _read(race: Race, who: Program, done: Sequence[Done], table: Any) -> After:
    remarks = await who.read(race.path("/chat")) if any(one.name == "chat" for one in done) else ()
    if table["status"] == "open":
        return After(race, done, table, remarks=remarks)
    paths = (f"/log?before={race.row + 2}", "/record", "/proposals", "/invitations")
    read = await asyncio.gather(*(who.read(race.path(path)) for path in paths))
    rows, record, proposals, invitations = read
    return After(race, done, table, rows, record, proposals, invitations, remarks)


def gone(race: Race, done: Sequence[Done]) -> Iterator[str]:
    """A table is gone if its owner deleted it, or was the last who left it; nobody else sits there.

    Until then everything else may have happened.
    """
    count = Counter(one.name for one in done)
    left = {one.who for one in done if one.name == "leave"}
    if count["delete"] != 1 and (count["delete"] or not left >= set(race.seats) - {""}):
        yield f"the table is gone, and was deleted {count['delete']} times"
    if count["join"] or count["take"]:
        yield "the table of somebody who has sat down is gone"
    if count["begin"] and not count["delete"]:
        yield "a table that has begun is gone"


def _there(after: After) -> Iterator[str]:
    if after.count("delete"):
        yield "a deleted table is there"
    if after.begun and after.record is None:
        yield "the record cannot be read"
    if after.begun and any(place["free"] for place in after.places):
        yield "the game has begun with a free seat"
    if not after.begun and not any(place["free"] for place in after.places):
        yield "the game has not begun though every seat is taken"


def _at_most_once(after: After) -> Iterator[str]:
    """What only one can do, or one after whom the other cannot."""
    if after.count("join", "begin") > 1 + after.count("leave"):
        yield "more people than seats were told that they sit"
    if after.count("take", "withdraw") > 1:
        yield "an offer was used twice"
    if after.count("agree") > 1:
        yield "the same was agreed twice"
    if after.count("offer") and after.count("take"):
        yield "a seat was taken whose offer was replaced, or offered by whom it was taken from"
    if after.race.wish and after.count(after.race.wish) and after.count("agree"):
        yield "something was agreed on that had been asked anew, or asked when it had happened"
    for who, times in Counter(after.by("resign")).items():
        if times > 1:
            yield f"{who} resigned {times} times"


def _seats(after: After) -> Iterator[str]:
    """Whoever sat down sits, whoever left does not, all others sit where they were."""
    seats = [*after.by("take"), *after.race.seats[len(after.by("take")) :]]
    gone = {*after.by("leave"), *after.by("resign"), ""}
    wanted = [who for who in seats if who not in gone] + after.by("join")
    if sorted(wanted) != sorted(who for who in after.accounts if who):
        yield f"{after.accounts} sit there, and not {wanted}"
    if any(after.accounts[0] != taker for taker in after.by("take")):
        yield "the seat is not the taker's"
    if after.has_bots != bool(after.count("begin", "resign")):
        yield "bots sit where nobody wanted them, or do not where somebody did"


def _writes_row(after: After, one: Done) -> int | None:
    """How many moves stand after the row that a call writes; None if it writes none."""
    line = after.race.line
    match one.name:
        case "act" | "redo":
            return len(line) + 1
        case "undo" | "undo to 0":
            return taken_back_to(line, one.who, everything=one.name == "undo to 0")
        case "agree" if after.race.wish == "undo":
            return 0
    return None


def taken_back_to(line: Sequence[str], who: str, everything: bool) -> int | None:
    """How many moves stand after taking back: one's last, or all; None if others must agree."""
    to = 0 if everything else max((n for n, mover in enumerate(line) if mover == who), default=0)
    return to if {*line[to:]} <= {who} else None


def _one_history(after: After) -> Iterator[str]:
    """One row follows the one that all saw: the acknowledged one, as it was meant."""
    if not after.begun:
        if any(_writes_row(after, one) is not None for one in after.done):
            yield "a row was written before the game began"
        return
    written = [(one, to) for one in after.done if (to := _writes_row(after, one)) is not None]
    if len(written) > 1:
        yield f"{len(written)} calls were told that they follow the same row"
    goes_on = after.has_bots or after.count("pass")
    if after.table["seq"] != after.race.row + len(written) and not (
        goes_on and after.table["seq"] > after.race.row
    ):
        yield f"row {after.table['seq']} is the newest"
    for one, to in written:
        row = next((row for row in after.rows if row["seq"] == after.race.row + 1), None)
        if row is None or row["number"] != to:
            yield f"{one.name} is not the next row: {row}"
        elif one.name == "act" and not _is_bid(after, one, row):
            yield f"another bid was written: {row}"


def _is_bid(after: After, one: Done, row: Any) -> bool:
    wanted, seat = bid(one.number), after.race.seat_for(one.who)
    name = after.table["seats"][seat]
    told = f"{name} bids {wanted['cubes']} cubes on box {wanted['box']}."
    return bool(row["by"] == seat and after.race.seats[seat] == one.who and told in row["lines"])


def _ending(after: After) -> Iterator[str]:
    """A game ends when it was agreed, and only then."""
    if not any(after.accounts):
        return  # bots play to the end
    alone = after.race.setting is Setting.ALONE
    agreed = after.race.wish == "end" and after.count("agree")
    ended = bool(agreed or (alone and after.count("end")))
    if ended != (after.table["status"] == "finished"):
        yield f"the game is {after.table['status']}"
    elif ended and after.table["result"]["reason"] != "agreement":
        yield "the game ended for another reason"


def _proposals(after: After) -> Iterator[str]:
    """What was asked is asked, until the game goes on, somebody is back, or it has happened."""
    if after.stands and after.count("end") and not after.proposed("end"):
        yield "nobody asks to end the game"
    undo = [one for one in after.done if one.name in ("undo", "undo to 0")]
    if after.stands and undo and not after.proposed("undo"):
        yield "nobody asks to take back"
    seat, is_back = after.race.seat, after.count("act", "take", "resign")
    asked = after.proposed("replace")
    running = after.table["status"] == "running"
    if running and after.count("replace") and not is_back and asked != [seat]:
        yield "nobody asks to replace the player"
    if after.count("act") and not after.has_bots and asked:
        yield "somebody is to be replaced who has acted"
    if asked and not after.count("replace"):
        yield "somebody is to be replaced, and nobody asked"


def _invitations(after: After) -> Iterator[str]:
    """The newest offer stands until the seat is taken, given up, or the offer withdrawn."""
    keys = {offer["key"] for offer in after.invitations}
    offered = {offer["key"] for one in after.done if one.name == "offer" for offer in one.answer}
    if after.count("resign", "take") and keys:
        yield "a seat is offered that was taken or given up"
    if after.count("offer") and not after.count("resign") and not (keys and keys <= offered):
        yield "the seat is not offered"
    if after.count("withdraw") and after.race.offered in keys:
        yield "a withdrawn offer stands"
    used = after.count("take", "withdraw", "resign")
    if after.begun and after.race.offered and not keys and not used:
        yield "an offer was lost"


def _words(after: After) -> Iterator[str]:
    """A name that was given, what was said, and what was pinned."""
    names = {f"Table {one.number}" for one in after.done if one.name == "rename"}
    if after.table["name"] not in (names or {""}):
        yield f"the table is called {after.table['name']!r}"
    said = sorted(f"Remark {one.number}" for one in after.done if one.name == "chat")
    if said != sorted(remark["text"] for remark in after.remarks):
        yield "not everything was said once"
    for place in after.places:
        if place["account"] in after.by("pin") and place["pinned"] != "hello":
            yield "a note is not pinned"


CHECKS = (
    *(_there, _at_most_once, _seats, _one_history, _ending),
    *(_proposals, _invitations, _words),
)


async def _branches(people: Mapping[str, Program], done: Sequence[Done]) -> list[str]:
    """Every branch is a table of whoever made it."""
    made = [one for one in done if one.name == "branch"]
    paths = [(people[one.who], f"/tables/{one.answer['key']}") for one in made]
    found = await asyncio.gather(*(who.read(path) for who, path in paths))
    told = [f"branch {one.answer['key']} is lost" for one in made if one.answer not in found]
    return told + ["two branches are one table"] * (len({path for _, path in paths}) < len(made))
