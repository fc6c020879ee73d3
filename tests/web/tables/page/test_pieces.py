"""A board that was changed piece by piece is the board that would be sent whole."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest
from django.test import Client

from kursbuch.catalogue import title
from kursbuch.core.state import State, offers, play
from kursbuch.render import Marks, draw
from kursbuch.web.tables.models import Table
from kursbuch.web.tables.page import board
from kursbuch.web.tables.page.pieces import Change, changes_between, pieces_of
from tests.web.tables.page.test_whole_games import a_game, laid_out

GAMES = [("1844", 400), ("1824-goods-time", 300), ("first-train-wensleydale", 100)]


def pictures(key: str, moves: int) -> Iterator[str]:
    """The board after every thirtieth move of a random game, with what can be clicked there."""
    state: State = title(key).start(3, 5)
    rng = Random(5)
    for number in range(moves):
        found = offers(state)
        if not found:
            return
        if number % 30 == 0:
            names = [one for offer in found for one in map(str, offer.fixed.values())]
            yield draw(state, "board", marks=Marks(frozenset(names)), legend=False)
        state, _ = play(state, rng.choice(found).sample(rng))


def changed(picture: Element, change: Change) -> None:
    """What the browser does with a change."""
    group = picture
    for nth in change.way:
        group = group[nth]
    group[change.at : change.at + change.gone] = [ElementTree.fromstring(p) for p in change.come]


def plain(element: Element) -> object:
    """All that an element is; what is between two elements does not count."""
    words = (element.text or "").strip()
    tag = element.tag.rpartition("}")[2]
    return tag, element.attrib, words, [plain(child) for child in element]


@pytest.mark.parametrize(("key", "moves"), GAMES)
def test_the_changes_between_two_boards_make_the_one_the_other(key: str, moves: int) -> None:
    drawn = list(pictures(key, moves))
    for old, new in [*pairwise(drawn), (drawn[0], drawn[-1])]:
        changes = changes_between(pieces_of(old), pieces_of(new))
        assert changes is not None
        shown = ElementTree.fromstring(old)
        for change in changes:
            changed(shown, change)
        assert plain(shown) == plain(ElementTree.fromstring(new))
    assert drawn[0] != drawn[-1]


def test_pictures_of_other_groups_and_pictures_without_pieces_are_never_compared() -> None:
    one = pieces_of('<svg>\n<g class="a">\n<path/>\n</g>\n</svg>')
    other = pieces_of('<svg>\n<g class="b">\n<path/>\n</g>\n</svg>')
    whole = pieces_of('<svg><g class="a"><path/></g></svg>')
    assert changes_between(one, one) == []
    assert changes_between(one, other) is None
    assert changes_between(whole, whole) is None


def board_of(client: Client, table: Table, at: int, known: str) -> str:
    headers = {"HX-Request": "true", "X-Have": f"board:{known}"}
    return str(client.get(f"/t/{table.key}/?at={at}", headers=headers).content.decode())


def test_a_browser_is_sent_the_changes_of_a_board_that_is_known_else_the_whole(
    anna: Client,
) -> None:
    start, actions, _ = a_game("1844", 150)
    table = laid_out(anna, start, actions)
    whole = board_of(anna, table, 80, "")
    print_ = whole.partition('id="board" hx-swap-oob="true" data-print="')[2][:16]
    assert len(print_) == 16
    news = board_of(anna, table, 140, print_)
    assert f'<div id="changes" hidden data-from="{print_}" data-to="' in news
    assert 'id="board"' not in news
    assert 'id="board"' in board_of(anna, table, 140, "0123456789abcdef")
    board.forget()
    assert 'id="board"' in board_of(anna, table, 140, print_)
