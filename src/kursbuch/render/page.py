"""A whole sheet of paper: margin, heading with the moment of the game, and what is drawn on it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from kursbuch.core.state import State
from kursbuch.render.document import document
from kursbuch.render.legend import HEADING, heading
from kursbuch.render.options import DrawOptions
from kursbuch.render.palette import PAPER
from kursbuch.render.svg import Element, moved, on_lines, rect

MARGIN = 24.0


def page(
    state: State,
    options: DrawOptions,
    *,
    name: str,
    moment: str,
    kind: str,
    size: tuple[float, float],
    content: Sequence[Element],
    description: str,
    defs: Iterable[Element] = (),
) -> str:
    """The content, drawn from the origin and so large, on a sheet with a heading."""
    wide, high = size
    top = HEADING if options.legend else 0.0
    box = (-MARGIN, -MARGIN, wide + 2 * MARGIN, top + high + 2 * MARGIN)
    parts = [rect(*box, fill=PAPER), moved(0, top, *on_lines(*content))]
    if options.legend:
        parts.append(heading(name, waits_for(state, options), moment, (0, 0), wide))
    return document(
        box,
        parts,
        title=f"{name}, {moment}",
        description=description,
        prefix=options.prefix,
        language=options.language,
        defs=defs,
        kind=kind,
    )


def waits_for(state: State, options: DrawOptions) -> str:
    """What the game waits for, in a sentence."""
    if not state.agenda:
        return options.say("render-over-now")
    return options.speak(state.agenda[-1].prompt(state))
