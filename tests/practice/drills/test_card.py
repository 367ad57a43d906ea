from __future__ import annotations

import random
from collections import Counter
from itertools import islice

import pytest

from coach.advice.losses import verdict
from coach.cards import parse
from coach.errors import Unreadable
from coach.practice.card_replies import read_card
from coach.practice.drills.card import MATTERS, CardQuestion, cards
from coach.practice.drills.registry import read
from coach.themes.table import themes_of
from coach.words.drills.verdicts import told

CARD_THEMES = themes_of("pegging")

SOME = list(islice(cards(random.Random(3)), 6))


@pytest.mark.parametrize("question", SOME, ids=lambda question: question.text)
def test_a_moment_has_one_card_that_is_clearly_best(question: CardQuestion) -> None:
    assert read(question.text) == question
    best, second, *_ = question.judged.values
    assert best.net - second.net >= MATTERS
    (card,) = parse(question.right_answer)
    assert card in question.moment.legal(question.seat)
    assert question.grade(card).right
    grade = question.grade(second.card)
    assert not grade.right
    assert grade.loss == pytest.approx(best.net - second.net)


def test_a_seed_deals_the_same() -> None:
    assert list(islice(cards(random.Random(3)), 6)) == SOME


def test_leads_replies_and_later_cards_come() -> None:
    assert len({len(question.played) for question in SOME}) > 2
    assert {question.seat for question in SOME} == {0, 1}


def test_a_decision_is_judged_by_what_is_known_not_by_what_he_holds() -> None:
    question = SOME[0]
    seat, (first, second) = question.seat, question.hands
    unseen = parse("AC 2C 3C 4C 6C 8C TC QC AD 2D 3D 4D 6D 8D TD QD")
    free = [c for c in unseen if c not in {*first, *second, *question.threw, question.starter}]
    his = question.hands[1 - seat]
    played = [card for card in his if card in question.played]
    other = tuple([*played, *free][:4])
    hands = (first, other) if seat == 0 else (other, second)
    swapped = CardQuestion(hands, question.threw, question.starter, question.played)
    assert swapped.judged.values == question.judged.values


def test_the_lead_has_no_card_before_it() -> None:
    lead = read("card 5H6CJS2D 7C8D9SKH 2S3S KD :")
    assert isinstance(lead, CardQuestion)
    assert (lead.seat, lead.played) == (0, ())
    assert read(lead.text) == lead


@pytest.mark.parametrize(
    ("reply", "told"),
    [("k", "K♦ does not fit"), ("9", "you hold no 9"), ("", "type a card"), ("9H", "do not hold")],
)
def test_a_card_is_read_by_its_rank_too(reply: str, told: str) -> None:
    held, fits = parse("5H TS KD"), parse("5H TS")
    assert read_card("10", held, fits) is read_card("ts", held, fits) is fits[1]
    with pytest.raises(Unreadable) as caught:
        read_card(reply, held, fits)
    assert told in str(caught.value)


def test_verdicts_have_their_bounds() -> None:
    losses = (0.0, 0.05, 0.06, 0.25, 0.26, 0.75, 0.76)
    words = ["the best", "fine", "doubtful", "doubtful", "bad", "bad", "very bad"]
    assert [told(verdict(loss)) for loss in losses] == words


@pytest.mark.slow
def test_every_kind_of_moment_comes_as_often() -> None:
    come = Counter(
        theme for question in islice(cards(random.Random(9)), 45) for theme in question.themes
    )
    assert {*come} == {*CARD_THEMES}
    # The theme that has come least is next wherever a deal has it, so the rarest keeps up.
    assert min(come.values()) >= 4
    assert come["card-lead"] <= 15
