"""What the parts of a table page show: bar, seats, stage, now, beside."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from kursbuch.core.action import Action
from kursbuch.core.errors import KursbuchError
from kursbuch.core.offers import Offer
from kursbuch.core.state import to_act
from kursbuch.core.words import Message, Who
from kursbuch.web.errors import rule_of
from kursbuch.web.friends import blocks
from kursbuch.web.games.moment import Choice, Moment, choice
from kursbuch.web.games.presenter import Panel
from kursbuch.web.tables import models
from kursbuch.web.tables.agreement import proposals, undo
from kursbuch.web.tables.models import Status, Table, Wish
from kursbuch.web.tables.notes import notebook
from kursbuch.web.tables.page import (
    hint,
    history,
    log,
    offer_groups,
    panels,
    plans,
    programmes,
    refusals,
    result,
)
from kursbuch.web.tables.page.draft import Draft
from kursbuch.web.tables.page.frame import (
    MAP,
    BoardPicture,
    Views,
    acting_at,
    bar,
    seats,
    tab_links,
    view_links,
)
from kursbuch.web.tables.page.table_view import TableView, labels_of
from kursbuch.web.tables.seats import transfer
from kursbuch.web.tables.since.last_turn import Since, since_last_turn
from kursbuch.web.wording import title_name


@dataclass(frozen=True)
class Shown:
    """What the visitor asked for: which view, which tab beside."""

    view: str = ""
    beside: str = ""


def moment_of(view: TableView) -> Moment:
    """How the title shows this moment; by default forms if it says nothing of it."""
    agenda = view.scene.view.agenda
    show = view.presenter.moments.get(type(agenda[-1])) if agenda else None
    return show(view.scene) if show else Moment()


def page_context(
    view: TableView,
    moment: Moment,
    shown: Shown,
    proposed: Draft | None = None,
    refusal: KursbuchError | None = None,
) -> dict[str, Any]:
    """Everything that the parts of the page show."""
    return {
        **_frame(view),
        **_stage(view, moment, shown),
        **_now(view, moment, proposed, refusal),
        **_beside(view, shown),
    }


def _frame(view: TableView) -> dict[str, Any]:
    """Which table this is, and who looks at it."""
    scene, table = view.scene, view.table
    return {
        "table": table,
        "looking": view,
        "scene": scene,
        "seats": scene.seats,
        "table_words": scene.words,
        "title": view.state.title,
        "title_name": title_name(scene.words, view.state.title),
        "sheets": list(panels.SHEETS),
        "is_past": view.is_past,
        "what_if": table.branch_of_id is not None,
        "places": view.places,
        "my_turn": any(seat in scene.seats for seat in acting_at(view)) and not view.is_past,
    }


def _stage(view: TableView, moment: Moment, shown: Shown) -> dict[str, Any]:
    """The board or another view, and where in the game this is."""
    scene, table, present = view.scene, view.table, view.presenter
    board = present.board(scene)
    links = view_links(present, scene.words, bool(board))
    views = [link.key for link in links]
    key = next((k for k in (shown.view, moment.view, *views) if k in views), MAP)
    panel = next((panel for panel in present.views if panel.key == key), None)
    at = table.number if view.at is None else view.at
    return {
        "frame": {
            "bar": bar(view),
            "seats": seats(view),
            "views": Views(links, key, moment.hint),
            "board": BoardPicture(board, present.letters),
        },
        "overlay": moment.overlay,
        "focus": moment.focus,
        "view": key,
        "shown": _filled(view, panel) if panel else None,
        "at": at,
        "earlier": max(at - 1, 0),
        "later": min(at + 1, table.number),
        "place": history.share(at, table.number),
        "history": history.stops(table),
        "where": present.moment(scene),
    }


def _filled(view: TableView, panel: Panel) -> dict[str, Any]:
    return {"template": panel.template, "context": panel.context(view.scene)}


def _now(
    view: TableView, moment: Moment, proposed: Draft | None, refusal: KursbuchError | None
) -> dict[str, Any]:
    """What can be chosen, what it would bring, and the bar that commits it."""
    scene, table = view.scene, view.table
    labels = labels_of(view)
    below = _not_shown(_at_place(view), moment, view.presenter.passes)
    forms = [in_table(view, one, below, bool(moment.template)) for one in offered(view, below)]
    return {
        "moment": moment,
        "prompt": scene.words.say(prompt(view)),
        "groups": forms,
        "choosing": bool(scene.chosen),
        "preview": proposed.lines if proposed else None,
        "asked": proposed.asked if proposed else "",
        "go": (moment.commit or proposed.label(labels)) if proposed else "",
        "passes": _passing(view, moment, proposed),
        "refusal": told(view, refusal),
        "undo": None if view.is_past else undo.last_own(table, view.visitor),
        "redo": None if view.is_past else undo.redoable(table, view.visitor),
        "proposals": [_asked(table, asked) for asked in proposals.standing(table)],
        "hint": hint.shown(view, proposed.plan if proposed else ()),
        **programmes.shown(view),
        **plans.shown(view),
        "invitations": invitations(view),
        "since": since(view),
        "told": _told(view),
        "result": [] if view.is_past else result.ranking(view),
    }


def _asked(table: Table, asked: models.Proposal) -> dict[str, Any]:
    """What somebody asks, until when somebody may come back, and whether it can happen now."""
    until = proposals.waits_until(table, asked)
    absent = asked.to if until or asked.kind == Wish.LATE else None
    ready = proposals.is_ready(table, asked)
    return {"asked": asked, "until": until, "absent": absent, "ready": ready}


def _at_place(view: TableView) -> Sequence[Offer]:
    """The offers at the place that was clicked; all if none was."""
    scene = view.scene
    return view.presenter.pick(scene, scene.picked) if scene.picked else scene.offers


def _not_shown(offers: Sequence[Offer], moment: Moment, passes: type[Action] | None) -> list[Offer]:
    """The offers that neither the moment's own template nor the commit bar shows."""
    return [o for o in offers if o.action not in moment.shows and o.action is not passes]


