"""Mail: Django's own `send_mail` puts it into the outbox, within the transaction that causes it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from django.conf import settings
from django.core.mail import EmailMessage, EmailMultiAlternatives, get_connection
from django.core.mail.backends.base import BaseEmailBackend

from kursbuch.web.outbox.enqueue import enqueue
from kursbuch.web.outbox.models import Way

HTML = "text/html"


class Outbox(BaseEmailBackend):
    """The mail backend of the pages: nobody waits for a mail server."""

    def send_messages(self, email_messages: Sequence[EmailMessage]) -> int:
        """Write the mails down."""
        for message in email_messages:
            enqueue(Way.MAIL, _content(message))
        return len(email_messages)


def _content(message: EmailMessage) -> dict[str, Any]:
    """What a mail says; files are sent to nobody."""
    assert not message.attachments
    alternatives = message.alternatives if isinstance(message, EmailMultiAlternatives) else []
    return {
        "subject": message.subject,
        "body": message.body,
        "from_email": message.from_email,
        "to": list(message.to),
        "headers": dict(message.extra_headers),
        "html": next((str(text) for text, kind in alternatives if kind == HTML), ""),
    }


def send(content: Mapping[str, Any]) -> bool:
    """Hand the mail to the mail server; whether it was taken."""
    fields = {name: value for name, value in content.items() if name != "html"}
    message = EmailMultiAlternatives(**fields, connection=get_connection(settings.POST))
    if content["html"]:
        message.attach_alternative(content["html"], HTML)
    return bool(message.send())
