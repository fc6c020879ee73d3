"""Who may: every address of the configuration, for everybody who may come along.

A new address without a row here fails. A row that changes something says who may; for all others
nothing in the database is different afterwards, whatever the answer says.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from dataclasses import dataclass, field, replace
from datetime import timedelta
from typing import Any

import pytest
from django.apps import apps
from django.db import connection, transaction
from django.test import Client
from django.urls import URLPattern, URLResolver, get_resolver, reverse
from django.utils import timezone

from kursbuch.catalogue import title, titles
from kursbuch.web import limits
from kursbuch.web.accounts.models import Token, User
from kursbuch.web.api.interface import api
from kursbuch.web.friends import blocks, friendship
from kursbuch.web.groups import membership
from kursbuch.web.groups.models import Group
from kursbuch.web.series import starting
from kursbuch.web.series.models import Series
from kursbuch.web.series.starting import NewSeries
from kursbuch.web.tables.models import Table
from kursbuch.web.tables.record import positions
from tests.replays.golden import newest
from tests.web.fair import FAIR
from tests.web.steps import act, forget, new_table, post
from tests.web.tables.record.test_files import on_the_site

ALL = frozenset(("nobody", "guest", "stranger", "waiting", "acting", "owner", "banned", "admin"))
PLAYERS = frozenset(("waiting", "acting"))
ACCOUNTS = ALL - {"nobody", "guest", "banned"}
"""Whoever is banned is signed out, and so like nobody."""
NOBODY: frozenset[str] = frozenset()

FIRST_RUN = 25
"""Actions after which a company with trains operates in the golden game of 1824."""
BOOKKEEPING = {"pulse", "changed", "seen", "last_login"}
"""What changes when somebody only looks."""
KEPT = (
    "Table",
    "Place",
    "Move",
    "Hint",
    "Proposal",
    "Invitation",
    "Note",
    "StoredProgramme",
    "Line",
    "Remark",
    "Preferences",
    "Device",
    "Feed",
    "User",
    "Token",
    "Friendship",
    "Block",
    "Group",
    "Membership",
    "Announcement",
    "Clock",
    "Holiday",
    "Series",
    "SeriesTable",
)
APPS = (
    "tables",
    "programmes",
    "plans",
    "accounts",
    "clocks",
    "friends",
    "groups",
    "notices",
    "series",
)


@dataclass
class Scene:
    """A running and an open table, and one of each kind of visitor."""

    clients: dict[str, Client]
    tokens: dict[str, str]
    running: Table
    waiting_room: Table
    unlisted: Table
    railway: Table
    exported: Table
    finished: Table
    group: Group
    series: Series
    names: dict[str, str] = field(default_factory=dict)


def scene() -> Scene:
    """Waiting has played, Acting must act; Owner has set both tables up and sits at neither."""
    clients, tokens = {role: Client() for role in ALL}, {}
    for role in sorted(ACCOUNTS | {"banned"}):
        user = User.objects.create_user(role.capitalize())
        clients[role].force_login(user)
        tokens[role] = Token.issue(user, "program")
    User.objects.filter(username="Banned").update(is_active=False)
    User.objects.filter(username="Admin").update(is_staff=True, is_superuser=True)
    running = new_table(clients["owner"], "open", "open", hints="on")
    for role in ("waiting", "acting"):
        clients[role].post(f"/t/{running.key}/join")
    act(clients["waiting"], running, do="Pass", by=0)
    post(clients["waiting"], running, "ask", kind="end")
    post(clients["waiting"], running, "offer", seat="0")
    room = new_table(clients["owner"], "open", "open")
    clients["waiting"].post(f"/t/{room.key}/join")
    unlisted = new_table(clients["owner"], "open", "open", private="on")
    for role in ("waiting", "acting"):
        clients[role].post(f"/t/{unlisted.key}/join")
    guest = clients["guest"]
    new_table(guest, "me", "here")
    for table in (running, room, unlisted):
        table.refresh_from_db()
    return Scene(clients, tokens, running, room, unlisted, *games(clients["owner"]), *people())


def games(owner: Client) -> tuple[Table, Table, Table]:
    """1824 when the first trains run, 1824 as 18xx.games plays it, and a finished First Train."""
    record = json.loads(newest(title("1824")).read_text(encoding="utf-8"))
    railway = json.dumps(record | {"actions": record["actions"][:FIRST_RUN]})
    whole = newest(title("first-train-nuremberg")).read_text(encoding="utf-8")
    return imported(owner, railway), on_the_site(owner), imported(owner, whole)


def imported(client: Client, record: str) -> Table:
    key = client.post("/import/", {"text": record})["Location"].split("/")[2]
    return Table.objects.get(key=key)


def people() -> tuple[Group, Series]:
    """Waiting asks Acting to be friends; Admin has blocked Stranger.

    Waiting belongs to the group of Owner, which plays a series; Acting is invited.
    """
    user = {one.username: one for one in User.objects.all()}
    friendship.ask(user["Waiting"], "Acting")
    blocks.block(user["Admin"], "Stranger")
    group = membership.found(user["Owner"], "Thursday")
    for name in ("Waiting", "Acting"):
        membership.invite(group, user["Owner"], name)
    membership.accept(group, user["Waiting"])
    wanted = NewSeries("Winter", [titles()["fair"]], [user["Owner"], user["Waiting"]], 1, 2)
    return group, starting.start(group, user["Owner"], wanted)


@pytest.fixture(scope="module")
def stage(database: None) -> Iterator[Scene]:
    """The scene, set once for all tests of a module; what a test writes is taken back."""
    forget()
    titles()["fair"] = FAIR
    with transaction.atomic():
        yield scene()
        transaction.set_rollback(True)


@pytest.fixture
def found(stage: Scene) -> Scene:
    """The scene as it was set, whatever other tests did to its clients and tables."""
    return replace(
        stage,
        clients={role: same(client) for role, client in stage.clients.items()},
        running=Table.objects.get(pk=stage.running.pk),
        waiting_room=Table.objects.get(pk=stage.waiting_room.pk),
        unlisted=Table.objects.get(pk=stage.unlisted.pk),
    )


def same(client: Client) -> Client:
    """Another client of the same visitor."""
    other = Client()
    other.cookies = deepcopy(client.cookies)
    return other


Args = Callable[[Scene], list[str]]


def at(table: str, *more: str) -> Args:
    """The address of one of the tables."""
    return lambda found: [getattr(found, table).key, *more]


def none(found: Scene) -> list[str]:
    """An address without parts."""
    return []


def the_group(found: Scene) -> list[str]:
    return [found.group.key]


def the_series(found: Scene) -> list[str]:
    return [found.series.key]


def of_the_group(found: Scene) -> Mapping[str, str]:
    return {"group": found.group.key}


def the_offer(found: Scene) -> list[str]:
    return [found.running.key, found.running.invitations.get().key]


Form = Mapping[str, str | tuple[str, ...]] | Callable[[Scene], Mapping[str, str]]


@dataclass(frozen=True)
class Change:
    """A form, and who changes something by sending it."""

    name: str
    may: frozenset[str]
    args: Args = none
    form: Form = field(default_factory=dict)
    note: str = ""


@dataclass(frozen=True)
class Look:
    """A page, who sees it, and what the others are answered."""

    name: str
    may: frozenset[str] = ALL
    args: Args = none
    otherwise: int = 302


def proposal(answer: str) -> Form:
    return lambda found: {"proposal": str(found.running.proposals.get().pk), "answer": answer}


def a_record(found: Scene) -> Mapping[str, str]:
    return {"text": Client().get(f"/t/{found.running.key}/record.json").content.decode()}


def some_days_off() -> Mapping[str, str]:
    first = timezone.now().date() + timedelta(days=7)
    return {"first": str(first), "last": str(first + timedelta(days=7))}


PASS = {"offer": '{"do": "Pass", "by": 1}', "seq": "1"}
SEATS = {"players": "2", "seat.0": "me", "seat.1": "here"}
NEW = {"username": "Newcomer", "password1": "Gotthard-1882", "password2": "Gotthard-1882"}
DEVICE = {"endpoint": "https://8.8.8.8/push", "public_key": "B" * 87, "secret": "s" * 22}
RUNNING = at("running")
SERIES: Mapping[str, str | tuple[str, ...]] = {
    "name": "Spring",
    "title": "fair",
    "player": ("Owner", "Waiting"),
    "tables": "1",
    "seats": "2",
}

PROGRAMME = {"offer": '{"do": "PassOn", "by": 0}', "open.lot": '"pear"'}


def the_programme(found: Scene) -> Mapping[str, str]:
    """Waiting lets the server pass; the number of that programme."""
    post(found.clients["waiting"], found.running, "programme", **PROGRAMME)
    return {"programme": str(found.running.programmes.get().pk)}


def the_board(found: Scene) -> list[str]:
    """Waiting plans what happens after a pass of Acting's."""
    answer = post(found.clients["waiting"], found.running, "plan", at="1")
    board = Table.objects.get(key=answer["Location"].split("/")[2])
    for seat in (1, 0):
        act(found.clients["waiting"], board, do="Pass", by=seat)
    return [board.key]


