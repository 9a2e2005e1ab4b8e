"""Append-only ledgers of campaigns of many games."""
