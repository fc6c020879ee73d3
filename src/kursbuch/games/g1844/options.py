"""The options of 1844: every switch that the ledger names, and the set of 18xx.games."""

from __future__ import annotations

from dataclasses import replace

from kursbuch.core.state import Step
from kursbuch.core.title import Setup, Value
from kursbuch.eighteen.stock.debt import RepayAnyTime
from kursbuch.eighteen.stock.stock_round import RepayOnTurn
from kursbuch.eighteen.title.options import option, read_switches, under_house_rules
from kursbuch.eighteen.title.rounds import Hook
from kursbuch.games.g1844.end_of_stock_round import move_prices_company_by_company
from kursbuch.games.g1844.operating import operating_options
from kursbuch.games.g1844.rules import Switches, Title44
from kursbuch.games.g1844.sbb import form_sbb, form_sbb_within_series
from kursbuch.games.g1844.state import State44
from kursbuch.games.g1844.stock import left_of_the_last, right_of_the_last

OPTIONS = (
    option("aarau_cost", 0, 20, rules="44-TL-10"),
    option(
        "at_the_limit", "if it fits", "nobody buys", rules="44-BU-12", since=2, before="if it fits"
    ),
    option("bank_breaks", "empty", "overdrawn", rules="44-EG-01"),
    option("bankruptcy", False, True, rules="44-EF-17"),
    option("cell_180", True, False, rules="44-DV-14", since=2, before=False),
    option("consent", True, False, rules="44-TT-04"),
    option("destinations", "at once", "when claimed", rules="44-DE-04 44-DE-10"),
    option("elephant", False, True, rules="44-VA-01 44-VA-03"),
    option("elephant_neighbour", "previous", "next", rules="44-VA-01"),
    option("emergency", "no affordable train", "any train", rules="44-EF-02"),
    option(
        "emergency_sales",
        *("what is missing", "at will"),
        rules="44-EF-19",
        since=2,
        before="what is missing",
    ),
    option("eva", "any time", "company at turn", rules="44-PV-38 44-PV-39"),
    option("exchange", "net", "by company", rules="44-SB-19"),
    option("exchange_debt", "own account", "loan", rules="44-SB-20"),
    option("export", "after the SBB", "before the SBB", rules="44-EX-08"),
    option("final_value", "visited", "paid", rules="44-MR-09 44-TC-07"),
    option("furka", "any time", "own turn", rules="44-PV-23"),
    option("home_tile", "compulsory", "optional", rules="44-TL-14"),
    option("idle_steps", False, True, rules="44-OR-08 44-RT-20"),
    option("maximum_revenue", True, False, rules="44-RV-13"),
    option("mountain_duty", False, True, rules="44-TP-14"),
    option("order_cards", "dealt", "as seated", rules="44-SU-05"),
    option("papers_in_debt", True, False, rules="44-BU-16", since=2, before=False),
    option("price_moves", "falls first", "company by company", rules="44-ES-08"),
    option("privates_from", "director", "any player", rules="44-PV-06"),
    option("repayment", "any time", "stock round", rules="44-EF-16"),
    option("same_direction", True, False, rules="44-RT-08"),
    option("sbb_trade", "agreed price", "printed price", rules="44-TT-06"),
    option("start_in_debt", False, True, rules="44-BU-16 44-EF-14"),
    option("surplus_after_export", "at once", "next turn", rules="44-SC-03"),
    option("surplus_trains", "pool", "removed", rules="44-SC-03 44-SB-08"),
    option("tunnel_bonus", "both sides", "any tunnel", rules="44-RV-11"),
    option("tunnel_at_furka_ends", False, True, rules="44-TU-18"),
    option("vaduz", "grey", "red", rules="44-RT-10"),
    option("worthless_stops", True, False, rules="44-RT-18"),
)

AS_ON_18XX_GAMES: dict[str, Value] = {
    "aarau_cost": 20,
    "at_the_limit": "if it fits",
    "bank_breaks": "overdrawn",
    "bankruptcy": True,
    "cell_180": False,
    "consent": False,
    "destinations": "when claimed",
    "elephant": False,
    "elephant_neighbour": "previous",
    "emergency": "any train",
    "emergency_sales": "what is missing",
    "eva": "company at turn",
    "exchange": "by company",
    "exchange_debt": "loan",
    "export": "before the SBB",
    "final_value": "visited",
    "furka": "own turn",
    "home_tile": "optional",
    "idle_steps": True,
    "maximum_revenue": False,
    "mountain_duty": True,
    "order_cards": "as seated",
    "papers_in_debt": False,
    "price_moves": "company by company",
    "privates_from": "any player",
    "repayment": "stock round",
    "same_direction": False,
    "sbb_trade": "printed price",
    "start_in_debt": True,
    "surplus_after_export": "next turn",
    "surplus_trains": "removed",
    "tunnel_bonus": "any tunnel",
    "tunnel_at_furka_ends": True,
    "vaduz": "grey",
    "worthless_stops": False,
}
"""How 18xx.games plays 1844: every option, also where it is as in the rulebook."""


def choose(title: Title44, setup: Setup) -> Title44:
    """The title under the options of a setup."""
    switches = read_switches(Switches, setup.options)
    title = under_house_rules(
        replace(title, switches=switches),
        switches.bank_breaks,
        switches.consent,
        switches.maximum_revenue,
    )
    for change in (_rounds, _stock, _repayment, _debtors, _chart, operating_options):
        title = change(title, switches)
    return title


def _rounds(title: Title44, switches: Switches) -> Title44:
    rounds = title.rounds
    if switches.export == "before the SBB":
        after = tuple(
            form_sbb_within_series if hook is form_sbb else hook
            for hook in rounds.after_operating_round
        )
        last = tuple(unless_over(hook) for hook in (*rounds.after_series, form_sbb))
        rounds = replace(rounds, after_operating_round=after, after_series=last)
    if switches.price_moves == "company by company":
        end = (move_prices_company_by_company, *rounds.after_stock_round[1:])
        rounds = replace(rounds, after_stock_round=end)
    return replace(title, rounds=rounds)


def unless_over(hook: Hook[State44]) -> Hook[State44]:
    """As some tables play: once the bank is broken the game ends with the last turn (44-EG-02)."""

    def until_the_end(state: State44) -> Step[State44] | None:
        return None if state.broken else hook(state)

    return until_the_end


def _stock(title: Title44, switches: Switches) -> Title44:
    full_hand_buys = switches.at_the_limit == "if it fits"
    title = replace(title, stock=replace(title.stock, full_hand_buys=full_hand_buys))
    if not switches.elephant:
        return title
    literally = switches.elephant_neighbour == "previous"
    order = right_of_the_last if literally else left_of_the_last
    return replace(title, stock=replace(title.stock, next_order=order))


def _repayment(title: Title44, switches: Switches) -> Title44:
    if switches.repayment == "any time":
        return title
    anytime = tuple(
        RepayOnTurn() if isinstance(step, RepayAnyTime) else step for step in title.anytime
    )
    return replace(
        title, anytime=anytime, loans=replace(title.loans, repaid_on_turn=True, repaid_in_full=True)
    )


def _debtors(title: Title44, switches: Switches) -> Title44:
    loans = replace(title.loans, debtors_start=switches.start_in_debt)
    return replace(title, loans=loans)


def _chart(title: Title44, switches: Switches) -> Title44:
    if not switches.cell_180:
        return title
    rows = tuple((*row, 180) if row[-1] == 160 else row for row in title.chart.rows)
    return replace(title, chart=replace(title.chart, rows=rows))
