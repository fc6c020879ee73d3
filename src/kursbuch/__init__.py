"""Railway board games, played, refereed and analysed strictly by the rulebook.

Everything that a program needs is here: `title` finds a game, `Title.start` begins one, `offers`
says what may be done, `play` does it. Positions never change; `play` gives the next one.

>>> import kursbuch
>>> game = kursbuch.title("first-train-nuremberg").start(players=4, seed=7)
>>> after, events = kursbuch.play(game, next(kursbuch.offers(game)[0].actions()))
>>> print(kursbuch.speak(after.title.tell(events[0])))
Player 4 bids 3 cubes on box 1.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from kursbuch.catalogue import title, titles
from kursbuch.core.action import Action, Event, Seat
from kursbuch.core.errors import (
    BadSetup,
    BrokenRecord,
    HiddenChance,
    IllegalAction,
    KursbuchError,
    StaleTable,
    Unreadable,
    UnreadableAction,
    UnreadableRecord,
)
from kursbuch.core.offers import Choices, Domain, Offer, Offers, Span, Split
from kursbuch.core.record import (
    Record,
    read_action,
    read_setup,
    restore,
    snapshot,
    state_fingerprint,
    write_action,
    write_record,
)
from kursbuch.core.state import State, offers, play, result, to_act, why_not
from kursbuch.core.title import Option, Result, Setup, Title
from kursbuch.core.words import Message, speak
from kursbuch.records import last, read_record, replay

if TYPE_CHECKING:
    from kursbuch import bots
    from kursbuch.eighteen.best_run import best_run
    from kursbuch.eighteen.running.imagined_runs import revenue
    from kursbuch.eighteen.running.runs import Plan, Run
else:
    _LAZY = {
        "best_run": "kursbuch.eighteen.best_run",
        "revenue": "kursbuch.eighteen.running.imagined_runs",
        "Plan": "kursbuch.eighteen.running.runs",
        "Run": "kursbuch.eighteen.running.runs",
    }
    """What takes long to load and not every program needs: loaded when it is first asked for."""

    def __getattr__(name):
        if name == "bots":
            return import_module("kursbuch.bots")
        if name in _LAZY:
            return globals().setdefault(name, getattr(import_module(_LAZY[name]), name))
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


__all__ = [
    "Action",
    "BadSetup",
    "BrokenRecord",
    "Choices",
    "Domain",
    "Event",
    "HiddenChance",
    "IllegalAction",
    "KursbuchError",
    "Message",
    "Offer",
    "Offers",
    "Option",
    "Plan",
    "Record",
    "Result",
    "Run",
    "Seat",
    "Setup",
    "Span",
    "Split",
    "StaleTable",
    "State",
    "Title",
    "Unreadable",
    "UnreadableAction",
    "UnreadableRecord",
    "best_run",
    "bots",
    "last",
    "offers",
    "play",
    "read_action",
    "read_record",
    "read_setup",
    "replay",
    "restore",
    "result",
    "revenue",
    "snapshot",
    "speak",
    "state_fingerprint",
    "title",
    "titles",
    "to_act",
    "why_not",
    "write_action",
    "write_record",
]
