"""What a new entry starts from."""

from games.rules.kernel.workshop import Component, Entry, Kind, Workshop


def starting_entry(workshop: Workshop, component: Component, kind_key: str, pile: str = "") -> Entry:
    """Values of the first shipped entry of this kind, or else the defaults; no key yet."""
    kind = component.kind(kind_key) or component.kinds[0]
    like = _like(workshop, component, kind)
    params = dict(like.params) if like else _defaults(kind)
    piles = component.piles or ("",)
    at = pile if pile in piles else like.pile if like and like.pile in piles else piles[0]
    return Entry(component=component.key, key="", pile=at, kind=kind.key, params=params)


def _like(workshop: Workshop, component: Component, kind: Kind) -> Entry | None:
    entries = (e for slot in workshop.slots for e in workshop.shipped(slot).entries)
    return next((e for e in entries if e.component == component.key and e.kind == kind.key), None)


def _defaults(kind: Kind) -> dict[str, object]:
    return {p.name: p.default for p in kind.params if p.required and p.default is not None}
