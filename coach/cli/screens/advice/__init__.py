"""The screens of advice: throws, cards to play, odds."""
