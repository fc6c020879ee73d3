"""Which games count for ratings, and who is rated in them."""

from __future__ import annotations

from collections import Counter
from datetime import datetime

from django.db.models import Max, QuerySet

from kursbuch.web.ratings.strength import Competitor, Who
from kursbuch.web.tables.models import Place, Status, Table


def ended_games() -> QuerySet[Table]:
    """The finished games in the order in which they ended, as `ended` says.

    None of those whose chance somebody may have known (imported games, branches, chosen seeds),
    and none in which a bot could be asked for advice.
    """
    games = Table.objects.filter(
        status=Status.FINISHED, secret_seed=True, branch_of=None, hints=False
    )
    dated = games.annotate(ended=Max("moves__at")).exclude(ended=None)
    return dated.defer("base", "setup").prefetch_related("places").order_by("ended", "pk")


def ended_at(table: Table) -> datetime:
    """When the last move of one of these games was made."""
    found: datetime = table.ended  # type: ignore[attr-defined]
    return found


def competitors(table: Table) -> list[Competitor]:
    """Who is rated: nobody in a game that was ended by hand or that one person played alone.

    Seats of guests, and those that were handed to a bot in mid-game, tell about nobody: the others
    are rated among themselves.
    """
    ranks = (table.result or {}).get("places") or ()
    places = list(table.places.all())
    if len(ranks) != len(places) or _several_seats(places):
        return []
    found = [
        Competitor(Who(place.user_id, place.bot), ranks[place.seat])
        for place in places
        if (place.user_id or place.bot) and not place.resigned
    ]
    return found if len({one.who for one in found}) > 1 else []


def _several_seats(places: list[Place]) -> bool:
    """A person holds more than one seat."""
    people = Counter((place.user_id, place.guest) for place in places if not place.bot)
    return any(count > 1 for count in people.values())
