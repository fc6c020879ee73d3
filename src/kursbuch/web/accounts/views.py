"""The account pages: sign up, sign in and out, settings, tokens."""

from __future__ import annotations

from typing import Any, cast

from django.conf import settings as config
from django.contrib.auth import login, logout, update_session_auth_hash
from django.contrib.auth import views as auth
from django.contrib.auth.decorators import login_required
from django.contrib.auth.forms import AuthenticationForm, PasswordChangeForm
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.decorators.debug import sensitive_post_parameters
from django.views.decorators.http import require_http_methods, require_POST

from kursbuch.web.accounts import tries
from kursbuch.web.accounts.forms import NewTokenForm, Settings, SignUp, TokenForm
from kursbuch.web.accounts.models import Token, User
from kursbuch.web.accounts.signals import signed_in, time_zone_changed
from kursbuch.web.error_pages import error_page, too_often
from kursbuch.web.limits import limited
from kursbuch.web.requests import guest_key, words

MOST_TOKENS = 10


@sensitive_post_parameters()
@require_http_methods(["GET", "POST"])
@limited("sign-up", 20)
def sign_up(request: HttpRequest) -> HttpResponse:
    """Create an account; what the guest plays becomes the account's."""
    form = SignUp(request.POST or None, words=words(request))
    if request.method == "POST" and form.is_valid():
        user = form.save(commit=False)
        user.language = str(request.LANGUAGE_CODE)
        user.save(force_insert=True)
        return _enter(request, user)
    return render(request, "accounts/sign_up.html", {"form": form})


@sensitive_post_parameters()
@require_http_methods(["GET", "POST"])
@limited("sign-in", 30)
def sign_in(request: HttpRequest) -> HttpResponse:
    """Enter with name and password."""
    name = request.POST.get("username", "")
    if request.method == "POST" and tries.too_many(request, name):
        return too_often(request)
    form = AuthenticationForm(request, request.POST or None)
    if request.method == "POST":
        if form.is_valid():
            return _enter(request, form.get_user())
        tries.failed(request, name)
    return render(request, "accounts/sign_in.html", {"form": form, "next": _next(request)})


def _enter(request: HttpRequest, user: User) -> HttpResponse:
    """Sign in; what the guest plays is handed over by those who listen."""
    guest = guest_key(request)
    login(request, user, "django.contrib.auth.backends.ModelBackend")
    signed_in.send(User, user=user, guest=guest)
    answer = HttpResponseRedirect(_next(request))
    tries.remember_browser(answer, user.username)
    return answer


def _next(request: HttpRequest) -> str:
    target = request.POST.get("next") or request.GET.get("next") or ""
    safe = url_has_allowed_host_and_scheme(target, allowed_hosts=None)
    return target if safe else reverse("tables")


@require_POST
def sign_out(request: HttpRequest) -> HttpResponse:
    """Leave."""
    logout(request)
    return redirect("start")


@login_required
@require_http_methods(["GET", "POST"])
def settings(request: HttpRequest) -> HttpResponse:
    """Language, theme, patterns, notifications, tokens."""
    user = _user(request)
    form = Settings(request.POST or None, instance=user, words=words(request))
    if request.method == "POST" and form.is_valid():
        form.save(commit=False).save(update_fields=form.Meta.fields)
        if "time_zone" in form.changed_data:
            time_zone_changed.send(User, user=user)
        return redirect("settings")
    return _settings(request, form)


def _settings(request: HttpRequest, form: Settings, new_token: str = "") -> HttpResponse:
    user = _user(request)
    context = {
        "form": form,
        "tokens": user.tokens.all(),
        "new_token": new_token,
    }
    return render(request, "accounts/settings.html", context)


@sensitive_post_parameters()
@login_required
@require_http_methods(["GET", "POST"])
def password(request: HttpRequest) -> HttpResponse:
    """Change the password."""
    if request.method == "POST" and tries.too_many(request, _user(request).username):
        return too_often(request)
    form = PasswordChangeForm(_user(request), request.POST or None)
    if "old_password" in form.errors:
        tries.failed(request, _user(request).username)
    if request.method == "POST" and form.is_valid():
        user = form.save(commit=False)
        user.save(update_fields=["password"])
        user.tokens.all().delete()
        update_session_auth_hash(request, user)
        return redirect("settings")
    return render(request, "accounts/password.html", {"form": form})


@login_required
@require_POST
def new_token(request: HttpRequest) -> HttpResponse:
    """A token for a program of the user; it is shown once."""
    user = _user(request)
    text = ""
    if user.tokens.count() < MOST_TOKENS:
        wanted = NewTokenForm(request.POST)
        text = Token.issue(user, wanted.said("name") or "–", wanted.chosen())
    return _settings(request, Settings(instance=user, words=words(request)), text)


@login_required
@require_POST
def drop_token(request: HttpRequest) -> HttpResponse:
    """Make a token worthless."""
    _user(request).tokens.filter(pk=TokenForm(request.POST).number("token") or 0).delete()
    return redirect("settings")


class NewPassword(auth.PasswordResetConfirmView):
    """The link of the mail leads here: set a new password; programs need new tokens then."""

    template_name = "accounts/lost_new.html"

    def form_valid(self, form: Any) -> HttpResponse:
        """The password is set."""
        form.user.tokens.all().delete()
        return super().form_valid(form)


@require_http_methods(["GET", "POST"])
@limited("lost", 6)
def lost(request: HttpRequest) -> HttpResponse:
    """Ask for a link to set a new password."""
    if not config.CAN_MAIL:
        return error_page(request, 404, "page-no-mail")
    answer = auth.PasswordResetView.as_view(
        template_name="accounts/lost.html",
        email_template_name="accounts/lost_mail.txt",
        subject_template_name="accounts/lost_subject.txt",
        extra_email_context={"site": config.SITE},
    )(request)
    return cast("HttpResponse", answer)


def _user(request: HttpRequest) -> User:
    assert isinstance(request.user, User)
    return request.user
