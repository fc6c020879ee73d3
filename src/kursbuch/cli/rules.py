"""`kursbuch rules`: the rule ledgers, and which entries have tests."""

from __future__ import annotations

import click

from kursbuch import ledger
from kursbuch.catalogue import title as find
from kursbuch.core.errors import Unreadable
from kursbuch.core.words import LANGUAGES, Message
from kursbuch.ledger.coverage import coverage as tested


@click.command()
@click.argument("rule", metavar="[ID]", required=False)
@click.option("--title", "key", metavar="T", help="The entries of one title's ledger.")
@click.option("--language", type=click.Choice(LANGUAGES), default="en", help="Of the rules.")
@click.option("--coverage", is_flag=True, help="Which entries have tests.")
def rules(rule: str | None, key: str | None, language: str, coverage: bool) -> int:
    """Show a rule, the rules of a title, or which rules have tests.

    \b
    Example: kursbuch rules FT-AUC-02
    """
    if rule:
        return show_entry(rule, language)
    names = [find(key).ledger] if key else ledger.ledgers()
    if coverage:
        return show_coverage(names)
    for name in names:
        for found in ledger.entries(name).values():
            click.echo(f"{found.id}  {found.sentence(language)}")
    return 0


def show_entry(rule: str, language: str) -> int:
    """What one entry says, with its chapter and rulebook; then its sources and notes."""
    found = ledger.entry(rule.upper())
    if found is None:
        raise Unreadable(Message("rule-unknown", rule=rule[:40]))
    where = f"{found.heading(language)}; {found.rulebook(language)}"
    click.echo(f"{found.id} ({where})\n{found.sentence(language)}")
    if found.text.strip() != found.sentence(language).strip():
        click.echo(f"\n{found.text}")
    return 0


def show_coverage(names: list[str]) -> int:
    """Every entry with its number of tests; status 1 if one has none."""
    tests, missing, total = tested(), 0, 0
    for name in names:
        for rule in ledger.entries(name):
            count = len(tests.get(rule, ()))
            total += 1
            missing += not count
            click.echo(f"{rule}  {count or 'no test'}")
    click.echo(f"{total - missing} of {total} entries have a test.")
    return 1 if missing else 0
