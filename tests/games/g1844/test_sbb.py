"""The formation of the SBB (group SB)."""

from __future__ import annotations

import pytest

from kursbuch.core.state import Step, settle, to_act
from kursbuch.core.title import Value
from kursbuch.eighteen.board.board import place
from kursbuch.eighteen.events import DirectorChanged
from kursbuch.eighteen.game import Game, Series
from kursbuch.eighteen.ids import (
    BANK,
    OUT,
    POOL,
    CompanyId,
    HexId,
    PaperId,
    PhaseId,
    StopId,
    TrainId,
)
from kursbuch.eighteen.operating.operating_round import OperatingRound
from kursbuch.eighteen.operating.return_trains import ReturnTrain
from kursbuch.eighteen.stock.holdings import certificate_count
from kursbuch.eighteen.stock.sell_shares import SellShares
from kursbuch.eighteen.stock.stock_round import StockRound
from kursbuch.games.g1844.debts import RepayExchange
from kursbuch.games.g1844.end_of_stock_round import move_prices
from kursbuch.games.g1844.events import ExchangeDebt, MarkerReturned, SharesExchanged, Swapped
from kursbuch.games.g1844.privates import BuyPrivate
from kursbuch.games.g1844.sbb import FIXED_TRAIN, KeepMarker, form_sbb
from kursbuch.games.g1844.state import State44
from tests.eighteen.builders import (
    ANNA,
    BERT,
    CARLA,
    DORA,
    cash,
    do,
    give,
    in_stock_round,
    news,
    of,
    offered,
    part,
    refused,
    sell,
)
from tests.games.g1844.builders import at_turn, company, in_pool, position
from tests.games.g1844.table import all_pass, director_is, passing, price_of, start

PRE_SBB = ("NOB", "SCB", "VSB", "JS", "GB")
AT_100 = (1, 4)


def before(phase: str = "5", **options: Value) -> State44:
    """The first 5 is sold; nobody has started a pre-SBB company."""
    state = position(phase, **options)
    state.sbb = "due"
    return state


def formed(state: State44) -> State44:
    """The last round of a series is over, the SBB forms, and the stock round begins."""
    state.agenda = [Game(opened=1), Series(number=4, rounds=1, played=1)]
    step = form_sbb(state)
    if step is not None:
        state.push(step)
    settle(state)
    return state


def shares(state: State44) -> dict[object, int]:
    """Who holds how many SBB shares."""
    holders = (*range(4), POOL, BANK)
    return {who: n for who in holders if (n := part(state, "SBB", who))}


@pytest.mark.rule("44-SB-14", "44-SB-15", "44-SB-16", "44-SB-19", "44-SL-04")
@pytest.mark.scenario("W38")
def test_jacks_exchange() -> None:
    state = before()
    company(state, "NOB", cell=(2, 7))  # 120
    company(state, "SCB", seat=BERT, par=70)
    give(state, ANNA, "SCB_1")
    cash(state, ANNA, 0)
    held = certificate_count(state, ANNA)
    state = formed(state)
    assert state.players[ANNA].cash == 10
    assert part(state, "SBB", ANNA) == 3
    assert certificate_count(state, ANNA) == held == 2
    assert state.sbb_debt == [0] * 4


