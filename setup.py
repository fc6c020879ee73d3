"""The compiled search of the route solver; without a compiler the package works without it."""

from setuptools import Extension, setup

setup(
    ext_modules=[
        Extension(
            "kursbuch.routes._search",
            sources=["src/kursbuch/routes/_search.cpp"],
            language="c++",
            extra_compile_args=["-std=c++17", "-O2"],
            optional=True,
        )
    ]
)
