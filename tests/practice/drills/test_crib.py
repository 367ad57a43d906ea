from __future__ import annotations

import random
from itertools import combinations, islice

import pytest

from coach import CoachError
from coach.advice.losses import EQUAL
from coach.advice.throws.crib_averages import OWNED, averages
from coach.errors import Unreadable
from coach.practice.drills.crib import COMPARED, THROWS, AverageQuestion, CompareQuestion, cribs
from coach.practice.drills.fact import CribFact
from coach.practice.drills.registry import read, themes_of_text
from coach.practice.drills.replies import read_throw
from coach.seats import CribOwner
from tests.sure import some


def average(text: str) -> AverageQuestion:
    question = read(text)
    assert isinstance(question, AverageQuestion)
    return question


def compare(text: str) -> CompareQuestion:
    question = read(text)
    assert isinstance(question, CompareQuestion)
    return question


# Texts


@pytest.mark.parametrize("crib", ["own", "their"])
def test_every_average_comes_back(crib: str) -> None:
    for throw in some(THROWS):
        question = average(f"crib {crib} {throw}")
        assert question.text == f"crib {crib} {throw}"
        assert question.drill == "crib-quiz"
        assert float(question.right_answer) == pytest.approx(
            averages(question.crib)[question.ranks], abs=0.005
        )


def test_a_comparison_comes_back() -> None:
    question = compare("crib their 5J 78")
    assert question == CompareQuestion((THROWS["5J"], THROWS["78"]), CribOwner.OPPONENT)
    assert question.text == "crib their 5J 78"
    assert not themes_of_text(question.text)


def test_a_question_of_the_quiz_is_no_fact() -> None:
    assert average("crib own 5J") != average("fact crib own 5 J")
    assert isinstance(average("fact crib own 5 J"), CribFact)


@pytest.mark.parametrize(
    "text",
    [
        "crib",
        "crib own",
        "crib 5J",
        "crib random 5J",
        "crib own J5",
        "crib own 5J ",
        "crib own 5J 5J",
        "crib own 5J 78 99",
        "crib own 5 J",
    ],
)
def test_no_question(text: str) -> None:
    with pytest.raises(CoachError) as caught:
        read(text)
    assert str(caught.value) == f"{text!r} is not a question"


# Grades


@pytest.mark.parametrize(
    ("off", "right"),
    [(0, True), (-0.5, True), (0.5, True), (-0.51, False), (0.51, False), (0.26, True)],
)
@pytest.mark.parametrize("text", ["crib own 5J", "crib their 5J", "fact crib their 9 K"])
def test_an_average_is_right_within_half_a_point(text: str, off: float, right: bool) -> None:
    question = average(text)
    assert question.grade(question.average + off).right is right


def test_an_answer_is_stored_as_it_was_typed() -> None:
    question = average("fact crib 5 J")
    assert [question.grade(said).answer for said in (7, 6.5)] == ["7", "6.5"]
    five_six = average("fact crib 5 6")
    assert five_six.grade(7.1).answer == five_six.right_answer == "7.10"
    assert question.grade(7).marks == {}


def test_more_is_better_in_your_crib_and_less_in_theirs() -> None:
    for crib, best, worse in (("own", "55", "TK"), ("their", "TK", "55")):
        question = compare(f"crib {crib} 55 TK")
        assert question.best == THROWS[best]
        assert question.grade(THROWS[best]).right
        assert not question.grade(THROWS[worse]).right
        assert question.grade(THROWS[best]).answer == question.right_answer
        points = averages(question.crib)
        apart = points[THROWS["55"]] - points[THROWS["TK"]]
        assert question.given_up(THROWS[worse]) == pytest.approx(apart)


def test_of_two_that_are_as_good_as_each_other_both_are_right() -> None:
    points = averages(CribOwner.OWN)
    one, other = min(
        combinations(THROWS.values(), 2), key=lambda two: abs(points[two[0]] - points[two[1]])
    )
    question = CompareQuestion((one, other), CribOwner.OWN)
    assert abs(points[one] - points[other]) <= EQUAL
    assert question.grade(one).right
    assert question.grade(other).right


