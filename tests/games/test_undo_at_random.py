"""Moves, part answers, takings back and undos in any order: the table always stands where its line of answers says."""

import random

import pytest

from games.door import Actor, load, take_back, undo
from games.door.rewinding import line, position_after
from games.models import Game
from games.refusals import Code, Refusal
from games.rules.kernel import sample

pytestmark = pytest.mark.django_db
FINE = {Code.NEEDS_CONSENT, Code.NOTHING_TO_UNDO, Code.STALE, Code.NOT_YOURS, Code.ALREADY_ANSWERED}


def shown(position) -> tuple:
    """All that a position is, but its question's number: an undo gives it a new one."""
    decision = position.decision
    return position.g.s, decision and decision.key, dict(position.pending), set(position.passed)


@pytest.mark.parametrize("seed", range(6))
def test_any_order_of_moves_and_undos_stands_where_it_should(play, seed):
    rng, table = random.Random(seed), play(2, options={"rounds": 4})
    stood = {0: shown(table.position())}
    undone = 0
    for n in range(120):
        game = Game.objects.get(pk=table.game.pk)
        if not game.is_running:
            break
        seat, question = _seat(game, rng), game.question
        actor = Actor.of(table.people[seat])
        what = rng.choice(("act", "act", "act", "undo", "take_back"))
        try:
            if what == "act":
                legal = [o for o in table.position().legal(seat) if o.id != "roll" or rng.random() < 0.3]
                if legal:
                    table.act(seat, sample(rng.choice(legal), rng), key=f"k{n}")
            else:
                call = undo if what == "undo" else take_back
                taken = call(game.pk, seat, question, f"k{n}", actor)
                undone += taken.kind == "undo"
        except Refusal as refusal:
            assert refusal.code in FINE
        game.refresh_from_db()
        if not game.is_running:
            break
        now = load(game.pk)
        last = now.game.actions.get(number=game.last_action)
        if last.kind == "undo":
            assert shown(now.position) == stood[last.target]
        stood[game.last_action] = shown(now.position)
        if n % 10 == 0:
            assert shown(position_after(now, game.last_action)) == shown(now.position)
    assert undone > 0
    questions = list(table.game.actions.order_by("number").values_list("next_question", flat=True))
    assert questions == sorted(questions)
    assert [a.number for a in line(Game.objects.get(pk=table.game.pk))][-1] == 0


def _seat(game: Game, rng: random.Random) -> int:
    """Half the time whoever acted last, who alone may take something back."""
    last = game.actions.get(number=game.last_action).seat
    return rng.randrange(2) if last is None or rng.random() < 0.5 else last
