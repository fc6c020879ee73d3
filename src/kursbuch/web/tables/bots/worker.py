"""Lets bots play: whether a table waits for one is read from the table, so nothing gets lost."""

from __future__ import annotations

import logging
from concurrent.futures import BrokenExecutor
from datetime import datetime, timedelta
from random import Random
from threading import Thread
from time import sleep

from django.conf import settings
from django.db import close_old_connections
from django.utils import timezone

from kursbuch.bots import Candidate, explain
from kursbuch.core.errors import KursbuchError, StaleTable
from kursbuch.core.record import read_action, snapshot
from kursbuch.web import jobs, locks, processes
from kursbuch.web.errors import HouseRule, SetAside
from kursbuch.web.tables.bots import turn
from kursbuch.web.tables.clocks.following import bot_for
from kursbuch.web.tables.models import Place, Status, Table
from kursbuch.web.tables.play import game
from kursbuch.web.tables.play.rouse import rouse
from kursbuch.web.tables.record import positions

PATIENCE = 120
"""Seconds that a bot may think."""
LEFT = 10
"""Seconds after which a table that waits for a bot is looked at by all hosts."""
WORKERS = 4
"""Tables at which bots of this process play at the same time."""

log = logging.getLogger("kursbuch.bots")


def start() -> None:
    """After a start every table that waits for a bot goes on; later those that others left."""
    jobs.bot_turns.start(take_turn, WORKERS)
    wake_all()
    Thread(target=_forever, name="bots-left", daemon=True).start()


def _forever() -> None:
    """Another process may have ended in the middle of a bot's turn: after a while, take over.

    Where a lock tells that somebody still thinks about it, that while is short.
    """
    every, left = (LEFT, LEFT) if locks.between_hosts() else (PATIENCE, 2 * PATIENCE)
    while True:
        sleep(every)
        try:
            wake_all(timezone.now() - timedelta(seconds=left))
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
            rouse(place.table)


def take_turn(pk: int) -> bool:
    """Let one bot act at this table, if it waits for one; then other tables have their turn."""
    with locks.tried(locks.Lock.BOT_TURN, pk) as mine:
        acted = mine and _act(pk)
    if acted and settings.THINKERS:
        sleep(settings.BOT_PAUSE)
    return acted


def _act(pk: int) -> bool:
    table = Table.objects.get(pk=pk)
    found = _bot_to_act(table)
    if found is None:
        return False
    try:
        choice = _choice(table, *found)
        game.act_for_bot(table, table.seq, choice.action, choice.because)
    except (StaleTable, HouseRule):
        jobs.bot_turns.put(pk)  # somebody took a move back or the seat meanwhile: look again
    except SetAside:
        return False  # it is written down already, and waits for other code
    return True


def _bot_to_act(table: Table) -> tuple[int, str] | None:
    """A seat that the game waits for, and its bot, or the one for a person who is late."""
    if table.status != Status.RUNNING or not table.waiting:
        return None
    for place in table.places.filter(seat__in=table.waiting):
        if bot := place.bot or bot_for(table, place.seat):
            return place.seat, bot
    return None


def _choice(table: Table, seat: int, bot: str) -> Candidate:
    """The bot's action, and why; if it fails any legal one, so that nobody waits for ever."""
    state = positions.now(table)
    seed = f"{table.key}:{table.seq}"
    question = turn.Question(table.setup, snapshot(state), seat, bot, seed)
    try:
        answer = processes.bots.ask(PATIENCE, turn.answer, question)
        return Candidate(read_action(positions.title_of(table), answer.action), 0.0, answer.because)
    except (KursbuchError, TimeoutError, BrokenExecutor):
        log.exception("bot %s failed at table %s", bot, table.key)
    return explain(state, "random", Random(seed), seat)
