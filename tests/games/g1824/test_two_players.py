"""VA: variant A, two players on the western board."""

from __future__ import annotations

import pytest

from kursbuch.core.action import Seat
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.buy_trains import take_new_train
from kursbuch.eighteen.buying import BuyPaper, BuyShare
from kursbuch.eighteen.dividends import parts
from kursbuch.eighteen.export import export_train
from kursbuch.eighteen.holdings import certificate_count, director
from kursbuch.eighteen.ids import BANK, OUT, POOL, CompanyId, HexId, PaperId, StopId, TrainId
from kursbuch.eighteen.lay_track import LayTile
from kursbuch.eighteen.market import price
from kursbuch.eighteen.operating_events import PhaseBegan, TileLaid
from kursbuch.eighteen.place_station import PlaceMarker
from kursbuch.eighteen.selling import SellShares
from kursbuch.games.g1824.bond import PayBond, bond_railway, wien_turns_brown
from kursbuch.games.g1824.construction import close_construction_railways
from kursbuch.games.g1824.mountain import ExchangeMountain
from kursbuch.games.g1824.railways import BuyCoalRailway, BuyRailway
from kursbuch.games.g1824.reserved import is_reserved, on_sale
from kursbuch.games.g1824.revenue import network
from kursbuch.games.g1824.state import State24
from kursbuch.games.g1824.title import TWO_PLAYERS
from kursbuch.games.g1824.two_players import stacks
from tests.games.g1824.builders import (
    ANNA,
    BERT,
    at_turn,
    company,
    do,
    hold,
    marker,
    of,
    offered,
    operating_round,
    part,
    refused,
    settled,
    stock_round,
    tile,
    treasury,
    waits_for,
)

MS, KK, SD = CompanyId("MS"), CompanyId("KK"), CompanyId("SD")


def drawn(*stack: str, **options: object) -> State24:
    """A game with these two construction railways."""
    own = {"stack": list(stack or ("SD3", "EOD"))}
    return TWO_PLAYERS.start(2, 1, options, own)  # type: ignore[arg-type]


def rail(name: str, by: Seat) -> BuyRailway:
    return BuyRailway(by=by, company=CompanyId(name))


def coal(name: str, by: Seat, price_: int = 120) -> BuyCoalRailway:
    return BuyCoalRailway(by=by, company=CompanyId(name), price=price_)


def drafted(**options: object) -> State24:
    """The draft of the example: Anna KK1 SD3 KK2 EPP, Bert SD1 EOD SD2 MLB."""
    return do(
        drawn(**options),
        *(rail("KK1", ANNA), rail("SD1", BERT), rail("EOD", BERT), rail("SD3", ANNA)),
        *(rail("SD2", BERT), rail("KK2", ANNA), coal("EPP", ANNA, 140), coal("MLB", BERT, 160)),
    )


def playing(**options: object) -> State24:
    """After the draft, mountain railways not bought, in the first stock round."""
    return do(drafted(**options), Pass(by=ANNA), Pass(by=BERT))


@pytest.mark.rule("24-VA-01", "24-VA-36")
def test_the_companies_of_the_western_board() -> None:
    assert set(TWO_PLAYERS.charters) == {
        *("EPP", "EOD", "MLB", "SD1", "SD2", "SD3", "KK1", "KK2"),
        *("BK", "MS", "CL", "SD", "KK"),
    }
    state = drawn()
    assert [state.holder[p] for p in TWO_PLAYERS.papers] == [BANK, BANK, *[OUT] * 4]


@pytest.mark.rule("24-VA-02")
def test_bank_cash_and_limit() -> None:
    state = drawn()
    assert (state.bank, state.players[0].cash) == (4000 - 1660, 830)
    assert TWO_PLAYERS.stock.certificate_limit == {2: 14}


@pytest.mark.rule("24-VA-03")
def test_example_the_trains() -> None:
    counts = [
        TWO_PLAYERS.cards[n].count
        for n in ["2", "3", "4", "5", "6", "8", "1g", "2g", "3g", "4g", "5g"]
    ]
    assert counts == [6, 5, 4, 2, 2, 1, 3, 2, 2, 1, 2]


@pytest.mark.rule("24-VA-04")
def test_the_four_stacks() -> None:
    assert stacks(drawn()) == (["SD3", "EOD"], ["SD1", "KK1"], ["KK2", "SD2"], ["EPP", "MLB"])
    seen = {tuple(stacks(TWO_PLAYERS.start(2, seed))[0]) for seed in range(60)}
    assert len(seen) == 9


