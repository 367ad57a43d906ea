from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coach import PACK, Card, IllegalPlay, ImpossibleCards, MalformedCard, parse, write
from coach.cards import in_order
from coach.game.notation.transcript import peg_sequence
from coach.game.play import Go, Play, Played, Reset
from tests.cases import load
from tests.game.independent import Line, simulate
from tests.sure import some

CASES = load("play.yaml")
COMPLETE = [case for case in load("pegging.yaml") if case.get("sequence", "").endswith(".")]
CLOSING = {"go", "last card", "thirty-one"}
PROPERTY = settings(max_examples=150, deadline=None)


def start(*hands: str, **options: Any) -> Play:
    """A play before its first card; a hand may be empty."""
    return Play.start([hand or () for hand in hands], **options)


def put(play: Play, cards: str) -> Play:
    for card in parse(cards):
        play = play.put(card)
    return play


def played(play: Play) -> list[Played]:
    """The cards played so far, in order."""
    return [event for event in play.events if isinstance(event, Played)]


def earned(play: Play) -> list[int]:
    """What every card played so far has earned."""
    return [event.score.total for event in played(play)]


def closing(event: Played) -> list[str]:
    """The items that close a count."""
    return [item.kind for item in event.score.items if item.kind in CLOSING]


# The table


def begin(case: dict[str, Any]) -> Play:
    """The play before the first action: every seat holds what it plays and what it keeps."""
    hands: dict[str, list[str]] = {seat: [] for seat in case["seats"]}
    for action in case["actions"]:
        seat, what, *_ = action.split()
        if what != "go":
            hands[seat].append(what)
    for seat, cards in case["held"].items():
        hands[seat] += cards.split()
    leader = case["seats"].index(case["actions"][0].split()[0])
    return Play.start([*hands.values()], leader=leader)


def act(play: Play, case: dict[str, Any]) -> Play:
    for action in case["actions"]:
        seat, what, *_ = action.split()
        number = case["seats"].index(seat)
        play = play.say_go(number) if what == "go" else play.put(what, seat=number)
    return play


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_case(case: dict[str, Any]) -> None:
    seats = case["seats"]
    play = act(begin(case), case)
    points = [int(action.split()[2]) for action in case["actions"] if " go" not in action]
    assert earned(play) == points
    assert dict(zip(seats, play.points, strict=True)) == case["points"]
    turn = None if play.turn is None else seats[play.turn]
    assert turn == case["turn"]
    assert play.count == case.get("count", play.count)
    for seat, cards in case.get("legal", {}).items():
        assert [str(card) for card in play.legal(seats.index(seat))] == cards.split()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_case_without_its_stated_gos(case: dict[str, Any]) -> None:
    silent = [action for action in case["actions"] if " go" not in action]
    assert act(begin(case), {**case, "actions": silent}) == act(begin(case), case)


@pytest.mark.parametrize(
    "case", [case for case in CASES if "refused" in case], ids=lambda case: case["id"]
)
def test_case_of_a_refused_go(case: dict[str, Any]) -> None:
    play = act(begin(case), case)
    with pytest.raises(IllegalPlay):
        play.say_go(case["seats"].index(case["refused"]))


@pytest.mark.parametrize("case", COMPLETE, ids=lambda case: case["id"])
def test_published_sequence_seat_by_seat(case: dict[str, Any]) -> None:
    seats = case["seats"].split()
    order = list(dict.fromkeys(seats))
    cards = parse(case["sequence"].replace("|", "").rstrip(" ."))
    hands = [[c for c, who in zip(cards, seats, strict=True) if who == seat] for seat in order]
    play = Play.start(hands)
    for card, seat in zip(cards, seats, strict=True):
        play = play.put(card, seat=order.index(seat))
    assert play.over
    assert earned(play) == case["points"]


# Turns


def test_the_pone_plays_first() -> None:
    assert start("4C", "5D").turn == 0
    assert start("4C", "5D", "6H", "7S").turn == 0


def test_another_seat_leads_when_told_so() -> None:
    play = start("4C", "5D", "6H", leader=2)
    assert play.turn == 2
    assert play.put("6H").turn == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_turn_goes_to_the_left(players: int) -> None:
    play = Play.start([PACK[seat * 4 : seat * 4 + 2] for seat in range(players)])
    turns = []
    for _ in range(players + 1):
        turns.append(play.turn)
        assert play.turn is not None
        play = play.put(play.legal(play.turn)[0])
    assert turns == [*range(players), 0]


