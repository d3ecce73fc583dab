"""The kinds of card there are, each with its own parameters. ``key`` names one card, ``kind`` says what it does."""

from msgspec import Struct


class Card(Struct, frozen=True, kw_only=True, tag_field="kind"):
    """A kind of card; ``count`` physical cards of it lie in its deck."""

    key: str
    count: int = 1


class Empty(Card, frozen=True, tag="empty"):
    """Nothing happens."""


class Shuffle(Card, frozen=True, tag="shuffle"):
    """Shuffle the whole deck with this card and draw again."""


class Treasure(Card, frozen=True, tag="treasure"):
    """Keep it; worth ``gold`` once carried out."""

    gold: int


class Potion(Card, frozen=True, tag="potion"):
    """May be kept, one only; drunk at the start of a turn."""


class Rope(Card, frozen=True, tag="rope"):
    """Kept; gets its owner out of a trapdoor pit."""


class LeadsTo(Card, frozen=True, tag="leads_to"):
    """Draw a card of ``pile``; ``optional``: or walk on."""

    pile: str
    optional: bool


class Hurt(Card, frozen=True, tag="hurt"):
    """Lose life points and perhaps turns; both are dice expressions. ``trap``: it counts as a trap."""

    damage: str
    miss_turns: str = ""
    trap: bool = False


class CaveIn(Card, frozen=True, tag="cave_in"):
    """Name a number of a D6: rolled, it kills; else a second roll of ``damage``."""

    damage: str
    trap: bool = True


class Trapdoor(Card, frozen=True, tag="trapdoor"):
    """Agility or fall for ``damage``; kept until the hero has climbed out."""

    damage: str
    trap: bool = True


class WizardsCurse(Card, frozen=True, tag="wizards_curse"):
    """All placed corridors turn."""


class GiantSpider(Card, frozen=True, tag="giant_spider"):
    """Fight or flee; kept until it is dead."""


class TorchGoesOut(Card, frozen=True, tag="torch_goes_out"):
    """Kept until the torch burns again."""


class Monster(Card, frozen=True, tag="monster"):
    """One of the five monsters with tactics."""

    monster: str


class SneakAttack(Card, frozen=True, tag="sneak_attack"):
    """``damage`` first, then the monster without wait-and-see."""

    monster: str
    damage: str


class SecretDoor(Card, frozen=True, tag="secret_door"):
    """May move at once to any adjacent square."""


class DoorOpens(Card, frozen=True, tag="door_opens"):
    """The way is free."""


class DoorJammed(Card, frozen=True, tag="door_jammed"):
    """The turn ends here."""


class Skeleton(Card, frozen=True, tag="skeleton"):
    """A D6 in ``wakes_on`` starts a fight as if its monster's Room card had been drawn."""

    wakes_on: tuple[int, ...]
    monster: str


class Amulet(Card, frozen=True, tag="amulet"):
    """Draw an amulet unseen; keep it or not."""


class PassageDown(Card, frozen=True, tag="passage_down"):
    """May go down into the Catacombs at once."""


class ShadowOfDoom(Card, frozen=True, tag="shadow_of_doom"):
    """Kept; every turn start a D12 in ``kills_on`` is death."""

    kills_on: tuple[int, int]


class SpearTrap(Card, frozen=True, tag="spear_trap"):
    """The right player hides one of ``plates`` numbers; name ``guesses`` of them or die."""

    plates: int
    guesses: int
    trap: bool = True


class Vampire(Card, frozen=True, tag="vampire"):
    """The better of Agility and Armour, or bitten: ``damage`` now and ``each_turn`` until out of the castle."""

    damage: int
    each_turn: int


class Snotlings(Card, frozen=True, tag="snotlings"):
    """A horde: ``start`` appear, ``kill`` die a round, ``reinforce`` come."""

    start: str
    kill: str
    reinforce: str
    first_round_damage: int
    later_damage: int


class Surprise(Card, frozen=True, tag="surprise"):
    """A ghoul with ``life`` life points; rounds of ``faces``: Strength or less hurts it."""

    monster: str
    life: str
    faces: int


class AmuletHalf(Card, frozen=True, tag="amulet_half"):
    """One half of the Wizard's Amulet; kept."""

    half: str


class Exit(Card, frozen=True, tag="exit"):
    """A way up out of the Catacombs."""


class HoleInRoof(Card, frozen=True, tag="hole_in_roof"):
    """Agility on ``faces``: a way up."""

    faces: int


class CaveTroll(Card, frozen=True, tag="cave_troll"):
    """Bribe it or fight it; its number is the right player's secret."""


class GiantWorm(Card, frozen=True, tag="giant_worm"):
    """It carries the hero off."""


class TreasureChest(Card, frozen=True, tag="treasure_chest"):
    """Treasure worth ``faces`` x ``per_point``, rolled after leaving the castle."""

    faces: int
    per_point: int
    gold: int = 0


AnyCard = (
    Empty | Shuffle | Treasure | Potion | Rope | LeadsTo | Hurt | CaveIn | Trapdoor | WizardsCurse | GiantSpider
    | TorchGoesOut | Monster | SneakAttack | SecretDoor | DoorOpens | DoorJammed | Skeleton | Amulet | PassageDown
    | ShadowOfDoom | SpearTrap | Vampire | Snotlings | Surprise | AmuletHalf | Exit | HoleInRoof | CaveTroll | GiantWorm
    | TreasureChest
)  # fmt: skip
