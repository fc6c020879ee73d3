"""The files for operators: every command in them is one that Kursbuch has."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
from pathlib import Path
from time import time

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


def test_old_backups_are_deleted_and_those_that_a_crash_left_half_written(tmp_path: Path) -> None:
    unit = (DEPLOY / "kursbuch-backup.service").read_text()
    (told,) = re.findall(r"^ExecStart=(/usr/bin/find .*)$", unit, re.MULTILINE)
    days = {"old.kb.gz": 40, "new.kb.gz": 3, "crashed.kb.gz.partial": 3, "now.kb.gz.partial": 0}
    for name, age in days.items():
        (tmp_path / name).touch()
        os.utime(tmp_path / name, (time() - age * 86_400,) * 2)
    command = told.replace("/var/lib/kursbuch/backups", str(tmp_path)).split(" ")
    subprocess.run(command, check=True)  # as systemd does: without a shell
    assert sorted(path.name for path in tmp_path.iterdir()) == ["new.kb.gz", "now.kb.gz.partial"]


def test_the_guide_names_every_file() -> None:
    guide = (DEPLOY.parent / "docs" / "operating.md").read_text()
    assert UNITS
    for file in DEPLOY.iterdir():
        assert f"deploy/{file.name}" in guide, file.name


def test_the_guide_names_every_variable() -> None:
    guide = (DEPLOY.parent / "docs" / "operating.md").read_text()
    root = DEPLOY.parent / "src" / "kursbuch"
    files = ("web/settings.py", "web/variables.py", "cli/serve.py", "web/serving.py")
    settings = "".join((root / path).read_text() for path in files)
    ours = {"KURSBUCH_HOUSE", "KURSBUCH_HTTPS"}  # made by `serve` itself, or by --public-url
    assert {name for name in re.findall(r"KURSBUCH_[A-Z_]+", settings) if name not in guide} == ours
