"""What an operator does: look, back up, restore, check, moderate."""

from __future__ import annotations

import json
import logging
import secrets
import sqlite3
from contextlib import closing
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest
from django.apps import apps
from django.contrib.sessions.models import Session
from django.core.cache import cache
from django.db import OperationalError, connection, transaction
from django.test import Client, override_settings
from django.utils import timezone

from kursbuch.web.accounts.models import Token, User
from kursbuch.web.errors import HouseRule
from kursbuch.web.notices.models import Preferences
from kursbuch.web.operations import backup, checking, doctor, moderation
from kursbuch.web.request_ids import WithRequest
from kursbuch.web.tables.clocks import heartbeat
from kursbuch.web.tables.models import Remark
from kursbuch.web.tables.record import positions
from kursbuch.web.variables import mail_server
from tests.web.moving import MovedClock
from tests.web.servers import Person, free_port, kursbuch, server
from tests.web.steps import act, new_table, page, post


def test_a_backup_of_a_running_server_is_restored_elsewhere_and_checked(tmp_path: Path) -> None:
    here, there, file = tmp_path / "here", tmp_path / "there", tmp_path / "games.kb.gz"
    port, anna = free_port(), Person()
    with server(here, port, KURSBUCH_BOT_PAUSE="0.02"):
        key = anna.new_table(port, "first-train-nuremberg", "random", "random")
        while anna.moves(port, key) < 5:
            continue
        assert kursbuch("backup", file, "--data", here)[0] == 0
    assert file.stat().st_mode & 0o077 == 0
    status, told = kursbuch("restore", file, "--data", there)
    assert status == 0, told
    assert kursbuch("check-tables", "--data", there) == (0, "1 tables, 0 of them wrong\n")
    assert (there / "secret.key").read_text() == (here / "secret.key").read_text()
    status, told = kursbuch("restore", file, "--data", there)
    assert (status, "empty database" in told) == (2, True)
    damage(there)
    status, told = kursbuch("check-tables", "--data", there, "--json")
    (wrong,) = json.loads(told)["wrong"]
    assert (status, wrong["key"], wrong["row"]) == (1, key, 2)
    assert kursbuch("doctor", "--data", there)[0] == 0


def damage(data: Path) -> None:
    """One row says something else than was played."""
    with closing(sqlite3.connect(data / "kursbuch.sqlite3")) as database:
        database.execute("UPDATE tables_move SET fingerprint = 'x' WHERE seq = 2")
        database.commit()


def test_what_is_no_backup_is_refused_with_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("hello")
    status, told = kursbuch("restore", tmp_path / "file", "--data", tmp_path / "data")
    assert (status, "Traceback" in told) == (2, False)
    assert "not a Kursbuch backup" in told


def test_of_a_backup_that_was_cut_off_nothing_is_restored(tmp_path: Path) -> None:
    data, file = tmp_path / "data", tmp_path / "games.kb.gz"
    with server(data, free_port()):
        pass
    with closing(sqlite3.connect(data / "kursbuch.sqlite3")) as database:
        rows = [(secrets.token_hex(16), secrets.token_hex(600)) for _ in range(200)]
        database.executemany("INSERT INTO django_session VALUES (?, ?, '2999-01-01')", rows)
        database.commit()
    assert kursbuch("backup", file, "--data", data)[0] == 0
    file.write_bytes(file.read_bytes()[:-2000])
    status, told = kursbuch("restore", file, "--data", tmp_path / "new")
    assert (status, "not a Kursbuch backup" in told, "Traceback" in told) == (2, True, False)
    with closing(sqlite3.connect(tmp_path / "new" / "kursbuch.sqlite3")) as database:
        assert database.execute("SELECT count(*) FROM django_session").fetchone() == (0,)


def test_all_that_people_do_is_in_a_backup() -> None:
    """A model that is new is kept; what is left out is computed, or lasts for minutes."""
    labels = {model._meta.label for model in backup.kept()}
    assert {"accounts.User", "tables.Table", "tables.Move", "sessions.Session"} <= labels
    known = {model._meta.label for model in apps.get_models()}
    assert set(backup.LEFT_OUT) <= known - labels


def test_the_doctor_says_what_cannot_be_reached(tmp_path: Path) -> None:
    nowhere = {"KURSBUCH_REDIS": f"redis://127.0.0.1:{free_port()}"}
    status, told = kursbuch("doctor", "--data", tmp_path / "data", **nowhere)
    assert status == 1
    assert "NO  redis" in told
    assert "NO  migrations" in told


