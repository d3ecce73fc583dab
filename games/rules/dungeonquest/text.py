"""What is asked and what may be answered, in English and ready to be translated: every key of the rules."""

from . import text_amulets, text_catacombs, text_dangers, text_heroes, text_wonders
from .names import HERO_HINTS, HEROES, RINGS, STANCES, TACTICS
from .tidings import EVENTS
from .wording import Asking, Label, _

__all__ = ["DECISIONS", "EVENTS", "FIELDS", "OPTIONS", "REASONS", "VALUES"]

DECISIONS = {
    "hero.choose": Asking(_("Who will you be?"), _("Everyone enters the castle alone."), "heroes"),
    "ring.choose": Asking(_("Which ring will you wear?"), _("Its power works once, then it is only a ring."), "rings"),
    "tower.start": Asking(_("Where will {me} enter?"), _("Each tower leads in by two ways."), "towers"),
    "turn": Asking(_("{me}, where to?"), "", "turn"),
    "turn.tower": Asking(_("{me}, where to?"), _("The tower is behind you, the castle before you."), "towers"),
    "turn.chamber": Asking(
        _("{me}, one more handful?"), _("The dragon stirs a little more each time."), "treasure-chamber"
    ),
    "turn.darkness": Asking(
        _("{me} cannot see a hand before the eyes."), _("A die decides by which opening you come out."), "darkness"
    ),
    "turn.cave_in": Asking(
        _("Rubble bars the way. What now?"), _("Go back, or try to force a way through."), "cave-in"
    ),
    "turn.trapdoor": Asking(_("{me} sits in a hole."), _("Nobody hears you shouting."), "trapdoor"),
    "turn.torch": Asking(_("{me} has no light."), _("Name three numbers; hit one and the torch burns."), "torch"),
    "turn.spider": Asking(_("The spider has {me} by the boot."), _("No fleeing any more."), "spider"),
    "corridor": Asking(_("The corridor goes on. Which way?"), _("Nobody stops in a corridor."), "corridor"),
    "tower": Asking(
        _("A tower! Out of the castle?"), _("Whoever leaves is safe with everything they carry."), "towers"
    ),
    "lock": Asking(_("Barred. How will you get through?"), _("The way leads {way}."), "doors", "way"),
    "secret_door": Asking(
        _("A secret door! Where to?"), _("Walls do not matter, and it shuts behind you."), "searching"
    ),
    "stance": Asking(_("You face {a_monster}. What will you do?"), "", "monsters", "a_monster"),
    "stance:True": Asking(
        _("{a_monster} has struck from behind. What now?"), _("There was no time to hide."), "monsters", "a_monster"
    ),
    "tactic": Asking(
        _("Fight {monster}! How do you strike?"), _("Both choose in secret and show together."), "combat",
        "monster wounds rounds",
    ),
    "tactic.monster": Asking(
        _("You lead {monster} against {me}. How does it strike?"), _("Both choose in secret and show together."),
        "combat", "monster wounds rounds",
    ),
    "arrow": Asking(_("An arrow for {monster}?"), _("Arrows left: {arrows}."), "longbow", "monster arrows"),
    "spider": Asking(_("A giant spider! What will you do?"), _("You can run only now."), "spider"),
    "spider.fight": Asking(_("It has caught you. Fight!"), _("Hit one of your numbers and it dies."), "spider"),
    "spider.shoot_on": Asking(_("It still comes. Another arrow?"), _("It dies on 5 or 6."), "spider"),
    "cave_in.number": Asking(
        _("The ceiling comes down! Name a number."), _("Should that number come up, you are buried."), "cave-in-card"
    ),
    "potion.found": Asking(_("A potion. Will you take it?"), _("Nobody knows what is in it."), "potion"),
    "crypt.found": Asking(_("A crypt. Push the lid aside?"), _("Gold, bones, or something worse."), "crypts"),
    "corpse.found": Asking(_("A dead adventurer. Search the body?"), _("He needs it no longer."), "crypts"),
    "ring.warning": Asking(
        _("Your ring burns: {cause}!"), _("It can keep you out of this one trap."), "rings", "cause"
    ),
    "dragon.flee": Asking(
        _("Fire! Which way do you run?"), _("Your treasure is gone. Save your skin."), "treasure-chamber"
    ),
    **text_heroes.DECISIONS,
    **text_wonders.DECISIONS,
    **text_catacombs.DECISIONS,
    **text_amulets.DECISIONS,
    **text_dangers.DECISIONS,
}  # fmt: skip

