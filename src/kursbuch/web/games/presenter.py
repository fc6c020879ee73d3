"""How a title looks on its table page; whatever a title does not say has a plain default."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any

from django.utils.safestring import SafeString

from kursbuch.catalogue import Part
from kursbuch.core.action import Action, Seat
from kursbuch.core.offers import Choices, Offer
from kursbuch.core.record import write_state
from kursbuch.core.state import State
from kursbuch.core.words import Words


@dataclass(frozen=True)
class Scene:
    """What a page shows: a view of the game, what its seats may do, and the words for it."""

    view: State
    words: Words
    language: str
    names: Sequence[str]
    seats: Sequence[int]
    """The seats that the visitor holds."""
    offers: Sequence[Offer]
    chosen: Mapping[str, str] = field(default_factory=dict)
    """The fields of an offer that were chosen so far, as JSON."""
    picked: Mapping[str, str] = field(default_factory=dict)
    """The place of the board that was clicked."""


@dataclass(frozen=True)
class Panel:
    """A tab beside the board."""

    key: str
    template: str
    context: Callable[[Scene], Mapping[str, Any]]
    shortcut: str = ""


@dataclass(frozen=True)
class Figure:
    """One figure of a player in the strip: its name (a key) and its value."""

    key: str
    value: str


@dataclass(frozen=True)
class Wanted:
    """An action that a player would expect to find, possible or not."""

    action: Action
    is_sample: bool = False
    """It stands for all of its kind: shown only if there is no other of them."""
    leaves_open: tuple[str, ...] = ()
    """The fields that its control leaves to be filled in."""

    def as_offer(self) -> Offer:
        """The offer that would make it possible."""
        kept = [part.name for part in fields(self.action) if part.name != "by"]
        fixed = {name: getattr(self.action, name) for name in kept if name not in self.leaves_open}
        values = {name: Choices((getattr(self.action, name),)) for name in self.leaves_open}
        return Offer(type(self.action), self.action.by, fixed, values)


def no_board(scene: Scene) -> SafeString:
    """Nothing to draw."""
    return SafeString("")


def no_moment(scene: Scene) -> str:
    """Nothing to say."""
    return ""


def no_figures(scene: Scene, seat: int) -> Sequence[Figure]:
    """Nothing to tell."""
    return ()


def no_name(scene: Scene, name: str, value: object) -> str:
    """No name but the value itself."""
    return ""


def no_tries(scene: Scene, place: Mapping[str, str]) -> Sequence[Action]:
    """Nothing to try."""
    return ()


def nothing_wanted(scene: Scene, seat: Seat) -> Iterable[Wanted]:
    """Nothing is missed."""
    return ()


def no_picture(scene: Scene, offer: Offer, name: str, value: object) -> SafeString:
    """A value without a picture."""
    return SafeString("")


def no_explanation(scene: Scene) -> Mapping[str, Any]:
    """Nothing to explain."""
    return {}


def by_name(scene: Scene, place: Mapping[str, str]) -> Sequence[Offer]:
    """A place of the board picks the offers whose fields of those names have its values."""
    return [
        offer
        for offer in scene.offers
        if all(str(offer.fixed.get(name)) == value for name, value in place.items())
    ]


def position(scene: Scene) -> Mapping[str, Any]:
    """The whole view as nested tables."""
    return {"position": write_state(scene.view)}


@dataclass(frozen=True)
class Presenter:
    """What a title gives to its page."""

    words: str = ""
    """What its own words begin with: `ft-do-BuyTrain`."""

    board: Callable[[Scene], SafeString] = no_board
    panels: Sequence[Panel] = (Panel("position", "tables/page/panels/position.html", position),)
    moment: Callable[[Scene], str] = no_moment
    """Where in the game this is, in half a line."""
    figures: Callable[[Scene, int], Sequence[Figure]] = no_figures
    name: Callable[[Scene, str, object], str] = no_name
    tries: Callable[[Scene, Mapping[str, str]], Sequence[Action]] = no_tries
    """The actions that a click at a place of the board may mean, for "why can't I?"."""
    wanted: Callable[[Scene, Seat], Iterable[Wanted]] = nothing_wanted
    """What a player would expect at this moment: what of it the law refuses is shown with why."""
    pick: Callable[[Scene, Mapping[str, str]], Sequence[Offer]] = by_name
    """The offers that a click at a place of the board picks."""
    picture: Callable[[Scene, Offer, str, object], SafeString] = no_picture
    """A picture of a value of an open field, for its button."""
    explain: Callable[[Scene], Mapping[str, Any]] = no_explanation
    """What helps to decide now: a template and its context."""
    previews: frozenset[type[Action]] = frozenset()
    """The actions whose effect is shown before they are confirmed."""
    charts: Mapping[str, Callable[[Any], Mapping[str, int]]] = field(default_factory=dict)
    """Figures over time: of each position a value for each player or company."""
    many: int = 9
    """More offers of one kind than this are narrowed down."""


PRESENTER = Part("web", "PRESENTER", Presenter)
