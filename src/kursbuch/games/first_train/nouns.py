"""What each edition calls its influence, goods, people and companies."""

from __future__ import annotations

from dataclasses import replace

from kursbuch.games.first_train.edition import Nouns

NUREMBERG = Nouns(
    influence={
        "white": "ft-white-influence",
        "brown": "ft-brown-influence",
        "red": "ft-red-influence",
        "green": "ft-green-influence",
    },
    pieces={
        "white": "ft-beer",
        "yellow": "ft-post",
        "red": "ft-red-passenger",
        "green": "ft-green-passenger",
        "landowner": "ft-landowner",
    },
    companies={"red": "ft-red-company", "green": "ft-green-company"},
)

WENSLEYDALE = replace(
    NUREMBERG, pieces={**NUREMBERG.pieces, "white": "ft-stone", "yellow": "ft-cheese"}
)

FIRST_EDITION = Nouns(
    influence={
        "white": "ft-government-influence",
        "brown": "ft-engine-influence",
        "red": "ft-midland-influence",
        "green": "ft-ner-influence",
    },
    pieces={**WENSLEYDALE.pieces, "landowner": "ft-objector"},
    companies={"red": "ft-midland", "green": "ft-ner"},
)
"""The words of 2009 (FT-1ED-03)."""
