"""Template tags: the words of the visitor's language, and small formatting."""

from __future__ import annotations

import re
from collections.abc import Hashable, Mapping, Sequence
from functools import cache
from typing import Any

from django import template
from django.template import Context, Node
from django.template.base import Parser, Token
from django.urls import reverse
from django.utils.html import escape, format_html, format_html_join
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import get_language

from kursbuch.core.title import Title
from kursbuch.core.words import Arg, Message, Who, Words
from kursbuch.ledger import Entry, rule_id
from kursbuch.web.drawing import draw
from kursbuch.web.tables.chat.mentions import pieces
from kursbuch.web.tables.models import ABOUT_A_SEAT, Proposal
from kursbuch.web.wording import option_value, spaced, title_name

register = template.Library()


@register.simple_tag(takes_context=True, name="say_filled")
def say(context: Context, key: str, **args: Arg) -> str:
    """A text of the catalogues, its key or what is filled in known only when it is drawn."""
    return _words(context).say(Message(key, **args))


def _words(context: Context) -> Words:
    """The words of the page; a mail knows no request, only the language."""
    return context.get("words") or Words(get_language() or "en")


@register.tag(name="say")
def say_tag(parser: Parser, token: Token) -> Node:
    """A text of the catalogues."""
    match token.split_contents():
        case [_, key] if key[0] in "\"'":
            return FixedText(key[1:-1])
    filled: Node = register.tags["say_filled"](parser, token)
    return filled


class FixedText(Node):
    """A text that is always the same in one language: most of the words of a page."""

    def __init__(self, key: str) -> None:
        self.key = key

    def render(self, context: Context) -> SafeString:
        """The text, escaped where the template escapes."""
        words = _words(context)
        if not context.autoescape:
            return SafeString(words.say(Message(self.key)))
        return _escaped(words.language, self.key)


@cache
def _escaped(language: str, key: str) -> SafeString:
    return escape(Words(language).say(Message(key)))


@register.simple_tag(takes_context=True)
def say_message(context: Context, message: Message) -> str:
    """A message in words, with the names at the table if there are any."""
    words: Words = context["table_words"] if "table_words" in context else context["words"]
    return words.say(message)


@register.simple_tag(takes_context=True, name="draw")
def draw_tag(context: Context, template: str, **shown: Hashable) -> SafeString:
    """Like `include ... with ... only` for frozen records: what looks the same is drawn once."""
    return draw(template, context["words"].language, **shown)


@register.simple_tag
def rule_link(rule: str) -> SafeString:
    """A ledger id that opens the rule's text."""
    if not rule:
        return SafeString("")
    return format_html(
        '<a class="rule" href="{1}" hx-get="{1}?card=1" hx-target="#rule-card" '
        'hx-swap="innerHTML">{0}</a>',
        rule,
        reverse("rule", args=[rule]),
    )


@register.simple_tag
def posts_to(name: str, *args: str) -> SafeString:
    """The attributes of a form that changes the table: answered by the parts that changed."""
    return format_html('method="post" action="{}" data-acts', reverse(name, args=args))


@register.filter
def mentions(text: str, names: Sequence[str]) -> SafeString:
    """A line of the chat, with those at the table marked whom it mentions."""
    found = pieces(text, names)
    return format_html_join(
        "",
        "{}",
        (
            (format_html("<mark>{}</mark>", piece) if is_mention else piece,)
            for piece, is_mention in found
        ),
    )


@register.filter
def signed(value: int) -> str:
    """A number with a true minus sign."""
    return str(value).replace("-", "−")


@register.filter
def item(mapping: Any, key: Any) -> Any:
    """The entry of a mapping or sequence."""
    return mapping[key]


@register.simple_tag(takes_context=True)
def say_key(context: Context, start: str, end: str) -> str:
    """A text whose key has two parts; a key that nobody wrote shows as its own words."""
    key = f"{start}{end}"
    if not context["words"].knows(key):
        return spaced(end)
    return str(context["words"].say(Message(key)))


@register.simple_tag(takes_context=True)
def option_is(context: Context, name: str, value: Any) -> str:
    """What a value of an option is called."""
    return option_value(context["words"], name, value)


@register.simple_tag(takes_context=True, name="title_name")
def title_name_tag(context: Context, title: Title[Any]) -> str:
    """What a title is called in the language of the page."""
    return title_name(context["words"], title)


@register.filter
def badge(key: str) -> str:
    """A title's short name in its box: its year, or the initials of its words."""
    first, *rest = key.split("-")
    if not first.isdecimal():
        return "".join(part[0] for part in key.split("-")).upper()
    short = "".join(part[:1].upper() if part.isalpha() else part for part in rest)
    return f"{first} {short}".strip()


@register.filter
def is_mapping(value: object) -> bool:
    """The value has keys."""
    return isinstance(value, Mapping)


@register.filter
def is_list(value: object) -> bool:
    """The value has parts in order."""
    return isinstance(value, list | tuple)


@register.filter
def rule_text(text: str) -> SafeString:
    """A ledger entry: its stars as bold, its ids as links."""
    html: str = escape(text)
    html = re.sub(r"\*\*(.+?)\*\*", r"<strong>\1</strong>", html)
    html = re.sub(r"(?<![\w*])\*([^*\n]+)\*(?![\w*])", r"<em>\1</em>", html)
    html = re.sub(r"`(.+?)`", r"<code>\1</code>", html)
    html = rule_id().sub(_linked, html)
    return mark_safe(html.replace("\n", "<br>"))


@register.filter
def rule_sentence(entry: Entry, language: str) -> SafeString:
    """What a rule says to a player, its references as links."""
    return rule_text(entry.sentence(language))


@register.filter
def rule_heading(entry: Entry, language: str) -> str:
    """The chapter that a rule stands in."""
    return entry.heading(language)


@register.filter
def rule_source(entry: Entry, language: str) -> str:
    """The rulebook that a rule comes from."""
    return entry.rulebook(language)


@register.filter
def rule_language(entry: Entry, language: str) -> str:
    """The language that a rule is said in to a visitor who reads this one."""
    return entry.speaks(language)


def _linked(found: re.Match[str]) -> str:
    return f'<a href="{reverse("rule", args=[found[0]])}">{found[0]}</a>'


@register.simple_tag(takes_context=True)
def proposal_text(context: Context, proposal: Proposal) -> str:
    """What somebody asks, and who has not answered."""
    words: Words = context["table_words"]
    missing = [Who(seat) for seat in proposal.missing()]
    key = f"page-proposal-{proposal.kind}"
    seat = Who(proposal.to) if proposal.kind in ABOUT_A_SEAT else Who(proposal.by)
    whom = proposal.whom or "somebody"
    return words.say(Message(key, who=Who(proposal.by), missing=missing, seat=seat, whom=whom))


@register.filter
def concerns(proposal: Proposal, seats: list[int]) -> bool:
    """One of the seats has still to answer."""
    return any(seat in seats for seat in proposal.missing())
