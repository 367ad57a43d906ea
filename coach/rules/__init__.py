"""The rules of the game and the terms of the table, to be read, found and searched."""