@pytest.mark.rule("24-VA-05", "24-VA-06", "24-VA-07")
def test_example_the_draft_and_its_costs() -> None:
    state = drawn()
    refused(state, Pass(by=ANNA), "24-VA-05")
    after = do(state, rail("KK1", ANNA))
    refused(after, rail("EOD", BERT), "24-VA-05")
    refused(do(after, rail("SD1", BERT)), rail("SD3", ANNA), "24-VA-05")
    state = drafted()
    owners = {n: director(state, CompanyId(n)) for n in TWO_PLAYERS.state_railway_of}
    assert owners == {"SD1": 1, "SD2": 1, "SD3": 0, "KK1": 0, "KK2": 0}
    assert [director(state, n) for n in TWO_PLAYERS.coal] == [0, 1, 1]
    assert [p.cash for p in state.players] == [350 - 140, 350 - 160]
    assert of(state, "EPP").trains == ["1g"]
    assert waits_for(state) == "MountainSale"


@pytest.mark.rule("24-VA-05")
def test_on_18xx_games_the_last_player_begins() -> None:
    state = drawn(draft="last player")
    assert state.agenda[-1].actors(state) == (BERT,)


@pytest.mark.rule("24-VA-06", "24-VA-09")
def test_construction_railways_cost_120_and_have_no_treasury_and_no_train() -> None:
    state = drafted()
    for name in ("SD3", "EOD"):
        assert (of(state, name).cash, of(state, name).trains) == (0, [])


@pytest.mark.rule("24-VA-07", "24-VA-08")
def test_then_one_mountain_railway_each_and_the_stock_round_without_sales() -> None:
    state = do(drafted(), BuyPaper(by=ANNA, paper=PaperId("B2")), Pass(by=BERT))
    assert state.holder[PaperId("B2")] == ANNA
    assert waits_for(state) == "StockRound"
    assert state.agenda[-1].actors(state) == (ANNA,)
    assert not offered(state, SellShares)
    assert not offered(playing(), BuyPaper) or playing().holder[PaperId("B1")] == BANK


@pytest.mark.rule("24-VA-08")
def test_declining_mountain_railways_is_no_pass_unless_switched() -> None:
    assert playing().turn == 1
    assert playing(mountain_turn="counts as a turn").turn == 1
    odd = playing(mountain_turn="counts as a turn")
    assert waits_for(odd) != "StockRound"
    assert waits_for(playing()) == "StockRound"


@pytest.mark.rule("24-VA-09", "24-VA-10", "24-VA-11", "24-TR-09")
def test_example_a_construction_railway_only_lays_track_and_pays_nothing() -> None:
    state = playing()
    state.agenda = []
    state = operating_round(state)
    state = do(state, Pass(by=ANNA))
    while state.agenda[3].company != "EOD":  # type: ignore[attr-defined]
        state = do(state, Pass(by=Seat(state.agenda[-1].actors(state)[0])))
    assert state.board.stops_of(CompanyId("EOD")) == ("A12.0",)
    found = next(offer for offer in offered(state, LayTile) if offer.fixed["hex"] == "A10")
    assert found.facts["cost"] == 0
    state = do(state, next(found.actions()))
    assert state.agenda[3].company == "MLB"  # type: ignore[attr-defined]


@pytest.mark.rule("24-VA-12", "24-VA-14")
@pytest.mark.parametrize(
    ("stack", "phase"), [(("SD2", "EPP"), "4"), (("SD3", "EOD"), "4"), (("KK2", "MLB"), "5")]
)
def test_both_close_at_once_with_the_train_of_the_state_railway(
    stack: tuple[str, str], phase: str
) -> None:
    state = drawn(*stack)
    marker(state, stack[1], {"EPP": "C6.0", "EOD": "A12.0", "MLB": "A22.0"}[stack[1]])
    for wrong in "3456".replace(phase, ""):
        close_construction_railways(state, PhaseBegan(phase=wrong))  # type: ignore[arg-type]
        assert not of(state, stack[0]).closed
    close_construction_railways(state, PhaseBegan(phase=phase))  # type: ignore[arg-type]
    assert of(state, stack[0]).closed
    assert of(state, stack[1]).closed
    assert not state.board.tokens


@pytest.mark.rule("24-VA-13", "24-FO-10")
def test_the_state_railway_gets_120_and_the_owner_no_share_unless_switched() -> None:
    from kursbuch.games.g1824.founding import found_state_railways

    state = playing()
    for name in ("SD1", "SD2"):
        treasury(state, name, 0)
    assert not is_reserved(state, TWO_PLAYERS.certificates[SD][2].id)
    state.due = [SD]
    found_state_railways(state)
    assert of(state, "SD").cash == 720 + 120
    assert part(state, "SD", ANNA) == 0
    odd = drawn(construction_share=True)
    assert is_reserved(odd, odd.title.certificates[SD][2].id)


