"""Questions, options and tidings of the Catacombs' creatures, traps and treasure chits; merged into ``text``."""

from .wording import Asking, Label, Saying, _, counted, ngettext

DECISIONS = {
    "spear_trap": Asking(
        _("Stone plates everywhere. Which do you trust?"),
        _("Name {guesses} of {plates}. If the safe one is not among them, the spears are."),
        "spear-trap", "guesses plates",
    ),
    "spear_trap.hide": Asking(
        _("{hero} stands before a spear trap. Which plate is safe?"), _("Only you know until it is too late."),
        "spear-trap", "hero plates",
    ),
    "creature": Asking(_("{creature}! What now?"), "", "creatures", "creature n rounds"),
    "chest": Asking(
        _("Out, and a locked chest under the arm. Open it?"), _("They are trapped."), "strange-treasure", "n"
    ),
    "spell_book": Asking(_("The spell book lies open. Read?"), _("Once a turn, at your own risk."), "strange-treasure"),
    "chamber.four": Asking(
        _("The book guides your hand. Which do you keep?"), _("{n} of {most}; the rest goes back."),
        "strange-treasure", "n most",
    ),
}  # fmt: skip

OPTIONS = {
    "step": Label(_("Step on these"), _("{n} of {most} plates: {chance}; the others kill"), "n most"),
    **{f"spear_trap.hide/{n}": Label(str(n)) for n in range(1, 7)},
    "creature/strike": Label(_("Fight on")),
    "open": Label(
        _("Open {card}"),
        _("{target} or more on D{faces}, times {gold} gold; below that it explodes"),
        "card target faces gold",
    ),
    "leave_shut": Label(_("Leave it shut"), _("worth nothing, but it cannot explode")),
    "read": Label(_("Read the spell book"), _("may heal, burn or carry you off; costs no turn")),
    "spell_book/shut": Label(_("Shut it")),
    "take": Label(_("Take these"), _("{n} of {most}"), "n most"),
}

FIELDS = {"plates": _("Plates"), "chits": _("Treasure")}

CREATURES = {
    "snotlings.come": Saying(_("Flagstones lift: {n} snotlings swarm over {hero}."), "hero n", "blood"),
    "snotlings.fall": Saying(_("{hero} swings at them: {pieces} hit. Still there: {n}."), "hero pieces n", "clash"),
    "snotlings.arrive": Saying(_("{n} more climb up; now there are {most}."), "hero n most", "dark"),
    "ghoul.leaps": Saying(_("Surprise! A ghoul with {life} life leaps at {hero}."), "hero life", "blood"),
    "ghoul.hit": Saying(_("{hero} hits the ghoul; {life} life left."), "hero loss life", "clash"),
    "creature.gone": Saying(_("The way is clear: {creature} gone."), "hero creature", "safe"),
    "shadow.follows": Saying(_("A shadow falls in step behind {hero}."), "hero", "dark"),
    "shadow.waits": Saying(_("The shadow is one step behind {hero}."), "hero", "dark"),
    "shadow.gone": Saying(_("{hero} looks round: the shadow is gone."), "hero", "safe"),
    "vampire.bites": Saying(_("Teeth in the neck of {hero}. The wound will not close."), "hero first", "blood"),
    "vampire.bites:False": Saying(_("The vampire drinks from {hero} once more."), "hero first", "blood"),
    "spear_trap.hidden": Saying(_("One plate before {hero} is safe."), "hero", "dark"),
    "spear_trap.plate:True": Saying(_("Plate {die} it was. {hero} stands on it."), "hero die safe", "safe"),
    "spear_trap.plate:False": Saying(_("Plate {die} it was. The spears fly at {hero}."), "hero die safe", "blood"),
}

CHITS = {
    "treasure:spell_book": Saying(_("{hero} digs a spell book out of the gold."), "hero pile card gold", "gold"),
    "locked_chest.opened": Saying(_("{card} springs open: {gold} gold for {hero}."), "hero card gold", "gold"),
    "locked_chest.explodes": Saying(_("{card} blows up in the hands of {hero}."), "hero card", "blood"),
    "locked_chest.destroys": Saying(_("The blast takes {card} with it."), "hero pile card", "dark"),
    "spell_book.read": Saying(_("{hero} reads aloud from the spell book."), "hero"),
    "spell_book.spell": Saying(_("Nothing happens."), "hero spell"),
    "spell_book.spell:alarm_reader_dies_dragon_wakes": Saying(
        _("An alarm! The dragon looks straight at {hero}."), "hero spell", "blood"
    ),
    "spell_book.spell:lose_D6": Saying(_("The letters burn {hero}."), "hero spell", "blood"),
    "spell_book.spell:draw_four_keep_two_for_rest_of_stay": Saying(
        _("Gold glitters more brightly: {hero} may choose from now on."), "hero spell", "gold"
    ),
    "spell_book.spell:heal_full": Saying(_("Warmth: every wound of {hero} closes."), "hero spell", "safe"),
    "spell_book.spell:teleported_out_with_two_random_chits": Saying(
        _("A whirl, and daylight: {hero} is out."), "hero spell", "safe"
    ),
    "spell_book.carried_off": counted(
        ngettext("{hero} still clutches {n} treasure.", "{hero} still clutches {n} treasures."), "hero n", "gold"
    ),
    "spell_book.stays": Saying(_("The spell book slips from {hero} and stays with the dragon."), "hero"),
}  # fmt: skip

EVENTS = {**CREATURES, **CHITS}
