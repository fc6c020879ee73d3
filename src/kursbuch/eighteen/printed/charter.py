"""What is printed about companies: kinds of company, charters, certificates, other papers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from kursbuch.eighteen.ids import CertificateId, CompanyId, PaperId, StopId


@dataclass(frozen=True, slots=True, kw_only=True)
class Kind:
    """What all companies of one kind have in common."""

    certificates: tuple[int, ...]
    """The shares on each certificate, the director's first."""
    launched_at: int
    """The shares that must be out for the company to be launched; 0: it is formed otherwise."""
    capital: int = 0
    """The bank pays this many times the issue price at the launch, or nothing."""
    markers: int = 0
    markers_by_price: Mapping[int, int] = field(default_factory=dict)
    marker_costs: tuple[int, ...] = ()
    """What the station markers cost, the home marker first; the last figure goes on."""
    startable: bool = True
    """Players start it by buying the director's certificate."""
    counts: bool = True
    """Its certificates count against the limit."""
    has_director: bool = True
    must_own_train: bool = True
    sides: tuple[str, ...] = ()
    """The kinds of train it may own, as the field `runs` of a train; empty means all."""

    @property
    def shares(self) -> int:
        """All shares of a company."""
        return sum(self.certificates)

    @property
    def half(self) -> int:
        """The most shares that are not more than half."""
        return self.shares // 2


@dataclass(frozen=True, slots=True, kw_only=True)
class Charter:
    """One company as it is printed."""

    id: CompanyId
    number: str
    name: str
    kind: str
    home: StopId | None = None
    colour: str = ""
    ink: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Certificate:
    """One share certificate. Only its holder ever changes, and that is in the state."""

    id: CertificateId
    company: CompanyId
    shares: int
    director: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Paper:
    """A private company, or another paper that is no share."""

    id: PaperId
    name: str
    kind: str
    price: int
    income: int = 0
    counts: bool = False
    """It counts against the certificate limit."""


def certificates_of(charter: Charter, kind: Kind) -> tuple[Certificate, ...]:
    """The certificates of a company, the director's first."""
    return tuple(
        Certificate(
            id=CertificateId(f"{charter.id}_{number}"),
            company=charter.id,
            shares=shares,
            director=number == 0,
        )
        for number, shares in enumerate(kind.certificates)
    )
