"""The application as an ASGI server runs it."""

import os

from django.core.wsgi import get_wsgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "kursbuch.web.settings")
django = get_wsgi_application()

from django.conf import settings  # noqa: E402 (Django must be ready before models are read)

from kursbuch.web.access_log import noted  # noqa: E402
from kursbuch.web.bounds import bounded  # noqa: E402
from kursbuch.web.concurrency import at_most  # noqa: E402
from kursbuch.web.tables.live.shared import with_watchers  # noqa: E402
from kursbuch.web.tables.live.streams import with_streams  # noqa: E402
from kursbuch.web.threads import in_threads  # noqa: E402

answering = at_most(settings.AT_ONCE, in_threads(settings.AT_ONCE, django))
application = noted(bounded(with_streams(with_watchers(answering))))
