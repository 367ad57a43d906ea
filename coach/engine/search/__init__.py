"""What is a card worth? Beliefs about the opponent's cards, and the trees that answer them."""
