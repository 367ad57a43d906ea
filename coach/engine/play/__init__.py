"""How does the play go? Hands and piles by rank, one-ply players, play-outs."""
