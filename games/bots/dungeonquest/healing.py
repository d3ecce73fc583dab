"""When the healing ring is worth its turn."""

from .dangers import TURN
from .mind import Mind

HEALING = 5  # life points of the ring
HEALING_GAIN = 1.02  # by how much the prospects must grow to pay for the ring, its turn paid already


def needs_healing(mind: Mind) -> bool:
    if "ring:healing" not in mind.legal or mind.life > mind.me["max_life"] - HEALING + 1:
        return False
    rooms, healed = mind.rooms_left, min(mind.me["max_life"], mind.life + HEALING)
    gain = mind.dangers.survives(rooms, healed) * TURN
    return gain > HEALING_GAIN * mind.dangers.survives(rooms, mind.life)
