"""What a player knows by heart: score names, rules, and what a crib averages."""
