"""Figures that follow from the printed components: exactly from the composed data, and as the played rules give them.

Simulations repeat themselves exactly (their luck is seeded); they may be off by four standard errors, no more. The few
draws of every run find a chance that is off by 0.19 or more (six errors of 250 draws), those of a thorough run 0.10.
"""

import random
import statistics
from fractions import Fraction as F
from math import sqrt
from pathlib import Path

import pytest

from tests.samples import repeated

from .openings import about_to_enter, room_card, trap_card
from .scene import RULES, Scene

CARDS = RULES.compose(("base",))
HEROES = ("sir_rohan", "ulv_grimhand", "el_adoran", "volrik")
MONSTERS = ("goblin", "mountain_troll", "death_warrior", "orc", "champion_of_chaos")
TACTICS = ("mighty_blow", "slash", "leap_aside")


class Luck:
    """Dice and piles at random."""

    def __init__(self, seed):
        self.rng = random.Random(seed)

    def below(self, n, stream, k):
        return self.rng.randrange(n)


def lucky(scene, luck):
    scene.chance = luck
    return scene


def near(values, exact, spread):
    """The mean of the values lies within four standard errors of what it should be."""
    assert abs(statistics.fmean(values) - exact) <= 4 * spread / sqrt(len(values))


def near_chance(hits, chance):
    near(hits, float(chance), sqrt(chance * (1 - chance)))


# --- chits


def test_treasure_chits_exactly():
    gold = [chit.gold for chit in CARDS.chits]
    assert (len(gold), statistics.mean(gold), statistics.median(gold)) == (32, 937.5, 255)


@repeated(800, 4000, "draws")
def test_treasure_chits_drawn(draws):
    luck, found = Luck(1), []
    for _ in range(draws):
        scene = lucky(Scene("volrik", "sir_rohan").put(0, "chamber").dragon("sleeping"), luck).begin().answer("stay")
        assert len(scene.hero().chits) == 2
        found.append(scene.gold() / 2)
    near(found, 937.5, statistics.pstdev(chit.gold for chit in CARDS.chits))


def test_dragon_chits_exactly():
    assert (CARDS.dragon, CARDS.sizes["dragon"]) == (7, 8)
    still = F(1)
    for k in range(1, 9):
        wakes = F(1, 9 - k)
        assert still * wakes == F(1, 8), "on the k-th chit, for every k"
        still *= 1 - wakes
        assert still == F(8 - k, 8), "k draws survived"


@repeated(600, 2400, "draws")
def test_dragon_chits_drawn(draws):
    """The draw that wakes the dragon is each of the eight equally likely."""
    luck, woke = Luck(2), []
    for _ in range(draws):
        scene = lucky(Scene("volrik").put(0, "chamber", life=99), luck).begin()
        draws = 0
        while scene.question() == "turn.chamber":
            scene.answer("stay")
            draws += 1
        woke.append(draws)
    for k in range(1, 9):
        near_chance([draws == k for draws in woke], F(1, 8))
        near_chance([draws > k for draws in woke], F(8 - k, 8))


# --- Room cards

KINDS = {
    "empty": (34, lambda key: key == "empty"),
    "monster": (22, lambda key: key in MONSTERS or key.startswith("sneak_attack")),
    "spider": (3, lambda key: key == "giant_spider"),
}


@pytest.mark.parametrize("kind", KINDS)
def test_room_cards_exactly(kind):
    keys = [card.key for card in CARDS.decks["room"] if card.key != "shuffle"]
    count, fits = KINDS[kind]
    assert (len(keys), sum(map(fits, keys))) == (83, count)


@repeated(1000, 5000, "draws")
def test_room_cards_drawn(draws):
    luck, keys = Luck(3), []
    for _ in range(draws):
        scene = lucky(about_to_enter("volrik", "sir_rohan"), luck).begin().answer("move:north")
        keys.append(next(card[2] for card in scene.saw("card") if card[1] == "room"))
    assert "shuffle" not in keys
    for count, fits in KINDS.values():
        near_chance([fits(key) for key in keys], F(count, 83))


# --- the heroes' numbers


AGILITY = dict(zip(HEROES, (4, 5, 8, 7), strict=True))


def test_the_heroes_agility_exactly():
    assert {h.key: h.agility for h in CARDS.heroes} == AGILITY


def other(hero):
    return "volrik" if hero != "volrik" else "sir_rohan"


@pytest.mark.parametrize(("hero", "agility"), AGILITY.items())
def test_pits_and_trapdoors_avoided_exactly(hero, agility):
    """Every face of the die once."""
    pits = [about_to_enter(hero, other(hero), tile="bottomless_pit").dice(roll) for roll in range(1, 13)]
    assert sum(s.begin().answer("move:north").status() == "inside" for s in pits) == agility
    holes = [trap_card("trapdoor", hero, other(hero), dice=(roll, 1)) for roll in range(1, 13)]
    assert sum(s.hero().kept == () for s in holes) == agility


@repeated(400, 1500, "draws")
@pytest.mark.parametrize(("hero", "agility"), AGILITY.items())
def test_pits_avoided_at_random(hero, agility, draws):
    luck, inside = Luck(hero), []
    for _ in range(draws):
        scene = lucky(about_to_enter(hero, other(hero), tile="bottomless_pit"), luck).begin().answer("move:north")
        inside.append(scene.status() == "inside")
    near_chance(inside, F(agility, 12))


MEAN_LOSS = {
    "sneak_attack_orc": ("3.00", "2.33", "1.25", "0.83"),
    "crossfire_trap": ("0.50", "1.75", "2.33", "3.00"),
    "crypt_trap_b": ("5.50", "4.58", "3.00", "2.33"),
}


