"""A title: a game in one edition and variant, as a frozen record of data and rule functions."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Generic, Self, TypeAlias, TypeVar, cast

from kursbuch.core.action import Action, Event, Seat
from kursbuch.core.cache import Cache
from kursbuch.core.copying import copy
from kursbuch.core.draw import Draw
from kursbuch.core.errors import BadSetup
from kursbuch.core.offers import Plain
from kursbuch.core.programme import Programme
from kursbuch.core.state import State, Step, settle
from kursbuch.core.words import Message

S = TypeVar("S", bound=State)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)
RULEBOOK = "rulebook"
"""The preset of every title: all options at their defaults."""
T = TypeVar("T")
Value: TypeAlias = int | str | bool
E = TypeVar("E", bound=Event)
Reaction: TypeAlias = Callable[[S, Event], None]
"""A rule that acts as soon as something has happened."""
PLAYED = 100
"""How many sets of options of a title are remembered."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Option:
    """A choice of the players before the game: the first value is the default."""

    name: str
    values: tuple[Value, ...]
    rules: tuple[str, ...] = ()
    players: tuple[int, ...] = ()
    """The player counts that have the choice; empty means all."""
    since: int = 1
    """The rules number that brought the option, or its default."""
    before: Value | None = None
    """What games of lower numbers play that do not say it."""

    @property
    def default(self) -> Value:
        """What is played if nobody chooses."""
        return self.values[0]

    def unsaid(self, rules: int) -> Value:
        """What a game of this rules number plays that says nothing of the option."""
        if rules < self.since and self.before is not None:
            return self.before
        return self.default


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """How a game began. With the actions it is the whole game."""

    title: str
    rules: int
    players: int
    seed: str
    options: Mapping[str, Value] = field(default_factory=dict)
    data: str = ""
    """Fingerprint of the title's data: maps, boards, charts."""
    own: Mapping[str, Plain] = field(default_factory=dict)
    """Own or corrected boards, by name, kept with the game."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """The end: the score and the place of each seat, and why the game ended."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    reason: str

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats in the first place."""
        return tuple(Seat(seat) for seat, place in enumerate(self.places) if place == 1)


def placed(standing: Sequence[Any]) -> tuple[int, ...]:
    """The place of each seat by what it stands for; equal standing shares the better place."""
    return tuple(1 + sum(other > own for other in standing) for own in standing)


def no_round(event: Event) -> str:
    """Begins no round."""
    return ""


def no_directors(state: State) -> Mapping[str, Seat]:
    """Nobody directs anything."""
    return {}


def no_summary(state: State) -> dict[str, Plain]:
    """Nothing to say beyond whose turn it is."""
    return {}


def no_verdict(state: State) -> None:
    """Nothing is judged besides."""


def hide_seed(state: S, seat: Seat | None) -> S:
    """What any seat may see, where only future chance is hidden."""
    view = copy(state)
    view.draw = Draw(seed="", count=state.draw.count)
    view.setup = replace(state.setup, seed="")
    return view


def imagine_seed(view: S, seed: str) -> S:
    """A whole game that fits the view: chance as *seed* would have it."""
    whole = copy(view)
    whole.draw = Draw(seed=seed, count=view.draw.count)
    return whole


def as_printed(title: T, setup: Setup) -> T:
    """The same title whatever the setup says."""
    return title


def on(
    event: type[E], *reactions: Callable[[S, E], None]
) -> dict[type[Event], tuple[Reaction[S], ...]]:
    """What happens at once after each event of this type, in this order."""
    return {event: cast("tuple[Reaction[S], ...]", reactions)}


@dataclass(frozen=True, kw_only=True)
class Title(Generic[S]):
    """What the program knows of a game. Titles with more to say add fields, never behaviour."""

    key: str
    name: str
    family: str
    ledger: str
    """The name of the rule ledger: "1844", "first-train"."""
    rules: int
    players: tuple[int, ...]
    options: tuple[Option, ...] = ()
    presets: Mapping[str, Mapping[str, Value]] = field(default_factory=lambda: {RULEBOOK: {}})
    """Named sets of options, the rulebook's first; another one says every value it relies on."""
    note: str = ""
    """Key of a remark that is shown wherever the title is offered."""
    data: str = ""
    state: type[S]
    actions: tuple[type[Action], ...]
    events: tuple[type[Event], ...]
    steps: tuple[type[Step[S]], ...]
    end_rule: str
    laws: Mapping[str, str] = field(default_factory=dict)
    """The ledger entry behind the refusals of shared rules: by message key, or by step."""
    begin: Callable[[Self, Setup], S]
    choose: Callable[[Self, Setup], Self] = as_printed
    """The title under the options and data files of a setup: a function from title to title."""
    result: Callable[[S], Result | None]
    tell: Callable[[Event], Message]
    conserved: Callable[[S], Mapping[str, int]]
    """What never changes in a game, as figures: checked after every action in tests."""
    round_name: Callable[[Event], str] = no_round
    """The name of the round that begins with an event; empty if none does."""
    directors: Callable[[S], Mapping[str, Seat]] = no_directors
    """The seat that directs each company, where a game has such."""
    summary: Callable[[S], Mapping[str, Plain]] = no_summary
    """The position in figures: "round", "phase", "players", "companies" and what else there is."""
    view: Callable[[S, Seat | None], S] = hide_seed
    imagine: Callable[[S, str], S] = imagine_seed
    reactions: Mapping[type[Event], tuple[Reaction[S], ...]] = field(default_factory=dict)
    anytime: tuple[Step[S], ...] = ()
    judge: Callable[[S], None] = no_verdict
    """What is judged once all that happens together has happened: the effect of an action, or
    what one step does of itself."""
    programmes: tuple[type[Programme[S]], ...] = ()
    """What a seat can let the server do, move after move."""

    def start(
        self,
        players: int,
        seed: int | str = 0,
        options: Mapping[str, Value] | None = None,
        own: Mapping[str, Plain] | None = None,
    ) -> S:
        """A new game, at its first choice."""
        setup = Setup(
            title=self.key,
            rules=self.rules,
            players=players,
            seed=str(seed),
            options=self.settled(players, options or {}),
            data=self.data,
            own=own or {},
        )
        return self.resume(setup)

    def resume(self, setup: Setup) -> S:
        """The game of a setup, at its first choice."""
        self._check(setup)
        title = self.under(setup)
        state = title.begin(title, setup)
        settle(state)
        state.news.clear()
        return state

    def under(self, setup: Setup) -> Self:
        """The title as a setup plays it; what it leaves unsaid is as its rules number has it."""
        if setup.own:
            return self._under(setup)
        key = setup.rules, setup.players, setup.data, tuple(sorted(setup.options.items()))
        return self._played.get_or_set(key, lambda: self._under(setup))

    def _under(self, setup: Setup) -> Self:
        unsaid = {o.name: o.unsaid(setup.rules) for o in self.options_for(setup.players)}
        chosen = self.choose(self, replace(setup, options={**unsaid, **setup.options}))
        return cast("Self", chosen)

    @cached_property
    def _played(self) -> Cache[Hashable, Self]:
        """The title under options that were played before."""
        return Cache(PLAYED)

    def settled(self, players: int, options: Mapping[str, Value]) -> dict[str, Value]:
        """The value of every option, the default where nothing was chosen."""
        return {option.name: option.default for option in self.options_for(players)} | dict(options)

    def preset(self, name: str) -> Mapping[str, Value]:
        """The options of a preset."""
        if name not in self.presets:
            raise BadSetup(Message("preset-unknown", preset=name[:40], known=list(self.presets)))
        return self.presets[name]

    def options_for(self, players: int) -> list[Option]:
        """The options that this number of players has."""
        return [o for o in self.options if not o.players or players in o.players]

    def _check(self, setup: Setup) -> None:
        if setup.players not in self.players:
            raise BadSetup(Message("bad-players", title=self.name, counts=self.players))
        if not 1 <= setup.rules <= self.rules:
            raise BadSetup(Message("bad-rules", number=setup.rules, newest=self.rules))
        known = {option.name: option for option in self.options_for(setup.players)}
        for name, value in setup.options.items():
            if name not in known:
                raise BadSetup(Message("option-unknown", option=name, known=sorted(known)))
            if not any(value == v and type(value) is type(v) for v in known[name].values):
                allowed = [word(v) for v in known[name].values]
                raise BadSetup(
                    Message("option-wrong", option=name, value=word(value), known=allowed)
                )


def word(value: Value) -> str:
    """An option's value as it is written on the command line."""
    return str(value).lower() if isinstance(value, bool) else str(value)
