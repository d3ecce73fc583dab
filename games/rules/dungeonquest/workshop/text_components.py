"""What the parts of a card set are called and what each kind does: one sentence, ready to be translated."""

from ..wording import _

COMPONENTS = {
    "card": (_("Cards"), _("The cards of the decks; each kind does one thing to the hero who draws it.")),
    "removal": (
        _("Cards taken out"), _("So many base cards of this key leave the deck when this set is played with."),
    ),
    "tile": (_("Tiles"), _("What heroes find behind openings: a tile a square, as long as they last.")),
    "tile_kind": (_("Rules of tiles"), _("What the rules know of each kind of tile.")),
    "monster_card": (
        _("Monster cards"), _("Each says for every monster what comes of attacking, waiting and running away."),
    ),
    "treasure_chit": (_("Treasure chits"), _("What lies in the dragon's hoard.")),
    "dragon_chit": (_("Dragon chits"), _("Turned up in the Treasure Chamber, until one of them breathes fire.")),
    "hero": (_("Heroes"), _("The sheets the players choose from.")),
    "companion": (_("Companions"), _("Who walks beside a hero.")),
    "amulet": (_("Amulets"), _("Worn unseen by their owner until they show what they do.")),
    "ring": (_("Rings"), _("One for each hero, to be used once.")),
    "weapon": (_("Weapons"), _("The numbers of the weapons that have rules of their own.")),
    "ability": (_("Gifts"), _("The numbers of what heroes can do.")),
    "spell": (_("Spells"), _("The numbers of the wizard's spells.")),
    "table": (_("Tables"), _("What is looked up by a roll or by the two tactics of a fight.")),
    "number": (_("Numbers"), _("Single numbers of the rules.")),
}  # fmt: skip

_WITHIN = _("As it is read within a sentence, with its article: a frozen hall.")
_STAFF = _("For the staff alone: at tables nothing is called by this name.")
_GIFT = _("Read in the hero's panel and on the sheet; the log tells in words of its own what happens.")
NAMING = {
    "card": _(
        "As it is read within a sentence, with its article: a goblin. A monster is called what its own card is called."
    ),
    "removal": _STAFF,
    "tile": _STAFF,
    "tile_kind": _WITHIN,
    "monster_card": _STAFF,
    "treasure_chit": _WITHIN,
    "dragon_chit": _STAFF,
    "hero": "",
    "companion": "",
    "amulet": "",
    "ring": "",
    "weapon": _GIFT,
    "ability": _GIFT,
    "spell": "",
    "table": _STAFF,
    "number": _STAFF,
}
"""What whoever gives a thing a name of its own has to know."""

CARD_KINDS = {
    "empty": (_("Nothing"), _("Nothing happens.")),
    "shuffle": (_("Shuffle"), _("The whole deck is mixed with this card in it, and another card is drawn.")),
    "treasure": (_("Treasure"), _("The hero keeps it; it is worth its gold once carried out of the castle.")),
    "potion": (_("Potion"), _("May be kept, one at a time, and drunk at the start of a turn.")),
    "rope": (_("Rope"), _("Kept; it gets its owner out of a trapdoor pit.")),
    "leads_to": (_("Leads to another deck"), _("A card of another deck is drawn, at once or if the hero wishes.")),
    "hurt": (_("Wound"), _("Costs life points, and perhaps turns; no test can prevent it.")),
    "cave_in": (_("Cave-in"), _("Name a number of the die: if it comes up the hero is buried, if not it only hurts.")),
    "trapdoor": (_("Trapdoor"), _("Agility, or the hero falls, is hurt, and has to climb out again.")),
    "wizards_curse": (_("Wizard's curse"), _("Every corridor that lies on the table turns.")),
    "giant_spider": (_("Giant spider"), _("Fight it by naming numbers, or flee; it holds the hero until it is dead.")),
    "torch_goes_out": (_("Torch goes out"), _("No step more until the torch burns again.")),
    "monster": (_("Monster"), _("One of the five monsters: attack, wait and see, or escape.")),
    "sneak_attack": (_("Sneak attack"), _("The monster strikes first; there is no waiting to see.")),
    "secret_door": (_("Secret door"), _("The hero may move at once to any square beside this one.")),
    "door_opens": (_("Door opens"), _("The way is free.")),
    "door_jammed": (_("Door jammed"), _("The door stays shut and the turn is over.")),
    "skeleton": (_("Skeleton"), _("A die says whether it wakes; if so, it fights like the monster named.")),
    "amulet": (_("Amulet found"), _("An amulet is drawn unseen; the hero keeps it or leaves it.")),
    "passage_down": (_("Passage down"), _("The hero may go down into the Catacombs at once.")),
    "shadow_of_doom": (_("Shadow of Doom"), _("It follows the hero; every turn a die may say that it kills.")),
    "spear_trap": (_("Spear trap"), _("One of several plates is safe: it has to be among those named.")),
    "vampire": (_("Vampire"), _("The better of agility and armour, or it bites now and drains life every turn.")),
    "snotlings": (_("Snotlings"), _("A horde: some come, some fall every round, and more arrive.")),
    "surprise": (_("Surprise"), _("A ghoul leaps at the hero; every round strength says who is hurt.")),
    "amulet_half": (_("Half of an amulet"), _("Kept; both halves together make an amulet of the finder's choice.")),
    "exit": (_("Way up"), _("A way up out of the Catacombs.")),
    "hole_in_roof": (_("Hole in the roof"), _("A way up for those whose agility reaches it.")),
    "cave_troll": (_("Cave troll"), _("Bribe it or fight it; its number is a secret.")),
    "giant_worm": (_("Giant worm"), _("It carries the hero off to somewhere else.")),
    "treasure_chest": (_("Treasure chest"), _("Treasure; a die says outside the castle what is in it.")),
}  # fmt: skip

