"""Where questions come from: real deals, thrown and played by sensible players.

Everything is drawn by `rng.random()` alone, so that a seed asks the same on every machine.
"""

from __future__ import annotations

from bisect import bisect
from collections import Counter
from functools import partial
from itertools import accumulate, product
from typing import TYPE_CHECKING, Generic, Literal, TypeVar

from coach.game.deal import deal
from coach.game.play import Play, Played
from coach.players import simple
from coach.practice.card_questions import CardQuestion
from coach.practice.crib_questions import THROWS, AverageQuestion, CompareQuestion
from coach.practice.cribs import OWNED, averages
from coach.practice.questions import GoQuestion, PlayQuestion, ShowQuestion
from coach.practice.throw_questions import ThrowQuestion
from coach.shuffle import shuffled

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from coach.cards import Card
    from coach.engine.cribs.averages import TwoRanks
    from coach.practice.cribs import WhoseCrib

CribShare = Literal["none", "some", "only"]
_CRIB_SHARE = {"none": 0.0, "some": 0.25, "only": 1.0}
_WORTH_ASKING = {"go": 2.0, "last card": 1.5, "fifteen": 2.0, "pair": 1.5, "thirty-one": 2.5}
_RARE = 4.0  # runs and royals

MATTERS = 0.15
"""Points between the best card and the next that make a moment worth asking."""

COMPARED = (0.25, 1.0)
"""Points between the crib averages of two throws that are worth comparing."""

_T = TypeVar("_T")


class Lot(Generic[_T]):
    """Options to draw from, each as likely as its weight.

    >>> import random
    >>> Lot("abc", [0, 1, 0]).draw(random.Random(1))
    'b'
    """

    def __init__(self, options: Sequence[_T], weights: Iterable[float]) -> None:
        self._options = options
        self._sums = list(accumulate(weights))

    def __bool__(self) -> bool:
        return bool(self._sums) and self._sums[-1] > 0

    def draw(self, rng: random.Random) -> _T:
        """One option; there must be one with a weight."""
        place = bisect(self._sums, rng.random() * self._sums[-1])
        return self._options[min(place, len(self._options) - 1)]


def shows(rng: random.Random, cribs: CribShare = "some") -> Iterator[ShowQuestion]:
    """Hands that were kept, and cribs that were thrown, in real two-player deals."""
    while True:
        dealt = deal(rng)
        if rng.random() < _CRIB_SHARE[cribs]:
            cards = dealt.crib(simple.throws(dealt))
            yield ShowQuestion(tuple(shuffled(rng, cards)), dealt.starter, crib=True)
        else:
            seat = int(rng.random() * 2)
            cards = _kept(dealt.hands[seat], simple.thrown(dealt, seat))
            yield ShowQuestion(cards, dealt.starter)


def all_shown(rng: random.Random) -> Iterator[ShowQuestion]:
    """Everything that is shown in real two-player deals: both hands, and then the crib.

    A third of the cribs is passed over, so that as many come as from `shows`.
    """
    while True:
        dealt = deal(rng)
        thrown = simple.throws(dealt)
        for cards in map(_kept, dealt.hands, thrown):
            yield ShowQuestion(cards, dealt.starter)
        if rng.random() < 2 / 3:
            crib = tuple(shuffled(rng, dealt.crib(thrown)))
            yield ShowQuestion(crib, dealt.starter, crib=True)


def plays(rng: random.Random, players: int = 2) -> Iterator[PlayQuestion]:
    """Cards of real plays: of each deal one that scores and one that does not, as they come.

    What is rarely met and often missed is picked more often.
    """
    while True:
        hands, line = played_out(rng, players)
        stops = []
        for scores in (True, False):
            places = [
                place for place, event in enumerate(line) if bool(event.score.total) == scores
            ]
            lot = Lot(places, [_interest(line, place) for place in places])
            if lot:
                stops.append(lot.draw(rng))
        for place in sorted(stops):
            yield PlayQuestion(hands, tuple(event.card for event in line[: place + 1]))


def whole_deal(rng: random.Random, players: int = 2) -> Iterator[PlayQuestion | GoQuestion]:
    """One deal, card by card: what each earns, and after each who owes a go."""
    hands, line = played_out(rng, players)
    for place in range(len(line)):
        played = tuple(event.card for event in line[: place + 1])
        yield PlayQuestion(hands, played)
        if place + 1 < len(line):
            yield GoQuestion(hands, played)


def throws(rng: random.Random, dealer: bool | None = None) -> Iterator[ThrowQuestion]:
    """Six cards as dealt, with the starter; a given seat, or either."""
    while True:
        dealt = deal(rng)
        seat = rng.random() < 0.5 if dealer is None else dealer
        yield ThrowQuestion(dealt.hands[0], seat, starter=dealt.starter)