def test_a_card_out_of_turn_is_refused() -> None:
    with pytest.raises(IllegalPlay, match="turn"):
        start("4C", "5D").put("5D", seat=1)
    with pytest.raises(IllegalPlay):
        start("4C", "5D").put("5D")


def test_a_card_of_another_hand_is_refused() -> None:
    with pytest.raises(IllegalPlay, match="5D"):
        start("4C", "5D").put("5D", seat=0)


def test_a_card_that_nobody_holds_is_refused() -> None:
    with pytest.raises(IllegalPlay, match="KH"):
        start("4C", "5D").put("KH")


def test_a_card_played_before_is_refused() -> None:
    with pytest.raises(IllegalPlay, match="4C"):
        put(start("4C 9C", "5D"), "4C 5D").put("4C")


def test_a_card_past_thirty_one_is_refused() -> None:
    play = put(start("KC JC 3C AC", "QD 2D"), "KC QD 3C 2D")
    assert (play.count, play.turn) == (25, 0)
    with pytest.raises(IllegalPlay, match="JC makes 35"):
        play.put("JC")


def test_nothing_can_be_played_when_the_play_is_over() -> None:
    play = put(start("4C", "5D"), "4C 5D")
    assert play.over
    assert play.turn is None
    with pytest.raises(IllegalPlay, match="over"):
        play.put("4C")


def test_a_play_takes_one_card() -> None:
    with pytest.raises(ImpossibleCards):
        start("4C 5C", "5D").put("4C 5C")
    with pytest.raises(MalformedCard):
        start("4C 5C", "5D").put("4X")


def test_a_seat_without_cards_is_skipped_and_says_nothing() -> None:
    play = put(start("4C", "5D 6D", "9H 8H"), "4C 5D 9H")
    assert play.turn == 1
    assert play.events[-1] == played(play)[-1]
    assert not play.gos


# Gos


def test_a_go_follows_from_the_cards() -> None:
    play = put(start("KC QC 2C", "JD 9D"), "KC JD 2C")
    assert not play.gos
    play = put(start("KC 9C 2C", "JD TD"), "KC JD 9C")
    assert play.gos == (1,)
    assert play.turn == 0
    assert play.count == 29
    assert play.legal(1) == ()


def test_a_stated_go_changes_nothing() -> None:
    play = put(start("KC 9C 2C", "JD TD"), "KC JD 9C")
    assert play.say_go(1) == play


def test_who_can_play_must_play() -> None:
    play = put(start("KC 9C 2C", "JD 2D"), "KC JD 9C")
    with pytest.raises(IllegalPlay, match="2D can be played"):
        play.say_go(1)


def test_a_go_before_the_first_card_is_refused() -> None:
    with pytest.raises(IllegalPlay):
        start("KC", "JD").say_go(0)


def test_a_go_of_the_seat_that_plays_on_is_refused() -> None:
    play = put(start("KC 9C 2C", "JD TD"), "KC JD 9C")
    with pytest.raises(IllegalPlay, match="2C can be played"):
        play.say_go(0)


def test_a_go_of_a_seat_without_cards_is_refused() -> None:
    play = put(start("KC QC", "JD"), "KC JD")
    with pytest.raises(IllegalPlay):
        play.say_go(1)


def test_a_go_after_thirty_one_is_refused() -> None:
    play = put(start("KC AC 2C", "JD TD 3D"), "KC JD AC TD")
    assert play.count == 0
    with pytest.raises(IllegalPlay):
        play.say_go(0)


def test_a_go_of_the_count_before_is_not_due_again() -> None:
    play = put(start("KC 9C 2C", "JD TD 8D"), "KC JD 9C 2C TD")
    with pytest.raises(IllegalPlay):
        play.say_go(1)


def test_a_player_who_said_go_stays_out_until_the_reset() -> None:
    play = put(start("KC 9C AC", "JD TD"), "KC JD 9C")
    assert play.gone == {1}
    play = play.put("AC")
    assert play.gone == frozenset()
    assert play.turn == 1
    assert play.legal(1) == parse("TD")


