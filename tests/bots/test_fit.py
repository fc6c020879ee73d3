"""Figures are fitted by play: what does better beyond its error is kept, with its source."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from click.testing import CliRunner

from kursbuch.bots import fit
from kursbuch.bots.eighteen import fit_rounds, fit_values, prospects, trains
from kursbuch.bots.figures import FILE, figures, written
from kursbuch.bots.knowledge import Ablation
from tests.games.g1824 import builders as g1824

HOPE = Ablation("eighteen.trains", "HOPE", 0.9)


def games(*relative: float) -> Iterator[tuple[bool, float]]:
    return ((part > 1, part) for part in relative)


def test_a_value_that_does_worse_is_given_up_early() -> None:
    trial = fit.tried(HOPE, games(0.8, 0.9, 0.85, 0.8, 1.5, 1.5, 1.5, 1.5), 4)
    assert len(trial.relative) == 4
    assert not trial.is_better


def test_a_value_is_better_only_beyond_its_error() -> None:
    assert fit.tried(HOPE, games(1.1, 1.2, 1.1, 1.2), 4).is_better
    assert not fit.tried(HOPE, games(1.9, 0.3, 1.9, 0.3), 4).is_better
    assert not fit.tried(HOPE, games(1.1, 1.2), 2).is_better


def test_what_is_better_is_everybodys_from_then_on(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = trains.HOPE
    monkeypatch.setattr(trains, "HOPE", usual)
    seen: list[float] = []

    def played(
        key: str, players: int, figure: Sequence[Ablation], number: int, seed: int
    ) -> Iterator[tuple[bool, float]]:
        seen.append(trains.HOPE)
        return games(1.2, 1.1, 1.2, 1.1) if figure[0].name == "HOPE" else games(0.5, 0.6, 0.5, 0.6)

    monkeypatch.setattr(fit, "games", played)
    wanted = [("eighteen.trains", "HOPE"), ("eighteen.trains", "GROWTH")]
    found = list(fit.better("1844", 4, wanted, 4, 1, 2.0))
    assert [trial.is_better for trial in found] == [True, False, False]
    assert seen == [usual, 2 * usual, 2 * usual]


def test_the_data_file_keeps_where_a_figure_comes_from() -> None:
    text = written(FILE.read_text(encoding="utf-8"), HOPE, "seed 1")
    assert "HOPE = 0.9  # seed 1\n" in text
    assert text.count("HOPE = ") == 1


def test_every_figure_of_the_data_file_is_read_by_its_module() -> None:
    for module, named in figures().items():
        for name, value in named.items():
            assert vars(Ablation(module, name, 0.0).home)[name] == value


def test_a_guess_of_the_rounds_that_are_left_comes_nearer_to_what_followed() -> None:
    state = g1824.position("4")
    seen = [fit_rounds.Seen(state, 3), fit_rounds.Seen(state, 4)]
    found = fit_rounds.fitted(seen)
    assert fit_rounds.error(seen, found) <= fit_rounds.error(seen)
    assert fit_rounds.error(seen, found) < 2
    assert [figure.name for figure in found] == list(fit_rounds.NAMES)
    assert figures()["eighteen.prospects"]["MOST_ROUNDS"] == prospects.MOST_ROUNDS, "as before"


def test_stock_rounds_are_seen_with_the_operating_rounds_that_followed() -> None:
    seen = list(fit_rounds.positions("1824-cisleithania-2", 2, 1, 1))
    followed = [one.followed for one in seen]
    assert followed == sorted(followed, reverse=True)
    assert followed[-1] > 0
    turns = [one.state.turn for one in seen]
    assert turns == list(range(2, len(seen) + 2)), "the opening has a stock round of its own kind"


@pytest.mark.parametrize("table", ["1824", "1824:9", "1824:x", "no-such-title:3"])
def test_a_table_that_cannot_be_is_refused_with_a_sentence(table: str) -> None:
    for command in (fit_rounds.main, fit_values.main):
        answer = CliRunner().invoke(command, [table, "--games", "1"])
        assert answer.exit_code == 2
        assert "Invalid value" in answer.output
