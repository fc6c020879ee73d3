"""Every call of the interface, as schemathesis tries it: by its OpenAPI document, and against it.

What fits the document and what does not is sent, to the tables of `test_who_may` and to addresses
that are none. No error of ours, an answer of the kind that the document promises, and a refusal
changes nothing. `KURSBUCH_CASES=300` tries so many random cases for each call, else a few, in the
proof some more.
"""

from __future__ import annotations

import re
from datetime import time
from functools import cache
from typing import Any

import pytest
import schemathesis
from django.core.wsgi import get_wsgi_application
from hypothesis import given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.checks import CHECKS, load_all_checks

from kursbuch.web.api.interface import api
from tests.web.test_fuzz import as_before, memory, sent, some
from tests.web.test_who_may import (
    ACCOUNTS,
    CALLS,
    Call,
    Scene,
    body_of,
    everything,
    found,
    named,
    stage,
)

assert memory
assert some
assert stage
assert found  # fixtures of this module, too
load_all_checks()
PROMISED: list[Any] = CHECKS.get_by_names(
    [
        "not_a_server_error",
        "status_code_conformance",
        "content_type_conformance",
        "response_headers_conformance",
        "response_schema_conformance",
    ]
)


@cache
def document() -> Any:
    """The OpenAPI document, read once."""
    schema = schemathesis.openapi.from_dict(api.get_openapi_schema())
    schema.app = get_wsgi_application()
    return schema


def cases(row: Call, found: Scene) -> st.SearchStrategy[Case[Any]]:
    """What may be sent to a call: at the address and with the body of its row, or any other."""
    operation = document().find_operation_by_id(row.name.removeprefix("api-1:"))
    names = [one.name for one in operation.path_parameters]
    there = dict(zip(names, row.args(found), strict=True))
    body = body_of(row, found)
    tried: list[st.SearchStrategy[Case[Any]]] = []
    for mode in GenerationMode:
        tried.append(operation.as_strategy(mode))
        tried.append(operation.as_strategy(mode, path_parameters=there))
    if body:
        tried.append(operation.as_strategy(path_parameters=there, body=dict(body)))
    return st.one_of(tried)


@pytest.mark.parametrize("row", CALLS, ids=named)
def test_a_call_keeps_what_its_document_promises(row: Call, found: Scene, some: settings) -> None:
    tried = cases(row, found)  # for which some rows write something
    before = everything()

    @some
    @given(st.sampled_from(sorted(ACCOUNTS)), tried)
    def call(role: str, case: Case[Any]) -> None:
        with as_before(found, role, before) as one:
            token = f"Bearer {found.tokens[role]}"
            answer = case.call(headers={"Authorization": token, "Accept-Encoding": "identity"})
            sent[answer.status_code] += 1
            case.validate_response(answer, checks=PROMISED)
            assert answer.status_code < 400 or one.changed_nothing()

    call()


def test_the_document_says_how_the_hours_of_an_answer_are_written() -> None:
    told = api.get_openapi_schema()["components"]["schemas"]["NoticesAnswer"]["properties"]
    hours, _ = told["quiet_hours"]["anyOf"]
    patterns = [one["pattern"] for one in hours["prefixItems"]]
    assert all(re.match(one, time(21, 43, 5).isoformat()) for one in patterns)
