"""Stored answers, and statistics, streak and exports made from them."""
