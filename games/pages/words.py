"""Keys and plain data become words in the reader's language. Whatever comes from people is escaped on the way."""

from collections import ChainMap
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from django.utils.html import format_html, format_html_join
from django.utils.text import capfirst
from django.utils.translation import gettext, ngettext

from games.rules.dungeonquest import names
from games.rules.dungeonquest.wording import Saying

from .sitting import Sitting

Part = Callable[[Any, Sitting], Any]


def find(texts: dict[str, Any], key: str, data: Sequence[Any] = ()) -> Any:
    """The most telling entry of a key: for its last two data, for a value among them, then the plain one."""
    if len(data) > 1 and (pair := f"{key}:{data[-2]}:{data[-1]}") in texts:
        return texts[pair]
    for value in reversed(data):
        if isinstance(value, str | int | tuple) and f"{key}:{value}" in texts:
            return texts[f"{key}:{value}"]
    return texts.get(key)


def sentence(saying: Saying, data: Sequence[Any], sitting: Sitting) -> Any:
    """A saying filled in, as safe markup."""
    filled = parts(saying.parts, data, sitting)
    text = gettext(saying.text)
    if saying.many:
        text = ngettext(saying.text, saying.many, int(filled.get("n", 1)))
    return capital(format_html(text, **filled) if filled else text)


def parts(named: str, data: Sequence[Any], sitting: Sitting) -> dict[str, Any]:
    """Each datum as words, by the name it goes under; what has no name here is shown as it is."""
    given = dict(zip(named.split(), data, strict=False))
    pile = given.get("pile", "")
    return {name: _card(value, sitting, pile) if name == "card" else PARTS.get(name, _as_is)(value, sitting)
            for name, value in given.items()}  # fmt: skip


def capital(text: Any) -> Any:
    """The same with a capital first, unless it begins with markup."""
    return type(text)(capfirst(text)) if text[:1] not in ("<", "") else text


def hero_name(sitting: Sitting, seat: int) -> str:
    """What the hero of a seat is called; before one is taken, the person."""
    if seat is None or seat < 0:
        return gettext("the castle")
    hero = next((h for h in sitting.table.get("heroes", ()) if h["seat"] == seat), None)
    if hero and hero["hero"]:
        return sheet_name(sitting, hero["hero"]) or hero["name"]
    chair = sitting.chair(seat)
    return chair.name if chair and chair.name else gettext("Seat {n}").format(n=seat + 1)


def sheet_name(sitting: Sitting, key: str) -> str:
    """What the game, or else the shipped set, calls this hero; nothing for one without a name in any language."""
    own = sitting.box.name("hero", key)
    return own or (gettext(names.HEROES[key][0]) if key in names.HEROES else "")


def _hero(seat: int, sitting: Sitting) -> Any:
    return format_html("<b>{}</b>", hero_name(sitting, seat))


def _player(seat: int, sitting: Sitting) -> Any:
    """The person or computer player of a seat, whatever their hero is called."""
    chair = sitting.chair(seat)
    return format_html("<b>{}</b>", chair.name if chair and chair.name else hero_name(sitting, seat))


def _place(place: int, sitting: Sitting) -> str:
    from .board import place_name

    return place_name(place)


def _die(value: Any, sitting: Sitting) -> Any:
    return format_html('<span class="die">{}</span>', value)


def _gold(value: Any, sitting: Sitting) -> Any:
    return format_html('<span class="gold">{}</span>', value)


def _numbers(values: Sequence[str], sitting: Sitting) -> Any:
    return format_html_join(" ", '<span class="die">{}</span>', [(v,) for v in values])


def _tactics(keys: Sequence[str], sitting: Sitting) -> str:
    return ", ".join(named(names.TACTICS)(key, sitting) for key in keys)


def _amulets(keys: Sequence[str], sitting: Sitting) -> str:
    return ", ".join(PARTS["amulet"](key, sitting) for key in keys)


def amulet_power(key: str, sitting: Sitting) -> str:
    own = sitting.box.text("amulet", key)
    return own or (gettext(names.AMULETS[key][1]) if key in names.AMULETS else "")


def _winners(seats: Sequence[int], sitting: Sitting) -> str:
    return ", ".join(hero_name(sitting, seat) for seat in seats)


def named(table: Mapping[str, Any], *components: str) -> Part:
    """A part that is looked up by its key; entries may be a text or (text, note).

    ``components``: those whose entries the game itself may have a name for, which comes first.
    """

    def look_up(key: Any, sitting: Sitting) -> str:
        for component in components:
            if own := sitting.box.name(component, key):
                return own
        entry = table.get(key)
        if entry is None:
            return str(key).replace("_", " ")
        return gettext(entry if isinstance(entry, str) else entry[0])

    return look_up


def renamed(own: str, words: str) -> str:
    """ "Fireball: burns it" under a name of its own."""
    _name, colon, rest = words.partition(": ")
    return capfirst(own) + (colon + rest if colon else "") if own else words


def cause(key: str, sitting: Sitting) -> str:
    """What killed or hurt somebody: a card, a monster, or a fate of its own."""
    return _CAUSE(key, sitting)


def _card(key: str, sitting: Sitting, pile: str = "") -> str:
    """A card by the name it has in its deck."""
    return sitting.box.name("card", key, pile) or PARTS["card"](key, sitting)


def _as_is(value: Any, sitting: Sitting) -> Any:
    return value


CAUSES: Mapping[str, Any] = ChainMap(names.FATES, names.A_MONSTER, names.CARDS, names.A_KIND)  # features add to them
_CAUSE = named(CAUSES, "card", "tile_kind")
CARDS = named({**names.CARDS, **names.CHITS}, "card", "treasure_chit")  # what lies in a deck or in the hoard
AMULETS = named(names.AMULETS, "amulet")
RINGS = named(names.RINGS, "ring")
SPELLS = named(names.SPELLS, "spell")
PARTS: dict[str, Part] = {
    "player": _player, "hero": _hero, "other": _hero, "place": _place, "die": _die, "gold": _gold, "cause": cause,
    "card": CARDS, "kind": named(names.A_KIND, "tile_kind"), "pile": named(names.PILES),
    "monster": named(names.THE_MONSTER, "card"), "a_monster": named(names.A_MONSTER, "card"), "way": named(names.WAYS),
    "way2": named(names.WAYS), "ability": named(names.ABILITIES), "ring": RINGS,
    "tactic": named(names.TACTICS), "tactic2": named(names.TACTICS),
    "stance": named(names.STANCES), "shot": named(names.SHOTS),
    "numbers": _numbers, "tactics": _tactics, "winners": _winners,
    "amulet": AMULETS, "amulets": _amulets, "amulet_power": amulet_power,
    "creature": named(names.CREATURES, "card"),
    "spell": SPELLS,
}  # fmt: skip
