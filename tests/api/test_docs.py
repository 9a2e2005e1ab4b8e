"""The documentation holds what it says: addresses and limits of the page in docs/, and codes of the page of the site, are those of the code."""

from __future__ import annotations

import re
from pathlib import Path

from apps.api.codes import codes
from apps.api.docs import openapi
from apps.api.limits import RATES
from tests.api.conftest import Caller

BASE = Path(__file__).resolve().parents[2]
PAGE = (BASE / "docs" / "api.md").read_text(encoding="utf-8")
RAISED = {
    "apps/api": r'Problem\(\s*\d+,\s*"(\w+)"',
    "apps/tables": r'Refused\(\s*"(\w+)"',
    "apps/campaigns": r'Fault\(\s*"(\w+)"',
    "apps/simulations": r'Fault\(\s*"(\w+)"',
    "apps/packs/selection.py": r'Fault\(\s*"(\w+)"',
}


def section(heading: str) -> str:
    """What stands under a heading."""
    return PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]


def raised() -> set[str]:
    """Every code that stands in the source."""
    found: set[str] = set()
    for place, pattern in RAISED.items():
        path = BASE / place
        for file in [path] if path.is_file() else sorted(path.rglob("*.py")):
            found |= set(re.findall(pattern, file.read_text(encoding="utf-8")))
    return found


def test_every_address_stands_on_the_page_and_no_other() -> None:
    written = set(re.findall(r"`((?:GET|POST) /[^`]*)`", section("Addresses")))
    assert written == {f"{method.upper()} {path}" for path, operations in openapi()["paths"].items() for method in operations}


def test_every_limit_stands_on_the_page() -> None:
    assert dict(re.findall(r"\| `(\w+)`[^|]*\| (\d+/\w+) \|", section("Limits"))) == RATES


def test_every_code_that_is_raised_has_words() -> None:
    assert raised() - set(codes()) == set()
    assert all(codes().values())


def test_the_type_of_a_problem_is_a_place_on_the_page_of_the_site_where_every_code_stands(anybody: Caller) -> None:
    site = anybody.client.get("/api/v1/docs/").content.decode()
    kind = anybody.get("clauses/nope").json()["type"]
    assert f'id="{kind.partition("#")[2]}"' in site
    for code in codes():
        assert f'id="error-{code}"' in site
