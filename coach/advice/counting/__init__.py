"""What hands and crib will count, as chances: the end of a deal seen from before or in the play."""
