"""The quick start of the README does what it says."""

from __future__ import annotations

from doctest import ELLIPSIS, testfile
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"


def test_the_quick_start_runs_as_printed() -> None:
    failed, tried = testfile(str(README), module_relative=False, optionflags=ELLIPSIS)
    assert tried > 3
    assert failed == 0
