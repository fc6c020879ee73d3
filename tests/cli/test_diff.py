"""`kursbuch titles A B --diff`: every difference of two titles, and nothing else."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import fields, is_dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from kursbuch.catalogue import titles as all_titles
from kursbuch.cli import kursbuch
from kursbuch.cli.diff.compare import ABSENT, Difference, called, differences
from kursbuch.cli.diff.coordinates import moved, shift_between
from kursbuch.cli.diff.report import as_page, compared, sections
from kursbuch.core.action import Seat
from kursbuch.eighteen.ids import HexId, PaperId
from kursbuch.games.g1844.title import EDITION_2003, EDITION_2016

PAGE = Path(__file__).parents[2] / "docs" / "editions-1844.md"


def spelled(value: Any) -> Any:
    """Everything in a value, whatever it is made of: an account independent of the comparison."""
    if is_dataclass(value) and not isinstance(value, type):
        parts = {field.name: spelled(getattr(value, field.name)) for field in fields(value)}
        return [type(value).__name__, parts]
    if isinstance(value, Mapping):
        return [[called(key), spelled(part)] for key, part in value.items()]
    if isinstance(value, tuple | list):
        return [spelled(part) for part in value]
    if isinstance(value, frozenset):
        return sorted(map(repr, map(spelled, value)))
    if isinstance(value, partial):
        return [spelled(value.func), spelled(value.args), spelled(value.keywords)]
    return value


def patched(value: Any, changes: list[Difference], depth: int = 0) -> Any:
    """The value after all changes, as they say."""
    here = [change for change in changes if len(change.path) == depth]
    if here:
        return here[0].right
    inner: dict[str, list[Difference]] = {}
    for change in changes:
        inner.setdefault(change.path[depth], []).append(change)
    if is_dataclass(value) and not isinstance(value, type):
        new = {name: patched(getattr(value, name), part, depth + 1) for name, part in inner.items()}
        return replace(value, **new)
    if isinstance(value, tuple):
        named = {part.name: part for part in value}
        return tuple(_patched_table(named, inner, depth).values())
    if isinstance(value, Mapping):
        return _patched_table(dict(value), inner, depth)
    raise AssertionError(f"nothing at {changes[0].path}")


def _patched_table(
    table: dict[Any, Any], inner: dict[str, list[Difference]], depth: int
) -> dict[Any, Any]:
    keys = {called(key): key for key in table}
    for name, part in inner.items():
        new = patched(table.get(keys.get(name)), part, depth + 1)
        table[keys.get(name, name)] = new
        if new is ABSENT:
            del table[keys[name]]
    return table


def in_order(spelled_value: Any) -> Any:
    """Without the order of tables, which is compared by itself."""
    if isinstance(spelled_value, list):
        parts = [in_order(part) for part in spelled_value]
        pairs = all(isinstance(p, list) and len(p) == 2 and isinstance(p[0], str) for p in parts)
        return sorted(parts, key=repr) if pairs else parts
    if isinstance(spelled_value, dict):
        return {name: in_order(part) for name, part in spelled_value.items()}
    return spelled_value


def test_the_differences_lead_from_one_edition_to_the_other() -> None:
    shift = shift_between(EDITION_2016.ground.map, EDITION_2003.ground.map)
    assert shift == (0, 2)
    first, *others = compared(EDITION_2016, EDITION_2003)
    assert (first.path[-1], first.right) == ("coordinates", "+0 rows, +2 numbers")
    reached = patched(moved(EDITION_2016, shift), others)
    assert in_order(spelled(reached)) == in_order(spelled(EDITION_2003))


def test_no_difference_is_told_where_there_is_none() -> None:
    found = compared(EDITION_2016, EDITION_2003)
    paths = [difference.path for difference in found]
    assert len(set(paths)) == len(paths)
    for difference in found:
        assert in_order(spelled(difference.left)) != in_order(spelled(difference.right))


def test_a_board_that_is_moved_and_moved_back_is_the_same() -> None:
    again = moved(moved(EDITION_2016, (1, 2)), (-1, -2))
    assert spelled(again) == spelled(EDITION_2016)
    assert not list(differences(EDITION_2016, again))


@pytest.mark.parametrize("key", list(all_titles()))
def test_a_title_does_not_differ_from_itself(key: str) -> None:
    assert compared(all_titles()[key], all_titles()[key]) == []


def share_value(state: Any, seat: Seat) -> int:
    """Another way to count."""
    return 0


def test_one_change_is_one_difference() -> None:
    title, p6 = EDITION_2016, PaperId("P6")
    hexes, zurich = title.ground.map.hexes, HexId("D19")
    dearer = replace(hexes[zurich], cost=30)
    board = replace(title.ground.map, hexes={**hexes, zurich: dearer})
    changed = {
        ("money",): replace(title, money=13_000),
        ("stock", "no_sales_before"): replace(title, stock=replace(title.stock, no_sales_before=3)),
        ("scored",): replace(title, scored=share_value),
        ("papers", "P6", "price"): replace(
            title, papers={**title.papers, p6: replace(title.papers[p6], price=160)}
        ),
        ("papers", "P6"): replace(
            title, papers={name: paper for name, paper in title.papers.items() if name != p6}
        ),
        ("options", "elephant"): replace(
            title, options=tuple(o for o in title.options if o.name != "elephant")
        ),
        ("ground", "map", "hexes", "D19", "cost"): replace(
            title, ground=replace(title.ground, map=board)
        ),
    }
    for path, other in changed.items():
        assert [difference.path for difference in compared(title, other)] == [path]


def test_another_order_is_a_difference() -> None:
    papers = dict(reversed(list(EDITION_2016.papers.items())))
    (found,) = compared(EDITION_2016, replace(EDITION_2016, papers=papers))
    assert found.path == ("papers", "order")


def told(*arguments: str) -> str:
    result = CliRunner().invoke(kursbuch, ["titles", *arguments])
    assert result.exit_code == 0, result.output
    return result.output


def test_functions_are_told_by_name_and_by_the_first_line_they_say() -> None:
    output = told("1844", "1844-2003", "--diff")
    assert "offer_again: Privates already sold pay their income" in output
    assert "offer_the_next: The next private is offered" in output
    assert "papers.P6.price\n    - 180\n    + 160" in output


@pytest.mark.parametrize("other", ["1844-2003", "1824", "first-train-wensleydale"])
def test_every_difference_stands_under_one_heading(other: str) -> None:
    titles = all_titles()["1844"], all_titles()[other]
    found = compared(*titles)
    listed = [one for _, under in sections(*titles, found) for one in under]
    assert sorted(one.path for one in listed) == sorted(one.path for one in found)


def test_a_table_of_a_title_stands_where_its_things_stand() -> None:
    titles = EDITION_2016, all_titles()["1824"]
    under = {
        difference.path[0]: name
        for name, listed in sections(*titles, compared(*titles))
        for difference in listed
        if difference.path[0] != "ground"
    }
    for name in ("charters", "kinds", "papers", "in_pool", "destinations", "coal"):
        assert under[name] == "Companies and certificates"
    assert under["furka"] == "Tiles"
    for name in ("trains", "phases", "nobody_bids", "goods", "papers_pay", "switches", "players"):
        assert under[name] == "Rules"


def test_programs_get_every_difference_as_json() -> None:
    found = json.loads(told("1844", "1844-2003", "--diff", "--json"))
    assert (found["left"], found["right"]) == ("1844", "1844-2003")
    paths = [tuple(difference["path"]) for difference in found["differences"]]
    assert paths == [difference.path for difference in compared(EDITION_2016, EDITION_2003)]


@pytest.mark.parametrize("keys", [(), ("1844",), ("1844", "1844-2003", "1844")])
def test_it_takes_two_titles_to_differ(keys: tuple[str, ...]) -> None:
    assert CliRunner().invoke(kursbuch, ["titles", *keys, "--diff"]).exit_code == 2


def test_the_page_about_the_editions_is_up_to_date() -> None:
    page = "\n".join(as_page(EDITION_2016, EDITION_2003)) + "\n"
    assert PAGE.read_text(encoding="utf-8") == page, "write it again: its first lines say how"
