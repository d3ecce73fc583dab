"""What is worth knowing before one decides: the way home, rounds left, chances of doors, gates and tests."""

from collections.abc import Mapping
from typing import Any

from django.utils.translation import gettext, ngettext

from games.rules.dungeonquest import names, shipped
from games.rules.dungeonquest.board import NOWHERE, TOWERS, distance
from games.rules.kernel.options import Option

from .sitting import Sitting

FACTS_FOR = ("turn", "turn.chamber", "turn.tower", "corridor", "tower", "dragon.flee", "secret_door")
DOOR_OPENS = 5 / 14  # of the Door cards that are no Shuffle card


def mine(sitting: Sitting) -> Mapping[str, Any] | None:
    """The hero of whoever looks."""
    if sitting.viewer is None:
        return None
    return next((h for h in sitting.table["heroes"] if h["seat"] == sitting.viewer and h["hero"]), None)


def facts(sitting: Sitting) -> tuple[str, ...]:
    """Short lines under the heading of a turn."""
    hero, question = mine(sitting), sitting.question or {}
    if hero is None or question["key"] not in FACTS_FOR or hero.get("place", NOWHERE) == NOWHERE:
        return ()
    return tuple(line for line in (_home(hero), _rounds(sitting.table)) if line)


def _home(hero: Mapping[str, Any]) -> str:
    steps = min(distance(hero["place"], tower) for tower in TOWERS)
    if steps == 0:
        return ""
    return ngettext("A tower is {n} square away.", "The nearest tower is {n} squares away.", steps).format(n=steps)


def _rounds(table: Mapping[str, Any]) -> str:
    left = table["rounds"] - table["round"]
    if left <= 0:
        return gettext("This is the last round of daylight!")
    return ngettext("{n} round is left after this one.", "{n} rounds are left after this one.", left).format(n=left)


def abilities(key: str) -> str:
    """What a hero's sheet says, for whoever chooses one."""
    sheet = next((h for h in shipped.compose(("base", "heroes")).set.heroes if h.key == key), None)
    if sheet is None:
        return ""
    numbers = [f"{gettext(words)} {getattr(sheet, name)}" for name, words in names.ABILITIES.items()]
    return " · ".join([*numbers, f"{gettext('Life')} {sheet.life}"])


def note(option: Option, sitting: Sitting) -> str:
    """The small print of a move: what bars it and how likely it gives way, and what lies there."""
    if not option.id.startswith("move:") or len(option.info) < 3:
        return ""
    doors, gates, fresh = option.info[:3]
    hero = mine(sitting) or {}
    lines = [_door(doors), _gate(gates, hero.get("strength", 0)), _beyond(option, fresh, sitting)]
    return ", ".join(line for line in lines if line)


def chance(option: Option) -> dict[str, str]:
    """The chance of a test, ``info`` (ability, target, faces), or of named numbers, ``info`` (how many, faces)."""
    info = option.info
    if len(info) == 3 and isinstance(info[0], str):
        return {"chance": percent(min(1.0, info[1] / info[2]))}
    if option.fields and len(info) == 2:
        return {"chance": percent(info[0] / info[1])}
    return {}


def _door(doors: int) -> str:
    if not doors:
        return ""
    chance = percent(DOOR_OPENS**doors)
    if doors > 1:
        return gettext("two doors, both open {chance}").format(chance=chance)
    return gettext("a door, opens {chance}").format(chance=chance)


def _gate(gates: int, strength: int) -> str:
    if not gates:
        return ""
    chance = percent((strength / 12) ** gates)
    return gettext("portcullis: Strength {strength} on D12, {chance}").format(strength=strength, chance=chance)


def _beyond(option: Option, fresh: bool, sitting: Sitting) -> str:
    if fresh:
        return gettext("unexplored")
    place = option.place[0] if option.place else NOWHERE
    tile = next((t for t in sitting.table["board"] if t["place"] == place), None)
    return gettext(names.A_KIND[tile["kind"]]) if tile else ""


def percent(chance: float) -> str:
    return f"{round(100 * chance)} %"
