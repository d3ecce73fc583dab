"""The question as a card: heading, what is known, options with price and odds, fields to fill in."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from django.utils.html import format_html
from django.utils.translation import gettext

from games.rules.dungeonquest import text
from games.rules.dungeonquest.board import SIDES
from games.rules.kernel import PickOne, PickSome, Range
from games.rules.kernel.options import Field, Option

from . import belongings, odds, sheets
from .pieces import LOOKS
from .sitting import Sitting
from .tile_art import QUARTERS
from .words import PARTS, capital, find, hero_name, parts, renamed

LETTERS = {
    "north": "W", "east": "D", "south": "S", "west": "A",
    "upper_east": "E", "lower_east": "D", "upper_west": "Q", "lower_west": "A",
}  # fmt: skip
CHOSEN = {"hero.choose": "hero", "ring.choose": "ring"}  # questions whose options are entries of the card set
SPARE = "FGHJKLRTYUIOPZXCVBNM"


class Blank(NamedTuple):
    """A field to fill in. ``kind`` is one, some or range; ``of`` are (value, words)."""

    kind: str
    name: str
    of: tuple[tuple[str, str], ...]
    least: int
    most: int
    legend: str


class Art(NamedTuple):
    """A picture on a button: a symbol, its box, how far it turns, and a piece's letter and coat."""

    symbol: str
    box: str
    turn: int = 0
    letter: str = ""
    coat: int = -1


class Choice(NamedTuple):
    """An option as a button. ``why`` is set where the rules forbid it right now."""

    id: str
    label: str
    note: str
    letter: str
    why: str
    blanks: tuple[Blank, ...]
    main: bool
    art: Art | None = None
    numbers: str = ""


class Card(NamedTuple):
    """``state`` is ask, wait, done (answered, others are thinking), watch or over."""

    state: str
    title: str
    hint: str
    facts: tuple[str, ...]
    choices: tuple[Choice, ...]
    rule: str
    number: int
    waiting: str

    @property
    def short(self) -> bool:
        """Is there nothing but numbers to choose from?"""
        return all(len(str(c.label)) < 3 and not c.note and not c.blanks for c in self.choices)


def card(sitting: Sitting) -> Card:
    """What this viewer is asked, or what the table waits for."""
    question = sitting.question
    if question is None:
        return Card("over", gettext("Nothing more to decide"), "", (), (), "", 0, "")
    asking = find(text.DECISIONS, _key(question, sitting), question["data"])
    title, hint, rule = _heading(asking, question, sitting)
    if question["options"]:
        facts = odds.facts(sitting)
        return Card("ask", title, hint, facts, choices(sitting), rule, question["number"], "")
    mine = sitting.viewer in question["answered"] or sitting.viewer in question["passed"]
    waiting = _waiting(sitting)
    if mine:
        return Card("done", gettext("Your choice lies face down"), "", (), (), rule, question["number"], waiting)
    return Card("wait", waiting, "", (), (), rule, question["number"], "")


def _key(question: Mapping[str, Any], sitting: Sitting) -> str:
    """In a fight two are asked: the hero, and whoever leads the monster."""
    other = f"{question['key']}.monster"
    leads = other in text.DECISIONS and sitting.viewer is not None and sitting.viewer == question["asked"][-1]
    return other if leads and len(question["asked"]) > 1 else question["key"]


def _heading(asking: Any, question: Mapping[str, Any], sitting: Sitting) -> tuple[Any, Any, str]:
    if asking is None:
        return capital(question["key"].replace("_", " ").replace(".", " ")) + "?", "", ""
    filled = parts(asking.parts, question["data"], sitting) | {"me": hero_name(sitting, _asked(question))}
    return _filled(asking.title, filled), _filled(asking.hint, filled), asking.rule


def _filled(words: str, filled: Mapping[str, Any]) -> Any:
    return capital(plain(words, filled))


def _asked(question: Mapping[str, Any]) -> int:
    return question["asked"][0]


def _waiting(sitting: Sitting) -> str:
    question = sitting.question or {}
    done = {*question["answered"], *question["passed"]}
    names = [hero_name(sitting, seat) for seat in question["asked"] if seat not in done]
    return gettext("Waiting for {names}").format(names=", ".join(names))


