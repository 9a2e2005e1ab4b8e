"""BANG! The Dice Game: its rules, its ledger and its words."""
