"""What each achievement of this game is called, and what one has done for it."""

from .wording import _

ACHIEVEMENTS = {
    "first_gold": (_("First gold"), _("Carry gold out of the castle.")),
    "heavy_sack": (_("A heavy sack"), _("Carry out 3,000 gold in one game.")),
    "kings_ransom": (_("A king's ransom"), _("Carry out 8,000 gold in one game.")),
    "empty_handed": (_("Life is treasure too"), _("Get out alive with nothing at all.")),
    "dragons_guest": (_("The dragon's guest"), _("Stand in the Treasure Chamber and get out alive.")),
    "one_more_handful": (_("One more handful"), _("Stay for more gold twice, and get out alive.")),
    "woke_it_and_lived": (_("Let sleeping dragons lie"), _("Wake the dragon and live.")),
    "singed": (_("Singed"), _("Be burnt by the dragon and get out alive.")),
    "monster_slayer": (_("Slayer of monsters"), _("Kill three monsters in one game.")),
    "champion_slayer": (_("Champion's bane"), _("Kill a Champion of Chaos.")),
    "boot_on_spider": (_("Eight legs fewer"), _("Kill a giant spider.")),
    "cartographer": (_("Map-maker"), _("Discover fifteen rooms in one game and bring the map home.")),
    "last_light": (_("The last light"), _("Get out when the sun has all but set.")),
    "in_and_out": (_("In and out"), _("Get out with gold within eight rounds.")),
    "out_of_the_dark": (_("Out of the dark"), _("Lose your light and find the way out all the same.")),
    "lucky_feet": (_("Sure-footed"), _("Edge past two pits and get out alive.")),
    "bottoms_up": (_("Bottoms up"), _("Drink an unknown potion and live to tell.")),
    "bad_vintage": (_("A bad vintage"), _("Die of a potion.")),
    "swallowed": (_("In one bite"), _("Be eaten by the dragon.")),
    "locked_in": (_("After closing time"), _("Be still inside when night falls.")),
    "alone": (_("Alone against the castle"), _("Win a game with nobody else in it.")),
    "richest_of_four": (_("The richest of four"), _("Win a game of four with gold in your hands.")),
    "hard_to_kill": (_("Hard to kill"), _("Get out alive three times running.")),
    "treasury": (_("A treasury of one's own"), _("Carry out 25,000 gold in all your games.")),
}
