"""Offers as forms: any title can be played through these, before it has a presenter."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from urllib.parse import urlencode

from kursbuch.core.codec import canonical, encode, read_json
from kursbuch.core.offers import Choices, Domain, Offer, Plain, Span, Split, plain
from kursbuch.web.tables.speech import Speech
from kursbuch.web.tables.whys import Denied

MANY = 9
"""More offers of one kind than this are narrowed down field by field."""
FEW = 12
"""A short list with at most so many values is a row of buttons."""
FEW_NUMBERS = 5
"""A range with at most so many steps is a row of buttons."""

MOST = 60
"""Of a domain of its own kind no more values than this are listed."""


@dataclass(frozen=True)
class Option:
    """One value of a field."""

    value: str
    label: str
    picture: str = ""


@dataclass(frozen=True)
class Field:
    """An open field of an offer: buttons, a number, or the parts of a sum."""

    name: str
    label: str
    options: Sequence[Option] = ()
    span: Span | None = None
    split: Split | None = None
    parts: Sequence[tuple[str, str, int, int]] = ()
    """Of a sum: key, label, limit, and a first suggestion that adds up."""


@dataclass(frozen=True)
class Control:
    """One offer as a form."""

    hidden: str
    label: str
    fields: Sequence[Field]
    facts: Sequence[tuple[str, str]]

    @property
    def is_buttons(self) -> bool:
        """The only open field is answered by pressing a button."""
        return len(self.fields) == 1 and 0 < len(self.fields[0].options) <= FEW


@dataclass(frozen=True)
class Narrow:
    """One value of the field that tells the offers apart, as a link to fewer offers."""

    query: str
    label: str
    count: int


@dataclass(frozen=True)
class Group:
    """All offers of one kind of action."""

    do: str
    label: str
    controls: Sequence[Control] = ()
    question: str = ""
    narrows: Sequence[Narrow] = ()
    chosen: Sequence[str] = ()
    key: str = ""
    previewed: bool = False
    denied: Denied | None = None
    """What of this kind is not available, and why."""


def groups(
    offers: Sequence[Offer],
    chosen: Mapping[str, str],
    speech: Speech,
    many: int = MANY,
    query: Mapping[str, str] | None = None,
) -> list[Group]:
    """The offers by kind of action; *chosen* are the fields that were chosen so far.

    Links to fewer offers carry the *query* on.
    """
    kinds: dict[str, list[Offer]] = {}
    for offer in offers:
        kinds.setdefault(offer.action.__name__, []).append(offer)
    return [
        _group(do, kind, chosen, speech, many, query or {})
        for do, kind in kinds.items()
        if chosen.get("do", do) == do and any(_fits(offer, chosen) for offer in kind)
    ]


def _group(
    do: str,
    kind: Sequence[Offer],
    chosen: Mapping[str, str],
    speech: Speech,
    many: int,
    query: Mapping[str, str],
) -> Group:
    fitting = [offer for offer in kind if _fits(offer, chosen)]
    told = [
        f"{speech.field(name)}: {speech.value(name, fitting[0].fixed[name])}"
        for name in chosen
        if name in fitting[0].fixed
    ]
    varying = _first_varying(fitting)
    key = "1" if not fitting[0].fixed and not fitting[0].open else ""
    if len(fitting) > many and varying:
        narrows = _narrows(do, fitting, varying, {**query, **chosen}, speech)
        return Group(do, speech.action(do), (), speech.field(varying), narrows, told)
    previewed = do in speech.previews
    controls = [control(offer, speech) for offer in fitting]
    return Group(do, speech.action(do), controls, "", (), told, key, previewed)


def _fits(offer: Offer, chosen: Mapping[str, str]) -> bool:
    return all(
        name == "do" or (name in offer.fixed and canonical(plain(offer.fixed[name])) == value)
        for name, value in chosen.items()
    )


def _first_varying(offers: Sequence[Offer]) -> str | None:
    """The first fixed field in which the offers differ."""
    for name in offers[0].fixed:
        if len({canonical(plain(offer.fixed.get(name))) for offer in offers}) > 1:
            return name
    return None


def _narrows(
    do: str, offers: Sequence[Offer], name: str, chosen: Mapping[str, str], speech: Speech
) -> list[Narrow]:
    counts: dict[str, int] = {}
    labels: dict[str, str] = {}
    for offer in offers:
        value = canonical(plain(offer.fixed[name]))
        counts[value] = counts.get(value, 0) + 1
        labels[value] = speech.value(name, offer.fixed[name])
    return [
        Narrow(urlencode({**chosen, "do": do, name: value}), labels[value], count)
        for value, count in counts.items()
    ]


def control(offer: Offer, speech: Speech) -> Control:
    """The form of one offer."""
    hidden = {"do": offer.action.__name__, "by": offer.by}
    hidden |= {name: plain(value) for name, value in offer.fixed.items()}
    return Control(
        json.dumps(hidden, ensure_ascii=False),
        speech.offer(offer),
        [open_field(offer, name, domain, speech) for name, domain in offer.open.items()],
        [(speech.field(name), speech.value(name, value)) for name, value in offer.facts.items()],
    )


def open_field(offer: Offer, name: str, domain: Domain, speech: Speech) -> Field:
    """An open field: a short list is a row of buttons, a range a number, a sum its parts."""
    label = speech.field(name)
    match domain:
        case Split():
            return Field(name, label, split=domain, parts=_parts(domain, name, speech))
        case Span(low, high, step) if (high - low) // step >= FEW_NUMBERS:
            return Field(name, label, span=domain)
        case Span() | Choices():
            return Field(name, label, _options(offer, name, domain, speech))
    return Field(name, label, _options(offer, name, domain, speech))


def _options(offer: Offer, name: str, domain: Domain, speech: Speech) -> list[Option]:
    """The values of a domain; of a large one of its own kind, what it suggests first."""
    return [
        Option(_text(value), speech.value(name, value), speech.picture(offer, name, value))
        for value in islice(domain.values(), MOST)
    ]


def _parts(split: Split, name: str, speech: Speech) -> list[tuple[str, str, int, int]]:
    left, parts = split.total, []
    for key, limit in split.limits.items():
        first = min(left, limit)
        left -= first
        parts.append((key, speech.value(name, key), limit, first))
    return parts


def _text(value: object) -> str:
    return canonical(encode(value))


def filled(post: Mapping[str, str]) -> Plain:
    """The action that a form asks for, as JSON: what was fixed, and what was chosen."""
    action = read_json(post.get("offer", ""))
    if not isinstance(action, dict):
        return action
    for name, text in post.items():
        kind, _, rest = name.partition(".")
        if kind == "open":
            action[rest] = read_json(text)
        elif kind == "split":
            field_name, _, key = rest.partition(".")
            parts = action.setdefault(field_name, {})
            amount = read_json(text or "0")
            if isinstance(parts, dict) and amount != 0:
                parts[key] = amount
    return action
