"""Processes for heavy thought: they answer, are replaced when they die, and have a time limit."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random
from threading import Event

import pytest
from django.test import override_settings

from kursbuch.routes.solve import solve
from kursbuch.web import solving
from kursbuch.web.processes import Thinkers
from tests.routes.nets import random_network, random_trains


@override_settings(THINKERS=1)
def test_a_question_is_answered_in_another_process() -> None:
    assert Thinkers().ask(300, os.getpid) != os.getpid()


@override_settings(THINKERS=1)
def test_a_process_that_dies_is_replaced(tmp_path: Path) -> None:
    thinkers = Thinkers()
    assert thinkers.ask(300, die_once, str(tmp_path / "died")) == "alive"


def die_once(mark: str) -> str:
    """End the process when it is asked for the first time."""
    if not Path(mark).exists():
        Path(mark).touch()
        os._exit(1)
    return "alive"


def test_whoever_takes_too_long_is_not_waited_for() -> None:
    enough = Event()
    with pytest.raises(TimeoutError):
        Thinkers().ask(0.01, enough.wait)
    enough.set()


@override_settings(THINKERS=1)
def test_hard_routes_come_back_from_another_process() -> None:
    random = Random(3)
    network, trains = random_network(random, 9), random_trains(random, 3)
    assert solving.in_a_process(network, trains) == solve(network, trains)
