"""Setting up: discs, goods and people from the bags, influence tokens."""

from __future__ import annotations

from kursbuch.core.action import Seat
from kursbuch.core.draw import Draw
from kursbuch.core.title import Setup
from kursbuch.games.first_train.edition import Edition
from kursbuch.games.first_train.map import (
    COMPANIES,
    GOODS,
    INFLUENCE,
    LANDOWNER,
    PASSENGERS,
    PIECES,
    AreaId,
    Piece,
)
from kursbuch.games.first_train.removal import remove_stranded_pieces
from kursbuch.games.first_train.state import Box, FirstTrain, Player
from kursbuch.games.first_train.tracks import new_track
from kursbuch.games.first_train.turn import Turn


def begin(title: Edition, setup: Setup) -> FirstTrain:
    """The game before its first turn."""
    state = empty_board(title, setup, Draw(setup.seed))
    place_goods(state)
    place_people(state)
    remove_stranded_pieces(state)
    state.push(Turn())
    return state


def empty_board(title: Edition, setup: Setup, draw: Draw) -> FirstTrain:
    """Discs, cubes and links in their places; nothing on the map (FT-SETUP-02, -03, -06)."""
    order = draw.shuffle([Seat(seat) for seat in range(setup.players)])
    components, start = title.boards.components, title.boards.start
    return FirstTrain(
        title=title,
        setup=setup,
        draw=draw,
        turn=1,
        players=[Player(hand=0, stock=components.cubes, links=components.links) for _ in order],
        order=order,
        build_order=order.copy(),
        transport_order=order.copy(),
        influence={colour: new_track(order, start.influence[colour]) for colour in INFLUENCE},
        profit=new_track(order, start.profit),
        bag=dict(title.side.tokens),
        boxes=[Box() for _ in title.side.boxes],
        links={},
        company_links={},
        company_stock=dict.fromkeys(COMPANIES, components.company_links),
        joined={},
        pieces={},
        game_box=dict.fromkeys(PIECES, 0),
    )


def place_goods(state: FirstTrain) -> None:
    """Two draws for each goods area; goods of the wrong colour go to the box (FT-SETUP-04)."""
    bag = full_bag(state, GOODS)
    for area in state.title.map.areas.values():
        if area.goods:
            drawn = [state.draw.take(bag) for _ in range(state.title.boards.limits.goods_drawn)]
            put(state, area.id, [good for good in drawn if good == area.goods])
            put_away(state, [good for good in drawn if good != area.goods])
    put_away(state, bag)


def place_people(state: FirstTrain) -> None:
    """People for the neutral towns, none for the companies' (FT-SETUP-05)."""
    bag = full_bag(state, (*PASSENGERS, LANDOWNER))
    for area in state.title.map.areas.values():
        if area.town and not area.company:
            number = state.title.boards.limits.people_drawn[area.town]
            put(state, area.id, [state.draw.take(bag) for _ in range(number)])
    put_away(state, bag)


def full_bag(state: FirstTrain, kinds: tuple[Piece, ...]) -> list[Piece]:
    """All pieces of these kinds."""
    numbers = state.title.boards.components.pieces
    return [kind for kind in kinds for _ in range(numbers[kind])]


def put(state: FirstTrain, area: AreaId, pieces: list[Piece]) -> None:
    """Pieces into an area."""
    if pieces:
        state.pieces[area] = tuple(sorted((*state.pieces.get(area, ()), *pieces)))


def put_away(state: FirstTrain, pieces: list[Piece]) -> None:
    """Pieces into the game box."""
    for piece in pieces:
        state.game_box[piece] += 1
