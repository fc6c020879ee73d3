"""The clock that a new table gets."""

from __future__ import annotations

from dataclasses import dataclass

from django import forms

from kursbuch.bots import DEFAULT_LEVEL, LEVELS
from kursbuch.core.errors import BadSetup
from kursbuch.core.words import Message
from kursbuch.web.forms import RequestForm, WholeNumber
from kursbuch.web.tables.clocks.counting import EVENING, MORNING
from kursbuch.web.tables.clocks.following import keep
from kursbuch.web.tables.clocks.models import Clock, Ending
from kursbuch.web.tables.clocks.seat_clock import SeatClock
from kursbuch.web.tables.clocks.shown import DAY, MINUTE
from kursbuch.web.tables.models import Pace, Table

DAYS = (1, 2, 3, 5, 7, 14)
"""How many days a move may have."""
MOST_MINUTES = 600
MOST_SECONDS = 600


@dataclass(frozen=True)
class NewClock:
    """What the clock of a new table should be like."""

    allowance: int
    increment: int = 0
    nights: bool = False
    ending: Ending = Ending.MARK
    bot: str = DEFAULT_LEVEL


class ClockForm(RequestForm):
    """Days for each move, or minutes for the game and seconds for each move; and what then."""

    days = forms.TypedChoiceField(
        choices=[(str(n), str(n)) for n in DAYS], coerce=int, required=False
    )
    minutes = WholeNumber()
    seconds = WholeNumber()
    nights = forms.BooleanField(required=False)
    ending = forms.ChoiceField(choices=Ending.choices, required=False)
    ending_bot = forms.ChoiceField(choices=[(name, name) for name in LEVELS], required=False)

    def clock(self, pace: str) -> NewClock | None:
        """The clock that was asked for; none if the table is to have none."""
        nights = bool(self.cleaned_data.get("nights"))
        ending = Ending(self.said("ending") or Ending.MARK)
        bot = self.said("ending_bot") or DEFAULT_LEVEL
        if pace == Pace.DAYS:
            return slow(self.number("days") or 0, nights, ending, bot)
        return live(self.number("minutes") or 0, self.number("seconds") or 0, ending, bot)


def slow(days: int, nights: bool, ending: Ending, bot: str) -> NewClock | None:
    """A number of days for each move; none without any."""
    return NewClock(days * DAY, 0, nights, ending, bot) if days else None


def live(minutes: int, seconds: int, ending: Ending, bot: str) -> NewClock | None:
    """Minutes for the game and seconds for each move; none without minutes."""
    if minutes > MOST_MINUTES or seconds > MOST_SECONDS:
        raise BadSetup(Message("clock-too-long", minutes=MOST_MINUTES, seconds=MOST_SECONDS))
    return NewClock(minutes * MINUTE, seconds, False, ending, bot) if minutes else None


CHOICES = {
    "days": DAYS,
    "minutes": MOST_MINUTES,
    "seconds": MOST_SECONDS,
    "evening": EVENING.hour,
    "morning": MORNING.hour,
    "endings": Ending.values,
    "bots": list(LEVELS),
}
"""What the form of a new table offers."""


def wind(table: Table, wanted: NewClock, players: int) -> None:
    """A new table gets its clock; it runs when the game begins."""
    clock = Clock.objects.create(
        table=table,
        allowance=wanted.allowance,
        increment=wanted.increment,
        nights=wanted.nights,
        ending=wanted.ending,
        bot=wanted.bot,
    )
    bank = 0.0 if clock.is_slow else float(wanted.allowance)
    keep(clock, [SeatClock(bank)] * players)
