"""What cannot be drawn."""

from kursbuch.core.errors import KursbuchError


class NoPicture(KursbuchError):
    """The title has no picture of this kind."""


class NoRun(KursbuchError):
    """No company is about to run its trains."""
