"""One broken set for every code of the checks: (code, slot, what is done to the shipped set)."""

from msgspec import structs

from games.rules.dungeonquest.workshop.checks import reach
from games.rules.dungeonquest.workshop.checks.box import Box
from games.rules.kernel.workshop import Entry

from .documents import DOCUMENTS


def having(slot, *entries):
    """These entries in their places, or new."""
    document, places = DOCUMENTS[slot], {e.place: e for e in entries}
    old = {e.place for e in document.entries}
    kept = [places.get(e.place, e) for e in document.entries]
    return structs.replace(document, entries=(*kept, *[e for e in entries if e.place not in old]))


def find(slot, component, key, pile=""):
    return next(e for e in DOCUMENTS[slot].entries if e.place == (component, pile, key))


def changed(slot, component, key, pile="", **fields):
    return having(slot, structs.replace(find(slot, component, key, pile), **fields))


def valued(slot, component, key, pile="", **params):
    """Other values; a dot in a name is written as two underscores."""
    e = find(slot, component, key, pile)
    params = {name.replace("__", "."): value for name, value in params.items()}
    return having(slot, structs.replace(e, params=e.params | params))


def without(slot, test):
    document = DOCUMENTS[slot]
    return structs.replace(document, entries=tuple(e for e in document.entries if not test(e)))


def only(slot, component, test):
    return without(slot, lambda e: e.component == component and not test(e))


def card(slot="base", **fields):
    return having(slot, Entry(**{"component": "card", "pile": "room", "key": "new", "kind": "empty"} | fields))


def sides(key="room_cross", **others):
    tile = find("base", "tile", key)
    return valued("base", "tile", key, sides=tile.params["sides"] | others)


def outcome(monster, stance, result):
    first = find("base", "monster_card", "monster_01").params["outcomes"]
    return valued("base", "monster_card", "monster_01",
                  outcomes=first | {monster: first[monster] | {stance: result}})  # fmt: skip


def table(slot, key, field="table", **rows):
    old = find(slot, "table", key).params[field]
    return valued(slot, "table", key, **{field: old | rows})


def rows(slot, key, at, field="table", **values):
    old = find(slot, "table", key).params[field]
    return valued(slot, "table", key, **{field: [row | values if n == at else row for n, row in enumerate(old)]})


