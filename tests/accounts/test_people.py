"""Accounts: signing up and in, limits, tokens, a browser's device, erasing."""

from __future__ import annotations

import re
from typing import Any

import pytest
from django.conf import settings
from django.contrib.sessions.models import Session
from django.core import mail
from django.core.cache import cache
from django.http import HttpRequest, HttpResponse
from django.template.loader import render_to_string
from django.test import Client, RequestFactory
from django.utils.translation import override

from apps.accounts import services
from apps.accounts.middleware import ViewerMiddleware
from apps.accounts.models import ApiToken, Device, User
from apps.accounts.services import user_erasing
from apps.accounts.viewer import DEVICE_COOKIE, device_of, device_sign, viewer_from_cookies

pytestmark = pytest.mark.django_db
PASSWORD = "correct horse battery"


@pytest.fixture(autouse=True)
def no_counts_of_others() -> None:
    """Rate limits count in the cache."""
    cache.clear()


@pytest.fixture
def alices(client: Client, alice: User) -> Client:
    """Alice's browser, signed in."""
    client.force_login(alice)
    return client


def test_one_can_sign_up_with_an_address_and_a_password(client: Client) -> None:
    answer = client.post("/en/account/signup/", {"email": "Dora@Example.org", "password1": PASSWORD})
    assert answer.status_code == 302
    assert User.objects.get().email == "dora@example.org"
    assert client.get("/en/me/").status_code == 200


def test_a_weak_password_is_refused_with_a_reason(client: Client) -> None:
    answer = client.post("/en/account/signup/", {"email": "dora@example.org", "password1": "12345678"})
    assert answer.status_code == 200 and 'class="errorlist"' in answer.content.decode()
    assert not User.objects.exists()


def test_signing_in_takes_the_address_in_any_case(client: Client, alice: User) -> None:
    answer = client.post("/cs/account/login/", {"login": "ALICE@example.org", "password": "correct horse"})
    assert answer.status_code == 302
    assert client.get("/cs/me/").status_code == 200


def test_too_many_wrong_passwords_close_the_door_for_a_while(client: Client, alice: User) -> None:
    for _ in range(5):
        client.post("/en/account/login/", {"login": "alice@example.org", "password": "wrong"})
    answer = client.post("/en/account/login/", {"login": "alice@example.org", "password": "correct horse"})
    assert answer.status_code == 200 and "Too many failed login attempts" in answer.content.decode()
    assert client.get("/en/me/").status_code == 302


def test_a_forgotten_password_is_set_anew_by_a_link_in_the_mail(client: Client, alice: User) -> None:
    client.post("/en/account/password/reset/", {"email": "alice@example.org"})
    page = client.get(link_in(mail.outbox[0]), follow=True)
    assert page.status_code == 200
    client.post(page.request["PATH_INFO"], {"password1": PASSWORD, "password2": PASSWORD})
    alice.refresh_from_db()
    assert alice.check_password(PASSWORD)


def test_a_new_password_ends_every_token(client: Client, alice: User, bob: User) -> None:
    texts = [services.token_create(user=alice, name="x")[1] for _ in range(2)]
    _, others = services.token_create(user=bob, name="x")
    client.post("/en/account/password/reset/", {"email": "alice@example.org"})
    page = client.get(link_in(mail.outbox[0]), follow=True)
    client.post(page.request["PATH_INFO"], {"password1": PASSWORD, "password2": PASSWORD})
    assert [services.token_use(text=text) for text in texts] == [None, None]
    assert services.token_use(text=others) is not None


def test_changing_the_password_ends_every_token_and_the_page_says_so(alices: Client, alice: User) -> None:
    _, text = services.token_create(user=alice, name="x")
    assert "stop working" in alices.get("/en/account/password/change/").content.decode()
    wrong = {"oldpassword": "wrong", "password1": PASSWORD, "password2": PASSWORD}
    alices.post("/en/account/password/change/", wrong)
    assert services.token_use(text=text) is not None
    alices.post("/en/account/password/change/", {**wrong, "oldpassword": "correct horse"})
    assert services.token_use(text=text) is None


def link_in(letter: Any) -> str:
    """The first address in a letter."""
    found = re.search(r"http://\S+", str(letter.body))
    assert found is not None
    return found.group()


