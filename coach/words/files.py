"""Sentences about what is stored: packs, exports, the progress file."""

from __future__ import annotations

THE_WHOLE_FILE = "the whole progress file"


def packs_of(about: str, command: str) -> str:
    """Head the packs of a drill with the command that plays one.

    >>> packs_of("Hands and cribs", "hand-count")
    'Hands and cribs:  coach hand-count --pack NAME'
    """
    return f"{about}:  coach {command} --pack NAME"


def questions_of(about: str, level: str | None, size: int, in_order: bool) -> str:
    """Say what a pack asks, for whom, and how much of it there is.

    Args:
        about: what its drill asks.
        level: of the players it is for, if it says so.
        size: the number of its questions; 0 where they are dealt without end.
        in_order: true for a lesson, whose questions stand in an order.

    >>> questions_of("Hands and cribs", "easy", 12, True)
    'Hands and cribs, level easy: 12 questions, in order.'
    >>> questions_of("Throws", None, 0, False)
    'Throws: dealt anew each time.'
    """
    of_level = "" if level is None else f", level {level}"
    order = "in order" if in_order else "shuffled"
    return f"{about}{of_level}: {f'{size} questions, {order}' if size else 'dealt anew each time'}."


def play_it(command: str, pack: str) -> str:
    """Give the command that plays a pack.

    >>> play_it("hand-count", "fives")
    'Play it:  coach hand-count --pack fives'
    """
    return f"Play it:  coach {command} --pack {pack}"


def not_playable(fault: Exception) -> str:
    """Name the fault of a pack."""
    return f"Not playable: {fault}"


def checked(packs: int) -> str:
    """Say that no pack has a fault.

    >>> checked(1), checked(12)
    ('1 pack checked, no fault.', '12 packs checked, no fault.')
    """
    return f"{packs} pack{'' if packs == 1 else 's'} checked, no fault."


def lines(written: int) -> str:
    """Say how long an export is."""
    return f"{written} lines written"


def exported(file: str, what: str) -> str:
    """Say what a file holds now."""
    return f"{file}: {what}."


def restored(file: str, kept: str | None) -> str:
    """Say that a backup is the progress file now; `kept` is the name of the one before.

    >>> restored("b.db", None)
    'b.db is the progress file now.'
    """
    before = "" if kept is None else f"; the one before is kept as {kept}"
    return f"{file} is the progress file now{before}."


def imported(answers: int, known: int, goals: int) -> str:
    """Say what of an export is new.

    Args:
        answers: new ones.
        known: those that were stored already.
        goals: changes of goal.

    >>> imported(1, 0, 0), imported(12, 3, 1)
    ('1 answer taken in.', '12 answers taken in, 3 known already; changes of goal: 1.')
    """
    told = f"{answers} answer{'' if answers == 1 else 's'} taken in"
    told += f", {known} known already" if known else ""
    return told + (f"; changes of goal: {goals}." if goals else ".")


def waiting_for(file: str) -> str:
    """Say that another program has the progress file."""
    return f"another program is using {file}; waiting for it, Ctrl-C ends that"


def brought_up_to_date(file: str, copy: str) -> str:
    """Say that the progress file is of this version now, and where it is as it was."""
    return f"{file} was brought up to date; a copy of it as it was is {copy}"


def no_time_zone(zone: str) -> str:
    """Say that the time zone of this machine cannot be read."""
    return f"the time zone TZ={zone} makes no sense; times are UTC"
