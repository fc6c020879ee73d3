"""What people ask of each other, as forms."""

from __future__ import annotations

from django import forms

from kursbuch.web.forms import RequestForm, SeqForm, ShortText, WholeNumber
from kursbuch.web.tables.models import Wish

ASKED = (Wish.END, Wish.REPLACE, Wish.INVITE)


class UndoForm(SeqForm):
    """Take the last action back, or everything after move *to*."""

    to = WholeNumber()


class AnswerForm(RequestForm):
    """Agree to a proposal, refuse it, or withdraw it."""

    proposal = WholeNumber()
    answer = forms.ChoiceField(choices=[("yes", "yes"), ("no", "no")], required=False)


class AskForm(RequestForm):
    """Ask to end the game, or to let a bot or a person play for somebody."""

    kind = forms.ChoiceField(choices=[(kind, kind) for kind in ASKED], required=False)
    seat = WholeNumber()
    whom = ShortText(150)
