"""Setting up (group SU)."""

from __future__ import annotations

from collections import Counter

import pytest

from kursbuch.core.action import Seat
from kursbuch.core.errors import BadSetup
from kursbuch.core.state import offers
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.ids import BANK, POOL, CompanyId
from kursbuch.games.g1844.auction import Bid
from kursbuch.games.g1844.title import EDITION_2016 as TITLE
from tests.eighteen.builders import part
from tests.games.g1844.table import game, on_offer


@pytest.mark.rule("44-SU-01")
def test_three_to_seven_players() -> None:
    assert TITLE.players == (3, 4, 5, 6, 7)
    for wrong in (2, 8):
        with pytest.raises(BadSetup):
            TITLE.start(wrong)


@pytest.mark.rule("44-SU-02", "44-SU-03", "44-SU-17")
@pytest.mark.parametrize(("players", "cash"), [(3, 800), (4, 620), (5, 510), (6, 440), (7, 400)])
def test_the_bank_pays_the_starting_cash_out_of_12000(players: int, cash: int) -> None:
    state = game(players)
    assert [player.cash for player in state.players] == [cash] * players
    assert state.bank == 12_000 - players * cash
    assert not any(company.cash for company in state.companies.values())


@pytest.mark.rule("44-SU-04", "44-SL-06")
def test_share_limits_are_one_constant_by_the_number_of_players() -> None:
    assert dict(TITLE.stock.certificate_limit) == {3: 24, 4: 18, 5: 15, 6: 13, 7: 11}


@pytest.mark.rule("44-SU-05")
def test_order_cards_are_dealt_blind() -> None:
    orders = {tuple(TITLE.start(4, seed).order) for seed in range(40)}
    assert len(orders) > 10
    assert all(sorted(order) == [0, 1, 2, 3] for order in orders)
    state = TITLE.start(4, 3)
    assert state.agenda[-1].actors(state) == (state.order[0],)


@pytest.mark.rule("44-SU-06")
def test_seven_private_companies_are_offered_in_ascending_order() -> None:
    state = game()
    privates = [name for name, paper in TITLE.papers.items() if paper.kind == "private"]
    assert privates == ["P1", "P2", "P3", "P4", "P5", "P6", "P7"]
    assert on_offer(state) == "P1"


@pytest.mark.rule("44-SU-08")
def test_three_shares_of_fnm_start_in_the_pool() -> None:
    state = game()
    assert part(state, "FNM", POOL) == 3
    assert sum(part(state, name, POOL) for name in state.companies) == 3


@pytest.mark.rule("44-SU-10", "44-SU-11", "44-TP-05")
def test_train_cards_have_two_sides() -> None:
    counts = {name: card.count for name, card in TITLE.cards.items()}
    assert counts == {"2": 13, "3": 9, "4": 6, "5": 4, "6": 4, "8E": 4}
    assert sum(counts.values()) + 1 == 41  # with EVA
    assert [name for name, card in TITLE.cards.items() if card.unlimited] == ["8E"]
    prices = [tuple(TITLE.trains[side].price for side in c.sides) for c in TITLE.cards.values()]
    assert prices == [(90, 70), (180, 150), (300, 260), (450, 400), (630, 550), (960, 700)]


@pytest.mark.rule("44-SU-13", "44-KI-01", "44-KI-02", "44-KI-03", "44-KI-04")
def test_96_share_certificates() -> None:
    certificates = Counter(
        charter.kind for name, charter in TITLE.charters.items() for _ in TITLE.certificates[name]
    )
    assert certificates == {"pre-SBB": 15, "historical": 54, "regional": 12, "SBB": 15}
    shares = {kind: record.shares for kind, record in TITLE.kinds.items()}
    assert shares == {"pre-SBB": 4, "historical": 10, "regional": 5, "SBB": 20}
    for company in TITLE.certificates.values():
        assert [c.director for c in company] == [True] + [False] * (len(company) - 1)
        assert company[0].shares == 2
    doubles = [c for c in TITLE.certificates[CompanyId("SBB")] if c.shares == 2]
    assert len(doubles) == 5


@pytest.mark.rule("44-SU-14")
def test_59_station_markers() -> None:
    markers = Counter[str]()
    for charter in TITLE.charters.values():
        markers[charter.kind] += TITLE.kinds[charter.kind].markers
    assert markers == {"pre-SBB": 10, "regional": 9, "historical": 30, "SBB": 10}


@pytest.mark.rule("44-SU-15", "44-SU-16", "44-MR-05")
def test_five_mountain_railways_five_tunnel_certificates_three_kinds_of_panel() -> None:
    kinds = Counter(paper.kind for paper in TITLE.papers.values())
    assert kinds == {"private": 7, "mountain": 5, "tunnel": 5}
    assert TITLE.panels == ((10, 20, 50, 80), (10, 40, 50, 60), (10, 50, 80, 10))
    assert [p.paper_with_it for p in TITLE.papers.values() if p.paper_with_it] == ["T1"]


@pytest.mark.rule("44-SU-18")
def test_every_player_sees_all_holdings() -> None:
    state = game()
    for seat in range(4):
        view = TITLE.view(state, Seat(seat))
        assert view.players == state.players
        assert view.holder == state.holder


@pytest.mark.rule("44-SU-09", "44-SU-19")
def test_the_game_starts_in_phase_1_with_yellow_tiles_and_the_first_trains() -> None:
    state = game()
    assert state.phase == "1"
    assert TITLE.phases[state.phase].tiles == ("yellow",)
    assert next(iter(card for card, left in state.depot.items() if left)) == "2"


@pytest.mark.rule("44-AU-16")
def test_before_the_privates_are_sold_one_can_only_bid_or_pass() -> None:
    assert {offer.action for offer in offers(game())} == {Bid, Pass}
    assert {holder for name, holder in game().holder.items() if name[0] in "BT"} == {BANK}
