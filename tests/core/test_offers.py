"""Offers and domains: what is in them, what is drawn from them, and what they list agree."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from kursbuch.core.action import Seat
from kursbuch.core.offers import Choices, Domain, Offer, Offers, Span, Split
from tests.core.auction import ANNA, BERT, Bid, Pass, Pay

spans = st.builds(
    lambda low, size, step: Span(low, low + size, step),
    st.integers(-20, 20),
    st.integers(0, 30),
    st.integers(1, 7),
)
splits = st.builds(
    lambda limits, part: Split(part % (sum(limits.values()) + 1), limits),
    st.dictionaries(st.sampled_from("abcd"), st.integers(0, 4), min_size=1),
    st.integers(0, 20),
)


@given(spans | splits, st.integers())
def test_a_sample_is_in_the_domain_and_in_its_list(domain: Domain, seed: int) -> None:
    sample = domain.sample(Random(seed))
    assert sample in domain
    assert sample in list(domain.values())


@given(spans | splits)
def test_everything_listed_is_in_the_domain_once(domain: Domain) -> None:
    listed = list(domain.values())
    assert all(value in domain for value in listed)
    assert all(listed.count(value) == 1 for value in listed)


@given(spans, st.integers(-60, 60))
def test_a_number_is_in_a_span_if_and_only_if_it_is_listed(span: Span, number: int) -> None:
    assert (number in span) == (number in list(span.values()))


@given(splits, st.dictionaries(st.sampled_from("abcde"), st.integers(-1, 5)))
def test_a_payment_is_in_a_split_if_and_only_if_it_is_listed(
    split: Split, payment: dict[str, int]
) -> None:
    assert (payment in split) == (payment in list(split.values()))


def test_truth_values_are_no_numbers() -> None:
    assert True not in Span(0, 3)
    assert True not in Choices((1, 2))
    assert 1 not in Choices((True,))
    assert {"a": True} not in Split(1, {"a": 1})


def test_an_action_is_in_an_offer_if_type_seat_fixed_and_open_fields_fit() -> None:
    offer = Offer(Bid, ANNA, open={"price": Span(1, 3)})
    assert Bid(by=ANNA, price=3) in offer
    assert Bid(by=ANNA, price=4) not in offer
    assert Bid(by=BERT, price=3) not in offer
    assert Pass(by=ANNA) not in offer
    assert Bid(by=ANNA, price=3) in Offer(Bid, ANNA, {"price": 3})
    assert Bid(by=ANNA, price=2) not in Offer(Bid, ANNA, {"price": 3})


def test_an_offer_lists_its_actions_and_writes_itself_as_json() -> None:
    offer = Offer(Pay, Seat(0), open={"coins": Split(2, {"gold": 1, "silver": 2})})
    assert list(offer.actions()) == [
        Pay(by=ANNA, coins={"silver": 2}),
        Pay(by=ANNA, coins={"gold": 1, "silver": 1}),
    ]
    assert offer.plain() == {
        "do": "Pay",
        "by": 0,
        "fixed": {},
        "open": {"coins": {"split": {"total": 2, "limits": {"gold": 1, "silver": 2}}}},
    }


def counted(generated: list[int]) -> Offers:
    def found() -> Iterator[Offer]:
        for number in range(4):
            generated.append(number)
            yield Offer(Bid, Seat(number % 2), {"price": number})

    return Offers(found(), lambda action: action == Bid(by=Seat(1), price=3))


def test_offers_are_generated_only_as_far_as_they_are_read() -> None:
    generated: list[int] = []
    possible = counted(generated)
    assert generated == []
    assert possible
    assert generated == [0]
    assert possible[1].fixed == {"price": 1}
    assert generated == [0, 1]
    assert [offer.fixed["price"] for offer in possible] == [0, 1, 2, 3]
    assert len(possible) == 4
    assert generated == [0, 1, 2, 3]
    assert possible[-1].by == 1
    assert [offer.by for offer in possible[1:3]] == [1, 0]


def test_whether_an_action_is_offered_is_asked_of_the_law() -> None:
    generated: list[int] = []
    possible = counted(generated)
    assert Bid(by=Seat(1), price=3) in possible
    assert Bid(by=Seat(1), price=1) not in possible
    assert generated == []


def test_an_offer_is_found_among_the_offers() -> None:
    possible = counted([])
    assert possible[2] in possible
    assert Offer(Bid, Seat(0), {"price": 9}) not in possible


def test_the_offers_to_a_seat_are_offers_too() -> None:
    possible = counted([])
    assert [offer.fixed["price"] for offer in possible.for_seat(1)] == [1, 3]
    assert [offer.fixed["price"] for offer in possible.for_seat(0, 1)] == [0, 1, 2, 3]
    assert Bid(by=Seat(1), price=3) in possible.for_seat(1)
    assert Bid(by=Seat(1), price=3) not in possible.for_seat(0)
    assert not possible.for_seat()
