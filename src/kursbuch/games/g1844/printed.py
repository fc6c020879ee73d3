"""The printed data of 1844, read from its files."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from kursbuch import eighteen
from kursbuch.eighteen.charter import Charter, Kind, Paper
from kursbuch.eighteen.ground import Ground
from kursbuch.eighteen.loader import load_map, load_tiles
from kursbuch.eighteen.printed import kinds, read_chart, read_tables, records
from kursbuch.eighteen.rolling_stock import Phase, Train, TrainCard

_OWN = files("kursbuch.games.g1844") / "data"
_COMMON = files(eighteen) / "data"


def printed() -> dict[str, Any]:
    """The fields of the title that are printed on board, charters, papers and cards."""
    companies = read_tables(_OWN / "companies.toml", "kinds", "companies", "destinations")
    papers = read_tables(_OWN / "papers.toml", "papers")["papers"]
    trains = read_tables(_OWN / "trains.toml", "trains", "cards")
    phases = read_tables(_OWN / "phases.toml", "phases")["phases"]
    return {
        "ground": Ground(
            load_map(_OWN / "map.toml"), load_tiles(_COMMON / "tiles.toml", _OWN / "tiles.toml")
        ),
        "chart": read_chart(_OWN / "chart.toml"),
        "kinds": kinds(Kind, companies["kinds"], "companies.toml: kinds"),
        "charters": records(Charter, companies["companies"], "companies.toml: companies"),
        "destinations": companies["destinations"],
        "papers": records(Paper, papers, "papers.toml"),
        "trains": records(Train, trains["trains"], "trains.toml: trains"),
        "cards": records(TrainCard, trains["cards"], "trains.toml: cards"),
        "phases": records(Phase, phases, "phases.toml"),
    }
