"""Every address, sent what no page sends: no error of ours, and a refusal changes nothing.

The rows are those of `test_who_may`, which has one for every address; their forms are spoilt here.
`KURSBUCH_CASES=300` tries so many random cases for each row, with `test_schema` a hundred thousand
in all (`make bad-input`, which says how many were sent and how they were answered); without it they
are few, in the proof some more, always the same.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from copy import deepcopy
from resource import RUSAGE_SELF, getrusage
from typing import Any

import pytest
from django.db import transaction
from django.test import Client
from django.urls import reverse
from hypothesis import given, settings
from hypothesis import strategies as st

from kursbuch.web import limits
from kursbuch.web.tables.bots import worker
from kursbuch.web.tables.models import Table
from kursbuch.web.tables.page import log
from kursbuch.web.tables.record import positions
from tests.web.test_who_may import (
    ACCOUNTS,
    ALL,
    CALLS,
    CHANGES,
    LOOKS,
    Call,
    Change,
    Look,
    Scene,
    Try,
    body_of,
    called,
    everything,
    found,
    named,
    rows_written,
    same,
    stage,
)

assert stage
assert found  # fixtures of this module, too

CASES = os.environ.get("KURSBUCH_CASES", "")
FEW = [6, pytest.param(20, marks=pytest.mark.proof)]
"""Of each row without `KURSBUCH_CASES`, and more of them in the proof."""


sent: Counter[int] = Counter()
"""What was sent, by the status of its answer."""


@pytest.fixture(params=[int(CASES)] if CASES else FEW)
def some(
    request: pytest.FixtureRequest, record_property: Callable[[str, object], None]
) -> Iterator[settings]:
    """How many cases are tried; how many really were, and how they were answered, is told."""
    sent.clear()
    yield settings(max_examples=request.param, derandomize=not CASES, database=None)
    record_property("sent", dict(sent))


MOST_MEMORY = 300_000
"""Kilobytes by which the process may grow meanwhile."""

FIELDS = ("seq", "offer", "seat", "kind", "to", "at", "players", "name.0", "seat.0", "pace", "next")
ASKED = ("at", "before", "beside", "offer", "players", "seq", "pick.map", "q", "title", "ledger")
"""What addresses read from a form and from a query, beside what their row sends."""

plain = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20)
nasty_values = st.sampled_from([10**30, -1, 1e308, "\ud800", "\0", "9" * 5000, [], {}, "__class__"])
json_values = st.recursive(
    plain | nasty_values,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=6,
)
nasty_texts = st.sampled_from(
    ["", " ", "\0", "-1", "1e9", "٤", "9" * 5000, "null", "{}", "[[]]", "a/../b", "<b>", "//x.org"]
)
texts = st.text(max_size=40) | nasty_texts | json_values.map(json.dumps)
parts = st.text(st.characters(codec="utf-8", exclude_characters="/\r\n"), min_size=1, max_size=30)
"""What may stand in an address: a lone surrogate cannot even be sent."""


def spoilt(fields: Mapping[str, Any], more: tuple[str, ...], values: Any) -> Any:
    """The fields, of which a few are others or more."""
    names = st.sampled_from([*fields, *more]) | st.text(min_size=1, max_size=12)
    return st.dictionaries(names, values, max_size=3).map(lambda other: {**fields, **other})


def paths(row: Change | Look | Call, found: Scene) -> Any:
    """The address, one of whose parts may be another."""
    given_parts = row.args(found)
    right = st.just(given_parts)
    wrong = st.tuples(st.integers(0, max(0, len(given_parts) - 1)), parts).map(
        lambda other: [other[1] if n == other[0] else part for n, part in enumerate(given_parts)]
    )
    return (right | right | wrong).map(lambda args: reverse(row.name, args=args))


@pytest.fixture(scope="module", autouse=True)
def memory() -> Iterator[None]:
    """Whatever is sent, the process needs little more memory than before."""
    before = getrusage(RUSAGE_SELF).ru_maxrss
    yield
    assert getrusage(RUSAGE_SELF).ru_maxrss - before < MOST_MEMORY


@contextmanager
def as_before(found: Scene, role: str, before: dict[str, Any]) -> Iterator[Try]:
    """This visitor, after whom everything is as it was."""
    limits.forget()
    positions.forget()
    log.forget()
    with transaction.atomic():
        yield Try(same(found.clients[role]), before, rows_written())
        transaction.set_rollback(True)


@pytest.mark.parametrize("row", CHANGES, ids=named)
def test_a_spoilt_form(row: Change, found: Scene, some: settings) -> None:
    form = row.form(found) if callable(row.form) else row.form
    where = paths(row, found)
    before = everything()

    @some
    @given(st.sampled_from(sorted(ALL)), where, spoilt(form, FIELDS, texts))
    def send(role: str, path: str, fields: dict[str, str]) -> None:
        with as_before(found, role, before) as one:
            answer = one.client.post(path, fields)
            sent[answer.status_code] += 1
            assert answer.status_code < 500
            assert answer.status_code < 400 or one.changed_nothing()

    send()


@pytest.mark.parametrize("row", LOOKS, ids=named)
def test_a_spoilt_query(row: Look, found: Scene, some: settings) -> None:
    before = everything()

    @some
    @given(st.sampled_from(sorted(ALL)), paths(row, found), spoilt({}, ASKED, texts), st.booleans())
    def ask(role: str, path: str, query: dict[str, str], part: bool) -> None:
        with as_before(found, role, before) as one:
            answer = one.client.get(path, query, headers={"HX-Request": "true"} if part else {})
            sent[answer.status_code] += 1
            assert answer.status_code < 500
            assert one.changed_nothing()

    ask()


@pytest.mark.parametrize("row", CALLS, ids=named)
def test_a_spoilt_call_of_a_program(row: Call, found: Scene, some: settings) -> None:
    where = paths(row, found)
    bodies = spoilt(body_of(row, found) or {}, ("seq",), json_values) | json_values
    queries = spoilt({}, ("at", "before"), texts)
    before = everything()

    @some
    @given(st.sampled_from(sorted(ACCOUNTS)), where, bodies, queries)
    def call(role: str, path: str, body: Any, query: dict[str, str]) -> None:
        with as_before(found, role, before) as one:
            client = Client(headers={"Authorization": f"Bearer {found.tokens[role]}"})
            if row.body is None:
                answer = client.get(path, query)
            else:
                answer = called(client, row, path, body)
            sent[answer.status_code] += 1
            assert answer.status_code < 500
            assert answer.status_code < 400 or one.changed_nothing()

    call()


@st.composite
def damaged(draw: st.DrawFn, record: dict[str, Any]) -> str:
    """A record in which one value is another, is missing, or is there twice."""
    whole = deepcopy(record)
    node: Any = whole
    while True:
        key = draw(st.sampled_from(list(node) if isinstance(node, dict) else range(len(node))))
        inner = node[key]
        if not (isinstance(inner, dict | list) and inner and draw(st.booleans())):
            break
        node = inner
    how = draw(st.sampled_from(("other", "missing", "twice")))
    if how == "missing":
        del node[key]
    else:
        node[key] = draw(json_values) if how == "other" else [inner, inner]
    return json.dumps(whole)


@pytest.mark.parametrize("title", ["1844", "1824", "first-train-nuremberg", "fair"])
def test_a_damaged_record(anna: Client, title: str, found: Scene, some: settings) -> None:
    form = {"players": "3"} | {f"seat.{seat}": "random" for seat in range(3)}
    key = anna.post(f"/new/{title}/", form)["Location"].split("/")[2]
    for _ in range(8):
        worker.take_turn(Table.objects.get(key=key).pk)
    record = json.loads(anna.get(f"/t/{key}/record.json").content)
    assert len(record["actions"]) >= 6
    before = everything()

    @settings(some, max_examples=4 * some.max_examples)
    @given(damaged(record))
    def send(text: str) -> None:
        with as_before(found, "guest", before) as one:
            answer = one.client.post("/import/", {"text": text})
            sent[answer.status_code] += 1
            assert answer.status_code < 500
            assert answer.status_code < 400 or one.changed_nothing()

    send()
