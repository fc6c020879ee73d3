"""Every example in the README and in the docstrings does what it says."""

from __future__ import annotations

import doctest
from importlib import import_module
from pathlib import Path

import pytest

import kursbuch
from tests.web import environment

assert environment.data  # examples of the web application need Django to be ready
README = Path(__file__).parents[1] / "README.md"


def modules() -> list[str]:
    """Every module with an example."""
    root = Path(kursbuch.__file__).parent
    files = {
        path.relative_to(root.parent).with_suffix("").as_posix().removesuffix("/__init__")
        for path in root.rglob("*.py")
        if ">>>" in path.read_text(encoding="utf-8")
    }
    return sorted(file.replace("/", ".") for file in files)


def test_the_quick_start_runs_as_printed() -> None:
    failed, tried = doctest.testfile(str(README), module_relative=False)
    assert tried > 3
    assert failed == 0


@pytest.mark.parametrize("name", modules())
def test_the_examples_of_a_module_run_as_printed(name: str) -> None:
    failed, tried = doctest.testmod(import_module(name))
    assert tried
    assert failed == 0
