"""Documents made at random: nonsense in every field, and shipped sets with a few lines changed."""

from hypothesis import strategies as st
from msgspec import structs

from games.rules.dungeonquest.shipped import SHIPPED
from games.rules.dungeonquest.workshop.components import FIELDS, PILES
from games.rules.dungeonquest.workshop.values import DICE
from games.rules.kernel.workshop import Entry, SetDocument
from games.rules.library import ruleset

RULES = ruleset("dungeonquest")
WORKSHOP = RULES.workshop()
DOCUMENTS = {slot: WORKSHOP.shipped(slot) for slot in SHIPPED}
KEYS = sorted({e.key for d in DOCUMENTS.values() for e in d.entries})
KINDS = sorted({kind for kinds in FIELDS.values() for kind in kinds})
NAMES = sorted({f.name for kinds in FIELDS.values() for fields in kinds.values() for f in fields})

plain = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=5), st.sampled_from([*KEYS, *KINDS, *DICE]),
    st.integers(-3, 14), st.sampled_from(["9"]).map(lambda nine: int(nine) * 10**5000), st.binary(max_size=3),
)  # fmt: skip
anything = st.recursive(
    plain, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from([*NAMES, "1", "2-3", 4]), inner)
)
nonsense = st.builds(
    Entry,
    component=st.sampled_from(sorted(FIELDS)) | anything, key=st.sampled_from(KEYS) | anything,
    pile=st.sampled_from(["", *PILES]) | anything, kind=st.sampled_from(KINDS) | anything, count=anything, on=anything,
    params=anything, names=anything, texts=anything,
)  # fmt: skip


@st.composite
def spoiled(draw):
    """A shipped set with nonsense in some fields and among its lines."""
    document = DOCUMENTS[draw(st.sampled_from(SHIPPED))]
    entries = list(document.entries)
    for _ in range(draw(st.integers(1, 5))):
        at = draw(st.integers(0, len(entries) - 1))
        if draw(st.booleans()) and entries[at].params and isinstance(entries[at].params, dict):
            name = draw(st.sampled_from(sorted(entries[at].params)))
            entries[at] = structs.replace(entries[at], params=entries[at].params | {name: draw(anything)})
        else:
            name = draw(st.sampled_from(Entry.__struct_fields__))
            entries[at] = structs.replace(entries[at], **{name: draw(anything)})
    return structs.replace(document, entries=tuple(entries))


unheard_of = st.builds(
    SetDocument,
    ruleset=st.just("dungeonquest") | anything, slot=st.sampled_from(SHIPPED) | anything,
    entries=st.lists(nonsense | anything, max_size=6).map(tuple) | anything,
)  # fmt: skip
