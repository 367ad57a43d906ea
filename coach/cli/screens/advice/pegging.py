"""Cards to play on the screen: what each is worth, what he may hold, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.cards import faces
from coach.engine.play.hands import of_rank
from coach.engine.play.pile import ROOM
from coach.engine.search.rollout import STEADY
from coach.engine.search.values import value_of
from coach.game.notation.infer import cards_of
from coach.scoring.play import LIMIT
from coach.words.figures import percent, signed
from coach.words.plays import as_good, name, reasons, what_he_holds, why

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coach.advice.plays import Judged
    from coach.cards import Card
    from coach.cli.pegging_position import Moment
    from coach.cli.terminal import Terminal
    from coach.engine.search.values import Value


def show_advice(terminal: Terminal, moment: Moment, judged: Judged, chosen: Card | None) -> None:
    """The adviser's screen: whose card was whose, then the best card at the top."""
    known = moment.known
    terminal.line()
    you = f"You are {moment.seats[known.seat]}"
    if judged.to_win:
        you += f", {judged.aim.mine}-{judged.aim.his}"
    count = LIMIT - ROOM[known.record.tail]
    terminal.split(f"{you}    {faces(moment.held)}", f"count {count}")
    played = []
    for place, other in enumerate(moment.seats):
        who = "you" if place == known.seat else "he" if moment.two else other
        if cards := cards_of(moment.events, place):
            played.append(f"{who} {faces(cards)}")
    if played:
        terminal.parts(["Played:", *played])
    if moment.another_way:
        terminal.line(f'If there was a go that you did not write:  --played "{moment.another_way}"')
    terminal.line()
    show_comparison(terminal, judged, moment.held, chosen)
    terminal.line()


def show_leads(terminal: Terminal, moment: Moment, judged: Judged) -> None:
    """What each lead of four cards is worth, and one sentence."""
    terminal.line()
    terminal.line(f"Leads from {faces(moment.held)}", style="bold")
    terminal.line()
    show_table(terminal, judged, moment.held)
    terminal.line()
    terminal.line(why(judged, judged.values[0], moment.held))
    terminal.line()


def show_comparison(
    terminal: Terminal, judged: Judged, held: Sequence[Card], chosen: Card | None
) -> None:
    """Every card with its figures, what he may hold, and why the best and another."""
    show_table(terminal, judged, held, chosen)
    terminal.line()
    if judged.belief is None:
        terminal.line(_rolled_out(len(judged.known.record.left)))
    elif judged.belief.hands[0][0]:
        terminal.line(what_he_holds(judged.belief))
    for told in reasons(judged, held, chosen):
        terminal.line(told)


def show_table(
    terminal: Terminal, judged: Judged, held: Sequence[Card], chosen: Card | None = None
) -> None:
    """Every card with its figures, best first."""
    found, sampled = judged.values, judged.belief is None
    asked = None if chosen is None else value_of(chosen, found)
    best = found[0]
    players = len(judged.known.record.left)
    columns = [
        ("", "l", [_mark(judged, value, asked) for value in found]),
        ("card", "l", [faces(of_rank(value.rank, held)) for value in found]),
    ]
    if any(value.now for value in found):
        columns.append(("now", "r", [str(value.now or "") for value in found]))
    columns += [
        ("we" if players == 4 else "you", "r", [f"{value.mine:.2f}" for value in found]),
        ("they" if sampled else "he", "r", [f"{value.his:.2f}" for value in found]),
        ("net", "r", [signed(value.net) for value in found]),
    ]
    if judged.to_win:
        columns.append(("win", "r", [percent(value.worth, 1) for value in found]))
    if sampled:
        columns.append(("±", "r", [f"{v.error:.2f}" if v.error else "" for v in found]))
    headings, sides, cells = zip(*columns, strict=True)
    terminal.table(
        zip(*cells, strict=True),
        header=headings,
        align="".join(sides),
        spare=("now",),
        style_of_row=["bold" if value is best else "" for value in found],
    )


def _rolled_out(players: int) -> str:
    """What figures of a table of three or four are."""
    they = "" if players == 4 else "; they: the average of the two others"
    return (
        f"Rolled out over {STEADY:,} deals of the cards that you do not see{they}. ± is the "
        "standard error of what a card gives up; a star stands by all that may be best."
    )


def _mark(judged: Judged, value: Value, asked: Value | None) -> str:
    return f"{'★' if as_good(judged, value) else ' '}{'←' if value is asked else ''}"


def show_answers(terminal: Terminal, moment: Moment, judged: Judged, rank: int) -> None:
    """What he may answer to a card, and the best card after each answer."""
    found = judged.answered(rank)
    if not found:
        terminal.line("He cannot answer.")
        terminal.line()
        return
    first, *_ = of_rank(rank, moment.held)
    rest = [card for card in moment.held if card is not first]
    rows = []
    for reply, best, worth, net in found:
        none = "he wins" if judged.aim.his + reply.points >= judged.aim.target else "go"
        rows.append(
            (
                name(reply.rank),
                str(reply.points or ""),
                percent(reply.held),
                percent(reply.played),
                faces(of_rank(best.rank, rest)) if best else none,
                percent(min(worth, 1.0), 1) if judged.to_win else signed(net),
            )
        )
    terminal.line(f"After {first.face}, by what he answers, the points of his card included:")
    terminal.line()
    last = "win" if judged.to_win else "net"
    header = ("he plays", "scores", "holds it", "plays it", "then you", last)
    terminal.table(rows, header=header, align="rrrrlr", spare=("holds it",))
    terminal.line()