def test_after_a_go_the_others_play_on_in_turn() -> None:
    play = put(start("KC 9C", "4D 2D 2S", "TH AH"), "KC 4D TH")
    assert play.gos == (0,)
    play = put(play, "2D AH 2S")
    assert earned(play) == [0, 0, 0, 0, 0, 1]
    assert play.points == (0, 1, 0)


def test_a_go_is_said_once_a_count() -> None:
    play = put(start("KC 9C", "4D 2D 2S", "TH AH"), "KC 4D TH 2D AH 2S 9C")
    assert [event for event in play.events if not isinstance(event, Played)] == [
        Go(0),
        Reset(),
        Reset(),
    ]


def test_several_gos_are_said_in_turn() -> None:
    play = put(start("KC QC", "JD TD", "9H AH"), "KC JD 9H")
    assert play.gos == (0, 1)
    assert play.turn == 2


def test_one_for_the_go_to_whoever_played_last() -> None:
    play = put(start("KC QC", "JD TD", "9H 8H"), "KC JD 9H")
    assert play.points == (0, 0, 1)
    assert [item.kind for item in played(play)[2].score.items] == ["go"]
    assert play.events[3:] == (Go(0), Go(1), Reset())


def test_thirty_one_replaces_the_go() -> None:
    play = put(start("KC QC", "JD TD", "9H 2H"), "KC JD 9H 2H")
    assert play.points == (0, 0, 2)
    assert closing(played(play)[3]) == ["thirty-one"]
    assert play.count == 0
    assert play.turn == 0


# Last card and reset


def test_the_last_card_pays_one() -> None:
    play = put(start("4C", "9D"), "4C 9D")
    assert play.points == (0, 1)
    assert played(play)[1].score.by_kind == {"last card": 1}


def test_a_last_card_that_makes_thirty_one_pays_two_only() -> None:
    play = put(start("KC TC", "QD AD"), "KC QD TC AD")
    assert play.over
    assert play.points == (0, 2)
    assert played(play)[3].score.by_kind == {"thirty-one": 2}


def test_go_and_last_card_are_the_same_point() -> None:
    play = put(start("KC 9C", "QD"), "KC QD 9C")
    assert play.points == (1, 0)
    assert played(play)[2].score.by_kind == {"last card": 1}


def test_the_last_card_adds_to_what_it_scores() -> None:
    play = put(start("7C", "8D"), "7C 8D")
    assert played(play)[1].score.by_kind == {"fifteen": 2, "last card": 1}


def test_the_next_to_the_left_leads_after_a_go() -> None:
    play = put(start("KC QC", "JD TD", "9H 8H"), "KC JD 9H")
    assert play.turn == 0
    play = put(start("KC 9C QC", "JD TD"), "KC JD 9C")
    assert play.turn == 1


def test_the_next_to_the_left_leads_after_thirty_one_although_they_said_go() -> None:
    play = put(start("TC 5H 7S 2C", "9D KS QD 8H"), "TC 9D 5H 7S")
    assert play.turn == 1


def test_a_seat_without_cards_does_not_lead() -> None:
    play = put(start("KC", "JD TD", "9H 8H"), "KC JD 9H")
    assert play.turn == 1


def test_the_only_one_with_cards_left_plays_alone() -> None:
    play = put(start("KC", "JD TD 9D 8D"), "KC JD TD")
    assert (play.turn, play.count, play.points) == (1, 0, (0, 1))
    play = put(play, "9D 8D")
    assert play.over
    assert play.points == (0, 2)


def test_no_pair_reaches_across_a_reset() -> None:
    play = put(start("KC QC", "JD TD", "9H 8H"), "KC JD 9H QC TD 8H")
    assert earned(play) == [0, 0, 1, 0, 0, 1]
    play = put(start("KC 9C", "JD 9D", "AH 9H"), "KC JD AH 9C 9D 9H")
    assert earned(play) == [0, 0, 0, 1, 0, 3]


def test_no_run_reaches_across_a_reset() -> None:
    play = put(start("KC QC", "JD 8D", "9H TH"), "KC JD 9H QC 8D TH")
    assert earned(play) == [0, 0, 1, 0, 0, 1]


def test_thirty_one_starts_a_new_pile() -> None:
    play = put(start("KC AC", "JD AD", "TH AH"), "KC JD TH AC AD AH")
    assert earned(play) == [0, 0, 0, 2, 0, 3]