TILE_KINDS = {
    "room": (_("Room"), _("A Room card is drawn.")),
    "corridor": (_("Corridor"), _("No card; the hero walks on at once.")),
    "portcullis": (_("Portcullis"), _("A Room card; the gate falls behind the hero.")),
    "trap": (_("Trap room"), _("A Trap card is drawn, every time.")),
    "rotating_room": (_("Turning room"), _("Turns half round when it is found, with its only opening.")),
    "chamber_of_darkness": (_("Chamber of darkness"), _("A die decides by which opening the hero leaves.")),
    "cave_in": (_("Cave-in room"), _("A Room card; to go on, the hero has to climb over the rubble.")),
    "bottomless_pit": (_("Bottomless pit"), _("Agility, or the hero falls for ever.")),
    "chasm": (_("Chasm"), _("A Room card; only the openings on the hero's side of the chasm can be used.")),
    "bridge": (_("Bridge"), _("To be crossed by agility; treasure weighs.")),
    "web": (_("Web"), _("Force a way through by strength, or go back.")),
    "passage": (_("Room with a passage"), _("A Room card; from here one may go down into the Catacombs.")),
}

CHIT_KINDS = {
    "": (_("Gold"), _("Worth its gold once carried out of the castle.")),
    "locked_chest": (_("Locked chest"), _("To be broken open outside the castle: it holds gold, or it explodes.")),
    "stone": (_("Stone of a pair"), _("Worth more together with its pair.")),
    "spell_book": (_("Spell book"), _("To be read in the Treasure Chamber, at the reader's risk.")),
}

RULES = {
    "monster_card": (_("Monster card"), _("What it says for every monster and stance.")),
    "hero": (_("Hero sheet"), _("Who somebody may be, and how strong, quick, safe, lucky and tough they are.")),
    "companion": (_("Companion"), _("Fights and suffers beside the hero.")),
    "amulet": (_("Amulet"), _("When it shows itself, and what it does from then on.")),
    "ring": (_("Ring"), _("The rules know what each ring does.")),
    "removal": (_("Taken out"), _("How many cards of this key leave the base deck.")),
    "dragon_chit": (_("Dragon chit"), _("How many chits show the dragon asleep, and how many show it breathing fire.")),
    "matrix": (_("Tactics in a fight"), _("Who loses how much by the two tactics chosen.")),
    "solo_table": (_("Fights of a lone player"), _("Who loses how much by a roll of a D12.")),
    "potion": (_("Potion"), _("What a draught does by a roll of a D12.")),
    "longbow": (_("Longbow"), _("What an arrow does by a roll of a D6.")),
    "exit_diagram": (_("Where one comes up"), _("How far to the side of the arrow, by the squares ahead and a roll.")),
    "teleport_table": (_("Teleportation"), _("Where the magic carries a hero, by a roll.")),
    "spell_book_table": (_("Spell book"), _("What reading it does, by a roll.")),
    "rounds": (_("Rounds of daylight"), _("After so many rounds night falls.")),
    "unarmed_combat": (_("Bare hands"), _("A die each: the lower roll is hurt.")),
    "cave_troll": (_("Cave troll"), _("Its secret number says what bribe it takes and how tough it is.")),
    "entrance_tiles": (_("Entrance tiles"), _("So many passages can be marked.")),
    "shuriken": (_("Shuriken"), _("Thrown like arrows, by a table of their own.")),
    "sling": (_("Sling"), _("One stone in every fight.")),
    "blowpipe": (_("Blowpipe"), _("One dart in a whole game.")),
    "daggers": (_("Daggers"), _("Thrown or held, and gathered again with luck.")),
    "helm_of_terror": (_("Helm of terror"), _("Frightens monsters away, or makes them angry.")),
    "meditate": (_("Meditation"), _("A quiet turn that heals.")),
    "hide_in_shadows": (_("Hiding in the shadows"), _("How many numbers each monster may guess.")),
    "keen_senses": (_("Keen senses"), _("An even roll, and a sneak attack is sensed in time.")),
    "double_search": (_("A thief's eye"), _("Several Search cards at once.")),
    "run": (_("Running"), _("Two squares in a turn, past most things.")),
    "danger_sense": (_("Sense of danger"), _("A warning before a tile is entered; not always right.")),
    "sun_globe": (_("Globe of the sun"), _("Darkness does nothing to its owner.")),
    "healing_salve": (_("Healing salve"), _("Heals the hero, or the companion.")),
    "berserk": (_("Berserk rage"), _("Stronger, tougher, and not to be stopped.")),
    "dark_force": (_("Dark Force"), _("Heals the wizard.")),
    "eyes_of_doom": (_("Eyes of Doom"), _("A stare that kills.")),
    "fireball": (_("Fireball"), _("Destroys what it hits.")),
    "invisibility": (_("Invisibility"), _("What does not see the wizard does not harm him.")),
    "stasis": (_("Stasis"), _("More than one turn at a time.")),
    "doorway": (_("Doorway"), _("A door where there was none.")),
}

WORDS_OF = {"card": CARD_KINDS, "tile": TILE_KINDS, "tile_kind": TILE_KINDS, "treasure_chit": CHIT_KINDS}


def words_of(component: str, kind: str) -> tuple[str, str]:
    """(label, help) of a kind; a kind without a name is called after its component."""
    return WORDS_OF.get(component, RULES).get(kind) or RULES[kind or component]