@pytest.mark.parametrize("command", ["doctor", "check-tables", "serve", "work"])
@pytest.mark.parametrize("address", ["garbage", "garbage://x", "sqlite:///x", "postgres://host"])
def test_a_wrong_address_of_the_database_is_one_sentence(
    tmp_path: Path, command: str, address: str
) -> None:
    status, told = kursbuch(command, "--data", tmp_path / "data", "--database", address)
    assert (status, told.count("\n"), "postgres://user" in told) == (2, 1, True), told


@pytest.mark.parametrize(
    ("setting", "told"),
    [
        ("KURSBUCH_URL=games.example", "looks like https://games.example."),
        ("KURSBUCH_URL=https://games.example/kursbuch", "looks like https://games.example."),
        ("KURSBUCH_URL=https://games.example:port", "looks like https://games.example."),
        ("KURSBUCH_REDIS=localhost:6379", "looks like redis://host:port."),
        ("KURSBUCH_MAIL=mail.example", "looks like smtp+tls://user:password@host:587."),
        ("KURSBUCH_MAIL=smtp://host:port", "looks like smtp+tls://user:password@host:587."),
        ("KURSBUCH_LIMITS=half", "KURSBUCH_LIMITS is a number of at least 1."),
        ("KURSBUCH_LIMITS=0", "KURSBUCH_LIMITS is a number of at least 1."),
        ("KURSBUCH_BOT_PAUSE=nan", "KURSBUCH_BOT_PAUSE is a number of at least 0."),
    ],
)
def test_a_wrong_setting_is_one_sentence(tmp_path: Path, setting: str, told: str) -> None:
    name, _, value = setting.partition("=")
    status, said = kursbuch("doctor", "--data", tmp_path / "data", **{name: value})
    assert (status, said.count("\n"), told in said) == (2, 1, True), said


def test_the_doctor_takes_the_options_of_the_server(tmp_path: Path) -> None:
    options = ("--public-url", "https://games.example", "--redis", f"redis://[::1]:{free_port()}")
    _, told = kursbuch("doctor", "--data", tmp_path / "data", *options)
    assert "ok  public address   https://games.example" in told
    assert "NO  redis" in told


def test_the_doctor_says_that_nobody_is_answered_at_the_public_address(tmp_path: Path) -> None:
    settings = {"KURSBUCH_URL": "https://games.example", "KURSBUCH_HOSTS": "other.example"}
    status, told = kursbuch("doctor", "--data", tmp_path / "data", **settings)
    assert (status, "NO  public address" in told) == (1, True), told


@pytest.mark.parametrize(("server", "port"), [("smtp+tls://mail", 587), ("smtp+ssl://mail", 465)])
def test_a_mail_server_has_the_usual_port(
    monkeypatch: pytest.MonkeyPatch, server: str, port: int
) -> None:
    monkeypatch.setenv("KURSBUCH_MAIL", server)
    assert mail_server()["EMAIL_PORT"] == port
    monkeypatch.setenv("KURSBUCH_MAIL", f"{server}:2525")
    assert mail_server()["EMAIL_PORT"] == 2525


@pytest.mark.parametrize("command", ["check-tables", "backup games.kb.gz", "admin clean-sessions"])
def test_a_folder_without_a_database_is_one_sentence(tmp_path: Path, command: str) -> None:
    status, told = kursbuch(*command.split(), "--data", tmp_path / "data")
    assert (status, told.count("\n"), "steps are missing" in told) == (2, 1, True), told


def test_all_that_was_played_is_checked_also_what_was_taken_back(anna: Client) -> None:
    table = new_table(anna, "me", "here")
    act(anna, table, do="Bid", by=0, lot="apple", coins=3)
    post(anna, table, "undo")
    act(anna, table, do="Pass", by=0)
    assert checking.check_table(table) is None
    for move in table.moves.all():
        type(move).objects.filter(pk=move.pk).update(fingerprint="other")
        found = checking.check_table(table)
        assert found
        assert found.row == move.seq
        type(move).objects.filter(pk=move.pk).update(fingerprint=move.fingerprint)


HARMS = ["row", "action", "seq", "position", "number", "waiting", "snapshot", "other snapshot"]