@pytest.mark.rule(
    "44-SB-02",
    "44-SB-04",
    "44-SB-05",
    "44-SB-06",
    "44-SB-07",
    "44-SB-09",
    "44-SB-10",
    "44-SB-12",
    "44-SB-14",
    "44-SB-16",
    "44-SB-17",
    "44-SB-22",
    "44-SB-29",
    "44-SB-35",
    "44-KI-10",
)
@pytest.mark.scenario("X39")
def test_a_whole_formation() -> None:
    state = before()
    company(state, "NOB", seat=DORA, shares=2, cell=(3, 4), money=81, trains=["3H"])
    company(state, "SCB", seat=BERT, shares=1, cell=(0, 6), money=1, trains=["3H"])
    company(state, "VSB", seat=BERT, cell=(1, 8), trains=["4H"])
    company(state, "JS", seat=DORA, shares=1, cell=(0, 9), money=1)
    company(state, "GB", seat=ANNA, cell=(0, 11), money=11)
    give(state, ANNA, "SCB_2", "VSB_1", "JS_2")
    give(state, DORA, "GB_1", "GB_2")
    markers = {"NOB": ("D19.0", "E18.0"), "SCB": ("C12.0", "F17.0"), "VSB": ("C24.0",)}
    markers |= {"JS": ("I4.0", "K2.0"), "GB": ("G18.0",)}
    for name, stops in markers.items():
        for stop in stops:
            state.board = place(state.title.ground, state.board, StopId(stop), CompanyId(name))
    money = [player.cash for player in state.players]
    state = formed(state)
    gained = [player.cash - old for player, old in zip(state.players, money, strict=True)]
    assert gained == [345, 180, 0, 330]
    sbb = of(state, "SBB")
    assert sbb.cash == 494
    assert sorted(state.title.trains[train].shown for train in sbb.trains) == [
        "3H",
        "3H",
        "4H",
        "5H",
    ]
    assert state.title.phases[state.phase].limits["SBB"] == 4
    assert shares(state) == {DORA: 9, BERT: 5, ANNA: 5, POOL: 1}
    assert director_is(state, "SBB") == DORA
    assert (price_of(state, "SBB"), sbb.cell) == (100, (5, 8))
    assert len(state.board.stops_of(CompanyId("SBB"))) == 8
    assert sbb.markers == 2
    assert all(of(state, name).closed and of(state, name).cell is None for name in PRE_SBB)
    certificates = [c.id for name in PRE_SBB for c in state.title.certificates[CompanyId(name)]]
    assert {state.holder[name] for name in certificates} == {OUT}


@pytest.mark.rule("44-SB-09")
def test_the_price_marker_starts_under_markers_already_there() -> None:
    state = before()
    company(state, "AB", cell=(5, 8))
    state = formed(state)
    assert of(state, "AB").arrival < of(state, "SBB").arrival


@pytest.mark.rule("44-SB-17", "44-SB-18", "44-SB-24", "44-SB-02", "44-OR-12")
def test_without_shares_of_players_all_lies_in_the_pool() -> None:
    state = formed(before())
    assert shares(state) == {POOL: 20}
    assert director_is(state, "SBB") == POOL
    assert of(state, "SBB").cash == 400
    assert of(state, "SBB").markers == 10
    assert state.bank == 12_000 - 4 * 620 - 400


@pytest.mark.rule("44-SB-18")
def test_while_more_than_half_is_in_the_pool_no_sbb_share_is_sold() -> None:
    state = before()
    company(state, "NOB", shares=1, cell=AT_100)
    state = formed(state)
    assert part(state, "SBB", POOL) == 17
    refused(in_stock_round(state), sell("SBB"), "44-SE-10")


@pytest.mark.rule("44-SB-19", "44-SB-20")
@pytest.mark.scenario("S40")
def test_receipts_and_payments_are_netted_and_the_rest_is_a_debt_without_interest() -> None:
    state = before()
    company(state, "NOB", cell=(5, 4))  # 60: pays 80
    cash(state, ANNA, 10)
    state = formed(state)
    assert (state.players[ANNA].cash, state.sbb_debt[ANNA]) == (0, 70)
    assert state.players[ANNA].debt == 0
    told = [event for event in state.news if isinstance(event, SharesExchanged | ExchangeDebt)]
    assert told == [
        SharesExchanged(seat=ANNA, shares=2, balance=-80),
        ExchangeDebt(seat=ANNA, debt=70),
    ]
    state = all_pass(in_stock_round(state))
    assert state.sbb_debt[ANNA] == 70
    both = before()
    company(both, "NOB", cell=(5, 4))
    company(both, "GB", cell=(1, 8))  # 145: receives 90
    cash(both, ANNA, 0)
    both = formed(both)
    assert (both.players[ANNA].cash, both.sbb_debt[ANNA]) == (10, 0)


