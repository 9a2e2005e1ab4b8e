"""Clause numbers, generated from outline.yaml by `manage.py packs clauses coin-duel`: do not edit."""

from __future__ import annotations

CLAUSES = (
    "",
    "coin-duel/setup",
    "coin-duel/setup/coins",
    "coin-duel/setup/deal",
    "coin-duel/setup/leader",
    "coin-duel/card",
    "coin-duel/bid",
    "coin-duel/bid/secret",
    "coin-duel/bid/reveal",
    "coin-duel/bid/highest",
    "coin-duel/duel",
    "coin-duel/duel/target",
    "coin-duel/duel/not-yourself",
    "coin-duel/duel/roll",
    "coin-duel/duel/reroll",
    "coin-duel/duel/show",
    "coin-duel/duel/new-card",
    "coin-duel/duel/won",
    "coin-duel/duel/lost",
    "coin-duel/end",
    "coin-duel/end/rounds",
    "coin-duel/end/long",
    "coin-duel/end/broke",
    "coin-duel/end/limit",
)

SETUP = 1
SETUP_COINS = 2
SETUP_DEAL = 3
SETUP_LEADER = 4
CARD = 5
BID = 6
BID_SECRET = 7
BID_REVEAL = 8
BID_HIGHEST = 9
DUEL = 10
DUEL_TARGET = 11
DUEL_NOT_YOURSELF = 12
DUEL_ROLL = 13
DUEL_REROLL = 14
DUEL_SHOW = 15
DUEL_NEW_CARD = 16
DUEL_WON = 17
DUEL_LOST = 18
END = 19
END_ROUNDS = 20
END_LONG = 21
END_BROKE = 22
END_LIMIT = 23