@pytest.mark.rule("24-VA-15")
def test_kk_is_founded_by_the_first_5_train() -> None:
    assert TWO_PLAYERS.state_railways[KK].founded_in == "5"


@pytest.mark.rule("24-VA-16", "24-VA-17", "24-VA-35")
def test_sold_shares_lie_in_a_pool_from_which_one_may_exceed_60_percent() -> None:
    state = playing()
    company(state, "CL", shares=4)
    hold(state, "CL", BERT, 5, 6)
    state = stock_round(state)
    buy = BuyShare(by=ANNA, company=CompanyId("CL"), source=str(BANK))
    refused(state, buy, "24-CE-06")
    state = do(state, Pass(by=ANNA), SellShares(by=BERT, company=CompanyId("CL"), shares=1))
    assert part(state, "CL", POOL) == 1
    state = do(state, Pass(by=BERT))
    state.players[ANNA].cash = 500
    state = do(state, BuyShare(by=ANNA, company=CompanyId("CL"), source=str(POOL)))
    assert part(state, "CL", ANNA) == 7


@pytest.mark.rule("24-VA-18", "24-SE-05")
def test_bank_and_pool_together_hold_at_most_half_also_of_the_bond_railway() -> None:
    for options, possible in (({}, False), ({"bond_sales": "all"}, True)):
        state = playing(**options)
        hold(state, "MS", ANNA, 1, 2)
        of(state, "MS").operated = True
        sale = SellShares(by=ANNA, company=MS, shares=1)
        state = stock_round(state)
        if possible:
            do(state, sale)
        else:
            refused(state, sale, "24-SE-05")


@pytest.mark.rule("24-VA-19", "24-VA-20", "24-VA-26")
def test_the_bond_railway_stands_on_50_and_all_its_certificates_are_in_the_pool() -> None:
    state = playing()
    assert bond_railway(state) == "MS"
    assert part(state, "MS", POOL) == 10
    assert of(state, "MS").cell == (6, 1)
    assert price(state, MS) == 50
    assert director(state, MS) is None
    assert (of(state, "MS").cash, of(state, "MS").trains) == (0, [])
    assert state.board.stops_of(MS) == ("C12.0",)
    assert of(state, "MS").markers == 2
    odd = playing(bond_marker="on the first turn")
    assert not odd.board.stops_of(MS)


def bond_at(cell: tuple[int, int], **options: object) -> State24:
    state = playing(**options)
    of(state, "MS").cell = cell
    state.players[ANNA].cash = state.players[BERT].cash = 0
    return state


@pytest.mark.rule("24-VA-21", "24-VA-22")
@pytest.mark.parametrize(
    ("cell", "shares", "up", "down"),
    [
        ((6, 1), 1, 5, 5),
        ((6, 1), 2, 10, 10),
        ((5, 5), 1, 11, 10),
        ((5, 5), 2, 21, 21),
        ((5, 5), 3, 32, 31),
        ((5, 5), 4, 42, 42),
    ],
)
def test_example_it_pays_its_price(cell: tuple[int, int], shares: int, up: int, down: int) -> None:
    for options, amount in (({}, up), ({"bond_rounding": "down"}, down)):
        state = bond_at(cell, **options)
        hold(state, "MS", ANNA, *range(1, shares + 1))
        state.agenda = [PayBond(MS)]
        settled(state)
        assert state.players[ANNA].cash == amount
        assert of(state, "MS").cell == (cell[0], cell[1] + 1)


@pytest.mark.rule("24-VA-22")
def test_example_its_way_by_dividends_only() -> None:
    cell, prices = (6, 1), []
    for _ in range(13):
        cell = TWO_PLAYERS.chart.right(cell)
        prices.append(TWO_PLAYERS.chart.price(cell))
    assert prices == [60, 70, 80, 90, 105, 120, 130, 150, 170, 180, 200, 220, 240]


@pytest.mark.rule("24-VA-23", "24-VA-24", "24-VA-25")
def test_its_director_certificate_is_just_a_double_share() -> None:
    state = playing()
    sizes = {c.shares for c in on_sale(state, MS, POOL)}
    assert sizes == {1, 2}
    double = BuyShare(by=ANNA, company=MS, source=str(POOL), shares=2)
    state = do(state, double)
    assert part(state, "MS", ANNA) == 2
    assert certificate_count(state, ANNA) == 1
    assert director(state, MS) is None
    of(state, "MS").operated = True
    hold(state, "MS", BERT, *range(1, 6))
    whole = SellShares(by=ANNA, company=MS, shares=2, doubles=1)
    half = SellShares(by=ANNA, company=MS, shares=1)
    state = stock_round(state)
    refused(state, half, "24-SE-06")
    state = do(state, whole)
    assert part(state, "MS", POOL) == 5
    assert of(state, "MS").cell == (6, 1)
    hold(state, "MS", BERT, *range(9))
    assert part(state, "MS", BERT) == 10


