"""The scoreboard at the terminal: a line is typed, kept and seen on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from coach.cli.clock import local, local_now
from coach.cli.screens.game.board import show_board
from coach.cli.store import open_store
from coach.cli.user_files import written_whole
from coach.errors import CoachError, Unreadable
from coach.game.record.writing import write_games
from coach.game.scoreboard.board import Scoreboard
from coach.game.scoreboard.records import records_of
from coach.game.scoreboard.typed import typed_entry, typed_player
from coach.progress.scoreboards import Scoreboards
from coach.textfiles.characters import shortened
from coach.words import board as board_words
from coach.words import scoreboard as words
from coach.words.advice.odds import playing_for

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from coach.cli.terminal import Terminal
    from coach.game.table import Options
    from coach.progress.scoreboards import StoredScoreboard

_END, _KEYS, _BACK = {"q", "quit"}, {"?", "h", "help"}, {"u", "undo"}


class NewScoreboard(NamedTuple):
    """What a new scoreboard is for."""

    players: tuple[str, ...]
    """Their names, round the table."""
    options: Options
    games: int


def keep_score(terminal: Terminal, new: NewScoreboard | None, record: Path | None) -> None:
    """Keep the score until it is ended.

    Args:
        terminal: where it goes on.
        new: what a new scoreboard is for; None to go on with the one that was left.
        record: the file to write the games to.

    Raises:
        CoachError: there is none to go on with.
        ProgressFileError: a line cannot be stored.
        KeyboardInterrupt: Ctrl-C; all is kept.
    """
    with open_store() as store:
        store.check_writable()
        scoreboards = Scoreboards(store)
        left = scoreboards.newest()
        if new is None and left is None:
            raise CoachError("there is no scoreboard to go on with: begin one, coach game board")
        keeping = None
        try:
            stored = left if new is None else _begun(terminal, scoreboards, new, left)
            if stored is not None:
                keeping = _Keeping(terminal, scoreboards, stored)
                keeping.run()
        except KeyboardInterrupt:
            terminal.line()
            raise
        finally:
            if keeping is not None:
                keeping.leave(record)


def _begun(
    terminal: Terminal, scoreboards: Scoreboards, new: NewScoreboard, left: StoredScoreboard | None
) -> StoredScoreboard | None:
    """Begin a scoreboard once it is known who deals; None where that is not said."""
    terminal.line()
    if left is not None and not left.scoreboard.over:
        scores = words.scores(left.scoreboard, left.players)
        terminal.line(words.unfinished(scores), style="dim")
    while True:
        reply = terminal.ask(words.who_deals(new.players))
        if reply is None or reply.strip().casefold() in _END:
            return None
        try:
            dealer = typed_player(reply, new.players)
        except Unreadable as error:
            _refuse(terminal, error)
        else:
            scoreboard = Scoreboard.start(new.options, dealer, new.games)
            return scoreboards.begin(scoreboard, new.players, local_now())


class _Keeping:
    """A scoreboard under way."""

    def __init__(
        self, terminal: Terminal, scoreboards: Scoreboards, stored: StoredScoreboard
    ) -> None:
        self._terminal = terminal
        self._scoreboards = scoreboards
        self._stored = stored

    @property
    def _scoreboard(self) -> Scoreboard:
        return self._stored.scoreboard

    @property
    def _names(self) -> Sequence[str]:
        return self._stored.players

    def run(self) -> None:
        """Take lines until the end."""
        self._show()
        self._tell_keys()
        while True:
            over = self._scoreboard.over
            reply = self._terminal.ask(words.THE_END if over else words.POINTS)
            key = "" if reply is None else reply.strip().casefold()
            if reply is None or key in _END or (over and not key):
                return
            if key in _KEYS:
                self._tell_keys()
            elif key in _BACK:
                self._take_back()
            elif over:
                self._terminal.line(words.OVER)
            else:
                self._take(reply)

    def leave(self, record: Path | None) -> None:
        """Write the record that is asked for, and say how to go on."""
        if record is not None:
            day = local(self._stored.begun).date().isoformat()
            games = records_of(self._scoreboard, self._names, day)
            with written_whole(record) as fresh:
                fresh.write_text(write_games(games), "utf-8")
            self._terminal.line(words.written(record.name))
        if not self._scoreboard.over:
            self._terminal.line(words.KEPT)

    def _take(self, reply: str) -> None:
        try:
            entry = typed_entry(reply, self._scoreboard, self._names)
        except Unreadable as error:
            _refuse(self._terminal, error)
        else:
            self._keep(self._scoreboard.after(entry))

    def _take_back(self) -> None:
        before = self._scoreboard.before
        if before is None:
            self._terminal.line(words.NOTHING_TYPED)
            return
        told = words.taken_back(self._scoreboard, self._names)
        self._terminal.line(told, style="yellow")
        self._keep(before)

    def _keep(self, scoreboard: Scoreboard) -> None:
        self._stored = self._scoreboards.keep(self._stored, scoreboard)
        self._show()

    def _show(self) -> None:
        """Show the board, and after a game who has won."""
        terminal, scoreboard = self._terminal, self._scoreboard
        options, match, result = scoreboard.options, scoreboard.match, scoreboard.result
        sides = board_words.side_names(options, self._names)
        dealer = None if result else scoreboard.dealer
        about = []
        for side, name in enumerate(sides):
            deals = dealer is not None and options.side(dealer) == side
            crib = board_words.crib_of(self._names[scoreboard.dealer]) if deals else ""
            about.append(board_words.standing(options.target, name, scoreboard.pegs[side], crib))
        terminal.line()
        terminal.split(words.title(scoreboard), playing_for(options.target, options.stakes))
        terminal.line()
        show_board(terminal, options, scoreboard.pegs, about)
        terminal.line()
        if result is None:
            for told in board_words.in_danger(options, sides, scoreboard.scores):
                terminal.line(told)
        else:
            terminal.line(board_words.won(options, sides, result), style="bold green")
            if match.length > 1:
                terminal.line(board_words.match_standing(options, sides, match))
            terminal.line(
                words.OVER if match.over else words.next_game(scoreboard, self._names), style="dim"
            )

    def _tell_keys(self) -> None:
        self._terminal.parts(words.keys(self._names), style="dim")


def _refuse(terminal: Terminal, error: Unreadable) -> None:
    reason = shortened(str(error))
    terminal.line(f"{reason[:1].upper()}{reason[1:]}.")
