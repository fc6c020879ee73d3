"""The 2003 edition: every line that the ledger marks for it, and the examples of its rulebook."""

from __future__ import annotations

import pytest

from kursbuch.catalogue import title as find
from kursbuch.core.state import settle, to_act
from kursbuch.core.words import LANGUAGES, Message, Words
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.board import lay_over, left
from kursbuch.eighteen.game import Game, Series
from kursbuch.eighteen.holdings import certificate_count
from kursbuch.eighteen.ids import OUT, CompanyId, HexId, PaperId, StopId, TileId, TrainId
from kursbuch.eighteen.income import pay_incomes
from kursbuch.eighteen.market import by_price
from kursbuch.eighteen.run_trains import RunTrains
from kursbuch.eighteen.runs import best_runs
from kursbuch.eighteen.scoring import cash_and_shares
from kursbuch.eighteen.stock_round import StockRound
from kursbuch.eighteen.trade import TradeTrain
from kursbuch.games.g1844.auction import SetIssuePrice
from kursbuch.games.g1844.events import PrivatesRefused
from kursbuch.games.g1844.furka import LayFurka
from kursbuch.games.g1844.revenue import network
from kursbuch.games.g1844.rules import Title44
from kursbuch.games.g1844.sbb import form_sbb
from kursbuch.games.g1844.scoring import final_value
from kursbuch.games.g1844.state import State44
from kursbuch.games.g1844.title import EDITION_2003, EDITION_2016
from tests.contract.cases import Case, random_game
from tests.contract.checks import (
    check_random_play_ends_with_a_result,
    check_what_is_conserved_never_changes,
)
from tests.games.g1844.builders import (
    ANNA,
    BERT,
    CARLA,
    DORA,
    at_turn,
    company,
    do,
    emptied,
    give,
    in_pool,
    lay_tile,
    news,
    of,
    refused,
    run,
    tiles,
)
from tests.games.g1844.table import (
    all_pass,
    auction,
    bid,
    buy,
    buy_from_pool,
    buy_paper,
    holder_of,
    in_stock_round,
    on_offer,
    owned,
    passing,
    pay_out,
    price_of,
    rich,
    sell,
    sold_off,
    start,
)
from tests.games.g1844.test_tunnels import build

EDITIONS = pytest.mark.parametrize("title", [EDITION_2003, EDITION_2016], ids=lambda t: t.key)


def new(players: int = 4) -> State44:
    """A new game of 2003; the cards lie in the order of the seats."""
    return EDITION_2003.start(players, options={"order_cards": "as seated"})


def refuse(state: State44) -> State44:
    """Everybody passes on the private company on offer."""
    for _ in range(4):
        state = do(state, passing(to_act(state)[0]))
    return state


# The auction


@pytest.mark.rule("44-PV-01")
def test_p6_costs_160() -> None:
    state = sold_off(new(), "P6")
    refused(state, bid(to_act(state)[0], 159), "44-AU-03")
    assert auction(do(state, bid(to_act(state)[0], 160))).bid == 160
    assert EDITION_2016.papers[PaperId("P6")].price == 180


@pytest.mark.rule("44-AU-06")
def test_everybody_may_bid_for_p1_again_after_its_price_has_fallen() -> None:
    state = refuse(new())
    assert (on_offer(state), auction(state).minimum) == ("P1", 15)
    state = do(state, passing(ANNA), bid(BERT, 15), passing(CARLA), passing(DORA))
    assert holder_of(state, "P1") == BERT


@pytest.mark.rule("44-AU-13", "44-AU-02")
def test_a_private_that_nobody_wants_is_followed_by_the_next_of_the_next_auctioneer() -> None:
    state = refuse(sold_off(new(), "P2"))
    assert on_offer(state) == "P3"
    assert to_act(state) == (CARLA,)
    assert state.players[ANNA].cash == 600  # P1 has paid nothing


