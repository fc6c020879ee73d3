"""How long a search may take, in steps: so answers do not depend on the machine."""

from dataclasses import dataclass

FULL = 40_000_000
"""Steps of the compiled search, some seconds: no page waits longer."""
FULL_PLAIN = 150_000
"""The same without the compiled search."""


class OutOfBudget(Exception):
    """The search was stopped before its end."""


@dataclass(slots=True)
class Budget:
    """How many steps may be made; shared by all searches of one solution."""

    steps: int
    made: int = 0

    @property
    def left(self) -> int:
        """Steps that may still be made."""
        return max(self.steps - self.made, 0)

    def step(self) -> None:
        """One step more, or the end."""
        self.made += 1
        if self.made > self.steps:
            raise OutOfBudget