def the_line(found: Scene) -> Mapping[str, str]:
    """A line of Waiting's, armed."""
    (key,) = the_board(found)
    found.clients["waiting"].post(f"/t/{key}/plan/arm")
    return {"line": str(found.running.lines.get().pk)}


def of_waiting(path: str, form: Mapping[str, str]) -> User:
    """Waiting has sent a form of the account's pages."""
    user = User.objects.get(username="Waiting")
    client = Client()
    client.force_login(user)
    assert client.post(path, form).status_code == 302
    return user


def its_holiday(found: Scene) -> list[str]:
    user = of_waiting("/account/holidays/take", some_days_off())
    return [str(user.holidays.get().pk)]


def its_device(found: Scene) -> list[str]:
    return [str(of_waiting("/account/notices/device", DEVICE).devices.get().pk)]


def its_calendar(found: Scene) -> list[str]:
    of_waiting("/account/notices/calendar", {})
    return []


def the_token(found: Scene) -> Mapping[str, str]:
    return {"token": str(Token.objects.get(user__username="Waiting").pk)}


def numbered(name: str, args: Args) -> Callable[[Scene], Mapping[str, str]]:
    """A form with the number of something of Waiting's."""

    def form(found: Scene) -> Mapping[str, str]:
        (number,) = args(found)
        return {name: number}

    return form


