"""The compiled search of the route solver; without a compiler the package works without it."""

from pathlib import Path

from setuptools import Extension, setup

NATIVE = Path("src/kursbuch/routes/native")

setup(
    ext_modules=[
        Extension(
            "kursbuch.routes._search",
            sources=[str(NATIVE / "module.cpp")],
            depends=[str(header) for header in sorted(NATIVE.glob("*.hpp"))],
            language="c++",
            extra_compile_args=["-std=c++17", "-O2", "-Wall", "-Wextra"],
            optional=True,
        )
    ]
)
