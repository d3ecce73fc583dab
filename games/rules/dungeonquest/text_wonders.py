"""Questions, options, reasons and tidings of Fhyll's rage, Azoth's spells, Sarellia and Flame Bright; see ``text``."""

from .wording import Asking, Label, Saying, _, counted, ngettext

DECISIONS = {
    "berserk.roll": Asking(
        _("The blood is up. Does {me} let go?"), _("A die decides either way; once a turn."), "berserk"
    ),
    "berserk.steer": Asking(
        _("{hero} sees red. Which way do you send him?"), _("Only ways he can really go."), "berserk", "hero"
    ),
    "sense": Asking(_("What lies {way}? In, or not?"), _("There was no warning."), "danger-sense", "way warned"),
    "sense:True": Asking(
        _("Danger {way}! In all the same?"), _("One time in ten the warning is wrong."), "danger-sense", "way warned"
    ),
    "sense:False": Asking(
        _("All seems quiet {way}. In?"), _("One time in ten that is wrong."), "danger-sense", "way warned"
    ),
    "sense.elsewhere": Asking(
        _("Not there, then. Where else?"), _("Refuse again and the turn is over."), "danger-sense"
    ),
    "cave_in.friend": Asking(
        _("And for Flame Bright? Name a number."), _("Should that number come up, he is buried."), "cave-in-card"
    ),
    "friend.below": Asking(
        _("Flame Bright slides back into the hole. Wait for him?"), _("Who is left behind is gone for good."),
        "sarellia",
    ),
    "turn.friend": Asking(_("Flame Bright is down a hole."), _("He tries to climb out while you wait."), "sarellia"),
    "eyes.failed": Asking(
        _("{monster} stares back and comes on."), _("There is still time for fire or thin air."), "spells", "monster"
    ),
    "fireball": Asking(_("{monster} fights. Burn it now?"), _("The last moment for a fireball."), "spells", "monster"),
    "invisibility": Asking(
        _("Fight on, or vanish from {monster}?"), _("It has lost {wounds} so far."), "spells", "monster wounds"
    ),
    "invisibility.on": Asking(_("Stay invisible this turn?"), _("It costs {n} life."), "spells", "n"),
    "stasis.on": Asking(_("Hold time still for another turn?"), _("It costs {n} life."), "spells", "n"),
    "doorway": Asking(_("A doorway opens where you like. Where?"), _("Once in a lifetime."), "spells"),
}  # fmt: skip

