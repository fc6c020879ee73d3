"""What the words of 18xx.games mean in games of 1824."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from kursbuch.core.action import Seat
from kursbuch.core.title import (
    Value,
)
from kursbuch.eighteen.ids import (
    BANK,
    CompanyId,
    TrainId,
)
from kursbuch.eighteen.operating.buy_trains import (
    BuyTrain,
)
from kursbuch.formats.eighteen_games.importing import (
    Import,
    ImpossibleAction,
)
from kursbuch.formats.eighteen_games.read import begin_import
from kursbuch.formats.eighteen_games.site_game import read_site_game
from kursbuch.formats.g1824.chance import seed_for, stack_from
from kursbuch.formats.g1824.read import (
    Translator1824,
)
from kursbuch.games.g1824.state import (
    State24,
)
from tests.eighteen.builders import ANNA, BERT, CARLA, do, hold, lay_tile, of
from tests.formats.small import text
from tests.games.g1824.builders import at_turn, company, position

SD = {"entity": "SD", "entity_type": "corporation"}
BH = {"entity": "BH", "entity_type": "corporation"}


@pytest.mark.rule("24-ST-06")
@pytest.mark.parametrize(("said", "seat"), [({"user": 33}, CARLA), ({}, ANNA), ({"user": 4}, ANNA)])
def test_anybody_who_is_named_acts_for_a_company_without_director(
    said: dict[str, Any], seat: int
) -> None:
    state = position("6", players=3, directorless="anybody runs it")
    company(state, "SD", money=20)
    state.alone.append(CompanyId("SD"))
    hold(state, "SD", BANK, 0)
    state = at_turn(state, "SD", "SettleHome")
    tile = {"type": "lay_tile", "hex": "E12", "tile": "499-0", "rotation": 0}
    written = read_site_game(text({**SD, **tile, **said}, title="1824"))
    game = replace(begin_import(written), state=state)
    for _ in game.steps():
        pass
    assert game.played == [lay_tile("E12", 499, 0, by=Seat(seat))]


def imported(state: State24, *actions: dict[str, Any]) -> Import[State24]:
    """These recorded actions, played from a position."""
    game = begin_import(read_site_game(text(*actions, title="1824")))
    return replace(game, state=state)


def two_with_the_same_train() -> State24:
    """BH may buy; SD, without director, and Bert's MS have a 1g each."""
    state = position("4", players=3, directorless="anybody runs it", consent=False)
    company(state, "MS", seat=BERT, trains=["1g"])
    company(state, "SD", trains=["1g"])
    hold(state, "SD", BANK, *range(9))
    company(state, "BH", money=500, trains=["3"], at=["J13.0"])
    return at_turn(state, "BH", "BuyTrains")


@pytest.mark.rule("24-TT-03", "24-ST-08")
@pytest.mark.parametrize("owner", ["MS", "SD"])
def test_a_train_is_bought_from_the_company_that_has_the_one_named(owner: str) -> None:
    bought = {"type": "buy_train", "train": "1g-4", "price": 120, "variant": "1g"}
    game = imported(two_with_the_same_train(), {**BH, **bought})
    assert isinstance(game.translator, Translator1824)
    game.translator.trains["1g-4"] = CompanyId(owner)
    *_, (_, after) = game.steps()
    assert isinstance(after, State24)
    assert [name for name in ("MS", "SD") if not of(after, name).trains] == [owner]


@pytest.mark.rule("24-CR-16", "24-FO-08")
def test_a_train_is_followed_into_the_company_that_its_owner_became_part_of() -> None:
    state = two_with_the_same_train()
    game = imported(state)
    assert isinstance(game.translator, Translator1824)
    game.translator.trains |= {"1g-0": CompanyId("SD3"), "1g-1": CompanyId("EOD")}
    assert game.translator._owner(state, "1g-0") == "SD"
    assert game.translator._owner(state, "1g-1") == "MS"
    assert game.translator._owner(state, "1g-2") is None


def two_with_too_many(**options: Value) -> State24:
    """BH buys the first 6-train; SB, whose price is higher, and CL own three trains."""
    state = position("5", players=3, **options)  # type: ignore[arg-type]
    state.depot["5"] = 0
    company(state, "CL", seat=BERT, trains=["4", "5", "5"], cell=(6, 2))
    company(state, "SB", seat=CARLA, trains=["4", "5", "5"], cell=(4, 2))
    company(state, "BH", money=800, trains=["5"], at=["J13.0"])
    six = BuyTrain(by=ANNA, train=TrainId("6"), source=str(BANK))
    return do(at_turn(state, "BH", "BuyTrains"), six)


@pytest.mark.rule("24-TP-11")
@pytest.mark.parametrize(("order", "first"), [("operating order", CARLA), ("as listed", BERT)])
def test_of_two_with_too_many_trains_one_is_first(order: str, first: Seat) -> None:
    state = two_with_too_many(surplus_order=order)
    assert state.agenda[-1].actors(state) == (first,)


@pytest.mark.rule("24-TP-11")
def test_a_surplus_train_goes_from_the_company_that_the_file_names() -> None:
    state = two_with_too_many(surplus_order="as listed")
    given = {"type": "discard_train", "train": "5-0", "entity_type": "corporation"}
    game = imported(state, {**given, "entity": "CL"}, {**given, "entity": "SB"})
    *_, (_, after) = game.steps()
    assert isinstance(after, State24)
    assert [of(after, name).trains for name in ("CL", "SB")] == [["4", "5"]] * 2
    with pytest.raises(ImpossibleAction, match="CL"):
        list(imported(state, {**given, "entity": "SB"}).steps())


STACKS = [[small, coal] for small in ("KK2", "SD2", "SD3") for coal in ("EPP", "EOD", "MLB")]


@pytest.mark.rule("24-VA-04")
@pytest.mark.parametrize("stack", STACKS)
def test_a_seed_can_be_found_for_every_stack(stack: list[str]) -> None:
    assert stack_from(int(seed_for(stack, "a word"))) == stack


@pytest.mark.rule("24-VA-04")
def test_a_seed_that_draws_the_stack_is_kept() -> None:
    for seed in range(3000, 3020):
        assert seed_for(stack_from(seed), str(seed)) == str(seed)