@pytest.mark.parametrize("harm", HARMS)
def test_damage_is_found(anna: Client, monkeypatch: pytest.MonkeyPatch, harm: str) -> None:
    monkeypatch.setattr(positions, "EVERY", 1)
    table = new_table(anna, "me", "here")
    for turn in range(3):
        act(anna, table, do="Pass", by=turn % 2)
    assert checking.check_table(table) is None
    match harm:
        case "row":
            table.moves.filter(seq=2).delete()
        case "action":
            table.moves.filter(seq=2).update(action={"do": "Pass", "by": 0})
        case "seq":
            table.seq = 9
        case "position":
            table.position = 2
        case "number":
            table.number = 2
        case "waiting":
            table.waiting = [0]
        case "snapshot":
            table.snapshots.update(text="{}")
        case _:
            first = table.snapshots.get(seq=1)
            table.snapshots.filter(seq=2).update(text=first.text, digest=first.digest)
    assert checking.check_table(table) is not None


def test_who_is_banned_is_signed_out_and_who_is_muted_is_silent(anna: Client) -> None:
    user = User.objects.create_user("Dora")
    anna.force_login(user)
    header = {"Authorization": f"Bearer {Token.issue(user, 'program')}"}
    table = new_table(anna, "me", "here")
    moderation.mute("Dora")
    assert post(anna, table, "chat", text="hello").status_code == 422
    moderation.mute("Dora", muted=False)
    post(anna, table, "chat", text="hello \x1b[2J")
    (told,) = moderation.messages(table.key)
    assert told.endswith("  Dora: hello [2J"), "a terminal shows it, and does not obey it"
    assert moderation.delete_message(int(told.split()[0]))
    assert not Remark.objects.exists()
    moderation.ban("Dora")
    assert act(anna, table, do="Pass", by=0).status_code == 422
    assert Client().get("/api/tables", headers=header).status_code == 401
    with pytest.raises(HouseRule):
        moderation.ban("Nobody")


def test_two_accounts_of_one_person_become_one(anna: Client, bert: Client) -> None:
    for client, name in ((anna, "Dora"), (bert, "Emil")):
        client.force_login(User.objects.create_user(name))
    table = new_table(anna, "me", "random")
    moderation.merge("Dora", "Emil")
    assert act(bert, table, do="Pass", by=0).status_code == 200
    assert table.owner == User.objects.get(username="Emil")


def test_holidays_devices_and_wishes_about_notices_come_along_with_an_account() -> None:
    dora, emil, fred = (User.objects.create_user(name) for name in ("Dora", "Emil", "Fred"))
    today = date(2026, 8, 1)
    for user in (dora, fred):
        user.holidays.create(first=today, last=today)
        user.devices.create(endpoint=f"https://push.example/{user.username}")
        Preferences.objects.create(user=user, unwanted=[f"turn-{user.username}"])
    moderation.merge("Dora", "Emil")
    assert emil.holidays.get().first == today
    assert emil.devices.get().endpoint.endswith("Dora")
    assert Preferences.objects.get(user=emil).unwanted == ["turn-Dora"]
    moderation.merge("Fred", "Emil")
    assert Preferences.objects.get(user=emil).unwanted == ["turn-Dora"], "what it wished itself"


def test_an_account_is_not_merged_with_itself() -> None:
    User.objects.create_user("Dora")
    with pytest.raises(HouseRule, match="itself"):
        moderation.merge("Dora", "Dora")
    assert User.objects.get().is_active


@pytest.mark.parametrize(
    ("command", "told"),
    [
        ("messages nosuch", "There is no table nosuch"),
        ("delete-message hello", "A message has a number"),
        ("ratings now", "ratings wants no names."),
        ("ban", "ban wants 1 name."),
    ],
)
def test_what_an_operator_mistypes_is_one_sentence(tmp_path: Path, command: str, told: str) -> None:
    kursbuch("restore", empty_backup(tmp_path / "file"), "--data", tmp_path / "data")
    status, said = kursbuch("admin", *command.split(), "--data", tmp_path / "data")
    assert (status, said.count("\n"), told in said) == (2, 1, True), said


def empty_backup(path: Path) -> Path:
    """Of a server at which nothing has happened."""
    backup.write_backup(path)
    return path


def test_a_lost_password_is_set_anew_by_the_operator(anna: Client) -> None:
    User.objects.create_user("Dora")
    password = moderation.new_password("Dora")
    assert anna.login(username="Dora", password=password)


