"""What every page of the house keeps to: addresses by name, templates that one can read."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import kursbuch.web

WEB = Path(kursbuch.web.__file__).parent
TEMPLATES = sorted(WEB.rglob("*.html"))
SCRIPTS = sorted((WEB / "static").rglob("*.js"))
DECLARING = {WEB / "settings.py", *(WEB / "api").glob("*.py")}
"""Where the address of static files and those of the JSON interface are written down."""
MODULES = sorted(path for path in WEB.rglob("*.py") if path not in DECLARING)

IN_A_TEMPLATE = re.compile(
    r"""(?:href|src|action|value|hx-\w+)\s*=\s*["']/|["']/\w+/["']|get_absolute_url \}\}\w"""
)
IN_A_MODULE = re.compile(r"""^/[a-z]|(?:href|src|action|hx-\w+)=["']/""")
IN_A_SCRIPT = re.compile(r"""["'`]/(?![/*])""")


def strings(source: str) -> Iterator[str]:
    """The strings of a module, those with gaps by what stands before the first gap."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def name(path: Path) -> str:
    return str(path.relative_to(WEB))


@pytest.mark.parametrize("path", TEMPLATES, ids=name)
def test_a_template_names_its_addresses(path: Path) -> None:
    assert IN_A_TEMPLATE.findall(path.read_text()) == []


@pytest.mark.parametrize("path", SCRIPTS, ids=name)
def test_a_script_reads_its_addresses_from_the_page(path: Path) -> None:
    assert IN_A_SCRIPT.findall(path.read_text()) == []


@pytest.mark.parametrize("path", MODULES, ids=name)
def test_a_module_names_its_addresses(path: Path) -> None:
    assert [text for text in strings(path.read_text()) if IN_A_MODULE.search(text)] == []


@pytest.mark.parametrize("path", TEMPLATES, ids=name)
def test_a_template_has_no_line_longer_than_160_characters(path: Path) -> None:
    assert [line for line in path.read_text().splitlines() if len(line) > 160] == []


@pytest.mark.parametrize(
    "text",
    [
        '<a href="/rules/">',
        '<form action="/t/{{ table.key }}/act">',
        '{% with a="/t/" %}',
        '<a href="{{ table.get_absolute_url }}act">',
    ],
)
def test_the_check_sees_a_literal_address(text: str) -> None:
    assert IN_A_TEMPLATE.findall(text)


@pytest.mark.parametrize("source", ['f"/t/{key}/"', 'f"{site}/t/{key}/"', '"/tables/"'])
def test_the_check_sees_a_literal_address_in_a_module(source: str) -> None:
    assert any(IN_A_MODULE.search(text) for text in strings(source))


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
