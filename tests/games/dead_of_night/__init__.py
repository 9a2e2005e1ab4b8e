"""Tests of this pack."""
