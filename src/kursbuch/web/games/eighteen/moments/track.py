"""Track: click a hex, choose among the tiles round it, turn, and see what each would earn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kursbuch.core.offers import Offer
from kursbuch.core.words import Message
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.ids import CompanyId, HexId, TileId
from kursbuch.eighteen.operating.lay_track import LayTile, LayTrack
from kursbuch.eighteen.running.runs import best_runs
from kursbuch.eighteen.state import State18
from kursbuch.web.games.eighteen.focus import amid, amid_stations
from kursbuch.web.games.eighteen.moments.turn import plate, steps
from kursbuch.web.games.eighteen.naming import place_name
from kursbuch.web.games.eighteen.places import hex_at, state_of
from kursbuch.web.games.eighteen.ring import TileChoice, ring
from kursbuch.web.games.moment import Moment
from kursbuch.web.games.presenter import Scene


def track(scene: Scene) -> Moment:
    """The tiles for the hex that was clicked, in a table and in a ring round it."""
    state = state_of(scene)
    step = state.agenda[-1]
    assert isinstance(step, LayTrack)
    hex_id = _hex(scene)
    faces = faces_at(scene, hex_id) if hex_id else []
    chosen = _chosen(scene, faces)
    lays = any(offer.action is LayTile for offer in scene.offers)
    return Moment(
        template="games/eighteen/moments/track.html",
        context={**_context(scene, step.company, hex_id, faces, chosen), "lays": lays},
        shows=frozenset({LayTile, Pass}),
        steps=steps(scene),
        plate=plate(scene, step.company),
        hint=scene.words.say(Message("e-hint-track")) if lays else "",
        passing=scene.words.say(Message("e-no-more-tiles" if step.laid else "e-no-tile")),
        proposal=chosen.action if chosen else None,
        overlay=ring(scene, hex_id, faces, chosen) if hex_id and faces else Moment.overlay,
        focus=amid(scene, [hex_id]) if hex_id else amid_stations(scene, step.company),
    )


def _hex(scene: Scene) -> HexId | None:
    """The hex that was clicked, or on which a tile is proposed."""
    if isinstance(scene.proposed, LayTile):
        return scene.proposed.hex
    picked = scene.picked.get("hex")
    return HexId(picked) if picked else None


def faces_at(scene: Scene, hex_id: HexId) -> list[TileChoice]:
    """Every tile in every rotation that looks different, for one hex."""
    state, found = state_of(scene), []
    for offer in _lays(scene, hex_id):
        tile = TileId(str(offer.fixed["tile"]))
        alike = state.title.ground.tiles.tiles[tile].looks_like
        seen: set[int] = set()
        for action in offer.actions():
            assert isinstance(action, LayTile)
            if alike[action.turn] not in seen:
                seen.add(alike[action.turn])
                found.append(TileChoice(tile, action.turn, action))
    return found


def _lays(scene: Scene, hex_id: HexId) -> Sequence[Offer]:
    return [o for o in scene.offers if o.action is LayTile and hex_at(o) == hex_id]


def _chosen(scene: Scene, faces: Sequence[TileChoice]) -> TileChoice | None:
    """The face that is proposed, else the first."""
    same = [face for face in faces if face.action == scene.proposed]
    return next(iter([*same, *faces]), None)


def _context(
    scene: Scene,
    company: CompanyId,
    hex_id: HexId | None,
    faces: Sequence[TileChoice],
    chosen: TileChoice | None,
) -> dict[str, Any]:
    state = state_of(scene)
    if hex_id is None:
        return {"company": company}
    costs = {str(o.fixed["tile"]): o.facts.get("cost", 0) for o in _lays(scene, hex_id)}
    tiles = dict.fromkeys(face.tile for face in faces)
    rows = [
        {
            "tile": tile,
            "faces": [face for face in faces if face.tile == tile],
            "left": left(state, tile),
            "cost": costs.get(tile, 0),
            "on": chosen is not None and chosen.tile == tile,
            "want": _want(faces, tile, chosen),
        }
        for tile in tiles
    ]
    return {
        "hex": hex_id,
        "place": place_name(state, hex_id),
        "rows": rows,
        "now": best_runs(state, company).revenue,
    }


def _want(faces: Sequence[TileChoice], tile: TileId, chosen: TileChoice | None) -> str:
    """What a click on a tile proposes: its first rotation, and if it is chosen the next."""
    same = [face for face in faces if face.tile == tile]
    at = same.index(chosen) + 1 if chosen in same else 0
    return same[at % len(same)].want


def left(state: State18, tile: TileId) -> str:
    """How many copies of a tile are left."""
    return str(state.title.ground.tiles.counts[tile] - state.board.lies(tile))
