"""Reasons of bots as JSON: messages, kept in no language."""

from __future__ import annotations

from kursbuch.core.offers import Plain
from kursbuch.core.words import Arg, Message, Who, Words


def write_message(message: Message) -> dict[str, Plain]:
    """A message as JSON."""
    return {"key": message.key, "args": {name: _plain(arg) for name, arg in message.args.items()}}


def _plain(arg: Arg) -> Plain:
    match arg:
        case Message():
            return write_message(arg)
        case Who():
            return {"seat": arg.seat}
        case int() | str():
            return arg
    return [_plain(part) for part in arg]


def read_message(plain: Plain) -> Message:
    """The message that was written down."""
    assert isinstance(plain, dict)
    args = plain["args"]
    assert isinstance(args, dict)
    return Message(str(plain["key"]), **{name: _arg(arg) for name, arg in args.items()})


def _arg(plain: Plain) -> Arg:
    match plain:
        case {"seat": int(seat)}:
            return Who(seat)
        case dict():
            return read_message(plain)
        case list():
            return [_arg(part) for part in plain]
        case int() | str():
            return plain
    raise TypeError(f"no part of a message: {plain!r}")


def told(plain: Plain, words: Words) -> str:
    """A reason in words; nothing if there is none, or none that today's catalogues know."""
    if plain is None:
        return ""
    try:
        return words.say(read_message(plain))
    except (LookupError, ValueError):
        return ""
