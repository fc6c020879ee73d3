"""`kursbuch render`: a picture of the position, or the whole game as an animation."""

from __future__ import annotations

from pathlib import Path

import click

from kursbuch import render as drawing
from kursbuch.cli.files import FILE, at_option
from kursbuch.cli.sources import open_game, position
from kursbuch.records import replay


@click.command()
@click.argument("file", type=FILE)
@at_option
@click.option(
    "--what", type=click.Choice(["board", "market", "charters", "tiles"]), default="board"
)
@click.option("--run", is_flag=True, help="Draw the best run of the company about to run.")
@click.option(
    "--animate", is_flag=True, help="The whole game as an HTML file that plays by itself."
)
@click.option("-o", "--output", type=FILE, required=True, metavar="OUT.svg|OUT.png|OUT.html")
def render(file: Path, at: int | None, what: str, run: bool, animate: bool, output: Path) -> None:
    """Draw the position as SVG or PNG, or the whole game as HTML.

    \b
    Example: kursbuch render game.json -o board.png
             kursbuch render game.json --animate -o game.html
    """
    if animate:
        if at is not None or run or what != "board":
            raise click.UsageError("--animate shows the whole game, without --at, --what or --run")
        _write_animation(file, output)
    else:
        _write_picture(file, at, what, run, output)
    click.echo(str(output))


def _write_animation(file: Path, output: Path) -> None:
    if output.suffix != ".html":
        raise click.BadParameter("the animation's name must end in .html")
    record = open_game(file).as_record()
    output.write_text(drawing.animate(replay(record), names=record.names), encoding="utf-8")


def _write_picture(file: Path, at: int | None, what: str, run: bool, output: Path) -> None:
    if output.suffix not in (".svg", ".png"):
        raise click.BadParameter("the picture's name must end in .svg or .png")
    source = open_game(file)
    svg = drawing.draw(position(source, at), what, names=source.names, run=run)
    if output.suffix == ".svg":
        output.write_text(svg, encoding="utf-8")
    else:
        output.write_bytes(drawing.png(svg))
