"""Offers by kind of action; where there are many, they are narrowed down field by field."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from urllib.parse import urlencode

from kursbuch.core.codec import canonical
from kursbuch.core.offers import Offer, plain
from kursbuch.web.tables.page.labels import Labels
from kursbuch.web.tables.page.offer_forms import Control, control

MANY = 9
"""More offers of one kind than this are narrowed down field by field."""


@dataclass(frozen=True)
class Narrow:
    """One value of the field that tells the offers apart, as a link to fewer offers."""

    query: str
    label: str
    count: int


@dataclass(frozen=True)
class OfferGroup:
    """All offers of one kind of action."""

    do: str
    label: str
    controls: Sequence[Control] = ()
    question: str = ""
    narrows: Sequence[Narrow] = ()
    chosen: Sequence[str] = ()
    key: str = ""
    table: str = ""
    """The template of the table that shows all of them, instead of controls."""
    rows: Sequence[Mapping[str, object]] = ()
    is_open: bool = True
    """Else it is folded: the moment asks for something else."""


def groups(
    offers: Sequence[Offer],
    chosen: Mapping[str, str],
    labels: Labels,
    many: int = MANY,
    query: Mapping[str, str] | None = None,
) -> list[OfferGroup]:
    """The offers by kind of action; *chosen* are the fields that were chosen so far.

    Links to fewer offers carry the *query* on.
    """
    kinds: dict[str, list[Offer]] = {}
    for offer in offers:
        kinds.setdefault(offer.action.__name__, []).append(offer)
    return [
        _group(do, kind, chosen, labels, many, query or {})
        for do, kind in kinds.items()
        if chosen.get("do", do) == do and any(_fits(offer, chosen) for offer in kind)
    ]


def _group(
    do: str,
    kind: Sequence[Offer],
    chosen: Mapping[str, str],
    labels: Labels,
    many: int,
    query: Mapping[str, str],
) -> OfferGroup:
    fitting = [offer for offer in kind if _fits(offer, chosen)]
    told = [
        f"{labels.field(name)}: {labels.value(name, fitting[0].fixed[name])}"
        for name in chosen
        if name in fitting[0].fixed
    ]
    varying = _first_varying(fitting)
    key = "1" if not fitting[0].fixed and not fitting[0].open else ""
    if len(fitting) > many and varying:
        narrows = _narrows(do, fitting, varying, {**query, **chosen}, labels)
        return OfferGroup(do, labels.action(do), (), labels.field(varying), narrows, told)
    controls = [control(offer, labels) for offer in fitting]
    return OfferGroup(do, labels.action(do), controls, "", (), told, key)


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
    do: str, offers: Sequence[Offer], name: str, chosen: Mapping[str, str], labels: Labels
) -> list[Narrow]:
    counts: dict[str, int] = {}
    shown: dict[str, str] = {}
    for offer in offers:
        value = canonical(plain(offer.fixed[name]))
        counts[value] = counts.get(value, 0) + 1
        shown[value] = labels.value(name, offer.fixed[name])
    return [
        Narrow(urlencode({**chosen, "do": do, name: value}), shown[value], count)
        for value, count in counts.items()
    ]
