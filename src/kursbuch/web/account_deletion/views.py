"""The page on which an account is deleted."""

from __future__ import annotations

from django.contrib.auth import authenticate, logout
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.debug import sensitive_post_parameters
from django.views.decorators.http import require_http_methods

from kursbuch.core.words import Message
from kursbuch.web.account_deletion.anonymise import anonymise
from kursbuch.web.accounts import tries
from kursbuch.web.accounts.models import User
from kursbuch.web.error_pages import too_often
from kursbuch.web.requests import words


@sensitive_post_parameters()
@login_required
@require_http_methods(["GET", "POST"])
def delete_account(request: HttpRequest) -> HttpResponse:
    """Delete the account: the person becomes anonymous, the games stay."""
    user = request.user
    assert isinstance(user, User)
    wrong = False
    if request.method == "POST":
        if tries.too_many(request, user.username):
            return too_often(request)
        if authenticate(request, username=user.username, password=request.POST.get("password", "")):
            anonymise(user, words(request).say(Message("page-anonymous")))
            logout(request)
            return redirect("start")
        wrong = True
        tries.failed(request, user.username)
    return render(request, "account_deletion/delete.html", {"wrong": wrong})
