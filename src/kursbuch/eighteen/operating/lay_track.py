"""The first step of a turn: a company lays one tile, or upgrades one."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace

from kursbuch.core.action import Action, Seat
from kursbuch.core.offers import Choices, Offer
from kursbuch.core.state import Flow, Step
from kursbuch.core.words import Message
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.board.board import face, lay
from kursbuch.eighteen.board.ground import Lay
from kursbuch.eighteen.board.lays import breach, lays
from kursbuch.eighteen.board.reach import reach
from kursbuch.eighteen.board.tile import Colour
from kursbuch.eighteen.free_will import opens_choice
from kursbuch.eighteen.ids import BANK, CompanyId, HexId, TileId, hex_of
from kursbuch.eighteen.law import require_law
from kursbuch.eighteen.money import pay
from kursbuch.eighteen.operating.events import PassedOver, StepEnded, TileLaid
from kursbuch.eighteen.operating.operating_round import acting
from kursbuch.eighteen.state import State18


@dataclass(frozen=True, slots=True, kw_only=True)
class LayTile(Action):
    """Lay *tile* on *hex*, turned clockwise by *turn* sixths."""

    hex: HexId
    tile: TileId
    turn: int


@dataclass(slots=True)
class LayTrack(Step[State18]):
    """A company may lay or upgrade one tile; its game may allow more building beside."""

    takes = (LayTile, Pass)

    company: CompanyId
    laid: bool = False
    built: bool = False
    """Something was built in this step."""
    ended: bool = False

    def advance(self, state: State18) -> Step[State18] | Flow:
        """Wait while anything can be built."""
        if self.ended:
            return Flow.DONE
        if self.has_choice(state):
            return Flow.WAIT
        if opens_choice(state, self, self.actors(state), LayTrack.has_choice):
            return Flow.WAIT
        if not self.built and not self.laid:
            state.emit(PassedOver(company=self.company, moment="track"))
        return Flow.DONE

    def has_choice(self, state: State18) -> bool:
        """There is a tile to lay, or something else to build."""
        if state.title.track.more(state, self.company):
            return True
        return not self.laid and can_lay(state, self.company)

    def actors(self, state: State18) -> tuple[Seat, ...]:
        """The director."""
        return acting(state, self.company)

    def prompt(self, state: State18) -> Message:
        """Whether the company may go on without a tile."""
        return Message("prompt-LayTrack-home" if self.owes_home_tile(state) else "prompt-LayTrack")

    def offers(self, state: State18) -> Iterator[Offer]:
        """One offer for each tile on each hex, with its rotations open; or nothing more."""
        for seat in self.actors(state):
            if not self.laid:
                for found in affordable(state, self.company):
                    yield lay_offer(state, LayTile, seat, self.company, found)
            if not self.owes_home_tile(state):
                yield Offer(Pass, seat)

    def check(self, state: State18, action: LayTile | Pass) -> None:
        """One tile per turn, by the rules for tiles; the home tile is laid if it can be."""
        if isinstance(action, Pass):
            require_law(state, not self.owes_home_tile(state), "home-tile-first")
            return
        require_law(state, not self.laid, "one-tile")
        check_lay(state, self.company, action.hex, action.tile, action.turn)

    def apply(self, state: State18, action: LayTile | Pass) -> None:
        """Lay the tile, or end the step."""
        if isinstance(action, Pass):
            self.ended = True
            state.emit(StepEnded(company=self.company, moment="track"))
            return
        self.laid = True
        lay_tile(state, self.company, action.hex, action.tile, action.turn)

    def owes_home_tile(self, state: State18) -> bool:
        """It is the company's first turn, its home has no track, and a tile for it can be laid."""
        home = state.title.charters[self.company].home
        if self.laid or home is None or not state.title.track.home_tile_compulsory:
            return False
        if state.companies[self.company].operated:
            return False
        hexes = home_without_track(state, self.company)
        return bool(hexes) and any(True for _ in affordable(state, self.company, hexes))


def home_without_track(state: State18, company: CompanyId) -> list[HexId]:
    """The home hex, where nothing has been laid or printed yet."""
    home = state.title.charters[company].home
    if home is None or face(state.title.ground, state.board, hex_of(home)).track:
        return []
    return [hex_of(home)]


def colours(state: State18) -> tuple[Colour, ...]:
    """The colours of tiles that may be laid in this phase."""
    return state.title.phases[state.phase].tiles


def affordable(
    state: State18,
    company: CompanyId,
    at: Collection[HexId] | None = None,
    only: Collection[Colour] | None = None,
) -> Iterator[Lay]:
    """Everything that a company may lay and can pay for."""
    ground, board, cash = state.title.ground, state.board, state.companies[company].cash
    reached, cost = reach(ground, board, company), state.title.track.cost
    for found in lays(ground, board, only or colours(state), reached, at):
        if cost(state, company, found.hex) <= cash and (useful := _useful(state, company, found)):
            yield useful


def _useful(state: State18, company: CompanyId, found: Lay) -> Lay | None:
    """The turns of a tile for which the company has a use, where that is asked for."""
    useful = state.title.track.useful
    turns = [t for t in found.turns if useful(state, company, found.hex, found.tile, t)]
    if len(turns) == len(found.turns):
        return found
    return replace(found, turns=tuple(turns)) if turns else None


def can_lay(state: State18, company: CompanyId, only: Collection[Colour] | None = None) -> bool:
    """There is a tile that a company may lay and can pay for."""
    return any(True for _ in affordable(state, company, only=only))


def lay_offer(
    state: State18, action: type[Action], seat: Seat, company: CompanyId, found: Lay
) -> Offer:
    """An offer to lay a tile, with its rotations open."""
    return Offer(
        action,
        seat,
        {"hex": found.hex, "tile": found.tile},
        {"turn": Choices(found.turns)},
        {"cost": state.title.track.cost(state, company, found.hex)},
    )


def check_lay(state: State18, company: CompanyId, hex_id: HexId, tile: TileId, turn: int) -> None:
    """The law of laying a tile: it fits, it is there, it is connected, it can be paid for."""
    ground = state.title.ground
    require_law(state, hex_id in ground.map.hexes, "no-such-hex", hex=hex_id)
    require_law(state, tile in ground.tiles.tiles, "no-such-tile", tile=tile)
    require_law(state, turn in range(6), "no-such-turn", turn=turn)
    wrong = breach(
        ground,
        state.board,
        (hex_id, tile, turn),
        colours(state),
        reach(ground, state.board, company),
    )
    require_law(state, wrong is None, f"lay-{wrong}", hex=hex_id, tile=tile)
    useful = state.title.track.useful(state, company, hex_id, tile, turn)
    require_law(state, useful, "new-track-unused", hex=hex_id, tile=tile)
    cost, cash = state.title.track.cost(state, company, hex_id), state.companies[company].cash
    require_law(state, cost <= cash, "terrain-too-dear", cost=cost, cash=cash)


def lay_tile(state: State18, company: CompanyId, hex_id: HexId, tile: TileId, turn: int) -> None:
    """The company pays for the terrain, and the tile lies there."""
    cost = state.title.track.cost(state, company, hex_id)
    pay(state, company, BANK, cost)
    state.board = lay(state.title.ground, state.board, hex_id, tile, turn)
    state.emit(TileLaid(company=company, hex=hex_id, tile=tile, turn=turn, cost=cost))
