"""`python -m tests.web.moved_server PORT DATA FILE`: the server, with a clock that a test moves.

The file says how many seconds the server's clock is ahead. It is read by this program alone: a
server as users start it has no such clock.
"""

from __future__ import annotations

import sys
from datetime import datetime, timedelta
from pathlib import Path

from django.utils import timezone

from kursbuch.web import clock
from kursbuch.web.serving import serve


def moved_by(file: Path) -> None:
    """Put a clock that is ahead in the place of the server's."""

    def now() -> datetime:
        return timezone.now() + timedelta(seconds=float(file.read_text() or 0))

    clock.now = now


if __name__ == "__main__":
    moved_by(Path(sys.argv[3]))
    serve(port=int(sys.argv[1]), data=sys.argv[2])
