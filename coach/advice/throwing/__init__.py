"""How sensible players throw and what they keep, over all deals: tables behind advice."""
