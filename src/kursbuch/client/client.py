"""The client: a method for each call of the interface."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
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

    # Tables

    def tables(self) -> tuple[Table, ...]:
        """My tables, the newest first."""
        return self._all(Table, "tables")

    def table(self, key: str) -> Table:
        """One table."""
        return self._get(Table, "tables", key)

    def lobby(self, which: str = "open", **wanted: str | int) -> tuple[Table, ...]:
        """A list of the lobby; `word`, `title`, `pace` and `free` narrow it."""
        return self._all(Table, "lobby", which, **wanted)

    def new_table(self, title: str, seats: Sequence[str], **wanted: object) -> Table:
        """Set a table up; each seat is "me", "open" or the name of a bot.

        Further: `preset`, `options`, `name`, `pace`, `private`, `hints`, `seed`.
        """
        return self._post(Table, "tables", title=title, seats=list(seats), **wanted)

    def rename(self, key: str, name: str) -> Table:
        """Give a table of mine another name."""
        return read(Table, self._transport.call("PATCH", "tables", key, body={"name": name}))

    def delete(self, key: str) -> None:
        """Delete a table of mine."""
        self._transport.call("DELETE", "tables", key)

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
