"""Makes Django ready for tests; imported before anything that needs it."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import django

data = Path(tempfile.mkdtemp(prefix="kursbuch-test-"))
(data / "static").mkdir()
os.environ["KURSBUCH_DATA"] = str(data)
os.environ["KURSBUCH_THINKERS"] = "0"
os.environ["KURSBUCH_MAIL"] = "dummymail://"
os.environ["DJANGO_SETTINGS_MODULE"] = "kursbuch.web.settings"
django.setup()
