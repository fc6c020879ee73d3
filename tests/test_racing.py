"""The check after a race sees whatever is lost, done twice, or done by nobody."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from benchmarks.races import pairs
from benchmarks.racing.calls import ANNA, BERT, CALLS, CARLA, DORA, NAMED, Race, Setting, bid
from benchmarks.racing.checks import CHECKS, After, Done, gone, taken_back_to
from benchmarks.racing.tables import settings_of

TOGETHER = Race("abc", Setting.TOGETHER, seat=0)
WAITING = Race("abc", Setting.WAITING)
MOVED = Race("abc", Setting.TOGETHER, row=2, seat=0, line=(ANNA, BERT))


def places(*accounts: str) -> list[dict[str, Any]]:
    return [
        {
            "account": "" if who == "bot" else who,
            "bot": "random" if who == "bot" else "",
            "free": not who,
            "pinned": "",
        }
        for who in accounts
    ]


def table(race: Race, **said: Any) -> dict[str, Any]:
    """The table as it was before the race, except for what is said."""
    whole = {
        "status": "open" if race.setting is Setting.WAITING else "running",
        "seq": race.row,
        "name": "",
        "result": None,
        "seats": race.seats,
        "places": places(*race.seats),
    }
    return whole | said


def done(name: str, who: str = ANNA, number: int = 0, answer: Any = None) -> Done:
    return Done(name, who, number, answer)


def wrong(after: After) -> list[str]:
    return [told for check in CHECKS for told in check(after)]


def row(number: int, seq: int, told: str = "") -> dict[str, Any]:
    return {"seq": seq, "number": number, "by": 0, "lines": [told]}


FULL = places(ANNA, BERT, CARLA)
BID = bid(0)
TOLD = f"Anna bids {BID['cubes']} cubes on box {BID['box']}."
ASKED = {"kind": "end", "to": 0}
RECORD: dict[str, Any] = {"actions": []}


@pytest.mark.parametrize(
    ("race", "acknowledged", "said", "seen"),
    [
        (TOGETHER, [], {}, {}),
        (TOGETHER, [done("act")], {"seq": 1}, {"rows": [row(1, 1, TOLD)]}),
        (TOGETHER, [done("end")], {}, {"proposals": [ASKED]}),
        (TOGETHER, [done("rename", number=3)], {"name": "Table 3"}, {}),
        (MOVED, [done("undo", BERT)], {"seq": 3}, {"rows": [row(1, 3)]}),
        (WAITING, [done("join", CARLA)], {"status": "running", "places": FULL}, {}),
        (WAITING, [done("leave", BERT)], {"places": places(ANNA, "", "")}, {}),
    ],
)
def test_what_is_as_it_was_acknowledged_is_right(
    race: Race, acknowledged: Sequence[Done], said: dict[str, Any], seen: dict[str, Any]
) -> None:
    assert wrong(After(race, acknowledged, table(race, **said), record=RECORD, **seen)) == []


@pytest.mark.parametrize(
    ("race", "acknowledged", "said", "seen"),
    [
        (TOGETHER, [done("act")], {}, {}),
        (TOGETHER, [], {"seq": 1}, {"rows": [row(1, 1, TOLD)]}),
        (TOGETHER, [done("act")], {"seq": 1}, {"rows": [row(1, 1, "Anna passes.")]}),
        (TOGETHER, [done("act")], {"seq": 2}, {"rows": [row(1, 1, TOLD)]}),
        (TOGETHER, [done("act"), done("act")], {"seq": 1}, {"rows": [row(1, 1, TOLD)]}),
        (TOGETHER, [done("end")], {}, {}),
        (TOGETHER, [done("replace")], {}, {}),
        (TOGETHER, [done("offer", answer=[{"key": "k"}])], {}, {}),
        (TOGETHER, [done("offer", answer=[{"key": "k"}])], {}, {"invitations": [{"key": "l"}]}),
        (TOGETHER, [done("rename", number=3)], {"name": "Table 4"}, {}),
        (TOGETHER, [], {"name": "Table 4"}, {}),
        (TOGETHER, [done("delete")], {}, {}),
        (TOGETHER, [], {"status": "finished", "result": {"reason": "agreement"}}, {}),
        (TOGETHER, [], {"places": places(ANNA, CARLA)}, {}),
        (TOGETHER, [], {"places": places(ANNA, "bot")}, {}),
        (TOGETHER, [done("chat")], {}, {}),
        (replace(TOGETHER, offered="k"), [], {}, {}),
        (replace(TOGETHER, offered="k"), [done("take", CARLA)], {}, {}),
        (
            replace(TOGETHER, offered="k"),
            [done("take", CARLA), done("take", DORA)],
            {"places": places(CARLA, BERT)},
            {},
        ),
        (replace(TOGETHER, wish="end", proposal=1), [done("agree", BERT)], {}, {}),
        (replace(MOVED, wish="undo", proposal=1), [done("agree", BERT)], {}, {}),
        (MOVED, [done("undo", BERT)], {}, {}),
        (MOVED, [done("undo", BERT)], {"seq": 3}, {"rows": [row(3, 3)]}),
        (MOVED, [done("undo", ANNA)], {}, {}),
        (WAITING, [done("join", CARLA)], {}, {}),
        (WAITING, [done("join", CARLA)], {"places": FULL}, {}),
        (WAITING, [done("leave", BERT)], {}, {}),
        (WAITING, [done("begin")], {}, {}),
        (WAITING, [], {"status": "running"}, {}),
        (
            WAITING,
            [done("join", CARLA), done("begin")],
            {"status": "running", "places": FULL},
            {},
        ),
    ],
)
def test_what_is_not_is_told(
    race: Race, acknowledged: Sequence[Done], said: dict[str, Any], seen: dict[str, Any]
) -> None:
    assert wrong(After(race, acknowledged, table(race, **said), record=RECORD, **seen))


@pytest.mark.parametrize(
    ("race", "acknowledged", "right"),
    [
        (WAITING, [done("delete")], True),
        (WAITING, [done("leave"), done("leave", BERT)], True),
        (WAITING, [], False),
        (WAITING, [done("leave")], False),
        (WAITING, [done("delete"), done("delete")], False),
        (WAITING, [done("delete"), done("join", CARLA)], False),
        (TOGETHER, [done("delete"), done("take", CARLA)], False),
    ],
)
def test_a_table_is_gone_only_if_nobody_else_sits_there(
    race: Race, acknowledged: Sequence[Done], right: bool
) -> None:
    assert (not [*gone(race, acknowledged)]) == right


def test_taking_back_is_free_up_to_what_somebody_else_has_played() -> None:
    assert taken_back_to([ANNA, BERT], BERT, everything=False) == 1
    assert taken_back_to([ANNA, BERT], ANNA, everything=False) is None
    assert taken_back_to([ANNA, ANNA], ANNA, everything=True) == 0


def test_the_pairs_of_the_named_calls_come_first() -> None:
    every = pairs([*CALLS])
    assert len(every) == 210
    assert {*every[:91]} == {*pairs([*NAMED])}
    assert all(settings_of(names) for names in every)
