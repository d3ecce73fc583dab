"""Rings and amulets of the expansions, and the spell book."""

from games.rules.dungeonquest.kinds import ShadowOfDoom
from games.rules.kernel import Answer

from . import judging, walking
from .mind import Mind

UNWELCOME = frozenset(
    {"trap", "bottomless_pit", "rotating_room", "cave_in", "chamber_of_darkness", "bridge", "web"}
)  # fmt: skip
GOOD_AMULETS = ("levitation", "luck", "command", "escape", "spider_god", "control")
LESSER_EVILS = ("teleportation", "dragonfire", "destruction", "madness", "death")
WORTH_FLEEING = frozenset({"cave_troll", "horde_of_rats"})
FINDS = ("secret_door", "passage_down", "golden_guineas", "ring", "jewellery", "potion", "empty")
BY_AGILITY = ("bottomless_pit", "bridge")
HARD_BLOW, MANY_FACES = 10, 12  # on a D12
LOW_LIFE = 6
LATE = 8  # turns left


def turn(mind: Mind) -> Answer | None:
    """To tear an amulet off costs nothing; to turn a room neither."""
    if "tear_off" in mind.legal:
        return "tear_off"
    if "ring:teleportation" in mind.legal and mind.turns_left <= LATE:
        return "ring:teleportation"
    stuck = walking.ways(mind).stand[mind.place] <= 0 if _faces(mind) else False
    return face(mind) if stuck else None


def _faces(mind: Mind) -> list[str]:
    return [id for id in mind.legal if id.startswith("face:")]


def face(mind: Mind) -> Answer:
    """The opening toward the best neighbour."""
    routes = judging.routes(mind)
    worth = {id: _beyond(mind, id, routes.enter) for id in _faces(mind)}
    return max(worth, key=lambda id: worth[id])


def _beyond(mind: Mind, id: str, enter: list[float]) -> float:
    place = mind.legal[id].place
    if not isinstance(place, tuple):
        return -1.0
    return max(enter[int(place[0]) * 4 : int(place[0]) * 4 + 4])


def changing(mind: Mind) -> Answer:
    return mind.first("use" if mind.view.question_data()[0] in UNWELCOME else "keep")


def fate(mind: Mind) -> Answer:
    """Kept for a roll that kills or nearly does."""
    purpose, faces, value = mind.view.question_data()
    if purpose in BY_AGILITY:
        return mind.first("use" if value > mind.me["agility"] else "keep")
    if purpose == "shadow_of_doom":
        return mind.first("use" if value <= _shadow_kills_to(mind) else "keep")
    deadly = purpose == "potion" and value == faces
    hard = mind.life <= LOW_LIFE and faces == MANY_FACES and value >= HARD_BLOW
    return mind.first("use" if deadly or hard else "keep")


def _shadow_kills_to(mind: Mind) -> int:
    return max([c.kills_on[1] for c in mind.cards.decks["room"] if isinstance(c, ShadowOfDoom)], default=0)


def searching(mind: Mind) -> Answer:
    return mind.first(*[f"card:{key}" for key in FINDS])


def dodge(mind: Mind) -> Answer:
    return mind.first("use" if mind.view.question_data()[0] in WORTH_FLEEING else "keep")


def unseen_amulet(mind: Mind) -> Answer:
    """Nearly half of them do harm, and the harm is worse than the good is good."""
    return mind.first("discard", "old")


def seen_amulet(mind: Mind) -> Answer:
    """One of the three must be worn where there is no other."""
    by_key = {option.info[0]: id for id, option in mind.legal.items() if option.info}
    return mind.first(*[by_key.get(key, key) for key in (*GOOD_AMULETS, "old", *LESSER_EVILS)])


ANSWERS = {
    "ring.changing": changing,
    "ring.fate": fate,
    "ring.searching": searching,
    "ring.teleportation": dodge,
    "amulet.found": unseen_amulet,
    "amulet.choose": seen_amulet,
    "control.turn": face,
    "spell_book": lambda mind: mind.first("shut"),
}
