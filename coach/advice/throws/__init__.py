"""Which cards to throw: every throw of a hand, what it is worth, and the reasons."""
