"""The programmes of the visitor's seats: what runs, what has stopped and why, what can begin."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from kursbuch.core.errors import Unreadable
from kursbuch.core.offers import Domain, Offer, Plain, Span, is_whole, plain
from kursbuch.core.programme import Subset
from kursbuch.core.state import to_act
from kursbuch.core.words import Message
from kursbuch.web.tables.models import Place, Status
from kursbuch.web.tables.page.labels import Labels
from kursbuch.web.tables.page.table_view import TableView, labels_of
from kursbuch.web.tables.programmes import policy, running
from kursbuch.web.tables.programmes.models import StoredProgramme
from kursbuch.web.tables.record import positions
from kursbuch.web.tables.record.reasons import read_message


@dataclass(frozen=True)
class Told:
    """A programme that runs, or one that has stopped."""

    number: int
    order: Plain
    sentence: str
    why: str = ""


@dataclass(frozen=True)
class Choosing:
    """What is to be chosen for a programme: one of a list, a number, or some of a list."""

    name: str
    label: str
    listed: Sequence[tuple[str, str]] = ()
    boxes: Sequence[tuple[str, str]] = ()
    span: Span | None = None


@dataclass(frozen=True)
class Form:
    """A kind of programme that can begin."""

    label: str
    until: str
    which: Sequence[tuple[str, str]]
    """What the kind is begun for: the order as JSON, and what it is called."""
    choosing: Sequence[Choosing]


def shown(view: TableView) -> dict[str, Any]:
    """What the visitor sees of programmes; whoever has no seat sees nothing."""
    mine = [place for place in view.places if place.seat in view.scene.seats]
    if not mine or view.is_past:
        return {"programmes": [], "beginnings": []}
    rows = running.of_seats(view.table, view.scene.seats)
    return {"programmes": told(view, rows), "beginnings": _beginnings(view, mine)}


def told(view: TableView, rows: Iterable[StoredProgramme]) -> list[Told]:
    """Each programme as a sentence; of a stopped one also why."""
    found, words = [], view.scene.words
    for row in rows:
        try:
            programme = policy.read(positions.title_of(view.table), row.order)
        except Unreadable:
            continue
        why = read_message(row.stopped) if row.stopped else None
        sentence = words.say(programme.told())
        found.append(Told(row.pk, row.order, sentence, words.say(why) if why else ""))
    return found


def _beginnings(view: TableView, mine: Sequence[Place]) -> list[Place]:
    """The seats for which something can begin: those to act, else the visitor's first."""
    if view.table.status != Status.RUNNING:
        return []
    acting = [place for place in mine if place.seat in to_act(view.state)]
    return [place for place in acting or mine[:1] if _can_begin(view, place)]


def _can_begin(view: TableView, place: Place) -> bool:
    return any(True for _ in policy.offered(view.state, place.seat))


def forms(view: TableView, seat: int) -> list[Form]:
    """A form for each kind of programme that a seat can begin."""
    kinds: dict[str, list[Offer]] = {}
    for offer in policy.offered(view.state, seat):
        kinds.setdefault(offer.action.__name__, []).append(offer)
    labels = labels_of(view)
    return [_form(labels, do, offers) for do, offers in kinds.items()]


def _form(labels: Labels, do: str, offers: Sequence[Offer]) -> Form:
    until = labels.words.say(Message(f"programme-until-{do}"))
    label = labels.words.say(Message(f"programme-do-{do}"))
    which = [(_order(offer), _called(labels, offer)) for offer in offers]
    domains = {name: [offer.open[name] for offer in offers] for name in offers[0].open}
    return Form(label, until, which, [_choosing(labels, *part) for part in domains.items()])


def _order(offer: Offer) -> str:
    """What is fixed of a programme, as the form sends it."""
    fixed = {name: plain(value) for name, value in offer.fixed.items()}
    return json.dumps({"do": offer.action.__name__, "by": offer.by, **fixed}, ensure_ascii=False)


def _called(labels: Labels, offer: Offer) -> str:
    """What tells the programmes of a kind apart: the company."""
    company = offer.fixed.get("company")
    return labels.value("company", company) if company is not None else ""


def _choosing(labels: Labels, name: str, domains: Sequence[Domain]) -> Choosing:
    """A field with everything that any programme of the kind lets one choose."""
    label = labels.field(name)
    spans = [domain for domain in domains if isinstance(domain, Span)]
    if spans:
        low, high = min(one.low for one in spans), max(one.high for one in spans)
        return Choosing(name, label, span=Span(low, high))
    if isinstance(domains[0], Subset):
        boxes = [(one, labels.value(name, one)) for one in domains[0].options]
        return Choosing(name, label, boxes=boxes)
    values = list(dict.fromkeys(one for domain in domains for one in domain.values()))
    amounts = sorted(
        (one for one in values if is_whole(one) and isinstance(one, int)), reverse=True
    )
    listed = [(json.dumps(plain(one)), labels.value(name, one)) for one in amounts or values]
    return Choosing(name, label, listed)
