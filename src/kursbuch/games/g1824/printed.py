"""The printed data of 1824, read from its files."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from kursbuch.eighteen.title.read_printed import kinds, printed_in, read_tables
from kursbuch.games.g1824 import ground
from kursbuch.games.g1824.rules import GoodsTrain, StateRailway

_OWN = files("kursbuch.games.g1824") / "data"


def printed() -> dict[str, Any]:
    """The fields of the title that are printed on board, charters, papers and cards."""
    companies = read_tables(_OWN / "companies.toml", "kinds", "companies", "coal", "state")
    trains = read_tables(_OWN / "trains.toml", "trains", "cards", "goods", "sets")
    return {
        **printed_in(_OWN, companies, trains),
        "ground": ground.standard(),
        "coal": companies["coal"],
        "state_railways": kinds(StateRailway, companies["state"], "companies.toml: state"),
        "goods": kinds(GoodsTrain, trains["goods"], "trains.toml: goods"),
    }


def train_set(variant: str) -> dict[str, int]:
    """How many cards of each type of train a variant uses (24-VA-03, 24-VB-04)."""
    sets: dict[str, dict[str, int]] = read_tables(
        _OWN / "trains.toml", "trains", "cards", "goods", "sets"
    )["sets"]
    return sets[variant]
