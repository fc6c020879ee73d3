"""Options of 18xx titles are read into typed switches."""

from __future__ import annotations

from typing import Literal, get_args, get_origin, get_type_hints

import pytest

from kursbuch.core.errors import Unreadable
from kursbuch.eighteen.title.options import read_switches
from kursbuch.games.g1824 import title as g1824
from kursbuch.games.g1824.rules import Title24
from kursbuch.games.g1844 import title as g1844
from kursbuch.games.g1844.rules import Switches, Title44


@pytest.mark.parametrize("title", [*g1844.TITLES, *g1824.TITLES], ids=lambda title: title.key)
def test_a_switch_takes_the_values_of_its_option_and_no_others(title: Title44 | Title24) -> None:
    hints = get_type_hints(type(title.switches))
    for option in title.options:
        for value in option.values:
            read_switches(type(title.switches), {option.name: value})
        if get_origin(hints[option.name]) is Literal:
            assert set(get_args(hints[option.name])) == set(option.values)


def test_a_switch_refuses_what_is_no_value_of_its_option() -> None:
    with pytest.raises(Unreadable):
        read_switches(Switches, {"furka": "never"})
