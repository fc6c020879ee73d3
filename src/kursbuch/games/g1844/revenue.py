"""What routes earn in 1844, and what a run brings to life."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence

from kursbuch.core.words import Message, Who
from kursbuch.eighteen.board.hexes import EDGES, neighbour
from kursbuch.eighteen.board.tile import PrintedStop
from kursbuch.eighteen.ids import CompanyId, HexId, PaperId, StopId, TrainId, hex_of
from kursbuch.eighteen.printed.rolling_stock import Train
from kursbuch.eighteen.running.runs import network_of, train_of
from kursbuch.eighteen.running.track_network import Chosen, Visit, compile_network, ways_from
from kursbuch.eighteen.stock.holdings import director
from kursbuch.games.g1844.operating_events import CameAlive
from kursbuch.games.g1844.state import State44
from kursbuch.games.g1844.tunnels import TILES
from kursbuch.routes import network as routes
from kursbuch.routes.check import explain

TUNNEL_BONUS = 10  # 44-RV-08
TRANSITS = (("N", "S"), ("W", "E"))  # 44-RV-04


def network(state: State44, company: CompanyId, only: Chosen | None = None) -> routes.Network:
    """The stops and the track that a company's trains can use now."""
    bare = compile_network(
        state.title.ground,
        state.board,
        company,
        lambda stop, drawn: visit(state, stop, drawn),
        tunnels=TILES,
        only=only,
        one_place_off_board=state.title.one_place_off_board,
    )
    switches = state.title.switches
    areas = dict(_areas(state, bare))
    same = () if switches.same_direction else _same_direction(state, areas)
    return routes.Network(
        bare.stops,
        bare.links,
        bonuses=tuple(_transits(state, areas)),
        apart=tuple(same),
        tunnel_bonus=TUNNEL_BONUS,
        tunnel_both_sides=switches.tunnel_bonus == "both sides",
    )


def stamp(state: State44) -> Hashable:
    """What values depend on besides the board."""
    colour = state.title.phases[state.phase].colour
    return colour, tuple(state.panels.items()), tuple(state.alive)


def visit(state: State44, stop: StopId, drawn: PrintedStop) -> Visit | None:
    """The value of a stop in this phase; a mountain without a railway is none (44-RT-11)."""
    colour = state.title.phases[state.phase].colour
    kind = drawn.kind
    if kind == "mountain":
        panel = state.panels.get(hex_of(stop))
        if panel is None:
            return None
        values = state.title.panels[panel]
        return Visit(kind, PrintedStop("mountain", values).value(colour))
    if kind == "terminus" and state.title.switches.vaduz == "red":
        kind = "offboard"  # 44-RT-10
    value = drawn.value(colour)
    if kind == "offboard" and not value and not state.title.switches.worthless_stops:
        return None  # 44-RT-18
    return Visit(kind, value)


def can_run(state: State44, company: CompanyId) -> bool:
    """Some train has a route: a single way from one of the company's stations is enough."""
    kinds = [train_of(state, company, t) for t in dict.fromkeys(state.companies[company].trains)]
    for stop in state.board.stops_of(company) if kinds else ():
        ways = ways_from(state.title.ground, state.board, stop)
        network = network_of(state, company, {stop: ways, **{way.end: () for way in ways}})
        for number, link in enumerate(network.links):
            for train in range(len(kinds)):
                if not explain(network, kinds, (routes.Route(train, link.ends, (number,)),)):
                    return True
    return False


def train(state: State44, company: CompanyId, name: TrainId) -> routes.Train:
    """What a train may visit: H trains count hexes and keep out of red areas (44-TK-01 to 08)."""
    printed: Train = state.title.trains[name]
    if printed.runs == "hexes":
        return routes.Train(printed.shown, hexes=printed.range, barred=frozenset({"offboard"}))
    if printed.runs == "express":
        return routes.Train(printed.shown, best=printed.range)
    return routes.Train(printed.shown, stops=printed.range)


def _areas(state: State44, bare: routes.Network) -> Iterator[tuple[int, str]]:
    """The off-board stops in the network, by number, and the red area of each."""
    board = state.title.ground.map
    for number, stop in enumerate(bare.stops):
        printed = board.hexes.get(hex_of(StopId(stop.id)))
        area = stop.id if stop.id in board.areas else printed and printed.area
        if area:
            yield number, area


