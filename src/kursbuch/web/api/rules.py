"""What a rule says."""

from __future__ import annotations

from django.http import Http404, HttpRequest
from ninja import Router, Schema

from kursbuch import ledger
from kursbuch.web.api.fields import Key

router = Router(tags=["titles"])


class RuleAnswer(Schema):
    """A rule as players read it."""

    id: str
    ledger: str
    chapter: str
    sentence: str
    rulebook: str


@router.get("/rules/{rule}", auth=None, response=RuleAnswer, summary="What a rule says")
def rule(request: HttpRequest, rule: Key) -> RuleAnswer:
    """The entry of a ledger that a refusal names, in the caller's language."""
    entry, language = ledger.entry(rule), str(request.LANGUAGE_CODE)
    if entry is None:
        raise Http404
    return RuleAnswer(
        id=entry.id,
        ledger=entry.ledger,
        chapter=entry.heading(language),
        sentence=entry.sentence(language),
        rulebook=entry.rulebook(language),
    )
