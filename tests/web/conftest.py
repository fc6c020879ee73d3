"""A clean database for each test, and people: Anna owns the table, Bert plays, Carla watches."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.web import environment  # isort: skip (Django must be ready before models are read)

from django.conf import settings
from django.db import transaction
from django.test import Client
from django.test.utils import setup_databases, setup_test_environment, teardown_databases
from fluent.runtime import FluentResource

from kursbuch.catalogue import titles
from kursbuch.core.words import LANGUAGES, catalogue
from kursbuch.web import clock, limits
from tests.web.fair import FAIR, WORDS
from tests.web.moving import MovedClock
from tests.web.steps import forget

assert environment.data
limits.MINUTE = 3600  # however busy the machine, a test takes less than a minute of limits


@pytest.fixture(scope="session", autouse=True)
def database() -> Iterator[None]:
    settings.STORAGES["staticfiles"]["BACKEND"] = (
        "django.contrib.staticfiles.storage.StaticFilesStorage"
    )
    for language in LANGUAGES:
        catalogue(language).add_resource(FluentResource(WORDS))
    setup_test_environment()
    old = setup_databases(verbosity=0, interactive=False)
    yield
    teardown_databases(old, verbosity=0)


@pytest.fixture(autouse=True)
def fresh(database: None) -> Iterator[None]:
    """Nothing that a test writes stays; the tiny title can be played."""
    forget()
    titles()["fair"] = FAIR
    with transaction.atomic():
        yield
        transaction.set_rollback(True)
    del titles()["fair"]


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> MovedClock:
    """The server's clock; it stands until the test moves it."""
    moved = MovedClock()
    monkeypatch.setattr(clock, "now", moved)
    return moved


@pytest.fixture
def anna() -> Client:
    return Client()


@pytest.fixture
def bert() -> Client:
    return Client()


@pytest.fixture
def carla() -> Client:
    return Client()
