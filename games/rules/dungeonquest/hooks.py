"""Named places of the turn where rings, heroes and expansions join in.

A feature module registers its functions with ``@hook(point, of=set)``; a game runs those of its own sets only: first by
their ``order`` (0 unless one must come before or after the rest), then base, heroes, catacombs, then by module, so that
it does not matter what was imported first. With ``having`` a function joins in only for heroes on whose sheet this
ability, spell or weapon stands. The base rules say ``befalls(g, point, hero)`` and know none of them by name.
Points are of these kinds:

befalls   coroutine (g, hero, ...); something happens
instead   coroutine (g, hero, ...); gives back True if the matter is dealt with and the usual rule is passed over
choices   function (g, hero, ...); more choices for a menu
changes   function (g, hero, ..., value); the value that counts
acts      function (g, hero, ...); puts something away, asks nothing

A coroutine may as well be a plain function that gives back another one, or ``NOTHING`` where nothing is asked, which
costs less: most of what could happen does not.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

from ..kernel import Play, Rule
from .state import Hero

TABLE = """
point             kind     called with
----------------  -------  ------------------------------------------------------------------------------------
turn.forced       befalls  (g, hero) at every turn start, missed turns too
turn.instead      instead  (g, hero) after the forced effects, when the turn is not missed
turn.choices      choices  (g, hero) at the start of a turn, before recovery
turn.plight       function (g, hero) gives back (key, choices) of a menu that goes before the usual one, or None
turn.menu         changes  (g, hero, (key, choices)) the whole menu of a turn
turn.ends         befalls  (g, hero) after everything else of the turn
search.choices    choices  (g, hero) beside the plain search
search.bar        changes  (g, hero, why) what bars a search
kind              changes  (g, hero, place, kind) what kind of tile this is for this hero
lock.instead      instead  (g, hero, lock) before anything else about doors and gates
lock.choices      choices  (g, hero, lock) before a door card is drawn or a gate tried
door.card         instead  (g, hero, drawn) a Door card that does not say "opens": True if it opens after all
door.follow       instead  (g, hero, drawn) before a closed door's card is followed
doors.shut        instead  (g, hero, closed) closed doors' cards have been followed: True if the way is free after all
door.bitten       befalls  (g, hero, lock, loss) after a door trap's damage
pit.rope          changes  (g, hero, True) does a rope get the hero out of a pit at the start of the turn?
pit.left          acts     (g, hero) the hero has climbed out of a pit
trapdoor.fell     befalls  (g, hero) after the damage of a fall through a trapdoor
step.before       befalls  (g, hero, exit, fresh, walled) before a step, through a wall or not; may raise TurnOver
tile.drawn        coroutine (g, hero, tile) gives back the tile to lay
tile.turned_up    acts     (g, hero, place) a tile that lay face down there is about to be laid
tile.enter        instead  (g, hero, kind, arrival) before the tile's own rule
card.drawn        instead  (g, hero, drawn) before a card is followed
trap.loss         changes  (g, hero, card, loss) life points that a trap card costs
sneak.before      instead  (g, hero, card) before a sneak attack's damage: True makes it a normal encounter
sneak.damage      changes  (g, hero, card, dice) the dice expression of a sneak attack
encounter.instead instead  (g, hero) one of the five is met: True if nothing comes of it
may_look          changes  (g, hero, pile, True) may a crypt or corpse be searched?
may_keep          changes  (g, hero, pile, True) may something found be kept?
encounter.choices choices  (g, hero) beside the stances
encounter.menu    changes  (g, hero, choices) the stances and everything beside them
attack.before     instead  (g, hero) True if the monster is dead (before its card is drawn)
troll.before      instead  (g, hero) True if the cave troll is dead (before the first round with it)
attack.after      instead  (g, hero) True if the monster is dead (after "combat" is announced)
wait.after        instead  (g, hero) the same after wait and see has brought "combat"
escape.after      instead  (g, hero) the same after an escape has brought "combat"
monster.stands    function (g, hero) a monster without a Monster card: does it stand? None for any other
arrow.column      changes  (g, hero, column) the column of the longbow's table
combat.begins     befalls  (g, hero) the fight is certain, before the first blow
round.before      befalls  (g, hero) before each round of a fight; may end the turn
combat.round      coroutine (g, hero, right) gives back a Loss in place of the usual round, or None
combat.tactics    choices  (g, hero) options beside the three tactics
combat.answer     coroutine (g, hero, right, answers) gives back the Loss of an answer that is no tactic, or None
combat.loss       changes  (g, hero, loss) what a round costs both sides
meeting.ends      befalls  (g, hero) the encounter is over, the hero still alive
spider.menu       changes  (g, hero, choices) what may be done about the spider
spider.begins     befalls  (g, hero) the spider is there, nothing chosen yet
spider.instead    instead  (g, hero) the spider's card is drawn
spider.bites      instead  (g, hero) it has not been killed: True if somebody else takes the bite
unarmed           changes  (g, hero, bool) does the hero fight without a weapon?
escape.bar        changes  (g, hero, why) what bars an escape
escape.chosen     instead  (g, hero) an escape or flight has been chosen, before card or die: True if it succeeds
chamber.instead   instead  (g, hero) a turn's draw in the Treasure Chamber
chamber.drawn     befalls  (g, hero) after a turn's draw in the Treasure Chamber, the dragon still asleep
chamber.left      acts     (g) somebody has left the Treasure Chamber
treasure.gained   acts     (g, hero) treasure cards or chits have just been taken
dragon.chits      changes  (g, hero, 1) dragon chits for a turn in the chamber spent on something else
down.bar          changes  (g, hero, why) what bars going down into the Catacombs by choice
ground.reached    befalls  (g, hero) come up from below or teleported: the hero stands on a tile without entering it
shadow.sleeps     changes  (g, hero, False) does the Shadow of Doom leave the hero alone this turn?
creature.begins   befalls  (g, hero, creature) snotlings or a ghoul are there, before the first roll
creature.choices  choices  (g, hero, creature, rounds) beside fighting on; run gives back True if the fight is over
creature.roll     changes  (g, hero, creature, value) a roll that decides how many of them fall
creature.loss     changes  (g, hero, creature, loss) life points that a hit takes from it
creature.instead  instead  (g, hero, creature, drawn) a round of the fight: True if somebody else has fought it
below.entered     befalls  (g, hero) the hero has gone or fallen into the Catacombs
hero.teleported   befalls  (g, hero) magic is about to carry the hero off
cave_troll.choices choices (g, hero) beside paying and fighting
cave_troll.instead instead (g, hero) a cave troll is met: True if nothing comes of it
bribe.bar         changes  (g, hero, why) what bars paying the cave troll; its number is rolled then
web.choices       choices  (g, hero) beside forcing a web
web.strength      changes  (g, hero, strength) what a web is forced with
web.held          befalls  (g, hero) a try at a web has failed
bridge.cross      instead  (g, hero) before the test of one who crosses a bridge
hero.removed      acts     (g, hero) the hero is dead or lost, its belongings about to go back
castle.left       befalls  (g, hero) the hero has left the castle alive
lost.saved        changes  (g, hero, False) may a walled-in hero still find a way out?
gold              changes  (g, hero, gold) the value of what the hero carries
roll.after        coroutine (g, hero, roll) gives back the value that counts
dice.minus        acts     (g, hero, name) luck or armour is about to be taken off a roll
stat              changes  (g, hero, name, value) strength, agility, armour, luck
observed          changes  (g, seat, seen) what a seat may see of the table
secrets.given     changes  (g, numbers, given) what hidden cards may be if the hidden numbers are these
"""
POINTS = tuple(line.split()[0] for line in TABLE.split("-\n", 1)[1].splitlines() if line.strip())

Hook = Callable[..., Any]
NOTHING: Any = ()  # to delegate to this asks nothing and gives back None
Hooks = dict[str, tuple[Hook, ...]]
Place = tuple[int, int, str]  # order, package, module
PACKAGES = ("heroes", "catacombs")


class Joined(NamedTuple):
    place: Place
    of: str
    having: str
    function: Hook


_registered: dict[str, list[Joined]] = {point: [] for point in POINTS}


def hook(point: str, of: str = "base", order: int = 0, having: str = "") -> Callable[[Hook], Hook]:
    """Register a function at a point for games that play with the set ``of``; ``KeyError`` for an unknown point."""

    def register(function: Hook) -> Hook:
        module = function.__module__.removeprefix(f"{__package__}.")
        package = module.partition(".")[0]
        place = (order, PACKAGES.index(package) + 1 if package in PACKAGES else 0, module)
        _registered[point].append(Joined(place, of, having, function))
        for_sets.cache_clear()
        for_hero.cache_clear()
        return function

    return register


@lru_cache(maxsize=256)
def for_sets(sets: tuple[str, ...]) -> Hooks:
    return {point: tuple(j.function for j in _in_order(point) if j.of in sets) for point in POINTS}


@lru_cache(maxsize=1024)
def for_hero(sets: tuple[str, ...], special: frozenset[str]) -> Hooks:
    """Without those that need something which is not on the hero's sheet."""
    needless = {j.function for joined in _registered.values() for j in joined if j.having not in {"", *special}}
    return {point: tuple(f for f in functions if f not in needless) for point, functions in for_sets(sets).items()}


