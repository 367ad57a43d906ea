from __future__ import annotations

import random
from itertools import islice

import pytest

from coach.errors import PackError
from coach.practice.drills.earn import PlayQuestion
from coach.practice.packs import files

HEAD = "id: one\ntitle: One\nteaches: one thing\nkind: play\n"
TWO = """plays:
  - pone: 7S 2C KD 4H
    dealer: 8H KS 9C 3D
    played: 7S 8H
    hint: Look
"""
THREE = """plays:
  - {pone: 7S 2C KD 4H, second: 8H KS 9C 3D, dealer: 6H 6C QD JD, played: 7S 8H 6H, hint: Look}
"""
FOUR = """plays:
  - {pone: 7S 2C KD 4H, second: 8H KS 9C 3D, third: 6H 6C QD JD, dealer: 5H 10S 10D AC,
     played: 7S 8H 6H 10S; KD, hint: Look}
"""


def fault(text: str) -> str:
    with pytest.raises(PackError) as caught:
        files.read(HEAD + text, "one.yaml")
    return str(caught.value)


@pytest.mark.parametrize(
    ("plays", "text"),
    [
        (TWO, "play 7S2CKD4H 8HKS9C3D : 7S8H"),
        (THREE, "play 7S2CKD4H 8HKS9C3D 6H6CQDJD : 7S8H6H"),
        (FOUR, "play 7S2CKD4H 8HKS9C3D 6H6CQDJD 5HTSTDAC : 7S8H6HTSKD"),
    ],
)
def test_a_moment_for_each_number_of_players(plays: str, text: str) -> None:
    pack = files.read(HEAD + plays, "one.yaml")
    assert (pack.drill.id, pack.size) == ("pegging-drill", 1)
    question = next(pack.questions(random.Random(1)))
    assert isinstance(question, PlayQuestion)
    assert (question.text, question.hint) == (text, "Look")


@pytest.mark.parametrize("players", ["", "players: 3\n", "players: 4\n"])
def test_cards_dealt_for_themes(players: str) -> None:
    text = f"themes: [play-go, play-pair]\nhint: Look\n{players}"
    pack = files.read(HEAD + text, "one.yaml")
    asked = list(islice(pack.questions(random.Random(1)), 8))
    assert all(question.themes & {"play-go", "play-pair"} for question in asked)
    assert {len(question.hands) for question in asked} == {int(players[-2:] or 2)}
    assert {question.hint for question in asked} == {"Look"}
    assert len({question.hands for question in asked}) == 8


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (TWO.replace("    hint: Look\n", ""), "one.yaml:6: 'hint' is missing"),
        (TWO.replace("    dealer: 8H KS 9C 3D\n", ""), "one.yaml:6: 'dealer' is missing"),
        (TWO.replace("    played: 7S 8H\n", ""), "one.yaml:6: 'played' is missing"),
        (TWO.replace("played: 7S 8H", "played:"), "8: no card for what was played: write cards"),
        (TWO.replace("9C 3D", "9C"), "one.yaml:7: 3 cards: a hand (dealer) takes 4"),
        (TWO.replace("9C 3D", "9C 3D 5D"), "one.yaml:7: 5 cards: a hand (dealer) takes 4"),
        (TWO.replace("9C 3D", "9X 3D"), "one.yaml:7: '9X' is not a card: a suit is C, D, H or S"),
        (TWO.replace("9C 3D", "9C 2C"), "one.yaml:7: 2C stands twice"),
        (TWO.replace("7S 8H\n", "7S 8H 7S\n"), "one.yaml:8: 7S stands twice"),
        (
            TWO.replace("7S 8H\n", "7S 2C\n"),
            "one.yaml:8: 2C cannot be played: at 7 it is dealer's turn, with 8H, KS, 9C or 3D",
        ),
        (
            TWO.replace("7S 8H\n", "7S 8H 5D\n"),
            "one.yaml:8: 5D cannot be played: at 15 it is pone's turn, with 2C, KD or 4H",
        ),
        (
            TWO.replace("7S 8H\n", "7S 8H KD KS\n"),
            "one.yaml:8: KS cannot be played: at 25 it is dealer's turn, with 3D",
        ),
        (
            TWO.replace("7S 8H\n", "7S 8H KD 3D 2C; KS 4H 9C 5C\n"),
            "one.yaml:8: 5C cannot be played: the play is over",
        ),
        (TWO + "    second: 5H\n", "one.yaml:10: 1 card: a hand (second) takes 4"),
        (TWO + "    third: 5H 5S 5C 5D\n", "one.yaml:6: three play as pone, second and dealer"),
        (TWO + "    starter: 5H\n", "one.yaml:10: 'starter' is not a field here; there are pone, "),
        (TWO + "players: 2\n", "one.yaml:10: 'players' does not go with 'plays'"),
        ("themes: play-go\nhint: Look\nplayers: 5\n", "7: players is '5': it must be '2', '3' or"),
        ("themes: play-go\nhint: Look\nseat: pone\n", "7: 'seat' is not a field of a play pack"),
        (
            "themes: play-gos\nhint: Look\n",
            "5: 'play-gos' is not a theme here; did you mean play-go?",
        ),
        ("themes: nobs\nhint: Look\n", "one.yaml:5: 'nobs' is a theme of other questions"),
        (TWO + "  - 5H\n", "one.yaml:10: lines of the form 'name: value' belong here"),
        ("plays: []\n", "one.yaml:5: 'plays' is a list with at least one play"),
    ],
)
def test_a_fault_is_named(text: str, message: str) -> None:
    assert message in fault(text)


def test_a_moment_that_stands_twice() -> None:
    twice = TWO + TWO.removeprefix("plays:\n")
    assert fault(twice) == "one.yaml:10: play 7S2CKD4H 8HKS9C3D : 7S8H stands twice"
