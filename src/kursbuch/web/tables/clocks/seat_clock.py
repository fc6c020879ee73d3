"""The clock of one seat: a record that starts, stops, and tells when to look at it again."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, dataclass, replace
from datetime import datetime, timedelta
from typing import Any, TypeAlias

from kursbuch.web.tables.clocks.counting import Span, deadline, spent

Rests: TypeAlias = Callable[[datetime], Iterable[Span]]
"""The pauses of a player from a moment on."""

LEASE = timedelta(minutes=4)
"""After this long a late move that no bot has played is asked for again: its process has died."""


def never(start: datetime) -> Iterable[Span]:
    """Every minute counts."""
    return ()


@dataclass(frozen=True, slots=True)
class SeatClock:
    """How much time a seat has; it runs while the game waits for the person there."""

    left: float = 0.0
    """Seconds, at the moment when it began to run or stopped."""
    since: datetime | None = None
    """When it began to run; None while it stands."""
    until: datetime | None = None
    """When it has run out."""
    look: datetime | None = None
    """When the server has to look: to remind, to act at the end, or to see that a bot has."""
    turn: int = -1
    """After how many moves it was last its turn: a return up to there is no new turn."""
    is_late: bool = False
    """It has run out, and the game still waits for the seat."""
    times: int = 0
    """How often it has run out."""

    def started(
        self, left: float, turn: int, now: datetime, rests: Rests = never, remind: float = 0.0
    ) -> SeatClock:
        """Runs from now on; a reminder comes *remind* seconds before the end."""
        begun = SeatClock(left, since=now, turn=turn, times=self.times)
        return begun.counted(rests, remind)

    def counted(self, rests: Rests = never, remind: float = 0.0) -> SeatClock:
        """The same clock, its end worked out again: somebody's holidays may have changed."""
        if self.since is None or self.is_late:
            return self
        reminded = self.look is not None and self.look == self.until
        early = self.left if reminded else max(self.left - remind, 0.0)
        return replace(self, until=self._after(self.left, rests), look=self._after(early, rests))

    def _after(self, seconds: float, rests: Rests) -> datetime:
        assert self.since is not None
        return deadline(self.since, timedelta(seconds=seconds), rests(self.since))

    def stopped(self, turn: int, now: datetime, rests: Rests = never) -> SeatClock:
        """Stands from now on; after move *turn* it still was its turn."""
        if self.since is None:
            return self
        gone = spent(self.since, now, rests(self.since)).total_seconds()
        left = 0.0 if self.is_late else max(self.left - gone, 0.0)
        return SeatClock(left, turn=max(turn, self.turn), times=self.times)

    def looked_at(self, now: datetime, bot: bool) -> SeatClock:
        """After a look when it was due: reminded, late, or once more waiting for a bot."""
        if not self.is_due(now):
            return self
        if not self.is_late and not self.has_run_out(now):
            return replace(self, look=self.until)
        times = self.times + (not self.is_late)
        return replace(self, left=0.0, is_late=True, times=times, look=now + LEASE if bot else None)

    def is_due(self, now: datetime) -> bool:
        """The server has to look."""
        return self.look is not None and self.look <= now

    def has_run_out(self, now: datetime) -> bool:
        """No time is left."""
        return self.until is not None and self.until <= now

    def moved(self, by: timedelta) -> SeatClock:
        """The clock stood for this long."""
        if self.since is None:
            return self
        return replace(
            self,
            since=self.since + by,
            until=self.until + by if self.until else None,
            look=self.look + by if self.look else None,
        )


def write(seat: SeatClock) -> dict[str, Any]:
    """As JSON."""
    plain = asdict(seat)
    return {name: _plain(value) for name, value in plain.items()}


def read(plain: Mapping[str, Any]) -> SeatClock:
    """From JSON."""
    moments = {name: _moment(plain[name]) for name in ("since", "until", "look")}
    return SeatClock(**{**plain, **moments})


def _plain(value: object) -> object:
    return value.isoformat() if isinstance(value, datetime) else value


def _moment(text: str | None) -> datetime | None:
    return datetime.fromisoformat(text) if text else None
