"""Sessions are kept and read as Django keeps and reads them."""

from __future__ import annotations

from datetime import timedelta

from django.contrib.sessions.backends import db
from django.contrib.sessions.models import Session
from django.utils import timezone

from kursbuch.web.sessions import SessionStore


def kept(**values: str) -> str:
    """The key of a new session with these values."""
    session = SessionStore()
    session.update(values)
    session.save()
    assert session.session_key
    return session.session_key


def test_a_session_is_read_as_django_reads_it() -> None:
    key = kept(language="de")
    assert SessionStore(key)["language"] == "de"
    assert dict(db.SessionStore(key).items()) == {"language": "de"}


def test_an_expired_session_is_none_and_its_key_is_not_taken_again() -> None:
    key = kept(language="de")
    Session.objects.filter(pk=key).update(expire_date=timezone.now() - timedelta(seconds=1))
    session = SessionStore(key)
    assert session.get("language") is None
    assert session.session_key is None


def test_a_key_that_nobody_was_given_is_none() -> None:
    session = SessionStore("x" * 32)
    assert session.get("language") is None
    assert session.session_key is None