# The three-hand reading


def test_go_stops_early_closes_at_the_second_who_cannot_play() -> None:
    hands = ("KC QC", "JD TD", "9H AH")
    play = put(start(*hands), "KC JD 9H")
    assert (play.count, play.turn, play.points) == (29, 2, (0, 0, 0))
    play = put(start(*hands, go_stops_early=True), "KC JD 9H")
    assert (play.count, play.turn, play.points) == (0, 0, (0, 0, 1))
    assert play.gos == (0, 1)


def test_go_stops_early_lets_the_next_play_who_can() -> None:
    hands = ("KC QC 9C", "4D 3D 2D", "TH JH AH")
    both = [put(start(*hands, go_stops_early=early), "KC 4D TH 3D") for early in (False, True)]
    assert [play.gos for play in both] == [(), ()]
    assert [play.gone for play in both] == [{0}, {0}]
    assert [play.turn for play in both] == [2, 2]


def test_go_stops_early_ends_the_count_of_one_who_could_go_on() -> None:
    hands = ("KC QC 9C", "4D 3D 2D", "TH JH 9H")
    play = put(start(*hands), "KC 4D TH 3D")
    assert (sorted(play.gone), play.turn, play.count) == ([0, 2], 1, 27)
    play = put(start(*hands, go_stops_early=True), "KC 4D TH 3D")
    assert (play.points, play.turn, play.count) == ((0, 1, 0), 2, 0)


def test_go_stops_early_makes_no_difference_to_two_players() -> None:
    hands = ("TC 5H 7S 2C", "9D KS QD 8H")
    cards = "TC 9D 5H 7S KS 2C QD 8H"
    early = put(start(*hands, go_stops_early=True), cards)
    assert early.events == put(start(*hands), cards).events


# Transitions


def test_a_transition_leaves_the_play_as_it_was() -> None:
    play = start("7C 4C", "8D 5D")
    after = play.put("7C")
    assert play == start("7C 4C", "8D 5D")
    assert play.put("4C") != after
    assert (play.pile, after.pile) == ((), parse("7C"))


def test_no_card_in_two_hands() -> None:
    with pytest.raises(ImpossibleCards, match="4C"):
        start("4C 5C", "5D 4C")


@pytest.mark.parametrize("hands", [[], ["4C"], ["AC", "2C", "3C", "4C", "5C"]])
def test_two_to_four_players(hands: list[str]) -> None:
    with pytest.raises(ImpossibleCards):
        Play.start(hands)


# Random plays

Chosen = tuple[tuple[tuple[Card, ...], ...], list[int], bool]


@st.composite
def plays(draw: st.DrawFn) -> Chosen:
    """Hands of two to four players, a choice for every card, and the reading of the go."""
    players = draw(st.integers(2, 4))
    size = players * 4
    # Low cards make long counts, high ones many gos: both are wanted.
    pack = PACK[: draw(st.sampled_from([24, 36, 52]))]
    cards = draw(st.lists(st.sampled_from(pack), min_size=size, max_size=size, unique=True))
    choices = draw(st.lists(st.integers(0, 3), min_size=size, max_size=size))
    hands = tuple(tuple(cards[seat::players]) for seat in range(players))
    return hands, choices, draw(st.booleans())


def play_out(chosen: Chosen) -> list[Play]:
    """Every moment of a whole play."""
    hands, choices, early = chosen
    moments = [Play.start(hands, go_stops_early=early)]
    for choice in choices:
        turn = moments[-1].turn
        assert turn is not None
        legal = moments[-1].legal(turn)
        moments.append(moments[-1].put(legal[choice % len(legal)], seat=turn))
    return moments


def counts(play: Play) -> list[list[Played]]:
    """The cards played, from reset to reset."""
    piles: list[list[Played]] = [[]]
    for event in play.events:
        if isinstance(event, Played):
            piles[-1].append(event)
        elif isinstance(event, Reset):
            piles.append([])
    assert piles.pop() == []
    return piles


def written(play: Play) -> str:
    marks = [
        write(event.card for event in pile) + (" " if pile[-1].count == 31 else " | ")
        for pile in counts(play)
    ]
    return "".join(marks).rstrip(" |") + " ."


