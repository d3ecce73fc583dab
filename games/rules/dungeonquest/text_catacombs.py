"""Questions, options, reasons and tidings of the Catacombs; merged into ``text``."""

from .wording import Asking, Label, Saying, _, counted, ngettext

DECISIONS = {
    "turn.below": Asking(_("{me}, deeper into the dark?"), _("Every card is a stretch of the way."), "below"),
    "turn.bridge": Asking(_("{me} stands at the end of a bridge."), _("Nobody turns round half way."), "bridge"),
    "turn.web": Asking(
        _("Web everywhere. What now?"), _("Once you are held there is only pulling, and pulling again."), "bridge"
    ),
    "bridge": Asking(
        _("A narrow bridge. Will {me} cross?"), _("Treasure adds {burden} to the die. Who stays must go back."),
        "bridge", "burden",
    ),
    "below.heading": Asking(
        _("Down in the Catacombs. Which way?"), _("You keep to it until you find a way up."), "ways-down"
    ),
    "passage.found": Asking(_("A passage leads down. Follow it?"), _("The Catacombs lie below."), "ways-down"),
    "way_up": Asking(_("A way up! Climb?"), _("Cards drawn: {cards}. So far have you come."), "coming-up", "cards"),
    "way_up.entrance": Asking(_("More than one way up. Which?"), "", "coming-up"),
    "surface": Asking(_("{me} puts a head above ground. Stay?"), _("Or back down, and on as before."), "coming-up"),
    "tile.lay": Asking(_("You come up in {kind}. Which way round?"), _("As you like."), "coming-up", "kind card"),
    "chasm.side": Asking(_("On which side of the chasm?"), _("The two are not joined."), "pit"),
    "cave_troll": Asking(
        _("A cave troll holds out a paw. Pay, or fight?"),
        _("What you offer is gone if it is enough. If not, it fights."), "cave-troll",
    ),
    "cave_troll.number": Asking(
        _("You lead a cave troll against {hero}. Which number?"),
        _("It wants a hundred gold a point, and has ten points of life less that number."), "cave-troll", "hero",
    ),
    "friend.under_bridge": Asking(
        _("{me} is across, but Flame Bright lies far below."), _("Whoever is left behind is gone for good."), "sarellia"
    ),
    "ring.teleportation": Asking(
        _("{cause}! Let the ring carry you up?"), _("It works once, and comes out where a way up would."),
        "rings", "cause",
    ),
}  # fmt: skip

OPTIONS = {
    "below": Label(_("Go on below"), _("draw a Catacomb card"), "rest cards"),
    "below:hole": Label(
        _("Reach for the hole again"),
        _("{ability} {target} or less on D{faces}: {chance}"),
        "rest ability target faces",
    ),
    "turn.trapdoor/below": Label(_("Go along below"), _("and leave the hole behind"), "rest cards"),
    "down": Label(_("Go down into the Catacombs"), _("and draw a Catacomb card")),
    "heading": Label(_("Head {way}"), "", "way"),
    "go_on": Label(_("Go on below"), _("without looking")),
    "up": Label(_("Climb up"), _("and see where it leads"), "cards"),
    "entrance": Label(_("Come up at {place}"), "", "n place"),
    "step_out": Label(_("Stay up here"), _("the turn ends, no card is drawn")),
    "back_down": Label(_("Straight back down"), _("the same journey goes on")),
    "surface/leave": Label(_("Leave the castle"), _("safe, with everything you carry")),
    "surface/stop": Label(_("Stop in the tower"), _("you may go in again next turn")),
    "lay": Label(_("Arrow to the {way}"), "", "way"),
    "ledge": Label(_("Where it opens {way} and {way2}"), "", "way way2"),
    "cross": Label(
        _("Cross the bridge"), _("{ability} {target} or less on D{faces}: {chance}"), "ability target faces"
    ),
    "drop": Label(_("Drop treasure"), _("less to carry across")),
    "bridge/stop": Label(_("Stay at this end"), _("and go back next turn")),
    "cave_troll/fight": Label(_("Fight it"), _("rounds of combat, no way to escape")),
    "offer": Label(_("Offer treasure"), _("it wants {price} gold for each point of its number"), "price most"),
    **{f"cave_troll.number/{n}": Label(str(n)) for n in range(10)},
    "follow": Label(_("Climb down to him"), _("unhurt, and on through the Catacombs together")),
    "ring:teleportation": Label(_("Use the Ring of Teleportation"), _("up, as by a way out")),
    "ring.teleportation/use": Label(_("Let it carry you up"), _("uses it up")),
    "ring.teleportation/keep": Label(_("Save the ring"), _("and take what comes")),
}

