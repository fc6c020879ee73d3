"""The stock market: cells, prices, and the moves of a marker."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from kursbuch.eighteen.ids import Cell


@dataclass(frozen=True, slots=True, kw_only=True)
class Chart:
    """Rows of prices from the top; 0 is no cell. A row ends where its list ends."""

    rows: tuple[tuple[int, ...], ...]
    issue: Mapping[int, Cell]
    """The start cell of each issue price."""

    def price(self, cell: Cell) -> int:
        """The price in a cell."""
        return self.rows[cell[0]][cell[1]]

    def has(self, row: int, column: int) -> bool:
        """There is such a cell."""
        return (
            0 <= row < len(self.rows)
            and 0 <= column < len(self.rows[row])
            and self.rows[row][column] > 0
        )

    def up(self, cell: Cell) -> Cell:
        """One space up; with no cell above it stays."""
        row, column = cell
        return (row - 1, column) if self.has(row - 1, column) else cell

    def down(self, cell: Cell) -> Cell:
        """One space down; with no cell below it stays."""
        row, column = cell
        return (row + 1, column) if self.has(row + 1, column) else cell

    def left(self, cell: Cell) -> Cell:
        """One space left; at the left end of the row one down instead."""
        row, column = cell
        return (row, column - 1) if self.has(row, column - 1) else self.down(cell)

    def right(self, cell: Cell) -> Cell:
        """One space right; at the right end of the row one up instead."""
        row, column = cell
        return (row, column + 1) if self.has(row, column + 1) else self.up(cell)