def _passing(view: TableView, moment: Moment, proposed: Draft | None) -> Choice | None:
    """To decline, pinned beside the button that commits."""
    plan = proposed.plan if proposed else ()
    if moment.declining:
        return choice(moment.passing, moment.declining, plan)
    for offer in view.scene.offers:
        if offer.action is view.presenter.passes:
            label = moment.passing or labels_of(view).offer(offer)
            return choice(label, offer.filled({}), plan)
    return None


def _beside(view: TableView, shown: Shown) -> dict[str, Any]:
    """The order, the log, the chat."""
    links = tab_links(view.presenter, view.scene.words)
    tab = shown.beside if shown.beside in [link.key for link in links] else links[0].key
    return {
        "tabs": links,
        "tab": tab,
        "beside": _tab(view, tab),
    }


def _tab(view: TableView, tab: str) -> dict[str, Any]:
    order = view.presenter.order
    if order and tab == order.key:
        return _filled(view, order)
    if tab == "chat":
        remarks = list(view.table.remarks.order_by("-pk")[:100])
        folded = blocks.numbers(view.visitor.user)
        chat = {"remarks": remarks, "folded": folded, "names": view.scene.names}
        return {"template": "tables/page/chat.html", "context": chat}
    if tab == "notes":
        shown = {"pinned": notebook.pinned(view.places)}
        return {"template": "tables/notes/pinned.html", "context": shown}
    newest = None if view.at is None else view.at
    entries = log.entries(view.table, view.scene.words, upto=newest, own=view.scene.seats)
    return {"template": "tables/page/log.html", "context": {"entries": entries}}


def told(view: TableView, refusal: KursbuchError | None) -> refusals.Refusal | None:
    """A refusal in the words of the page."""
    if refusal is None:
        return None
    return refusals.Refusal((), labels_of(view).refusal(refusal.message), rule_of(refusal))


def offered(view: TableView, offers: Sequence[Offer]) -> list[offer_groups.OfferGroup]:
    """The forms of some offers."""
    scene = view.scene
    links = {f"pick.{name}": value for name, value in scene.picked.items()}
    return offer_groups.groups(offers, scene.chosen, labels_of(view), view.presenter.many, links)


def in_table(
    view: TableView, group: offer_groups.OfferGroup, offers: Sequence[Offer], folded: bool
) -> offer_groups.OfferGroup:
    """Offers of a kind that the title shows in a table; folded unless one is proposed."""
    scene = view.scene
    for kind, table in view.presenter.offer_tables.items():
        if group.do == kind.__name__:
            rows = table.rows(scene, [offer for offer in offers if offer.action is kind])
            is_open = not (folded and table.folds) or isinstance(scene.proposed, kind)
            return replace(group, table=table.template, rows=rows, is_open=is_open)
    return group


def prompt(view: TableView) -> Message:
    """One sentence: who must do what."""
    state, table = view.state, view.table
    if table.status == Status.FINISHED and not view.is_past:
        agreed = (table.result or {}).get("reason") == "agreement"
        return Message("ended-by-agreement" if agreed else "page-finished")
    if not state.agenda:
        return Message("page-finished")
    what = state.agenda[-1].prompt(state)
    who = [Who(seat) for seat in to_act(state)]
    return Message("page-prompt", who=who, what=what)


def invitations(view: TableView) -> list[dict[str, Any]]:
    """The seats that are offered, for those at the table and for the people invited."""
    found, names = [], {place.seat: place.name for place in view.places}
    for one in view.table.invitations.all():
        meant = one.user_id is not None and one.user == view.visitor.user
        if meant or view.scene.seats:
            mine = transfer.may_withdraw(one, view.visitor)
            found.append({"offer": one, "meant": meant, "mine": mine, "name": names[one.seat]})
    return found


def since(view: TableView) -> Since | None:
    """What others have played since the visitor's last turn; nobody else has one."""
    found = since_last_turn(view.table, view.scene.seats) if view.scene.seats else None
    return found if found and found.moves else None


def _told(view: TableView) -> Sequence[str]:
    """In the past: what happened in the move that led there."""
    if not view.at:
        return ()
    shown = log.entries(view.table, view.scene.words, most=1, upto=view.at)
    return [line for entry in shown for line in entry.lines]
