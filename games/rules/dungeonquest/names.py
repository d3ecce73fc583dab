"""What things are called, in English and ready to be translated. Keys are those of the component files."""

from . import names_amulets, names_catacombs, names_heroes
from .wording import _

HEROES = {
    "sir_rohan": (_("Sir Rohan"), _("Knight")),
    "ulv_grimhand": (_("Ulv Grimhand"), _("Barbarian")),
    "el_adoran": (_("El-Adoran Sureshot"), _("Ranger")),
    "volrik": (_("Volrik the Brave"), _("Adventurer")),
    **names_heroes.HEROES,
}
HERO_HINTS = {
    "sir_rohan": _("Iron from head to heel: blows and bolts glance off, but he trips over his own feet."),
    "ulv_grimhand": _("Bends a portcullis with bare hands. A good choice for a first visit."),
    "el_adoran": _("Four arrows, light feet, and very little blood to lose."),
    "volrik": _("Nimble and absurdly lucky; doors and pits like him."),
    **names_heroes.HERO_HINTS,
}
ABILITIES = {
    "strength": _("Strength"),
    "agility": _("Agility"),
    "armour": _("Armour"),
    "luck": _("Luck"),
}

MONSTERS = {
    "goblin": _("goblin"),
    "orc": _("orc"),
    "mountain_troll": _("mountain troll"),
    "death_warrior": _("death warrior"),
    "champion_of_chaos": _("champion of chaos"),
    **names_catacombs.MONSTERS,
}
A_MONSTER = {
    "goblin": _("a goblin"),
    "orc": _("an orc"),
    "mountain_troll": _("a mountain troll"),
    "death_warrior": _("a death warrior"),
    "champion_of_chaos": _("a champion of chaos"),
    **names_catacombs.A_MONSTER,
}
THE_MONSTER = {
    "goblin": _("the goblin"),
    "orc": _("the orc"),
    "mountain_troll": _("the mountain troll"),
    "death_warrior": _("the death warrior"),
    "champion_of_chaos": _("the champion of chaos"),
    **names_catacombs.THE_MONSTER,
}

KINDS = {
    "room": _("Room"),
    "corridor": _("Corridor"),
    "portcullis": _("Portcullis"),
    "trap": _("Trap"),
    "rotating_room": _("Turning room"),
    "chamber_of_darkness": _("Darkness"),
    "cave_in": _("Cave-in"),
    "bottomless_pit": _("Pit"),
    "chasm": _("Chasm"),
    "tower": _("Tower"),
    "treasure_chamber": _("Treasure Chamber"),
    **names_catacombs.KINDS,
}
A_KIND = {
    "room": _("a room"),
    "corridor": _("a corridor"),
    "portcullis": _("a room with a portcullis"),
    "trap": _("a room full of spikes"),
    "rotating_room": _("a room that turns"),
    "chamber_of_darkness": _("a chamber of darkness"),
    "cave_in": _("a room half buried by rubble"),
    "bottomless_pit": _("a bottomless pit"),
    "chasm": _("a cavern split by a chasm"),
    "tower": _("a tower"),
    "treasure_chamber": _("the Treasure Chamber"),
    **names_catacombs.A_KIND,
}

PILES = {
    "room": _("Room cards"),
    "trap": _("Trap cards"),
    "search": _("Search cards"),
    "door": _("Door cards"),
    "crypt": _("Crypt cards"),
    "corpse": _("Corpse cards"),
    "monster": _("Monster cards"),
    "treasure": _("treasure chits"),
    "dragon": _("dragon chits"),
    "tiles": _("tiles"),
    **names_catacombs.PILES,
    **names_amulets.PILES,
}

