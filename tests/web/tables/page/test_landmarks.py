"""Where one may go in a game: to each round, and to the turns and phases within it."""

from __future__ import annotations

import pytest
from django.test import Client

from kursbuch.catalogue import title
from kursbuch.eighteen.operating.operating_round import company_at_turn
from kursbuch.eighteen.state import State18
from kursbuch.web.tables.models import Table
from kursbuch.web.tables.page.landmarks import Chapter, chapters
from kursbuch.web.tables.page.table_view import look
from kursbuch.web.tables.record import positions
from kursbuch.web.tables.record.tree import row_of
from kursbuch.web.visitors import Visitor
from tests.replays.golden import newest


def told(client: Client, key: str, language: str = "en") -> tuple[Table, list[Chapter]]:
    """The golden game of a title, imported; and the rounds of it."""
    text = newest(title(key)).read_text(encoding="utf-8")
    address = client.post("/import/", {"text": text})["Location"]
    table = Table.objects.get(key=address.split("/")[2])
    return table, chapters(look(table, Visitor(guest="somebody"), language))


def test_every_round_turn_and_phase_of_1844_is_found_where_it_began(anna: Client) -> None:
    table, found = told(anna, "1844")
    assert (found[0].number, found[0].label) == (0, "")
    assert [one.label for one in found[1:4]] == ["SR 1", "OR 1.1", "SR 2"]
    assert len({one.label for one in found}) == len(found)
    marks = [(one, mark) for one in found for mark in one.landmarks]
    phases = [mark.label for _, mark in marks if mark.label.startswith("Phase")]
    assert phases == sorted(phases)
    assert phases[:2] == ["Phase 2", "Phase 3"]
    turns = [mark for _, mark in marks if not mark.label.startswith("Phase")][::40]
    for turn in turns:
        state = positions.after(table, row_of(table, turn.number))
        assert isinstance(state, State18)
        assert company_at_turn(state) == turn.label


@pytest.mark.parametrize(("language", "label"), [("en", "Build"), ("de", "Bauen")])
def test_the_phases_of_first_train_are_found_in_each_turn(
    anna: Client, language: str, label: str
) -> None:
    _, found = told(anna, "first-train-nuremberg", language)
    assert [one.label for one in found[1:]] == [str(n) for n in range(2, len(found) + 1)]
    assert all(label in [mark.label for mark in one.landmarks] for one in found)


def test_they_are_links_of_a_dialog_and_of_the_sheet_of_the_history(anna: Client) -> None:
    table, found = told(anna, "first-train-nuremberg")
    link = f'data-want="at={found[1].number}">2</a>'
    address = f"/t/{table.key}/moments"
    dialog = anna.get(address, headers={"HX-Request": "true"}).content.decode()
    assert link in dialog
    assert "<html" not in dialog
    assert link in anna.get(address, follow=True).content.decode()
