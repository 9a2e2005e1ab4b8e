"""Experiments: jobs, statistics, charts; the compiler (workers only)."""
