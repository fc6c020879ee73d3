"""SU: setup."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kursbuch import (
    render,
)
from kursbuch.core.errors import BadSetup
from kursbuch.core.title import (
    Value,
)
from kursbuch.core.words import (
    LANGUAGES,
    Message,
    speak,
)
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.ids import BANK, OUT, CompanyId, TileId
from kursbuch.eighteen.operating.place_station import PlaceMarker
from kursbuch.eighteen.stock.market import by_price, price
from kursbuch.games.g1824.reserved import is_reserved
from kursbuch.games.g1824.rules import (
    Title24,
)
from kursbuch.games.g1824.title import GOODS_TIME, STANDARD, THREE_PLAYERS, TWO_PLAYERS
from tests.eighteen.builders import ANNA, do, of, offered, tile
from tests.games.g1824.builders import at_turn, begin, company, position


@pytest.mark.rule("24-SU-01")
def test_each_title_has_its_numbers_of_players() -> None:
    assert STANDARD.players == GOODS_TIME.players == (3, 4, 5, 6)
    assert (TWO_PLAYERS.players, THREE_PLAYERS.players) == ((2,), (3,))
    with pytest.raises(BadSetup):
        STANDARD.start(2)


@pytest.mark.rule("24-SU-02")
def test_seats_are_fixed_and_the_stack_of_two_players_comes_from_the_seed() -> None:
    assert begin(5).order == [0, 1, 2, 3, 4]
    kinds = [TWO_PLAYERS.start(2, seed).kinds for seed in range(40)]
    assert kinds[7] == TWO_PLAYERS.start(2, 7).kinds
    assert len({tuple(sorted(drawn.items())) for drawn in kinds}) == 9


@pytest.mark.rule("24-SU-03", "24-FS-03")
def test_seat_1_has_the_priority_deal_but_the_last_seat_begins() -> None:
    state = begin(4)
    assert state.order[0] == 0
    assert state.agenda[-1].actors(state) == (3,)


@pytest.mark.rule("24-SU-04", "24-SU-05", "24-SU-08")
@pytest.mark.parametrize(
    ("players", "each", "bank"), [(3, 820, 9540), (4, 680, 9280), (5, 560, 9200), (6, 460, 9240)]
)
def test_starting_cash_is_part_of_12000(players: int, each: int, bank: int) -> None:
    state = begin(players)
    assert [player.cash for player in state.players] == [each] * players
    assert state.bank == bank
    assert STANDARD.conserved(state)["money"] == 12_000
    assert all(record.cash == 0 for record in state.companies.values())


@pytest.mark.rule("24-SU-06", "24-SU-07")
def test_everybody_sees_everything_and_agreements_are_no_action() -> None:
    state = begin(3)
    assert STANDARD.view(state, ANNA).holder == STANDARD.view(state, None).holder == state.holder
    assert not any("Agree" in action.__name__ for action in STANDARD.actions)


@pytest.mark.rule("24-SU-09", "24-CE-02")
def test_there_are_72_share_certificates() -> None:
    shares = {
        name: [c.shares for c in certificates]
        for name, certificates in STANDARD.certificates.items()
        if len(certificates) > 1
    }
    assert sorted(shares) == ["BH", "BK", "CL", "KK", "MS", "SB", "SD", "UG"]
    assert all(sizes == [2, 1, 1, 1, 1, 1, 1, 1, 1] for sizes in shares.values())
    assert len(STANDARD.counted) == 72


@pytest.mark.rule("24-SU-10")
def test_director_certificates_and_some_shares_are_reserved() -> None:
    state = begin(4)
    waiting = {c for company in STANDARD.certificates for c in STANDARD.certificates[company]}
    found = {c.id for c in waiting if is_reserved(state, c.id)}
    assert found == {
        *("BK_0", "MS_0", "CL_0", "SB_0"),
        *("SD_0", "SD_1", "SD_2", "UG_0", "UG_1", "KK_0", "KK_1"),
    }
    assert all(state.holder[c.id] == BANK for c in waiting)


@pytest.mark.rule("24-SU-11")
@pytest.mark.parametrize(("players", "number"), [(3, 4), (4, 6), (5, 6), (6, 4)])
def test_mountain_railways_in_play(players: int, number: int) -> None:
    state = begin(players)
    assert [state.holder[name] for name in STANDARD.papers] == [BANK] * number + [OUT] * (
        6 - number
    )


@pytest.mark.rule("24-SU-12", "24-ST-01")
def test_state_railways_stand_on_120_with_sd_on_top() -> None:
    state = begin(4)
    assert by_price(state) == ["SD", "UG", "KK"]
    for name in ("SD", "UG", "KK"):
        assert of(state, name).cell == (0, 2)
        assert price(state, CompanyId(name)) == 120


@pytest.mark.rule("24-SU-13")
def test_regional_railways_have_no_price_at_first() -> None:
    state = begin(4)
    assert [of(state, name).cell for name in STANDARD.regionals] == [None] * 5


@pytest.mark.rule("24-SU-14", "24-TP-14", "24-TP-13")
def test_the_train_cards() -> None:
    counts = {card.id: card.count for card in STANDARD.cards.values() if not card.unlimited}
    assert [counts[n] for n in ("2", "3", "4", "5", "6", "8")] == [9, 7, 4, 3, 3, 2]
    assert [counts[n] for n in ("1g", "2g", "3g", "4g", "5g")] == [6, 5, 4, 3, 2]
    assert STANDARD.cards["10"].unlimited
    prices = {str(name): train.price for name, train in STANDARD.trains.items()}
    assert [prices[n] for n in ("2", "3", "4", "5", "6", "8", "10")] == [
        *(80, 180, 280, 400, 600, 800, 1000)
    ]
    assert [prices[n] for n in ("1g", "2g", "3g", "4g", "5g")] == [120, 240, 360, 600, 800]


@pytest.mark.rule("24-TP-14")
def test_on_18xx_games_there_are_twenty_ten_trains() -> None:
    assert begin(4, ten_trains="twenty").depot["10"] == 20


@pytest.mark.rule("24-SU-15", "24-TR-17")
def test_the_supply_of_tiles_is_limited() -> None:
    counts, tiles = STANDARD.ground.tiles.counts, STANDARD.ground.tiles.tiles
    yellow = sum(n for name, n in counts.items() if tiles[name].face.colour == "yellow")
    assert yellow == 72
    assert counts[TileId("499")] == 1


@pytest.mark.rule("24-SU-16", "24-TK-09")
def test_a_home_is_kept_free_for_a_company_to_come() -> None:
    state = position("3")
    tile(state, "B9", 57, 1)
    tile(state, "B11", 9, 1)
    tile(state, "B7", 9, 1)
    tile(state, "B5", 57, 1)
    company(state, "MS", money=500, at=["B5.0"])
    state = at_turn(state, "MS", "LayTrack")
    state = do(state, Pass(by=ANNA))
    assert not offered(state, PlaceMarker)
    tile(state, "B9", 15, 1)
    state = at_turn(state, "MS", "PlaceStation")
    assert [offer.fixed["stop"] for offer in offered(state, PlaceMarker)] == ["B9.0"]


@pytest.mark.rule("24-SU-15")
@pytest.mark.parametrize("language", LANGUAGES)
def test_lists_of_tiles_say_that_the_rulebook_counts_fewer(language: str) -> None:
    tiles = STANDARD.ground.tiles
    yellow = [name for name, tile in tiles.tiles.items() if tile.face.colour == "yellow"]
    assert sum(tiles.counts[name] for name in yellow) == 72
    note = speak(Message(STANDARD.tiles_note), language)
    assert note in render.draw(begin(), "tiles", language=language)


OLDER: dict[str, dict[str, Value]] = {
    "1824": {"directors_help": "for any train", "goods_scrapping": "by goods trains only"},
    "1824-cisleithania-2": {"construction_share": False},
    "1824-cisleithania-3": {"bukowina": True, "pest_marker": "on the first turn"},
}


@pytest.mark.rule("24-EF-04", "24-PH-09", "24-VA-13", "24-VB-05", "24-VB-11")
@pytest.mark.parametrize("title", [STANDARD, TWO_PLAYERS, THREE_PLAYERS])
def test_a_table_of_rules_number_1_plays_what_it_began_with(title: Title24) -> None:
    setup = title.start(title.players[0], 1).setup
    for rules, expected in ((1, OLDER["1824"] | OLDER[title.key]), (2, {})):
        switches = title.under(replace(setup, rules=rules, options={})).switches
        for option in title.options:
            value = expected.get(option.name, option.default)
            assert getattr(switches, option.name) == value, option.name
