"""A whole game in which all that is said and asked must have words, as each seat and a spectator see it."""

from games.pages.decision import card, words_for
from games.pages.log import line
from games.pages.words import find
from games.rules.dungeonquest import names, text
from tests.rules.dungeonquest.heroes.party import pick

from .tables import sitting


def all_has_words(p, rng, temper):
    events = []
    while not p.is_over:
        news = p.drain()[0]
        events += news
        for seat in p.may_act():
            question_has_words(sitting(p, [], seat))
        for event in news:
            assert find(text.EVENTS, event.key, event.data), event
        p.apply(*pick(p, rng, temper))
    for viewer in (None, *range(len(p.g.s.heroes))):
        seen = sitting(p, events, viewer)
        for event in seen.events:
            words = str(line(event, seen).words)
            assert "{" not in words and "_" not in words, words


def question_has_words(mine):
    shown, things = card(mine), {**names.CARDS, **names.CHITS}
    assert find(text.DECISIONS, mine.question["key"], mine.question["data"]), mine.question["key"]
    assert "{" not in f"{shown.title}{shown.hint}", shown
    for option in mine.question["options"]:
        head, _, rest = option.id.partition(":")
        key = mine.question["key"]
        assert find(text.OPTIONS, f"{key}/{head}", (rest,)) or find(text.OPTIONS, head, (rest,)), (key, option)
        label, note = words_for(option, mine)
        assert str(label) and "{" not in f"{label}{note}", option
        assert not option.why_not or option.why_not in text.REASONS, option
        for field in option.fields:
            assert field.name in text.FIELDS
            assert all(value.isdigit() or value in text.VALUES or value.split("#")[0] in things for value in field.of)
