from datetime import timedelta

import pytest
from django.db.models import F

from games.models import Action, Game, Tick
from games.refusals import Code, Refusal
from games.sweep import sweep


def pass_time(seconds: float) -> None:
    """So many seconds go by while the site is alive: everything that was due is now so much nearer, then it sweeps."""
    by = timedelta(seconds=seconds)
    Game.objects.update(deadline=F("deadline") - by, bots_due=F("bots_due") - by, changed=F("changed") - by)
    Game.objects.update(ended=F("ended") - by)
    Action.objects.update(due=F("due") - by)
    sweep()


def outage(seconds: float) -> None:
    """The site was down for so long, and comes back."""
    Tick.objects.update(at=F("at") - timedelta(seconds=seconds))
    pass_time(seconds)


def refused(call, *args, **kwargs) -> Code:
    """The code that this call is refused with; every refusal has a sentence."""
    with pytest.raises(Refusal) as caught:
        call(*args, **kwargs)
    assert caught.value.sentence
    return caught.value.code


def finish(table) -> None:
    """Play the first legal option for everybody, bots too, until the game is over."""
    from games.thinking import think

    for _ in range(300):
        row = table.row()
        if not row.is_running:
            return
        position = table.position()
        seat = position.waiting_for()[0]
        if row.seats.get(index=seat).is_bot:
            think(row.pk, row.version)
        else:
            table.act(seat, position.legal(seat)[0].id)