BASE = DOCUMENTS["base"]
CHASM = "chasm_entry_with_left"
GATE = "portcullis_cross"
FLAT = {"hero": 0, "monster": 0}
ERRORS = [
    ("another_game", structs.replace(BASE, ruleset="chess")),
    ("unknown_slot", structs.replace(BASE, slot="attic")),
    ("no_entry", having("base", Entry(component="card", pile="room", key=7))),
    ("no_entry", structs.replace(BASE, entries=(*BASE.entries, "line"))),
    ("unknown_component", having("base", Entry(component="dragon", key="new"))),
    ("not_in_this_set", having("base", Entry(component="spell", key="doorway", kind="doorway"))),
    ("bad_key", card(key="New Card")),
    ("unknown_key", having("base", Entry(component="ring", key="power"))),
    ("twice", structs.replace(BASE, entries=(*BASE.entries, find("base", "ring", "healing")))),
    ("missing", without("base", lambda e: e.key == "matrix")),
    ("missing", changed("heroes", "companion", "flame_bright", on=False)),
    ("key_of_another_set", having("heroes", find("base", "hero", "volrik"))),
    ("too_many", card(count=180)),
    ("only_one", changed("base", "ring", "healing", count=2)),
    ("only_one", changed("catacombs", "treasure_chit", "locked_chest_1", count=2)),
    ("none_of", only("base", "monster_card", lambda e: False)),
    ("none_of", only("base", "treasure_chit", lambda e: False)),
    ("none_of", only("catacombs", "amulet", lambda e: False)),
    ("no_pile", having("base", structs.replace(find("base", "ring", "healing"), pile="room"))),
    ("pile_missing", card(pile="")),
    ("unknown_pile", card(pile="catacomb")),
    ("unknown_kind", card(kind="meteor")),
    ("kind_of_another_set", card(kind="cave_troll")),
    ("not_in_this_pile", card(kind="door_opens")),
    ("not_in_this_pile", card("catacombs", pile="catacomb", kind="potion")),
    ("value_missing", card(kind="treasure")),
    ("unknown_value", card(kind="treasure", params={"gold": 5, "glitter": 3})),
    ("not_a_number", card(kind="treasure", params={"gold": "5"})),
    ("not_a_number", card(kind="treasure", params={"gold": True})),
    ("not_a_number", card(count=1.5)),
    ("too_small", card(kind="treasure", params={"gold": -5})),
    ("too_small", card(count=-1)),
    ("too_small", valued("base", "number", "rounds", value=0)),
    ("too_small", valued("base", "hero", "volrik", life=0)),
    ("too_large", card(count=256)),
    ("too_large", valued("base", "hero", "volrik", luck=13)),
    *[("no_dice", card(kind="hurt", params={"damage": d})) for d in ("", "D", "D6-strength", "D6D6", "1.5", " D6", 4)],
    ("zero_dice", card(kind="hurt", params={"damage": "0D6"})),
    ("no_such_die", card(kind="hurt", params={"damage": "D7"})),
    ("no_such_die", card(kind="hurt", params={"damage": "D0"})),
    ("too_many_dice", card(kind="hurt", params={"damage": "99D6"})),
    ("too_many_dice", card(kind="hurt", params={"damage": "D6+100"})),
    ("never_anything", card(kind="hurt", params={"damage": "D6-6"})),
    ("never_anything", card(kind="hurt", params={"damage": "-3"})),
    ("not_yes_or_no", card(kind="hurt", params={"damage": "D6", "trap": "yes"})),
    ("no_text", valued("base", "hero", "volrik", name=" ")),
    ("text_too_long", valued("base", "hero", "volrik", name="x" * 121)),
    ("not_among", card(kind="monster", params={"monster": "dragonling"})),
    ("not_among", valued("heroes", "hero", "fhyll", abilities=["singing"])),
    ("not_among", valued("catacombs", "amulet", "luck", effect="wings")),
    ("not_a_list", valued("heroes", "hero", "fhyll", abilities="berserk")),
    ("named_twice", valued("heroes", "hero", "fhyll", abilities=["berserk", "berserk"])),
    ("not_two_numbers", valued("catacombs", "card", "shadow_of_doom", "room", kills_on=[1])),
    ("backwards", valued("catacombs", "card", "shadow_of_doom", "room", kills_on=[3, 1])),
    ("no_numbers", valued("base", "card", "skeleton", "crypt", wakes_on=[])),
    ("no_data", valued("base", "tile", "room_cross", sides="all")),
    ("no_words", card(names={"en": 5})),
    ("words_too_long", card(texts={"en": "x" * 501})),
    ("beyond_die", valued("heroes", "weapon", "sling", to_hit__other=[5, 12])),
    ("beyond_die", valued("catacombs", "amulet", "madness", acts_on=[1, 7])),
    ("plain_dice", valued("heroes", "ability", "helm_of_terror", roll="4D6-luck")),
    ("more_than", valued("catacombs", "card", "spear_trap", "room", guesses=4)),
    ("bad_sides", valued("base", "tile", "room_cross", sides={"entry": "exit"})),
    ("bad_sides", sides(left="window")),
    ("gate_missing", sides(GATE, entry="exit")),
    ("gate_elsewhere", sides(left="portcullis")),
    ("entry_shut", sides(entry="wall")),
    ("entry_shut", sides(entry="portcullis")),
    ("rotating_room_openings", sides("rotating_room", left="exit")),
    ("not_straight", sides("bottomless_pit", left="exit")),
    ("darkness_exits", sides("darkness_left_right", ahead="exit")),
    ("darkness_exits", sides("darkness_left", left="wall")),
    ("corridor_ends", sides("corridor_left", left="wall")),
    ("chasm_sides", valued("base", "tile", CHASM, chasm_groups=[["left", "ahead"], ["entry", "right"]])),
    ("chasm_sides", valued("base", "tile", CHASM, chasm_groups=[["entry"], ["left", "ahead", "right"]])),
    ("chamber_out_of_reach", only("base", "tile", lambda e: e.key == "room_dead_end")),
    ("chamber_out_of_reach", only("base", "tile", lambda e: e.key == "room_straight")),
    ("chamber_out_of_reach", only("base", "tile", lambda e: e.key == "room_door_ahead_open_sides")),
    ("empty_deck", without("base", lambda e: e.pile == "crypt")),
    ("only_shuffle", without("base", lambda e: e.pile == "search" and e.kind != "shuffle")),
    ("leads_to_itself", card(pile="crypt", kind="leads_to", params={"pile": "crypt", "optional": True})),
    ("leads_in_circles", having("base", *[
        Entry(component="card", pile=here, key="new", kind="leads_to", params={"pile": there, "optional": True})
        for here, there in (("crypt", "corpse"), ("corpse", "crypt"))
    ])),
    ("not_optional", card(kind="leads_to", params={"pile": "trap", "optional": True})),
    ("no_way_up", without("catacombs", lambda e: e.kind in ("exit", "hole_in_roof"))),
    ("monsters_incomplete", valued("base", "monster_card", "monster_01", outcomes={})),
    ("stances_incomplete", valued("base", "monster_card", "monster_01", outcomes=find(
        "base", "monster_card", "monster_02").params["outcomes"] | {"orc": {"attack": {"result": "flee"}}})),
    ("bad_outcome", outcome("orc", "attack", {"result": "escape"})),
    ("bad_monster_life", outcome("orc", "attack", {"result": "combat"})),
    ("bad_monster_life", outcome("orc", "attack", {"result": "flee", "lp": 3})),
    ("bad_monster_life", outcome("orc", "attack", {"result": "combat", "lp": 0})),
    ("bad_slash", outcome("orc", "escape", {"result": "slash_escape"})),
    ("bad_slash", outcome("orc", "escape", {"result": "escape", "slash": "D6"})),
    ("matrix_incomplete", valued("base", "table", "matrix", table={"slash": {}})),
    ("bad_loss", table("base", "matrix", slash=find("base", "table", "matrix").params["table"]["slash"]
                       | {"slash": {"hero": 1, "monster": -1}})),
    ("nobody_hurt", table("base", "matrix", slash=find("base", "table", "matrix").params["table"]["slash"]
                          | {"slash": FLAT})),
    ("nobody_hurt", rows("base", "solo_table", 0, hero=0)),
    ("bad_rows", rows("base", "potion", 0, taste="bitter")),
    ("rows_gap", rows("base", "potion", 0, roll=[2, 2])),
    ("rows_gap", rows("base", "solo_table", 1, roll=[4, 7])),
    ("rows_gap", valued("base", "table", "longbow", table__other={"1": "missed"})),
    ("rows_gap", valued("heroes", "weapon", "shuriken", die="D8")),
    ("rows_gap", rows("catacombs", "exit_diagram", 1, "rows", cards=[3, 3])),
    ("rows_gap", table("catacombs", "teleport_table", "rows", **{"1": "death"})),
    ("bad_potion", rows("base", "potion", 0, effect="fly")),
    ("bad_shot", table("base", "longbow", "table.other", **{"1": "blessed"})),
    ("bad_drift", rows("catacombs", "exit_diagram", 0, "rows", by_roll=find(
        "catacombs", "table", "exit_diagram").params["rows"][0]["by_roll"] | {"1": 13})),
    ("bad_place", table("catacombs", "teleport_table", "rows", **{"9": "up_3"})),
    ("teleport_for_ever", table("catacombs", "teleport_table", "rows", **{"9": "north_1", "10": "east_1"})),
    ("bad_spell", table("catacombs", "spell_book_table", "rows", **{"11": "lose_everything"})),
    ("bad_load", valued("catacombs", "tile_kind", "bridge", load=[{"treasures": [4, 1], "add": 1}])),
    ("stone_alone", valued("catacombs", "treasure_chit", "sun_stone", pair="sun_stone")),
    ("no_fire", changed("base", "dragon_chit", "fire_breathing", count=0)),
    ("few_heroes", changed("base", "hero", "volrik", on=False)),
    ("unknown_twin", valued("heroes", "hero", "vikas", twin_of="nobody")),
    ("needs_heroes", valued("base", "hero", "volrik", abilities=["run"])),
    ("needs_heroes", valued("base", "hero", "volrik", weapon="sling")),
    ("sling_unlimited", valued("heroes", "hero", "farendil", unlimited=True)),
    ("companion_agility", valued("heroes", "hero", "sarellia", agility_with_companion=0)),
    ("rage_above_life", valued("heroes", "hero", "fhyll", life=10)),
    ("bad_combat_dice", valued("heroes", "companion", "flame_bright", combat_die=[{"life_from": 5, "die": "D6"}])),
    ("effect_needs", valued("catacombs", "amulet", "death", tear_off="")),
]  # fmt: skip
WARNINGS = [
    ("removes_nothing", having("catacombs", Entry(component="removal", pile="room", key="unicorn"))),
    ("no_shuffle", changed("base", "card", "shuffle", "trap", on=False)),
    ("many_shuffles", changed("base", "card", "shuffle", "trap", count=3)),
    ("few_tiles", BASE),
    ("none_of_these", changed("base", "card", "rope", "corpse", count=0)),
    ("no_name", card(names={"en": "a thing"})),
    ("never_drawn", without("base", lambda e: e.kind == "leads_to" and e.params["pile"] == "corpse")),
    ("no_door_opens", changed("base", "card", "door_opens", "door", on=False)),
]


def a_way_in_only():
    """Rooms that turn lead in, and nothing leads back: corners too few for a way round."""
    turning = structs.replace(find("base", "tile", "rotating_room"), count=10)
    corners = [structs.replace(find("base", "tile", key), count=1) for key in ("room_left", "room_right")]
    return [p.code for p in reach.check(Box("base", (turning, *corners)))]
