"""One port for everything: streams are answered here, all else goes to Django's WSGI handler (Django views under ASGI cost several
times the CPU, and WSGI buffers streams)."""

from a2wsgi import WSGIMiddleware
from starlette.applications import Starlette
from starlette.routing import Mount

from config.wsgi import application as pages

# The applications are loaded by now, so their models can be imported.
from apps.tables.live import routes  # isort: skip

application = Starlette(routes=[Mount("/live", routes=routes), Mount("/", app=WSGIMiddleware(pages, workers=16))])
