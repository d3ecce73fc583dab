"""What heroes can do besides walking and fighting, in a sentence each: by weapon, ability, companion and spell."""

from .wording import _

COMPANIONS = {"flame_bright": _("Flame Bright")}

POWERS = {
    "longbow": _("Longbow: one arrow before the Monster card, one when it says fight; four against the spider."),
    "shuriken": _("Throwing stars: as arrows, but not after an ambush. A death warrior is only wounded by them."),
    "daggers": _("Daggers: name two of the three moves; if the monster makes one of them, the dagger hits."),
    "sling": _("Sling: one stone a fight, before or after the Monster card."),
    "helm_of_terror": _("Helm of terror: for one life a monster may run; never a death warrior. Failing, it hurts."),
    "meditate": _("Meditate: one life back, instead of a turn."),
    "hide_in_shadows": _("Hide: set a number; the monster's player must find it."),
    "keen_senses": _("Keen senses: half of all ambushes are heard in time."),
    "blowpipe": _("Blowpipe: one dart a game, and it seldom misses."),
    "skeleton_keys": _("Skeleton keys: a jammed door opens."),
    "double_search": _("Both hands: a search turns two cards, and both count."),
    "run": _("Run: two squares of known ground in a turn, with at most eight treasures. Traps hurt more."),
    "danger_sense": _("Sense of danger: before a new room the player to the right says whether it is a trap, a pit or"
                      " a turning room. One time in ten that is false."),
    "sun_globe": _("Globe: never without light, and darkness is a plain room."),
    "healing_salve": _("Salve: once, all your life back or three of Flame Bright's, instead of a turn."),
    "flame_bright": _("Flame Bright fights for you, lifts gates and breaks doors; while he lives your Agility is 9."),
    "berserk": _("Berserk: more life, Strength 11, blows that count twice, and doors are hacked down. No searching,"
                 " nothing is kept, and it costs life when it ends."),
    "dark_force": _("Dark Force: once, three life back, or a die's worth."),
    "eyes_of_doom": _("Eyes of Doom: one life; a monster may be sent away."),
    "fireball": _("Fireball: burns a monster, a spider, a door or a gate; costs the next turn."),
    "invisibility": _("Invisibility: two life, then one a turn; monsters and the spider do not see you."),
    "stasis": _("Stasis: one life for each extra turn, in which nothing living can touch you."),
    "doorway": _("Doorway: once, through any wall, even out of the castle."),
    "no_ring": _("Wears no ring."),
    "no_amulet": _("Wears no amulet."),
    "unarmed": _("Fights with bare hands: the die decides each round."),
}  # fmt: skip