def with_a_calendar(found: Scene) -> Mapping[str, str]:
    its_calendar(found)
    return {}


CHANGES = (
    Change("new", ALL, lambda found: ["fair"], SEATS),
    Change("import", ALL, none, a_record),
    Change("act", frozenset(("acting",)), RUNNING, PASS),
    Change("act", NOBODY, RUNNING, PASS | {"offer": '{"do": "Pass", "by": 0}'}, "out of turn"),
    Change("act", NOBODY, RUNNING, PASS | {"seq": "0"}, "out of date"),
    Change("act", NOBODY, at("waiting_room"), PASS | {"seq": "0"}, "before it begins"),
    Change("undo", frozenset(("waiting",)), RUNNING, {"seq": "1"}),
    Change("undo", NOBODY, at("waiting_room"), {"seq": "0", "to": "0"}, "before it begins"),
    Change("redo", NOBODY, RUNNING, {"seq": "1"}),
    Change("answer", frozenset(("acting",)), RUNNING, proposal("yes")),
    Change("answer", PLAYERS, RUNNING, proposal("no")),
    Change("ask", PLAYERS, RUNNING, {"kind": "end"}),
    Change("ask", frozenset(("waiting", "acting")), RUNNING, {"kind": "replace", "seat": "1"}),
    Change("auto-pass", frozenset(("waiting",)), RUNNING, {"seat": "0", "how": "round"}),
    Change("plan", PLAYERS, RUNNING),
    Change("write-plan", frozenset(("waiting",)), the_board, {"name": "a plan"}),
    Change("arm-plan", frozenset(("waiting",)), the_board),
    Change("disarm-plan", frozenset(("waiting",)), RUNNING, the_line),
    Change("drop-plan", frozenset(("waiting",)), RUNNING, the_line),
    Change("programme", frozenset(("waiting",)), RUNNING, PROGRAMME),
    Change("programme", NOBODY, RUNNING, PROGRAMME | {"open.lot": '"apple"'}, "not offered"),
    Change("stop-programme", frozenset(("waiting",)), RUNNING, the_programme),
    Change("resign", PLAYERS, RUNNING),
    Change("offer", frozenset(("acting",)), RUNNING, {"seat": "1"}),
    Change("seat", ALL - PLAYERS, the_offer, {"name": "Somebody"}),
    Change("withdraw", frozenset(("waiting",)), the_offer),
    Change("hint", frozenset(("acting",)), RUNNING, {"seq": "1"}),
    Change("hint", NOBODY, at("unlisted"), {"seq": "0"}, "where there are none"),
    Change("chat", ACCOUNTS, RUNNING, {"text": "hello"}),
    Change("chat", PLAYERS, at("unlisted"), {"text": "hello"}, "at an unlisted table"),
    Change("notes", PLAYERS, RUNNING, {"text": "a plan", "version": "0"}),
    Change("notes", NOBODY, RUNNING, {"text": "a plan", "version": "7"}, "out of date"),
    Change("pin", PLAYERS, RUNNING, {"text": "hello"}),
    Change("branch", ALL, RUNNING),
    Change("join", ALL - {"waiting"}, at("waiting_room"), {"name": "Somebody"}),
    Change("leave", frozenset(("waiting",)), at("waiting_room"), note="others have no seat"),
    Change("fill", frozenset(("owner",)), at("waiting_room"), {"bot": "random"}),
    Change("join", NOBODY, RUNNING, {"name": "Somebody"}, "when it has begun"),
    Change("leave", NOBODY, RUNNING, note="when it has begun"),
    Change("fill", NOBODY, RUNNING, {"bot": "random"}, "when it has begun"),
    Change("hide", PLAYERS, RUNNING),
    Change("remove", NOBODY, RUNNING, note="where others play"),
    Change("remove", frozenset(("owner",)), at("waiting_room")),
    Change("friend-ask", ACCOUNTS - {"admin", "stranger"}, none, {"name": "Admin"}),
    Change("friend-accept", frozenset(("acting",)), none, {"name": "Waiting"}),
    Change("friend-end", frozenset(("acting",)), none, {"name": "Waiting"}),
    Change("block", ACCOUNTS - {"owner"}, none, {"name": "Owner"}),
    Change("unblock", frozenset(("admin",)), none, {"name": "Stranger"}),
    Change("group-new", ACCOUNTS, none, {"name": "Friday"}),
    Change("group-invite", frozenset(("owner",)), the_group, {"name": "Stranger"}),
    Change("group-join", frozenset(("acting",)), the_group),
    Change("group-leave", PLAYERS | {"owner"}, the_group),
    Change("group-remove", frozenset(("owner",)), the_group, {"name": "Waiting"}),
    Change("group-rename", frozenset(("owner",)), the_group, {"name": "Friday"}),
    Change("group-delete", frozenset(("owner",)), the_group),
    Change("series-new", frozenset(("owner",)), the_group, SERIES),
    Change("series-delete", frozenset(("owner",)), the_series),
    Change("announce", frozenset(("owner",)), at("waiting_room"), of_the_group),
    Change("sign-up", ALL, none, NEW),
    Change("sign-in", NOBODY, none, {"username": "Owner", "password": "guessed"}),
    Change("sign-out", NOBODY),
    Change("settings", ACCOUNTS, none, {"sound": "on"}),
    Change("notices", ACCOUNTS, none, {"quiet": "60"}),
    Change("subscribe", ACCOUNTS, none, DEVICE),
    Change("subscribe", NOBODY, none, DEVICE | {"endpoint": "https://10.0.0.1/"}, "next door"),
    Change("renew-calendar", ACCOUNTS),
    Change("drop-calendar", frozenset(("waiting",)), none, with_a_calendar),
    Change("unsubscribe", frozenset(("waiting",)), none, numbered("device", its_device)),
    Change("holiday", ACCOUNTS, none, lambda found: some_days_off()),
    Change("holiday", NOBODY, none, {"first": "2020-01-01", "last": "2020-01-02"}, "long ago"),
    Change("end-holiday", frozenset(("waiting",)), none, numbered("holiday", its_holiday)),
    Change("password", NOBODY, none, {"old_password": "guessed"}),
    Change("new-token", ACCOUNTS, none, {"name": "program"}),
    Change("drop-token", frozenset(("waiting",)), none, the_token),
    Change("delete-account", NOBODY, none, {"password": "guessed"}),
    Change("lost", NOBODY, none, {"email": "owner@example.org"}),
    Change("password_reset_confirm", NOBODY, lambda found: ["MQ", "guessed"]),
    Change("language", ACCOUNTS, none, {"language": "de"}),
    Change("theme", ACCOUNTS, none, {"theme": "dark"}),
)

