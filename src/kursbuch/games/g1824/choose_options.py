"""The title under the options that the players chose."""

from __future__ import annotations

from dataclasses import replace

from kursbuch.core.title import Setup
from kursbuch.eighteen.ids import PhaseId
from kursbuch.eighteen.operating.phases import export_train
from kursbuch.eighteen.stock.stock_round import RepayOnTurn
from kursbuch.eighteen.title.options import read_switches, under_house_rules
from kursbuch.eighteen.title.slots import nothing
from kursbuch.games.g1824 import ground
from kursbuch.games.g1824.missing_certificate import HalfSale, other_director, swap
from kursbuch.games.g1824.revenue import has_train_and_track, no_bonus
from kursbuch.games.g1824.rules import Switches, Title24
from kursbuch.games.g1824.state import State24
from kursbuch.games.g1824.stock import at_most_60_percent
from kursbuch.games.g1824.towns import TownPlacing
from kursbuch.games.g1824.track import semi_restrictive


def choose(title: Title24, setup: Setup) -> Title24:
    """The title under the options of a setup."""
    switches = read_switches(Switches, setup.options)
    title = under_house_rules(
        replace(title, switches=switches),
        switches.bank_breaks,
        switches.consent,
        switches.maximum_revenue,
    )
    for change in (stock, operating, counting, trains, variants):
        title = change(title, switches)
    return title


def stock(title: Title24, switches: Switches) -> Title24:
    """Stock rounds and debts."""
    changed = replace(
        title.stock,
        one_sale_a_turn=switches.sales == "once a turn",
        pool_earns=switches.pool_dividend == "company",
    )
    if switches.coal_director == "has no certificate":
        changed = replace(changed, swap=swap)
        anytime = (*title.anytime, HalfSale())
        title = replace(title, other_director=other_director, anytime=anytime)
    if switches.sixty_percent == "after the purchase":
        changed = replace(changed, from_bank_up_to=at_most_60_percent)
    title = replace(title, stock=changed)
    if switches.repayment == "voluntary":
        loans = replace(title.loans, repaid_on_turn=True)
        title = replace(title, loans=loans, anytime=(*title.anytime, RepayOnTurn()))
    return title


def export_while_it_lasts(state: State24) -> None:
    """After the last series nothing is exported (24-EX-04)."""
    if not state.broken:
        export_train(state)


def operating(title: Title24, switches: Switches) -> Title24:
    """Building, running, trading."""
    track = title.track
    if switches.upgrades == "semi-restrictive":
        track = replace(track, useful=semi_restrictive)
    running = title.running
    if not switches.maximum_revenue:
        running = replace(running, waits=has_train_and_track)
    export = PhaseId("1") if switches.export == "always" else title.trade.export_from
    if not switches.export_at_the_end:
        hooks = tuple(
            export_while_it_lasts if hook is export_train else hook
            for hook in title.rounds.after_series
        )
        title = replace(title, rounds=replace(title.rounds, after_series=hooks))
    one_by_one = switches.end_of_series == "one by one"
    title = replace(title, rounds=replace(title.rounds, one_by_one=one_by_one))
    return replace(
        title,
        track=track,
        running=running,
        trade=replace(
            title.trade,
            export_from=export,
            surplus_in_operating_order=switches.surplus_order == "operating order",
            help_for_any_train="cash" if switches.directors_help == "for any train" else "no",
            sales_without_limit=switches.emergency_sales == "any",
            only_needed_sales=switches.emergency_sales == "limited",
        ),
    )


def counting(title: Title24, switches: Switches) -> Title24:
    """What counts against the certificate limit."""
    if switches.certificates == "shares":
        return title
    kinds = {name: replace(kind, counts=True) for name, kind in title.kinds.items()}
    every = switches.certificates == "all papers"
    papers = {name: replace(paper, counts=every) for name, paper in title.papers.items()}
    return replace(title, kinds=kinds, papers=papers)


def trains(title: Title24, switches: Switches) -> Title24:
    """How many 10-trains there are, and when a series has three rounds."""
    if switches.ten_trains == "twenty":
        ten = replace(title.cards["10"], count=20, unlimited=False)
        title = replace(title, cards={**title.cards, "10": ten})
    if switches.third_round == "phase 5":
        five = replace(title.phases[PhaseId("5")], operating_rounds=3)
        title = replace(title, phases={**title.phases, PhaseId("5"): five})
    return title


def variants(title: Title24, switches: Switches) -> Title24:
    """What only a variant has."""
    if not switches.bukowina:
        title = replace(title, bonuses=no_bonus)
    if switches.rivers == "as on 18xx.games":
        title = replace(title, ground=ground.with_more_rivers())
    if 3 in title.start_cash and title.players == (3,):
        title = replace(title, start_cash={3: switches.start_cash})
    if switches.towns != "scenario":
        number = int(switches.towns)
        opening = (lambda state: TownPlacing(tokens=number),)
        title = replace(title, set_up=nothing, rounds=replace(title.rounds, opening=opening))
    return title
