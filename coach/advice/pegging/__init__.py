"""Which card to play? What every card is worth against what the others probably hold."""
