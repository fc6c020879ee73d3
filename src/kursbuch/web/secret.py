"""The server's secret: made at the first start, kept in the data folder."""

from __future__ import annotations

import fcntl
import os
import secrets
from pathlib import Path


def secret(data: Path) -> str:
    """The secret of this installation; a temporary one where there is no data folder."""
    if not data.is_dir():
        return secrets.token_urlsafe(48)
    path = data / "secret.key"
    return (path.read_text() if path.exists() else "") or _made(path)


def _made(path: Path) -> str:
    """Make the secret, unless another process that starts now has just done so."""
    with os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o600), "r+") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        if kept := file.read():
            return kept
        made = secrets.token_urlsafe(48)
        file.write(made)
    return made
