"""`kursbuch act`: play one action."""

from __future__ import annotations

from pathlib import Path

import click

from kursbuch.catalogue import title as find
from kursbuch.cli.files import FILE, alone, load, save
from kursbuch.core.codec import read_json
from kursbuch.core.record import read_action
from kursbuch.core.state import play
from kursbuch.core.words import Words
from kursbuch.records import last


@click.command()
@click.argument("file", type=FILE)
@click.argument("action", metavar="JSON")
def act(file: Path, action: str) -> None:
    """Play one action: it is appended to the record, or refused with the rule's id.

    \b
    Example: kursbuch act game.json '{"do": "PlaceBid", "by": 0, "box": 2, "cubes": 3}'
    """
    with alone(file) if file.exists() else click.open_file(str(file)):
        record = load(file)
        wanted = read_action(find(record.setup.title), read_json(action))
        state, news = play(last(record), wanted)
        save(record.with_action(wanted), file)
    words = Words("en", record.names)
    for event in news:
        click.echo(words.say(state.title.tell(event)))
