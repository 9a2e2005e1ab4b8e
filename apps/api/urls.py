"""Addresses of the API; each answers alike with and without a final slash."""

from __future__ import annotations

from django.urls import URLPattern, include, path, re_path
from django.urls.resolvers import URLResolver

from apps.api import campaigns, cards, docs, library, odds, past, positions, rulebooks, simulations, tables, translations
from apps.api.base import ApiView
from apps.api.problems import unknown_address

KEY = r"(?P<key>[\w-]{1,32})"
SLUG = r"(?P<slug>[\w-]{1,64})"
ID = r"(?P<id>[\w/-]{1,255}?)"


def at(pattern: str, view: type[ApiView], name: str) -> URLPattern:
    """A view below v1/, with or without a final slash."""
    return re_path(rf"^v1/{pattern}/?$", view.as_view(), name=name)


v1: list[URLPattern | URLResolver] = [
    re_path(r"^v1/?$", docs.Root.as_view(), name="root"),
    at("games", library.Games, "games"),
    at(f"games/{SLUG}", library.GameDetail, "game"),
    at("modules", library.Modules, "modules"),
    at(f"modules/{ID}", library.ModuleDetail, "module"),
    at("clauses", library.Clauses, "clauses"),
    at(f"clauses/{ID}", library.ClauseDetail, "clause"),
    at(f"rulebooks/{SLUG}", rulebooks.Rulebook, "rulebook"),
    at("readings", library.Readings, "readings"),
    at(f"readings/{ID}", library.ReadingDetail, "reading"),
    at("glossary", library.Glossary, "glossary"),
    at(f"glossary/{ID}", library.TermDetail, "term"),
    at("search", library.Search, "search"),
    at("translations", translations.Translations, "translations"),
    at("findings", translations.Findings, "findings"),
    at(f"versions/{SLUG}", past.Versions, "versions"),
    at(rf"versions/{SLUG}/(?P<number>[0-9]{{1,9}})", past.VersionDetail, "version"),
    at(rf"versions/{SLUG}/(?P<number>[0-9]{{1,9}})/(?P<other>[0-9]{{1,9}})", past.Comparison, "comparison"),
    at(f"history/{ID}", past.History, "history"),
    at("decks", cards.Decks, "decks"),
    at(f"decks/{ID}", cards.DeckDetail, "deck"),
    at("cards", cards.Cards, "cards"),
    at(f"cards/{ID}", cards.CardDetail, "card"),
    at("positions/setup", positions.SetUp, "position-setup"),
    at("positions/choices", positions.Choices, "position-choices"),
    at("positions/apply", positions.Apply, "position-apply"),
    at("tables", tables.Tables, "tables"),
    at(f"tables/{KEY}", tables.TableDetail, "table"),
    at(f"tables/{KEY}/seats", tables.Seats, "table-seats"),
    at(f"tables/{KEY}/computers", tables.Computers, "table-computers"),
    at(f"tables/{KEY}/start", tables.Start, "table-start"),
    at(f"tables/{KEY}/answers", tables.Answers, "table-answers"),
    at(f"tables/{KEY}/undo", tables.Undo, "table-undo"),
    at(f"tables/{KEY}/redo", tables.Redo, "table-redo"),
    at("campaigns", campaigns.Campaigns, "campaigns"),
    at("campaigns/import", campaigns.Import, "campaign-import"),
    at(f"campaigns/{KEY}", campaigns.CampaignDetail, "campaign"),
    at(f"campaigns/{KEY}/entries", campaigns.Entries, "campaign-entries"),
    at(f"campaigns/{KEY}/entries/(?P<number>[0-9]{{1,9}})/correction", campaigns.Corrections, "campaign-correction"),
    at(f"campaigns/{KEY}/games", campaigns.GamesPlayed, "campaign-games"),
    at(f"campaigns/{KEY}/decisions", campaigns.Decisions, "campaign-decisions"),
    at(f"campaigns/{KEY}/notes", campaigns.Notes, "campaign-notes"),
    at(f"campaigns/{KEY}/export", campaigns.Export, "campaign-export"),
    at("odds", odds.Questions, "odds"),
    at(rf"odds/{SLUG}/(?P<id>[\w-]{{1,64}})", odds.Answers, "odds-answer"),
    at("simulations", simulations.Simulations, "simulations"),
    at(f"simulations/{KEY}", simulations.SimulationDetail, "simulation"),
    at(f"simulations/{KEY}/cancel", simulations.Cancel, "simulation-cancel"),
]

urlpatterns = [
    path("", include((v1, "api"))),
    path("v1/openapi.json", docs.openapi_file, name="openapi"),
    re_path(r"^v1/docs/?$", docs.docs, name="docs"),
    re_path(r"^(?P<rest>.*)$", unknown_address),
]
