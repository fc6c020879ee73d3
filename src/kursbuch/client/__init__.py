"""A client for the JSON interface of a Kursbuch server: typed answers, errors with their rules.

It needs nothing but Python itself. `docs/api.md` plays through all of it.

>>> from kursbuch.client import Client
>>> client = Client("http://localhost:8244", "kb_…")
>>> client.site
'http://localhost:8244'
"""

from kursbuch.client.answers import (
    BestRun,
    Candidate,
    Change,
    Changes,
    Clocks,
    Entry,
    Hint,
    Imported,
    Invitation,
    News,
    Notes,
    Offer,
    Offers,
    Place,
    Plain,
    Position,
    Profile,
    Proposal,
    Refusal,
    Remark,
    Result,
    Revenue,
    Rule,
    Run,
    SeatClock,
    Since,
    Table,
    Title,
    Trial,
)
from kursbuch.client.client import Client
from kursbuch.client.errors import LacksScope, NotFound, NoToken, Refused, Stale, TooOften

__all__ = [
    "BestRun",
    "Candidate",
    "Change",
    "Changes",
    "Client",
    "Clocks",
    "Entry",
    "Hint",
    "Imported",
    "Invitation",
    "LacksScope",
    "News",
    "NoToken",
    "NotFound",
    "Notes",
    "Offer",
    "Offers",
    "Place",
    "Plain",
    "Position",
    "Profile",
    "Proposal",
    "Refusal",
    "Refused",
    "Remark",
    "Result",
    "Revenue",
    "Rule",
    "Run",
    "SeatClock",
    "Since",
    "Stale",
    "Table",
    "Title",
    "TooOften",
    "Trial",
]
