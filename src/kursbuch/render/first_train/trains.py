"""The Available Trains board: every train with its carriages and wagons, owner and load."""

from __future__ import annotations

from collections.abc import Iterator

from kursbuch.games.first_train.boards import TrainRow
from kursbuch.games.first_train.map import GOODS
from kursbuch.games.first_train.state import FirstTrain, Train
from kursbuch.render.first_train.boxes import point
from kursbuch.render.first_train.look import cube, disc, person
from kursbuch.render.options import DrawOptions
from kursbuch.render.palette import FAINT, INK, RULE
from kursbuch.render.svg import Element, circle, group, line, moved, path, rect, text

HIGH, WIDE = 50.0, 236.0
_LEFT = 168.0


def trains(state: FirstTrain, options: DrawOptions) -> tuple[Element, float]:
    """All rows of trains, and how high they are together."""
    parts = []
    for number, row in enumerate(state.title.side.trains):
        parts.append(moved(0, number * HIGH, *_row(state, row, options), data_row=row.row))
    return group(*parts, class_="trains"), HIGH * len(state.title.side.trains)


def _row(state: FirstTrain, row: TrainRow, options: DrawOptions) -> Iterator[Element]:
    yield line((0, HIGH), (_LEFT + WIDE * 3, HIGH), stroke=RULE, stroke_width=0.8)
    yield text(row.row, 6, HIGH / 2, 18, weight=600)
    for index in range(row.cost):
        yield moved(36 + index * 20, HIGH / 2, point("brown", 8.5))
    if row.passengers:
        words = options.say("render-class", points=row.passenger_points)
        yield text(words, _LEFT - 10, HIGH / 2, 11, anchor="end", fill=FAINT)
    bought = [
        (seat, t) for seat in state.seats for t in state.players[seat].trains if t.row == row.row
    ]
    for index in range(row.count):
        owner = bought[index] if index < len(bought) else None
        yield moved(_LEFT + index * WIDE, HIGH / 2, *_train(row, owner))


def _train(row: TrainRow, owner: tuple[int, Train] | None) -> Iterator[Element]:
    """An engine, a carriage with seats, a wagon with places for cubes."""
    load = owner[1].load if owner else ()
    goods = [piece for piece in load if piece in GOODS]
    people = [piece for piece in load if piece not in GOODS]
    yield _engine()
    x = 44.0
    if row.passengers:
        yield from _car(x, row.passengers, rounded=True)
        yield from (person(piece, x + 12 + i * 17, -1, 7) for i, piece in enumerate(people))
        x += 17 * row.passengers + 16
    if row.goods:
        yield from _car(x, row.goods, rounded=False)
        yield from (cube(piece, x + 12 + i * 17, 0, 9.5) for i, piece in enumerate(goods))
    if owner:
        yield disc(owner[0], -11, 2, 9)


def _engine() -> Element:
    wheels = [circle(x, 12, 4, fill=INK) for x in (8, 18, 30)]
    body = path("M2 8V-2H20V-6H28V-2H36V8Z M24 -6V-12H29V-6Z", fill=INK)
    return group(body, *wheels)


def _car(x: float, places: int, *, rounded: bool) -> Iterator[Element]:
    wide = 17 * places + 8
    yield line((x - 8, 8), (x, 8), stroke=INK, stroke_width=2)
    yield rect(
        x, -10, wide, 20, rx=7 if rounded else 0, fill="#fffdf7", stroke=INK, stroke_width=1.3
    )
    yield from (circle(at, 13, 3, fill=INK) for at in (x + 7, x + wide - 7))
    for index in range(places):
        at = x + 12 + index * 17
        if rounded:
            yield circle(at, 0, 6, fill="none", stroke=RULE, stroke_width=1)
        else:
            yield rect(at - 6, -6, 12, 12, fill="none", stroke=RULE, stroke_width=1)
