"""A scoreboard for a real table: points that are typed, without cards."""
