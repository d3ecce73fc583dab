"""The dragon and its hoard."""

from .box import Box, Found, error, in_component


def check(box: Box) -> Found:
    if box.slot == "base":
        yield from _dragon(box)
    stones = {e.key: e for e in box.of("treasure_chit") if e.kind == "stone"}
    for e in stones.values():
        other = stones.get(e.params.get("pair", ""))
        if other is None or other is e or other.params.get("pair") != e.key:
            yield error("stone_alone", e, "pair")


def _dragon(box: Box) -> Found:
    fire = box.get("dragon_chit", "fire_breathing")
    if "dragon_chit" not in box.broken and (fire is None or not fire.count):
        yield in_component("no_fire", "dragon_chit")
    if "treasure_chit" not in box.broken and not any(e.count for e in box.of("treasure_chit")):
        yield in_component("none_of", "treasure_chit")
