from __future__ import annotations

import re

import pytest

from coach import CoachError, IllegalPlay, parse, score_play, score_show
from coach.advice.throws.crib_averages import averages
from coach.cards import PACK, Rank
from coach.game.deal import Deal
from coach.game.match import result
from coach.game.match import worth as worths
from coach.game.play import Play
from coach.game.stages.cutting import lowest_cut
from coach.game.table import TABLES as SEATS
from coach.game.table import Options
from coach.practice.choose.facts import teaching_order
from coach.practice.drills.fact import CribFact, FactQuestion
from coach.practice.drills.registry import read
from coach.practice.drills.replies import read_amount, read_choice
from coach.practice.facts.fact import Fact
from coach.practice.facts.game_rules import GAME_RULES
from coach.practice.facts.names import NAMES
from coach.practice.facts.play_rules import PLAY_RULES
from coach.practice.facts.show_rules import SHOW_RULES
from coach.practice.facts.table import TABLES
from coach.scoring.distribution import distribution
from coach.scoring.spoken import figure_points
from coach.seats import CribOwner
from tests.game.at_table import won_by_heels
from tests.sure import some

RULES = (*GAME_RULES, *SHOW_RULES, *PLAY_RULES)
FACTS = (*RULES, *NAMES)


def answer(kind: str, fact: str) -> str:
    return read(f"fact {kind} {fact}").right_answer


# The tables


def test_ids_are_unique() -> None:
    ids = [fact.id for fact in FACTS]
    assert len(set(ids)) == len(ids)
    assert set(TABLES["rule"]) | set(TABLES["name"]) == set(ids)


def test_there_are_enough_rules_and_not_too_many() -> None:
    assert 25 <= len(RULES) <= 40


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_a_fact_is_whole(fact: Fact) -> None:
    assert re.fullmatch("[a-z0-9-]+", fact.id)
    assert re.fullmatch(r"[A-Z0-9].*\?", fact.question)
    assert re.fullmatch(r"[A-Z].*\.", fact.reason)
    assert re.fullmatch(r"[A-Z].*[.?]", fact.hint)
    assert max(map(len, (fact.question, fact.reason, fact.hint))) <= 84
    if fact.choices:
        assert read_choice(fact.answer, fact.choices) == fact.answer
    else:
        assert str(read_amount(fact.answer)) == fact.answer


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_a_hint_gives_nothing_away(fact: Fact) -> None:
    assert not re.search(rf"\b{fact.answer}\b", fact.hint, re.IGNORECASE)


@pytest.mark.parametrize("fact", [fact for fact in FACTS if fact.choices], ids=lambda fact: fact.id)
def test_every_choice_can_be_typed(fact: Fact) -> None:
    for choice in some(fact.choices):
        assert read_choice(choice, fact.choices) == choice
        assert choice not in {"q", "r", "?", "quit"}


# Texts


@pytest.mark.parametrize("text", teaching_order())
def test_a_fact_comes_back(text: str) -> None:
    question = read(text)
    assert isinstance(question, (FactQuestion, CribFact))
    assert question.text == text
    assert read(question.text) == question
    assert question.drill == "facts"
    assert question.right_answer


@pytest.mark.parametrize(
    "text",
    [
        "fact",
        "fact rule",
        "fact rule no-such-rule",
        "fact rule crib-flush crib-flush",
        "fact name crib-flush",
        "fact theme pair",
        "fact crib",
        "fact crib 5",
        "fact crib J 5",
        "fact crib 5J ",
        "fact crib own",
        "fact crib own 5",
        "fact crib own J 5",
        "fact crib random 5 J",
        "fact crib 5 10",
        "fact crib 5 J J",
    ],
)
def test_no_fact(text: str) -> None:
    with pytest.raises(CoachError) as caught:
        read(text)
    assert str(caught.value) == f"{text!r} is not a question"


