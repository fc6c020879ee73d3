"""The pieces of a novice's knowledge of 18xx games that can be taken away."""

from __future__ import annotations

from collections.abc import Mapping

from kursbuch.bots.knowledge import Ablation

ABLATIONS: Mapping[str, Ablation] = {
    "solver for track": Ablation("eighteen.track", "SOLVED", 1),
    "goals afar": Ablation("eighteen.track", "NEARER_TO_GOAL", 0.3),
    "places afar": Ablation("eighteen.track", "NEARER", 0.05),
    "track that grows": Ablation("eighteen.trains", "GROWTH", 0.0),
    "money kept for track": Ablation("eighteen.trains", "RESERVE", 0),
    "better shares for worse": Ablation("eighteen.stock", "MARGIN", 1_000_000),
    "money that lets the bank last": Ablation("eighteen.prospects", "UNSURE", 1.0),
    "others who let it last, too": Ablation("eighteen.prospects", "TOGETHER", 1.0),
    "better trains saved for": Ablation("eighteen.dividends", "EARNED", 0.0),
    "hexes that limit a train": Ablation("eighteen.trains", "HOPE_IN_HEXES", 0.5),
    "shares without a train fall": Ablation("eighteen.trains", "STANDING_STILL", 0),
}
