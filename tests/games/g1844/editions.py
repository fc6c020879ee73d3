"""Tests that look at both editions."""

from __future__ import annotations

import pytest

from kursbuch.games.g1844.title import EDITION_2003, EDITION_2016

EDITIONS = pytest.mark.parametrize("title", [EDITION_2003, EDITION_2016], ids=lambda t: t.key)
