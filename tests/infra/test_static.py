import pytest
from asgiref.testing import ApplicationCommunicator

from dungeonquest.static import StaticFiles


async def _get(app, path: str, *headers: tuple[bytes, bytes], method: str = "GET"):
    scope = {"type": "http", "method": method, "path": path, "headers": list(headers)}
    talk = ApplicationCommunicator(app, scope)
    start = await talk.receive_output()
    body = await talk.receive_output()
    return start["status"], dict(start["headers"]), body.get("body", b"")


@pytest.fixture
def app(tmp_path):
    (tmp_path / "site.css").write_text("a{}")
    (tmp_path / "site.0123456789ab.css").write_text("a{}")
    (tmp_path.parent / "secret.txt").write_text("secret")

    async def django(_scope, _receive, send):
        await send({"type": "http.response.start", "status": 404, "headers": []})
        await send({"type": "http.response.body", "body": b"django"})

    return StaticFiles(django, tmp_path, "/static/")


async def test_a_file(app):
    status, headers, body = await _get(app, "/static/site.css")
    assert (status, body) == (200, b"a{}")
    assert headers[b"content-type"].startswith(b"text/css")


async def test_a_file_named_after_its_content_is_kept_for_ever(app):
    _status, headers, _body = await _get(app, "/static/site.0123456789ab.css")
    assert b"immutable" in headers[b"cache-control"]


async def test_a_file_that_has_not_changed_is_not_sent_again(app):
    _status, headers, _body = await _get(app, "/static/site.css")
    again = await _get(app, "/static/site.css", (b"if-modified-since", headers[b"last-modified"]))
    assert (again[0], again[2]) == (304, b"")


async def test_only_the_head(app):
    status, headers, body = await _get(app, "/static/site.css", method="HEAD")
    assert (status, body, headers[b"content-length"]) == (200, b"", b"3")


@pytest.mark.parametrize("path", ["/", "/static/none.css", "/static/../secret.txt", "/static/%2e%2e/secret.txt"])
async def test_everything_else_is_for_django(app, path):
    assert (await _get(app, path))[2] == b"django"
