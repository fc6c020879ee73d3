"""Static files as they are sent: our scripts and styles without their comments.

Whoever reads them finds the comments in the source; whoever plays waits for them.
"""

from __future__ import annotations

import re
from pathlib import PurePath
from typing import Any

from django.core.files.base import ContentFile, File
from whitenoise.storage import CompressedManifestStaticFilesStorage

OURS = ("kursbuch", "games")
"""What others have made is sent as it is."""
_COMMENTS = {
    ".js": re.compile(rb"^[ \t]*//.*\n", re.MULTILINE),
    ".css": re.compile(rb"^[ \t]*/\*(?:(?!\*/)[\s\S])*\*/[ \t]*\n", re.MULTILINE),
}
"""Those that have lines of their own: whatever stands beside code stays."""


class StaticFiles(CompressedManifestStaticFilesStorage):  # type: ignore[misc]  # it is not typed
    """The collected files, named by what is in them, and compressed."""

    def _save(self, name: str, content: File[Any]) -> str:
        path = PurePath(name)
        if path.parts[0] in OURS and path.suffix in _COMMENTS:
            content.seek(0)
            content = ContentFile(without_comments(path.suffix, content.read()))
        saved: str = super()._save(name, content)
        return saved


def without_comments(kind: str, text: bytes) -> bytes:
    """A script or a style without the lines that say something to readers only."""
    return _COMMENTS[kind].sub(b"", text)
