"""The import contract that reads the games from the tree, so that a new one needs no line."""

from __future__ import annotations

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output
from importlinter.domain.imports import Module


class TitlesAreTheirOwn(Contract):
    """Nothing imports what belongs to a game but the game itself.

    A game is a package in `games`; its own are the folders of its name in `games` and in `parts`.
    """

    games: Module = fields.ModuleField()  # type: ignore[assignment]
    parts: set[Module] = fields.SetField(subfield=fields.ModuleField())  # type: ignore[assignment]
    """Declared as what the fields are turned into when the contract is read."""

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        """Every import of a module with an owner is one of its owner."""
        owners = self._owners(graph)
        strangers = [
            f"{importer} imports {imported}"
            for imported in sorted(owners)
            for importer in sorted(graph.find_modules_that_directly_import(imported))
            if owners.get(importer) != owners[imported]
        ]
        return ContractCheck(kept=not strangers, metadata={"strangers": strangers})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Name the imports."""
        for stranger in check.metadata["strangers"]:
            output.print_error(stranger)

    def _owners(self, graph: ImportGraph) -> dict[str, str]:
        """The modules that belong to a game, by its name."""
        games = [name.rpartition(".")[2] for name in graph.find_children(self.games.name)]
        folders = {
            f"{part.name}.{game}": game for part in (self.games, *self.parts) for game in games
        }
        return {
            module: game
            for folder, game in folders.items()
            if folder in graph.modules
            for module in (folder, *graph.find_descendants(folder))
        }
