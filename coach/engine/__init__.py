"""The numbers: hands, cribs, the play and the race to the target, in whole numbers only."""
