"""Why can't I? Controls that are not available, each with the refusal of the one law."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from kursbuch.core.action import Action, Seat
from kursbuch.core.errors import IllegalAction
from kursbuch.core.offers import Offer
from kursbuch.core.state import State, to_act, why_not
from kursbuch.core.words import Arg, Message
from kursbuch.web.games.presenter import Presenter, Scene, Wanted
from kursbuch.web.tables.page.labels import Labels

ELSEWHERE = "not-now"
"""What the engine says of an action that belongs to another step."""


@dataclass(frozen=True)
class Refusal:
    """Controls that are refused for one reason."""

    labels: tuple[str, ...]
    message: Message
    rule: str


@dataclass(frozen=True)
class Unavailable:
    """What of a kind of action is not available."""

    do: str
    label: str
    rows: Sequence[Refusal]


def unavailable(scene: Scene, presenter: Presenter[State], labels: Labels) -> list[Unavailable]:
    """What a player would expect and cannot do now, by kind; last what another step is for."""
    seat = acting(scene)
    if seat is None:
        return []
    controls = _Controls(scene, labels)
    found: dict[str, list[Refusal]] = {}
    for want in presenter.wanted(scene, seat):
        refusal = why_not(scene.view, want.action)
        if refusal and (label := controls.missing(want)):
            kind = ELSEWHERE if refusal.message.key == ELSEWHERE else type(want.action).__name__
            found.setdefault(kind, []).append(_refusal(scene, want, refusal, labels, label))
    found[ELSEWHERE] = found.pop(ELSEWHERE, [])
    return [
        Unavailable(kind, "" if kind == ELSEWHERE else labels.action(kind), together(rows))
        for kind, rows in found.items()
        if rows
    ]


def acting(scene: Scene) -> Seat | None:
    """The visitor's seat that must choose."""
    return next((seat for seat in to_act(scene.view) if seat in scene.seats), None)


class _Controls:
    """What the controls that there are say."""

    def __init__(self, scene: Scene, labels: Labels) -> None:
        self.labels = labels
        self.offers: dict[type[Action], list[Offer]] = {}
        for offer in scene.offers:
            self.offers.setdefault(offer.action, []).append(offer)
        self.told: dict[type[Action], set[str]] = {}

    def missing(self, want: Wanted) -> str:
        """The name of the control that there is not; of a sample, if there is none of its kind."""
        kind = type(want.action)
        same = self.offers.get(kind, [])
        if want.is_sample:
            return "" if same else self.labels.action(kind.__name__)
        if kind not in self.told:
            self.told[kind] = {self.labels.offer(offer) for offer in same}
        label = self.labels.offer(want.as_offer())
        return "" if label in self.told[kind] else label


def _refusal(
    scene: Scene, want: Wanted, refusal: IllegalAction, labels: Labels, label: str
) -> Refusal:
    if refusal.message.key != ELSEWHERE:
        return Refusal((label,), labels.refusal(refusal.message), refusal.rule)
    kind = labels.action(type(want.action).__name__)
    now = scene.view.agenda[-1].prompt(scene.view)
    return Refusal((kind,), Message("why-other-step", now=now), refusal.rule)


def reasons(
    scene: Scene, presenter: Presenter[State], labels: Labels, place: Mapping[str, str]
) -> Sequence[Refusal]:
    """Why nothing can be done at a place of the board: each reason once."""
    found = (why_not(scene.view, action) for action in presenter.tries(scene, place))
    return together(
        Refusal((), labels.refusal(refusal.message), refusal.rule) for refusal in found if refusal
    )


def together(rows: Iterable[Refusal]) -> list[Refusal]:
    """One row for each reason; reasons that differ in one name only are told as one."""
    found: list[Refusal] = []
    for row in rows:
        for place, other in enumerate(found):
            if row.rule == other.rule and (message := _joined(other.message, row.message)):
                labels = tuple(dict.fromkeys((*other.labels, *row.labels)))
                found[place] = replace(other, labels=labels, message=message)
                break
        else:
            found.append(row)
    return found


def _joined(one: Message, other: Message) -> Message | None:
    """Both messages as one, if they say the same of different names."""
    if one.key != other.key or one.args.keys() != other.args.keys():
        return None
    apart = [n for n, arg in one.args.items() if not _says(arg, other.args[n])]
    if not apart:
        return one
    listed = [n for n, arg in one.args.items() if isinstance(arg, list)]
    (name, *more) = apart
    if more or listed not in ([], [name]) or isinstance(other.args[name], int):
        return None
    return Message(one.key, **{**one.args, name: [*_names(one.args[name]), other.args[name]]})


def _says(arg: Arg, name: Arg) -> bool:
    return arg == name or name in _names(arg)


def _names(arg: Arg) -> list[Arg]:
    return arg if isinstance(arg, list) else [arg]