@pytest.mark.parametrize(
    ("language", "subject", "hello", "calm"),
    [
        ("en", "Ludolex: A new password", "Hello!", "the old password stays."),
        ("cs", "Ludolex: Nové heslo", "Dobrý den!", "staré heslo platí dál."),
    ],
)
def test_a_letter_speaks_for_ludolex_in_the_language_of_the_page(
    client: Client, alice: User, language: str, subject: str, hello: str, calm: str
) -> None:
    client.post(f"/{language}/account/password/reset/", {"email": "alice@example.org"})
    letter = mail.outbox[0]
    assert letter.subject == subject
    body = str(letter.body)
    assert body.startswith(hello) and calm in body and "contact us" not in body and "[testserver]" not in body


def test_every_letter_can_be_written(alice: User) -> None:
    folder = settings.BASE_DIR / "templates" / "account" / "email"
    letters = sorted(path.name.removesuffix("_message.txt") for path in folder.glob("*_message.txt") if not path.name.startswith("base_"))
    with override("cs"):
        for name in letters:
            subject = render_to_string(f"account/email/{name}_subject.txt").strip()
            body = render_to_string(f"account/email/{name}_message.txt", {"email": "a&b@example.org"}).strip()
            assert subject and "\n" not in subject and body.startswith("Dobrý den!") and "&amp;" not in body
    assert len(letters) == 10


def test_pages_after_a_letter_say_where_mail_is_kept_when_none_is_sent(client: Client, settings: Any) -> None:
    settings.EMAIL_URL = ""
    assert "This site sends no mail" in client.get("/en/account/password/reset/done/").content.decode()
    settings.EMAIL_URL = "smtp://localhost"
    assert "This site sends no mail" not in client.get("/en/account/password/reset/done/").content.decode()


@pytest.mark.parametrize("email_url", ["", "smtp://localhost"])
def test_signing_up_says_what_became_of_the_letter(client: Client, settings: Any, email_url: str) -> None:
    settings.EMAIL_URL = email_url
    page = client.post("/en/account/signup/", {"email": "dora@example.org", "password1": PASSWORD}, follow=True).content.decode()
    assert ("kept in the folder mail" in page) == (not email_url)


@pytest.mark.parametrize("path", ["login/", "signup/", "password/reset/", "password/reset/done/", "confirm-email/", "inactive/", "confirm-email/x/"])
def test_pages_of_the_account_speak_our_own_czech(client: Client, path: str) -> None:
    page = client.get(f"/cs/account/{path}").content.decode()
    assert re.search(r"<h1>[^<]*</h1>", page) and "Reset" not in page and "kontaktujte" not in page


@pytest.mark.parametrize("path", ["logout/", "password/change/", "email/", "reauthenticate/"])
def test_pages_for_somebody_signed_in_speak_our_own_czech(alices: Client, path: str) -> None:
    page = alices.get(f"/cs/account/{path}").content.decode()
    assert re.search(r"<h1>[^<]*</h1>", page) and "Reset" not in page and "kontaktujte" not in page


def test_asking_for_an_unknown_address_tells_nothing(client: Client, alice: User) -> None:
    known = client.post("/en/account/password/reset/", {"email": "alice@example.org"})
    unknown = client.post("/en/account/password/reset/", {"email": "nobody@example.org"})
    assert (known.status_code, known["Location"]) == (unknown.status_code, unknown["Location"])


@pytest.mark.parametrize("path", ["me/", "me/tokens/"])
def test_account_pages_ask_to_sign_in_first(client: Client, path: str) -> None:
    answer = client.get(f"/en/{path}")
    assert answer.status_code == 302 and "/account/login/" in answer["Location"]


def test_the_text_of_a_token_is_shown_once_and_kept_nowhere(alices: Client) -> None:
    page = alices.post("/en/me/tokens/", {"name": "scores", "scopes": ["read", "write"]}).content.decode()
    text = re.search(r'<code id="token">(llx_[\w-]{43})</code>', page)
    assert text is not None
    token = ApiToken.objects.get()
    assert token.scopes == ["read", "write"]
    assert text.group(1) not in str(token.__dict__)
    again = alices.get("/en/me/tokens/").content.decode()
    assert "scores" in again and text.group(1) not in again
    found = services.token_use(text=text.group(1))
    assert found is not None and found.pk == token.pk


