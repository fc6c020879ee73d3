"""Setting up (FT-SETUP)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from kursbuch.core.errors import BadSetup
from kursbuch.core.state import offers, play
from kursbuch.games.first_train.map import COMPANIES, INFLUENCE
from kursbuch.games.first_train.setup import (
    begin,
    place_goods,
    place_people,
)
from kursbuch.games.first_train.title import (
    FIRST_TRAIN_NUREMBERG,
    FIRST_TRAIN_WENSLEYDALE,
    TITLES,
)
from kursbuch.games.first_train.turn import turns
from tests.games.first_train.builders import small_map, table

NUREMBERG, WENSLEYDALE = FIRST_TRAIN_NUREMBERG, FIRST_TRAIN_WENSLEYDALE


@pytest.mark.rule("FT-SETUP-01")
@pytest.mark.parametrize(("players", "boxes"), [(2, 6), (3, 8), (4, 8)])
def test_the_side_of_the_board_follows_the_number_of_players(players: int, boxes: int) -> None:
    for title in (NUREMBERG, WENSLEYDALE):
        state = title.start(players=players)
        assert len(state.boxes) == boxes
        assert state.title.side.trains[0].passenger_points == (3 if players == 2 else 1)


@pytest.mark.rule("FT-TRN-09", "FT-SETUP-04")
def test_what_nobody_can_ever_transport_is_not_even_set_up() -> None:
    whole = small_map("R:red N:major H:hill", "R-N N-H R-H")
    alone = replace(whole, neighbours={**whole.neighbours, "H": ("R",)})
    setup = NUREMBERG.start(players=3).setup
    for near, placed in ((whole, True), (alone, False)):
        title = replace(NUREMBERG.under(setup), map=near)
        games = [begin(title, replace(setup, seed=str(seed))) for seed in range(9)]
        assert any("H" in state.pieces for state in games) is placed


@pytest.mark.rule("FT-SETUP-01")
def test_three_players_may_agree_on_the_other_side_and_nobody_else_may() -> None:
    state = NUREMBERG.start(players=3, options={"board_side": "2-3"})
    assert len(state.boxes) == 6
    assert state.title.side.trains[0].passenger_points == 3
    for players in (2, 4):
        with pytest.raises(BadSetup):
            NUREMBERG.start(players=players, options={"board_side": "3-4"})


@pytest.mark.rule("FT-SETUP-01")
def test_the_game_is_for_two_to_four_players_on_two_maps() -> None:
    assert NUREMBERG.start(players=2).title.map.name == "Nuremberg"
    assert WENSLEYDALE.start(players=2).title.map.name == "Wensleydale"
    for players in (1, 5):
        with pytest.raises(BadSetup):
            NUREMBERG.start(players=players)


@pytest.mark.rule("FT-SETUP-02")
def test_each_player_has_fifteen_cubes_in_the_stock_and_fifteen_links() -> None:
    for player in table(players=4).players:
        assert (player.hand, player.stock, player.links, player.trains) == (0, 15, 15, [])
    assert NUREMBERG.boards.components.train_markers == 3


@pytest.mark.rule("FT-SETUP-03")
def test_the_player_order_is_random() -> None:
    orders = {tuple(NUREMBERG.start(players=4, seed=seed).order) for seed in range(200)}
    assert len(orders) == 24


@pytest.mark.rule("FT-SETUP-03")
def test_discs_begin_at_one_two_one_one_and_the_first_player_is_on_top() -> None:
    state = NUREMBERG.start(players=4, seed=3)
    for colour, space in {"white": 1, "brown": 2, "red": 1, "green": 1}.items():
        assert state.influence[colour].stack(space) == state.order[::-1]
        assert state.influence[colour].ranking() == state.order
    assert state.profit.stack(0) == state.order[::-1]
    assert [player.points for player in state.players] == [0, 0, 0, 0]


@pytest.mark.rule("FT-SETUP-04")
def test_two_goods_are_drawn_for_each_goods_area_and_only_the_right_colour_stays() -> None:
    whole = small_map("R:red P:yellow N:major H:hop", "R-P P-N N-H")
    seen = set()
    for seed in "abcdefghijklmnop":
        state = table(whole)
        state.draw.seed = seed
        place_goods(state)
        assert state.draw.count == 4
        assert set(state.pieces.get("P", ())) <= {"yellow"}
        assert set(state.pieces.get("H", ())) <= {"white"}
        assert not state.pieces.keys() & {"R", "N"}
        seen.add((len(state.pieces.get("P", ())), len(state.pieces.get("H", ()))))
        left = Counter(piece for pieces in state.pieces.values() for piece in pieces)
        for good in ("white", "yellow"):
            assert state.game_box[good] + left[good] == 60
    assert {goods for goods, _ in seen} == {goods for _, goods in seen} == {0, 1, 2}


@pytest.mark.rule("FT-SETUP-05")
def test_three_people_for_a_major_town_two_for_a_minor_and_none_for_company_towns() -> None:
    whole = small_map("R:red G:green M:major m:minor a", "R-M M-m m-G m-a")
    kinds: set[str] = set()
    for seed in "abcdefgh":
        state = table(whole)
        state.draw.seed = seed
        place_people(state)
        assert {area: len(people) for area, people in state.pieces.items()} == {"M": 3, "m": 2}
        kinds |= {piece for people in state.pieces.values() for piece in people}
        left = Counter(piece for pieces in state.pieces.values() for piece in pieces)
        for piece in ("red", "green", "landowner"):
            assert state.game_box[piece] + left[piece] == 25
    assert kinds == {"red", "green", "landowner"}


@pytest.mark.rule("FT-SETUP-06")
def test_the_tokens_in_the_bag_belong_to_the_side_of_the_board() -> None:
    assert table(players=4).bag == dict.fromkeys(INFLUENCE, 5)
    assert table(players=3).bag == dict.fromkeys(INFLUENCE, 5)
    small = {"white": 4, "brown": 4, "red": 2, "green": 2}
    assert table(players=2).bag == small
    assert table(players=3, side="2-3").bag == small


@pytest.mark.rule("FT-SETUP-07")
@pytest.mark.parametrize(
    ("players", "side", "expected"), [(4, "", 4), (3, "3-4", 5), (3, "2-3", 4), (2, "", 5)]
)
def test_the_number_of_turns_follows_players_and_side(
    players: int, side: str, expected: int
) -> None:
    assert turns(table(players=players, side=side)) == expected


@pytest.mark.rule("FT-SETUP-03", "FT-INF-01")
def test_the_same_seed_gives_the_same_game_and_another_seed_another() -> None:
    for title in TITLES:
        assert title.start(players=3, seed=1) == title.start(players=3, seed=1)
        assert title.start(players=3, seed=1) != title.start(players=3, seed=2)


def test_a_game_waits_for_the_first_bid_of_the_first_player() -> None:
    state = NUREMBERG.start(players=4, seed=9)
    assert {offer.by for offer in offers(state)} == {state.order[0]}
    assert play(state, next(iter(offers(state)[0].actions())))[0].order == state.order


def test_each_company_has_sixty_links() -> None:
    assert table().company_stock == dict.fromkeys(COMPANIES, 60)


def test_the_summary_tells_what_lies_in_the_boxes() -> None:
    state = TITLES[0].start(3, 1)
    boxes = [
        {"box": number, "token": box.token or None, "bidder": None, "cubes": 0}
        for number, box in enumerate(state.boxes, start=1)
    ]
    assert any(box["token"] for box in boxes)
    assert state.title.summary(state)["boxes"] == boxes
