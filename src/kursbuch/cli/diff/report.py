"""The differences between two titles, as text, as a page and as JSON."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import MISSING, fields
from functools import partial
from itertools import groupby
from typing import Any

from kursbuch.cli.diff.compare import ABSENT, Difference, called, differences, is_record, opened
from kursbuch.cli.diff.coordinates import moved, shift_between
from kursbuch.core.fields import shape, stored
from kursbuch.core.offers import Plain
from kursbuch.core.title import Title
from kursbuch.eighteen.ids import CertificateId, CompanyId, HexId, PaperId, TileId
from kursbuch.eighteen.title.title import Title18

NONE = "—"
FIRST_STOP = 6
HEX = len(("ground", "map", "hexes", "H25"))
RULES, COMPANIES, TILES, BOARD = "Rules", "Companies and certificates", "Tiles", "Board"
PLACES = {
    RULES: (),
    COMPANIES: ("kinds",),
    TILES: ("ground.tiles",),
    BOARD: ("ground.map",),
    "Title and options": ("key", "name", "note", "options", "presets"),
}
"""The headings, and what of every title stands under each."""
THINGS = {
    CompanyId: COMPANIES,
    CertificateId: COMPANIES,
    PaperId: COMPANIES,
    TileId: TILES,
    HexId: BOARD,
}
"""Where a table or list of such things stands, whichever title has it; all else is a rule."""


def compared(left: Title[Any], right: Title[Any]) -> list[Difference]:
    """Every difference of two titles; boards of other coordinates are laid on each other first."""
    found = []
    if isinstance(left, Title18) and isinstance(right, Title18):
        shift = shift_between(left.ground.map, right.ground.map)
        if shift != (0, 0):
            path = "ground", "map", "coordinates"
            rows, numbers = shift
            further = f"{rows:+} rows, {numbers:+} numbers"
            found.append(Difference(path, NONE, further, "Where most places of a name lie."))
            left = moved(left, shift)
    return [*found, *differences(left, right)]


def heading(difference: Difference, hints: Mapping[str, Any]) -> str:
    """Where a difference is listed; *hints* are the types of all fields of the titles."""
    path = ".".join(difference.path)
    for name, places in PLACES.items():
        if any(path == place or path.startswith(f"{place}.") for place in places):
            return name
    return _heading_of(hints[difference.path[0]])


def _heading_of(hint: Any) -> str:
    form = shape(hint)
    listed = form.is_mapping or form.kind is tuple
    return THINGS.get(form.parts[0], RULES) if listed else RULES


def sections(
    left: Title[Any], right: Title[Any], found: list[Difference]
) -> Iterator[tuple[str, list[Difference]]]:
    """The differences under their headings."""
    kinds: tuple[type, type] = (type(left), type(right))
    hints = stored(kinds[1]) | stored(kinds[0])
    for name in PLACES:
        listed = [difference for difference in found if heading(difference, hints) == name]
        if listed:
            yield name, listed


def rows(title: Title[Any], listed: list[Difference]) -> Iterator[tuple[str, str, str, str]]:
    """What a reader sees of differences: those of one hex together."""
    for path, together in groupby(listed, lambda difference: difference.path[:HEX]):
        parts = list(together)
        if len(parts) == 1 and len(parts[0].path) <= HEX:
            left, right = (written(side, path[-1]) for side in (parts[0].left, parts[0].right))
        else:
            left, right = _listed(parts, "left"), _listed(parts, "right")
        yield ".".join(path), explained(title, parts[0]), left, right


def _listed(parts: list[Difference], side: str) -> str:
    """One side of differences within a record, each with the name of its field."""
    return ", ".join(
        f"{part.path[-1]} {written(getattr(part, side), part.path[-1])}" for part in parts
    )


def as_text(left: Title[Any], right: Title[Any]) -> Iterator[str]:
    """The differences for reading in a terminal."""
    found = compared(left, right)
    yield f"{left.key} and {right.key}: {counted(found)}"
    for name, listed in sections(left, right, found):
        yield f"\n{name}"
        for path, about, before, after in rows(left, listed):
            yield f"  {path}{f'  ({about})' if about else ''}"
            yield f"    - {before}"
            yield f"    + {after}"


def as_page(left: Title[Any], right: Title[Any]) -> Iterator[str]:
    """The differences as a page of the documentation."""
    found = compared(left, right)
    yield f"# {left.name} and {right.name}\n"
    yield (
        f"The titles `{left.key}` and `{right.key}` differ in {len(found)} places. "
        "This page is generated from the titles themselves:\n"
    )
    page = f"docs/editions-{left.key}.md"
    yield f"    kursbuch titles {left.key} {right.key} --diff --page > {page}\n"
    if any(difference.path[-1] == "coordinates" for difference in found):
        yield f"Hexes are named as on the board of `{right.key}`.\n"
    for name, listed in sections(left, right, found):
        yield f"## {name}\n"
        yield f"| | `{left.key}` | `{right.key}` |"
        yield "|---|---|---|"
        for path, about, *sides in rows(left, listed):
            what = f"`{path}`{f' {about}' if about else ''}"
            yield "| " + " | ".join(cell.replace("|", "\\|") for cell in (what, *sides)) + " |"
        yield ""


def as_json(left: Title[Any], right: Title[Any]) -> Plain:
    """The differences for programs."""
    return {
        "left": left.key,
        "right": right.key,
        "differences": [
            {
                "path": list(difference.path),
                "about": explained(left, difference),
                "left": written(difference.left, difference.path[-1]),
                "right": written(difference.right, difference.path[-1]),
            }
            for difference in compared(left, right)
        ],
    }


def counted(found: list[Difference]) -> str:
    """How many there are."""
    return f"{len(found)} difference{'' if len(found) == 1 else 's'}"


def explained(title: Title[Any], difference: Difference) -> str:
    """What the place is for: the ledger entries of an option, or the sentence below a field."""
    if difference.path[0] in ("options", "switches") and len(difference.path) > 1:
        rules = {option.name: option.rules for option in title.options}
        return ", ".join(rules.get(difference.path[1], ()))
    return difference.about


def written(value: object, name: str = "") -> str:
    """A value of a title in words; functions by their name and the first line they say."""
    if value is ABSENT or value is None or value == () or value == "" or value == frozenset():
        return NONE
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int | str):
        return str(value)
    if isinstance(value, Mapping):
        return ", ".join(f"{called(key)} {written(part)}" for key, part in value.items())
    if isinstance(value, frozenset):
        return " ".join(sorted(_piece(part) for part in value))
    if isinstance(value, tuple):
        between = "/" if all(isinstance(part, int) for part in value) else "; "
        return between.join(map(written, value))
    return _record(value) if is_record(value) else _function(value)


def _function(value: Any) -> str:
    """A function or a class, with what it says."""
    if isinstance(value, partial):
        return written(opened(value))
    says = (getattr(value, "__doc__", None) or "").partition("\n")[0].removesuffix(".")
    name = getattr(value, "__name__", type(value).__name__)
    return f"{name}: {says}" if says else name


def _record(value: Any) -> str:
    """The fields of a record that say something."""
    parts = []
    for field in fields(value):
        held = getattr(value, field.name)
        if field.name != "id" and (field.default is MISSING or held != field.default):
            said = written(held, field.name)
            parts.append(said if is_record(held) else f"{field.name} {said}")
    return ", ".join(part for part in parts if not part.endswith(f" {NONE}"))


def _piece(value: object) -> str:
    """A side of a hex, or a piece of track between sides and stops."""
    if isinstance(value, tuple):
        return "-".join(map(_end, value))
    return str(value)


def _end(end: int) -> str:
    return str(end) if end < FIRST_STOP else chr(ord("a") + end - FIRST_STOP)
