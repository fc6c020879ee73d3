"""The compiled search checks what comes from Python, and does nothing that a sanitizer reports."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from kursbuch.routes import compiled
from tests.routes.native import (
    WARNINGS,
    build_with_sanitizers,
    compile_native,
    needs_compiler,
    preloaded,
)

ROOT = Path(__file__).parents[2]
LARGEST = compiled.LARGEST
NO_TRACK, NO_STOPS = bytes(24), bytes(16)
TRACK = b"\1" + bytes(23)
BOTH = b"\3" + bytes(15)

GRAPH: dict[str, Any] = {
    "values": (64, 64),
    "own": BOTH,
    "passable": BOTH,
    "arcs": (((0, 1, TRACK, 1, False),), ((0, 0, TRACK, 1, False),)),
    "apart": (b"\1" + bytes(15), b"\2" + bytes(15)),
    "starts": BOTH,
    "from_starts": False,
    "weights": (1, 1),
    "limit": 2,
    "hexes": 5,
    "best": 2,
    "bonuses": ((b"\1" + bytes(15), b"\2" + bytes(15), 64),),
    "tunnel": 64,
    "ends_count": True,
    "link_weight": (0,),
}
SEARCH: dict[str, Any] = {
    "prices": (0,),
    "taken": NO_TRACK,
    "floor": 1,
    "which": 0,
    "budget": 1000,
}
PACKING: dict[str, Any] = {
    "floors": (1,),
    "kinds": (0, 0),
    "prices": (0,),
    "total": 0,
    "step": 64,
    "incumbent": 0,
    "budget": 1000,
}
built = pytest.mark.skipif(
    not compiled.is_compiled(), reason="the compiled search was not built here"
)


def native() -> Any:
    return compiled._native()


@built
def test_a_sound_graph_is_searched() -> None:
    graph = native().load(**GRAPH)
    (route,), steps, stopped = native().search(graph=graph, **SEARCH)
    assert route == (192, 192, TRACK, (0, 1), (0,))
    assert steps > 0
    assert not stopped
    ((train, best),), _, _ = native().better(graphs=(graph,), **PACKING)
    assert (train, best) == (0, route)


@built
@pytest.mark.parametrize(
    "wrong",
    [
        {"values": (64,)},
        {"values": (64,) * 129},
        {"values": (1 << 60, 0)},
        {"values": (1 << 70, 0)},
        {"values": 5},
        {"values": ("a", "b")},
        {"own": b"\1"},
        {"own": b"\7" + bytes(15)},
        {"passable": bytes(15) + b"\1"},
        {"arcs": (((0, 2, TRACK, 1, False),), ())},
        {"arcs": (((0, 0, TRACK, 1, False),), ())},
        {"arcs": (((0, -1, TRACK, 1, False),), ())},
        {"arcs": (((1, 1, TRACK, 1, False),), ())},
        {"arcs": (((-1, 1, TRACK, 1, False),), ())},
        {"arcs": (((0, 1, TRACK, -1, False),), ())},
        {"arcs": (((0, 1, b"", 1, False),), ())},
        {"arcs": (((0, 1),), ())},
        {"arcs": ((),)},
        {"apart": (BOTH,)},
        {"apart": (BOTH, b"\4" + bytes(15))},
        {"apart": (NO_STOPS, NO_STOPS)},
        {"apart": (BOTH, b"\1" + bytes(15))},
        {"weights": (1,)},
        {"weights": (1, -1)},
        {"weights": (1, 1 << 40)},
        {"weights": ((1 << 31) - 2,) * 2},
        {"limit": -1},
        {"limit": (1 << 31) - 1},
        {"hexes": -1},
        {"hexes": (1 << 20) + 1},
        {"best": -1},
        {"best": (1 << 20) + 1},
        {"bonuses": ((b"\4" + bytes(15), BOTH, 64),)},
        {"bonuses": ((BOTH, BOTH, 1 << 60),)},
        {"bonuses": (5,)},
        {"tunnel": 1 << 60},
        {"link_weight": ()},
        {"link_weight": (0, *(LARGEST // 1000,) * 1001)},
        {"link_weight": (0, LARGEST, -LARGEST)},
        {"bonuses": ((BOTH, BOTH, LARGEST // 1000),) * 1001},
    ],
)
def test_a_graph_that_is_not_sound_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises((ValueError, TypeError, OverflowError)):
        native().load(**(GRAPH | wrong))


@built
@pytest.mark.parametrize(
    "wrong",
    [
        {"prices": ()},
        {"prices": (0, 0)},
        {"prices": (-1,)},
        {"prices": (1 << 60,)},
        {"taken": b""},
        {"floor": -(1 << 60)},
        {"which": 3},
        {"which": -1},
        {"budget": -1},
        {"budget": (1 << 63) - 1},
        {"graph": None},
    ],
)
def test_a_search_that_is_not_sound_is_refused(wrong: dict[str, Any]) -> None:
    question = {"graph": native().load(**GRAPH), **SEARCH}
    with pytest.raises((ValueError, TypeError)):
        native().search(**(question | wrong))


@built
@pytest.mark.parametrize(
    "wrong",
    [
        {"floors": ()},
        {"floors": (-(1 << 60),)},
        {"kinds": (1,)},
        {"kinds": (-1,)},
        {"kinds": (0,) * 101},
        {"prices": ()},
        {"step": 0},
        {"total": 1 << 60},
        {"budget": -1},
        {"graphs": (None,)},
        {"graphs": 5},
    ],
)
def test_a_packing_that_is_not_sound_is_refused(wrong: dict[str, Any]) -> None:
    question = {"graphs": (native().load(**GRAPH),), **PACKING}
    with pytest.raises((ValueError, TypeError)):
        native().better(**(question | wrong))


@built
def test_graphs_live_until_the_answer_even_if_nobody_else_holds_them() -> None:
    graphs = (native().load(**GRAPH) for _ in range(1))
    ((train, (revenue, *_)),), _, _ = native().better(graphs=graphs, **PACKING)
    assert (train, revenue) == (0, 192)


@built
def test_the_widest_limits_are_searched() -> None:
    widest = {"weights": (1 << 20,) * 2, "limit": 1 << 20, "hexes": 1 << 20, "best": 1 << 20}
    graph = native().load(**(GRAPH | widest))
    assert native().search(graph=graph, **SEARCH)[0] == []


@built
def test_the_largest_amounts_are_added_up() -> None:
    most = {"values": (LARGEST - 3, 1), "bonuses": (), "tunnel": 1, "link_weight": (1,)}
    graph = native().load(**(GRAPH | most))
    dear = SEARCH | {"prices": (LARGEST,), "floor": -1}
    (route,), _, stopped = native().search(graph=graph, **dear)
    assert route[:2] == (-1, LARGEST - 1)
    assert not stopped


@built
def test_a_train_too_short_for_its_first_stop_has_no_route() -> None:
    for short in ({"limit": 0}, {"weights": (3, 3)}, {"hexes": 0}, {"best": 0}):
        graph = native().load(**(GRAPH | short))
        routes, _, stopped = native().search(graph=graph, **(SEARCH | {"floor": 65}))
        assert not stopped
        assert all(route[0] >= 65 for route in routes)


@built
def test_track_that_takes_no_room_is_no_trouble() -> None:
    arcs = (((0, 1, NO_TRACK, 1, False),), ((0, 0, NO_TRACK, 1, False),))
    graph = native().load(**(GRAPH | {"arcs": arcs}))
    found, _, _ = native().better(graphs=(graph,), **PACKING)
    assert [train for train, _ in found] == [0, 1] or [train for train, _ in found] == [0]


@needs_compiler
def test_the_compiler_has_nothing_to_warn_of() -> None:
    done = compile_native("-fsyntax-only", *WARNINGS)
    assert done.returncode == 0, done.stderr


@pytest.mark.proof
@needs_compiler
def test_sanitizers_have_nothing_to_report(tmp_path: Path) -> None:
    library = build_with_sanitizers(tmp_path)
    done = _python(tmp_path, "-m", "pytest", "-qs", "-p", "no:cacheprovider", *_watched())
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    used = _python(tmp_path, "-c", "import kursbuch.routes._search as s; print(s.__file__)")
    assert used.stdout.strip() == str(library)


@pytest.mark.proof
@needs_compiler
def test_a_sanitizer_that_reports_ends_python(tmp_path: Path) -> None:
    build_with_sanitizers(tmp_path)
    freed_twice = "import ctypes as c; f = c.CDLL(None).free; f.argtypes = [c.c_void_p]; f(8)"
    done = _python(tmp_path, "-c", f"import kursbuch.routes._search; {freed_twice}")
    assert done.returncode != 0
    assert "AddressSanitizer" in done.stderr


def _watched() -> list[str]:
    """The tests of the compiled search; those that ask CP-SAT are left to run unwatched."""
    names = ("test_native", "test_search", "test_solve", "test_properties", "test_alternatives")
    files = [str(ROOT / "tests" / "routes" / f"{name}.py") for name in names]
    return [*files, "-m", "not proof", "-k", "not cp_sat and not warn"]


def _python(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Python with the watched search, and the sanitizer loaded first."""
    watched = {
        "PYTHONPATH": f"{folder}{os.pathsep}{ROOT}",
        "LD_PRELOAD": preloaded(),
        "ASAN_OPTIONS": "detect_leaks=0",  # Python never frees all
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    command = (sys.executable, *arguments)
    return subprocess.run(
        command, env=os.environ | watched, cwd=ROOT, capture_output=True, text=True, check=False
    )
