"""The API reference that `make docs` writes has every public name."""

from __future__ import annotations

import pdoc
import pytest

import kursbuch


@pytest.fixture(scope="module")
def reference() -> str:
    """The page of the package, as `make docs` writes it."""
    module = pdoc.doc.Module(kursbuch)
    bots = pdoc.doc.Module(kursbuch.bots)
    return pdoc.render.html_module(module, all_modules={"kursbuch": module, "kursbuch.bots": bots})


@pytest.mark.parametrize("name", kursbuch.__all__)
def test_every_public_name_stands_in_the_reference(name: str, reference: str) -> None:
    assert f'id="{name}"' in reference or f'href="kursbuch/{name}.html"' in reference
