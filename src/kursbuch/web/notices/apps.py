"""The app of notices."""

from collections.abc import Mapping
from typing import Any

from django.apps import AppConfig


class NoticesConfig(AppConfig):
    """Names the app, listens to what happens at tables, and sends by webhook and push."""

    name = "kursbuch.web.notices"
    label = "notices"

    def ready(self) -> None:
        """Listen, and deliver what only notices can."""
        from kursbuch.web.notices import mentions, outside, push, reminders
        from kursbuch.web.outbox.models import Way
        from kursbuch.web.outbox.sending import deliver_by

        assert mentions
        assert reminders

        def by_webhook(content: Mapping[str, Any]) -> bool:
            return outside.send(content["address"], content["text"])

        def by_push(content: Mapping[str, Any]) -> bool:
            return push.send(content["device"], content["news"])

        deliver_by(Way.WEBHOOK, by_webhook)
        deliver_by(Way.PUSH, by_push)
