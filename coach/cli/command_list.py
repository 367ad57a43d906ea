"""The list of commands: their groups, what each does in a few words, a call that works."""

from __future__ import annotations

from typing import NamedTuple


class ListedCommand(NamedTuple):
    """A command in the list, before it is loaded."""

    module: str
    """In `coach.cli.commands`."""
    summary: str
    example: str
    """A whole call, as it is typed."""


GROUPS = {
    "Practise": {
        "play": ListedCommand(
            "practise.play", "Play a game, or watch one.", "coach play --against beginner"
        ),
        "hand-count": ListedCommand(
            "practise.hand_count", "Count dealt hands and cribs.", "coach hand-count --level easy"
        ),
        "pegging-drill": ListedCommand(
            "practise.pegging_drill", "Count what played cards earn.", "coach pegging-drill -n 5"
        ),
        "discard": ListedCommand(
            "practise.discard",
            "Choose a throw: drill, or advice.",
            "coach discard 5H5S6DJCQD4S --pone",
        ),
        "pegging": ListedCommand(
            "practise.pegging",
            "Choose a card to play: drill, or advice.",
            'coach pegging 5H6CJS --pone --played "7S 8H"',
        ),
        "crib-quiz": ListedCommand(
            "practise.crib_quiz", "Guess what throws average in cribs.", "coach crib-quiz --mine"
        ),
        "daily": ListedCommand(
            "practise.daily", "Ten questions, the same for everybody.", "coach daily"
        ),
        "sprint": ListedCommand(
            "practise.sprint", "Three minutes against the clock.", "coach sprint"
        ),
        "review": ListedCommand(
            "practise.review", "Ask again what you missed.", "coach review --last"
        ),
    },
    "Ask": {
        "score": ListedCommand(
            "ask.score", "Score a hand that you type.", "coach score 5H5S6D4S JD"
        ),
        "peg": ListedCommand(
            "ask.peg", "Score a play that you type.", 'coach peg "7S 8H 9C 7D | KD 2C ."'
        ),
        "odds": ListedCommand("ask.odds", "Who wins from a score.", "coach odds 84-92 --dealer"),
        "tables": ListedCommand(
            "ask.tables", "Crib averages; how often totals come.", "coach tables cribs --theirs"
        ),
        "rules": ListedCommand("ask.rules", "The rules, rulings and terms.", "coach rules go"),
    },
    "You": {
        "streak": ListedCommand("you.streak", "Your streak, day by day.", "coach streak"),
        "stats": ListedCommand(
            "you.stats", "Accuracy, speed and weak spots.", "coach stats --days 7"
        ),
        "themes": ListedCommand(
            "you.themes", "Things to see, one by one.", "coach themes double-run"
        ),
        "settings": ListedCommand(
            "you.settings", "Goal, colour and length of verdicts.", "coach settings goal 15"
        ),
    },
    "Content": {
        "drills": ListedCommand(
            "content.drills", "Drill packs: list, describe, check.", "coach drills fives"
        ),
        "game": ListedCommand(
            "content.game", "A scoreboard; games written down.", "coach game check game.yaml"
        ),
        "export": ListedCommand(
            "content.export", "Write your answers to a file.", "coach export -f csv"
        ),
        "import": ListedCommand(
            "content.import_", "Take in an export or backup.", "coach import answers.json"
        ),
    },
}
"""The commands that are listed, by group and name."""
HIDDEN = {
    "crib-table": ListedCommand("ask.crib_table", "", "coach tables cribs"),
    "hands": ListedCommand("ask.hands", "", "coach tables hands"),
    "goal": ListedCommand("you.goal", "", "coach settings goal 15"),
}
"""Commands of earlier versions, which others have replaced; they still work."""
WITHIN = {"game board": "coach game board Ann Ben"}
"""Calls of commands within a command, where the call in the list is of another one."""
COMMANDS = {name: listed for group in GROUPS.values() for name, listed in group.items()}
"""The commands that are listed, by name."""
EXAMPLE = "coach hand-count"
"""A call for somebody who has named no command."""
