"""Section 6.2: every Monster card against every monster in every stance, as the data has them."""

import pytest

from .openings import HERE, NORTH, room_card, turn_over

MONSTERS = ("goblin", "mountain_troll", "death_warrior", "orc", "champion_of_chaos")

# One row per card, monster by monster: attack wait escape. f flee, e escape, a number: combat with so many life
# points, "D6-2/3": slash and combat, "D6-2/e": slash and escape.
CARDS = """
f f 1/1 | 2 f e | 4 4 D6-2/3 | f 6 D6/5 | 4 5 D6-3/3
f f e | 2 f e | 5 4 e | f f D6-4/2 | 4 5 D6-2/2
f f 1/1 | 2 f e | 5 4 D6-3/e | f f e | 5 5 D6-2/6
f f e | 1 f e | 4 4 e | 4 3 D6-3/3 | 5 5 D6-2/6
4 2 e | 2 2 e | 3 3 e | 3 3 D6-1/e | 4 5 D6-1/4
1 1 1 | 1 f e | f f e | 5 f 3 | 5 5 D6-2/4
f f e | 2 3 e | 3 3 3/2 | 2 3 D6/e | 3 4 D6-2/6
f f e | f f e | 2 3 D6-3/e | f 2 e | 7 8 D6/8
f f 1/1 | f f e | 2 2 D6-3/4 | f f e | 7 5 D6-2/6
f f e | 3 4 e | 5 4 D6-3/e | 3 3 D6-3/4 | f 3 e
f f 1 | 2 3 e | 5 5 D6-3/e | f 1 e | 5 4 5
f f 2/2 | 4 5 D12-4/4 | 5 5 2/3 | 4 4 D6-2/5 | f f e
f f 1 | 2 3 e | 2 3 e | 2 2 D6-2/2 | 2 3 D6/8
2 1 1/1 | f f e | f 2 e | 4 4 D6-2/5 | 5 6 e
3 2 1/2 | 3 4 D12/3 | 4 4 3/4 | 3 3 D6-3/2 | 3 4 D6-2/6
""".strip().splitlines()

CELLS = [
    (f"monster_{n:02}", monster, stance, cell)
    for n, row in enumerate(CARDS, 1)
    for monster, cells in zip(MONSTERS, row.split("|"), strict=True)
    for stance, cell in zip(("attack", "wait", "escape"), cells.split(), strict=True)
]


def test_fifteen_cards_five_monsters_three_stances():
    assert len(CELLS) == 225


def slash(printed):
    """What to roll (None: nothing) and what it costs."""
    if printed.isdigit():
        return (), int(printed)
    die, _, less = printed.partition("-")
    roll = int(die[1:]) - 1  # a five, or an eleven
    return (roll,), max(0, roll - int(less or 0))


@pytest.mark.parametrize(("card", "monster", "stance", "cell"), CELLS)
def test_the_card_says(card, monster, stance, cell):
    scene = room_card(monster).top("monster", card)
    result, loss, life = cell, 0, None
    if "/" in cell:
        printed, result = cell.split("/")
        dice, loss = slash(printed)
        scene.dice(*dice)
    scene.answer(stance)
    assert (scene.hero().life, scene.dice_left) == (15 - loss, [])
    if result in "fe":
        assert (turn_over(scene), scene.at()) == (True, HERE if result == "e" else NORTH)
        assert (scene.bottom("monster"), scene.bottom("room")) == (card, monster)
        return
    life = int(result)
    assert (scene.question(), scene.asked(), scene.at()) == ("tactic", (0, 1), NORTH)
    for _ in range((life + 1) // 2):
        assert scene.saw("monster.dead") == []
        scene.both("mighty_blow", "slash")
    assert scene.saw("monster.dead") == [(0, monster, life)]
    assert (scene.hero().life, turn_over(scene), scene.s.meeting) == (15 - loss, True, None)
    assert (scene.bottom("monster"), scene.bottom("room")) == (card, monster)


ODD = [c for c in CELLS if c[3].split("/")[-1].isdigit() and int(c[3].split("/")[-1]) > 1]


@pytest.mark.parametrize(("card", "monster", "stance", "cell"), ODD[::7])
def test_one_life_point_short_and_it_still_stands(card, monster, stance, cell):
    scene = room_card(monster).top("monster", card)
    if "/" in cell:
        scene.dice(*slash(cell.split("/")[0])[0])
    scene.answer(stance)
    for _ in range(int(cell.split("/")[-1]) - 1):
        scene.both("slash", "leap_aside")
    assert (scene.question(), scene.saw("monster.dead")) == ("tactic", [])
    scene.both("slash", "leap_aside")
    assert scene.saw("monster.dead") == [(0, monster, int(cell.split("/")[-1]))]


@pytest.mark.parametrize("roll", range(1, 7))
def test_slash_and_escape_dice(roll):
    """Card 3, Death Warrior: D6-3, then back."""
    scene = room_card("death_warrior").top("monster", "monster_03").dice(roll).answer("escape")
    assert (scene.hero().life, scene.at(), turn_over(scene)) == (15 - max(0, roll - 3), HERE, True)


def test_a_slash_may_kill_before_the_step_back():
    scene = room_card("orc", life=3).top("monster", "monster_07").dice(3).answer("escape")
    assert (scene.status(), scene.at()) == ("dead", None)
    assert (scene.bottom("monster"), scene.bottom("room"), scene.asked()) == ("monster_07", "orc", (1,))


def test_a_slash_may_kill_before_the_fight():
    scene = room_card("death_warrior", life=3).top("monster", "monster_15").answer("escape")
    assert (scene.status(), scene.bottom("monster"), scene.asked()) == ("dead", "monster_15", (1,))


FIGHT = dict(zip(MONSTERS, [(4, 4), (12, 7), (13, 14), (9, 11), (13, 14)], strict=True))


@pytest.mark.parametrize("monster", MONSTERS)
def test_how_many_cards_fight(monster):
    fights = {s: sum(c[3].isdigit() for c in CELLS if c[1:3] == (monster, s)) for s in ("attack", "wait")}
    assert tuple(fights.values()) == FIGHT[monster]
