"""The titles: two maps under the rules of 2010, and the first edition of 2009."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from functools import cache, partial

from kursbuch.core.action import Action
from kursbuch.core.offers import Plain
from kursbuch.core.title import Option, Setup
from kursbuch.games.first_train.accounts import record_profit
from kursbuch.games.first_train.auction import (
    BoxAuction,
    ChooseCompany,
    PlaceBid,
    RecordInfluence,
    auction,
)
from kursbuch.games.first_train.boards import SIDES, Boards, check_bags, read_boards
from kursbuch.games.first_train.building import BuildLink, BuildTrack, FinishSeries, build_track
from kursbuch.games.first_train.conservation import conserved
from kursbuch.games.first_train.data_files import data_fingerprint, data_of, with_own
from kursbuch.games.first_train.edition import Edition, Nouns, same_price, same_row
from kursbuch.games.first_train.events import EVENTS
from kursbuch.games.first_train.investment import draw_tokens, take_investment
from kursbuch.games.first_train.log import tell
from kursbuch.games.first_train.map import Map
from kursbuch.games.first_train.nouns import FIRST_EDITION, NUREMBERG, WENSLEYDALE
from kursbuch.games.first_train.read_map import read_map
from kursbuch.games.first_train.scoring import result
from kursbuch.games.first_train.setup import begin
from kursbuch.games.first_train.shape import Shape, read_shape
from kursbuch.games.first_train.state import FirstTrain
from kursbuch.games.first_train.summary import summary
from kursbuch.games.first_train.takeovers import SellSeries, Takeovers, takeovers
from kursbuch.games.first_train.trains import BuyTrain
from kursbuch.games.first_train.transport import (
    Pass,
    TrainsAndTransport,
    TransportPiece,
    TransportPieces,
    buy_trains_and_transport,
)
from kursbuch.games.first_train.turn import Turn, end_of_turn, round_name
from kursbuch.games.first_train.turn_order import set_build_and_transport_order, set_player_order

ACTIONS: tuple[type[Action], ...] = (
    *(PlaceBid, ChooseCompany, BuildLink, FinishSeries, BuyTrain),
    *(TransportPiece, TransportPieces, Pass, SellSeries),
)
PHASES = (
    take_investment,
    draw_tokens,
    auction,
    set_build_and_transport_order,
    build_track,
    buy_trains_and_transport,
    record_profit,
    set_player_order,
    takeovers,
    end_of_turn,
)
"""The ten phases of a turn (FT-GEN-01)."""

BOARD_SIDE = Option(name="board_side", values=SIDES, rules=("FT-SETUP-01",), players=(3,))
TRAIN_CATEGORY = Option(name="train_category", values=("row", "price"), rules=("FT-TRN-02",))
DARK_RED = Option(name="dark_red", values=(False, True), rules=("FT-BUILD-07",))
CATEGORIES = {"row": same_row, "price": same_price}


def choose(title: Edition, setup: Setup) -> Edition:
    """The title with the board side, the map and the rules that the players agreed on."""
    whole, shape, boards = boards_for(title.board, setup)
    return replace(
        title,
        map=whole,
        shape=shape,
        boards=boards,
        side=boards.sides[side_for(setup)],
        same_category=CATEGORIES[str(setup.options.get(TRAIN_CATEGORY.name, "row"))],
        tell=partial(tell, whole, title.nouns),
    )


def side_for(setup: Setup) -> str:
    """Two players use the 2–3 side, four the 3–4 side; three choose (FT-SETUP-01)."""
    usual = "2-3" if setup.players == 2 else "3-4"
    return str(setup.options.get(BOARD_SIDE.name, usual))


def boards_for(board: str, setup: Setup) -> tuple[Map, Shape, Boards]:
    """The boards that the game was begun with: the package's, or the players' own."""
    played = tuple(name for name, value in setup.options.items() if value is True)
    if setup.own:
        return read_all(with_own(data_of(board, setup.data), setup.own), played)
    return known_boards(board, setup.data, played)


@cache
def known_boards(
    board: str, wanted: str = "", played: tuple[str, ...] = ()
) -> tuple[Map, Shape, Boards]:
    """The map, its shape and the boards of the package."""
    return read_all(data_of(board, wanted), played)


def read_all(files: dict[str, Plain], played: Collection[str]) -> tuple[Map, Shape, Boards]:
    """Map, shape and boards that fit together."""
    whole, boards = read_map(files["map"], played), read_boards(files["boards"])
    check_bags(boards, whole)
    return whole, read_shape(files["shape"], whole), boards


def edition(board: str, key: str, name: str, nouns: Nouns) -> Edition:
    """A title on one of the two maps, by the rules that all titles share."""
    whole, shape, boards = known_boards(board)
    return Edition(
        key=key,
        name=name,
        family="first-train",
        ledger="first-train",
        rules=2,
        players=(2, 3, 4),
        options=(BOARD_SIDE, TRAIN_CATEGORY),
        note="ft-reconstruction",
        data=data_fingerprint(board),
        state=FirstTrain,
        actions=ACTIONS,
        events=EVENTS,
        steps=(Turn, BoxAuction, RecordInfluence, BuildTrack, TrainsAndTransport, Takeovers),
        end_rule="FT-FIN-01",
        begin=begin,
        choose=choose,
        result=result,
        tell=partial(tell, whole, nouns),
        conserved=conserved,
        round_name=round_name,
        summary=summary,
        board=board,
        map=whole,
        shape=shape,
        boards=boards,
        side=boards.sides["3-4"],
        nouns=nouns,
        phases=PHASES,
        same_category=same_row,
    )


def first_edition(title: Edition) -> Edition:
    """Last Train to Wensleydale, 2009 (FT-1ED-01 to -05): three or four players, no options."""
    return replace(
        title,
        key="last-train-wensleydale",
        name="Last Train to Wensleydale (2009)",
        players=(3, 4),
        options=(),
        note="ft-first-edition",
        nouns=FIRST_EDITION,
        tell=partial(tell, title.map, FIRST_EDITION),
    )


FIRST_TRAIN_NUREMBERG = edition(
    "nuremberg", "first-train-nuremberg", "First Train to Nuremberg", NUREMBERG
)
FIRST_TRAIN_WENSLEYDALE = replace(
    edition(
        "wensleydale",
        "first-train-wensleydale",
        "First Train to Nuremberg: Wensleydale",
        WENSLEYDALE,
    ),
    options=(BOARD_SIDE, TRAIN_CATEGORY, DARK_RED),
)
LAST_TRAIN_WENSLEYDALE = first_edition(FIRST_TRAIN_WENSLEYDALE)

TITLES = (FIRST_TRAIN_NUREMBERG, FIRST_TRAIN_WENSLEYDALE, LAST_TRAIN_WENSLEYDALE)
