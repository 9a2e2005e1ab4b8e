"""Alcatraz: its rules, its ledger and its words."""
