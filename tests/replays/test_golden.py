"""Games that were played once play the same for ever."""

from __future__ import annotations

from pathlib import Path

import pytest

from kursbuch.catalogue import titles
from tests.replays.golden import golden, log, read


@pytest.mark.parametrize("path", golden(), ids=lambda path: path.stem)
def test_a_golden_game_tells_the_log_that_it_told(path: Path) -> None:
    expected = path.with_suffix(".log").read_text(encoding="utf-8").splitlines()
    assert list(log(read(path))) == expected


def test_every_title_has_a_golden_game() -> None:
    assert {path.stem for path in golden()} >= set(titles())
