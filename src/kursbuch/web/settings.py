"""Settings of the web application; what an installation may change comes from KURSBUCH_*."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from environ import Env
from redis.backoff import NoBackoff
from redis.exceptions import ConnectionError as Cut
from redis.retry import Retry

from kursbuch.core.errors import Unreadable
from kursbuch.core.plugins import folder, plugins
from kursbuch.core.words import Message
from kursbuch.web.proxies import read_proxies
from kursbuch.web.secret import secret
from kursbuch.web.variables import mail_server, public_address, seconds, store_address, whole

HERE = Path(__file__).parent
DATA = Path(os.environ.get("KURSBUCH_DATA", "kursbuch-data"))
SITE = public_address()
"""The public address, for links in e-mails; by default that of the request."""
HTTPS = SITE.startswith("https:") or os.environ.get("KURSBUCH_HTTPS") == "1"
REDIS = store_address()
"""Limits are counted for all processes together where this is set."""
PROXIES = read_proxies(os.environ.get("KURSBUCH_PROXIES", "127.0.0.1"))
"""Whose word is taken for the address of a visitor and for https."""
METRICS_TOKEN = os.environ.get("KURSBUCH_METRICS_TOKEN", "")

HOUSE = os.environ.get("KURSBUCH_HOUSE", "").rstrip("/")
"""The address in the network of the house, for links that a visitor at the server passes on."""

DEBUG = False
SECRET_KEY = secret(DATA)
ALLOWED_HOSTS = os.environ.get("KURSBUCH_HOSTS", "localhost,127.0.0.1,[::1]").split(",")
CSRF_TRUSTED_ORIGINS = [SITE] if SITE else []

INSTALLED_APPS = [
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.staticfiles",
    "django_htmx",
    "kursbuch.web.accounts",
    "kursbuch.web.tables",
    "kursbuch.web.notices",
    "kursbuch.web.outbox",
    "kursbuch.web.tables.clocks",
    "kursbuch.web.tables.programmes",
    "kursbuch.web.tables.plans",
    "kursbuch.web.ratings",
    "kursbuch.web.friends",
    "kursbuch.web.groups",
    "kursbuch.web.series",
    "kursbuch.web",
]
MIDDLEWARE = [
    "kursbuch.web.monitoring.observed",
    "django.middleware.gzip.GZipMiddleware",
    "django.middleware.security.SecurityMiddleware",
    "kursbuch.web.middleware.content_security_policy",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "kursbuch.web.middleware.visitor_and_language",
    "kursbuch.web.middleware.plain_text",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
    "kursbuch.web.middleware.ErrorPages",
    "kursbuch.web.tables.plans.middleware.PlanningBoards",
]
ROOT_URLCONF = "kursbuch.web.urls"
ASGI_APPLICATION = "kursbuch.web.asgi.application"
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [
            *sorted((HERE / "games").glob("*/templates")),
            *(folder(package) / "web" / "templates" for package in plugins()),
        ],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "kursbuch.web.middleware.page",
            ],
            "builtins": [
                "kursbuch.web.templatetags.kursbuch",
                "kursbuch.web.templatetags.sections",
            ],
        },
    }
]

AT_ONCE = whole("KURSBUCH_AT_ONCE", 20)
"""Requests that one process answers at the same time; the others wait in line."""


def _database(url: str) -> dict[str, Any]:
    """PostgreSQL by its address; without one, the embedded SQLite."""
    if url:
        known = Env.DB_SCHEMES.get(url.partition("://")[0]) == "django.db.backends.postgresql"
        found = Env.db_url_config(url) if known else {}
        if not found.get("NAME"):
            raise Unreadable(Message("database-address"))
        options = {"pool": {"min_size": 1, "max_size": AT_ONCE + 8, "timeout": 30}}
        # A connection is looked at before it is used: the database may have been restarted.
        return {**found, "OPTIONS": options, "CONN_HEALTH_CHECKS": True}
    return {
        "ENGINE": "kursbuch.web.sqlite",
        "NAME": DATA / "kursbuch.sqlite3",
        "CONN_MAX_AGE": None,  # each of the threads that answer keeps its own
        "OPTIONS": {
            "transaction_mode": "IMMEDIATE",
            "timeout": 10,
            # What was acknowledged is on the disk, also when the machine loses its power.
            "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;",
        },
    }


DATABASES = {"default": _database(os.environ.get("KURSBUCH_DATABASE", ""))}
_own: dict[str, Any] = {
    "BACKEND": "django.core.cache.backends.locmem.LocMemCache",
    "OPTIONS": {"MAX_ENTRIES": 100_000},
}
SHARED: dict[str, Any] = {
    "BACKEND": "django.core.cache.backends.redis.RedisCache",
    "LOCATION": REDIS,
    # One request waits a moment for a store that is gone, and for ten seconds no other does
    # (`limits.shared`); a connection that a restart has cut is made anew.
    "OPTIONS": {
        "socket_connect_timeout": 0.25,
        "socket_timeout": 0.25,
        "retry": Retry(NoBackoff(), 1, (Cut,)),
    },
}
CACHES = {"default": SHARED if REDIS else _own, "own": _own}
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

AUTH_USER_MODEL = "accounts.User"
PASSWORD_HASHERS = ["kursbuch.web.accounts.hashing.Argon2"]
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": f"django.contrib.auth.password_validation.{name}"}
    for name in (
        "UserAttributeSimilarityValidator",
        "MinimumLengthValidator",
        "CommonPasswordValidator",
        "NumericPasswordValidator",
    )
]
LOGIN_URL = "sign-in"
LOGIN_REDIRECT_URL = "tables"
SESSION_ENGINE = "kursbuch.web.sessions"
SESSION_COOKIE_AGE = 60 * 60 * 24 * 365
SESSION_COOKIE_HTTPONLY = True
SESSION_COOKIE_SAMESITE = "Lax"
SESSION_COOKIE_SECURE = HTTPS
CSRF_COOKIE_SECURE = HTTPS
CSRF_COOKIE_HTTPONLY = True
CSRF_FAILURE_VIEW = "kursbuch.web.error_pages.expired"
SECURE_SSL_REDIRECT = HTTPS
SECURE_REDIRECT_EXEMPT = [r"^(healthz|readyz|metrics)$"]
"""What looks after the server asks it on its own machine, behind the proxy."""
SECURE_HSTS_SECONDS = 60 * 60 * 24 * 365 if HTTPS else 0
SILENCED_SYSTEM_CHECKS = ["security.W005", "security.W021"]
"""HSTS speaks for this host alone: other hosts of the domain are not ours to bind."""
SECURE_REFERRER_POLICY = "same-origin"
X_FRAME_OPTIONS = "DENY"
DATA_UPLOAD_MAX_MEMORY_SIZE = 5_000_000
FILE_UPLOAD_MAX_MEMORY_SIZE = 5_000_000
DATA_UPLOAD_MAX_NUMBER_FIELDS = 300

LANGUAGE_CODE = "en"
LANGUAGES = [("en", "English"), ("de", "Deutsch")]
USE_I18N = True
USE_TZ = True
TIME_ZONE = "UTC"

STATIC_URL = "/static/"
STATICFILES_DIRS = [
    *sorted((HERE / "games").glob("*/static")),
    *(path for package in plugins() if (path := folder(package) / "web" / "static").is_dir()),
]
STATIC_ROOT = DATA / "static"
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "kursbuch.web.static_files.StaticFiles"},
}
WHITENOISE_KEEP_ONLY_HASHED_FILES = True

CAN_MAIL = bool(os.environ.get("KURSBUCH_MAIL"))
"""Without a mail server nobody is promised mail; links with secrets are never printed."""
_mail = mail_server()
EMAIL_BACKEND = "kursbuch.web.outbox.mail.Outbox"
"""Mail is written down first, and sent by whoever is at work."""
POST = _mail["EMAIL_BACKEND"]
"""How it is sent then."""
EMAIL_HOST = _mail["EMAIL_HOST"]
EMAIL_PORT = _mail["EMAIL_PORT"]
EMAIL_HOST_USER = _mail["EMAIL_HOST_USER"] or ""
EMAIL_HOST_PASSWORD = _mail["EMAIL_HOST_PASSWORD"] or ""
EMAIL_USE_TLS = _mail.get("EMAIL_USE_TLS", False)
EMAIL_USE_SSL = _mail.get("EMAIL_USE_SSL", False)
EMAIL_TIMEOUT = 10
DEFAULT_FROM_EMAIL = os.environ.get("KURSBUCH_MAIL_FROM", "kursbuch@localhost")

THINKERS = whole("KURSBUCH_THINKERS", 1, least=0)
"""Processes in which bots think; 0 means: in the asking thread, for tests."""

LIMITS = whole("KURSBUCH_LIMITS", 1)
"""A multiple of the usual limits of requests a minute: more where many share one address."""
STREAMS_PER_ADDRESS = whole("KURSBUCH_STREAMS_PER_ADDRESS", 200)
STREAMS_PER_ACCOUNT = whole("KURSBUCH_STREAMS_PER_ACCOUNT", 24)
"""Open pages at once, at each process; whoever has more is told the news now and then."""
CONNECTIONS_PER_ADDRESS = whole("KURSBUCH_CONNECTIONS_PER_ADDRESS", 400)
"""Connections at once, at each process, of whoever is no proxy."""

LOG = os.environ.get("KURSBUCH_LOG", "")
"""`json` writes a line of JSON for each request and each event; by default only errors are told."""
LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "filters": {"request": {"()": "kursbuch.web.request_ids.WithRequest"}},
    "formatters": {
        "json": {
            "()": "pythonjsonlogger.json.JsonFormatter",
            "format": "{asctime}{levelname}{name}{request}{message}",
            "style": "{",
        },
        "plain": {"format": "{levelname} {name} {request} {message}", "style": "{"},
    },
    "handlers": {
        "console": {
            "class": "logging.StreamHandler",
            "filters": ["request"],
            "formatter": "json" if LOG == "json" else "plain",
        }
    },
    "root": {"handlers": ["console"], "level": "WARNING"},
    "loggers": {
        "django": {"handlers": ["console"], "level": "ERROR", "propagate": False},
        # Whoever looks for servers under names of their own is in the access log, with a 400.
        "django.security.DisallowedHost": {"level": "CRITICAL"},
        "kursbuch": {"level": "INFO" if LOG == "json" else "WARNING"},
    },
}
WORK = os.environ.get("KURSBUCH_WORK", "1") != "0"
"""Whether this process also does what is to do besides answering."""
BOT_PAUSE = seconds("KURSBUCH_BOT_PAUSE", 0.25)
"""Seconds between two moves of bots, so that people can follow."""