def test_a_token_without_scope_or_name_is_not_made(alices: Client) -> None:
    alices.post("/en/me/tokens/", {"name": "x"})
    alices.post("/en/me/tokens/", {"name": "", "scopes": ["read"]})
    alices.post("/en/me/tokens/", {"name": "x", "scopes": ["everything"]})
    assert not ApiToken.objects.exists()


def test_a_revoked_token_works_no_longer(alices: Client, alice: User) -> None:
    token, text = services.token_create(user=alice, name="x")
    alices.post(f"/en/me/tokens/{token.pk}/revoke/")
    assert services.token_use(text=text) is None


def test_somebody_elses_token_cannot_be_revoked(alices: Client, bob: User) -> None:
    token, text = services.token_create(user=bob, name="x")
    alices.post(f"/en/me/tokens/{token.pk}/revoke/")
    assert services.token_use(text=text) is not None


def test_the_token_of_somebody_locked_out_works_no_longer(alice: User) -> None:
    _, text = services.token_create(user=alice, name="x")
    User.objects.filter(pk=alice.pk).update(is_active=False)
    assert services.token_use(text=text) is None


def test_the_name_that_others_see_can_be_changed(alices: Client, alice: User) -> None:
    alices.post("/en/me/", {"name": "Lady Alice"})
    alice.refresh_from_db()
    assert str(alice) == "Lady Alice"


def test_erasing_needs_the_address_and_takes_everything_of_hers(alices: Client, alice: User) -> None:
    services.token_create(user=alice, name="x")
    told: list[Any] = []

    def hear(sender: Any, user: User, **kwargs: Any) -> None:
        told.append(user.pk)

    user_erasing.connect(hear)
    try:
        alices.post("/en/me/erase/", {"email": "bob@example.org"})
        assert User.objects.filter(pk=alice.pk).exists() and not told
        number = alice.pk
        alices.post("/en/me/erase/", {"email": "Alice@example.org"})
        assert told == [number]
    finally:
        user_erasing.disconnect(hear)
    assert not User.objects.filter(pk=alice.pk).exists() and not ApiToken.objects.exists()
    assert alices.get("/en/me/").status_code == 302


def test_reading_makes_no_device(client: Client) -> None:
    client.get("/en/")
    assert not Device.objects.exists() and DEVICE_COOKIE not in client.cookies


def keep(request: HttpRequest) -> HttpResponse:
    """A view after which the browser has a device."""
    services.device_keep(request=request)
    assert request.viewer.device_id is not None  # type: ignore[attr-defined]
    return HttpResponse()


def test_the_same_browser_gets_the_same_device_again(rf: RequestFactory) -> None:
    from django.contrib.auth.models import AnonymousUser

    handle = ViewerMiddleware(keep)
    request = rf.get("/")
    request.user = AnonymousUser()
    cookie = handle(request).cookies[DEVICE_COOKIE]
    assert cookie["httponly"] and cookie["samesite"] == "Lax"
    again = rf.get("/")
    again.user = AnonymousUser()
    again.COOKIES[DEVICE_COOKIE] = cookie.value
    assert DEVICE_COOKIE not in handle(again).cookies
    assert Device.objects.count() == 1


def test_a_device_cannot_be_made_up(db: None) -> None:
    device = Device.objects.create(key="k" * 43)
    assert device_of({DEVICE_COOKIE: device_sign(device)}) == device
    assert device_of({DEVICE_COOKIE: device.key}) is None
    assert device_of({DEVICE_COOKIE: device.key + ":forged"}) is None


def test_a_stream_knows_the_viewer_by_the_same_cookies(alices: Client, alice: User) -> None:
    cookies = {name: morsel.value for name, morsel in alices.cookies.items()}
    assert viewer_from_cookies(cookies).user_id == alice.pk
    alice.set_password(PASSWORD)
    alice.save()
    assert viewer_from_cookies(cookies).user_id is None
    Session.objects.all().delete()
    assert viewer_from_cookies(cookies).user_id is None
