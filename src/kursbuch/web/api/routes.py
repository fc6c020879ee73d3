"""What trains can earn: the best run of a company, and the revenue of imagined trains."""

from __future__ import annotations

from django.http import HttpRequest
from ninja import Field, Query, Router, Schema

from kursbuch.core.action import Seat
from kursbuch.core.errors import BadSetup
from kursbuch.core.state import State
from kursbuch.core.words import Message
from kursbuch.eighteen.best_run import running_company, with_trains
from kursbuch.eighteen.ids import TrainId
from kursbuch.eighteen.running.imagined_runs import best_routes
from kursbuch.eighteen.running.runs import best_runs
from kursbuch.web.api.fields import Key, Text, Whole
from kursbuch.web.api.security import check_limit, me
from kursbuch.web.api.tables import begun
from kursbuch.web.tables.record import positions

router = Router(tags=["routes"])
MOST_TRAINS = 6


class Imagined(Schema):
    """Trains by their type, and the company that would have them."""

    company: Text | None = None
    trains: list[Text] = Field(default_factory=list, max_length=MOST_TRAINS)
    at: Whole | None = None


class RunAnswer(Schema):
    """The route of one train."""

    train: str
    stops: list[str]
    hexes: list[list[str]]
    """The hexes from each stop to the next."""
    revenue: int


class BestRunAnswer(Schema):
    """The routes of the highest revenue."""

    company: str
    revenue: int
    proved: bool
    """Nothing earns more."""
    runs: list[RunAnswer]


class RevenueAnswer(Schema):
    """What imagined trains would earn."""

    company: str
    trains: list[str]
    revenue: int
    bound: int
    """No routes earn more."""
    proved: bool


@router.get(
    "/tables/{table:key}/best-run", response=BestRunAnswer, summary="The best run of a company"
)
def best_run(
    request: HttpRequest, key: Key, company: Text | None = None, at: Whole | None = None
) -> BestRunAnswer:
    """The most that a company's trains can earn, proved; by default of the operating company."""
    check_limit(request, "routes", 60)
    state, running = with_trains(_seen(request, key, at), company)
    plan = best_runs(state, running)
    runs = [
        RunAnswer(
            train=run.train,
            stops=list(run.stops),
            hexes=[list(part) for part in run.hexes],
            revenue=route.revenue,
        )
        for run, route in zip(plan.runs, plan.routes, strict=True)
    ]
    return BestRunAnswer(company=running, revenue=plan.revenue, proved=plan.proved, runs=runs)


@router.get("/tables/{table:key}/revenue", response=RevenueAnswer, summary="What trains would earn")
def revenue(request: HttpRequest, key: Key, imagined: Query[Imagined]) -> RevenueAnswer:
    """What a company would earn now if it had these trains, named by their type."""
    check_limit(request, "routes", 60)
    state, running = running_company(_seen(request, key, imagined.at), imagined.company)
    known = state.title.trains
    for train in imagined.trains:
        if train not in known:
            raise BadSetup(Message("train-unknown", train=train[:20], known=sorted(known)))
    wanted = sorted(TrainId(train) for train in imagined.trains)
    found = best_routes(state, running, trains=wanted)
    return RevenueAnswer(
        company=running,
        trains=list(imagined.trains),
        revenue=found.revenue,
        bound=found.bound,
        proved=found.proved,
    )


def _seen(request: HttpRequest, key: str, at: int | None) -> State:
    """The position as the caller may see it."""
    table = begun(key)
    state = positions.now(table) if at is None else positions.at(table, at)
    mine = me(request).seats(table.places.all())
    view: State = state.title.view(state, Seat(mine[0]) if mine else None)
    return view
