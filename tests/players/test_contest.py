from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from coach.game.actions import DealCards
from coach.game.record.checking import check_file
from coach.game.table import Options
from coach.players.contest import Contest
from coach.players.tally import FAR, ContestTally, estimate, tally_of
from coach.players.watched import watched
from tests.game.random_games import check_log, check_order
from tests.players.contests import contest_of
from tests.sure import some

if TYPE_CHECKING:
    from coach.game.state import Game
    from coach.players.contest import Strength


def starters(game: Game) -> list[str]:
    """Starters, deal by deal."""
    found = {}
    replayed = game.replay(game.setup, [])
    for action in game.actions:
        replayed = replayed.apply(action)
        deal = replayed.stage.deal
        if deal is not None and deal.starter is not None:
            found[deal.number] = str(deal.starter)
    return [found[number] for number in sorted(found)]


def test_two_players_get_the_same_cards_twice_with_seats_changed() -> None:
    contest = Contest(("club", "beginner"), Options(), 5)
    one, other, third = (contest.play(number) for number in range(3))
    assert one.setup.packs == other.setup.packs != third.setup.packs
    assert [game.actions[0] for game in (one, other)] == [DealCards(0), DealCards(1)]
    both = [*zip(starters(one), starters(other), strict=False)]
    assert len(both) > 4
    assert all(mine == same for mine, same in both)


def test_a_deal_never_depends_on_who_plays() -> None:
    club_games = Contest(("club", "club"), Options(), 5).play(0)
    games = club_games, Contest(("beginner", "club"), Options(), 5).play(0)
    club, beginner = map(starters, games)
    assert len(club) > 4
    assert all(mine == same for mine, same in zip(club, beginner, strict=False))
    assert games[0].actions != games[1].actions


@pytest.mark.parametrize("players", [3, 4])
def test_the_first_deal_goes_round_a_larger_table(players: int) -> None:
    club: Strength = "club"
    contest = Contest((club,) * players, Options(players), 5)
    setups = [contest.setup(number) for number in range(players + 1)]
    assert [setup.dealer for setup in setups] == [*range(players), 0]
    assert len({setup.packs for setup in setups}) == players + 1
    assert not contest.duplicate


def test_records_check_clean_and_replay_to_the_same_awards() -> None:
    for number in some(range(30)):
        contest = contest_of(number)
        game, names = contest.play(number), ["A", "B", "C", "D"][: contest.options.players]
        check_log(game)
        check_order(game)
        record = watched(contest, names, number).record
        checked = check_file(record, "watched.yaml")
        assert checked.faults == ()
        (again,) = checked.games
        assert again.whole
        assert again.game is not None
        assert again.game.board == game.board
        assert again.record.levels == dict(enumerate(contest.levels))


def test_an_expert_at_a_table_of_three() -> None:
    contest = Contest(("expert", "club", "beginner"), Options(3, 61), 3)
    assert contest.play(0).over


def test_the_tally_of_a_game() -> None:
    game = Contest(("club", "beginner"), Options(), 5).play(1)
    tally = tally_of(game)
    assert tally.winner == game.winner
    assert tally.first == 1
    assert tally.skunked == tuple(score < 91 for score in game.board.scores)
    assert tally.worth == (2 if any(tally.skunked) else 1)
    for player in (0, 1):
        mine = [deal for deal in tally.deals if deal.player == player]
        assert [deal.seat for deal in mine] == [player, 1 - player] * (len(mine) // 2) + [
            player
        ] * (len(mine) % 2)
    far = len(tally.deals) // 2
    points = Counter({award.player: 0 for award in game.board.awards})
    for award in game.board.awards:
        if award.due.deal <= far:
            points[award.player] += award.points
    assert points == Counter(
        {
            player: sum(deal.total for deal in tally.deals if deal.player == player)
            for player in (0, 1)
        }
    )
    assert max(points.values()) > 121 - FAR - 29


def test_two_games_with_the_same_cards_are_one_observation() -> None:
    contest = Contest(("club", "club"), Options(), 5)
    tally = ContestTally(tuple(tally_of(contest.play(number)) for number in range(6)), True)
    share = tally.share(0)
    assert share is not None
    assert (share.mean, share.error) == (0.5, 0.0)
    assert tally.won(0) == tally.won(1) == 3
    assert tally.first_won in {0, 2, 4, 6}


@pytest.fixture(scope="module")
def club_games() -> ContestTally:
    contest = Contest(("club", "club"), Options(), 100)
    return ContestTally(tuple(tally_of(contest.play(number)) for number in range(0, 160, 2)))


@pytest.mark.parametrize(
    ("seat", "part", "low", "high"),
    [
        (1, "play", 3.5, 3.6), (1, "hand", 7.8, 8.0), (1, "crib", 4.7, 4.8),
        (1, "total", 16.2, 16.2),
        (0, "play", 2.1, 2.2), (0, "hand", 8.0, 8.1), (0, "total", 10.2, 10.2),
    ],
)  # fmt: skip
def test_averages_of_club_players(
    club_games: ContestTally, seat: int, part: str, low: float, high: float
) -> None:
    """The bands are of simulations and of play between people; four standard errors are left."""
    found = [getattr(deal, part) for player in (0, 1) for deal in club_games.deals(player, seat)]
    mean = estimate(found)
    assert mean is not None
    assert mean.error is not None
    assert low - 4 * mean.error < mean.mean < high + 4 * mean.error


def test_club_beats_a_beginner() -> None:
    contest = Contest(("club", "beginner"), Options(), 1)
    games = tuple(tally_of(contest.play(number)) for number in range(60))
    assert ContestTally(games, duplicate=True).won(0) > 35
