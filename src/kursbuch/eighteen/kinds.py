"""The kind that a company is of now; it may have changed since its charter was printed."""

from __future__ import annotations

from kursbuch.eighteen.charter import Kind
from kursbuch.eighteen.ids import CompanyId
from kursbuch.eighteen.state import State18


def kind_name(state: State18, company: CompanyId) -> str:
    """The name of the kind."""
    return state.title.kind_now(state, company)


def kind(state: State18, company: CompanyId) -> Kind:
    """What companies of its kind have in common."""
    return state.title.kinds[state.title.kind_now(state, company)]
