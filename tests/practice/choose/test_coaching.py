from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field
from itertools import pairwise

import pytest

from coach.practice.choose.coaching import AT_LARGE, MOST_SHOWN, Coaching
from coach.practice.choose.decks import AsTheyCome, Coached, Themed
from coach.practice.choose.from_answers import REMEMBERED, skills_from
from coach.practice.choose.skill import Skills
from coach.practice.drills.count import ShowSource
from coach.practice.drills.drill import Question
from coach.practice.drills.earn import PlaySource
from coach.practice.drills.registry import read
from coach.themes.table import THEMES as ALL
from coach.themes.table import themes_of
from tests.progress.test_statistics import answer
from tests.sure import some

PLAY_THEMES = themes_of("pegging-drill")
SHOW_THEMES = themes_of("hand-count")

THEMES = tuple("abcdefgh")


class Letter(Question):
    """A question that is nothing but its themes, with a number to tell it apart."""

    drill = ""
    right_answer = in_words = ""

    def __init__(self, number: int, themes: frozenset[str], worth: float) -> None:
        self.number, self._themes, self._worth = number, themes, worth

    @property
    def text(self) -> str:
        return str(self.number)

    @property
    def themes(self) -> frozenset[str]:
        return self._themes

    @property
    def worth(self) -> float:
        return self._worth


@dataclass
class Letters:
    """Such questions; those with some letter may be worth more."""

    rng: random.Random
    daily: str = ""
    number: int = 0
    made: list[str] = field(default_factory=list)

    def at_large(self) -> Letter:
        return self._with(frozenset())

    def with_theme(self, theme: str) -> Letter:
        self.made.append(theme)
        return self._with(frozenset(theme))

    def _with(self, theme: frozenset[str]) -> Letter:
        self.number += 1
        drawn = frozenset(t for t in THEMES if self.rng.random() < 0.3) or frozenset("a")
        themes = drawn | theme
        return Letter(self.number, themes, 3.0 if self.daily in themes else 1.0)

    def asked(self, question: Letter) -> None:
        pass


def weak_at(theme: str) -> Skills:
    skills = Skills(THEMES)
    for _ in range(12):
        skills.observe([theme], right=False)
        skills.observe([theme], right=True)
        for other in THEMES:
            if other != theme:
                skills.observe([other], right=True)
    return skills


def test_most_questions_have_the_weak_theme_and_variety_remains() -> None:
    rng = random.Random(1)
    coaching = Coaching(rng, weak_at("c"), Letters(rng))
    asked = [coaching.next() for _ in range(300)]
    share = sum("c" in choice.question.themes for choice in asked) / 300
    assert 0.6 < share < 0.75
    assert Counter(choice.theme for choice in asked).keys() == {None, "c"}
    for start in range(0, 280, 20):
        shown = sum("c" in choice.question.themes for choice in asked[start : start + 20])
        assert shown / 20 <= MOST_SHOWN + 0.15


def test_some_questions_come_at_large() -> None:
    rng = random.Random(1)
    coaching = Coaching(rng, weak_at("c"), Letters(rng))
    chosen = [coaching.next().theme for _ in range(300)]
    # More than that, since the theme is held back where it has been shown enough.
    assert AT_LARGE <= chosen.count(None) / 300 < 0.55


def test_while_nothing_is_suspect_all_themes_are_looked_at() -> None:
    rng = random.Random(1)
    skills = Skills(THEMES)
    coaching = Coaching(rng, skills, Letters(rng))
    met: Counter[str] = Counter()
    for _ in range(40):
        choice = coaching.next()
        assert choice.theme is None
        met.update(choice.question.themes)
        skills.observe(choice.question.themes, right=True)
    assert set(met) == set(THEMES)


def test_what_is_met_every_day_is_looked_at_first() -> None:
    def met(source: Letters) -> int:
        coaching = Coaching(source.rng, Skills(THEMES), source)
        return sum("h" in coaching.next().question.themes for _ in range(40))

    assert met(Letters(random.Random(1), "h")) > met(Letters(random.Random(1)))


def test_a_hand_with_what_is_met_every_day_is_worth_more() -> None:
    pair, run = read("show 9C9D2HKS 7C"), read("show TCJDQH2S 4C")
    assert pair.worth == 1 + ALL["pair"].common > 1
    assert run.worth == 1  # a run of three, and nothing else


@pytest.mark.slow
def test_questions_alike_do_not_follow_each_other() -> None:
    rng = random.Random(2)
    source = ShowSource(rng)
    coaching = Coaching(rng, Skills(SHOW_THEMES), source)
    asked = [coaching.next().question.likeness for _ in range(15)]
    assert all(one != two for one, two in pairwise(asked))
    assert len({str(ranks) for ranks in asked}) == 15


