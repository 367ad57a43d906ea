"""Cards to play on the screen: the worth of each, what the opponent may hold, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.advice.plays.reasons import instead_of_points, play_reasons, reasons_for
from coach.cards import faces
from coach.cli.display.linear import MARK, Heading
from coach.words.advice import plays as words
from coach.words.advice.odds import worth_figure
from coach.words.figures import percent, signed

if TYPE_CHECKING:
    from coach.advice.plays.judging import Judged, Value
    from coach.advice.plays.positions import TypedPosition
    from coach.cards import Card
    from coach.cli.terminal import Terminal


def show_advice(
    terminal: Terminal, typed: TypedPosition, judged: Judged, chosen: Card | None
) -> None:
    """The adviser's screen: whose card was whose, then the best card at the top."""
    position = typed.position
    terminal.line()
    you = words.you_are(position.seat_name, judged.score)
    terminal.split(f"{you}    {faces(position.held)}", f"count {position.count}")
    played = [*words.played_by(position)]
    if played:
        terminal.parts(["Played:", *played])
    if typed.another_way:
        terminal.line(words.another_way(typed.another_way))
    terminal.line()
    show_comparison(terminal, judged, chosen)
    terminal.line()


def show_leads(terminal: Terminal, judged: Judged) -> None:
    """The worth of each lead of four cards, and one sentence."""
    terminal.line()
    terminal.line(words.leads_from(judged.position.held), style="bold")
    terminal.line()
    show_table(terminal, judged)
    terminal.line()
    terminal.line(words.why(reasons_for(judged, judged.values[0])))
    terminal.line()


def show_comparison(terminal: Terminal, judged: Judged, chosen: Card | None) -> None:
    """Every card with its figures, what the opponent may hold, and why the best and another."""
    show_table(terminal, judged, chosen)
    terminal.line()
    if judged.deals is not None:
        terminal.line(words.rolled_out(judged.position.players, judged.deals))
    elif judged.opponent_can_answer:
        terminal.line(words.opponent_may_hold(judged))
    for told in play_reasons(judged, chosen):
        terminal.line(words.why(told))
    if (instead := instead_of_points(judged)) is not None:
        terminal.line(words.instead_of_points(instead))


def show_table(terminal: Terminal, judged: Judged, chosen: Card | None = None) -> None:
    """Every card with its figures, best first."""
    found = judged.values
    columns: list[tuple[str | Heading, str, list[str]]] = [
        (MARK, "l", [_mark(judged, value, chosen) for value in found]),
        ("card", "l", [faces(value.cards) for value in found]),
    ]
    if any(value.now for value in found):
        columns.append(("now", "r", [str(value.now or "") for value in found]))
    we = "we" if judged.position.players == 4 else "you"
    columns += [
        (we, "r", [f"{value.mine:.2f}" for value in found]),
        ("they", "r", [f"{value.opponents:.2f}" for value in found]),
        ("net", "r", [signed(value.net) for value in found]),
    ]
    if judged.at_score:
        worth = [worth_figure(value.worth, judged.stakes) for value in found]
        columns.append((_decides(judged), "r", worth))
    if judged.deals is not None:
        columns.append(
            (
                Heading("±", "plus or minus"),
                "r",
                [f"{v.error:.2f}" if v.error else "" for v in found],
            )
        )
    headings, sides, cells = zip(*columns, strict=True)
    terminal.table(
        zip(*cells, strict=True),
        header=headings,
        align="".join(sides),
        spare=("now",),
        style_of_row=["bold", *[""] * (len(found) - 1)],
    )


def _decides(judged: Judged) -> str:
    """Head the figure that decides."""
    if not judged.at_score:
        return "net"
    return "win" if judged.stakes is None else "worth"


def _mark(judged: Judged, value: Value, chosen: Card | None) -> str:
    return f"{'★' if judged.as_good(value) else ' '}{'←' if chosen in value.cards else ''}"


def show_answers(terminal: Terminal, judged: Judged, card: Card) -> None:
    """All that the opponent may answer to a card, and the best card after each answer."""
    found = judged.answered(card)
    if not found:
        terminal.line(words.NO_ANSWER)
        terminal.line()
        return
    rows = []
    for reply, best, worth, net in found:
        none = "they win" if judged.opponent_wins(reply.points) else "go"
        rows.append(
            (
                reply.rank.face,
                str(reply.points or ""),
                percent(reply.held),
                percent(reply.played),
                faces(best.cards) if best else none,
                worth_figure(worth, judged.stakes) if judged.at_score else signed(net),
            )
        )
    terminal.line(words.by_answer(card))
    terminal.line()
    header = ("they play", "scores", "hold it", "play it", "then you", _decides(judged))
    terminal.table(rows, header=header, align="rrrrlr", spare=("hold it",))
    terminal.line()
