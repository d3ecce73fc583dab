"""Questions, options, reasons and tidings of the Heroes expansion; merged into ``text``."""

from .wording import Asking, Label, Saying, _

DECISIONS = {
    "ring.changing": Asking(
        _("You are about to step into {kind}. Draw again?"), _("The ring works once, and the second room stays."),
        "more-rings", "kind",
    ),
    "ring.fate": Asking(
        _("{me} has rolled {die}. Roll again?"), _("The ring works once, and the second roll stays."),
        "more-rings", "purpose faces die",
    ),
    "ring.searching": Asking(_("Four finds. Which is yours?"), _("The others go back."), "more-rings"),
    "hide.number": Asking(
        _("{me} melts into the shadows. Which number do you set?"),
        _("{monster} will look in {n} places of six."), "ninja", "monster n",
    ),
    "hide.seek": Asking(
        _("{hero} hides from {monster}. Where do you look?"), _("Name {n} numbers; hit his and he is found."),
        "ninja", "hero monster n",
    ),
    "blowpipe": Asking(
        _("The last moment for the blowpipe. Shoot at {monster}?"),
        _("D{faces}: {miss} misses, anything else kills; a champion of chaos loses {loss}."),
        "ninja", "monster miss faces loss",
    ),
    "shuriken": Asking(_("A throwing star for {monster}?"), _("Stars left: {arrows}."), "ninja", "monster arrows"),
    "spider.throw_on": Asking(
        _("It still comes. Another star?"), _("It dies on {target} or more. Stars left: {arrows}."),
        "spider", "arrows target",
    ),
    "dagger": Asking(
        _("A dagger for {monster}, before it is on you?"), _("Daggers in hand: {n}."), "thief", "monster n"
    ),
    "dagger.throw": Asking(
        _("Which way will {monster} move?"), _("Name two; if one is right, the dagger hits. If not, it hurts you."),
        "thief", "monster wounds rounds",
    ),
    "dagger.throw.monster": Asking(
        _("A dagger flies at {monster}. How does it move?"), _("{me} names two ways; any of the two would hit."),
        "thief", "monster wounds rounds",
    ),
    "dagger.round": Asking(
        _("Strike at {monster}, or throw a dagger?"), _("Never two throws in a row."),
        "thief", "monster wounds rounds",
    ),
    "sling": Asking(
        _("A stone for {monster}?"), _("It hits on {target} or more on D{faces}; one stone a fight."),
        "helena", "monster target faces",
    ),
    "run": Asking(_("{me} is running. Where to?"), _("Only known ground, and nothing to open."), "helena"),
}  # fmt: skip

SPIDER_STAR = Label(
    _("Throw stars at it"), _("up to {most}, each kills on {target} or more; you have {n}"), "n most target"
)
DAGGER = _("{n} of {most} tactics; a hit costs it D6, a miss costs you one life")

OPTIONS = {
    "ring.changing/use": Label(_("Turn the ring"), _("another room; this one is mixed back")),
    "ring.changing/keep": Label(_("Step in"), _("and save the ring")),
    "ring.fate/use": Label(_("Turn the ring"), _("the second roll counts")),
    "ring.fate/keep": Label(_("Let it lie"), _("and save the ring")),
    "ring:searching": Label(_("Search with your ring"), _("four cards, you keep one"), "ring"),
    "card": Label(_("Keep {card}"), "", "card"),
    "helm": Label(
        _("Show the helm of terror"), _("costs {n} life; it runs on {target} or more of {dice}: {chance}"),
        "n dice target",
    ),
    "meditate": Label(_("Meditate"), _("{n} life back, instead of the turn"), "n"),
    "hide": Label(
        _("Hide in the shadows"), _("found if your number is among the {n} of {faces} it names: {chance}"), "n faces"
    ),
    "hide.seek/seek": Label(_("Look there"), _("{n} numbers of a D6: {chance}"), "n faces"),
    **{f"hide.number/{n}": Label(n) for n in "123456"},
    "blowpipe": Label(
        _("Use the blowpipe"), _("once a game; D{faces}: {miss} misses, a champion of chaos loses {loss}"),
        "miss faces loss",
    ),
    "blowpipe/blow": Label(_("Blow")),
    "blowpipe/hold": Label(_("Save the dart")),
    "shuriken/throw": Label(_("Throw a star")),
    "shuriken/hold": Label(_("Keep your stars")),
    "shuriken": SPIDER_STAR,
    "spider.throw_on/throw": Label(_("Throw another star")),
    "spider.throw_on/stop": Label(_("Enough stars"), _("it bites: one life")),
    "dagger/throw": Label(_("Throw a dagger"), _("you may pick it up afterwards, with luck")),
    "dagger/hold": Label(_("Let it come")),
    "dagger.throw/throw": Label(_("Throw"), DAGGER, "n most"),
    "dagger.round/throw": Label(_("Throw a dagger"), DAGGER, "n most"),
    "dagger.round/strike": Label(_("Strike"), _("a dagger in hand takes one life at most")),
    "tactic/throw": Label(_("Throw a dagger"), DAGGER, "n most"),
    "sling/let_fly": Label(_("Let fly"), _("D6 for what it does: one to three")),
    "sling/hold": Label(_("Keep the stone")),
    "search:double": Label(_("Search with both hands"), _("{n} cards, and both count"), "ring n"),
    "run": Label(_("Run {way}"), _("two squares; no Room card on the first, and nothing found is kept"), "way n"),
    "run:heavy": Label(_("Run"), _("two squares of known ground")),
    "run/stop": Label(_("Stop here"), _("whatever the room holds")),
}  # fmt: skip

