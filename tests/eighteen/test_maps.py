"""What every printed map of an 18xx game holds to."""

import pytest

from kursbuch.eighteen.board.ground import Ground
from kursbuch.games.g1824.ground import cisleithania, standard
from kursbuch.games.g1844.ground import ground_2003, ground_2016
from tests.eighteen.maps import bars_between_strangers, borders_that_disagree

EVERY_MAP = pytest.mark.parametrize(
    "ground",
    [standard(), cisleithania(), ground_2016(), ground_2003()],
    ids=["1824", "1824 Cisleithania", "1844 of 2016", "1844 of 2003"],
)


@EVERY_MAP
@pytest.mark.rule("24-TR-12", "44-TL-20", "44-TL-21", "44-TL-22")
def test_borders_agree_from_both_sides(ground: Ground) -> None:
    assert borders_that_disagree(ground.map) == []
    assert bars_between_strangers(ground.map) == []


@EVERY_MAP
@pytest.mark.rule("24-TR-11", "44-TL-19")
def test_no_side_is_open_where_the_map_ends(ground: Ground) -> None:
    for hex_id in ground.hex_ids:
        for edge in ground.map.open_edges(hex_id):
            assert ground.map.neighbour(hex_id, edge) is not None
