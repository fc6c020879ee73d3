"""Moments that few turns have: each is a table whose rows propose, with figures by the law."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from html import unescape
from typing import Any
from urllib.parse import parse_qs

import pytest
from django.template.loader import render_to_string

from kursbuch.core.action import Action
from kursbuch.core.record import read_action
from kursbuch.core.state import State, offers, play, settle, to_act
from kursbuch.core.words import LANGUAGES, Words
from kursbuch.eighteen.ids import CompanyId, HexId, PaperId, TrainId, hex_of
from kursbuch.eighteen.operating.return_trains import ReturnTrain, ReturnTrains
from kursbuch.eighteen.operating.trade_trains import AnswerTrade, TradeTrain
from kursbuch.eighteen.running.runs import best_runs
from kursbuch.eighteen.state import State18
from kursbuch.games.g1824.missing_certificate import SellForHalf
from kursbuch.games.g1824.part_exchange import TradeIn
from kursbuch.games.g1824.wien import TakeMarkerBack
from kursbuch.games.g1844.auction import IssuePrice, SetIssuePrice
from kursbuch.games.g1844.end_of_turn import EndOfTurn
from kursbuch.games.g1844.mountains import PlaceMountainRailway
from kursbuch.games.g1844.privates import BuyPrivate
from kursbuch.games.g1844.sbb import SBB, KeepMarker
from kursbuch.games.g1844.state import State44
from kursbuch.web.games.g1844.outlined import concerned
from kursbuch.web.games.lookup import presenter
from kursbuch.web.games.moment import Moment, asked
from kursbuch.web.games.presenter import Scene
from kursbuch.web.tables.models import Table
from tests.eighteen.builders import ANNA, BERT, CARLA, do, hold, in_stock_round, marker, of
from tests.games.g1824 import builders as austrian
from tests.games.g1824.test_coal import exchange
from tests.games.g1824.test_examples_trains import before_the_first
from tests.games.g1824.test_state_railways import founded
from tests.games.g1844.builders import at_turn, company, position
from tests.games.g1844.table import bid, game, passing, sold_off
from tests.games.g1844.test_mountain_railways import buyer
from tests.games.g1844.test_sbb import formed, two_cities

NAMES = ("Anna", "Bert", "Carla", "Dora", "Emil", "Frida")


def scene(state: State, *plan: Action, language: str = "en", **picked: str) -> Scene:
    """What Anna sees of a position, with what she has proposed and clicked."""
    names = NAMES[: state.setup.players]
    mine = offers(state).for_seat(ANNA)
    return Scene(
        state, Words(language, names), language, names, [ANNA], mine, plan=plan, picked=picked
    )


def moment(seen: Scene) -> Moment:
    """How the title shows it; a moment that it does not know fails."""
    state = seen.view
    return presenter(state.title).moments[type(state.agenda[-1])](seen)


def rows_of(seen: Scene) -> list[Any]:
    """The rows that its template shows."""
    rows = moment(seen).context["rows"]
    assert isinstance(rows, list)
    return rows


def drawn(seen: Scene) -> str:
    """The moment as HTML."""
    shown = moment(seen)
    context = {"moment": shown.context, "words": seen.words, "table": Table(key="abc", seq=3)}
    return render_to_string(shown.template, context)


def proposals(state: State, html: str) -> list[Action]:
    """The actions that the rows and buttons propose."""
    wants = [
        parse_qs(unescape(want))["offer"][0] for want in re.findall(r'data-want="([^"]+)"', html)
    ]
    return [read_action(state.title, json.loads(want)) for want in wants]


def new_director() -> State44:
    """Anna has won P6 and sets the issue price of FNM."""
    state = do(sold_off(game(5), "P6"), bid(ANNA, 195))
    while not isinstance(state.agenda[-1], IssuePrice):
        state = do(state, passing(to_act(state)[0]))
    return state


@pytest.mark.rule("44-AU-19")
def test_each_issue_price_tells_what_it_makes_of_company_and_director() -> None:
    state = new_director()
    rows = rows_of(scene(state))
    assert [row["label"] for row in rows] == ["60", "70", "80", "90", "100"]
    after = do(state, SetIssuePrice(by=ANNA, price=90))
    wanted = [str(of(after, "FNM").cash), str(after.title.scored(after, ANNA))]
    assert next(row["figures"] for row in rows if row["label"] == "90") == wanted
    assert proposals(state, drawn(scene(state)))[3] == SetIssuePrice(by=ANNA, price=90)


@pytest.mark.rule("44-MR-03", "44-MR-05")
def test_a_mountain_that_was_clicked_comes_first_with_a_button_a_panel() -> None:
    state = buyer("B4")
    seen = scene(state, hex="G14")
    first, *others = rows_of(seen)
    assert [one.label for one in first["panels"]] == ["10/20/50/80", "10/40/50/60", "10/50/80/10"]
    assert first["on"]
    assert not any(row["on"] for row in others)
    chosen = proposals(state, drawn(seen))
    assert chosen[1] == PlaceMountainRailway(by=ANNA, hex=HexId("G14"), panel=1)
    assert len(set(chosen)) == 3 * len(others) + 3


@pytest.mark.rule("44-SB-08")
def test_a_train_over_the_limit_is_chosen_by_what_the_others_run() -> None:
    state = position("5")
    company(state, "SBB", trains=["SBB", "5", "3H", "4", "5H"], par=100, at=["D15.0"])
    state.agenda.append(ReturnTrains([CompanyId("SBB")]))
    seen = scene(state)
    assert set(proposals(state, drawn(seen))) == {
        ReturnTrain(by=ANNA, train=TrainId(train)) for train in ("5", "3H", "4", "5H")
    }
    runs = presenter(state.title).estimates(seen, {})
    after, _ = play(state, ReturnTrain(by=ANNA, train=TrainId("5H")))
    assert isinstance(after, State18)
    assert runs["5H"] == best_runs(after, SBB).revenue
    assert runs.keys() == set(re.findall(r'data-best="([^"]+)"', drawn(seen)))


@pytest.mark.rule("44-SB-11")
def test_the_two_cities_of_a_hex_are_told_apart_by_the_run() -> None:
    state = formed(two_cities())
    seen = scene(state)
    rows = rows_of(seen)
    assert len({row["label"] for row in rows}) == 2
    assert {one.stop for one in proposals(state, drawn(seen)) if isinstance(one, KeepMarker)} == {
        "D15.0",
        "D15.1",
    }
    assert presenter(state.title).estimates(seen, {}).keys() == {"D15.0", "D15.1"}


@pytest.mark.rule("24-FO-13")
def test_the_marker_that_goes_back_is_chosen_by_what_is_run_without_it() -> None:
    state = austrian.position("6", {"KK1": 0, "KK2": 1})
    marker(state, "KK1", "E12.1")
    marker(state, "KK2", "E12.2")
    founded(state, "KK")
    seen = scene(state)
    chosen = [one.stop for one in proposals(state, drawn(seen)) if isinstance(one, TakeMarkerBack)]
    assert chosen == ["E12.1", "E12.2"]
    assert presenter(state.title).estimates(seen, {}).keys() == set(chosen)


def asked_for_a_train() -> State44:
    """Bert's AB would like to buy one of the two trains of Anna's BLS."""
    state = position("3")
    company(state, "AB", seat=BERT, money=300, at=["D25.0"])
    company(state, "BLS", seat=ANNA, money=10, trains=["3", "3H"], at=["F11.0"])
    state = at_turn(state, "AB", "BuyTrains")
    trade = TradeTrain(by=BERT, seller=CompanyId("BLS"), train=TrainId("3H"), price=150)
    return do(state, trade)


def test_whoever_is_asked_for_a_train_sees_what_selling_it_leaves() -> None:
    state = asked_for_a_train()
    seen = scene(state)
    agree, refuse = rows_of(seen)
    assert (agree["label"], agree["figures"]) == ("Agree", ["160", "3"])
    assert (refuse["label"], refuse["figures"]) == ("Refuse", ["10", "3 3H"])
    assert proposals(state, drawn(seen)) == [
        AnswerTrade(by=ANNA, agreed=True),
        AnswerTrade(by=ANNA, agreed=False),
    ]
    runs = presenter(state.title).estimates(seen, {})
    assert runs.keys() == set(re.findall(r'data-best="([^"]+)"', drawn(seen)))


def last_chance() -> State44:
    """AB has done everything; its director owns P2."""
    state = position("3")
    company(state, "AB", money=100, at=["D25.0"])
    state.holder[PaperId("P2")] = ANNA
    state = at_turn(state, "AB", "BuyTrains")
    state.agenda.append(EndOfTurn(CompanyId("AB")))
    settle(state)
    return state


def privates(seen: Scene) -> list[Mapping[str, Any]]:
    """The rows of the private companies on offer."""
    table = presenter(seen.view.title).offer_tables[BuyPrivate]
    return [*table.rows(seen, [offer for offer in seen.offers if offer.action is BuyPrivate])]


@pytest.mark.rule("44-OR-09", "44-PV-05")
def test_at_the_end_of_a_turn_private_companies_have_their_income_and_a_price_to_type() -> None:
    state = last_chance()
    (row,) = privates(scene(state))
    sale = state.title.papers[PaperId("P2")].sale
    assert sale is not None
    assert (row["low"], row["high"], row["price"]) == (sale[0], min(sale[1], 100), row["high"])
    assert not row["owner"]
    planned = BuyPrivate(by=ANNA, paper=PaperId("P2"), price=row["low"] + 1)
    (row,) = privates(scene(state, planned))
    assert (row["price"], row["on"]) == (planned.price, True)
    filled = json.loads(row["offer"]) | {"price": planned.price}
    assert filled == json.loads(asked([planned]))
    assert moment(scene(state)).passing == "End the turn"


@pytest.mark.rule("24-PX-01", "24-PX-02")
def test_a_part_exchange_stands_among_the_trains_with_its_reduced_price() -> None:
    state = before_the_first("4", "3")
    shown = moment(scene(state))
    assert TradeIn in shown.shows
    row = rows_of(scene(state))[-1]
    assert (row["train"], row["seller"]) == ("4", "bank, trading in one 3-train")
    after = do(state, TradeIn(by=ANNA, train=TrainId("4")))
    assert row["leaves"] == of(after, "BH").cash
    assert TradeIn(by=ANNA, train=TrainId("4")) in proposals(state, drawn(scene(state)))


@pytest.mark.rule("24-CR-13")
def test_a_certificate_without_the_office_is_sold_in_the_row_of_its_company() -> None:
    state = austrian.position("3", {"EPP": 0}, coal_director="has no certificate")
    hold(state, "BK", CARLA, 1, 2, 3)
    state = do(in_stock_round(state), exchange())
    of(state, "BK").operated = True
    state = in_stock_round(state, 3)
    hold(state, "BK", BERT, 5)
    seen = scene(state)
    assert SellForHalf in moment(seen).shows
    (panel,) = [one for one in presenter(state.title).views if one.key == "shares"]
    context = {"shown": panel.context(seen), "words": seen.words, "table": Table(key="abc")}
    html = render_to_string(panel.template, context)
    half = SellForHalf(by=ANNA, company=CompanyId("BK"), singles=0)
    assert half in proposals(state, html)
    assert "½★ 80" in html


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("make", [new_director, buyer, asked_for_a_train])
def test_no_word_is_missing(language: str, make: object) -> None:
    assert callable(make)
    seen = scene(make(), language=language)
    shown = moment(seen)
    text = drawn(seen) + shown.passing + shown.hint + " ".join(one.label for one in shown.plate)
    assert not re.search(r"\be(44)?-[a-z]+-?[a-z]*\b", re.sub(r'="[^"]*"', "", text))


@pytest.mark.parametrize(
    ("lot", "hexes"),
    [
        ("P1", set()),
        ("P4", {"I16", "H17", "H19", "H21", "H23"}),
        ("P5", {"home of MOB"}),
        ("P6", {"home of FNM"}),
    ],
)
def test_the_hexes_that_a_private_company_concerns_are_outlined(lot: str, hexes: set[str]) -> None:
    state = sold_off(game(4), lot)
    homes = {
        f"home of {name}": hex_of(card.home)
        for name, card in state.title.charters.items()
        if card.home
    }
    shown = moment(scene(state))
    assert {*concerned(state, PaperId(lot))} == {homes.get(one, one) for one in hexes}
    assert shown.overlay.count("outlined") == len(hexes)
    assert bool(shown.focus) == bool(hexes)


def test_with_a_tunnel_certificate_come_the_hexes_with_mouths() -> None:
    state = sold_off(game(4), "P3")
    printed = state.title.ground.map.hexes
    assert {*concerned(state, PaperId("P3"))} == {one for one in printed if printed[one].mouths}


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Between rounds"), ("de", "Zwischen den Runden")]
)
def test_between_two_rounds_a_stop_of_its_own_is_marked(language: str, said: str) -> None:
    state = formed(two_cities())
    state.turn = 4
    stops = presenter(state.title).rounds(scene(state, language=language))
    places = {stop.label: stop.place for stop in stops}
    assert (places["OR 4.1"], places[said], places["SR 5"]) == ("did", "is", "")
