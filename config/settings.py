"""Settings, from the environment and nothing else; the table in CONTRIBUTING.md lists every variable.

Without any variable set, everything runs embedded: SQLite, Celery over the file system, a database cache, data in ./var.
"""

from __future__ import annotations

import hashlib
import os
import secrets
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

from csp.constants import NONE, SELF
from django.utils.translation import gettext_lazy as _

from config import env

BASE_DIR = Path(__file__).resolve().parent.parent
DATA = Path(env.text("LUDOLEX_DATA", str(BASE_DIR / "var"))).resolve()
DATA.mkdir(parents=True, exist_ok=True)
LUDOLEX_DATA = DATA


def _secret_key() -> str:
    """The key from SECRET_KEY, else one made once and kept in the data folder, readable by its owner only."""
    if given := env.text("SECRET_KEY"):
        return given
    path = DATA / "secret"
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_text()
    with os.fdopen(handle, "w") as file:
        file.write(secrets.token_urlsafe(48))
    return path.read_text()


def _database() -> dict[str, Any]:
    """PostgreSQL if DATABASE_URL is set (postgresql://user:password@host:port/name), else SQLite in the data folder."""
    url = env.text("DATABASE_URL")
    if not url:
        return {
            "ENGINE": "django.db.backends.sqlite3",
            "NAME": DATA / "ludolex.sqlite3",
            "CONN_MAX_AGE": 600,
            # A file in tests too: threads of an in-memory database share one lock and fail instead of waiting.
            "TEST": {"NAME": DATA / "tests.sqlite3"},
            # WAL alone fails at once on a stale snapshot; IMMEDIATE waits instead.
            "OPTIONS": {
                "transaction_mode": "IMMEDIATE",
                "timeout": 20,
                "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; PRAGMA mmap_size=134217728; PRAGMA cache_size=-16000;",
            },
        }
    parts = urlsplit(url)
    return {
        "ENGINE": "django.db.backends.postgresql",
        "NAME": unquote(parts.path.lstrip("/")),
        "USER": unquote(parts.username or ""),
        "PASSWORD": unquote(parts.password or ""),
        "HOST": unquote(parts.hostname or ""),
        "PORT": str(parts.port or ""),
        "CONN_MAX_AGE": 600,
        "CONN_HEALTH_CHECKS": True,
    }


SECRET_KEY = _secret_key()
DEBUG = env.flag("DEBUG", False)
ALLOWED_HOSTS = env.words("ALLOWED_HOSTS", ["*"] if not env.text("DATABASE_URL") else ["localhost", "127.0.0.1"])
CSRF_TRUSTED_ORIGINS = env.words("CSRF_TRUSTED_ORIGINS", [])

INSTALLED_APPS = [
    "apps.accounts",
    "apps.packs",
    "apps.library",
    "apps.cards",
    "apps.campaigns",
    "apps.tables",
    "apps.simulations",
    "apps.api",
    "apps.web",
    "allauth",
    "allauth.account",
    "rest_framework",
    "drf_spectacular",
    "django_htmx",
    "csp",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.staticfiles",
    "django.forms",
]

MIDDLEWARE = [
    "apps.web.middleware.RequestLogMiddleware",
    "django.middleware.security.SecurityMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "csp.middleware.CSPMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.locale.LocaleMiddleware",
    "django.middleware.common.CommonMiddleware",
    "apps.web.middleware.CleanAddressMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
    "allauth.account.middleware.AccountMiddleware",
    "apps.accounts.middleware.ViewerMiddleware",
]

ROOT_URLCONF = "config.urls"
WSGI_APPLICATION = "config.wsgi.application"
ASGI_APPLICATION = "config.asgi.application"
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
DATABASES = {"default": _database()}


# Packs bring templates and static files; they are folders, not applications.


def _pack_folders() -> list[Path]:
    from apps.packs.folders import pack_folders

    return list(pack_folders().values())


_PACKS = _pack_folders()

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates", *(p / "table" / "templates" for p in _PACKS if (p / "table" / "templates").is_dir())],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.template.context_processors.i18n",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
                "apps.web.context.site",
            ]
        },
    }
]
FORM_RENDERER = "django.forms.renderers.TemplatesSetting"