def test_what_gives_up_more_than_a_twentieth_of_a_point_is_wrong() -> None:
    for throws, right in (("3K 4Q", True), ("37 47", False)):
        question = compare(f"crib own {throws}")
        (worse,) = {*question.throws} - {question.best}
        assert question.given_up(worse) == pytest.approx(EQUAL, abs=0.01)
        assert question.grade(worse).right is right


@pytest.mark.parametrize("reply", ["5-10", "10-5", "5 t", "t5", "10", " 5-10 "])
def test_a_throw_is_read_in_any_order(reply: str) -> None:
    assert read_throw(reply, [THROWS["5T"], THROWS["5J"]]) == THROWS["5T"]


@pytest.mark.parametrize("reply", ["", "5", "9", "5-9", "5-10-J", "55"])
def test_a_throw_that_is_none_of_them_is_asked_again(reply: str) -> None:
    with pytest.raises(Unreadable, match=r"type 5-10 or 5-J$"):
        read_throw(reply, [THROWS["5T"], THROWS["5J"]])


# In words


def test_in_words() -> None:
    assert average("crib own 5T").in_words == "5-10 to your crib: how many points does it average?"
    assert average("fact crib 5 J").answer_in_words == "7.26"
    assert compare("crib their 55 TK").in_words == ("To their crib 5-5 or 10-K: which makes less?")
    assert compare("crib their 55 TK").answer_in_words == "10-K"


# The quiz


@pytest.mark.parametrize("owner", [*OWNED, None])
def test_every_throw_is_asked_before_one_comes_again(owner: CribOwner | None) -> None:
    size = 91 * (2 if owner is None else 1)
    asked = list(islice(cribs(random.Random(4), owner), size))
    first = [q.ranks if isinstance(q, AverageQuestion) else q.throws[0] for q in asked]
    assert len({(q.crib, ranks) for q, ranks in zip(asked, first, strict=True)}) == size
    assert {question.crib for question in asked} == ({*OWNED} if owner is None else {owner})
    kinds = [isinstance(question, CompareQuestion) for question in asked]
    assert 0.3 < sum(kinds) / size < 0.7


@pytest.mark.parametrize(("wanted", "kind"), [(True, CompareQuestion), (False, AverageQuestion)])
def test_one_kind_alone(wanted: bool, kind: type) -> None:
    asked = islice(cribs(random.Random(4), compare=wanted), 50)
    assert all(type(question) is kind for question in asked)


def test_only_what_differs_enough_is_compared_and_not_what_is_plain() -> None:
    least, most = COMPARED
    assert least > EQUAL
    for question in islice(cribs(random.Random(4), compare=True), 200):
        assert isinstance(question, CompareQuestion)
        assert least <= max(map(question.given_up, question.throws)) <= most


def test_a_seed_asks_the_same_again() -> None:
    one, other = (islice(cribs(random.Random(9)), 30) for _ in range(2))
    assert [question.text for question in one] == [question.text for question in other]


@pytest.mark.parametrize(
    ("reply", "throws", "meant"),
    [
        ("1", "5J TK", "5J"),
        ("two", "5J TK", "TK"),
        ("2", "5J TK", "TK"),
        ("2", "5J 2K", "2K"),
        ("0k", "5J TK", "TK"),
        ("K/10", "5J TK", "TK"),
        ("t", "5J TK", "TK"),
        ("2", "2J TK", None),
        ("2", "2J 2K", None),
        ("3", "5J TK", None),
    ],
)
def test_one_and_two_choose_unless_a_two_is_among_the_ranks(
    reply: str, throws: str, meant: str | None
) -> None:
    offered = [THROWS[throw] for throw in throws.split()]
    if meant is None:
        with pytest.raises(Unreadable):
            read_throw(reply, offered)
    else:
        assert read_throw(reply, offered) == THROWS[meant]
