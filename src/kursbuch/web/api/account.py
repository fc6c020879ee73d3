"""The caller's account: how the pages should be, and days on which slow games rest.

Password, address, tokens and deletion stay with the person: a lost token must not cost an account.
"""

from __future__ import annotations

from datetime import date
from typing import Literal

from django.http import HttpRequest
from ninja import Router, Schema

from kursbuch.core.words import Message
from kursbuch.web.accounts.models import User
from kursbuch.web.accounts.zones import zones
from kursbuch.web.api.fields import Text, Whole
from kursbuch.web.api.security import MANAGE, account, check_limit
from kursbuch.web.errors import HouseRule
from kursbuch.web.tables.holidays import days_off

router = Router(tags=["account"])


class Wishes(Schema):
    """How the pages should be; what is left out stays as it is."""

    language: Literal["", "en", "de"] | None = None
    """Empty: as the browser has it."""
    theme: Literal["", "light", "dark"] | None = None
    time_zone: Text | None = None
    """Of the IANA database; empty: UTC."""
    patterns: bool | None = None
    """Colours of boards are also told apart by patterns."""
    sound: bool | None = None


class AccountAnswer(Schema):
    """My account."""

    name: str
    language: str
    theme: str
    time_zone: str
    patterns: bool
    sound: bool


class DaysOff(Schema):
    """The first and the last day, both included."""

    first: date
    last: date


class HolidayAnswer(Schema):
    """Days on which my slow games rest."""

    id: int
    first: date
    last: date


class HolidaysAnswer(Schema):
    """My holidays that are not over, and how many days of this year I may still take."""

    today: date
    left: int
    most: int
    holidays: list[HolidayAnswer]


@router.get("/account", response=AccountAnswer, summary="My account")
def my_account(request: HttpRequest) -> AccountAnswer:
    """My name, and how the pages should be for me."""
    user = account(request)
    return AccountAnswer(
        name=user.username,
        language=user.language,
        theme=user.theme,
        time_zone=user.time_zone,
        patterns=user.patterns,
        sound=user.sound,
    )


@router.patch("/account", auth=MANAGE, response=AccountAnswer, summary="Change my account")
def change_account(request: HttpRequest, wish: Wishes) -> AccountAnswer:
    """How the pages should be; deadlines follow the time zone."""
    user, said = account(request), wish.dict(exclude_none=True)
    if wish.time_zone and wish.time_zone not in zones():
        raise HouseRule(Message("page-no-zone", zone=wish.time_zone))
    if said:
        User.objects.filter(pk=user.pk).update(**said)
        user.refresh_from_db()
    if wish.time_zone is not None:
        days_off.recount_for(user)
    return my_account(request)


@router.get("/account/holidays", response=HolidaysAnswer, summary="My holidays")
def my_holidays(request: HttpRequest) -> HolidaysAnswer:
    """The days on which my slow games rest, and how many are left."""
    found = days_off.days_off(account(request))
    return HolidaysAnswer(
        today=found.today,
        left=found.left,
        most=found.most,
        holidays=[
            HolidayAnswer(id=one.pk, first=one.first, last=one.last) for one in found.holidays
        ],
    )


@router.post("/account/holidays", auth=MANAGE, response=HolidaysAnswer, summary="Take days off")
def take_holiday(request: HttpRequest, wish: DaysOff) -> HolidaysAnswer:
    """Let my slow games rest on some days."""
    check_limit(request, "holidays", 30)
    days_off.take(account(request), wish.first, wish.last)
    return my_holidays(request)


@router.delete(
    "/account/holidays/{number}", auth=MANAGE, response=HolidaysAnswer, summary="End a holiday"
)
def end_holiday(request: HttpRequest, number: Whole) -> HolidaysAnswer:
    """Holidays that have not begun are not taken; those that have end with this day."""
    check_limit(request, "holidays", 30)
    days_off.end(account(request), number)
    return my_holidays(request)