CARDS = {
    "empty": _("nothing here"),
    "nothing": _("empty pockets"),
    "shuffle": _("shuffle"),
    "bracelet": _("a bracelet"),
    "jewellery": _("jewellery"),
    "ring": _("a gold ring"),
    "necklace": _("a necklace"),
    "brooch": _("a brooch"),
    "jewelled_dagger": _("a jewelled dagger"),
    "golden_guineas": _("golden guineas"),
    "golden_guineas_20": _("golden guineas"),
    "golden_guineas_60": _("golden guineas"),
    "potion": _("a potion"),
    "rope": _("a rope"),
    "crypt": _("a crypt"),
    "dead_adventurer": _("a dead adventurer"),
    "cave_in": _("a cave-in"),
    "crossfire_trap": _("crossbows in the walls"),
    "trapdoor": _("a trapdoor"),
    "wizards_curse": _("a wizard's curse"),
    "vampire_bats": _("vampire bats"),
    "giant_spider": _("a giant spider"),
    "torch_goes_out": _("a gust that blows out the torch"),
    "poisonous_snakes": _("poisonous snakes"),
    "poison_gas": _("poison gas"),
    "explosion": _("an explosion"),
    "secret_door": _("a secret door"),
    "trap": _("a trap"),
    "giant_centipede": _("a giant centipede"),
    "door_opens": _("the door opens"),
    "door_jammed": _("the door is jammed"),
    "door_trap_a": _("a needle in the lock"),
    "door_trap_b": _("a blade above the door"),
    "door_trap_c": _("acid behind the door"),
    "skeleton": _("a skeleton"),
    "crypt_trap_a": _("a dart from the coffin"),
    "crypt_trap_b": _("a falling coffin lid"),
    "scorpion_a": _("a scorpion"),
    "scorpion_b": _("a small scorpion"),
    "sneak_attack_orc": _("an orc out of the dark"),
    "sneak_attack_death_warrior": _("a death warrior out of the dark"),
    "sneak_attack_mountain_troll": _("a mountain troll out of the dark"),
    **A_MONSTER,
    **names_catacombs.CARDS,
    **names_amulets.CARDS,
}

CHITS = {
    **{f"golden_guineas_{n:02}": _("golden guineas") for n in range(1, 21)},
    "gold_necklace_500": _("a gold necklace"),
    "gold_necklace_700": _("a heavy gold necklace"),
    "jewelled_bracelet": _("a jewelled bracelet"),
    "sceptre": _("a sceptre"),
    "golden_mug": _("a golden mug"),
    "pearl_necklace": _("a pearl necklace"),
    "golden_chalice": _("a golden chalice"),
    "crystal_ball": _("a crystal ball"),
    "treasure_sack_3200": _("a sack of treasure"),
    "treasure_sack_3800": _("a bulging sack of treasure"),
    "golden_crown": _("a golden crown"),
    "giant_ruby": _("a giant ruby"),
    **names_amulets.CHITS,
}

RINGS = {
    "dazzling": (_("Ring of Dazzling"), _("sends one monster away blinded; not one that ambushes you")),
    "healing": (_("Ring of Healing"), _("gives back up to five life, instead of a turn")),
    "opening": (_("Ring of Opening"), _("opens one door or portcullis without a card or a die")),
    "warning": (_("Ring of Warning"), _("keeps you out of one trap")),
    **names_heroes.RINGS,
    **names_catacombs.RINGS,
}

WAYS = {
    "north": _("north"),
    "east": _("east"),
    "south": _("south"),
    "west": _("west"),
    "upper_east": _("east, from the upper half"),
    "lower_east": _("east, from the lower half"),
    "upper_west": _("west, from the upper half"),
    "lower_west": _("west, from the lower half"),
}

TACTICS = {
    "mighty_blow": (_("Mighty Blow"), _("crushes a Slash; hits air against a Leap Aside")),
    "slash": (_("Slash"), _("catches a Leap Aside; is too slow for a Mighty Blow")),
    "leap_aside": (_("Leap Aside"), _("dodges a Mighty Blow; a Slash follows you")),
}
STANCES = {
    "attack": (_("Attack"), _("take it by surprise, perhaps")),
    "wait": (_("Wait and see"), _("it may walk on")),
    "escape": (_("Escape"), _("back to where you came from, if it lets you")),
}
PLIGHTS = {
    "trapdoor": _("down a trapdoor"),
    "torch": _("in the dark, torch out"),
    "spider": _("held up by a giant spider"),
    **names_amulets.PLIGHTS,
}
FATES = {
    "walled_in": _("walled in for ever"),
    "nightfall": _("night fell"),
    "dragon": _("dragon fire"),
    "eaten_by_dragon": _("eaten by the dragon"),
    "potion": _("the potion"),
    "ring": _("the ring"),
    "trap_tile": _("a trap"),
    **names_heroes.FATES,
    **names_catacombs.FATES,
    **names_amulets.FATES,
}
SHOTS = {"missed": _("missed"), "wounded": _("a hit"), "killed": _("a deadly hit")}
SPELLS = names_heroes.SPELLS
AMULETS = names_amulets.AMULETS
CREATURES = names_amulets.CREATURES
