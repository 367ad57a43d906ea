"""Facts to know by heart: score names, rules, and crib averages."""
