"""The printed data of 1844, read from its files."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from kursbuch.eighteen.title.read_printed import printed_in, read_tables
from kursbuch.games.g1844.charter import Kind44, Paper44, Train44
from kursbuch.games.g1844.ground import ground_2016

_OWN = files("kursbuch.games.g1844") / "data"


def printed() -> dict[str, Any]:
    """The fields of the title that are printed on board, charters, papers and cards."""
    companies = read_tables(_OWN / "companies.toml", "kinds", "companies", "destinations")
    trains = read_tables(_OWN / "trains.toml", "trains", "cards")
    return {
        **printed_in(_OWN, companies, trains, Kind44, Paper44, Train44),
        "ground": ground_2016(),
        "destinations": companies["destinations"],
    }
