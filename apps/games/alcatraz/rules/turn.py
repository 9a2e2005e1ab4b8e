"""From one resting place to the next: first what is still to do, then the phase."""

from __future__ import annotations

from apps.engine.ask import Log, Replies
from apps.games.alcatraz.rules.actions import act, begin_turn
from apps.games.alcatraz.rules.cards import owes_card, play_card, put_back, take_card
from apps.games.alcatraz.rules.deck import can_draw_blackmail, draw_blackmail
from apps.games.alcatraz.rules.ending import judge
from apps.games.alcatraz.rules.round import begin_round, vote
from apps.games.alcatraz.rules.sets import seat_after
from apps.games.alcatraz.rules.setup import build, deal, prepare
from apps.games.alcatraz.rules.state import (
    ACT,
    ARRANGE,
    BUILD,
    DEAL,
    DRAW,
    GUARD,
    JUDGE,
    JUDGE_ROUND,
    LOOK,
    NEXT_TASK,
    PLAY,
    PREPARE,
    PUT_BACK,
    REWARD,
    TURN,
    VOTE,
    Facts,
    State,
)
from apps.games.alcatraz.rules.tasks import arrange, look, next_task, reward


def step(f: Facts, s: State, r: Replies, log: Log) -> None:
    """Play on from one resting place to the next."""
    if s.todo:
        catch_up(f, s, r, log)
    elif s.phase == ACT:
        if act(f, s, r, log):
            end_turn(f, s)
    elif s.phase == TURN:
        begin_turn(f, s, r, log)
    elif s.phase == VOTE:
        vote(f, s, r, log)
    elif s.phase == GUARD:
        begin_round(f, s, r, log)
    elif s.phase == JUDGE_ROUND:
        s.phase = GUARD
        judge(f, s, r, log)
    else:
        lay_out(f, s, r, log)


def lay_out(f: Facts, s: State, r: Replies, log: Log) -> None:
    """The set-up after its first step."""
    if s.phase == BUILD:
        build(f, s, r, log)
    elif s.phase == PREPARE:
        prepare(f, s, r, log)
    elif s.phase == DEAL:
        deal(f, s)


def catch_up(f: Facts, s: State, r: Replies, log: Log) -> None:
    """The first thing that is still to do."""
    if s.todo & JUDGE:
        s.todo &= ~JUDGE
        judge(f, s, r, log)
    elif s.todo & REWARD:
        s.todo &= ~REWARD
        reward(f, s, r, log)
    elif s.todo & NEXT_TASK:
        s.todo &= ~NEXT_TASK
        s.about = 0
        next_task(f, s, r, log)
    elif s.todo & DRAW:
        draw_next(f, s, r, log)
    elif s.todo & PUT_BACK:
        put_back(f, s, r, log)
    elif s.todo & LOOK:
        look(f, s, r, log)
    elif s.todo & ARRANGE:
        arrange(f, s, r, log)
    elif s.todo & PLAY:
        s.todo &= ~PLAY
        play_card(f, s, r, log)
    else:
        take_card(f, s, r, log)


def draw_next(f: Facts, s: State, r: Replies, log: Log) -> None:
    """The next blackmail card that `drawer` draws; after the last, those too many go back."""
    if can_draw_blackmail(f, s, s.drawer):
        draw_blackmail(f, s, r, log)
    else:
        s.draws = 0
    if s.draws <= 0:
        s.todo &= ~DRAW
        if owes_card(f, s):
            s.todo |= PUT_BACK


def end_turn(f: Facts, s: State) -> None:
    """The next prisoner clockwise, or the end of the round."""
    s.acted += 1
    s.seat = seat_after(f, s.seat)
    if s.acted < f.players:
        s.phase = TURN
    else:
        s.phase = JUDGE_ROUND if f.round_end else GUARD