@pytest.mark.parametrize(
    ("text", "crib"),
    [
        ("fact crib own 5 J", CribOwner.OWN),
        ("fact crib their 5 J", CribOwner.OPPONENT),
        ("fact crib 5 J", None),
    ],
)
def test_a_crib_is_yours_or_theirs_and_once_was_random(text: str, crib: CribOwner | None) -> None:
    question = read(text)
    assert question == CribFact((Rank.FIVE, Rank.JACK), crib)
    assert question.text == text
    assert question.right_answer == f"{averages(crib)[Rank.FIVE, Rank.JACK]:.2f}"


# What the engine says of them


@pytest.mark.parametrize(
    ("name", "hand", "figure"),
    [
        ("pair-royal", "6C 6D 6H KS QD", "a pair royal"),
        ("double-pair-royal", "6C 6D 6H KS 6S", "a double pair royal"),
        ("double-run-of-three", "8C 9D 9H TS 2C", "a double run of three"),
        ("double-run-of-four", "8C 9D 9H TS JC", "a double run of four"),
        ("triple-run", "8C 9D 9H 9S TC", "a triple run of three"),
        ("double-double-run", "8C 8D 9H 9S TC", "a double-double run of three"),
        ("flush", "2H 4H 6H 8H QC", "a flush"),
        ("five-card-flush", "2H 4H 6H 8H QH", "a flush"),
        ("one-for-nobs", "JH 2C 4D 8S KH", "one for his nobs"),
    ],
)
def test_names_count_what_the_engine_counts(name: str, hand: str, figure: str) -> None:
    *held, starter = parse(hand)
    figures = dict(figure_points(score_show(held, starter).items))
    assert answer("name", name) == str(figures[figure])


@pytest.mark.parametrize(
    ("name", "hand"),
    [
        ("which-run-8-9-9-10", "8C 9D 9H TS 2C"),
        ("which-run-8-9-10-10-10", "8C 9D TH TS TC"),
        ("which-run-8-8-9-9-10", "8C 8D 9H 9S TC"),
    ],
)
def test_runs_are_called_what_the_engine_calls_them(name: str, hand: str) -> None:
    *held, starter = parse(hand)
    (figure,) = [what for what, _ in figure_points(score_show(held, starter).items)]
    assert figure == f"a {answer('name', name)} run of three"


@pytest.mark.parametrize(
    ("kind", "fact", "played"),
    [
        ("name", "thirty-one", "KC QD JH AS"),
        ("name", "pair-royal-in-play", "2C 2D 2H"),
        ("name", "double-pair-royal-in-play", "2C 2D 2H 2S"),
        ("name", "longest-run-in-play", "AC 3D 2H 5S 4C 7D 6H"),
        ("rule", "broken-run", "4C 5D 5H 6S"),
        ("rule", "flush-in-play", "2H 4H 9H JH"),
    ],
)
def test_the_play_counts_what_the_engine_counts(kind: str, fact: str, played: str) -> None:
    assert answer(kind, fact) == str(score_play(played).total)


def test_go_and_last_card_are_one_and_in_the_two() -> None:
    def last_earns(hands: list[str], played: str) -> str:
        return str(Play.replay(hands, parse(played)).newest.score.total)

    assert answer("name", "go") == last_earns(["KC 9D", "QC TD"], "KC QC 9D")
    assert answer("name", "last-card") == last_earns(["KC", "QC"], "KC QC")
    assert answer("rule", "last-card-thirty-one") == last_earns(["KC 8D", "QC 3D"], "KC QC 8D 3D")
    assert answer("rule", "thirty-one-and-go") == last_earns(
        ["KC 8D 9C", "QC 3D 9D"], "KC QC 8D 3D"
    )


