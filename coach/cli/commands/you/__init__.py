"""Commands about you: the streak, statistics, themes."""
