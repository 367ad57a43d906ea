"""Themes: single things to be seen in a question, what each sees and how it is dealt."""
