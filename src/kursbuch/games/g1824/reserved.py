"""Certificates that wait for the owner of a railway, and those that can be bought."""

from __future__ import annotations

from kursbuch.eighteen.ids import BANK, CertificateId, CompanyId, Holder
from kursbuch.eighteen.printed.charter import Certificate
from kursbuch.eighteen.stock.holdings import held
from kursbuch.games.g1824.state import State24


def is_reserved(state: State24, certificate: CertificateId) -> bool:
    """It waits for the owner of a coal or pre-state railway that is still open (24-SU-10)."""
    railway = state.title.reserved.get(certificate)
    return railway is not None and not state.companies[railway].closed and _waits(state, railway)


def _waits(state: State24, railway: CompanyId) -> bool:
    """A construction railway gets no share unless the players agreed to it (24-VA-13)."""
    return state.kinds.get(railway) != "construction" or state.title.switches.construction_share


def on_sale(state: State24, company: CompanyId, source: Holder) -> list[Certificate]:
    """The certificates of a company that can be bought from the bank, or from the bank pool.

    A director's certificate is bought to set the price of a regional railway, and never later;
    that of a state railway never (24-ST-09). In the pool it is a share like any other (24-VA-24).
    """
    lying = held(state, company, source)
    if source != BANK:
        return lying
    return [c for c in lying if not c.director and not is_reserved(state, c.id)]
