import threading
from inspect import iscoroutinefunction

from asgiref.testing import ApplicationCommunicator
from django.contrib import admin
from django.http import HttpResponse
from django.urls import path

from dungeonquest.handler import OneHopHandler

seen: list[str] = []


def view(_request):
    seen.append(threading.current_thread().name)
    return HttpResponse("here")


async def later(_request):
    return HttpResponse("later")


urlpatterns = [path("here", view), path("later", later), path("admin/", admin.site.urls)]


async def _get(address: str) -> bytes:
    handler = OneHopHandler()
    assert not iscoroutinefunction(handler._middleware_chain)
    headers = [(b"host", b"localhost")]
    scope = {"type": "http", "method": "GET", "path": address, "query_string": b"", "headers": headers}
    talk = ApplicationCommunicator(handler, scope)
    await talk.send_input({"type": "http.request", "body": b""})
    assert (await talk.receive_output(5))["status"] == 200
    return (await talk.receive_output(5))["body"]


async def test_middleware_and_view_run_together_outside_the_loop(settings):
    settings.ROOT_URLCONF = __name__
    assert await _get("/here") == b"here"
    assert seen[-1] != threading.main_thread().name


async def test_an_asynchronous_view_still_works(settings):
    settings.ROOT_URLCONF = __name__
    assert await _get("/later") == b"later"
