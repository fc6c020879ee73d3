"""Builds the compiled search by hand: with warnings as errors, or with sanitizers."""

from __future__ import annotations

import shutil
import subprocess
import sysconfig
from pathlib import Path

import pytest

import kursbuch

PACKAGE = Path(kursbuch.__file__).parent
SOURCE = PACKAGE / "routes" / "native" / "module.cpp"
WARNINGS = ("-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Werror")
SANITIZERS = ("-fsanitize=address,undefined", "-fno-sanitize-recover=all")

compiler = shutil.which("c++")
needs_compiler = pytest.mark.skipif(compiler is None, reason="there is no C++ compiler here")


def compile_native(*options: str) -> subprocess.CompletedProcess[str]:
    """Call the compiler."""
    assert compiler is not None
    headers = sysconfig.get_path("include")
    command = (compiler, "-std=c++17", "-isystem", headers, *options, str(SOURCE))
    return subprocess.run(command, capture_output=True, text=True, check=False)


def build_with_sanitizers(folder: Path) -> Path:
    """A copy of the package whose compiled search is watched; returns the compiled file."""
    shutil.copytree(PACKAGE, folder / "kursbuch", ignore=shutil.ignore_patterns("*.so", "web"))
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    built = folder / "kursbuch" / "routes" / f"_search{suffix}"
    made = compile_native(
        "-O1", "-g", "-fno-omit-frame-pointer", *SANITIZERS, "-fPIC", "-shared", "-o", str(built)
    )
    assert made.returncode == 0, made.stderr
    return built


def preloaded() -> str:
    """What is loaded before Python: the sanitizer, and the library whose throws it watches."""
    assert compiler is not None
    names = (f"-print-file-name={name}" for name in ("libasan.so", "libstdc++.so"))
    found = (
        subprocess.run((compiler, name), capture_output=True, text=True, check=True)
        for name in names
    )
    return " ".join(one.stdout.strip() for one in found)
