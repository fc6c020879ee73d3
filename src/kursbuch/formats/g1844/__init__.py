"""1844 on 18xx.games."""

from kursbuch.formats.eighteen_games.format import Format, SiteTitle
from kursbuch.formats.g1844.read import Translator1844
from kursbuch.formats.g1844.trace import picture
from kursbuch.formats.g1844.write import Export1844
from kursbuch.games.g1844.title import EDITION_2016

FORMAT = Format(
    titles=(SiteTitle(EDITION_2016, "1844"),),
    translator=Translator1844,
    picture=picture,
    exporter=Export1844,
)
