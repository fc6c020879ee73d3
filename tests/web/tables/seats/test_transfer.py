"""Seats change hands: offered by whoever sits there, or with the consent of the others."""

from __future__ import annotations

import re

import pytest
from django.test import Client

from kursbuch.core.errors import StaleTable
from kursbuch.web.accounts.models import Token, User
from kursbuch.web.errors import HouseRule
from kursbuch.web.tables.agreement import proposals
from kursbuch.web.tables.models import Invitation, Table
from kursbuch.web.tables.seats import transfer
from kursbuch.web.visitors import Visitor
from tests.web.steps import act, new_table, page, post, two, wait_in_vain


@pytest.fixture
def table(anna: Client, bert: Client) -> Table:
    return two(anna, bert)


def dora() -> Client:
    client = Client()
    client.force_login(User.objects.create_user("Dora", password="long and odd"))
    return client


def link(person: Client, table: Table) -> str:
    found = re.search(r"/t/\w+/seat/\w+", page(person, table))
    assert found is not None
    return found[0]


def test_a_seat_is_handed_over_by_a_link_that_can_be_used_once(
    anna: Client, carla: Client, table: Table
) -> None:
    post(anna, table, "offer", seat="0")
    assert "offered to anyone who has the link" in page(anna, table)
    way = link(anna, table)
    assert "Take the seat" in carla.get(way).content.decode()
    assert table.places.get(seat=0).name == "Anna"
    carla.post(way, {"name": "Carla"})
    assert table.places.get(seat=0).name == "Carla"
    act(carla, table, do="Pass", by=0)
    assert table.number == 1
    assert act(anna, table, do="Pass", by=0).status_code == 422
    assert Client().get(way).status_code == 404


def test_an_offer_is_withdrawn_once(anna: Client, table: Table) -> None:
    post(anna, table, "offer", seat="0")
    first, second = (Invitation.objects.get(table=table) for _ in range(2))
    person = Visitor(None, table.places.get(seat=0).guest)
    transfer.withdraw(first, person)
    with pytest.raises(StaleTable):
        transfer.withdraw(second, person)


def test_a_seat_is_handed_over_to_an_account_that_agrees(anna: Client, table: Table) -> None:
    taker = dora()
    post(anna, table, "offer", seat="0", whom="Dora")
    assert "offered to Dora" in page(anna, table)
    assert "A seat is offered to me" in taker.get("/tables/").content.decode()
    assert "Take the seat" in page(taker, table)
    taker.post(link(taker, table))
    assert table.places.get(seat=0).user == User.objects.get(username="Dora")
    assert table.places.get(seat=0).name == "Dora"


def test_a_seat_offered_to_one_is_not_taken_by_another(
    anna: Client, carla: Client, table: Table
) -> None:
    dora()
    post(anna, table, "offer", seat="0", whom="Dora")
    way = f"/t/{table.key}/seat/{table.invitations.get().key}"
    assert "somebody else" in carla.get(way).content.decode()
    carla.post(way, {"name": "Carla"})
    assert table.places.get(seat=0).name == "Anna"
    assert "seat/" not in page(carla, table)


@pytest.mark.parametrize("name", ["Dora", "d0ra", "Bert"])
def test_a_guest_takes_no_seat_under_the_name_of_another(
    anna: Client, carla: Client, table: Table, name: str
) -> None:
    dora()
    post(anna, table, "offer", seat="0")
    answer = carla.post(link(anna, table), {"name": name})
    assert answer.status_code == 422
    assert "Somebody has this name" in answer.content.decode()
    assert table.places.get(seat=0).name == "Anna"


def test_who_is_asked_may_decline(anna: Client, table: Table) -> None:
    taker = dora()
    post(anna, table, "offer", seat="0", whom="Dora")
    taker.post(f"{link(taker, table)}/withdraw")
    assert not table.invitations.exists()


def test_who_offers_may_withdraw_and_a_stranger_may_not(
    anna: Client, carla: Client, table: Table
) -> None:
    post(anna, table, "offer", seat="0")
    way = link(anna, table)
    carla.post(f"{way}/withdraw")
    assert table.invitations.exists()
    anna.post(f"{way}/withdraw")
    assert not table.invitations.exists()


def test_the_link_to_a_seat_is_seen_by_whoever_offers_it(
    anna: Client, bert: Client, table: Table
) -> None:
    post(anna, table, "offer", seat="0")
    text = page(bert, table)
    assert "The seat of Anna is offered" in text
    assert "/seat/" not in text
    bert.post(f"{link(anna, table)}/withdraw")
    assert table.invitations.exists()


def test_nobody_offers_the_seat_of_another(anna: Client, carla: Client, table: Table) -> None:
    post(anna, table, "offer", seat="1")
    post(carla, table, "offer", seat="0")
    assert not table.invitations.exists()


