"""What a position of an 18xx game is made of, and weights that are fitted to games."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from kursbuch.bots.eighteen import fit_values
from kursbuch.bots.eighteen.fit_values import Seen
from kursbuch.bots.eighteen.horizon import horizon, incomes
from kursbuch.bots.eighteen.knowledge import ADVICE
from kursbuch.bots.eighteen.valuation import PARTS, PLAIN, Valuation, Weights, read_weights
from kursbuch.bots.lookup import knowledge_of
from kursbuch.bots.search import Horizon
from kursbuch.catalogue import title
from kursbuch.core.action import Seat
from kursbuch.eighteen.ids import CompanyId
from kursbuch.eighteen.state import State18
from kursbuch.eighteen.stock.holdings import shares
from tests.eighteen.builders import ANNA
from tests.games.g1824 import builders as g1824


def horizon_of(state: State18) -> Horizon:
    known = knowledge_of(state.title)
    assert known is not None
    return known.horizon_at(state)


def with_shares() -> State18:
    state = g1824.position("4")
    g1824.company(state, "BK", seat=ANNA)
    return state


def test_cash_and_what_else_is_scored_are_parts_of_every_position() -> None:
    state = with_shares()
    for number, parts in enumerate(horizon_of(state).parts(state)):
        assert list(parts) == list(PARTS)
        assert parts["cash"] == state.players[number].cash
        assert parts["cash"] + parts["shares"] == state.title.scored(state, Seat(number))


def test_money_of_a_company_belongs_to_its_shareholders_in_part() -> None:
    state = with_shares()
    before = horizon_of(state).parts(state)
    state.companies[CompanyId("BK")].cash += 200
    after = horizon_of(state).parts(state)
    more = [now["treasury"] - then["treasury"] for now, then in zip(after, before, strict=True)]
    held = shares(state, CompanyId("BK"), ANNA)
    assert 1 < held < 10
    assert more == [pytest.approx(held * 20), 0, 0, 0]


def test_weights_change_with_the_phases() -> None:
    early, late = dict.fromkeys(PARTS, 3.0), dict.fromkeys(PARTS, 1.0)
    weights = Weights(early, late)
    assert [weights.at(far)["cash"] for far in (0.0, 0.5, 1.0)] == [3.0, 2.0, 1.0]


@pytest.mark.parametrize(
    ("least", "begun", "looked_at"), [(1, 1, 2), (4, 1, 5), (4, 4, 5), (4, 6, 7)]
)
def test_from_the_opening_on_the_look_goes_beyond_the_next_stock_round(
    least: int, begun: int, looked_at: int
) -> None:
    start, now = g1824.position("2"), g1824.position("2")
    stop = horizon(Valuation(ADVICE, incomes), least=least).stop
    start.turn = begun
    for turn in range(begun, looked_at):
        now.turn = turn
        assert not stop(start, now)
    now.turn = looked_at
    assert stop(start, now)


@pytest.mark.parametrize(("players", "turn"), [(2, 2), (3, 5), (4, 5)])
def test_all_but_two_play_the_first_turns_of_1824_on(players: int, turn: int) -> None:
    start = title("1824" if players > 2 else "1824-cisleithania-2").start(players)
    far = horizon_of(start)
    assert not far.stop(start, replace(start, turn=turn - 1))
    assert far.stop(start, replace(start, turn=turn))


def test_two_take_every_part_of_a_position_at_its_face_value() -> None:
    state = title("1824-cisleithania-2").start(2)
    before, more = horizon_of(state).values(state)[0], replace(state.players[0], cash=1000)
    richer = replace(state, players=[more, *state.players[1:]])
    gained = 1000 - state.players[0].cash
    assert horizon_of(state).values(richer)[0] - before == pytest.approx(gained)


def games(weights: Weights, many: int) -> list[Seen]:
    """Positions by chance, whose scores are what the weights say."""
    rng, found = Random(1), []
    for number in range(many):
        far = rng.random()
        parts = [{name: rng.uniform(0, 1000) for name in PARTS} for _ in range(3)]
        worth = weights.at(far)
        scores = [round(sum(worth[name] * own[name] for name in PARTS)) for own in parts]
        found.append(Seen(2 + number % 3, far, parts, scores))
    return found


def test_weights_are_found_that_scores_were_made_of() -> None:
    true = Weights({**PLAIN.early, "cash": 3.0}, {**PLAIN.late, "dividends": 0.5})
    seen = games(true, 2000)
    found = fit_values.fitted(seen)
    assert found.early["cash"] == pytest.approx(3.0, abs=0.1)
    assert found.late["dividends"] == pytest.approx(0.5, abs=0.1)
    assert fit_values.error(seen, found) < 0.2 * fit_values.error(seen, PLAIN)
    before, after = fit_values.foretold(seen, PLAIN), fit_values.foretold(seen, found)
    assert list(before) == list(after) == [2, 3, 4]
    assert all(before[turn] < 0.95 < 0.999 < after[turn] for turn in before)


def test_without_evidence_everything_keeps_its_face_value() -> None:
    found = fit_values.fitted(games(PLAIN, 3))
    for name in PARTS:
        assert found.early[name] == pytest.approx(PLAIN.early[name], abs=0.01)


def test_weights_are_read_as_they_were_written(tmp_path_factory: pytest.TempPathFactory) -> None:
    file = tmp_path_factory.mktemp("weights") / "weights.toml"
    true = Weights({**PLAIN.early, "cash": 2.5}, PLAIN.late)
    file.write_text(fit_values.written(true, "by hand"), encoding="utf-8")
    assert read_weights(file) == true


def test_a_game_is_seen_at_the_beginning_of_every_turn() -> None:
    seen = fit_values.seen_in(fit_values.Game("1824-cisleithania-2", 2, 1))
    assert len(seen) > 3
    assert [one.turn for one in seen] == list(range(2, len(seen) + 2))
    assert [one.far for one in seen] == sorted(one.far for one in seen)
    assert len({tuple(one.scores) for one in seen}) == 1
