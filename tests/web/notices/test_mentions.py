"""Who is meant by a line of the chat."""

from __future__ import annotations

import pytest

from kursbuch.web.tables.chat.mentions import pieces
from kursbuch.web.templatetags.kursbuch import mentions


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("@Anna, go!", ["@Anna"]),
        ("go @anna", ["@anna"]),
        ("anna@example.org", []),
        ("x@Anna", []),
        ("@Annabel", ["@Annabel"]),
        ("@Annab", []),
        ("@Anna Lena and @Anna", ["@Anna Lena", "@Anna"]),
        ("@A.", ["@A."]),
        ("nobody", []),
    ],
)
def test_a_name_after_an_at_sign_means_somebody_at_the_table(text: str, meant: list[str]) -> None:
    names = ["Anna", "Annabel", "Anna Lena", "A.", ""]
    found = list(pieces(text, names))
    assert "".join(piece for piece, _ in found) == text
    assert [piece for piece, is_mention in found if is_mention] == meant


def test_where_nobody_has_a_name_nobody_is_meant() -> None:
    assert list(pieces("@", ["", ""])) == [("@", False)]


def test_what_people_write_is_no_markup() -> None:
    assert mentions("<b>@Anna</b>", ["Anna"]) == "&lt;b&gt;<mark>@Anna</mark>&lt;/b&gt;"
    assert mentions("@<i>", ["<i>"]) == "<mark>@&lt;i&gt;</mark>"
