"""What the things of the Catacombs expansion are called; merged into ``names``."""

from .wording import _

MONSTERS = {"cave_troll": _("cave troll")}
A_MONSTER = {"cave_troll": _("a cave troll")}
THE_MONSTER = {"cave_troll": _("the cave troll")}
KINDS = {"bridge": _("Bridge"), "passage": _("Passage"), "web": _("Web"), "catacombs": _("Catacombs")}
A_KIND = {
    "bridge": _("a narrow bridge over nothing"),
    "passage": _("a room with a passage down"),
    "web": _("a room full of web"),
    "catacombs": _("the Catacombs"),
}
PILES = {"catacomb": _("Catacomb cards")}
CARDS = {
    "passage_down": _("a passage down"),
    "exit": _("a way out"),
    "hole_in_roof": _("a hole in the roof"),
    "cave_troll": _("a cave troll"),
    "horde_of_rats": _("a horde of rats"),
    "giant_worm": _("a giant worm"),
    "treasure_chest": _("an old chest"),
    "giant_diamond": _("a giant diamond"),
}
RINGS = {"teleportation": (_("Ring of Teleportation"), _("carries you up out of the Catacombs, wherever you are"))}
FATES = {"bridge": _("a fall from a bridge")}
