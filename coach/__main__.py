"""The command `coach`, which is `python -m coach` too."""

from __future__ import annotations

import os
import signal


def main() -> None:
    """The console script: Ctrl-C is silent while the program is still being loaded."""
    heard = signal.getsignal(signal.SIGINT) is signal.default_int_handler
    if heard:  # nothing is open yet that would have to be closed
        signal.signal(signal.SIGINT, _leave)
    from coach.cli.app import main as run

    if heard:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    run()


def _leave(*_: object) -> None:
    os._exit(130)


if __name__ == "__main__":
    main()
