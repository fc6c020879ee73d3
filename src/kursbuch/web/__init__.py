"""The web application: every title in the browser. The only package that imports Django."""

from __future__ import annotations

from kursbuch.web.serving import serve

__all__ = ["serve"]
