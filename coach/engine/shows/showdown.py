"""Worth of the scores at the end of the play, with hands and crib still to be counted.

For the play near the end of a game: whether a point pegged is worth two given away depends on what
everybody will count, and on who counts first.
"""

from __future__ import annotations

from copy import copy
from operator import mul
from typing import TYPE_CHECKING

from coach.engine.card_numbers import NOBS, by_rank, rank_of, ranks_of, suit_of, unseen
from coach.engine.play.hands import RANKS, HandNumber, keep_of
from coach.engine.ranks import JACK, PAIR_NUMBER, PAIRS, pairs_of
from coach.engine.rules import ALL_RANKS
from coach.engine.shows.crib_counts import CribCounter
from coach.engine.shows.finals import Finals, cuts
from coach.engine.shows.hand_counts import WHOLE, counted, nobs_chances, together
from coach.engine.shows.opponent_cards import OpponentCards
from coach.engine.shows.packed import FIELD
from coach.engine.throwing.keeps_and_throws import behind_keep, ways_to_throw
from coach.seats import CribOwner

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from coach.engine.after_deal import FinalWorth
    from coach.engine.card_numbers import CardNumber, CardNumbers
    from coach.engine.ranks import Ranks
    from coach.engine.shows.opponent_cards import KeptCards
    from coach.seats import Seat


class Showdown:
    """The show of a deal, seen from the play: call it with both scores at the end of the play.

    The opponent's hand is as likely as the belief says, whatever was pegged to get there; the
    other throw and the starter go with it as `opponent_cards` says.

    Args:
        keep: one's own four cards, those that were played included.
        hands: the hands that the opponent may still hold, with chances (see `search.belief`).
        after: the worth of final scores of the deal.
        dealer: whether it is one's own deal.
        played: the cards that the opponent has played.
        threw: one's own throw; without it, any that may be behind the keep.
        starter: without it, any card that is unseen.
        target: where the game ends.

    >>> from coach.engine.after_deal import chance_after
    >>> from coach.engine.play.hands import number_of
    >>> keep, starter = (18, 19, 16, 41), 17  # 5H 5S 5C JD, and 5D is cut
    >>> after = chance_after(dealer=False)
    >>> hands = [(number_of([12, 12, 12, 12]), 1.0)]
    >>> worth = Showdown(keep, hands, after, dealer=False, starter=starter)
    >>> round(worth(92, 120), 9), worth(100, 121)
    (1.0, 0.0)
    """

    def __init__(
        self,
        keep: CardNumbers,
        hands: Iterable[tuple[HandNumber, float]],
        after: FinalWorth,
        *,
        dealer: bool,
        played: Sequence[CardNumber] = (),
        threw: Sequence[CardNumber] = (),
        starter: CardNumber | None = None,
        target: int = 121,
    ) -> None:
        self._after, self._dealer, self._target = after, dealer, target
        crib = CribOwner.of(dealer=dealer)
        known = {*keep, *threw} if starter is None else {*keep, *threw, starter}
        not_mine = unseen(known)
        hidden = [card for card in not_mine if card not in played]
        starters = hidden if starter is None else [starter]
        nobs = nobs_chances(starters, hidden)
        opponent = OpponentCards(
            not_mine,
            crib.other_seat,
            starter=None if starter is None else rank_of(starter),
            belief={keep_of(hand, map(rank_of, played)): chance for hand, chance in hands},
        )
        self._counts = _counts(opponent, nobs, played, starter)
        throws = {ranks_of(threw): 1.0} if threw else _own_throws(keep, not_mine, crib.seat)
        cribs = CribCounter(opponent.throws(), hidden, nobs)
        self._cuts = cuts(keep, threw, starters, cribs, cribs.by_starter(throws))
        self._rows = self._counted_out(self._counts)
        """By own points: the chances of the opponent's, from zero."""
        self._found: dict[tuple[int, int], float] = {}
        self._lines: dict[int, list[float]] = {}

    def given(self, keeps: Iterable[HandNumber]) -> Showdown:
        """The same show, given that the opponent has kept one of these hands.

        The other throw is taken to be as it is with all of them.
        """
        kept = [keep for keep in keeps if keep in self._counts]
        if not kept:
            return self
        same = copy(self)
        same._rows, same._found = self._counted_out(kept), {}
        return same

    def _counted_out(self, keeps: Iterable[HandNumber]) -> list[tuple[int, list[float]]]:
        finals = Finals(dealer=self._dealer)
        hands = together((keep, self._counts[keep]) for keep in keeps)
        for rank, known in zip(ALL_RANKS, self._cuts, strict=True):
            finals.add(rank, {(0, 0): hands}, known)
        return finals.rows()

    def __call__(self, own: int, opponent: int) -> float:
        """The worth of both scores at the end of the play, or when it has ended the game."""
        found = self._found.get((own, opponent))
        if found is None:
            over = self._target in {own, opponent}
            found = self._after(own, opponent) if over else self._worth(own, opponent)
            self._found[own, opponent] = found
        return found

    def _worth(self, own: int, opponent: int) -> float:
        target, after = self._target, self._after
        worth = 0.0
        for points, chances in self._rows:
            total = min(own + points, target)
            if total == target and not self._dealer:
                worth += sum(chances) * after(target, opponent)
                continue
            worth += sum(map(mul, chances, self._line(total)[opponent:]))
            if opponent + len(chances) > target:  # as pone they count before us, else after
                lost = after(own if self._dealer else total, target)
                worth += sum(chances[target - opponent :]) * lost
        return worth

    def _line(self, own: int) -> list[float]:
        """The worth of one own score after the deal, by the opponent's below the target."""
        if own not in self._lines:
            self._lines[own] = [self._after(own, other) for other in range(self._target)]
        return self._lines[own]


def _counts(
    opponent: OpponentCards,
    nobs: Sequence[float],
    played: Sequence[CardNumber],
    starter: CardNumber | None,
) -> dict[HandNumber, int]:
    """By keep of the opponent: its points, packed by starter."""
    scale = WHOLE / sum([sum(kept.weights) for kept in opponent.kept])
    return {kept.keep: _counted(kept, scale, nobs, played, starter) for kept in opponent.kept}


def _counted(
    kept: KeptCards,
    scale: float,
    nobs: Sequence[float],
    played: Sequence[CardNumber],
    starter: CardNumber | None,
) -> int:
    """Count a keep, packed by starter, given the suits of the cards played."""
    flush = kept.flush if len({suit_of(card) for card in played}) < 2 else 0.0
    if flush and played:  # cards that are no flush are seldom all of one suit
        flush /= flush + (1 - flush) / 4 ** (len(played) - 1)
    jacks = RANKS[kept.keep].count(JACK) - [*map(rank_of, played)].count(JACK)
    blocks = counted(kept, scale, nobs=nobs, jacks=jacks, flush=flush)
    return blocks << FIELD if starter is not None and NOBS[starter] in played else blocks


def _own_throws(
    keep: Iterable[CardNumber], unseen: Iterable[CardNumber], seat: Seat
) -> dict[Ranks, float]:
    """The throws that one may have made oneself, with weights on any scale."""
    left = by_rank(unseen)
    likely = ways_to_throw(behind_keep(ranks_of(keep), seat), left)
    if likely:
        return {PAIRS[pair]: ways for pair, ways in likely}
    return {ranks: pairs_of(pair, left) for ranks, pair in PAIR_NUMBER.items()}
