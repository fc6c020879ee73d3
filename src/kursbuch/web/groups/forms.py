"""The form with which a table is announced to a group."""

from __future__ import annotations

from django import forms

from kursbuch.web.accounts.models import User
from kursbuch.web.forms import RequestForm, ShortText
from kursbuch.web.groups import membership
from kursbuch.web.groups.models import Group


class AnnounceForm(RequestForm):
    """To which group, and whether others may sit down, too."""

    group = ShortText(12)
    reserved = forms.BooleanField(required=False)

    @property
    def is_reserved(self) -> bool:
        """Only members may sit down."""
        return bool(self.cleaned_data.get("reserved"))


def read_group(form: AnnounceForm, user: User | None) -> Group | None:
    """The group that is meant; None for no group."""
    return membership.chosen(form.said("group"), user)
