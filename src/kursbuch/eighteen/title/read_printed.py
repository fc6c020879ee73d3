"""Reads what is printed about companies, papers, trains, phases and the chart, strictly."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources.abc import Traversable
from typing import Any, TypeVar

from kursbuch.core.codec import Codec
from kursbuch.eighteen.board.read_map import DataError, Table
from kursbuch.eighteen.printed.charter import Charter, Kind, Paper
from kursbuch.eighteen.printed.rolling_stock import Phase, Train, TrainCard
from kursbuch.eighteen.stock.chart import Chart

T = TypeVar("T")
_CODEC = Codec("is", {})


def read_tables(file: Traversable, *known: str) -> dict[str, Any]:
    """The tables of a file; none but the known ones."""
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    for table in data.keys() - set(known):
        raise DataError(f"{file.name}: unknown key {table!r}")
    return data


def records(kind: type[T], table: Mapping[str, Any], where: str) -> dict[Any, T]:
    """The records of a table in their order; their names are their ids."""
    return {
        name: _CODEC.record(kind, part, f"{where}.{name}", id=name) for name, part in table.items()
    }


def kinds(kind: type[T], table: Mapping[str, Any], where: str) -> dict[str, T]:
    """The records of a table that are known by their place only."""
    return {name: _CODEC.record(kind, part, f"{where}.{name}") for name, part in table.items()}


def printed_in(
    folder: Traversable,
    companies: Table,
    trains: Table,
    kind: type[Kind] = Kind,
    paper: type[Paper] = Paper,
    train: type[Train] = Train,
) -> dict[str, Any]:
    """The fields of every 18xx title that are printed on charters, papers, cards and chart."""
    papers = read_tables(folder / "papers.toml", "papers")["papers"]
    phases = read_tables(folder / "phases.toml", "phases")["phases"]
    return {
        "chart": read_chart(folder / "chart.toml"),
        "kinds": kinds(kind, companies["kinds"], "companies.toml: kinds"),
        "charters": records(Charter, companies["companies"], "companies.toml: companies"),
        "papers": records(paper, papers, "papers.toml"),
        "trains": records(train, trains["trains"], "trains.toml: trains"),
        "cards": records(TrainCard, trains["cards"], "trains.toml: cards"),
        "phases": records(Phase, phases, "phases.toml"),
        "laws": read_laws(folder / "laws.toml"),
    }


def read_chart(file: Traversable) -> Chart:
    """The stock market of a file."""
    return _CODEC.record(Chart, read_tables(file, "rows", "issue"), file.name)


def read_laws(file: Traversable) -> dict[str, str]:
    """The ledger entry behind each refusal, from the tables of all chapters."""
    laws: dict[str, str] = {}
    for chapter, table in tomllib.loads(file.read_text(encoding="utf-8")).items():
        for key, entry in table.items():
            if key in laws:
                raise DataError(f"{file.name}: {chapter}.{key} is there twice")
            laws[key] = str(entry)
    return laws
