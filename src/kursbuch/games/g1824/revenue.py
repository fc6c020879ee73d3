"""What trains may visit and what it pays: mines, goods trains, the Bukowina bonus."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence

from kursbuch.core.words import Message
from kursbuch.eighteen.board.reach import reach_from
from kursbuch.eighteen.board.tile import PrintedStop
from kursbuch.eighteen.events import DividendPaid, RevenueKept
from kursbuch.eighteen.ids import BANK, CompanyId, StopId, TrainId, hex_of
from kursbuch.eighteen.money import pay
from kursbuch.eighteen.running.runs import best_runs
from kursbuch.eighteen.running.track_network import Chosen, Visit, compile_network
from kursbuch.games.g1824.events import MineMoneyKept
from kursbuch.games.g1824.state import State24
from kursbuch.routes import network as routes

MINE = "mine"
LARGE = frozenset({"city", "offboard"})
"""What counts against the number of a goods train: cities and off-board areas (24-RG-05)."""
WEST = ("E12", "B9")
"""Wien and Prag."""
BUKOWINA = ("D25", "E24", "E26")


def visit(state: State24, company: CompanyId, stop: StopId, drawn: PrintedStop) -> Visit | None:
    """What a stop is worth in this phase; a coal railway knows no mine but its own (24-RG-07)."""
    coal = company in state.title.coal
    if drawn.kind == MINE and coal and stop not in state.board.stops_of(company):
        return None
    return Visit(drawn.kind, drawn.value(state.title.phases[state.phase].colour))


def network(state: State24, company: CompanyId, only: Chosen | None = None) -> routes.Network:
    """What trains of a company can use now."""
    net = compile_network(
        state.title.ground,
        state.board,
        company,
        lambda stop, drawn: visit(state, company, stop, drawn),
        only=only,
    )
    return routes.Network(
        net.stops,
        net.links,
        apart=tuple(cities_of_one_hex(net)),
        bonuses=tuple(state.title.bonuses(state, net)),
    )


def stamp(state: State24) -> Hashable:
    """What values depend on besides the board."""
    return state.title.phases[state.phase].colour


def cities_of_one_hex(net: routes.Network) -> Iterator[frozenset[int]]:
    """No route visits two cities of one hex, Wien or Budapest (24-RT-12)."""
    by_hex: dict[str, list[int]] = {}
    for number, stop in enumerate(net.stops):
        if stop.kind == "city" and "." in stop.id:
            by_hex.setdefault(hex_of(StopId(stop.id)), []).append(number)
    yield from (frozenset(together) for together in by_hex.values() if len(together) > 1)


def train(state: State24, company: CompanyId, train_id: TrainId) -> routes.Train:
    """A train counts every stop and knows no mine; a goods train starts at one (24-RG-01)."""
    printed = state.title.trains[train_id]
    if printed.runs == "goods":
        return routes.Train(train_id, stops=printed.range, counts=LARGE, starts_at=MINE)
    return routes.Train(train_id, stops=printed.range, barred=frozenset({MINE}))


def can_run(state: State24, company: CompanyId) -> bool:
    """Some train of the company has a route (24-RT-16)."""
    return bool(state.companies[company].trains and best_runs(state, company).runs)


def has_train_and_track(state: State24, company: CompanyId) -> bool:
    """It owns a train, and track joins one of its markers with another stop."""
    ground, board = state.title.ground, state.board
    return bool(state.companies[company].trains) and any(
        len(reach_from(ground, board, company, (stop,)).stops) > 1
        for stop in board.stops_of(company)
    )


def no_bonus(state: State24, net: routes.Network) -> Iterator[routes.Bonus]:
    """The standard board has none."""
    return iter(())


def bukowina(state: State24, net: routes.Network) -> Iterator[routes.Bonus]:
    """50 more for a train that comes from Wien or Prag into the Bukowina (24-VA-31)."""
    hexes = {n: hex_of(StopId(stop.id)) for n, stop in enumerate(net.stops)}
    west = frozenset(n for n, at in hexes.items() if at in WEST)
    east = frozenset(n for n, at in hexes.items() if at in BUKOWINA)
    if west and east:
        yield routes.Bonus("Bukowina", west, east, 50)


def preference(state: State24, company: CompanyId, net: routes.Network) -> routes.Preference | None:
    """Of several best plans the one with least mine money (24-IN-09).

    What becomes of the rest is left to the director (24-IN-03).
    """
    goods = any(state.title.trains[t].runs == "goods" for t in state.companies[company].trains)
    if not goods:
        return None
    return routes.Preference(
        stops=tuple(0 if stop.kind == MINE else stop.value for stop in net.stops),
        bonuses=tuple(bonus.amount for bonus in net.bonuses),
    )


def mine_money(net: routes.Network, runs: Sequence[routes.Route]) -> int:
    """What the runs earn at mines."""
    return sum(
        net.stops[stop].value for run in runs for stop in run.stops if net.stops[stop].kind == MINE
    )


def brings(
    state: State24, company: CompanyId, net: routes.Network, runs: Sequence[routes.Route]
) -> tuple[Message, ...]:
    """How much of the revenue is mine money."""
    amount = mine_money(net, runs)
    return (Message("brings-mine-money", amount=amount),) if amount else ()


def set_mine_money_aside(
    state: State24, company: CompanyId, net: routes.Network, runs: Sequence[routes.Route]
) -> None:
    """Mine values are not part of what is paid out, withheld or split (24-IN-03)."""
    amount = mine_money(net, runs)
    state.companies[company].revenue -= amount
    state.mine_money = amount


def keep_mine_money(state: State24, event: RevenueKept | DividendPaid) -> None:
    """They go to the treasury, whatever is decided about the rest (24-IN-03)."""
    collect_mine_money(state, event.company)


def collect_mine_money(state: State24, company: CompanyId) -> None:
    """The treasury gets what was earned at mines."""
    amount, state.mine_money = state.mine_money, 0
    if amount:
        pay(state, BANK, company, amount)
        state.emit(MineMoneyKept(company=company, amount=amount))
