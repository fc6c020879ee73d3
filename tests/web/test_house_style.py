"""What every page of the house keeps to: addresses by name, templates that one can read."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import kursbuch.web
from tests.web.literal_addresses import in_module, in_script, in_template

WEB = Path(kursbuch.web.__file__).parent
TEMPLATES = sorted(path for folder in WEB.rglob("templates") for path in folder.rglob("*.*"))
SCRIPTS = sorted(WEB.rglob("*.js"))
MODULES = sorted(WEB.rglob("*.py"))
DECLARING = {WEB / "settings.py", *WEB.rglob("urls.py"), WEB / "api" / "client.py"}
"""Where addresses are written down; the last is an example of a program outside."""


def name(path: Path) -> str:
    return str(path.relative_to(WEB))


@pytest.mark.parametrize("path", TEMPLATES, ids=name)
def test_a_template_names_its_addresses(path: Path) -> None:
    assert in_template(path.read_text()) == []


@pytest.mark.parametrize("path", SCRIPTS, ids=name)
def test_a_script_reads_its_addresses_from_the_page(path: Path) -> None:
    assert in_script(path.read_text()) == []


@pytest.mark.parametrize("path", [path for path in MODULES if path not in DECLARING], ids=name)
def test_a_module_names_its_addresses(path: Path) -> None:
    assert in_module(path.read_text()) == []


@pytest.mark.parametrize("path", TEMPLATES, ids=name)
def test_a_template_has_no_line_longer_than_160_characters(path: Path) -> None:
    assert [line for line in path.read_text().splitlines() if len(line) > 160] == []


@pytest.mark.parametrize(
    "text",
    [
        '<a href="/rules/">',
        '<form action="/t/{{ table.key }}/act">',
        '{% with a="/t/" %}',
        '{% with a="t/" %}',
        '<a href="{{ table.get_absolute_url }}act">',
        '<a href="{{ table.get_absolute_url }}/act">',
        "<a href=\"{% url 'table' table.key %}act\">",
        "<a href=\"{% url 'table' table.key %}{{ what }}/now\">",
        '<main data-events="/t/{{ table.key }}/events">',
        '<main data-events="{{ site }}/t/{{ table.key }}/events">',
        '<a href="{{ site }}/t/{{ table.key }}/">',
        '<a href="t/{{ table.key }}/">',
        '<a href="{% if there %}rules/{% endif %}">',
        "{{ site }}/t/{{ table.key }}/",
        "<button hx-post='act'>",
    ],
)
def test_the_check_sees_a_literal_address(text: str) -> None:
    assert in_template(text)


@pytest.mark.parametrize(
    "text",
    [
        "<a href=\"{% url 'table' table.key %}?at={{ row }}#log\">",
        '<a href="?{{ want }}"> <a href="#main"> <a href="https://example.org/t/">',
        "<link href=\"{% static 'kursbuch/table.css' %}\">",
        '<a href="{% if at %}{{ at }}{% else %}{{ here }}{% endif %}">',
        "{% include 'tables/page/now.html' %} 3/4 {{ done }}/{{ all }}",
    ],
)
def test_the_check_lets_an_address_by_name_pass(text: str) -> None:
    assert in_template(text) == []


@pytest.mark.parametrize(
    "source",
    ['f"/t/{key}/"', 'f"{site}/t/{key}/"', '"/tables/"', '"t/<str:key>/"', 'f"{site}api/tables"'],
)
def test_the_check_sees_a_literal_address_in_a_module(source: str) -> None:
    assert in_module(source)


def test_the_check_knows_templates_and_what_a_router_declares() -> None:
    assert in_module('render(request, "tables/lobby/lobby.html")') == []
    assert in_module('@router.get("/tables/{key}")\ndef table(): ...') == []


@pytest.mark.parametrize("text", ['fetch("/t/" + key)', "fetch(`t/${key}/act`)", "'/act'"])
def test_the_check_sees_a_literal_address_in_a_script(text: str) -> None:
    assert in_script(text)


def whole_saves(source: str) -> Iterator[int]:
    """The lines that save all fields of a row, also those that somebody else has changed."""
    named = {"update_fields", "force_insert", "commit", None}  # None: handed on with **
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            says = {keyword.arg for keyword in node.keywords}
            if node.func.attr == "save" and not says & named:
                yield node.lineno


@pytest.mark.parametrize("path", MODULES, ids=name)
def test_no_row_is_saved_as_a_whole(path: Path) -> None:
    assert list(whole_saves(path.read_text())) == []


def test_the_check_sees_a_row_that_is_saved_as_a_whole() -> None:
    assert list(whole_saves("table.save()\ntable.save(update_fields=['seq'])")) == [1]
