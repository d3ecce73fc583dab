"""The spell book (section 13, R59): it stays in the Treasure Chamber, to be read there once a turn by its finder."""

from typing import Any

from ...kernel import Answer, Option, PickSome, Play, Rule
from ..board import CHAMBER
from ..choices import Choice, option, pick
from ..dice import parse, roll, roll_dice
from ..harm import heal, hurt, walk_free
from ..hooks import befalls, changed, hook
from ..piles import keep_chits, lose_treasure
from ..state import Hero
from ..treasure_chamber import turn_dragon_chit
from . import dragon, loot
from .tables import row_of

BOOK = "spell_book"
READ = "spell_book_read"  # a mark for one turn
GREEDY = "spell_book_draws"  # a mark for the rest of the stay
LOSE = "lose_"  # and then the dice


def numbers(g: Play) -> Any:
    return g.cards.set.numbers["spell_book_table"]


def _books(g: Play, hero: Hero) -> list[int]:
    return [chit for chit in hero.chits if g.cards.chits[chit].kind == BOOK]


def may_read(g: Play, hero: Hero) -> bool:
    """Once a turn; who has spells of his own reads no others (section 14)."""
    unread = hero.place == CHAMBER and not hero.marks.get(READ)
    return unread and bool(_books(g, hero)) and not g.cards.heroes[hero.sheet].spells


@hook("turn.choices", of="catacombs")
def before_the_draw(g: Play, hero: Hero) -> list[Choice]:
    return [Choice(option("read"), read)] if may_read(g, hero) else []


@hook("chamber.drawn", of="catacombs")
def after_the_draw(g: Play, hero: Hero) -> Rule:
    """In the turn it is found, too."""
    if may_read(g, hero) and (yield from pick(g, hero, BOOK, ("read", "shut"), "shut")) == "read":
        yield from read(g, hero, "read")


def read(g: Play, hero: Hero, answer: Answer) -> Rule:
    """Reading does not use up the turn."""
    hero.marks[READ] = 1
    g.event("spell_book.read", hero.seat)
    spell = row_of(numbers(g)["rows"], (yield from roll(g, hero, parse(numbers(g)["die"]).faces, BOOK)))
    g.event("spell_book.spell", hero.seat, spell)
    if spell.startswith(LOSE):
        hurt(g, hero, (yield from roll_dice(g, hero, spell.removeprefix(LOSE), "spell_book.hurt")), BOOK)
    elif spell in SPELLS:
        yield from SPELLS[spell](g, hero)
    return True


@hook("turn.ends", of="catacombs")
def closed(g: Play, hero: Hero) -> Rule:
    hero.marks.pop(READ, None)
    return
    yield


# --- its spells


def _alarm(g: Play, hero: Hero) -> Rule:
    yield from dragon.takes(g, hero, BOOK)


def _more(g: Play, hero: Hero) -> Rule:
    hero.marks[GREEDY] = 1
    return
    yield


def _heals(g: Play, hero: Hero) -> Rule:
    heal(g, hero, g.cards.heroes[hero.sheet].life, BOOK)
    return
    yield


def _away(g: Play, hero: Hero) -> Rule:
    """Out of the castle with two chits, whichever the left player takes blindly; all other treasure goes back."""
    put_back(g, hero)
    left = list(hero.chits)
    kept = [
        left.pop(g.below(len(left), f"spell_book.kept.{hero.seat}"))
        for _ in range(min(numbers(g)["carried_out"], len(left)))
    ]
    hero.chits = bytes(left)
    lose_treasure(g, hero)
    hero.chits = bytes(kept)
    g.event("spell_book.carried_off", hero.seat, len(kept))
    yield from befalls(g, "hero.teleported", hero)
    yield from walk_free(g, hero)


SPELLS = {
    "alarm_reader_dies_dragon_wakes": _alarm,
    "draw_four_keep_two_for_rest_of_stay": _more,
    "heal_full": _heals,
    "teleported_out_with_two_random_chits": _away,
}


# --- four chits, two of them kept


@hook("chamber.instead", of="catacombs")
def choose_from_four(g: Play, hero: Hero) -> Rule:
    if not hero.marks.get(GREEDY) or not changed(g, "may_keep", hero, loot.BAG, True):
        return False
    drawn = [chit for _ in range(numbers(g)["draw"]) if (chit := g.draw(loot.BAG)) is not None]
    if drawn:
        yield from _keep_some(g, hero, drawn)
    yield from turn_dragon_chit(g, hero)
    yield from befalls(g, "chamber.drawn", hero)
    return True


def _keep_some(g: Play, hero: Hero, drawn: list[int]) -> Rule:
    held = [(loot.BAG, chit) for chit in drawn]
    g.s.table += held
    names = {name: card for name, (_, card) in loot.named(g, held).items()}
    most = min(numbers(g)["keep"], len(drawn))
    take = Option("take", (PickSome("chits", tuple(names), most, most),), info=(most, len(drawn)))
    _, wanted = yield from pick(g, hero, "chamber.four", (take,), "", (most, len(drawn)))  # type: ignore[arg-type]
    for piece in held:
        g.s.table.remove(piece)
    kept = [names[name] for name in wanted]
    if rest := [chit for chit in drawn if chit not in kept]:
        g.shuffle(loot.BAG, *rest)
    keep_chits(g, hero, kept)


# --- leaving


@hook("chamber.left", of="catacombs")
def stays_behind(g: Play) -> None:
    """Back to the bag when its finder leaves."""
    for hero in g.s.heroes:
        if hero.place != CHAMBER:
            hero.marks.pop(GREEDY, None)
            put_back(g, hero)


def put_back(g: Play, hero: Hero) -> None:
    if books := _books(g, hero):
        loot.give_up(g, hero, [(loot.BAG, book) for book in books])
        g.event("spell_book.stays", hero.seat)
