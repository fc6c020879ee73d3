"""Friends by consent, and what a block keeps away."""

from __future__ import annotations

import pytest
from django.test import Client

from kursbuch.web.account_deletion.anonymise import anonymise
from kursbuch.web.accounts.models import User
from kursbuch.web.errors import HouseRule
from kursbuch.web.friends import blocks, friendship
from kursbuch.web.friends.friendship import Circle
from kursbuch.web.friends.models import Block, Friendship
from kursbuch.web.operations import moderation
from kursbuch.web.tables.lobby.searching import Filters, List, tables_in
from kursbuch.web.visitors import Visitor
from tests.web.steps import new_table, page, post, with_accounts


@pytest.fixture
def people(anna: Client, bert: Client, carla: Client) -> dict[str, User]:
    return with_accounts(Anna=anna, Bert=bert, Carla=carla)


def test_people_are_friends_when_both_want_it(people: dict[str, User]) -> None:
    anna, bert, _ = people.values()
    friendship.ask(anna, "Bert")
    friendship.ask(anna, "Bert")
    assert friendship.circle(anna) == Circle([], [], ["Bert"])
    assert friendship.circle(bert) == Circle([], ["Anna"], [])
    assert not friendship.friends_of(bert).exists()
    friendship.accept(anna, "Bert")
    assert friendship.circle(anna).friends == []
    friendship.accept(bert, "Anna")
    assert friendship.circle(anna) == Circle(["Bert"], [], [])
    assert [*friendship.friends_of(anna)] == [bert]
    assert [*friendship.friends_of(bert)] == [anna]
    friendship.end(bert, "Anna")
    assert not Friendship.objects.exists()


def test_who_asks_back_accepts(people: dict[str, User]) -> None:
    anna, bert, _ = people.values()
    friendship.ask(anna, "Bert")
    friendship.ask(bert, "Anna")
    assert friendship.circle(anna).friends == ["Bert"]


def test_nobody_asks_themselves_or_somebody_who_is_not_there(people: dict[str, User]) -> None:
    for name in ("Anna", "Nobody", ""):
        with pytest.raises(HouseRule):
            friendship.ask(people["Anna"], name)


def test_a_block_ends_the_friendship_and_all_asking(people: dict[str, User]) -> None:
    anna, bert, _ = people.values()
    friendship.ask(anna, "Bert")
    friendship.accept(bert, "Anna")
    blocks.block(bert, "Anna")
    blocks.block(bert, "Anna")
    assert not Friendship.objects.exists()
    for asker, asked in ((anna, "Bert"), (bert, "Anna")):
        with pytest.raises(HouseRule):
            friendship.ask(asker, asked)
    blocks.unblock(bert, "Anna")
    friendship.ask(anna, "Bert")


def test_a_blocked_account_takes_no_seat_at_my_table_and_cannot_invite_me(
    people: dict[str, User], anna: Client, bert: Client, carla: Client
) -> None:
    mine = new_table(anna, "me", "open", "open")
    blocks.block(people["Anna"], "Bert")
    refused = bert.post(f"/t/{mine.key}/join")
    assert refused.status_code == 422
    assert "You cannot sit down at this table." in refused.content.decode()
    assert carla.post(f"/t/{mine.key}/join").status_code == 302
    assert sum(place.is_free for place in mine.places.all()) == 1
    theirs = new_table(bert, "me", "here")
    assert post(bert, theirs, "offer", seat="0", whom="Anna").status_code == 422
    assert post(bert, theirs, "ask", kind="invite", seat="0", whom="Anna").status_code == 422
    assert not theirs.invitations.exists()
    assert not theirs.proposals.exists()
    assert post(bert, theirs, "offer", seat="0", whom="Carla").status_code == 200


def test_a_link_to_a_seat_is_no_way_round_a_block(
    people: dict[str, User], anna: Client, bert: Client
) -> None:
    mine = new_table(anna, "me", "here")
    post(anna, mine, "offer", seat="1")
    blocks.block(people["Anna"], "Bert")
    assert bert.post(mine.invitations.get().get_absolute_url()).status_code == 422
    assert not mine.places.filter(user=people["Bert"]).exists()


def test_an_invitation_that_waits_is_gone_with_a_block(
    people: dict[str, User], bert: Client
) -> None:
    theirs = new_table(bert, "me", "here")
    post(bert, theirs, "offer", seat="0", whom="Anna")
    blocks.block(people["Anna"], "Bert")
    assert not theirs.invitations.exists()


def test_what_a_blocked_account_says_is_folded_away_for_who_blocked_it(
    people: dict[str, User], anna: Client, bert: Client, carla: Client
) -> None:
    room = new_table(carla, "me", "open")
    table = new_table(carla, "me", "here")
    blocks.block(people["Anna"], "Bert")
    for at, query in ((room, ""), (table, "?beside=chat")):
        bert.post(f"/t/{at.key}/chat", {"text": "a rude remark"})
        assert "From an account that you have blocked" in page(anna, at, query)
        assert "From an account" not in page(carla, at, query)
        assert "a rude remark" in page(carla, at, query)


def test_tables_with_friends_are_found(people: dict[str, User], bert: Client) -> None:
    anna, bert_, carla = people.values()
    friendship.ask(anna, "Bert")
    friendship.accept(bert_, "Anna")
    table = new_table(bert, "me", "open")
    only = Filters(with_friends=True)
    assert [*tables_in(List.OPEN, Visitor(anna), only)] == [table]
    assert [*tables_in(List.OPEN, Visitor(carla), only)] == []
    assert [*tables_in(List.OPEN, Visitor(), only)] == []


def test_the_page_asks_accepts_and_blocks_in_both_languages(
    people: dict[str, User], anna: Client, bert: Client
) -> None:
    anna.post("/people/ask", {"name": "Bert", "next": "/people/Bert/"})
    assert "has not answered yet" in anna.get("/people/").content.decode()
    assert "would like to be friends" in bert.get("/people/").content.decode()
    answer = bert.post("/people/accept", {"name": "Anna", "next": "//evil.example/"})
    assert answer["Location"] == "/people/"
    assert "You are friends." in anna.get("/people/Bert/").content.decode()
    anna.post("/people/block", {"name": "Bert"})
    text = anna.get("/people/", headers={"Accept-Language": "de"}).content.decode()
    assert "Nicht mehr blockieren" in text
    assert anna.post("/people/ask", {"name": "Nobody"}).status_code == 422
    assert "With an account" in Client().get("/people/").content.decode()


def test_whoever_leaves_or_is_merged_takes_friends_and_blocks_along(
    people: dict[str, User],
) -> None:
    anna, bert, carla = people.values()
    friendship.ask(anna, "Bert")
    friendship.accept(bert, "Anna")
    blocks.block(carla, "Anna")
    moderation.merge("Anna", "Carla")
    assert friendship.circle(carla).friends == ["Bert"]
    assert not Block.objects.exists()
    anonymise(carla, "Anonymous")
    assert not Friendship.objects.exists()