@PROPERTY
@given(plays())
def test_every_card_is_played_once(chosen: Chosen) -> None:
    end = play_out(chosen)[-1]
    assert end.over
    assert end.turn is None
    cards = [event.card for event in played(end)]
    assert in_order(cards) == in_order(card for hand in chosen[0] for card in hand)
    for event in played(end):
        assert event.card in chosen[0][event.seat]


@PROPERTY
@given(plays())
def test_the_count_never_passes_thirty_one(chosen: Chosen) -> None:
    for play in some(play_out(chosen)):
        assert 0 <= play.count < 31
    for pile in some(counts(play)):
        reached = 0
        for event in some(pile):
            reached += event.card.rank.pips
            assert event.count == reached <= 31


@PROPERTY
@given(plays())
def test_points_are_the_items_of_the_cards(chosen: Chosen) -> None:
    for play in some(play_out(chosen)):
        points = [0] * len(chosen[0])
        for event in played(play):
            points[event.seat] += sum(item.points for item in event.score.items)
        assert play.points == tuple(points)


@PROPERTY
@given(plays())
def test_the_last_card_of_the_deal_pays_last_card_or_thirty_one(chosen: Chosen) -> None:
    last = counts(play_out(chosen)[-1])[-1][-1]
    expected = ["thirty-one"] if last.count == 31 else ["last card"]
    assert closing(last) == expected
    assert last.score.total >= (2 if last.count == 31 else 1)


@PROPERTY
@given(plays())
def test_one_item_closes_every_count(chosen: Chosen) -> None:
    piles = counts(play_out(chosen)[-1])
    for place, pile in some(enumerate(piles)):
        *before, last = pile
        assert not any(closing(event) for event in before)
        below = "last card" if place == len(piles) - 1 else "go"
        assert closing(last) == ["thirty-one" if last.count == 31 else below]


@PROPERTY
@given(plays())
def test_no_item_reaches_across_a_reset(chosen: Chosen) -> None:
    scored = [
        (item.cards, tuple(event.card for event in pile[: place + 1]))
        for pile in counts(play_out(chosen)[-1])
        for place, event in enumerate(pile)
        for item in event.score.items
    ]
    for cards, pile in some(scored):  # the last card at least
        assert cards == pile[-len(cards) :]


@PROPERTY
@given(plays())
def test_the_log_only_grows(chosen: Chosen) -> None:
    for before, after in some(pairwise(play_out(chosen))):
        assert after.events[: len(before.events)] == before.events
        assert len(after.events) > len(before.events)


@PROPERTY
@given(plays())
def test_only_the_gos_that_are_due_may_be_said(chosen: Chosen) -> None:
    for play in some(play_out(chosen)):
        for seat in some(range(len(chosen[0]))):
            if seat in play.gos:
                assert play.say_go(seat) == play
            else:
                with pytest.raises(IllegalPlay):
                    play.say_go(seat)


@PROPERTY
@given(plays())
def test_only_legal_cards_of_the_seat_in_turn_may_be_played(chosen: Chosen) -> None:
    for play in some(play_out(chosen)[:-1]):
        assert play.turn is not None
        legal = play.legal(play.turn)
        assert legal
        assert {*legal} == {c for c in play.hands[play.turn] if play.count + c.rank.pips <= 31}
        for seat, hand in enumerate(play.hands):
            for card in hand:
                if card not in legal:
                    with pytest.raises(IllegalPlay):
                        play.put(card, seat=seat)


@PROPERTY
@given(plays())
def test_a_play_written_down_scores_the_same(chosen: Chosen) -> None:
    end = play_out(chosen)[-1]
    pegged = peg_sequence(written(end), go_stops_early=chosen[2])
    assert [(card.card, card.count, card.score) for card in pegged] == [
        (event.card, event.count, event.score) for event in played(end)
    ]


@settings(max_examples=300, deadline=None)
@given(plays())
def test_the_independent_simulator_agrees(chosen: Chosen) -> None:
    hands, choices, early = chosen
    log = []
    for event in play_out(chosen)[-1].events:
        if isinstance(event, Played):
            log.append(Line(event.seat, str(event.card), event.count, event.score.total))
        elif isinstance(event, Go):
            log.append(Line(event.seat))
        else:
            log.append(Line(None))
    texts = [[*map(str, hand)] for hand in hands]
    assert log == simulate(texts, choices, go_stops_early=early)
