"""Lets bots play: whether a table waits for one is read from the table, so nothing gets lost."""

from __future__ import annotations

import logging
from concurrent.futures import BrokenExecutor, ThreadPoolExecutor
from datetime import datetime, timedelta
from functools import cache
from random import Random
from threading import Lock, Thread
from time import sleep

from django.conf import settings
from django.db import close_old_connections
from django.utils import timezone

from kursbuch.bots import choose
from kursbuch.core.action import Action
from kursbuch.core.errors import KursbuchError, StaleTable
from kursbuch.core.record import read_action, snapshot
from kursbuch.web import processes
from kursbuch.web.tables.bots import turn
from kursbuch.web.tables.models import Place, Status, Table
from kursbuch.web.tables.record import positions

PATIENCE = 120
"""Seconds that a bot may think."""

log = logging.getLogger("kursbuch.bots")
_busy: set[int] = set()
_again: set[int] = set()
_lock = Lock()


def wake(table: Table) -> None:
    """If the table waits for a bot, let it choose, in the background."""
    if not settings.THINKERS or _bot_to_act(table) is None:
        return
    with _lock:
        if table.pk in _busy:
            _again.add(table.pk)
            return
        _busy.add(table.pk)
    _workers().submit(_work, table.pk)


def start() -> None:
    """After a start every table that waits for a bot goes on; later those that others left."""
    wake_all()
    Thread(target=_forever, name="waking", daemon=True).start()


def _forever() -> None:
    """Another process may have ended in the middle of a bot's turn: after a while, take over."""
    while True:
        sleep(PATIENCE)
        try:
            wake_all(timezone.now() - timedelta(seconds=2 * PATIENCE))
        except Exception:
            log.exception("cannot look for tables that wait for bots")
        finally:
            close_old_connections()


def wake_all(before: datetime | None = None) -> None:
    """Every table that waits for a bot goes on, or those where nothing happened since."""
    seats = Place.objects.filter(table__status=Status.RUNNING).exclude(bot="")
    if before is not None:
        seats = seats.filter(table__changed__lt=before)
    for place in seats.select_related("table"):
        if place.seat in place.table.waiting:
            wake(place.table)


def run(pk: int, most: int = 100_000) -> None:
    """Let bots play at this table until it waits for a person."""
    from kursbuch.web.tables.play.game import act_for_bot

    for _ in range(most):
        table = Table.objects.get(pk=pk)
        place = _bot_to_act(table)
        if place is None:
            return
        try:
            act_for_bot(table, place, table.seq, _choice(table, place))
        except StaleTable:
            continue  # somebody took a move back meanwhile: look again
        if settings.THINKERS:
            sleep(settings.BOT_PAUSE)


def _work(pk: int) -> None:
    try:
        run(pk)
    except Exception:
        log.exception("a bot cannot play on at table %s", pk)
    finally:
        close_old_connections()
        with _lock:
            _busy.discard(pk)
            again = pk in _again
            _again.discard(pk)
        if again:
            wake(Table.objects.get(pk=pk))


def _bot_to_act(table: Table) -> Place | None:
    if table.status != Status.RUNNING or not table.waiting:
        return None
    return table.places.filter(seat__in=table.waiting).exclude(bot="").first()


def _choice(table: Table, place: Place) -> Action:
    """The bot's action; if it fails, any legal one, so that people need not wait for ever."""
    state = positions.now(table)
    seed = f"{table.key}:{table.seq}"
    question = turn.Question(table.setup, snapshot(state), place.seat, place.bot, seed)
    try:
        plain = processes.bots.ask(PATIENCE, turn.answer, question)
        return read_action(positions.title_of(table), plain)
    except (KursbuchError, TimeoutError, BrokenExecutor):
        log.exception("bot %s failed at table %s", place.bot, table.key)
    return choose(state, "random", Random(seed), place.seat)


@cache
def _workers() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(4, thread_name_prefix="bots")