def test_an_unknown_account_is_refused_with_a_sentence(anna: Client, table: Table) -> None:
    answer = post(anna, table, "offer", seat="0", whom="Nobody")
    assert answer.status_code == 422
    assert "no account named Nobody" in answer.content.decode()


def test_who_sits_at_the_table_takes_no_second_seat(
    anna: Client, bert: Client, table: Table
) -> None:
    post(anna, table, "offer", seat="0")
    bert.post(link(anna, table), {"name": "Bert"})
    assert table.places.get(seat=0).name == "Anna"


def test_an_absent_player_is_replaced_by_a_person_with_the_consent_of_the_others(
    anna: Client, bert: Client, carla: Client
) -> None:
    table = new_table(anna, "me", "open", "open")
    bert.post(f"/t/{table.key}/join", {"name": "Bert"})
    carla.post(f"/t/{table.key}/join", {"name": "Carla"})
    taker = dora()
    act(anna, table, do="Pass", by=0)
    post(anna, table, "ask", kind="invite", seat="1", whom="Dora")
    assert "asks to offer the seat of Bert to Dora" in page(carla, table)
    assert not table.invitations.exists()
    asked = table.proposals.get()
    assert asked.needs == [2]
    post(carla, table, "answer", proposal=str(asked.pk), answer="yes")
    assert not table.invitations.exists()
    wait_in_vain(table)
    post(anna, table, "answer", proposal=str(asked.pk), answer="yes")
    taker.post(link(taker, table))
    assert [place.name for place in table.places.all()] == ["Anna", "Dora", "Carla"]


def test_a_person_takes_the_seat_of_a_bot_when_the_table_agrees(
    anna: Client, bert: Client, carla: Client, table: Table
) -> None:
    post(bert, table, "resign")
    assert table.places.get(seat=1).bot
    post(anna, table, "ask", kind="invite", seat="1")
    carla.post(link(anna, table), {"name": "Carla"})
    place = table.places.get(seat=1)
    assert (place.name, place.bot, place.resigned) == ("Carla", "", False)


def test_whoever_acts_is_not_absent(anna: Client, bert: Client, carla: Client) -> None:
    table = new_table(anna, "me", "open", "open")
    bert.post(f"/t/{table.key}/join", {"name": "Bert"})
    carla.post(f"/t/{table.key}/join", {"name": "Carla"})
    act(anna, table, do="Pass", by=0)
    post(anna, table, "ask", kind="replace", seat="1")
    assert table.proposals.exists()
    act(bert, table, do="Pass", by=1)
    assert not table.proposals.exists()


@pytest.mark.parametrize("seat", ["", "9", "-1", "x"])
def test_a_wish_about_no_seat_is_refused(anna: Client, table: Table, seat: str) -> None:
    assert post(anna, table, "ask", kind="replace", seat=seat).status_code == 404


def test_an_answer_to_nothing_is_refused(anna: Client, table: Table) -> None:
    assert post(anna, table, "answer", proposal="x", answer="yes").status_code == 404


def test_who_resigns_leaves_the_seat_to_a_bot(anna: Client, bert: Client) -> None:
    table = new_table(anna, "me", "open")
    bert.post(f"/t/{table.key}/join", {"name": "Bert"})
    post(bert, table, "resign")
    assert table.places.get(seat=1).bot
    assert not table.places.get(seat=0).bot


def test_nobody_takes_the_seat_of_somebody_whom_the_game_does_not_wait_for(
    anna: Client, table: Table
) -> None:
    answer = post(anna, table, "ask", kind="replace", seat="1")
    assert answer.status_code == 422
    assert "does not wait for Bert" in answer.content.decode()
    assert not table.proposals.exists()


@pytest.mark.parametrize("kind", ["replace", "invite"])
def test_of_two_people_neither_takes_the_seat_of_the_other_at_once(
    anna: Client, table: Table, kind: str
) -> None:
    act(anna, table, do="Pass", by=0)
    post(anna, table, "ask", kind=kind, seat="1")
    asked = table.proposals.get()
    post(anna, table, "answer", proposal=str(asked.pk), answer="yes")
    assert table.places.get(seat=1).name == "Bert"
    assert not table.places.get(seat=1).bot
    assert not table.invitations.exists()


def test_who_was_missed_says_that_they_are_there(anna: Client, bert: Client, table: Table) -> None:
    act(anna, table, do="Pass", by=0)
    post(anna, table, "ask", kind="replace", seat="1")
    assert "I am here" in page(bert, table)
    asked = table.proposals.get()
    post(bert, table, "answer", proposal=str(asked.pk), answer="no")
    assert not table.proposals.exists()


def test_whoever_was_waited_for_long_enough_is_replaced(anna: Client, table: Table) -> None:
    act(anna, table, do="Pass", by=0)
    post(anna, table, "ask", kind="replace", seat="1")
    wait_in_vain(table)
    assert "Do it now" in page(anna, table)
    post(anna, table, "answer", proposal=str(table.proposals.get().pk), answer="yes")
    assert table.places.get(seat=1).bot


