"""What should I do? Which cards to throw and to play."""
