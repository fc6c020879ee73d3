"""Finds addresses that are written out, in templates, scripts and modules.

An address is asked for by its name (`{% url %}`, `reverse`, `get_absolute_url`), as a whole: what
may follow it is a query or a place on the page.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from django.template import engines
from django.urls import URLResolver, get_resolver

GAP = "\x01"
"""What a template puts in: the value of a variable, the address of a name."""
FLOW = re.compile(r"\{%-?\s*(?!url\b|static\b|firstof\b).*?%\}|\{#.*?#\}|\{% url [^%]* as \w+ %\}")
"""Tags that put in nothing themselves."""
PUTS_IN = re.compile(r"\{\{.*?\}\}|\{%.*?%\}")
TAG = re.compile(r"\{[{%].*?[%}]\}")
NAMES_A_FILE = re.compile(r"\{%\s*(?:include|extends|static|load)\b")
QUOTED = re.compile(r"""(["'])(.*?)\1""")
ATTRIBUTE = re.compile(r"""([\w:-]+)\s*=\s*(["'])(.*?)\2""", re.DOTALL)
OF_AN_ADDRESS = re.compile(
    r"href|src|action|formaction|hx-(?:get|post|put|patch|delete|push-url|replace-url)"
)
ELSEWHERE = re.compile(r"https?://|mailto:|data:")


@cache
def beginnings() -> tuple[str, ...]:
    """The first part of every address, as it is written down in the configuration."""
    return tuple(sorted(set(_first_parts(get_resolver()))))


def _first_parts(resolver: URLResolver, before: str = "") -> Iterator[str]:
    for found in resolver.url_patterns:
        route = before + str(found.pattern)
        if isinstance(found, URLResolver) and "/" not in route:
            yield from _first_parts(found, route)
        elif "/" in route:
            yield route[: route.index("/") + 1]


def begins_like_one(text: str) -> bool:
    """Whether a text begins as an address does."""
    path = text.removeprefix("/")
    return path.startswith(beginnings()) and not _is_template(text)


def _is_template(name: str) -> bool:
    folders = engines["django"].template_dirs
    return any((Path(folder) / name).exists() for folder in folders)


def in_template(text: str) -> list[str]:
    """The literal addresses of a template: in its attributes, in its text and inside its tags."""
    plain = PUTS_IN.sub(GAP, FLOW.sub("", text))
    attributes = [(name, value) for name, _, value in ATTRIBUTE.findall(plain)]
    return [
        *(f'{name}="{value}"' for name, value in attributes if _is_literal(name, value.strip())),
        *re.findall(rf"{GAP}/?(?:{'|'.join(beginnings())})\S*", plain),
        *_in_tags(text),
    ]


def _is_literal(name: str, value: str) -> bool:
    if value.startswith("/"):
        return True
    if not OF_AN_ADDRESS.fullmatch(name) or ELSEWHERE.match(value):
        return False
    return any(part.strip(GAP) for part in re.split(r"[?#]", value)[0].split())


def _in_tags(text: str) -> Iterator[str]:
    for tag in TAG.findall(text):
        if not NAMES_A_FILE.match(tag):
            said = [string for _, string in QUOTED.findall(tag)]
            yield from (each for each in said if each.startswith("/") or begins_like_one(each))


def in_script(text: str) -> list[str]:
    """The literal addresses of a script."""
    return re.findall(rf"""["'`]/(?![/*])|["'`](?:{"|".join(beginnings())})""", text)


def in_module(source: str) -> list[str]:
    """The literal addresses of a module; those that a router declares are where they belong."""
    tree = ast.parse(source)
    declared = {id(node) for call in ast.walk(tree) for node in _declared(call)}
    strings = (node for node in ast.walk(tree) if id(node) not in declared)
    return [
        node.value
        for node in strings
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        if re.search(r"""^/[a-z]|(?:href|src|action|hx-\w+)=["']/""", node.value)
        or begins_like_one(node.value)
    ]


def _declared(node: ast.AST) -> list[ast.expr]:
    """The address that a call of a router (`@router.get("/titles")`) declares."""
    match node:
        case ast.Call(func=ast.Attribute(value=ast.Name(id="router"))):
            return node.args[:1]
    return []
