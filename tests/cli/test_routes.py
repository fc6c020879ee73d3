"""`kursbuch routes`: the best run, and one sentence where there is none."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from kursbuch.catalogue import title
from kursbuch.cli import run
from kursbuch.cli.files import load, save
from kursbuch.eighteen.operating.operating_round import company_at_turn
from kursbuch.eighteen.state import State18
from kursbuch.records import last
from tests.eighteen.choosing import game_with_equal_runs

Capture = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of 1844 that bots played until a company has the choice between equal runs."""
    path = tmp_path_factory.mktemp("games") / "1844.json"
    save(game_with_equal_runs(), path)
    return path


def answer(capture: Capture, *words: str) -> Any:
    assert run([*words, "--json"]) == 0
    return json.loads(capture.readouterr().out)


def refusal(capture: Capture, *words: str) -> str:
    assert run(["routes", *words]) == 2
    err = capture.readouterr().err
    assert err.count("\n") == 1
    return err


def test_the_best_run_of_the_company_at_its_turn_adds_up(game: Path, capsys: Capture) -> None:
    told = answer(capsys, "routes", str(game))
    state = last(load(game), title)
    assert isinstance(state, State18)
    assert told["company"] == company_at_turn(state)
    assert told["proved"] is True
    assert told["bound"] == told["revenue"] == sum(r["revenue"] for r in told["routes"])
    for route in told["routes"]:
        assert route["revenue"] == sum(p["times"] * p["amount"] for p in route["parts"])
        assert len(route["stops"]) >= 2
        assert len(route["hexes"]) >= 2


def test_in_words_every_part_is_named(game: Path, capsys: Capture) -> None:
    told = answer(capsys, "routes", str(game))
    assert run(["routes", str(game)]) == 0
    text = capsys.readouterr().out
    assert "(proved)" in text
    for route in told["routes"]:
        assert all(stop in text for stop in route["stops"])


def test_other_plans_earn_as_much_and_each_may_be_played(
    game: Path, tmp_path: Path, capsys: Capture
) -> None:
    told = answer(capsys, "routes", str(game), "--alternatives")
    (offer,) = (o for o in answer(capsys, "offers", str(game)) if o["do"] == "RunTrains")
    assert told["all_listed"] is True
    assert told["alternatives"]
    for other in told["alternatives"]:
        assert sum(route["revenue"] for route in other["routes"]) == told["revenue"]
        assert other["differs"]
        copied = tmp_path / "game.json"
        copied.write_text(game.read_text())
        action = {"do": "RunTrains", "by": offer["by"], "runs": other["runs"]}
        assert run(["act", str(copied), json.dumps(action)]) == 0
        capsys.readouterr()
    assert run(["routes", str(game), "--alternatives"]) == 0
    assert "Or plan 2: " in capsys.readouterr().out


def test_without_being_asked_no_other_plans_are_listed(game: Path, capsys: Capture) -> None:
    assert "alternatives" not in answer(capsys, "routes", str(game))


def test_runs_that_somebody_wrote_are_told_part_by_part(game: Path, capsys: Capture) -> None:
    (offer,) = (o for o in answer(capsys, "offers", str(game)) if o["do"] == "RunTrains")
    best = offer["open"]["runs"]
    told = answer(capsys, "routes", str(game), "--runs", json.dumps(best["routes"]))
    assert (told["valid"], told["revenue"], told["problems"]) == (True, best["revenue"], [])
    assert all(route["parts"] for route in told["routes"])
    assert run(["routes", str(game), "--runs", json.dumps(best["routes"])]) == 0
    assert f"= {told['routes'][0]['revenue']}" in capsys.readouterr().out


def test_of_invalid_runs_every_reason_is_told_and_the_answer_is_no(
    game: Path, capsys: Capture
) -> None:
    wrong = json.dumps([{"train": "9", "stops": ["Q9.0", "Q11.0"], "hexes": [["Q9", "Q11"]]}])
    assert run(["routes", str(game), "--runs", wrong, "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert told["valid"] is False
    assert [problem["rule"] for problem in told["problems"]] == ["44-RT-01", *["44-RT-11"] * 2]
    assert run(["routes", str(game), "--runs", wrong]) == 1
    assert capsys.readouterr().err.count("\n") == 1
    assert run(["routes", str(game), "--runs", "{"]) == 2


def test_the_run_is_drawn_on_the_board(game: Path, tmp_path: Path) -> None:
    out = tmp_path / "run.svg"
    assert run(["render", str(game), "--run", "-o", str(out)]) == 0
    assert "data-route" in out.read_text()


def test_an_unknown_company_is_refused_with_the_known_ones(game: Path, capsys: Capture) -> None:
    assert "NOB" in refusal(capsys, str(game), "--company", "XYZ")


def test_a_company_without_trains_is_refused(game: Path, capsys: Capture) -> None:
    assert "SBB has no trains." in refusal(capsys, str(game), "--company", "SBB")


def test_where_nobody_runs_it_says_so(game: Path, capsys: Capture) -> None:
    assert "--company" in refusal(capsys, str(game), "--at", "0")


def test_of_a_finished_game_it_says_that_it_is_over(capsys: Capture) -> None:
    finished = Path(__file__).parents[1] / "replays" / "rules-1" / "1844.json"
    assert "The game is over" in refusal(capsys, str(finished))


@pytest.mark.parametrize("at", ["-1", "99999"])
def test_a_position_that_is_not_there_is_refused(at: str, game: Path, capsys: Capture) -> None:
    refusal(capsys, str(game), "--at", at)


def test_a_broken_file_and_a_game_without_routes_are_refused(
    tmp_path: Path, capsys: Capture
) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text("{")
    refusal(capsys, str(broken))
    other = tmp_path / "other.json"
    assert run(["new", "first-train-nuremberg", "--players", "2", "-o", str(other)]) == 0
    capsys.readouterr()
    assert "no trains that run along routes" in refusal(capsys, str(other))
