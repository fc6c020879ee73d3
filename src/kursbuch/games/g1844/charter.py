"""What is printed about companies, papers and trains of 1844 beyond those of any 18xx game."""

from __future__ import annotations

from dataclasses import dataclass

from kursbuch.eighteen.ids import CertificateId, PaperId, PhaseId, TrainId
from kursbuch.eighteen.printed.charter import Kind, Paper
from kursbuch.eighteen.printed.rolling_stock import Train


@dataclass(frozen=True, slots=True, kw_only=True)
class Kind44(Kind):
    """What all companies of one kind have in common."""

    may_buy_privates: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Paper44(Paper):
    """A private company, a mountain railway or a tunnel certificate."""

    sale: tuple[int, int] | None = None
    """The least and the most that a company may pay for it."""
    with_it: tuple[CertificateId, ...] = ()
    """Certificates that the first owner gets with it."""
    paper_with_it: PaperId | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Train44(Train):
    """One side of a train card, which a later phase may turn to the other."""

    turns_to: TrainId | None = None
    turned_in: PhaseId | None = None
