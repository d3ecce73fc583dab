"""Section 16: which die is rolled for what. Every die that a ``Scene`` rolls is held against this table."""

D6 = """arrow arrow.wound berserk berserk.turn bridge.treasures cave_in cave_in.damage crypt_trap_a dagger
dagger.recover dark_force darkness door_trap_a door_trap_c friend.cave_in friend.combat friend.door_trap_a
friend.door_trap_c friend.poison_gas friend.poison_gas.turns friend.poisonous_snakes friend.trap friend.trapdoor
ghoul.life helm helm.backlash keen_senses madness monster poison_gas poison_gas.turns poisonous_snakes scorpion_a
scorpion_b shadow.below shuriken shuriken.wound skeleton slash sling.damage snotlings.reinforce snotlings.start
spell_book.hurt spider spider.arrow spider.flee spider.shuriken torch trapdoor.fall unarmed vampire_bats
wizards_amulet wizards_curse"""
D10 = """bridge bridge.fall cave_troll exit.drift eyes_of_doom friend.bridge friend.bridge.fall friend.combat
friend.doors friend.ghoul ghoul hole monster sense sling snotlings.kill snotlings.start teleport"""
D12 = """berserk.door blowpipe bottomless_pit cave_in_tile climb combat crossfire_trap crypt_trap_b door_trap_b dragon
first_player friend.bottomless_pit friend.climb friend.combat friend.crossfire_trap friend.door_trap_b friend.gates
friend.horde_of_rats friend.trapdoor giant_centipede horde_of_rats locked_chest portcullis potion shadow_of_doom slash
sneak_attack spell_book tear_off trapdoor treasure_chest vampire web"""
EVENLY = """bridge.lost chest.destroys seek spell_book.kept steer"""  # chance picks among so many things as there are
DICE = {3: ["dagger_tactic", "friend.spear_trap", "spear_trap"], 6: D6.split(), 10: D10.split(), 12: D12.split()}


def rightly_rolled(faces: int, stream: str) -> bool:
    """``stream``: what for, and the seat."""
    purpose, _, seat = stream.rpartition(".")
    purpose = purpose if seat.isdigit() else stream
    return purpose in EVENLY.split() or purpose in DICE.get(faces, ())