@pytest.mark.slow
@pytest.mark.parametrize("theme", PLAY_THEMES)
def test_cards_of_the_play_are_found_for_a_theme(theme: str) -> None:
    source = PlaySource(random.Random(3), 2)
    assert all(theme in source.with_theme(theme).themes for _ in range(5))


@pytest.mark.slow
def test_no_deal_is_asked_twice() -> None:
    deck = Themed(PlaySource(random.Random(3), 2), ("play-royal", "play-fifteen"))
    asked = [deck.draw() for _ in range(20)]
    assert len({question.hands for question in asked if question is not None}) == 20


def test_a_themed_deck_goes_by_turns_and_says_what_it_asks() -> None:
    deck = Themed(ShowSource(random.Random(3)), ("nobs", "flush"))
    for theme, title in some([("nobs", "his nobs"), ("flush", "flushes")] * 2):
        question = deck.draw()
        assert question is not None
        assert theme in question.themes
        assert deck.why() == title


def test_a_coached_deck_says_why() -> None:
    rng = random.Random(3)
    skills = Skills(SHOW_THEMES)
    for number in range(14):
        skills.observe(["fifteen-of-more"], right=number >= 6)
        skills.observe(["pair"], right=True)
    deck = Coached(rng, skills, ShowSource(rng))
    reasons = {deck.why() for _ in range(20) if deck.draw()}
    assert "fifteens of three or more: 6 of 14 missed" in reasons


def test_a_deck_as_it_comes_ends_and_has_no_reason() -> None:
    question = read("show 4S2HJD8C QD")
    deck = AsTheyCome(iter([question]))
    assert (deck.draw(), deck.why(), deck.draw()) == (question, "", None)


def stored(question: str, *, correct: bool, **different: object) -> object:
    from dataclasses import replace

    return replace(answer(correct=correct), question=question, **different)  # type: ignore[arg-type]


def test_skills_follow_from_the_stored_answers() -> None:
    hands = [f"show 4S2HJD8C {rank}D" for rank in "QK3"]
    skills = skills_from([stored(hand, correct=False) for hand in hands], "hand-count")  # type: ignore[misc]
    assert (skills["nobs"].tries, skills["nobs"].missed) == (3, 3)
    assert skills["nobs"].weak > 0.3


def test_only_the_first_answer_to_a_question_counts() -> None:
    twice = [stored("show 4S2HJD8C QD", correct=right) for right in (False, True, True)]
    skills = skills_from(twice, "hand-count")  # type: ignore[arg-type]
    assert (skills["nobs"].tries, skills["nobs"].missed) == (1, 1)


def test_an_answer_that_took_a_hint_says_nothing() -> None:
    skills = skills_from(
        [stored("show 4S2HJD8C QD", correct=True, hints=1)],  # type: ignore[list-item]
        "hand-count",
    )
    assert skills["nobs"].tries == 0


def test_marks_by_kind_blame_that_kind_alone() -> None:
    marks = {"fifteen": 0, "pair": 0, "run": 3}
    answers = [stored("show 6C7D8HAS AD", correct=False, marks=marks, itemised=True)]
    skills = skills_from(answers, "hand-count")  # type: ignore[arg-type]
    assert (skills["run-of-three"].missed, skills["pair"].missed, skills["aces"].missed) == (
        1,
        0,
        0,
    )


def test_answers_long_ago_are_forgotten() -> None:
    ranks = [(a, b, c) for a in "23456789" for b in "23456789" for c in "A23456789"]
    hands = [f"show {a}C{b}DJH{c}S KH" for a, b, c in ranks][: REMEMBERED + 50]
    old = [stored(hand, correct=False) for hand in hands[:50]]
    new = [stored(hand, correct=True) for hand in hands[50:]]
    skills = skills_from([*old, *new], "hand-count")  # type: ignore[list-item]
    assert skills["nobs"].missed == 0
    assert skills["nobs"].tries == REMEMBERED


def test_a_deck_forgets_an_answer_that_is_taken_back() -> None:
    skills, once = Skills(THEMES), Skills(THEMES)
    deck = Coached(random.Random(4), skills, Letters(random.Random(4)))
    for right in (True, False):
        question = deck.draw()
        assert question is not None
        given = answer(correct=right)
        deck.learn(question, given)
        if right:
            once.observe(question.themes, right=True)
    assert skills.observed == 2
    deck.take_back()
    assert [skills[one] for one in THEMES] == [once[one] for one in THEMES]
    assert skills.observed == 1
    assert skills.information("ab") == once.information("ab")
