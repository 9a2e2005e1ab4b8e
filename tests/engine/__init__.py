"""Tests of the rules-engine kit."""
