"""Every title has its own words for its own things."""

from __future__ import annotations

import pytest

from kursbuch.catalogue import title
from kursbuch.core.words import Words
from kursbuch.web.games.eighteen.naming import paper_kind_name
from kursbuch.web.games.lookup import presenter
from kursbuch.web.games.presenter import Scene


def scene(key: str, language: str) -> Scene:
    state = title(key).start(3, seed=1)
    return Scene(state, Words(language), language, (), [], ())


@pytest.mark.parametrize(
    ("key", "kind", "english", "german"),
    [
        ("1844", "mountain", "Mountain railway", "Bergbahn"),
        ("1844-2003", "tunnel", "Tunnel company", "Tunnelgesellschaft"),
        ("1844", "private", "Private company", "Privatgesellschaft"),
        ("1824", "mountain", "Mountain railway", "Bergbahn"),
        ("1824", "tunnel", "Private company", "Privatgesellschaft"),
    ],
)
def test_a_kind_of_paper_is_called_as_its_title_calls_it(
    key: str, kind: str, english: str, german: str
) -> None:
    assert paper_kind_name(scene(key, "en"), kind) == english
    assert paper_kind_name(scene(key, "de"), kind) == german


def test_the_lots_that_a_player_passes_on_are_called_as_papers() -> None:
    seen = scene("1844", "en")
    named = presenter(seen.view.title).name
    assert named(seen, "lots", "P3") == named(seen, "paper", "P3") != ""
