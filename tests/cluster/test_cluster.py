"""Several hosts on PostgreSQL and Redis: any of them may die, and play goes on.

Run by `make test-cluster`, which starts throw-away servers; without them these tests are skipped.
"""

from __future__ import annotations

import os
import shlex
import subprocess
from collections.abc import Iterator

import pytest

from tests.cluster.hosts import ON_POSTGRES, Game, Host, Installation, installed
from tests.web.servers import Person, kursbuch
from tests.web.test_servers import following, next_event, wait_until

pytestmark = ON_POSTGRES


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Installation]:
    found = installed(tmp_path_factory.mktemp("hosts"), hosts=3, workers=2)
    yield found
    found.end()


@pytest.fixture
def installation(whole: Installation) -> Installation:
    """Three servers and two workers, all running."""
    whole.start()
    return whole


@pytest.fixture
def hosts(installation: Installation) -> list[Host]:
    return installation.hosts


def restart(what: str) -> None:
    subprocess.run(shlex.split(os.environ[f"RESTART_{what}"]), check=True)


def test_play_goes_on_whichever_host_is_killed(hosts: list[Host]) -> None:
    game = Game(hosts)
    for doomed in hosts:
        game.go_on(3)
        doomed.kill()
        game.go_on(3)
        doomed.start()
    game.go_on(3)
    assert game.told() == [game.acknowledged] * 3 == [21] * 3


def test_the_pages_of_one_host_hear_what_is_done_at_another(hosts: list[Host]) -> None:
    game = Game(hosts)
    with following(hosts[2].port, game.key) as stream:
        next_event(stream)
        for number in (1, 2, 3):
            game.go_on(1)
            assert str(next_event(stream)["game"]).startswith(f"running-{number}-")


@pytest.mark.parametrize("what", ["REDIS", "POSTGRES"])
def test_play_goes_on_when_what_the_hosts_share_is_restarted(hosts: list[Host], what: str) -> None:
    game = Game(hosts)
    with following(hosts[2].port, game.key) as stream:
        next_event(stream)
        game.go_on(3)
        restart(what)
        game.go_on(3)
        while not str(next_event(stream)["game"]).startswith(f"running-{game.acknowledged}-"):
            continue
    assert game.told() == [game.acknowledged] * 3


def bots_go_on(person: Person, port: int, key: str) -> None:
    """More moves are played, also after one that was under way."""
    played = person.moves(port, key)
    wait_until(lambda: person.moves(port, key) > played + 3)


def test_bots_play_on_whichever_worker_is_killed(installation: Installation) -> None:
    port, anna = installation.hosts[0].port, Person()
    key = anna.new_table(port, "1844", "random", "random", "random")
    for doomed in installation.workers:
        bots_go_on(anna, port, key)
        doomed.kill()
        bots_go_on(anna, port, key)
        doomed.start()


def test_without_workers_bots_wait_and_nothing_is_lost(installation: Installation) -> None:
    port, anna = installation.hosts[0].port, Person()
    for one in installation.workers:
        one.kill()
    key = anna.new_table(port, "1844", "random", "random", "random")
    assert anna.moves(port, key) == 0
    installation.start()
    wait_until(lambda: anna.moves(port, key) >= 3)


def test_every_record_can_be_played_again_while_bots_play_on(installation: Installation) -> None:
    database = {"KURSBUCH_DATABASE": os.environ["KURSBUCH_DATABASE"]}
    status, told = kursbuch("check-tables", "--data", installation.hosts[0].data, **database)
    assert (status, "0 of them wrong" in told) == (0, True), told
