"""The files for operators: every command in them is one that Kursbuch has."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import click
import pytest

from kursbuch.cli import kursbuch

DEPLOY = Path(__file__).parent.parent / "deploy"
UNITS = sorted(DEPLOY.glob("*.service"))


def commands(unit: Path) -> list[list[str]]:
    """The arguments of each call of `kursbuch` in a unit."""
    told = re.sub(r"\$\(.*?\)", "TODAY", unit.read_text())
    found = re.findall(r"bin/kursbuch ([^'\n]*)", told)
    return [shlex.split(arguments) for arguments in found]


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_the_commands_of_a_unit_have_these_options(unit: Path) -> None:
    assert commands(unit)
    for name, *arguments in commands(unit):
        context = click.Context(kursbuch)
        command = kursbuch.get_command(context, name)
        assert command is not None, name
        command.make_context(name, arguments, parent=context)


def test_the_guide_names_every_file() -> None:
    guide = (DEPLOY.parent / "docs" / "operating.md").read_text()
    assert UNITS
    for file in DEPLOY.iterdir():
        assert f"deploy/{file.name}" in guide, file.name


def test_the_guide_names_every_variable() -> None:
    guide = (DEPLOY.parent / "docs" / "operating.md").read_text()
    root = DEPLOY.parent / "src" / "kursbuch"
    settings = "".join(
        (root / path).read_text() for path in ("web/settings.py", "cli/serve.py", "web/serving.py")
    )
    ours = {"KURSBUCH_HOUSE", "KURSBUCH_HTTPS"}  # made by `serve` itself, or by --public-url
    assert {name for name in re.findall(r"KURSBUCH_[A-Z_]+", settings) if name not in guide} == ours