def choices(sitting: Sitting) -> tuple[Choice, ...]:
    """Every option in the order of the rules, with a letter of its own; what is barred right now comes last."""
    question = sitting.question or {}
    letters = iter_letters(question["options"])
    only = sum(not o.why_not for o in question["options"])
    found = [_choice(o, letter, only == 1, sitting) for o, letter in zip(question["options"], letters, strict=True)]
    return tuple(sorted(found, key=lambda choice: bool(choice.why)))


def _choice(option: Option, letter: str, only: bool, sitting: Sitting) -> Choice:
    label, note = words_for(option, sitting)
    why = gettext(text.REASONS.get(option.why_not, option.why_not)) if option.why_not else ""
    blanks = tuple(_blank(f, sitting) for f in option.fields)
    main = not why and (only or option.place == (130,))
    numbers = sheets.numbers(option.id, sitting.box) if (sitting.question or {})["key"] == "hero.choose" else ""
    return Choice(option.id, label, note, "" if why else letter, why, blanks, main, _art(option, sitting), numbers)


def _art(option: Option, sitting: Sitting) -> Art | None:
    """Heroes show their pieces; a tile shows how it would lie."""
    key, data = (sitting.question or {})["key"], (sitting.question or {})["data"]
    if key == "hero.choose" and option.id in LOOKS:
        shape, letter, coat = LOOKS[option.id]
        return Art(f"p-{shape}", "-20 -20 40 40", 0, letter, coat)
    if key == "tile.lay":
        return Art(f"t-{data[1]}", "0 0 64 64", QUARTERS[SIDES.index(option.id.removeprefix("lay:"))])
    return None


def words_for(option: Option, sitting: Sitting) -> tuple[Any, Any]:
    """An option's label and its small print."""
    question = sitting.question or {}
    head, _, rest = option.id.partition(":")
    chosen = CHOSEN.get(question["key"], "")
    if chosen and (own := sitting.box.name(chosen, option.id)):
        return own, sitting.box.text(chosen, option.id)
    found = find(text.OPTIONS, f"{question['key']}/{head}", (rest,)) or find(text.OPTIONS, head, (rest,))
    if found is None:
        return capital(option.id.replace(":", " ").replace("_", " ")), ""
    data = [rest, *option.info] if rest else list(option.info)
    filled = parts(found.parts, data, sitting) | odds.chance(option)
    note = odds.note(option, sitting) or plain(found.note, filled)
    own = sitting.box.name("spell", rest.partition(":")[0]) if head == "spell" else ""
    return renamed(own, _filled(found.text, filled)), note


def plain(words: str, filled: Mapping[str, Any]) -> Any:
    """A translated text with its parts, as safe markup; nothing stays nothing."""
    return format_html(gettext(words), **filled) if words and filled else gettext(words) if words else ""


def iter_letters(options: Iterable[Option]) -> list[str]:
    """Moves lie on the keys around S, everything else takes the next letter that is free."""
    used: set[str] = set()
    found = []
    for option in options:
        wanted = LETTERS.get(option.id.partition(":")[2], "") if option.id.startswith("move:") else ""
        letter = wanted if wanted and wanted not in used else next((c for c in SPARE if c not in used), "")
        used.add(letter)
        found.append(letter)
    return found


def _blank(field: Field, sitting: Sitting) -> Blank:
    legend = gettext(text.FIELDS.get(field.name, field.name))
    if isinstance(field, PickSome):
        return Blank("some", field.name, _values(field.of, sitting), field.least, field.most, legend)
    if isinstance(field, PickOne):
        return Blank("one", field.name, _values(field.of, sitting), 1, 1, legend)
    assert isinstance(field, Range)
    return Blank("range", field.name, (), field.low, field.high, legend)


def _values(of: tuple[str, ...], sitting: Sitting) -> tuple[tuple[str, str], ...]:
    return tuple((value, _value(value, sitting)) for value in of)


def _value(value: str, sitting: Sitting) -> str:
    """A number as it is, a thing by its name; ``key#gold`` is a treasure."""
    if "#" in value:
        key, gold = value.split("#")[:2]
        return f"{PARTS['card'](key, sitting)} ({belongings.worth(key, int(gold))})"
    return value if value.isdigit() else gettext(text.VALUES.get(value, value))
