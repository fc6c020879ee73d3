"""Starting: what a program pays before it plays, in processor time of a fresh process."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from resource import RUSAGE_CHILDREN, getrusage
from statistics import median

TIMES = 5
WHAT = {
    "nothing but Python": ["-c", "pass"],
    "import kursbuch": ["-c", "import kursbuch"],
    "all titles": ["-c", "import kursbuch; kursbuch.titles()"],
    "kursbuch titles": ["-c", "from kursbuch.cli import main; main(['titles'])"],
}


def main() -> None:
    print("Starting: processor time of a fresh process, the median of five")
    for what, arguments in WHAT.items():
        print(f"{what:32}{median(_spent(arguments) for _ in range(TIMES)):8.0f} ms")


def _spent(arguments: Sequence[str]) -> float:
    before = getrusage(RUSAGE_CHILDREN)
    subprocess.run([sys.executable, *arguments], check=True, stdout=subprocess.DEVNULL)
    after = getrusage(RUSAGE_CHILDREN)
    seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return 1000 * seconds


if __name__ == "__main__":
    main()
