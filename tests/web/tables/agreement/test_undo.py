"""Taking back: one's own freely, others' with consent, chance with everybody's, all of it told."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client

from kursbuch.web.tables.agreement import undo
from kursbuch.web.tables.models import Proposal, Status, Table
from kursbuch.web.tables.record import positions, store
from kursbuch.web.visitors import Visitor
from tests.web.steps import act, new_table, page, post, two

APPLE: dict[str, Any] = {"do": "Bid", "by": 0, "lot": "apple", "coins": 3}
PLUM: dict[str, Any] = {"do": "Bid", "by": 0, "lot": "plum", "coins": 3}
PAY: dict[str, Any] = {"do": "Pay", "by": 0, "coins": {"red": 2}, "wrapped": False}


def test_the_own_last_action_is_free(anna: Client, bert: Client) -> None:
    table = two(anna, bert)
    act(anna, table, do="Pass", by=0)
    post(anna, table, "undo")
    assert (table.number, table.seq, table.waiting) == (0, 2, [0])
    assert "Anna undoes one move" in page(bert, table, "?beside=log")


def test_forward_again_restores_what_was_taken_back(anna: Client, bert: Client) -> None:
    table = two(anna, bert)
    act(anna, table, **APPLE)
    act(anna, table, **PAY)
    post(anna, table, "undo")
    post(anna, table, "undo")
    assert table.number == 0
    post(bert, table, "redo")
    assert table.number == 0
    post(anna, table, "redo")
    assert table.number == 1


def asked_to_undo(anna: Client, bert: Client) -> tuple[Table, Proposal]:
    """Both have passed, and Anna asks to undo her pass and that of Bert."""
    table = two(anna, bert)
    act(anna, table, do="Pass", by=0)
    act(bert, table, do="Pass", by=1)
    post(anna, table, "undo")
    asked = Proposal.objects.get(table=table)
    return table, asked


def test_somebody_elses_action_needs_their_consent(anna: Client, bert: Client) -> None:
    table, asked = asked_to_undo(anna, bert)
    assert (table.number, asked.needs) == (2, [1])
    assert "Agree" in page(bert, table)
    assert "Agree" not in page(anna, table)
    post(bert, table, "answer", proposal=str(asked.pk), answer="yes")
    assert table.number == 0


def test_consent_can_be_refused(anna: Client, bert: Client) -> None:
    table, asked = asked_to_undo(anna, bert)
    post(bert, table, "answer", proposal=str(asked.pk), answer="no")
    assert table.number == 2
    assert not Proposal.objects.exists()


def test_nobody_agrees_for_somebody_else(anna: Client, bert: Client, carla: Client) -> None:
    table, asked = asked_to_undo(anna, bert)
    for stranger in (anna, carla):
        post(stranger, table, "answer", proposal=str(asked.pk), answer="yes")
        assert table.number == 2
    post(carla, table, "answer", proposal=str(asked.pk), answer="no")
    assert Proposal.objects.exists()


def test_a_request_lapses_when_the_game_goes_on(anna: Client, bert: Client) -> None:
    table, asked = asked_to_undo(anna, bert)
    act(anna, table, do="Pass", by=0)
    response = post(bert, table, "answer", proposal=str(asked.pk), answer="yes")
    assert (response.status_code, table.number) == (409, 3)


def test_revealed_chance_needs_the_consent_of_all(anna: Client, bert: Client) -> None:
    table = two(anna, bert)
    act(anna, table, **PLUM)
    post(anna, table, "undo")
    assert table.number == 1
    assert Proposal.objects.get(table=table).needs == [1]


def test_at_one_screen_everything_is_free(anna: Client) -> None:
    table = new_table(anna, "me", "here")
    act(anna, table, **PLUM)
    act(anna, table, **PAY)
    act(anna, table, do="Pass", by=1)
    post(anna, table, "undo", to="0")
    assert table.number == 0


@pytest.mark.parametrize("other", ["here", "random"])
def test_who_takes_draws_back_alone_may_know_what_chance_will_bring(
    anna: Client, other: str
) -> None:
    table = new_table(anna, "me", other)
    act(anna, table, **APPLE)
    post(anna, table, "undo")
    assert table.secret_seed
    act(anna, table, **PLUM)
    post(anna, table, "undo")
    assert (table.number, table.secret_seed) == (0, False)


def test_what_all_agree_to_take_back_stays_a_fair_game(anna: Client, bert: Client) -> None:
    table = two(anna, bert)
    act(anna, table, **PLUM)
    post(anna, table, "undo")
    asked = Proposal.objects.get(table=table)
    post(bert, table, "answer", proposal=str(asked.pk), answer="yes")
    assert (table.number, table.secret_seed) == (0, True)


def test_a_spectator_takes_nothing_back(anna: Client, carla: Client) -> None:
    table = new_table(anna, "me", "here")
    act(anna, table, do="Pass", by=0)
    assert post(carla, table, "undo").status_code == 422
    assert table.number == 1
    assert 'id="undo"' not in page(carla, table)


def test_what_was_taken_back_stays_in_the_log(anna: Client) -> None:
    table = new_table(anna, "me", "here")
    act(anna, table, **APPLE)
    post(anna, table, "undo")
    act(anna, table, do="Pass", by=0)
    log = page(anna, table, "?beside=log")
    assert "taken-back" in log
    assert table.moves.count() == 3


def test_the_history_follows_the_line_that_was_played(anna: Client) -> None:
    table = new_table(anna, "me", "here")
    act(anna, table, **APPLE)
    post(anna, table, "undo")
    act(anna, table, do="Pass", by=0)
    act(anna, table, do="Pass", by=1)
    past = page(anna, table, "?at=1")
    assert "position after move 1 of 2" in past
    assert f"/t/{table.key}/act" not in past


def test_an_open_table_has_nothing_to_go_back_to(anna: Client) -> None:
    table = new_table(anna, "me", "open")
    assert post(anna, table, "undo", to="0").status_code == 404
    assert table.status == Status.OPEN


def test_who_has_resigned_meanwhile_redoes_nothing(
    anna: Client, carla: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = new_table(anna, "me", "here")
    monkeypatch.setattr(undo, "redoable", lambda *_: 1)
    assert post(carla, table, "redo").status_code == 422
    assert Table.objects.get(pk=table.pk).seq == 0


def sits_down_meanwhile(who: Client, seat: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody takes the seat while a step back is on its way."""
    return_step = store.return_step

    def faster(table: Table, to: int, by: int) -> store.NewRow:
        who.post(seat, {"name": "Carla"})
        return return_step(table, to, by)

    monkeypatch.setattr(store, "return_step", faster)


