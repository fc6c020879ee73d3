"""The application as an ASGI server runs it."""

import os
from typing import Any

from django.core.asgi import get_asgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "kursbuch.web.settings")
django: Any = get_asgi_application()

from django.conf import settings  # noqa: E402 (Django must be ready before models are read)

from kursbuch.web.bounds import bounded  # noqa: E402
from kursbuch.web.concurrency import at_most  # noqa: E402
from kursbuch.web.tables.live.streams import with_streams  # noqa: E402

application = bounded(with_streams(at_most(settings.AT_ONCE, django)))
