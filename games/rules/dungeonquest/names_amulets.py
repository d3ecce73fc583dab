"""What amulets, and the other things of the Catacombs' cards and chits, are called; merged into ``names``."""

from .wording import _

AMULETS = {
    "command": (_("Amulet of Command"), _("orcs and champions of chaos let you be")),
    "control": (_("Amulet of Control"), _("turns every turning room as you like")),
    "death": (_("Amulet of Death"), _("costs one life every turn, until you tear it off")),
    "destruction": (_("Amulet of Destruction"), _("turns all you carry to dust at the next treasure")),
    "dragonfire": (_("Amulet of Dragonfire"), _("wakes the dragon when you enter, and you are its first meal")),
    "escape": (_("Amulet of Escape"), _("every escape succeeds")),
    "levitation": (_("Amulet of Levitation"), _("carries you over trapdoors, pits and bridges")),
    "luck": (_("Amulet of Luck"), _("two points more luck")),
    "madness": (_("Amulet of Madness"), _("now and then another chooses your way")),
    "spider_god": (_("Amulet of the Spider God"), _("no giant spider touches you")),
    "teleportation": (_("Amulet of Teleportation"), _("every trap hurls you somewhere else")),
}
CREATURES = {"snotlings": _("the snotlings"), "ghoul": _("the ghoul")}
CARDS = {
    "amulet": _("an amulet"),
    "shadow_of_doom": _("the Shadow of Doom"),
    "spear_trap": _("a spear trap"),
    "vampire": _("a vampire"),
    "snotlings": _("snotlings"),
    "surprise": _("a ghoul"),
    "wizards_amulet_half_a": _("one half of the Wizard's Amulet"),
    "wizards_amulet_half_b": _("the other half of the Wizard's Amulet"),
}
CHITS = {
    "locked_chest_1": _("a locked chest"),
    "locked_chest_2": _("a heavy locked chest"),
    "sun_stone": _("the Sun Stone"),
    "moon_stone": _("the Moon Stone"),
    "spell_book": _("the spell book"),
    "cat_treasure_400": _("a golden goblet"),
    "cat_treasure_600": _("a silver chain"),
    "cat_treasure_1000": _("an emerald"),
}
PILES = {"amulet": _("amulets")}
PLIGHTS = {"shadow_of_doom": _("followed by the Shadow of Doom"), "vampire": _("bitten by a vampire")}
FATES = {
    "ghoul": _("a ghoul"),
    "vampire_bite": _("the vampire's bite"),
    "amulet_of_death": _("the Amulet of Death"),
    "amulet_of_dragonfire": _("the Amulet of Dragonfire"),
    "spell_book": _("the spell book"),
    "teleported": _("nowhere at all"),
    "outside_the_walls": _("a long fall outside the walls"),
}
