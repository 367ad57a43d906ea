"""The adviser of throws: which cards of a hand to throw, and why."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from coach.advice.opponents import OPPONENTS, ThrowsPairs
from coach.advice.throws.advised import advise as look_at
from coach.advice.throws.weigh import weigh
from coach.cards import Card, faces, parse
from coach.cli.ranks_only import RanksOnly
from coach.cli.screens.advice.throw_table import FEW, by_worth, show_throws
from coach.cli.user_files import text_of
from coach.practice.card_replies import read_cards
from coach.ranks_alone import ranks_alone, typed_cards
from coach.words.advice.throws import SUITS_AVERAGED, best_of, crib_of, how_exact, model
from coach.words.advice.throws_at_score import CHANCES_ASSUME
from coach.words.drills.replies import rank_not_held

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coach.advice.opponents import Opponent
    from coach.advice.throws.advised import AdvisedThrows
    from coach.cli.options.discard_request import DiscardRequest
    from coach.cli.terminal import Terminal


def advise(terminal: Terminal, hand: str, request: DiscardRequest, *, json: bool) -> None:
    """Say which cards to throw.

    Raises:
        CoachError: the hand is not six cards, or five, or the opponent's table has a fault.
        typer.BadParameter: its file cannot be read, the throw is not in the hand, or what was asked
            does not go together.
    """
    request.check()
    suits, cards = not ranks_alone(hand), typed_cards(hand, name="a hand")
    if (len(cards), request.players) == (5, 2):
        raise typer.BadParameter("5 cards: two players have six; say --players 3 or --players 4")
    parse(cards, name="a hand", size=6 if request.players == 2 else 5)
    yours = _thrown(request.throw, cards, suits=suits)
    opponent = _opponent(request.opponent)
    found = [
        weigh(hand, crib, players=request.players, opponent=opponent) for crib in request.cribs
    ]
    seats = look_at(found, at_stake=request.at_stake, by_starter=request.by_starter)
    if json:
        from coach.cli.screens.advice.throw_json import result

        terminal.json(result(cards, seats, request, yours))
        return
    if not suits:
        terminal = RanksOnly.of(terminal)
    all_throws = len(seats[0].throws)
    few = FEW if len(seats) > 1 or terminal.narrow else all_throws
    most = all_throws if request.everything else few
    for seat in seats:
        terminal.line()
        whose = crib_of(seat.found, one_seat=request.crib is not None)
        terminal.split(f"{whose}    {faces(seat.found.hand)}", model(seat.found))
        terminal.line()
        _show(terminal, seat, request, yours, most=most)
    terminal.line()
    terminal.line(how_exact(found[0]))
    if not suits:
        terminal.line(SUITS_AVERAGED)
    if request.at_stake is not None:
        terminal.line(CHANCES_ASSUME)
    if most < all_throws:
        terminal.line(best_of(most, all_throws))
    terminal.line()


def _show(
    terminal: Terminal,
    seat: AdvisedThrows,
    request: DiscardRequest,
    yours: Sequence[Card],
    *,
    most: int,
) -> None:
    """Print the throws of one seat."""
    throw = seat.found.of(yours) if yours else None
    chances = seat.chances(request.need, request.hold)
    columns, said = {}, []
    if chances or seat.at is not None:
        from coach.cli.screens.advice.starters import chance_column
        from coach.words.advice.throws_at_score import likeliest, score_verdict

        columns = dict(map(chance_column, chances))
        said = [] if seat.at is None else score_verdict(seat.at, throw)
        said += [likeliest(chance, seat.throws) for chance in chances]
    show_throws(
        terminal,
        seat.found,
        most=most,
        yours=throw,
        score=None if seat.at is None else by_worth(seat.at),
        columns=columns,
    )
    for sentence in said:
        terminal.line(sentence)
    if seat.cut is not None and request.starters:
        from coach.cli.screens.advice.starters import show_starters

        terminal.line()
        show_starters(terminal, seat.cut, throw or seat.throws[0])


def _thrown(throw: str | None, cards: Sequence[Card], *, suits: bool) -> tuple[Card, ...]:
    if throw is None:
        return ()
    size = len(cards) - 4
    if suits:
        return parse(read_cards(throw, cards, size), name="a throw", size=size)
    thrown = typed_cards(throw, name="a throw", size=size)
    for rank in Counter(card.rank for card in thrown) - Counter(card.rank for card in cards):
        raise typer.BadParameter(rank_not_held(rank))
    return thrown


def _opponent(name: str) -> Opponent:
    """The model of this name, or the one that a file describes."""
    if name in OPPONENTS:
        return OPPONENTS[name]
    from coach.advice.opponents import read_frequencies

    path = Path(name)
    if not path.is_file():
        raise typer.BadParameter(
            f"{name!r} is not an opponent: say sensible, random, or the file with their throws"
        )
    return ThrowsPairs(read_frequencies(text_of(path), name), path.name)