BY_CHOICE = _("berserk on {n} to {most} of a D6: {odds}; once a turn")
OPTIONS = {
    "let_go": Label(_("Let go"), _("berserk on {n} to {most}: {odds}"), "n most"),
    "hold_back": Label(_("Hold back"), _("berserk on {n} to {most}: {odds}"), "n most"),
    "berserk": Label(_("Go berserk"), BY_CHOICE, "n most"),
    "hack": Label(_("Hack at the spider"), _("it dies on {n} to {most}: {odds}; a miss costs one life"), "n most"),
    "close_in": Label(_("Fight the spider"), _("the blood may rise; then three numbers of a D6")),
    "sense/enter": Label(_("Go in")),
    "sense/refuse": Label(_("Not in there"), _("another way, once a turn")),
    "sense.elsewhere/stop": Label(_("Stay here"), _("the turn is over")),
    **{f"cave_in.friend/{n}": Label(n) for n in "123456"},
    "friend.below/stay": Label(_("Wait for him"), _("the turn goes by")),
    "abandon": Label(_("Go on without him"), _("he is gone for good")),
    "turn.friend/miss": Label(
        _("Wait for Flame Bright"), _("{ability} {target} or less on D{faces}: {chance}"), "ability target faces"
    ),
    "salve:self": Label(_("Use the salve"), _("all life back, {n}; instead of the turn"), "ring n"),
    "salve:friend": Label(_("Salve for Flame Bright"), _("up to {n} life; instead of the turn"), "ring n"),
    "friend:door": Label(
        _("Send Flame Bright to the door"), _("{ability} {target} or less on D{faces}: {chance}"),
        "ring ability target faces",
    ),
    "friend:gate": Label(
        _("Flame Bright lifts the portcullis"), _("{ability} {target} or less on D{faces}: {chance}"),
        "ring ability target faces",
    ),
    "spell:dark_force:sure": Label(_("Dark Force: the safe way"), _("{n} life back; once a game"), "ring n"),
    "spell:dark_force:die": Label(_("Dark Force: what comes"), _("{dice} life back; once a game"), "ring dice"),
    "spell:eyes_of_doom": Label(_("Eyes of Doom"), _("costs {n} life; a D10 above its life sends it off"), "ring n"),
    "spell:fireball": Label(_("Fireball"), _("burns it; you miss the next turn"), "ring n"),
    "lock/spell:fireball": Label(_("Fireball"), _("all of it burns; you miss a turn in the opening"), "ring n"),
    "spell:invisibility": Label(
        _("Invisibility"), _("costs {n} life; monsters and the spider pass you by this turn"), "ring n"
    ),
    "spell:stasis": Label(_("Stasis"), _("{n} life for an extra turn, safe from all that lives"), "ring n"),
    "spell:doorway": Label(_("Doorway"), _("through any wall; once a game"), "ring n"),
    "fight_it": Label(_("Fight it")),
    "fireball/throw": Label(_("Throw it"), _("it burns; you miss the next turn")),
    "fireball/hold": Label(_("Keep the fire")),
    "invisibility/fight_on": Label(_("Fight on")),
    "pay": Label(_("Pay")),
    "lapse": Label(_("Let it end")),
    "out": Label(_("Out of the castle, {way}"), _("safe, with everything you carry"), "way"),
}  # fmt: skip

REASONS = {
    "spell_up": _("one spell at a time"),
    "not_here": _("not in this place"),
    "too_weak": _("you are too weak for it"),
    "friend_unhurt": _("he is not hurt"),
    "friend_fights": _("not with Flame Bright at your side"),
    "refused": _("you would not go in there"),
    "berserk": _("not while the rage lasts"),
}

RAGE = {
    "berserk.not": Saying(_("{hero} mutters into his beard and stays calm."), "hero"),
    "berserk.begins": Saying(_("{hero} howls and goes berserk! Life +{n}."), "hero n life", "blood"),
    "berserk.ends": Saying(_("The rage leaves {hero}, and his strength with it."), "hero", "dark"),
    "berserk.stays": Saying(_("{hero} rages on."), "hero", "blood"),
    "berserk.steered": Saying(_("{hero} no longer knows left from right."), "hero", "dark"),
    "door.holds": Saying(_("The door shakes under the axe of {hero}, and holds."), "hero", "dark"),
    "door.broken": Saying(_("{hero} goes through the door in a shower of splinters."), "hero", "safe"),
}

SPELLS = {
    "spell.cast": Saying(_("{hero} turns a spell: {spell}."), "hero spell", "gold"),
    "spell.ends": Saying(_("The spell of {hero} is over: {spell}."), "hero spell", "dark"),
    "eyes.banished": Saying(_("{monster} looks into the hood of {hero} and is gone."), "hero monster", "safe"),
    "eyes.failed": Saying(_("{monster} does not look away."), "hero monster", "dark"),
    "monster.burnt": Saying(_("A ball of fire, a smell of singed hair: {monster} is no more."), "hero monster", "safe"),
    "lock.burnt": Saying(_("{hero} stands in a smoking hole where the way {way} was barred."), "hero way", "safe"),
    "breach.passed": Saying(_("{hero} steps through the burnt opening."), "hero", "safe"),
    "monster.passes": Saying(_("{monster} sniffs, sees nobody, and walks on past {hero}."), "hero monster", "safe"),
    "spider.passes": Saying(_("The spider crawls past {hero} and sees nothing."), "hero", "safe"),
    "stasis.ignored": Saying(_("Time stands still: {card} cannot touch {hero}."), "hero card", "safe"),
    "rotates_later": Saying(_("The floor at {place} waits for time to go on."), "hero place"),
    "rotated.late": Saying(_("Time goes on, and the floor at {place} grinds round."), "place", "dark"),
}

