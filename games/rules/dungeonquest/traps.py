"""Cave-in and trapdoor, and the turns in a pit or in the dark that follow (section 5)."""

from ..kernel import Answer, Option, PickSome, Play, Rule
from . import kinds as c
from .choices import Choice, option, pick
from .dice import roll, roll_dice, stat, test
from .harm import TurnOver, die, hurt
from .hooks import act, befalls, changed
from .piles import Drawn, give_back, holds, keep
from .state import Hero

FACES = ("1", "2", "3", "4", "5", "6")


def name_numbers(option_id: str, count: int) -> Option:
    """An option to name so many different numbers of a D6; the answer is (id, numbers)."""
    return Option(option_id, (PickSome("numbers", FACES, count, count),), info=(count, 6))


def cave_in(g: Play, hero: Hero, drawn: Drawn) -> Rule:
    """The named number kills; any other costs a second, separate roll."""
    named = yield from pick(g, hero, "cave_in.number", FACES)
    g.event("named", hero.seat, "cave_in", (named,))
    if (yield from roll(g, hero, 6, "cave_in")) == int(named):
        die(g, hero, "cave_in")
    loss = yield from roll_dice(g, hero, drawn.card.damage, "cave_in.damage")
    loss = changed(g, "trap.loss", hero, drawn.card, loss)
    hurt(g, hero, loss, "cave_in")


def trapdoor(g: Play, hero: Hero, drawn: Drawn) -> Rule:
    if (yield from test(g, hero, "agility", "trapdoor")):
        g.event("trapdoor.avoided", hero.seat)
        return
    g.event("trapdoor.fell", hero.seat)
    keep(g, hero, drawn)
    loss = yield from roll_dice(g, hero, drawn.card.damage, "trapdoor.fall")
    loss = changed(g, "trap.loss", hero, drawn.card, loss)
    hurt(g, hero, loss, "trapdoor")
    yield from befalls(g, "trapdoor.fell", hero)
    raise TurnOver


def rope_out(g: Play, hero: Hero) -> None:
    """A rope gets the hero out of the pit at the start of the turn, which then goes on normally."""
    fallen = hero.kept and holds(g, hero, c.Trapdoor)
    if fallen and holds(g, hero, c.Rope) and changed(g, "pit.rope", hero, True):
        give_back(g, hero, fallen)
        g.event("rope.climbed", hero.seat)


def climb(g: Play, hero: Hero, answer: Answer) -> Rule:
    """Agility: out, then a normal turn; else the turn is missed. A rope needs no roll."""
    roped = holds(g, hero, c.Rope) is not None
    if not roped and not (yield from test(g, hero, "agility", "climb")):
        g.event("climb.failed", hero.seat)
        return False
    give_back(g, hero, holds(g, hero, c.Trapdoor))  # type: ignore[arg-type]
    act(g, "pit.left", hero)
    g.event("rope.climbed" if roped else "climb.out", hero.seat)
    return True


def relight(g: Play, hero: Hero, answer: Answer) -> Rule:
    """Three named numbers of a D6: a hit relights the torch and the turn is normal; else it is missed."""
    if not (yield from strikes_light(g, hero, answer)):
        return False
    give_back(g, hero, holds(g, hero, c.TorchGoesOut))  # type: ignore[arg-type]
    return True


def strikes_light(g: Play, hero: Hero, answer: Answer) -> Rule:
    numbers = answer[1]
    g.event("named", hero.seat, "torch", numbers)
    lit = str((yield from roll(g, hero, 6, "torch"))) in numbers
    g.event("torch.lit" if lit else "torch.dark", hero.seat)
    return lit


def pit_choices(g: Play, hero: Hero) -> list[Choice]:
    return [Choice(option("climb", info=("agility", stat(g, hero, "agility"), 12)), climb)]


def torch_choices(g: Play, hero: Hero) -> list[Choice]:
    return [Choice(name_numbers("relight", 3), relight)]
