from __future__ import annotations

import random
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coach import PACK, Rank
from coach.cards import Card
from coach.practice.drills import card, earn, throw
from coach.practice.drills.card import CardQuestion, CardSource
from coach.practice.drills.count import ShowQuestion, ShowSource
from coach.practice.drills.registry import read, themes_of_text
from coach.practice.drills.throw import ThrowSource
from coach.seats import CribOwner
from coach.themes.show import SHOW
from coach.themes.shown import Shown
from coach.themes.table import THEMES, by_kind, themes_of
from coach.themes.theme import seen
from coach.themes.throw import THROW
from tests.sure import some

CARD_THEMES = themes_of("pegging")
PLAY_THEMES = themes_of("pegging-drill")
SHOW_THEMES = themes_of("hand-count")
THROW_THEMES = themes_of("discard")

HANDS = st.permutations(range(52)).map(lambda places: tuple(PACK[place] for place in places[:5]))


def test_the_table_has_every_theme_that_was_asked_for() -> None:
    assert len(SHOW_THEMES) == 18
    assert len(PLAY_THEMES) == 12
    assert len(THROW_THEMES) == 7
    assert len(CARD_THEMES) == 9
    assert len(THEMES) == 18 + 12 + 7 + 9


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.id)
def test_a_theme_has_a_lesson_and_its_example_shows_it(theme: object) -> None:
    assert theme.lesson.endswith(".")  # type: ignore[attr-defined]
    assert theme.id in read(theme.example).themes  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("hand", "themes"),
    [
        ("show 7C8D2HKS 4D", {"fifteen-of-two"}),
        ("show 2C3D8HKS QC", {"fifteen-of-more"}),
        ("show 7C8D8HKS 9C", {"double-run", "fifteen-of-two"}),
        ("show 7C7D8H8S 9C", {"double-double-run", "fifteen-of-two", "big-hand"}),
        ("show 3C4D5H9S 9D", {"run-of-three", "pair"}),
        ("show 2H4H6H8H TH", {"flush"}),
        ("show 2H4H6H8H TS", {"flush"}),
        ("show 2H4H6H8H TS crib", {"crib-flush-trap", "nineteen"}),
        ("show 2H4H6H8H TH crib", {"flush"}),
        ("show 2D6D9DKS QD", {"starter-flush-trap", "fifteen-of-two"}),
        ("show 4S2HJD8C QD", {"nobs"}),
        ("show 2C4D6H8S JC", {"jack-starter", "nineteen"}),
        (
            "show 5C5D5H5S KC",
            {"double-pair-royal", "fifteen-of-two", "fifteen-of-more", "big-hand"},
        ),
        ("show 6C7D8HAS AD", {"fifteen-of-two", "fifteen-of-more", "aces", "pair", "run-of-three"}),
    ],
)
def test_themes_of_a_hand(hand: str, themes: set[str]) -> None:
    assert themes_of_text(hand) == themes


@given(HANDS, st.booleans())
def test_themes_follow_from_the_breakdown(five: tuple[Card, ...], crib: bool) -> None:
    question = ShowQuestion(five[:4], five[4], crib)
    themes, points = question.themes, question.solution.by_kind
    total = question.solution.total
    assert themes <= set(SHOW_THEMES)
    assert ("nineteen" in themes) == (total == 0)
    assert ("big-hand" in themes) == (total >= 16)
    assert ("flush" in themes) == ("flush" in points)
    assert ("nobs" in themes) == ("nobs" in points)
    assert bool(themes & {"fifteen-of-two", "fifteen-of-more"}) == ("fifteen" in points)
    runs = {"run-of-three", "run-of-four", "double-run", "triple-run", "double-double-run"}
    assert len(themes & runs) == ("run" in points)
    pairs = {"pair", "pair-royal", "double-pair-royal", *runs - {"run-of-three", "run-of-four"}}
    assert bool(themes & pairs) == ("pair" in points)


@given(HANDS, st.randoms(use_true_random=False))
def test_the_order_of_the_cards_makes_no_theme(
    five: tuple[Card, ...], chance: random.Random
) -> None:
    *hand, starter = five
    shuffled = chance.sample(hand, 4)
    one, other = (Shown.of(cards, starter, crib=False) for cards in (hand, shuffled))
    assert seen(SHOW, one) == seen(SHOW, other)


@pytest.mark.parametrize(
    ("play", "themes"),
    [
        ("play 4S2C 3HKS : 4S3H2C", {"play-run"}),
        ("play 4S3C 2HKS : 4S2H3C", {"play-run-out-of-order"}),
        ("play 4S4C 9HKS : 4S9H4C", {"play-broken-pair"}),
        ("play 6C5H 4DKS : 6C4D5H", {"play-fifteen", "play-run-out-of-order", "play-stacked"}),
        ("play KS9C9D QH : KSQH9C9D", {"play-after-reset", "play-last-card"}),
        ("play 4S2C 4HKS : 4S4H", {"play-pair"}),
        ("play KS2C 9H3D : KS9H", set()),
    ],
)
def test_themes_of_a_card_of_the_play(play: str, themes: set[str]) -> None:
    assert themes_of_text(play) == themes


@pytest.mark.slow
def test_every_theme_of_the_play_is_met_in_real_deals() -> None:
    rng = random.Random(4)
    met = {theme for question in islice(earn.plays(rng), 500) for theme in question.themes}
    assert met == set(PLAY_THEMES)