LOOKS = (
    Look("start"),
    Look("tables"),
    Look("new", args=lambda found: ["fair"]),
    Look("import"),
    Look("table", args=RUNNING),
    Look("table", args=at("waiting_room")),
    Look("seat", args=the_offer),
    Look("events", args=RUNNING),
    Look("log", args=RUNNING),
    Look("since", args=RUNNING),
    Look("moments", args=RUNNING),
    Look("note", PLAYERS, RUNNING, 404),
    Look("sheet", args=at("running", "table")),
    Look("runs", args=RUNNING),
    Look("programmes", frozenset(("waiting",)), at("running", "0"), 404),
    Look("refusals", frozenset(("acting",)), RUNNING, 404),
    Look("card", args=at("railway", "company", "SD")),
    Look("card", NOBODY, at("running", "none", "none"), 404),
    Look("record", args=RUNNING),
    Look("site-game", args=at("exported")),
    Look("site-game", NOBODY, RUNNING, 422),
    Look("chart", args=at("railway", "worth")),
    Look("chart", NOBODY, at("running", "none"), 404),
    Look("picture", args=at("railway", "board", "svg")),
    Look("picture", NOBODY, at("running", "none", "png"), 404),
    Look("animation", args=at("finished")),
    Look("animation", NOBODY, RUNNING, 404),
    Look("profile", args=lambda found: ["Waiting"]),
    Look("profile", NOBODY, lambda found: ["Banned"], 404),
    Look("people"),
    Look("group", PLAYERS | {"owner"}, the_group, 404),
    Look("series", args=the_series),
    Look("ratings"),
    Look("ratings-of", args=lambda found: ["1844"]),
    Look("ratings-of", NOBODY, lambda found: ["1899"], 404),
    Look("sign-up"),
    Look("sign-in"),
    Look("settings", ACCOUNTS),
    Look("notices", ACCOUNTS),
    Look("worker"),
    Look("calendar", NOBODY, lambda found: ["guessed"], 404),
    Look("password", ACCOUNTS),
    Look("delete-account", ACCOUNTS),
    Look("lost"),
    Look("password_reset_done"),
    Look("password_reset_confirm", args=lambda found: ["MQ", "guessed"]),
    Look("password_reset_complete"),
    Look("api-docs"),
    Look("healthz"),
    Look("readyz"),
    Look("metrics"),
    Look("api-1:openapi-json"),
    Look("api-1:api-root", NOBODY, otherwise=404),
    Look("help-index"),
    Look("help", args=lambda found: ["1844"]),
    Look("help-picture", args=lambda found: ["1844", "board"]),
    Look("rules"),
    Look("rule", args=lambda found: ["44-AU-01"]),
)


