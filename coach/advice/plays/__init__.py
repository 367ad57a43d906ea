"""Cards to play at a moment of the play, their worth and the reasons for them."""
