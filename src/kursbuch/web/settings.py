"""Settings of the web application; what an installation may change comes from KURSBUCH_*."""

from __future__ import annotations

import os
from pathlib import Path

from kursbuch.core.plugins import folder, plugins
from kursbuch.web.secret import secret

HERE = Path(__file__).parent
DATA = Path(os.environ.get("KURSBUCH_DATA", "kursbuch-data"))
HTTPS = os.environ.get("KURSBUCH_HTTPS") == "1"
SITE = os.environ.get("KURSBUCH_URL", "").rstrip("/")
"""The public address, for links in e-mails; by default that of the request."""

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
    "kursbuch.web",
]
MIDDLEWARE = [
    "django.middleware.gzip.GZipMiddleware",
    "django.middleware.security.SecurityMiddleware",
    "kursbuch.web.middleware.content_security_policy",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "kursbuch.web.middleware.plain_text",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "kursbuch.web.middleware.visitor_and_language",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
    "kursbuch.web.middleware.Troubles",
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
            "builtins": ["kursbuch.web.templatetags.kursbuch"],
        },
    }
]

DATABASES = {
    "default": {
        "ENGINE": "django.db.backends.sqlite3",
        "NAME": DATA / "kursbuch.sqlite3",
        "OPTIONS": {
            "transaction_mode": "IMMEDIATE",
            "timeout": 10,
            "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;",
        },
    }
}
CACHES = {
    "default": {
        "BACKEND": "django.core.cache.backends.locmem.LocMemCache",
        "OPTIONS": {"MAX_ENTRIES": 100_000},
    }
}
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
SESSION_COOKIE_AGE = 60 * 60 * 24 * 365
SESSION_COOKIE_HTTPONLY = True
SESSION_COOKIE_SAMESITE = "Lax"
SESSION_COOKIE_SECURE = HTTPS
CSRF_COOKIE_SECURE = HTTPS
CSRF_COOKIE_HTTPONLY = True
CSRF_FAILURE_VIEW = "kursbuch.web.trouble.expired"
SECURE_SSL_REDIRECT = HTTPS
SECURE_HSTS_SECONDS = 60 * 60 * 24 * 365 if HTTPS else 0
SECURE_HSTS_INCLUDE_SUBDOMAINS = HTTPS
SECURE_HSTS_PRELOAD = HTTPS
SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https") if HTTPS else None
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
STATIC_ROOT = DATA / "static"
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "whitenoise.storage.CompressedManifestStaticFilesStorage"},
}
WHITENOISE_KEEP_ONLY_HASHED_FILES = True

EMAIL_BACKEND = os.environ.get("KURSBUCH_EMAIL", "django.core.mail.backends.dummy.EmailBackend")
CAN_MAIL = "KURSBUCH_EMAIL" in os.environ or "KURSBUCH_EMAIL_HOST" in os.environ
"""Without a mail server nobody is promised mail; links with secrets are never printed."""
EMAIL_HOST = os.environ.get("KURSBUCH_EMAIL_HOST", "localhost")
DEFAULT_FROM_EMAIL = os.environ.get("KURSBUCH_EMAIL_FROM", "kursbuch@localhost")

THINKERS = int(os.environ.get("KURSBUCH_THINKERS", "1"))
"""Processes in which bots think; 0 means: in the asking thread, for tests."""

STREAMS_PER_ADDRESS = int(os.environ.get("KURSBUCH_STREAMS_PER_ADDRESS", "200"))
STREAMS_PER_ACCOUNT = int(os.environ.get("KURSBUCH_STREAMS_PER_ACCOUNT", "24"))
"""Open pages at once, at each process; whoever has more is told the news now and then."""

LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "handlers": {"console": {"class": "logging.StreamHandler"}},
    "loggers": {"django": {"handlers": ["console"], "level": "ERROR", "propagate": False}},
}
BOT_PAUSE = float(os.environ.get("KURSBUCH_BOT_PAUSE", "0.25"))
"""Seconds between two moves of bots, so that people can follow."""
