"""The command `kursbuch`: one file for each command."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import click

from kursbuch.cli.act import act
from kursbuch.cli.arena import arena
from kursbuch.cli.new import new
from kursbuch.cli.offers import offers
from kursbuch.cli.operating import admin, backup, check_tables, doctor, restore
from kursbuch.cli.render import render
from kursbuch.cli.replay import replay
from kursbuch.cli.routes import routes
from kursbuch.cli.rules import rules
from kursbuch.cli.serve import serve, work
from kursbuch.cli.show import show
from kursbuch.cli.titles import titles
from kursbuch.core.errors import IllegalAction, KursbuchError

OPERATING = (work, backup, restore, check_tables, doctor, admin)
COMMANDS = (
    *(serve, titles, new, show, offers, act, replay, routes, render, arena, rules),
    *OPERATING,
)


@click.group(context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
def kursbuch() -> None:
    """Railway board games, played, refereed and analysed strictly by the rulebook."""


for command in COMMANDS:
    kursbuch.add_command(command)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command; an error is one sentence on stderr, never a traceback."""
    sys.exit(run(arguments))


def run(arguments: Sequence[str] | None = None) -> int:
    """The exit status: 0, 1 for "the answer is no", 2 for bad usage or bad input."""
    try:
        answer = kursbuch.main(arguments, prog_name="kursbuch", standalone_mode=False)
    except IllegalAction as refusal:
        return _fail(str(refusal), 1)
    except KursbuchError as error:
        return _fail(str(error), 2)
    except click.exceptions.NoArgsIsHelpError as help_page:
        help_page.show()
        return 2
    except click.ClickException as error:
        return _fail(error.format_message(), 2)
    except click.Abort:
        return _fail("Stopped.", 130)
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    except OSError as error:
        return _fail(f"{error.filename or 'The system'}: {error.strerror}.", 2)
    return answer if isinstance(answer, int) else 0


def _fail(sentence: str, status: int) -> int:
    click.echo(" ".join(sentence.split()), err=True)
    return status
