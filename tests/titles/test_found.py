"""A title that lives outside is found with all its parts, without a line changed in Kursbuch."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import pytest

from kursbuch import render
from kursbuch.bots.expert import Expert
from kursbuch.bots.hint import hint
from kursbuch.bots.lookup import FAMILIES, knowledge_of
from kursbuch.catalogue import Part, part, titles
from kursbuch.catalogue import title as find
from kursbuch.cli import run
from kursbuch.core.plugins import folder, plugins
from kursbuch.core.state import offers, play
from kursbuch.core.words import Message, speak
from kursbuch.eighteen.ids import HexId
from kursbuch.ledger import entry, ledgers
from kursbuch.render.drawing import DRAWING, Drawing
from kursbuch.web.games.lookup import presenter
from tests.eighteen.builders import BERT
from tests.titles.rigi.hotel import BuildHotel
from tests.titles.rigi.render import DRAWING as OWN_DRAWING
from tests.titles.rigi.web import PRESENTER as OWN_PRESENTER
from tests.titles.test_rigi import operating_round, stock_round

SOURCE = Path(render.__file__).parents[1]
KINDS = ("py", "toml", "ftl", "html", "css", "js", "md")


def names_it(text: str) -> bool:
    """Whether a text has the key of the miniature title; "original" has not, and the mountain
    in Switzerland is written with a capital."""
    return re.search(r"\brigi\b", text) is not None


def test_a_key_is_seen_in_quotes_after_a_dot_and_in_a_path() -> None:
    assert names_it('if title.key == "rigi":')
    assert names_it("from games.rigi import title")
    assert names_it("rigi/table.css")
    assert not names_it("the original position of the Rigi")


def test_no_file_of_kursbuch_knows_the_miniature_title() -> None:
    files = {kind: list(SOURCE.rglob(f"*.{kind}")) for kind in KINDS}
    assert all(files.values())
    texts = {path: path.read_text(encoding="utf-8") for some in files.values() for path in some}
    assert not [path for path, text in texts.items() if names_it(text)]
    assert not [path for path in SOURCE.rglob("*rigi*") if "__pycache__" not in path.parts]


def test_the_catalogue_has_the_title_and_its_parts() -> None:
    assert "tests.titles.rigi" in plugins()
    assert "rigi" in titles()
    assert part(find("rigi"), DRAWING) is OWN_DRAWING
    assert presenter(find("rigi")) is OWN_PRESENTER


def test_a_part_that_is_not_there_is_none_and_one_of_the_wrong_type_is_refused() -> None:
    assert part(find("rigi"), Part("formats", "FORMAT", Drawing)) is None
    with pytest.raises(TypeError, match=r"tests\.titles\.rigi\.render has no DRAWING of type int"):
        part(find("rigi"), Part("render", "DRAWING", int))


def test_a_package_that_is_not_there_is_told_by_its_name() -> None:
    with pytest.raises(ModuleNotFoundError, match=r"no package nowhere_to_be_found"):
        folder("nowhere_to_be_found")


def test_its_words_are_known_in_both_languages() -> None:
    built = Message("told-HotelBuilt", seat="Anna", hex="B6")
    assert speak(built, "en") == "Anna builds the hotel on B6."
    assert speak(built, "de") == "Anna baut das Hotel auf B6."


def test_its_ledger_says_its_own_prefix_and_rulebook() -> None:
    assert "rigi" in ledgers()
    found = entry("RI-HO-02")
    assert found is not None
    assert found.rulebook("en") == "Rigi (the miniature title of Kursbuch)"


def test_its_rules_are_shown_by_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "RI-HO-03"]) == 0
    assert "earns 20 more" in capsys.readouterr().out
    assert run(["rules", "--title", "rigi"]) == 0
    assert "RI-EN-01" in capsys.readouterr().out


def test_the_hotel_is_drawn_where_it_stands() -> None:
    state = operating_round()
    assert 'class="sign"' not in render.draw(state, legend=False)
    built, _ = play(state, BuildHotel(by=BERT, hex=HexId("B6")))
    picture = render.draw(built, legend=False)
    assert picture.count('class="sign"') == 1
    told = picture.partition("the hotel: 20 more")[0].rpartition("<title")[2]
    assert "B6 Rigi Kulm" in told


def test_bots_finish_games_of_it_in_the_arena(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "rigi", "--seats", "random,random,random", "--games", "3", "--seed", "1"]
    assert run([*words, "--json"]) == 0
    played = json.loads(capsys.readouterr().out)
    assert played["unfinished"] == 0


def test_bots_know_of_it_what_they_know_of_every_18xx_game() -> None:
    assert knowledge_of(find("rigi")) is FAMILIES["18xx"]


def test_an_expert_looks_ahead_in_it(caplog: pytest.LogCaptureFixture) -> None:
    state = stock_round()
    Expert(seconds=0.0).rank(state, list(offers(state).for_seat(BERT)), Random(1))
    assert "thought cut short" in caplog.text


def test_a_hint_says_what_its_candidates_bring() -> None:
    first, *_, last = hint(stock_round(), BERT)
    assert first.brings > last.brings == 0
