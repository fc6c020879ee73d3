"""The server's secret: made at the first start, kept in the data folder."""

from __future__ import annotations

import os
import secrets
from pathlib import Path


def secret(data: Path) -> str:
    """The secret of this installation; a temporary one where there is no data folder."""
    if not data.is_dir():
        return secrets.token_urlsafe(48)
    path = data / "secret.key"
    if not path.exists():
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write(secrets.token_urlsafe(48))
    return path.read_text()
