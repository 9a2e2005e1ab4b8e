"""Drawings of components: dice as solids, seen a little from above."""

from __future__ import annotations

from django import template
from django.utils.html import format_html
from django.utils.safestring import SafeString

register = template.Library()

# Outline, inner edges, and where the number stands, in a square of 64.
SOLIDS = {
    4: ("32,6 60,56 4,56", "32,6 32,56", 44),
    6: ("12,10 52,10 54,12 54,52 52,54 12,54 10,52 10,12", "", 40),
    8: ("32,4 58,24 58,42 32,60 6,42 6,24", "32,4 56,42 8,42 32,4", 38),
    10: ("32,4 60,28 60,38 32,60 4,38 4,28", "32,4 46,38 32,48 18,38 32,4", 36),
    12: ("32,4 52,10 61,28 56,48 40,60 24,60 8,48 3,28 12,10", "32,14 49,26 43,46 21,46 15,26 32,14", 38),
    20: ("32,3 57,17 57,47 32,61 7,47 7,17", "32,15 49,44 15,44 32,15", 40),
}


@register.simple_tag
def solid(faces: int) -> SafeString:
    """A die with so many faces; decoration, since its name stands beside it."""
    outline, edges, base = SOLIDS.get(faces, SOLIDS[6])
    inner = format_html('<polyline class="solid-edge" points="{}"/>', edges) if edges else ""
    return format_html(
        '<svg class="solid" viewBox="0 0 64 64" aria-hidden="true" focusable="false"><polygon points="{}"/>{}'
        '<text x="32" y="{}" text-anchor="middle">{}</text></svg>',
        outline, inner, base, faces,
    )  # fmt: skip


@register.filter
def solid_faces(values: tuple[tuple[str, str, int], ...]) -> int:
    """How many faces a die without pictures says that it has; 0 if it does not say."""
    return next((number for name, _, number in values if name == "faces"), 0)
