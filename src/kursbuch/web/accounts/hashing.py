"""Hashes of passwords: slow enough to stop guessing, small enough to serve many."""

from __future__ import annotations

from threading import BoundedSemaphore

from django.contrib.auth.hashers import Argon2PasswordHasher

AT_ONCE = BoundedSemaphore(2)
"""How many hashes are made at once; more would take memory and not be faster."""


class Argon2(Argon2PasswordHasher):
    """Argon2id as OWASP recommends it: 19 MiB, two passes."""

    algorithm = "argon2"
    time_cost = 2
    memory_cost = 19 * 1024
    parallelism = 1

    def encode(self, password: str, salt: str) -> str:
        """The hash of a new password."""
        with AT_ONCE:
            return str(super().encode(password, salt))

    def verify(self, password: str, encoded: str) -> bool:
        """Whether it is the password."""
        with AT_ONCE:
            return bool(super().verify(password, encoded))
