"""A computer player's turn at the door."""

import random
import time
from datetime import timedelta
from typing import Any

import structlog
from django.utils import timezone

from games import conf
from games.bots import SeatView, legend, player
from games.door import BOT, Table, act, load
from games.models import Action, Game
from games.refusals import Code, Refusal
from games.rules.kernel import RulesError, sample

log = structlog.get_logger(__name__)
FRESH_TRIES = 8  # other options to try when the rules stumble over the chosen one
REST = timedelta(seconds=60)  # before a seat that found no way is asked again


def think(game_id: int, version: int) -> bool:
    """Answer for one computer player that is asked; its answer wakes the next. False if the game has moved on.

    Safe to run twice: the key of the answer is made from the question and how often this seat has acted in it.
    """
    try:
        table = load(game_id)
    except (Refusal, RulesError):
        return False
    if table.game.version != version:
        return False
    asked = [s for s in table.position.may_act() if table.seats[s].is_bot]
    return bool(asked) and _answer(table, _first_waited_for(table, asked))


def _first_waited_for(table: Table, asked: list[int]) -> int:
    waiting = table.position.waiting_for()
    return next((s for s in asked if s in waiting), asked[0])


def _answer(table: Table, seat: int) -> bool:
    game, question = table.game, table.position.question
    before = Action.objects.filter(game=game, seat=seat, question=question).count()
    rng = random.Random()
    view = SeatView(table.position, seat)
    answer = _choice(table, seat, view, rng)
    for attempt in range(FRESH_TRIES):
        try:
            act(game.pk, seat, question, answer, f"{question}.{before}.{attempt}", BOT)
            return True
        except Refusal as refusal:
            if refusal.code != Code.RULES_ERROR:
                return False
        answer = _another(view, answer, rng)
    log.error("bot_found_no_way", game=game.pk, question=question)
    Game.objects.filter(pk=game.pk, version=game.version).update(bots_due=timezone.now() + REST)
    return False


def _choice(table: Table, seat: int, view: SeatView, rng: random.Random) -> Any:
    """A player that raises is reported, and the seat moves at random: people at the table must not wait for a mend."""
    level, start = table.seats[seat].level, time.monotonic()
    try:
        answer = player(table.game.ruleset, level)(view, seat, rng)
        if level == legend.LEVEL:
            time.sleep(max(0.0, start + conf.thought() - time.monotonic()))
        return answer
    except Exception as error:
        log.error("bot_broke", game=table.game.pk, level=level, key=view.key, kind=type(error).__name__)
        return sample(rng.choice(view.legal()), rng)


def _another(view: SeatView, tried: Any, rng: random.Random) -> Any:
    """The rules stumbled: anything else that is legal, so that a bug in one rule does not hold the table up."""
    legal = view.legal()
    others = [o for o in legal if o.id != (tried if isinstance(tried, str) else tried[0])] or list(legal)
    return sample(rng.choice(others), rng)
