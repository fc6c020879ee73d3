"""Figures are fitted by play: what does better beyond its error is kept, with its source."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from kursbuch.bots import fit
from kursbuch.bots.eighteen import trains
from kursbuch.bots.figures import FILE, figures
from kursbuch.bots.knowledge import Ablation

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
    trial = fit.tried(HOPE, games(1.1, 1.2, 1.1, 1.2), 4)
    text = fit.written(FILE.read_text(encoding="utf-8"), trial, "seed 1")
    assert "HOPE = 0.9  # seed 1\n" in text
    assert text.count("HOPE = ") == 1


def test_every_figure_of_the_data_file_is_read_by_its_module() -> None:
    for module, named in figures().items():
        for name, value in named.items():
            assert vars(Ablation(module, name, 0.0).home)[name] == value
