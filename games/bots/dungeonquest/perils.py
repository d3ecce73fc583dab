"""Monsters, rings and graves: what leaves the best chance to live through the rooms still ahead."""

from typing import Any

from games.rules.kernel import Answer

from . import walking
from .dangers import HERO_TACTICS, MONSTER_TACTICS
from .mind import Mind

DAZZLING_SHARE = 0.93  # less than this must be left of the prospects by the best stance
CRYPT_LIFE = 10
CORPSE_LIFE = 6


def stance(mind: Mind) -> Answer:
    """By the public Monster cards: the chance to survive, a step back counted for what it costs here."""
    monster, dangers, rooms = mind.view.question_data()[0], mind.dangers, mind.rooms_left
    worth, stepped_back = {}, walking.stepping_back(mind)
    for id in ("attack", "wait", "escape"):
        if id in mind.legal:
            met = dangers.stance(monster, id, mind.me["arrows"])
            worth[id] = dangers.after(met.loss, rooms, mind.life) * (1 - met.back * (1 - stepped_back))
    best = max(worth, key=lambda id: worth[id])
    unhurt = dangers.survives(rooms, mind.life)
    return "ring:dazzling" if "ring:dazzling" in mind.legal and worth[best] < DAZZLING_SHARE * unhurt else best


def arrow(mind: Mind) -> Answer:
    """Goblins are not worth it."""
    return mind.first("hold" if mind.view.question_data()[0] == "goblin" else "shoot")


def tactic(mind: Mind) -> Answer:
    """The balanced mix of the side this seat fights on."""
    mine = mind.table["meeting"]["hero"] == mind.seat
    return drawn(HERO_TACTICS if mine else MONSTER_TACTICS, mind.rng)


def drawn(weights: dict[str, int], rng: Any) -> str:
    at = rng.random() * sum(weights.values())
    for name, weight in weights.items():
        at -= weight
        if at < 0:
            return name
    return next(reversed(weights))


def crypt(mind: Mind) -> Answer:
    """Small change, worth a look only where gold decides."""
    return mind.first("look" if mind.life >= CRYPT_LIFE and not mind.alone else "pass")


def corpse(mind: Mind) -> Answer:
    return mind.first("look" if mind.life > CORPSE_LIFE and not mind.alone else "pass")
