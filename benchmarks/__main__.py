"""All benchmarks, one after the other, each in a process of its own."""

import subprocess
import sys
from pathlib import Path

from benchmarks.compare import names_of

for name in sorted(names_of(Path(__file__).parents[1])):
    subprocess.run([sys.executable, "-m", f"benchmarks.{name}"], check=True)
    print(flush=True)
