"""Positions that random games hardly meet, by name, for the check of completeness.

    python -m tests.contract.rare FOLDER

writes them as text, so that the same positions can be looked at by another state of the program.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from kursbuch.core.action import Action
from kursbuch.core.record import write_action, write_state
from kursbuch.core.state import State
from kursbuch.eighteen.ids import HexId, PaperId
from kursbuch.games.g1824.title import GOODS_TIME
from kursbuch.games.g1844.title import EDITION_2003, EDITION_2016
from tests.eighteen.builders import (
    ANNA,
    BERT,
    CARLA,
    buy_train,
    do,
    give,
    hold,
    in_stock_round,
    lay_tile,
    of,
    sell,
)
from tests.games.g1824 import builders as b24
from tests.games.g1824 import test_coal, test_foundation
from tests.games.g1824.dealing import before_the_first
from tests.games.g1844 import builders as b44
from tests.games.g1844 import table as t44
from tests.games.g1844 import test_2003_board, test_destinations, test_sbb, test_trading_trains
from tests.games.g1844.test_tunnels import build


def tunnel_under_the_furka_line() -> State:
    """2003: the line is laid, and its track is reached, not the mouth (44-TU-12)."""
    return test_2003_board.disentis(EDITION_2003)


def tunnel_of_2016() -> State:
    """The same in 2016, where the mouth must be reached (44-TU-11)."""
    return test_2003_board.disentis(EDITION_2016)


def sbb_director_over_a_double() -> State:
    """Anna directs the SBB, Bert has an ordinary double and a single (44-DC-10)."""
    state = t44.rich(b44.position("5"))
    b44.company(state, "SBB", cell=(5, 8))
    give(state, BERT, "SBB_11", "SBB_1")
    return in_stock_round(state)


def asking_consent() -> State:
    """Bert is asked for a train, while Anna has EVA and a private company to use."""
    state = test_trading_trains.market("3", cash=200, seat=BERT)
    give(state, ANNA, "P2")
    state.eva = ANNA
    return do(state, test_trading_trains.trade(180))


def marker_to_keep() -> State:
    """The SBB has markers in two cities of a hex (44-SB-11)."""
    return test_sbb.formed(test_sbb.two_cities())


def debt_of_the_exchange() -> State:
    """Anna must sell for what she owes (44-SB-20)."""
    return in_stock_round(test_sbb.indebted(200))


def mountain_to_place() -> State:
    """A mountain railway was bought (44-MR-03)."""
    state = in_stock_round(t44.rich(b44.position("3")))
    return do(state, t44.buy_paper(0, "B1"))


def destinations_to_claim() -> State:
    """Two destinations are reached, and paid when claimed (44-DE-10)."""
    state = test_destinations.before_winterthur(destinations="when claimed")
    state.claims.append(test_destinations.GB)
    state.tunnels[HexId("H19")] = PaperId("T1")
    of(state, "GB").par = 60
    return do(state, lay_tile("C22", 9, 1))


def state_railway_founded() -> State:
    """The state railway SD is founded out of its pre-state railways (24-FO-01)."""
    own = {"SD1": 0, "SD2": 1, "SD3": 2}
    return test_foundation.founded(test_foundation.before("4", own), "4")


def mountains_to_exchange() -> State:
    """The first 4-train was bought, and mountain railways are exchanged (24-MR-21)."""
    state = before_the_first("4", {"B1": 0, "B2": 1})
    return do(state, buy_train("4"))


def coal_to_exchange() -> State:
    """A coal railway can be exchanged in a stock round (24-CR-11)."""
    return in_stock_round(b24.position("3", {"EPP": 0, "MLB": 1}))


def half_sale() -> State:
    """Anna has the certificate of BK without directing it (24-CR-13)."""
    state = b24.position("3", {"EPP": 0}, coal_director="has no certificate")
    hold(state, "BK", CARLA, 1, 2, 3)
    state = do(in_stock_round(state), test_coal.exchange())
    of(state, "BK").operated = True
    state = in_stock_round(state, 3)
    hold(state, "BK", BERT, 5)
    return state


def towns_to_place() -> State:
    """Goods Time: town tokens are placed before the game (24-VC-01)."""
    return b24.begin(4, GOODS_TIME, towns=5)


RARE: Mapping[str, Callable[[], State]] = {
    built.__name__: built
    for built in (
        *(tunnel_under_the_furka_line, tunnel_of_2016, sbb_director_over_a_double),
        *(asking_consent, marker_to_keep, debt_of_the_exchange, mountain_to_place),
        *(destinations_to_claim, state_railway_founded, mountains_to_exchange),
        *(coal_to_exchange, half_sale, towns_to_place),
    )
}


KNOWN: Mapping[str, tuple[Action, ...]] = {
    "tunnel_under_the_furka_line": (build("H29", "straight", 0),),
    "tunnel_of_2016": (build("H29", "straight", 0),),
    "sbb_director_over_a_double": (sell("SBB", 2, doubles=1),),
}
"""Actions of the kind that a position is about, lawful or not, to begin from."""


def position(name: str) -> State:
    """The position of this name."""
    return RARE[name]()


def write(folder: Path) -> None:
    """Every position as text; options as far as they are none of the defaults."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in RARE:
        state = position(name)
        title = state.title
        usual = title.settled(state.setup.players, {})
        options = {n: v for n, v in state.setup.options.items() if usual.get(n) != v}
        plain = {
            "title": title.key,
            "players": state.setup.players,
            "options": options,
            "state": write_state(state),
            "known": [write_action(action) for action in KNOWN.get(name, ())],
        }
        (folder / f"{name}.json").write_text(json.dumps(plain), encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