@pytest.mark.rule("44-AU-13", "44-AU-14", "44-AU-15", "44-AU-16")
def test_when_all_that_remain_are_refused_income_is_paid_and_the_lowest_opens_the_next_round() -> (
    None
):
    state = sold_off(new(), "P2")
    for _ in range(5):  # P2 to P6
        state = refuse(state)
    for _ in range(3):
        state = do(state, passing(to_act(state)[0]))
    (told,) = news(state, passing(to_act(state)[0]), PrivatesRefused)
    assert told.number == 2
    state = do(state, passing(to_act(state)[0]))
    assert state.players[ANNA].cash == 605
    assert (on_offer(state), auction(state).minimum, auction(state).number) == ("P2", 50, 2)
    assert to_act(state) == (BERT,)
    assert state.order == [ANNA, BERT, CARLA, DORA]
    refused(state, start(BERT, "BLS"), "44-AU-04")


@pytest.mark.rule("44-AU-13")
def test_a_sale_begins_the_count_of_refusals_anew() -> None:
    state = refuse(refuse(sold_off(new(), "P2")))  # P2, P3
    state = do(state, bid(DORA, 110), passing(ANNA), passing(BERT), passing(CARLA))
    for name in ("P5", "P6", "P7", "P2"):
        assert on_offer(state) == name
        state = refuse(state)
    assert (on_offer(state), auction(state).number) == ("P3", 1)
    assert state.players[ANNA].cash == 600
    state = refuse(state)
    assert (on_offer(state), auction(state).number) == ("P2", 2)
    assert state.players[ANNA].cash == 605
    assert state.players[DORA].cash == 620 - 110 + 20


@pytest.mark.rule("44-AU-13")
def test_refused_privates_are_offered_again_in_the_same_round_after_the_others_are_sold() -> None:
    state = refuse(sold_off(new(), "P2"))
    state = sold_off(state, "P2")
    assert (on_offer(state), auction(state).number) == ("P2", 1)
    assert auction(state).unsold(state) == [1]


@pytest.mark.rule("44-AU-20")
def test_fnm_is_launched_when_all_privates_are_sold() -> None:
    state = sold_off(new(), "P6")
    state = do(state, bid(BERT, 160), passing(CARLA), passing(DORA), passing(ANNA))
    state = do(state, SetIssuePrice(by=BERT, price=90))
    assert on_offer(state) == "P7"
    assert not of(state, "FNM").launched
    assert of(state, "FNM").cash == 0
    state = sold_off(state)
    assert of(state, "FNM").launched
    assert (of(state, "FNM").cash, of(state, "FNM").markers) == (450, 4)
    assert price_of(state, "FNM") == 90


@pytest.mark.rule("44-AU-20", "44-AU-13")
def test_fnm_is_launched_also_when_p6_is_the_last_to_be_sold() -> None:
    state = refuse(sold_off(new(), "P6"))
    state = do(sold_off(state, "P6"), bid(BERT, 160), passing(CARLA), passing(DORA), passing(ANNA))
    state = do(state, SetIssuePrice(by=BERT, price=100))
    assert isinstance(state.agenda[-1], StockRound)
    assert of(state, "FNM").cash == 500


# Shares and price markers


@pytest.mark.rule("44-BU-06")
@EDITIONS
def test_the_price_marker_comes_with_the_launch_under_those_of_earlier_launches(
    title: Title44,
) -> None:
    state = in_stock_round(rich(emptied(title)))
    state = do(state, start(ANNA, "BLS"), start(BERT, "RhB"), buy(CARLA, "RhB"), buy(DORA, "RhB"))
    state = do(state, passing(ANNA), buy(BERT, "RhB"), buy(CARLA, "BLS"), buy(DORA, "BLS"))
    state = do(state, buy(ANNA, "BLS"))
    assert of(state, "BLS").launched
    assert of(state, "RhB").launched
    first = "RhB" if title is EDITION_2003 else "BLS"
    assert by_price(state)[0] == first


