"""What the things of the Heroes expansion are called; merged into ``names``."""

from .wording import _

HEROES = {
    "sir_roland": (_("Sir Roland"), _("Knight")),
    "vikas": (_("Vikas Swordmaster"), _("Adventurer")),
    "siegfried": (_("Siegfried Goldenhair"), _("Barbarian")),
    "farendil": (_("Farendil"), _("Elf ranger")),
    "ironhand": (_("Ironhand the Mighty"), _("Gladiator")),
    "thargrim": (_("Thargrim the Dark Lord"), _("Chaos warrior")),
    "tori_jima": (_("Tori-Jima"), _("Ninja")),
    "rildo": (_("Rildo the Crafty"), _("Thief")),
    "helena": (_("Helena the Swift"), _("Adventuress")),
    "sarellia": (_("Sarellia of Zimendell"), _("Elf adventuress")),
    "fhyll": (_("Fhyll Madaxe"), _("Dwarf berserker")),
    "azoth": (_("Azoth the Faceless"), _("Wizard")),
}
HERO_HINTS = {
    "sir_roland": _("Rohan's brother in arms, and as heavy on his feet."),
    "vikas": _("Quick, lucky, and seldom where the blade falls."),
    "siegfried": _("As strong as Ulv, and his hair is better."),
    "farendil": _("Bow, four arrows, light feet: an elf travels with little else."),
    "ironhand": _("More life than anybody. Trusts his fists, so no ring and no amulet for him."),
    "thargrim": _("His helm makes monsters run. When it fails, they come twice as angry."),
    "tori_jima": _("Hides from monsters, hears an ambush, throws stars. One dart for a bad day."),
    "rildo": _("Opens jammed doors, searches with both hands, throws four daggers."),
    "helena": _("Runs two rooms in a turn where the way is known, and carries a sling."),
    "sarellia": _("Frail, but Flame Bright fights for her, and both feel danger before they meet it."),
    "fhyll": _("Harmless until his blood is up. Then stand aside, doors included."),
    "azoth": _("No ring, no blade, no luck with doors: six spells, each paid for with life or time."),
}
RINGS = {
    "changing": (_("Ring of Changing"), _("draws one room again; the second must stay")),
    "fate": (_("Ring of Fate"), _("rolls one die of yours again; the second must stay")),
    "searching": (_("Ring of Searching"), _("searches once with four cards; you keep one")),
}
SPELLS = {
    "dark_force": _("Dark Force"),
    "eyes_of_doom": _("Eyes of Doom"),
    "fireball": _("Fireball"),
    "invisibility": _("Invisibility"),
    "stasis": _("Stasis"),
    "doorway": _("Doorway"),
}
FATES = {
    **SPELLS,
    "berserk": _("the end of the rage"),
    "healing_salve": _("the salve"),
    "helm_of_terror": _("the weight of the helm"),
    "meditate": _("a quiet hour"),
}
