"""What scores are worth at the end of the play, with hands and crib still to be counted.

For the play near the end of a game: whether a point pegged is worth two given away hangs on what
everybody will count, and on who counts first.
"""

from __future__ import annotations

from copy import copy
from operator import mul
from typing import TYPE_CHECKING

from coach.cards import PACK, Card, Rank
from coach.engine.play.hands import RANKS, HandNumber, keep_of
from coach.engine.ranks import JACK, PAIRS, by_rank, pairs_of, place_of, ranks_of
from coach.engine.shows.crib_counts import CribCounter
from coach.engine.shows.finals import Finals, cuts
from coach.engine.shows.hand_counts import WHOLE, counted, nobs_chances, together
from coach.engine.shows.opponent_cards import OpponentCards
from coach.engine.shows.packed import FIELD
from coach.engine.throwing.keeps_and_throws import behind_keep, ways_to_throw
from coach.scoring.show import NOBS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from coach.engine.after_deal import FinalWorth
    from coach.engine.ranks import Ranks
    from coach.engine.shows.opponent_cards import KeptCards
    from coach.engine.tables import Seat


class Showdown:
    """The show of a deal, seen from the play: call it with both scores at the end of the play.

    His hand is as likely as the belief says, whatever was pegged to get there; his throw and the
    starter go with it as `counting.his_cards` says.

    Args:
        keep: my four cards, those that I have played included.
        hands: what he may still hold, numbers of multisets, with chances (see `pegging.belief`).
        after: what final scores of the deal are worth.
        dealer: whether I deal.
        played: the cards that he has played.
        threw: my throw; without it, any that may be behind the keep.
        starter: without it, any card that is unseen.
        target: where the game ends.

    >>> from coach.engine.after_deal import chance_after
    >>> from coach.cards import parse
    >>> from coach.engine.play.hands import number_of
    >>> keep, hands = parse("5H 5S 5C JD"), [(number_of([12, 12, 12, 12]), 1.0)]
    >>> after = chance_after(dealer=False)
    >>> worth = Showdown(keep, hands, after, dealer=False, starter=parse("5D")[0])
    >>> round(worth(92, 120), 9), worth(100, 121)
    (1.0, 0.0)
    """

    def __init__(
        self,
        keep: tuple[Card, ...],
        hands: Iterable[tuple[HandNumber, float]],
        after: FinalWorth,
        *,
        dealer: bool,
        played: Sequence[Card] = (),
        threw: Sequence[Card] = (),
        starter: Card | None = None,
        target: int = 121,
    ) -> None:
        self._after, self._dealer, self._target = after, dealer, target
        me: Seat = "dealer" if dealer else "pone"
        unseen = [card for card in PACK if card not in {*keep, *threw, starter}]
        hidden = [card for card in unseen if card not in played]
        starters = [starter] if starter else hidden
        nobs = nobs_chances(starters, hidden)
        his = OpponentCards(
            unseen,
            "pone" if dealer else "dealer",
            starter=place_of(starter) if starter else None,
            belief={keep_of(hand, map(place_of, played)): chance for hand, chance in hands},
        )
        cribs = CribCounter(his.throws(), hidden, nobs)
        scale = WHOLE / sum([sum(kept.weights) for kept in his.kept])
        self._counts = {
            kept.keep: _counted(kept, scale, nobs, played, starter) for kept in his.kept
        }
        throws = {ranks_of(threw): 1.0} if threw else _my_throws(keep, unseen, me)
        filled = cribs.by_starter(throws)
        self._cuts = cuts(keep, threw, starters, cribs, filled)
        self._rows = self._counted_out(self._counts)
        """By my points: the chances of his, from nought."""
        self._found: dict[tuple[int, int], float] = {}
        self._lines: dict[int, list[float]] = {}

    def given(self, keeps: Iterable[HandNumber]) -> Showdown:
        """The same show where he has kept one of these hands, numbers of multisets.

        What he threw is taken to be as it is with all of them.
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
        for rank, known in enumerate(self._cuts):
            finals.add(rank, {(0, 0): hands}, known)
        return finals.rows()

    def __call__(self, mine: int, his: int) -> float:
        """What both scores at the end of the play are worth, or when it has ended the game."""
        found = self._found.get((mine, his))
        if found is None:
            over = self._target in {mine, his}
            found = self._after(mine, his) if over else self._worth(mine, his)
            self._found[mine, his] = found
        return found

    def _worth(self, mine: int, his: int) -> float:
        target, after = self._target, self._after
        worth = 0.0
        for points, chances in self._rows:
            total = min(mine + points, target)
            if total == target and not self._dealer:
                worth += sum(chances) * after(target, his)
                continue
            worth += sum(map(mul, chances, self._line(total)[his:]))
            if his + len(chances) > target:  # as pone he counts before me, else after
                lost = after(mine if self._dealer else total, target)
                worth += sum(chances[target - his :]) * lost
        return worth

    def _line(self, mine: int) -> list[float]:
        """What one score of mine after the deal is worth, by his below the target."""
        if mine not in self._lines:
            self._lines[mine] = [self._after(mine, his) for his in range(self._target)]
        return self._lines[mine]


def _counted(
    kept: KeptCards,
    scale: float,
    nobs: Sequence[float],
    played: Sequence[Card],
    starter: Card | None,
) -> int:
    """What a keep counts, packed by starter, with what the suits say of the cards played."""
    flush = kept.flush if len({card.suit for card in played}) < 2 else 0.0
    if flush and played:  # cards that are no flush are seldom all of one suit
        flush /= flush + (1 - flush) / 4 ** (len(played) - 1)
    jacks = RANKS[kept.keep].count(JACK) - sum(card.rank is Rank.JACK for card in played)
    blocks = counted(kept, scale, nobs=nobs, jacks=jacks, flush=flush)
    return blocks << FIELD if starter and NOBS[starter.index] in played else blocks


def _my_throws(keep: Iterable[Card], unseen: Iterable[Card], seat: Seat) -> dict[Ranks, float]:
    """What I may have thrown, with weights on any scale."""
    left = by_rank(unseen)
    behind = ways_to_throw(behind_keep(ranks_of(keep), seat), left)
    found = behind or [(place, pairs_of(place, left)) for place in range(len(PAIRS))]
    return {PAIRS[place]: ways for place, ways in found}
