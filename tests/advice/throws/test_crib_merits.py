from __future__ import annotations

from coach.advice.throws.crib_averages import random_crib_averages
from coach.advice.throws.crib_merits import merits
from coach.cards import Card, Rank, Suit
from coach.scoring.show import score_held
from tests.sure import some


def test_merits_are_what_the_engine_scores() -> None:
    for low, high in some(random_crib_averages()):
        thrown = [Card(low, Suit.HEARTS), Card(high, Suit.CLUBS)]
        before = score_held(thrown).by_kind
        found = dict(merits((low, high)))
        assert ("pair" in found) is ("pair" in before)
        assert ("fifteen" in found) is ("fifteen" in before)
        tens = bool({"five_together", "five_for_tens"} & {*found})
        for rank in Rank:
            after = score_held([*thrown, Card(rank, Suit.SPADES)]).by_kind
            made = {kind for kind in ("run", "fifteen") if after.get(kind, 0) > before.get(kind, 0)}
            named = {"run": rank in found.get("run", ())}
            named["fifteen"] = rank in found.get("fifteen_with", ()) or (tens and rank.pips == 10)
            assert {kind for kind, told in named.items() if told} == made, (low, high, rank)


def test_a_jack_is_a_merit() -> None:
    assert "jack" in dict(merits((Rank.ACE, Rank.JACK)))
    assert "jack" not in dict(merits((Rank.ACE, Rank.QUEEN)))