SENSES = {
    "sense.tile": Saying(_("Between you and the dark at {place}: {kind}."), "hero place kind", "secret"),
    "sense.die": Saying(_("Between you and the die: {die}. On a 1 the report is false."), "hero die", "secret"),
    "sense.warns": Saying(_("The hair of {hero} stands on end: danger at {place}."), "hero place", "dark"),
    "sense.quiet": Saying(_("{hero} listens into the dark at {place} and hears nothing."), "hero place", "safe"),
    "sense.refused": Saying(_("{hero} will not go in at {place}."), "hero place"),
    "sense.was_true": Saying(_("The report of {place} was true."), "hero place"),
    "sense.was_false": Saying(_("The report of {place} was false!"), "hero place", "dark"),
    "tile.turned_up": Saying(_("{hero} lights up what lay in the dark at {place}."), "hero place"),
    "globe.shines": Saying(_("The globe of {hero} burns on like a small sun."), "hero", "safe"),
    "globe.lights": Saying(_("The globe of {hero} lights up the darkness at {place}."), "hero place", "safe"),
}

FRIEND = {
    "friend.hurt": counted(
        ngettext("Flame Bright loses {n} point of life: {cause}.", "Flame Bright loses {n} points of life: {cause}."),
        "hero n cause life", "blood",
    ),
    "friend.unhurt": Saying(_("Flame Bright comes away unhurt: {cause}."), "hero n cause life", "safe"),
    "friend.healed": counted(
        ngettext("Flame Bright gets {n} point of life back.", "Flame Bright gets {n} points of life back."),
        "hero n cause life", "safe",
    ),
    "friend.dies": Saying(_("Flame Bright is dead: {cause}. {hero} is alone."), "hero cause", "blood"),
    "friend.test:True": Saying(
        _("{ability} {target}: Flame Bright makes it."), "hero ability target passed", "safe"
    ),
    "friend.test:False": Saying(
        _("{ability} {target}: Flame Bright falls short."), "hero ability target passed", "dark"
    ),
    "friend.doors_open": Saying(_("Flame Bright puts his shoulder to the door, and it gives."), "hero", "safe"),
    "friend.doors_shut": Saying(_("Flame Bright bounces off the door."), "hero", "dark"),
    "friend.gates_open": Saying(_("Flame Bright lifts the portcullis for {hero}."), "hero", "safe"),
    "friend.gates_shut": Saying(_("The portcullis is too heavy for Flame Bright."), "hero", "dark"),
    "friend.hears": Saying(_("Flame Bright growls: {a_monster} is seen in time."), "hero a_monster", "safe"),
    "friend.falls": Saying(_("Flame Bright misses his step at {place}. The pit has no bottom."), "hero place", "blood"),
    "friend.falls_in": Saying(_("Flame Bright drops into the hole."), "hero", "blood"),
    "friend.jumps_after": Saying(_("Flame Bright jumps after {hero}."), "hero"),
    "friend.climbs": Saying(_("Flame Bright is out of the hole."), "hero", "safe"),
    "friend.slides": Saying(_("Flame Bright slides back down."), "hero", "dark"),
    "friend.waited_for": Saying(_("{hero} waits for Flame Bright."), "hero"),
    "friend.abandoned": Saying(_("{hero} goes on without Flame Bright."), "hero", "dark"),
    "pair.unharmed": Saying(_("{hero} and Flame Bright dodge as one: {cause}."), "hero cause", "safe"),
    "pair.caught": Saying(_("It catches them both: {cause}."), "hero cause", "blood"),
}  # fmt: skip

EVENTS = {**RAGE, **SPELLS, **SENSES, **FRIEND}
