"""Names that cannot be mistaken for one another."""

import pytest
from django.core.exceptions import ValidationError
from hypothesis import given
from hypothesis import strategies as st

from accounts.names import clean_name, is_reserved, name_key, one_line, validate_name

SAME = [
    ("Rohan", "rOHAN"),
    ("José", "Jose"),
    ("José", "Jose\u0301"),
    ("paypal", "раураl"),  # Cyrillic
    ("Sir Rohan", "Sir-Rohan"),
    ("Sir Rohan", "sir  rohan"),
    ("Ro\u200bhan", "Rohan"),  # zero width space
    ("Ro\u00adhan", "Rohan"),  # soft hyphen
    ("Ro\u3164han", "Rohan"),  # a Hangul letter that shows nothing
    ("Illidan", "lllidan"),
    ("Ian", "lan"),
    ("G0ld", "Gold"),
    ("Barnaby", "Bamaby"),
    ("vvill", "Will"),
    ("ＦＵＬＬ", "full"),
    ("Straße", "STRASSE"),
    ("ﬁend", "fiend"),
    ("οσοο", "oooo"),  # Greek
    ("İstanbul", "istanbul"),
]


@pytest.mark.parametrize(("one", "other"), SAME)
def test_what_looks_alike_has_one_key(one, other):
    assert name_key(one) == name_key(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Ada", "Adam"), ("Rohan", "Rohin"), ("Newt 41", "Newt 42"), ("李明", "李朋")]
)
def test_what_differs_keeps_apart(one, other):
    assert name_key(one) != name_key(other)


@pytest.mark.parametrize(
    "name", ["Ada", "Sir Rohan", "José", "D'Artagnan", "Николай", "Ελένη", "李小龙", "さくら太郎", "राम देव"]
)
def test_names_of_many_alphabets_are_welcome(name):
    validate_name(clean_name(name))


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("Al", "name_length"),
        ("x" * 31, "name_length"),
        ("Ro\u200bhan", "odd_name"),
        ("Ro\u3164han", "odd_name"),
        ("Ro\u202ehan", "odd_name"),
        ("a\u0336b\u0336c\u0336", "odd_name"),
        ("<script>", "odd_name"),
        ("Ada@home", "odd_name"),
        ("Ada\nLovelace", "odd_name"),
        ("-Ada", "odd_name"),
        ("🐉🐉🐉", "odd_name"),
        ("Rоhan", "mixed_alphabets"),  # the o is Cyrillic
    ],
)
def test_what_is_refused_and_why(name, code):
    with pytest.raises(ValidationError) as refusal:
        validate_name(name)
    assert refusal.value.code == code


@pytest.mark.parametrize(
    "name", ["Admin", "ADMIN.", "аdmin", "Mode rator", "Guest Amber Newt 42", "Huésped Ana", "OSPITE 1"]
)
def test_the_houses_own_names_are_reserved(name):
    assert is_reserved(name)


@given(st.text(max_size=60))
def test_any_text_has_a_key_that_fits_its_column_and_does_not_depend_on_case(text):
    assert len(name_key(text)) <= 90
    assert name_key(clean_name(text)) == name_key(text)


@given(st.text(st.characters(categories=["Lu", "Ll"]), min_size=3, max_size=30))
def test_capitals_never_make_another_name(text):
    assert name_key(text.casefold()) == name_key(text)


FREE = [
    ("  Friday   at the Crag ", "Friday at the Crag"),
    ("safe\u202eexe.", "safeexe."),  # turns the rest round
    ("a\u200bb\u2066c\u00ad\ufeffd\x00\x1be", "abcde"),
    ("line\u2028two\nthree", "line two three"),
    ("Z" + "\u0335" * 30 + "algo", "Z\u0335\u0335algo"),
    ("a \u200b b", "a b"),
    ("Café né ça", "Café né ça"),
    ("שולחן של ندى 食卓 🐉", "שולחן של ندى 食卓 🐉"),
    ("\u3164\u200d\u202e", ""),
]


@pytest.mark.parametrize(("typed", "kept"), FREE)
def test_free_text_keeps_what_is_seen(typed, kept):
    assert one_line(typed) == kept


@given(st.text())
def test_free_text_is_the_same_when_cleaned_again(text):
    once = one_line(text)
    assert one_line(once) == once
    assert once.isprintable() or all(c.isprintable() or c == " " for c in once)
