"""What happens and what is asked, as sentences to be translated: keys of the rules -> English with named parts.

A ``Saying`` names the parts its data consist of, in order; the pages turn each into words by its name (see
``games/pages/words.py``): ``hero`` is a seat, ``place`` a square, ``card`` a card's key, and so on. Where a key alone is
not enough, ``"key:value"`` says it better for data that hold that value.
"""

from typing import NamedTuple


def _(text: str) -> str:
    """Marks a text for the translators; the pages translate it."""
    return text


def ngettext(one: str, many: str) -> tuple[str, str]:
    """Marks a text with two numbers; the part called ``n`` decides."""
    return one, many


class Saying(NamedTuple):
    """``many``: the wording for more than one ``n``. ``tone`` picks the log's mark: gold, blood, safe, dark or none."""

    text: str
    parts: str = ""
    tone: str = ""
    many: str = ""


def _many(texts: tuple[str, str], parts: str, tone: str = "") -> Saying:
    return Saying(texts[0], parts, tone, texts[1])


class Asking(NamedTuple):
    """A question's heading and the line below it; ``rule`` is the anchor of the page that explains it."""

    title: str
    hint: str
    rule: str
    parts: str = ""


class Label(NamedTuple):
    """What a button says; ``note`` is the small print. Parts come from the option's id and its ``info``."""

    text: str
    note: str = ""
    parts: str = ""


EVENTS = {
    # moving
    "moved": Saying(_("{hero} goes {way} to {place}."), "hero way place"),
    "tile": Saying(_("{hero} holds up the torch at {place}: {kind}."), "hero place tile kind side"),
    "rotated": Saying(_("The floor grinds round under {hero}. The way back is gone."), "hero place", "dark"),
    "escaped": Saying(_("{hero} slips back the way he came."), "hero"),
    "corridor.stuck": Saying(_("The corridor leads {hero} nowhere for now."), "hero"),
    "pit.crossed": Saying(_("{hero} edges past the pit along a ledge."), "hero", "safe"),
    "tower.reached": Saying(_("{hero} stands in a tower. Fresh air!"), "hero place", "safe"),
    # dice and life
    "roll": Saying(_("{hero} rolls {die}."), "hero purpose faces die"),
    "test:True": Saying(_("{ability} {target}: {hero} makes it."), "hero purpose ability target passed", "safe"),
    "test:False": Saying(_("{ability} {target}: not enough for {hero}."), "hero purpose ability target passed", "dark"),
    "hurt": _many(
        ngettext("{hero} loses {n} point of life: {cause}.", "{hero} loses {n} points of life: {cause}."),
        "hero n cause life", "blood",
    ),
    "unhurt": Saying(_("{hero} comes away unhurt: {cause}."), "hero cause", "safe"),
    "healed": _many(
        ngettext("{hero} gets {n} point of life back: {cause}.", "{hero} gets {n} points of life back: {cause}."),
        "hero n cause life", "safe",
    ),
    "died": Saying(_("{hero} dies at {place}: {cause}."), "hero cause place", "blood"),
    "lost": Saying(_("{hero} is never seen again: {cause}."), "hero cause place", "blood"),
    "left": Saying(_("{hero} walks out of the castle with {gold} gold."), "hero place gold", "gold"),
    # cards
    "card": Saying(_("{hero} turns a card: {card}."), "hero pile card"),
    "card:empty": Saying(_("{hero} looks around: nothing here."), "hero pile card"),
    "card:nothing": Saying(_("{hero} goes through the dead man's pockets: empty."), "hero pile card"),
    "shuffle": Saying(_("The {pile} are shuffled."), "hero pile"),
    "treasure": Saying(_("{hero} pockets {card}, worth {gold} gold."), "hero pile card gold", "gold"),
    "dragon.settles": Saying(_("The chamber is empty; the dragon curls up again."), "", "gold"),
    # doors and gates
    "door.opens": Saying(_("The door swings open for {hero}."), "hero", "safe"),
    "door.jammed": Saying(_("The door is jammed. {hero} stays outside."), "hero", "dark"),
    "gate.shut": Saying(_("The portcullis does not budge for {hero}."), "hero", "dark"),
    "gate.passed": Saying(_("{hero} lifts the portcullis and ducks under it."), "hero", "safe"),
}
