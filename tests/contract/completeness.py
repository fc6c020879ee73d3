"""Whatever is lawful is offered: in positions of whole games, stratified by kind of step.

    python -m tests.contract.rare build/rare
    python -m tests.contract.completeness --positions 20000 --snapshots build/rare

In every position the fields of known actions are changed, one or two at a time, to every value
that this game has seen and to values that do not exist, and the law is asked. What is lawful and
in no offer is a finding, as is a law that crashes; EQUIVALENT names what may be left out.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import cycle, islice
from pathlib import Path
from random import Random
from typing import Any, get_args, get_origin

from kursbuch.catalogue import titles
from kursbuch.core.action import Action, Seat
from kursbuch.core.errors import IllegalAction
from kursbuch.core.fields import stored
from kursbuch.core.offers import Offer, Span
from kursbuch.core.record import read_action, read_state
from kursbuch.core.state import State, check, offers, play
from kursbuch.core.title import Setup, Title, Value

STRANGE: Mapping[type, tuple[object, ...]] = {
    str: ("?", ""),
    int: (-1, 0, 1, 2, 7, 10**6),
    bool: (True, False),
}
"""Values that a position may not know, by the type of a field."""
PER_KIND = 150
"""At most so many changes of one kind of action in a position, taken by chance."""
ELSE = 2
"""So many if no step takes this kind now."""
PAIRS = 20
"""So many of them change two fields."""
LONGEST = 6_000
A_GAME = 70
"""At most so many positions of one game are looked at."""

Reason = str


def same_look(state: State, action: Action, offered: Sequence[Offer]) -> bool:
    """A turn of a tile that looks like one that is offered."""
    kind: type = type(action)
    if not {"tile", "turn"} <= stored(kind).keys():
        return False
    plain: Any = action
    face = state.title.ground.tiles.face  # type: ignore[attr-defined]
    alike = [n for n in range(6) if face(plain.tile, n) == face(plain.tile, plain.turn)]
    return any(changed(action, turn=turn) in offer for turn in alike for offer in offered)


def changed(action: Action, **values: object) -> Action:
    """The action with other values in some fields."""
    kind: type = type(action)
    fields = {name: getattr(action, name) for name in stored(kind)}
    whole: Action = kind(**{**fields, **values})
    return whole


EQUIVALENT: Mapping[Reason, Callable[[State, Action, Sequence[Offer]], bool]] = {
    "turns of a tile that look alike: one of them is offered": same_look,
}


@dataclass
class Tally:
    """What was looked at, and what was found."""

    positions: Counter[str] = field(default_factory=Counter)
    candidates: int = 0
    lawful: int = 0
    equivalent: Counter[Reason] = field(default_factory=Counter)
    findings: list[str] = field(default_factory=list)

    def told(self) -> Iterator[str]:
        """The figures."""
        total = sum(self.positions.values())
        yield f"positions {total}, candidates {self.candidates}, lawful {self.lawful}"
        for reason, number in self.equivalent.items():
            yield f"equivalent {number}: {reason}"
        for step, number in sorted(self.positions.items()):
            yield f"  {number:6} {step}"
        yield f"findings {len(self.findings)}"
        yield from (f"  {n:4} {text}" for text, n in Counter(self.findings).most_common(40))


class Values:
    """What the fields of actions can hold: by the type of the field, and by its name."""

    def __init__(self) -> None:
        self._seen: dict[object, dict[str, object]] = {}
        self._printed: dict[str, list[object]] = {}
        self.known: dict[type[Action], dict[str, Action]] = {}

    def learn(self, action: Action) -> None:
        """The values of an action; the latest of its kind are kept whole."""
        kind: type = type(action)
        latest = self.known.setdefault(kind, {})
        latest.pop(repr(action), None)
        latest[repr(action)] = action
        while len(latest) > 6:
            del latest[next(iter(latest))]
        for name, hint in stored(kind).items():
            value = getattr(action, name)
            for key in keys(name, hint):
                self._seen.setdefault(key, {})[repr(value)] = value

    def learn_offers(self, state: State, rng: Random) -> list[Offer]:
        """Two samples of each offer."""
        possible = list(offers(state))
        for offer in possible:
            self.learn(offer.sample(rng))
            self.learn(edge(offer))
        return possible

    def learn_printed(self, title: Title[Any]) -> None:
        """The names of all hexes and tiles, where a title has such."""
        ground = vars(title).get("ground")
        if ground is None:
            return
        for word, names in (("HexId", ground.map.hexes), ("TileId", ground.tiles.tiles)):
            self._printed[word] = list(names)

    def of(self, name: str, hint: object) -> list[object]:
        """Every value that was seen, and some that do not exist."""
        seen: dict[str, object] = {}
        for key in keys(name, hint):
            seen |= self._seen.get(key, {})
        printed = self._printed.get(str(vars(hint).get("__name__")), []) if is_new(hint) else []
        more = [value for value in printed if repr(value) not in seen]
        return [*seen.values(), *more, *strange(hint)]


def edge(offer: Offer) -> Action:
    """The action with the highest amounts, and the last of each list."""
    ends = {
        name: domain.high if isinstance(domain, Span) else list(islice(domain.values(), 30))[-1]
        for name, domain in offer.open.items()
    }
    return offer.filled(ends)


def keys(name: str, hint: object) -> list[object]:
    """Fields of one new type share their values everywhere; others where they have one name."""
    return [hint] if is_new(hint) else [(name, str(hint))]


def is_new(hint: object) -> bool:
    """The field has a type of its own name: CompanyId, HexId."""
    return hasattr(hint, "__supertype__")


def strange(hint: object) -> tuple[object, ...]:
    """Values that are readable for a field and known to nobody."""
    plain = getattr(hint, "__supertype__", hint)
    if isinstance(plain, type) and plain in STRANGE:
        return STRANGE[plain]
    origin = get_origin(plain)
    if origin is tuple:
        part = strange(get_args(plain)[0])
        return ((), *((value,) for value in part), *((value, value) for value in part[:1]))
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return ({}, {"?": 1})
    return ()


def candidates(
    state: State, values: Values, possible: Sequence[Offer], rng: Random
) -> Iterator[Action]:
    """Known actions of every kind with one or two fields changed."""
    seats = range(state.setup.players)
    moments = (state.agenda[-1], *state.title.anytime)
    taken = [k for k in state.title.actions if any(issubclass(k, m.takes) for m in moments)]
    for kind in state.title.actions:
        now = [offer for offer in possible if offer.action is kind]
        bases = [offer.sample(rng) for offer in rng.sample(now, min(len(now), 4))]
        bases += list(values.known.get(kind, {}).values())[-3:] or blank(kind)
        most = PER_KIND if kind in taken else ELSE
        yield from some_changes(bases, values, seats, most, rng)
        for base in bases[:1] if kind in taken else ():
            for _ in range(PAIRS):
                yield two_changes(base, values, seats, rng)


def blank(unseen: type[Action]) -> list[Action]:
    """An action that this game has not seen, of values that do not exist."""
    kind: type = unseen
    fields = stored(kind)
    given = {name: (strange(hint) or (None,))[0] for name, hint in fields.items() if name != "by"}
    return [] if None in given.values() else [kind(by=Seat(0), **given)]


def some_changes(
    bases: Sequence[Action], values: Values, seats: Sequence[int], most: int, rng: Random
) -> Iterator[Action]:
    """The actions, and each of their fields with every other value: so many, no two alike."""
    ways: list[tuple[Action, dict[str, object]]] = [(base, {}) for base in bases]
    for base in bases:
        kind: type = type(base)
        for name, hint in stored(kind).items():
            others = [*seats, 99, -1] if name == "by" else values.of(name, hint)
            ways += [(base, {name: value}) for value in others]
    rng.shuffle(ways)
    different: set[str] = set()
    for base, given in ways:
        if len(different) == most:
            return
        action = changed(base, **given)
        if repr(action) not in different:
            different.add(repr(action))
            yield action


def two_changes(base: Action, values: Values, seats: Sequence[int], rng: Random) -> Action:
    """The action with two fields changed by chance."""
    kind: type = type(base)
    fields = stored(kind)
    chosen = rng.sample(sorted(fields), min(2, len(fields)))
    given = {
        n: rng.choice(list(seats) if n == "by" else values.of(n, fields[n]) or [getattr(base, n)])
        for n in chosen
    }
    return changed(base, **given)


def examine(state: State, values: Values, tally: Tally, rng: Random) -> None:
    """Ask the law about every candidate of a position."""
    possible = values.learn_offers(state, rng)
    where = f"{state.setup.title} {type(state.agenda[-1]).__name__}"
    tally.positions[where] += 1
    by_kind: dict[type[Action], list[Offer]] = {}
    for offer in possible:
        by_kind.setdefault(offer.action, []).append(offer)
    for action in candidates(state, values, possible, rng):
        tally.candidates += 1
        try:
            check(state, action)
        except IllegalAction:
            continue
        except Exception as crash:  # whatever the law does but refuse is a fault of the law
            tally.findings.append(f"{where}: {type(action).__name__} crashes: {crash!r}")
            continue
        tally.lawful += 1
        offered = by_kind.get(type(action), [])
        if not any(action in offer for offer in offered):
            _judge(state, action, offered, tally, where)


def _judge(
    state: State, action: Action, offered: Sequence[Offer], tally: Tally, where: str
) -> None:
    for reason, holds in EQUIVALENT.items():
        if holds(state, action, offered):
            tally.equivalent[reason] += 1
            return
    tally.findings.append(f"{where}: lawful and not offered: {action!r}")


def setups() -> list[tuple[Title[Any], int, dict[str, Value]]]:
    """Every title with every player count, every other value of every option, and every preset."""
    found: list[tuple[Title[Any], int, dict[str, Value]]] = []
    for title in titles().values():
        found += [(title, players, {}) for players in title.players]
        for number, option in enumerate(title.options):
            counts = option.players or title.players
            players = counts[number % len(counts)]
            found += [(title, players, {option.name: value}) for value in option.values[1:]]
        for preset in list(title.presets.values())[1:]:
            found += [(title, players, dict(preset)) for players in title.players]
    return found


def random_positions(start: State, rng: Random) -> Iterator[State]:
    """A game in which every kind of action is as likely as another."""
    state = start
    for _ in range(LONGEST):
        possible = offers(state)
        if not possible:
            return
        yield state
        kinds = list(dict.fromkeys(offer.action for offer in possible))
        kind = rng.choice(kinds)
        offer = rng.choice([offer for offer in possible if offer.action is kind])
        state, _ = play(state, offer.sample(rng))


def of_every_kind(states: Sequence[State], number: int, rng: Random) -> list[State]:
    """So many positions, as many of each kind of step as there are."""
    kinds: dict[str, list[State]] = {}
    for state in states:
        kinds.setdefault(type(state.agenda[-1]).__name__, []).append(state)
    for bucket in kinds.values():
        rng.shuffle(bucket)
    chosen: list[State] = []
    while len(chosen) < number and any(kinds.values()):
        chosen += [bucket.pop() for bucket in kinds.values() if bucket]
    return chosen[:number]


def in_turn(rng: Random, only: str) -> Iterator[tuple[Title[Any], int, dict[str, Value]]]:
    """Every way to set a title up, again and again; first one of each title."""
    every = [each for each in setups() if each[0].key.startswith(only)]
    rng.shuffle(every)
    first = {title.key: (title, players, options) for title, players, options in every}
    yield from first.values()
    yield from cycle(every)


def survey(number: int, seed: int, *, longest: int = LONGEST, only: str = "") -> Tally:
    """So many positions of games of every title and option."""
    tally, rng = Tally(), Random(seed)
    a_game = min(A_GAME, -(-number // len(titles())))
    for game, (title, players, options) in enumerate(in_turn(rng, only)):
        left = number - sum(tally.positions.values())
        if not left:
            return tally
        start: State = title.start(players, f"{seed}-{game}", options)
        states = list(islice(random_positions(start, rng), longest))
        values = Values()
        values.learn_printed(title)
        for state in states[:: max(1, len(states) // 40)]:
            values.learn_offers(state, rng)
        for state in of_every_kind(states, min(a_game, left), rng):
            examine(state, values, tally, rng)
        print(f"{left} left, {len(tally.findings)} findings", end="\r", file=sys.stderr)
    raise AssertionError("there is always a next game")


def survey_snapshots(folder: Path, tally: Tally, rng: Random) -> None:
    """Positions of their own, kept as text, under the newest rules number of this program."""
    for path in sorted(folder.glob("*.json")):
        plain: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        title = titles()[plain["title"]]
        setup = Setup(
            title=title.key,
            rules=title.rules,
            players=plain["players"],
            seed="1",
            options=plain["options"],
            data=title.data,
        )
        known = [read_action(title, action) for action in plain["known"]]
        survey_one(read_state(title, setup, plain["state"]), tally, rng, known=known)


def survey_one(
    state: State, tally: Tally, rng: Random, times: int = 20, known: Sequence[Action] = ()
) -> None:
    """A position of its own, and what follows from it, looked at several times."""
    values = Values()
    values.learn_printed(state.title)
    for after in islice(random_positions(state, rng), 30):
        values.learn_offers(after, rng)
    for _ in range(times):
        for action in known:  # the latest of their kind, from which changes begin
            values.learn(action)
        examine(state, values, tally, rng)


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=1_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--title", default="", help="only titles that begin like this")
    parser.add_argument("--snapshots", type=Path, help="a folder of positions kept as text")
    args = parser.parse_args()
    tally = survey(args.positions, args.seed, only=args.title) if args.positions else Tally()
    if args.snapshots:
        survey_snapshots(args.snapshots, tally, Random(args.seed))
    print("\n".join(tally.told()))
    return 1 if tally.findings else 0


if __name__ == "__main__":
    raise SystemExit(main())