@pytest.mark.rule("44-BU-06", "44-SE-04")
@EDITIONS
def test_until_the_launch_the_price_is_that_of_the_start_cell(title: Title44) -> None:
    state = in_stock_round(rich(emptied(title)))
    state = do(state, start(ANNA, "BLS"), buy(BERT, "BLS"), passing(CARLA), passing(DORA))
    state = do(state, passing(ANNA), sell(BERT, "BLS"), passing(BERT))
    assert state.players[BERT].cash == 1000 - 100 + 90
    later = 100 if title is EDITION_2003 else 90
    assert price_of(state, "BLS") == later
    state = do(state, buy_from_pool(CARLA, "BLS"))
    assert state.players[CARLA].cash == 1000 - later


@pytest.mark.rule("44-BU-06", "44-EG-14")
def test_shares_of_a_company_that_was_never_launched_count_its_start_cell() -> None:
    state = in_stock_round(rich(emptied(EDITION_2003)))
    state = do(state, start(ANNA, "BLS", 80), buy(BERT, "BLS"), passing(CARLA), passing(DORA))
    state = do(state, passing(ANNA), sell(BERT, "BLS"))
    assert cash_and_shares(state, ANNA) == 1000 - 160 + 160


@pytest.mark.rule("44-PM-01")
@EDITIONS
def test_who_operates_without_moving_lies_below_those_who_came_later(title: Title44) -> None:
    state = emptied(title)
    for name, cell in (("NOB", (7, 0)), ("SCB", (7, 0)), ("VSB", (7, 1)), ("JS", (6, 0))):
        company(state, name, par=60, cell=cell, operated=False)
    state.agenda = [Game(opened=1), Series(number=1, rounds=1)]
    settle(state)
    state = idle(state)
    assert all(of(state, name).cell == (7, 0) for name in ("NOB", "SCB", "VSB", "JS"))
    came = ["VSB", "JS"]  # 40 before 35
    stood = ["NOB", "SCB"]
    assert by_price(state) == ([*came, *stood[::-1]] if title is EDITION_2003 else stood + came)
    assert not state.turned


def idle(state: State44) -> State44:
    """Nobody does more in an operating round than he must."""
    while not isinstance(state.agenda[-1], StockRound):
        seat = to_act(state)[0]
        found = [offer for offer in state.agenda[-1].offers(state) if offer.action is Pass]
        chosen = found or list(state.agenda[-1].offers(state))
        state = do(state, Pass(by=seat) if found else next(chosen[0].actions()))
    return state


@pytest.mark.rule("44-DV-03", "44-DV-04")
def test_unsold_shares_pay_nothing() -> None:
    state = emptied(EDITION_2003)
    company(state, "FNM", par=90)
    of(state, "FNM").revenue = 100
    before = at_turn(state, "FNM", 3)
    state = do(before, pay_out())
    assert state.players[ANNA].cash - before.players[ANNA].cash == 20
    assert of(state, "FNM").cash == 30
    assert before.bank - state.bank == 50


@pytest.mark.rule("44-DV-05", "44-DV-06")
def test_a_payment_of_150_brings_8_for_one_share_of_5_percent_and_15_for_two() -> None:  # W27
    state = emptied(EDITION_2003)
    company(state, "SBB", seat=CARLA)
    give(state, ANNA, "SBB_1")
    give(state, BERT, "SBB_2", "SBB_3")
    in_pool(state, "SBB_4")
    of(state, "SBB").revenue = 150
    before = at_turn(state, "SBB", 3)
    state = do(before, pay_out(CARLA))
    got = [state.players[s].cash - before.players[s].cash for s in (ANNA, BERT, CARLA)]
    assert got == [8, 15, 15]
    assert of(state, "SBB").cash == 7


