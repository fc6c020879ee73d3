"""Every command does what its help says."""

from __future__ import annotations

import csv
import json
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kursbuch.bots.arena import Pairing, play_pairing
from kursbuch.catalogue import title as find
from kursbuch.catalogue import titles
from kursbuch.cli import COMMANDS, run
from kursbuch.cli.files import load, save
from kursbuch.core.record import write_action
from kursbuch.core.state import offers
from kursbuch.records import last

Capture = pytest.CaptureFixture[str]
TITLE = "first-train-nuremberg"


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a game that bots played."""
    path = tmp_path_factory.mktemp("games") / "played.json"
    save(play_pairing(Pairing(TITLE, ("random",) * 3, 1, {})).record, path)
    return path


@pytest.fixture
def game(tmp_path: Path, capsys: Capture) -> Path:
    """The record of a new game."""
    path = tmp_path / "game.json"
    assert run(["new", TITLE, "--players", "3", "--seed", "7", "-o", str(path)]) == 0
    capsys.readouterr()
    return path


def answer(capture: Capture, *words: str) -> Any:
    """The JSON document that a command prints."""
    assert run([*words, "--json"]) == 0
    return json.loads(capture.readouterr().out)


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.name or "")
def test_every_command_has_help_with_an_example(command: Any, capsys: Capture) -> None:
    assert run([command.name, "--help"]) == 0
    told = capsys.readouterr().out
    assert f"  Example: kursbuch {command.name}" in told
    assert "\\b" not in told


def test_titles_tells_of_every_title_its_players_and_options(capsys: Capture) -> None:
    told = {title["key"]: title for title in answer(capsys, "titles")}
    assert told.keys() == titles().keys()
    assert told[TITLE]["players"] == [2, 3, 4]
    assert "reconstruction" in told[TITLE]["note"]
    options = {option["name"]: option for option in told[TITLE]["options"]}
    assert options["train_category"]["values"] == ["row", "price"]
    assert options["train_category"]["default"] == "row"
    assert options["train_category"]["rules"] == ["FT-TRN-02"]
    assert options["board_side"]["players"] == [3]


def test_new_writes_a_record_with_seed_and_options(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    words = ["--players", "3", "--seed", "x", "--option", "board_side=2-3"]
    assert run(["new", TITLE, *words, "-o", str(path)]) == 0
    setup = load(path).setup
    assert (setup.players, setup.seed, setup.options["board_side"]) == (3, "x", "2-3")


def test_new_games_have_seeds_of_their_own(tmp_path: Path) -> None:
    for name in ("a", "b"):
        assert run(["new", TITLE, "--players", "2", "-o", str(tmp_path / name)]) == 0
    assert load(tmp_path / "a").setup.seed != load(tmp_path / "b").setup.seed


def test_show_tells_whose_turn_it_is_and_never_the_seed(game: Path, capsys: Capture) -> None:
    shown = answer(capsys, "show", str(game))
    state = last(load(game), find)
    assert shown["to_act"] == [offers(state)[0].by]
    assert shown["finished"] is False
    assert len(shown["players"]) == 3
    assert run(["show", str(game)]) == 0
    text = capsys.readouterr().out
    assert "reconstruction" in text
    assert "Turn 1 of 5, phase 3\n" in text
    assert "seed" not in text


def test_show_tells_the_result_of_a_finished_game(played: Path, capsys: Capture) -> None:
    shown = answer(capsys, "show", str(played))
    assert shown["finished"] is True
    assert shown["to_act"] == []
    assert sorted(shown["result"]["places"])[0] == 1
    assert run(["show", str(played)]) == 0
    assert "The game is over." in capsys.readouterr().out


def test_show_goes_back_to_any_position(played: Path, capsys: Capture) -> None:
    assert answer(capsys, "show", str(played), "--at", "0")["finished"] is False
    assert run(["offers", str(played), "--at", "0"]) == 0
    assert "PlaceBid" in capsys.readouterr().out


def test_offers_are_the_same_as_the_library_gives(game: Path, capsys: Capture) -> None:
    expected = [offer.plain() for offer in offers(last(load(game), find))]
    assert answer(capsys, "offers", str(game)) == json.loads(json.dumps(expected))


def test_act_appends_an_action_and_tells_what_happened(game: Path, capsys: Capture) -> None:
    action = offers(last(load(game), find))[0].sample(Random(1))
    assert run(["act", str(game), json.dumps(write_action(action))]) == 0
    assert capsys.readouterr().out.strip()
    assert load(game).actions == (action,)
    assert [path.name for path in game.parent.iterdir()] == ["game.json"]


def test_the_same_action_twice_is_played_once(game: Path, capsys: Capture) -> None:
    action = json.dumps(write_action(offers(last(load(game), find))[0].sample(Random(1))))
    assert run(["act", str(game), action]) == 0
    assert run(["act", str(game), action]) == 1
    assert len(load(game).actions) == 1


def test_replay_tells_the_result(played: Path, capsys: Capture) -> None:
    told = answer(capsys, "replay", str(played))
    assert told["title"] == TITLE
    assert told["finished"] is True
    assert told["actions"] == len(load(played).actions)
    assert len(told["result"]) == 3
    assert told["refused"] is None


def test_replay_stops_where_it_is_told(played: Path, capsys: Capture) -> None:
    told = answer(capsys, "replay", str(played), "--until", "5")
    assert (told["actions"], told["finished"]) == (5, False)


def test_replay_says_which_action_is_refused_and_why(
    played: Path, tmp_path: Path, capsys: Capture
) -> None:
    record = json.loads(played.read_text())
    record["actions"][2]["by"] = record["actions"][1]["by"]
    broken = tmp_path / "broken.json"
    broken.write_text(json.dumps(record))
    assert run(["replay", str(broken), "--json"]) == 1
    refused = json.loads(capsys.readouterr().out)["refused"]
    assert refused["at"] == 3
    assert refused["rule"].startswith("FT-")
    assert refused["why"]


def test_a_trace_has_the_state_after_every_action(played: Path, tmp_path: Path) -> None:
    out = tmp_path / "trace.jsonl"
    assert run(["replay", str(played), "--trace", str(out)]) == 0
    rows = [json.loads(line) for line in out.read_text().splitlines()]
    record = load(played)
    assert [row["id"] for row in rows] == list(range(len(record.actions) + 1))
    assert rows[1]["action"] == json.loads(json.dumps(write_action(record.actions[0])))
    assert rows[-1]["state"]["agenda"] == []


@pytest.mark.parametrize("what", ["board", "market"])
def test_render_draws_svg_and_png(what: str, played: Path, tmp_path: Path) -> None:
    svg, png = tmp_path / "a.svg", tmp_path / "a.png"
    assert run(["render", str(played), "--what", what, "-o", str(svg)]) == 0
    assert ElementTree.fromstring(svg.read_text()).tag.endswith("svg")
    assert run(["render", str(played), "--at", "9", "--what", what, "-o", str(png)]) == 0
    assert png.read_bytes().startswith(b"\x89PNG")


def test_render_refuses_other_kinds_of_pictures(played: Path, tmp_path: Path) -> None:
    assert run(["render", str(played), "-o", str(tmp_path / "a.gif")]) == 2
    assert not list(tmp_path.iterdir())


def test_the_arena_plays_the_same_games_for_the_same_seed(capsys: Capture) -> None:
    words = ["arena", TITLE, "--seats", "random,random", "--games", "3", "--seed", "5"]
    first, second = answer(capsys, *words), answer(capsys, *words)
    other = answer(capsys, *words[:-1], "6")
    assert first["unfinished"] == 0
    assert first["seats"] == second["seats"]
    assert first["seats"] != other["seats"]
    assert sum(seat["win_share"] for seat in first["seats"]) == pytest.approx(1, abs=0.01)


def test_the_arena_plays_in_several_processes_alike(capsys: Capture) -> None:
    words = ["arena", TITLE, "--seats", "random,random", "--games", "4", "--seed", "5"]
    assert answer(capsys, *words)["seats"] == answer(capsys, *words, "--jobs", "2")["seats"]


def test_the_arena_keeps_a_table_the_games_and_what_everybody_did(
    capsys: Capture, tmp_path: Path
) -> None:
    table, games = tmp_path / "games.csv", tmp_path / "games"
    words = ["arena", TITLE, "--seats", "random,novice", "--games", "2", "--habits", "--times"]
    told = answer(capsys, *words, "--csv", str(table), "--records", str(games))
    rows = list(csv.DictReader(table.read_text(encoding="utf-8").splitlines()))
    assert [row["bot"] for row in rows] == ["random", "novice", "novice", "random"]
    scores: list[int] = []
    for path in sorted(games.iterdir()):
        end = last(load(path))
        result = end.title.result(end)
        assert result is not None
        scores += result.scores
    assert [int(row["score"]) for row in rows] == scores
    assert all(seat["PlaceBid"] > 1 for seat in told["seats"])
    assert all(0 <= seat["median_ms"] <= seat["worst_ms"] for seat in told["seats"])


@pytest.mark.parametrize("seats", ["", "random", "random,grandmaster", "random," * 9 + "random"])
def test_the_arena_refuses_tables_that_cannot_be(seats: str, capsys: Capture) -> None:
    assert run(["arena", TITLE, "--seats", seats]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_rules_shows_an_entry_with_its_source(capsys: Capture) -> None:
    assert run(["rules", "FT-AUC-02"]) == 0
    text = capsys.readouterr().out
    assert "strictly more than the cubes there" in text
    assert "First Train to Nuremberg" in text
    assert run(["rules", "FT-XXX-99"]) == 2


@pytest.mark.parametrize("ledger", sorted({title.ledger for title in titles().values()}))
def test_every_rule_of_every_title_has_a_test(ledger: str, capsys: Capture) -> None:
    key = next(title.key for title in titles().values() if title.ledger == ledger)
    status = run(["rules", "--title", key, "--coverage"])
    missing = [line for line in capsys.readouterr().out.splitlines() if "no test" in line]
    assert missing == []
    assert status == 0


def test_render_animates_a_whole_game(played: Path, tmp_path: Path) -> None:
    out = tmp_path / "game.html"
    assert run(["render", str(played), "--animate", "-o", str(out)]) == 0
    assert out.read_text(encoding="utf-8").startswith("<!doctype html>")
    assert run(["render", str(played), "--animate", "--at", "3", "-o", str(out)]) == 2
    assert run(["render", str(played), "--animate", "-o", str(tmp_path / "game.png")]) == 2
