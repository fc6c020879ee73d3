"""The printed data of 1844, read from its files."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from kursbuch.eighteen.charter import Charter, Kind, Paper
from kursbuch.eighteen.printed import kinds, read_chart, read_laws, read_tables, records
from kursbuch.eighteen.rolling_stock import Phase, Train, TrainCard
from kursbuch.games.g1844.ground import ground_2016

_OWN = files("kursbuch.games.g1844") / "data"


def printed() -> dict[str, Any]:
    """The fields of the title that are printed on board, charters, papers and cards."""
    companies = read_tables(_OWN / "companies.toml", "kinds", "companies", "destinations")
    papers = read_tables(_OWN / "papers.toml", "papers")["papers"]
    trains = read_tables(_OWN / "trains.toml", "trains", "cards")
    phases = read_tables(_OWN / "phases.toml", "phases")["phases"]
    return {
        "ground": ground_2016(),
        "chart": read_chart(_OWN / "chart.toml"),
        "kinds": kinds(Kind, companies["kinds"], "companies.toml: kinds"),
        "charters": records(Charter, companies["companies"], "companies.toml: companies"),
        "destinations": companies["destinations"],
        "papers": records(Paper, papers, "papers.toml"),
        "trains": records(Train, trains["trains"], "trains.toml: trains"),
        "cards": records(TrainCard, trains["cards"], "trains.toml: cards"),
        "phases": records(Phase, phases, "phases.toml"),
        "laws": read_laws(_OWN / "laws.toml"),
    }