@pytest.mark.rule("44-SB-14", "44-SB-16", "44-SB-19", "44-SL-04")
def test_player_a_gets_40_and_pays_30_in_the_exchange() -> None:  # W38
    state = emptied(EDITION_2003)
    company(state, "NOB", seat=ANNA, cell=(2, 7))
    company(state, "SCB", seat=BERT, cell=(2, 2))
    give(state, ANNA, "SCB_1")
    assert (price_of(state, "NOB"), price_of(state, "SCB")) == (120, 70)
    state.sbb = "due"
    before = state.players[ANNA].cash
    form_sbb(state)
    assert state.players[ANNA].cash == before + 2 * 20 - 30
    assert owned(state, ANNA, "SBB") == 3
    assert certificate_count(state, ANNA) == 2


@pytest.mark.rule("44-VA-01", "44-VA-02", "44-VA-03")
def test_elephant_is_an_option_of_this_edition_off_by_default() -> None:
    def after(**options: bool | str) -> list[int]:
        state = in_stock_round(rich(emptied(EDITION_2003, **options)))
        state = do(state, passing(ANNA), passing(BERT), buy_paper(CARLA, "T2"))
        return list(all_pass(state).order)

    assert after() == [ANNA, BERT, DORA, CARLA]  # by cash
    assert after(elephant=True) == [BERT, ANNA, CARLA, DORA]
    assert after(elephant=True, elephant_neighbour="next") == [DORA, ANNA, BERT, CARLA]


# The board


@pytest.mark.rule("44-SU-12", "44-TU-08", "44-PV-27")
def test_tiles_tunnel_hexes_and_furka_tiles_are_those_of_the_box() -> None:
    counts: dict[str, int] = {}
    for name, number in EDITION_2003.ground.tiles.counts.items():
        colour = EDITION_2003.ground.tiles.tiles[name].face.colour
        kind = "FO" if name in EDITION_2003.furka else colour
        counts[kind] = counts.get(kind, 0) + number
    assert counts == {"yellow": 56, "green": 56, "brown": 27, "grey": 6, "purple": 6, "FO": 4}
    tunnels = {name for name, h in EDITION_2003.ground.map.hexes.items() if h.mouths}
    assert tunnels == {"J11", "I14", "K16", "H29", "I18", "H19", "H21", "H23"}


@pytest.mark.rule("44-TL-10")
@EDITIONS
def test_the_first_tile_in_aarau_costs_20(title: Title44) -> None:
    home = title.charters[CompanyId("STB")].home
    assert home is not None
    state = emptied(title, "3")
    company(state, "STB", cash=20, at=[home])
    state = do(at_turn(state, "STB"), lay_tile(home[:-2], 15, 1))
    assert of(state, "STB").cash == (0 if title is EDITION_2003 else 20)


@pytest.mark.rule("44-UP-12")
def test_a_brown_town_becomes_the_grey_town_912() -> None:
    state = emptied(EDITION_2003, "7")
    company(state, "VZ", at=["K12.0"])
    tiles(state, {"K12": (57, 1), "K10": (911, 0)})
    state = do(at_turn(state, "VZ"), lay_tile("K10", 912, 0))
    assert left(state.title.ground, state.board, TileId("912")) == 0
    assert TileId("912") not in EDITION_2016.ground.tiles.tiles


def disentis(title: Title44, furka: bool = True) -> State44:
    """RhB with track from Chur to the end of the Furka-Oberalp line, which is no mouth."""
    state = emptied(title, "3")
    company(state, "RhB", cash=300, at=["G28.0"])
    tiles(state, {"G28": (57, 0), "H27": (8, 1), "H25": (4, 1)})
    if furka:
        for tile, hex_id in title.furka.items():
            state.board = lay_over(state.board, hex_id, tile)
    give(state, ANNA, "T1")
    return at_turn(state, "RhB")


@pytest.mark.rule("44-TU-12")
def test_under_the_furka_line_a_connection_to_its_track_is_enough() -> None:
    state = do(disentis(EDITION_2003), build("H23", "straight", 0))
    assert HexId("H23") in state.tunnels
    assert HexId("I18") in do(disentis(EDITION_2003), build("I18", "curve", 0)).tunnels


