"""What every title must keep to, at every player count and under every option.

Each check takes a random game that has been played. `check_…` functions are found by their name.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import product
from random import Random

from kursbuch import render
from kursbuch.catalogue import title as find
from kursbuch.core.action import Action
from kursbuch.core.codec import encode
from kursbuch.core.copying import copy
from kursbuch.core.fields import stored
from kursbuch.core.record import (
    Record,
    read_action,
    restore,
    snapshot,
    state_fingerprint,
    write_action,
    write_record,
    write_state,
)
from kursbuch.core.state import State, offers, play, to_act, why_not
from kursbuch.core.words import LANGUAGES, Message, Words
from kursbuch.ledger import ledgers
from kursbuch.records import read_record, replay
from tests.contract.cases import Played


def some(played: Played, count: int | None = None) -> list[int]:
    """The numbers of some positions, spread over the game."""
    last, count = len(played.states) - 1, count or played.samples
    return sorted({round(n * last / count) for n in range(count + 1)})


def check_random_play_ends_with_a_result(played: Played) -> None:
    end = played.states[-1]
    result = end.title.result(end)
    assert result is not None
    assert len(result.scores) == len(result.places) == played.case.players
    assert min(result.places) == 1
    assert not offers(end)


def check_while_the_game_goes_on_somebody_has_an_offer_and_nobody_has_a_result(
    played: Played,
) -> None:
    for number in some(played)[:-1]:
        state = played.states[number]
        assert state.title.result(state) is None
        assert {offer.by for offer in offers(state)} & set(to_act(state))


def check_what_is_conserved_never_changes(played: Played) -> None:
    first = played.states[0]
    totals = dict(first.title.conserved(first))
    assert totals
    for state in played.states:
        assert dict(state.title.conserved(state)) == totals


def check_play_leaves_its_input_as_it_was(played: Played) -> None:
    for number in some(played)[:-1]:
        state, action = played.states[number], played.actions[number]
        before = write_state(state)
        play(state, action)
        assert write_state(state) == before


def check_every_offer_passes_the_law_and_a_sample_of_it_is_in_it(played: Played) -> None:
    rng = Random(3)
    for number in some(played)[:-1]:
        state = played.states[number]
        for offer in offers(state):
            action = offer.sample(rng)
            assert action in offer
            assert why_not(state, action) is None


def check_what_was_played_was_offered(played: Played) -> None:
    for number in some(played)[:-1]:
        action = played.actions[number]
        assert any(action in offer for offer in offers(played.states[number]))


def check_actions_read_back_as_they_were_written(played: Played) -> None:
    for action in played.actions:
        assert read_action(played.case.title, write_action(action)) == action


def check_replay_gives_the_positions_that_were_played(played: Played) -> None:
    record = Record(played.states[0].setup, played.actions)
    written = write_record(record)
    again = list(replay(read_record(json.dumps(written), find), find))
    assert len(again) == len(played.states)
    for number in some(played):
        assert again[number][0] == played.states[number]
        assert state_fingerprint(again[number][0]) == state_fingerprint(played.states[number])


def check_a_snapshot_is_the_position(played: Played) -> None:
    for number in some(played):
        state = played.states[number]
        again = restore(played.case.title, state.setup, snapshot(state))
        assert again == state
        assert [offer.plain() for offer in offers(again)] == [o.plain() for o in offers(state)]


def check_a_copy_is_equal_and_shares_nothing_that_can_change(played: Played) -> None:
    for number in some(played, 5):
        state = played.states[number]
        twin = copy(state)
        assert twin == state
        assert not set(_changeable(twin)) & set(_changeable(state))


def _changeable(value: object) -> Iterator[int]:
    """The identities of all lists, dicts and mutable records inside."""
    if isinstance(value, list | dict):
        yield id(value)
        for part in value.values() if isinstance(value, dict) else value:
            yield from _changeable(part)
    elif hasattr(value, "__dataclass_params__") and not value.__dataclass_params__.frozen:
        yield id(value)
        kind: type = type(value)
        for name in stored(kind):
            yield from _changeable(getattr(value, name))


def check_every_event_can_be_told_in_every_language(played: Played) -> None:
    words = [Words(language) for language in LANGUAGES]
    for state in played.states:
        for event in state.news:
            assert type(event) in played.case.title.events
            message = state.title.tell(event)
            assert all(language.say(message).strip() for language in words)


def check_every_moment_has_a_prompt_in_every_language(played: Played) -> None:
    for state in played.states[:-1]:
        message = state.agenda[-1].prompt(state)
        assert all(Words(language).say(message).strip() for language in LANGUAGES)


def check_a_view_gives_the_seed_away_to_nobody(played: Played) -> None:
    secret = "a secret seed that nobody knows"
    state = played.case.title.start(played.case.players, secret, dict(played.case.options))
    for seat in (None, *range(played.case.players)):
        view = state.title.view(state, seat)
        assert secret not in snapshot(view) + repr(encode(view.setup))
        assert [offer.plain() for offer in offers(view)] == [o.plain() for o in offers(state)]


def check_an_imagined_game_can_be_played_on(played: Played) -> None:
    state = played.case.start(1)
    whole = state.title.imagine(state.title.view(state, None), "another seed")
    rng = Random(1)
    for _ in range(30):
        if possible := offers(whole):
            whole, _ = play(whole, rng.choice(possible).sample(rng))
    assert whole != state


def check_every_title_says_its_name_and_note_in_every_language(played: Played) -> None:
    assert played.case.title.name
    assert played.case.title.ledger in ledgers()
    for language in LANGUAGES:
        if played.case.title.note:
            assert Words(language).say(Message(played.case.title.note))


def check_what_the_law_accepts_is_offered(played: Played) -> None:
    """Small positions the other way round: every combination of known values is tried."""
    rng = Random(5)
    known = _known_values(played)
    for number in some(played, 12)[:-1]:
        state = played.states[number]
        possible = offers(state)
        for action in _combinations(known, state, rng):
            if why_not(state, action) is None:
                assert any(action in offer for offer in possible), action


LIMIT = 400


def _known_values(played: Played) -> dict[type[Action], dict[str, list[object]]]:
    """The values that each field of each action had in this game."""
    known: dict[type[Action], dict[str, list[object]]] = {}
    for action in played.actions:
        kind: type = type(action)
        fields = known.setdefault(kind, {name: [] for name in stored(kind)})
        for name, values in fields.items():
            if (value := getattr(action, name)) not in values:
                values.append(value)
    return known


def _combinations(
    known: dict[type[Action], dict[str, list[object]]], state: State, rng: Random
) -> Iterator[Action]:
    """All combinations of the known values, or some by chance where they are too many."""
    for kind, fields in known.items():
        if not any(kind in step.takes for step in (state.agenda[-1], *state.title.anytime)):
            continue
        names = list(fields)
        size = 1
        for values in fields.values():
            size *= len(values)
        if size <= LIMIT:
            chosen: Iterator[tuple[object, ...]] = product(*fields.values())
        else:
            chosen = (tuple(rng.choice(fields[n]) for n in names) for _ in range(LIMIT))
        for combination in chosen:
            yield kind(**dict(zip(names, combination, strict=True)))  # type: ignore[arg-type]


def check_every_position_can_be_drawn_in_every_language(played: Played) -> None:
    for number in some(played, 3):
        for language in LANGUAGES:
            svg = render.draw(played.states[number], "board", language=language)
            assert svg.startswith("<svg")
            assert "NaN" not in svg


def checks() -> dict[str, Callable[[Played], None]]:
    """The checks by name."""
    return {name: check for name, check in globals().items() if name.startswith("check_")}
