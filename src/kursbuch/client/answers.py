"""What the server answers, as frozen records. Fields that a newer server adds are left out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, datetime, time
from typing import TypeAlias

Plain: TypeAlias = Mapping[str, object]
"""What each title says in its own words: an action, a position, a record."""


@dataclass(frozen=True)
class Title:
    """A title with what can be chosen before a game."""

    key: str
    name: str
    players: tuple[int, ...]
    options: Mapping[str, tuple[object, ...]]
    presets: Mapping[str, Plain]
    bots: tuple[str, ...]


@dataclass(frozen=True)
class Rule:
    """A rule as players read it."""

    id: str
    ledger: str
    chapter: str
    sentence: str
    rulebook: str


@dataclass(frozen=True)
class Result:
    """How a game ended."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    reason: str


@dataclass(frozen=True)
class Place:
    """A seat, and who plays there."""

    seat: int
    name: str
    account: str
    bot: str
    free: bool
    pinned: str


@dataclass(frozen=True)
class Table:
    """A table as everybody may see it, and which seats are mine."""

    key: str
    name: str
    title: str
    options: Plain
    status: str
    pace: str
    private: bool
    hints: bool
    owned: bool
    seq: int
    number: int
    waiting: tuple[int, ...]
    places: tuple[Place, ...]
    mine: tuple[int, ...]
    result: Result | None
    secret_seed: bool
    seed_hash: str
    seed: str

    @property
    def my_turn(self) -> bool:
        """The game waits for a seat of mine."""
        return any(seat in self.mine for seat in self.waiting)


@dataclass(frozen=True)
class Position:
    """A position as its reader may see it."""

    seq: int
    number: int
    state: Plain


@dataclass(frozen=True)
class Offer:
    """What a seat may do: an action except for the fields left open."""

    do: str
    by: int
    fixed: Plain
    open: Plain
    facts: Plain
    example: Plain


@dataclass(frozen=True)
class Offers:
    """What may be done on the position after row `seq`."""

    seq: int
    to_act: tuple[int, ...]
    offers: tuple[Offer, ...]


@dataclass(frozen=True)
class Refusal:
    """Why something was refused, and by which rule."""

    why: str
    key: str
    rule: str


@dataclass(frozen=True)
class Trial:
    """What actions would bring, or which rule forbids one of them."""

    lines: tuple[str, ...]
    chance: bool
    refusal: Refusal | None


@dataclass(frozen=True)
class Entry:
    """A row of the record, told."""

    seq: int
    number: int
    by: int | None
    lines: tuple[str, ...]
    taken_back: bool
    because: str


@dataclass(frozen=True)
class Landmark:
    """A company's turn or a phase that begins, and how many actions had been played then."""

    number: int
    label: str


@dataclass(frozen=True)
class Chapter:
    """A round, and what begins within it; the first, without a name, begins with the game."""

    number: int
    label: str
    landmarks: tuple[Landmark, ...]


@dataclass(frozen=True)
class Imported:
    """The table with an imported game; and why not all of it, if it could not be played."""

    table: Table
    refusal: Refusal | None


@dataclass(frozen=True)
class Proposal:
    """What somebody asks, and who has not agreed yet."""

    id: int
    kind: str
    by: int
    to: int
    whom: str
    missing: tuple[int, ...]
    until: datetime | None
    ready: bool


@dataclass(frozen=True)
class Invitation:
    """A seat that somebody else may take."""

    key: str
    seat: int
    whom: str


@dataclass(frozen=True)
class Remark:
    """What somebody has said."""

    id: int
    name: str
    text: str
    at: datetime
    blocked: bool


@dataclass(frozen=True)
class Candidate:
    """Something that a bot would do, what it brings, and why."""

    action: Plain
    brings: int
    because: str


@dataclass(frozen=True)
class Hint:
    """A hint: not asked for, being thought about, or there."""

    asked: bool
    ready: bool
    candidates: tuple[Candidate, ...]


@dataclass(frozen=True)
class Run:
    """The route of one train."""

    train: str
    stops: tuple[str, ...]
    hexes: tuple[tuple[str, ...], ...]
    revenue: int


@dataclass(frozen=True)
class BestRun:
    """The routes of the highest revenue."""

    company: str
    revenue: int
    proved: bool
    runs: tuple[Run, ...]


@dataclass(frozen=True)
class Revenue:
    """What imagined trains would earn."""

    company: str
    trains: tuple[str, ...]
    revenue: int
    bound: int
    proved: bool


@dataclass(frozen=True)
class SeatClock:
    """The clock of a seat."""

    seat: int
    left: int
    until: datetime | None
    is_late: bool
    times_late: int


@dataclass(frozen=True)
class Clocks:
    """How a table counts time, and how many seconds everybody has."""

    now: datetime
    pace: str
    allowance: int | None
    increment: int
    nights: bool
    ending: str | None
    bot: str
    seats: tuple[SeatClock, ...]
    away: Mapping[str, date]


