"""`python -m coach` is the command `coach`."""

from coach.cli.app import main

main()