STATIC_URL = "/static/"
STATIC_ROOT = DATA / "static"
STATIC_ROOT.mkdir(exist_ok=True)
STATICFILES_DIRS = [BASE_DIR / "static", *(p / "static" for p in _PACKS if (p / "static").is_dir())]
WHITENOISE_USE_FINDERS = True
WHITENOISE_MAX_AGE = 60  # names do not change with their content: after an update everybody has the new style within a minute

# People

AUTH_USER_MODEL = "accounts.User"
AUTHENTICATION_BACKENDS = ["allauth.account.auth_backends.AuthenticationBackend"]
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": "django.contrib.auth.password_validation.UserAttributeSimilarityValidator"},
    {"NAME": "django.contrib.auth.password_validation.MinimumLengthValidator", "OPTIONS": {"min_length": 9}},
    {"NAME": "django.contrib.auth.password_validation.CommonPasswordValidator"},
]
ACCOUNT_USER_MODEL_USERNAME_FIELD = None
ACCOUNT_LOGIN_METHODS = {"email"}
ACCOUNT_SIGNUP_FIELDS = ["email*", "password1*"]
ACCOUNT_EMAIL_VERIFICATION = env.text("EMAIL_VERIFICATION", "optional")
ACCOUNT_UNIQUE_EMAIL = True
ACCOUNT_SESSION_REMEMBER = True
ACCOUNT_EMAIL_SUBJECT_PREFIX = "Ludolex: "
ACCOUNT_EMAIL_NOTIFICATIONS = True
ACCOUNT_RATE_LIMITS = {"login_failed": "10/5m/ip,5/5m/key", "signup": "20/h/ip", "reset_password": "20/h/ip,5/h/key"}
LOGIN_REDIRECT_URL = "/"
LOGIN_URL = "account_login"
CSRF_FAILURE_VIEW = "apps.web.errors.csrf_failure"
SESSION_COOKIE_AGE = 60 * 24 * 3600
SESSION_COOKIE_HTTPONLY = True
SESSION_COOKIE_SAMESITE = "Lax"
# Browsers share cookies between ports: two copies on one machine must not take each other's.
_COPY = hashlib.sha256(SECRET_KEY.encode()).hexdigest()[:6]
SESSION_COOKIE_NAME, CSRF_COOKIE_NAME, DEVICE_COOKIE_NAME = f"session-{_COPY}", f"csrf-{_COPY}", f"device-{_COPY}"
SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = env.flag("HTTPS", False)

EMAIL_URL = env.text("EMAIL_URL")
if EMAIL_URL:
    _mail = urlsplit(EMAIL_URL)
    EMAIL_BACKEND = "django.core.mail.backends.smtp.EmailBackend"
    EMAIL_HOST, EMAIL_PORT = _mail.hostname or "localhost", _mail.port or 25
    EMAIL_HOST_USER, EMAIL_HOST_PASSWORD = unquote(_mail.username or ""), unquote(_mail.password or "")
    EMAIL_USE_TLS = _mail.scheme == "smtp+tls"
else:
    EMAIL_BACKEND = "django.core.mail.backends.filebased.EmailBackend"
    EMAIL_FILE_PATH = DATA / "mail"
DEFAULT_FROM_EMAIL = env.text("EMAIL_FROM", "Ludolex <ludolex@localhost>")

# Languages

LANGUAGE_CODE = "en"
LANGUAGES = [("en", _("English")), ("cs", _("Czech")), ("es", _("Spanish")), ("pl", _("Polish")), ("pt", _("Portuguese")), ("ru", _("Russian"))]
LOCALE_PATHS = [BASE_DIR / "locale"]
USE_I18N = USE_TZ = True
TIME_ZONE = env.text("TIME_ZONE", "UTC")

# Queue, cache, live updates

REDIS_URL = env.text("REDIS_URL")
QUEUE = DATA / "queue"
if REDIS_URL:
    CELERY_BROKER_URL = REDIS_URL
    CELERY_BROKER_TRANSPORT_OPTIONS: dict[str, Any] = {"visibility_timeout": 3600}