Body = Mapping[str, Any] | Callable[[Scene], Mapping[str, Any]] | None


@dataclass(frozen=True)
class Call:
    """A call of a program, and who is answered; nobody else changes anything."""

    name: str
    may: frozenset[str] = ACCOUNTS
    args: Args = none
    body: Body = None
    refused: int = 401
    scope: str = "read"
    verb: str = ""
    """By default GET, or POST where there is a body."""
    changes: bool = True
    """Those who may change something by it, if it is no GET."""
    unseen: frozenset[str] = NOBODY
    """For them it is not there at all."""

    def answered(self, role: str) -> int:
        """The status of the answer."""
        if role in self.may:
            return 200
        return 404 if role in self.unseen else self.refused if role in ACCOUNTS else 401


TURN = {"seq": 1, "action": {"do": "Pass", "by": 1}}
TABLE = {"title": "fair", "seats": ["me", "random"]}
TRIAL = {"actions": [{"do": "Pass", "by": 1}]}
ACTING, WAITING, OWNER = (frozenset((role,)) for role in ("acting", "waiting", "owner"))
ROOM = at("waiting_room")


OUTSIDE = ACCOUNTS - PLAYERS - OWNER
"""Whoever does not belong to the group and is not invited."""
PASS_ON = {"do": "PassOn", "by": 0, "lot": "pear"}
ADMIN, STRANGER, FRIDAY = ({"name": name} for name in ("Admin", "Stranger", "Friday"))
A_SERIES = {
    "name": "Spring",
    "titles": ["fair"],
    "players": ["Owner", "Waiting"],
    "tables": 1,
    "seats": 2,
}


def of(name: str) -> Args:
    """The address of somebody."""
    return lambda found: [name]


def a_member(found: Scene) -> list[str]:
    return [found.group.key, "Waiting"]


def its_number(found: Scene) -> list[str]:
    """A programme of Waiting's."""
    return [found.running.key, the_programme(found)["programme"]]


def its_line(found: Scene) -> list[str]:
    """A plan of Waiting's."""
    the_board(found)
    return [found.running.key, str(found.running.lines.get().pk)]


def its_armed_line(found: Scene) -> list[str]:
    return [found.running.key, the_line(found)["line"]]


def the_proposal(found: Scene) -> list[str]:
    return [found.running.key, str(found.running.proposals.get().pk)]