def cribs(
    rng: random.Random, own: bool | None = None, compare: bool | None = None
) -> Iterator[AverageQuestion | CompareQuestion]:
    """What throws average in a crib, and which of two is better; a given kind and crib, or any.

    Every throw comes once before one comes again. It is compared with one that differs enough to
    be told and little enough to be asked.
    """
    wanted = OWNED if own is None else OWNED[:1] if own else OWNED[1:]
    while True:
        for crib, ranks in shuffled(rng, [*product(wanted, THROWS.values())]):
            near = [other for other in THROWS.values() if _is_close(crib, ranks, other)]
            if near and (rng.random() < 0.5 if compare is None else compare):
                yield CompareQuestion((ranks, near[int(rng.random() * len(near))]), crib)
            elif not compare:
                yield AverageQuestion(ranks, crib)


def _is_close(crib: WhoseCrib, one: TwoRanks, other: TwoRanks) -> bool:
    least, most = COMPARED
    points = averages(crib)
    return least <= abs(points[one] - points[other]) <= most


def played_out(
    rng: random.Random, players: int
) -> tuple[tuple[tuple[Card, ...], ...], list[Played]]:
    """The hands kept in a real deal and its whole play."""
    dealt = deal(rng, players)
    hands = tuple(map(_kept, dealt.hands, simple.throws(dealt)))
    *_, play = _moments(hands, simple.card_to_play)
    return hands, _line(play)


def cards(rng: random.Random) -> Iterator[CardQuestion]:
    """Moments of real plays at which one card is clearly the best, every theme as often.

    Of each deal comes a moment of the theme that has come least so far, if it has one.
    """
    from coach.practice.themes.card import card_themes

    come: Counter[str] = Counter()
    while True:
        by_theme: dict[str, list[CardQuestion]] = {}
        for question in choices(rng):
            for theme in sorted(card_themes(question)):
                by_theme.setdefault(theme, []).append(question)
        least = min((come[theme] for theme in by_theme), default=0)
        themes = [theme for theme in by_theme if come[theme] == least]
        if not themes:
            continue
        theme = themes[int(rng.random() * len(themes))]
        found = by_theme[theme]
        question = found[int(rng.random() * len(found))]
        if is_clear(question):
            come[theme] += 1
            yield question


def choices(rng: random.Random) -> Iterator[CardQuestion]:
    """The moments of one real deal at which cards of more than one rank fit."""
    from coach.players.one_ply import OnePly
    from coach.players.policy import card_to_play

    dealt = deal(rng)
    thrown = simple.throws(dealt)
    hands = tuple(map(_kept, dealt.hands, thrown))
    for play in _moments(hands, partial(card_to_play, OnePly())):
        if play.turn is not None and len({card.rank for card in play.legal(play.turn)}) > 1:
            played = tuple(event.card for event in _line(play))
            yield CardQuestion(hands, thrown[play.turn], dealt.starter, played)


def is_clear(question: CardQuestion) -> bool:
    """Whether one card is clearly the best."""
    best, second, *_ = question.judged.values
    return best.net - second.net >= MATTERS


def _moments(hands: tuple[tuple[Card, ...], ...], player: Callable[[Play], Card]) -> Iterator[Play]:
    """A play before every card, and when it is over."""
    play = Play.start(hands)
    yield play
    while not play.over:
        play = play.put(player(play))
        yield play


def _line(play: Play) -> list[Played]:
    """The cards played."""
    return [event for event in play.events if isinstance(event, Played)]


def _kept(dealt: tuple[Card, ...], thrown: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(card for card in dealt if card not in thrown)


def _interest(line: Sequence[Played], place: int) -> float:
    """How much a card of the play is worth asking."""
    event = line[place]
    pile = [event.card]
    for before in reversed(line[:place]):
        if sum(card.rank.pips for card in pile) >= event.count:
            break
        pile.insert(0, before.card)
    kinds = event.score.by_kind
    if kinds:
        return sum(_WORTH_ASKING.get(kind, _RARE) for kind in kinds) + 3.0 * (len(kinds) > 1)
    if len(pile) == 1:
        return 0.0  # the first card of a count scores nothing, ever
    ranks = [card.rank for card in pile]
    broken_pair = event.card.rank in ranks[:-2]
    orders = {card.rank.order for card in pile}
    near_run = any({order, order + 1, order + 2} <= orders for order in orders)
    return 1.0 + 4.0 * broken_pair + 4.0 * near_run + 2.0 * (event.count == 30)
