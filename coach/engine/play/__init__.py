"""The play in numbers: hands and piles by rank, the fast rules, one-ply players, play-outs."""