CALLS = (
    Call("api-1:all_titles", ALL),
    Call("api-1:my_tables"),
    Call("api-1:new_table", body=TABLE, scope="manage"),
    Call("api-1:one_table", args=RUNNING),
    Call("api-1:rename_table", OWNER, RUNNING, {"name": "Ours"}, 422, "manage", "PATCH"),
    Call("api-1:delete_table", OWNER, ROOM, {}, 422, "manage", "DELETE"),
    Call("api-1:delete_table", NOBODY, RUNNING, {}, 422, "manage", "DELETE"),
    Call("api-1:lobby", args=lambda found: ["open"]),
    Call("api-1:join", ACCOUNTS - {"waiting"}, ROOM, {}, 422, "manage"),
    Call("api-1:leave", WAITING, ROOM, {}, 422, "manage"),
    Call("api-1:fill", OWNER, ROOM, {"bot": "random"}, 422, "manage"),
    Call("api-1:resign", PLAYERS, RUNNING, {}, 422, "manage"),
    Call("api-1:invitations", args=RUNNING),
    Call("api-1:offer_seat", ACTING, RUNNING, {"seat": 1}, 422, "manage"),
    Call("api-1:take_seat", ACCOUNTS - PLAYERS, the_offer, {}, 422, "manage"),
    Call("api-1:withdraw_offer", WAITING, the_offer, {}, 422, "manage", "DELETE"),
    Call("api-1:try_actions", ACTING, RUNNING, TRIAL, 422, changes=False),
    Call("api-1:auto_pass", WAITING, RUNNING, {"seat": 0, "how": "round"}, 422, "play"),
    Call("api-1:take_back", WAITING, RUNNING, {"seq": 1}, 422, "play"),
    Call("api-1:redo", NOBODY, RUNNING, {"seq": 1}, 422, "play"),
    Call("api-1:table_proposals", args=RUNNING),
    Call("api-1:ask", PLAYERS, RUNNING, {"kind": "end"}, 422, "play"),
    Call("api-1:answer", ACTING, the_proposal, {"agree": True}, 422, "play"),
    Call("api-1:answer", PLAYERS, the_proposal, {"agree": False}, 422, "play"),
    Call("api-1:ask_hint", ACTING, RUNNING, {"seq": 1}, 422, "play"),
    Call("api-1:my_hint", args=RUNNING),
    Call("api-1:best_run", args=at("railway")),
    Call("api-1:best_run", NOBODY, RUNNING, refused=400),
    Call("api-1:revenue", args=at("railway")),
    Call("api-1:revenue", NOBODY, RUNNING, refused=400),
    Call("api-1:rule", ALL, lambda found: ["44-AU-01"]),
    Call("api-1:events", ALL, RUNNING),
    Call("api-1:table_chat", args=RUNNING),
    Call("api-1:say", ACCOUNTS, RUNNING, {"text": "hello"}, 422, "play"),
    Call("api-1:say", PLAYERS, at("unlisted"), {"text": "hello"}, 422, "play"),
    Call("api-1:site_game", args=at("exported")),
    Call("api-1:site_game", NOBODY, RUNNING, refused=422),
    Call("api-1:import_game", body=a_record, scope="manage"),
    Call("api-1:branch", args=RUNNING, body={}, scope="manage"),
    Call("api-1:state", args=RUNNING),
    Call("api-1:my_offers", args=RUNNING),
    Call("api-1:act", frozenset(("acting",)), RUNNING, TURN, 422, "play"),
    Call("api-1:table_log", args=RUNNING),
    Call("api-1:since", args=RUNNING),
    Call("api-1:moments", args=RUNNING),
    Call("api-1:clocks", args=RUNNING),
    Call("api-1:my_notes", args=RUNNING),
    Call("api-1:write_notes", PLAYERS, RUNNING, {"text": "a plan", "version": 0}, 422, "play"),
    Call("api-1:pin_note", PLAYERS, RUNNING, {"text": "hello"}, 422, "play"),
    Call("api-1:person", args=lambda found: ["Waiting"]),
    Call("api-1:record", args=RUNNING),
    Call("api-1:rules", ALL, lambda found: ["first-train"]),
    Call("api-1:hide_table", PLAYERS, RUNNING, {}, 200, "manage"),
    Call("api-1:my_programmes", args=RUNNING),
    Call("api-1:begin_programme", WAITING, RUNNING, {"order": PASS_ON}, 422, "play"),
    Call("api-1:stop_programme", WAITING, its_number, {}, 200, "play", "DELETE"),
    Call("api-1:my_plans", args=RUNNING),
    Call("api-1:begin_plan", PLAYERS, RUNNING, {}, 422, "play"),
    Call("api-1:write_plan", WAITING, its_line, {"name": "a plan"}, 404, "play", "PATCH"),
    Call("api-1:arm_plan", WAITING, its_line, {}, 404, "play"),
    Call("api-1:disarm_plan", WAITING, its_armed_line, {}, 404, "play"),
    Call("api-1:drop_plan", WAITING, its_line, {}, 404, "play", "DELETE"),
    Call("api-1:pictures", args=RUNNING),
    Call("api-1:picture", args=at("railway", "board")),
    Call("api-1:picture", NOBODY, at("running", "none"), refused=404),
    Call("api-1:animation", args=at("finished")),
    Call("api-1:animation", NOBODY, RUNNING, refused=404),
    Call("api-1:table_charts", args=RUNNING),
    Call("api-1:rated_titles"),
    Call("api-1:ratings", args=lambda found: ["1844"]),
    Call("api-1:my_friends"),
    Call("api-1:ask_friend", ACCOUNTS - {"admin", "stranger"}, none, ADMIN, 422, "manage"),
    Call("api-1:accept_friend", ACTING, of("Waiting"), {}, 200, "manage"),
    Call("api-1:end_friendship", ACTING, of("Waiting"), {}, 200, "manage", "DELETE"),
    Call("api-1:block", ACCOUNTS - {"owner"}, none, {"name": "Owner"}, 422, "manage"),
    Call("api-1:unblock", frozenset(("admin",)), of("Stranger"), {}, 200, "manage", "DELETE"),
    Call("api-1:my_groups"),
    Call("api-1:new_group", ACCOUNTS, none, {"name": "Friday"}, 422, "manage"),
    Call("api-1:one_group", PLAYERS | OWNER, the_group, refused=404),
    Call("api-1:announce", OWNER, ROOM, of_the_group, 422, "manage"),
    Call("api-1:one_series", args=the_series),
    Call("api-1:delete_series", OWNER, the_series, {}, 422, "manage", "DELETE"),
    Call("api-1:my_account"),
    Call("api-1:change_account", ACCOUNTS, none, {"sound": True}, 422, "manage", "PATCH"),
    Call("api-1:my_holidays"),
    Call("api-1:take_holiday", ACCOUNTS, none, lambda found: some_days_off(), 422, "manage"),
    Call("api-1:end_holiday", WAITING, its_holiday, {}, 200, "manage", "DELETE"),
    Call("api-1:my_notices"),
    Call("api-1:choose_notices", ACCOUNTS, none, {"quiet": 60}, 422, "manage", "PATCH"),
    Call("api-1:add_device", ACCOUNTS, none, DEVICE, 422, "manage"),
    Call("api-1:remove_device", WAITING, its_device, {}, 200, "manage", "DELETE"),
    Call("api-1:renew_calendar", ACCOUNTS, none, {}, 422, "manage"),
    Call("api-1:drop_calendar", WAITING, its_calendar, {}, 200, "manage", "DELETE"),
    Call("api-1:join_group", ACTING, the_group, {}, 200, "manage", unseen=OUTSIDE),
    Call("api-1:leave_group", PLAYERS | OWNER, the_group, {}, 404, "manage"),
    Call("api-1:rename_group", OWNER, the_group, FRIDAY, 422, "manage", "PATCH", unseen=OUTSIDE),
    Call("api-1:delete_group", OWNER, the_group, {}, 422, "manage", "DELETE", unseen=OUTSIDE),
    Call("api-1:invite_member", OWNER, the_group, STRANGER, 422, "manage", unseen=OUTSIDE),
    Call("api-1:remove_member", OWNER, a_member, {}, 422, "manage", "DELETE", unseen=OUTSIDE),
    Call("api-1:new_series", OWNER, the_group, A_SERIES, 422, "manage", unseen=OUTSIDE),
)


