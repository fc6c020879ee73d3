"""Groups: who belongs, who decides, and the tables that are announced to them."""

from __future__ import annotations

import pytest
from django.test import Client

from kursbuch.web.account_deletion.anonymise import anonymise
from kursbuch.web.accounts.models import User
from kursbuch.web.errors import HouseRule
from kursbuch.web.friends import blocks
from kursbuch.web.groups import membership
from kursbuch.web.groups.models import Announcement, Group
from kursbuch.web.operations import moderation
from kursbuch.web.tables.lobby import announcing
from kursbuch.web.tables.lobby.searching import List, tables_in
from kursbuch.web.tables.models import Table
from kursbuch.web.visitors import Visitor
from tests.web.steps import new_table, page, with_accounts


@pytest.fixture
def people(anna: Client, bert: Client, carla: Client) -> dict[str, User]:
    return with_accounts(Anna=anna, Bert=bert, Carla=carla)


@pytest.fixture
def thursday(people: dict[str, User]) -> Group:
    """Anna's group, to which Bert belongs."""
    group = membership.found(people["Anna"], "Our Thursday round")
    membership.invite(group, people["Anna"], "Bert")
    membership.accept(group, people["Bert"])
    return group


def test_whoever_is_invited_belongs_after_accepting(people: dict[str, User]) -> None:
    anna, bert, carla = people.values()
    group = membership.found(anna, " Our Thursday round ")
    membership.invite(group, anna, "Bert")
    assert membership.members(group) == [anna]
    assert membership.invited(group) == [bert]
    assert [*membership.invitations_to(bert)] == [group]
    membership.accept(group, carla)
    membership.accept(group, bert)
    assert membership.members(group) == [anna, bert]
    assert [*membership.groups_of(bert)] == [group]
    assert str(group) == "Our Thursday round"


def test_only_the_owner_invites_removes_renames_and_deletes(
    people: dict[str, User], thursday: Group
) -> None:
    bert = people["Bert"]
    for forbidden in (membership.invite, membership.remove, membership.rename):
        with pytest.raises(HouseRule):
            forbidden(thursday, bert, "Carla")
    with pytest.raises(HouseRule):
        membership.delete(thursday, bert)
    membership.remove(thursday, people["Anna"], "Bert")
    assert membership.members(thursday) == [people["Anna"]]
    membership.rename(thursday, people["Anna"], "Friday")
    assert Group.objects.get().name == "Friday"


def test_the_group_of_an_owner_who_leaves_goes_to_the_eldest_member(
    people: dict[str, User], thursday: Group
) -> None:
    assert membership.leave(thursday, people["Anna"])
    thursday.refresh_from_db()
    assert thursday.owner == people["Bert"]
    assert not membership.leave(thursday, people["Bert"])
    assert not Group.objects.exists()


def test_nobody_is_invited_by_an_account_that_they_have_blocked(
    people: dict[str, User], thursday: Group
) -> None:
    blocks.block(people["Carla"], "Anna")
    with pytest.raises(HouseRule):
        membership.invite(thursday, people["Anna"], "Carla")


@pytest.mark.parametrize("name", ["", "  "])
def test_a_group_has_a_name(people: dict[str, User], name: str) -> None:
    with pytest.raises(HouseRule):
        membership.found(people["Anna"], name)


def test_groups_and_members_are_bounded(
    people: dict[str, User], thursday: Group, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(membership, "MOST_GROUPS", 1)
    monkeypatch.setattr(membership, "MOST_MEMBERS", 2)
    with pytest.raises(HouseRule):
        membership.found(people["Anna"], "Another")
    with pytest.raises(HouseRule):
        membership.invite(thursday, people["Anna"], "Carla")


def test_a_table_is_announced_to_members_when_it_is_set_up(
    people: dict[str, User], thursday: Group, anna: Client, bert: Client, carla: Client
) -> None:
    table = new_table(anna, "me", "open", group=thursday.key, private="on")
    assert [*tables_in(List.INVITED, Visitor(people["Bert"]))] == [table]
    assert [*tables_in(List.INVITED, Visitor(people["Carla"]))] == []
    assert "Announced to the group Our Thursday round." in page(bert, table)
    assert table.key in bert.get(thursday.get_absolute_url()).content.decode()
    carla.post(f"/t/{table.key}/join")
    assert not any(place.is_free for place in table.places.all())
    assert [*tables_in(List.INVITED, Visitor(people["Bert"]))] == []


def test_reserved_seats_are_for_members_alone(
    people: dict[str, User], thursday: Group, anna: Client, bert: Client, carla: Client
) -> None:
    table = new_table(anna, "me", "open", group=thursday.key, reserved="on")
    refused = carla.post(f"/t/{table.key}/join")
    assert refused.status_code == 422
    assert "for members of the group Our Thursday round" in refused.content.decode()
    assert Client().post(f"/t/{table.key}/join", {"name": "Guest"}).status_code == 422
    assert bert.post(f"/t/{table.key}/join").status_code == 302
    table.refresh_from_db()
    assert table.status == "running"


def test_the_owner_of_a_table_announces_it_later_and_takes_it_back(
    people: dict[str, User], thursday: Group, anna: Client, carla: Client
) -> None:
    table = new_table(anna, "me", "open")
    assert carla.post(f"/t/{table.key}/announce", {"group": thursday.key}).status_code == 422
    with pytest.raises(HouseRule):
        announcing.announce(table, Visitor(people["Bert"]), thursday)
    anna.post(f"/t/{table.key}/announce", {"group": thursday.key, "reserved": "on"})
    assert Announcement.objects.get().reserved
    anna.post(f"/t/{table.key}/announce", {"group": ""})
    assert not Announcement.objects.exists()


def test_a_group_of_others_is_no_group_of_mine(
    people: dict[str, User], thursday: Group, carla: Client
) -> None:
    form = {"players": "2", "seat.0": "me", "seat.1": "open", "group": thursday.key}
    assert carla.post("/new/fair/", form).status_code == 422
    assert not Table.objects.exists()
    assert carla.get(thursday.get_absolute_url()).status_code == 404


def test_the_page_of_a_group_does_all_of_it(people: dict[str, User], anna: Client) -> None:
    address = anna.post("/groups/new", {"name": "Friday"})["Location"]
    anna.post(f"{address}invite", {"name": "Bert"})
    bert = Client()
    bert.force_login(people["Bert"])
    assert "Anna invites you" in bert.get("/people/").content.decode()
    bert.post(f"{address}join")
    german = bert.get(address, headers={"Accept-Language": "de"}).content.decode()
    assert "Mitglieder" in german
    assert "Gruppe löschen" not in german
    anna.post(f"{address}remove", {"name": "Bert"})
    assert bert.get(address).status_code == 404
    anna.post(f"{address}rename", {"name": "Saturday"})
    assert "Saturday" in anna.get("/people/").content.decode()
    anna.post(f"{address}delete")
    assert not Group.objects.exists()


def test_accounts_that_are_merged_or_deleted_leave_groups_in_order(
    people: dict[str, User], thursday: Group
) -> None:
    moderation.merge("Anna", "Carla")
    thursday.refresh_from_db()
    assert thursday.owner == people["Carla"]
    anonymise(people["Carla"], "Anonymous")
    thursday.refresh_from_db()
    assert thursday.owner == people["Bert"]
    assert membership.members(thursday) == [people["Bert"]]
