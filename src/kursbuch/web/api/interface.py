"""The interface as a whole: its routers, and the OpenAPI document that describes them."""

from __future__ import annotations

from typing import Any

from ninja import NinjaAPI
from ninja.openapi.schema import OpenAPISchema
from ninja.operation import Operation

from kursbuch.web.api import (
    account,
    agreement,
    chat,
    clocks,
    events,
    friends,
    groups,
    hints,
    notes,
    notices,
    people,
    pictures,
    plans,
    play,
    programmes,
    ratings,
    record,
    routes,
    rules,
    seats,
    series,
    since,
    tables,
    titles,
)
from kursbuch.web.api.refusals import Refusal, answer_errors
from kursbuch.web.api.security import READ

REFUSED = {
    "description": "Refused: why, and by which rule",
    "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Refusal"}}},
}


class Interface(NinjaAPI):
    """The calls, of which each needs a scope and may be refused."""

    def get_openapi_operation_id(self, operation: Operation) -> str:
        """A call is named as its function is."""
        return operation.view_func.__name__

    def get_openapi_schema(self, **options: Any) -> OpenAPISchema:
        """The OpenAPI document, in which every call says its scope and how it is refused."""
        schema = super().get_openapi_schema(**options)
        schema["components"]["schemas"]["Refusal"] = Refusal.json_schema()
        schema["components"]["securitySchemes"] = {"token": READ.openapi_security_schema}
        for calls in schema["paths"].values():
            for call in calls.values():
                call["responses"]["4XX"] = REFUSED
                if "security" in call:
                    call["security"] = [{"token": [name.lower()]} for name in call["security"][0]]
        return schema


api = Interface(
    title="Kursbuch",
    version="1",
    auth=READ,
    docs_url=None,
    description="Play any title by program: look at the offers, act, look again.",
)
answer_errors(api)
SUBJECTS = (
    *(titles, rules, tables, seats, play, programmes, plans, agreement, hints, routes, record),
    *(since, clocks, events, chat, notes, pictures, people, friends, ratings, groups, series),
    *(account, notices),
)
for subject in SUBJECTS:
    api.add_router("", subject.router)