else:
    for _name in ("messages", "processed", "control"):
        (QUEUE / _name).mkdir(parents=True, exist_ok=True)
    CELERY_BROKER_URL = "filesystem://localhost//"
    CELERY_BROKER_TRANSPORT_OPTIONS = {
        "data_folder_in": str(QUEUE / "messages"),
        "data_folder_out": str(QUEUE / "messages"),
        "processed_folder": str(QUEUE / "processed"),
        "control_folder": str(QUEUE / "control"),
        "store_processed": False,
        "polling_interval": 0.1,
    }
CELERY_TASK_IGNORE_RESULT = True
CELERY_BEAT_SCHEDULE = {"simulations.sweep": {"task": "simulations.sweep", "schedule": 10.0, "options": {"expires": 10}}}
CELERY_TASK_ACKS_LATE = True
CELERY_WORKER_PREFETCH_MULTIPLIER = 1
CELERY_WORKER_HIJACK_ROOT_LOGGER = False
CELERY_BROKER_CONNECTION_RETRY_ON_STARTUP = True

CACHES = {
    "default": {"BACKEND": "django.core.cache.backends.redis.RedisCache", "LOCATION": REDIS_URL}
    if REDIS_URL
    else {"BACKEND": "django.core.cache.backends.db.DatabaseCache", "LOCATION": "cache"}
}

# Simulations

SIM_MAX_GAMES = env.integer("SIM_MAX_GAMES", 5_000_000, low=1)
SIM_MAX_WAITING = env.integer("SIM_MAX_WAITING", 20, low=1)
SIM_BLOCK_GAMES = env.integer("SIM_BLOCK_GAMES", 20_000, low=1)
SIM_LEASE_SECONDS = env.integer("SIM_LEASE_SECONDS", 15, low=1)
SIM_WORKERS = env.integer("SIM_WORKERS", 1, low=1)
SIM_BOUNDSCHECK = env.flag("SIM_BOUNDSCHECK", False)
SIM_CACHE_DIR = DATA / "compiled"

# Security headers

X_FRAME_OPTIONS = "DENY"
SECURE_CONTENT_TYPE_NOSNIFF = True
SECURE_REFERRER_POLICY = "same-origin"
BEHIND_PROXY = env.flag("BEHIND_PROXY", False)
SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https") if BEHIND_PROXY else None
ALLAUTH_TRUSTED_PROXY_COUNT = int(BEHIND_PROXY)
CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": [NONE],
        "script-src": [SELF],
        "style-src": [SELF],
        "img-src": [SELF, "data:"],
        "connect-src": [SELF],
        "font-src": [SELF],
        "manifest-src": [SELF],
        "worker-src": [SELF],
        "base-uri": [NONE],
        "form-action": [SELF],
        "frame-ancestors": [NONE],
    }
}

# The API

REST_FRAMEWORK: dict[str, Any] = {
    "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
    "DEFAULT_PARSER_CLASSES": ["rest_framework.parsers.JSONParser"],
    "DEFAULT_SCHEMA_CLASS": "drf_spectacular.openapi.AutoSchema",
    "UNAUTHENTICATED_USER": None,
    # Limits count by address: the proxy's word for it where there is one, never the caller's.
    "NUM_PROXIES": int(BEHIND_PROXY),
}

# Logs: one JSON object a line

(DATA / "logs").mkdir(exist_ok=True)
LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"json": {"()": "apps.web.logs.JsonFormatter"}},
    "handlers": {
        "file": {
            "class": "logging.handlers.RotatingFileHandler",
            "filename": DATA / "logs" / "ludolex.log",
            "maxBytes": 5_000_000,
            "backupCount": 3,
            "delay": True,
            "formatter": "json",
        },
        "stderr": {"class": "logging.StreamHandler", "formatter": "json", "level": "WARNING"},
    },
    "root": {"handlers": ["file", "stderr"], "level": env.text("LOG_LEVEL", "INFO")},
}
