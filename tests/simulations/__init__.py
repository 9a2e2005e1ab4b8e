"""Tests of simulations: experiments, workers, pages, statistics, the compiler."""
