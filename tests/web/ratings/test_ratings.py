"""Ratings: which games count, that each counts once, and what the pages tell."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from kursbuch.web import jobs
from kursbuch.web.accounts.models import User
from kursbuch.web.operations import moderation
from kursbuch.web.ratings import update
from kursbuch.web.ratings.models import RatedGame, Rating
from kursbuch.web.ratings.strength import NEW, PROVISIONAL, Competitor, Strength, Who, after_game
from kursbuch.web.tables.models import Place, Table
from tests.web.ended import ended
from tests.web.steps import act, bots_play, new_table

ANNA, BERT, BOT = Who(1, ""), Who(2, ""), Who(None, "random")


@pytest.fixture
def people() -> dict[str, User]:
    return {name: User.objects.create_user(name) for name in ("Anna", "Bert", "Carla")}


def all_ratings() -> list[tuple[object, ...]]:
    rows = Rating.objects.order_by("title", "user", "bot")
    return [*rows.values_list("title", "user__username", "bot", "mu", "sigma", "games")]


def catch_up() -> int:
    """What a process does that finds games which nobody has entered; how many there were."""
    found = [pk for pk, _ in update.left(timezone.now() + timedelta(minutes=1))]
    for pk in found:
        update.enter(pk)
    return len(found)


def strength_of(user: User) -> Strength:
    row = Rating.objects.get(user=user, title="fair")
    return Strength(row.mu, row.sigma, row.games)


def test_whoever_comes_first_gains_and_every_game_makes_the_figure_surer() -> None:
    found = after_game({}, [Competitor(ANNA, 1), Competitor(BERT, 2), Competitor(BOT, 3)])
    assert found[ANNA].value > found[BERT].value > found[BOT].value
    assert all(one.margin < NEW.margin for one in found.values())
    assert (NEW.value, NEW.is_provisional) == (1500, True)
    assert not Strength(games=PROVISIONAL).is_provisional


def test_those_who_share_a_place_share_what_it_brings() -> None:
    found = after_game({}, [Competitor(ANNA, 1), Competitor(BERT, 1), Competitor(BOT, 3)])
    assert found[ANNA] == found[BERT]


def test_a_bot_in_two_seats_plays_one_game_and_gets_the_mean_of_both() -> None:
    found = after_game({}, [Competitor(BOT, 1), Competitor(ANNA, 2), Competitor(BOT, 3)])
    apart = after_game({}, [Competitor(BERT, 1), Competitor(ANNA, 2), Competitor(BOT, 3)])
    assert found[BOT].games == 1
    assert found[BOT].mu == pytest.approx((apart[BERT].mu + apart[BOT].mu) / 2)


def test_a_game_counts_once_however_often_it_is_entered(people: dict[str, User]) -> None:
    table = ended(people["Anna"], people["Bert"], "random", places=(1, 2, 3))
    update.enter(table.pk)
    once = all_ratings()
    update.enter(table.pk)
    catch_up()
    assert all_ratings() == once
    assert [row[5] for row in once] == [1, 1, 1]
    assert table.rated.competitors == 3


def uncounted(people: dict[str, User]) -> Iterator[Table]:
    anna, bert, _ = people.values()
    real = ended(anna, bert, places=(1, 2), hints=True)
    yield real
    yield ended(anna, bert, places=(1, 2), branch_of=real)
    yield ended(anna, bert, places=(1, 2), secret_seed=False)
    yield ended(anna, anna, places=(1, 2))
    yield ended(anna, anna, bert, places=(1, 2, 3))
    yield ended(anna, bert)
    yield ended("random", "random", places=(1, 2))
    guests = ended(anna, "", places=(1, 2))
    Place.objects.filter(table=guests, seat=1).update(guest="somebody")
    yield guests


def test_only_games_that_tell_something_are_rated(people: dict[str, User]) -> None:
    for table in uncounted(people):
        update.enter(table.pk)
    catch_up()
    assert all_ratings() == []
    assert not RatedGame.objects.filter(competitors__gt=0).exists()


def test_a_seat_that_was_given_up_is_left_out(people: dict[str, User]) -> None:
    table = ended(people["Anna"], people["Bert"], "novice", places=(2, 3, 1))
    Place.objects.filter(table=table, seat=2).update(resigned=True)
    update.enter(table.pk)
    assert not Rating.objects.filter(bot="novice").exists()
    assert strength_of(people["Anna"]).value > strength_of(people["Bert"]).value


def test_titles_are_rated_apart(people: dict[str, User]) -> None:
    anna, bert, _ = people.values()
    update.enter(ended(anna, bert, places=(1, 2)).pk)
    update.enter(ended(anna, bert, places=(2, 1), title="1844").pk)
    assert strength_of(anna).value > 1500
    assert Rating.objects.get(user=anna, title="1844").mu < NEW.mu


def test_the_order_in_which_games_are_entered_changes_nothing(people: dict[str, User]) -> None:
    anna, bert, carla = people.values()
    games = [
        ended(anna, bert, places=(1, 2)),
        ended(bert, carla, "random", places=(1, 2, 3)),
        ended(anna, carla, places=(1, 2)),
    ]
    for table in games:
        update.enter(table.pk)
    in_order = all_ratings()
    assert update.compute_all() == 3
    assert all_ratings() == in_order
    RatedGame.objects.all().delete()
    Rating.objects.all().delete()
    for table in (games[2], games[0], games[1]):
        update.enter(table.pk)
    assert all_ratings() == in_order


def test_what_a_process_has_missed_is_caught_up(people: dict[str, User]) -> None:
    anna, bert, _ = people.values()
    missed = ended(anna, bert, places=(1, 2))
    update.enter(ended(anna, bert, places=(1, 2)).pk)
    catch_up()
    assert strength_of(anna).games == 2
    assert missed.rated.competitors == 2
    assert catch_up() == 0


def test_a_game_that_ends_at_a_table_asks_to_be_rated(
    anna: Client, people: dict[str, User], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []
    monkeypatch.setattr(jobs.ended_games, "put", asked.append)
    monkeypatch.setattr("django.db.transaction.on_commit", lambda do: do())
    anna.force_login(people["Anna"])
    table = new_table(anna, "me", "random")
    while table.waiting:
        act(anna, table, do="Pass", by=0)
        bots_play(table)
    assert set(asked) == {table.pk}
    update.enter(table.pk)
    assert strength_of(people["Anna"]).games == 1


def test_two_accounts_that_become_one_have_one_rating(people: dict[str, User]) -> None:
    anna, bert, carla = people.values()
    update.enter(ended(anna, bert, places=(1, 2)).pk)
    update.enter(ended(carla, bert, places=(1, 2)).pk)
    moderation.merge("Carla", "Anna")
    assert strength_of(anna).games == 2
    assert not Rating.objects.filter(user=carla).exists()


def test_the_page_of_a_title_tells_everybody_who_is_rated(
    people: dict[str, User], carla: Client
) -> None:
    assert "Nobody is rated" in carla.get("/ratings/").content.decode()
    update.enter(ended(people["Anna"], people["Bert"], "random", places=(1, 2, 3)).pk)
    text = carla.get("/ratings/").content.decode()
    assert text.index("/people/Anna/") < text.index("/people/Bert/") < text.index("bot: random")
    assert "provisional" in text
    german = carla.get("/ratings/fair/", headers={"Accept-Language": "de"}).content.decode()
    assert "vorläufig" in german
    assert carla.get("/ratings/1899/").status_code == 404
    User.objects.filter(username="Bert").update(is_active=False)
    assert "Bert" not in carla.get("/ratings/fair/").content.decode()


def test_a_long_list_has_several_pages_and_few_queries(people: dict[str, User]) -> None:
    for number in range(60):
        other = User.objects.create_user(f"Player{number}")
        Rating.objects.create(title="fair", user=other, mu=20 + number / 10, sigma=4, games=12)
    client = Client()
    with CaptureQueriesContext(connection) as asked:
        first = client.get("/ratings/fair/").content.decode()
    assert len(asked) <= 3
    assert "/people/Player59/" in first
    assert "/people/Player1/" not in first
    assert "/people/Player1/" in client.get("/ratings/fair/?page=2").content.decode()
    assert client.get("/ratings/fair/?page=nonsense").status_code == 200


def test_ratings_are_shown_on_profiles_and_at_tables(
    people: dict[str, User], anna: Client, bert: Client
) -> None:
    update.enter(ended(people["Anna"], people["Bert"], places=(1, 2)).pk)
    value = str(strength_of(people["Anna"]).value)
    assert value in anna.get("/people/Anna/").content.decode()
    anna.force_login(people["Anna"])
    table = new_table(anna, "me", "open")
    assert value in anna.get(f"/t/{table.key}/").content.decode()
    bert.post(f"/t/{table.key}/join", {"name": "Dora"})
    assert value in anna.get(f"/t/{table.key}/sheet/table").content.decode()
