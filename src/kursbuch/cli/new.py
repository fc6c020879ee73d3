"""`kursbuch new`: a new record."""

from __future__ import annotations

from pathlib import Path
from secrets import token_hex

import click

from kursbuch.catalogue import title as find
from kursbuch.cli.files import FILE, save
from kursbuch.cli.setups import option_option, preset_option, read_options
from kursbuch.core.errors import BadSetup
from kursbuch.core.record import Record
from kursbuch.core.words import Message


@click.command()
@click.argument("key", metavar="TITLE")
@click.option("--players", type=int, required=True, help="How many play.")
@preset_option
@option_option
@click.option("--seed", help="The seed of all chance; by default a secret one.")
@click.option("-o", "--output", type=FILE, required=True, metavar="FILE", help="The new record.")
def new(
    key: str,
    players: int,
    preset: str,
    options: tuple[str, ...],
    seed: str | None,
    output: Path,
) -> None:
    """Begin a game and write its record.

    \b
    Example: kursbuch new first-train-nuremberg --players 4 --seed 7 -o game.json
    Example: kursbuch new 1824 --players 4 --preset 18xx.games -o game.json
    """
    title = find(key)
    if seed is not None and not 1 <= len(seed) <= 100:
        raise BadSetup(Message("seed-wrong"))
    if output.exists():
        raise BadSetup(Message("file-exists", file=output.name))
    state = title.start(players, seed or token_hex(8), read_options(title, options, preset))
    save(Record(state.setup), output)
    click.echo(f"{output}: {title.name}, {players} players.")
