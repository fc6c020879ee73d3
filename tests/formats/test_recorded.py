"""Every recorded game of 18xx.games comes to the recorded states."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from kursbuch.formats.eighteen_games.read import begin_import
from kursbuch.formats.eighteen_games.site_game import read_site_game
from kursbuch.formats.eighteen_games.trace import trace
from tests.conftest import FOUND, RECORDED

TOOL = RECORDED.parent / "tools" / "compare_trace.py"


def compare_trace() -> ModuleType:
    """The tool that compares traces."""
    spec = importlib.util.spec_from_file_location("compare_trace", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def differences(file: Path, *, longest: int | None = None) -> list[tuple[int, Any]]:
    """The numbers of the actions after which our state is another one, with the fields."""
    tool = compare_trace()
    expected = tool.read(str(file).replace(".json", ".jsonl.gz"))
    places = {number: place for place, (number, _, _) in enumerate(expected)}
    game = begin_import(read_site_game(file.read_text(encoding="utf-8")))
    found, seen = [], 0
    for line in trace(game):
        seen += 1
        number = int(str(line["id"]))
        got = tool.picture(json.loads(json.dumps(line["state"])))
        if not tool.agrees(expected, places[number], got):
            want = expected[places[number]][2]
            keys = [key for key in want.keys() | got.keys() if want.get(key) != got.get(key)]
            found.append((number, {key: (want.get(key), got.get(key)) for key in keys}))
        if longest is not None and seen == longest:
            return found
    assert seen == len(expected)
    return found


REAL = sorted(RECORDED.glob("real/*/*.json"))
ALL = sorted((*RECORDED.glob("*/*/*.json"), *FOUND.glob("*/*.json")))
ABSENT = pytest.mark.skipif(not ALL, reason="the recorded games are not beside this checkout")


def name(file: Path) -> str:
    return "/".join(file.parts[-3:])


@ABSENT
@pytest.mark.parametrize("file", REAL, ids=name)
def test_the_first_rounds_of_a_real_game_come_to_the_recorded_states(file: Path) -> None:
    assert differences(file, longest=150) == []


@ABSENT
@pytest.mark.proof
@pytest.mark.parametrize("file", ALL, ids=name)
def test_a_recorded_game_comes_to_the_recorded_states(file: Path) -> None:
    assert differences(file) == []
