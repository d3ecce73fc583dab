"""Every page and letter about an account is said in the reader's language, and as this house speaks."""

import re

import pytest
from django.db import transaction

from tests.accounts.walking import Walk

pytestmark = pytest.mark.django_db
# What is the same in every language: names, what was typed, one word that Italians use too.
SAME = re.compile(r"DungeonQuest Online|testserver|\S+@example\.\w+|http\S+|[A-Z2-7]{20,}|[0-9a-f\s]+|Ada|Phone|Stick"
                  r"|Password|Account|\W*")  # fmt: skip
STIFF = {
    "en": re.compile(r"\b(please|successfully|reauthenticate|token|invalid)\b", re.IGNORECASE),
    "es": re.compile(
        r"\b(usted|le hemos|introduzca|ingrese|int[eé]ntelo|escoja|aseg[uú]rese|haga|exitosamente|por favor|token)\b",
        re.IGNORECASE,
    ),
    "it": re.compile(r"\b(si prega|con successo|per favore|reimpostazione)\b", re.IGNORECASE),
}
OURS = ("api_tokens",)  # programs do have tokens


@pytest.fixture
def walks():
    """The same way in each language, by one who was never there before."""
    found = {}
    for language in STIFF:
        with transaction.atomic():
            found[language] = Walk(language).everything().said
            transaction.set_rollback(True)
    return found


def test_nothing_is_left_in_english_and_nothing_is_stiff(walks):
    for language in ("es", "it"):
        assert walks[language].keys() == walks["en"].keys()
        left = {
            (step, words)
            for step, said in walks[language].items()
            for words in set(said) & set(walks["en"][step])
            if not SAME.fullmatch(words)
        }
        assert left == set(), language
    for language, stiff in STIFF.items():
        found = [
            (s, w) for s, said in walks[language].items() for w in said if stiff.search(w) and s.split()[0] not in OURS
        ]
        assert found == [], language
