"""What is said where something is missing, forbidden, too much or broken."""

import pytest
from django.core.cache import cache
from django.test import Client, override_settings
from django.urls import path

from dungeonquest.urls import urlpatterns as ours

HEADINGS = {
    "en": {404: "A wall where a door should be", 403: "The guard does not know this form", 429: "Not so hasty",
           500: "The ceiling has come down"},
    "es": {404: "Un muro donde debería haber una puerta", 403: "El guardia no reconoce este formulario",
           429: "Sin tanta prisa", 500: "Se ha venido abajo el techo"},
    "it": {404: "Un muro dove dovrebbe esserci una porta", 403: "La guardia non riconosce questo modulo",
           429: "Non così in fretta", 500: "È crollato il soffitto"},
}  # fmt: skip


def breaks(_request):
    raise RuntimeError("a secret card")


handler400 = "dungeonquest.pages.misunderstood"
handler500 = "dungeonquest.pages.broken"
urlpatterns = [path("breaks/", breaks), *ours]


def seen(answer, language: str, status: int) -> str:
    page = answer.content.decode()
    assert answer.status_code == status
    assert f'<html lang="{language}"' in page
    assert HEADINGS[language][status] in page
    assert "style=" not in page
    assert "<script" not in page
    return page


@pytest.mark.django_db
@pytest.mark.parametrize("language", HEADINGS)
def test_nothing_is_there(client, language):
    page = seen(client.get("/nowhere/", headers={"Accept-Language": language}), language, 404)
    assert 'href="/tables/"' in page


@pytest.mark.django_db
@pytest.mark.parametrize("language", HEADINGS)
def test_a_form_without_its_token(language):
    browser = Client(enforce_csrf_checks=True, headers={"Accept-Language": language})
    seen(browser.post("/guest/"), language, 403)


@pytest.mark.django_db
@pytest.mark.parametrize("language", HEADINGS)
def test_too_many_tries(client, settings, language):
    settings.ACCOUNT_RATE_LIMITS = {"reset_password": "1/m/ip"}
    cache.clear()
    for _ in range(2):
        headers = {"Accept-Language": language}
        answer = client.post("/accounts/password/reset/", {"email": "ada@example.org"}, headers=headers)
    seen(answer, language, 429)
    cache.clear()


@pytest.mark.parametrize("language", HEADINGS)
@override_settings(ROOT_URLCONF="tests.infra.test_error_pages")
def test_something_breaks_even_the_database_and_the_list_of_files(language, settings, tmp_path):
    """No mark for the database: a page that asked it would fail this test."""
    settings.STATIC_ROOT = tmp_path
    browser = Client(raise_request_exception=False, headers={"Accept-Language": language})
    page = seen(browser.get("/breaks/"), language, 500)
    assert "a secret card" not in page
    assert 'href="/static/css/site.css"' in page


def test_programs_are_told_in_their_own_shape():
    with override_settings(ROOT_URLCONF="tests.infra.test_error_pages"):
        assert Client().get("/api/nowhere/").json()["code"] == "not_found"


def test_a_host_that_is_none_is_refused_in_the_shape_of_whoever_asks():
    program, person = (Client().get(path, headers={"Host": "no host"}) for path in ("/api/tables/", "/tables/"))
    assert (program.status_code, program.json()["code"]) == (400, "bad_request")
    assert (person.status_code, "Nobody here understands that" in person.content.decode()) == (400, True)


@pytest.mark.django_db
@pytest.mark.parametrize("path", ["/play/", "/table/x/act", "/accounts/login/"])
def test_a_form_in_an_encoding_of_its_own_is_refused_in_a_sentence(path):
    """Whoever looks for a token in it breaks on the form; the answer must not look again."""
    browser = Client(enforce_csrf_checks=True, raise_request_exception=False)
    browser.cookies["csrftoken"] = "a" * 32
    answer = browser.post(path, b"x=1", "application/x-www-form-urlencoded; charset=utf-16")
    assert (answer.status_code, "Nobody here understands that" in answer.content.decode()) == (400, True)


ODD = ("/table/%00/", "/table/%00/view", "/table/%E2%80%AE/", "/join/%00/", "/replay/%00/", "/crypt/%00/0/",
       "/result/%00/", "/campaigns/%00/", "/people/%00/", "/people/a%00b/", "/rules/part/%00/",
       "/leaderboard/?board=%00", "/accounts/login/?next=%00", "/table/%FF/")  # fmt: skip


@pytest.mark.databases
@pytest.mark.django_db
@pytest.mark.parametrize("address", ODD)
def test_addresses_that_no_database_takes(client, address):
    assert client.get(address).status_code in (200, 404)


@pytest.mark.databases
@pytest.mark.django_db
@pytest.mark.parametrize("what", ["act", "join", "undo", "ask-undo", "leave", "start", "rematch"])
def test_posts_to_addresses_that_no_database_takes(admin_client, what):
    assert admin_client.post(f"/table/%00/{what}", {"question": "1", "option": "x"}).status_code == 404
