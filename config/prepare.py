"""Makes the data folder ready: catalogues, tables, cache, packs, demo. Quick when there is nothing to do.

python -m config.prepare [--quiet]
"""

from __future__ import annotations

import os
import sys
from io import StringIO


def main(argv: list[str]) -> int:
    """Prepare everything that the site needs before it serves."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    from config.messages import compile_all

    compile_all()
    import django

    django.setup()
    from django.conf import settings
    from django.core.management import call_command

    quiet = "--quiet" in argv
    say = StringIO() if quiet else sys.stdout
    call_command("migrate", interactive=False, verbosity=0)
    if not settings.REDIS_URL:
        call_command("createcachetable", verbosity=0)
    call_command("packs", "load", stdout=say)
    call_command("demo", stdout=say)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
