"""The operations of the API. Generated from the contracts: npm run client"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from . import models
from ._calling import AsyncCaller, AsyncPages, Caller, Pages


class Operations(Caller):
    def test_authentication(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Organization:
        """Get the organisation of the API key."""
        _answer: models.Organization = self._call("GET", "/v2/auth/test", headers=headers)
        return _answer

    def delete_logo(
        self,
        organization_id: str,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Organization:
        """Remove the organisation's logo."""
        _answer: models.Organization = self._call("DELETE", "/v2/organizations/{organization_id}/logo", path_values={"organization_id": organization_id}, if_match=if_match, headers=headers)
        return _answer

    def put_logo(
        self,
        organization_id: str,
        body: bytes,
        *,
        content_type: str,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Organization:
        """Upload the organisation's logo."""
        _answer: models.Organization = self._call("PUT", "/v2/organizations/{organization_id}/logo", path_values={"organization_id": organization_id}, body=body, content_type=content_type, if_match=if_match, headers=headers)
        return _answer

    def get_organization_by_id(
        self,
        organization_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Organization:
        """Get an organisation by id (the caller's own)."""
        _answer: models.Organization = self._call("GET", "/v2/organizations/{organization_id}", path_values={"organization_id": organization_id}, headers=headers)
        return _answer

    def update_organization_by_id(
        self,
        organization_id: str,
        body: models.OrganizationBody | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Organization:
        """Update the organisation's settings and branding."""
        _answer: models.Organization = self._call("PUT", "/v2/organizations/{organization_id}", path_values={"organization_id": organization_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    def patch_organization_by_id(
        self,
        organization_id: str,
        body: models.OrganizationPatch | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Organization:
        """Update the organisation's settings and branding: some fields."""
        _answer: models.Organization = self._call("PATCH", "/v2/organizations/{organization_id}", path_values={"organization_id": organization_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    def get_organization(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Organization:
        """Get the organisation."""
        _answer: models.Organization = self._call("GET", "/v2/organization", headers=headers)
        return _answer

    def update_organization(
        self,
        body: models.OrganizationBody | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Organization:
        """Update the organisation's settings."""
        _answer: models.Organization = self._call("PUT", "/v2/organization", body=body, if_match=if_match, headers=headers)
        return _answer

    def patch_organization(
        self,
        body: models.OrganizationPatch | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Organization:
        """Update the organisation's settings: some fields."""
        _answer: models.Organization = self._call("PATCH", "/v2/organization", body=body, if_match=if_match, headers=headers)
        return _answer

    def get_me(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Me:
        """Who asks, and what they may do."""
        _answer: models.Me = self._call("GET", "/v2/me", headers=headers)
        return _answer

    def create_user(
        self,
        body: models.UserBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.UserAnswer:
        """Create a user, with credentials, availability and booking page in one call."""
        _answer: models.UserAnswer = self._call("POST", "/v2/users", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def list_users(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        updated_since: str | None = None,
        ids: str | None = None,
        extid: str | None = None,
        email: str | None = None,
        role: Literal["owner", "admin", "manager", "member", "viewer"] | None = None,
        team: models.Id | None = None,
        resource: Literal["true", "false"] | None = None,
        filter: Literal["unfinished", "not_joined", "suspended", "without_hours", "without_calendar", "without_page"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.User]:
        """List users, newest first."""
        _answer: list[models.User] = self._call("GET", "/v2/users", query={"limit": limit, "cursor": cursor, "search": search, "sort": sort, "updated_since": updated_since, "ids": ids, "extid": extid, "email": email, "role": role, "team": team, "resource": resource, "filter": filter, "fields": fields}, headers=headers)
        return _answer

    def iterate_users(
        self,
        *,
        limit: int | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        ids: str | None = None,
        extid: str | None = None,
        email: str | None = None,
        role: Literal["owner", "admin", "manager", "member", "viewer"] | None = None,
        team: models.Id | None = None,
        resource: Literal["true", "false"] | None = None,
        filter: Literal["unfinished", "not_joined", "suspended", "without_hours", "without_calendar", "without_page"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Pages[models.User]:
        """List users, newest first. All of it, page after page."""
        return Pages(self, "/v2/users", query={"limit": limit, "search": search, "sort": sort, "ids": ids, "extid": extid, "email": email, "role": role, "team": team, "resource": resource, "filter": filter, "fields": fields}, headers=headers)

    def changed_users(
        self,
        updated_since: str,
        *,
        limit: int | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        ids: str | None = None,
        extid: str | None = None,
        email: str | None = None,
        role: Literal["owner", "admin", "manager", "member", "viewer"] | None = None,
        team: models.Id | None = None,
        resource: Literal["true", "false"] | None = None,
        filter: Literal["unfinished", "not_joined", "suspended", "without_hours", "without_calendar", "without_page"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Pages[models.User | models.Deletion]:
        """List users, newest first. What of it was changed and deleted since then."""
        return Pages(self, "/v2/users", query={"limit": limit, "search": search, "sort": sort, "ids": ids, "extid": extid, "email": email, "role": role, "team": team, "resource": resource, "filter": filter, "fields": fields, "updated_since": updated_since}, headers=headers)

    def update_user_by_email_or_extid(
        self,
        body: models.UserEntry,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.UserAnswer:
        """Update the user named in the body and set the booking page."""
        _answer: models.UserAnswer = self._call("PUT", "/v2/users", body=body, if_match=if_match, headers=headers)
        return _answer

    def create_users(
        self,
        body: models.UserBatch,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.UserBatchAnswer:
        """Create many users."""
        _answer: models.UserBatchAnswer = self._call("POST", "/v2/users/batch", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def update_users(
        self,
        body: models.UserBatch,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.UserBatchAnswer:
        """Update many users."""
        _answer: models.UserBatchAnswer = self._call("PUT", "/v2/users/batch", body=body, headers=headers)
        return _answer

    def delete_photo(
        self,
        user_id: str,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.User:
        """Remove a user's photo."""
        _answer: models.User = self._call("DELETE", "/v2/users/{user_id}/photo", path_values={"user_id": user_id}, if_match=if_match, headers=headers)
        return _answer

    def put_photo(
        self,
        user_id: str,
        body: bytes,
        *,
        content_type: str,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.User:
        """Upload a user's photo."""
        _answer: models.User = self._call("PUT", "/v2/users/{user_id}/photo", path_values={"user_id": user_id}, body=body, content_type=content_type, if_match=if_match, headers=headers)
        return _answer

    def delete_user(
        self,
        user_id: str,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Deleted:
        """Delete a user."""
        _answer: models.Deleted = self._call("DELETE", "/v2/users/{user_id}", path_values={"user_id": user_id}, if_match=if_match, headers=headers)
        return _answer

    def get_user(
        self,
        user_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.User:
        """Get a user."""
        _answer: models.User = self._call("GET", "/v2/users/{user_id}", path_values={"user_id": user_id}, headers=headers)
        return _answer

    def update_user(
        self,
        user_id: str,
        body: models.UserUpdate | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.UserAnswer:
        """Update a user."""
        _answer: models.UserAnswer = self._call("PUT", "/v2/users/{user_id}", path_values={"user_id": user_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    def patch_user(
        self,
        user_id: str,
        body: models.PatchUserBody | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.UserAnswer:
        """Update a user: some fields."""
        _answer: models.UserAnswer = self._call("PATCH", "/v2/users/{user_id}", path_values={"user_id": user_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    def change_people(
        self,
        body: models.PeopleBatch,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.PeopleBatchAnswer:
        """Update many people."""
        _answer: models.PeopleBatchAnswer = self._call("PUT", "/v2/people/batch", body=body, headers=headers)
        return _answer

    def count_people(
        self,
        *,
        search: str | None = None,
        role: Literal["owner", "admin", "manager", "member", "viewer"] | None = None,
        team: models.Id | None = None,
        page: Literal["true", "false"] | None = None,
        filter: Literal["unfinished", "without_hours", "without_calendar", "without_page"] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.PeopleCounts:
        """Count people by joining status."""
        _answer: models.PeopleCounts = self._call("GET", "/v2/people/counts", query={"search": search, "role": role, "team": team, "page": page, "filter": filter}, headers=headers)
        return _answer

    def get_person(
        self,
        user_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Person:
        """Get a person with joining status and missing setup."""
        _answer: models.Person = self._call("GET", "/v2/people/{user_id}", path_values={"user_id": user_id}, headers=headers)
        return _answer

    def list_people(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest", "name", "name_backwards", "last_seen", "longest_unseen"] | None = None,
        role: Literal["owner", "admin", "manager", "member", "viewer"] | None = None,
        team: models.Id | None = None,
        page: Literal["true", "false"] | None = None,
        filter: Literal["unfinished", "without_hours", "without_calendar", "without_page"] | None = None,
        status: Literal["joined", "invited", "invitation_ended", "not_invited", "suspended"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.Person]:
        """List people with their joining status."""
        _answer: list[models.Person] = self._call("GET", "/v2/people", query={"limit": limit, "cursor": cursor, "search": search, "sort": sort, "role": role, "team": team, "page": page, "filter": filter, "status": status, "fields": fields}, headers=headers)
        return _answer

    def iterate_people(
        self,
        *,
        limit: int | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest", "name", "name_backwards", "last_seen", "longest_unseen"] | None = None,
        role: Literal["owner", "admin", "manager", "member", "viewer"] | None = None,
        team: models.Id | None = None,
        page: Literal["true", "false"] | None = None,
        filter: Literal["unfinished", "without_hours", "without_calendar", "without_page"] | None = None,
        status: Literal["joined", "invited", "invitation_ended", "not_invited", "suspended"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Pages[models.Person]:
        """List people with their joining status. All of it, page after page."""
        return Pages(self, "/v2/people", query={"limit": limit, "search": search, "sort": sort, "role": role, "team": team, "page": page, "filter": filter, "status": status, "fields": fields}, headers=headers)

    def create_invitation(
        self,
        body: models.InvitationBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.CreatedInvitation:
        """Create an invitation by mail or an invitation link."""
        _answer: models.CreatedInvitation = self._call("POST", "/v2/invitations", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def list_invitations(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        updated_since: str | None = None,
        state: Literal["open", "joined", "expired", "revoked"] | None = None,
        kind: Literal["mail", "link"] | None = None,
        role: Literal["owner", "admin", "manager", "member", "viewer"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.Invitation]:
        """List invitations by mail and invitation links, newest first."""
        _answer: list[models.Invitation] = self._call("GET", "/v2/invitations", query={"limit": limit, "cursor": cursor, "search": search, "sort": sort, "updated_since": updated_since, "state": state, "kind": kind, "role": role, "fields": fields}, headers=headers)
        return _answer

    def iterate_invitations(
        self,
        *,
        limit: int | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        state: Literal["open", "joined", "expired", "revoked"] | None = None,
        kind: Literal["mail", "link"] | None = None,
        role: Literal["owner", "admin", "manager", "member", "viewer"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Pages[models.Invitation]:
        """List invitations by mail and invitation links, newest first. All of it, page after page."""
        return Pages(self, "/v2/invitations", query={"limit": limit, "search": search, "sort": sort, "state": state, "kind": kind, "role": role, "fields": fields}, headers=headers)

    def changed_invitations(
        self,
        updated_since: str,
        *,
        limit: int | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        state: Literal["open", "joined", "expired", "revoked"] | None = None,
        kind: Literal["mail", "link"] | None = None,
        role: Literal["owner", "admin", "manager", "member", "viewer"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Pages[models.Invitation | models.Deletion]:
        """List invitations by mail and invitation links, newest first. What of it was changed and deleted since then."""
        return Pages(self, "/v2/invitations", query={"limit": limit, "search": search, "sort": sort, "state": state, "kind": kind, "role": role, "fields": fields, "updated_since": updated_since}, headers=headers)

    def create_invitation_link(
        self,
        invitation_id: str,
        body: models.CreateInvitationLinkBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.CreateInvitationLinkAnswer:
        """Get the link of an invitation by mail."""
        _answer: models.CreateInvitationLinkAnswer = self._call("POST", "/v2/invitations/{invitation_id}/link", path_values={"invitation_id": invitation_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def create_invitations(
        self,
        body: models.InvitationBatch,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.InvitationBatchAnswer:
        """Create many invitations."""
        _answer: models.InvitationBatchAnswer = self._call("POST", "/v2/invitations/batch", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def get_invitation(
        self,
        invitation_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Invitation:
        """Get an invitation."""
        _answer: models.Invitation = self._call("GET", "/v2/invitations/{invitation_id}", path_values={"invitation_id": invitation_id}, headers=headers)
        return _answer

    def revoke_invitation(
        self,
        invitation_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Deleted:
        """Revoke an invitation."""
        _answer: models.Deleted = self._call("DELETE", "/v2/invitations/{invitation_id}", path_values={"invitation_id": invitation_id}, headers=headers)
        return _answer

    def remind_invitation(
        self,
        invitation_id: str,
        body: models.RemindInvitationBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Invitation:
        """Send a reminder of an invitation."""
        _answer: models.Invitation = self._call("POST", "/v2/invitations/{invitation_id}/remind", path_values={"invitation_id": invitation_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def confirm_user_phone(
        self,
        user_id: str,
        body: models.PhoneCodeBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.UserPhone:
        """Prove a phone number with its code."""
        _answer: models.UserPhone = self._call("POST", "/v2/users/{user_id}/phone/confirm", path_values={"user_id": user_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def delete_user_phone(
        self,
        user_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Deleted:
        """Remove the phone number of a user."""
        _answer: models.Deleted = self._call("DELETE", "/v2/users/{user_id}/phone", path_values={"user_id": user_id}, headers=headers)
        return _answer

    def get_user_phone(
        self,
        user_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.UserPhone:
        """Get the phone number of a user."""
        _answer: models.UserPhone = self._call("GET", "/v2/users/{user_id}/phone", path_values={"user_id": user_id}, headers=headers)
        return _answer

    def start_user_phone(
        self,
        user_id: str,
        body: models.UserPhoneBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.UserPhone:
        """Send a code to a phone number."""
        _answer: models.UserPhone = self._call("POST", "/v2/users/{user_id}/phone", path_values={"user_id": user_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def get_preferences(
        self,
        user_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Preferences:
        """Get a user's notification preferences."""
        _answer: models.Preferences = self._call("GET", "/v2/users/{user_id}/preferences", path_values={"user_id": user_id}, headers=headers)
        return _answer

    def update_preferences(
        self,
        user_id: str,
        body: models.PreferencesUpdate | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Preferences:
        """Update a user's notification preferences."""
        _answer: models.Preferences = self._call("PUT", "/v2/users/{user_id}/preferences", path_values={"user_id": user_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    def patch_preferences(
        self,
        user_id: str,
        body: models.PreferencesPatch | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Preferences:
        """Update a user's notification preferences: some fields."""
        _answer: models.Preferences = self._call("PATCH", "/v2/users/{user_id}/preferences", path_values={"user_id": user_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    def get_list_settings(
        self,
        user_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.ListSettings:
        """Get a user's list preferences."""
        _answer: models.ListSettings = self._call("GET", "/v2/users/{user_id}/list_settings", path_values={"user_id": user_id}, headers=headers)
        return _answer

    def update_list_settings(
        self,
        user_id: str,
        body: models.ListSettingsUpdate | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.ListSettings:
        """Update a user's list preferences."""
        _answer: models.ListSettings = self._call("PUT", "/v2/users/{user_id}/list_settings", path_values={"user_id": user_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    def patch_list_settings(
        self,
        user_id: str,
        body: models.ListSettingsPatch | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.ListSettings:
        """Update a user's list preferences: some fields."""
        _answer: models.ListSettings = self._call("PATCH", "/v2/users/{user_id}/list_settings", path_values={"user_id": user_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    def get_onboarding(
        self,
        user_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Onboarding:
        """Get the onboarding checklist."""
        _answer: models.Onboarding = self._call("GET", "/v2/users/{user_id}/onboarding", path_values={"user_id": user_id}, headers=headers)
        return _answer

    def update_onboarding(
        self,
        user_id: str,
        body: models.OnboardingUpdate,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Onboarding:
        """Hide or show the onboarding checklist."""
        _answer: models.Onboarding = self._call("PUT", "/v2/users/{user_id}/onboarding", path_values={"user_id": user_id}, body=body, headers=headers)
        return _answer

    def patch_onboarding(
        self,
        user_id: str,
        body: models.OnboardingPatch | None = None,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Onboarding:
        """Hide or show the onboarding checklist: some fields."""
        _answer: models.Onboarding = self._call("PATCH", "/v2/users/{user_id}/onboarding", path_values={"user_id": user_id}, body=body, headers=headers)
        return _answer

    def create_push_subscription(
        self,
        user_id: str,
        body: models.PushSubscriptionBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.PushSubscription:
        """Create a push subscription."""
        _answer: models.PushSubscription = self._call("POST", "/v2/users/{user_id}/push_subscriptions", path_values={"user_id": user_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def list_push_subscriptions(
        self,
        user_id: str,
        *,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.PushSubscription]:
        """List a user's push subscriptions, newest first."""
        _answer: list[models.PushSubscription] = self._call("GET", "/v2/users/{user_id}/push_subscriptions", path_values={"user_id": user_id}, query={"fields": fields}, headers=headers)
        return _answer

    def delete_push_subscription(
        self,
        user_id: str,
        subscription_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Deleted:
        """Delete a push subscription."""
        _answer: models.Deleted = self._call("DELETE", "/v2/users/{user_id}/push_subscriptions/{subscription_id}", path_values={"user_id": user_id, "subscription_id": subscription_id}, headers=headers)
        return _answer

    def get_push_key(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.PushKey:
        """Get the public key for push subscriptions."""
        _answer: models.PushKey = self._call("GET", "/v2/push_key", headers=headers)
        return _answer

    def connect_calendar(
        self,
        user_id: str,
        body: models.CalendarAccount,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Calendar:
        """Connect a calendar."""
        _answer: models.Calendar = self._call("POST", "/v2/users/{user_id}/calendars", path_values={"user_id": user_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def get_calendars(
        self,
        user_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.CalendarList:
        """List a user's calendars."""
        _answer: models.CalendarList = self._call("GET", "/v2/users/{user_id}/calendars", path_values={"user_id": user_id}, headers=headers)
        return _answer

    def update_calendars(
        self,
        user_id: str,
        body: models.CalendarListUpdate | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.CalendarList:
        """Update the use of a user's calendars."""
        _answer: models.CalendarList = self._call("PUT", "/v2/users/{user_id}/calendars", path_values={"user_id": user_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    def patch_calendars(
        self,
        user_id: str,
        body: models.CalendarListPatch | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.CalendarList:
        """Update the use of a user's calendars: some fields."""
        _answer: models.CalendarList = self._call("PATCH", "/v2/users/{user_id}/calendars", path_values={"user_id": user_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    def delete_calendar(
        self,
        user_id: str,
        calendar_id: str,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Deleted:
        """Disconnect a calendar and delete its credentials."""
        _answer: models.Deleted = self._call("DELETE", "/v2/users/{user_id}/calendars/{calendar_id}", path_values={"user_id": user_id, "calendar_id": calendar_id}, if_match=if_match, headers=headers)
        return _answer

    def list_user_calendars(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        user: models.Id | None = None,
        status: Literal["broken", "stale", "refuses", "none", "ok"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.PersonCalendars]:
        """List all users' calendars with their status, newest users first."""
        _answer: list[models.PersonCalendars] = self._call("GET", "/v2/calendars", query={"limit": limit, "cursor": cursor, "search": search, "sort": sort, "user": user, "status": status, "fields": fields}, headers=headers)
        return _answer

    def iterate_user_calendars(
        self,
        *,
        limit: int | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        user: models.Id | None = None,
        status: Literal["broken", "stale", "refuses", "none", "ok"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Pages[models.PersonCalendars]:
        """List all users' calendars with their status, newest users first. All of it, page after page."""
        return Pages(self, "/v2/calendars", query={"limit": limit, "search": search, "sort": sort, "user": user, "status": status, "fields": fields}, headers=headers)

    def sync_calendar(
        self,
        user_id: str,
        calendar_id: str,
        body: models.SyncCalendarBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Calendar:
        """Sync a calendar now."""
        _answer: models.Calendar = self._call("POST", "/v2/users/{user_id}/calendars/{calendar_id}/sync", path_values={"user_id": user_id, "calendar_id": calendar_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def create_calendar_connection(
        self,
        body: models.CalendarConnectionBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.CalendarConnection:
        """Create a company calendar connection."""
        _answer: models.CalendarConnection = self._call("POST", "/v2/calendar_connections", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def list_calendar_connections(
        self,
        *,
        updated_since: str | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.CalendarConnection]:
        """List company calendar connections."""
        _answer: list[models.CalendarConnection] = self._call("GET", "/v2/calendar_connections", query={"updated_since": updated_since, "fields": fields}, headers=headers)
        return _answer

    def delete_calendar_connection(
        self,
        connection_id: str,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Deleted:
        """Delete a company calendar connection with its calendars."""
        _answer: models.Deleted = self._call("DELETE", "/v2/calendar_connections/{connection_id}", path_values={"connection_id": connection_id}, if_match=if_match, headers=headers)
        return _answer

    def get_calendar_connection(
        self,
        connection_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.CalendarConnection:
        """Get a company calendar connection and its failed calendars."""
        _answer: models.CalendarConnection = self._call("GET", "/v2/calendar_connections/{connection_id}", path_values={"connection_id": connection_id}, headers=headers)
        return _answer

    def delete_video_account(
        self,
        user_id: str,
        account_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Deleted:
        """Disconnect a conference account."""
        _answer: models.Deleted = self._call("DELETE", "/v2/users/{user_id}/conferencing/{account_id}", path_values={"user_id": user_id, "account_id": account_id}, headers=headers)
        return _answer

    def get_conferencing(
        self,
        user_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Conferencing:
        """List the conference providers of a user."""
        _answer: models.Conferencing = self._call("GET", "/v2/users/{user_id}/conferencing", path_values={"user_id": user_id}, headers=headers)
        return _answer

    def list_feedback(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        updated_since: str | None = None,
        event: models.Id | None = None,
        bookpage: models.Id | None = None,
        host: models.Id | None = None,
        max_rating: int | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.Feedback]:
        """List feedback about meetings, newest first."""
        _answer: list[models.Feedback] = self._call("GET", "/v2/feedback", query={"limit": limit, "cursor": cursor, "sort": sort, "updated_since": updated_since, "event": event, "bookpage": bookpage, "host": host, "max_rating": max_rating, "fields": fields}, headers=headers)
        return _answer

    def iterate_feedback(
        self,
        *,
        limit: int | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        event: models.Id | None = None,
        bookpage: models.Id | None = None,
        host: models.Id | None = None,
        max_rating: int | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Pages[models.Feedback]:
        """List feedback about meetings, newest first. All of it, page after page."""
        return Pages(self, "/v2/feedback", query={"limit": limit, "sort": sort, "event": event, "bookpage": bookpage, "host": host, "max_rating": max_rating, "fields": fields}, headers=headers)

    def changed_feedback(
        self,
        updated_since: str,
        *,
        limit: int | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        event: models.Id | None = None,
        bookpage: models.Id | None = None,
        host: models.Id | None = None,
        max_rating: int | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Pages[models.Feedback | models.Deletion]:
        """List feedback about meetings, newest first. What of it was changed and deleted since then."""
        return Pages(self, "/v2/feedback", query={"limit": limit, "sort": sort, "event": event, "bookpage": bookpage, "host": host, "max_rating": max_rating, "fields": fields, "updated_since": updated_since}, headers=headers)

    def create_feed(
        self,
        user_id: str,
        body: models.CreateFeedBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.CreatedCalendarFeed:
        """Create a user's calendar feed."""
        _answer: models.CreatedCalendarFeed = self._call("POST", "/v2/users/{user_id}/feed", path_values={"user_id": user_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def delete_feed(
        self,
        user_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Deleted:
        """Delete a user's calendar feed; `n` is 0 without one."""
        _answer: models.Deleted = self._call("DELETE", "/v2/users/{user_id}/feed", path_values={"user_id": user_id}, headers=headers)
        return _answer

    def get_feed(
        self,
        user_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.CalendarFeed:
        """Get a user's calendar feed."""
        _answer: models.CalendarFeed = self._call("GET", "/v2/users/{user_id}/feed", path_values={"user_id": user_id}, headers=headers)
        return _answer

    def create_availability(
        self,
        user_id: str,
        body: models.AvailabilityBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Availability:
        """Create an availability."""
        _answer: models.Availability = self._call("POST", "/v2/users/{user_id}/availabilities", path_values={"user_id": user_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def delete_availability(
        self,
        user_id: str,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Deleted:
        """Delete a user's main availability."""
        _answer: models.Deleted = self._call("DELETE", "/v2/users/{user_id}/availabilities", path_values={"user_id": user_id}, if_match=if_match, headers=headers)
        return _answer

    def get_availability(
        self,
        user_id: str,
        *,
        all: Literal["true", "false"] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Availability | list[models.Availability]:
        """Get a user's main availability or list all."""
        _answer: models.Availability | list[models.Availability] = self._call("GET", "/v2/users/{user_id}/availabilities", path_values={"user_id": user_id}, query={"all": all}, headers=headers)
        return _answer

    def update_availability(
        self,
        user_id: str,
        body: models.AvailabilityBody | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Availability:
        """Update a user's main availability."""
        _answer: models.Availability = self._call("PUT", "/v2/users/{user_id}/availabilities", path_values={"user_id": user_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    def patch_availability(
        self,
        user_id: str,
        body: models.AvailabilityPatch | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Availability:
        """Update a user's main availability: some fields."""
        _answer: models.Availability = self._call("PATCH", "/v2/users/{user_id}/availabilities", path_values={"user_id": user_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    def delete_one_availability(
        self,
        user_id: str,
        availability_id: str,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Deleted:
        """Delete an availability."""
        _answer: models.Deleted = self._call("DELETE", "/v2/users/{user_id}/availabilities/{availability_id}", path_values={"user_id": user_id, "availability_id": availability_id}, if_match=if_match, headers=headers)
        return _answer

    def get_one_availability(
        self,
        user_id: str,
        availability_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Availability:
        """Get an availability."""
        _answer: models.Availability = self._call("GET", "/v2/users/{user_id}/availabilities/{availability_id}", path_values={"user_id": user_id, "availability_id": availability_id}, headers=headers)
        return _answer

    def update_one_availability(
        self,
        user_id: str,
        availability_id: str,
        body: models.AvailabilityBody | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Availability:
        """Update an availability."""
        _answer: models.Availability = self._call("PUT", "/v2/users/{user_id}/availabilities/{availability_id}", path_values={"user_id": user_id, "availability_id": availability_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    def patch_one_availability(
        self,
        user_id: str,
        availability_id: str,
        body: models.AvailabilityPatch | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Availability:
        """Update an availability: some fields."""
        _answer: models.Availability = self._call("PATCH", "/v2/users/{user_id}/availabilities/{availability_id}", path_values={"user_id": user_id, "availability_id": availability_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    def create_absence(
        self,
        user_id: str,
        body: models.AbsenceBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Absence:
        """Create an absence."""
        _answer: models.Absence = self._call("POST", "/v2/users/{user_id}/absences", path_values={"user_id": user_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def list_absences(
        self,
        user_id: str,
        *,
        updated_since: str | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.Absence]:
        """List a user's absences by start date."""
        _answer: list[models.Absence] = self._call("GET", "/v2/users/{user_id}/absences", path_values={"user_id": user_id}, query={"updated_since": updated_since, "fields": fields}, headers=headers)
        return _answer

    def delete_absence(
        self,
        user_id: str,
        absence_id: str,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Deleted:
        """Delete an absence."""
        _answer: models.Deleted = self._call("DELETE", "/v2/users/{user_id}/absences/{absence_id}", path_values={"user_id": user_id, "absence_id": absence_id}, if_match=if_match, headers=headers)
        return _answer

    def get_absence(
        self,
        user_id: str,
        absence_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Absence:
        """Get an absence."""
        _answer: models.Absence = self._call("GET", "/v2/users/{user_id}/absences/{absence_id}", path_values={"user_id": user_id, "absence_id": absence_id}, headers=headers)
        return _answer

    def update_absence(
        self,
        user_id: str,
        absence_id: str,
        body: models.AbsenceUpdate | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Absence:
        """Update an absence."""
        _answer: models.Absence = self._call("PUT", "/v2/users/{user_id}/absences/{absence_id}", path_values={"user_id": user_id, "absence_id": absence_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    def patch_absence(
        self,
        user_id: str,
        absence_id: str,
        body: models.AbsencePatch | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Absence:
        """Update an absence: some fields."""
        _answer: models.Absence = self._call("PATCH", "/v2/users/{user_id}/absences/{absence_id}", path_values={"user_id": user_id, "absence_id": absence_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    def list_holiday_countries(
        self,
        *,
        lang: Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.HolidayCountry]:
        """List the countries and regions with public holidays."""
        _answer: list[models.HolidayCountry] = self._call("GET", "/v2/holidays/countries", query={"lang": lang, "fields": fields}, headers=headers)
        return _answer

    def list_holidays(
        self,
        *,
        country: str,
        region: str | None = None,
        year: int,
        lang: Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.Holiday]:
        """List the public holidays of a country or region in a year."""
        _answer: list[models.Holiday] = self._call("GET", "/v2/holidays", query={"country": country, "region": region, "year": year, "lang": lang, "fields": fields}, headers=headers)
        return _answer

    def create_bookpage(
        self,
        body: models.BookpageBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Bookpage:
        """Create a booking page."""
        _answer: models.Bookpage = self._call("POST", "/v2/bookpages", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def list_all_bookpages(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        updated_since: str | None = None,
        belongs_to: models.Id | None = None,
        team: models.Id | None = None,
        template: models.Id | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.Bookpage]:
        """List booking pages, newest first."""
        _answer: list[models.Bookpage] = self._call("GET", "/v2/bookpages", query={"limit": limit, "cursor": cursor, "search": search, "sort": sort, "updated_since": updated_since, "belongs_to": belongs_to, "team": team, "template": template, "fields": fields}, headers=headers)
        return _answer

    def iterate_all_bookpages(
        self,
        *,
        limit: int | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        belongs_to: models.Id | None = None,
        team: models.Id | None = None,
        template: models.Id | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Pages[models.Bookpage]:
        """List booking pages, newest first. All of it, page after page."""
        return Pages(self, "/v2/bookpages", query={"limit": limit, "search": search, "sort": sort, "belongs_to": belongs_to, "team": team, "template": template, "fields": fields}, headers=headers)

    def changed_all_bookpages(
        self,
        updated_since: str,
        *,
        limit: int | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        belongs_to: models.Id | None = None,
        team: models.Id | None = None,
        template: models.Id | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Pages[models.Bookpage | models.Deletion]:
        """List booking pages, newest first. What of it was changed and deleted since then."""
        return Pages(self, "/v2/bookpages", query={"limit": limit, "search": search, "sort": sort, "belongs_to": belongs_to, "team": team, "template": template, "fields": fields, "updated_since": updated_since}, headers=headers)

    def delete_bookpage(
        self,
        nickname: str,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Deleted:
        """Delete a booking page; its events stay."""
        _answer: models.Deleted = self._call("DELETE", "/v2/bookpages/{nickname}", path_values={"nickname": nickname}, if_match=if_match, headers=headers)
        return _answer

    def get_bookpage(
        self,
        nickname: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Bookpage:
        """Get a booking page."""
        _answer: models.Bookpage = self._call("GET", "/v2/bookpages/{nickname}", path_values={"nickname": nickname}, headers=headers)
        return _answer

    def update_bookpage(
        self,
        nickname: str,
        body: models.BookpageUpdate | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Bookpage:
        """Update a booking page."""
        _answer: models.Bookpage = self._call("PUT", "/v2/bookpages/{nickname}", path_values={"nickname": nickname}, body=body, if_match=if_match, headers=headers)
        return _answer

    def patch_bookpage(
        self,
        nickname: str,
        body: models.BookpagePatch | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Bookpage:
        """Update a booking page: some fields."""
        _answer: models.Bookpage = self._call("PATCH", "/v2/bookpages/{nickname}", path_values={"nickname": nickname}, body=body, if_match=if_match, headers=headers)
        return _answer

    def delete_cover(
        self,
        nickname: str,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Bookpage:
        """Delete the header image of a booking page."""
        _answer: models.Bookpage = self._call("DELETE", "/v2/bookpages/{nickname}/cover", path_values={"nickname": nickname}, if_match=if_match, headers=headers)
        return _answer

    def put_cover(
        self,
        nickname: str,
        body: bytes,
        *,
        content_type: str,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Bookpage:
        """Upload the header image of a booking page."""
        _answer: models.Bookpage = self._call("PUT", "/v2/bookpages/{nickname}/cover", path_values={"nickname": nickname}, body=body, content_type=content_type, if_match=if_match, headers=headers)
        return _answer

    def get_primary_bookpage(
        self,
        user_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Bookpage:
        """Get a user's primary booking page."""
        _answer: models.Bookpage = self._call("GET", "/v2/users/{user_id}/bookpage", path_values={"user_id": user_id}, headers=headers)
        return _answer

    def list_bookpages(
        self,
        user_id: str,
        *,
        updated_since: str | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.Bookpage]:
        """List a user's booking pages, the primary one first."""
        _answer: list[models.Bookpage] = self._call("GET", "/v2/users/{user_id}/bookpages", path_values={"user_id": user_id}, query={"updated_since": updated_since, "fields": fields}, headers=headers)
        return _answer

    def create_appointment_type(
        self,
        nickname: str,
        body: models.AppointmentTypeBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.AppointmentType:
        """Create an appointment type."""
        _answer: models.AppointmentType = self._call("POST", "/v2/bookpages/{nickname}/types", path_values={"nickname": nickname}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def list_appointment_types(
        self,
        nickname: str,
        *,
        updated_since: str | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.AppointmentType]:
        """List the appointment types of a booking page, oldest first."""
        _answer: list[models.AppointmentType] = self._call("GET", "/v2/bookpages/{nickname}/types", path_values={"nickname": nickname}, query={"updated_since": updated_since, "fields": fields}, headers=headers)
        return _answer

    def delete_appointment_type(
        self,
        nickname: str,
        handle: str,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        """Delete an appointment type; its events stay."""
        self._call("DELETE", "/v2/bookpages/{nickname}/types/{handle}", path_values={"nickname": nickname, "handle": handle}, if_match=if_match, headers=headers)

    def get_appointment_type(
        self,
        nickname: str,
        handle: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.AppointmentType:
        """Get an appointment type."""
        _answer: models.AppointmentType = self._call("GET", "/v2/bookpages/{nickname}/types/{handle}", path_values={"nickname": nickname, "handle": handle}, headers=headers)
        return _answer

    def update_appointment_type(
        self,
        nickname: str,
        handle: str,
        body: models.AppointmentTypeUpdate | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.AppointmentType:
        """Update an appointment type."""
        _answer: models.AppointmentType = self._call("PUT", "/v2/bookpages/{nickname}/types/{handle}", path_values={"nickname": nickname, "handle": handle}, body=body, if_match=if_match, headers=headers)
        return _answer

    def patch_appointment_type(
        self,
        nickname: str,
        handle: str,
        body: models.AppointmentTypePatch | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.AppointmentType:
        """Update an appointment type: some fields."""
        _answer: models.AppointmentType = self._call("PATCH", "/v2/bookpages/{nickname}/types/{handle}", path_values={"nickname": nickname, "handle": handle}, body=body, if_match=if_match, headers=headers)
        return _answer

    def assign_page_template(
        self,
        template_id: str,
        body: models.TemplateAssignment,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.TemplateAssignmentAnswer:
        """Apply a page template to users."""
        _answer: models.TemplateAssignmentAnswer = self._call("POST", "/v2/page_templates/{template_id}/pages", path_values={"template_id": template_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def create_page_template(
        self,
        body: models.PageTemplateBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.PageTemplate:
        """Create a page template."""
        _answer: models.PageTemplate = self._call("POST", "/v2/page_templates", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def list_page_templates(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.PageTemplate]:
        """List page templates, newest first."""
        _answer: list[models.PageTemplate] = self._call("GET", "/v2/page_templates", query={"limit": limit, "cursor": cursor, "search": search, "sort": sort, "fields": fields}, headers=headers)
        return _answer

    def iterate_page_templates(
        self,
        *,
        limit: int | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Pages[models.PageTemplate]:
        """List page templates, newest first. All of it, page after page."""
        return Pages(self, "/v2/page_templates", query={"limit": limit, "search": search, "sort": sort, "fields": fields}, headers=headers)

    def create_page_template_type(
        self,
        template_id: str,
        body: models.PageTemplateTypeBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.PageTemplateType:
        """Create an appointment type of a page template and its linked pages."""
        _answer: models.PageTemplateType = self._call("POST", "/v2/page_templates/{template_id}/types", path_values={"template_id": template_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def list_page_template_types(
        self,
        template_id: str,
        *,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.PageTemplateType]:
        """List the appointment types of a page template, oldest first."""
        _answer: list[models.PageTemplateType] = self._call("GET", "/v2/page_templates/{template_id}/types", path_values={"template_id": template_id}, query={"fields": fields}, headers=headers)
        return _answer

    def delete_page_template(
        self,
        template_id: str,
        *,
        pages: Literal["keep", "delete"] | None = None,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Deleted:
        """Delete a page template, optionally with its pages."""
        _answer: models.Deleted = self._call("DELETE", "/v2/page_templates/{template_id}", path_values={"template_id": template_id}, query={"pages": pages}, if_match=if_match, headers=headers)
        return _answer

    def get_page_template(
        self,
        template_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.PageTemplate:
        """Get a page template."""
        _answer: models.PageTemplate = self._call("GET", "/v2/page_templates/{template_id}", path_values={"template_id": template_id}, headers=headers)
        return _answer

    def update_page_template(
        self,
        template_id: str,
        body: models.PageTemplateUpdate | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.PageTemplate:
        """Update a page template and its linked pages."""
        _answer: models.PageTemplate = self._call("PUT", "/v2/page_templates/{template_id}", path_values={"template_id": template_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    def patch_page_template(
        self,
        template_id: str,
        body: models.PageTemplatePatch | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.PageTemplate:
        """Update a page template and its linked pages: some fields."""
        _answer: models.PageTemplate = self._call("PATCH", "/v2/page_templates/{template_id}", path_values={"template_id": template_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    def delete_page_template_type(
        self,
        template_id: str,
        type_id: str,
        *,
        types: Literal["keep", "delete"] | None = None,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        """Delete an appointment type of a page template, by default also from its pages."""
        self._call("DELETE", "/v2/page_templates/{template_id}/types/{type_id}", path_values={"template_id": template_id, "type_id": type_id}, query={"types": types}, if_match=if_match, headers=headers)

    def get_page_template_type(
        self,
        template_id: str,
        type_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.PageTemplateType:
        """Get an appointment type of a page template."""
        _answer: models.PageTemplateType = self._call("GET", "/v2/page_templates/{template_id}/types/{type_id}", path_values={"template_id": template_id, "type_id": type_id}, headers=headers)
        return _answer

    def update_page_template_type(
        self,
        template_id: str,
        type_id: str,
        body: models.PageTemplateTypeUpdate | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.PageTemplateType:
        """Update an appointment type of a page template and its linked types."""
        _answer: models.PageTemplateType = self._call("PUT", "/v2/page_templates/{template_id}/types/{type_id}", path_values={"template_id": template_id, "type_id": type_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    def patch_page_template_type(
        self,
        template_id: str,
        type_id: str,
        body: models.PageTemplateTypePatch | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.PageTemplateType:
        """Update an appointment type of a page template and its linked types: some fields."""
        _answer: models.PageTemplateType = self._call("PATCH", "/v2/page_templates/{template_id}/types/{type_id}", path_values={"template_id": template_id, "type_id": type_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    def release_page_template(
        self,
        template_id: str,
        body: models.TemplateRelease,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.TemplateReleaseAnswer:
        """Unlink pages from a page template."""
        _answer: models.TemplateReleaseAnswer = self._call("POST", "/v2/page_templates/{template_id}/release", path_values={"template_id": template_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def create_workflow(
        self,
        body: models.WorkflowBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Workflow:
        """Create a workflow."""
        _answer: models.Workflow = self._call("POST", "/v2/workflows", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def list_workflows(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.Workflow]:
        """List workflows, newest first."""
        _answer: list[models.Workflow] = self._call("GET", "/v2/workflows", query={"limit": limit, "cursor": cursor, "search": search, "sort": sort, "fields": fields}, headers=headers)
        return _answer

    def iterate_workflows(
        self,
        *,
        limit: int | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Pages[models.Workflow]:
        """List workflows, newest first. All of it, page after page."""
        return Pages(self, "/v2/workflows", query={"limit": limit, "search": search, "sort": sort, "fields": fields}, headers=headers)

    def delete_workflow(
        self,
        workflow_id: str,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Deleted:
        """Delete a workflow and end what it has planned."""
        _answer: models.Deleted = self._call("DELETE", "/v2/workflows/{workflow_id}", path_values={"workflow_id": workflow_id}, if_match=if_match, headers=headers)
        return _answer

    def get_workflow(
        self,
        workflow_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Workflow:
        """Get a workflow."""
        _answer: models.Workflow = self._call("GET", "/v2/workflows/{workflow_id}", path_values={"workflow_id": workflow_id}, headers=headers)
        return _answer

    def update_workflow(
        self,
        workflow_id: str,
        body: models.WorkflowUpdate | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Workflow:
        """Update a workflow."""
        _answer: models.Workflow = self._call("PUT", "/v2/workflows/{workflow_id}", path_values={"workflow_id": workflow_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    def patch_workflow(
        self,
        workflow_id: str,
        body: models.WorkflowPatch | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Workflow:
        """Update a workflow: some fields."""
        _answer: models.Workflow = self._call("PATCH", "/v2/workflows/{workflow_id}", path_values={"workflow_id": workflow_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    def send_address_confirmation(
        self,
        workflow_id: str,
        body: models.WorkflowAddressConfirmationBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.WorkflowAddress:
        """Send the link that confirms an address once more."""
        _answer: models.WorkflowAddress = self._call("POST", "/v2/workflows/{workflow_id}/address_confirmations", path_values={"workflow_id": workflow_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def try_workflow(
        self,
        workflow_id: str,
        body: models.WorkflowTrialBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.WorkflowTrial:
        """Try a workflow on a meeting, without sending anything."""
        _answer: models.WorkflowTrial = self._call("POST", "/v2/workflows/{workflow_id}/try", path_values={"workflow_id": workflow_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def list_workflow_messages(
        self,
        workflow_id: str,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        state: Literal["planned", "sent", "skipped", "failed"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.WorkflowSubjectMessage]:
        """List messages of a workflow about forms and waiting lists, newest first."""
        _answer: list[models.WorkflowSubjectMessage] = self._call("GET", "/v2/workflows/{workflow_id}/messages", path_values={"workflow_id": workflow_id}, query={"limit": limit, "cursor": cursor, "state": state, "fields": fields}, headers=headers)
        return _answer

    def iterate_workflow_messages(
        self,
        workflow_id: str,
        *,
        limit: int | None = None,
        state: Literal["planned", "sent", "skipped", "failed"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Pages[models.WorkflowSubjectMessage]:
        """List messages of a workflow about forms and waiting lists, newest first. All of it, page after page."""
        return Pages(self, "/v2/workflows/{workflow_id}/messages", path_values={"workflow_id": workflow_id}, query={"limit": limit, "state": state, "fields": fields}, headers=headers)

    def create_link(
        self,
        body: models.LinkBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.CreatedLink:
        """Create a booking link with a limited number of uses."""
        _answer: models.CreatedLink = self._call("POST", "/v2/links", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def list_links(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        updated_since: str | None = None,
        page: str | None = None,
        type: str | None = None,
        state: Literal["open", "revoked", "used_up", "ended"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.Link]:
        """List booking links, newest first, including revoked ones."""
        _answer: list[models.Link] = self._call("GET", "/v2/links", query={"limit": limit, "cursor": cursor, "updated_since": updated_since, "page": page, "type": type, "state": state, "fields": fields}, headers=headers)
        return _answer

    def iterate_links(
        self,
        *,
        limit: int | None = None,
        page: str | None = None,
        type: str | None = None,
        state: Literal["open", "revoked", "used_up", "ended"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Pages[models.Link]:
        """List booking links, newest first, including revoked ones. All of it, page after page."""
        return Pages(self, "/v2/links", query={"limit": limit, "page": page, "type": type, "state": state, "fields": fields}, headers=headers)

    def changed_links(
        self,
        updated_since: str,
        *,
        limit: int | None = None,
        page: str | None = None,
        type: str | None = None,
        state: Literal["open", "revoked", "used_up", "ended"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Pages[models.Link | models.Deletion]:
        """List booking links, newest first, including revoked ones. What of it was changed and deleted since then."""
        return Pages(self, "/v2/links", query={"limit": limit, "page": page, "type": type, "state": state, "fields": fields, "updated_since": updated_since}, headers=headers)

    def create_offer(
        self,
        body: models.OfferBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Offer:
        """Create a booking link and a text that offers its times."""
        _answer: models.Offer = self._call("POST", "/v2/offers", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def get_link(
        self,
        link_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Link:
        """Get a booking link and its number of bookings."""
        _answer: models.Link = self._call("GET", "/v2/links/{link_id}", path_values={"link_id": link_id}, headers=headers)
        return _answer

    def revoke_link(
        self,
        link_id: str,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Deleted:
        """Revoke a booking link."""
        _answer: models.Deleted = self._call("DELETE", "/v2/links/{link_id}", path_values={"link_id": link_id}, if_match=if_match, headers=headers)
        return _answer

    def update_link(
        self,
        link_id: str,
        body: models.LinkUpdate | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Link:
        """Update a booking link; its address stays."""
        _answer: models.Link = self._call("PUT", "/v2/links/{link_id}", path_values={"link_id": link_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    def patch_link(
        self,
        link_id: str,
        body: models.LinkPatch | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Link:
        """Update a booking link; its address stays: some fields."""
        _answer: models.Link = self._call("PATCH", "/v2/links/{link_id}", path_values={"link_id": link_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    def list_all_waiting(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        updated_since: str | None = None,
        belongs_to: models.Id | None = None,
        day: str | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.WaitingEntry]:
        """List the waiting lists of all booking pages, newest first."""
        _answer: list[models.WaitingEntry] = self._call("GET", "/v2/waiting", query={"limit": limit, "cursor": cursor, "search": search, "sort": sort, "updated_since": updated_since, "belongs_to": belongs_to, "day": day, "fields": fields}, headers=headers)
        return _answer

    def iterate_all_waiting(
        self,
        *,
        limit: int | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        belongs_to: models.Id | None = None,
        day: str | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Pages[models.WaitingEntry]:
        """List the waiting lists of all booking pages, newest first. All of it, page after page."""
        return Pages(self, "/v2/waiting", query={"limit": limit, "search": search, "sort": sort, "belongs_to": belongs_to, "day": day, "fields": fields}, headers=headers)

    def changed_all_waiting(
        self,
        updated_since: str,
        *,
        limit: int | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        belongs_to: models.Id | None = None,
        day: str | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Pages[models.WaitingEntry | models.Deletion]:
        """List the waiting lists of all booking pages, newest first. What of it was changed and deleted since then."""
        return Pages(self, "/v2/waiting", query={"limit": limit, "search": search, "sort": sort, "belongs_to": belongs_to, "day": day, "fields": fields, "updated_since": updated_since}, headers=headers)

    def list_waiting(
        self,
        nickname: str,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        updated_since: str | None = None,
        day: str | None = None,
        type: str | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.WaitingEntry]:
        """List the waiting list of a booking page, oldest first."""
        _answer: list[models.WaitingEntry] = self._call("GET", "/v2/bookpages/{nickname}/waiting", path_values={"nickname": nickname}, query={"limit": limit, "cursor": cursor, "updated_since": updated_since, "day": day, "type": type, "fields": fields}, headers=headers)
        return _answer

    def iterate_waiting(
        self,
        nickname: str,
        *,
        limit: int | None = None,
        day: str | None = None,
        type: str | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Pages[models.WaitingEntry]:
        """List the waiting list of a booking page, oldest first. All of it, page after page."""
        return Pages(self, "/v2/bookpages/{nickname}/waiting", path_values={"nickname": nickname}, query={"limit": limit, "day": day, "type": type, "fields": fields}, headers=headers)

    def changed_waiting(
        self,
        nickname: str,
        updated_since: str,
        *,
        limit: int | None = None,
        day: str | None = None,
        type: str | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Pages[models.WaitingEntry | models.Deletion]:
        """List the waiting list of a booking page, oldest first. What of it was changed and deleted since then."""
        return Pages(self, "/v2/bookpages/{nickname}/waiting", path_values={"nickname": nickname}, query={"limit": limit, "day": day, "type": type, "fields": fields, "updated_since": updated_since}, headers=headers)

    def delete_waiting_entry(
        self,
        nickname: str,
        entry_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Deleted:
        """Delete a waiting list entry."""
        _answer: models.Deleted = self._call("DELETE", "/v2/bookpages/{nickname}/waiting/{entry_id}", path_values={"nickname": nickname, "entry_id": entry_id}, headers=headers)
        return _answer

    def preview_absence(
        self,
        user_id: str,
        body: models.AbsencePreviewBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.ChangePreview:
        """Preview an absence."""
        _answer: models.ChangePreview = self._call("POST", "/v2/users/{user_id}/absences/preview", path_values={"user_id": user_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def preview_appointment_type(
        self,
        nickname: str,
        handle: str,
        body: models.AppointmentTypeUpdate | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.ChangePreview:
        """Preview an update of an appointment type."""
        _answer: models.ChangePreview = self._call("POST", "/v2/bookpages/{nickname}/types/{handle}/preview", path_values={"nickname": nickname, "handle": handle}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def preview_bookpage(
        self,
        nickname: str,
        body: models.BookpageUpdate | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.ChangePreview:
        """Preview an update of a booking page."""
        _answer: models.ChangePreview = self._call("POST", "/v2/bookpages/{nickname}/preview", path_values={"nickname": nickname}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def preview_availability(
        self,
        user_id: str,
        body: models.AvailabilityBody | None = None,
        *,
        duration: int | None = None,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.ChangePreview:
        """Preview an update of a user's main availability."""
        _answer: models.ChangePreview = self._call("POST", "/v2/users/{user_id}/availabilities/preview", path_values={"user_id": user_id}, query={"duration": duration}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def preview_one_availability(
        self,
        user_id: str,
        availability_id: str,
        body: models.AvailabilityBody | None = None,
        *,
        duration: int | None = None,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.ChangePreview:
        """Preview an update of an availability."""
        _answer: models.ChangePreview = self._call("POST", "/v2/users/{user_id}/availabilities/{availability_id}/preview", path_values={"user_id": user_id, "availability_id": availability_id}, query={"duration": duration}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def preview_travel(
        self,
        user_id: str,
        body: models.TravelPreviewBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.ChangePreview:
        """Preview a stay in another time zone."""
        _answer: models.ChangePreview = self._call("POST", "/v2/users/{user_id}/travel/preview", path_values={"user_id": user_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def explain_slot(
        self,
        *,
        duration: int | None = None,
        step: int | None = None,
        availability: models.Id | None = None,
        timezone: str | None = None,
        users: str | None = None,
        emails: str | None = None,
        team: models.Id | None = None,
        page: str | None = None,
        type: str | None = None,
        units: int | None = None,
        lang: Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"] | None = None,
        start: str,
        headers: Mapping[str, str] | None = None,
    ) -> models.SlotExplanation:
        """Explain why a time is free or not."""
        _answer: models.SlotExplanation = self._call("GET", "/v2/slots/explain", query={"duration": duration, "step": step, "availability": availability, "timezone": timezone, "users": users, "emails": emails, "team": team, "page": page, "type": type, "units": units, "lang": lang, "start": start}, headers=headers)
        return _answer

    def list_next_slots(
        self,
        *,
        duration: int | None = None,
        step: int | None = None,
        availability: models.Id | None = None,
        timezone: str | None = None,
        users: str | None = None,
        emails: str | None = None,
        team: models.Id | None = None,
        page: str | None = None,
        type: str | None = None,
        units: int | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.NextSlots:
        """List the free slots of the first day that has any."""
        _answer: models.NextSlots = self._call("GET", "/v2/slots/next", query={"duration": duration, "step": step, "availability": availability, "timezone": timezone, "users": users, "emails": emails, "team": team, "page": page, "type": type, "units": units}, headers=headers)
        return _answer

    def list_slots_by_day(
        self,
        *,
        duration: int | None = None,
        step: int | None = None,
        availability: models.Id | None = None,
        timezone: str | None = None,
        users: str | None = None,
        emails: str | None = None,
        page: str | None = None,
        type: str | None = None,
        units: int | None = None,
        from_: str,
        to: str,
        headers: Mapping[str, str] | None = None,
    ) -> models.SlotDays:
        """List free slots by day."""
        _answer: models.SlotDays = self._call("GET", "/v2/slots/days", query={"duration": duration, "step": step, "availability": availability, "timezone": timezone, "users": users, "emails": emails, "page": page, "type": type, "units": units, "from": from_, "to": to}, headers=headers)
        return _answer

    def list_slots(
        self,
        *,
        duration: int | None = None,
        step: int | None = None,
        availability: models.Id | None = None,
        timezone: str | None = None,
        users: str | None = None,
        emails: str | None = None,
        team: models.Id | None = None,
        page: str | None = None,
        type: str | None = None,
        units: int | None = None,
        from_: str,
        to: str,
        headers: Mapping[str, str] | None = None,
    ) -> models.Slots:
        """List free slots of several users or of a team."""
        _answer: models.Slots = self._call("GET", "/v2/slots", query={"duration": duration, "step": step, "availability": availability, "timezone": timezone, "users": users, "emails": emails, "team": team, "page": page, "type": type, "units": units, "from": from_, "to": to}, headers=headers)
        return _answer

    def create_hold(
        self,
        body: models.HoldBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Hold:
        """Create a hold."""
        _answer: models.Hold = self._call("POST", "/v2/holds", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def delete_hold(
        self,
        hold_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Deleted:
        """Release a hold."""
        _answer: models.Deleted = self._call("DELETE", "/v2/holds/{hold_id}", path_values={"hold_id": hold_id}, headers=headers)
        return _answer

    def get_hold(
        self,
        hold_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Hold:
        """Get a hold."""
        _answer: models.Hold = self._call("GET", "/v2/holds/{hold_id}", path_values={"hold_id": hold_id}, headers=headers)
        return _answer

    def check_page_series(
        self,
        nickname: str,
        *,
        type: str | None = None,
        host: models.Id | None = None,
        duration: int | None = None,
        timezone: str | None = None,
        start: str,
        every: Literal["day", "week", "two_weeks", "four_weeks", "month"] | None = None,
        times: int,
        headers: Mapping[str, str] | None = None,
    ) -> models.PageSeries:
        """Preview the occurrences of a series, with alternatives."""
        _answer: models.PageSeries = self._call("GET", "/{nickname}/series.json", path_values={"nickname": nickname}, query={"type": type, "host": host, "duration": duration, "timezone": timezone, "start": start, "every": every, "times": times}, headers=headers)
        return _answer

    def create_page_booking(
        self,
        nickname: str,
        body: models.PageBookingBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.PageBooking:
        """Create a booking on a public page."""
        _answer: models.PageBooking = self._call("POST", "/{nickname}/bookings.json", path_values={"nickname": nickname}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def describe_page(
        self,
        nickname: str,
        *,
        type: str | None = None,
        lang: Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.PageFacts:
        """Get the bookable types and questions of a page."""
        _answer: models.PageFacts = self._call("GET", "/{nickname}/page.json", path_values={"nickname": nickname}, query={"type": type, "lang": lang}, headers=headers)
        return _answer

    def join_page_waiting(
        self,
        nickname: str,
        body: models.PageWaitingBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.PageWaiting:
        """Join the waiting list of a day."""
        _answer: models.PageWaiting = self._call("POST", "/{nickname}/waiting.json", path_values={"nickname": nickname}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def list_page_full_days(
        self,
        nickname: str,
        *,
        type: str | None = None,
        host: models.Id | None = None,
        duration: int | None = None,
        timezone: str | None = None,
        from_: str | None = None,
        to: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.PageFullDays:
        """List the fully booked days of a page."""
        _answer: models.PageFullDays = self._call("GET", "/{nickname}/waiting.json", path_values={"nickname": nickname}, query={"type": type, "host": host, "duration": duration, "timezone": timezone, "from": from_, "to": to}, headers=headers)
        return _answer

    def list_page_slots(
        self,
        nickname: str,
        *,
        type: str | None = None,
        host: models.Id | None = None,
        duration: int | None = None,
        timezone: str | None = None,
        from_: str | None = None,
        to: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Slots:
        """List the free slots of a page."""
        _answer: models.Slots = self._call("GET", "/{nickname}/slots.json", path_values={"nickname": nickname}, query={"type": type, "host": host, "duration": duration, "timezone": timezone, "from": from_, "to": to}, headers=headers)
        return _answer

    def cancel_booking(
        self,
        event_id: str,
        body: models.CancelBookingBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Booking:
        """Cancel a booking."""
        _answer: models.Booking = self._call("POST", "/v2/bookings/{event_id}/cancel", path_values={"event_id": event_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def change_booking_room(
        self,
        event_id: str,
        body: models.ChangeBookingRoomBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Booking:
        """Change the room of a booking."""
        _answer: models.Booking = self._call("POST", "/v2/bookings/{event_id}/room", path_values={"event_id": event_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def create_booking(
        self,
        body: models.BookingBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.CreatedBooking:
        """Create a booking."""
        _answer: models.CreatedBooking = self._call("POST", "/v2/bookings", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def list_bookings(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        page: str | None = None,
        type: str | None = None,
        team: str | None = None,
        link: models.Id | None = None,
        form: models.Id | None = None,
        series: models.Id | None = None,
        host: models.Id | None = None,
        email: str | None = None,
        status: Literal["requested", "confirmed", "cancelled", "past", "no_show"] | None = None,
        from_: str | None = None,
        to: str | None = None,
        updated_since: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.Booking]:
        """List bookings, newest first."""
        _answer: list[models.Booking] = self._call("GET", "/v2/bookings", query={"limit": limit, "cursor": cursor, "page": page, "type": type, "team": team, "link": link, "form": form, "series": series, "host": host, "email": email, "status": status, "from": from_, "to": to, "updated_since": updated_since, "sort": sort, "fields": fields}, headers=headers)
        return _answer

    def iterate_bookings(
        self,
        *,
        limit: int | None = None,
        page: str | None = None,
        type: str | None = None,
        team: str | None = None,
        link: models.Id | None = None,
        form: models.Id | None = None,
        series: models.Id | None = None,
        host: models.Id | None = None,
        email: str | None = None,
        status: Literal["requested", "confirmed", "cancelled", "past", "no_show"] | None = None,
        from_: str | None = None,
        to: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Pages[models.Booking]:
        """List bookings, newest first. All of it, page after page."""
        return Pages(self, "/v2/bookings", query={"limit": limit, "page": page, "type": type, "team": team, "link": link, "form": form, "series": series, "host": host, "email": email, "status": status, "from": from_, "to": to, "sort": sort, "fields": fields}, headers=headers)

    def changed_bookings(
        self,
        updated_since: str,
        *,
        limit: int | None = None,
        page: str | None = None,
        type: str | None = None,
        team: str | None = None,
        link: models.Id | None = None,
        form: models.Id | None = None,
        series: models.Id | None = None,
        host: models.Id | None = None,
        email: str | None = None,
        status: Literal["requested", "confirmed", "cancelled", "past", "no_show"] | None = None,
        from_: str | None = None,
        to: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Pages[models.Booking | models.Deletion]:
        """List bookings, newest first. What of it was changed and deleted since then."""
        return Pages(self, "/v2/bookings", query={"limit": limit, "page": page, "type": type, "team": team, "link": link, "form": form, "series": series, "host": host, "email": email, "status": status, "from": from_, "to": to, "sort": sort, "fields": fields, "updated_since": updated_since}, headers=headers)

    def get_booking(
        self,
        event_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Booking:
        """Get a booking."""
        _answer: models.Booking = self._call("GET", "/v2/bookings/{event_id}", path_values={"event_id": event_id}, headers=headers)
        return _answer

    def list_booking_rooms(
        self,
        event_id: str,
        *,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.BookingRoom]:
        """List the free rooms for a booking."""
        _answer: list[models.BookingRoom] = self._call("GET", "/v2/bookings/{event_id}/rooms", path_values={"event_id": event_id}, query={"fields": fields}, headers=headers)
        return _answer

    def reassign_booking(
        self,
        event_id: str,
        body: models.ReassignBookingBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Booking:
        """Reassign a booking to another host."""
        _answer: models.Booking = self._call("POST", "/v2/bookings/{event_id}/reassign", path_values={"event_id": event_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def reschedule_booking(
        self,
        event_id: str,
        body: models.RescheduleBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Booking:
        """Reschedule a confirmed booking."""
        _answer: models.Booking = self._call("POST", "/v2/bookings/{event_id}/reschedule", path_values={"event_id": event_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def set_booking_no_show(
        self,
        event_id: str,
        body: models.NoShowBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Booking:
        """Record no-shows of a booking."""
        _answer: models.Booking = self._call("POST", "/v2/bookings/{event_id}/no_show", path_values={"event_id": event_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def change_bookings(
        self,
        body: models.BookingBatch,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.BookingBatchAnswer:
        """Make and change many bookings."""
        _answer: models.BookingBatchAnswer = self._call("POST", "/v2/bookings/batch", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def create_event(
        self,
        body: models.EventBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Event:
        """Create an event, planned or confirmed."""
        _answer: models.Event = self._call("POST", "/v2/events", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def list_events(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        q: str | None = None,
        search: str | None = None,
        search_in: str | None = None,
        filter: Literal["confirmed", "planning", "upcoming", "cancelled", "no_show"] | None = None,
        creator_users: str | None = None,
        creator_emails: str | None = None,
        invitee_users: str | None = None,
        invitee_emails: str | None = None,
        team: models.Id | None = None,
        bookpage: models.Id | None = None,
        since: str | None = None,
        until: str | None = None,
        updated_since: str | None = None,
        answer: str | None = None,
        sort: Literal["newest", "oldest", "start", "latest"] | None = None,
        app_id: models.Id | None = None,
        group_ids: str | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.Event]:
        """List events, newest first."""
        _answer: list[models.Event] = self._call("GET", "/v2/events", query={"limit": limit, "cursor": cursor, "q": q, "search": search, "search_in": search_in, "filter": filter, "creator_users": creator_users, "creator_emails": creator_emails, "invitee_users": invitee_users, "invitee_emails": invitee_emails, "team": team, "bookpage": bookpage, "since": since, "until": until, "updated_since": updated_since, "answer": answer, "sort": sort, "app_id": app_id, "group_ids": group_ids, "fields": fields}, headers=headers)
        return _answer

    def iterate_events(
        self,
        *,
        limit: int | None = None,
        q: str | None = None,
        search: str | None = None,
        search_in: str | None = None,
        filter: Literal["confirmed", "planning", "upcoming", "cancelled", "no_show"] | None = None,
        creator_users: str | None = None,
        creator_emails: str | None = None,
        invitee_users: str | None = None,
        invitee_emails: str | None = None,
        team: models.Id | None = None,
        bookpage: models.Id | None = None,
        since: str | None = None,
        until: str | None = None,
        answer: str | None = None,
        sort: Literal["newest", "oldest", "start", "latest"] | None = None,
        app_id: models.Id | None = None,
        group_ids: str | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Pages[models.Event]:
        """List events, newest first. All of it, page after page."""
        return Pages(self, "/v2/events", query={"limit": limit, "q": q, "search": search, "search_in": search_in, "filter": filter, "creator_users": creator_users, "creator_emails": creator_emails, "invitee_users": invitee_users, "invitee_emails": invitee_emails, "team": team, "bookpage": bookpage, "since": since, "until": until, "answer": answer, "sort": sort, "app_id": app_id, "group_ids": group_ids, "fields": fields}, headers=headers)

    def changed_events(
        self,
        updated_since: str,
        *,
        limit: int | None = None,
        q: str | None = None,
        search: str | None = None,
        search_in: str | None = None,
        filter: Literal["confirmed", "planning", "upcoming", "cancelled", "no_show"] | None = None,
        creator_users: str | None = None,
        creator_emails: str | None = None,
        invitee_users: str | None = None,
        invitee_emails: str | None = None,
        team: models.Id | None = None,
        bookpage: models.Id | None = None,
        since: str | None = None,
        until: str | None = None,
        answer: str | None = None,
        sort: Literal["newest", "oldest", "start", "latest"] | None = None,
        app_id: models.Id | None = None,
        group_ids: str | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Pages[models.Event | models.Deletion]:
        """List events, newest first. What of it was changed and deleted since then."""
        return Pages(self, "/v2/events", query={"limit": limit, "q": q, "search": search, "search_in": search_in, "filter": filter, "creator_users": creator_users, "creator_emails": creator_emails, "invitee_users": invitee_users, "invitee_emails": invitee_emails, "team": team, "bookpage": bookpage, "since": since, "until": until, "answer": answer, "sort": sort, "app_id": app_id, "group_ids": group_ids, "fields": fields, "updated_since": updated_since}, headers=headers)

    def get_event(
        self,
        event_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Event:
        """Get an event."""
        _answer: models.Event = self._call("GET", "/v2/events/{event_id}", path_values={"event_id": event_id}, headers=headers)
        return _answer

    def update_event(
        self,
        event_id: str,
        body: models.EventUpdate | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Event:
        """Update an event."""
        _answer: models.Event = self._call("PUT", "/v2/events/{event_id}", path_values={"event_id": event_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    def patch_event(
        self,
        event_id: str,
        body: models.EventPatch | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Event:
        """Update an event: some fields."""
        _answer: models.Event = self._call("PATCH", "/v2/events/{event_id}", path_values={"event_id": event_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    def get_timeline(
        self,
        event_id: str,
        *,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.TimelineEntry]:
        """List the timeline of an event, oldest first."""
        _answer: list[models.TimelineEntry] = self._call("GET", "/v2/events/{event_id}/timeline", path_values={"event_id": event_id}, query={"fields": fields}, headers=headers)
        return _answer

    def retry_conference(
        self,
        event_id: str,
        body: models.RetryConferenceBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Event:
        """Retry the conference link of an event."""
        _answer: models.Event = self._call("POST", "/v2/events/{event_id}/conference/retry", path_values={"event_id": event_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def add_message(
        self,
        event_id: str,
        body: models.MessageBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Event:
        """Add a message to an event's conversation."""
        _answer: models.Event = self._call("POST", "/v2/events/{event_id}/messages", path_values={"event_id": event_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def cancel_event(
        self,
        event_id: str,
        body: models.CancelBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Event:
        """Cancel an event."""
        _answer: models.Event = self._call("POST", "/v2/events/{event_id}/cancel", path_values={"event_id": event_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def put_cancellation(
        self,
        event_id: str,
        body: models.CancelBody | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Event:
        """Cancel an event; the same as POST."""
        _answer: models.Event = self._call("PUT", "/v2/events/{event_id}/cancel", path_values={"event_id": event_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    def confirm_dates(
        self,
        event_id: str,
        body: models.ConfirmDatesBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.ConfirmedDates:
        """Decide on several dates."""
        _answer: models.ConfirmedDates = self._call("POST", "/v2/events/{event_id}/confirm_dates", path_values={"event_id": event_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def confirm_event(
        self,
        event_id: str,
        body: models.ConfirmBody | None = None,
        *,
        d: models.Id | None = None,
        p: models.Id | None = None,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Event:
        """Decide on a date and a place."""
        _answer: models.Event = self._call("POST", "/v2/events/{event_id}/confirm", path_values={"event_id": event_id}, query={"d": d, "p": p}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def decline_event(
        self,
        event_id: str,
        body: models.DeclineBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Event:
        """Record that an invitee does not come."""
        _answer: models.Event = self._call("POST", "/v2/events/{event_id}/declines", path_values={"event_id": event_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def duplicate_event(
        self,
        event_id: str,
        body: models.DuplicateBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Event:
        """Plan the same again."""
        _answer: models.Event = self._call("POST", "/v2/events/{event_id}/duplicate", path_values={"event_id": event_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def get_organiser_link(
        self,
        event_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.GetOrganiserLinkAnswer:
        """The address of the event's page for its organiser."""
        _answer: models.GetOrganiserLinkAnswer = self._call("GET", "/v2/events/{event_id}/organiser_link", path_values={"event_id": event_id}, headers=headers)
        return _answer

    def invite_to_event(
        self,
        event_id: str,
        body: models.InviteeBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Event:
        """Invite one more person."""
        _answer: models.Event = self._call("POST", "/v2/events/{event_id}/invitees", path_values={"event_id": event_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def remind_invitees(
        self,
        event_id: str,
        body: models.RemindInviteesBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Event:
        """Ask those again who have not answered."""
        _answer: models.Event = self._call("POST", "/v2/events/{event_id}/reminders", path_values={"event_id": event_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def remove_invitee(
        self,
        event_id: str,
        invitee_id: str,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Deleted:
        """Remove an invitee, with votes and decline."""
        _answer: models.Deleted = self._call("DELETE", "/v2/events/{event_id}/invitees/{invitee_id}", path_values={"event_id": event_id, "invitee_id": invitee_id}, if_match=if_match, headers=headers)
        return _answer

    def set_no_show(
        self,
        event_id: str,
        body: models.NoShowBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Event:
        """Note who did not come."""
        _answer: models.Event = self._call("POST", "/v2/events/{event_id}/no_show", path_values={"event_id": event_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def vote_on_event(
        self,
        event_id: str,
        body: models.VoteBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Event:
        """Record an invitee's answers to dates and places."""
        _answer: models.Event = self._call("POST", "/v2/events/{event_id}/votes", path_values={"event_id": event_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def change_events(
        self,
        body: models.EventBatch,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.EventBatchAnswer:
        """Create and change many events."""
        _answer: models.EventBatchAnswer = self._call("POST", "/v2/events/batch", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def list_calendar_changes(
        self,
        event_id: str,
        *,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.CalendarChange]:
        """List the calendar changes of an event."""
        _answer: list[models.CalendarChange] = self._call("GET", "/v2/events/{event_id}/calendar_changes", path_values={"event_id": event_id}, query={"fields": fields}, headers=headers)
        return _answer

    def resolve_calendar_change(
        self,
        event_id: str,
        change_id: str,
        body: models.CalendarChangeStep,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Event:
        """Resolve a calendar change."""
        _answer: models.Event = self._call("POST", "/v2/events/{event_id}/calendar_changes/{change_id}/resolve", path_values={"event_id": event_id, "change_id": change_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def get_insights(
        self,
        *,
        weeks: int | None = None,
        timezone: str | None = None,
        from_: str | None = None,
        to: str | None = None,
        compare: Literal["previous"] | None = None,
        host: models.Id | None = None,
        team: models.Id | None = None,
        bookpage: models.Id | None = None,
        type: models.Id | None = None,
        source: Literal["page", "embed", "locator", "form", "link", "app", "poll", "mcp", "api", "console"] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Insights:
        """Get booking statistics."""
        _answer: models.Insights = self._call("GET", "/v2/insights", query={"weeks": weeks, "timezone": timezone, "from": from_, "to": to, "compare": compare, "host": host, "team": team, "bookpage": bookpage, "type": type, "source": source}, headers=headers)
        return _answer

    def get_action_items(
        self,
        *,
        user: models.Id | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.ActionItems:
        """List action items."""
        _answer: models.ActionItems = self._call("GET", "/v2/action_items", query={"user": user}, headers=headers)
        return _answer

    def create_team(
        self,
        body: models.TeamBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Team:
        """Create a team."""
        _answer: models.Team = self._call("POST", "/v2/teams", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def list_teams(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        updated_since: str | None = None,
        extid: str | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.Team]:
        """List teams, newest first."""
        _answer: list[models.Team] = self._call("GET", "/v2/teams", query={"limit": limit, "cursor": cursor, "search": search, "sort": sort, "updated_since": updated_since, "extid": extid, "fields": fields}, headers=headers)
        return _answer

    def iterate_teams(
        self,
        *,
        limit: int | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        extid: str | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Pages[models.Team]:
        """List teams, newest first. All of it, page after page."""
        return Pages(self, "/v2/teams", query={"limit": limit, "search": search, "sort": sort, "extid": extid, "fields": fields}, headers=headers)

    def changed_teams(
        self,
        updated_since: str,
        *,
        limit: int | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        extid: str | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Pages[models.Team | models.Deletion]:
        """List teams, newest first. What of it was changed and deleted since then."""
        return Pages(self, "/v2/teams", query={"limit": limit, "search": search, "sort": sort, "extid": extid, "fields": fields, "updated_since": updated_since}, headers=headers)

    def delete_team(
        self,
        team_id: str,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Deleted:
        """Delete a team with its booking pages; members and their events stay."""
        _answer: models.Deleted = self._call("DELETE", "/v2/teams/{team_id}", path_values={"team_id": team_id}, if_match=if_match, headers=headers)
        return _answer

    def get_team(
        self,
        team_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Team:
        """Get a team."""
        _answer: models.Team = self._call("GET", "/v2/teams/{team_id}", path_values={"team_id": team_id}, headers=headers)
        return _answer

    def update_team(
        self,
        team_id: str,
        body: models.TeamUpdate | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Team:
        """Update a team."""
        _answer: models.Team = self._call("PUT", "/v2/teams/{team_id}", path_values={"team_id": team_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    def patch_team(
        self,
        team_id: str,
        body: models.TeamPatch | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Team:
        """Update a team: some fields."""
        _answer: models.Team = self._call("PATCH", "/v2/teams/{team_id}", path_values={"team_id": team_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    def get_public_team(
        self,
        team_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.PublicTeam:
        """Get the public profile of a team."""
        _answer: models.PublicTeam = self._call("GET", "/v2/teams/{team_id}/public", path_values={"team_id": team_id}, headers=headers)
        return _answer

    def create_team_event(
        self,
        team_id: str,
        body: models.TeamEventBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Event:
        """Create an event with an available team member."""
        _answer: models.Event = self._call("POST", "/v2/teams/{team_id}/events", path_values={"team_id": team_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def list_team_events(
        self,
        team_id: str,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        q: str | None = None,
        filter: Literal["confirmed", "planning", "upcoming", "cancelled", "no_show"] | None = None,
        updated_since: str | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.Event]:
        """List the events of a team's members, newest first."""
        _answer: list[models.Event] = self._call("GET", "/v2/teams/{team_id}/events", path_values={"team_id": team_id}, query={"limit": limit, "cursor": cursor, "q": q, "filter": filter, "updated_since": updated_since, "fields": fields}, headers=headers)
        return _answer

    def iterate_team_events(
        self,
        team_id: str,
        *,
        limit: int | None = None,
        q: str | None = None,
        filter: Literal["confirmed", "planning", "upcoming", "cancelled", "no_show"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Pages[models.Event]:
        """List the events of a team's members, newest first. All of it, page after page."""
        return Pages(self, "/v2/teams/{team_id}/events", path_values={"team_id": team_id}, query={"limit": limit, "q": q, "filter": filter, "fields": fields}, headers=headers)

    def changed_team_events(
        self,
        team_id: str,
        updated_since: str,
        *,
        limit: int | None = None,
        q: str | None = None,
        filter: Literal["confirmed", "planning", "upcoming", "cancelled", "no_show"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Pages[models.Event | models.Deletion]:
        """List the events of a team's members, newest first. What of it was changed and deleted since then."""
        return Pages(self, "/v2/teams/{team_id}/events", path_values={"team_id": team_id}, query={"limit": limit, "q": q, "filter": filter, "fields": fields, "updated_since": updated_since}, headers=headers)

    def create_team_admin_preferences(
        self,
        team_id: str,
        body: models.TeamAdminPreferencesBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.TeamAdminPreferences:
        """Choose which mails a team's admins get."""
        _answer: models.TeamAdminPreferences = self._call("POST", "/v2/teams/{team_id}/admin-preferences", path_values={"team_id": team_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def get_team_admin_preferences(
        self,
        team_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.TeamAdminPreferences:
        """Which mails a team's admins get about the team's events."""
        _answer: models.TeamAdminPreferences = self._call("GET", "/v2/teams/{team_id}/admin-preferences", path_values={"team_id": team_id}, headers=headers)
        return _answer

    def update_team_admin_preferences(
        self,
        team_id: str,
        body: models.TeamAdminPreferencesBody | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.TeamAdminPreferences:
        """Change which mails a team's admins get."""
        _answer: models.TeamAdminPreferences = self._call("PUT", "/v2/teams/{team_id}/admin-preferences", path_values={"team_id": team_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    def patch_team_admin_preferences(
        self,
        team_id: str,
        body: models.TeamAdminPreferencesPatch | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.TeamAdminPreferences:
        """Change which mails a team's admins get: some fields."""
        _answer: models.TeamAdminPreferences = self._call("PATCH", "/v2/teams/{team_id}/admin-preferences", path_values={"team_id": team_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    def create_locator(
        self,
        body: models.LocatorBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Locator:
        """Create a locator."""
        _answer: models.Locator = self._call("POST", "/v2/locators", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def list_locators(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        updated_since: str | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.Locator]:
        """List locators."""
        _answer: list[models.Locator] = self._call("GET", "/v2/locators", query={"limit": limit, "cursor": cursor, "search": search, "sort": sort, "updated_since": updated_since, "fields": fields}, headers=headers)
        return _answer

    def iterate_locators(
        self,
        *,
        limit: int | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Pages[models.Locator]:
        """List locators. All of it, page after page."""
        return Pages(self, "/v2/locators", query={"limit": limit, "search": search, "sort": sort, "fields": fields}, headers=headers)

    def changed_locators(
        self,
        updated_since: str,
        *,
        limit: int | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Pages[models.Locator | models.Deletion]:
        """List locators. What of it was changed and deleted since then."""
        return Pages(self, "/v2/locators", query={"limit": limit, "search": search, "sort": sort, "fields": fields, "updated_since": updated_since}, headers=headers)

    def delete_locator(
        self,
        locator_id: str,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Deleted:
        """Delete a locator and its locations."""
        _answer: models.Deleted = self._call("DELETE", "/v2/locators/{locator_id}", path_values={"locator_id": locator_id}, if_match=if_match, headers=headers)
        return _answer

    def get_locator(
        self,
        locator_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Locator:
        """Get a locator by its handle or id."""
        _answer: models.Locator = self._call("GET", "/v2/locators/{locator_id}", path_values={"locator_id": locator_id}, headers=headers)
        return _answer

    def update_locator_by_post(
        self,
        locator_id: str,
        body: models.LocatorUpdate | None = None,
        *,
        idempotency_key: str | None = None,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Locator:
        """Update a locator; the same as PUT."""
        _answer: models.Locator = self._call("POST", "/v2/locators/{locator_id}", path_values={"locator_id": locator_id}, body=body, idempotency_key=idempotency_key, if_match=if_match, headers=headers)
        return _answer

    def update_locator(
        self,
        locator_id: str,
        body: models.LocatorUpdate | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Locator:
        """Update a locator."""
        _answer: models.Locator = self._call("PUT", "/v2/locators/{locator_id}", path_values={"locator_id": locator_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    def patch_locator(
        self,
        locator_id: str,
        body: models.LocatorPatch | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Locator:
        """Update a locator: some fields."""
        _answer: models.Locator = self._call("PATCH", "/v2/locators/{locator_id}", path_values={"locator_id": locator_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    def create_location(
        self,
        locator_id: str,
        body: models.LocationBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.WrittenLocation:
        """Create a location."""
        _answer: models.WrittenLocation = self._call("POST", "/v2/locators/{locator_id}/locations", path_values={"locator_id": locator_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def list_locations(
        self,
        locator_id: str,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        updated_since: str | None = None,
        extid: str | None = None,
        filter: Literal["leads_nowhere"] | None = None,
        near: str | None = None,
        max_distance: int | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.FoundLocation]:
        """List the locations of a locator, all or nearest first."""
        _answer: list[models.FoundLocation] = self._call("GET", "/v2/locators/{locator_id}/locations", path_values={"locator_id": locator_id}, query={"limit": limit, "cursor": cursor, "search": search, "sort": sort, "updated_since": updated_since, "extid": extid, "filter": filter, "near": near, "max_distance": max_distance, "fields": fields}, headers=headers)
        return _answer

    def iterate_locations(
        self,
        locator_id: str,
        *,
        limit: int | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        extid: str | None = None,
        filter: Literal["leads_nowhere"] | None = None,
        near: str | None = None,
        max_distance: int | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Pages[models.FoundLocation]:
        """List the locations of a locator, all or nearest first. All of it, page after page."""
        return Pages(self, "/v2/locators/{locator_id}/locations", path_values={"locator_id": locator_id}, query={"limit": limit, "search": search, "sort": sort, "extid": extid, "filter": filter, "near": near, "max_distance": max_distance, "fields": fields}, headers=headers)

    def changed_locations(
        self,
        locator_id: str,
        updated_since: str,
        *,
        limit: int | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        extid: str | None = None,
        filter: Literal["leads_nowhere"] | None = None,
        near: str | None = None,
        max_distance: int | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Pages[models.FoundLocation | models.Deletion]:
        """List the locations of a locator, all or nearest first. What of it was changed and deleted since then."""
        return Pages(self, "/v2/locators/{locator_id}/locations", path_values={"locator_id": locator_id}, query={"limit": limit, "search": search, "sort": sort, "extid": extid, "filter": filter, "near": near, "max_distance": max_distance, "fields": fields, "updated_since": updated_since}, headers=headers)

    def delete_location(
        self,
        locator_id: str,
        location_id: str,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Deleted:
        """Delete a location."""
        _answer: models.Deleted = self._call("DELETE", "/v2/locators/{locator_id}/locations/{location_id}", path_values={"locator_id": locator_id, "location_id": location_id}, if_match=if_match, headers=headers)
        return _answer

    def get_location(
        self,
        locator_id: str,
        location_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Location:
        """Get a location."""
        _answer: models.Location = self._call("GET", "/v2/locators/{locator_id}/locations/{location_id}", path_values={"locator_id": locator_id, "location_id": location_id}, headers=headers)
        return _answer

    def update_location_by_post(
        self,
        locator_id: str,
        location_id: str,
        body: models.LocationUpdate | None = None,
        *,
        idempotency_key: str | None = None,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.WrittenLocation:
        """Update a location; the same as PUT."""
        _answer: models.WrittenLocation = self._call("POST", "/v2/locators/{locator_id}/locations/{location_id}", path_values={"locator_id": locator_id, "location_id": location_id}, body=body, idempotency_key=idempotency_key, if_match=if_match, headers=headers)
        return _answer

    def update_location(
        self,
        locator_id: str,
        location_id: str,
        body: models.LocationUpdate | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.WrittenLocation:
        """Update a location."""
        _answer: models.WrittenLocation = self._call("PUT", "/v2/locators/{locator_id}/locations/{location_id}", path_values={"locator_id": locator_id, "location_id": location_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    def patch_location(
        self,
        locator_id: str,
        location_id: str,
        body: models.LocationPatch | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.WrittenLocation:
        """Update a location: some fields."""
        _answer: models.WrittenLocation = self._call("PATCH", "/v2/locators/{locator_id}/locations/{location_id}", path_values={"locator_id": locator_id, "location_id": location_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    def change_locations(
        self,
        locator_id: str,
        body: models.LocationBatch,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.LocationBatchAnswer:
        """Create or update many locations."""
        _answer: models.LocationBatchAnswer = self._call("POST", "/v2/locators/{locator_id}/locations/batch", path_values={"locator_id": locator_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def create_form(
        self,
        body: models.FormBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Form:
        """Create a routing form."""
        _answer: models.Form = self._call("POST", "/v2/forms", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def list_forms(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        updated_since: str | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.Form]:
        """List forms."""
        _answer: list[models.Form] = self._call("GET", "/v2/forms", query={"limit": limit, "cursor": cursor, "search": search, "sort": sort, "updated_since": updated_since, "fields": fields}, headers=headers)
        return _answer

    def iterate_forms(
        self,
        *,
        limit: int | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Pages[models.Form]:
        """List forms. All of it, page after page."""
        return Pages(self, "/v2/forms", query={"limit": limit, "search": search, "sort": sort, "fields": fields}, headers=headers)

    def changed_forms(
        self,
        updated_since: str,
        *,
        limit: int | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Pages[models.Form | models.Deletion]:
        """List forms. What of it was changed and deleted since then."""
        return Pages(self, "/v2/forms", query={"limit": limit, "search": search, "sort": sort, "fields": fields, "updated_since": updated_since}, headers=headers)

    def delete_form(
        self,
        form_id: str,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Deleted:
        """Delete a form with its responses."""
        _answer: models.Deleted = self._call("DELETE", "/v2/forms/{form_id}", path_values={"form_id": form_id}, if_match=if_match, headers=headers)
        return _answer

    def get_form(
        self,
        form_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Form:
        """Get a form by its handle or id."""
        _answer: models.Form = self._call("GET", "/v2/forms/{form_id}", path_values={"form_id": form_id}, headers=headers)
        return _answer

    def update_form(
        self,
        form_id: str,
        body: models.FormUpdate | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Form:
        """Update a form."""
        _answer: models.Form = self._call("PUT", "/v2/forms/{form_id}", path_values={"form_id": form_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    def patch_form(
        self,
        form_id: str,
        body: models.FormPatch | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Form:
        """Update a form: some fields."""
        _answer: models.Form = self._call("PATCH", "/v2/forms/{form_id}", path_values={"form_id": form_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    def list_form_responses(
        self,
        form_id: str,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        updated_since: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        rule: models.Id | Literal["none"] | None = None,
        booked: Literal["true", "false"] | None = None,
        email: str | None = None,
        since: str | None = None,
        until: str | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.FormResponse]:
        """List the responses of a form with their targets."""
        _answer: list[models.FormResponse] = self._call("GET", "/v2/forms/{form_id}/responses", path_values={"form_id": form_id}, query={"limit": limit, "cursor": cursor, "updated_since": updated_since, "sort": sort, "rule": rule, "booked": booked, "email": email, "since": since, "until": until, "fields": fields}, headers=headers)
        return _answer

    def iterate_form_responses(
        self,
        form_id: str,
        *,
        limit: int | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        rule: models.Id | Literal["none"] | None = None,
        booked: Literal["true", "false"] | None = None,
        email: str | None = None,
        since: str | None = None,
        until: str | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Pages[models.FormResponse]:
        """List the responses of a form with their targets. All of it, page after page."""
        return Pages(self, "/v2/forms/{form_id}/responses", path_values={"form_id": form_id}, query={"limit": limit, "sort": sort, "rule": rule, "booked": booked, "email": email, "since": since, "until": until, "fields": fields}, headers=headers)

    def changed_form_responses(
        self,
        form_id: str,
        updated_since: str,
        *,
        limit: int | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        rule: models.Id | Literal["none"] | None = None,
        booked: Literal["true", "false"] | None = None,
        email: str | None = None,
        since: str | None = None,
        until: str | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Pages[models.FormResponse | models.Deletion]:
        """List the responses of a form with their targets. What of it was changed and deleted since then."""
        return Pages(self, "/v2/forms/{form_id}/responses", path_values={"form_id": form_id}, query={"limit": limit, "sort": sort, "rule": rule, "booked": booked, "email": email, "since": since, "until": until, "fields": fields, "updated_since": updated_since}, headers=headers)

    def explain_form_outcome(
        self,
        form_id: str,
        body: models.FormTryBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.FormTry:
        """Evaluate the routing rules of a form."""
        _answer: models.FormTry = self._call("POST", "/v2/forms/{form_id}/try", path_values={"form_id": form_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def delete_third_party(
        self,
        third_party_id: str,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Deleted:
        """Delete a third-party app; its events stay."""
        _answer: models.Deleted = self._call("DELETE", "/v2/third_parties/{third_party_id}", path_values={"third_party_id": third_party_id}, if_match=if_match, headers=headers)
        return _answer

    def get_third_party(
        self,
        third_party_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.ThirdParty:
        """Get a third-party app."""
        _answer: models.ThirdParty = self._call("GET", "/v2/third_parties/{third_party_id}", path_values={"third_party_id": third_party_id}, headers=headers)
        return _answer

    def get_creator_token(
        self,
        *,
        cm: str,
        secret: str,
        headers: Mapping[str, str] | None = None,
    ) -> models.GetCreatorTokenAnswer:
        """Create a token for links that create an event without an account."""
        _answer: models.GetCreatorTokenAnswer = self._call("GET", "/v2/third_parties/token", query={"cm": cm, "secret": secret}, headers=headers)
        return _answer

    def list_third_parties(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        updated_since: str | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.ThirdParty]:
        """List third-party apps, newest first."""
        _answer: list[models.ThirdParty] = self._call("GET", "/v2/third_parties", query={"limit": limit, "cursor": cursor, "search": search, "sort": sort, "updated_since": updated_since, "fields": fields}, headers=headers)
        return _answer

    def iterate_third_parties(
        self,
        *,
        limit: int | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Pages[models.ThirdParty]:
        """List third-party apps, newest first. All of it, page after page."""
        return Pages(self, "/v2/third_parties", query={"limit": limit, "search": search, "sort": sort, "fields": fields}, headers=headers)

    def changed_third_parties(
        self,
        updated_since: str,
        *,
        limit: int | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Pages[models.ThirdParty | models.Deletion]:
        """List third-party apps, newest first. What of it was changed and deleted since then."""
        return Pages(self, "/v2/third_parties", query={"limit": limit, "search": search, "sort": sort, "fields": fields, "updated_since": updated_since}, headers=headers)

    def register_third_party(
        self,
        body: models.RegisterThirdPartyBody | None = None,
        *,
        name: str | None = None,
        contact_email: str | None = None,
        contact_name: str | None = None,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.ThirdParty:
        """Register a third-party app."""
        _answer: models.ThirdParty = self._call("POST", "/v2/third_parties", query={"name": name, "contact_email": contact_email, "contact_name": contact_name}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def register_third_party_by_get(
        self,
        *,
        name: str,
        contact_email: str | None = None,
        contact_name: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.ThirdParty:
        """Register a third-party app; use POST instead."""
        _answer: models.ThirdParty = self._call("GET", "/v2/third_parties/new", query={"name": name, "contact_email": contact_email, "contact_name": contact_name}, headers=headers)
        return _answer

    def rotate_third_party_secret(
        self,
        third_party_id: str,
        body: models.RotateThirdPartySecretBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.ThirdParty:
        """Rotate the secret of a third-party app."""
        _answer: models.ThirdParty = self._call("POST", "/v2/third_parties/{third_party_id}/secret", path_values={"third_party_id": third_party_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def create_api_key(
        self,
        body: models.ApiKeyBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.CreatedApiKey:
        """Create an API key."""
        _answer: models.CreatedApiKey = self._call("POST", "/v2/api_keys", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def list_api_keys(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        updated_since: str | None = None,
        state: Literal["active", "expired", "revoked"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.ApiKey]:
        """List API keys, newest first, including revoked ones."""
        _answer: list[models.ApiKey] = self._call("GET", "/v2/api_keys", query={"limit": limit, "cursor": cursor, "search": search, "sort": sort, "updated_since": updated_since, "state": state, "fields": fields}, headers=headers)
        return _answer

    def iterate_api_keys(
        self,
        *,
        limit: int | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        state: Literal["active", "expired", "revoked"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Pages[models.ApiKey]:
        """List API keys, newest first, including revoked ones. All of it, page after page."""
        return Pages(self, "/v2/api_keys", query={"limit": limit, "search": search, "sort": sort, "state": state, "fields": fields}, headers=headers)

    def changed_api_keys(
        self,
        updated_since: str,
        *,
        limit: int | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        state: Literal["active", "expired", "revoked"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Pages[models.ApiKey | models.Deletion]:
        """List API keys, newest first, including revoked ones. What of it was changed and deleted since then."""
        return Pages(self, "/v2/api_keys", query={"limit": limit, "search": search, "sort": sort, "state": state, "fields": fields, "updated_since": updated_since}, headers=headers)

    def revoke_api_key(
        self,
        key_id: str,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Deleted:
        """Revoke an API key."""
        _answer: models.Deleted = self._call("DELETE", "/v2/api_keys/{key_id}", path_values={"key_id": key_id}, if_match=if_match, headers=headers)
        return _answer

    def get_test_clock(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.TestClock:
        """Get the sandbox clock."""
        _answer: models.TestClock = self._call("GET", "/v2/test/clock", headers=headers)
        return _answer

    def reset_test_clock(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.TestClock:
        """Reset the sandbox clock to real time."""
        _answer: models.TestClock = self._call("DELETE", "/v2/test/clock", headers=headers)
        return _answer

    def update_test_clock(
        self,
        body: models.TestClockBody | None = None,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.TestClock:
        """Advance the sandbox clock."""
        _answer: models.TestClock = self._call("PUT", "/v2/test/clock", body=body, headers=headers)
        return _answer

    def patch_test_clock(
        self,
        body: models.TestClockPatch | None = None,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.TestClock:
        """Advance the sandbox clock: some fields."""
        _answer: models.TestClock = self._call("PATCH", "/v2/test/clock", body=body, headers=headers)
        return _answer

    def reset_sandbox(
        self,
        body: models.TestResetBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.TestClock:
        """Delete all data of the sandbox."""
        _answer: models.TestClock = self._call("POST", "/v2/test/reset", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def seed_sandbox(
        self,
        body: models.SeedSandboxBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.TestDemo:
        """Create demo data in the sandbox."""
        _answer: models.TestDemo = self._call("POST", "/v2/test/demo", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def list_personal_tokens(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        user: models.Id | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.PersonalToken]:
        """List personal tokens, newest first."""
        _answer: list[models.PersonalToken] = self._call("GET", "/v2/personal_tokens", query={"limit": limit, "cursor": cursor, "search": search, "sort": sort, "user": user, "fields": fields}, headers=headers)
        return _answer

    def iterate_personal_tokens(
        self,
        *,
        limit: int | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        user: models.Id | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Pages[models.PersonalToken]:
        """List personal tokens, newest first. All of it, page after page."""
        return Pages(self, "/v2/personal_tokens", query={"limit": limit, "search": search, "sort": sort, "user": user, "fields": fields}, headers=headers)

    def revoke_personal_token(
        self,
        token_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Deleted:
        """Revoke a personal token."""
        _answer: models.Deleted = self._call("DELETE", "/v2/personal_tokens/{token_id}", path_values={"token_id": token_id}, headers=headers)
        return _answer

    def create_oauth_app(
        self,
        body: models.OAuthAppBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.CreatedOAuthApp:
        """Register an OAuth app."""
        _answer: models.CreatedOAuthApp = self._call("POST", "/v2/oauth_apps", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def list_oauth_apps(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        updated_since: str | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.OAuthApp]:
        """List OAuth apps, newest first."""
        _answer: list[models.OAuthApp] = self._call("GET", "/v2/oauth_apps", query={"limit": limit, "cursor": cursor, "search": search, "sort": sort, "updated_since": updated_since, "fields": fields}, headers=headers)
        return _answer

    def iterate_oauth_apps(
        self,
        *,
        limit: int | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Pages[models.OAuthApp]:
        """List OAuth apps, newest first. All of it, page after page."""
        return Pages(self, "/v2/oauth_apps", query={"limit": limit, "search": search, "sort": sort, "fields": fields}, headers=headers)

    def changed_oauth_apps(
        self,
        updated_since: str,
        *,
        limit: int | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Pages[models.OAuthApp | models.Deletion]:
        """List OAuth apps, newest first. What of it was changed and deleted since then."""
        return Pages(self, "/v2/oauth_apps", query={"limit": limit, "search": search, "sort": sort, "fields": fields, "updated_since": updated_since}, headers=headers)

    def delete_oauth_app(
        self,
        app_id: str,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Deleted:
        """Delete an OAuth app."""
        _answer: models.Deleted = self._call("DELETE", "/v2/oauth_apps/{app_id}", path_values={"app_id": app_id}, if_match=if_match, headers=headers)
        return _answer

    def get_oauth_app(
        self,
        app_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.OAuthApp:
        """Get an OAuth app."""
        _answer: models.OAuthApp = self._call("GET", "/v2/oauth_apps/{app_id}", path_values={"app_id": app_id}, headers=headers)
        return _answer

    def update_oauth_app(
        self,
        app_id: str,
        body: models.OAuthAppUpdate | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.OAuthApp:
        """Update an OAuth app."""
        _answer: models.OAuthApp = self._call("PUT", "/v2/oauth_apps/{app_id}", path_values={"app_id": app_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    def patch_oauth_app(
        self,
        app_id: str,
        body: models.OAuthAppPatch | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.OAuthApp:
        """Update an OAuth app: some fields."""
        _answer: models.OAuthApp = self._call("PATCH", "/v2/oauth_apps/{app_id}", path_values={"app_id": app_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    def list_oauth_grants(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        user: models.Id | None = None,
        app: models.Id | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.OAuthGrant]:
        """List OAuth grants, newest first."""
        _answer: list[models.OAuthGrant] = self._call("GET", "/v2/oauth_grants", query={"limit": limit, "cursor": cursor, "search": search, "sort": sort, "user": user, "app": app, "fields": fields}, headers=headers)
        return _answer

    def iterate_oauth_grants(
        self,
        *,
        limit: int | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        user: models.Id | None = None,
        app: models.Id | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Pages[models.OAuthGrant]:
        """List OAuth grants, newest first. All of it, page after page."""
        return Pages(self, "/v2/oauth_grants", query={"limit": limit, "search": search, "sort": sort, "user": user, "app": app, "fields": fields}, headers=headers)

    def revoke_oauth_grant(
        self,
        grant_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Deleted:
        """Revoke an OAuth grant."""
        _answer: models.Deleted = self._call("DELETE", "/v2/oauth_grants/{grant_id}", path_values={"grant_id": grant_id}, headers=headers)
        return _answer

    def rotate_oauth_app_secret(
        self,
        app_id: str,
        body: models.RotateOAuthAppSecretBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.CreatedOAuthApp:
        """Rotate the secret of an OAuth app."""
        _answer: models.CreatedOAuthApp = self._call("POST", "/v2/oauth_apps/{app_id}/secret", path_values={"app_id": app_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def reset_second_factors(
        self,
        user_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Deleted:
        """Reset a user's second factors."""
        _answer: models.Deleted = self._call("DELETE", "/v2/users/{user_id}/second_factors", path_values={"user_id": user_id}, headers=headers)
        return _answer

    def create_sign_in_domain(
        self,
        body: models.CreateSignInDomainBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.SignIn:
        """Add an e-mail domain of the sign-in provider."""
        _answer: models.SignIn = self._call("POST", "/v2/sign_in/domains", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def delete_sign_in_domain(
        self,
        domain_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.SignIn:
        """Delete an e-mail domain of the sign-in provider."""
        _answer: models.SignIn = self._call("DELETE", "/v2/sign_in/domains/{domain_id}", path_values={"domain_id": domain_id}, headers=headers)
        return _answer

    def get_sign_in(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.SignIn:
        """Get the sign-in settings."""
        _answer: models.SignIn = self._call("GET", "/v2/sign_in", headers=headers)
        return _answer

    def update_sign_in(
        self,
        body: models.SignInBody | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.SignIn:
        """Update the sign-in settings."""
        _answer: models.SignIn = self._call("PUT", "/v2/sign_in", body=body, if_match=if_match, headers=headers)
        return _answer

    def patch_sign_in(
        self,
        body: models.SignInPatch | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.SignIn:
        """Update the sign-in settings: some fields."""
        _answer: models.SignIn = self._call("PATCH", "/v2/sign_in", body=body, if_match=if_match, headers=headers)
        return _answer

    def verify_sign_in_domain(
        self,
        domain_id: str,
        body: models.VerifySignInDomainBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.SignIn:
        """Verify an e-mail domain by its TXT record."""
        _answer: models.SignIn = self._call("POST", "/v2/sign_in/domains/{domain_id}/verify", path_values={"domain_id": domain_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def get_provisioning(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Provisioning:
        """Get the status of SCIM provisioning."""
        _answer: models.Provisioning = self._call("GET", "/v2/provisioning", headers=headers)
        return _answer

    def check_certificate(
        self,
        *,
        domain: str,
        headers: Mapping[str, str] | None = None,
    ) -> models.CheckCertificateAnswer:
        """Check whether a domain may have a certificate."""
        _answer: models.CheckCertificateAnswer = self._call("GET", "/v2/domains/certificate_check", query={"domain": domain}, headers=headers)
        return _answer

    def check_domain(
        self,
        domain_id: str,
        body: models.CheckDomainBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Domain:
        """Verify a custom domain by its TXT record."""
        _answer: models.Domain = self._call("POST", "/v2/domains/{domain_id}/check", path_values={"domain_id": domain_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def create_domain(
        self,
        body: models.CreateDomainBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Domain:
        """Add a custom domain."""
        _answer: models.Domain = self._call("POST", "/v2/domains", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def list_domains(
        self,
        *,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.Domain]:
        """List custom domains."""
        _answer: list[models.Domain] = self._call("GET", "/v2/domains", query={"fields": fields}, headers=headers)
        return _answer

    def delete_domain(
        self,
        domain_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        """Delete a custom domain."""
        self._call("DELETE", "/v2/domains/{domain_id}", path_values={"domain_id": domain_id}, headers=headers)

    def get_domain(
        self,
        domain_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Domain:
        """Get a custom domain and its last DNS check."""
        _answer: models.Domain = self._call("GET", "/v2/domains/{domain_id}", path_values={"domain_id": domain_id}, headers=headers)
        return _answer

    def update_domain(
        self,
        domain_id: str,
        body: models.UpdateDomainBody | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Domain:
        """Update a custom domain."""
        _answer: models.Domain = self._call("PUT", "/v2/domains/{domain_id}", path_values={"domain_id": domain_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    def patch_domain(
        self,
        domain_id: str,
        body: models.UpdateDomainPatch | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Domain:
        """Update a custom domain: some fields."""
        _answer: models.Domain = self._call("PATCH", "/v2/domains/{domain_id}", path_values={"domain_id": domain_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    def authorize_slack(
        self,
        body: models.AuthorizeSlackBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.SlackAuthorization:
        """Start the installation of the app in a workspace."""
        _answer: models.SlackAuthorization = self._call("POST", "/v2/slack/authorization", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def disconnect_slack(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Deleted:
        """Disconnect the workspace."""
        _answer: models.Deleted = self._call("DELETE", "/v2/slack", headers=headers)
        return _answer

    def get_slack(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.SlackConnection:
        """Get the connected workspace at Slack."""
        _answer: models.SlackConnection = self._call("GET", "/v2/slack", headers=headers)
        return _answer

    def get_slack_preferences(
        self,
        user_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.SlackPreferences:
        """Get which Slack messages a user gets."""
        _answer: models.SlackPreferences = self._call("GET", "/v2/users/{user_id}/slack", path_values={"user_id": user_id}, headers=headers)
        return _answer

    def update_slack_preferences(
        self,
        user_id: str,
        body: models.SlackPreferencesBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.SlackPreferences:
        """Choose which Slack messages a user gets."""
        _answer: models.SlackPreferences = self._call("POST", "/v2/users/{user_id}/slack", path_values={"user_id": user_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def list_slack_channels(
        self,
        *,
        q: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.SlackChannelChoices:
        """Search the channels of the workspace."""
        _answer: models.SlackChannelChoices = self._call("GET", "/v2/slack/channels", query={"q": q}, headers=headers)
        return _answer

    def set_slack_channel(
        self,
        body: models.SlackChannelBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.SlackConnection:
        """Choose the channel for messages."""
        _answer: models.SlackConnection = self._call("POST", "/v2/slack/channels", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def match_slack_people(
        self,
        body: models.MatchSlackPeopleBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.SlackPeopleLookup:
        """Look up the users in the workspace again."""
        _answer: models.SlackPeopleLookup = self._call("POST", "/v2/slack/people", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def send_test_slack(
        self,
        body: models.SlackTestBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.SlackTest:
        """Send a test message to a channel."""
        _answer: models.SlackTest = self._call("POST", "/v2/slack/test", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def connect_sms_account(
        self,
        body: models.SmsAccountBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.SmsAccount:
        """Connect an account for SMS, or change the connected one."""
        _answer: models.SmsAccount = self._call("POST", "/v2/sms_account", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def delete_sms_account(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Deleted:
        """Disconnect the account for SMS."""
        _answer: models.Deleted = self._call("DELETE", "/v2/sms_account", headers=headers)
        return _answer

    def get_sms_account(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.SmsAccount:
        """Get the account through which SMS are sent."""
        _answer: models.SmsAccount = self._call("GET", "/v2/sms_account", headers=headers)
        return _answer

    def send_test_sms(
        self,
        body: models.SmsTestBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.SmsTest:
        """Send a test SMS."""
        _answer: models.SmsTest = self._call("POST", "/v2/sms_account/test", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def connect_whatsapp_account(
        self,
        body: models.WhatsappAccountBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.WhatsappAccount:
        """Connect a number at WhatsApp, or change the connected one."""
        _answer: models.WhatsappAccount = self._call("POST", "/v2/whatsapp_account", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def delete_whatsapp_account(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Deleted:
        """Disconnect the number at WhatsApp."""
        _answer: models.Deleted = self._call("DELETE", "/v2/whatsapp_account", headers=headers)
        return _answer

    def get_whatsapp_account(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.WhatsappAccount:
        """Get the number through which WhatsApp messages are sent."""
        _answer: models.WhatsappAccount = self._call("GET", "/v2/whatsapp_account", headers=headers)
        return _answer

    def list_whatsapp_templates(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.WhatsappTemplates:
        """List the templates of the account, with their status at Meta."""
        _answer: models.WhatsappTemplates = self._call("GET", "/v2/whatsapp_account/templates", headers=headers)
        return _answer

    def refresh_whatsapp_templates(
        self,
        body: models.RefreshWhatsappTemplatesBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.WhatsappTemplates:
        """Fetch the templates of the account from Meta."""
        _answer: models.WhatsappTemplates = self._call("POST", "/v2/whatsapp_account/templates", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def send_test_whatsapp(
        self,
        body: models.WhatsappTestBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.WhatsappTest:
        """Send a test message by WhatsApp."""
        _answer: models.WhatsappTest = self._call("POST", "/v2/whatsapp_account/test", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def apply_import(
        self,
        import_id: str,
        body: models.ApplyImportBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.ToolImport:
        """Import the meetings that were read."""
        _answer: models.ToolImport = self._call("POST", "/v2/imports/{import_id}/apply", path_values={"import_id": import_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def continue_import(
        self,
        import_id: str,
        body: models.ContinueImportBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.ToolImport:
        """Continue a stopped or failed import."""
        _answer: models.ToolImport = self._call("POST", "/v2/imports/{import_id}/continue", path_values={"import_id": import_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def get_import(
        self,
        import_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.ToolImport:
        """Read the progress or the result of an import."""
        _answer: models.ToolImport = self._call("GET", "/v2/imports/{import_id}", path_values={"import_id": import_id}, headers=headers)
        return _answer

    def start_file_import(
        self,
        body: models.FileImportBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.ToolImport:
        """Read a file with meetings of another tool."""
        _answer: models.ToolImport = self._call("POST", "/v2/imports/files", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def start_import(
        self,
        body: models.ImportBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.ToolImport:
        """Read an account of another tool."""
        _answer: models.ToolImport = self._call("POST", "/v2/imports", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def stop_import(
        self,
        import_id: str,
        body: models.StopImportBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.ToolImport:
        """Stop an import."""
        _answer: models.ToolImport = self._call("POST", "/v2/imports/{import_id}/stop", path_values={"import_id": import_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def finish_transition(
        self,
        transition_id: str,
        body: models.FinishTransitionBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Transition:
        """End a transition."""
        _answer: models.Transition = self._call("POST", "/v2/transitions/{transition_id}/finish", path_values={"transition_id": transition_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def get_transition(
        self,
        transition_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Transition:
        """Read a transition."""
        _answer: models.Transition = self._call("GET", "/v2/transitions/{transition_id}", path_values={"transition_id": transition_id}, headers=headers)
        return _answer

    def list_transitions(
        self,
        *,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.Transition]:
        """List transitions."""
        _answer: list[models.Transition] = self._call("GET", "/v2/transitions", query={"fields": fields}, headers=headers)
        return _answer

    def start_transition(
        self,
        body: models.TransitionBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Transition:
        """Hold the time of bookings in another tool."""
        _answer: models.Transition = self._call("POST", "/v2/transitions", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def revert_transition(
        self,
        transition_id: str,
        body: models.RevertTransitionBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Transition:
        """Take a switch back."""
        _answer: models.Transition = self._call("POST", "/v2/transitions/{transition_id}/revert", path_values={"transition_id": transition_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def switch_transition(
        self,
        transition_id: str,
        body: models.SwitchTransitionBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Transition:
        """Switch to the pages here."""
        _answer: models.Transition = self._call("POST", "/v2/transitions/{transition_id}/switch", path_values={"transition_id": transition_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def sync_transition(
        self,
        transition_id: str,
        body: models.SyncTransitionBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Transition:
        """Read the other tool again."""
        _answer: models.Transition = self._call("POST", "/v2/transitions/{transition_id}/sync", path_values={"transition_id": transition_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def find_old_links(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.OldLinks:
        """Find links to other tools."""
        _answer: models.OldLinks = self._call("GET", "/v2/old_links", headers=headers)
        return _answer

    def apply_plan(
        self,
        plan_id: str,
        body: models.ApplyPlanBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.AppliedPlan:
        """Apply a plan."""
        _answer: models.AppliedPlan = self._call("POST", "/v2/plans/{plan_id}/apply", path_values={"plan_id": plan_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def export_settings(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.SettingsFiles:
        """Export all settings as YAML files."""
        _answer: models.SettingsFiles = self._call("GET", "/v2/settings_files", headers=headers)
        return _answer

    def get_plan(
        self,
        plan_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.SettingsPlan:
        """Read a plan."""
        _answer: models.SettingsPlan = self._call("GET", "/v2/plans/{plan_id}", path_values={"plan_id": plan_id}, headers=headers)
        return _answer

    def plan_settings(
        self,
        body: models.PlanBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.SettingsPlan:
        """Plan a change of settings files."""
        _answer: models.SettingsPlan = self._call("POST", "/v2/plans", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def list_audit_entries(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        updated_since: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        resource: Literal["organization", "api_key", "personal_token", "oauth_app", "oauth_grant", "user", "preferences", "push_subscription", "user_phone", "availability", "absence", "bookpage", "appointment_type", "page_template", "page_template_type", "link", "calendar_list", "calendar", "calendar_feed", "calendar_connection", "subcalendar", "video_account", "team", "admin_preferences", "locator", "location", "form", "third_party", "event", "webhook", "workflow", "workflow_address", "sms_account", "whatsapp_account", "slack_connection", "slack_channel", "invitation", "impersonation", "person", "waiting_entry", "sign_in", "domain", "mail", "mail_sender", "message_text", "mail_suppression"] | None = None,
        resource_id: models.Id | None = None,
        actor: models.Id | None = None,
        since: str | None = None,
        until: str | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.AuditEntry]:
        """List audit log entries, newest first."""
        _answer: list[models.AuditEntry] = self._call("GET", "/v2/audit", query={"limit": limit, "cursor": cursor, "updated_since": updated_since, "sort": sort, "resource": resource, "resource_id": resource_id, "actor": actor, "since": since, "until": until, "fields": fields}, headers=headers)
        return _answer

    def iterate_audit_entries(
        self,
        *,
        limit: int | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        resource: Literal["organization", "api_key", "personal_token", "oauth_app", "oauth_grant", "user", "preferences", "push_subscription", "user_phone", "availability", "absence", "bookpage", "appointment_type", "page_template", "page_template_type", "link", "calendar_list", "calendar", "calendar_feed", "calendar_connection", "subcalendar", "video_account", "team", "admin_preferences", "locator", "location", "form", "third_party", "event", "webhook", "workflow", "workflow_address", "sms_account", "whatsapp_account", "slack_connection", "slack_channel", "invitation", "impersonation", "person", "waiting_entry", "sign_in", "domain", "mail", "mail_sender", "message_text", "mail_suppression"] | None = None,
        resource_id: models.Id | None = None,
        actor: models.Id | None = None,
        since: str | None = None,
        until: str | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Pages[models.AuditEntry]:
        """List audit log entries, newest first. All of it, page after page."""
        return Pages(self, "/v2/audit", query={"limit": limit, "sort": sort, "resource": resource, "resource_id": resource_id, "actor": actor, "since": since, "until": until, "fields": fields}, headers=headers)

    def changed_audit_entries(
        self,
        updated_since: str,
        *,
        limit: int | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        resource: Literal["organization", "api_key", "personal_token", "oauth_app", "oauth_grant", "user", "preferences", "push_subscription", "user_phone", "availability", "absence", "bookpage", "appointment_type", "page_template", "page_template_type", "link", "calendar_list", "calendar", "calendar_feed", "calendar_connection", "subcalendar", "video_account", "team", "admin_preferences", "locator", "location", "form", "third_party", "event", "webhook", "workflow", "workflow_address", "sms_account", "whatsapp_account", "slack_connection", "slack_channel", "invitation", "impersonation", "person", "waiting_entry", "sign_in", "domain", "mail", "mail_sender", "message_text", "mail_suppression"] | None = None,
        resource_id: models.Id | None = None,
        actor: models.Id | None = None,
        since: str | None = None,
        until: str | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Pages[models.AuditEntry | models.Deletion]:
        """List audit log entries, newest first. What of it was changed and deleted since then."""
        return Pages(self, "/v2/audit", query={"limit": limit, "sort": sort, "resource": resource, "resource_id": resource_id, "actor": actor, "since": since, "until": until, "fields": fields, "updated_since": updated_since}, headers=headers)

    def get_offboarding(
        self,
        offboarding_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Offboarding:
        """Get an offboarding and its progress."""
        _answer: models.Offboarding = self._call("GET", "/v2/offboardings/{offboarding_id}", path_values={"offboarding_id": offboarding_id}, headers=headers)
        return _answer

    def get_owned_resources(
        self,
        user_id: str,
        *,
        to_user: models.Id | None = None,
        to_team: models.Id | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.OwnedResources:
        """Get the resources to hand over before a user leaves."""
        _answer: models.OwnedResources = self._call("GET", "/v2/users/{user_id}/owned_resources", path_values={"user_id": user_id}, query={"to_user": to_user, "to_team": to_team}, headers=headers)
        return _answer

    def list_offboardings(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        user: models.Id | None = None,
        state: Literal["running", "done", "stopped"] | None = None,
        updated_since: str | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.Offboarding]:
        """List offboardings, newest first."""
        _answer: list[models.Offboarding] = self._call("GET", "/v2/offboardings", query={"limit": limit, "cursor": cursor, "user": user, "state": state, "updated_since": updated_since, "fields": fields}, headers=headers)
        return _answer

    def iterate_offboardings(
        self,
        *,
        limit: int | None = None,
        user: models.Id | None = None,
        state: Literal["running", "done", "stopped"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Pages[models.Offboarding]:
        """List offboardings, newest first. All of it, page after page."""
        return Pages(self, "/v2/offboardings", query={"limit": limit, "user": user, "state": state, "fields": fields}, headers=headers)

    def changed_offboardings(
        self,
        updated_since: str,
        *,
        limit: int | None = None,
        user: models.Id | None = None,
        state: Literal["running", "done", "stopped"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Pages[models.Offboarding | models.Deletion]:
        """List offboardings, newest first. What of it was changed and deleted since then."""
        return Pages(self, "/v2/offboardings", query={"limit": limit, "user": user, "state": state, "fields": fields, "updated_since": updated_since}, headers=headers)

    def start_offboardings(
        self,
        body: models.OffboardingBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.StartedOffboardings:
        """Create an offboarding."""
        _answer: models.StartedOffboardings = self._call("POST", "/v2/offboardings", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def list_trash(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        resource: Literal["absence", "appointment_type", "availability", "bookpage", "form", "location", "locator", "page_template", "team", "waiting_entry", "workflow"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.ListedTrashItem]:
        """List resources deleted in the last 7 days, newest first."""
        _answer: list[models.ListedTrashItem] = self._call("GET", "/v2/trash", query={"limit": limit, "cursor": cursor, "search": search, "sort": sort, "resource": resource, "fields": fields}, headers=headers)
        return _answer

    def iterate_trash(
        self,
        *,
        limit: int | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        resource: Literal["absence", "appointment_type", "availability", "bookpage", "form", "location", "locator", "page_template", "team", "waiting_entry", "workflow"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Pages[models.ListedTrashItem]:
        """List resources deleted in the last 7 days, newest first. All of it, page after page."""
        return Pages(self, "/v2/trash", query={"limit": limit, "search": search, "sort": sort, "resource": resource, "fields": fields}, headers=headers)

    def restore_from_trash(
        self,
        resource_id: str,
        body: models.RestoreFromTrashBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Restored:
        """Restore a deleted resource."""
        _answer: models.Restored = self._call("POST", "/v2/trash/{resource_id}/restore", path_values={"resource_id": resource_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def undo_change(
        self,
        entry_id: str,
        body: models.UndoChangeBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.AuditEntry:
        """Undo a change."""
        _answer: models.AuditEntry = self._call("POST", "/v2/audit/{entry_id}/undo", path_values={"entry_id": entry_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def erase_personal_data(
        self,
        body: models.ErasureBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Erasure:
        """Erase the personal data of an e-mail address."""
        _answer: models.Erasure = self._call("POST", "/v2/personal_data/erasures", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def export_personal_data(
        self,
        *,
        email: str,
        headers: Mapping[str, str] | None = None,
    ) -> models.PersonalData:
        """List the personal data stored for an e-mail address."""
        _answer: models.PersonalData = self._call("GET", "/v2/personal_data", query={"email": email}, headers=headers)
        return _answer

    def create_hook(
        self,
        body: models.WebhookBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.CreatedWebhook:
        """Create a webhook."""
        _answer: models.CreatedWebhook = self._call("POST", "/hooks", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def list_hooks(
        self,
        *,
        search: str | None = None,
        updated_since: str | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.ListHooksAnswer:
        """List webhooks, newest first."""
        _answer: models.ListHooksAnswer = self._call("GET", "/hooks", query={"search": search, "updated_since": updated_since, "fields": fields}, headers=headers)
        return _answer

    def delete_hook(
        self,
        hook_id: str,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        """Delete a webhook and its deliveries."""
        self._call("DELETE", "/hooks/{hook_id}", path_values={"hook_id": hook_id}, if_match=if_match, headers=headers)

    def get_hook(
        self,
        hook_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Webhook:
        """Get a webhook."""
        _answer: models.Webhook = self._call("GET", "/hooks/{hook_id}", path_values={"hook_id": hook_id}, headers=headers)
        return _answer

    def update_hook(
        self,
        hook_id: str,
        body: models.WebhookBody,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Webhook:
        """Update a webhook; enables a disabled one."""
        _answer: models.Webhook = self._call("PUT", "/hooks/{hook_id}", path_values={"hook_id": hook_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    def patch_hook(
        self,
        hook_id: str,
        body: models.WebhookPatch | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Webhook:
        """Update a webhook; enables a disabled one: some fields."""
        _answer: models.Webhook = self._call("PATCH", "/hooks/{hook_id}", path_values={"hook_id": hook_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    def get_delivery(
        self,
        hook_id: str,
        delivery_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.DeliveryWithLog:
        """Get a delivery with its attempts."""
        _answer: models.DeliveryWithLog = self._call("GET", "/hooks/{hook_id}/deliveries/{delivery_id}", path_values={"hook_id": hook_id, "delivery_id": delivery_id}, headers=headers)
        return _answer

    def list_deliveries(
        self,
        hook_id: str,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        state: Literal["delivered", "failed", "pending"] | None = None,
        updated_since: str | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.Delivery]:
        """List stored deliveries (usually the last 30 days), newest first."""
        _answer: list[models.Delivery] = self._call("GET", "/hooks/{hook_id}/deliveries", path_values={"hook_id": hook_id}, query={"limit": limit, "cursor": cursor, "state": state, "updated_since": updated_since, "fields": fields}, headers=headers)
        return _answer

    def iterate_deliveries(
        self,
        hook_id: str,
        *,
        limit: int | None = None,
        state: Literal["delivered", "failed", "pending"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Pages[models.Delivery]:
        """List stored deliveries (usually the last 30 days), newest first. All of it, page after page."""
        return Pages(self, "/hooks/{hook_id}/deliveries", path_values={"hook_id": hook_id}, query={"limit": limit, "state": state, "fields": fields}, headers=headers)

    def changed_deliveries(
        self,
        hook_id: str,
        updated_since: str,
        *,
        limit: int | None = None,
        state: Literal["delivered", "failed", "pending"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Pages[models.Delivery | models.Deletion]:
        """List stored deliveries (usually the last 30 days), newest first. What of it was changed and deleted since then."""
        return Pages(self, "/hooks/{hook_id}/deliveries", path_values={"hook_id": hook_id}, query={"limit": limit, "state": state, "fields": fields, "updated_since": updated_since}, headers=headers)

    def list_hook_activity(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.HookActivity:
        """Count the deliveries of each webhook by hour (last 24 hours)."""
        _answer: models.HookActivity = self._call("GET", "/hooks/activity", headers=headers)
        return _answer

    def list_hook_samples(
        self,
        *,
        action: Literal["event.created", "event.confirmed", "event.updated", "event.cancelled", "user.joined", "event.voted", "event.message", "event.declined", "event.new_invitee", "event.no_show", "bookpage.updated", "form.answered", "waiting.joined", "waiting.offered", "workflow.step"],
        version: Literal["2026-11-01", "2026-11-23", "2026-11-26"] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.HookSamples:
        """Preview the payload of an action."""
        _answer: models.HookSamples = self._call("GET", "/hooks/samples", query={"action": action, "version": version}, headers=headers)
        return _answer

    def ping_hook(
        self,
        hook_id: str,
        body: models.PingHookBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Delivery:
        """Send a test delivery."""
        _answer: models.Delivery = self._call("POST", "/hooks/{hook_id}/ping", path_values={"hook_id": hook_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def replay_delivery(
        self,
        hook_id: str,
        delivery_id: str,
        body: models.ReplayDeliveryBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Delivery:
        """Resend a delivery with the same id and body."""
        _answer: models.Delivery = self._call("POST", "/hooks/{hook_id}/deliveries/{delivery_id}/replay", path_values={"hook_id": hook_id, "delivery_id": delivery_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def replay_hook(
        self,
        hook_id: str,
        body: models.ReplayBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.ReplayHookAnswer:
        """Resend the deliveries of a period."""
        _answer: models.ReplayHookAnswer = self._call("POST", "/hooks/{hook_id}/replay", path_values={"hook_id": hook_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def rotate_hook_secret(
        self,
        hook_id: str,
        body: models.RotateHookSecretBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.RotatedSecret:
        """Rotate the secret of a webhook."""
        _answer: models.RotatedSecret = self._call("POST", "/hooks/{hook_id}/secret", path_values={"hook_id": hook_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def create_hook_v2(
        self,
        body: models.WebhookBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.CreatedWebhook:
        """Create a webhook."""
        _answer: models.CreatedWebhook = self._call("POST", "/v2/hooks", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def list_hooks_v2(
        self,
        *,
        search: str | None = None,
        updated_since: str | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.ListHooksV2Answer:
        """List webhooks, newest first."""
        _answer: models.ListHooksV2Answer = self._call("GET", "/v2/hooks", query={"search": search, "updated_since": updated_since, "fields": fields}, headers=headers)
        return _answer

    def delete_hook_v2(
        self,
        hook_id: str,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        """Delete a webhook and its deliveries."""
        self._call("DELETE", "/v2/hooks/{hook_id}", path_values={"hook_id": hook_id}, if_match=if_match, headers=headers)

    def get_hook_v2(
        self,
        hook_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Webhook:
        """Get a webhook."""
        _answer: models.Webhook = self._call("GET", "/v2/hooks/{hook_id}", path_values={"hook_id": hook_id}, headers=headers)
        return _answer

    def update_hook_v2(
        self,
        hook_id: str,
        body: models.WebhookBody,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Webhook:
        """Update a webhook; enables a disabled one."""
        _answer: models.Webhook = self._call("PUT", "/v2/hooks/{hook_id}", path_values={"hook_id": hook_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    def patch_hook_v2(
        self,
        hook_id: str,
        body: models.WebhookPatch | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Webhook:
        """Update a webhook; enables a disabled one: some fields."""
        _answer: models.Webhook = self._call("PATCH", "/v2/hooks/{hook_id}", path_values={"hook_id": hook_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    def get_delivery_v2(
        self,
        hook_id: str,
        delivery_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.DeliveryWithLog:
        """Get a delivery with its attempts."""
        _answer: models.DeliveryWithLog = self._call("GET", "/v2/hooks/{hook_id}/deliveries/{delivery_id}", path_values={"hook_id": hook_id, "delivery_id": delivery_id}, headers=headers)
        return _answer

    def list_deliveries_v2(
        self,
        hook_id: str,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        state: Literal["delivered", "failed", "pending"] | None = None,
        updated_since: str | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.Delivery]:
        """List stored deliveries (usually the last 30 days), newest first."""
        _answer: list[models.Delivery] = self._call("GET", "/v2/hooks/{hook_id}/deliveries", path_values={"hook_id": hook_id}, query={"limit": limit, "cursor": cursor, "state": state, "updated_since": updated_since, "fields": fields}, headers=headers)
        return _answer

    def iterate_deliveries_v2(
        self,
        hook_id: str,
        *,
        limit: int | None = None,
        state: Literal["delivered", "failed", "pending"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Pages[models.Delivery]:
        """List stored deliveries (usually the last 30 days), newest first. All of it, page after page."""
        return Pages(self, "/v2/hooks/{hook_id}/deliveries", path_values={"hook_id": hook_id}, query={"limit": limit, "state": state, "fields": fields}, headers=headers)

    def changed_deliveries_v2(
        self,
        hook_id: str,
        updated_since: str,
        *,
        limit: int | None = None,
        state: Literal["delivered", "failed", "pending"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Pages[models.Delivery | models.Deletion]:
        """List stored deliveries (usually the last 30 days), newest first. What of it was changed and deleted since then."""
        return Pages(self, "/v2/hooks/{hook_id}/deliveries", path_values={"hook_id": hook_id}, query={"limit": limit, "state": state, "fields": fields, "updated_since": updated_since}, headers=headers)

    def list_hook_activity_v2(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.HookActivity:
        """Count the deliveries of each webhook by hour (last 24 hours)."""
        _answer: models.HookActivity = self._call("GET", "/v2/hooks/activity", headers=headers)
        return _answer

    def list_hook_samples_v2(
        self,
        *,
        action: Literal["event.created", "event.confirmed", "event.updated", "event.cancelled", "user.joined", "event.voted", "event.message", "event.declined", "event.new_invitee", "event.no_show", "bookpage.updated", "form.answered", "waiting.joined", "waiting.offered", "workflow.step"],
        version: Literal["2026-11-01", "2026-11-23", "2026-11-26"] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.HookSamples:
        """Preview the payload of an action."""
        _answer: models.HookSamples = self._call("GET", "/v2/hooks/samples", query={"action": action, "version": version}, headers=headers)
        return _answer

    def ping_hook_v2(
        self,
        hook_id: str,
        body: models.PingHookV2Body | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Delivery:
        """Send a test delivery."""
        _answer: models.Delivery = self._call("POST", "/v2/hooks/{hook_id}/ping", path_values={"hook_id": hook_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def replay_delivery_v2(
        self,
        hook_id: str,
        delivery_id: str,
        body: models.ReplayDeliveryV2Body | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Delivery:
        """Resend a delivery with the same id and body."""
        _answer: models.Delivery = self._call("POST", "/v2/hooks/{hook_id}/deliveries/{delivery_id}/replay", path_values={"hook_id": hook_id, "delivery_id": delivery_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def replay_hook_v2(
        self,
        hook_id: str,
        body: models.ReplayBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.ReplayHookV2Answer:
        """Resend the deliveries of a period."""
        _answer: models.ReplayHookV2Answer = self._call("POST", "/v2/hooks/{hook_id}/replay", path_values={"hook_id": hook_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def rotate_hook_secret_v2(
        self,
        hook_id: str,
        body: models.RotateHookSecretV2Body | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.RotatedSecret:
        """Rotate the secret of a webhook."""
        _answer: models.RotatedSecret = self._call("POST", "/v2/hooks/{hook_id}/secret", path_values={"hook_id": hook_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def list_jobs(
        self,
        *,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.Job]:
        """List failed and stuck jobs."""
        _answer: list[models.Job] = self._call("GET", "/v2/jobs", query={"fields": fields}, headers=headers)
        return _answer

    def get_mail(
        self,
        mail_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Mail:
        """Get a mail with its text."""
        _answer: models.Mail = self._call("GET", "/v2/mails/{mail_id}", path_values={"mail_id": mail_id}, headers=headers)
        return _answer

    def list_mails(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        updated_since: str | None = None,
        state: Literal["queued", "sent", "failed", "bounced", "unsent"] | None = None,
        event: models.Id | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.MailSummary]:
        """List stored mails (usually the last 30 days), newest first."""
        _answer: list[models.MailSummary] = self._call("GET", "/v2/mails", query={"limit": limit, "cursor": cursor, "search": search, "sort": sort, "updated_since": updated_since, "state": state, "event": event, "fields": fields}, headers=headers)
        return _answer

    def iterate_mails(
        self,
        *,
        limit: int | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        state: Literal["queued", "sent", "failed", "bounced", "unsent"] | None = None,
        event: models.Id | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Pages[models.MailSummary]:
        """List stored mails (usually the last 30 days), newest first. All of it, page after page."""
        return Pages(self, "/v2/mails", query={"limit": limit, "search": search, "sort": sort, "state": state, "event": event, "fields": fields}, headers=headers)

    def changed_mails(
        self,
        updated_since: str,
        *,
        limit: int | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        state: Literal["queued", "sent", "failed", "bounced", "unsent"] | None = None,
        event: models.Id | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Pages[models.MailSummary | models.Deletion]:
        """List stored mails (usually the last 30 days), newest first. What of it was changed and deleted since then."""
        return Pages(self, "/v2/mails", query={"limit": limit, "search": search, "sort": sort, "state": state, "event": event, "fields": fields, "updated_since": updated_since}, headers=headers)

    def resend_mail(
        self,
        mail_id: str,
        body: models.ResendMailBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.MailSummary:
        """Resend a mail."""
        _answer: models.MailSummary = self._call("POST", "/v2/mails/{mail_id}/resend", path_values={"mail_id": mail_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def delete_mail_suppression(
        self,
        suppression_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Deleted:
        """Send mails to an address again."""
        _answer: models.Deleted = self._call("DELETE", "/v2/mail_suppressions/{suppression_id}", path_values={"suppression_id": suppression_id}, headers=headers)
        return _answer

    def list_mail_suppressions(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        reason: Literal["bounce", "complaint"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.MailSuppression]:
        """List the addresses to which mails are not sent, newest first."""
        _answer: list[models.MailSuppression] = self._call("GET", "/v2/mail_suppressions", query={"limit": limit, "cursor": cursor, "search": search, "sort": sort, "reason": reason, "fields": fields}, headers=headers)
        return _answer

    def iterate_mail_suppressions(
        self,
        *,
        limit: int | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        reason: Literal["bounce", "complaint"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Pages[models.MailSuppression]:
        """List the addresses to which mails are not sent, newest first. All of it, page after page."""
        return Pages(self, "/v2/mail_suppressions", query={"limit": limit, "search": search, "sort": sort, "reason": reason, "fields": fields}, headers=headers)

    def delete_mail_sender(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.MailSender:
        """Delete the organisation's own mail server."""
        _answer: models.MailSender = self._call("DELETE", "/v2/mail_sender", headers=headers)
        return _answer

    def get_mail_sender(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.MailSender:
        """Get the organisation's own mail server and its state."""
        _answer: models.MailSender = self._call("GET", "/v2/mail_sender", headers=headers)
        return _answer

    def update_mail_sender(
        self,
        body: models.MailSenderBody,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.MailSender:
        """Set the organisation's own mail server."""
        _answer: models.MailSender = self._call("PUT", "/v2/mail_sender", body=body, if_match=if_match, headers=headers)
        return _answer

    def patch_mail_sender(
        self,
        body: models.MailSenderPatch | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.MailSender:
        """Set the organisation's own mail server: some fields."""
        _answer: models.MailSender = self._call("PATCH", "/v2/mail_sender", body=body, if_match=if_match, headers=headers)
        return _answer

    def test_mail_sender(
        self,
        body: models.TestMailSenderBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.MailSender:
        """Send a test mail by the organisation's own server."""
        _answer: models.MailSender = self._call("POST", "/v2/mail_sender/test", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def delete_message_text(
        self,
        kind: str,
        lang: str,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.MessageText:
        """Go back to our text of a kind of message in a language."""
        _answer: models.MessageText = self._call("DELETE", "/v2/message_texts/{kind}/{lang}", path_values={"kind": kind, "lang": lang}, if_match=if_match, headers=headers)
        return _answer

    def get_message_text(
        self,
        kind: str,
        lang: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.MessageText:
        """Get the text of a kind of message in a language."""
        _answer: models.MessageText = self._call("GET", "/v2/message_texts/{kind}/{lang}", path_values={"kind": kind, "lang": lang}, headers=headers)
        return _answer

    def update_message_text(
        self,
        kind: str,
        lang: str,
        body: models.MessageTextBody,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.MessageText:
        """Set the text of a kind of message in a language."""
        _answer: models.MessageText = self._call("PUT", "/v2/message_texts/{kind}/{lang}", path_values={"kind": kind, "lang": lang}, body=body, if_match=if_match, headers=headers)
        return _answer

    def patch_message_text(
        self,
        kind: str,
        lang: str,
        body: models.MessageTextPatch | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.MessageText:
        """Set the text of a kind of message in a language: some fields."""
        _answer: models.MessageText = self._call("PATCH", "/v2/message_texts/{kind}/{lang}", path_values={"kind": kind, "lang": lang}, body=body, if_match=if_match, headers=headers)
        return _answer

    def get_message_texts(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.MessageTexts:
        """List the kinds of messages, their parts and variables, and the languages with own texts."""
        _answer: models.MessageTexts = self._call("GET", "/v2/message_texts", headers=headers)
        return _answer

    def preview_message_text(
        self,
        body: models.MessagePreviewBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.MessagePreview:
        """Render a message with a text that is not saved."""
        _answer: models.MessagePreview = self._call("POST", "/v2/message_texts/preview", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    def test_message_text(
        self,
        body: models.MessageTestBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.MessageTest:
        """Mail a message with a text that is not saved to yourself."""
        _answer: models.MessageTest = self._call("POST", "/v2/message_texts/test", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer


class AsyncOperations(AsyncCaller):
    async def test_authentication(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Organization:
        """Get the organisation of the API key."""
        _answer: models.Organization = await self._call("GET", "/v2/auth/test", headers=headers)
        return _answer

    async def delete_logo(
        self,
        organization_id: str,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Organization:
        """Remove the organisation's logo."""
        _answer: models.Organization = await self._call("DELETE", "/v2/organizations/{organization_id}/logo", path_values={"organization_id": organization_id}, if_match=if_match, headers=headers)
        return _answer

    async def put_logo(
        self,
        organization_id: str,
        body: bytes,
        *,
        content_type: str,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Organization:
        """Upload the organisation's logo."""
        _answer: models.Organization = await self._call("PUT", "/v2/organizations/{organization_id}/logo", path_values={"organization_id": organization_id}, body=body, content_type=content_type, if_match=if_match, headers=headers)
        return _answer

    async def get_organization_by_id(
        self,
        organization_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Organization:
        """Get an organisation by id (the caller's own)."""
        _answer: models.Organization = await self._call("GET", "/v2/organizations/{organization_id}", path_values={"organization_id": organization_id}, headers=headers)
        return _answer

    async def update_organization_by_id(
        self,
        organization_id: str,
        body: models.OrganizationBody | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Organization:
        """Update the organisation's settings and branding."""
        _answer: models.Organization = await self._call("PUT", "/v2/organizations/{organization_id}", path_values={"organization_id": organization_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    async def patch_organization_by_id(
        self,
        organization_id: str,
        body: models.OrganizationPatch | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Organization:
        """Update the organisation's settings and branding: some fields."""
        _answer: models.Organization = await self._call("PATCH", "/v2/organizations/{organization_id}", path_values={"organization_id": organization_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    async def get_organization(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Organization:
        """Get the organisation."""
        _answer: models.Organization = await self._call("GET", "/v2/organization", headers=headers)
        return _answer

    async def update_organization(
        self,
        body: models.OrganizationBody | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Organization:
        """Update the organisation's settings."""
        _answer: models.Organization = await self._call("PUT", "/v2/organization", body=body, if_match=if_match, headers=headers)
        return _answer

    async def patch_organization(
        self,
        body: models.OrganizationPatch | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Organization:
        """Update the organisation's settings: some fields."""
        _answer: models.Organization = await self._call("PATCH", "/v2/organization", body=body, if_match=if_match, headers=headers)
        return _answer

    async def get_me(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Me:
        """Who asks, and what they may do."""
        _answer: models.Me = await self._call("GET", "/v2/me", headers=headers)
        return _answer

    async def create_user(
        self,
        body: models.UserBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.UserAnswer:
        """Create a user, with credentials, availability and booking page in one call."""
        _answer: models.UserAnswer = await self._call("POST", "/v2/users", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def list_users(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        updated_since: str | None = None,
        ids: str | None = None,
        extid: str | None = None,
        email: str | None = None,
        role: Literal["owner", "admin", "manager", "member", "viewer"] | None = None,
        team: models.Id | None = None,
        resource: Literal["true", "false"] | None = None,
        filter: Literal["unfinished", "not_joined", "suspended", "without_hours", "without_calendar", "without_page"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.User]:
        """List users, newest first."""
        _answer: list[models.User] = await self._call("GET", "/v2/users", query={"limit": limit, "cursor": cursor, "search": search, "sort": sort, "updated_since": updated_since, "ids": ids, "extid": extid, "email": email, "role": role, "team": team, "resource": resource, "filter": filter, "fields": fields}, headers=headers)
        return _answer

    def iterate_users(
        self,
        *,
        limit: int | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        ids: str | None = None,
        extid: str | None = None,
        email: str | None = None,
        role: Literal["owner", "admin", "manager", "member", "viewer"] | None = None,
        team: models.Id | None = None,
        resource: Literal["true", "false"] | None = None,
        filter: Literal["unfinished", "not_joined", "suspended", "without_hours", "without_calendar", "without_page"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> AsyncPages[models.User]:
        """List users, newest first. All of it, page after page."""
        return AsyncPages(self, "/v2/users", query={"limit": limit, "search": search, "sort": sort, "ids": ids, "extid": extid, "email": email, "role": role, "team": team, "resource": resource, "filter": filter, "fields": fields}, headers=headers)

    def changed_users(
        self,
        updated_since: str,
        *,
        limit: int | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        ids: str | None = None,
        extid: str | None = None,
        email: str | None = None,
        role: Literal["owner", "admin", "manager", "member", "viewer"] | None = None,
        team: models.Id | None = None,
        resource: Literal["true", "false"] | None = None,
        filter: Literal["unfinished", "not_joined", "suspended", "without_hours", "without_calendar", "without_page"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> AsyncPages[models.User | models.Deletion]:
        """List users, newest first. What of it was changed and deleted since then."""
        return AsyncPages(self, "/v2/users", query={"limit": limit, "search": search, "sort": sort, "ids": ids, "extid": extid, "email": email, "role": role, "team": team, "resource": resource, "filter": filter, "fields": fields, "updated_since": updated_since}, headers=headers)

    async def update_user_by_email_or_extid(
        self,
        body: models.UserEntry,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.UserAnswer:
        """Update the user named in the body and set the booking page."""
        _answer: models.UserAnswer = await self._call("PUT", "/v2/users", body=body, if_match=if_match, headers=headers)
        return _answer

    async def create_users(
        self,
        body: models.UserBatch,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.UserBatchAnswer:
        """Create many users."""
        _answer: models.UserBatchAnswer = await self._call("POST", "/v2/users/batch", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def update_users(
        self,
        body: models.UserBatch,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.UserBatchAnswer:
        """Update many users."""
        _answer: models.UserBatchAnswer = await self._call("PUT", "/v2/users/batch", body=body, headers=headers)
        return _answer

    async def delete_photo(
        self,
        user_id: str,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.User:
        """Remove a user's photo."""
        _answer: models.User = await self._call("DELETE", "/v2/users/{user_id}/photo", path_values={"user_id": user_id}, if_match=if_match, headers=headers)
        return _answer

    async def put_photo(
        self,
        user_id: str,
        body: bytes,
        *,
        content_type: str,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.User:
        """Upload a user's photo."""
        _answer: models.User = await self._call("PUT", "/v2/users/{user_id}/photo", path_values={"user_id": user_id}, body=body, content_type=content_type, if_match=if_match, headers=headers)
        return _answer

    async def delete_user(
        self,
        user_id: str,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Deleted:
        """Delete a user."""
        _answer: models.Deleted = await self._call("DELETE", "/v2/users/{user_id}", path_values={"user_id": user_id}, if_match=if_match, headers=headers)
        return _answer

    async def get_user(
        self,
        user_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.User:
        """Get a user."""
        _answer: models.User = await self._call("GET", "/v2/users/{user_id}", path_values={"user_id": user_id}, headers=headers)
        return _answer

    async def update_user(
        self,
        user_id: str,
        body: models.UserUpdate | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.UserAnswer:
        """Update a user."""
        _answer: models.UserAnswer = await self._call("PUT", "/v2/users/{user_id}", path_values={"user_id": user_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    async def patch_user(
        self,
        user_id: str,
        body: models.PatchUserBody | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.UserAnswer:
        """Update a user: some fields."""
        _answer: models.UserAnswer = await self._call("PATCH", "/v2/users/{user_id}", path_values={"user_id": user_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    async def change_people(
        self,
        body: models.PeopleBatch,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.PeopleBatchAnswer:
        """Update many people."""
        _answer: models.PeopleBatchAnswer = await self._call("PUT", "/v2/people/batch", body=body, headers=headers)
        return _answer

    async def count_people(
        self,
        *,
        search: str | None = None,
        role: Literal["owner", "admin", "manager", "member", "viewer"] | None = None,
        team: models.Id | None = None,
        page: Literal["true", "false"] | None = None,
        filter: Literal["unfinished", "without_hours", "without_calendar", "without_page"] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.PeopleCounts:
        """Count people by joining status."""
        _answer: models.PeopleCounts = await self._call("GET", "/v2/people/counts", query={"search": search, "role": role, "team": team, "page": page, "filter": filter}, headers=headers)
        return _answer

    async def get_person(
        self,
        user_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Person:
        """Get a person with joining status and missing setup."""
        _answer: models.Person = await self._call("GET", "/v2/people/{user_id}", path_values={"user_id": user_id}, headers=headers)
        return _answer

    async def list_people(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest", "name", "name_backwards", "last_seen", "longest_unseen"] | None = None,
        role: Literal["owner", "admin", "manager", "member", "viewer"] | None = None,
        team: models.Id | None = None,
        page: Literal["true", "false"] | None = None,
        filter: Literal["unfinished", "without_hours", "without_calendar", "without_page"] | None = None,
        status: Literal["joined", "invited", "invitation_ended", "not_invited", "suspended"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.Person]:
        """List people with their joining status."""
        _answer: list[models.Person] = await self._call("GET", "/v2/people", query={"limit": limit, "cursor": cursor, "search": search, "sort": sort, "role": role, "team": team, "page": page, "filter": filter, "status": status, "fields": fields}, headers=headers)
        return _answer

    def iterate_people(
        self,
        *,
        limit: int | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest", "name", "name_backwards", "last_seen", "longest_unseen"] | None = None,
        role: Literal["owner", "admin", "manager", "member", "viewer"] | None = None,
        team: models.Id | None = None,
        page: Literal["true", "false"] | None = None,
        filter: Literal["unfinished", "without_hours", "without_calendar", "without_page"] | None = None,
        status: Literal["joined", "invited", "invitation_ended", "not_invited", "suspended"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> AsyncPages[models.Person]:
        """List people with their joining status. All of it, page after page."""
        return AsyncPages(self, "/v2/people", query={"limit": limit, "search": search, "sort": sort, "role": role, "team": team, "page": page, "filter": filter, "status": status, "fields": fields}, headers=headers)

    async def create_invitation(
        self,
        body: models.InvitationBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.CreatedInvitation:
        """Create an invitation by mail or an invitation link."""
        _answer: models.CreatedInvitation = await self._call("POST", "/v2/invitations", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def list_invitations(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        updated_since: str | None = None,
        state: Literal["open", "joined", "expired", "revoked"] | None = None,
        kind: Literal["mail", "link"] | None = None,
        role: Literal["owner", "admin", "manager", "member", "viewer"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.Invitation]:
        """List invitations by mail and invitation links, newest first."""
        _answer: list[models.Invitation] = await self._call("GET", "/v2/invitations", query={"limit": limit, "cursor": cursor, "search": search, "sort": sort, "updated_since": updated_since, "state": state, "kind": kind, "role": role, "fields": fields}, headers=headers)
        return _answer

    def iterate_invitations(
        self,
        *,
        limit: int | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        state: Literal["open", "joined", "expired", "revoked"] | None = None,
        kind: Literal["mail", "link"] | None = None,
        role: Literal["owner", "admin", "manager", "member", "viewer"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> AsyncPages[models.Invitation]:
        """List invitations by mail and invitation links, newest first. All of it, page after page."""
        return AsyncPages(self, "/v2/invitations", query={"limit": limit, "search": search, "sort": sort, "state": state, "kind": kind, "role": role, "fields": fields}, headers=headers)

    def changed_invitations(
        self,
        updated_since: str,
        *,
        limit: int | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        state: Literal["open", "joined", "expired", "revoked"] | None = None,
        kind: Literal["mail", "link"] | None = None,
        role: Literal["owner", "admin", "manager", "member", "viewer"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> AsyncPages[models.Invitation | models.Deletion]:
        """List invitations by mail and invitation links, newest first. What of it was changed and deleted since then."""
        return AsyncPages(self, "/v2/invitations", query={"limit": limit, "search": search, "sort": sort, "state": state, "kind": kind, "role": role, "fields": fields, "updated_since": updated_since}, headers=headers)

    async def create_invitation_link(
        self,
        invitation_id: str,
        body: models.CreateInvitationLinkBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.CreateInvitationLinkAnswer:
        """Get the link of an invitation by mail."""
        _answer: models.CreateInvitationLinkAnswer = await self._call("POST", "/v2/invitations/{invitation_id}/link", path_values={"invitation_id": invitation_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def create_invitations(
        self,
        body: models.InvitationBatch,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.InvitationBatchAnswer:
        """Create many invitations."""
        _answer: models.InvitationBatchAnswer = await self._call("POST", "/v2/invitations/batch", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def get_invitation(
        self,
        invitation_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Invitation:
        """Get an invitation."""
        _answer: models.Invitation = await self._call("GET", "/v2/invitations/{invitation_id}", path_values={"invitation_id": invitation_id}, headers=headers)
        return _answer

    async def revoke_invitation(
        self,
        invitation_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Deleted:
        """Revoke an invitation."""
        _answer: models.Deleted = await self._call("DELETE", "/v2/invitations/{invitation_id}", path_values={"invitation_id": invitation_id}, headers=headers)
        return _answer

    async def remind_invitation(
        self,
        invitation_id: str,
        body: models.RemindInvitationBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Invitation:
        """Send a reminder of an invitation."""
        _answer: models.Invitation = await self._call("POST", "/v2/invitations/{invitation_id}/remind", path_values={"invitation_id": invitation_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def confirm_user_phone(
        self,
        user_id: str,
        body: models.PhoneCodeBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.UserPhone:
        """Prove a phone number with its code."""
        _answer: models.UserPhone = await self._call("POST", "/v2/users/{user_id}/phone/confirm", path_values={"user_id": user_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def delete_user_phone(
        self,
        user_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Deleted:
        """Remove the phone number of a user."""
        _answer: models.Deleted = await self._call("DELETE", "/v2/users/{user_id}/phone", path_values={"user_id": user_id}, headers=headers)
        return _answer

    async def get_user_phone(
        self,
        user_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.UserPhone:
        """Get the phone number of a user."""
        _answer: models.UserPhone = await self._call("GET", "/v2/users/{user_id}/phone", path_values={"user_id": user_id}, headers=headers)
        return _answer

    async def start_user_phone(
        self,
        user_id: str,
        body: models.UserPhoneBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.UserPhone:
        """Send a code to a phone number."""
        _answer: models.UserPhone = await self._call("POST", "/v2/users/{user_id}/phone", path_values={"user_id": user_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def get_preferences(
        self,
        user_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Preferences:
        """Get a user's notification preferences."""
        _answer: models.Preferences = await self._call("GET", "/v2/users/{user_id}/preferences", path_values={"user_id": user_id}, headers=headers)
        return _answer

    async def update_preferences(
        self,
        user_id: str,
        body: models.PreferencesUpdate | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Preferences:
        """Update a user's notification preferences."""
        _answer: models.Preferences = await self._call("PUT", "/v2/users/{user_id}/preferences", path_values={"user_id": user_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    async def patch_preferences(
        self,
        user_id: str,
        body: models.PreferencesPatch | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Preferences:
        """Update a user's notification preferences: some fields."""
        _answer: models.Preferences = await self._call("PATCH", "/v2/users/{user_id}/preferences", path_values={"user_id": user_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    async def get_list_settings(
        self,
        user_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.ListSettings:
        """Get a user's list preferences."""
        _answer: models.ListSettings = await self._call("GET", "/v2/users/{user_id}/list_settings", path_values={"user_id": user_id}, headers=headers)
        return _answer

    async def update_list_settings(
        self,
        user_id: str,
        body: models.ListSettingsUpdate | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.ListSettings:
        """Update a user's list preferences."""
        _answer: models.ListSettings = await self._call("PUT", "/v2/users/{user_id}/list_settings", path_values={"user_id": user_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    async def patch_list_settings(
        self,
        user_id: str,
        body: models.ListSettingsPatch | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.ListSettings:
        """Update a user's list preferences: some fields."""
        _answer: models.ListSettings = await self._call("PATCH", "/v2/users/{user_id}/list_settings", path_values={"user_id": user_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    async def get_onboarding(
        self,
        user_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Onboarding:
        """Get the onboarding checklist."""
        _answer: models.Onboarding = await self._call("GET", "/v2/users/{user_id}/onboarding", path_values={"user_id": user_id}, headers=headers)
        return _answer

    async def update_onboarding(
        self,
        user_id: str,
        body: models.OnboardingUpdate,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Onboarding:
        """Hide or show the onboarding checklist."""
        _answer: models.Onboarding = await self._call("PUT", "/v2/users/{user_id}/onboarding", path_values={"user_id": user_id}, body=body, headers=headers)
        return _answer

    async def patch_onboarding(
        self,
        user_id: str,
        body: models.OnboardingPatch | None = None,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Onboarding:
        """Hide or show the onboarding checklist: some fields."""
        _answer: models.Onboarding = await self._call("PATCH", "/v2/users/{user_id}/onboarding", path_values={"user_id": user_id}, body=body, headers=headers)
        return _answer

    async def create_push_subscription(
        self,
        user_id: str,
        body: models.PushSubscriptionBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.PushSubscription:
        """Create a push subscription."""
        _answer: models.PushSubscription = await self._call("POST", "/v2/users/{user_id}/push_subscriptions", path_values={"user_id": user_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def list_push_subscriptions(
        self,
        user_id: str,
        *,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.PushSubscription]:
        """List a user's push subscriptions, newest first."""
        _answer: list[models.PushSubscription] = await self._call("GET", "/v2/users/{user_id}/push_subscriptions", path_values={"user_id": user_id}, query={"fields": fields}, headers=headers)
        return _answer

    async def delete_push_subscription(
        self,
        user_id: str,
        subscription_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Deleted:
        """Delete a push subscription."""
        _answer: models.Deleted = await self._call("DELETE", "/v2/users/{user_id}/push_subscriptions/{subscription_id}", path_values={"user_id": user_id, "subscription_id": subscription_id}, headers=headers)
        return _answer

    async def get_push_key(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.PushKey:
        """Get the public key for push subscriptions."""
        _answer: models.PushKey = await self._call("GET", "/v2/push_key", headers=headers)
        return _answer

    async def connect_calendar(
        self,
        user_id: str,
        body: models.CalendarAccount,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Calendar:
        """Connect a calendar."""
        _answer: models.Calendar = await self._call("POST", "/v2/users/{user_id}/calendars", path_values={"user_id": user_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def get_calendars(
        self,
        user_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.CalendarList:
        """List a user's calendars."""
        _answer: models.CalendarList = await self._call("GET", "/v2/users/{user_id}/calendars", path_values={"user_id": user_id}, headers=headers)
        return _answer

    async def update_calendars(
        self,
        user_id: str,
        body: models.CalendarListUpdate | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.CalendarList:
        """Update the use of a user's calendars."""
        _answer: models.CalendarList = await self._call("PUT", "/v2/users/{user_id}/calendars", path_values={"user_id": user_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    async def patch_calendars(
        self,
        user_id: str,
        body: models.CalendarListPatch | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.CalendarList:
        """Update the use of a user's calendars: some fields."""
        _answer: models.CalendarList = await self._call("PATCH", "/v2/users/{user_id}/calendars", path_values={"user_id": user_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    async def delete_calendar(
        self,
        user_id: str,
        calendar_id: str,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Deleted:
        """Disconnect a calendar and delete its credentials."""
        _answer: models.Deleted = await self._call("DELETE", "/v2/users/{user_id}/calendars/{calendar_id}", path_values={"user_id": user_id, "calendar_id": calendar_id}, if_match=if_match, headers=headers)
        return _answer

    async def list_user_calendars(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        user: models.Id | None = None,
        status: Literal["broken", "stale", "refuses", "none", "ok"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.PersonCalendars]:
        """List all users' calendars with their status, newest users first."""
        _answer: list[models.PersonCalendars] = await self._call("GET", "/v2/calendars", query={"limit": limit, "cursor": cursor, "search": search, "sort": sort, "user": user, "status": status, "fields": fields}, headers=headers)
        return _answer

    def iterate_user_calendars(
        self,
        *,
        limit: int | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        user: models.Id | None = None,
        status: Literal["broken", "stale", "refuses", "none", "ok"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> AsyncPages[models.PersonCalendars]:
        """List all users' calendars with their status, newest users first. All of it, page after page."""
        return AsyncPages(self, "/v2/calendars", query={"limit": limit, "search": search, "sort": sort, "user": user, "status": status, "fields": fields}, headers=headers)

    async def sync_calendar(
        self,
        user_id: str,
        calendar_id: str,
        body: models.SyncCalendarBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Calendar:
        """Sync a calendar now."""
        _answer: models.Calendar = await self._call("POST", "/v2/users/{user_id}/calendars/{calendar_id}/sync", path_values={"user_id": user_id, "calendar_id": calendar_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def create_calendar_connection(
        self,
        body: models.CalendarConnectionBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.CalendarConnection:
        """Create a company calendar connection."""
        _answer: models.CalendarConnection = await self._call("POST", "/v2/calendar_connections", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def list_calendar_connections(
        self,
        *,
        updated_since: str | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.CalendarConnection]:
        """List company calendar connections."""
        _answer: list[models.CalendarConnection] = await self._call("GET", "/v2/calendar_connections", query={"updated_since": updated_since, "fields": fields}, headers=headers)
        return _answer

    async def delete_calendar_connection(
        self,
        connection_id: str,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Deleted:
        """Delete a company calendar connection with its calendars."""
        _answer: models.Deleted = await self._call("DELETE", "/v2/calendar_connections/{connection_id}", path_values={"connection_id": connection_id}, if_match=if_match, headers=headers)
        return _answer

    async def get_calendar_connection(
        self,
        connection_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.CalendarConnection:
        """Get a company calendar connection and its failed calendars."""
        _answer: models.CalendarConnection = await self._call("GET", "/v2/calendar_connections/{connection_id}", path_values={"connection_id": connection_id}, headers=headers)
        return _answer

    async def delete_video_account(
        self,
        user_id: str,
        account_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Deleted:
        """Disconnect a conference account."""
        _answer: models.Deleted = await self._call("DELETE", "/v2/users/{user_id}/conferencing/{account_id}", path_values={"user_id": user_id, "account_id": account_id}, headers=headers)
        return _answer

    async def get_conferencing(
        self,
        user_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Conferencing:
        """List the conference providers of a user."""
        _answer: models.Conferencing = await self._call("GET", "/v2/users/{user_id}/conferencing", path_values={"user_id": user_id}, headers=headers)
        return _answer

    async def list_feedback(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        updated_since: str | None = None,
        event: models.Id | None = None,
        bookpage: models.Id | None = None,
        host: models.Id | None = None,
        max_rating: int | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.Feedback]:
        """List feedback about meetings, newest first."""
        _answer: list[models.Feedback] = await self._call("GET", "/v2/feedback", query={"limit": limit, "cursor": cursor, "sort": sort, "updated_since": updated_since, "event": event, "bookpage": bookpage, "host": host, "max_rating": max_rating, "fields": fields}, headers=headers)
        return _answer

    def iterate_feedback(
        self,
        *,
        limit: int | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        event: models.Id | None = None,
        bookpage: models.Id | None = None,
        host: models.Id | None = None,
        max_rating: int | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> AsyncPages[models.Feedback]:
        """List feedback about meetings, newest first. All of it, page after page."""
        return AsyncPages(self, "/v2/feedback", query={"limit": limit, "sort": sort, "event": event, "bookpage": bookpage, "host": host, "max_rating": max_rating, "fields": fields}, headers=headers)

    def changed_feedback(
        self,
        updated_since: str,
        *,
        limit: int | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        event: models.Id | None = None,
        bookpage: models.Id | None = None,
        host: models.Id | None = None,
        max_rating: int | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> AsyncPages[models.Feedback | models.Deletion]:
        """List feedback about meetings, newest first. What of it was changed and deleted since then."""
        return AsyncPages(self, "/v2/feedback", query={"limit": limit, "sort": sort, "event": event, "bookpage": bookpage, "host": host, "max_rating": max_rating, "fields": fields, "updated_since": updated_since}, headers=headers)

    async def create_feed(
        self,
        user_id: str,
        body: models.CreateFeedBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.CreatedCalendarFeed:
        """Create a user's calendar feed."""
        _answer: models.CreatedCalendarFeed = await self._call("POST", "/v2/users/{user_id}/feed", path_values={"user_id": user_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def delete_feed(
        self,
        user_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Deleted:
        """Delete a user's calendar feed; `n` is 0 without one."""
        _answer: models.Deleted = await self._call("DELETE", "/v2/users/{user_id}/feed", path_values={"user_id": user_id}, headers=headers)
        return _answer

    async def get_feed(
        self,
        user_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.CalendarFeed:
        """Get a user's calendar feed."""
        _answer: models.CalendarFeed = await self._call("GET", "/v2/users/{user_id}/feed", path_values={"user_id": user_id}, headers=headers)
        return _answer

    async def create_availability(
        self,
        user_id: str,
        body: models.AvailabilityBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Availability:
        """Create an availability."""
        _answer: models.Availability = await self._call("POST", "/v2/users/{user_id}/availabilities", path_values={"user_id": user_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def delete_availability(
        self,
        user_id: str,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Deleted:
        """Delete a user's main availability."""
        _answer: models.Deleted = await self._call("DELETE", "/v2/users/{user_id}/availabilities", path_values={"user_id": user_id}, if_match=if_match, headers=headers)
        return _answer

    async def get_availability(
        self,
        user_id: str,
        *,
        all: Literal["true", "false"] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Availability | list[models.Availability]:
        """Get a user's main availability or list all."""
        _answer: models.Availability | list[models.Availability] = await self._call("GET", "/v2/users/{user_id}/availabilities", path_values={"user_id": user_id}, query={"all": all}, headers=headers)
        return _answer

    async def update_availability(
        self,
        user_id: str,
        body: models.AvailabilityBody | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Availability:
        """Update a user's main availability."""
        _answer: models.Availability = await self._call("PUT", "/v2/users/{user_id}/availabilities", path_values={"user_id": user_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    async def patch_availability(
        self,
        user_id: str,
        body: models.AvailabilityPatch | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Availability:
        """Update a user's main availability: some fields."""
        _answer: models.Availability = await self._call("PATCH", "/v2/users/{user_id}/availabilities", path_values={"user_id": user_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    async def delete_one_availability(
        self,
        user_id: str,
        availability_id: str,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Deleted:
        """Delete an availability."""
        _answer: models.Deleted = await self._call("DELETE", "/v2/users/{user_id}/availabilities/{availability_id}", path_values={"user_id": user_id, "availability_id": availability_id}, if_match=if_match, headers=headers)
        return _answer

    async def get_one_availability(
        self,
        user_id: str,
        availability_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Availability:
        """Get an availability."""
        _answer: models.Availability = await self._call("GET", "/v2/users/{user_id}/availabilities/{availability_id}", path_values={"user_id": user_id, "availability_id": availability_id}, headers=headers)
        return _answer

    async def update_one_availability(
        self,
        user_id: str,
        availability_id: str,
        body: models.AvailabilityBody | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Availability:
        """Update an availability."""
        _answer: models.Availability = await self._call("PUT", "/v2/users/{user_id}/availabilities/{availability_id}", path_values={"user_id": user_id, "availability_id": availability_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    async def patch_one_availability(
        self,
        user_id: str,
        availability_id: str,
        body: models.AvailabilityPatch | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Availability:
        """Update an availability: some fields."""
        _answer: models.Availability = await self._call("PATCH", "/v2/users/{user_id}/availabilities/{availability_id}", path_values={"user_id": user_id, "availability_id": availability_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    async def create_absence(
        self,
        user_id: str,
        body: models.AbsenceBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Absence:
        """Create an absence."""
        _answer: models.Absence = await self._call("POST", "/v2/users/{user_id}/absences", path_values={"user_id": user_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def list_absences(
        self,
        user_id: str,
        *,
        updated_since: str | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.Absence]:
        """List a user's absences by start date."""
        _answer: list[models.Absence] = await self._call("GET", "/v2/users/{user_id}/absences", path_values={"user_id": user_id}, query={"updated_since": updated_since, "fields": fields}, headers=headers)
        return _answer

    async def delete_absence(
        self,
        user_id: str,
        absence_id: str,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Deleted:
        """Delete an absence."""
        _answer: models.Deleted = await self._call("DELETE", "/v2/users/{user_id}/absences/{absence_id}", path_values={"user_id": user_id, "absence_id": absence_id}, if_match=if_match, headers=headers)
        return _answer

    async def get_absence(
        self,
        user_id: str,
        absence_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Absence:
        """Get an absence."""
        _answer: models.Absence = await self._call("GET", "/v2/users/{user_id}/absences/{absence_id}", path_values={"user_id": user_id, "absence_id": absence_id}, headers=headers)
        return _answer

    async def update_absence(
        self,
        user_id: str,
        absence_id: str,
        body: models.AbsenceUpdate | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Absence:
        """Update an absence."""
        _answer: models.Absence = await self._call("PUT", "/v2/users/{user_id}/absences/{absence_id}", path_values={"user_id": user_id, "absence_id": absence_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    async def patch_absence(
        self,
        user_id: str,
        absence_id: str,
        body: models.AbsencePatch | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Absence:
        """Update an absence: some fields."""
        _answer: models.Absence = await self._call("PATCH", "/v2/users/{user_id}/absences/{absence_id}", path_values={"user_id": user_id, "absence_id": absence_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    async def list_holiday_countries(
        self,
        *,
        lang: Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.HolidayCountry]:
        """List the countries and regions with public holidays."""
        _answer: list[models.HolidayCountry] = await self._call("GET", "/v2/holidays/countries", query={"lang": lang, "fields": fields}, headers=headers)
        return _answer

    async def list_holidays(
        self,
        *,
        country: str,
        region: str | None = None,
        year: int,
        lang: Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.Holiday]:
        """List the public holidays of a country or region in a year."""
        _answer: list[models.Holiday] = await self._call("GET", "/v2/holidays", query={"country": country, "region": region, "year": year, "lang": lang, "fields": fields}, headers=headers)
        return _answer

    async def create_bookpage(
        self,
        body: models.BookpageBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Bookpage:
        """Create a booking page."""
        _answer: models.Bookpage = await self._call("POST", "/v2/bookpages", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def list_all_bookpages(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        updated_since: str | None = None,
        belongs_to: models.Id | None = None,
        team: models.Id | None = None,
        template: models.Id | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.Bookpage]:
        """List booking pages, newest first."""
        _answer: list[models.Bookpage] = await self._call("GET", "/v2/bookpages", query={"limit": limit, "cursor": cursor, "search": search, "sort": sort, "updated_since": updated_since, "belongs_to": belongs_to, "team": team, "template": template, "fields": fields}, headers=headers)
        return _answer

    def iterate_all_bookpages(
        self,
        *,
        limit: int | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        belongs_to: models.Id | None = None,
        team: models.Id | None = None,
        template: models.Id | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> AsyncPages[models.Bookpage]:
        """List booking pages, newest first. All of it, page after page."""
        return AsyncPages(self, "/v2/bookpages", query={"limit": limit, "search": search, "sort": sort, "belongs_to": belongs_to, "team": team, "template": template, "fields": fields}, headers=headers)

    def changed_all_bookpages(
        self,
        updated_since: str,
        *,
        limit: int | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        belongs_to: models.Id | None = None,
        team: models.Id | None = None,
        template: models.Id | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> AsyncPages[models.Bookpage | models.Deletion]:
        """List booking pages, newest first. What of it was changed and deleted since then."""
        return AsyncPages(self, "/v2/bookpages", query={"limit": limit, "search": search, "sort": sort, "belongs_to": belongs_to, "team": team, "template": template, "fields": fields, "updated_since": updated_since}, headers=headers)

    async def delete_bookpage(
        self,
        nickname: str,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Deleted:
        """Delete a booking page; its events stay."""
        _answer: models.Deleted = await self._call("DELETE", "/v2/bookpages/{nickname}", path_values={"nickname": nickname}, if_match=if_match, headers=headers)
        return _answer

    async def get_bookpage(
        self,
        nickname: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Bookpage:
        """Get a booking page."""
        _answer: models.Bookpage = await self._call("GET", "/v2/bookpages/{nickname}", path_values={"nickname": nickname}, headers=headers)
        return _answer

    async def update_bookpage(
        self,
        nickname: str,
        body: models.BookpageUpdate | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Bookpage:
        """Update a booking page."""
        _answer: models.Bookpage = await self._call("PUT", "/v2/bookpages/{nickname}", path_values={"nickname": nickname}, body=body, if_match=if_match, headers=headers)
        return _answer

    async def patch_bookpage(
        self,
        nickname: str,
        body: models.BookpagePatch | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Bookpage:
        """Update a booking page: some fields."""
        _answer: models.Bookpage = await self._call("PATCH", "/v2/bookpages/{nickname}", path_values={"nickname": nickname}, body=body, if_match=if_match, headers=headers)
        return _answer

    async def delete_cover(
        self,
        nickname: str,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Bookpage:
        """Delete the header image of a booking page."""
        _answer: models.Bookpage = await self._call("DELETE", "/v2/bookpages/{nickname}/cover", path_values={"nickname": nickname}, if_match=if_match, headers=headers)
        return _answer

    async def put_cover(
        self,
        nickname: str,
        body: bytes,
        *,
        content_type: str,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Bookpage:
        """Upload the header image of a booking page."""
        _answer: models.Bookpage = await self._call("PUT", "/v2/bookpages/{nickname}/cover", path_values={"nickname": nickname}, body=body, content_type=content_type, if_match=if_match, headers=headers)
        return _answer

    async def get_primary_bookpage(
        self,
        user_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Bookpage:
        """Get a user's primary booking page."""
        _answer: models.Bookpage = await self._call("GET", "/v2/users/{user_id}/bookpage", path_values={"user_id": user_id}, headers=headers)
        return _answer

    async def list_bookpages(
        self,
        user_id: str,
        *,
        updated_since: str | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.Bookpage]:
        """List a user's booking pages, the primary one first."""
        _answer: list[models.Bookpage] = await self._call("GET", "/v2/users/{user_id}/bookpages", path_values={"user_id": user_id}, query={"updated_since": updated_since, "fields": fields}, headers=headers)
        return _answer

    async def create_appointment_type(
        self,
        nickname: str,
        body: models.AppointmentTypeBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.AppointmentType:
        """Create an appointment type."""
        _answer: models.AppointmentType = await self._call("POST", "/v2/bookpages/{nickname}/types", path_values={"nickname": nickname}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def list_appointment_types(
        self,
        nickname: str,
        *,
        updated_since: str | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.AppointmentType]:
        """List the appointment types of a booking page, oldest first."""
        _answer: list[models.AppointmentType] = await self._call("GET", "/v2/bookpages/{nickname}/types", path_values={"nickname": nickname}, query={"updated_since": updated_since, "fields": fields}, headers=headers)
        return _answer

    async def delete_appointment_type(
        self,
        nickname: str,
        handle: str,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        """Delete an appointment type; its events stay."""
        await self._call("DELETE", "/v2/bookpages/{nickname}/types/{handle}", path_values={"nickname": nickname, "handle": handle}, if_match=if_match, headers=headers)

    async def get_appointment_type(
        self,
        nickname: str,
        handle: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.AppointmentType:
        """Get an appointment type."""
        _answer: models.AppointmentType = await self._call("GET", "/v2/bookpages/{nickname}/types/{handle}", path_values={"nickname": nickname, "handle": handle}, headers=headers)
        return _answer

    async def update_appointment_type(
        self,
        nickname: str,
        handle: str,
        body: models.AppointmentTypeUpdate | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.AppointmentType:
        """Update an appointment type."""
        _answer: models.AppointmentType = await self._call("PUT", "/v2/bookpages/{nickname}/types/{handle}", path_values={"nickname": nickname, "handle": handle}, body=body, if_match=if_match, headers=headers)
        return _answer

    async def patch_appointment_type(
        self,
        nickname: str,
        handle: str,
        body: models.AppointmentTypePatch | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.AppointmentType:
        """Update an appointment type: some fields."""
        _answer: models.AppointmentType = await self._call("PATCH", "/v2/bookpages/{nickname}/types/{handle}", path_values={"nickname": nickname, "handle": handle}, body=body, if_match=if_match, headers=headers)
        return _answer

    async def assign_page_template(
        self,
        template_id: str,
        body: models.TemplateAssignment,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.TemplateAssignmentAnswer:
        """Apply a page template to users."""
        _answer: models.TemplateAssignmentAnswer = await self._call("POST", "/v2/page_templates/{template_id}/pages", path_values={"template_id": template_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def create_page_template(
        self,
        body: models.PageTemplateBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.PageTemplate:
        """Create a page template."""
        _answer: models.PageTemplate = await self._call("POST", "/v2/page_templates", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def list_page_templates(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.PageTemplate]:
        """List page templates, newest first."""
        _answer: list[models.PageTemplate] = await self._call("GET", "/v2/page_templates", query={"limit": limit, "cursor": cursor, "search": search, "sort": sort, "fields": fields}, headers=headers)
        return _answer

    def iterate_page_templates(
        self,
        *,
        limit: int | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> AsyncPages[models.PageTemplate]:
        """List page templates, newest first. All of it, page after page."""
        return AsyncPages(self, "/v2/page_templates", query={"limit": limit, "search": search, "sort": sort, "fields": fields}, headers=headers)

    async def create_page_template_type(
        self,
        template_id: str,
        body: models.PageTemplateTypeBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.PageTemplateType:
        """Create an appointment type of a page template and its linked pages."""
        _answer: models.PageTemplateType = await self._call("POST", "/v2/page_templates/{template_id}/types", path_values={"template_id": template_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def list_page_template_types(
        self,
        template_id: str,
        *,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.PageTemplateType]:
        """List the appointment types of a page template, oldest first."""
        _answer: list[models.PageTemplateType] = await self._call("GET", "/v2/page_templates/{template_id}/types", path_values={"template_id": template_id}, query={"fields": fields}, headers=headers)
        return _answer

    async def delete_page_template(
        self,
        template_id: str,
        *,
        pages: Literal["keep", "delete"] | None = None,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Deleted:
        """Delete a page template, optionally with its pages."""
        _answer: models.Deleted = await self._call("DELETE", "/v2/page_templates/{template_id}", path_values={"template_id": template_id}, query={"pages": pages}, if_match=if_match, headers=headers)
        return _answer

    async def get_page_template(
        self,
        template_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.PageTemplate:
        """Get a page template."""
        _answer: models.PageTemplate = await self._call("GET", "/v2/page_templates/{template_id}", path_values={"template_id": template_id}, headers=headers)
        return _answer

    async def update_page_template(
        self,
        template_id: str,
        body: models.PageTemplateUpdate | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.PageTemplate:
        """Update a page template and its linked pages."""
        _answer: models.PageTemplate = await self._call("PUT", "/v2/page_templates/{template_id}", path_values={"template_id": template_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    async def patch_page_template(
        self,
        template_id: str,
        body: models.PageTemplatePatch | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.PageTemplate:
        """Update a page template and its linked pages: some fields."""
        _answer: models.PageTemplate = await self._call("PATCH", "/v2/page_templates/{template_id}", path_values={"template_id": template_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    async def delete_page_template_type(
        self,
        template_id: str,
        type_id: str,
        *,
        types: Literal["keep", "delete"] | None = None,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        """Delete an appointment type of a page template, by default also from its pages."""
        await self._call("DELETE", "/v2/page_templates/{template_id}/types/{type_id}", path_values={"template_id": template_id, "type_id": type_id}, query={"types": types}, if_match=if_match, headers=headers)

    async def get_page_template_type(
        self,
        template_id: str,
        type_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.PageTemplateType:
        """Get an appointment type of a page template."""
        _answer: models.PageTemplateType = await self._call("GET", "/v2/page_templates/{template_id}/types/{type_id}", path_values={"template_id": template_id, "type_id": type_id}, headers=headers)
        return _answer

    async def update_page_template_type(
        self,
        template_id: str,
        type_id: str,
        body: models.PageTemplateTypeUpdate | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.PageTemplateType:
        """Update an appointment type of a page template and its linked types."""
        _answer: models.PageTemplateType = await self._call("PUT", "/v2/page_templates/{template_id}/types/{type_id}", path_values={"template_id": template_id, "type_id": type_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    async def patch_page_template_type(
        self,
        template_id: str,
        type_id: str,
        body: models.PageTemplateTypePatch | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.PageTemplateType:
        """Update an appointment type of a page template and its linked types: some fields."""
        _answer: models.PageTemplateType = await self._call("PATCH", "/v2/page_templates/{template_id}/types/{type_id}", path_values={"template_id": template_id, "type_id": type_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    async def release_page_template(
        self,
        template_id: str,
        body: models.TemplateRelease,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.TemplateReleaseAnswer:
        """Unlink pages from a page template."""
        _answer: models.TemplateReleaseAnswer = await self._call("POST", "/v2/page_templates/{template_id}/release", path_values={"template_id": template_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def create_workflow(
        self,
        body: models.WorkflowBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Workflow:
        """Create a workflow."""
        _answer: models.Workflow = await self._call("POST", "/v2/workflows", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def list_workflows(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.Workflow]:
        """List workflows, newest first."""
        _answer: list[models.Workflow] = await self._call("GET", "/v2/workflows", query={"limit": limit, "cursor": cursor, "search": search, "sort": sort, "fields": fields}, headers=headers)
        return _answer

    def iterate_workflows(
        self,
        *,
        limit: int | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> AsyncPages[models.Workflow]:
        """List workflows, newest first. All of it, page after page."""
        return AsyncPages(self, "/v2/workflows", query={"limit": limit, "search": search, "sort": sort, "fields": fields}, headers=headers)

    async def delete_workflow(
        self,
        workflow_id: str,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Deleted:
        """Delete a workflow and end what it has planned."""
        _answer: models.Deleted = await self._call("DELETE", "/v2/workflows/{workflow_id}", path_values={"workflow_id": workflow_id}, if_match=if_match, headers=headers)
        return _answer

    async def get_workflow(
        self,
        workflow_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Workflow:
        """Get a workflow."""
        _answer: models.Workflow = await self._call("GET", "/v2/workflows/{workflow_id}", path_values={"workflow_id": workflow_id}, headers=headers)
        return _answer

    async def update_workflow(
        self,
        workflow_id: str,
        body: models.WorkflowUpdate | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Workflow:
        """Update a workflow."""
        _answer: models.Workflow = await self._call("PUT", "/v2/workflows/{workflow_id}", path_values={"workflow_id": workflow_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    async def patch_workflow(
        self,
        workflow_id: str,
        body: models.WorkflowPatch | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Workflow:
        """Update a workflow: some fields."""
        _answer: models.Workflow = await self._call("PATCH", "/v2/workflows/{workflow_id}", path_values={"workflow_id": workflow_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    async def send_address_confirmation(
        self,
        workflow_id: str,
        body: models.WorkflowAddressConfirmationBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.WorkflowAddress:
        """Send the link that confirms an address once more."""
        _answer: models.WorkflowAddress = await self._call("POST", "/v2/workflows/{workflow_id}/address_confirmations", path_values={"workflow_id": workflow_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def try_workflow(
        self,
        workflow_id: str,
        body: models.WorkflowTrialBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.WorkflowTrial:
        """Try a workflow on a meeting, without sending anything."""
        _answer: models.WorkflowTrial = await self._call("POST", "/v2/workflows/{workflow_id}/try", path_values={"workflow_id": workflow_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def list_workflow_messages(
        self,
        workflow_id: str,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        state: Literal["planned", "sent", "skipped", "failed"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.WorkflowSubjectMessage]:
        """List messages of a workflow about forms and waiting lists, newest first."""
        _answer: list[models.WorkflowSubjectMessage] = await self._call("GET", "/v2/workflows/{workflow_id}/messages", path_values={"workflow_id": workflow_id}, query={"limit": limit, "cursor": cursor, "state": state, "fields": fields}, headers=headers)
        return _answer

    def iterate_workflow_messages(
        self,
        workflow_id: str,
        *,
        limit: int | None = None,
        state: Literal["planned", "sent", "skipped", "failed"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> AsyncPages[models.WorkflowSubjectMessage]:
        """List messages of a workflow about forms and waiting lists, newest first. All of it, page after page."""
        return AsyncPages(self, "/v2/workflows/{workflow_id}/messages", path_values={"workflow_id": workflow_id}, query={"limit": limit, "state": state, "fields": fields}, headers=headers)

    async def create_link(
        self,
        body: models.LinkBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.CreatedLink:
        """Create a booking link with a limited number of uses."""
        _answer: models.CreatedLink = await self._call("POST", "/v2/links", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def list_links(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        updated_since: str | None = None,
        page: str | None = None,
        type: str | None = None,
        state: Literal["open", "revoked", "used_up", "ended"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.Link]:
        """List booking links, newest first, including revoked ones."""
        _answer: list[models.Link] = await self._call("GET", "/v2/links", query={"limit": limit, "cursor": cursor, "updated_since": updated_since, "page": page, "type": type, "state": state, "fields": fields}, headers=headers)
        return _answer

    def iterate_links(
        self,
        *,
        limit: int | None = None,
        page: str | None = None,
        type: str | None = None,
        state: Literal["open", "revoked", "used_up", "ended"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> AsyncPages[models.Link]:
        """List booking links, newest first, including revoked ones. All of it, page after page."""
        return AsyncPages(self, "/v2/links", query={"limit": limit, "page": page, "type": type, "state": state, "fields": fields}, headers=headers)

    def changed_links(
        self,
        updated_since: str,
        *,
        limit: int | None = None,
        page: str | None = None,
        type: str | None = None,
        state: Literal["open", "revoked", "used_up", "ended"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> AsyncPages[models.Link | models.Deletion]:
        """List booking links, newest first, including revoked ones. What of it was changed and deleted since then."""
        return AsyncPages(self, "/v2/links", query={"limit": limit, "page": page, "type": type, "state": state, "fields": fields, "updated_since": updated_since}, headers=headers)

    async def create_offer(
        self,
        body: models.OfferBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Offer:
        """Create a booking link and a text that offers its times."""
        _answer: models.Offer = await self._call("POST", "/v2/offers", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def get_link(
        self,
        link_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Link:
        """Get a booking link and its number of bookings."""
        _answer: models.Link = await self._call("GET", "/v2/links/{link_id}", path_values={"link_id": link_id}, headers=headers)
        return _answer

    async def revoke_link(
        self,
        link_id: str,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Deleted:
        """Revoke a booking link."""
        _answer: models.Deleted = await self._call("DELETE", "/v2/links/{link_id}", path_values={"link_id": link_id}, if_match=if_match, headers=headers)
        return _answer

    async def update_link(
        self,
        link_id: str,
        body: models.LinkUpdate | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Link:
        """Update a booking link; its address stays."""
        _answer: models.Link = await self._call("PUT", "/v2/links/{link_id}", path_values={"link_id": link_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    async def patch_link(
        self,
        link_id: str,
        body: models.LinkPatch | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Link:
        """Update a booking link; its address stays: some fields."""
        _answer: models.Link = await self._call("PATCH", "/v2/links/{link_id}", path_values={"link_id": link_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    async def list_all_waiting(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        updated_since: str | None = None,
        belongs_to: models.Id | None = None,
        day: str | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.WaitingEntry]:
        """List the waiting lists of all booking pages, newest first."""
        _answer: list[models.WaitingEntry] = await self._call("GET", "/v2/waiting", query={"limit": limit, "cursor": cursor, "search": search, "sort": sort, "updated_since": updated_since, "belongs_to": belongs_to, "day": day, "fields": fields}, headers=headers)
        return _answer

    def iterate_all_waiting(
        self,
        *,
        limit: int | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        belongs_to: models.Id | None = None,
        day: str | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> AsyncPages[models.WaitingEntry]:
        """List the waiting lists of all booking pages, newest first. All of it, page after page."""
        return AsyncPages(self, "/v2/waiting", query={"limit": limit, "search": search, "sort": sort, "belongs_to": belongs_to, "day": day, "fields": fields}, headers=headers)

    def changed_all_waiting(
        self,
        updated_since: str,
        *,
        limit: int | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        belongs_to: models.Id | None = None,
        day: str | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> AsyncPages[models.WaitingEntry | models.Deletion]:
        """List the waiting lists of all booking pages, newest first. What of it was changed and deleted since then."""
        return AsyncPages(self, "/v2/waiting", query={"limit": limit, "search": search, "sort": sort, "belongs_to": belongs_to, "day": day, "fields": fields, "updated_since": updated_since}, headers=headers)

    async def list_waiting(
        self,
        nickname: str,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        updated_since: str | None = None,
        day: str | None = None,
        type: str | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.WaitingEntry]:
        """List the waiting list of a booking page, oldest first."""
        _answer: list[models.WaitingEntry] = await self._call("GET", "/v2/bookpages/{nickname}/waiting", path_values={"nickname": nickname}, query={"limit": limit, "cursor": cursor, "updated_since": updated_since, "day": day, "type": type, "fields": fields}, headers=headers)
        return _answer

    def iterate_waiting(
        self,
        nickname: str,
        *,
        limit: int | None = None,
        day: str | None = None,
        type: str | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> AsyncPages[models.WaitingEntry]:
        """List the waiting list of a booking page, oldest first. All of it, page after page."""
        return AsyncPages(self, "/v2/bookpages/{nickname}/waiting", path_values={"nickname": nickname}, query={"limit": limit, "day": day, "type": type, "fields": fields}, headers=headers)

    def changed_waiting(
        self,
        nickname: str,
        updated_since: str,
        *,
        limit: int | None = None,
        day: str | None = None,
        type: str | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> AsyncPages[models.WaitingEntry | models.Deletion]:
        """List the waiting list of a booking page, oldest first. What of it was changed and deleted since then."""
        return AsyncPages(self, "/v2/bookpages/{nickname}/waiting", path_values={"nickname": nickname}, query={"limit": limit, "day": day, "type": type, "fields": fields, "updated_since": updated_since}, headers=headers)

    async def delete_waiting_entry(
        self,
        nickname: str,
        entry_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Deleted:
        """Delete a waiting list entry."""
        _answer: models.Deleted = await self._call("DELETE", "/v2/bookpages/{nickname}/waiting/{entry_id}", path_values={"nickname": nickname, "entry_id": entry_id}, headers=headers)
        return _answer

    async def preview_absence(
        self,
        user_id: str,
        body: models.AbsencePreviewBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.ChangePreview:
        """Preview an absence."""
        _answer: models.ChangePreview = await self._call("POST", "/v2/users/{user_id}/absences/preview", path_values={"user_id": user_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def preview_appointment_type(
        self,
        nickname: str,
        handle: str,
        body: models.AppointmentTypeUpdate | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.ChangePreview:
        """Preview an update of an appointment type."""
        _answer: models.ChangePreview = await self._call("POST", "/v2/bookpages/{nickname}/types/{handle}/preview", path_values={"nickname": nickname, "handle": handle}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def preview_bookpage(
        self,
        nickname: str,
        body: models.BookpageUpdate | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.ChangePreview:
        """Preview an update of a booking page."""
        _answer: models.ChangePreview = await self._call("POST", "/v2/bookpages/{nickname}/preview", path_values={"nickname": nickname}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def preview_availability(
        self,
        user_id: str,
        body: models.AvailabilityBody | None = None,
        *,
        duration: int | None = None,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.ChangePreview:
        """Preview an update of a user's main availability."""
        _answer: models.ChangePreview = await self._call("POST", "/v2/users/{user_id}/availabilities/preview", path_values={"user_id": user_id}, query={"duration": duration}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def preview_one_availability(
        self,
        user_id: str,
        availability_id: str,
        body: models.AvailabilityBody | None = None,
        *,
        duration: int | None = None,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.ChangePreview:
        """Preview an update of an availability."""
        _answer: models.ChangePreview = await self._call("POST", "/v2/users/{user_id}/availabilities/{availability_id}/preview", path_values={"user_id": user_id, "availability_id": availability_id}, query={"duration": duration}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def preview_travel(
        self,
        user_id: str,
        body: models.TravelPreviewBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.ChangePreview:
        """Preview a stay in another time zone."""
        _answer: models.ChangePreview = await self._call("POST", "/v2/users/{user_id}/travel/preview", path_values={"user_id": user_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def explain_slot(
        self,
        *,
        duration: int | None = None,
        step: int | None = None,
        availability: models.Id | None = None,
        timezone: str | None = None,
        users: str | None = None,
        emails: str | None = None,
        team: models.Id | None = None,
        page: str | None = None,
        type: str | None = None,
        units: int | None = None,
        lang: Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"] | None = None,
        start: str,
        headers: Mapping[str, str] | None = None,
    ) -> models.SlotExplanation:
        """Explain why a time is free or not."""
        _answer: models.SlotExplanation = await self._call("GET", "/v2/slots/explain", query={"duration": duration, "step": step, "availability": availability, "timezone": timezone, "users": users, "emails": emails, "team": team, "page": page, "type": type, "units": units, "lang": lang, "start": start}, headers=headers)
        return _answer

    async def list_next_slots(
        self,
        *,
        duration: int | None = None,
        step: int | None = None,
        availability: models.Id | None = None,
        timezone: str | None = None,
        users: str | None = None,
        emails: str | None = None,
        team: models.Id | None = None,
        page: str | None = None,
        type: str | None = None,
        units: int | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.NextSlots:
        """List the free slots of the first day that has any."""
        _answer: models.NextSlots = await self._call("GET", "/v2/slots/next", query={"duration": duration, "step": step, "availability": availability, "timezone": timezone, "users": users, "emails": emails, "team": team, "page": page, "type": type, "units": units}, headers=headers)
        return _answer

    async def list_slots_by_day(
        self,
        *,
        duration: int | None = None,
        step: int | None = None,
        availability: models.Id | None = None,
        timezone: str | None = None,
        users: str | None = None,
        emails: str | None = None,
        page: str | None = None,
        type: str | None = None,
        units: int | None = None,
        from_: str,
        to: str,
        headers: Mapping[str, str] | None = None,
    ) -> models.SlotDays:
        """List free slots by day."""
        _answer: models.SlotDays = await self._call("GET", "/v2/slots/days", query={"duration": duration, "step": step, "availability": availability, "timezone": timezone, "users": users, "emails": emails, "page": page, "type": type, "units": units, "from": from_, "to": to}, headers=headers)
        return _answer

    async def list_slots(
        self,
        *,
        duration: int | None = None,
        step: int | None = None,
        availability: models.Id | None = None,
        timezone: str | None = None,
        users: str | None = None,
        emails: str | None = None,
        team: models.Id | None = None,
        page: str | None = None,
        type: str | None = None,
        units: int | None = None,
        from_: str,
        to: str,
        headers: Mapping[str, str] | None = None,
    ) -> models.Slots:
        """List free slots of several users or of a team."""
        _answer: models.Slots = await self._call("GET", "/v2/slots", query={"duration": duration, "step": step, "availability": availability, "timezone": timezone, "users": users, "emails": emails, "team": team, "page": page, "type": type, "units": units, "from": from_, "to": to}, headers=headers)
        return _answer

    async def create_hold(
        self,
        body: models.HoldBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Hold:
        """Create a hold."""
        _answer: models.Hold = await self._call("POST", "/v2/holds", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def delete_hold(
        self,
        hold_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Deleted:
        """Release a hold."""
        _answer: models.Deleted = await self._call("DELETE", "/v2/holds/{hold_id}", path_values={"hold_id": hold_id}, headers=headers)
        return _answer

    async def get_hold(
        self,
        hold_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Hold:
        """Get a hold."""
        _answer: models.Hold = await self._call("GET", "/v2/holds/{hold_id}", path_values={"hold_id": hold_id}, headers=headers)
        return _answer

    async def check_page_series(
        self,
        nickname: str,
        *,
        type: str | None = None,
        host: models.Id | None = None,
        duration: int | None = None,
        timezone: str | None = None,
        start: str,
        every: Literal["day", "week", "two_weeks", "four_weeks", "month"] | None = None,
        times: int,
        headers: Mapping[str, str] | None = None,
    ) -> models.PageSeries:
        """Preview the occurrences of a series, with alternatives."""
        _answer: models.PageSeries = await self._call("GET", "/{nickname}/series.json", path_values={"nickname": nickname}, query={"type": type, "host": host, "duration": duration, "timezone": timezone, "start": start, "every": every, "times": times}, headers=headers)
        return _answer

    async def create_page_booking(
        self,
        nickname: str,
        body: models.PageBookingBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.PageBooking:
        """Create a booking on a public page."""
        _answer: models.PageBooking = await self._call("POST", "/{nickname}/bookings.json", path_values={"nickname": nickname}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def describe_page(
        self,
        nickname: str,
        *,
        type: str | None = None,
        lang: Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.PageFacts:
        """Get the bookable types and questions of a page."""
        _answer: models.PageFacts = await self._call("GET", "/{nickname}/page.json", path_values={"nickname": nickname}, query={"type": type, "lang": lang}, headers=headers)
        return _answer

    async def join_page_waiting(
        self,
        nickname: str,
        body: models.PageWaitingBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.PageWaiting:
        """Join the waiting list of a day."""
        _answer: models.PageWaiting = await self._call("POST", "/{nickname}/waiting.json", path_values={"nickname": nickname}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def list_page_full_days(
        self,
        nickname: str,
        *,
        type: str | None = None,
        host: models.Id | None = None,
        duration: int | None = None,
        timezone: str | None = None,
        from_: str | None = None,
        to: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.PageFullDays:
        """List the fully booked days of a page."""
        _answer: models.PageFullDays = await self._call("GET", "/{nickname}/waiting.json", path_values={"nickname": nickname}, query={"type": type, "host": host, "duration": duration, "timezone": timezone, "from": from_, "to": to}, headers=headers)
        return _answer

    async def list_page_slots(
        self,
        nickname: str,
        *,
        type: str | None = None,
        host: models.Id | None = None,
        duration: int | None = None,
        timezone: str | None = None,
        from_: str | None = None,
        to: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Slots:
        """List the free slots of a page."""
        _answer: models.Slots = await self._call("GET", "/{nickname}/slots.json", path_values={"nickname": nickname}, query={"type": type, "host": host, "duration": duration, "timezone": timezone, "from": from_, "to": to}, headers=headers)
        return _answer

    async def cancel_booking(
        self,
        event_id: str,
        body: models.CancelBookingBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Booking:
        """Cancel a booking."""
        _answer: models.Booking = await self._call("POST", "/v2/bookings/{event_id}/cancel", path_values={"event_id": event_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def change_booking_room(
        self,
        event_id: str,
        body: models.ChangeBookingRoomBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Booking:
        """Change the room of a booking."""
        _answer: models.Booking = await self._call("POST", "/v2/bookings/{event_id}/room", path_values={"event_id": event_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def create_booking(
        self,
        body: models.BookingBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.CreatedBooking:
        """Create a booking."""
        _answer: models.CreatedBooking = await self._call("POST", "/v2/bookings", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def list_bookings(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        page: str | None = None,
        type: str | None = None,
        team: str | None = None,
        link: models.Id | None = None,
        form: models.Id | None = None,
        series: models.Id | None = None,
        host: models.Id | None = None,
        email: str | None = None,
        status: Literal["requested", "confirmed", "cancelled", "past", "no_show"] | None = None,
        from_: str | None = None,
        to: str | None = None,
        updated_since: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.Booking]:
        """List bookings, newest first."""
        _answer: list[models.Booking] = await self._call("GET", "/v2/bookings", query={"limit": limit, "cursor": cursor, "page": page, "type": type, "team": team, "link": link, "form": form, "series": series, "host": host, "email": email, "status": status, "from": from_, "to": to, "updated_since": updated_since, "sort": sort, "fields": fields}, headers=headers)
        return _answer

    def iterate_bookings(
        self,
        *,
        limit: int | None = None,
        page: str | None = None,
        type: str | None = None,
        team: str | None = None,
        link: models.Id | None = None,
        form: models.Id | None = None,
        series: models.Id | None = None,
        host: models.Id | None = None,
        email: str | None = None,
        status: Literal["requested", "confirmed", "cancelled", "past", "no_show"] | None = None,
        from_: str | None = None,
        to: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> AsyncPages[models.Booking]:
        """List bookings, newest first. All of it, page after page."""
        return AsyncPages(self, "/v2/bookings", query={"limit": limit, "page": page, "type": type, "team": team, "link": link, "form": form, "series": series, "host": host, "email": email, "status": status, "from": from_, "to": to, "sort": sort, "fields": fields}, headers=headers)

    def changed_bookings(
        self,
        updated_since: str,
        *,
        limit: int | None = None,
        page: str | None = None,
        type: str | None = None,
        team: str | None = None,
        link: models.Id | None = None,
        form: models.Id | None = None,
        series: models.Id | None = None,
        host: models.Id | None = None,
        email: str | None = None,
        status: Literal["requested", "confirmed", "cancelled", "past", "no_show"] | None = None,
        from_: str | None = None,
        to: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> AsyncPages[models.Booking | models.Deletion]:
        """List bookings, newest first. What of it was changed and deleted since then."""
        return AsyncPages(self, "/v2/bookings", query={"limit": limit, "page": page, "type": type, "team": team, "link": link, "form": form, "series": series, "host": host, "email": email, "status": status, "from": from_, "to": to, "sort": sort, "fields": fields, "updated_since": updated_since}, headers=headers)

    async def get_booking(
        self,
        event_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Booking:
        """Get a booking."""
        _answer: models.Booking = await self._call("GET", "/v2/bookings/{event_id}", path_values={"event_id": event_id}, headers=headers)
        return _answer

    async def list_booking_rooms(
        self,
        event_id: str,
        *,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.BookingRoom]:
        """List the free rooms for a booking."""
        _answer: list[models.BookingRoom] = await self._call("GET", "/v2/bookings/{event_id}/rooms", path_values={"event_id": event_id}, query={"fields": fields}, headers=headers)
        return _answer

    async def reassign_booking(
        self,
        event_id: str,
        body: models.ReassignBookingBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Booking:
        """Reassign a booking to another host."""
        _answer: models.Booking = await self._call("POST", "/v2/bookings/{event_id}/reassign", path_values={"event_id": event_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def reschedule_booking(
        self,
        event_id: str,
        body: models.RescheduleBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Booking:
        """Reschedule a confirmed booking."""
        _answer: models.Booking = await self._call("POST", "/v2/bookings/{event_id}/reschedule", path_values={"event_id": event_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def set_booking_no_show(
        self,
        event_id: str,
        body: models.NoShowBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Booking:
        """Record no-shows of a booking."""
        _answer: models.Booking = await self._call("POST", "/v2/bookings/{event_id}/no_show", path_values={"event_id": event_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def change_bookings(
        self,
        body: models.BookingBatch,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.BookingBatchAnswer:
        """Make and change many bookings."""
        _answer: models.BookingBatchAnswer = await self._call("POST", "/v2/bookings/batch", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def create_event(
        self,
        body: models.EventBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Event:
        """Create an event, planned or confirmed."""
        _answer: models.Event = await self._call("POST", "/v2/events", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def list_events(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        q: str | None = None,
        search: str | None = None,
        search_in: str | None = None,
        filter: Literal["confirmed", "planning", "upcoming", "cancelled", "no_show"] | None = None,
        creator_users: str | None = None,
        creator_emails: str | None = None,
        invitee_users: str | None = None,
        invitee_emails: str | None = None,
        team: models.Id | None = None,
        bookpage: models.Id | None = None,
        since: str | None = None,
        until: str | None = None,
        updated_since: str | None = None,
        answer: str | None = None,
        sort: Literal["newest", "oldest", "start", "latest"] | None = None,
        app_id: models.Id | None = None,
        group_ids: str | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.Event]:
        """List events, newest first."""
        _answer: list[models.Event] = await self._call("GET", "/v2/events", query={"limit": limit, "cursor": cursor, "q": q, "search": search, "search_in": search_in, "filter": filter, "creator_users": creator_users, "creator_emails": creator_emails, "invitee_users": invitee_users, "invitee_emails": invitee_emails, "team": team, "bookpage": bookpage, "since": since, "until": until, "updated_since": updated_since, "answer": answer, "sort": sort, "app_id": app_id, "group_ids": group_ids, "fields": fields}, headers=headers)
        return _answer

    def iterate_events(
        self,
        *,
        limit: int | None = None,
        q: str | None = None,
        search: str | None = None,
        search_in: str | None = None,
        filter: Literal["confirmed", "planning", "upcoming", "cancelled", "no_show"] | None = None,
        creator_users: str | None = None,
        creator_emails: str | None = None,
        invitee_users: str | None = None,
        invitee_emails: str | None = None,
        team: models.Id | None = None,
        bookpage: models.Id | None = None,
        since: str | None = None,
        until: str | None = None,
        answer: str | None = None,
        sort: Literal["newest", "oldest", "start", "latest"] | None = None,
        app_id: models.Id | None = None,
        group_ids: str | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> AsyncPages[models.Event]:
        """List events, newest first. All of it, page after page."""
        return AsyncPages(self, "/v2/events", query={"limit": limit, "q": q, "search": search, "search_in": search_in, "filter": filter, "creator_users": creator_users, "creator_emails": creator_emails, "invitee_users": invitee_users, "invitee_emails": invitee_emails, "team": team, "bookpage": bookpage, "since": since, "until": until, "answer": answer, "sort": sort, "app_id": app_id, "group_ids": group_ids, "fields": fields}, headers=headers)

    def changed_events(
        self,
        updated_since: str,
        *,
        limit: int | None = None,
        q: str | None = None,
        search: str | None = None,
        search_in: str | None = None,
        filter: Literal["confirmed", "planning", "upcoming", "cancelled", "no_show"] | None = None,
        creator_users: str | None = None,
        creator_emails: str | None = None,
        invitee_users: str | None = None,
        invitee_emails: str | None = None,
        team: models.Id | None = None,
        bookpage: models.Id | None = None,
        since: str | None = None,
        until: str | None = None,
        answer: str | None = None,
        sort: Literal["newest", "oldest", "start", "latest"] | None = None,
        app_id: models.Id | None = None,
        group_ids: str | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> AsyncPages[models.Event | models.Deletion]:
        """List events, newest first. What of it was changed and deleted since then."""
        return AsyncPages(self, "/v2/events", query={"limit": limit, "q": q, "search": search, "search_in": search_in, "filter": filter, "creator_users": creator_users, "creator_emails": creator_emails, "invitee_users": invitee_users, "invitee_emails": invitee_emails, "team": team, "bookpage": bookpage, "since": since, "until": until, "answer": answer, "sort": sort, "app_id": app_id, "group_ids": group_ids, "fields": fields, "updated_since": updated_since}, headers=headers)

    async def get_event(
        self,
        event_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Event:
        """Get an event."""
        _answer: models.Event = await self._call("GET", "/v2/events/{event_id}", path_values={"event_id": event_id}, headers=headers)
        return _answer

    async def update_event(
        self,
        event_id: str,
        body: models.EventUpdate | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Event:
        """Update an event."""
        _answer: models.Event = await self._call("PUT", "/v2/events/{event_id}", path_values={"event_id": event_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    async def patch_event(
        self,
        event_id: str,
        body: models.EventPatch | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Event:
        """Update an event: some fields."""
        _answer: models.Event = await self._call("PATCH", "/v2/events/{event_id}", path_values={"event_id": event_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    async def get_timeline(
        self,
        event_id: str,
        *,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.TimelineEntry]:
        """List the timeline of an event, oldest first."""
        _answer: list[models.TimelineEntry] = await self._call("GET", "/v2/events/{event_id}/timeline", path_values={"event_id": event_id}, query={"fields": fields}, headers=headers)
        return _answer

    async def retry_conference(
        self,
        event_id: str,
        body: models.RetryConferenceBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Event:
        """Retry the conference link of an event."""
        _answer: models.Event = await self._call("POST", "/v2/events/{event_id}/conference/retry", path_values={"event_id": event_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def add_message(
        self,
        event_id: str,
        body: models.MessageBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Event:
        """Add a message to an event's conversation."""
        _answer: models.Event = await self._call("POST", "/v2/events/{event_id}/messages", path_values={"event_id": event_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def cancel_event(
        self,
        event_id: str,
        body: models.CancelBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Event:
        """Cancel an event."""
        _answer: models.Event = await self._call("POST", "/v2/events/{event_id}/cancel", path_values={"event_id": event_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def put_cancellation(
        self,
        event_id: str,
        body: models.CancelBody | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Event:
        """Cancel an event; the same as POST."""
        _answer: models.Event = await self._call("PUT", "/v2/events/{event_id}/cancel", path_values={"event_id": event_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    async def confirm_dates(
        self,
        event_id: str,
        body: models.ConfirmDatesBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.ConfirmedDates:
        """Decide on several dates."""
        _answer: models.ConfirmedDates = await self._call("POST", "/v2/events/{event_id}/confirm_dates", path_values={"event_id": event_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def confirm_event(
        self,
        event_id: str,
        body: models.ConfirmBody | None = None,
        *,
        d: models.Id | None = None,
        p: models.Id | None = None,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Event:
        """Decide on a date and a place."""
        _answer: models.Event = await self._call("POST", "/v2/events/{event_id}/confirm", path_values={"event_id": event_id}, query={"d": d, "p": p}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def decline_event(
        self,
        event_id: str,
        body: models.DeclineBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Event:
        """Record that an invitee does not come."""
        _answer: models.Event = await self._call("POST", "/v2/events/{event_id}/declines", path_values={"event_id": event_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def duplicate_event(
        self,
        event_id: str,
        body: models.DuplicateBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Event:
        """Plan the same again."""
        _answer: models.Event = await self._call("POST", "/v2/events/{event_id}/duplicate", path_values={"event_id": event_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def get_organiser_link(
        self,
        event_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.GetOrganiserLinkAnswer:
        """The address of the event's page for its organiser."""
        _answer: models.GetOrganiserLinkAnswer = await self._call("GET", "/v2/events/{event_id}/organiser_link", path_values={"event_id": event_id}, headers=headers)
        return _answer

    async def invite_to_event(
        self,
        event_id: str,
        body: models.InviteeBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Event:
        """Invite one more person."""
        _answer: models.Event = await self._call("POST", "/v2/events/{event_id}/invitees", path_values={"event_id": event_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def remind_invitees(
        self,
        event_id: str,
        body: models.RemindInviteesBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Event:
        """Ask those again who have not answered."""
        _answer: models.Event = await self._call("POST", "/v2/events/{event_id}/reminders", path_values={"event_id": event_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def remove_invitee(
        self,
        event_id: str,
        invitee_id: str,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Deleted:
        """Remove an invitee, with votes and decline."""
        _answer: models.Deleted = await self._call("DELETE", "/v2/events/{event_id}/invitees/{invitee_id}", path_values={"event_id": event_id, "invitee_id": invitee_id}, if_match=if_match, headers=headers)
        return _answer

    async def set_no_show(
        self,
        event_id: str,
        body: models.NoShowBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Event:
        """Note who did not come."""
        _answer: models.Event = await self._call("POST", "/v2/events/{event_id}/no_show", path_values={"event_id": event_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def vote_on_event(
        self,
        event_id: str,
        body: models.VoteBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Event:
        """Record an invitee's answers to dates and places."""
        _answer: models.Event = await self._call("POST", "/v2/events/{event_id}/votes", path_values={"event_id": event_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def change_events(
        self,
        body: models.EventBatch,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.EventBatchAnswer:
        """Create and change many events."""
        _answer: models.EventBatchAnswer = await self._call("POST", "/v2/events/batch", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def list_calendar_changes(
        self,
        event_id: str,
        *,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.CalendarChange]:
        """List the calendar changes of an event."""
        _answer: list[models.CalendarChange] = await self._call("GET", "/v2/events/{event_id}/calendar_changes", path_values={"event_id": event_id}, query={"fields": fields}, headers=headers)
        return _answer

    async def resolve_calendar_change(
        self,
        event_id: str,
        change_id: str,
        body: models.CalendarChangeStep,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Event:
        """Resolve a calendar change."""
        _answer: models.Event = await self._call("POST", "/v2/events/{event_id}/calendar_changes/{change_id}/resolve", path_values={"event_id": event_id, "change_id": change_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def get_insights(
        self,
        *,
        weeks: int | None = None,
        timezone: str | None = None,
        from_: str | None = None,
        to: str | None = None,
        compare: Literal["previous"] | None = None,
        host: models.Id | None = None,
        team: models.Id | None = None,
        bookpage: models.Id | None = None,
        type: models.Id | None = None,
        source: Literal["page", "embed", "locator", "form", "link", "app", "poll", "mcp", "api", "console"] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Insights:
        """Get booking statistics."""
        _answer: models.Insights = await self._call("GET", "/v2/insights", query={"weeks": weeks, "timezone": timezone, "from": from_, "to": to, "compare": compare, "host": host, "team": team, "bookpage": bookpage, "type": type, "source": source}, headers=headers)
        return _answer

    async def get_action_items(
        self,
        *,
        user: models.Id | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.ActionItems:
        """List action items."""
        _answer: models.ActionItems = await self._call("GET", "/v2/action_items", query={"user": user}, headers=headers)
        return _answer

    async def create_team(
        self,
        body: models.TeamBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Team:
        """Create a team."""
        _answer: models.Team = await self._call("POST", "/v2/teams", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def list_teams(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        updated_since: str | None = None,
        extid: str | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.Team]:
        """List teams, newest first."""
        _answer: list[models.Team] = await self._call("GET", "/v2/teams", query={"limit": limit, "cursor": cursor, "search": search, "sort": sort, "updated_since": updated_since, "extid": extid, "fields": fields}, headers=headers)
        return _answer

    def iterate_teams(
        self,
        *,
        limit: int | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        extid: str | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> AsyncPages[models.Team]:
        """List teams, newest first. All of it, page after page."""
        return AsyncPages(self, "/v2/teams", query={"limit": limit, "search": search, "sort": sort, "extid": extid, "fields": fields}, headers=headers)

    def changed_teams(
        self,
        updated_since: str,
        *,
        limit: int | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        extid: str | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> AsyncPages[models.Team | models.Deletion]:
        """List teams, newest first. What of it was changed and deleted since then."""
        return AsyncPages(self, "/v2/teams", query={"limit": limit, "search": search, "sort": sort, "extid": extid, "fields": fields, "updated_since": updated_since}, headers=headers)

    async def delete_team(
        self,
        team_id: str,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Deleted:
        """Delete a team with its booking pages; members and their events stay."""
        _answer: models.Deleted = await self._call("DELETE", "/v2/teams/{team_id}", path_values={"team_id": team_id}, if_match=if_match, headers=headers)
        return _answer

    async def get_team(
        self,
        team_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Team:
        """Get a team."""
        _answer: models.Team = await self._call("GET", "/v2/teams/{team_id}", path_values={"team_id": team_id}, headers=headers)
        return _answer

    async def update_team(
        self,
        team_id: str,
        body: models.TeamUpdate | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Team:
        """Update a team."""
        _answer: models.Team = await self._call("PUT", "/v2/teams/{team_id}", path_values={"team_id": team_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    async def patch_team(
        self,
        team_id: str,
        body: models.TeamPatch | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Team:
        """Update a team: some fields."""
        _answer: models.Team = await self._call("PATCH", "/v2/teams/{team_id}", path_values={"team_id": team_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    async def get_public_team(
        self,
        team_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.PublicTeam:
        """Get the public profile of a team."""
        _answer: models.PublicTeam = await self._call("GET", "/v2/teams/{team_id}/public", path_values={"team_id": team_id}, headers=headers)
        return _answer

    async def create_team_event(
        self,
        team_id: str,
        body: models.TeamEventBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Event:
        """Create an event with an available team member."""
        _answer: models.Event = await self._call("POST", "/v2/teams/{team_id}/events", path_values={"team_id": team_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def list_team_events(
        self,
        team_id: str,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        q: str | None = None,
        filter: Literal["confirmed", "planning", "upcoming", "cancelled", "no_show"] | None = None,
        updated_since: str | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.Event]:
        """List the events of a team's members, newest first."""
        _answer: list[models.Event] = await self._call("GET", "/v2/teams/{team_id}/events", path_values={"team_id": team_id}, query={"limit": limit, "cursor": cursor, "q": q, "filter": filter, "updated_since": updated_since, "fields": fields}, headers=headers)
        return _answer

    def iterate_team_events(
        self,
        team_id: str,
        *,
        limit: int | None = None,
        q: str | None = None,
        filter: Literal["confirmed", "planning", "upcoming", "cancelled", "no_show"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> AsyncPages[models.Event]:
        """List the events of a team's members, newest first. All of it, page after page."""
        return AsyncPages(self, "/v2/teams/{team_id}/events", path_values={"team_id": team_id}, query={"limit": limit, "q": q, "filter": filter, "fields": fields}, headers=headers)

    def changed_team_events(
        self,
        team_id: str,
        updated_since: str,
        *,
        limit: int | None = None,
        q: str | None = None,
        filter: Literal["confirmed", "planning", "upcoming", "cancelled", "no_show"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> AsyncPages[models.Event | models.Deletion]:
        """List the events of a team's members, newest first. What of it was changed and deleted since then."""
        return AsyncPages(self, "/v2/teams/{team_id}/events", path_values={"team_id": team_id}, query={"limit": limit, "q": q, "filter": filter, "fields": fields, "updated_since": updated_since}, headers=headers)

    async def create_team_admin_preferences(
        self,
        team_id: str,
        body: models.TeamAdminPreferencesBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.TeamAdminPreferences:
        """Choose which mails a team's admins get."""
        _answer: models.TeamAdminPreferences = await self._call("POST", "/v2/teams/{team_id}/admin-preferences", path_values={"team_id": team_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def get_team_admin_preferences(
        self,
        team_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.TeamAdminPreferences:
        """Which mails a team's admins get about the team's events."""
        _answer: models.TeamAdminPreferences = await self._call("GET", "/v2/teams/{team_id}/admin-preferences", path_values={"team_id": team_id}, headers=headers)
        return _answer

    async def update_team_admin_preferences(
        self,
        team_id: str,
        body: models.TeamAdminPreferencesBody | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.TeamAdminPreferences:
        """Change which mails a team's admins get."""
        _answer: models.TeamAdminPreferences = await self._call("PUT", "/v2/teams/{team_id}/admin-preferences", path_values={"team_id": team_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    async def patch_team_admin_preferences(
        self,
        team_id: str,
        body: models.TeamAdminPreferencesPatch | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.TeamAdminPreferences:
        """Change which mails a team's admins get: some fields."""
        _answer: models.TeamAdminPreferences = await self._call("PATCH", "/v2/teams/{team_id}/admin-preferences", path_values={"team_id": team_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    async def create_locator(
        self,
        body: models.LocatorBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Locator:
        """Create a locator."""
        _answer: models.Locator = await self._call("POST", "/v2/locators", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def list_locators(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        updated_since: str | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.Locator]:
        """List locators."""
        _answer: list[models.Locator] = await self._call("GET", "/v2/locators", query={"limit": limit, "cursor": cursor, "search": search, "sort": sort, "updated_since": updated_since, "fields": fields}, headers=headers)
        return _answer

    def iterate_locators(
        self,
        *,
        limit: int | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> AsyncPages[models.Locator]:
        """List locators. All of it, page after page."""
        return AsyncPages(self, "/v2/locators", query={"limit": limit, "search": search, "sort": sort, "fields": fields}, headers=headers)

    def changed_locators(
        self,
        updated_since: str,
        *,
        limit: int | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> AsyncPages[models.Locator | models.Deletion]:
        """List locators. What of it was changed and deleted since then."""
        return AsyncPages(self, "/v2/locators", query={"limit": limit, "search": search, "sort": sort, "fields": fields, "updated_since": updated_since}, headers=headers)

    async def delete_locator(
        self,
        locator_id: str,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Deleted:
        """Delete a locator and its locations."""
        _answer: models.Deleted = await self._call("DELETE", "/v2/locators/{locator_id}", path_values={"locator_id": locator_id}, if_match=if_match, headers=headers)
        return _answer

    async def get_locator(
        self,
        locator_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Locator:
        """Get a locator by its handle or id."""
        _answer: models.Locator = await self._call("GET", "/v2/locators/{locator_id}", path_values={"locator_id": locator_id}, headers=headers)
        return _answer

    async def update_locator_by_post(
        self,
        locator_id: str,
        body: models.LocatorUpdate | None = None,
        *,
        idempotency_key: str | None = None,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Locator:
        """Update a locator; the same as PUT."""
        _answer: models.Locator = await self._call("POST", "/v2/locators/{locator_id}", path_values={"locator_id": locator_id}, body=body, idempotency_key=idempotency_key, if_match=if_match, headers=headers)
        return _answer

    async def update_locator(
        self,
        locator_id: str,
        body: models.LocatorUpdate | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Locator:
        """Update a locator."""
        _answer: models.Locator = await self._call("PUT", "/v2/locators/{locator_id}", path_values={"locator_id": locator_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    async def patch_locator(
        self,
        locator_id: str,
        body: models.LocatorPatch | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Locator:
        """Update a locator: some fields."""
        _answer: models.Locator = await self._call("PATCH", "/v2/locators/{locator_id}", path_values={"locator_id": locator_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    async def create_location(
        self,
        locator_id: str,
        body: models.LocationBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.WrittenLocation:
        """Create a location."""
        _answer: models.WrittenLocation = await self._call("POST", "/v2/locators/{locator_id}/locations", path_values={"locator_id": locator_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def list_locations(
        self,
        locator_id: str,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        updated_since: str | None = None,
        extid: str | None = None,
        filter: Literal["leads_nowhere"] | None = None,
        near: str | None = None,
        max_distance: int | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.FoundLocation]:
        """List the locations of a locator, all or nearest first."""
        _answer: list[models.FoundLocation] = await self._call("GET", "/v2/locators/{locator_id}/locations", path_values={"locator_id": locator_id}, query={"limit": limit, "cursor": cursor, "search": search, "sort": sort, "updated_since": updated_since, "extid": extid, "filter": filter, "near": near, "max_distance": max_distance, "fields": fields}, headers=headers)
        return _answer

    def iterate_locations(
        self,
        locator_id: str,
        *,
        limit: int | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        extid: str | None = None,
        filter: Literal["leads_nowhere"] | None = None,
        near: str | None = None,
        max_distance: int | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> AsyncPages[models.FoundLocation]:
        """List the locations of a locator, all or nearest first. All of it, page after page."""
        return AsyncPages(self, "/v2/locators/{locator_id}/locations", path_values={"locator_id": locator_id}, query={"limit": limit, "search": search, "sort": sort, "extid": extid, "filter": filter, "near": near, "max_distance": max_distance, "fields": fields}, headers=headers)

    def changed_locations(
        self,
        locator_id: str,
        updated_since: str,
        *,
        limit: int | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        extid: str | None = None,
        filter: Literal["leads_nowhere"] | None = None,
        near: str | None = None,
        max_distance: int | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> AsyncPages[models.FoundLocation | models.Deletion]:
        """List the locations of a locator, all or nearest first. What of it was changed and deleted since then."""
        return AsyncPages(self, "/v2/locators/{locator_id}/locations", path_values={"locator_id": locator_id}, query={"limit": limit, "search": search, "sort": sort, "extid": extid, "filter": filter, "near": near, "max_distance": max_distance, "fields": fields, "updated_since": updated_since}, headers=headers)

    async def delete_location(
        self,
        locator_id: str,
        location_id: str,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Deleted:
        """Delete a location."""
        _answer: models.Deleted = await self._call("DELETE", "/v2/locators/{locator_id}/locations/{location_id}", path_values={"locator_id": locator_id, "location_id": location_id}, if_match=if_match, headers=headers)
        return _answer

    async def get_location(
        self,
        locator_id: str,
        location_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Location:
        """Get a location."""
        _answer: models.Location = await self._call("GET", "/v2/locators/{locator_id}/locations/{location_id}", path_values={"locator_id": locator_id, "location_id": location_id}, headers=headers)
        return _answer

    async def update_location_by_post(
        self,
        locator_id: str,
        location_id: str,
        body: models.LocationUpdate | None = None,
        *,
        idempotency_key: str | None = None,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.WrittenLocation:
        """Update a location; the same as PUT."""
        _answer: models.WrittenLocation = await self._call("POST", "/v2/locators/{locator_id}/locations/{location_id}", path_values={"locator_id": locator_id, "location_id": location_id}, body=body, idempotency_key=idempotency_key, if_match=if_match, headers=headers)
        return _answer

    async def update_location(
        self,
        locator_id: str,
        location_id: str,
        body: models.LocationUpdate | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.WrittenLocation:
        """Update a location."""
        _answer: models.WrittenLocation = await self._call("PUT", "/v2/locators/{locator_id}/locations/{location_id}", path_values={"locator_id": locator_id, "location_id": location_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    async def patch_location(
        self,
        locator_id: str,
        location_id: str,
        body: models.LocationPatch | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.WrittenLocation:
        """Update a location: some fields."""
        _answer: models.WrittenLocation = await self._call("PATCH", "/v2/locators/{locator_id}/locations/{location_id}", path_values={"locator_id": locator_id, "location_id": location_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    async def change_locations(
        self,
        locator_id: str,
        body: models.LocationBatch,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.LocationBatchAnswer:
        """Create or update many locations."""
        _answer: models.LocationBatchAnswer = await self._call("POST", "/v2/locators/{locator_id}/locations/batch", path_values={"locator_id": locator_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def create_form(
        self,
        body: models.FormBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Form:
        """Create a routing form."""
        _answer: models.Form = await self._call("POST", "/v2/forms", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def list_forms(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        updated_since: str | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.Form]:
        """List forms."""
        _answer: list[models.Form] = await self._call("GET", "/v2/forms", query={"limit": limit, "cursor": cursor, "search": search, "sort": sort, "updated_since": updated_since, "fields": fields}, headers=headers)
        return _answer

    def iterate_forms(
        self,
        *,
        limit: int | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> AsyncPages[models.Form]:
        """List forms. All of it, page after page."""
        return AsyncPages(self, "/v2/forms", query={"limit": limit, "search": search, "sort": sort, "fields": fields}, headers=headers)

    def changed_forms(
        self,
        updated_since: str,
        *,
        limit: int | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> AsyncPages[models.Form | models.Deletion]:
        """List forms. What of it was changed and deleted since then."""
        return AsyncPages(self, "/v2/forms", query={"limit": limit, "search": search, "sort": sort, "fields": fields, "updated_since": updated_since}, headers=headers)

    async def delete_form(
        self,
        form_id: str,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Deleted:
        """Delete a form with its responses."""
        _answer: models.Deleted = await self._call("DELETE", "/v2/forms/{form_id}", path_values={"form_id": form_id}, if_match=if_match, headers=headers)
        return _answer

    async def get_form(
        self,
        form_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Form:
        """Get a form by its handle or id."""
        _answer: models.Form = await self._call("GET", "/v2/forms/{form_id}", path_values={"form_id": form_id}, headers=headers)
        return _answer

    async def update_form(
        self,
        form_id: str,
        body: models.FormUpdate | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Form:
        """Update a form."""
        _answer: models.Form = await self._call("PUT", "/v2/forms/{form_id}", path_values={"form_id": form_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    async def patch_form(
        self,
        form_id: str,
        body: models.FormPatch | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Form:
        """Update a form: some fields."""
        _answer: models.Form = await self._call("PATCH", "/v2/forms/{form_id}", path_values={"form_id": form_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    async def list_form_responses(
        self,
        form_id: str,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        updated_since: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        rule: models.Id | Literal["none"] | None = None,
        booked: Literal["true", "false"] | None = None,
        email: str | None = None,
        since: str | None = None,
        until: str | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.FormResponse]:
        """List the responses of a form with their targets."""
        _answer: list[models.FormResponse] = await self._call("GET", "/v2/forms/{form_id}/responses", path_values={"form_id": form_id}, query={"limit": limit, "cursor": cursor, "updated_since": updated_since, "sort": sort, "rule": rule, "booked": booked, "email": email, "since": since, "until": until, "fields": fields}, headers=headers)
        return _answer

    def iterate_form_responses(
        self,
        form_id: str,
        *,
        limit: int | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        rule: models.Id | Literal["none"] | None = None,
        booked: Literal["true", "false"] | None = None,
        email: str | None = None,
        since: str | None = None,
        until: str | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> AsyncPages[models.FormResponse]:
        """List the responses of a form with their targets. All of it, page after page."""
        return AsyncPages(self, "/v2/forms/{form_id}/responses", path_values={"form_id": form_id}, query={"limit": limit, "sort": sort, "rule": rule, "booked": booked, "email": email, "since": since, "until": until, "fields": fields}, headers=headers)

    def changed_form_responses(
        self,
        form_id: str,
        updated_since: str,
        *,
        limit: int | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        rule: models.Id | Literal["none"] | None = None,
        booked: Literal["true", "false"] | None = None,
        email: str | None = None,
        since: str | None = None,
        until: str | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> AsyncPages[models.FormResponse | models.Deletion]:
        """List the responses of a form with their targets. What of it was changed and deleted since then."""
        return AsyncPages(self, "/v2/forms/{form_id}/responses", path_values={"form_id": form_id}, query={"limit": limit, "sort": sort, "rule": rule, "booked": booked, "email": email, "since": since, "until": until, "fields": fields, "updated_since": updated_since}, headers=headers)

    async def explain_form_outcome(
        self,
        form_id: str,
        body: models.FormTryBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.FormTry:
        """Evaluate the routing rules of a form."""
        _answer: models.FormTry = await self._call("POST", "/v2/forms/{form_id}/try", path_values={"form_id": form_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def delete_third_party(
        self,
        third_party_id: str,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Deleted:
        """Delete a third-party app; its events stay."""
        _answer: models.Deleted = await self._call("DELETE", "/v2/third_parties/{third_party_id}", path_values={"third_party_id": third_party_id}, if_match=if_match, headers=headers)
        return _answer

    async def get_third_party(
        self,
        third_party_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.ThirdParty:
        """Get a third-party app."""
        _answer: models.ThirdParty = await self._call("GET", "/v2/third_parties/{third_party_id}", path_values={"third_party_id": third_party_id}, headers=headers)
        return _answer

    async def get_creator_token(
        self,
        *,
        cm: str,
        secret: str,
        headers: Mapping[str, str] | None = None,
    ) -> models.GetCreatorTokenAnswer:
        """Create a token for links that create an event without an account."""
        _answer: models.GetCreatorTokenAnswer = await self._call("GET", "/v2/third_parties/token", query={"cm": cm, "secret": secret}, headers=headers)
        return _answer

    async def list_third_parties(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        updated_since: str | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.ThirdParty]:
        """List third-party apps, newest first."""
        _answer: list[models.ThirdParty] = await self._call("GET", "/v2/third_parties", query={"limit": limit, "cursor": cursor, "search": search, "sort": sort, "updated_since": updated_since, "fields": fields}, headers=headers)
        return _answer

    def iterate_third_parties(
        self,
        *,
        limit: int | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> AsyncPages[models.ThirdParty]:
        """List third-party apps, newest first. All of it, page after page."""
        return AsyncPages(self, "/v2/third_parties", query={"limit": limit, "search": search, "sort": sort, "fields": fields}, headers=headers)

    def changed_third_parties(
        self,
        updated_since: str,
        *,
        limit: int | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> AsyncPages[models.ThirdParty | models.Deletion]:
        """List third-party apps, newest first. What of it was changed and deleted since then."""
        return AsyncPages(self, "/v2/third_parties", query={"limit": limit, "search": search, "sort": sort, "fields": fields, "updated_since": updated_since}, headers=headers)

    async def register_third_party(
        self,
        body: models.RegisterThirdPartyBody | None = None,
        *,
        name: str | None = None,
        contact_email: str | None = None,
        contact_name: str | None = None,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.ThirdParty:
        """Register a third-party app."""
        _answer: models.ThirdParty = await self._call("POST", "/v2/third_parties", query={"name": name, "contact_email": contact_email, "contact_name": contact_name}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def register_third_party_by_get(
        self,
        *,
        name: str,
        contact_email: str | None = None,
        contact_name: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.ThirdParty:
        """Register a third-party app; use POST instead."""
        _answer: models.ThirdParty = await self._call("GET", "/v2/third_parties/new", query={"name": name, "contact_email": contact_email, "contact_name": contact_name}, headers=headers)
        return _answer

    async def rotate_third_party_secret(
        self,
        third_party_id: str,
        body: models.RotateThirdPartySecretBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.ThirdParty:
        """Rotate the secret of a third-party app."""
        _answer: models.ThirdParty = await self._call("POST", "/v2/third_parties/{third_party_id}/secret", path_values={"third_party_id": third_party_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def create_api_key(
        self,
        body: models.ApiKeyBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.CreatedApiKey:
        """Create an API key."""
        _answer: models.CreatedApiKey = await self._call("POST", "/v2/api_keys", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def list_api_keys(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        updated_since: str | None = None,
        state: Literal["active", "expired", "revoked"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.ApiKey]:
        """List API keys, newest first, including revoked ones."""
        _answer: list[models.ApiKey] = await self._call("GET", "/v2/api_keys", query={"limit": limit, "cursor": cursor, "search": search, "sort": sort, "updated_since": updated_since, "state": state, "fields": fields}, headers=headers)
        return _answer

    def iterate_api_keys(
        self,
        *,
        limit: int | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        state: Literal["active", "expired", "revoked"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> AsyncPages[models.ApiKey]:
        """List API keys, newest first, including revoked ones. All of it, page after page."""
        return AsyncPages(self, "/v2/api_keys", query={"limit": limit, "search": search, "sort": sort, "state": state, "fields": fields}, headers=headers)

    def changed_api_keys(
        self,
        updated_since: str,
        *,
        limit: int | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        state: Literal["active", "expired", "revoked"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> AsyncPages[models.ApiKey | models.Deletion]:
        """List API keys, newest first, including revoked ones. What of it was changed and deleted since then."""
        return AsyncPages(self, "/v2/api_keys", query={"limit": limit, "search": search, "sort": sort, "state": state, "fields": fields, "updated_since": updated_since}, headers=headers)

    async def revoke_api_key(
        self,
        key_id: str,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Deleted:
        """Revoke an API key."""
        _answer: models.Deleted = await self._call("DELETE", "/v2/api_keys/{key_id}", path_values={"key_id": key_id}, if_match=if_match, headers=headers)
        return _answer

    async def get_test_clock(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.TestClock:
        """Get the sandbox clock."""
        _answer: models.TestClock = await self._call("GET", "/v2/test/clock", headers=headers)
        return _answer

    async def reset_test_clock(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.TestClock:
        """Reset the sandbox clock to real time."""
        _answer: models.TestClock = await self._call("DELETE", "/v2/test/clock", headers=headers)
        return _answer

    async def update_test_clock(
        self,
        body: models.TestClockBody | None = None,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.TestClock:
        """Advance the sandbox clock."""
        _answer: models.TestClock = await self._call("PUT", "/v2/test/clock", body=body, headers=headers)
        return _answer

    async def patch_test_clock(
        self,
        body: models.TestClockPatch | None = None,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.TestClock:
        """Advance the sandbox clock: some fields."""
        _answer: models.TestClock = await self._call("PATCH", "/v2/test/clock", body=body, headers=headers)
        return _answer

    async def reset_sandbox(
        self,
        body: models.TestResetBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.TestClock:
        """Delete all data of the sandbox."""
        _answer: models.TestClock = await self._call("POST", "/v2/test/reset", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def seed_sandbox(
        self,
        body: models.SeedSandboxBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.TestDemo:
        """Create demo data in the sandbox."""
        _answer: models.TestDemo = await self._call("POST", "/v2/test/demo", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def list_personal_tokens(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        user: models.Id | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.PersonalToken]:
        """List personal tokens, newest first."""
        _answer: list[models.PersonalToken] = await self._call("GET", "/v2/personal_tokens", query={"limit": limit, "cursor": cursor, "search": search, "sort": sort, "user": user, "fields": fields}, headers=headers)
        return _answer

    def iterate_personal_tokens(
        self,
        *,
        limit: int | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        user: models.Id | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> AsyncPages[models.PersonalToken]:
        """List personal tokens, newest first. All of it, page after page."""
        return AsyncPages(self, "/v2/personal_tokens", query={"limit": limit, "search": search, "sort": sort, "user": user, "fields": fields}, headers=headers)

    async def revoke_personal_token(
        self,
        token_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Deleted:
        """Revoke a personal token."""
        _answer: models.Deleted = await self._call("DELETE", "/v2/personal_tokens/{token_id}", path_values={"token_id": token_id}, headers=headers)
        return _answer

    async def create_oauth_app(
        self,
        body: models.OAuthAppBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.CreatedOAuthApp:
        """Register an OAuth app."""
        _answer: models.CreatedOAuthApp = await self._call("POST", "/v2/oauth_apps", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def list_oauth_apps(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        updated_since: str | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.OAuthApp]:
        """List OAuth apps, newest first."""
        _answer: list[models.OAuthApp] = await self._call("GET", "/v2/oauth_apps", query={"limit": limit, "cursor": cursor, "search": search, "sort": sort, "updated_since": updated_since, "fields": fields}, headers=headers)
        return _answer

    def iterate_oauth_apps(
        self,
        *,
        limit: int | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> AsyncPages[models.OAuthApp]:
        """List OAuth apps, newest first. All of it, page after page."""
        return AsyncPages(self, "/v2/oauth_apps", query={"limit": limit, "search": search, "sort": sort, "fields": fields}, headers=headers)

    def changed_oauth_apps(
        self,
        updated_since: str,
        *,
        limit: int | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> AsyncPages[models.OAuthApp | models.Deletion]:
        """List OAuth apps, newest first. What of it was changed and deleted since then."""
        return AsyncPages(self, "/v2/oauth_apps", query={"limit": limit, "search": search, "sort": sort, "fields": fields, "updated_since": updated_since}, headers=headers)

    async def delete_oauth_app(
        self,
        app_id: str,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Deleted:
        """Delete an OAuth app."""
        _answer: models.Deleted = await self._call("DELETE", "/v2/oauth_apps/{app_id}", path_values={"app_id": app_id}, if_match=if_match, headers=headers)
        return _answer

    async def get_oauth_app(
        self,
        app_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.OAuthApp:
        """Get an OAuth app."""
        _answer: models.OAuthApp = await self._call("GET", "/v2/oauth_apps/{app_id}", path_values={"app_id": app_id}, headers=headers)
        return _answer

    async def update_oauth_app(
        self,
        app_id: str,
        body: models.OAuthAppUpdate | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.OAuthApp:
        """Update an OAuth app."""
        _answer: models.OAuthApp = await self._call("PUT", "/v2/oauth_apps/{app_id}", path_values={"app_id": app_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    async def patch_oauth_app(
        self,
        app_id: str,
        body: models.OAuthAppPatch | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.OAuthApp:
        """Update an OAuth app: some fields."""
        _answer: models.OAuthApp = await self._call("PATCH", "/v2/oauth_apps/{app_id}", path_values={"app_id": app_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    async def list_oauth_grants(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        user: models.Id | None = None,
        app: models.Id | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.OAuthGrant]:
        """List OAuth grants, newest first."""
        _answer: list[models.OAuthGrant] = await self._call("GET", "/v2/oauth_grants", query={"limit": limit, "cursor": cursor, "search": search, "sort": sort, "user": user, "app": app, "fields": fields}, headers=headers)
        return _answer

    def iterate_oauth_grants(
        self,
        *,
        limit: int | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        user: models.Id | None = None,
        app: models.Id | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> AsyncPages[models.OAuthGrant]:
        """List OAuth grants, newest first. All of it, page after page."""
        return AsyncPages(self, "/v2/oauth_grants", query={"limit": limit, "search": search, "sort": sort, "user": user, "app": app, "fields": fields}, headers=headers)

    async def revoke_oauth_grant(
        self,
        grant_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Deleted:
        """Revoke an OAuth grant."""
        _answer: models.Deleted = await self._call("DELETE", "/v2/oauth_grants/{grant_id}", path_values={"grant_id": grant_id}, headers=headers)
        return _answer

    async def rotate_oauth_app_secret(
        self,
        app_id: str,
        body: models.RotateOAuthAppSecretBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.CreatedOAuthApp:
        """Rotate the secret of an OAuth app."""
        _answer: models.CreatedOAuthApp = await self._call("POST", "/v2/oauth_apps/{app_id}/secret", path_values={"app_id": app_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def reset_second_factors(
        self,
        user_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Deleted:
        """Reset a user's second factors."""
        _answer: models.Deleted = await self._call("DELETE", "/v2/users/{user_id}/second_factors", path_values={"user_id": user_id}, headers=headers)
        return _answer

    async def create_sign_in_domain(
        self,
        body: models.CreateSignInDomainBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.SignIn:
        """Add an e-mail domain of the sign-in provider."""
        _answer: models.SignIn = await self._call("POST", "/v2/sign_in/domains", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def delete_sign_in_domain(
        self,
        domain_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.SignIn:
        """Delete an e-mail domain of the sign-in provider."""
        _answer: models.SignIn = await self._call("DELETE", "/v2/sign_in/domains/{domain_id}", path_values={"domain_id": domain_id}, headers=headers)
        return _answer

    async def get_sign_in(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.SignIn:
        """Get the sign-in settings."""
        _answer: models.SignIn = await self._call("GET", "/v2/sign_in", headers=headers)
        return _answer

    async def update_sign_in(
        self,
        body: models.SignInBody | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.SignIn:
        """Update the sign-in settings."""
        _answer: models.SignIn = await self._call("PUT", "/v2/sign_in", body=body, if_match=if_match, headers=headers)
        return _answer

    async def patch_sign_in(
        self,
        body: models.SignInPatch | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.SignIn:
        """Update the sign-in settings: some fields."""
        _answer: models.SignIn = await self._call("PATCH", "/v2/sign_in", body=body, if_match=if_match, headers=headers)
        return _answer

    async def verify_sign_in_domain(
        self,
        domain_id: str,
        body: models.VerifySignInDomainBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.SignIn:
        """Verify an e-mail domain by its TXT record."""
        _answer: models.SignIn = await self._call("POST", "/v2/sign_in/domains/{domain_id}/verify", path_values={"domain_id": domain_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def get_provisioning(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Provisioning:
        """Get the status of SCIM provisioning."""
        _answer: models.Provisioning = await self._call("GET", "/v2/provisioning", headers=headers)
        return _answer

    async def check_certificate(
        self,
        *,
        domain: str,
        headers: Mapping[str, str] | None = None,
    ) -> models.CheckCertificateAnswer:
        """Check whether a domain may have a certificate."""
        _answer: models.CheckCertificateAnswer = await self._call("GET", "/v2/domains/certificate_check", query={"domain": domain}, headers=headers)
        return _answer

    async def check_domain(
        self,
        domain_id: str,
        body: models.CheckDomainBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Domain:
        """Verify a custom domain by its TXT record."""
        _answer: models.Domain = await self._call("POST", "/v2/domains/{domain_id}/check", path_values={"domain_id": domain_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def create_domain(
        self,
        body: models.CreateDomainBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Domain:
        """Add a custom domain."""
        _answer: models.Domain = await self._call("POST", "/v2/domains", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def list_domains(
        self,
        *,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.Domain]:
        """List custom domains."""
        _answer: list[models.Domain] = await self._call("GET", "/v2/domains", query={"fields": fields}, headers=headers)
        return _answer

    async def delete_domain(
        self,
        domain_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        """Delete a custom domain."""
        await self._call("DELETE", "/v2/domains/{domain_id}", path_values={"domain_id": domain_id}, headers=headers)

    async def get_domain(
        self,
        domain_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Domain:
        """Get a custom domain and its last DNS check."""
        _answer: models.Domain = await self._call("GET", "/v2/domains/{domain_id}", path_values={"domain_id": domain_id}, headers=headers)
        return _answer

    async def update_domain(
        self,
        domain_id: str,
        body: models.UpdateDomainBody | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Domain:
        """Update a custom domain."""
        _answer: models.Domain = await self._call("PUT", "/v2/domains/{domain_id}", path_values={"domain_id": domain_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    async def patch_domain(
        self,
        domain_id: str,
        body: models.UpdateDomainPatch | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Domain:
        """Update a custom domain: some fields."""
        _answer: models.Domain = await self._call("PATCH", "/v2/domains/{domain_id}", path_values={"domain_id": domain_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    async def authorize_slack(
        self,
        body: models.AuthorizeSlackBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.SlackAuthorization:
        """Start the installation of the app in a workspace."""
        _answer: models.SlackAuthorization = await self._call("POST", "/v2/slack/authorization", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def disconnect_slack(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Deleted:
        """Disconnect the workspace."""
        _answer: models.Deleted = await self._call("DELETE", "/v2/slack", headers=headers)
        return _answer

    async def get_slack(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.SlackConnection:
        """Get the connected workspace at Slack."""
        _answer: models.SlackConnection = await self._call("GET", "/v2/slack", headers=headers)
        return _answer

    async def get_slack_preferences(
        self,
        user_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.SlackPreferences:
        """Get which Slack messages a user gets."""
        _answer: models.SlackPreferences = await self._call("GET", "/v2/users/{user_id}/slack", path_values={"user_id": user_id}, headers=headers)
        return _answer

    async def update_slack_preferences(
        self,
        user_id: str,
        body: models.SlackPreferencesBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.SlackPreferences:
        """Choose which Slack messages a user gets."""
        _answer: models.SlackPreferences = await self._call("POST", "/v2/users/{user_id}/slack", path_values={"user_id": user_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def list_slack_channels(
        self,
        *,
        q: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.SlackChannelChoices:
        """Search the channels of the workspace."""
        _answer: models.SlackChannelChoices = await self._call("GET", "/v2/slack/channels", query={"q": q}, headers=headers)
        return _answer

    async def set_slack_channel(
        self,
        body: models.SlackChannelBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.SlackConnection:
        """Choose the channel for messages."""
        _answer: models.SlackConnection = await self._call("POST", "/v2/slack/channels", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def match_slack_people(
        self,
        body: models.MatchSlackPeopleBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.SlackPeopleLookup:
        """Look up the users in the workspace again."""
        _answer: models.SlackPeopleLookup = await self._call("POST", "/v2/slack/people", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def send_test_slack(
        self,
        body: models.SlackTestBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.SlackTest:
        """Send a test message to a channel."""
        _answer: models.SlackTest = await self._call("POST", "/v2/slack/test", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def connect_sms_account(
        self,
        body: models.SmsAccountBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.SmsAccount:
        """Connect an account for SMS, or change the connected one."""
        _answer: models.SmsAccount = await self._call("POST", "/v2/sms_account", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def delete_sms_account(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Deleted:
        """Disconnect the account for SMS."""
        _answer: models.Deleted = await self._call("DELETE", "/v2/sms_account", headers=headers)
        return _answer

    async def get_sms_account(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.SmsAccount:
        """Get the account through which SMS are sent."""
        _answer: models.SmsAccount = await self._call("GET", "/v2/sms_account", headers=headers)
        return _answer

    async def send_test_sms(
        self,
        body: models.SmsTestBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.SmsTest:
        """Send a test SMS."""
        _answer: models.SmsTest = await self._call("POST", "/v2/sms_account/test", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def connect_whatsapp_account(
        self,
        body: models.WhatsappAccountBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.WhatsappAccount:
        """Connect a number at WhatsApp, or change the connected one."""
        _answer: models.WhatsappAccount = await self._call("POST", "/v2/whatsapp_account", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def delete_whatsapp_account(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Deleted:
        """Disconnect the number at WhatsApp."""
        _answer: models.Deleted = await self._call("DELETE", "/v2/whatsapp_account", headers=headers)
        return _answer

    async def get_whatsapp_account(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.WhatsappAccount:
        """Get the number through which WhatsApp messages are sent."""
        _answer: models.WhatsappAccount = await self._call("GET", "/v2/whatsapp_account", headers=headers)
        return _answer

    async def list_whatsapp_templates(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.WhatsappTemplates:
        """List the templates of the account, with their status at Meta."""
        _answer: models.WhatsappTemplates = await self._call("GET", "/v2/whatsapp_account/templates", headers=headers)
        return _answer

    async def refresh_whatsapp_templates(
        self,
        body: models.RefreshWhatsappTemplatesBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.WhatsappTemplates:
        """Fetch the templates of the account from Meta."""
        _answer: models.WhatsappTemplates = await self._call("POST", "/v2/whatsapp_account/templates", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def send_test_whatsapp(
        self,
        body: models.WhatsappTestBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.WhatsappTest:
        """Send a test message by WhatsApp."""
        _answer: models.WhatsappTest = await self._call("POST", "/v2/whatsapp_account/test", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def apply_import(
        self,
        import_id: str,
        body: models.ApplyImportBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.ToolImport:
        """Import the meetings that were read."""
        _answer: models.ToolImport = await self._call("POST", "/v2/imports/{import_id}/apply", path_values={"import_id": import_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def continue_import(
        self,
        import_id: str,
        body: models.ContinueImportBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.ToolImport:
        """Continue a stopped or failed import."""
        _answer: models.ToolImport = await self._call("POST", "/v2/imports/{import_id}/continue", path_values={"import_id": import_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def get_import(
        self,
        import_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.ToolImport:
        """Read the progress or the result of an import."""
        _answer: models.ToolImport = await self._call("GET", "/v2/imports/{import_id}", path_values={"import_id": import_id}, headers=headers)
        return _answer

    async def start_file_import(
        self,
        body: models.FileImportBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.ToolImport:
        """Read a file with meetings of another tool."""
        _answer: models.ToolImport = await self._call("POST", "/v2/imports/files", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def start_import(
        self,
        body: models.ImportBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.ToolImport:
        """Read an account of another tool."""
        _answer: models.ToolImport = await self._call("POST", "/v2/imports", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def stop_import(
        self,
        import_id: str,
        body: models.StopImportBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.ToolImport:
        """Stop an import."""
        _answer: models.ToolImport = await self._call("POST", "/v2/imports/{import_id}/stop", path_values={"import_id": import_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def finish_transition(
        self,
        transition_id: str,
        body: models.FinishTransitionBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Transition:
        """End a transition."""
        _answer: models.Transition = await self._call("POST", "/v2/transitions/{transition_id}/finish", path_values={"transition_id": transition_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def get_transition(
        self,
        transition_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Transition:
        """Read a transition."""
        _answer: models.Transition = await self._call("GET", "/v2/transitions/{transition_id}", path_values={"transition_id": transition_id}, headers=headers)
        return _answer

    async def list_transitions(
        self,
        *,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.Transition]:
        """List transitions."""
        _answer: list[models.Transition] = await self._call("GET", "/v2/transitions", query={"fields": fields}, headers=headers)
        return _answer

    async def start_transition(
        self,
        body: models.TransitionBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Transition:
        """Hold the time of bookings in another tool."""
        _answer: models.Transition = await self._call("POST", "/v2/transitions", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def revert_transition(
        self,
        transition_id: str,
        body: models.RevertTransitionBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Transition:
        """Take a switch back."""
        _answer: models.Transition = await self._call("POST", "/v2/transitions/{transition_id}/revert", path_values={"transition_id": transition_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def switch_transition(
        self,
        transition_id: str,
        body: models.SwitchTransitionBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Transition:
        """Switch to the pages here."""
        _answer: models.Transition = await self._call("POST", "/v2/transitions/{transition_id}/switch", path_values={"transition_id": transition_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def sync_transition(
        self,
        transition_id: str,
        body: models.SyncTransitionBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Transition:
        """Read the other tool again."""
        _answer: models.Transition = await self._call("POST", "/v2/transitions/{transition_id}/sync", path_values={"transition_id": transition_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def find_old_links(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.OldLinks:
        """Find links to other tools."""
        _answer: models.OldLinks = await self._call("GET", "/v2/old_links", headers=headers)
        return _answer

    async def apply_plan(
        self,
        plan_id: str,
        body: models.ApplyPlanBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.AppliedPlan:
        """Apply a plan."""
        _answer: models.AppliedPlan = await self._call("POST", "/v2/plans/{plan_id}/apply", path_values={"plan_id": plan_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def export_settings(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.SettingsFiles:
        """Export all settings as YAML files."""
        _answer: models.SettingsFiles = await self._call("GET", "/v2/settings_files", headers=headers)
        return _answer

    async def get_plan(
        self,
        plan_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.SettingsPlan:
        """Read a plan."""
        _answer: models.SettingsPlan = await self._call("GET", "/v2/plans/{plan_id}", path_values={"plan_id": plan_id}, headers=headers)
        return _answer

    async def plan_settings(
        self,
        body: models.PlanBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.SettingsPlan:
        """Plan a change of settings files."""
        _answer: models.SettingsPlan = await self._call("POST", "/v2/plans", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def list_audit_entries(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        updated_since: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        resource: Literal["organization", "api_key", "personal_token", "oauth_app", "oauth_grant", "user", "preferences", "push_subscription", "user_phone", "availability", "absence", "bookpage", "appointment_type", "page_template", "page_template_type", "link", "calendar_list", "calendar", "calendar_feed", "calendar_connection", "subcalendar", "video_account", "team", "admin_preferences", "locator", "location", "form", "third_party", "event", "webhook", "workflow", "workflow_address", "sms_account", "whatsapp_account", "slack_connection", "slack_channel", "invitation", "impersonation", "person", "waiting_entry", "sign_in", "domain", "mail", "mail_sender", "message_text", "mail_suppression"] | None = None,
        resource_id: models.Id | None = None,
        actor: models.Id | None = None,
        since: str | None = None,
        until: str | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.AuditEntry]:
        """List audit log entries, newest first."""
        _answer: list[models.AuditEntry] = await self._call("GET", "/v2/audit", query={"limit": limit, "cursor": cursor, "updated_since": updated_since, "sort": sort, "resource": resource, "resource_id": resource_id, "actor": actor, "since": since, "until": until, "fields": fields}, headers=headers)
        return _answer

    def iterate_audit_entries(
        self,
        *,
        limit: int | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        resource: Literal["organization", "api_key", "personal_token", "oauth_app", "oauth_grant", "user", "preferences", "push_subscription", "user_phone", "availability", "absence", "bookpage", "appointment_type", "page_template", "page_template_type", "link", "calendar_list", "calendar", "calendar_feed", "calendar_connection", "subcalendar", "video_account", "team", "admin_preferences", "locator", "location", "form", "third_party", "event", "webhook", "workflow", "workflow_address", "sms_account", "whatsapp_account", "slack_connection", "slack_channel", "invitation", "impersonation", "person", "waiting_entry", "sign_in", "domain", "mail", "mail_sender", "message_text", "mail_suppression"] | None = None,
        resource_id: models.Id | None = None,
        actor: models.Id | None = None,
        since: str | None = None,
        until: str | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> AsyncPages[models.AuditEntry]:
        """List audit log entries, newest first. All of it, page after page."""
        return AsyncPages(self, "/v2/audit", query={"limit": limit, "sort": sort, "resource": resource, "resource_id": resource_id, "actor": actor, "since": since, "until": until, "fields": fields}, headers=headers)

    def changed_audit_entries(
        self,
        updated_since: str,
        *,
        limit: int | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        resource: Literal["organization", "api_key", "personal_token", "oauth_app", "oauth_grant", "user", "preferences", "push_subscription", "user_phone", "availability", "absence", "bookpage", "appointment_type", "page_template", "page_template_type", "link", "calendar_list", "calendar", "calendar_feed", "calendar_connection", "subcalendar", "video_account", "team", "admin_preferences", "locator", "location", "form", "third_party", "event", "webhook", "workflow", "workflow_address", "sms_account", "whatsapp_account", "slack_connection", "slack_channel", "invitation", "impersonation", "person", "waiting_entry", "sign_in", "domain", "mail", "mail_sender", "message_text", "mail_suppression"] | None = None,
        resource_id: models.Id | None = None,
        actor: models.Id | None = None,
        since: str | None = None,
        until: str | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> AsyncPages[models.AuditEntry | models.Deletion]:
        """List audit log entries, newest first. What of it was changed and deleted since then."""
        return AsyncPages(self, "/v2/audit", query={"limit": limit, "sort": sort, "resource": resource, "resource_id": resource_id, "actor": actor, "since": since, "until": until, "fields": fields, "updated_since": updated_since}, headers=headers)

    async def get_offboarding(
        self,
        offboarding_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Offboarding:
        """Get an offboarding and its progress."""
        _answer: models.Offboarding = await self._call("GET", "/v2/offboardings/{offboarding_id}", path_values={"offboarding_id": offboarding_id}, headers=headers)
        return _answer

    async def get_owned_resources(
        self,
        user_id: str,
        *,
        to_user: models.Id | None = None,
        to_team: models.Id | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.OwnedResources:
        """Get the resources to hand over before a user leaves."""
        _answer: models.OwnedResources = await self._call("GET", "/v2/users/{user_id}/owned_resources", path_values={"user_id": user_id}, query={"to_user": to_user, "to_team": to_team}, headers=headers)
        return _answer

    async def list_offboardings(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        user: models.Id | None = None,
        state: Literal["running", "done", "stopped"] | None = None,
        updated_since: str | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.Offboarding]:
        """List offboardings, newest first."""
        _answer: list[models.Offboarding] = await self._call("GET", "/v2/offboardings", query={"limit": limit, "cursor": cursor, "user": user, "state": state, "updated_since": updated_since, "fields": fields}, headers=headers)
        return _answer

    def iterate_offboardings(
        self,
        *,
        limit: int | None = None,
        user: models.Id | None = None,
        state: Literal["running", "done", "stopped"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> AsyncPages[models.Offboarding]:
        """List offboardings, newest first. All of it, page after page."""
        return AsyncPages(self, "/v2/offboardings", query={"limit": limit, "user": user, "state": state, "fields": fields}, headers=headers)

    def changed_offboardings(
        self,
        updated_since: str,
        *,
        limit: int | None = None,
        user: models.Id | None = None,
        state: Literal["running", "done", "stopped"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> AsyncPages[models.Offboarding | models.Deletion]:
        """List offboardings, newest first. What of it was changed and deleted since then."""
        return AsyncPages(self, "/v2/offboardings", query={"limit": limit, "user": user, "state": state, "fields": fields, "updated_since": updated_since}, headers=headers)

    async def start_offboardings(
        self,
        body: models.OffboardingBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.StartedOffboardings:
        """Create an offboarding."""
        _answer: models.StartedOffboardings = await self._call("POST", "/v2/offboardings", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def list_trash(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        resource: Literal["absence", "appointment_type", "availability", "bookpage", "form", "location", "locator", "page_template", "team", "waiting_entry", "workflow"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.ListedTrashItem]:
        """List resources deleted in the last 7 days, newest first."""
        _answer: list[models.ListedTrashItem] = await self._call("GET", "/v2/trash", query={"limit": limit, "cursor": cursor, "search": search, "sort": sort, "resource": resource, "fields": fields}, headers=headers)
        return _answer

    def iterate_trash(
        self,
        *,
        limit: int | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        resource: Literal["absence", "appointment_type", "availability", "bookpage", "form", "location", "locator", "page_template", "team", "waiting_entry", "workflow"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> AsyncPages[models.ListedTrashItem]:
        """List resources deleted in the last 7 days, newest first. All of it, page after page."""
        return AsyncPages(self, "/v2/trash", query={"limit": limit, "search": search, "sort": sort, "resource": resource, "fields": fields}, headers=headers)

    async def restore_from_trash(
        self,
        resource_id: str,
        body: models.RestoreFromTrashBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Restored:
        """Restore a deleted resource."""
        _answer: models.Restored = await self._call("POST", "/v2/trash/{resource_id}/restore", path_values={"resource_id": resource_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def undo_change(
        self,
        entry_id: str,
        body: models.UndoChangeBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.AuditEntry:
        """Undo a change."""
        _answer: models.AuditEntry = await self._call("POST", "/v2/audit/{entry_id}/undo", path_values={"entry_id": entry_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def erase_personal_data(
        self,
        body: models.ErasureBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Erasure:
        """Erase the personal data of an e-mail address."""
        _answer: models.Erasure = await self._call("POST", "/v2/personal_data/erasures", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def export_personal_data(
        self,
        *,
        email: str,
        headers: Mapping[str, str] | None = None,
    ) -> models.PersonalData:
        """List the personal data stored for an e-mail address."""
        _answer: models.PersonalData = await self._call("GET", "/v2/personal_data", query={"email": email}, headers=headers)
        return _answer

    async def create_hook(
        self,
        body: models.WebhookBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.CreatedWebhook:
        """Create a webhook."""
        _answer: models.CreatedWebhook = await self._call("POST", "/hooks", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def list_hooks(
        self,
        *,
        search: str | None = None,
        updated_since: str | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.ListHooksAnswer:
        """List webhooks, newest first."""
        _answer: models.ListHooksAnswer = await self._call("GET", "/hooks", query={"search": search, "updated_since": updated_since, "fields": fields}, headers=headers)
        return _answer

    async def delete_hook(
        self,
        hook_id: str,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        """Delete a webhook and its deliveries."""
        await self._call("DELETE", "/hooks/{hook_id}", path_values={"hook_id": hook_id}, if_match=if_match, headers=headers)

    async def get_hook(
        self,
        hook_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Webhook:
        """Get a webhook."""
        _answer: models.Webhook = await self._call("GET", "/hooks/{hook_id}", path_values={"hook_id": hook_id}, headers=headers)
        return _answer

    async def update_hook(
        self,
        hook_id: str,
        body: models.WebhookBody,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Webhook:
        """Update a webhook; enables a disabled one."""
        _answer: models.Webhook = await self._call("PUT", "/hooks/{hook_id}", path_values={"hook_id": hook_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    async def patch_hook(
        self,
        hook_id: str,
        body: models.WebhookPatch | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Webhook:
        """Update a webhook; enables a disabled one: some fields."""
        _answer: models.Webhook = await self._call("PATCH", "/hooks/{hook_id}", path_values={"hook_id": hook_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    async def get_delivery(
        self,
        hook_id: str,
        delivery_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.DeliveryWithLog:
        """Get a delivery with its attempts."""
        _answer: models.DeliveryWithLog = await self._call("GET", "/hooks/{hook_id}/deliveries/{delivery_id}", path_values={"hook_id": hook_id, "delivery_id": delivery_id}, headers=headers)
        return _answer

    async def list_deliveries(
        self,
        hook_id: str,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        state: Literal["delivered", "failed", "pending"] | None = None,
        updated_since: str | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.Delivery]:
        """List stored deliveries (usually the last 30 days), newest first."""
        _answer: list[models.Delivery] = await self._call("GET", "/hooks/{hook_id}/deliveries", path_values={"hook_id": hook_id}, query={"limit": limit, "cursor": cursor, "state": state, "updated_since": updated_since, "fields": fields}, headers=headers)
        return _answer

    def iterate_deliveries(
        self,
        hook_id: str,
        *,
        limit: int | None = None,
        state: Literal["delivered", "failed", "pending"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> AsyncPages[models.Delivery]:
        """List stored deliveries (usually the last 30 days), newest first. All of it, page after page."""
        return AsyncPages(self, "/hooks/{hook_id}/deliveries", path_values={"hook_id": hook_id}, query={"limit": limit, "state": state, "fields": fields}, headers=headers)

    def changed_deliveries(
        self,
        hook_id: str,
        updated_since: str,
        *,
        limit: int | None = None,
        state: Literal["delivered", "failed", "pending"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> AsyncPages[models.Delivery | models.Deletion]:
        """List stored deliveries (usually the last 30 days), newest first. What of it was changed and deleted since then."""
        return AsyncPages(self, "/hooks/{hook_id}/deliveries", path_values={"hook_id": hook_id}, query={"limit": limit, "state": state, "fields": fields, "updated_since": updated_since}, headers=headers)

    async def list_hook_activity(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.HookActivity:
        """Count the deliveries of each webhook by hour (last 24 hours)."""
        _answer: models.HookActivity = await self._call("GET", "/hooks/activity", headers=headers)
        return _answer

    async def list_hook_samples(
        self,
        *,
        action: Literal["event.created", "event.confirmed", "event.updated", "event.cancelled", "user.joined", "event.voted", "event.message", "event.declined", "event.new_invitee", "event.no_show", "bookpage.updated", "form.answered", "waiting.joined", "waiting.offered", "workflow.step"],
        version: Literal["2026-11-01", "2026-11-23", "2026-11-26"] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.HookSamples:
        """Preview the payload of an action."""
        _answer: models.HookSamples = await self._call("GET", "/hooks/samples", query={"action": action, "version": version}, headers=headers)
        return _answer

    async def ping_hook(
        self,
        hook_id: str,
        body: models.PingHookBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Delivery:
        """Send a test delivery."""
        _answer: models.Delivery = await self._call("POST", "/hooks/{hook_id}/ping", path_values={"hook_id": hook_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def replay_delivery(
        self,
        hook_id: str,
        delivery_id: str,
        body: models.ReplayDeliveryBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Delivery:
        """Resend a delivery with the same id and body."""
        _answer: models.Delivery = await self._call("POST", "/hooks/{hook_id}/deliveries/{delivery_id}/replay", path_values={"hook_id": hook_id, "delivery_id": delivery_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def replay_hook(
        self,
        hook_id: str,
        body: models.ReplayBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.ReplayHookAnswer:
        """Resend the deliveries of a period."""
        _answer: models.ReplayHookAnswer = await self._call("POST", "/hooks/{hook_id}/replay", path_values={"hook_id": hook_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def rotate_hook_secret(
        self,
        hook_id: str,
        body: models.RotateHookSecretBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.RotatedSecret:
        """Rotate the secret of a webhook."""
        _answer: models.RotatedSecret = await self._call("POST", "/hooks/{hook_id}/secret", path_values={"hook_id": hook_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def create_hook_v2(
        self,
        body: models.WebhookBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.CreatedWebhook:
        """Create a webhook."""
        _answer: models.CreatedWebhook = await self._call("POST", "/v2/hooks", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def list_hooks_v2(
        self,
        *,
        search: str | None = None,
        updated_since: str | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.ListHooksV2Answer:
        """List webhooks, newest first."""
        _answer: models.ListHooksV2Answer = await self._call("GET", "/v2/hooks", query={"search": search, "updated_since": updated_since, "fields": fields}, headers=headers)
        return _answer

    async def delete_hook_v2(
        self,
        hook_id: str,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        """Delete a webhook and its deliveries."""
        await self._call("DELETE", "/v2/hooks/{hook_id}", path_values={"hook_id": hook_id}, if_match=if_match, headers=headers)

    async def get_hook_v2(
        self,
        hook_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Webhook:
        """Get a webhook."""
        _answer: models.Webhook = await self._call("GET", "/v2/hooks/{hook_id}", path_values={"hook_id": hook_id}, headers=headers)
        return _answer

    async def update_hook_v2(
        self,
        hook_id: str,
        body: models.WebhookBody,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Webhook:
        """Update a webhook; enables a disabled one."""
        _answer: models.Webhook = await self._call("PUT", "/v2/hooks/{hook_id}", path_values={"hook_id": hook_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    async def patch_hook_v2(
        self,
        hook_id: str,
        body: models.WebhookPatch | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Webhook:
        """Update a webhook; enables a disabled one: some fields."""
        _answer: models.Webhook = await self._call("PATCH", "/v2/hooks/{hook_id}", path_values={"hook_id": hook_id}, body=body, if_match=if_match, headers=headers)
        return _answer

    async def get_delivery_v2(
        self,
        hook_id: str,
        delivery_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.DeliveryWithLog:
        """Get a delivery with its attempts."""
        _answer: models.DeliveryWithLog = await self._call("GET", "/v2/hooks/{hook_id}/deliveries/{delivery_id}", path_values={"hook_id": hook_id, "delivery_id": delivery_id}, headers=headers)
        return _answer

    async def list_deliveries_v2(
        self,
        hook_id: str,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        state: Literal["delivered", "failed", "pending"] | None = None,
        updated_since: str | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.Delivery]:
        """List stored deliveries (usually the last 30 days), newest first."""
        _answer: list[models.Delivery] = await self._call("GET", "/v2/hooks/{hook_id}/deliveries", path_values={"hook_id": hook_id}, query={"limit": limit, "cursor": cursor, "state": state, "updated_since": updated_since, "fields": fields}, headers=headers)
        return _answer

    def iterate_deliveries_v2(
        self,
        hook_id: str,
        *,
        limit: int | None = None,
        state: Literal["delivered", "failed", "pending"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> AsyncPages[models.Delivery]:
        """List stored deliveries (usually the last 30 days), newest first. All of it, page after page."""
        return AsyncPages(self, "/v2/hooks/{hook_id}/deliveries", path_values={"hook_id": hook_id}, query={"limit": limit, "state": state, "fields": fields}, headers=headers)

    def changed_deliveries_v2(
        self,
        hook_id: str,
        updated_since: str,
        *,
        limit: int | None = None,
        state: Literal["delivered", "failed", "pending"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> AsyncPages[models.Delivery | models.Deletion]:
        """List stored deliveries (usually the last 30 days), newest first. What of it was changed and deleted since then."""
        return AsyncPages(self, "/v2/hooks/{hook_id}/deliveries", path_values={"hook_id": hook_id}, query={"limit": limit, "state": state, "fields": fields, "updated_since": updated_since}, headers=headers)

    async def list_hook_activity_v2(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.HookActivity:
        """Count the deliveries of each webhook by hour (last 24 hours)."""
        _answer: models.HookActivity = await self._call("GET", "/v2/hooks/activity", headers=headers)
        return _answer

    async def list_hook_samples_v2(
        self,
        *,
        action: Literal["event.created", "event.confirmed", "event.updated", "event.cancelled", "user.joined", "event.voted", "event.message", "event.declined", "event.new_invitee", "event.no_show", "bookpage.updated", "form.answered", "waiting.joined", "waiting.offered", "workflow.step"],
        version: Literal["2026-11-01", "2026-11-23", "2026-11-26"] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.HookSamples:
        """Preview the payload of an action."""
        _answer: models.HookSamples = await self._call("GET", "/v2/hooks/samples", query={"action": action, "version": version}, headers=headers)
        return _answer

    async def ping_hook_v2(
        self,
        hook_id: str,
        body: models.PingHookV2Body | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Delivery:
        """Send a test delivery."""
        _answer: models.Delivery = await self._call("POST", "/v2/hooks/{hook_id}/ping", path_values={"hook_id": hook_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def replay_delivery_v2(
        self,
        hook_id: str,
        delivery_id: str,
        body: models.ReplayDeliveryV2Body | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.Delivery:
        """Resend a delivery with the same id and body."""
        _answer: models.Delivery = await self._call("POST", "/v2/hooks/{hook_id}/deliveries/{delivery_id}/replay", path_values={"hook_id": hook_id, "delivery_id": delivery_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def replay_hook_v2(
        self,
        hook_id: str,
        body: models.ReplayBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.ReplayHookV2Answer:
        """Resend the deliveries of a period."""
        _answer: models.ReplayHookV2Answer = await self._call("POST", "/v2/hooks/{hook_id}/replay", path_values={"hook_id": hook_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def rotate_hook_secret_v2(
        self,
        hook_id: str,
        body: models.RotateHookSecretV2Body | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.RotatedSecret:
        """Rotate the secret of a webhook."""
        _answer: models.RotatedSecret = await self._call("POST", "/v2/hooks/{hook_id}/secret", path_values={"hook_id": hook_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def list_jobs(
        self,
        *,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.Job]:
        """List failed and stuck jobs."""
        _answer: list[models.Job] = await self._call("GET", "/v2/jobs", query={"fields": fields}, headers=headers)
        return _answer

    async def get_mail(
        self,
        mail_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Mail:
        """Get a mail with its text."""
        _answer: models.Mail = await self._call("GET", "/v2/mails/{mail_id}", path_values={"mail_id": mail_id}, headers=headers)
        return _answer

    async def list_mails(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        updated_since: str | None = None,
        state: Literal["queued", "sent", "failed", "bounced", "unsent"] | None = None,
        event: models.Id | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.MailSummary]:
        """List stored mails (usually the last 30 days), newest first."""
        _answer: list[models.MailSummary] = await self._call("GET", "/v2/mails", query={"limit": limit, "cursor": cursor, "search": search, "sort": sort, "updated_since": updated_since, "state": state, "event": event, "fields": fields}, headers=headers)
        return _answer

    def iterate_mails(
        self,
        *,
        limit: int | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        state: Literal["queued", "sent", "failed", "bounced", "unsent"] | None = None,
        event: models.Id | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> AsyncPages[models.MailSummary]:
        """List stored mails (usually the last 30 days), newest first. All of it, page after page."""
        return AsyncPages(self, "/v2/mails", query={"limit": limit, "search": search, "sort": sort, "state": state, "event": event, "fields": fields}, headers=headers)

    def changed_mails(
        self,
        updated_since: str,
        *,
        limit: int | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        state: Literal["queued", "sent", "failed", "bounced", "unsent"] | None = None,
        event: models.Id | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> AsyncPages[models.MailSummary | models.Deletion]:
        """List stored mails (usually the last 30 days), newest first. What of it was changed and deleted since then."""
        return AsyncPages(self, "/v2/mails", query={"limit": limit, "search": search, "sort": sort, "state": state, "event": event, "fields": fields, "updated_since": updated_since}, headers=headers)

    async def resend_mail(
        self,
        mail_id: str,
        body: models.ResendMailBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.MailSummary:
        """Resend a mail."""
        _answer: models.MailSummary = await self._call("POST", "/v2/mails/{mail_id}/resend", path_values={"mail_id": mail_id}, body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def delete_mail_suppression(
        self,
        suppression_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.Deleted:
        """Send mails to an address again."""
        _answer: models.Deleted = await self._call("DELETE", "/v2/mail_suppressions/{suppression_id}", path_values={"suppression_id": suppression_id}, headers=headers)
        return _answer

    async def list_mail_suppressions(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        reason: Literal["bounce", "complaint"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[models.MailSuppression]:
        """List the addresses to which mails are not sent, newest first."""
        _answer: list[models.MailSuppression] = await self._call("GET", "/v2/mail_suppressions", query={"limit": limit, "cursor": cursor, "search": search, "sort": sort, "reason": reason, "fields": fields}, headers=headers)
        return _answer

    def iterate_mail_suppressions(
        self,
        *,
        limit: int | None = None,
        search: str | None = None,
        sort: Literal["newest", "oldest"] | None = None,
        reason: Literal["bounce", "complaint"] | None = None,
        fields: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> AsyncPages[models.MailSuppression]:
        """List the addresses to which mails are not sent, newest first. All of it, page after page."""
        return AsyncPages(self, "/v2/mail_suppressions", query={"limit": limit, "search": search, "sort": sort, "reason": reason, "fields": fields}, headers=headers)

    async def delete_mail_sender(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.MailSender:
        """Delete the organisation's own mail server."""
        _answer: models.MailSender = await self._call("DELETE", "/v2/mail_sender", headers=headers)
        return _answer

    async def get_mail_sender(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.MailSender:
        """Get the organisation's own mail server and its state."""
        _answer: models.MailSender = await self._call("GET", "/v2/mail_sender", headers=headers)
        return _answer

    async def update_mail_sender(
        self,
        body: models.MailSenderBody,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.MailSender:
        """Set the organisation's own mail server."""
        _answer: models.MailSender = await self._call("PUT", "/v2/mail_sender", body=body, if_match=if_match, headers=headers)
        return _answer

    async def patch_mail_sender(
        self,
        body: models.MailSenderPatch | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.MailSender:
        """Set the organisation's own mail server: some fields."""
        _answer: models.MailSender = await self._call("PATCH", "/v2/mail_sender", body=body, if_match=if_match, headers=headers)
        return _answer

    async def test_mail_sender(
        self,
        body: models.TestMailSenderBody | None = None,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.MailSender:
        """Send a test mail by the organisation's own server."""
        _answer: models.MailSender = await self._call("POST", "/v2/mail_sender/test", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def delete_message_text(
        self,
        kind: str,
        lang: str,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.MessageText:
        """Go back to our text of a kind of message in a language."""
        _answer: models.MessageText = await self._call("DELETE", "/v2/message_texts/{kind}/{lang}", path_values={"kind": kind, "lang": lang}, if_match=if_match, headers=headers)
        return _answer

    async def get_message_text(
        self,
        kind: str,
        lang: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.MessageText:
        """Get the text of a kind of message in a language."""
        _answer: models.MessageText = await self._call("GET", "/v2/message_texts/{kind}/{lang}", path_values={"kind": kind, "lang": lang}, headers=headers)
        return _answer

    async def update_message_text(
        self,
        kind: str,
        lang: str,
        body: models.MessageTextBody,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.MessageText:
        """Set the text of a kind of message in a language."""
        _answer: models.MessageText = await self._call("PUT", "/v2/message_texts/{kind}/{lang}", path_values={"kind": kind, "lang": lang}, body=body, if_match=if_match, headers=headers)
        return _answer

    async def patch_message_text(
        self,
        kind: str,
        lang: str,
        body: models.MessageTextPatch | None = None,
        *,
        if_match: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.MessageText:
        """Set the text of a kind of message in a language: some fields."""
        _answer: models.MessageText = await self._call("PATCH", "/v2/message_texts/{kind}/{lang}", path_values={"kind": kind, "lang": lang}, body=body, if_match=if_match, headers=headers)
        return _answer

    async def get_message_texts(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> models.MessageTexts:
        """List the kinds of messages, their parts and variables, and the languages with own texts."""
        _answer: models.MessageTexts = await self._call("GET", "/v2/message_texts", headers=headers)
        return _answer

    async def preview_message_text(
        self,
        body: models.MessagePreviewBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.MessagePreview:
        """Render a message with a text that is not saved."""
        _answer: models.MessagePreview = await self._call("POST", "/v2/message_texts/preview", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer

    async def test_message_text(
        self,
        body: models.MessageTestBody,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> models.MessageTest:
        """Mail a message with a text that is not saved to yourself."""
        _answer: models.MessageTest = await self._call("POST", "/v2/message_texts/test", body=body, idempotency_key=idempotency_key, headers=headers)
        return _answer
