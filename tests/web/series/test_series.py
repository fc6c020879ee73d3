"""Series: who sits where, what a place brings, and who may start one."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from kursbuch.catalogue import titles
from kursbuch.web.account_deletion.anonymise import anonymise
from kursbuch.web.accounts.models import User
from kursbuch.web.errors import HouseRule
from kursbuch.web.friends import blocks
from kursbuch.web.groups import membership
from kursbuch.web.groups.models import Group
from kursbuch.web.series import starting
from kursbuch.web.series.models import Series
from kursbuch.web.series.results import points, results, tables_of
from kursbuch.web.series.rotation import rotation
from kursbuch.web.series.starting import NewSeries
from kursbuch.web.tables.clocks.models import Clock
from kursbuch.web.tables.models import Status, Table

NAMES = ("Anna", "Bert", "Carla", "Dora")


@pytest.fixture
def people() -> dict[str, User]:
    return {name: User.objects.create_user(name) for name in NAMES}


@pytest.fixture
def thursday(people: dict[str, User]) -> Group:
    """Anna's group of four."""
    group = membership.found(people["Anna"], "Thursday")
    for name in NAMES[1:]:
        membership.invite(group, people["Anna"], name)
        membership.accept(group, people[name])
    return group


def wanted(people: dict[str, User], **other: Any) -> NewSeries:
    return replace(NewSeries("Winter", [titles()["fair"]], [*people.values()], 4, 3), **other)


@pytest.mark.parametrize(
    ("players", "tables", "seats", "meetings"),
    [(4, 4, 3, 2), (4, 4, 4, 4), (5, 5, 4, 3), (7, 14, 3, 2), (9, 12, 3, 1), (8, 14, 4, 3)],
)
def test_everybody_meets_everybody_equally_often_where_that_is_possible(
    players: int, tables: int, seats: int, meetings: int
) -> None:
    drawn = rotation(players, tables, seats)
    met = Counter(pair for some in drawn for pair in combinations(sorted(some), 2))
    assert {met[pair] for pair in combinations(range(players), 2)} == {meetings}


@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("seats", range(2, 5))
def test_nobody_plays_two_games_more_than_another(players: int, seats: int) -> None:
    for tables in range(1, 9 if seats <= players else 1):
        drawn = rotation(players, tables, seats)
        games = Counter(one for some in drawn for one in some)
        counts = [games[one] for one in range(players)]
        assert max(counts) - min(counts) <= 1
        assert all(len({*some}) == seats for some in drawn)


def test_places_bring_points_and_who_shares_a_place_shares_them() -> None:
    assert points([2, 1, 3]) == [2, 3, 1]
    assert points([1, 1, 3]) == [2.5, 2.5, 1]
    assert points([1, 1, 1]) == [2, 2, 2]
    assert points([]) == []


def test_a_series_sets_its_tables_up_with_the_members_seated(
    people: dict[str, User], thursday: Group
) -> None:
    pair = [titles()["fair"], titles()["1844"]]
    series = starting.start(thursday, people["Anna"], wanted(people, titles=pair, private=True))
    tables = tables_of(series)
    assert [table.title for table in tables] == ["fair", "1844", "fair", "1844"]
    assert [table.name for table in tables] == [f"Winter {number}" for number in (1, 2, 3, 4)]
    assert {table.status for table in tables} == {Status.RUNNING}
    assert all(table.private and table.secret_seed for table in tables)
    seated = [[place.name for place in table.places.all()] for table in tables]
    assert all(place.user_id for table in tables for place in table.places.all())
    assert seated == [[NAMES[one] for one in some] for some in rotation(4, 4, 3)]


def test_the_results_add_up_over_all_finished_tables(
    people: dict[str, User], thursday: Group
) -> None:
    series = starting.start(thursday, people["Anna"], wanted(people))
    first, second, third, _ = tables_of(series)  # Anna Bert Carla, Bert Carla Dora, Carla Dora Anna
    for table, places in ((first, [1, 2, 3]), (second, [1, 1, 3]), (third, [])):
        result = {"places": places, "scores": places, "reason": ""}
        Table.objects.filter(pk=table.pk).update(status=Status.FINISHED, result=result)
    found = [(one.name, one.points, one.games, one.wins) for one in results(tables_of(series))]
    assert found == [
        ("Bert", 4.5, 2, 1),
        ("Carla", 3.5, 2, 1),
        ("Anna", 3.0, 1, 1),
        ("Dora", 1.0, 1, 0),
    ]
    anonymise(people["Bert"], "Anonymous")
    leader = results(tables_of(series))[0]
    assert (leader.name, leader.account) == ("Anonymous", "")


@pytest.mark.parametrize(
    ("other", "why"),
    [
        ({"name": " "}, "series-nameless"),
        ({"titles": []}, "series-no-title"),
        ({"seats": 7}, "series-seats"),
        ({"seats": 0}, "series-seats"),
        ({"players": []}, "series-players"),
        ({"tables": 0}, "series-tables"),
        ({"tables": 99}, "series-tables"),
    ],
)
def test_what_no_series_can_be_is_refused(
    people: dict[str, User], thursday: Group, other: dict[str, object], why: str
) -> None:
    with pytest.raises(HouseRule) as refused:
        starting.start(thursday, people["Anna"], wanted(people, **other))
    assert refused.value.message.key == why
    assert not Series.objects.exists()
    assert not Table.objects.exists()


