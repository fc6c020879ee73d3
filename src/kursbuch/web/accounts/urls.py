"""Addresses of the account pages."""

from django.contrib.auth import views as auth
from django.urls import path

from kursbuch.web.accounts import views
from kursbuch.web.limits import limited

urlpatterns = [
    path("new", views.sign_up, name="sign-up"),
    path("enter", views.sign_in, name="sign-in"),
    path("leave", views.sign_out, name="sign-out"),
    path("", views.settings, name="settings"),
    path("password", views.password, name="password"),
    path("tokens/new", views.new_token, name="new-token"),
    path("tokens/drop", views.drop_token, name="drop-token"),
    path("farewell", views.farewell, name="farewell"),
    path(
        "lost",
        limited("lost", 6)(
            auth.PasswordResetView.as_view(
                template_name="accounts/lost.html",
                email_template_name="accounts/lost_mail.txt",
                subject_template_name="accounts/lost_subject.txt",
            )
        ),
        name="lost",
    ),
    path(
        "lost/sent",
        auth.PasswordResetDoneView.as_view(template_name="accounts/lost_sent.html"),
        name="password_reset_done",
    ),
    path(
        "lost/<uidb64>/<token>/",
        auth.PasswordResetConfirmView.as_view(template_name="accounts/lost_new.html"),
        name="password_reset_confirm",
    ),
    path(
        "lost/done",
        auth.PasswordResetCompleteView.as_view(template_name="accounts/lost_done.html"),
        name="password_reset_complete",
    ),
]
