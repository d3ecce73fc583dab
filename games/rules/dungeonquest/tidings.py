"""What happens, as sentences: every event key of the rules."""

from . import text_amulets, text_catacombs, text_dangers, text_heroes, text_wonders
from .wording import Saying, _, counted, ngettext

SETUP = {
    "first_player": Saying(_("{hero} goes first."), "hero"),
    "hero.taken": Saying(_("{hero} steps up to the castle."), "hero herokey"),
    "ring.taken": Saying(_("{hero} puts on the {ring}."), "hero ring"),
    "tower.taken": Saying(_("{hero} enters by the tower at {place}."), "hero tower place"),
    "sun": Saying(_("The sun moves on: round {round} of {rounds}."), "round rounds", "sun"),
    "turn": Saying(_("{hero} lifts the torch."), "hero round", "turn"),
    "turn.missed": Saying(_("{hero} misses this turn."), "hero left", "dark"),
    "turn.waited": Saying(_("{hero} waits and listens."), "hero"),
    "nightfall": Saying(_("Night falls. The gates shut for good."), "", "blood"),
    "game.over": Saying(_("The adventure is over. Victory: {winners}."), "winners golds", "gold"),
    "game.over:()": Saying(_("The adventure is over. The castle wins."), "", "blood"),
}

MOVES = {
    "moved": Saying(_("{hero} goes {way}, to {place}."), "hero way place"),
    "tile": Saying(_("{hero} holds the torch into the dark at {place}: {kind}."), "hero place tile kind side"),
    "tile.turned_up": Saying(_("{hero} turns up the tile that lay at {place}."), "hero place"),
    "rotated": Saying(_("The floor grinds round under {hero}. The way back is gone."), "hero place", "dark"),
    "escaped": Saying(_("{hero} slips back the way he came."), "hero"),
    "corridor.stuck": Saying(_("The corridor leads {hero} nowhere for now."), "hero", "dark"),
    "pit.crossed": Saying(_("{hero} edges past the pit along a ledge."), "hero", "safe"),
    "tower.reached": Saying(_("{hero} stands in a tower. Fresh air!"), "hero place", "safe"),
    "cave_in.through": Saying(_("{hero} squeezes through the rubble."), "hero", "safe"),
    "cave_in.stuck": Saying(_("The rubble holds {hero} back."), "hero", "dark"),
    "darkness.way": Saying(_("{hero} gropes along the wall and comes out {way}."), "hero way"),
    "darkness.blocked": Saying(_("{hero} gropes in the dark and finds no way out."), "hero", "dark"),
    "corridors.turned": Saying(_("Stone groans: every corridor in the castle turns."), "hero quarters", "dark"),
    "door.opens": Saying(_("The door swings open for {hero}."), "hero", "safe"),
    "door.jammed": Saying(_("The door is jammed. {hero} stays where he is."), "hero", "dark"),
    "gate.shut": Saying(_("The portcullis does not budge for {hero}."), "hero", "dark"),
    "gate.passed": Saying(_("{hero} lifts the portcullis and ducks under it."), "hero", "safe"),
}

LIFE = {
    "roll": Saying(_("{hero} rolls {die}."), "hero purpose faces die"),
    "named": Saying(_("{hero} names {numbers}."), "hero what numbers"),
    "test:True": Saying(_("{ability} {target}: {hero} makes it."), "hero purpose ability target passed", "safe"),
    "test:False": Saying(_("{ability} {target}: {hero} falls short."), "hero purpose ability target passed", "dark"),
    "hurt": counted(
        ngettext("{hero} loses {n} point of life: {cause}.", "{hero} loses {n} points of life: {cause}."),
        "hero n cause life", "blood",
    ),
    "unhurt": Saying(_("{hero} comes away unhurt: {cause}."), "hero cause", "safe"),
    "healed": counted(
        ngettext("{hero} gets {n} point of life back: {cause}.", "{hero} gets {n} points of life back: {cause}."),
        "hero n cause life", "safe",
    ),
    "died": Saying(_("{hero} dies at {place}: {cause}."), "hero cause place", "blood"),
    "lost": Saying(_("{hero} is never seen again: {cause}."), "hero cause place", "blood"),
    "left": Saying(_("{hero} walks out of the castle with {gold} gold."), "hero place gold", "gold"),
    "must_miss": counted(
        ngettext("{hero} must sit out {n} turn: {cause}.", "{hero} must sit out {n} turns: {cause}."),
        "hero n cause", "dark",
    ),
}  # fmt: skip

