"""The page of ratings, one title at a time."""

from __future__ import annotations

from django.core.paginator import Paginator
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_GET

from kursbuch.catalogue import titles
from kursbuch.web.ratings import standings
from kursbuch.web.ratings.models import Rating
from kursbuch.web.ratings.strength import PROVISIONAL

PER_PAGE = 50


@require_GET
def ratings(request: HttpRequest, key: str = "") -> HttpResponse:
    """The ratings in a title; by default in the one that most are rated in."""
    known = standings.rated_titles()
    if key and key not in titles():
        raise Http404
    title = titles()[key] if key else next(iter(known), None)
    rated = standings.standings(title) if title else Rating.objects.none()
    page = Paginator(rated, PER_PAGE).get_page(request.GET.get("page"))
    context = {
        "titles": known,
        "title": title,
        "page": page,
        "rows": standings.shown(page.object_list),
        "least": PROVISIONAL,
    }
    return render(request, "ratings/ratings.html", context)
