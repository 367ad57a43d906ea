"""How the rules look: a topic on one screen, its examples, the list, a term, a search."""
