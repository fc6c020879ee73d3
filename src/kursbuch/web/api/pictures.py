"""Pictures of a position, an animation of a game, and the figures of its charts."""

from __future__ import annotations

from typing import Literal

from django.http import Http404, HttpRequest, HttpResponse
from ninja import Router, Schema

from kursbuch.render import pictures as drawn
from kursbuch.web.api.fields import Key, Whole
from kursbuch.web.api.security import check_limit, me
from kursbuch.web.api.tables import begun, found
from kursbuch.web.tables.page import charts
from kursbuch.web.tables.page.table_view import TableView, look
from kursbuch.web.tables.pictures import files

router = Router(tags=["pictures"])


def _file(*kinds: str) -> dict[str, object]:
    """What is answered is a file of one of these types."""
    content = {kind: {"schema": {"type": "string", "format": "binary"}} for kind in kinds}
    return {"responses": {200: {"description": "The file", "content": content}}}


class ChartAnswer(Schema):
    """The figures of a chart: a line for each player or company."""

    chart: str
    along: str
    """What lies along the axis."""
    stops: list[str]
    lines: dict[str, list[int | None]]
    """By seat or company; null where there is nothing to tell."""


@router.get("/tables/{table:key}/pictures", response=list[str], summary="What can be drawn")
def pictures(request: HttpRequest, key: Key) -> list[str]:
    """What can be drawn of a position at this table."""
    return list(drawn(_seen(request, key, None).state))


@router.get(
    "/tables/{table:key}/pictures/{what}",
    summary="A picture of a position",
    openapi_extra=_file("image/svg+xml", "image/png"),
)
def picture(
    request: HttpRequest,
    key: Key,
    what: Key,
    kind: Literal["svg", "png"] = "svg",
    at: Whole | None = None,
) -> HttpResponse:
    """What I see at the table as SVG or PNG; `at` names an earlier moment."""
    check_limit(request, "picture", 60)
    view = _seen(request, key, at)
    if what not in drawn(view.state):
        raise Http404
    return _answer(files.picture(view, what, kind))


@router.get(
    "/tables/{table:key}/animation", summary="The game as a film", openapi_extra=_file("text/html")
)
def animation(request: HttpRequest, key: Key) -> HttpResponse:
    """A finished game as one HTML file that plays by itself."""
    table = found(key)
    if not files.is_animated(table):
        raise Http404
    check_limit(request, "animation", 6)
    return _answer(files.animation(table, str(request.LANGUAGE_CODE)))


@router.get(
    "/tables/{table:key}/charts", response=list[ChartAnswer], summary="The charts of a game"
)
def table_charts(request: HttpRequest, key: Key) -> list[ChartAnswer]:
    """The figures of every chart: worth, cash, prices, dividends, revenue."""
    view = _seen(request, key, None)
    return [_chart(view, name) for name in charts.known(view)]


def _chart(view: TableView, name: str) -> ChartAnswer:
    figures = charts.figures(view, name)
    lines = {line: list(amounts) for line, amounts in figures.lines.items()}
    return ChartAnswer(chart=name, along=figures.along, stops=list(figures.stops), lines=lines)


def _seen(request: HttpRequest, key: str, at: int | None) -> TableView:
    table = begun(key)
    moment = None if at is None or at >= table.number else at
    return look(table, me(request), str(request.LANGUAGE_CODE), moment)


def _answer(file: files.File) -> HttpResponse:
    answer = HttpResponse(file.body, content_type=file.kind)
    answer["Content-Disposition"] = f'attachment; filename="{file.name}"'
    return answer
