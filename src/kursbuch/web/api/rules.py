"""What a rule says."""

from __future__ import annotations

from django.http import Http404, HttpRequest
from ninja import Router, Schema

from kursbuch import ledger
from kursbuch.web.api.fields import Key, Text

router = Router(tags=["titles"])


class RuleAnswer(Schema):
    """A rule as players read it."""

    id: str
    ledger: str
    chapter: str
    sentence: str
    rulebook: str


@router.get("/ledgers/{name}", auth=None, response=list[RuleAnswer], summary="The rules of a game")
def rules(request: HttpRequest, name: Key, word: Text = "") -> list[RuleAnswer]:
    """The rules of a ledger ("1844", "1824", "first-train"), all or those that mention a word."""
    if name not in ledger.ledgers():
        raise Http404
    entries, language = ledger.entries(name).values(), str(request.LANGUAGE_CODE)
    return [_rule(one, language) for one in entries if not word or one.mentions(word)]


@router.get("/rules/{rule}", auth=None, response=RuleAnswer, summary="What a rule says")
def rule(request: HttpRequest, rule: Key) -> RuleAnswer:
    """The entry of a ledger that a refusal names, in the caller's language."""
    entry = ledger.entry(rule)
    if entry is None:
        raise Http404
    return _rule(entry, str(request.LANGUAGE_CODE))


def _rule(entry: ledger.Entry, language: str) -> RuleAnswer:
    return RuleAnswer(
        id=entry.id,
        ledger=entry.ledger,
        chapter=entry.heading(language),
        sentence=entry.sentence(language),
        rulebook=entry.rulebook(language),
    )