REASONS = {
    "fearless": _("nothing frightens this one"),
    "last_life": _("it would cost your last point of life"),
    "unhurt": _("you are not hurt"),
    "too_heavy": _("you carry too much treasure to run"),
    "unknown_ground": _("you run only where the way is known"),
    "run_barred": _("no time for doors and gates"),
    "running": _("you are running"),
    "not_through": _("there is no running through there"),
    "no_second_square": _("the way does not go on from there"),
}

FIELDS = {"tactics": _("Two tactics")}

EVENTS = {
    "tile.refused": Saying(_("The ring of {hero} glows; {kind} fades like smoke."), "hero kind tile", "gold"),
    "find.left": Saying(_("{hero} has no hand for {card} and leaves it."), "hero pile card"),
    "search.kept": Saying(_("Out of it all {hero} chooses {card}."), "hero pile card"),
    "monster.rolls": Saying(_("{monster} rolls {die}."), "hero monster faces die"),
    "helm": Saying(_("{hero} lowers the visor of the helm of terror."), "hero monster", "dark"),
    "monster.terrified": Saying(_("{monster} looks into the helm and runs."), "hero monster", "safe"),
    "hide.sought": Saying(_("Looking for {hero}, {monster} stabs at {numbers}."), "hero monster numbers"),
    "hide.found": Saying(_("{hero} is found at {die}."), "hero monster die", "blood"),
    "hide.unseen": Saying(_("{hero} sits at {die} and is not seen. {monster} walks on."), "hero monster die", "safe"),
    "senses.sharp": Saying(_("A breath in the dark: {hero} hears the ambush in time."), "hero", "safe"),
    "senses.dull": Saying(_("{hero} hears nothing."), "hero", "dark"),
    "blowpipe": Saying(_("{hero} lifts the blowpipe at {monster}."), "hero monster"),
    "blowpipe.missed": Saying(_("The dart rattles along the wall."), "hero monster", "dark"),
    "monster.poisoned": Saying(_("{monster} plucks at its neck and falls over."), "hero monster", "safe"),
    "shuriken": Saying(_("{hero} throws a star: {shot}."), "hero monster shot"),
    "monster.shuriken": Saying(_("A star between the eyes: {monster} is dead."), "hero monster", "safe"),
    "spider.shuriken_missed": Saying(_("The star sticks in the web."), "hero"),
    "door.picked": Saying(_("{hero} tries three keys and a hairpin. The jammed door opens."), "hero", "safe"),
    "dagger.hits": Saying(
        _("{hero} throws, {tactics} in mind; {monster} chose {tactic}. The dagger hits."),
        "hero monster tactics tactic", "clash",
    ),
    "dagger.misses": Saying(
        _("{hero} throws, {tactics} in mind; {monster} chose {tactic}. The dagger flies past."),
        "hero monster tactics tactic", "dark",
    ),
    "dagger.recovered": Saying(_("{hero} picks a dagger up again."), "hero", "safe"),
    "dagger.lost": Saying(_("A dagger of {hero} is gone for good."), "hero", "dark"),
    "sling.missed": Saying(_("The stone of {hero} misses {monster}."), "hero monster"),
    "run": Saying(_("{hero} runs."), "hero"),
}  # fmt: skip
