"""Cards to play on the screen: what each is worth, what he may hold, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.advice.discard import EQUAL
from coach.advice.pegging.belief import TEN_CARDS
from coach.advice.pegging.multisets import of_rank
from coach.advice.pegging.replies import answers, replies
from coach.advice.pegging.tails import ROOM
from coach.advice.pegging.values import value_of
from coach.cards import Rank, faces
from coach.game.seen import cards_of
from coach.scoring.pegging import LIMIT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coach.advice.pegging.belief import Belief
    from coach.advice.pegging.keeps import Favour
    from coach.advice.pegging.known import Known
    from coach.advice.pegging.values import Value
    from coach.cards import Card
    from coach.cli.terminal import Terminal
    from coach.game.seen import Event

_RANKS = tuple(Rank)
_SHOWN = 4
_WORTH_SAYING = 0.03  # a chance below this is not spoken of


def show_values(
    terminal: Terminal,
    known: Known,
    belief: Belief,
    found: Sequence[Value],
    held: Sequence[Card],
    chosen: Card | None,
    events: Sequence[Event],
) -> None:
    """The adviser's screen: whose card was whose, then the best card at the top."""
    terminal.line()
    seat = "pone" if known.seat == 0 else "dealer"
    terminal.split(f"You are {seat}    {faces(held)}", f"count {LIMIT - ROOM[known.record.tail]}")
    seats = {"you": known.seat, "he": 1 - known.seat}
    played = {who: cards_of(events, seat) for who, seat in seats.items()}
    if any(played.values()):
        told = [f"{who} {faces(cards)}" for who, cards in played.items() if cards]
        terminal.parts(["Played:", *told])
    terminal.line()
    show_comparison(terminal, known, belief, found, held, chosen)
    terminal.line()


def show_comparison(
    terminal: Terminal,
    known: Known,
    belief: Belief,
    found: Sequence[Value],
    held: Sequence[Card],
    chosen: Card | None,
) -> None:
    """Every card with its figures, what he may hold, and why the best and another."""
    best = found[0]
    asked = None if chosen is None else value_of(chosen, found)
    terminal.table(
        [
            (
                _mark(value, best, asked),
                _faces(value.rank, held),
                str(value.now) if value.now else "",
                f"{value.mine:.2f}",
                f"{value.his:.2f}",
                f"{value.net:+.2f}",
            )
            for value in found
        ],
        header=("", "card", "now", "you", "he", "net"),
        align="llrrrr",
        spare=("now",),
        style_of_row=["bold" if value is best else "" for value in found],
    )
    terminal.line()
    if belief.hands[0][0]:
        terminal.line(what_he_holds(belief))
    terminal.line(_why(known, belief, best, held))
    other = asked if asked not in (None, best) else next(iter(found[1:]), None)
    if other is not None:
        terminal.line(_why(known, belief, other, held, best))


def show_answers(
    terminal: Terminal, then: Known, belief: Belief, held: Sequence[Card], favour: Favour
) -> None:
    """What he may answer to a card that has been played, and the best card after each answer."""
    played = then.record.laid[-1].rank
    fits = {reply.rank: reply for reply in replies(then, belief)}
    if not fits:
        terminal.line("He cannot answer.")
        terminal.line()
        return
    first, *_ = of_rank(played, held)
    rest = [card for card in held if card is not first]
    after = answers(then, favour)
    rows = []
    for rank, reply in sorted(fits.items()):
        mine = after[rank]
        best = mine[0] if mine else None
        rows.append(
            (
                _name(rank),
                str(reply.points or ""),
                _percent(reply.held),
                _percent(reply.played),
                _faces(best.rank, rest) if best else "go",
                f"{best.net:+.2f}" if best else "",
            )
        )
    terminal.line(f"After {first.face}, by what he answers:")
    terminal.line()
    header = ("he plays", "scores", "holds it", "plays it", "then you", "net from there")
    terminal.table(rows, header=header, align="rrrrlr", spare=("holds it", "net from there"))
    terminal.line()


def _mark(value: Value, best: Value, asked: Value | None) -> str:
    star = "★" if best.net - value.net <= EQUAL else " "
    return f"{star}{'←' if value is asked else ''}"


def _faces(rank: int, held: Sequence[Card]) -> str:
    return faces(of_rank(rank, held))


def _name(rank: int) -> str:
    return _RANKS[rank].face


def _percent(chance: float) -> str:
    return f"{100 * chance:.0f} %"


def what_he_holds(belief: Belief) -> str:
    """The likeliest ranks, and the two that matter most."""
    likeliest = ", ".join(
        f"{_name(rank)} {_percent(chance)}" for rank, chance in belief.likeliest()[:_SHOWN]
    )
    return (
        f"He may hold: {likeliest}; a five {_percent(belief.holds(4))}, a ten-card "
        f"{_percent(belief.holds(*TEN_CARDS))}."
    )


def _why(
    known: Known,
    belief: Belief,
    value: Value,
    held: Sequence[Card],
    best: Value | None = None,
) -> str:
    """What speaks for a card, or what it gives up against the best, in figures alone."""
    card = of_rank(value.rank, held)[0].face
    if best is None:
        said = [f"{card}: {value.mine:.2f} for you and {value.his:.2f} for him on average."]
    else:
        given_up = best.net - value.net
        worse = f"gives up {given_up:.2f}" if given_up > EQUAL else "is as good"
        said = [f"{card} {worse}."]
    if value.now:
        said.append(f"It takes {value.now} now.")
    then = known.after(value.rank)
    if not then.record.left[1 - known.seat]:
        return " ".join(said)
    may_follow = replies(then, belief) if ROOM[then.record.tail] else ()
    feared = [r for r in may_follow if r.points and r.held > _WORTH_SAYING]
    if feared:
        told = " or ".join(
            f"{_name(r.rank)} for {r.points} (he holds one in {_percent(r.held)})"
            for r in feared[:2]
        )
        said.append(f"To be feared: {told}.")
    else:
        said.append("No likely reply of his scores.")
    cannot = 1 - sum(reply.played for reply in may_follow)
    if ROOM[then.record.tail] and cannot > _WORTH_SAYING:
        said.append(f"In {_percent(cannot)} of his hands he cannot play.")
    return " ".join(said)
