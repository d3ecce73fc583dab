import gzip

import pytest

pytestmark = pytest.mark.django_db


def test_a_large_page_is_packed_for_whoever_can_open_it(client):
    plain = client.get("/rules/")
    packed = client.get("/rules/", headers={"Accept-Encoding": "br, gzip"})
    assert "Content-Encoding" not in plain.headers
    assert packed.headers["Content-Encoding"] == "gzip"
    assert "Accept-Encoding" in packed.headers["Vary"]
    assert len(packed.content) < 0.35 * len(plain.content)
    assert b"</html>" in gzip.decompress(packed.content)


def test_a_small_answer_is_left_as_it_is(client):
    answer = client.get("/accounts/login/", headers={"Accept-Encoding": "gzip"})
    assert len(answer.content) < 8_000
    assert "Content-Encoding" not in answer.headers
