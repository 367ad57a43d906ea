"""Sentences about all that happens at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.cards import faces
from coach.english import number
from coach.game.play import Go, Played
from coach.scoring.breakdown import Breakdown
from coach.scoring.play import LIMIT
from coach.scoring.spoken import spoken
from coach.words.drills.verdicts import wrong_count
from coach.words.game.people import YOU
from coach.words.shows import item_names

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from coach.cards import Card
    from coach.game.awards import Claimed, Due
    from coach.game.play import Event
    from coach.words.game.people import People

_CLOSING = {"go", "last card"}
CUT_AGAIN = "Equal lowest: those cut again."


def cut_for_deal(people: People, player: int, card: Card) -> str:
    """Tell of a card cut for the first deal."""
    return f"{people.does(player, 'cut')} {card.face}."


def deals_first(people: People, player: int) -> str:
    """Tell who has the first deal."""
    return f"Lowest card: {people.does(player, 'deal').replace('You', 'you')} first."


def dealt(people: People, player: int) -> str:
    """Tell of a deal, and whose crib it is."""
    return f"{people.does(player, 'deal')}: {people.whose(player)} crib."


def thrown(people: People, player: int, cards: Sequence[Card], many: int) -> str:
    """Tell of a throw; the cards are told to who threw them alone."""
    what = faces(cards) if cards else f"{number(many)} card{'s' if many > 1 else ''}"
    return f"{people.does(player, 'throw')} {what}."


def turned_up(people: People, player: int, starter: Card, heels: Due | None) -> str:
    """Tell of the starter, and of his heels."""
    told = f"{people.does(player, 'cut')}, and the starter is {starter.face}."
    if heels is not None:
        told += f" His heels: {heels.points} for {people.names[heels.player]}."
    return told


def plays(
    people: People, players: Sequence[int], events: Sequence[Event], *, silent: bool
) -> Iterator[str]:
    """Tell of a card, and of the gos and the end of the count that follow it.

    Args:
        people: at the table.
        players: by seat.
        events: from the card on.
        silent: true where nothing is said of points, since they are to be claimed.
    """
    (card, *others) = events
    assert isinstance(card, Played)
    player = players[card.seat]
    told = f"{people.does(player, 'play')} {card.card.face}: {card.count}"
    at_once = Breakdown(tuple(one for one in card.score.items if one.kind not in _CLOSING))
    if at_once.items and not silent:
        told += f", {item_names(at_once)} for {at_once.total}"
    yield f"{told}."
    for event in others:
        if isinstance(event, Go):
            yield f"{people.does(players[event.seat], 'say')} go."
    closing = [one.kind for one in card.score.items if one.kind in _CLOSING]
    if closing and not silent:
        what = "the go" if closing == ["go"] else "last card"
        yield f"One for {what} to {people.names[player]}."
    elif card.count == LIMIT:
        yield "The count is full."


def claim(people: People, claimed: Claimed, *, open_end: bool) -> Iterator[str]:
    """Tell what was said of points, and unless it is still open what they were.

    Args:
        people: at the table.
        claimed: what was said.
        open_end: true where an opponent may still call muggins.
    """
    due = claimed.due
    own = due.player == YOU
    if due.rule == "play":
        if claimed.said or due.points:
            yield from _claim_of_a_card(people, claimed, open_end=open_end)
        return
    if own:
        yield from _own_count(claimed)
        return
    crib = " the crib" if due.rule == "crib" else ""
    lead, cards = f"{people.does(due.player, 'show')}{crib}", faces(due.cards)
    if open_end or claimed.said != due.points:
        yield f"{lead} {cards} and says {claimed.said or 'nothing'}."
    else:
        yield f"{lead} {cards}: {spoken(due.score)}."


def _own_count(claimed: Claimed) -> Iterator[str]:
    due, off = claimed.due, claimed.due.points - claimed.said
    if not off:
        yield f"✓ {due.points}: {spoken(due.score)}."
        return
    lost = f"{off} hole{'s' if off > 1 else ''} lost" if off > 0 else "nothing is lost"
    yield f"✗ {wrong_count(due.points, off, None)}: {lost}."
    yield f"Say: {spoken(due.score)}."


def _claim_of_a_card(people: People, claimed: Claimed, *, open_end: bool) -> Iterator[str]:
    due = claimed.due
    told = f"{people.does(due.player, 'say')} {claimed.said or 'nothing'}"
    if due.player == YOU and claimed.said != due.points:
        why = f" ({item_names(due.score)})" if due.points else ""
        yield f"✗ {told} for {due.cards[0].face}; it earns {due.points or 'nothing'}{why}."
    elif due.player == YOU or not open_end:
        yield f"{told}: {item_names(due.score)}." if due.points else f"{told}."
    elif claimed.said:
        yield f"{told}."


def muggins(people: People, player: int, points: int) -> str:
    """Tell of points taken."""
    return f"Muggins: {people.does(player, 'take').replace('You', 'you')} {points}."


def missed(claimed: Claimed) -> str:
    """Tell what was left when nobody can take it any more."""
    due = claimed.due
    return f"It was {due.points}: {spoken(due.score)}."


def no_muggins(people: People, player: int) -> str:
    """Tell that nothing was missed."""
    return f"{people.names[player]} missed nothing."


def items(due: Due) -> list[str]:
    """List what a hand holds, a part a kind.

    >>> from coach.cards import parse
    >>> from coach.game.awards import Due
    >>> from coach.scoring.show import score_show
    >>> cards = parse("5H 5S 6D 4S")
    >>> items(Due(1, 0, "hand", cards, score_show(cards, "JD")))[-1]
    'run: 4♠ 5♥ 6♦, 4♠ 5♠ 6♦'
    """
    by_kind: dict[str, list[str]] = {}
    for item in due.score.items:
        by_kind.setdefault(item.kind, []).append(faces(item.cards))
    return [f"{kind}: {', '.join(cards)}" for kind, cards in by_kind.items()]