@pytest.mark.rule("44-SB-16", "44-SB-19")
@pytest.mark.parametrize(("cell", "balance"), [((3, 1), 1), ((4, 1), -3)])
def test_a_small_balance_is_paid_too(cell: tuple[int, int], balance: int) -> None:
    state = before()
    company(state, "NOB", cell=cell)  # 56 or 52
    company(state, "GB", cell=(1, 8))  # 145
    give(state, BERT, "NOB_1", "GB_1")
    cash(state, BERT, 10)
    assert formed(state).players[BERT].cash == 10 + balance


@pytest.mark.rule("44-SB-19", "44-SB-20")
def test_some_tables_go_company_by_company_and_make_it_a_loan() -> None:
    state = before(exchange="by company", exchange_debt="loan")
    company(state, "NOB", cell=(5, 4))
    company(state, "GB", cell=(1, 8))
    cash(state, ANNA, 0)
    state = formed(state)
    assert (state.players[ANNA].cash, state.players[ANNA].debt) == (90, 80)


def indebted(debt: int = 70) -> State44:
    """Anna owes for the exchange and has 30 and shares of BLS."""
    state = position("5")
    state.sbb = "formed"
    state.sbb_debt[ANNA] = debt
    company(state, "BLS", shares=3, par=60, money=500, at=["F11.0"])
    give(state, BERT, "BLS_4", "BLS_5", "BLS_6")
    cash(state, ANNA, 30)
    return state


@pytest.mark.rule("44-SB-20", "44-SB-21", "44-BU-16")
def test_the_debtor_must_sell_first_in_the_next_stock_round() -> None:
    state = in_stock_round(indebted())
    assert (state.players[ANNA].cash, state.sbb_debt[ANNA]) == (0, 40)  # her cash pays first
    refused(state, passing(ANNA), "44-SB-20", "sell-for-the-exchange")
    state = do(state, sell("BLS", 3))  # Bert becomes director: no emergency sale
    assert director_is(state, "BLS") == BERT
    assert (state.players[ANNA].cash, state.sbb_debt[ANNA]) == (140, 0)
    do(state, passing(ANNA))


@pytest.mark.rule("44-SB-20", "44-SE-07")
def test_he_sells_until_the_debt_is_cleared_and_more_of_a_company_is_the_same_sale() -> None:
    state = in_stock_round(indebted(200))
    before, debt = price_of(state, "BLS"), state.sbb_debt[ANNA]
    state = do(state, sell("BLS"))
    lower = price_of(state, "BLS")
    assert lower < before
    assert state.sbb_debt[ANNA] == debt - before
    refused(state, passing(ANNA), "44-SB-20", "sell-for-the-exchange")
    (offer,) = offered(state, SellShares)
    assert offer.facts["price"] == before
    state = do(state, sell("BLS"))
    assert price_of(state, "BLS") == lower
    assert state.sbb_debt[ANNA] == debt - 2 * before


@pytest.mark.rule("44-SE-07")
def test_without_a_duty_the_shares_of_a_company_are_sold_at_once() -> None:
    state = indebted()
    state.sbb_debt[ANNA] = 0
    state = do(in_stock_round(state), sell("BLS"))
    refused(state, sell("BLS"), "44-SE-07", "one-sale-a-turn")


@pytest.mark.rule("44-SB-20")
def test_nothing_is_taken_in_operating_rounds_before_but_afterwards_at_once() -> None:
    state = indebted()
    give(state, ANNA, "T1")
    state.alive.append(PaperId("T1"))
    for hook in state.title.rounds.before_operating_round:
        hook(state)
    assert (state.players[ANNA].cash, state.sbb_debt[ANNA]) == (40, 70)
    state.called.append(ANNA)
    for hook in state.title.rounds.before_operating_round:
        hook(state)
    assert (state.players[ANNA].cash, state.sbb_debt[ANNA]) == (0, 20)


@pytest.mark.rule("44-SB-20")
def test_what_a_company_pays_the_debtor_for_a_private_goes_to_the_bank() -> None:
    state = indebted()
    give(state, ANNA, "P2")
    state.called.append(ANNA)
    state = do(at_turn(state, "BLS"), BuyPrivate(by=ANNA, paper=PaperId("P2"), price=30))
    assert (state.players[ANNA].cash, state.sbb_debt[ANNA]) == (0, 10)