OPTIONS = {
    "move": Label(_("Go {way}"), "", "way"),
    "move:upper_east": Label(_("Go east, from the upper half")),
    "move:lower_east": Label(_("Go east, from the lower half")),
    "move:upper_west": Label(_("Go west, from the upper half")),
    "move:lower_west": Label(_("Go west, from the lower half")),
    "search": Label(_("Search this room"), _("searched {done} of {most} times"), "done most"),
    "miss": Label(_("Wait here"), _("let the turn go by")),
    "leave": Label(_("Leave the castle"), _("safe, with everything you carry")),
    "stop": Label(_("Stop in the tower"), _("you may go in again next turn")),
    "stay": Label(_("Take more treasure"), _("two more pieces, then the dragon looks")),
    "grope": Label(_("Feel for a way out"), _("D6, the way rolled must be taken")),
    "force": Label(
        _("Force a way through"), _("{ability} {target} or less on D{faces}: {chance}"), "ability target faces"
    ),
    "climb": Label(_("Climb out"), _("{ability} {target} or less on D{faces}: {chance}"), "ability target faces"),
    "relight": Label(_("Strike a light"), _("{n} numbers of a D6: {chance}"), "n faces"),
    "fight": Label(_("Fight the spider"), _("{n} numbers of a D6: {chance}; a miss costs one life"), "n faces"),
    "shoot": Label(_("Loose an arrow")),
    "spider/shoot": Label(_("Shoot at it"), _("up to four arrows, each kills on 5 or 6"), "arrows"),
    "turn.spider/shoot": Label(_("Shoot at it"), _("up to four arrows, each kills on 5 or 6"), "arrows"),
    "spider.fight/shoot": Label(_("Shoot at it"), _("up to four arrows, each kills on 5 or 6"), "arrows"),
    "spider.shoot_on/stop": Label(_("Enough arrows"), _("it bites: one life")),
    "hold": Label(_("Keep your arrows")),
    "flee": Label(_("Run for it"), _("D6: 3 or more gets you away, two times in three")),
    "drink": Label(_("Drink the potion"), _("D12: 1 to 4 heals, 10 and 11 harm, 12 kills")),
    "decline": Label(_("Leave it shut")),
    "keep": Label(_("Keep it")),
    "discard": Label(_("Leave it there")),
    "look": Label(_("Look inside")),
    "pass": Label(_("Walk on")),
    "corpse.found/look": Label(_("Search the body")),
    "ring.warning/use": Label(_("Heed the ring"), _("uses it up")),
    "ring.warning/keep": Label(_("Save the ring"), _("and take what comes")),
    "ring:dazzling": Label(_("Use the Ring of Dazzling"), _("the monster is gone, the turn too")),
    "ring:healing": Label(_("Use the Ring of Healing"), _("up to five life, instead of the turn")),
    "ring:opening:door": Label(_("Open the door with your ring"), _("no card is drawn")),
    "ring:opening:gate": Label(_("Lift the portcullis with your ring"), _("no die is rolled")),
    "lock:try": Label(_("Try it without help")),
    **{stance: Label(*words) for stance, words in STANCES.items()},
    **{tactic: Label(*words) for tactic, words in TACTICS.items()},
    **{f"hero.choose/{hero}": Label(HEROES[hero][0], HERO_HINTS[hero]) for hero in HEROES},
    **{f"ring.choose/{ring}": Label(*words) for ring, words in RINGS.items()},
    "nw": Label(_("The north-west tower")),
    "ne": Label(_("The north-east tower")),
    "sw": Label(_("The south-west tower")),
    "se": Label(_("The south-east tower")),
    **{f"cave_in.number/{n}": Label(n) for n in "123456"},
    **text_heroes.OPTIONS,
    **text_wonders.OPTIONS,
    **text_catacombs.OPTIONS,
    **text_amulets.OPTIONS,
    **text_dangers.OPTIONS,
}

REASONS = {
    "wall": _("solid wall"),
    "wall_beyond": _("the next room has a wall there"),
    "occupied": _("somebody stands there"),
    "rock": _("solid rock, no tiles are left"),
    "chasm": _("on the other side of the chasm"),
    "circling": _("you came through there this turn"),
    "no_search": _("there is nothing to search here"),
    "searched_twice": _("you have searched here twice"),
    "pit": _("not on the edge of a pit"),
    "must_move": _("two searches, now you must move on"),
    "gate_behind": _("the portcullis is down behind you"),
    "no_way_back": _("there is no way back"),
    **text_heroes.REASONS,
    **text_wonders.REASONS,
    **text_catacombs.REASONS,
    **text_amulets.REASONS,
}

FIELDS = {"numbers": _("Your numbers"), **text_heroes.FIELDS, **text_catacombs.FIELDS, **text_dangers.FIELDS}
VALUES = {tactic: words[0] for tactic, words in TACTICS.items()}
