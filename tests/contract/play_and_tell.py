"""Plays the beginning of a game of every title and tells all that was offered and chosen."""

from __future__ import annotations

from hashlib import sha256
from random import Random

from kursbuch.catalogue import titles
from kursbuch.core.codec import canonical, encode
from kursbuch.core.record import snapshot
from kursbuch.core.state import offers, play

MOVES = 400


def main() -> None:
    for key, title in titles().items():
        told = sha256()
        rng = Random(7)
        state = title.start(title.players[-1], 7)
        for number in range(MOVES):
            offered = list(offers(state))
            if not offered:
                break
            told.update(canonical([offer.plain() for offer in offered]).encode())
            action = rng.choice(offered).sample(rng)
            told.update(canonical(encode(action)).encode())
            state, _ = play(state, action)
            if number % 25 == 0:
                print(key, number, told.hexdigest())
        print(key, sha256(snapshot(state).encode()).hexdigest())


if __name__ == "__main__":
    main()
