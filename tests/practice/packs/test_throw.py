from __future__ import annotations

import random
from itertools import islice

import pytest

from coach.errors import PackError
from coach.practice.drills.throw import ThrowQuestion
from coach.practice.packs import files

HEAD = "id: one\ntitle: One\nteaches: one thing\nkind: throw\n"
THROWS = """throws:
  - cards: 5H 5S 6D JC QD 4S
    seat: dealer
    hint: Look
"""


def fault(text: str) -> str:
    with pytest.raises(PackError) as caught:
        files.read(HEAD + text, "one.yaml")
    return str(caught.value)


@pytest.mark.parametrize("seat", ["dealer", "pone"])
def test_six_cards_and_a_seat(seat: str) -> None:
    pack = files.read(HEAD + THROWS.replace("dealer", seat), "one.yaml")
    assert (pack.drill.id, pack.size) == ("discard", 1)
    question = next(pack.questions(random.Random(1)))
    assert isinstance(question, ThrowQuestion)
    assert (question.text, question.hint) == (f"throw 5H5S6DJCQD4S {seat}", "Look")


@pytest.mark.parametrize(("seat", "seats"), [("", 2), ("seat: pone\n", 1), ("seat: dealer\n", 1)])
def test_throws_dealt_for_themes(seat: str, seats: int) -> None:
    text = f"themes: [throw-fives, throw-flush]\nhint: Look\n{seat}"
    asked = list(islice(files.read(HEAD + text, "").questions(random.Random(2)), 8))
    assert all(question.themes & {"throw-fives", "throw-flush"} for question in asked)
    assert len({question.own for question in asked}) == seats
    assert seats == 2 or asked[0].own == ("dealer" in seat)
    assert {question.hint for question in asked} == {"Look"}
    assert len({frozenset(question.cards) for question in asked}) == 8


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (THROWS.replace("    hint: Look\n", ""), "one.yaml:6: 'hint' is missing"),
        (THROWS.replace("    seat: dealer\n", ""), "one.yaml:6: 'seat' is missing"),
        (THROWS.replace("dealer", "second"), "7: seat is 'second': it must be 'pone' or 'dealer'"),
        (THROWS.replace(" 4S", ""), "one.yaml:6: 5 cards: a hand to throw from takes 6"),
        (THROWS.replace("4S", "5H"), "one.yaml:6: 5H stands twice"),
        (THROWS.replace("4S", "1S"), "one.yaml:6: '1S' is not a card: a rank is A, 2 to 9"),
        (THROWS.replace("cards: 5H 5S 6D JC QD 4S", "cards:"), "no card for a hand to throw from"),
        (
            THROWS + "    starter: 5D\n",
            "'starter' is not a field here; there are cards, seat, hint",
        ),
        (THROWS + "seat: dealer\n", "one.yaml:9: 'seat' does not go with 'throws'"),
        (
            THROWS + "players: 3\n",
            "one.yaml:9: 'players' is not a field of a throw pack; there are ",
        ),
        (
            THROWS + "  - {cards: 5H 5S 6D JC QD 4S, seat: dealer, hint: Again}\n",
            "one.yaml:9: throw 5H5S6DJCQD4S dealer stands twice",
        ),
        ("throws: 5H\n", "one.yaml:5: 'throws' is a list with at least one throw"),
        (
            "themes: throw-five\nhint: Look\n",
            "one.yaml:5: 'throw-five' is not a theme here; did you",
        ),
        (
            "themes: throw-own-crib\nhint: Look\nseat: pone\n",
            "one.yaml:7: 'throw-own-crib' does not go with seat 'pone'",
        ),
    ],
)
def test_a_fault_is_named(text: str, message: str) -> None:
    assert message in fault(text)
