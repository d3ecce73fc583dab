"""The rules' own numbers that people may change: where they lie in the component files, and what each may be.

What is not listed here is part of the rule's code (a name, a moment, a word that explains): it comes from the shipped
files and is no value of a set. A dot leads into a mapping. Bounds of ``range`` are those of its two numbers.
"""

from .values import DICE, Field, choices, dice, die, flag, integer, of, span, table

MONSTERS = ("goblin", "mountain_troll", "death_warrior", "orc", "champion_of_chaos")
CREATURES = (*MONSTERS, "giant_spider")
KINDS = (
    "room", "corridor", "portcullis", "trap", "rotating_room", "chamber_of_darkness", "cave_in", "bottomless_pit",
    "chasm", "bridge", "web", "passage",
)  # fmt: skip
USES = of("uses", ("once", "any"))
TESTS = tuple(f"{ability}_{one}" for ability in ("strength", "agility", "armour", "luck") for one in DICE[1:])

WEAPONS: dict[str, tuple[Field, ...]] = {
    "shuriken": (
        die("die"), table("death_warrior"), table("other"), span("giant_spider.kill", 1, 6),
        integer("giant_spider.max_per_turn", 1, 9), integer("killed_champion_of_chaos.first", 0, 20),
    ),
    "sling": (
        die("to_hit.die"), span("to_hit.other", 1, 20), span("to_hit.death_warrior", 1, 20), die("damage.die"),
        table("damage.rows"), choices("targets", MONSTERS),
    ),
    "blowpipe": (die("die"), span("miss", 1, 20), integer("champion_of_chaos", 0, 20)),
    "daggers": (
        integer("hand_damage_cap", 1, 20), integer("throw.hero_picks", 1, 3), dice("throw.match_damage"),
        dice("throw.match_damage_death_warrior"), integer("throw.no_match_hero_loses", 0, 20),
        integer("before_combat.max", 0, 9), die("recover.die"),
    ),
}  # fmt: skip
ABILITIES: dict[str, tuple[Field, ...]] = {
    "helm_of_terror": (
        integer("cost", 0, 20), dice("roll"), integer("flee_from", 1, 60), choices("targets", MONSTERS),
        dice("fail_backlash"), dice("fail_backlash_goblin"),
    ),
    "meditate": (integer("heal", 1, 20),),
    "hide_in_shadows": tuple(integer(f"seeker_picks.{monster}", 1, 5) for monster in MONSTERS),
    "keen_senses": (die("die"),),
    "double_search": (integer("cards", 1, 6),),
    "run": (
        integer("max_treasures", 0, 99), choices("not_through", KINDS), dice("sneak_attack_damage"),
        integer("trap_extra_damage", 0, 20),
    ),
    "danger_sense": (die("die"), choices("dangers", KINDS), span("wrong_on", 1, 20)),
    "sun_globe": (choices("ignores", ("torch_goes_out", "chamber_of_darkness")),),
    "healing_salve": (integer("companion", 0, 20),),
    "berserk": (
        die("start_roll.die"), span("start_roll.involuntary", 1, 20), span("start_roll.voluntary", 1, 20),
        integer("strength", 1, 12), integer("gain", 0, 20), integer("life_cap", 1, 60),
        integer("damage_multiplier", 1, 5), span("giant_spider_kill", 1, 6), integer("snotling_bonus", 0, 10),
        integer("treasure_chamber.treasure_chits", 0, 5), integer("treasure_chamber.dragon_chits", 0, 5),
    ),
}  # fmt: skip
SPELLS: dict[str, tuple[Field, ...]] = {
    "dark_force": (USES, integer("heal", 0, 20), dice("or_heal"), choices("not_in", (*KINDS, "treasure_chamber"))),
    "eyes_of_doom": (USES, integer("cost", 0, 20), choices("targets", MONSTERS), die("die")),
    "fireball": (USES, choices("targets", (*CREATURES, "door", "portcullis")),),
    "invisibility": (USES, integer("cost", 0, 20), integer("upkeep", 0, 20), choices("ignores", CREATURES)),
    "stasis": (
        USES, integer("cost_per_extra_turn", 0, 20), integer("treasure_chits", 0, 5), integer("dragon_chits", 0, 5),
    ),
    "doorway": (USES, integer("min_life", 1, 60),),
}  # fmt: skip
TILE_KINDS: dict[str, tuple[Field, ...]] = {
    **{kind: (flag("search"),) for kind in (
        "room", "corridor", "portcullis", "trap", "rotating_room", "chamber_of_darkness", "cave_in", "bottomless_pit",
        "chasm",
    )},
    "bridge": (of("cross", TESTS), table("load"), dice("fall_damage"), dice("fall_treasure_loss")),
    "web": (of("force_through", TESTS), die("failing_makes_berserk.die"), span("failing_makes_berserk.on_roll", 1, 20)),
    "passage": (flag("search"),),
}  # fmt: skip
NUMBERS: dict[str, tuple[Field, ...]] = {
    "rounds": (integer("value", 1, 60),),
    "unarmed_combat": (
        *[die(f"monster_die.{monster}") for monster in MONSTERS], die("hero_die"), integer("low_roll_loses", 1, 20),
        integer("giant_spider_guesses", 1, 5),
    ),
    "cave_troll": (
        span("chosen_number", 0, 30), integer("bribe_per_point", 0, 100000),
        of("longbow_column", ("death_warrior", "other")),
    ),
    "entrance_tiles": (integer("value", 0, 124),),
}  # fmt: skip
TABLES: dict[str, tuple[Field, ...]] = {
    "matrix": (table("table"),),
    "solo_table": (table("table"),),
    "potion": (table("table"),),
    "longbow": (table("table.death_warrior"), table("table.other")),
    "exit_diagram": (die("die"), table("rows")),
    "teleport_table": (die("die"), table("rows")),
    "spell_book_table": (
        die("die"), integer("draw", 1, 12), integer("keep", 1, 12), integer("carried_out", 0, 12), table("rows"),
    ),
}  # fmt: skip
FORMS: dict[str, dict[str, tuple[Field, ...]]] = {
    "weapon": WEAPONS, "ability": ABILITIES, "spell": SPELLS, "tile_kind": TILE_KINDS, "number": NUMBERS,
    "table": TABLES,
}  # fmt: skip

