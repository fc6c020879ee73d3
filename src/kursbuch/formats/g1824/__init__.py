"""1824 on 18xx.games."""

from kursbuch.formats.eighteen_games.format import Format, SiteTitle
from kursbuch.formats.g1824.chance import drawn, seed
from kursbuch.formats.g1824.read import Translator1824
from kursbuch.formats.g1824.trace import picture
from kursbuch.formats.g1824.write import Export1824
from kursbuch.games.g1824.title import GOODS_TIME, STANDARD, THREE_PLAYERS, TWO_PLAYERS

FORMAT = Format(
    titles=(
        SiteTitle(STANDARD, "1824"),
        SiteTitle(GOODS_TIME, "1824", ("goods_time",)),
        SiteTitle(TWO_PLAYERS, "1824 Cisleithania"),
        SiteTitle(THREE_PLAYERS, "1824 Cisleithania"),
    ),
    translator=Translator1824,
    picture=picture,
    exporter=Export1824,
    drawn=drawn,
    seed=seed,
)
