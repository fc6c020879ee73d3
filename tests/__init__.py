"""The tests. The miniature title of `tests/titles` is there for all of them, as if installed."""

import os
from pathlib import Path

os.environ.setdefault("KURSBUCH_TITLES", "tests.titles.rigi")
os.environ["PYTHONPATH"] = os.pathsep.join(
    filter(None, (str(Path(__file__).parents[1]), os.environ.get("PYTHONPATH", "")))
)
"""Programs that tests start find it, too."""