FINDS = {
    "card": Saying(_("{hero} turns a card: {card}."), "hero pile card"),
    "card:empty": Saying(_("{hero} looks around: nothing here."), "hero pile card"),
    "card:nothing": Saying(_("{hero} goes through a dead man's pockets: empty."), "hero pile card"),
    "shuffle": Saying(_("The {pile} are shuffled."), "hero pile"),
    "pile.empty": Saying(_("No {pile} are left: nothing happens to {hero}."), "hero pile"),
    "searches": Saying(_("{hero} taps the walls and lifts the flagstones."), "hero times"),
    "treasure": Saying(_("{hero} pockets {card}, worth {gold} gold."), "hero pile card gold", "gold"),
    "passed_by": Saying(_("{hero} would rather not look."), "hero pile"),
    "potion.kept": Saying(_("{hero} corks the potion and keeps it."), "hero", "safe"),
    "potion.left": Saying(_("{hero} has a potion already and leaves this one."), "hero"),
    "potion.drunk": Saying(_("{hero} drinks the potion. Here goes."), "hero"),
    "potion.nothing": Saying(_("It tastes of rain. {hero} feels nothing."), "hero"),
    "rope.kept": Saying(_("{hero} coils the rope over a shoulder."), "hero", "safe"),
    "rope.climbed": Saying(_("{hero} climbs out of the hole by the rope."), "hero", "safe"),
    "ring.used": Saying(_("{hero} turns the {ring}. Its light is spent."), "hero ring", "gold"),
    "trap.avoided": Saying(_("The ring grows warm; {hero} steps around {cause}."), "hero cause", "safe"),
    "trapdoor.avoided": Saying(_("{hero} leaps back from the edge of a trapdoor."), "hero", "safe"),
    "trapdoor.fell": Saying(_("The floor opens and {hero} drops into a hole."), "hero", "blood"),
    "climb.out": Saying(_("{hero} climbs out of the hole."), "hero", "safe"),
    "climb.failed": Saying(_("{hero} slides back down into the hole."), "hero", "dark"),
    "torch.out": Saying(_("The torch goes out. {hero} stands in the dark."), "hero", "dark"),
    "torch.lit": Saying(_("A spark catches: {hero} has light again."), "hero", "safe"),
    "torch.dark": Saying(_("Damp flint. {hero} stays in the dark."), "hero", "dark"),
}

FIGHTS = {
    "monster.met": Saying(_("{hero} meets {a_monster}."), "hero a_monster sneak", "blood"),
    "sneak_attack": Saying(_("A blow from behind! {hero} is ambushed by {a_monster}."), "hero a_monster", "blood"),
    "stance": Saying(_("{hero} chooses: {stance}."), "hero stance monster"),
    "monster.card": counted(
        ngettext(
            "Between you and the monster: {monster} has {n} point of life.",
            "Between you and the monster: {monster} has {n} points of life.",
        ),
        "hero monster stance result n", "secret",
    ),
    "monster.card:flee": Saying(_("Between you and the monster: {monster} wants no fight."), "hero monster", "secret"),
    "monster.card:slash_escape": Saying(_("Between you and the monster: {monster} lets go."), "hero monster", "secret"),
    "monster.card:escape": Saying(_("Between you and the monster: {monster} lets go."), "hero monster", "secret"),
    "monster.result:flee": Saying(_("{monster} turns tail."), "hero monster", "safe"),
    "monster.result:combat": Saying(_("{monster} fights!"), "hero monster", "blood"),
    "monster.result:escape": Saying(_("{monster} is too slow: {hero} gets away."), "hero monster", "safe"),
    "monster.result:slash_escape": Saying(
        _("{monster} strikes at {hero} and lets go ({dice})."), "hero monster stance result dice", "blood"
    ),
    "monster.result:slash_combat": Saying(
        _("{monster} strikes at {hero} ({dice}) and fights on."), "hero monster stance result dice", "blood"
    ),
    "exchange": Saying(
        _("{tactic} against {tactic2}: {hero} −{loss}, {monster} −{loss2}."),
        "hero monster tactic tactic2 loss loss2", "clash",
    ),
    "exchange:": Saying(
        _("Steel rings: {hero} −{loss}, {monster} −{loss2}."), "hero monster tactic tactic2 loss loss2", "clash"
    ),
    "monster.dead": Saying(_("{monster} falls. It had {life} points of life."), "hero monster life", "safe"),
    "monster.stands": Saying(_("{monster} has lost {wounds} and still stands."), "hero monster wounds"),
    "monster.dazzled": Saying(_("Blinded by the ring, {monster} stumbles away."), "hero monster", "safe"),
    "monster.shot": Saying(_("An arrow in the throat: {monster} is dead."), "hero monster", "safe"),
    "monster.wounded": Saying(_("{monster} is hit; {wounds} lost so far."), "hero monster wounds"),
    "arrow": Saying(_("{hero} looses an arrow: {shot}."), "hero monster shot"),
    "skeleton.lies": Saying(_("The skeleton lies still."), "hero", "safe"),
    "skeleton.wakes": Saying(_("The skeleton in the crypt sits up!"), "hero", "blood"),
    "spider.met": Saying(_("A giant spider drops from the ceiling onto {hero}."), "hero", "blood"),
    "spider.fled": Saying(_("{hero} runs from the spider."), "hero"),
    "spider.caught": Saying(_("The spider is faster: {hero} must fight."), "hero", "dark"),
    "spider.arrow_missed": Saying(_("The arrow sticks in the web."), "hero"),
    "spider.dead": Saying(_("The spider curls up and dies at the feet of {hero}."), "hero", "safe"),
    "dragon.sleeps": Saying(_("The dragon sighs and sleeps on. Watchful looks so far: {n}."), "hero n", "gold"),
    "dragon.wakes": Saying(_("The dragon wakes!"), "hero", "blood"),
    "dragon.burns": Saying(_("Fire rolls over {hero}. Treasures dropped: {pieces}."), "hero pieces", "blood"),
    "dragon.settles": Saying(_("The chamber is empty; the dragon curls up again."), "", "gold"),
    "chamber.stays": Saying(_("{hero} reaches for more gold."), "hero", "gold"),
}  # fmt: skip

EVENTS = {**SETUP, **MOVES, **LIFE, **FINDS, **FIGHTS, **text_heroes.EVENTS, **text_catacombs.EVENTS}
EVENTS |= {**text_amulets.EVENTS, **text_dangers.EVENTS, **text_wonders.EVENTS}
