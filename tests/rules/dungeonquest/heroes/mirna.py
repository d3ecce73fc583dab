"""Mirna the Lucky, made up: once a game, after losing life to a door trap, she may undo that loss.

All of her but the line of data that the data file would hold: see ``docs/adding-a-hero.md``.
"""

from games.rules.dungeonquest import lexicon
from games.rules.dungeonquest.choices import pick
from games.rules.dungeonquest.harm import heal
from games.rules.dungeonquest.hooks import hook
from games.rules.dungeonquest.locks import Lock
from games.rules.dungeonquest.state import Hero
from games.rules.dungeonquest.wording import Asking, Label, Saying, _
from games.rules.kernel import Play, Rule

CHARM = "lucky_charm"
USED = "lucky_charm_used"  # a mark

lexicon.hero("mirna", _("Mirna the Lucky"), _("Juggler"), _("Doors that bite her have to let go again. Once."))
lexicon.say(
    "heroes",
    powers={CHARM: _("Charm: once, what a door trap has taken comes back.")},
    decisions={CHARM: Asking(_("{n} life gone. Rub the charm?"), _("It works once."), "heroes", "n")},
    options={f"{CHARM}/use": Label(_("Rub it")), f"{CHARM}/keep": Label(_("Save it"))},
    events={CHARM: Saying(_("{hero} rubs a charm, and it was only a scratch."), "hero", "safe")},
    fates={CHARM: _("a charm")},
)


@hook("door.bitten", of="heroes", having=CHARM)
def undo(g: Play, hero: Hero, lock: Lock, loss: int) -> Rule:
    if loss <= 0 or USED in hero.marks:
        return
    if (yield from pick(g, hero, CHARM, ("use", "keep"), "use", (loss,))) == "use":
        hero.marks[USED] = 1
        g.event(CHARM, hero.seat)
        heal(g, hero, loss, CHARM)