@pytest.mark.rule("44-SB-20")
def test_the_debtor_may_pay_earlier_of_his_own_will() -> None:
    state = at_turn(indebted(), "BLS")
    for wrong in (0, 31):
        refused(state, RepayExchange(by=ANNA, amount=wrong), "44-SB-20", "no-such-repayment")
    assert do(state, RepayExchange(by=ANNA, amount=1)).sbb_debt[ANNA] == 69
    told = news(state, RepayExchange(by=ANNA, amount=25), ExchangeDebt)
    assert [event.debt for event in told] == [45]
    state = do(state, RepayExchange(by=ANNA, amount=25))
    assert (state.players[ANNA].cash, state.sbb_debt[ANNA]) == (5, 45)


@pytest.mark.rule("44-SB-22", "44-SB-23")
@pytest.mark.parametrize(
    ("annas", "berts", "director"),
    [
        (("VSB_0", "VSB_1"), ("SCB_0", "SCB_1"), BERT),
        (("SCB_0", "SCB_1"), ("VSB_0", "VSB_1"), ANNA),
        (("NOB_1", "GB_1", "JS_1"), ("NOB_2", "GB_2", "JS_2"), BERT),
        (("NOB_1", "GB_1", "JS_1", "VSB_1"), ("SCB_0", "SCB_1"), ANNA),
    ],
)
@pytest.mark.scenario("S41")
def test_most_shares_then_the_older_directorship_then_the_lower_card(
    annas: tuple[str, ...], berts: tuple[str, ...], director: int
) -> None:
    state = before()
    for name in PRE_SBB:
        company(state, name, seat=CARLA, cell=AT_100)
        give(state, POOL, f"{name}_0")
    give(state, CARLA, "JS_0")
    state.order = [DORA, BERT, CARLA, ANNA]
    give(state, ANNA, *annas)
    give(state, BERT, *berts)
    state = formed(state)
    assert director_is(state, "SBB") == director


@pytest.mark.rule("44-SB-25", "44-SB-26")
@pytest.mark.scenario("S41")
def test_a_director_without_a_double_swaps_with_the_pool() -> None:
    state = before()
    for name in ("NOB", "SCB", "VSB", "GB"):
        company(state, name, seat=BERT if name == "GB" else DORA, cell=AT_100)
    give(state, POOL, "NOB_0", "SCB_0", "VSB_0")
    give(state, CARLA, "NOB_1", "NOB_2", "SCB_1", "SCB_2", "VSB_1", "VSB_2")
    state = formed(state)
    assert director_is(state, "SBB") == CARLA
    assert Swapped(seat=CARLA, partner=POOL) in state.news
    assert part(state, "SBB", CARLA) == 6
    assert certificate_count(state, CARLA) == 5
    assert certificate_count(state, BERT) == 1


@pytest.mark.rule("44-SB-25", "44-SB-26")
def test_whoever_swaps_gives_two_singles_away_and_nobody_else_loses_any() -> None:
    state = before()
    for name in PRE_SBB:
        company(state, name, seat=DORA, cell=AT_100)
    give(state, POOL, *(f"{name}_0" for name in PRE_SBB))
    give(state, ANNA, "NOB_1")
    give(state, CARLA, "NOB_2", "SCB_1", "SCB_2", "VSB_1", "VSB_2")
    state = formed(state)
    assert director_is(state, "SBB") == CARLA
    assert (part(state, "SBB", ANNA), part(state, "SBB", CARLA)) == (1, 5)
    assert certificate_count(state, CARLA) == 4


@pytest.mark.rule("44-SB-25", "44-SB-26", "44-SB-34")
@pytest.mark.scenario("S41")
def test_without_a_double_in_the_pool_he_swaps_with_the_former_director_of_v5() -> None:
    state = before()
    for name, seat in zip(PRE_SBB, (ANNA, ANNA, BERT, DORA, BERT), strict=True):
        company(state, name, seat=seat, cell=AT_100)
    give(state, CARLA, "NOB_1", "NOB_2", "SCB_1", "SCB_2", "VSB_1", "VSB_2")
    state = formed(state)
    assert director_is(state, "SBB") == CARLA
    assert Swapped(seat=CARLA, partner=BERT) in state.news
    assert part(state, "SBB", BERT) == 4
    assert certificate_count(state, BERT) == 3  # one double, two singles for the other
    assert certificate_count(state, CARLA) == 5