@pytest.mark.rule("24-VA-27", "24-VA-30")
def test_example_the_buyer_of_the_last_4_train_may_place_its_second_marker() -> None:
    state = playing()
    company(state, "BK", money=500, trains=["4"], at=["B9.0"])
    state.depot["4"] = 1
    state = at_turn(state, "BK", "BuyTrains")
    take_new_train(state, CompanyId("BK"), TrainId("4"), 280)
    settled(state)
    assert waits_for(state) == "PlaceBondMarker"
    refused(state, PlaceMarker(by=ANNA, stop=StopId("C12.0")), "24-VA-27")
    do(state, Pass(by=ANNA))
    state = do(state, PlaceMarker(by=ANNA, stop=StopId("E8.0")))
    assert set(state.board.stops_of(MS)) == {"C12.0", "E8.0"}
    assert of(state, "MS").markers == 1
    assert state.bond_right == ""


@pytest.mark.rule("24-VA-28", "24-EX-07")
def test_example_after_an_export_the_last_5_train_brings_the_right() -> None:
    state = playing()
    for name in ("2", "3"):
        state.depot[name] = 0
    state.phase = "4"  # type: ignore[assignment]
    state.depot["4"] = 1
    export_train(state)
    assert state.bond_right == "5"
    state.depot["5"] = 1
    export_train(state)
    assert state.bond_right == ""


@pytest.mark.rule("24-VA-29")
def test_example_the_third_marker_goes_to_brown_wien() -> None:
    state = playing()
    for name in ("499", "491", "493"):
        tile(state, "E12", name, 0)
    company(state, "BK", money=500, trains=["4"], at=["B9.0"])
    for name in ("SD1", "KK1", "KK2"):
        of(state, name).closed = True
    state = at_turn(state, "BK", "BuyTrains")
    event = TileLaid(company=CompanyId("BK"), hex=HexId("E12"), tile="493", turn=0, cost=0)  # type: ignore[arg-type]
    wien_turns_brown(state, event)
    settled(state)
    assert waits_for(state) == "PlaceBondMarker"
    refused(state, Pass(by=ANNA), "24-VA-29")
    refused(state, PlaceMarker(by=ANNA, stop=StopId("E8.0")), "24-VA-29")
    state = do(state, PlaceMarker(by=ANNA, stop=StopId("E12.1")))
    assert "E12.1" in state.board.stops_of(MS)


@pytest.mark.rule("24-VA-31")
def test_example_bukowina_brings_50_once_for_each_train() -> None:
    state = playing()
    company(state, "CL", trains=["5"], at=["B23.0"])
    tile(state, "B23", 57, 2)
    marker(state, "CL", "E26.0")
    marker(state, "CL", "B9.0")
    net = network(state, CompanyId("CL"))
    (bonus,) = net.bonuses
    assert bonus.amount == 50
    west = {net.stops[n].id for n in bonus.first}
    east = {net.stops[n].id for n in bonus.second}
    assert (west, east) == ({"B9.0"}, {"E26.0"})


@pytest.mark.rule("24-VA-32")
def test_mountain_railways_are_exchanged_from_bank_or_pool_also_for_the_bond_railway() -> None:
    state = playing()
    state.holder[PaperId("B1")] = ANNA
    state.phase = "3"  # type: ignore[assignment]
    action = ExchangeMountain(by=ANNA, paper=PaperId("B1"), company=MS, source=str(POOL))
    state = do(stock_round(state), action)
    assert part(state, "MS", ANNA) == 1


@pytest.mark.rule("24-VA-33", "24-VA-34")
def test_red_places_and_the_grey_crossing() -> None:
    areas = {name: area.values for name, area in TWO_PLAYERS.ground.map.areas.items()}
    assert areas["Preßburg"] == (20, 30, 40, 40)
    assert areas["Budapest"] == (20, 40, 60, 70)
    assert areas["Kronstadt"] == (20, 30, 40, 40)
    assert areas["Bosnien"] == (10, 10, 50, 50)
    crossing = TWO_PLAYERS.ground.map.hexes[HexId("B17")]
    assert crossing.face.colour == "grey"
    assert not crossing.buildable


@pytest.mark.rule("24-IN-06")
def test_shares_in_the_pool_earn_nothing_unless_switched() -> None:
    for options, paid in (({}, {}), ({"pool_dividend": "company"}, {"CL": 10})):
        state = playing(**options)
        hold(state, "CL", POOL, 1)
        assert parts(state, CompanyId("CL"), 100) == paid
