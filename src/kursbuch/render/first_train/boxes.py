"""The influence boxes: printed points, the token of the turn, and the bid that stands."""

from __future__ import annotations

from kursbuch.core.words import Who
from kursbuch.games.first_train.boards import EITHER, PrintedBox
from kursbuch.games.first_train.state import Box, FirstTrain
from kursbuch.render import marking
from kursbuch.render.first_train.look import INFLUENCE, disc
from kursbuch.render.options import DrawOptions
from kursbuch.render.palette import FAINT, INK, RULE, SIGNAL, readable
from kursbuch.render.svg import Element, Paint, circle, group, moved, path, rect, text, tooltip

WIDE, HIGH, GAP = 138.0, 108.0, 12.0


def boxes(state: FirstTrain, options: DrawOptions) -> tuple[Element, float]:
    """All boxes in their two rows, and how high they are together."""
    parts, columns = [], {"top": 0, "low": 0}
    for number, (printed, box) in enumerate(
        zip(state.title.side.boxes, state.boxes, strict=True), 1
    ):
        x = columns[printed.row] * (WIDE + GAP)
        y = 0 if printed.row == "top" else HIGH + GAP
        columns[printed.row] += 1
        mark, words = options.marks.of(str(number)), _told(number, box, options)
        drawn = _box(number, printed, box, options)
        place = marking.place("box", mark, words)
        parts.append(moved(x, y, tooltip(words), *drawn, data_box=number, **place))
    return group(*parts, class_="boxes"), 2 * HIGH + GAP


def _box(number: int, printed: PrintedBox, box: Box, options: DrawOptions) -> list[Element]:
    mark = options.marks.of(str(number))
    rim: Paint = {"stroke": SIGNAL if mark else RULE, "stroke_width": 3 if mark else 1.2}
    parts = [
        rect(0, 0, WIDE, HIGH, rx=6, fill="#fffdf7", **rim),
        text(str(number), 14, 17, 17, weight=600),
        text(
            options.say("render-least", least=printed.least),
            WIDE - 10,
            16,
            11.5,
            anchor="end",
            fill=FAINT,
        ),
    ]
    points = [*printed.fixed]
    for index, colour in enumerate(points):
        parts.append(moved(26 + index * 29, 46, point(colour)))
    if box.token:
        parts.append(moved(WIDE - 24, 46, token(box.token)))
    return [*parts, *_bid(box)]


def point(colour: str, r: float = 12.0) -> Element:
    """An influence point, with the first letter of its colour."""
    if colour == EITHER:
        half = path(f"M0 {-r}A{r} {r} 0 0 1 0 {r}Z", fill=INFLUENCE["green"])
        return group(
            circle(0, 0, r, fill=INFLUENCE["red"], stroke=INK, stroke_width=1),
            half,
            text("R", -5, 0, 10, weight=700, fill="#ffffff"),
            text("G", 5.5, 0, 10, weight=700, fill="#ffffff"),
        )
    ink = readable(INFLUENCE[colour])
    return group(
        circle(0, 0, r, fill=ink.ground, stroke=INK, stroke_width=1),
        text(colour[0].upper(), 0, 0, r, weight=700, fill=ink.letters),
    )


def token(colour: str) -> Element:
    """A token drawn from the bag: a square, so that it is not taken for a printed point."""
    ink = readable(INFLUENCE[colour])
    return group(
        rect(-13, -13, 26, 26, rx=3, fill=ink.ground, stroke=INK, stroke_width=1.6),
        text(colour[0].upper(), 0, 0, 13, weight=700, fill=ink.letters),
    )


def _bid(box: Box) -> list[Element]:
    if box.bidder is None:
        return []
    return [
        rect(8, HIGH - 40, WIDE - 16, 32, rx=4, fill="#efe6d2"),
        disc(box.bidder, 30, HIGH - 24, 9),
        text(f"{box.cubes}", 54, HIGH - 24, 20, anchor="start", weight=600),
    ]


def _told(number: int, box: Box, options: DrawOptions) -> str:
    if box.bidder is None:
        return options.say("render-box-free", number=number)
    return options.say("render-box-bid", number=number, player=Who(box.bidder), cubes=box.cubes)
