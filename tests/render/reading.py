"""Reads pictures back, for tests of their structure."""

from __future__ import annotations

import re
from xml.etree.ElementTree import Element, fromstring

SVG = "{http://www.w3.org/2000/svg}"


def read(svg: str) -> Element:
    """The picture as a tree; text that is no XML fails here."""
    return fromstring(svg)


def having(tree: Element, attribute: str) -> list[str]:
    """The values of an attribute all over the picture."""
    return [value for node in tree.iter() if (value := node.get(attribute)) is not None]


def of_class(tree: Element, name: str) -> list[Element]:
    """The elements of a class."""
    return [node for node in tree.iter() if name in (node.get("class") or "").split()]


def words(tree: Element) -> str:
    """All words that can be seen."""
    return " ".join(node.text or "" for node in tree.iter(f"{SVG}text"))


def alternative(tree: Element) -> tuple[str, str]:
    """The title of the picture and its description."""
    title, description = tree.find(f"{SVG}title"), tree.find(f"{SVG}desc")
    assert title is not None
    assert description is not None
    return title.text or "", description.text or ""


def wrong_in(svg: str) -> list[str]:
    """What a strict page would not take: numbers that are none, styles, scripts, handlers."""
    wrong = re.findall(r'="[^"]*(?<![a-z])(?:nan|inf|None)(?![a-z])[^"]*"', svg)
    for node in read(svg).iter():
        if node.tag.endswith(("}script", "}style")):
            wrong.append(node.tag)
        wrong += [name for name in node.attrib if name == "style" or name.startswith("on")]
    return wrong
