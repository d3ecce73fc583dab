"""Amulets: each has the numbers that its effect reads."""

from typing import Any

from games.rules.kernel.workshop import Entry

from .box import Box, Found, error, in_component
from .numbers import faces

NEEDS: dict[str, tuple[str, ...]] = {
    "lose_1_each_turn_start_until_torn_off": ("loss", "tear_off"),
    "on_1_or_2_of_D6_right_player_chooses_direction_this_turn": ("die", "acts_on"),
    "ignore_orc_and_champion_of_chaos_cards_with_sneak_attacks": ("monsters",),
    "luck_plus_2": ("bonus",),
}


def check(box: Box) -> Found:
    amulets = box.of("amulet")
    if box.slot == "catacombs" and not amulets and "amulet" not in box.broken:
        yield in_component("none_of", "amulet")
    for e in amulets:
        yield from _complete(e, e.params)


def _complete(e: Entry, params: dict[str, Any]) -> Found:
    for name in NEEDS.get(params["effect"], ()):
        if not params.get(name):
            yield error("effect_needs", e, name)
    if params.get("die") and params.get("acts_on") and max(params["acts_on"]) > faces(params["die"]):
        yield error("beyond_die", e, "acts_on", die=params["die"])
