"""The client: a method for each call of the interface."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from typing import Any, TypeVar

from kursbuch.client import answers
from kursbuch.client.answers import Plain, Table
from kursbuch.client.reading import read
from kursbuch.client.transport import Transport

T = TypeVar("T")


class Client:
    """Somebody's program at a server, with a personal token of theirs.

    What the server refuses is raised as `Refused`, with the rule that forbids it.
    """

    def __init__(
        self, site: str, token: str = "", *, language: str = "en", timeout: float = 60
    ) -> None:
        self._transport = Transport(site, token, language, timeout)

    @property
    def site(self) -> str:
        """The address of the server."""
        return self._transport.site

    # Titles and rules

    def titles(self) -> tuple[answers.Title, ...]:
        """All titles; needs no token."""
        return self._all(answers.Title, "titles")

    def rule(self, rule: str) -> answers.Rule:
        """What a rule says; needs no token."""
        return self._get(answers.Rule, "rules", rule)

    def rules(self, name: str, word: str = "") -> tuple[answers.Rule, ...]:
        """The rules of a ledger, such as "1844"; all or those with a word; needs no token."""
        return self._all(answers.Rule, "ledgers", name, word=word)

    # Tables

    def tables(self) -> tuple[Table, ...]:
        """My tables, the newest first."""
        return self._all(Table, "tables")

    def table(self, key: str) -> Table:
        """One table."""
        return self._get(Table, "tables", key)

    def lobby(self, which: str = "open", **wanted: str | int) -> tuple[Table, ...]:
        """A list of the lobby; `word`, `title`, `pace`, `free`, `friends`, `clock` narrow it."""
        return self._all(Table, "lobby", which, **wanted)

    def new_table(self, title: str, seats: Sequence[str], **wanted: object) -> Table:
        """Set a table up; each seat is "me", "here", "open" or the name of a bot.

        Further: `preset`, `options`, `name`, `names`, `pace`, `private`, `hints`, `seed`, `clock`,
        `group`, `reserved`.
        """
        return self._post(Table, "tables", title=title, seats=list(seats), **wanted)

    def rename(self, key: str, name: str) -> Table:
        """Give a table of mine another name."""
        return self._patch(Table, "tables", key, name=name)

    def delete(self, key: str) -> None:
        """Delete a table of mine."""
        self._transport.call("DELETE", "tables", key)

    def hide(self, key: str, hidden: bool = True) -> None:
        """Take a table out of my lists, or back in."""
        self._transport.call("POST", "tables", key, "hide", body={"hidden": hidden})

    def announce(self, key: str, group: str = "", reserved: bool = False) -> Table:
        """Announce a table of mine to a group of mine, or to none any more."""
        return self._post(Table, "tables", key, "announce", group=group, reserved=reserved)

    # Seats

    def join(self, key: str) -> Table:
        """Take a free seat before the game begins."""
        return self._post(Table, "tables", key, "join")

    def leave(self, key: str) -> None:
        """Give my seat up before the game begins."""
        self._transport.call("POST", "tables", key, "leave")

    def fill(self, key: str, bot: str) -> Table:
        """Let bots take the free seats of a table of mine."""
        return self._post(Table, "tables", key, "fill", bot=bot)

    def resign(self, key: str) -> Table:
        """Give my seats to bots."""
        return self._post(Table, "tables", key, "resign")

    def invitations(self, key: str) -> tuple[answers.Invitation, ...]:
        """The seats that are offered."""
        return self._all(answers.Invitation, "tables", key, "invitations")

    def offer_seat(self, key: str, seat: int, whom: str = "") -> tuple[answers.Invitation, ...]:
        """Offer a seat of mine to an account, or to anyone who has the key."""
        body = {"seat": seat, "whom": whom}
        plain = self._transport.call("POST", "tables", key, "invitations", body=body)
        return tuple(read(answers.Invitation, one) for one in plain)

    def take_seat(self, key: str, invitation: str) -> Table:
        """Play on in a seat that is offered."""
        return self._post(Table, "tables", key, "invitations", invitation)

    def withdraw_offer(self, key: str, invitation: str) -> None:
        """Withdraw the offer of my seat, or decline one."""
        self._transport.call("DELETE", "tables", key, "invitations", invitation)

    # Play

    def position(self, key: str, at: int | None = None) -> answers.Position:
        """The position as my seat may see it, now or after action *at*."""
        return self._get(answers.Position, "tables", key, "state", at=at)

    def offers(self, key: str) -> answers.Offers:
        """What my seats may do now."""
        return self._get(answers.Offers, "tables", key, "offers")

    def act(self, key: str, seq: int, action: Plain) -> Table:
        """Play an action on the position after row *seq*."""
        return self._post(Table, "tables", key, "act", seq=seq, action=action)

    def try_actions(self, key: str, *actions: Plain) -> answers.Trial:
        """What would happen if these actions were played; nothing changes."""
        return self._post(answers.Trial, "tables", key, "try", actions=list(actions))

    def auto_pass(self, key: str, seat: int, how: str | None) -> Table:
        """Pass in advance: "quiet", "round", or None to act again."""
        return self._post(Table, "tables", key, "auto-pass", seat=seat, how=how)

    def clocks(self, key: str) -> answers.Clocks:
        """The clock of a table, if it has one, and how much time each seat has left."""
        return self._get(answers.Clocks, "tables", key, "clocks")

    def ask_hint(self, key: str, seq: int) -> answers.Hint:
        """Let a bot think about my choice."""
        return self._post(answers.Hint, "tables", key, "hint", seq=seq)

    def hint(self, key: str) -> answers.Hint:
        """What the bot would do."""
        return self._get(answers.Hint, "tables", key, "hint")

    def since(self, key: str) -> answers.Since:
        """What has changed since my last turn."""
        return self._get(answers.Since, "tables", key, "since")

    # Programmes and plans

    def programmes(self, key: str) -> answers.Programmes:
        """What the server does for me, and what it could."""
        return self._get(answers.Programmes, "tables", key, "programmes")

    def begin_programme(self, key: str, order: Plain) -> answers.Programmes:
        """Let the server play for one of my seats, as one of the offers says."""
        return self._post(answers.Programmes, "tables", key, "programmes", order=order)

    def stop_programme(self, key: str, programme: int) -> answers.Programmes:
        """Stop a programme of mine."""
        return self._delete(answers.Programmes, "tables", key, "programmes", programme)

    def plans(self, key: str) -> tuple[answers.Plan, ...]:
        """The lines that I have thought of at this table."""
        return self._all(answers.Plan, "tables", key, "plans")

    def begin_plan(self, key: str, at: int | None = None) -> answers.Plan:
        """A board of my own; on it I play for everybody, with `act`."""
        return self._post(answers.Plan, "tables", key, "plans", at=at)

    def write_plan(self, key: str, plan: int, name: str = "", note: str = "") -> answers.Plan:
        """Give a plan a name and a note."""
        return self._patch(answers.Plan, "tables", key, "plans", plan, name=name, note=note)

    def arm_plan(self, key: str, plan: int, whatever: bool = False) -> answers.Plan:
        """Turn the line on the board into conditional moves."""
        return self._post(answers.Plan, "tables", key, "plans", plan, "arm", whatever=whatever)

    def disarm_plan(self, key: str, plan: int) -> answers.Plan:
        """The moves of the line are not played any more."""
        return self._post(answers.Plan, "tables", key, "plans", plan, "disarm")

    def drop_plan(self, key: str, plan: int) -> tuple[answers.Plan, ...]:
        """Give a plan up, with its board; those that are left."""
        found = self._transport.call("DELETE", "tables", key, "plans", plan)
        return tuple(read(answers.Plan, one) for one in found)

    # Agreement

    def take_back(self, key: str, seq: int, to: int | None = None) -> Table:
        """Take my last action back, or everything after move *to*; others may have to agree."""
        return self._post(Table, "tables", key, "undo", seq=seq, to=to)

    def redo(self, key: str, seq: int) -> Table:
        """Go forward again."""
        return self._post(Table, "tables", key, "redo", seq=seq)

    def proposals(self, key: str) -> tuple[answers.Proposal, ...]:
        """What somebody asks the others."""
        return self._all(answers.Proposal, "tables", key, "proposals")

    def ask(self, key: str, kind: str, seat: int | None = None, whom: str = "") -> Table:
        """Ask the others to "end" the game, or to "replace" or "invite" somebody for a seat."""
        return self._post(Table, "tables", key, "ask", kind=kind, seat=seat, whom=whom)

    def answer(self, key: str, proposal: int, agree: bool) -> Table:
        """Agree to a proposal, refuse it, or withdraw it."""
        return self._post(Table, "tables", key, "proposals", proposal, agree=agree)

    # Trains

    def best_run(self, key: str, company: str | None = None) -> answers.BestRun:
        """The most that a company's trains can earn, proved."""
        return self._get(answers.BestRun, "tables", key, "best-run", company=company)

    def revenue(self, key: str, company: str, trains: Sequence[str]) -> answers.Revenue:
        """What a company would earn with these trains."""
        asked = {"company": company, "trains": list(trains)}
        return self._get(answers.Revenue, "tables", key, "revenue", **asked)

    # Records

    def log(self, key: str, before: int | None = None) -> tuple[answers.Entry, ...]:
        """What happened, newest first."""
        return self._all(answers.Entry, "tables", key, "log", before=before)

    def moments(self, key: str) -> tuple[answers.Chapter, ...]:
        """The rounds of a game, and the companies' turns and phases within them."""
        return self._all(answers.Chapter, "tables", key, "moments")

    def record(self, key: str) -> Plain:
        """The record of the game, as `kursbuch.read_record` reads it."""
        return self._plain("tables", key, "record")

    def site_game(self, key: str) -> Plain:
        """The game as an export of 18xx.games."""
        return self._plain("tables", key, "18xx")

    def import_game(self, text: str) -> answers.Imported:
        """Put a record, or an export of 18xx.games, on a table of my own."""
        return self._post(answers.Imported, "import", text=text)

    def branch(self, key: str, at: int | None = None) -> Table:
        """A table of my own that begins at a moment of this game."""
        return self._post(Table, "tables", key, "branch", at=at)

    # Pictures

    def pictures(self, key: str) -> tuple[str, ...]:
        """What can be drawn of a position."""
        return tuple(self._transport.call("GET", "tables", key, "pictures"))

    def picture(self, key: str, what: str, kind: str = "svg", at: int | None = None) -> bytes:
        """A position as "svg" or "png", now or after action *at*."""
        asked = {"kind": kind, "at": at}
        return self._transport.fetch("tables", key, "pictures", what, query=asked)

    def animation(self, key: str) -> bytes:
        """A finished game as one HTML file that plays by itself."""
        return self._transport.fetch("tables", key, "animation")

    def charts(self, key: str) -> tuple[answers.Chart, ...]:
        """The figures of every chart."""
        return self._all(answers.Chart, "tables", key, "charts")

    # Talk, notes, people

    def chat(self, key: str, after: int = 0) -> tuple[answers.Remark, ...]:
        """What people have said, oldest first."""
        return self._all(answers.Remark, "tables", key, "chat", after=after)

    def say(self, key: str, text: str) -> tuple[answers.Remark, ...]:
        """Say something at the table."""
        plain = self._transport.call("POST", "tables", key, "chat", body={"text": text})
        return tuple(read(answers.Remark, one) for one in plain)

    def notes(self, key: str, subject: str = "") -> answers.Notes:
        """My notes on the table or on a subject, such as "company:JS"; and the pinned ones."""
        return self._get(answers.Notes, "tables", key, "notes", subject=subject)

    def write_notes(self, key: str, text: str, version: int, subject: str = "") -> int:
        """Write my notes that were read as *version*; the version that they have now."""
        body = {"text": text, "version": version, "subject": subject}
        return int(self._transport.call("POST", "tables", key, "notes", body=body)["version"])

    def pin(self, key: str, text: str) -> Table:
        """Show a note to everybody at the table; an empty one takes it down."""
        return self._post(Table, "tables", key, "pin", text=text)

    def person(self, name: str) -> answers.Profile:
        """What somebody has played in public."""
        return self._get(answers.Profile, "people", name)

    def rated_titles(self) -> tuple[str, ...]:
        """The titles in which anybody is rated."""
        return tuple(self._transport.call("GET", "ratings"))

    def ratings(self, title: str, page: int = 1) -> answers.Ratings:
        """How strong people and bots are in a title, page by page."""
        return self._get(answers.Ratings, "ratings", title, page=page)

    # Friends, groups, series

    def friends(self) -> answers.Circle:
        """My friends, who has asked whom, and whom I have blocked."""
        return self._get(answers.Circle, "friends")

    def ask_friend(self, name: str) -> answers.Circle:
        """Ask somebody to be friends."""
        return self._post(answers.Circle, "friends", name=name)

    def accept_friend(self, name: str) -> answers.Circle:
        """Be friends with somebody who has asked."""
        return self._post(answers.Circle, "friends", name)

    def end_friendship(self, name: str) -> answers.Circle:
        """Decline, withdraw what I have asked, or end the friendship."""
        return self._delete(answers.Circle, "friends", name)

    def block(self, name: str) -> answers.Circle:
        """Block an account: it cannot ask, invite or join me."""
        return self._post(answers.Circle, "blocks", name=name)

    def unblock(self, name: str) -> answers.Circle:
        """Take a block back."""
        return self._delete(answers.Circle, "blocks", name)

    def groups(self) -> tuple[answers.Group, ...]:
        """The groups that I belong to, and those that I am invited to."""
        return self._all(answers.Group, "groups")

    def group(self, key: str) -> answers.Group:
        """One of them."""
        return self._get(answers.Group, "groups", key)

    def new_group(self, name: str) -> answers.Group:
        """Found a group."""
        return self._post(answers.Group, "groups", name=name)

    def rename_group(self, key: str, name: str) -> answers.Group:
        """Give a group of mine another name."""
        return self._patch(answers.Group, "groups", key, name=name)

    def delete_group(self, key: str) -> None:
        """Delete a group of mine; tables and games stay."""
        self._transport.call("DELETE", "groups", key)

    def invite_member(self, key: str, name: str) -> answers.Group:
        """Invite an account to a group of mine."""
        return self._post(answers.Group, "groups", key, "members", name=name)

    def remove_member(self, key: str, name: str) -> answers.Group:
        """Remove a member of a group of mine, or withdraw an invitation."""
        return self._delete(answers.Group, "groups", key, "members", name)

    def join_group(self, key: str) -> answers.Group:
        """Become a member of a group that I am invited to."""
        return self._post(answers.Group, "groups", key, "join")

    def leave_group(self, key: str) -> None:
        """Leave a group, or decline the invitation."""
        self._transport.call("POST", "groups", key, "leave")

    def new_series(
        self,
        key: str,
        name: str,
        titles: Sequence[str],
        players: Sequence[str],
        tables: int,
        seats: int,
        **wanted: object,
    ) -> answers.Series:
        """Start a series in a group of mine; further: `pace`, `private`, `clock`."""
        who = {"titles": list(titles), "players": list(players), "tables": tables, "seats": seats}
        return self._post(answers.Series, "groups", key, "series", name=name, **who, **wanted)

    def series(self, key: str) -> answers.Series:
        """The results and the tables of a series."""
        return self._get(answers.Series, "series", key)

    def delete_series(self, key: str) -> None:
        """Delete a series of a group of mine; its tables stay."""
        self._transport.call("DELETE", "series", key)

    # My account

    def account(self) -> answers.Account:
        """My account."""
        return self._get(answers.Account, "account")

    def change_account(self, **wanted: object) -> answers.Account:
        """Change `language`, `theme`, `time_zone`, `patterns` or `sound`."""
        return self._patch(answers.Account, "account", **wanted)

    def holidays(self) -> answers.Holidays:
        """My holidays, and how many days are left."""
        return self._get(answers.Holidays, "account", "holidays")

    def take_holiday(self, first: date, last: date) -> answers.Holidays:
        """Let my slow games rest from the first to the last of these days."""
        days = {"first": str(first), "last": str(last)}
        return self._post(answers.Holidays, "account", "holidays", **days)

    def end_holiday(self, holiday: int) -> answers.Holidays:
        """End a holiday, or do not take it after all."""
        return self._delete(answers.Holidays, "account", "holidays", holiday)

    def notices(self) -> answers.Notices:
        """What I am told by which channel, and when not."""
        return self._get(answers.Notices, "account", "notices")

    def choose_notices(self, **wanted: object) -> answers.Notices:
        """Change `by_email`, `webhook`, `quiet`, `wanted` or `quiet_hours`."""
        return self._patch(answers.Notices, "account", "notices", **wanted)

    def add_device(
        self, endpoint: str, public_key: str, secret: str, name: str = ""
    ) -> answers.Notices:
        """Send notices to a device by its push service."""
        told = {"endpoint": endpoint, "public_key": public_key, "secret": secret, "name": name}
        return self._post(answers.Notices, "account", "devices", **told)

    def remove_device(self, device: int) -> answers.Notices:
        """Stop sending notices to a device."""
        return self._delete(answers.Notices, "account", "devices", device)

    def renew_calendar(self) -> answers.Notices:
        """A new secret address for the calendar of my deadlines."""
        return self._post(answers.Notices, "account", "calendar")

    def drop_calendar(self) -> answers.Notices:
        """No calendar any more."""
        return self._delete(answers.Notices, "account", "calendar")

    # News

    def events(self, key: str) -> Iterator[answers.News]:
        """The news of a table as they happen, the first at once; needs no token."""
        for plain in self._transport.stream("tables", key, "events"):
            yield read(answers.News, plain)

    def _get(self, kind: type[T], /, *parts: object, **query: object) -> T:
        return read(kind, self._transport.call("GET", *parts, query=query))

    def _all(self, kind: type[T], /, *parts: object, **query: object) -> tuple[T, ...]:
        return tuple(read(kind, one) for one in self._transport.call("GET", *parts, query=query))

    def _plain(self, *parts: object) -> Plain:
        found: Mapping[str, Any] = self._transport.call("GET", *parts)
        return found

    def _post(self, kind: type[T], /, *parts: object, **body: object) -> T:
        return read(kind, self._transport.call("POST", *parts, body=body))

    def _patch(self, kind: type[T], /, *parts: object, **body: object) -> T:
        return read(kind, self._transport.call("PATCH", *parts, body=body))

    def _delete(self, kind: type[T], /, *parts: object) -> T:
        return read(kind, self._transport.call("DELETE", *parts))
