"""`kursbuch render`: a picture of the position."""

from __future__ import annotations

from pathlib import Path

import click

from kursbuch import render as drawing
from kursbuch.cli.files import FILE, at_option
from kursbuch.cli.sources import open_game, position


@click.command()
@click.argument("file", type=FILE)
@at_option
@click.option(
    "--what", type=click.Choice(["board", "market", "charters", "tiles"]), default="board"
)
@click.option("--run", is_flag=True, help="Draw the best run of the company about to run.")
@click.option("-o", "--output", type=FILE, required=True, metavar="OUT.svg|OUT.png")
def render(file: Path, at: int | None, what: str, run: bool, output: Path) -> None:
    r"""Draw the position as SVG or PNG.

    \b
    Example: kursbuch render game.json -o board.png
    """
    if output.suffix not in (".svg", ".png"):
        raise click.BadParameter("the picture's name must end in .svg or .png")
    source = open_game(file)
    svg = drawing.draw(position(source, at), what, names=source.names, run=run)
    if output.suffix == ".svg":
        output.write_text(svg, encoding="utf-8")
    else:
        output.write_bytes(drawing.png(svg))
    click.echo(str(output))
