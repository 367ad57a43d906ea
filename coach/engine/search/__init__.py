"""The worth of a card: beliefs about the opponent's cards, and the tree of all that may follow."""
