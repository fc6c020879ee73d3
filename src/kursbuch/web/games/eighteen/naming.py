"""What things of the 18xx games are called on forms."""

from __future__ import annotations

from collections.abc import Iterable

from kursbuch.core.words import Message
from kursbuch.eighteen.board.board import face
from kursbuch.eighteen.ids import CompanyId, HexId, PaperId, StopId, TrainId, hex_of, index_of
from kursbuch.eighteen.operating.operating_round import company_at_turn
from kursbuch.eighteen.printed.rolling_stock import Phase
from kursbuch.eighteen.running.claimed_runs import examined
from kursbuch.eighteen.running.runs import Run
from kursbuch.eighteen.state import State18
from kursbuch.web.games.eighteen.places import state_of
from kursbuch.web.games.presenter import Scene

MONEY = ("price", "cost", "amount", "paid", "least")
PLACES = ("hex", "stop")
CHOICES = ("pay_out", "agreed")


def name(scene: Scene, field: str, value: object) -> str:
    """The name of a value of a field."""
    state = state_of(scene)
    if field in MONEY and isinstance(value, int):
        return money(scene, value)
    if field in CHOICES:
        way = "as-last" if value is None else "yes" if value else "no"
        return scene.words.say(Message(f"e-{field.replace('_', '-')}-{way}"))
    if field == "runs":
        return _runs(scene, value)
    if field == "stop" and isinstance(value, str):
        return city_name(state, StopId(value))
    return _called(state, field, value) if isinstance(value, str) else ""


def _called(state: State18, field: str, value: str) -> str:
    title = state.title
    if field == "hex":
        return place_name(state, value)
    if field == "stop":
        return stop_name(state, StopId(value))
    if field == "paper" and PaperId(value) in title.papers:
        paper = title.papers[PaperId(value)]
        return value if paper.name == value else f"{value} {paper.name}"
    if field == "train" and TrainId(value) in title.trains:
        return title.trains[TrainId(value)].shown
    if field in ("company", "seller") and CompanyId(value) in title.charters:
        return value
    return ""


def with_places(state: State18, message: Message) -> Message:
    """What is told, with every hex by the name that is printed on it."""
    told = {name: arg for name, arg in message.args.items() if isinstance(arg, str)}
    named = {name: _called(state, name, told[name]) for name in PLACES if name in told}
    return Message(message.key, **{**message.args, **named}) if named else message


def city_name(state: State18, stop: StopId) -> str:
    """A city; one of several on its hex also by who stands in it."""
    name, there = stop_name(state, stop), state.board.tokens.get(stop, ())
    holders = ", ".join(company for company in there if company)
    return f"{name} ({holders})" if holders and _is_one_of_several(state, stop) else name


def stop_name(state: State18, stop: StopId) -> str:
    """A stop by its hex; one of several there with its number."""
    name = place_name(state, hex_of(stop))
    return f"{name} {index_of(stop) + 1}" if _is_one_of_several(state, stop) else name


def _is_one_of_several(state: State18, stop: StopId) -> bool:
    return len(face(state.title.ground, state.board, hex_of(stop)).stops) > 1


def place_name(state: State18, hex_id: str) -> str:
    """A hex with what is printed on it."""
    name = printed_name(state, hex_id)
    return hex_id if name == hex_id else f"{hex_id} {name}"


def printed_name(state: State18, hex_id: str) -> str:
    """What is printed on a hex, or else its own name."""
    printed = state.title.ground.map.hexes.get(HexId(hex_id))
    return printed.name if printed and printed.name else hex_id


def colours(scene: Scene, names: Iterable[str]) -> str:
    """Colours of tiles."""
    keys = {name: f"e-colour-{name}" for name in names}
    known = scene.words.knows
    return ", ".join(scene.words.say(Message(k)) if known(k) else n for n, k in keys.items())


def train_limits(scene: Scene, phase: Phase) -> str:
    """How many trains the companies of each kind may have in a phase."""
    return ", ".join(f"{kind_name(scene, kind)} {n}" for kind, n in phase.limits.items() if n)


def kind_name(scene: Scene, kind: str) -> str:
    """A kind of company, as the title calls it."""
    key = f"kind-{scene.view.title.ledger}-{kind}"
    return scene.words.say(Message(key)) if scene.words.knows(key) else kind


def paper_kind_name(scene: Scene, kind: str) -> str:
    """A kind of paper, as the title calls it; without a word of its own a private company."""
    key = f"paper-{scene.view.title.ledger}-{kind}"
    return scene.words.say(Message(key if scene.words.knows(key) else "e-paper-private"))


def money(scene: Scene, amount: int) -> str:
    """An amount in the money of the game."""
    key = f"money-{scene.view.title.ledger}"
    if not scene.words.knows(key):
        return str(amount)
    return scene.words.say(Message(key, amount=str(amount)))


def _runs(scene: Scene, value: object) -> str:
    """A set of routes by what it earns."""
    company = company_at_turn(state_of(scene))
    if company is None or not isinstance(value, tuple):
        return ""
    if not all(isinstance(run, Run) for run in value):
        return ""
    return money(scene, examined(state_of(scene), company, value).revenue)
