"""What a player sets once and for all, in a text file that a person can edit."""
