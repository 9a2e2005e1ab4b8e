"""Tags of the components' pages."""

from __future__ import annotations

from django import template
from django.utils.safestring import SafeString
from django.utils.translation import get_language

from apps.library.rendering import icon_html
from apps.packs import registry

register = template.Library()


@register.simple_tag
def face_name(slug: str, face: str) -> str:
    """What a face of a die shows, in words."""
    pack = registry.packs().get(slug)
    return (pack.texts.say(get_language() or "en", f"icon_{face}").text if pack else "") or face


@register.simple_tag
def die_face(icons: str, face: str, slug: str) -> SafeString:
    """A face as drawn, named for those who cannot see it."""
    return SafeString(icon_html(icons, face, face_name(slug, face)) if icons else face_name(slug, face))
