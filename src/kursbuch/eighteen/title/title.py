"""What an 18xx title says beyond any title: its printed data, and a record for each chapter."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property

from kursbuch.core.action import Event, Seat
from kursbuch.core.offers import Plain
from kursbuch.core.programme import Programme
from kursbuch.core.title import Result, Title
from kursbuch.core.words import Message
from kursbuch.eighteen.board.ground import Ground
from kursbuch.eighteen.conservation import conserved
from kursbuch.eighteen.ids import CertificateId, CompanyId, PaperId, PhaseId, TrainId
from kursbuch.eighteen.log import round_name, tell
from kursbuch.eighteen.money import judge_bank
from kursbuch.eighteen.printed.charter import Certificate, Charter, Kind, Paper, certificates_of
from kursbuch.eighteen.printed.rolling_stock import Phase, Train, TrainCard
from kursbuch.eighteen.scoring import result
from kursbuch.eighteen.state import State18
from kursbuch.eighteen.stock.chart import Chart
from kursbuch.eighteen.stock.holdings import directors
from kursbuch.eighteen.summary import summary
from kursbuch.eighteen.title.common import PROGRAMMES
from kursbuch.eighteen.title.rounds import Rounds
from kursbuch.eighteen.title.running import Running
from kursbuch.eighteen.title.slots import S
from kursbuch.eighteen.title.stock import Loans, Stock
from kursbuch.eighteen.title.track import Track
from kursbuch.eighteen.title.trade import Trade


def as_printed(state: State18, company: CompanyId) -> str:
    """The kind of company that the charter says."""
    return state.title.charters[company].kind


def no_other(state: State18, company: CompanyId) -> Seat | None:
    """The director has the director's certificate."""
    return None


@dataclass(frozen=True, kw_only=True)
class Title18(Title[S]):
    """An 18xx game in one edition."""

    family: str = "18xx"
    result: Callable[[S], Result | None] = result
    tell: Callable[[Event], Message] = tell
    round_name: Callable[[Event], str] = round_name
    conserved: Callable[[S], Mapping[str, int]] = conserved
    directors: Callable[[S], Mapping[str, Seat]] = directors
    summary: Callable[[S], Mapping[str, Plain]] = summary
    judge: Callable[[S], None] = judge_bank
    programmes: tuple[type[Programme[S]], ...] = PROGRAMMES
    money: int
    """All money of the game."""
    start_cash: Mapping[int, int]
    ground: Ground
    tiles_note: str = ""
    """Key of a remark on the number of tiles, shown where they are listed."""
    chart: Chart
    kinds: Mapping[str, Kind]
    charters: Mapping[CompanyId, Charter]
    papers: Mapping[PaperId, Paper]
    trains: Mapping[TrainId, Train]
    cards: Mapping[str, TrainCard]
    phases: Mapping[PhaseId, Phase]
    rounds: Rounds[S]
    stock: Stock[S]
    loans: Loans = Loans()
    track: Track[S]
    running: Running[S]
    trade: Trade[S]
    kind_now: Callable[[S, CompanyId], str] = as_printed
    """The name of the kind that a company is of."""
    other_director: Callable[[S, CompanyId], Seat | None] = no_other
    """A director who does not have the director's certificate."""
    papers_pay: Callable[[S, PaperId], bool]
    """A paper with an owner pays its income now."""
    scored: Callable[[S, Seat], int]
    """What a player is worth at the end."""

    @cached_property
    def token(self) -> object:
        """Stands for this title in the keys of derived values."""
        return object()

    @cached_property
    def certificates(self) -> Mapping[CompanyId, tuple[Certificate, ...]]:
        """The share certificates of each company, the director's first."""
        return {
            name: certificates_of(charter, self.kinds[charter.kind])
            for name, charter in self.charters.items()
        }

    @cached_property
    def share_ids(self) -> tuple[CertificateId, ...]:
        """All share certificates."""
        return tuple(c.id for company in self.certificates.values() for c in company)

    @cached_property
    def counted(self) -> tuple[CertificateId | PaperId, ...]:
        """What counts against the certificate limit."""
        shares = (
            c.id
            for name, charter in self.charters.items()
            if self.kinds[charter.kind].counts
            for c in self.certificates[name]
        )
        return (*shares, *(name for name, paper in self.papers.items() if paper.counts))

    @cached_property
    def kind_of(self) -> Mapping[CompanyId, Kind]:
        """The kind of each company."""
        return {name: self.kinds[charter.kind] for name, charter in self.charters.items()}
