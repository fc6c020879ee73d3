"""What the words of 18xx.games mean in games of 1824."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from kursbuch.core.action import Seat
from kursbuch.eighteen.ids import BANK
from kursbuch.formats.eighteen_games.read import begin_import
from kursbuch.formats.eighteen_games.site_game import read_site_game
from kursbuch.formats.g1824.chance import seed_for, stack_from
from tests.formats.small import text
from tests.games.g1824.builders import ANNA, CARLA, at_turn, company, hold, lay_tile, position

SD = {"entity": "SD", "entity_type": "corporation"}


@pytest.mark.rule("24-ST-06")
@pytest.mark.parametrize(("said", "seat"), [({"user": 33}, CARLA), ({}, ANNA), ({"user": 4}, ANNA)])
def test_anybody_who_is_named_acts_for_a_company_without_director(
    said: dict[str, Any], seat: int
) -> None:
    state = position("6", players=3, directorless="anybody runs it")
    company(state, "SD", money=20)
    hold(state, "SD", BANK, 0)
    state = at_turn(state, "SD", "SettleHome")
    tile = {"type": "lay_tile", "hex": "E12", "tile": "499-0", "rotation": 0}
    written = read_site_game(text({**SD, **tile, **said}, title="1824"))
    game = replace(begin_import(written), state=state)
    for _ in game.steps():
        pass
    assert game.played == [lay_tile("E12", 499, 0, by=Seat(seat))]


STACKS = [[small, coal] for small in ("KK2", "SD2", "SD3") for coal in ("EPP", "EOD", "MLB")]


@pytest.mark.rule("24-VA-04")
@pytest.mark.parametrize("stack", STACKS)
def test_a_seed_can_be_found_for_every_stack(stack: list[str]) -> None:
    assert stack_from(int(seed_for(stack, "a word"))) == stack


@pytest.mark.rule("24-VA-04")
def test_a_seed_that_draws_the_stack_is_kept() -> None:
    for seed in range(3000, 3020):
        assert seed_for(stack_from(seed), str(seed)) == str(seed)
