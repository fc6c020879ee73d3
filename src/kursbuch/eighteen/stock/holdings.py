"""Who holds how much: everything that follows from the table of holders."""

from __future__ import annotations

from kursbuch.core.action import Seat
from kursbuch.eighteen.ids import CompanyId, Holder, PaperId
from kursbuch.eighteen.printed.charter import Certificate
from kursbuch.eighteen.state import State18, kind


def directors(state: State18) -> dict[str, Seat]:
    """The seat that directs each company that has a director among the players."""
    found = {str(name): director(state, name) for name in state.companies}
    return {name: seat for name, seat in found.items() if seat is not None}


def director(state: State18, company: CompanyId) -> Seat | None:
    """The player who has the director's certificate, if a player has it."""
    if not kind(state, company).has_director:
        return None
    other = state.title.other_director(state, company)
    if other is not None:
        return other
    holder = state.holder[state.title.certificates[company][0].id]
    return Seat(holder) if isinstance(holder, int) else None


def held(state: State18, company: CompanyId, holder: Holder) -> list[Certificate]:
    """The certificates of a company that somebody holds, the director's first."""
    table = state.holder
    return [c for c in state.title.certificates[company] if table[c.id] == holder]


def ordinary(state: State18, company: CompanyId, holder: Holder) -> list[Certificate]:
    """The certificates that somebody may give away without ceasing to be director."""
    every = director(state, company) != holder
    return [c for c in held(state, company, holder) if every or not c.director]


def shares(state: State18, company: CompanyId, holder: Holder) -> int:
    """How many shares of a company somebody holds."""
    table = state.holder
    return sum(c.shares for c in state.title.certificates[company] if table[c.id] == holder)


def shareholders(state: State18, company: CompanyId) -> dict[Holder, int]:
    """Everybody who holds shares of a company, bank and pool too, with the number."""
    table, found = state.holder, dict[Holder, int]()
    for certificate in state.title.certificates[company]:
        holder = table[certificate.id]
        found[holder] = found.get(holder, 0) + certificate.shares
    return found


def shares_of_players(state: State18, company: CompanyId) -> dict[Seat, int]:
    """The players who hold shares of a company, with the number."""
    found = shareholders(state, company)
    return {Seat(who): number for who, number in found.items() if isinstance(who, int)}


def certificate_count(state: State18, seat: Seat) -> int:
    """The certificates of a player that count against the limit."""
    return [*map(state.holder.__getitem__, state.title.counted)].count(seat)


def papers(state: State18, holder: Holder, kind: str = "") -> list[PaperId]:
    """The papers that somebody has, of one kind or of all."""
    table = state.holder
    return [
        name
        for name, paper in state.title.papers.items()
        if table[name] == holder and kind in ("", paper.kind)
    ]
