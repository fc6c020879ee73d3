"""What a hex shows, in words: for the pointer that rests on it and for those who do not see it."""

from __future__ import annotations

from collections.abc import Iterator

from kursbuch.eighteen.board.board import markers
from kursbuch.eighteen.board.tile import TILE_COLOURS, PrintedStop
from kursbuch.eighteen.ids import HexId, stop_id
from kursbuch.render.eighteen.sheet import Sheet
from kursbuch.render.options import DrawOptions


def told(sheet: Sheet, hex_id: HexId, options: DrawOptions) -> str:
    """One line: the hex, its name, its tile, its stops with values and markers, what it costs."""
    name = sheet.printed(hex_id).name
    head = f"{hex_id} {name}" if name else str(hex_id)
    rest = "; ".join(facts(sheet, hex_id, options))
    return f"{head}: {rest}" if rest else head


def facts(sheet: Sheet, hex_id: HexId, options: DrawOptions) -> Iterator[str]:
    """Its tile or what building costs, its stops, and whatever else the title shows there."""
    printed = sheet.printed(hex_id)
    if hex_id in sheet.board.tiles:
        tile, turn = sheet.board.tiles[hex_id]
        yield options.say("render-tile", tile=tile, turn=turn)
    elif printed.cost:
        yield options.say(f"render-{printed.terrain or 'cost'}", cost=printed.cost)
    for tile, _ in sheet.board.overlays.get(hex_id, ()):
        yield options.say("render-over", tile=tile)
    for index, stop in enumerate(sheet.face(hex_id).stops):
        yield _stop(sheet, hex_id, index, stop, options)
    for company in sheet.added.destinations.get(hex_id, ()):
        yield options.say("render-destination", company=company)
    for sign in sheet.added.signs.get(hex_id, ()):
        yield options.say(sign.meaning)


def _stop(sheet: Sheet, hex_id: HexId, index: int, stop: PrintedStop, options: DrawOptions) -> str:
    values = sheet.added.panels.get(hex_id, stop.values)
    value = values[TILE_COLOURS.index(sheet.colour)]
    words = options.say(f"render-stop-{stop.kind}", value=value)
    held = [m for m in markers(sheet.ground, sheet.board, stop_id(hex_id, index)) if m]
    return f"{words} ({', '.join(held)})" if held else words
