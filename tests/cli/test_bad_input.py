"""Bad input gets one sentence and the right status, and the file stays as it was."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kursbuch.cli import run

TITLE = "first-train-nuremberg"
Capture = pytest.CaptureFixture[str]


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """The record of a new game for two."""
    path = tmp_path / "game.json"
    assert run(["new", TITLE, "--players", "2", "--seed", "7", "-o", str(path)]) == 0
    return path


def sentence(capture: Capture) -> str:
    """What stands on stderr: one line, no traceback."""
    err = capture.readouterr().err.strip()
    assert err
    assert "\n" not in err
    assert "Traceback" not in err
    return err


def first_offer(game: Path, capture: Capture) -> dict[str, Any]:
    """A lawful action, to be spoilt."""
    capture.readouterr()
    assert run(["offers", str(game), "--json"]) == 0
    offer = json.loads(capture.readouterr().out)[0]
    opened = {name: _lowest(domain) for name, domain in offer["open"].items()}
    return {"do": offer["do"], "by": offer["by"], **offer["fixed"], **opened}


def _lowest(domain: dict[str, Any]) -> Any:
    return domain["span"][0] if "span" in domain else domain["choices"][0]


def without(action: dict[str, Any], name: str) -> dict[str, Any]:
    return {key: value for key, value in action.items() if key != name}


ILLEGAL: dict[str, Callable[[dict[str, Any]], dict[str, Any]]] = {
    "a foreign seat": lambda a: a | {"by": 1 - a["by"]},
    "a seat that nobody has": lambda a: a | {"by": 9},
    "a negative seat": lambda a: a | {"by": -1},
    "a bid too low": lambda a: a | {"cubes": 0},
    "a negative bid": lambda a: a | {"cubes": -3},
    "a bid too high": lambda a: a | {"cubes": 16},
    "a box that is not there": lambda a: a | {"box": 99},
}

UNREADABLE: dict[str, Callable[[dict[str, Any]], object]] = {
    "an unknown action": lambda a: a | {"do": "Jump"},
    "no action named": lambda a: without(a, "do"),
    "an action that is a number": lambda a: a | {"do": 7},
    "no seat": lambda a: without(a, "by"),
    "a seat that is a word": lambda a: a | {"by": "Anna"},
    "a seat that is a truth value": lambda a: a | {"by": False},
    "a seat that is nothing": lambda a: a | {"by": None},
    "a field missing": lambda a: without(a, "cubes"),
    "a field too many": lambda a: a | {"hat": 1},
    "a number that is a word": lambda a: a | {"cubes": "3"},
    "a number that is a truth value": lambda a: a | {"cubes": True},
    "a number with a fraction": lambda a: a | {"cubes": 3.5},
    "a whole number written as a fraction": lambda a: a | {"cubes": 3.0},
    "a number that is a list": lambda a: a | {"cubes": [3]},
    "a number that is an object": lambda a: a | {"cubes": {}},
    "a number that is nothing": lambda a: a | {"cubes": None},
    "a huge number": lambda a: a | {"cubes": 10**30},
    "a list": lambda a: [a],
    "a word": lambda a: "pass",
    "nothing": lambda a: None,
    "an empty object": lambda a: {},
}

NO_JSON = ["", "{", "{'do': 'PlaceBid'}", "NaN", '{"do": "PlaceBid", "do": "PlaceBid"}', "[" * 5000]


@pytest.mark.parametrize("kind", ILLEGAL)
def test_an_illegal_action_is_refused_with_its_rule(kind: str, game: Path, capsys: Capture) -> None:
    action = ILLEGAL[kind](first_offer(game, capsys))
    before = game.read_bytes()
    assert run(["act", str(game), json.dumps(action)]) == 1
    assert sentence(capsys).startswith("[FT-")
    assert game.read_bytes() == before


@pytest.mark.parametrize("kind", UNREADABLE)
def test_what_is_no_action_is_bad_input(kind: str, game: Path, capsys: Capture) -> None:
    action = UNREADABLE[kind](first_offer(game, capsys))
    before = game.read_bytes()
    assert run(["act", str(game), json.dumps(action)]) == 2
    assert sentence(capsys).endswith(".")
    assert game.read_bytes() == before


@pytest.mark.parametrize("text", NO_JSON, ids=lambda text: text[:12] or "empty")
def test_what_is_no_json_is_bad_input(text: str, game: Path, capsys: Capture) -> None:
    before = game.read_bytes()
    assert run(["act", str(game), text]) == 2
    sentence(capsys)
    assert game.read_bytes() == before


def spoilt(**entries: object) -> Callable[[dict[str, Any]], dict[str, Any]]:
    return lambda record: record | entries


def less(name: str) -> Callable[[dict[str, Any]], dict[str, Any]]:
    return lambda record: without(record, name)


BROKEN: dict[str, Callable[[dict[str, Any]], object]] = {
    "another format": spoilt(kursbuch=99),
    "no mark": less("kursbuch"),
    "no title": less("title"),
    "an unknown title": spoilt(title="chess"),
    "a title that is a number": spoilt(title=1844),
    "no players": less("players"),
    "too many players": spoilt(players=40),
    "players that are a word": spoilt(players="two"),
    "players that are a truth value": spoilt(players=True),
    "no seed": less("seed"),
    "an unknown option": spoilt(options={"hats": True}),
    "a wrong option": spoilt(options={"train_category": "colour"}),
    "options that are a list": spoilt(options=[1]),
    "rules from the future": spoilt(rules=999),
    "rules that are a word": spoilt(rules="new"),
    "no actions": less("actions"),
    "actions that are an object": spoilt(actions={}),
    "an action that is none": spoilt(actions=[{"do": "Jump", "by": 0}]),
    "an illegal action": spoilt(actions=[{"do": "PlaceBid", "by": 0, "box": 1, "cubes": 99}]),
    "names that are no names": spoilt(names=[1, 2]),
    "a stray entry": spoilt(hat=1),
    "a list": lambda record: [record],
    "nothing": lambda record: None,
}


@pytest.mark.parametrize("command", ["replay", "act", "show"])
@pytest.mark.parametrize("kind", BROKEN)
def test_a_broken_record_is_bad_input(command: str, kind: str, game: Path, capsys: Capture) -> None:
    game.write_text(json.dumps(BROKEN[kind](json.loads(game.read_text()))))
    before = game.read_bytes()
    capsys.readouterr()
    status = run([command, str(game), *(["{}"] if command == "act" else [])])
    refused = kind == "an illegal action" and command == "replay"
    assert status == (1 if refused else 2)
    if not refused:
        sentence(capsys)
    assert game.read_bytes() == before


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"{", b"[]", b"7", b"null"])
@pytest.mark.parametrize("command", ["replay", "show", "offers"])
def test_a_file_that_is_no_record_is_bad_input(
    command: str, content: bytes, tmp_path: Path, capsys: Capture
) -> None:
    path = tmp_path / "broken.json"
    path.write_bytes(content)
    assert run([command, str(path)]) == 2
    sentence(capsys)
    assert path.read_bytes() == content


@pytest.mark.parametrize("command", ["replay", "show", "offers"])
def test_a_file_that_is_missing_or_a_folder_is_bad_input(
    command: str, tmp_path: Path, capsys: Capture
) -> None:
    assert run([command, str(tmp_path / "none.json")]) == 2
    sentence(capsys)
    assert run([command, str(tmp_path)]) == 2
    sentence(capsys)


def test_acting_on_a_missing_file_makes_no_file(tmp_path: Path, capsys: Capture) -> None:
    assert run(["act", str(tmp_path / "none.json"), "{}"]) == 2
    sentence(capsys)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    "words",
    [
        [TITLE],
        [TITLE, "--players", "1"],
        [TITLE, "--players", "5"],
        [TITLE, "--players", "0"],
        [TITLE, "--players", "-2"],
        [TITLE, "--players", "two"],
        [TITLE, "--players", "2.5"],
        [TITLE, "--players", "99999999999999999999"],
        ["chess", "--players", "2"],
        ["", "--players", "2"],
        [TITLE, "--players", "2", "--option", "hats=1"],
        [TITLE, "--players", "2", "--option", "train_category"],
        [TITLE, "--players", "2", "--option", "train_category=colour"],
        [TITLE, "--players", "2", "--option", "="],
        [TITLE, "--players", "2", "--seed", ""],
        [TITLE, "--players", "2", "--seed", "x" * 101],
        [TITLE, "--players", "2", "--hat"],
        ["last-train-wensleydale", "--players", "2"],
    ],
    ids=" ".join,
)
def test_a_game_that_cannot_be_set_up_leaves_no_file(
    words: list[str], tmp_path: Path, capsys: Capture
) -> None:
    assert run(["new", *words, "-o", str(tmp_path / "new.json")]) == 2
    sentence(capsys)
    assert not list(tmp_path.iterdir())


def test_a_new_game_never_overwrites_a_file(game: Path, capsys: Capture) -> None:
    before = game.read_bytes()
    assert run(["new", TITLE, "--players", "3", "-o", str(game)]) == 2
    sentence(capsys)
    assert game.read_bytes() == before


def test_a_new_game_in_a_missing_folder_is_bad_input(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "none" / "game.json"
    assert run(["new", TITLE, "--players", "3", "-o", str(path)]) == 2
    sentence(capsys)


@pytest.mark.parametrize("at", ["-1", "1", "99999999999", "x"])
def test_a_position_that_is_not_there_is_bad_input(at: str, game: Path, capsys: Capture) -> None:
    capsys.readouterr()
    assert run(["show", str(game), "--at", at]) == 2
    sentence(capsys)


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_file_that_may_not_be_written_stays(game: Path, capsys: Capture) -> None:
    action = first_offer(game, capsys)
    game.parent.chmod(0o500)
    before = game.read_bytes()
    try:
        assert run(["act", str(game), json.dumps(action)]) == 2
        sentence(capsys)
    finally:
        game.parent.chmod(0o700)
    assert game.read_bytes() == before