@pytest.mark.rule("44-TU-12", "44-TU-11")
def test_elsewhere_a_mouth_of_the_tunnel_must_be_reached() -> None:
    refused(disentis(EDITION_2003, furka=False), build("H23", "straight", 0), "44-TU-11")
    refused(disentis(EDITION_2003), build("H29", "straight", 0), "44-TU-11")


@pytest.mark.rule("44-PV-27", "44-PV-22", "44-PV-23", "44-PV-24", "44-PV-25")
def test_four_furka_tiles_are_laid_at_once_also_in_a_stock_round() -> None:
    state = emptied(EDITION_2003, "3")
    give(state, CARLA, "P4")
    state = in_stock_round(state)
    before = state.players[CARLA].cash
    assert to_act(state) == (ANNA,)
    state = do(state, LayFurka(by=CARLA))
    assert dict(state.board.overlays) == {
        "I18": (("FO1", 0),),
        "H19": (("FO2", 0),),
        "H21": (("FO3", 0),),
        "H23": (("FO4", 0),),
    }
    assert state.players[CARLA].cash == before + 80
    assert holder_of(state, "P4") == OUT


@pytest.mark.rule("44-DE-01", "44-DE-03")
@pytest.mark.parametrize("turn", [4, 2], ids=["Winterthur", "Frauenfeld"])
def test_ab_reaches_winterthur_in_either_city_of_the_hex(turn: int) -> None:
    state = emptied(EDITION_2003, "3")
    company(state, "AB", at=["D27.0"])
    tiles(state, {"D27": (57, 1), "D25": (8, 2), "C24": (8, 5)})
    state.claims = [CompanyId("AB")]
    state = do(at_turn(state, "AB"), lay_tile("C22", 59, turn))
    assert of(state, "AB").cash == 500


@pytest.mark.rule("44-DE-01", "44-DE-07", "44-KI-05")
def test_homes_and_destinations_bear_the_names_of_the_rulebook() -> None:
    def name(hex_id: str) -> str | None:
        return EDITION_2003.ground.map.hexes[HexId(hex_id)].name

    homes = {c: name(card.home[:-2]) for c, card in EDITION_2003.charters.items() if card.home}
    assert list(homes.values()) == [
        *("Zürich", "Basel", "Sankt Gallen", "Lausanne", "Stans"),
        *("Como", "Chur", "Bern", "Aarau", "Appenzell", "Montreux"),
        *("Neuchâtel", "Arosa", "Sion"),
    ]
    goals = {c: name(h) for c, h in EDITION_2003.destinations.items()}
    assert goals == {
        "NOB": "Aarau",
        "SCB": "Lucerne",
        "VSB": "Sargans",
        "JS": "Neuchâtel",
        "GB": "Gotthard",
        "FNM": "Altdorf",
        "RhB": "Brig",
        "BLS": "Brig",
        "STB": "Thun",
        "AB": "Winterthur / Frauenfeld",
        "MOB": "Thun",
    }


# Running, trade, the end


def schaffhausen(title: Title44) -> tuple[State44, str, str, str]:
    """AB in Schaffhausen, with track to two hexes of Stuttgart."""
    west, town, east = ("A20", "B21", "A22") if title is EDITION_2003 else ("A18", "B19", "A20")
    state = emptied(title, "3")
    company(state, "AB", trains=["3"], at=[f"{town}.0"])
    tiles(state, {town: (5, 2)})
    return at_turn(state, "AB", 2), west, town, east


@pytest.mark.rule("44-RT-08")
@EDITIONS
def test_two_hexes_of_one_red_area_are_two_places(title: Title44) -> None:
    state, *_ = schaffhausen(title)
    best = 40 + 20 + 40 if title is EDITION_2003 else 40 + 20
    assert best_runs(state, CompanyId("AB")).revenue == best


