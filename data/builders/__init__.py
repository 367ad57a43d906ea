"""The programs that make the tables; each is run as `python -m data.builders.NAME`."""
