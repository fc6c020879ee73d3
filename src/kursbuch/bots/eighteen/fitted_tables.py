"""The tables whose games figures are fitted to, as a command line names them."""

from __future__ import annotations

from collections.abc import Sequence

import click

from kursbuch.catalogue import title
from kursbuch.core.errors import BadSetup


def tables_named(
    context: click.Context, parameter: click.Parameter, keys: Sequence[str]
) -> list[tuple[str, int]]:
    """Every title with its number of players, such as 1824:4."""
    return [_table(key) for key in keys]


def _table(text: str) -> tuple[str, int]:
    key, _, players = text.partition(":")
    try:
        allowed = [str(number) for number in title(key).players]
    except BadSetup as error:
        raise click.BadParameter(str(error)) from None
    if players not in allowed:
        raise click.BadParameter(
            f"{text}: {key} is for {', '.join(allowed)} players, as {key}:{allowed[0]}"
        )
    return key, int(players)