@pytest.mark.parametrize("what", ["undo", "redo"])
def test_whose_seat_is_taken_meanwhile_takes_nothing_back(
    anna: Client, bert: Client, carla: Client, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = two(anna, bert)
    act(anna, table, do="Pass", by=0)
    if what == "redo":
        post(anna, table, "undo")
    rows = table.seq
    post(anna, table, "offer", seat="0")
    seat = table.invitations.get().get_absolute_url()
    sits_down_meanwhile(carla, seat, monkeypatch)
    assert post(anna, table, what).status_code == 422
    assert (table.seq, table.proposals.count()) == (rows, 0)
    assert table.places.get(seat=0).name == "Carla"


def test_whoever_sits_down_meanwhile_is_asked(
    anna: Client, bert: Client, carla: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = two(anna, bert)
    act(anna, table, do="Pass", by=0)
    act(bert, table, do="Pass", by=1)
    post(bert, table, "resign")
    post(anna, table, "ask", kind="invite", seat="1")
    seat = table.invitations.get().get_absolute_url()
    sits_down_meanwhile(carla, seat, monkeypatch)
    post(anna, table, "undo", to="0")
    assert (table.number, table.proposals.get().needs) == (2, [1])


def test_a_table_that_is_removed_meanwhile_is_gone_and_not_set_aside(
    anna: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = new_table(anna, "me", "here")
    act(anna, table, do="Pass", by=0)

    def removed(table: Table, visitor: Visitor) -> undo.Return | None:
        Table.objects.all().delete()
        positions.forget()
        return last_own(table, visitor)

    last_own = undo.last_own
    monkeypatch.setattr(undo, "last_own", removed)
    answer = anna.post(f"/t/{table.key}/undo", {"seq": "1"}, headers={"HX-Request": "true"})
    assert answer.status_code == 404


def test_what_is_refused_at_a_table_that_is_removed_meanwhile_is_told_without_it(
    anna: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = new_table(anna, "me", "here")

    def removed(*asked: object) -> None:
        Table.objects.all().delete()

    monkeypatch.setattr(undo, "last_own", removed)
    answer = anna.post(f"/t/{table.key}/undo", {"seq": "0"}, headers={"HX-Request": "true"})
    assert answer.status_code == 404