@pytest.mark.rule("44-SB-24")
def test_nobody_starts_the_sbb() -> None:
    state = in_stock_round(position("3"))
    refused(state, start(ANNA, "SBB"), "44-SB-24")


@pytest.mark.rule("44-SB-27")
def test_a_single_share_makes_no_director() -> None:
    state = before()
    company(state, "NOB", seat=ANNA, cell=AT_100)
    give(state, POOL, "NOB_0")
    give(state, ANNA, "NOB_1")
    assert director_is(formed(state), "SBB") == POOL


@pytest.mark.rule("44-SB-11")
def test_of_two_markers_in_a_city_one_goes_back() -> None:
    state = before()
    state.board = place(state.title.ground, state.board, StopId("K2.0"), CompanyId("NOB"))
    state.board = place(state.title.ground, state.board, StopId("K2.0"), CompanyId("JS"))
    state = formed(state)
    assert state.board.tokens[StopId("K2.0")].count(CompanyId("SBB")) == 1
    assert state.board.tokens[StopId("K2.0")].count(None) == 1
    assert of(state, "SBB").markers == 9


def two_cities() -> State44:
    """NOB and SCB stand in the two cities of Aarau."""
    state = before()
    company(state, "NOB", seat=ANNA, cell=AT_100)
    for name, stop in (("NOB", "D15.0"), ("SCB", "D15.1")):
        state.board = place(state.title.ground, state.board, StopId(stop), CompanyId(name))
    return state


@pytest.mark.rule("44-SB-11")
def test_of_two_markers_on_a_hex_the_director_keeps_one() -> None:
    state = formed(two_cities())
    assert to_act(state) == (ANNA,)
    refused(state, KeepMarker(by=ANNA, stop=StopId("C12.0")), "44-SB-11")
    refused(state, KeepMarker(by=BERT, stop=StopId("D15.1")), "44-SB-11")
    kept = KeepMarker(by=ANNA, stop=StopId("D15.1"))
    assert news(state, kept, MarkerReturned) == [MarkerReturned(hex=HexId("D15"))]
    assert do(state, kept).board.stops_of(CompanyId("SBB")) == ("D15.1",)


@pytest.mark.rule("44-SB-11", "44-SB-01")
def test_also_after_an_export_the_director_keeps_one_marker_before_the_stock_round() -> None:
    state = two_cities()
    state.phase, state.sbb, state.depot["4"] = PhaseId("4"), "to come", 0
    state.agenda = [Game(opened=1), Series(number=4, rounds=2, played=2, hooks=[0, 1])]
    settle(state)
    state = do(state, KeepMarker(by=ANNA, stop=StopId("D15.0")))
    assert state.board.stops_of(CompanyId("SBB")) == ("D15.0",)
    assert isinstance(state.agenda[-1], StockRound)
    assert of(state, "SBB").markers == 9


@pytest.mark.rule("44-SB-11")
def test_without_a_director_the_lower_city_keeps_its_marker() -> None:
    state = two_cities()
    give(state, POOL, "NOB_0")
    state = formed(state)
    assert state.board.stops_of(CompanyId("SBB")) == ("D15.0",)


@pytest.mark.rule("44-SB-08", "44-SB-11")
def test_trains_over_the_limit_are_returned_before_a_marker_is_chosen() -> None:
    state = two_cities()
    of(state, "NOB").trains = [TrainId("4")] * 4
    state = formed(state)
    refused(state, KeepMarker(by=ANNA, stop=StopId("D15.1")), "44-SC-04")
    state = do(state, ReturnTrain(by=ANNA, train=TrainId("4")))
    state = do(state, KeepMarker(by=ANNA, stop=StopId("D15.1")))
    assert state.board.stops_of(CompanyId("SBB")) == ("D15.1",)


