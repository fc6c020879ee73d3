"""Notices: what the caller is told by which channel, and the calendar of deadlines."""

from __future__ import annotations

from typing import Annotated

from django.http import HttpRequest
from ninja import Field, Router, Schema

from kursbuch.core.words import Message
from kursbuch.web.accounts.models import Quiet
from kursbuch.web.api.fields import NO_NUL, TimeOfDay, Whole
from kursbuch.web.api.security import MANAGE, account, check_limit
from kursbuch.web.errors import HouseRule
from kursbuch.web.notices import calendar_file, devices, preferences
from kursbuch.web.notices.models import Channel, Kind
from kursbuch.web.notices.outside import is_public

router = Router(tags=["notices"])

Address = Annotated[str, Field(max_length=500, pattern=NO_NUL)]


class NoticesWish(Schema):
    """What I want to be told; what is left out stays as it is."""

    by_email: bool | None = None
    webhook: Annotated[str, Field(max_length=300, pattern=NO_NUL)] | None = None
    """Empty: none."""
    quiet: Quiet | None = None
    """Minutes between two mails; what happens meanwhile is told together."""
    wanted: dict[Kind, list[Channel]] | None = None
    """For each kind of news the channels; a kind that is not named stays as it is."""
    quiet_hours: tuple[TimeOfDay, TimeOfDay] | None = None
    """Between them nothing is sent; twice the same: no quiet hours."""


class DeviceWish(Schema):
    """What a browser says when it subscribes."""

    endpoint: Address
    public_key: Annotated[str, Field(max_length=100, pattern=NO_NUL)]
    secret: Annotated[str, Field(max_length=40, pattern=NO_NUL)]
    name: Annotated[str, Field(max_length=200, pattern=NO_NUL)] = ""


class DeviceAnswer(Schema):
    """A browser that shows notices."""

    id: int
    name: str


class NoticesAnswer(Schema):
    """What I am told, how, and when not."""

    by_email: bool
    webhook: str
    quiet: int
    wanted: dict[Kind, list[Channel]]
    quiet_hours: tuple[TimeOfDay, TimeOfDay] | None
    devices: list[DeviceAnswer]
    calendar: str
    """The secret address of the calendar of my deadlines; empty: there is none."""


@router.get("/account/notices", response=NoticesAnswer, summary="My notices")
def my_notices(request: HttpRequest) -> NoticesAnswer:
    """What I am told by which channel, my devices, and the address of my calendar."""
    user = account(request)
    told = preferences.of(user)
    return NoticesAnswer(
        by_email=user.by_email,
        webhook=user.webhook,
        quiet=user.quiet,
        wanted={kind: [c for c in Channel if told.wants(kind, c)] for kind in Kind},
        quiet_hours=told.quiet_hours,
        devices=[DeviceAnswer(id=one.pk, name=one.name) for one in user.devices.all()],
        calendar=calendar_file.address(request, user),
    )


@router.patch("/account/notices", auth=MANAGE, response=NoticesAnswer, summary="Choose my notices")
def choose_notices(request: HttpRequest, wish: NoticesWish) -> NoticesAnswer:
    """Choose what I am told by which channel, how often, and when not."""
    user = account(request)
    if wish.webhook and not is_public(wish.webhook):
        raise HouseRule(Message("notices-webhook-refused"))
    said = wish.dict(include={"by_email", "webhook", "quiet"}, exclude_none=True)
    preferences.choose(user, said, wish.wanted or {}, wish.quiet_hours)
    return my_notices(request)


@router.post("/account/devices", auth=MANAGE, response=NoticesAnswer, summary="Add a device")
def add_device(request: HttpRequest, wish: DeviceWish) -> NoticesAnswer:
    """Send notices to a device by its push service."""
    check_limit(request, "devices", 20)
    devices.subscribe(account(request), wish.endpoint, wish.public_key, wish.secret, wish.name)
    return my_notices(request)


@router.delete(
    "/account/devices/{number}", auth=MANAGE, response=NoticesAnswer, summary="Remove a device"
)
def remove_device(request: HttpRequest, number: Whole) -> NoticesAnswer:
    """Stop sending notices to a device."""
    devices.unsubscribe(account(request), number, "")
    return my_notices(request)


@router.post("/account/calendar", auth=MANAGE, response=NoticesAnswer, summary="A new calendar")
def renew_calendar(request: HttpRequest) -> NoticesAnswer:
    """A new secret address for the calendar of my deadlines; the old one leads nowhere."""
    check_limit(request, "calendar", 20)
    calendar_file.renew(account(request))
    return my_notices(request)


@router.delete("/account/calendar", auth=MANAGE, response=NoticesAnswer, summary="No calendar")
def drop_calendar(request: HttpRequest) -> NoticesAnswer:
    """No calendar any more."""
    calendar_file.drop(account(request))
    return my_notices(request)
