"""Progress in sentences: the streak, statistics, themes, what to do next."""