def addresses(resolver: Any = None, space: str = "") -> Iterator[str]:
    """The names of all addresses that the configuration has."""
    for found in (resolver or get_resolver()).url_patterns:
        if isinstance(found, URLResolver):
            inner = f"{found.namespace}:" if found.namespace else ""
            yield from addresses(found, space + inner)
        elif isinstance(found, URLPattern):
            yield f"{space}{found.name}"


def test_every_address_has_a_row() -> None:
    rows = {row.name for row in (*CHANGES, *LOOKS, *CALLS)}
    assert rows - set(addresses()) == set(), "rows of addresses that there are not"
    assert set(addresses()) - rows == set(), "addresses without a row"


def everything() -> dict[str, list[dict[str, Any]]]:
    """All that is kept, without bookkeeping."""
    found = {}
    for label in APPS:
        for model in apps.get_app_config(label).get_models():
            if model.__name__ in KEPT:
                rows = model._default_manager.order_by("pk").values()
                found[model.__name__] = [
                    {name: value for name, value in row.items() if name not in BOOKKEEPING}
                    for row in rows
                ]
    return found


@dataclass(frozen=True)
class Try:
    """One visitor, and how everything was before."""

    client: Client
    before: dict[str, Any]
    written: object

    def changed_nothing(self) -> bool:
        """Whether everything is as it was; where nothing was written, nobody needs to look."""
        return rows_written() == self.written or everything() == self.before


def rows_written() -> object:
    """How many rows this connection has written so far, also those taken back; else who knows."""
    return connection.connection.total_changes if connection.vendor == "sqlite" else object()


def for_everybody(found: Scene) -> Iterator[tuple[str, Try]]:
    """Each visitor finds the same scene."""
    before = everything()
    for role in sorted(ALL):
        limits.forget()
        positions.forget()
        with transaction.atomic():
            yield role, Try(found.clients[role], before, rows_written())
            transaction.set_rollback(True)