@pytest.mark.rule("44-SB-08", "44-SB-06")
def test_trains_over_the_limit_are_returned_but_not_the_fixed_one() -> None:
    state = before()
    company(state, "NOB", seat=ANNA, cell=AT_100, trains=["3H", "4"])
    company(state, "SCB", seat=BERT, cell=AT_100, trains=["4", "5"])
    state = formed(state)
    assert to_act(state) == (ANNA,)
    refused(state, ReturnTrain(by=ANNA, train=FIXED_TRAIN), "44-SC-03")
    state = do(state, ReturnTrain(by=ANNA, train=of(state, "SBB").trains[0]))
    assert state.pool == ["3H"]
    assert len(of(state, "SBB").trains) == 4


@pytest.mark.rule("44-SB-28", "44-DE-11")
def test_unpaid_destination_bonuses_are_lost() -> None:
    state = before()
    company(state, "NOB", seat=ANNA, cell=AT_100)
    company(state, "BLS", seat=ANNA)
    state.claims = [CompanyId("NOB"), CompanyId("BLS")]
    state = formed(state)
    assert state.claims == ["BLS"]
    assert of(state, "SBB").cash == 400


@pytest.mark.rule("44-SB-01", "44-SB-03", "44-OR-11")
def test_the_sbb_forms_at_the_end_of_the_round_and_operates_in_the_next() -> None:
    state = before()
    company(state, "NOB", seat=ANNA, cell=AT_100, money=900, at=["D19.0"])
    state = at_turn(state, "NOB", step="BuyTrains", rounds=2)
    series = state.agenda[1]
    assert isinstance(series, Series)
    series.hooks = [0]
    assert not of(state, "SBB").launched  # NOB acts normally before
    state = do(state, passing(ANNA))
    rounds = [step for step in state.agenda if isinstance(step, OperatingRound)]
    assert [step.part for step in rounds] == [2]
    assert _company_at_turn(state) == "SBB"


def _company_at_turn(state: State44) -> object:
    steps: list[Step[State44]] = state.agenda
    return next(getattr(step, "company", None) for step in steps if hasattr(step, "company"))


@pytest.mark.rule("44-SB-30", "44-SB-31")
def test_until_its_first_turn_its_shares_bring_the_lower_price_and_it_moves_at_the_end() -> None:
    state = before()
    for name in ("NOB", "SCB", "VSB"):
        company(state, name, shares=2, cell=AT_100)
    company(state, "JS", seat=BERT, cell=AT_100)
    state = formed(state)
    of(state, "SBB").cell = (4, 8)
    state = do(in_stock_round(state), sell("SBB", 1))
    assert price_of(state, "SBB") == 100
    assert state.players[ANNA].cash == 620 + 100
    move_prices(state)
    assert of(state, "SBB").cell == (5, 7)


@pytest.mark.rule("44-SB-32", "44-SB-13")
def test_the_sbb_may_own_any_kind_of_train_and_has_no_home() -> None:
    title = position().title
    assert title.kinds["SBB"].sides == ()
    assert title.charters[CompanyId("SBB")].home is None


@pytest.mark.rule("44-SB-22", "44-SB-36")
def test_everybody_hears_who_becomes_director() -> None:
    state = before()
    company(state, "NOB", seat=BERT, cell=AT_100)
    state = formed(state)
    told = [event for event in state.news if isinstance(event, DirectorChanged)]
    assert told == [DirectorChanged(company=CompanyId("SBB"), seat=BERT)]


@pytest.mark.rule("44-EX-05", "44-SB-01", "44-SB-36")
@pytest.mark.scenario("S42")
def test_by_export_the_sbb_forms_before_the_stock_round() -> None:
    state = position("4")
    state.depot["4"] = 0
    company(state, "NOB", seat=ANNA, shares=1, cell=AT_100)
    in_pool(state, "NOB_2")
    give(state, BERT, "P1")
    state.agenda = [Game(opened=1), Series(number=4, rounds=2, played=2, hooks=[0, 1])]
    settle(state)
    assert state.phase == "5"
    assert isinstance(state.agenda[-1], StockRound)
    assert of(state, "SBB").launched
    assert not of(state, "SBB").operated
    assert part(state, "SBB", ANNA) == 3
