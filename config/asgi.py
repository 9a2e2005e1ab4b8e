"""One port for everything: streams are answered here, all else goes to Django's WSGI handler (Django views under ASGI cost several
times the CPU, and WSGI buffers streams)."""

from a2wsgi import WSGIMiddleware
from starlette.applications import Starlette
from starlette.routing import Mount
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from config.wsgi import application as pages

# The applications are loaded by now, so their models can be imported.
from apps.tables.live import routes  # isort: skip


def with_coroutines(app: ASGIApp) -> ASGIApp:
    """a2wsgi reads a request's body through a coroutine; granian's `receive` gives another kind of awaitable."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        async def received() -> Message:
            return await receive()

        await app(scope, received, send)

    return wrapped


application = Starlette(routes=[Mount("/live", routes=routes), Mount("/", app=with_coroutines(WSGIMiddleware(pages, workers=16)))])
