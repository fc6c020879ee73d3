"""The server's secret: one for all processes of a data folder, whatever happened when it began."""

from __future__ import annotations

import secrets
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path
from time import sleep

import pytest

from kursbuch.web.secret import secret


def test_a_secret_is_made_once_and_is_nobody_elses(tmp_path: Path) -> None:
    made = secret(tmp_path)
    assert len(made) == 64
    assert secret(tmp_path) == made
    assert (tmp_path / "secret.key").stat().st_mode & 0o077 == 0


def test_processes_that_start_together_have_one_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    numbers = count()

    def slowly(length: int) -> str:
        sleep(0.05)
        return f"secret {next(numbers)}"

    monkeypatch.setattr(secrets, "token_urlsafe", slowly)
    with ThreadPoolExecutor(8) as threads:
        found = set(threads.map(secret, [tmp_path] * 8))
    assert found == {"secret 0"}


def test_a_server_that_was_killed_before_it_wrote_its_secret_starts_again(tmp_path: Path) -> None:
    (tmp_path / "secret.key").touch()
    assert len(secret(tmp_path)) == 64
