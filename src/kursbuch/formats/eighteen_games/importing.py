"""Plays a game of 18xx.games under our rules, action by action.

That site waits where nothing can be done, and goes on where we see a choice. So a recorded pass
is absorbed where our game has gone on by itself, and our game passes at once where the recorded
game has gone on.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Generic, Protocol

from kursbuch.core.action import Action
from kursbuch.core.copying import copy
from kursbuch.core.errors import IllegalAction, KursbuchError, Unreadable, UnreadableRecord
from kursbuch.core.offers import Plain
from kursbuch.core.record import Record
from kursbuch.core.state import S_contra, State, play, why_not
from kursbuch.core.words import Message
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.operating.lay_track import LayTrack
from kursbuch.eighteen.operating.place_station import PlaceStation
from kursbuch.eighteen.title.slots import S
from kursbuch.formats.eighteen_games.site_game import (
    UNCLEAR,
    SiteAction,
    SiteGame,
    integer,
    kind_of,
    parts,
)

PATIENCE = 40
"""How many passes in a row may lie between a recorded action and ours."""


class ImpossibleAction(KursbuchError):
    """A recorded action that our rules refuse; `record` is the game up to there."""

    def __init__(self, number: int, kind: str, cause: KursbuchError, record: Record) -> None:
        super().__init__(Message("impossible-action", number=number, kind=kind, cause=str(cause)))
        self.number = number
        self.cause = cause
        self.record = record


class Translator(Protocol[S_contra]):
    """What one title knows about the words of the site."""

    def actions(self, state: S_contra, action: SiteAction) -> Sequence[Action]:
        """What the recorded action may mean, the likeliest first; nothing if it does nothing."""

    def is_at_turn(self, state: S_contra, action: SiteAction) -> bool:
        """Our game waits for the one who acts there."""

    def is_behind(self, state: S_contra, action: SiteAction) -> bool:
        """Our game waits in a step that the site does not have, or has left with this pass."""

    def played(self, state: S_contra, action: SiteAction) -> None:
        """Remember what later actions refer to."""


@dataclass(slots=True)
class Import(Generic[S]):
    """A game under way: the state, and what has been played."""

    game: SiteGame
    state: S
    translator: Translator[S]
    picture: Callable[[S, SiteGame, int], dict[str, Plain]]
    """A state in the fields of the site."""
    played: list[Action] = field(default_factory=list)
    number: int = 0
    """The number of the recorded action that is being played."""
    most: int = sys.maxsize
    """How many actions are played at most, those that are only tried among them: a file can ask
    for many more than it lists."""
    tried: int = 0

    def steps(self) -> Iterator[tuple[SiteAction | None, S]]:
        """Every recorded action with our state after it; the start has none."""
        yield None, self.state
        flat = [
            (row, part) for row, action in enumerate(self.game.actions) for part in parts(action)
        ]
        at = 0
        for row, action in enumerate(self.game.actions):
            self.number = integer(action["id"])
            if action["type"] == "end_game":
                self._end()
            while at < len(flat) and flat[at][0] == row:
                self._perform(flat[at][1], [part for _, part in flat[at + 1 : at + 1 + PATIENCE]])
                at += 1
            self._catch_up(flat[at][1] if at < len(flat) else None)
            yield action, self.state

    def record(self) -> Record:
        """Our record of what has been played so far."""
        names = tuple(name for _, name in self.game.players)
        return Record(self.state.setup, tuple(self.played), names)

    def _end(self) -> None:
        """The players have ended the game by hand."""
        self.state = copy(self.state)
        self.state.agenda.clear()
        self.state.ended = "by hand"

    def _play(self, action: Action) -> None:
        self.state = self._after(self.state, action)
        self.played.append(action)

    def _after(self, state: S, action: Action) -> S:
        self.tried += 1
        if self.tried > self.most:
            raise UnreadableRecord(Message("file-long", most=self.most))
        return play(state, action)[0]

    def _perform(self, action: SiteAction, later: Sequence[SiteAction]) -> None:
        if action["type"] == "pass":
            self._pass(action, later)
            return
        try:
            possible = self.translator.actions(self.state, action)
        except KursbuchError as cause:
            raise self._impossible(action, cause) from cause
        if possible:
            self._reach(action, possible)
        self._remember(action)

    def _remember(self, action: SiteAction) -> None:
        try:
            self.translator.played(self.state, action)
        except UNCLEAR:
            unclear = Unreadable(Message("unclear-site-action", kind=kind_of(action)))
            raise self._impossible(action, unclear) from None

    def _reach(self, action: SiteAction, possible: Sequence[Action]) -> None:
        """Play what the action means, after the passes that our game still waits for."""
        state, passes = self.state, list[Action]()
        refusals: list[IllegalAction] = []
        for _ in range(PATIENCE):
            for meant in possible:
                refused = why_not(state, meant)
                if refused is None:
                    for passed in passes:
                        self._play(passed)
                    self._play(meant)
                    return
                refusals.append(refused)
            passing = pass_offered(state)
            if passing is None:
                break
            state = self._after(state, passing)
            passes.append(passing)
        telling = [refusal for refusal in refusals if refusal.message.key != "not-now"]
        raise self._impossible(action, (telling or refusals)[0])

    def _impossible(self, action: SiteAction, cause: KursbuchError) -> ImpossibleAction:
        return ImpossibleAction(self.number, str(action["type"]), cause, self.record())

    def _pass(self, action: SiteAction, later: Sequence[SiteAction]) -> None:
        """Pass, unless our game has gone on, or the step is needed for what comes next."""
        for _ in range(PATIENCE):
            passing = pass_offered(self.state)
            if passing is None or not self._is_behind(action):
                break
            self._play(passing)
        if not action.get("automatic") or action.get("entity_type") == "player":
            self._pass_once(action, later)
        self._remember(action)

    def _pass_once(self, action: SiteAction, later: Sequence[SiteAction]) -> None:
        passing = pass_offered(self.state)
        if passing is None or not self._is_at_turn(self.state, action):
            return
        if self._is_ahead(action):
            return
        following = [part for part in later if not _is_pass_of(part, action)]
        if not self._taken_now(self._telling(following, action), action):
            self._play(passing)

    def _telling(self, following: Sequence[SiteAction], passed: SiteAction) -> SiteAction | None:
        """The next action of the company: if it can be, one that tells its step."""
        company = passed.get("entity")
        for action in following:
            if not self._at_any_time(action):
                return action if action.get("entity") == company else following[0]
        return following[0] if following else None

    def _at_any_time(self, action: SiteAction) -> bool:
        takes = tuple(kind for step in self.state.title.anytime for kind in step.takes)
        return isinstance(next(iter(self._meanings(action)), None), takes)

    def _is_ahead(self, action: SiteAction) -> bool:
        """Our game is past the step that this pass leaves.

        A company's pass that brings automatic ones with it leaves the step for track, or, with
        one of them, track or stations.
        """
        if action.get("entity_type") == "player":
            return False
        left = sum(_is_pass_of(part, action) for part in list(parts(action))[1:])
        steps = (LayTrack, PlaceStation)[: 3 - left]
        return 0 < left < 3 and not isinstance(self.state.agenda[-1], steps)

    def _is_at_turn(self, state: S, action: SiteAction) -> bool:
        if action.get("entity") is None:
            return False
        try:
            return self.translator.is_at_turn(state, action)
        except UNCLEAR:
            return False

    def _is_behind(self, action: SiteAction) -> bool:
        try:
            return self.translator.is_behind(self.state, action)
        except UNCLEAR:
            return False

    def _taken_now(self, following: SiteAction | None, passed: SiteAction) -> bool:
        """The next recorded action is of the company that passes, and our step takes it."""
        if following is None or passed.get("entity_type") == "player":
            return False
        if following.get("entity") != passed.get("entity"):
            return False
        return any(why_not(self.state, meant) is None for meant in self._meanings(following))

    def _meanings(self, action: SiteAction) -> Sequence[Action]:
        """What an action would mean now, if anything."""
        try:
            return self.translator.actions(self.state, action)
        except KursbuchError:
            return ()

    def _catch_up(self, following: SiteAction | None) -> None:
        """Pass at once while our game waits for somebody who has nothing to do there."""
        if following is None or following["type"] == "end_game":
            return
        state, passes = self.state, list[Action]()
        for _ in range(PATIENCE):
            if self._is_at_turn(state, following):
                for passed in passes:
                    self._play(passed)
                return
            passing = pass_offered(state)
            if passing is None:
                return
            state = self._after(state, passing)
            passes.append(passing)


def _is_pass_of(part: SiteAction, action: SiteAction) -> bool:
    """It is a pass of the same company."""
    return part["type"] == "pass" and part.get("entity") == action.get("entity")


def pass_offered(state: State) -> Pass | None:
    """The pass that the step on top of the agenda takes now."""
    if not state.agenda or Pass not in state.agenda[-1].takes:
        return None
    for seat in state.agenda[-1].actors(state):
        passing = Pass(by=seat)
        if why_not(state, passing) is None:
            return passing
    return None
