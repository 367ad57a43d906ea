"""An evening at the table: a game or a match, from the cut to the result."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from coach.cli.clock import local_now, today
from coach.cli.table.game_loop import GameLoop
from coach.cli.table.surface import surface_of
from coach.cli.table.you import Left, You
from coach.game.match import Match, result
from coach.game.packs import SeededPacks
from coach.game.record.recording import record_of
from coach.game.record.writing import write_games
from coach.game.setup import Setup
from coach.words.game import prompts
from coach.words.game import situations as words
from coach.words.game.people import YOU, People

if TYPE_CHECKING:
    from pathlib import Path

    from coach.cli.terminal import Terminal
    from coach.game.record.written import GameRecord
    from coach.game.table import Options
    from coach.players.contest import Strength
    from coach.progress.games import Games, StoredGame

_YOU = "you"


@dataclass(slots=True)
class Evening:
    """Games played one after the other, and what they came to."""

    terminal: Terminal
    games: Games
    auto_count: bool
    record: Path | None
    """A file for the games written down."""

    def begin(self, options: Options, level: Strength, seed: int, length: int) -> None:
        """Play a match from its first cut.

        Args:
            options: of every game.
            level: of everybody else.
            seed: of the first game's packs; later games take the next numbers.
            length: the number of games.
        """
        match = Match("games", length)
        players = (_YOU, *[level] * (options.players - 1))
        records: list[GameRecord] = []
        while not match.over:
            packs = SeededPacks(seed + len(match.results))
            setup = Setup(options, packs, match.next_dealer)
            stored = self.games.begin(setup, players, local_now())
            ended = self._play(stored, records, number=len(match.results) + 1)
            if ended is None:
                return
            found = result(ended.game)
            assert found is not None
            match = match.add(found)
            if length > 1:
                self.terminal.line(words.match_so_far(People(options), match))
            if not match.over and not self._next_game(People(options)):
                return

    def go_on(self, stored: StoredGame) -> None:
        """Play a game from where it was left."""
        self._play(stored, [], number=None)

    def _play(
        self, stored: StoredGame, records: list[GameRecord], number: int | None
    ) -> StoredGame | None:
        """Play a game; None where it was left before its end."""
        people = People(stored.game.setup.options)
        surface = surface_of(self.terminal, people)
        you = You(surface, auto_count=self.auto_count)
        level = stored.players[YOU + 1]
        loop = GameLoop(self.games, stored, people, surface, you)
        try:
            resumed = bool(stored.game.actions)
            surface.tell(loop.view, words.welcome(people, level, resumed=resumed), 0)
            loop.run()
        except (Left, KeyboardInterrupt) as left:
            self.terminal.line()
            self.terminal.line(words.LEFT)
            self._write(loop.stored, records, number)
            if isinstance(left, KeyboardInterrupt):
                raise
            return None
        self._write(loop.stored, records, number)
        self._tell_end(loop.stored, people)
        return loop.stored

    def _next_game(self, people: People) -> bool:
        """Wait for Enter where somebody sits at a keyboard; false where they leave."""
        if not surface_of(self.terminal, people).rests:
            return True
        reply = self.terminal.ask(prompts.NEXT_GAME)
        return reply is not None and reply.strip().lower() not in {"q", "quit"}

    def _tell_end(self, stored: StoredGame, people: People) -> None:
        found = result(stored.game)
        assert found is not None
        for line in words.end(people, found, stored.game.setup.options.stakes):
            self.terminal.line(line)

    def _write(self, stored: StoredGame, records: list[GameRecord], number: int | None) -> None:
        """Write the games so far down, where there is a file for them and a deal in this one."""
        if self.record is None or stored.game.stage.deal is None:
            return
        from coach.cli.user_files import written_whole

        levels = {player: level for player, level in enumerate(stored.players) if player != YOU}
        names = People(stored.game.setup.options).names
        record = record_of(
            stored.game, names, date=today().isoformat(), levels=levels, number=number
        )
        records.append(record)
        with written_whole(self.record) as fresh:
            fresh.write_text(write_games(records), "utf-8")
