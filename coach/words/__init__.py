"""How is it said? Data in, sentences out."""
