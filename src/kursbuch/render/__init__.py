"""Boards, charts, charters and tiles as SVG, and as PNG; no web framework."""

from kursbuch.render.animation import animate
from kursbuch.render.draw import draw, pictures
from kursbuch.render.eighteen.tile import draw_tile
from kursbuch.render.errors import NoPicture, NoRun
from kursbuch.render.options import Marks
from kursbuch.render.raster import png

__all__ = ["Marks", "NoPicture", "NoRun", "animate", "draw", "draw_tile", "pictures", "png"]