def _in_order(point: str) -> list[Joined]:
    """Functions of one module stay in the order in which it has them."""
    return sorted(_registered[point], key=lambda joined: joined.place)


def joined(g: Play, point: str, hero: Hero) -> tuple[Hook, ...]:
    """Whoever joins in there for this hero."""
    return g.cards.hooks_of[hero.sheet][point]  # type: ignore[no-any-return]


def befalls(g: Play, point: str, hero: Hero, *about: Any) -> Any:
    """To be delegated to (``yield from``); costs next to nothing where nobody has joined in."""
    functions = g.cards.hooks_of[hero.sheet][point]
    if not functions:
        return NOTHING
    return _befall(functions, g, hero, about) if len(functions) > 1 else functions[0](g, hero, *about)


def _befall(functions: tuple[Hook, ...], g: Play, hero: Hero, about: tuple[Any, ...]) -> Rule:
    for happens in functions:
        yield from happens(g, hero, *about)


def instead(g: Play, point: str, hero: Hero, *about: Any) -> Any:
    """To be delegated to; gives back True as soon as one of them has dealt with the matter."""
    functions = g.cards.hooks_of[hero.sheet][point]
    if not functions:
        return NOTHING
    return _instead(functions, g, hero, about) if len(functions) > 1 else functions[0](g, hero, *about)


def _instead(functions: tuple[Hook, ...], g: Play, hero: Hero, about: tuple[Any, ...]) -> Rule:
    for deals in functions:
        if (yield from deals(g, hero, *about)):
            return True
    return False


def more_choices(g: Play, point: str, hero: Hero, *about: Any) -> list[Any]:
    found: list[Any] = []
    for more in g.cards.hooks_of[hero.sheet][point]:
        found += more(g, hero, *about)
    return found


def changed(g: Play, point: str, hero: Hero, *about_and_value: Any) -> Any:
    """The last argument as every hook in turn leaves it."""
    functions = g.cards.hooks_of[hero.sheet][point]
    if not functions:
        return about_and_value[-1]
    *about, value = about_and_value
    for change in functions:
        value = change(g, hero, *about, value)
    return value


def act(g: Play, point: str, hero: Hero, *about: Any) -> None:
    for puts_away in g.cards.hooks_of[hero.sheet][point]:
        puts_away(g, hero, *about)


def changed_for_all(g: Play, point: str, about: Any, value: Any) -> Any:
    """The same where no hero is meant."""
    for change in g.cards.hooks[point]:
        value = change(g, about, value)
    return value
