"""How a title looks on its table page; whatever a title does not say has a plain default."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Generic, Never, TypeAlias

from django.utils.safestring import SafeString

from kursbuch.catalogue import Part
from kursbuch.core.action import Action, Event, Seat
from kursbuch.core.offers import Choices, Offer
from kursbuch.core.record import write_state
from kursbuch.core.state import S_contra, State, Step, play
from kursbuch.core.words import Message, Words
from kursbuch.web.games.moment import Line, Moment, Phase, Stop


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
    plan: Sequence[Action] = ()
    """What the visitor has chosen and not yet committed: played one after the other."""

    drawn: str = ""
    """What the visitor draws on the board, in the words of the title."""

    @property
    def proposed(self) -> Action | None:
        """The last action of the plan; in most moments there is only one."""
        return self.plan[-1] if self.plan else None

    def last_position(self) -> State:
        """The position in which the last action of the plan would be played."""
        position = self.view
        for action in self.plan[:-1]:
            position, _ = play(position, action)
        return position


@dataclass(frozen=True)
class Panel:
    """A tab beside the board."""

    key: str
    template: str
    context: Callable[[Scene], Mapping[str, object]]
    shortcut: str = ""


@dataclass(frozen=True)
class OfferTable:
    """All offers of one kind in a table, where a form for each would be too much."""

    template: str
    rows: Callable[[Scene, Sequence[Offer]], Sequence[Mapping[str, object]]]
    folds: bool = True
    """Closed until somebody looks for it, where the moment asks for something else."""


@dataclass(frozen=True)
class Figure:
    """One figure of a player in the strip: its name (a key) and its value."""

    key: str
    value: str
    colour: str = ""
    """The colour of the points that it counts, if they have one."""


@dataclass(frozen=True)
class Inventory:
    """What somebody has: a player, a company, the bank pool, the map; by name, in words."""

    owner: str
    items: Mapping[str, str]
    seat: int | None = None
    """The seat, if a player has it."""


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


def no_note(state: State) -> str:
    """Nothing to add."""
    return ""


def no_companies(state: State) -> Sequence[str]:
    """Only players have lines."""
    return ()


def always(state: State) -> bool:
    """At every table."""
    return True


def no_more(state: State, action: Action) -> Mapping[str, int]:
    """Nothing to compare with."""
    return {}


@dataclass(frozen=True)
class Tally(Generic[S_contra]):
    """What is counted round by round from the events of a game."""

    counts: Callable[[Event], Mapping[str, int]]
    """What an event brings to each player or company that it concerns."""
    compares: tuple[type[Action], ...] = ()
    """The actions that could have brought more."""
    most: Callable[[S_contra, Action], Mapping[str, int]] = no_more
    """What such an action could have brought at most, in the position in which it was played."""
    shown: Callable[[S_contra], bool] = always
    """Whether a table has this chart."""
    summed_up: bool = False
    """Each round shows all that was counted up to it."""
    note: Callable[[S_contra], str] = no_note
    """What is to be said below the chart: a key, or nothing."""


@dataclass(frozen=True)
class ScorePart:
    """A part of the score: what it brings to each seat."""

    label: str
    values: Sequence[int]
    each: int = 0
    """What one piece is worth, where pieces are counted."""


def no_parts(scene: Scene) -> list[ScorePart]:
    """A score in one piece."""
    return []


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


def by_name(scene: Scene, place: Mapping[str, str]) -> Sequence[Offer]:
    """A place of the board picks the offers whose fields of those names have its values."""
    return [
        offer
        for offer in scene.offers
        if all(str(offer.fixed.get(name)) == value for name, value in place.items())
    ]


def position(scene: Scene) -> Mapping[str, object]:
    """The whole view as nested tables."""
    return {"position": write_state(scene.view)}


def no_landmark(scene: Scene, event: Event) -> str:
    """Nothing begins but rounds."""
    return ""


def no_stops(scene: Scene) -> Sequence[Stop]:
    """No line of rounds."""
    return ()


def no_phase(scene: Scene) -> Phase | None:
    """A game without phases."""
    return None


def no_outcome(scene: Scene, action: Action, after: State) -> Sequence[Line]:
    """Nothing but what is told."""
    return ()


def as_told(state: State, message: Message) -> Message:
    """In the words of the title."""
    return message


def no_estimates(scene: Scene, place: Mapping[str, str]) -> Mapping[str, int]:
    """Nothing to work out."""
    return {}


def no_card(scene: Scene, kind: str, name: str) -> Mapping[str, object] | None:
    """Nothing to tell."""
    return None


AnyStep: TypeAlias = Step[Never]
"""A step of any title: whatever state it asks for."""


@dataclass(frozen=True)
class Presenter(Generic[S_contra]):
    """What a title gives to its page."""

    words: str = ""
    """What its own words begin with: `ft-do-BuyTrain`."""

    board: Callable[[Scene], SafeString] = no_board
    moment: Callable[[Scene], str] = no_moment
    """Where in the game this is, in half a line."""
    figures: Callable[[Scene, int], Sequence[Figure]] = no_figures
    inventories: Callable[[Scene], Sequence[Inventory]] | None = None
    """What everybody has, to compare two positions; else the figures of the players."""
    name: Callable[[Scene, str, object], str] = no_name
    tries: Callable[[Scene, Mapping[str, str]], Sequence[Action]] = no_tries
    """The actions that a click at a place of the board may mean, for "why can't I?"."""
    wanted: Callable[[Scene, Seat], Iterable[Wanted]] = nothing_wanted
    """What a player would expect at this moment: what of it the law refuses is shown with why."""
    pick: Callable[[Scene, Mapping[str, str]], Sequence[Offer]] = by_name
    """The offers that a click at a place of the board picks."""
    picture: Callable[[Scene, Offer, str, object], SafeString] = no_picture
    """A picture of a value of an open field, for its button."""
    charts: Mapping[str, Callable[[S_contra], Mapping[str, int]]] = field(default_factory=dict)
    """Figures over time: of each position a value for each player or company."""
    companies: Callable[[S_contra], Sequence[str]] = no_companies
    """The companies whose lines charts may have, always in the same order."""
    tallies: Mapping[str, Tally[S_contra]] = field(default_factory=dict)
    """Figures by round."""
    score: Callable[[Scene], list[ScorePart]] = no_parts
    """What the score of every player is made of; the parts add up to it."""
    result_charts: Sequence[str] = ()
    """The charts that are printed with the result."""
    many: int = 9
    """More offers of one kind than this are narrowed down."""
    offer_tables: Mapping[type[Action], OfferTable] = field(default_factory=dict)
    """The kinds of offer that are shown in a table instead, whatever the moment."""
    views: Sequence[Panel] = (Panel("position", "tables/page/panels/position.html", position),)
    """What the stage can show besides the board."""
    order: Panel | None = None
    """What stands beside: the operating order, what is auctioned, the turn order."""
    rounds: Callable[[Scene], Sequence[Stop]] = no_stops
    """The rounds behind us and to come."""
    landmark: Callable[[Scene, Event], str] = no_landmark
    """What begins with an event within a round, to be found again: a company's turn, a phase."""
    phase: Callable[[Scene], Phase | None] = no_phase
    moments: Mapping[type[AnyStep], Callable[[Scene], Moment]] = field(default_factory=dict)
    """How a moment is shown, by the step on top of the agenda; else by default forms."""
    passes: type[Action] | None = None
    """The action that declines to choose: pinned beside the button that commits."""
    told: Callable[[S_contra, Message], Message] = as_told
    """What the title tells of an event, as the page says it."""
    outcome: Callable[[Scene, Action, S_contra], Sequence[Line]] = no_outcome
    """What an action would bring besides what is told, in figures."""
    estimates: Callable[[Scene, Mapping[str, str]], Mapping[str, int]] = no_estimates
    """What each choice at a place would earn, by the key of the choice."""
    card: Callable[[Scene, str, str], Mapping[str, object] | None] = no_card
    """What is to be told of a thing that has a name: its kind, its id."""
    letters: float = 11
    """How high the names on the board are, in its own units."""
    styles: Sequence[str] = ()
    """Stylesheets of its own, by their names below the folder `static`."""


PRESENTER = Part("web", "PRESENTER", Presenter)
