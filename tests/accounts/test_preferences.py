import pytest
from django.urls import reverse
from django.utils import timezone

from accounts.models import User

pytestmark = pytest.mark.django_db


@pytest.fixture
def ada(client):
    person = User.objects.create_user("Ada")
    client.force_login(person)
    return person


def test_only_for_people(client):
    assert client.get(reverse("preferences")).url.startswith(reverse("account_login"))


def test_all_preferences_are_kept(client, ada):
    wish = {"language": "es", "time_zone": "Europe/Rome", "reduced_motion": "on", "plain_board": "on", "sound": "on"}
    assert client.post(reverse("preferences"), wish).status_code == 302
    ada.refresh_from_db()
    assert (ada.language, ada.time_zone) == ("es", "Europe/Rome")
    assert ada.reduced_motion
    assert ada.plain_board
    assert ada.sound


def test_the_chosen_language_wins_over_the_browsers(client, ada):
    User.objects.update(language="it")
    page = client.get("/", headers={"Accept-Language": "es"}).content.decode()
    assert '<html lang="it"' in page


def test_without_a_choice_the_browser_decides(client, ada):
    assert '<html lang="es"' in client.get("/", headers={"Accept-Language": "es"}).content.decode()


def test_the_time_zone_is_the_persons_and_does_not_stay_for_the_next(client, ada):
    User.objects.update(time_zone="Asia/Tokyo")
    client.get("/")
    assert timezone.get_current_timezone_name() == "Asia/Tokyo"
    client.logout()
    client.get("/")
    assert timezone.get_current_timezone_name() == "UTC"


def test_a_zone_that_no_longer_exists_is_passed_over(client, ada):
    User.objects.update(time_zone="Mars/Olympus")
    assert client.get("/").status_code == 200
    assert timezone.get_current_timezone_name() == "UTC"


@pytest.mark.parametrize("wish", [{"language": "tlh"}, {"time_zone": "Mars/Olympus"}])
def test_what_does_not_exist_is_refused(client, ada, wish):
    answer = client.post(reverse("preferences"), wish)
    assert answer.status_code == 422
    assert answer.context["form"].errors


def test_another_name(client, ada):
    assert client.post(reverse("rename"), {"username": "Ada Lovelace"}).status_code == 302
    ada.refresh_from_db()
    assert (ada.username, ada.name_key) == ("Ada Lovelace", "adalovelace")


def test_ones_own_name_in_other_capitals(client, ada):
    assert client.post(reverse("rename"), {"username": "ADA"}).status_code == 302
    ada.refresh_from_db()
    assert ada.username == "ADA"


@pytest.mark.parametrize("name", ["berta", "admin", "<b>Ada</b>", ""])
def test_a_name_that_cannot_be_had(client, ada, name):
    User.objects.create_user("Berta")
    answer = client.post(reverse("rename"), {"username": name})
    assert answer.status_code == 422
    ada.refresh_from_db()
    assert ada.username == "Ada"
    assert "<b>Ada" not in answer.content.decode()


def test_a_name_taken_in_the_same_moment(client, ada, monkeypatch):
    User.objects.create_user("Berta")
    monkeypatch.setattr("accounts.adapter.Adapter._taken", lambda _self, _name: False)
    answer = client.post(reverse("rename"), {"username": "Berta"})
    assert answer.status_code == 422
    assert "taken" in answer.content.decode()