SLOTS: dict[str, dict[str, tuple[str, ...]]] = {
    "base": {
        "tile_kind": tuple(TILE_KINDS)[:9], "table": ("matrix", "solo_table", "potion", "longbow"),
        "number": ("rounds",),
    },
    "heroes": {
        "weapon": tuple(WEAPONS), "ability": tuple(ABILITIES), "spell": tuple(SPELLS), "number": ("unarmed_combat",),
    },
    "catacombs": {
        "tile_kind": ("bridge", "web", "passage"), "table": ("exit_diagram", "teleport_table", "spell_book_table"),
        "number": ("cave_troll", "entrance_tiles"),
    },
}  # fmt: skip
"""Slot -> component -> the keys that must be there, each once."""

PATHS: dict[tuple[str, str], tuple[str, ...]] = {
    ("number", "rounds"): ("board", "sun_track", "rounds"),
    ("table", "matrix"): ("combat", "matrix"),
    ("table", "solo_table"): ("combat", "solo_table", "rows"),
    ("table", "potion"): ("tables", "potion", "rows"),
    ("table", "longbow"): ("tables", "longbow"),
}
FOLDERS = {"weapon": "weapons", "ability": "abilities", "tile_kind": "tile_kinds"}


def path_of(component: str, key: str) -> tuple[str, ...]:
    """Where an entry of these components lies in its component file; a spell lies in a list, by its key."""
    if component == "spell":
        return ("spells", key)
    return PATHS.get((component, key)) or ((FOLDERS[component], key) if component in FOLDERS else (key,))