def test_only_members_play_and_only_the_owner_starts_and_deletes(
    people: dict[str, User], thursday: Group
) -> None:
    stranger = User.objects.create_user("Emil")
    for starter, players in (("Bert", [*people.values()]), ("Anna", [*people.values(), stranger])):
        with pytest.raises(HouseRule):
            starting.start(thursday, people[starter], wanted(people, players=players))
    series = starting.start(thursday, people["Anna"], wanted(people))
    with pytest.raises(HouseRule):
        starting.delete(series, people["Bert"])
    starting.delete(series, people["Anna"])
    assert Table.objects.count() == 4


def test_nobody_is_seated_by_somebody_they_have_blocked(
    people: dict[str, User], thursday: Group
) -> None:
    blocks.block(people["Dora"], "Anna")
    with pytest.raises(HouseRule):
        starting.start(thursday, people["Anna"], wanted(people))


def test_the_page_of_the_group_starts_a_series_and_everybody_sees_its_results(
    people: dict[str, User], thursday: Group, anna: Client, carla: Client
) -> None:
    anna.force_login(people["Anna"])
    assert "Start a series" in anna.get(thursday.get_absolute_url()).content.decode()
    form = {"name": "Winter", "title": ["fair"], "player": ["Anna", "Bert"]}
    address = anna.post(f"{thursday.get_absolute_url()}series", form | {"tables": 2, "seats": 2})
    page = anna.get(address["Location"]).content.decode()
    assert "Winter 2" in page
    assert thursday.get_absolute_url() in page
    german = carla.get(address["Location"], headers={"Accept-Language": "de"}).content.decode()
    assert "Punkte" in german
    assert thursday.get_absolute_url() not in german
    refused = anna.post(f"{thursday.get_absolute_url()}series", {"name": "Empty"})
    assert refused.status_code == 422


@pytest.mark.parametrize(
    ("form", "allowance", "increment", "ending", "told"),
    [
        (
            {"days": "3", "nights": "on", "ending": "bot"},
            *(3 * 86400, 0, "bot"),
            "3 days for each move. Nights (23:00 to 7:00, where each player lives) do not count. "
            "When time has run out, a bot (novice) acts until the turn is over.",
        ),
        (
            {"pace": "live", "minutes": "60", "seconds": "20"},
            *(3600, 20, "mark"),
            "60 min for the game and 20 s for each move. When time has run out, everybody sees it.",
        ),
    ],
)
def test_every_table_of_a_series_has_the_clock_that_its_form_says(
    people: dict[str, User],
    thursday: Group,
    anna: Client,
    form: dict[str, str],
    allowance: int,
    increment: int,
    ending: str,
    told: str,
) -> None:
    anna.force_login(people["Anna"])
    lists = {"title": ["fair"], "player": ["Anna", "Bert"]}
    fields = {"name": "Winter", "tables": "2", "seats": "2"}
    page = anna.post(f"{thursday.get_absolute_url()}series", lists | fields | form)["Location"]
    clocks = [table.clock for table in tables_of(Series.objects.get())]
    assert [(one.allowance, one.increment, one.ending) for one in clocks] == [
        (allowance, increment, ending)
    ] * 2
    assert all(one.nights == ("nights" in form) for one in clocks)
    address = clocks[0].table.get_absolute_url()
    assert 'class="clock' in anna.get(address).content.decode()
    assert told in anna.get(page).content.decode()


def test_a_series_has_no_clock_unless_it_is_wished_and_none_that_is_too_long(
    people: dict[str, User], thursday: Group, anna: Client
) -> None:
    series = starting.start(thursday, people["Anna"], wanted(people))
    assert not Clock.objects.exists()
    assert "no clock" in anna.get(series.get_absolute_url()).content.decode()
    anna.force_login(people["Anna"])
    lists = {"title": ["fair"], "player": ["Anna", "Bert"]}
    fields = {"name": "Spring", "tables": "2", "seats": "2", "pace": "live", "minutes": "9999"}
    refused = anna.post(f"{thursday.get_absolute_url()}series", lists | fields)
    assert refused.status_code == 400
    assert Series.objects.count() == 1


@pytest.mark.parametrize(
    ("language", "wish"), [("en", "Time for each move"), ("de", "Zeit für jeden Zug")]
)
def test_the_form_of_a_series_offers_a_clock_and_days_first(
    people: dict[str, User], thursday: Group, anna: Client, language: str, wish: str
) -> None:
    anna.force_login(people["Anna"])
    headers = {"Accept-Language": language}
    page = anna.get(thursday.get_absolute_url(), headers=headers).content.decode()
    assert wish in page
    assert '<option value="days" selected>' in page


def test_more_tables_need_no_more_queries(people: dict[str, User], thursday: Group) -> None:
    client = Client()
    counts = []
    for tables in (2, 8):
        series = starting.start(thursday, people["Anna"], wanted(people, tables=tables))
        with CaptureQueriesContext(connection) as asked:
            client.get(series.get_absolute_url())
        counts.append(len(asked))
    assert counts[0] == counts[1] <= 4