REASONS = {
    "far_end": _("at the other end of the bridge"),
    "no_way_up": _("no square above will take you"),
    "no_treasure": _("you have no treasure"),
}

FIELDS = {"treasures": _("Your treasure")}

WAYS = {
    "below.down": Saying(_("At {place} {hero} goes down into the dark."), "hero place", "dark"),
    "below.heading": Saying(_("Below, {hero} heads {way}."), "hero way"),
    "below.up": Saying(_("{hero} comes up at {place}."), "hero place", "safe"),
    "below.again": Saying(_("{hero} looks around at {place} and goes back down."), "hero place"),
    "entrance.laid": Saying(_("A way down into the Catacombs stays open at {place}."), "hero place"),
    "passage.left": Saying(_("{hero} leaves the passage alone."), "hero"),
    "way_up.refused": Saying(_("The way up ends under {place}: no room for {hero} there."), "hero place", "dark"),
    "way_up.blocked": Saying(_("Every way up is blocked. {hero} stays below."), "hero", "dark"),
    "hole.out_of_reach": Saying(_("The hole in the roof is too high for {hero}."), "hero", "dark"),
    "tile.unfit": Saying(_("Not {kind}: another tile is drawn."), "hero kind tile"),
    "worm": Saying(
        _("A giant worm swallows {hero} and crawls a long way before it spits."), "hero place heading", "blood"
    ),
}

TILES = {
    "bridge.reached": Saying(_("A bridge, no wider than a foot, lies before {hero}."), "hero burden"),
    "bridge.stays": Saying(_("{hero} does not trust the bridge and stays."), "hero"),
    "bridge.dropped": counted(
        ngettext("{hero} drops {n} piece of treasure.", "{hero} drops {n} pieces of treasure."), "hero n"
    ),
    "bridge.crossed": Saying(_("{hero} crosses the bridge without looking down."), "hero", "safe"),
    "bridge.fell": Saying(_("{hero} slips and falls from the bridge!"), "hero", "blood"),
    "bridge.lost": counted(
        ngettext("{n} piece of treasure is lost in the fall.", "{n} pieces of treasure are lost in the fall."),
        "hero n", "dark",
    ),
    "friend.falls_off": Saying(_("Flame Bright slips and falls from the bridge!"), "hero", "blood"),
    "friend.followed": Saying(_("{hero} climbs down to Flame Bright."), "hero"),
    "web.entered": Saying(_("Threads as thick as ropes stop {hero}."), "hero", "dark"),
    "web.torn": Saying(_("{hero} tears the web apart."), "hero", "safe"),
    "web.held": Saying(_("The web holds {hero} fast."), "hero", "dark"),
}  # fmt: skip

FINDS = {
    "card:catacomb:nothing": Saying(_("{hero} feels a way on: nothing but shadows."), "hero pile card"),
    "treasure:treasure_chest": Saying(
        _("{hero} drags an old chest along. What is in it?"), "hero pile card gold", "gold"
    ),
    "chest.opened": Saying(_("{hero} breaks the old chest open: {gold} gold."), "hero gold", "gold"),
    "troll.offer": counted(
        ngettext(
            "{hero} offers the troll {n} piece of treasure, worth {gold} gold.",
            "{hero} offers the troll {n} pieces of treasure, worth {gold} gold.",
        ),
        "hero n gold", "gold",
    ),
    "troll.number": Saying(_("The troll's number is {target}: it wants {gold} gold."), "hero target gold"),
    "troll.bribed": Saying(_("The troll grunts, takes it all and lets {hero} by."), "hero gold", "safe"),
    "troll.scorns": Saying(_("Not enough! The troll comes for {hero}."), "hero gold wants", "blood"),
    "died:-1": Saying(_("{hero} dies in the Catacombs: {cause}."), "hero cause place", "blood"),
}  # fmt: skip

EVENTS = {**WAYS, **TILES, **FINDS}
