"""Profiles: what counts, what is told, and what nobody is told."""

from __future__ import annotations

from pathlib import Path

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from kursbuch.eighteen.state import State18
from kursbuch.eighteen.stock.holdings import director
from kursbuch.web.account_deletion.anonymise import anonymise
from kursbuch.web.accounts.models import Token, User
from kursbuch.web.profiles.results import HeadToHead, profile
from kursbuch.web.tables.models import Status, Table
from kursbuch.web.tables.record import positions
from tests.web.ended import ended

GOLDEN = Path(__file__).parents[2] / "replays" / "rules-2"


@pytest.fixture
def people() -> dict[str, User]:
    return {name: User.objects.create_user(name) for name in ("Anna", "Bert", "Carla")}


def test_places_are_counted_by_title_and_against_each_account(people: dict[str, User]) -> None:
    anna, bert, carla = people.values()
    ended(anna, bert, carla, places=(1, 2, 3))
    ended(bert, anna, places=(1, 2))
    ended(anna, bert, places=(1, 1))
    ended(anna, "random", places=(2, 1), title="1844")
    ended(anna, bert)
    found = profile(anna)
    fair, other = found.by_title
    assert (fair.title.key, fair.games, fair.wins, fair.mean) == ("fair", 4, 2, 4 / 3)
    assert fair.players == 7 / 3
    assert (other.title.key, other.games, other.wins, other.mean) == ("1844", 1, 0, 2)
    assert found.against == [HeadToHead("Bert", 1, 1, 1), HeadToHead("Carla", 1, 0, 0)]
    assert [game.rank for game in found.games] == [None, 2, 1, 2, 1]


def test_only_public_games_with_others_that_have_ended_count(people: dict[str, User]) -> None:
    anna, bert, _ = people.values()
    real = ended(anna, bert, places=(1, 2))
    ended(anna, bert, places=(1, 2), private=True)
    ended(anna, bert, places=(1, 2), status=Status.RUNNING)
    ended(anna, bert, places=(1, 2), branch_of=real)
    ended(anna, anna, places=(1, 2))
    assert [game.table for game in profile(anna).games] == [real]


def test_the_page_tells_it_in_both_languages_and_links_to_the_games(
    people: dict[str, User], carla: Client
) -> None:
    table = ended(people["Anna"], people["Bert"], places=(1, 2), name="Thursday")
    ended(people["Anna"], people["Bert"], places=(2, 1))
    text = carla.get("/people/Anna/").content.decode()
    assert f'<a href="{table.get_absolute_url()}">Thursday</a>' in text
    assert '<a href="/people/Bert/">Bert</a>' in text
    assert "1.5 of 2.0" in text
    german = carla.get("/people/Anna/", headers={"Accept-Language": "de"}).content.decode()
    assert "1,5 von 2,0" in german
    assert "Direkter Vergleich" in german


def test_whoever_is_deleted_or_banned_has_no_page_and_no_name_on_others(
    people: dict[str, User], carla: Client
) -> None:
    ended(people["Anna"], people["Bert"], places=(1, 2))
    anonymise(people["Bert"], "Anonymous")
    assert carla.get("/people/Bert/").status_code == 404
    assert carla.get(f"/people/anonymous-{people['Bert'].pk}/").status_code == 404
    text = carla.get("/people/Anna/").content.decode()
    assert "Bert" not in text
    assert f"anonymous-{people['Bert'].pk}" not in text
    assert "Anonymous" in text


def test_many_games_need_no_more_queries_than_one(people: dict[str, User]) -> None:
    ended(people["Anna"], people["Bert"], places=(1, 2))
    with CaptureQueriesContext(
        connection,
    ) as one:
        profile(people["Anna"])
    for _ in range(12):
        ended(people["Anna"], people["Bert"], people["Carla"], places=(1, 2, 3))
    with CaptureQueriesContext(connection) as many:
        assert len(profile(people["Anna"]).games) == 13
    assert len(many) == len(one) <= 3


def test_a_program_reads_the_same(people: dict[str, User]) -> None:
    table = ended(people["Anna"], people["Bert"], places=(1, 2))
    token = {"Authorization": f"Bearer {Token.issue(people['Bert'], 'program')}"}
    found = Client().get("/api/people/Anna", headers=token).json()
    [title] = found["titles"]
    assert (title["title"], title["games"], title["wins"]) == ("fair", 1, 1)
    assert (title["mean_place"], title["mean_score"], title["strength"]) == (1.0, 90.0, None)
    assert found["against"] == [{"name": "Bert", "ahead": 1, "behind": 0, "level": 0}]
    assert found["games"] == [{"key": table.key, "title": "fair", "place": 1, "score": 90}]


def test_the_sheet_of_a_table_leads_to_the_people_there(
    people: dict[str, User], anna: Client
) -> None:
    form = {"players": "2", "seat.0": "me", "seat.1": "here"}
    anna.force_login(people["Anna"])
    address = anna.post("/new/fair/", form)["Location"]
    assert '"/people/Anna/"' in anna.get(f"{address}sheet/table").content.decode()
    assert '"/people/Anna/"' in anna.get("/account/").content.decode()


def test_companies_directed_at_the_end_are_counted_by_title(people: dict[str, User]) -> None:
    anna, bert, _ = people.values()
    ended(anna, bert, places=(1, 2), title="1844", directed={"SBB": 0, "FNM": 1, "STB": 0})
    ended(bert, anna, places=(1, 2), title="1844", directed={"SBB": 1, "FNM": 1, "JN": 0})
    ended(anna, bert, places=(1, 2))
    mine = {one.title.key: one for one in profile(anna).by_title}
    assert [(one.company, one.games) for one in mine["1844"].favourites] == [
        ("SBB", 2),
        ("FNM", 1),
        ("STB", 1),
    ]
    assert mine["1844"].score == 85
    assert mine["fair"].favourites == []
    assert "SBB <small>2×</small>" in Client().get("/people/Anna/").content.decode()


def test_who_directs_what_is_kept_when_a_game_ends(carla: Client) -> None:
    played = (GOLDEN / "1844.json").read_text()
    address = carla.post("/import/", {"text": played})["Location"]
    table = Table.objects.get(key=address.split("/")[2])
    state = positions.now(table)
    assert isinstance(state, State18)
    assert table.directed
    for company, seat in table.directed.items():
        assert director(state, company) == seat
