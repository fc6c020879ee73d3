"""Ratings as they are shown: the standings of a title, those of an account, those at a table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from django.db.models import Count, F, Q, QuerySet

from kursbuch.catalogue import titles
from kursbuch.core.title import Title
from kursbuch.web.accounts.models import User
from kursbuch.web.ratings.models import Rating
from kursbuch.web.ratings.strength import Strength, Who
from kursbuch.web.tables.models import Place


@dataclass(frozen=True)
class Standing:
    """The rating of an account or a bot in one title."""

    title: Title[Any]
    name: str
    """The account's name; empty for a bot."""
    bot: str
    strength: Strength


def standings(title: Title[Any]) -> QuerySet[Rating]:
    """Everybody rated in a title; those surely strong come before those who may only be lucky."""
    known = Rating.objects.filter(title=title.key).filter(Q(user=None) | Q(user__is_active=True))
    low = F("mu") - 2 * F("sigma")
    return known.select_related("user").annotate(low=low).order_by("-low", "pk")


def rated_titles() -> list[Title[Any]]:
    """The titles in which anybody is rated, the one with most of them first."""
    counted = Rating.objects.values("title").annotate(rated=Count("pk")).order_by("-rated", "title")
    return [titles()[one["title"]] for one in counted if one["title"] in titles()]


def of_account(user: User) -> list[Standing]:
    """The ratings of an account, the title with most games first."""
    known = Rating.objects.filter(user=user).select_related("user").order_by("-games", "title")
    return [standing(one) for one in known if one.title in titles()]


def at_table(title: str, places: Sequence[Place]) -> dict[int, Strength]:
    """What is known of those who sit at a table, by seat."""
    users = [place.user_id for place in places if place.user_id]
    bots = [place.bot for place in places if place.bot]
    known = Rating.objects.filter(title=title).filter(
        Q(user__in=users) | Q(user=None, bot__in=bots)
    )
    found = {Who(one.user_id, one.bot): strength(one) for one in known}
    sitting = {place.seat: Who(place.user_id, place.bot) for place in places}
    return {seat: found[who] for seat, who in sitting.items() if who in found}


def shown(rows: Iterable[Rating]) -> list[Standing]:
    """The lines of a list of ratings."""
    return [standing(row) for row in rows]


def standing(row: Rating) -> Standing:
    """One line of it."""
    name = row.user.username if row.user else ""
    return Standing(titles()[row.title], name, row.bot, strength(row))


def strength(row: Rating) -> Strength:
    """The strength that a row tells."""
    return Strength(row.mu, row.sigma, row.games)
