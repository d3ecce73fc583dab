import threading
from inspect import iscoroutinefunction

from asgiref.testing import ApplicationCommunicator
from django.contrib import admin
from django.http import HttpResponse, StreamingHttpResponse
from django.urls import path
from django.utils.translation import activate, get_language

from dungeonquest.handler import THREADS, OneHopHandler

seen: list[str] = []
languages: list[str] = []


def view(_request):
    seen.append(threading.current_thread().name)
    languages.append(get_language())
    activate("es")
    return HttpResponse("here")


def parts(_request):
    return StreamingHttpResponse(iter(["one ", "two"]))


async def later(_request):
    return HttpResponse("later")


urlpatterns = [path("here", view), path("later", later), path("parts", parts), path("admin/", admin.site.urls)]


async def _get(address: str, handler: OneHopHandler | None = None) -> bytes:
    handler = handler or OneHopHandler()
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


async def test_a_few_threads_serve_all_requests_and_forget_each_ones_language(settings):
    settings.ROOT_URLCONF = __name__
    handler = OneHopHandler()
    seen.clear()
    languages.clear()
    for _ in range(3 * THREADS):
        await _get("/here", handler)
    assert len(set(seen)) <= THREADS
    assert set(languages) == {"en"}


async def test_a_streamed_answer_arrives_whole(settings):
    settings.ROOT_URLCONF = __name__
    assert await _get("/parts") == b"one two"
