"""Who may do what: the one table of permissions, row by row."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from apps.accounts.permissions import Access, Action, Forbidden, may, require
from apps.accounts.viewer import ANYBODY, Viewer

OWNER, MEMBER, OUTSIDER = Viewer(user_id=1), Viewer(user_id=2), Viewer(user_id=3)
OWNING_DEVICE, MEMBER_DEVICE, OTHER_DEVICE = Viewer(device_id=1), Viewer(device_id=2), Viewer(device_id=3)


@dataclass
class Thing:
    """Something with an owner and members."""

    public: bool = False
    link_open: bool = False

    def access(self) -> Access:
        return Access(
            owner_id=1,
            owner_device_id=1,
            public=self.public,
            link_open=self.link_open,
            member_user_ids=frozenset({2}),
            member_device_ids=frozenset({2}),
        )


def allowed(viewer: Viewer, thing: Thing) -> str:
    """What `viewer` may, as the first letters of the actions."""
    actions: tuple[Action, ...] = ("read", "write", "decide", "own")
    return "".join(action[0] for action in actions if may(viewer, action, thing))


@pytest.mark.parametrize(
    ("viewer", "closed", "link", "public"),
    [
        (OWNER, "rwdo", "rwdo", "rwdo"),
        (OWNING_DEVICE, "rwdo", "rwdo", "rwdo"),
        (MEMBER, "rwd", "rwd", "rwd"),
        (MEMBER_DEVICE, "rwd", "rwd", "rwd"),
        (OUTSIDER, "", "rd", "r"),
        (OTHER_DEVICE, "", "rd", "r"),
        (ANYBODY, "", "rd", "r"),
    ],
)
def test_it_lets_each_do_what_is_theirs(viewer: Viewer, closed: str, link: str, public: str) -> None:
    assert (allowed(viewer, Thing()), allowed(viewer, Thing(link_open=True)), allowed(viewer, Thing(public=True))) == (closed, link, public)


@pytest.mark.parametrize(("scopes", "may_do"), [({"read"}, "r"), ({"write"}, "wdo"), ({"read", "write"}, "rwdo"), (set(), "")])
def test_a_token_may_no_more_than_its_scopes(scopes: set[str], may_do: str) -> None:
    assert allowed(Viewer(user_id=1, scopes=frozenset(scopes)), Thing()) == may_do


def test_nobody_is_not_the_owner_of_what_has_none() -> None:
    class Ownerless:
        def access(self) -> Access:
            return Access()

    assert not any(may(ANYBODY, action, Ownerless()) for action in ("read", "write", "decide", "own"))


def test_requiring_says_what_was_asked_for() -> None:
    require(OWNER, "own", Thing())
    with pytest.raises(Forbidden) as refused:
        require(MEMBER, "own", Thing())
    assert refused.value.action == "own"
