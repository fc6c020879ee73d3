"""The options of 1824: every switch that the ledger names, and the set of 18xx.games."""

from __future__ import annotations

from kursbuch.core.title import Value
from kursbuch.eighteen.title.options import option

OPTIONS = (
    option("bank_breaks", "empty", "overdrawn", rules="24-EG-03"),
    option(
        "certificates", "shares", "minors too", "all papers", rules="24-CE-03 24-CR-22 24-MR-04"
    ),
    option("coal_director", "takes the certificate", "has no certificate", rules="24-CR-13"),
    option("coal_exchange", "after sales", "without sales", rules="24-CR-11"),
    option("consent", True, False, rules="24-TT-03"),
    option(
        "directors_help",
        "in an emergency",
        "for any train",
        rules="24-EF-04",
        since=2,
        before="for any train",
    ),
    option("directorless", "idle", "anybody runs it", rules="24-ST-06"),
    option("end_of_series", "one by one", "all at once", rules="24-EX-04 24-FO-09 24-MR-22"),
    option("emergency_sales", "limited", "any", rules="24-EF-08 24-EF-09"),
    option("export", "after the first 2-train", "always", rules="24-EX-01"),
    option("export_at_the_end", True, False, rules="24-EX-04"),
    option("final_value", "shares", "all papers", rules="24-EG-07"),
    option("first_marker", "at the foundation", "on the first turn", rules="24-FO-11"),
    option("forced_exchange", "compulsory", "may be declined", rules="24-MR-21"),
    option(
        "goods_scrapping",
        "with the 10-train too",
        "by goods trains only",
        rules="24-PH-09 24-TP-15",
        since=2,
        before="by goods trains only",
    ),
    option("maximum_revenue", True, False, rules="24-IN-09"),
    option("opening", "end of the round", "at once", rules="24-FL-06 24-CR-21 24-MR-23"),
    option("repayment", "automatic", "voluntary", rules="24-EF-14"),
    option("returned_marker", "as printed", "last one free", rules="24-FO-13"),
    option("sales", "once a turn", "any number", rules="24-SE-08"),
    option("sixty_percent", "before the purchase", "after the purchase", rules="24-RN-07"),
    option("state_markers", "five", "by forerunner", rules="24-FO-14 24-VB-09"),
    option(
        "surplus_order",
        "operating order",
        "as listed",
        rules="24-TP-11",
        since=2,
        before="operating order",
    ),
    option("ten_trains", "unlimited", "twenty", rules="24-TP-14"),
    option("third_round", "phase 6", "phase 5", rules="24-SR-14"),
    option("unopened_trains", "kept", "for sale", rules="24-CR-16 24-TT-03"),
    option("unsold_first", "at once", "at the foundation", rules="24-ST-09"),
    option("upgrades", "permissive", "semi-restrictive", rules="24-UP-04"),
)
CISLEITHANIA = (option("rivers", "as printed", "as on 18xx.games", rules="24-TR-09"),)
TWO_PLAYERS = (
    *CISLEITHANIA,
    option("bond_marker", "at the start", "on the first turn", rules="24-VA-26"),
    option("bond_rounding", "up", "down", rules="24-VA-21"),
    option("bond_sales", "half", "all", rules="24-VA-18"),
    option("construction_share", True, False, rules="24-VA-13", since=2, before=False),
    option("draft", "first player", "last player", rules="24-VA-05"),
    option("mountain_turn", "own turn", "counts as a turn", rules="24-VA-07 24-VA-08"),
    option("pool_dividend", "nobody", "company", rules="24-IN-06"),
)
THREE_PLAYERS = (
    *CISLEITHANIA,
    option("bukowina", False, True, rules="24-VB-11", since=2, before=True),
    option(
        "pest_marker",
        "at the start",
        "on the first turn",
        rules="24-VB-05",
        since=2,
        before="on the first turn",
    ),
    option("start_cash", 680, 700, rules="24-VB-03"),
)
GOODS_TIME = (option("towns", "scenario", *range(1, 27), rules="24-VC-01 24-VC-06"),)

AS_ON_18XX_GAMES: dict[str, Value] = {
    "bank_breaks": "overdrawn",
    "certificates": "all papers",
    "coal_director": "has no certificate",
    "coal_exchange": "without sales",
    "consent": False,
    "directorless": "anybody runs it",
    "directors_help": "for any train",
    "end_of_series": "all at once",
    "emergency_sales": "any",
    "export": "always",
    "export_at_the_end": False,
    "final_value": "all papers",
    "first_marker": "on the first turn",
    "forced_exchange": "may be declined",
    "goods_scrapping": "by goods trains only",
    "maximum_revenue": False,
    "opening": "at once",
    "repayment": "voluntary",
    "returned_marker": "last one free",
    "sales": "any number",
    "sixty_percent": "after the purchase",
    "state_markers": "by forerunner",
    "surplus_order": "as listed",
    "ten_trains": "twenty",
    "third_round": "phase 5",
    "unopened_trains": "for sale",
    "unsold_first": "at the foundation",
    "upgrades": "semi-restrictive",
}
"""How 18xx.games plays 1824: every value it relies on, also where it is that of the rulebook."""

TWO_PLAYERS_ON_18XX_GAMES: dict[str, Value] = {
    **AS_ON_18XX_GAMES,
    "bond_marker": "on the first turn",
    "bond_rounding": "down",
    "bond_sales": "half",
    "construction_share": False,
    "draft": "last player",
    "mountain_turn": "counts as a turn",
    "pool_dividend": "company",
    "rivers": "as on 18xx.games",
}
THREE_PLAYERS_ON_18XX_GAMES: dict[str, Value] = {
    **AS_ON_18XX_GAMES,
    "bukowina": True,
    "pest_marker": "on the first turn",
    "rivers": "as on 18xx.games",
    "start_cash": 700,
}
GOODS_TIME_ON_18XX_GAMES: dict[str, Value] = {**AS_ON_18XX_GAMES, "towns": "scenario"}