def test_every_theme_of_throws_is_met_in_real_deals() -> None:
    rng = random.Random(4)
    met = {theme for question in islice(throw.throws(rng), 200) for theme in question.themes}
    assert met == {theme for theme in THEMES if theme.startswith("throw-")}


@pytest.mark.parametrize("theme", SHOW_THEMES)
def test_hands_for_a_theme_have_it(theme: str) -> None:
    rng = random.Random(theme)
    source = ShowSource(rng)
    questions = [source.with_theme(theme) for _ in range(30)]
    assert all(theme in question.themes for question in questions)
    assert len({question.text for question in questions}) > 20


def test_what_an_answer_by_kind_tells() -> None:
    themes = frozenset({"fifteen-of-two", "aces", "pair", "big-hand"})
    assert dict(by_kind(themes, {"pair"})) == {
        frozenset({"fifteen-of-two", "aces"}): True,
        frozenset({"pair", "big-hand"}): False,
    }
    assert dict(by_kind(themes, set())) == {
        frozenset({"fifteen-of-two", "aces"}): True,
        frozenset({"pair"}): True,
        frozenset({"big-hand"}): True,
    }


def test_a_claim_that_is_not_there_speaks_of_its_trap() -> None:
    themes = frozenset({"crib-flush-trap", "nineteen"})
    assert list(by_kind(themes, {"flush"})) == [(themes, False)]


@pytest.mark.parametrize(
    ("theme", "crib"),
    [
        (theme.id, crib)
        for theme in THROW
        for crib in (None, CribOwner.OWN, CribOwner.OPPONENT)
        if theme.fits(crib)
    ],
)
def test_throws_for_a_theme_have_it_and_no_six_cards_come_twice(
    theme: str, crib: CribOwner | None
) -> None:
    source = ThrowSource(random.Random(theme), crib)
    asked = []
    for _ in range(4):
        asked.append(source.with_theme(theme))
        source.asked(asked[-1])
    assert all(theme in question.themes for question in asked)
    assert crib is None or {question.crib for question in asked} == {crib}
    assert len({frozenset(question.cards) for question in asked}) == 4


def test_what_is_told_at_sight_of_six_cards_rules_no_theme_out_that_they_have() -> None:
    for question in some(islice(throw.throws(random.Random(8)), 60)):
        assert all(theme.can(question.cards) for theme in THROW if theme.id in question.themes)


@pytest.mark.parametrize(
    ("moment", "themes"),
    [
        ("card 4C7H8H9D 6S7SAH7C QHKC 3H :", {"card-lead"}),
        ("card 4C4H8H9D 6S7SAH7C QHKC 3H :", {"card-lead", "card-trap"}),
        ("card 5H6CJS7S 7C8D9SKH 2S3S KD : 7S8D", {"card-five", "card-run", "card-go"}),
        ("card 5H6CJS7S 7C8D9SKH 2S3S KD : 7S", {"card-reply", "card-pair", "card-run"}),
        ("card KDKS8DKH 5D4H9H6H 3CKC 9D : KD", {"card-reply"}),
        # The opponent holds nothing: no run to stay out of, no trap to set.
        ("card 4S4H3DKC 5C6CQDJS 2S9S 9D : KCJS3D5CQD6C", set()),
    ],
)
def test_themes_of_a_card_to_play(moment: str, themes: set[str]) -> None:
    assert themes_of_text(moment) == themes


@pytest.mark.parametrize("theme", CARD_THEMES)
def test_the_best_card_of_an_example_is_clear(theme: str) -> None:
    question = read(THEMES[theme].example)
    assert isinstance(question, CardQuestion)
    best, second, *_ = question.judged.values
    assert best.net - second.net > 0.5


@pytest.mark.slow
@pytest.mark.parametrize("theme", CARD_THEMES)
def test_cards_for_a_theme_have_it_and_no_deal_comes_twice(theme: str) -> None:
    source = CardSource(random.Random(theme))
    asked = []
    for _ in range(4):
        asked.append(source.with_theme(theme))
        source.asked(asked[-1])
    assert all(theme in question.themes for question in asked)
    assert len({question.hands for question in asked}) == 4
    assert all(question.is_clear for question in asked)


@pytest.mark.slow
def test_what_the_lessons_of_cards_say_is_so_in_real_deals() -> None:
    """The shares of clear moments in which the best card does what the lesson says."""
    rng = random.Random(11)
    kept: dict[str, list[bool]] = {}
    while len(kept.get("card-lead", ())) < 60:
        for question in card.choices(rng):
            themes = question.themes
            if not themes & {"card-lead", "card-pair", "card-five", "card-run"}:
                continue
            if not question.is_clear:
                continue
            best, moment = question.judged.values[0], question.moment
            reached = moment.count + best.rank.pips
            kept.setdefault("card-lead", [])
            if "card-lead" in themes:
                kept["card-lead"].append(best.rank is not Rank.FIVE)
            if "card-pair" in themes:
                paired = best.rank is moment.pile[-1].rank
                kept.setdefault("card-pair", []).append(paired)
            if "card-five" in themes:
                kept.setdefault("card-five", []).append(reached not in {5, 21})
    share = {theme: sum(found) / len(found) for theme, found in kept.items()}
    assert share["card-lead"] > 0.97
    assert share["card-pair"] > 0.8
    assert share["card-five"] > 0.8
