"""Scripts and styles are sent without their comments, and nothing else is missing."""

from __future__ import annotations

from pathlib import Path

import pytest
from django.core.files.base import ContentFile

from kursbuch import web
from kursbuch.web.static_files import StaticFiles, without_comments

SOURCES = sorted(
    path
    for path in Path(web.__file__).parent.rglob("static/**/*")
    if path.suffix in (".js", ".css")
)
SCRIPT = b"""\
// What it is for.
"use strict";
  // Here, too.
const address = "https://example.org"; // beside code
"""
STYLE = b"""\
/* What it
   is for. */
a { color: red; } /* beside code */
/* one */ b { color: blue; }
/* two */
"""


def test_comments_in_lines_of_their_own_are_not_sent() -> None:
    code = b'"use strict";\nconst address = "https://example.org"; // beside code\n'
    assert without_comments(".js", SCRIPT) == code
    styles = b"a { color: red; } /* beside code */\n/* one */ b { color: blue; }\n"
    assert without_comments(".css", STYLE) == styles


@pytest.mark.parametrize(
    ("name", "sent"),
    [("kursbuch/a.js", b"1;\n"), ("games/g/a.js", b"1;\n"), ("theirs/a.js", b"// who\n1;\n")],
)
def test_what_others_have_made_is_sent_as_it_is(tmp_path: Path, name: str, sent: bytes) -> None:
    StaticFiles(location=tmp_path, base_url="/static/")._save(name, ContentFile(b"// who\n1;\n"))
    assert (tmp_path / name).read_bytes() == sent


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.name)
def test_no_text_of_several_lines_could_be_taken_for_a_comment(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    inside = [text for text in source.split("`")[1::2] if "\n" in text]
    assert not [line for text in inside for line in text.splitlines() if line.strip()[:2] == "//"]
