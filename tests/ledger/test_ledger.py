"""The ledgers: every entry is found, and tests name only entries that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kursbuch import ledger
from kursbuch.ledger.coverage import coverage


@pytest.mark.parametrize("name", ledger.ledgers())
def test_every_numbered_line_of_a_ledger_is_an_entry(name: str) -> None:
    said = ledger.introduction(name)
    text = said.path.read_text(encoding="utf-8")
    numbered = re.findall(rf"^(?:- )?(?:\*\*)?({said.prefix}-[A-Z0-9]+-\d+)", text, re.MULTILINE)
    assert numbered
    assert list(ledger.entries(name)) == numbered
    assert all(entry.text and entry.chapter for entry in ledger.entries(name).values())


def test_an_entry_has_its_chapter_its_rulebook_and_all_its_lines() -> None:
    entry = ledger.entry("44-AU-13")
    assert entry is not None
    assert entry.chapter == "AU. Initial auction"
    assert entry.rulebook("en").startswith("1844")
    assert "2003:" in entry.text
    assert "AU-14" not in entry.text


def test_an_unknown_id_has_no_entry() -> None:
    assert ledger.entry("44-XX-99") is None


def test_tests_are_found_by_the_rules_they_name(tmp_path: Path) -> None:
    (tmp_path / "test_a.py").write_text(
        "import pytest\n"
        '@pytest.mark.rule("FT-AUC-01", "FT-AUC-02")\n'
        "def test_x() -> None: ...\n"
        '@pytest.mark.other("FT-AUC-03")\n'
        "def test_y() -> None: ...\n"
    )
    assert coverage(tmp_path) == {
        "FT-AUC-01": ["test_a.py::test_x"],
        "FT-AUC-02": ["test_a.py::test_x"],
    }


def test_worked_examples_are_found_by_the_marks_that_name_them(tmp_path: Path) -> None:
    (tmp_path / "test_a.py").write_text(
        "import pytest\n"
        '@pytest.mark.rule("24-FS-03")\n'
        '@pytest.mark.scenario("X1-01")\n'
        "def test_x() -> None: ...\n"
    )
    assert coverage(tmp_path, "scenario") == {"X1-01": ["test_a.py::test_x"]}


@pytest.mark.parametrize(("name", "number"), [("first-train", 9), ("1844", 49), ("1824", 60)])
def test_every_worked_example_is_counted(name: str, number: int) -> None:
    assert len(set(ledger.scenarios(name))) == number


@pytest.mark.parametrize("name", ledger.ledgers())
def test_every_worked_example_is_a_test(name: str) -> None:
    played = coverage(mark="scenario")
    missing = [scenario for scenario in ledger.scenarios(name) if scenario not in played]
    assert not missing, f"no test plays {', '.join(missing)}"


def test_tests_name_only_worked_examples_that_exist() -> None:
    known = {scenario for name in ledger.ledgers() for scenario in ledger.scenarios(name)}
    assert set(coverage(mark="scenario")) <= known
