"""The play of a record, token by token, with what is wrong in it and what would be right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.cards import Card
from coach.english import listed
from coach.errors import CoachError
from coach.game.actions import PlayCard, SayGo
from coach.game.notation.tokens import END, GO, RESET
from coach.game.play import Reset
from coach.scoring.play import LIMIT

if TYPE_CHECKING:
    from coach.game.play import Play
    from coach.game.record.at_table import DealAtTable
    from coach.game.record.written import PlayToken

_PLAY = "play"


def play_again(table: DealAtTable, tokens: tuple[PlayToken, ...]) -> None:
    """Play what is written.

    Raises:
        BrokenDeal: something in it cannot have been; the fault is noted.
    """
    closed = True  # before the first card there is no count to close
    gos = 0
    for token in tokens:
        if table.game.over:
            if token not in {RESET, END}:
                raise table.breaks(_PLAY, f"{token} after the end: {table.winning}")
        elif isinstance(token, Card):
            _check_reset_before(table, token, closed=closed)
            _card(table, token)
            closed, gos = False, 0
        elif token == GO:
            _go(table, gos)
            gos += 1
        else:
            _close(table, token, closed=closed)
            closed = True
    play = _play_of(table)
    if not play.over and not table.game.over and not table.last:
        raise table.breaks(_PLAY, f"the play breaks off: {_held(table, play)}")


def _play_of(table: DealAtTable) -> Play:
    play = table.game.stage.play
    assert play is not None
    return play


def _held(table: DealAtTable, play: Play) -> str:
    """A text that says who still holds what."""
    return listed(
        [
            f"{table.at(seat)} holds {' '.join(map(str, cards))}"
            for seat, cards in enumerate(play.hands)
            if cards
        ]
    )


def _check_reset_before(table: DealAtTable, card: Card, *, closed: bool) -> None:
    """Note a card after a count that is over, where that is not written."""
    play = _play_of(table)
    if not closed and isinstance(play.events[-1], Reset) and not play.over:
        count = play.newest.count
        if count != LIMIT:
            table.fault(_PLAY, f"nobody could go on at {count}: put | before {card}")


def _card(table: DealAtTable, card: Card) -> None:
    play = _play_of(table)
    if play.over:
        raise table.breaks(_PLAY, f"{card} after the last card: everybody has played four")
    (player,) = table.game.turn
    try:
        table.do(PlayCard(player, card))
    except CoachError as error:
        raise table.breaks(_PLAY, _why_not(table, card, play) or str(error)) from None
    table.stops = [table.game]
    due = table.game.stage.due
    if due is not None and due.rule == "play":
        said = table.deal.pegged.get(card)
        taken = () if said is None else said.taken.items()
        table.claim(f"pegged {card}", None if said is None else said.said, taken)
        table.stops.append(table.game)


def _why_not(table: DealAtTable, card: Card, play: Play) -> str:
    """The reason why a card cannot be played now, and what can; empty where its count is wrong."""
    seat = play.turn
    assert seat is not None
    turn, fits = table.at(seat), listed([*map(str, play.legal(seat))], "or")
    right = f"{turn} is to play at {play.count}: {fits}"
    for owner, hand in enumerate(play.hands):
        if card in hand:
            if owner != seat:
                return f"{card} is held by {table.at(owner)}, but {right}"
            reached = play.count + card.rank.pips
            return f"{card} makes {reached}, past {LIMIT}; {right}"
    thrown = any(card in hand.thrown for hand in table.deal.hands)
    return f"{card} {'was thrown' if thrown else 'is in no hand'}; {right}"


def _go(table: DealAtTable, said_before: int) -> None:
    """Check a go: as many as are due after a card may be written."""
    play = _play_of(table)
    due = play.gos if play.events else ()
    seat = due[said_before] if said_before < len(due) else play.turn
    deal = table.game.stage.deal
    assert deal is not None
    try:
        if seat is None:
            raise CoachError("go after the last card")
        table.do(SayGo(deal.player(seat)))
    except CoachError:
        if seat is not None and said_before >= len(due) and (fits := play.legal(seat)):
            what = f"go at {play.count}, but {table.at(seat)} can play {fits[0]}"
        else:
            what = "go that is not due: it is said once a player and count"
        raise table.breaks(_PLAY, what) from None


def _close(table: DealAtTable, mark: PlayToken, *, closed: bool) -> None:
    """Check a mark that says that nobody can go on, or that the last card is played."""
    play = _play_of(table)
    if mark == END:
        if not play.over:
            what = f". after the last card, but {_held(table, play)}"
            raise table.breaks(_PLAY, what)
    elif closed:
        raise table.breaks(_PLAY, "| where the count is zero: there is nothing to close")
    elif not isinstance(play.events[-1], Reset):
        assert play.turn is not None
        fits = play.legal(play.turn)[0]
        what = f"| at {play.count}, but {table.at(play.turn)} can play {fits}"
        raise table.breaks(_PLAY, what)
