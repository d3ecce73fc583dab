"""What the old porter says at each step."""

from django.utils.translation import gettext_noop as _

SAYINGS = {
    "welcome": _(
        "Good morning. You are Ulv, the blue piece in this tower. There is a dragon's gold in the middle and 26 "
        "rounds of daylight. Squares that glow can be entered: press the one to the east, or its button."
    ),
    "pit": _(
        "A room, and a bracelet in it: gold you keep. Volrik went in by the other corner and found a pit without "
        "a bottom. That happens. From now on his player leads the monsters against you. Go on east."
    ),
    "goblin": _(
        "A goblin! First you say how you meet it. Attack: it may run, or fight. The player to your right looks at "
        "a card and knows how much life it has; you do not."
    ),
    "fight": _(
        "Both choose a blow in secret and show them together. A Mighty Blow crushes a Slash, a Slash catches a "
        "Leap Aside, a Leap Aside dodges a Mighty Blow. Between us: this goblin likes to Slash."
    ),
    "search": _(
        "It has fallen. One thing a turn: go on, wait, or search the room for what it hides. Rooms can be "
        "searched twice."
    ),
    "chamber": _(
        "Thirteen rounds later, some of them painful. East of you is the Treasure Chamber. Everyone who enters "
        "takes two pieces, and then we see whether the dragon sleeps."
    ),
    "greed": _(
        "It sleeps. One of its eight chits says it wakes, and those that say it sleeps stay out: every handful is "
        "riskier than the last. Once more? You are young."
    ),
    "enough": _(
        "Asleep still. If it had woken: all treasure gone, up to twelve life lost, and a run in the dark. Go, the "
        "way you came."
    ),
    "evening": _(
        "Nearly evening: two rounds left, and after the last the gates shut on everybody inside. Gold counts only "
        "if you carry it out. The tower is near: go west."
    ),
    "corridor": _("A corridor: nobody stops in one. You go on at once, in the same turn, through as many as follow."),
    "last": _("The last round of daylight, and the tower next door. Any of the four will do. In with you!"),
    "tower": _("Fresh air. Leave, and everything you carry is yours for good."),
    "done": _(
        "You are out, and rich. That was all of it: go, fight, search, grab, and be out before night. In a real "
        "game nobody tells you what comes. This gold was for practice only; what you win from now on is counted."
    ),
    "died": _("Well. That is how most of them end. Nobody keeps count of it here: try again."),
}

BARRED = _("not in this lesson")
