"""What is it worth? The show, the play, and the count as it is said."""
