"""The web process: uvicorn with our settings, on the socket that the supervisor holds or on HOST and PORT."""

import os
import socket

import uvicorn

# 64 KiB a frame: an answer to a question is under one, and nobody needs to send a book.
FRAME = 65_536


def config() -> uvicorn.Config:
    return uvicorn.Config(
        "dungeonquest.asgi:application",
        host=os.environ.get("HOST", "127.0.0.1"),
        port=int(os.environ.get("PORT", "8000")),
        ws_max_size=FRAME,
        timeout_graceful_shutdown=3,
        access_log=False,
        log_config=None,  # Django's logging speaks for all
        server_header=False,
        forwarded_allow_ips=os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1"),
    )


def main() -> None:
    given = os.environ.get("LISTEN_FD")
    # A socket held by the supervisor outlives this process: who knocks during a restart waits instead of failing.
    sockets = [socket.socket(fileno=int(given))] if given else None
    uvicorn.Server(config()).run(sockets=sockets)


if __name__ == "__main__":
    main()
