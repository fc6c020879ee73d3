"""The walk through the miniature title shows its files as they are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
TITLE = HERE / "rigi"
ROOT = HERE.parents[1]
PAGE = (ROOT / "docs" / "your-first-title.md").read_text(encoding="utf-8")
FILES = sorted(
    path.relative_to(TITLE).as_posix()
    for path in TITLE.rglob("*")
    if path.is_file() and "__pycache__" not in path.parts
)


def shown() -> list[tuple[str, str]]:
    """The blocks of the page, each with the file above it."""
    found, name = [], ""
    for heading, block in re.findall(r"^### `(.+?)`$|^```\w+\n(.*?)^```$", PAGE, re.M | re.S):
        if heading:
            name = heading
        else:
            found.append((name, block))
    return found


def test_the_page_walks_through_every_file_and_no_other() -> None:
    assert sorted(re.findall(r"^### `(.+?)`$", PAGE, re.M)) == FILES
    named = re.findall(r"`((?:tests|docs)/[\w/.]+)`", PAGE)
    assert named
    assert not [name for name in named if not (ROOT / name).exists()]


@pytest.mark.parametrize(("name", "block"), shown(), ids=lambda part: part[:24].partition("\n")[0])
def test_a_block_is_a_passage_of_its_file(name: str, block: str) -> None:
    assert block in (TITLE / name).read_text(encoding="utf-8")
