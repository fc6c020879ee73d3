"""Rigi: a miniature title, to be copied by whoever writes one. `docs/your-first-title.md`."""
