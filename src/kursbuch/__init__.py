"""Railway board games, played, refereed and analysed exactly by their rulebooks."""

from kursbuch.catalogue import title, titles
from kursbuch.core.action import Action, Event, Seat
from kursbuch.core.errors import IllegalAction, KursbuchError
from kursbuch.core.offers import Offer
from kursbuch.core.record import Record, last, read_record, replay, write_record
from kursbuch.core.state import State, Step, offers, play, to_act, why_not
from kursbuch.core.title import Setup, Title
from kursbuch.core.words import Message, speak

__all__ = [
    "Action",
    "Event",
    "IllegalAction",
    "KursbuchError",
    "Message",
    "Offer",
    "Record",
    "Seat",
    "Setup",
    "State",
    "Step",
    "Title",
    "last",
    "offers",
    "play",
    "read_record",
    "replay",
    "speak",
    "title",
    "titles",
    "to_act",
    "why_not",
    "write_record",
]
