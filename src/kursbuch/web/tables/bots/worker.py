"""Lets bots play: whether a table waits for one is read from the table, so nothing gets lost."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from datetime import datetime
from random import Random
from time import sleep

from django.conf import settings

from kursbuch.bots import DEFAULT_LEVEL, Candidate, explain
from kursbuch.core.errors import StaleTable
from kursbuch.core.record import read_action, snapshot
from kursbuch.web import jobs, locks, processes
from kursbuch.web.errors import HouseRule, SetAside
from kursbuch.web.tables.bots import turn
from kursbuch.web.tables.clocks.following import bot_for
from kursbuch.web.tables.models import Place, Status, Table
from kursbuch.web.tables.play import game
from kursbuch.web.tables.play.wake_bots import rank
from kursbuch.web.tables.record import positions

PATIENCE = 120
"""Seconds that a bot may think."""
log = logging.getLogger("kursbuch.bots")


def left(before: datetime) -> Iterator[tuple[int, int]]:
    """Every table that waits for a bot and at which nothing has happened since."""
    running = Place.objects.filter(table__status=Status.RUNNING, table__changed__lt=before)
    seats = running.exclude(bot="").values_list("table_id", "seat", "table__waiting")
    waiting = {table for table, seat, waited_for in seats.iterator() if seat in waited_for}
    for table in Table.objects.filter(pk__in=waiting).prefetch_related("places"):
        yield table.pk, rank(table)


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
    """The bot's action, and why; if it fails that of a novice, or any, so that nobody waits."""
    state = positions.now(table)
    seed = f"{table.setup['seed']}:{table.key}:{table.seq}"  # what is public tells nobody
    question = turn.Question(table.setup, snapshot(state), seat, bot, seed)
    try:
        answer = processes.bots.ask(PATIENCE, turn.answer, question)
        return Candidate(read_action(positions.title_of(table), answer.action), 0.0, answer.because)
    except Exception:  # whatever is wrong with a bot, the table goes on
        log.exception("bot %s failed at table %s", bot, table.key)
    try:
        return explain(state, DEFAULT_LEVEL, Random(seed), seat)
    except Exception:
        log.exception("no bot knows what to do at table %s", table.key)
    return explain(state, "random", Random(seed), seat)


WORK = jobs.Work(jobs.bot_turns, take_turn, left, threads=4)
"""At how many tables bots of this process play at the same time."""
