"""Commands that answer: scores, averages, odds."""
