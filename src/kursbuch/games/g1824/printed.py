"""The printed data of 1824, read from its files."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from kursbuch.eighteen.charter import Charter, Kind, Paper
from kursbuch.eighteen.printed import kinds, read_chart, read_laws, read_tables, records
from kursbuch.eighteen.rolling_stock import Phase, Train, TrainCard
from kursbuch.games.g1824 import ground
from kursbuch.games.g1824.rules import GoodsTrain, StateRailway

_OWN = files("kursbuch.games.g1824") / "data"


def printed() -> dict[str, Any]:
    """The fields of the title that are printed on board, charters, papers and cards."""
    companies = read_tables(_OWN / "companies.toml", "kinds", "companies", "coal", "state")
    trains = read_tables(_OWN / "trains.toml", "trains", "cards", "goods", "sets")
    return {
        "ground": ground.standard(),
        "chart": read_chart(_OWN / "chart.toml"),
        "kinds": kinds(Kind, companies["kinds"], "companies.toml: kinds"),
        "charters": records(Charter, companies["companies"], "companies.toml: companies"),
        "coal": companies["coal"],
        "state_railways": kinds(StateRailway, companies["state"], "companies.toml: state"),
        "papers": records(Paper, read_tables(_OWN / "papers.toml", "papers")["papers"], "papers"),
        "trains": records(Train, trains["trains"], "trains.toml: trains"),
        "cards": records(TrainCard, trains["cards"], "trains.toml: cards"),
        "goods": kinds(GoodsTrain, trains["goods"], "trains.toml: goods"),
        "phases": records(
            Phase, read_tables(_OWN / "phases.toml", "phases")["phases"], "phases.toml"
        ),
        "laws": read_laws(_OWN / "laws.toml"),
    }


def train_set(variant: str) -> dict[str, int]:
    """How many cards of each type of train a variant uses (24-VA-03, 24-VB-04)."""
    sets: dict[str, dict[str, int]] = read_tables(
        _OWN / "trains.toml", "trains", "cards", "goods", "sets"
    )["sets"]
    return sets[variant]