def test_sessions_that_have_ended_are_deleted_and_no_others(anna: Client) -> None:
    anna.force_login(User.objects.create_user("Dora"))
    moderation.clean_sessions()
    assert Session.objects.count() == 1
    Session.objects.update(expire_date=timezone.now() - timedelta(seconds=1))
    moderation.clean_sessions()
    assert not Session.objects.exists()


def test_health_and_readiness(anna: Client) -> None:
    assert anna.get("/healthz").content == b"ok\n"
    assert anna.get("/readyz").content == b"ready\n"


@override_settings(SECURE_SSL_REDIRECT=True)
@pytest.mark.parametrize("path", ["/healthz", "/readyz", "/metrics"])
def test_what_looks_after_the_server_needs_no_https(anna: Client, path: str) -> None:
    assert anna.get("/").status_code == 301
    assert anna.get(path).status_code == 200


def refuse(*args: object) -> None:
    raise OSError("refused")


def test_a_server_without_what_it_needs_is_not_ready(
    anna: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    missing = doctor.Sign("migrations", False, "1 steps are missing")
    monkeypatch.setattr(doctor, "database", lambda: iter([missing]))
    answer = anna.get("/readyz")
    assert (answer.status_code, answer.content) == (503, b"migrations: not ready\n")


def full_disk(execute: Any, sql: str, *more: Any) -> Any:
    """A database that can only be read."""
    if sql.startswith(("INSERT", "UPDATE", "DELETE")):
        raise OperationalError("database or disk is full")
    return execute(sql, *more)


def test_a_server_that_cannot_write_is_not_ready(anna: Client, time: MovedClock) -> None:
    heartbeat.make_up()
    time.forward(seconds=heartbeat.EVERY.total_seconds())
    with transaction.atomic(), connection.execute_wrapper(full_disk):
        answer = anna.get("/readyz")
    assert (answer.status_code, answer.content) == (503, b"writing: not ready\n")
    assert anna.get("/readyz").status_code == 200


def test_what_a_full_disk_refuses_is_told_to_people_and_programs(anna: Client) -> None:
    user = User.objects.create_user("Dora")
    anna.force_login(user)
    header = {"Authorization": f"Bearer {Token.issue(user, 'program')}"}
    table = new_table(anna, "me", "here")
    call = json.dumps({"seq": 0, "action": {"do": "Pass", "by": 0}})
    with connection.execute_wrapper(full_disk):
        shown = act(anna, table, do="Pass", by=0)
        told = Client(headers=header).post(f"/api/tables/{table.key}/act", call, "application/json")
    assert (shown.status_code, "Nothing was changed" in shown.content.decode()) == (503, True)
    assert (told.status_code, told.json()["key"]) == (503, "page-full")
    assert not table.moves.exists()


def test_without_redis_a_server_says_so_and_serves(
    anna: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cache, "set", refuse)
    answer = anna.get("/readyz")
    assert (answer.status_code, answer.content) == (200, b"redis: not ready\n")


def test_figures_are_for_the_operator_alone(anna: Client) -> None:
    new_table(anna, "me", "here")
    assert b'kursbuch_requests_total{method="POST",status="302",view="new"}' in figures(anna)
    assert from_far("") == 404
    assert anna.get("/metrics", headers={"X-Forwarded-For": "127.0.0.1"}).status_code == 404
    with override_settings(METRICS_TOKEN="right"):
        assert from_far("wrong") == 404
        assert from_far("right") == 200


def from_far(token: str) -> int:
    """What somebody at another machine is answered, with a token."""
    header = {"Authorization": f"Bearer {token}"}
    return int(Client(REMOTE_ADDR="203.0.113.9").get("/metrics", headers=header).status_code)


def figures(person: Client) -> bytes:
    return bytes(person.get("/metrics").content)


def test_every_request_has_an_id_that_its_log_lines_bear(
    anna: Client, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.handler.addFilter(WithRequest())
    with caplog.at_level(logging.INFO, logger="kursbuch.access"):
        answer = anna.get("/tables/", headers={"X-Request-ID": "from-the-proxy"})
    assert answer["X-Request-ID"] == "from-the-proxy"
    (line,) = [record for record in caplog.records if record.name == "kursbuch.access"]
    assert line.getMessage() == "GET /tables/ 200"
    assert line.__dict__["request"] == "from-the-proxy"
    assert anna.get("/", headers={"X-Request-ID": "<b>"})["X-Request-ID"] != "<b>"
    assert page(anna, new_table(anna, "me", "here"))