def test_rules_of_the_play_are_the_engines() -> None:
    for fact, played in (("broken-pair", "7C 9D 7H"), ("run-out-of-order", "4C 2D 3H")):
        scores = bool(score_play(played).total)
        assert answer("rule", fact) == ("yes" if scores else "no")
    after_go = Play.replay(["KC 9D 9H", "QC TD 8C"], parse("KC QC 9D"))
    assert after_go.newest.seat == 0
    assert (answer("rule", "leads-after-go"), after_go.turn) == ("other", 1)
    over_reset = Play.replay(["KS 9C 9D", "QH"], parse("KS QH 9C 9D"))
    assert over_reset.newest.score.by_kind == {"last card": 1}
    assert answer("rule", "pair-over-reset") == "no"
    with pytest.raises(IllegalPlay):
        Play.replay(["KC 2C", "QH 3C"], parse("KC QH")).say_go(0)
    assert answer("rule", "must-play") == "no"


def test_rules_of_the_show_are_the_engines() -> None:
    def scores(hand: str, kind: str, *, crib: bool = False) -> int:
        *held, starter = parse(hand)
        return score_show(held, starter, crib=crib).by_kind.get(kind, 0)

    def says(points: int) -> str:
        return "yes" if points else "no"

    assert answer("rule", "crib-flush") == str(scores("2H 4H 6H 8H TC", "flush", crib=True))
    assert answer("rule", "starter-flush") == says(scores("2H 4H 6H 8C TH", "flush"))
    assert answer("rule", "faces-no-pair") == says(scores("JH QH 2C 4D 6S", "pair"))
    assert answer("rule", "round-the-corner") == says(scores("QH KH AC 4D 6S", "run"))
    assert answer("rule", "nobs-in-crib") == says(scores("JH 2C 4D 6S 8H", "nobs", crib=True))
    assert answer("rule", "starter-in-crib") == says(scores("2C 4D 6S KH KC", "pair", crib=True))
    assert answer("rule", "starter-is-no-nobs") == says(scores("2H 4D 6S KH JH", "nobs"))
    assert answer("rule", "long-run-alone") == str(scores("3H 4D 5S 6H KC", "run"))
    assert answer("rule", "fifteens-share") == str(scores("KH 5D 5S 2H 2C", "fifteen"))
    assert answer("rule", "ten-cards") == str(sum(card.rank.pips == 10 for card in PACK))
    impossible = [total for total, share in distribution().items() if not share.hands]
    assert answer("rule", "least-impossible") == str(min(impossible))
    assert answer("rule", "best-hand") == str(max(distribution()))


def test_rules_of_the_game_are_the_engines() -> None:
    for players, name in ((2, "two"), (3, "three"), (4, "four")):
        assert answer("rule", f"dealt-{name}") == str(SEATS[players].dealt)
    assert answer("rule", "three-from-pack") == str(SEATS[3].from_pack)
    assert answer("rule", "plays-first") == answer("rule", "first-to-count") == SEATS[2].seats[0]
    assert answer("rule", "first-deal") == "lower"
    assert lowest_cut([*enumerate(parse("KC 7D"))]) == (1,)
    assert answer("rule", "target") == str(Options().target)

    def worth(score: int) -> int:
        return worths(Options(), (121, score), 0)[1]

    skunk, double = int(answer("rule", "skunk")), int(answer("rule", "double-skunk"))
    assert [worth(skunk + 1), worth(skunk), worth(double + 1), worth(double)] == [1, 2, 2, 4]
    assert answer("rule", "skunk-games") == str(worth(skunk))
    heels = Deal((parse("2C"), parse("3C")), (), *parse("JD")).heels
    assert answer("name", "heels") == str(heels)
    won = won_by_heels(119, 90, dealer=0)
    assert (answer("rule", "heels-win"), won.winner) == ("yes", 0)
    assert answer("rule", "next-game") == "loser"
    ended = result(won)
    assert ended is not None
    assert ended.next_dealer == 1


# Grades


def test_a_fact_is_right_or_wrong() -> None:
    question = read("fact rule crib-flush")
    assert isinstance(question, FactQuestion)
    assert question.grade("0").right
    assert not question.grade("4").right