@pytest.mark.parametrize(("card", "means"), MEAN_LOSS.items())
def test_mean_losses_exactly(card, means):
    """Every face of the die once, with life enough to bear it."""
    for hero, mean in zip(HEROES, means, strict=True):
        lost = 0
        for roll in range(1, 13):
            if card == "crypt_trap_b":
                scene = about_to_enter(hero, other(hero), life=50).top("room", "crypt").top("crypt", card).dice(roll)
                scene.begin().answer("move:north").answer("look")
            else:
                scene = room_card(card, hero, other(hero), dice=(roll,), life=50)
            lost += 50 - scene.hero().life
        assert f"{lost / 12:.2f}" == mean, hero


# --- fights

SOLO = ("0.86", "1.59", "2.34", "3.09", "3.84", "4.59", "5.34", "6.09")
EVENLY = ("1.00", "1.83", "2.69", "3.55", "4.41", "5.27", "6.12", "6.98")


def expected_losses(rounds):
    """Of the hero, to kill a monster of 1 to 8 life points, if each of these (hero, monster) losses is as likely."""
    idle = sum(monster == 0 for _, monster in rounds)
    expected = [F(0)]
    for life in range(1, 9):
        sums = sum(hero + (expected[max(0, life - monster)] if monster else 0) for hero, monster in rounds)
        expected.append(F(sums) / (len(rounds) - idle))
    return expected[1:]


def solo_rounds():
    rows = [(r, roll) for r in CARDS.set.solo_table for roll in range(r.roll[0], r.roll[1] + 1)]
    assert [roll for _, roll in rows] == list(range(1, 13))
    return [(row.hero, row.monster) for row, _ in rows if not row.reroll]


def even_rounds():
    return [(cell.hero, cell.monster) for a in TACTICS for b in TACTICS for cell in (CARDS.set.matrix[a][b],)]


@pytest.mark.parametrize(("rounds", "printed"), [(solo_rounds, SOLO), (even_rounds, EVENLY)])
def test_expected_losses_exactly(rounds, printed):
    assert tuple(f"{float(loss):.2f}" for loss in expected_losses(rounds())) == printed


CHAMPIONS = {2: "monster_13", 3: "monster_07", 4: "monster_01", 5: "monster_03", 7: "monster_08"}


@repeated(250, 1000, "draws")
@pytest.mark.parametrize(("life", "card"), CHAMPIONS.items())
def test_losses_alone_as_played(life, card, draws):
    luck, losses = Luck(life), []
    for _ in range(draws):
        scene = Scene("volrik").tile(3, 4, "room_cross").put(0, 3, 4, came_from=(3, 5), life=200)
        scene.top("tiles", "room_cross").top("room", "champion_of_chaos").top("monster", card)
        lucky(scene, luck).begin().answer("move:north").answer("attack")
        losses.append(200 - scene.hero().life)
    near(losses, float(expected_losses(solo_rounds())[life - 1]), statistics.stdev(losses))


@repeated(250, 1000, "draws")
@pytest.mark.parametrize(("life", "card"), CHAMPIONS.items())
def test_losses_with_tactics_at_random_as_played(life, card, draws):
    luck, losses = Luck(life), []
    for _ in range(draws):
        scene = room_card("champion_of_chaos", life=200).top("monster", card).answer("attack")
        while scene.question() == "tactic":
            scene.both(luck.rng.choice(TACTICS), luck.rng.choice(TACTICS))
        losses.append(200 - scene.hero().life)
    near(losses, float(expected_losses(even_rounds())[life - 1]), statistics.stdev(losses))


def gain(hero, monster):
    cell = CARDS.set.matrix[hero][monster]
    return cell.monster - cell.hero


def test_balanced_tactics_exactly():
    """Neither side can do better against these; the hero gains a twelfth of a life point a round."""
    hero = dict(zip(TACTICS, (F(3, 12), F(4, 12), F(5, 12)), strict=True))
    monster = dict(zip(TACTICS, (F(4, 12), F(3, 12), F(5, 12)), strict=True))
    assert [sum(p * gain(h, m) for h, p in hero.items()) for m in TACTICS] == [F(1, 12)] * 3
    assert [sum(p * gain(h, m) for m, p in monster.items()) for h in TACTICS] == [F(1, 12)] * 3


@pytest.mark.parametrize(("stance", "fights"), [("attack", (4, 12, 13, 9, 13)), ("wait", (4, 7, 14, 11, 14))])
def test_monster_cards_that_fight_exactly(stance, fights):
    assert tuple(sum(c.outcomes[m][stance].result == "combat" for c in CARDS.monster) for m in MONSTERS) == fights


@repeated(250, 1000, "draws")
@pytest.mark.parametrize(("monster", "fights"), list(zip(MONSTERS, (4, 12, 13, 9, 13), strict=True)))
def test_monster_cards_that_fight_as_drawn(monster, fights, draws):
    luck, fought = Luck(monster), []
    for _ in range(draws):
        scene = lucky(about_to_enter("volrik", "sir_rohan").top("room", monster), luck)
        scene.begin().answer("move:north").answer("attack")
        fought.append(scene.question() == "tactic")
    near_chance(fought, F(fights, 15))


def test_the_rulebook_says_how_many_room_cards_are_empty():
    book = (Path(__file__).parents[3] / "docs/rules/en/20-rooms.md").read_text(encoding="utf-8")
    keys = [card.key for card in CARDS.decks["room"]]
    share = F(keys.count("empty"), len(keys) - keys.count("shuffle"))
    assert "Two in five say that nothing is here." in book
    assert round(share * 5) == 2
