"""The operating round of Rigi: where it is not like any other."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from kursbuch.core.words import Message
from kursbuch.eighteen.board.tile import PrintedStop
from kursbuch.eighteen.ids import CompanyId, HexId, StopId, TrainId
from kursbuch.eighteen.operating.buy_trains import BuyTrains
from kursbuch.eighteen.operating.depot import next_card
from kursbuch.eighteen.operating.dividends import Dividend
from kursbuch.eighteen.operating.lay_track import LayTrack
from kursbuch.eighteen.operating.place_station import PlaceStation
from kursbuch.eighteen.operating.run_trains import RunningTrains
from kursbuch.eighteen.operating.trade_trains import agreed_price
from kursbuch.eighteen.printed.rolling_stock import TrainCard
from kursbuch.eighteen.running.runs import best_runs
from kursbuch.eighteen.running.track_network import Chosen, Visit, compile_network
from kursbuch.eighteen.stations import cost_of_marker, homes_to_come
from kursbuch.eighteen.stock.holdings import director
from kursbuch.eighteen.stock.market import by_price
from kursbuch.eighteen.title.running import Running
from kursbuch.eighteen.title.slots import nothing
from kursbuch.eighteen.title.track import Track
from kursbuch.eighteen.title.trade import Trade
from kursbuch.routes import network as routes
from tests.titles.rigi.hotel import guests
from tests.titles.rigi.state import RigiState

TURN = (LayTrack, PlaceStation, RunningTrains, Dividend, BuyTrains)
"""The steps of a company's turn (RI-OR-01)."""


def order(state: RigiState) -> list[CompanyId]:
    """The launched companies, the dearest first (RI-OR-01)."""
    launched = [name for name in by_price(state) if state.companies[name].launched]
    return [name for name in launched if director(state, name) is not None]


def terrain_cost(state: RigiState, company: CompanyId, hex_id: HexId) -> int:
    """The first tile on a hex costs what is printed there (RI-OR-02)."""
    return 0 if hex_id in state.board.tiles else state.title.ground.map.hexes[hex_id].cost


def marker_cost(state: RigiState, company: CompanyId) -> int:
    """By the number of markers on the map (RI-OR-03)."""
    return cost_of_marker(state, company, len(state.board.stops_of(company)))


def network(state: RigiState, company: CompanyId, only: Chosen | None = None) -> routes.Network:
    """What trains of a company can use now; the hotel is worth a detour (RI-HO-03)."""
    colour = state.title.phases[state.phase].colour

    def visit(stop: StopId, drawn: PrintedStop) -> Visit:
        return Visit(drawn.kind, drawn.value(colour) + guests(state, stop))

    return compile_network(state.title.ground, state.board, company, visit, only=only)


def stamp(state: RigiState) -> Hashable:
    """What revenue depends on besides the board."""
    return state.title.phases[state.phase].colour, state.hotel


def train(state: RigiState, company: CompanyId, name: TrainId) -> routes.Train:
    """A train visits as many stops as its number says (RI-OR-04)."""
    return routes.Train(name, stops=state.title.trains[name].range)


def can_run(state: RigiState, company: CompanyId) -> bool:
    """Some train of the company has a route (RI-OR-04)."""
    return bool(state.companies[company].trains and best_runs(state, company).runs)


def only_money(
    state: RigiState, company: CompanyId, net: routes.Network, runs: Sequence[routes.Route]
) -> tuple[Message, ...]:
    """Runs bring revenue, and nothing else."""
    return ()


def next_train(state: RigiState) -> list[TrainCard]:
    """The bank sells the lowest type that it has (RI-OR-06)."""
    card = next_card(state)
    return [] if card is None else [card]


def must_own_train(state: RigiState, company: CompanyId) -> bool:
    """A company that could run a train must own one (RI-OR-06)."""
    return bool(network(state, company).links)


TRACK = Track(
    cost=terrain_cost,
    marker_cost=marker_cost,
    home_tile_compulsory=False,
    kept_circles=homes_to_come,
)
RUNNING = Running(
    network=network,
    stamp=stamp,
    train=train,
    waits=can_run,
    ran=nothing,
    preference=nothing,
    brings=only_money,
)
TRADE = Trade(
    trade_price=agreed_price,
    new_trains=next_train,
    duty=must_own_train,
    help_for_any_train="no",
    surplus_to_pool=True,
)
