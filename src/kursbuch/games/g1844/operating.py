"""The operating round of 1844, put together."""

from __future__ import annotations

from dataclasses import replace

from kursbuch.core.action import Action
from kursbuch.core.state import Step
from kursbuch.core.title import on
from kursbuch.eighteen.events import CompanyLaunched
from kursbuch.eighteen.operating.buy_trains import BuyTrains
from kursbuch.eighteen.operating.dividends import Dividend
from kursbuch.eighteen.operating.events import HomeMarkerPlaced, PhaseBegan, TileLaid, TurnBegan
from kursbuch.eighteen.operating.lay_track import LayTrack
from kursbuch.eighteen.operating.operating_round import company_at_turn
from kursbuch.eighteen.operating.phases import crowded_companies
from kursbuch.eighteen.operating.place_station import PlaceStation
from kursbuch.eighteen.operating.return_trains import ReturnTrains
from kursbuch.eighteen.operating.run_trains import RunningTrains
from kursbuch.eighteen.stations import homes_to_come
from kursbuch.eighteen.title.running import Running
from kursbuch.eighteen.title.slots import always
from kursbuch.eighteen.title.track import Track
from kursbuch.eighteen.title.trade import Trade
from kursbuch.games.g1844.bankruptcy import Bankruptcy, DeclareBankruptcy
from kursbuch.games.g1844.destinations import (
    ClaimDestinations,
    Claims,
    LaterClaims,
    claim_capital,
    pay_destinations,
)
from kursbuch.games.g1844.end_of_turn import EndOfTurn
from kursbuch.games.g1844.eva import Eva, GiveEva
from kursbuch.games.g1844.events import MarkerReturned, SbbFormed
from kursbuch.games.g1844.furka import Furka, LayFurka, lay_furka_at_last
from kursbuch.games.g1844.mountains import PlaceMountain, PlaceMountainRailway
from kursbuch.games.g1844.operating_events import FurkaLaid, TunnelBuilt
from kursbuch.games.g1844.operating_order import only_the_next
from kursbuch.games.g1844.privates import close_privates
from kursbuch.games.g1844.revenue import (
    bring_to_life,
    brings,
    can_run,
    network,
    preference,
    stamp,
    train,
)
from kursbuch.games.g1844.rules import Switches, Title44
from kursbuch.games.g1844.state import State44
from kursbuch.games.g1844.track import (
    ExtraTile,
    LayExtraTile,
    by_markers_on_the_map,
    is_asked,
    more_to_build,
    terrain_cost,
)
from kursbuch.games.g1844.trains import (
    has_train_and_route,
    must_own_train,
    trade_price,
    turn_trains,
)
from kursbuch.games.g1844.tunnels import BuildTunnel, Tunnelling

PRIVATES_CLOSE = "5"

TURN = (LayTrack, PlaceStation, RunningTrains, Dividend, BuyTrains, EndOfTurn)
TRACK = Track(
    cost=terrain_cost,
    marker_cost=by_markers_on_the_map,
    home_tile_compulsory=True,
    more=more_to_build,
    kept_circles=homes_to_come,
)
RUNNING = Running(
    network=network,
    stamp=stamp,
    train=train,
    waits=can_run,
    ran=bring_to_life,
    preference=preference,
    brings=brings,
)
TRADE = Trade(
    trade_price=trade_price,
    duty=must_own_train,
    new_trains=only_the_next,
    changes_trains=turn_trains,
    help_for_any_train="no",
    surplus_to_pool=True,
)
ACTIONS: tuple[type[Action], ...] = (
    *(LayExtraTile, BuildTunnel, LayFurka, PlaceMountainRailway),
    *(GiveEva, DeclareBankruptcy, ClaimDestinations),
)
STEPS: tuple[type[Step[State44]], ...] = (
    *(EndOfTurn, PlaceMountain, Furka, ExtraTile, Tunnelling, Eva),
    *(Claims, LaterClaims, Bankruptcy),
)
ANYTIME = (Tunnelling(), ExtraTile(), Furka(), Eva(), Bankruptcy(), LaterClaims())


def close_in_phase_5(state: State44, event: PhaseBegan) -> None:
    """The Furka-Oberalp line first, then all private companies close (44-PH-14, 44-PV-11)."""
    if event.phase == PRIVATES_CLOSE:
        lay_furka_at_last(state)
        close_privates(state)


def unless_exported(state: State44) -> bool:
    """As some tables play: after an export only the formation of the SBB asks for trains."""
    return company_at_turn(state) is not None or state.phase == PRIVATES_CLOSE


def give_up_what_was_left_over(state: State44, event: TurnBegan) -> None:
    """What was not given up after an export is given up at the next turn (44-SC-03)."""
    if state.title.switches.surplus_after_export != "at once":
        crowded = crowded_companies(state)
        if crowded:
            state.push(ReturnTrains(crowded))


REACTIONS = {
    **on(CompanyLaunched, claim_capital),
    **on(TileLaid, pay_destinations),
    **on(TunnelBuilt, pay_destinations),
    **on(FurkaLaid, pay_destinations),
    **on(SbbFormed, pay_destinations),
    **on(MarkerReturned, pay_destinations),
    **on(TurnBegan, pay_destinations, give_up_what_was_left_over),
    **on(HomeMarkerPlaced, pay_destinations),
    **on(PhaseBegan, close_in_phase_5),
}


def operating_options(title: Title44, switches: Switches) -> Title44:
    """The operating round under the options of a game."""
    return replace(
        title,
        rounds=replace(title.rounds, foresees=not switches.idle_steps),
        track=replace(
            title.track,
            home_tile_compulsory=switches.home_tile == "compulsory",
            more=is_asked if switches.idle_steps else more_to_build,
        ),
        running=replace(
            title.running,
            waits=has_train_and_route if switches.idle_steps else can_run,
        ),
        trade=replace(
            title.trade,
            help_for_any_train="yes" if switches.emergency == "any train" else "no",
            only_needed_sales=(
                switches.emergency != "any train" and switches.emergency_sales != "at will"
            ),
            sales_at_will=switches.emergency_sales == "at will",
            surplus_to_pool=switches.surplus_trains == "pool",
            gives_up_now=(
                always if switches.surplus_after_export == "at once" else unless_exported
            ),
        ),
    )
