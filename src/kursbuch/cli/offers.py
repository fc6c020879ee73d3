"""`kursbuch offers`: what may be done now."""

from __future__ import annotations

from pathlib import Path

import click

from kursbuch.cli.files import FILE, at_option, json_option, print_json
from kursbuch.cli.show import cell
from kursbuch.cli.sources import open_game, position
from kursbuch.core.offers import Domain, Offer, Span, Split
from kursbuch.core.state import offers as all_offers


@click.command()
@click.argument("file", type=FILE)
@at_option
@json_option
def offers(file: Path, at: int | None, as_json: bool) -> None:
    """List what may be done now.

    \b
    Example: kursbuch offers game.json
    """
    possible = all_offers(position(open_game(file), at))
    if as_json:
        print_json([offer.plain() for offer in possible])
        return
    for offer in possible:
        click.echo(in_words(offer))


def in_words(offer: Offer) -> str:
    """The offer on one line."""
    plain = offer.plain()["fixed"]
    assert isinstance(plain, dict)
    parts = [f"{name}={cell(value)}" for name, value in plain.items()]
    parts += [f"{name}={domain_in_words(domain)}" for name, domain in offer.open.items()]
    facts = f"  ({cell(dict(offer.facts))})" if offer.facts else ""
    return f"{offer.by}: {offer.action.__name__} {' '.join(parts)}".rstrip() + facts


def domain_in_words(domain: Domain) -> str:
    """The values that may be filled in."""
    match domain:
        case Span(low, high, step):
            return f"{low}..{high}" + (f" step {step}" if step > 1 else "")
        case Split(total, limits):
            return f"{total} of {cell(dict(limits))}"
    return " | ".join(str(value) for value in domain.values())