@dataclass(frozen=True)
class Notes:
    """My notes, and the pinned ones by seat."""

    text: str
    version: int
    pinned: Mapping[str, str]
    subjects: tuple[str, ...]


@dataclass(frozen=True)
class Change:
    """One thing that somebody has more or less of than before."""

    what: str
    before: str
    now: str


@dataclass(frozen=True)
class Changes:
    """What has changed for one player, one company, the pool or the map."""

    owner: str
    seat: int | None
    changes: tuple[Change, ...]


@dataclass(frozen=True)
class Since:
    """What has changed since my last turn."""

    number: int
    moves: int
    changes: tuple[Changes, ...]


@dataclass(frozen=True)
class Strength:
    """A rating, how sure it is, and from how many games."""

    value: int
    margin: int
    games: int
    provisional: bool


@dataclass(frozen=True)
class Rated:
    """The rating of an account or a bot."""

    name: str
    bot: str
    strength: Strength


@dataclass(frozen=True)
class Ratings:
    """The ratings in a title, those of surely strong players first."""

    title: str
    page: int
    pages: int
    rated: tuple[Rated, ...]


@dataclass(frozen=True)
class ByTitle:
    """How somebody has done in one title."""

    title: str
    games: int
    wins: int
    mean_place: float | None
    mean_score: float | None
    favourites: Mapping[str, int]
    strength: Strength | None


@dataclass(frozen=True)
class Against:
    """How somebody has done against one other account."""

    name: str
    ahead: int
    behind: int
    level: int


@dataclass(frozen=True)
class Game:
    """A finished game as the person saw it."""

    key: str
    title: str
    place: int | None
    score: int | None


@dataclass(frozen=True)
class Profile:
    """The public games of an account."""

    name: str
    titles: tuple[ByTitle, ...]
    against: tuple[Against, ...]
    games: tuple[Game, ...]


@dataclass(frozen=True)
class Programme:
    """A programme of mine that runs, or why it has stopped."""

    id: int
    order: Plain
    sentence: str
    stopped: str


@dataclass(frozen=True)
class Beginning:
    """A programme that can begin now, except for the fields left open."""

    do: str
    by: int
    fixed: Plain
    open: Plain
    until: str
    example: Plain


@dataclass(frozen=True)
class Programmes:
    """What the server does for me, and what it could."""

    programmes: tuple[Programme, ...]
    offers: tuple[Beginning, ...]


@dataclass(frozen=True)
class Plan:
    """A line of mine: the board on which I play it, and what of it is armed."""

    id: int
    seat: int
    board: str
    at: int
    name: str
    note: str
    armed: bool
    whatever: bool
    moves: tuple[Plain, ...]
    done: int
    stopped: str


@dataclass(frozen=True)
class Chart:
    """The figures of a chart: a line for each player or company."""

    chart: str
    along: str
    stops: tuple[str, ...]
    lines: Mapping[str, tuple[int | None, ...]]


@dataclass(frozen=True)
class Circle:
    """My friends, who has asked whom, and whom I have blocked."""

    friends: tuple[str, ...]
    asking_me: tuple[str, ...]
    asked_by_me: tuple[str, ...]
    blocked: tuple[str, ...]


@dataclass(frozen=True)
class SeriesName:
    """A series by its name."""

    key: str
    name: str


@dataclass(frozen=True)
class Group:
    """A group that I belong to, or am invited to."""

    key: str
    name: str
    owner: str
    belongs: bool
    members: tuple[str, ...]
    invited: tuple[str, ...]
    series: tuple[SeriesName, ...]
    tables: tuple[str, ...]


@dataclass(frozen=True)
class Standing:
    """How somebody stands in a series."""

    name: str
    account: str
    points: float
    games: int
    wins: int


@dataclass(frozen=True)
class Series:
    """Several tables of a group with one table of results."""

    key: str
    name: str
    group: str
    results: tuple[Standing, ...]
    tables: tuple[Table, ...]


@dataclass(frozen=True)
class Account:
    """My account."""

    name: str
    language: str
    theme: str
    time_zone: str
    patterns: bool
    sound: bool


@dataclass(frozen=True)
class Holiday:
    """Days on which my slow games rest."""

    id: int
    first: date
    last: date


@dataclass(frozen=True)
class Holidays:
    """My holidays, and how many days of this year are left."""

    today: date
    left: int
    most: int
    holidays: tuple[Holiday, ...]


@dataclass(frozen=True)
class Device:
    """A browser that shows notices."""

    id: int
    name: str


@dataclass(frozen=True)
class Notices:
    """What I am told by which channel, and when not."""

    by_email: bool
    webhook: str
    quiet: int
    wanted: Mapping[str, tuple[str, ...]]
    quiet_hours: tuple[time, ...] | None
    devices: tuple[Device, ...]
    calendar: str


@dataclass(frozen=True)
class News:
    """Something has changed at a table: the game, or the chat."""

    game: str
    chat: int