@pytest.mark.rule("44-RT-08")
def test_a_route_may_join_two_hexes_of_stuttgart_but_visits_none_twice() -> None:
    state, west, town, east = schaffhausen(EDITION_2003)
    ways = (f"{west}.0 {town}.0", f"{town}.0 {east}.0")
    state = do(state, RunTrains(by=ANNA, runs=(run("3", *ways),)))
    assert of(state, "AB").revenue == 100
    state = emptied(EDITION_2003, "3")
    company(state, "AB", trains=["3"], at=["B21.0"])
    tiles(state, {"B21": (5, 3), "B23": (7, 1)})
    twice = run("3", "A22.0 B21.0", "B21.0 B23 A22.0")
    refused(at_turn(state, "AB", 2), RunTrains(by=ANNA, runs=(twice,)), "44-RT-07")


@pytest.mark.rule("44-RV-04", "44-RV-07")
def test_tirano_is_east_and_adds_90_to_a_transit() -> None:
    bonuses = transits(EDITION_2003)
    assert bonuses["Lyon–Tirano"] == 90 + 90
    assert bonuses["Belfort–Tirano"] == 50 + 90
    assert bonuses["Stuttgart–Mailand"] == 30 + 40
    assert not any("Tirano" in name for name in transits(EDITION_2016))


def transits(title: Title44) -> dict[str, int]:
    """The transit bonuses between all red areas."""
    hexes = title.ground.map.hexes.values()
    abroad = [StopId(f"{h.id}.0") for h in hexes if h.area and h.face.stops]
    found = network(emptied(title), CompanyId("AB"), abroad)
    return {bonus.name: bonus.amount for bonus in found.bonuses}


@pytest.mark.rule("44-TT-06")
@EDITIONS
@pytest.mark.parametrize(("buyer", "seller"), [("SBB", "AB"), ("AB", "SBB")])
def test_the_sbb_trades_at_the_printed_price_only(title: Title44, buyer: str, seller: str) -> None:
    state = emptied(title, "5")
    company(state, buyer, cash=500)
    company(state, seller, trains=["4"])
    state = at_turn(state, buyer, 4)
    cheap = TradeTrain(by=ANNA, seller=CompanyId(seller), train=TrainId("4"), price=1)
    if title is EDITION_2003:
        refused(state, cheap, "44-TT-03")
        printed = TradeTrain(by=ANNA, seller=CompanyId(seller), train=TrainId("4"), price=300)
        assert of(do(state, printed), buyer).cash == 200
    else:
        assert of(do(state, cheap), buyer).cash == 499


@pytest.mark.rule("44-MR-09", "44-TC-07", "44-EG-06")
@EDITIONS
def test_mountains_and_tunnels_count_once_they_have_paid(title: Title44) -> None:
    state = emptied(title)
    give(state, ANNA, "B1", "T1")
    state.alive = [PaperId("B1"), PaperId("T1")]
    values = [final_value(state, PaperId(name)) for name in ("B1", "T1")]
    assert values == ([0, 0] if title is EDITION_2003 else [150, 50])
    pay_incomes(state)
    assert [final_value(state, PaperId(name)) for name in ("B1", "T1")] == [150, 50]


# The title


def test_the_edition_says_in_every_language_that_its_board_is_not_verified() -> None:
    assert find("1844-2003") is EDITION_2003
    sentences = {Words(language).say(Message(EDITION_2003.note)) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES) == 2
    assert not EDITION_2016.note


@EDITIONS
def test_the_defaults_of_the_options_are_the_rules_of_the_edition(title: Title44) -> None:
    for option in title.options:
        assert getattr(title.switches, option.name) == option.default, option.name
    assert {o.name for o in title.options} == set(title.switches.__dataclass_fields__)


@pytest.mark.proof
@pytest.mark.parametrize("seed", range(100))
def test_random_games_come_to_their_end_and_lose_nothing(seed: int) -> None:
    case = Case(EDITION_2003.key, EDITION_2003.players[seed % 5])
    played = random_game(case, seed)
    check_random_play_ends_with_a_result(played)
    check_what_is_conserved_never_changes(played)
