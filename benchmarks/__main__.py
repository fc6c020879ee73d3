"""All benchmarks, one after the other."""

from importlib import import_module
from pkgutil import iter_modules

import benchmarks

for module in iter_modules(benchmarks.__path__, "benchmarks."):
    if not module.name.endswith(("__main__", "compare")):
        import_module(module.name).main()
        print()
