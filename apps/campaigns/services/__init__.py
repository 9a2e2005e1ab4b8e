"""All writes of campaigns: opening one, its members, games, decisions, notes, corrections, newer rules, export and import."""

from apps.campaigns.services.campaigns import campaign_change, campaign_create, rules_preview, rules_recompute
from apps.campaigns.services.corrections import entry_correct
from apps.campaigns.services.decisions import decision_take, may_decide
from apps.campaigns.services.games import game_preview, game_propose, game_record, proposal_confirm, proposal_put_aside
from apps.campaigns.services.members import account_forget, member_change, member_claim, member_join, person_erase
from apps.campaigns.services.notes import note_add
from apps.campaigns.services.transfer import campaign_export, campaign_import

__all__ = [
    "account_forget",
    "campaign_change",
    "campaign_create",
    "campaign_export",
    "campaign_import",
    "decision_take",
    "entry_correct",
    "game_preview",
    "game_propose",
    "game_record",
    "may_decide",
    "member_change",
    "member_claim",
    "member_join",
    "note_add",
    "person_erase",
    "proposal_confirm",
    "proposal_put_aside",
    "rules_preview",
    "rules_recompute",
]
