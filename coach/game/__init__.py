"""What may happen? The deal, the play, the match."""
