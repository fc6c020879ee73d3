"""Addresses of the account pages."""

from django.contrib.auth import views as auth
from django.urls import path

from kursbuch.web.accounts import views

urlpatterns = [
    path("new", views.sign_up, name="sign-up"),
    path("enter", views.sign_in, name="sign-in"),
    path("leave", views.sign_out, name="sign-out"),
    path("", views.settings, name="settings"),
    path("password", views.password, name="password"),
    path("tokens/new", views.new_token, name="new-token"),
    path("tokens/drop", views.drop_token, name="drop-token"),
    path("lost", views.lost, name="lost"),
    path(
        "lost/sent",
        auth.PasswordResetDoneView.as_view(template_name="accounts/lost_sent.html"),
        name="password_reset_done",
    ),
    path("lost/<uidb64>/<token>/", views.NewPassword.as_view(), name="password_reset_confirm"),
    path(
        "lost/done",
        auth.PasswordResetCompleteView.as_view(template_name="accounts/lost_done.html"),
        name="password_reset_complete",
    ),
]
