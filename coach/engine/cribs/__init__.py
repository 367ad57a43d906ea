"""What does a crib average? Against random cards, sensible throwers, a table of one's own."""
