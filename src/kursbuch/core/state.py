"""The engine: a state, the agenda of its steps, and `play`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, TypeVar

from kursbuch.core.action import Action, Event, Seat
from kursbuch.core.copying import copy
from kursbuch.core.draw import Draw
from kursbuch.core.errors import IllegalAction
from kursbuch.core.fields import static, transient
from kursbuch.core.offers import Offer, Offers
from kursbuch.core.words import Message, Who

if TYPE_CHECKING:
    from kursbuch.core.title import Result, Setup, Title

S = TypeVar("S", bound="State")
S_contra = TypeVar("S_contra", bound="State", contravariant=True)
PATIENCE = 10_000


class Flow(Enum):
    """What a step says when it is asked to go on."""

    WAIT = auto()
    DONE = auto()


@dataclass(slots=True, kw_only=True)
class State:
    """A position: plain values, nothing static, nothing derived. Titles add their own fields."""

    title: Title[Self] = static()
    setup: Setup = static()
    draw: Draw
    agenda: list[Step[Self]] = field(default_factory=list)
    news: list[Event] = transient()

    def emit(self: Self, event: Event) -> None:
        """Tell the news, and let the rules that wait for it act at once."""
        self.news.append(event)
        for reaction in self.title.reactions.get(type(event), ()):
            reaction(self, event)

    def push(self, step: Step[Self]) -> None:
        """Do this first; what is on the agenda goes on afterwards."""
        self.agenda.append(step)


@dataclass(slots=True)
class Step(Generic[S_contra]):
    """One moment of the game: its fields are its memory, its methods the rules of the moment."""

    takes: ClassVar[tuple[type[Action], ...]] = ()
    rule: ClassVar[str] = ""
    """The ledger entry that says whose moment this is, for refusals of anybody else."""

    def advance(self, state: S_contra) -> Step[S_contra] | Flow:
        """Say what comes first, or wait for a choice, or be done."""
        raise NotImplementedError

    def actors(self, state: S_contra) -> tuple[Seat, ...]:
        """The seats that may choose now."""
        return ()

    def offers(self, state: S_contra) -> Iterator[Offer]:
        """What may be chosen; everything here passes `check`."""
        return iter(())

    def check(self, state: S_contra, action: Any) -> None:
        """The law: refuse what the rules forbid."""

    def apply(self, state: S_contra, action: Any) -> None:
        """The effect of an action that passed."""
        raise NotImplementedError

    def prompt(self, state: S_contra) -> Message:
        """One sentence: what is to be chosen here."""
        return Message(f"prompt-{type(self).__name__}")


def play(state: S, action: Action) -> tuple[S, list[Event]]:
    """The state after the action, and what happened; the given state stays as it is.

    >>> import kursbuch
    >>> game = kursbuch.title("first-train-nuremberg").start(players=4, seed=7)
    >>> action = next(kursbuch.offers(game)[0].actions())
    >>> after, events = kursbuch.play(game, action)
    >>> print(kursbuch.speak(after.title.tell(events[0])))
    Player 4 bids 3 cubes on box 1.
    """
    after = copy(state)
    taker = check(after, action)
    taker.apply(after, action)
    after.title.judge(after)
    settle(after)
    return after, after.news


def check(state: S, action: Action) -> Step[S]:
    """The step that takes the action; refused if none does, or if its law forbids it."""
    taker = _taker(state, action)
    seats = taker.actors(state)
    if not seats:
        raise IllegalAction(_rule(state, taker), _not_now(action))
    if action.by not in seats:
        rule = _rule(state, taker)
        raise IllegalAction(rule, Message("not-your-turn", player=[Who(seat) for seat in seats]))
    taker.check(state, action)
    return taker


def _taker(state: S, action: Action) -> Step[S]:
    for step in _open_steps(state):
        if isinstance(action, step.takes):
            return step
    if not state.agenda:
        raise IllegalAction(
            state.title.end_rule, Message("game-over", action=type(action).__name__)
        )
    raise IllegalAction(_rule(state, state.agenda[-1]), _not_now(action))


def _not_now(action: Action) -> Message:
    return Message("not-now", action=type(action).__name__)


def _rule(state: S, step: Step[S]) -> str:
    """The ledger entry that says whose moment it is."""
    return state.title.laws.get(type(step).__name__, step.rule)


def _open_steps(state: S) -> Iterable[Step[S]]:
    """The step on top of the agenda, and what may be done at any time beside it."""
    return (*state.agenda[-1:], *state.title.anytime) if state.agenda else ()


def settle(state: State) -> None:
    """Go on until somebody must choose, or nothing is left to do."""
    for _ in range(PATIENCE):
        if not state.agenda:
            return
        top = state.agenda[-1]
        height = len(state.agenda)
        flow = top.advance(state)
        state.title.judge(state)
        if isinstance(flow, Step):
            state.agenda.insert(height, flow)
        elif flow is Flow.DONE:
            del state.agenda[height - 1]
        elif len(state.agenda) == height:
            return
    raise RuntimeError(f"the agenda never settles: {state.agenda[-1]!r}")


def offers(state: State) -> Offers:
    """Everything that may be done now.

    >>> import kursbuch
    >>> game = kursbuch.title("first-train-nuremberg").start(players=4, seed=7)
    >>> kursbuch.offers(game)[0].action.__name__
    'PlaceBid'
    """
    found = (offer for step in _open_steps(state) for offer in step.offers(state))
    return Offers(found, lambda action: why_not(state, action) is None)


def to_act(state: State) -> tuple[Seat, ...]:
    """The seats that the game waits for; none if it is over.

    >>> import kursbuch
    >>> kursbuch.to_act(kursbuch.title("first-train-nuremberg").start(players=4, seed=7))
    (3,)
    """
    return state.agenda[-1].actors(state) if state.agenda else ()


def why_not(state: State, action: Action) -> IllegalAction | None:
    """The refusal of the action, without playing it; None if it may be played.

    >>> import kursbuch
    >>> game = kursbuch.title("first-train-nuremberg").start(players=4, seed=7)
    >>> action = next(kursbuch.offers(game)[0].actions())
    >>> kursbuch.why_not(game, action) is None
    True
    >>> after, _ = kursbuch.play(game, action)
    >>> kursbuch.why_not(after, action).rule
    'FT-AUC-01'
    """
    try:
        check(state, action)
    except IllegalAction as refusal:
        return refusal
    return None


def result(state: State) -> Result | None:
    """Scores and places at the end of the game; None as long as it goes on.

    >>> import kursbuch
    >>> kursbuch.result(kursbuch.title("1824").start(players=3)) is None
    True
    """
    return state.title.result(state)


def since(state: State, number: int) -> bool:
    """The game was begun under rules *number* or later."""
    return state.setup.rules >= number
