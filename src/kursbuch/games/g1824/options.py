"""The options of 1824: every switch that the ledger names, and the set of 18xx.games."""

from __future__ import annotations

from kursbuch.core.title import Option, Value


def option(name: str, *values: Value, rules: str) -> Option:
    """An option that departs from these ledger entries; the first value is the ledger's."""
    return Option(name=name, values=values, rules=tuple(f"24-{rule}" for rule in rules.split()))


OPTIONS = (
    option("bank_breaks", "empty", "overdrawn", rules="EG-03"),
    option("certificates", "shares", "minors too", "all papers", rules="CE-03 CR-22 MR-04"),
    option("coal_director", "takes the certificate", "has no certificate", rules="CR-13"),
    option("coal_exchange", "after sales", "without sales", rules="CR-11"),
    option("consent", True, False, rules="TT-03"),
    option("directorless", "idle", "anybody runs it", rules="ST-06"),
    option("end_of_series", "one by one", "all at once", rules="EX-04 FO-09 MR-22"),
    option("emergency_sales", "limited", "any", rules="EF-08 EF-09"),
    option("export", "after the first 2-train", "always", rules="EX-01"),
    option("export_at_the_end", True, False, rules="EX-04"),
    option("final_value", "shares", "all papers", rules="EG-07"),
    option("first_marker", "at the foundation", "on the first turn", rules="FO-11"),
    option("forced_exchange", "compulsory", "may be declined", rules="MR-21"),
    option("maximum_revenue", True, False, rules="IN-09"),
    option("opening", "end of the round", "at once", rules="FL-06 CR-21 MR-23"),
    option("repayment", "automatic", "voluntary", rules="EF-14"),
    option("returned_marker", "as printed", "last one free", rules="FO-13"),
    option("sales", "once a turn", "any number", rules="SE-08"),
    option("sixty_percent", "before the purchase", "after the purchase", rules="RN-07"),
    option("state_markers", "five", "by forerunner", rules="FO-14 VB-09"),
    option("ten_trains", "unlimited", "twenty", rules="TP-14"),
    option("third_round", "phase 6", "phase 5", rules="SR-14"),
    option("unopened_trains", "kept", "for sale", rules="CR-16 TT-03"),
    option("unsold_first", "at once", "at the foundation", rules="ST-09"),
    option("upgrades", "permissive", "semi-restrictive", rules="UP-04"),
)
CISLEITHANIA = (option("rivers", "as printed", "as on 18xx.games", rules="TR-09"),)
TWO_PLAYERS = (
    *CISLEITHANIA,
    option("bond_marker", "at the start", "on the first turn", rules="VA-26"),
    option("bond_rounding", "up", "down", rules="VA-21"),
    option("bond_sales", "half", "all", rules="VA-18"),
    option("construction_share", False, True, rules="VA-13"),
    option("draft", "first player", "last player", rules="VA-05"),
    option("mountain_turn", "own turn", "counts as a turn", rules="VA-07 VA-08"),
    option("pool_dividend", "nobody", "company", rules="IN-06"),
)
THREE_PLAYERS = (
    *CISLEITHANIA,
    option("bukowina", True, False, rules="VB-11"),
    option("start_cash", 680, 700, rules="VB-03"),
)
GOODS_TIME = (option("towns", "scenario", *range(1, 27), rules="VC-01 VC-06"),)

AS_ON_18XX_GAMES: dict[str, Value] = {
    "bank_breaks": "overdrawn",
    "certificates": "all papers",
    "coal_director": "has no certificate",
    "coal_exchange": "without sales",
    "consent": False,
    "directorless": "anybody runs it",
    "end_of_series": "all at once",
    "emergency_sales": "any",
    "export": "always",
    "export_at_the_end": False,
    "final_value": "all papers",
    "first_marker": "on the first turn",
    "forced_exchange": "may be declined",
    "maximum_revenue": False,
    "opening": "at once",
    "repayment": "voluntary",
    "returned_marker": "last one free",
    "sales": "any number",
    "sixty_percent": "after the purchase",
    "state_markers": "by forerunner",
    "ten_trains": "twenty",
    "third_round": "phase 5",
    "unopened_trains": "for sale",
    "unsold_first": "at the foundation",
    "upgrades": "semi-restrictive",
}
"""How 18xx.games plays 1824, where it departs from the rulebook."""

TWO_PLAYERS_ON_18XX_GAMES: dict[str, Value] = {
    **AS_ON_18XX_GAMES,
    "bond_marker": "on the first turn",
    "bond_rounding": "down",
    "draft": "last player",
    "mountain_turn": "counts as a turn",
    "pool_dividend": "company",
    "rivers": "as on 18xx.games",
}
THREE_PLAYERS_ON_18XX_GAMES: dict[str, Value] = {
    **AS_ON_18XX_GAMES,
    "rivers": "as on 18xx.games",
    "start_cash": 700,
}
