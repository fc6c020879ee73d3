"""The order of a set never decides: a game is the same in every process."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def told(hash_seed: int) -> str:
    """Offers, choices and best runs of games in a process whose sets have this order."""
    done = subprocess.run(
        (sys.executable, "-m", "tests.contract.play_and_tell"),
        env=os.environ | {"PYTHONHASHSEED": str(hash_seed)},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


def test_the_same_seed_plays_the_same_game_in_every_process() -> None:
    one, other = told(1), told(2)
    assert one.splitlines() == other.splitlines()
    assert len(one.splitlines()) > 40