def _transits(state: State44, areas: dict[int, str]) -> Iterator[routes.Bonus]:
    """Both bonus numbers for a run from north to south or from west to east."""
    known = state.title.ground.map.areas
    for first, second in TRANSITS:
        for a, name in areas.items():
            for b, other in areas.items():
                if known[name].direction == first and known[other].direction == second:
                    yield routes.Bonus(
                        f"{name}–{other}",
                        frozenset({a}),
                        frozenset({b}),
                        known[name].transit + known[other].transit,
                    )


def _same_direction(state: State44, areas: dict[int, str]) -> Iterator[frozenset[int]]:
    """As some tables play: no route joins two areas of the same direction (44-RT-08)."""
    known = state.title.ground.map.areas
    for direction in dict.fromkeys(known[name].direction for name in areas.values()):
        group = frozenset(n for n, name in areas.items() if known[name].direction == direction)
        if len(group) > 1:
            yield group


def bring_to_life(
    state: State44,
    company: CompanyId,
    network: routes.Network,
    runs: Sequence[routes.Route],
) -> None:
    """Mountain railways visited and tunnels used pay their owners from now on (44-RV-16)."""
    for paper in woken(state, network, runs):
        state.alive.append(paper)
        state.emit(CameAlive(paper=paper))


def woken(
    state: State44, network: routes.Network, runs: Sequence[routes.Route]
) -> tuple[PaperId, ...]:
    """The papers that get their first train by these runs."""
    used = (
        paper
        for run in runs
        for paper in (*_visited(state, network, run), *_bored(state, network, run))
    )
    return tuple(paper for paper in dict.fromkeys(used) if paper not in state.alive)


def brings(
    state: State44,
    company: CompanyId,
    network: routes.Network,
    runs: Sequence[routes.Route],
) -> tuple[Message, ...]:
    """The mountain railways and tunnels that get their first train, with their owners."""
    owners = {paper: state.holder[paper] for paper in woken(state, network, runs)}
    return tuple(
        Message(
            "brings-to-life", paper=paper, owner=Who(owner) if isinstance(owner, int) else owner
        )
        for paper, owner in owners.items()
    )


def _visited(state: State44, network: routes.Network, run: routes.Route) -> Iterator[PaperId]:
    """The mountain railways among the counted stops."""
    for number in run.counted:
        hex_id = hex_of(StopId(network.stops[number].id))
        if hex_id in state.mountains:
            yield state.mountains[hex_id]


def _bored(state: State44, network: routes.Network, run: routes.Route) -> Iterator[PaperId]:
    """The tunnels with counted stops on both sides (44-TC-06)."""
    counted = [place for place, stop in enumerate(run.stops) if stop in run.counted]
    for place, number in enumerate(run.links):
        link = network.links[number]
        both = counted[0] <= place < counted[-1]
        if link.tunnel and (both or not network.tunnel_both_sides):
            yield from _tunnels_of(state, link)


def _tunnels_of(state: State44, link: routes.Link) -> Iterator[PaperId]:
    """The tunnels whose two mouths a link uses."""
    for before, here, after in zip(link.via, link.via[1:], link.via[2:], strict=False):
        hex_id = HexId(here)
        for tile, turn in state.board.overlays.get(hex_id, ()):
            used = {e for e in EDGES if neighbour(hex_id, e) in (before, after)}
            if tile in TILES and state.title.ground.tiles.face(tile, turn).edges == used:
                yield state.tunnels[hex_id]


def preference(
    state: State44, company: CompanyId, network: routes.Network
) -> routes.Preference | None:
    """Of several best plans, one that brings papers of the director to life."""
    seat = director(state, company)
    sleeping = {name for name, owner in state.holder.items() if owner == seat} - {*state.alive}
    peaks = {hex_id for hex_id, paper in state.mountains.items() if paper in sleeping}
    stops = tuple(int(hex_of(StopId(stop.id)) in peaks) for stop in network.stops)
    links = tuple(
        sum(paper in sleeping for paper in _tunnels_of(state, link)) if link.tunnel else 0
        for link in network.links
    )
    if not any(stops) and not any(links):
        return None
    return routes.Preference(stops=stops, links=links)
