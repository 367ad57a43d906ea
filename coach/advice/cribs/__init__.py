"""What a crib averages, by what is thrown to it and who throws the rest."""
