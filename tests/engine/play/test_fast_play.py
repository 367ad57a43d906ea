from __future__ import annotations

import pytest

from coach.advice.numbers import hand_number, rank_number
from coach.advice.plays.positions import known_of
from coach.engine.play.fast_play import FastPlay
from coach.engine.play.pile import COUNT
from coach.engine.play.record import Record
from coach.engine.rules import PIPS, RankNumber
from coach.game.play import Played
from tests.engine.search.moments import whole_play
from tests.sure import some


def same(record: Record, other: Record) -> bool:
    return all(getattr(record, name) == getattr(other, name) for name in Record.__slots__)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_plays_agree_card_by_card_with_the_engine(players: int) -> None:
    resets = gos = 0
    for seed in range(700):
        fast = None
        for play, card in whole_play(seed, players):
            if fast is None:
                fast = FastPlay([hand_number(hand) for hand in play.hands])
            assert fast.turn == play.turn
            assert fast.points == fast.record.points == [*play.points]
            assert fast.hands == [hand_number(hand) for hand in play.hands]
            assert COUNT[fast.record.pile] == play.count
            gone = {seat for seat in range(players) if fast.record.out[seat]}
            assert gone == play.gone
            assert fast.record.left == [len(hand) for hand in play.hands]
            gos += len(gone)
            resets += not play.pile
            if card is not None:
                fast.put(rank_number(card))
    assert resets > 1400
    assert gos > 100


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_has_been_seen_is_the_same_from_either(players: int) -> None:
    for seed in range(100):
        fast = None
        for play, card in some(whole_play(seed, players)):
            fast = fast or FastPlay([hand_number(hand) for hand in play.hands])
            for seat in some(range(players)):
                known = known_of(play, seat=seat)
                assert same(known.record, fast.record)
                assert known.held == fast.hands[seat]
            if card is not None:
                fast.put(rank_number(card))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cards_held_after_a_go_were_too_high_for_it(players: int) -> None:
    bounds = 0
    for seed in range(200):
        for play, _ in whole_play(seed, players):
            record = known_of(play, seat=0).record
            for hand, above in zip(play.hands, record.above, strict=True):
                assert all(PIPS[rank_number(card)] > above for card in hand)
                bounds += above > 0 and bool(hand)
    assert bounds > 500


def test_a_record_keeps_the_moment_of_every_card() -> None:
    for play, _ in some(whole_play(5, 2)):
        record = known_of(play, seat=0).record
        played = [event for event in play.events if isinstance(event, Played)]
        assert [(card.seat, card.rank) for card in record.played] == [
            (event.seat, rank_number(event.card)) for event in played
        ]
        for card, event in zip(record.played, played, strict=True):
            assert COUNT[card.pile] == event.count - event.card.rank.pips


def test_a_play_goes_on_from_what_was_seen() -> None:
    cards = [(play, card) for play, card in whole_play(11, 3) if card is not None]
    for play, card in some(cards):
        assert play.turn is not None
        hands = [hand_number(hand) for hand in play.hands]
        fast = FastPlay.at(hands, known_of(play).record, play.turn)
        fast.put(rank_number(card))
        assert fast.points == [*play.put(card).points]
        assert fast.turn == play.put(card).turn


def test_a_record_is_copied_whole() -> None:
    record = Record([4, 4])
    record.play(0, RankNumber(9))
    copy = record.copy()
    assert same(copy, record)
    copy.play(1, RankNumber(9))
    copy.go(0)
    assert record.left == [3, 4]
    assert len(record.played) == 1
    assert not record.out[0]
    assert record.above == [0, 0]
