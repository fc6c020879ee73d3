"""Games that were played once play the same for ever."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from kursbuch.catalogue import titles
from kursbuch.core.title import Title
from tests.replays.golden import golden, log, read


@pytest.mark.parametrize("path", golden(), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_game_tells_the_log_that_it_told(path: Path) -> None:
    expected = path.with_suffix(".log").read_text(encoding="utf-8").splitlines()
    assert list(log(read(path))) == expected


@pytest.mark.parametrize("path", golden(), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_game_is_played_under_the_rules_number_of_its_folder(path: Path) -> None:
    assert path.parent.name == f"rules-{read(path).setup.rules}"


@pytest.mark.parametrize("title", titles().values(), ids=lambda title: title.key)
def test_every_title_has_a_golden_game_of_every_rules_number(title: Title[Any]) -> None:
    folders = {path.parent.name for path in golden() if path.stem == title.key}
    assert folders == {f"rules-{number}" for number in range(1, title.rules + 1)}
