"""What a score is worth: the race to the target, and decisions that are made for the game."""
