"""One file a command; `coach.cli.app` knows their names."""
