"""Texts become safe HTML with icons drawn and terms linked."""

from __future__ import annotations

from apps.library.projector import term_addresses
from apps.library.rendering import Glossary, Renderer, localise
from tests.library.orchard import EN, orchard


def renderer(lang: str = "en") -> Renderer:
    pack = orchard()
    return Renderer(pack, lang, term_addresses(pack))


def test_it_escapes_everything_that_is_not_ours() -> None:
    assert renderer().html('<script>alert("1")</script> & more') == "&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; more"


def test_a_term_is_linked_to_its_clause_with_its_definition() -> None:
    html = renderer().html("Two apples fell.")
    assert html == 'Two <a class="term" href="lang:/games/orchard/rules/picking/apple/" title="A fruit that you &lt;gather&gt;.">apples</a> fell.'


def test_a_term_is_found_in_any_case_and_the_longest_one_wins() -> None:
    assert 'title="Ovoce, které se sbírá.">jablek</a>' in renderer("cs").html("Pět jablek leží.")
    assert ">crab apple</a>" in renderer().html("The crab apple is sour.")


def test_a_term_is_linked_once_and_never_inside_another_or_a_hyphened_word() -> None:
    html = renderer().html("An apple, an apple, an apple-tree.")
    assert html.count("<a ") == 1 and "apple-tree" in html
    assert "<a " not in renderer().html("An apple-tree.")


def test_a_clause_does_not_link_the_term_that_it_defines() -> None:
    assert renderer().html("An apple.", own=("apple",)) == "An <dfn>apple</dfn>."


def test_an_icon_is_drawn_with_its_name_unless_the_word_follows() -> None:
    alone, followed = renderer("cs").html("Hoďte :apple: znovu."), renderer("cs").html("Za :apple: jablko.")
    assert 'role="img" aria-label="jablko"' in alone and "orchard/icons.svg#apple" in alone
    assert 'aria-hidden="true"' in followed
    assert renderer("cs").plain("Hoďte :apple: znovu.") == "Hoďte jablko znovu."
    assert renderer("cs").plain("Za :apple: jablko.") == "Za jablko."


def test_an_icon_is_not_said_twice_when_its_word_follows_in_another_case() -> None:
    assert 'aria-hidden="true"' in renderer("cs").html("Bez :apple: jablek.")
    assert renderer("cs").plain("Bez :apple: jablek.") == "Bez jablek."
    assert renderer().plain("Take :apple: an apple.") == "Take an apple."
    short = Renderer(orchard(text_en=EN.replace("icon_apple = apple", "icon_apple = key")), "en", {"apple": "x", "frost": "x"})
    assert short.plain("Take 1 :apple: key here.") == "Take 1 key here."


def test_icons_in_a_row_are_said_as_a_list_and_a_mark_behind_a_sentence_in_brackets() -> None:
    assert renderer().plain("They show :apple: :apple: :apple:.") == "They show apple, apple, apple."
    assert renderer().plain("Pick it. :apple:") == "Pick it. (apple)"
    assert renderer().plain(":apple: and leaf.") == "Apple and leaf."


def test_an_unknown_icon_is_shown_as_missing() -> None:
    assert renderer().html("Roll :pear:.") == 'Roll <span class="missing-icon">:pear:</span>.'


def test_links_lead_to_the_pages_of_the_readers_language() -> None:
    html = renderer().html("An apple.")
    assert 'href="/cs/games/orchard/rules/picking/apple/"' in localise(html, "cs")


def test_blank_lines_make_paragraphs() -> None:
    assert renderer().html("One\nline.\n\nAnother.") == "<p>One line.</p><p>Another.</p>"


def test_a_glossary_without_terms_finds_nothing() -> None:
    assert list(Glossary({}).find("apples")) == []
