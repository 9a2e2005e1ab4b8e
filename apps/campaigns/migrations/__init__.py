"""Migrations of the campaigns."""
