"""Sentences about cards to play and the opponent's hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.advice.plays.reasons import (
    Feared,
    GivesUp,
    GoIsMine,
    InsteadOfPoints,
    IsAsGood,
    IsBest,
    NoScoringReply,
    OpponentStuck,
    PlayReasons,
    Takes,
    Trap,
    WinsLess,
    WinsTheGame,
    reasons_for,
)
from coach.cards import Rank, faces
from coach.words.advice.odds import UNIT, worth_figure
from coach.words.figures import percent, signed

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from coach.advice.plays.judging import Judged, Value
    from coach.advice.plays.positions import PlayPosition
    from coach.advice.plays.reasons import PlayReason
    from coach.cards import Card
    from coach.engine.stakes import Stakes

TEN_CARDS = (Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING)
_SHOWN = 4
NO_ANSWER = "They cannot answer."


def one_card(rank: Rank) -> str:
    """A card of a rank, with its article.

    >>> one_card(Rank.ACE), one_card(Rank.EIGHT), one_card(Rank.KING)
    ('an A', 'an 8', 'a K')
    """
    return f"{'an' if rank in {Rank.ACE, Rank.EIGHT} else 'a'} {rank.face}"


def opponent_may_hold(judged: Judged) -> str:
    """The likeliest ranks of the one opponent, and the two that matter most."""
    held = [(one_card(rank), chance) for rank, chance in judged.opponent_holds.items()]
    likeliest = ", ".join(f"{card} ({percent(chance)})" for card, chance in held[:_SHOWN])
    five, ten_card = judged.holding([Rank.FIVE]), judged.holding(TEN_CARDS)
    return f"They may hold {likeliest}; a five ({percent(five)}), a ten-card ({percent(ten_card)})."


def why(told: PlayReasons) -> str:
    """The reasons for or against a card, in one paragraph.

    >>> from coach.advice.plays.reasons import reasons_for
    >>> from coach.advice.plays.judging import judge
    >>> from coach.advice.plays.positions import position_of
    >>> from coach.game.play import Play
    >>> judged = judge(position_of(Play.start(["4H 4S JC KD", "2C 3D 8H 9H"])))
    >>> print(why(reasons_for(judged, judged.values[0])))
    Play 4♥. If they pair it for 2 (17 %), you take 6 with 4♠. The go or 31 is yours in 18 %.
    """
    feared = [reason for reason in told.reasons if isinstance(reason, Feared)]
    said = []
    for reason in told.reasons:
        if not isinstance(reason, Feared):
            said.append(_sentence(reason, told.card))
        elif reason is feared[0]:
            said.append(_to_be_feared(feared))
    return " ".join(said)


def in_short(judged: Judged, value: Value, few: int) -> str:
    """The first reasons for or against a card, after a line that has told how good it is.

    >>> from coach.advice.plays.judging import judge
    >>> from coach.advice.plays.positions import position_of
    >>> from coach.game.play import Play
    >>> judged = judge(position_of(Play.start(["4H 4S JC KD", "2C 3D 8H 9H"])))
    >>> in_short(judged, judged.values[0], 2)
    '4♥: If they pair it for 2 (17 %), you take 6 with 4♠. The go or 31 is yours in 18 %.'
    """
    told = reasons_for(judged, value).reasons
    reasons = [reason for reason in told if not isinstance(reason, IsBest | IsAsGood | GivesUp)]
    said = why(PlayReasons(value.card, tuple(reasons[:few])))
    return f"{value.card.face}: {said or f'{signed(value.net)} net on average.'}"


def instead_of_points(told: InsteadOfPoints) -> str:
    """Say what the score changes."""
    worth, other = (worth_figure(w, told.stakes) for w in (told.worth, told.for_points_worth))
    return (
        f"For points alone {told.for_points.face} is better by {told.points:.2f}; at this score "
        f"{told.card.face} {_wins(worth, told.stakes)}, {told.for_points.face} {other}."
    )


def _wins(figure: str, stakes: Stakes | None) -> str:
    return f"wins {figure}" if stakes is None else f"is worth {figure} {UNIT[stakes]}"


def you_are(seat: str, score: Sequence[int] | None) -> str:
    """Name one's seat, and the score if it is known.

    >>> you_are("pone", None), you_are("dealer", (116, 118))
    ('You are pone', 'You are dealer, 116-118')
    """
    at = "" if score is None else ", {}-{}".format(*score)
    return f"You are {seat}{at}"


def played_by(position: PlayPosition) -> Iterator[str]:
    """Say what each seat has played: `you`, `they`, or a seat where there are several."""
    for place, cards in enumerate(position.played):
        if cards:
            they = "they" if position.players == 2 else position.seats[place]
            yield f"{'you' if place == position.seat else they} {faces(cards)}"


def another_way(sequence: str) -> str:
    """Give the other way to read a sequence, with a go that was not written."""
    return f'If there was a go that you did not write:  --played "{sequence}"'


def leads_from(cards: Sequence[Card]) -> str:
    """Head the worth of leads."""
    return f"Leads from {faces(cards)}"


def rolled_out(players: int, deals: int) -> str:
    """Say how figures are found at a table of three or four."""
    they = "" if players == 4 else "; they: the average of the two others"
    return (
        f"Rolled out over {deals:,} deals of the cards that you do not see{they}. ± is the "
        "standard error of what a card gives up; a star stands by all that may be best."
    )


def by_answer(card: Card) -> str:
    """Head the answers to a card."""
    return f"After {card.face}, by what they answer, the points of their card included:"


def _sentence(reason: PlayReason, card: Card) -> str:
    match reason:
        case IsBest():
            return f"Play {card.face}."
        case IsAsGood(certain):
            return f"{card.face} {'is' if certain else 'may be'} as good."
        case GivesUp(points):
            return f"{card.face} gives up {points:.2f}."
        case WinsLess(worth, best, stakes):
            figure = _wins(worth_figure(worth, stakes), stakes)
            return f"{card.face} {figure}, not {worth_figure(best, stakes)}."
        case _:
            return _prospect(reason)


def _prospect(reason: PlayReason) -> str:
    said = ""
    match reason:
        case WinsTheGame():
            said = "It wins the game."
        case Takes(points):
            said = f"It takes {points} now."
        case NoScoringReply():
            said = "No likely reply scores."
        case Trap():
            said = _trap(reason)
        case OpponentStuck(certain=True):
            said = "They cannot play."
        case OpponentStuck(chance, _, go_only_then):
            yours = ", and only then is the go or 31 yours" if go_only_then else ""
            said = f"In {percent(chance)} of their hands they cannot play{yours}."
        case GoIsMine(never=True):
            said = "The go or 31 is never yours."
        case GoIsMine(chance):
            said = f"The go or 31 is yours in {percent(chance)}."
    return said


def _to_be_feared(feared: Sequence[Feared]) -> str:
    replies = " or ".join(
        f"{one_card(reply.rank)} for {reply.points} (they hold one in {percent(reply.held)})"
        for reply in feared
    )
    return f"To be feared: {replies}; {_answer(feared[0])}."


def _answer(reply: Feared) -> str:
    name = reply.rank.face
    if reply.wins:
        return f"the {name} wins them the game"
    if reply.answer is None:
        return f"you have no answer to the {name}"
    takes = f" for {reply.answer_points}" if reply.answer_points else ""
    return f"you answer the {name} with {reply.answer.face}{takes}"


def _trap(trap: Trap) -> str:
    does = "pair it" if trap.pairs else f"play {one_card(trap.rank)}"
    earns = f" for {trap.points}" if trap.points else ""
    takes = f"you take {trap.answer_points} with {trap.answer.face}"
    return f"If they {does}{earns} ({percent(trap.played)}), {takes}."