def test_who_comes_back_before_the_seat_is_taken_keeps_it(
    anna: Client, bert: Client, carla: Client, table: Table
) -> None:
    act(anna, table, do="Pass", by=0)
    post(anna, table, "ask", kind="invite", seat="1")
    wait_in_vain(table)
    post(anna, table, "answer", proposal=str(table.proposals.get().pk), answer="yes")
    way = link(anna, table)
    act(bert, table, do="Pass", by=1)
    assert carla.post(way, {"name": "Carla"}).status_code == 404
    assert table.places.get(seat=1).name == "Bert"


@pytest.mark.parametrize("kind", ["replace", "invite"])
def test_who_takes_a_move_back_does_not_go_on_asking_for_a_seat(
    anna: Client, bert: Client, table: Table, kind: str
) -> None:
    act(anna, table, do="Pass", by=0)
    post(anna, table, "ask", kind=kind, seat="1")
    number = table.proposals.get().pk
    wait_in_vain(table)
    post(anna, table, "undo")
    assert table.waiting == [0]
    assert "I am here" not in page(bert, table)
    answer = post(anna, table, "answer", proposal=str(number), answer="yes")
    assert answer.status_code == 404
    assert table.places.get(seat=1).name == "Bert"
    assert not table.places.get(seat=1).bot


def test_a_seat_offered_in_absence_is_not_taken_once_the_game_waits_for_another(
    anna: Client, carla: Client, table: Table
) -> None:
    act(anna, table, do="Pass", by=0)
    post(anna, table, "ask", kind="invite", seat="1")
    wait_in_vain(table)
    post(anna, table, "answer", proposal=str(table.proposals.get().pk), answer="yes")
    way = link(anna, table)
    post(anna, table, "undo")
    assert carla.post(way, {"name": "Carla"}).status_code == 404
    assert table.places.get(seat=1).name == "Bert"


def test_what_was_asked_or_offered_before_the_game_went_on_is_refused(
    anna: Client, bert: Client, carla: Client, table: Table
) -> None:
    """Rows that an older server has left."""
    guest = table.places.get(seat=0).guest
    asked = table.proposals.create(kind="replace", seq=0, by=0, to=1)
    wait_in_vain(table)
    with pytest.raises(HouseRule, match="does not wait for Bert"):
        proposals.answer(table, Visitor(guest=guest), asked.pk, yes=True)
    offered = table.invitations.create(seat=1, own=False)
    with pytest.raises(HouseRule, match="does not wait for Bert"):
        transfer.take(offered, Visitor(guest="carla"), "Carla")
    assert table.places.get(seat=1).name == "Bert"


def test_what_is_asked_about_the_seat_of_a_bot_stays(anna: Client, bert: Client) -> None:
    table = new_table(anna, "me", "open", "open")
    bert.post(f"/t/{table.key}/join", {"name": "Bert"})
    Client().post(f"/t/{table.key}/join", {"name": "Carl"})
    post(bert, table, "resign")
    post(anna, table, "ask", kind="invite", seat="1")
    assert table.waiting == [0]
    assert table.proposals.exists()
    act(anna, table, do="Pass", by=0)
    assert table.proposals.exists()


def test_an_offer_to_nobody_known_leaves_the_offer_that_there_was(
    anna: Client, table: Table
) -> None:
    post(anna, table, "offer", seat="0")
    assert post(anna, table, "offer", seat="0", whom="Nobody").status_code == 422
    assert table.invitations.exists()


def test_a_seat_is_taken_by_one_only(anna: Client, table: Table) -> None:
    post(anna, table, "offer", seat="0")
    first, second = table.invitations.get(), table.invitations.get()
    transfer.take(first, Visitor(guest="carla"), "Carla")
    with pytest.raises(StaleTable):
        transfer.take(second, Visitor(guest="dora"), "Dora")
    assert table.places.get(seat=0).name == "Carla"


@pytest.mark.parametrize("by", ["page", "program"])
def test_a_seat_of_a_table_that_is_removed_meanwhile_cannot_be_taken(
    anna: Client, by: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = new_table(anna, "me", "here")
    post(anna, table, "offer", seat="0")
    offered = table.invitations.get()
    taker = User.objects.create_user("Dora")
    client = Client(headers={"Authorization": f"Bearer {Token.issue(taker, 'program')}"})
    client.force_login(taker)

    def removed(invitation: Invitation, visitor: Visitor, name: str) -> None:
        Table.objects.all().delete()
        take(invitation, visitor, name)

    take = transfer.take
    monkeypatch.setattr(transfer, "take", removed)
    program = f"/api/tables/{table.key}/invitations/{offered.key}"
    way = offered.get_absolute_url() if by == "page" else program
    assert client.post(way).status_code == 404
