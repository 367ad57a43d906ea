"""The rules of the table: the deal, the play, the score of a game."""