def named(row: Change | Look | Call) -> str:
    note = row.note if isinstance(row, Change) else ""
    return f"{row.name} {note}".strip().replace(" ", "-")


@pytest.mark.parametrize("row", CHANGES, ids=named)
def test_a_form_changes_something_only_for_those_who_may(row: Change, found: Scene) -> None:
    path = reverse(row.name, args=row.args(found))
    form = row.form(found) if callable(row.form) else row.form
    changed = set()
    for role, one in for_everybody(found):
        answer = one.client.post(path, form)
        assert answer.status_code < 500, role
        if not one.changed_nothing():
            changed.add(role)
    assert changed == row.may


@pytest.mark.parametrize("row", LOOKS, ids=named)
def test_a_page_is_shown_to_those_who_may_and_changes_nothing(row: Look, found: Scene) -> None:
    path = reverse(row.name, args=row.args(found))
    for role, one in for_everybody(found):
        answer = one.client.get(path)
        assert answer.status_code == (200 if role in row.may else row.otherwise), role
        assert one.changed_nothing(), role


POSTED = sorted({row.name for row in CHANGES} - {row.name for row in LOOKS})


@pytest.mark.parametrize("name", POSTED)
def test_what_changes_something_is_not_done_by_following_a_link(name: str, found: Scene) -> None:
    row = next(row for row in CHANGES if row.name == name)
    path = reverse(name, args=row.args(found))
    for role, one in for_everybody(found):
        there = role == "waiting" or row.args is not the_board
        assert one.client.get(path).status_code in ((302, 405) if there else (404,)), role
        assert one.changed_nothing(), role


READ = sorted({row.name for row in LOOKS} - {row.name for row in CHANGES})


@pytest.mark.parametrize("name", READ)
def test_what_is_only_looked_at_changes_nothing_by_a_form(name: str, found: Scene) -> None:
    row = next(row for row in LOOKS if row.name == name)
    path = reverse(name, args=row.args(found))
    for role, one in for_everybody(found):
        assert one.client.post(path, {"name": "x", "text": "x"}).status_code < 500, role
        assert one.changed_nothing(), role


def body_of(row: Call, found: Scene) -> Mapping[str, Any] | None:
    """What a program sends."""
    return row.body(found) if callable(row.body) else row.body


def called(client: Client, row: Call, path: str, body: object) -> Any:
    """What a program is answered."""
    verb = row.verb or ("GET" if row.body is None else "POST")
    if verb == "GET":
        return client.get(path)
    return client.generic(verb, path, json.dumps(body), "application/json")


@pytest.mark.parametrize("row", CALLS, ids=named)
def test_a_program_may_what_its_person_may(row: Call, found: Scene) -> None:
    path, body = reverse(row.name, args=row.args(found)), body_of(row, found)
    for role, one in for_everybody(found):
        token = found.tokens.get(role)
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        client = Client(headers=headers)
        answer = called(client, row, path, body)
        assert answer.status_code == row.answered(role), role
        changes = body is not None and row.changes and role in row.may
        assert one.changed_nothing() != changes, role


@pytest.mark.parametrize("row", CALLS, ids=named)
def test_a_token_allows_what_its_scopes_say(row: Call, found: Scene) -> None:
    path, body = reverse(row.name, args=row.args(found)), body_of(row, found)
    for role in sorted(row.may & ACCOUNTS)[:1]:  # whose token it is makes no difference
        user = User.objects.get(username=role.capitalize())
        for scopes in (["read"], ["play"], ["manage"], ["read", "play"], ["read", "manage"]):
            limits.forget()
            positions.forget()
            with transaction.atomic():
                token = Token.issue(user, "program", scopes)
                client = Client(headers={"Authorization": f"Bearer {token}"})
                one = Try(client, everything(), rows_written())
                answer = called(client, row, path, body)
                allowed = row.may == ALL or row.scope in scopes
                assert answer.status_code == (200 if allowed else 403), (role, scopes)
                assert allowed or answer.json()["key"] == "token-lacks-scope"
                assert allowed or one.changed_nothing(), (role, scopes)
                transaction.set_rollback(True)


def test_the_document_of_the_interface_tells_the_scopes() -> None:
    told = {
        f"api-1:{call['operationId']}": call.get("security")
        for calls in api.get_openapi_schema()["paths"].values()
        for call in calls.values()
    }
    needed = {row.name: [{"token": [row.scope]}] if row.may != ALL else None for row in CALLS}
    assert told == needed


def text_of(answer: Any) -> str:
    """What was answered; a stream never ends, and is asked for its news below."""
    return "" if answer.streaming else str(answer.content.decode(errors="replace"))
