"""What travels, as it is in JSON. Generated from the contracts: npm run client"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict


class Absence(TypedDict):
    _id: Id
    createdAt: str
    updatedAt: str
    __v: int
    # The absent user.
    user: Id
    start_date: str
    end_date: str
    label: str
    instead: Id | None


class AbsenceBody(TypedDict):
    # The first day.
    start_date: str
    # The last day, included.
    end_date: str
    # The person's title for it. Bookers see it only if the page shows it.
    label: NotRequired[str]
    # Another user of the organisation; during the absence the person's pages link to this user's primary booking page.
    instead: NotRequired[Id | None]


class AbsencePatch(TypedDict):
    # The first day.
    start_date: NotRequired[str]
    # The last day, included.
    end_date: NotRequired[str]
    label: NotRequired[str]
    instead: NotRequired[Id | None]


class AbsencePreviewBody(TypedDict):
    # The first day.
    start_date: str
    # The last day, included.
    end_date: str
    # The person's title for it. Bookers see it only if the page shows it.
    label: NotRequired[str]
    # Another user of the organisation; during the absence the person's pages link to this user's primary booking page.
    instead: NotRequired[Id | None]
    # The `_id` of an existing absence that this one replaces.
    _id: NotRequired[Id]


class AbsenceUpdate(TypedDict):
    # The first day.
    start_date: NotRequired[str]
    # The last day, included.
    end_date: NotRequired[str]
    # The person's title for it. Bookers see it only if the page shows it.
    label: NotRequired[str]
    # Another user of the organisation; during the absence the person's pages link to this user's primary booking page.
    instead: NotRequired[Id | None]


class ActionItemCounts(TypedDict):
    people_without_hours: int
    people_without_calendar: int
    people_without_page: int
    people_with_broken_calendars: int
    people_with_unreachable_calendars: int
    people_with_refusing_calendars: int
    open_invitations: int


class ActionItems(TypedDict):
    # All there are, as the lists have them under `filter=without_hours`, `without_calendar` and `without_page` of users, `status=broken`, `stale` and `refuses` of calendars, and `state=open` of invitations.
    counts: ActionItemCounts
    # Mails are stored and not sent, because the installation has no mail server.
    no_mail_server: bool
    # Locators, and the number of their locations that link to a missing page, or to one that cannot be booked.
    lost_locations: list[ActionItemsLostLocation]
    # People who have a sign-up link and have not used it, counted up to 100.
    unfinished_sign_ups: int
    # Switched off by Bookpage, or without a delivery that arrived since then.
    failing_webhooks: list[ActionItemsFailingWebhook]
    # The workspace at Slack has ended the access, and must be connected again.
    broken_slack: ActionItemsBrokenSlack | None
    # Own texts of messages that cannot be rendered, so that ours are sent.
    failing_texts: list[ActionItemsFailingText]
    # Connected calendars that can no longer be read.
    broken_calendars: list[ActionItemsBrokenCalendar]
    # Connected calendars that were not read lately, or that refuse meetings.
    troubled_calendars: list[ActionItemsTroubledCalendar]
    # Settings that name a calendar that is gone, or can no longer be written to. Meetings are written, and time is blocked, as if none were chosen.
    lost_calendars: list[ActionItemsLostCalendar]
    # Meetings with an entry that was changed in a calendar, and a host who has not decided about it.
    calendar_changes: list[ActionItemsCalendarChange]
    # Conference accounts that can no longer be used.
    broken_video_accounts: list[ActionItemsBrokenVideoAccount]
    # Future meetings for which no link could be made, with the reason.
    meetings_without_link: list[ActionItemsMeetingsWithoutLinkEntry]
    # Active booking pages of persons with places, their own or those of a type, that promise a link that cannot be made.
    places_without_link: list[ActionItemsPlacesWithoutLinkEntry]
    # Of the first 500 active booking pages, those that offer no time in the next 14 days.
    pages_without_time: list[ActionItemsPagesWithoutTimeEntry]
    # Suspended users with future meetings or requests that another user has to take over.
    suspended_hosts: list[ActionItemsSuspendedHost]
    # To come, confirmed or asked for, and their host was deleted. Told of the whole organisation alone.
    meetings_without_host: list[ActionItemsMeetingsWithoutHostEntry]
    # To come, and with no room though their page needs one, or with a `room` that is closed then or too small.
    meetings_without_room: list[ActionItemsMeetingsWithoutRoomEntry]
    # Guests of upcoming meetings to whom mails were returned, as their address does not exist.
    unreachable_guests: list[ActionItemsUnreachableGuest]


class ActionItemsBrokenCalendar(TypedDict):
    user: Id
    full_name: Any
    calendar: Id
    name: str


class ActionItemsBrokenSlack(TypedDict):
    workspace: str


class ActionItemsBrokenVideoAccount(TypedDict):
    user: Id
    full_name: Any
    account: Id
    name: str


class ActionItemsCalendarChange(TypedDict):
    user: Id
    full_name: Any
    event: Id
    title: str
    # The change of the event's entry in their calendar.
    kind: Literal["moved", "deleted"]


class ActionItemsFailingText(TypedDict):
    kind: Literal["confirmed", "requested", "changed", "moved", "new_host", "reopened", "linked", "unlinked", "cancelled", "cancelled_by_reader", "request_expired", "removed", "left", "message", "invited", "suggested", "answers", "unanswered", "reminder", "still_coming", "thanks", "feedback", "waiting_joined", "waiting_offered", "booked_host", "confirmed_host", "requested_host", "open_request_host", "invited_host", "changed_host", "moved_host", "reopened_host", "linked_host", "unlinked_host", "suggested_host", "cancelled_host", "cancelled_by_reader_host", "request_expired_host", "declined_host", "attending_host", "voted_host", "closed_host", "reassigned_host", "message_host", "reminder_host", "entry_moved_host", "entry_deleted_host", "sms_reminder", "sms_still_coming", "sms_thanks", "sms_feedback", "sms_answered_coming", "sms_answered_move", "sms_answered_cancel", "sms_answered_decline"]
    lang: Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"]
    failed_at: str


class ActionItemsFailingWebhook(TypedDict):
    webhook: Id
    target_url: str
    disabled_at: str | None
    failing_since: str | None


class ActionItemsLostCalendar(TypedDict):
    user: Id
    full_name: Any
    # The page that has the setting; null: the person's own setting.
    nickname: Any
    # The appointment type of the page; null: the page itself.
    type: Any
    setting: Literal["target_calendar", "blocking_calendars"]


class ActionItemsLostLocation(TypedDict):
    locator: Id
    handle: str
    title: str
    locations: int


class ActionItemsMeetingsWithoutHostEntry(TypedDict):
    event: Id
    title: str
    start: str | None
    # The former name of the host.
    host: Any


class ActionItemsMeetingsWithoutLinkEntry(TypedDict):
    user: Id
    full_name: Any
    event: Id
    title: str
    starts_at: str | None
    provider: Literal["phone", "google_meet", "teams", "zoom", "jitsi", "link"]
    reason: Literal["no_account", "no_calendar", "access", "refused", "unanswered"]


class ActionItemsMeetingsWithoutRoomEntry(TypedDict):
    user: Id
    full_name: Any
    event: Id
    title: str
    start: str
    room: Id | None
    # The page needs a room and there is none; it is closed then; more come than it holds.
    reason: Literal["none", "closed", "too_small"]


class ActionItemsPagesWithoutTimeEntry(TypedDict):
    user: Id
    full_name: Any
    bookpage: Id
    nickname: str


class ActionItemsPlacesWithoutLinkEntry(TypedDict):
    user: Id
    full_name: Any
    bookpage: Id
    nickname: str
    kind: Literal["place", "phone", "google_meet", "teams", "zoom", "jitsi", "link"]
    missing: Literal["setting", "account", "calendar", "access"]


class ActionItemsSuspendedHost(TypedDict):
    user: Id
    full_name: Any
    meetings: int


class ActionItemsTroubledCalendar(TypedDict):
    user: Id
    full_name: Any
    calendar: Id
    name: str
    # Its server has not answered for an hour; it rejects the entries that are written into it.
    trouble: Literal["unreachable", "refuses"]
    since: str


class ActionItemsUnreachableGuest(TypedDict):
    user: Id
    full_name: Any
    event: Id
    title: str
    start: str
    address: str


class Answer(TypedDict):
    # The key of the question.
    _id: Id
    key: str
    # The question as it was asked, in the host's language.
    label: str
    kind: Literal["text", "long_text", "select", "multi_select", "radio", "checkbox", "number", "date", "phone", "url", "email"]
    # The value by kind: a number, true or false of a checkbox, values of the options of `multi_select`, else a text; phone numbers in E.164, dates as YYYY-MM-DD.
    value: str | float | bool | list[str]
    # The value for people: labels of the options; a checkbox has its value.
    text: str


AnswerCondition = TypedDict(
    "AnswerCondition",
    {
        "kind": "Literal['answer']",
        "question": "str",
        "is": "list[str]",
    },
)


class ApiKey(TypedDict):
    _id: Id
    name: str
    # The key's first characters, to identify it.
    prefix: str
    # A key that begins with `bp_test_` can access the organisation's sandbox only.
    mode: Literal["live", "test"]
    # The scopes that the key is limited to; empty: no limit.
    scopes: list[Literal["organization:read", "users:read", "users:write", "preferences:read", "preferences:write", "calendars:read", "calendars:write", "availabilities:read", "availabilities:write", "bookpages:read", "bookpages:write", "slots:read", "events:read", "events:write", "teams:read", "teams:write", "locators:read", "locators:write", "forms:read", "forms:write", "third_parties:read", "third_parties:write", "api_keys:read", "api_keys:write", "credentials:write", "audit:read", "audit:write", "personal_data:read", "personal_data:write", "hooks:read", "hooks:write", "jobs:read", "mails:read", "mails:write", "organization:write", "scim"]]
    # The last use, to the minute.
    last_used_at: str | None
    createdAt: str
    # The time of expiry, after which the key is refused; null: it does not expire.
    expires_at: str | None
    # The time of revocation, after which the key is refused; null: it was not revoked.
    revoked_at: str | None
    # The person who created it; null: it was created by another key, from the command line, or before this was recorded.
    created_by: ApiKeyCreatedBy | None
    # The API version of responses to requests that do not name one.
    version: Literal["2026-11-01", "2026-11-23", "2026-11-26"]


class ApiKeyBody(TypedDict):
    # The purpose of the key.
    name: str
    # Limits the key; without any the key has all permissions. A limited key can only grant its own scopes.
    scopes: NotRequired[list[Literal["organization:read", "users:read", "users:write", "preferences:read", "preferences:write", "calendars:read", "calendars:write", "availabilities:read", "availabilities:write", "bookpages:read", "bookpages:write", "slots:read", "events:read", "events:write", "teams:read", "teams:write", "locators:read", "locators:write", "forms:read", "forms:write", "third_parties:read", "third_parties:write", "api_keys:read", "api_keys:write", "credentials:write", "audit:read", "audit:write", "personal_data:read", "personal_data:write", "hooks:read", "hooks:write", "jobs:read", "mails:read", "mails:write", "organization:write", "scim"]]]
    # `test`: a key of the sandbox, which is created if there is none. Default: the mode of the caller.
    mode: NotRequired[Literal["live", "test"]]
    # The time of expiry. Default: never, or the expiry of the key that creates it.
    expires_at: NotRequired[str | None]
    # The API version of the key, which is permanent. Default: the newest.
    version: NotRequired[Literal["2026-11-01", "2026-11-23", "2026-11-26"]]


class ApiKeyCreatedBy(TypedDict):
    _id: Id
    # Null: the name is unknown.
    name: Any


class AppliedPlan(TypedDict):
    _id: Id
    changes: list[SettingsChange]
    # The entry of the audit log, which can be undone; null if nothing had to change.
    audit_entry: Id | None


class ApplyImportBody(TypedDict):
    # Send the confirmations of new bookings; default false.
    mails: NotRequired[bool]
    # Send webhooks of new events; default false.
    webhooks: NotRequired[bool]


class ApplyPlanBody(TypedDict):
    pass


AppointmentField: TypeAlias = "Literal['id', 'start', 'end', 'date', 'duration', 'name', 'first_name', 'last_name', 'email', 'phone', 'service', 'host', 'place', 'guests', 'timezone', 'status', 'answers', 'unused', 'answer']"


class AppointmentType(TypedDict):
    _id: Id
    createdAt: str
    updatedAt: str
    __v: int
    bookpage: Id
    availability: Id | None
    name: str
    handle: str
    active: bool
    public: bool
    message: str
    description: str
    custom: TypeCustom
    # The type of the page's template that it follows.
    template_type: Id | None
    # JSON pointers to the fields that follow the page template; only the template can change them.
    locked: list[str]


class AppointmentTypeBody(TypedDict):
    # Ignored: the path names the page.
    nickname: NotRequired[str]
    # An availability of the page's owner; null, the default: the owner's main one.
    availability: NotRequired[Id | None]
    name: str
    # Default: made from the name, with a number if the page already has it.
    handle: NotRequired[str]
    # Default true; an inactive one cannot be opened by bookers.
    active: NotRequired[bool]
    # Default true; one that is not public is not listed, but opens by its address.
    public: NotRequired[bool]
    # Instead of the page's message.
    message: NotRequired[str]
    description: NotRequired[str]
    # Settings that differ from the page's.
    custom: NotRequired[TypeCustomInput]


class AppointmentTypePatch(TypedDict):
    nickname: NotRequired[str]
    availability: NotRequired[Id | None]
    name: NotRequired[str]
    handle: NotRequired[str]
    active: NotRequired[bool]
    public: NotRequired[bool]
    message: NotRequired[str]
    description: NotRequired[str]
    custom: NotRequired[TypeCustomInputPatch]


class AppointmentTypeUpdate(TypedDict):
    # Ignored: the path names the page.
    nickname: NotRequired[str]
    # An availability of the page's owner; null, the default: the owner's main one.
    availability: NotRequired[Id | None]
    name: NotRequired[str]
    # Default: made from the name, with a number if the page already has it.
    handle: NotRequired[str]
    # Default true; an inactive one cannot be opened by bookers.
    active: NotRequired[bool]
    # Default true; one that is not public is not listed, but opens by its address.
    public: NotRequired[bool]
    # Instead of the page's message.
    message: NotRequired[str]
    description: NotRequired[str]
    # Settings that differ from the page's.
    custom: NotRequired[TypeCustomInput]


class Assignment(TypedDict):
    rule: Literal["least_recent", "random", "least_busy", "weighted", "priority"]
    # For `weighted`: shares by member; the default is 1.
    weights: NotRequired[dict[str, int]]
    # For `priority`: members, the first choice first; those not named follow.
    order: NotRequired[list[Id]]


class AssignmentPatch(TypedDict):
    rule: NotRequired[Literal["least_recent", "random", "least_busy", "weighted", "priority"]]
    weights: NotRequired[dict[str, int] | None]
    order: NotRequired[list[Id] | None]


class AuditEntry(TypedDict):
    _id: Id
    createdAt: str
    actor: AuditEntryActor
    # The `X-Request-Id` of the request.
    request_id: Any
    # The IP address of the request; null if unknown.
    address: Any
    # The user agent of the browser or program, shortened.
    device: Any
    # The operation. `sign_in`: the user signed in. `refuse`: a sign-in as the user, or a request with a key that is no longer valid, was refused; `changes.reason` gives the reason. Repeated refusals are recorded once an hour. For `impersonation`, the id is that of the impersonated person; `create` is the start and `delete` the end.
    action: Literal["create", "update", "delete", "sign_in", "refuse"]
    resource: Literal["organization", "api_key", "personal_token", "oauth_app", "oauth_grant", "user", "preferences", "push_subscription", "user_phone", "availability", "absence", "bookpage", "appointment_type", "page_template", "page_template_type", "link", "calendar_list", "calendar", "calendar_feed", "calendar_connection", "subcalendar", "video_account", "team", "admin_preferences", "locator", "location", "form", "third_party", "event", "webhook", "workflow", "workflow_address", "sms_account", "whatsapp_account", "slack_connection", "slack_channel", "invitation", "impersonation", "person", "waiting_entry", "sign_in", "domain", "mail", "mail_sender", "message_text", "mail_suppression"]
    resource_id: Id
    # The current name, or the last one before deletion: a title, a name, a nickname, an address; null if it has none.
    resource_name: Any
    # Each changed field, under its stored name, with its value before and after. For the parts of an event, a team or a user (`dates`, `invitees`, `votes`, `people`, `login`, …) only those that changed are listed. Secrets never appear: `hidden` stands for a new one.
    changes: dict[str, AuditEntryChangesValue]
    # Whether the change can be undone: a change of hours, an absence, a booking page, an appointment type or a team that has not been changed since.
    undoable: bool


class AuditEntryActor(TypedDict):
    # An API key, a signed-in person, a visitor of a public page, or the service itself.
    kind: Literal["key", "user", "booker", "system"]
    # The `_id` of the key or the user.
    id: Id | None
    # The current name, or the last one before deletion; null if it is unknown.
    name: Any


class AuditEntryChangesValue(TypedDict):
    before: Any
    after: Any


class AuthenticatorStart(TypedDict):
    # In base32, to be typed where no picture can be taken.
    secret: str
    # The address `otpauth://totp/…` that the QR code contains.
    uri: str
    # The QR code, as SVG.
    picture: str


class AuthorizeSlackBody(TypedDict):
    pass


class Availability(TypedDict):
    _id: Id
    createdAt: str
    updatedAt: str
    __v: int
    belongs_to: Id
    timezone: str
    today_as_busy: bool
    past_as_busy: bool
    days_after_as_busy: Any
    buffer_before: int
    buffer_after: int
    all_day_busy: bool
    # With rotating weeks: the current week.
    days: AvailabilityDays
    trim_scheduler: bool
    dates: list[AvailabilityDate]
    holidays: HolidaysSetting | None
    minimum_notice: int
    start_date: str | None
    end_date: str | None
    # The limits for each day, week or month, counted by the start of each meeting in the availability's time zone; weeks begin on the organisation's `week_start`.
    limits: list[Limit]
    focus: Focus | None
    journeys: Journeys | None
    weeks: list[AvailabilityWeek] | None
    weeks_start: str | None


class AvailabilityBody(TypedDict):
    # Default: the user's.
    timezone: NotRequired[str]
    # No booking on the same day.
    today_as_busy: NotRequired[bool]
    # No booking in the past.
    past_as_busy: NotRequired[bool]
    # No booking more than n days ahead.
    days_after_as_busy: NotRequired[int | None]
    # Minutes of buffer before each meeting.
    buffer_before: NotRequired[int]
    # Minutes of buffer after each meeting.
    buffer_after: NotRequired[int]
    # Whether an all-day busy calendar event blocks the whole day.
    all_day_busy: NotRequired[bool]
    # The days that are sent replace the existing ones. With rotating weeks, they change the current week; if the body also has `weeks`, those count.
    days: NotRequired[AvailabilityBodyDays]
    # Hours of single dates in place of those of the week and of public holidays: the whole list, in which later entries win. Slots of a date must not overlap.
    dates: NotRequired[list[AvailabilityDateInput]]
    # Public holidays on which there are no hours; null: none.
    holidays: NotRequired[HolidaysInput | None]
    # Minutes from now until the earliest start.
    minimum_notice: NotRequired[int]
    # No booking before this date.
    start_date: NotRequired[str | None]
    # No booking after this date.
    end_date: NotRequired[str | None]
    # The limits of this person's meetings, on all pages together.
    limits: NotRequired[list[Limit]]
    # Time that stays free of meetings: a time is offered only while every rule can still be kept. Blocks count free time within the hours, or in `start_time` to `end_time` of each day with hours, without calendar entries and without meetings and their buffers. Null: none.
    focus: NotRequired[Focus | None]
    # Journeys between the places of meetings: a time is offered only if the host can travel to it and on to the next meeting; of a journey and a buffer, the longer counts. Meetings at an address have journeys, calls and links none. Null: none.
    journeys: NotRequired[Journeys | None]
    # Rotating weeks in place of `days`: the whole list. Null: every week is like the current one.
    weeks: NotRequired[list[AvailabilityWeekInput] | None]
    # A date in the first of `weeks`. The rotation also applies to earlier dates.
    weeks_start: NotRequired[str | None]


class AvailabilityBodyDays(TypedDict):
    monday: NotRequired[DayInput]
    tuesday: NotRequired[DayInput]
    wednesday: NotRequired[DayInput]
    thursday: NotRequired[DayInput]
    friday: NotRequired[DayInput]
    saturday: NotRequired[DayInput]
    sunday: NotRequired[DayInput]


class AvailabilityDate(TypedDict):
    _id: Id
    start_date: str
    end_date: str
    enabled: bool
    slots: list[AvailabilityDateSlot]
    label: str


class AvailabilityDateInput(TypedDict):
    # The `_id` of an existing entry, which keeps it.
    _id: NotRequired[Id]
    start_date: str
    # Included.
    end_date: str
    # False closes these dates. Default: true when there are slots.
    enabled: NotRequired[bool]
    # In place of the hours of the week.
    slots: NotRequired[list[AvailabilityDateInputSlot]]
    label: NotRequired[str]


class AvailabilityDateInputSlot(TypedDict):
    # Wall-clock time. Without an offset as written; with one, converted to the availability's zone.
    start_time: str
    # Like `start_time`. 00:00, 24:00 and 23:59 are midnight at the end of the day.
    end_time: str


class AvailabilityDateSlot(TypedDict):
    _id: Id
    start_time: str
    end_time: str


class AvailabilityDays(TypedDict):
    monday: Day
    tuesday: Day
    wednesday: Day
    thursday: Day
    friday: Day
    saturday: Day
    sunday: Day


class AvailabilityPatch(TypedDict):
    # Default: the user's.
    timezone: NotRequired[str]
    # No booking on the same day.
    today_as_busy: NotRequired[bool]
    # No booking in the past.
    past_as_busy: NotRequired[bool]
    days_after_as_busy: NotRequired[int | None]
    # Minutes of buffer before each meeting.
    buffer_before: NotRequired[int]
    # Minutes of buffer after each meeting.
    buffer_after: NotRequired[int]
    # Whether an all-day busy calendar event blocks the whole day.
    all_day_busy: NotRequired[bool]
    days: NotRequired[AvailabilityPatchDays]
    # Hours of single dates in place of those of the week and of public holidays: the whole list, in which later entries win. Slots of a date must not overlap.
    dates: NotRequired[list[AvailabilityDateInput]]
    holidays: NotRequired[HolidaysInputPatch | None]
    # Minutes from now until the earliest start.
    minimum_notice: NotRequired[int]
    start_date: NotRequired[str | None]
    end_date: NotRequired[str | None]
    # The limits of this person's meetings, on all pages together.
    limits: NotRequired[list[Limit]]
    focus: NotRequired[FocusPatch | None]
    journeys: NotRequired[JourneysPatch | None]
    weeks: NotRequired[list[AvailabilityWeekInput] | None]
    weeks_start: NotRequired[str | None]


class AvailabilityPatchDays(TypedDict):
    monday: NotRequired[DayInputPatch | None]
    tuesday: NotRequired[DayInputPatch | None]
    wednesday: NotRequired[DayInputPatch | None]
    thursday: NotRequired[DayInputPatch | None]
    friday: NotRequired[DayInputPatch | None]
    saturday: NotRequired[DayInputPatch | None]
    sunday: NotRequired[DayInputPatch | None]


class AvailabilityWeek(TypedDict):
    days: AvailabilityWeekDays


class AvailabilityWeekDays(TypedDict):
    monday: Day
    tuesday: Day
    wednesday: Day
    thursday: Day
    friday: Day
    saturday: Day
    sunday: Day


class AvailabilityWeekInput(TypedDict):
    days: AvailabilityWeekInputDays


class AvailabilityWeekInputDays(TypedDict):
    monday: NotRequired[DayInput]
    tuesday: NotRequired[DayInput]
    wednesday: NotRequired[DayInput]
    thursday: NotRequired[DayInput]
    friday: NotRequired[DayInput]
    saturday: NotRequired[DayInput]
    sunday: NotRequired[DayInput]


class BelongingMeeting(TypedDict):
    _id: Id
    title: str
    start: str | None
    guests: int
    # Whether the proposed successor, or a member of that team, is free; null: none was proposed, or no time is taken.
    takes_over: Any


class BelongingPage(TypedDict):
    _id: Id
    nickname: str
    types: int
    links: int
    waiting: int


class BelongingTeam(TypedDict):
    _id: Id
    name: str
    only_member: bool
    only_admin: bool


class BookerImpact(TypedDict):
    # The number of days that are compared, from now on.
    days: int
    # The pages and types with other times than before.
    pages: list[PageImpact]
    # Confirmed meetings to come, in 28 days or later, that the rules allow now and would not then.
    outside: list[BookerImpactOutsideEntry]


class BookerImpactOutsideEntry(TypedDict):
    # The `_id` of the event.
    _id: Id
    # For callers who may read events.
    title: Any
    start: str
    end: str
    rule: Literal["outside_hours", "closed_date", "holiday", "absence", "start_date", "end_date"]
    # For a meeting with seats: the number of booked seats.
    seats: BookerImpactOutsideEntrySeats | None
    # For a recurring booking: the number of the occurrence and the total.
    series: BookerImpactOutsideEntrySeries | None


class BookerImpactOutsideEntrySeats(TypedDict):
    all: int
    taken: int


class BookerImpactOutsideEntrySeries(TypedDict):
    index: int
    count: int


class Booking(TypedDict):
    _id: Id
    createdAt: str
    updatedAt: str
    __v: int
    title: str
    confirmed: BookingConfirmed
    created_by: BookingCreatedBy
    dates: list[BookingDate]
    places: list[BookingPlace]
    # The room that it takes, if its page needs one.
    room: BookingRoom2 | None
    invitees: list[BookingInvitee]
    messages: list[BookingMessage]
    declines: list[BookingDecline]
    # For a meeting with seats, which several people book; null: it has one booker.
    seats: BookingSeats | None
    # The booker's answers to the questions of the page; in a meeting with seats each invitee has them.
    answers: list[Answer]
    # The conference of the meeting, once it is confirmed; null: at a place. A link moves with the meeting.
    conference: Conference | None
    lang: Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"]
    locale: Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"]
    timezone: str
    bookpage: bool
    third_party: BookingThirdParty
    # The settings of the poll; null: none were set, and answers are yes or no.
    poll: Poll | None
    # The origin of the booking; nulls for an event that was created otherwise.
    source: BookingSource
    metadata: dict[str, str]
    # Only on an event that was booked by days or nights.
    stay: NotRequired[BookingStay]
    # Only on a meeting of steps: its parts in their order, each with its own hosts.
    steps: NotRequired[list[BookingStep]]
    # Only on an event of a booking that repeats.
    series: NotRequired[EventSeries]
    # Only on a request that expires: the time at which it is declined unless a host has answered.
    answer_by: NotRequired[str]
    # Only on a cancelled event.
    cancelled: NotRequired[str]
    # Only on an event that was cancelled with one.
    cancel_reason: NotRequired[str]
    # Only on an event of a team: the member who hosts it and the reason.
    assignment: NotRequired[BookingAssignment]
    key_store: Id
    # Reply-to address of the event.
    email: str
    invitees_length: int
    alias: str
    app_url: str
    ics_sequence: int
    version: int
    group_pro: bool
    api: bool
    identification_alternatives: list[Any]
    links: None
    booking: BookingBooking


class BookingAssignment(TypedDict):
    # The team's rule; `chosen`: the booker chose this member. `same_host`: held the booker's last meeting on this page. `all`: every member takes part.
    rule: Literal["least_recent", "random", "least_busy", "weighted", "priority", "chosen", "same_host", "all"]
    user: Id
    reason: str


class BookingBatch(TypedDict):
    operations: list[BookingOperation]


class BookingBatchAnswer(TypedDict):
    results: list[BookingBatchResult]


class BookingBatchResult(TypedDict):
    # The status that a single call would have returned.
    status: int
    # The version that it has now.
    etag: NotRequired[str]
    # The result of the operation.
    event: NotRequired[CreatedBooking | Booking]
    # The reason for the refusal; a refused operation has changed nothing.
    error: NotRequired[OperationProblem]


class BookingBody(TypedDict):
    # The nickname of an active booking page.
    page: NotRequired[str]
    # The handle of an active type of the page; or an id, without a page.
    type: NotRequired[str]
    # The handle of a team's page, or the id of the team.
    team: NotRequired[str]
    # The token of a booking link, for its page or type at its length and times.
    link: NotRequired[str]
    # Without an offset: on the booker's clocks. Of days or nights: the first day.
    start: SlotTime
    # Of days or nights: the last day.
    end: NotRequired[SlotTime]
    # In place of `end`: the number of days or nights.
    units: NotRequired[int]
    # Further times, on a page with bookings that the host confirms.
    alternatives: NotRequired[list[SlotTime]]
    # Minutes; default: the page's, or its type's.
    duration: NotRequired[int]
    # Repeats the meeting, where the page lets bookings repeat: at the same hour on the clocks of the page's hours, all booked or none.
    series: NotRequired[SeriesBody]
    attendee: BookingBodyAttendee
    # The words to which the attendee agreed, as you showed them, if they want SMS about this meeting. Without it, workflows send them none.
    sms_consent: NotRequired[str]
    # The guests that the booker brings along.
    guests: NotRequired[list[str]]
    # One of the page's, by its name, or another where the page allows it; default: its first.
    place: NotRequired[BookingBodyPlace]
    title: NotRequired[str]
    # A message from the booker to the host.
    message: NotRequired[str]
    # The answers to the questions of the page, by their keys.
    answers: NotRequired[dict[str, Any]]
    # On a team's page: the member that the booker chose.
    host: NotRequired[Id]
    # The form response of this booking: the `_id` of the response to a form, or the token that the form's page adds to the address of a booking page. The event then names the form that it came from, and the response names the event.
    via: NotRequired[str]
    # A hold for the booking to use: of its host, for its time.
    hold: NotRequired[Id]
    # An integrator's own texts, by key; people are not shown them.
    metadata: NotRequired[dict[str, str]]
    utm: NotRequired[BookingBodyUtm]


class BookingBodyAttendee(TypedDict):
    name: str
    email: str
    # Required if the page asks for it.
    phone: NotRequired[str | None]
    # Required if the page asks for it.
    company: NotRequired[str | None]
    # Default: the page's, which wins if it is fixed.
    timezone: NotRequired[str]
    # Default: the page's, which wins if it is fixed.
    language: NotRequired[Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"]]


class BookingBodyPlace(TypedDict):
    name: str
    address: NotRequired[str | None]


class BookingBodyUtm(TypedDict):
    source: NotRequired[str | None]
    medium: NotRequired[str | None]
    campaign: NotRequired[str | None]
    term: NotRequired[str | None]
    content: NotRequired[str | None]


class BookingBooking(TypedDict):
    # `requested`: the host has yet to confirm it. `past`: over, whether it was confirmed or not. `no_show`: a participant did not come.
    status: Literal["requested", "confirmed", "cancelled", "past", "no_show"]
    # The start of the confirmed date, else of the first proposed one.
    start: str | None
    end: str | None
    # The host of the meeting.
    host: Id | None
    # Only on a booking that is read by itself: how those of `source` are called that are still there.
    names: NotRequired[BookingBookingNames]
    # Only on a new booking: the booker's own page of it, on which it can be moved and cancelled.
    page_url: NotRequired[str]
    # Only on a new booking: the booker among the invitees.
    invitee: NotRequired[Id]


class BookingBookingNames(TypedDict):
    # The nickname.
    page: Any
    type: Any
    team: Any
    link: Any
    # The handle.
    form: Any


class BookingConfirmed(TypedDict):
    flag: bool
    updated_at: str | None
    date_id: Id | None
    place_id: Id | None
    multi: bool


class BookingCreatedBy(TypedDict):
    email: Any
    user: Id | None
    full_name: Any
    picture_url: Any


class BookingDate(TypedDict):
    _id: Id
    created_by: BookingDateCreatedBy
    createdAt: str
    updatedAt: str
    # Start.
    date: str
    end_date: str
    all_day: bool
    confirmed: bool
    # For the confirmed date: the invitees who voted yes and did not decline.
    confirmed_invitees: list[Id]
    votes: BookingDateVotes


class BookingDateCreatedBy(TypedDict):
    user: Id | None


class BookingDateVotes(TypedDict):
    yes: list[BookingDateVotesYe]
    no: list[BookingDateVotesNoEntry]


class BookingDateVotesNoEntry(TypedDict):
    _id: Id
    created_by: BookingDateVotesNoEntryCreatedBy


class BookingDateVotesNoEntryCreatedBy(TypedDict):
    user: Id | None
    invitee: Id


class BookingDateVotesYe(TypedDict):
    _id: Id
    created_by: BookingDateVotesYeCreatedBy
    # Would come, but other times suit better.
    if_need_be: bool


class BookingDateVotesYeCreatedBy(TypedDict):
    user: Id | None
    invitee: Id


class BookingDecline(TypedDict):
    _id: Id
    invitee: Id
    created_by: BookingDeclineCreatedBy
    createdAt: str


class BookingDeclineCreatedBy(TypedDict):
    user: Id | None


class BookingInvitee(TypedDict):
    _id: Id
    full_name: Any
    email: Any
    phone: Any
    company: Any
    user: Id | None
    picture_url: Any
    timezone: Any
    locale: Any
    star: bool
    # The organiser's own entry.
    su: bool
    # Was expected and did not come.
    no_show: bool
    stats: BookingInviteeStats
    answers: list[Answer]
    # Holds the meeting beside its organiser.
    host: bool
    # In a meeting with seats: the invitee who brought this person along; null: has a booking of their own.
    brought_by: Id | None
    created_by: BookingInviteeCreatedBy


class BookingInviteeCreatedBy(TypedDict):
    user: Id | None


class BookingInviteeStats(TypedDict):
    voted: BookingInviteeStatsVoted


class BookingInviteeStatsVoted(TypedDict):
    dates: bool
    places: bool


BookingMessage = TypedDict(
    "BookingMessage",
    {
        "_id": "Id",
        "created_by": "BookingMessageCreatedBy",
        "createdAt": "str",
        "updatedAt": "str",
        "body": "str",
        "from": "Any",
    },
)


class BookingMessageCreatedBy(TypedDict):
    user: Id | None


BookingOperation: TypeAlias = "CreateBookingOperation | RescheduleBookingOperation | ReassignBookingOperation | CancelBookingOperation"


class BookingPlace(TypedDict):
    _id: Id
    created_by: BookingPlaceCreatedBy
    createdAt: str
    updatedAt: str
    name: str
    address: Any
    source: Any
    icon: Any
    kind: Literal["place", "phone", "google_meet", "teams", "zoom", "jitsi", "link"]
    votes: BookingPlaceVotes


class BookingPlaceCreatedBy(TypedDict):
    user: Id | None


class BookingPlaceVotes(TypedDict):
    yes: list[BookingPlaceVotesYe]
    no: list[BookingPlaceVotesNoEntry]


class BookingPlaceVotesNoEntry(TypedDict):
    _id: Id
    created_by: BookingPlaceVotesNoEntryCreatedBy


class BookingPlaceVotesNoEntryCreatedBy(TypedDict):
    user: Id | None
    invitee: Id


class BookingPlaceVotesYe(TypedDict):
    _id: Id
    created_by: BookingPlaceVotesYeCreatedBy
    # Would come, but other times suit better.
    if_need_be: bool


class BookingPlaceVotesYeCreatedBy(TypedDict):
    user: Id | None
    invitee: Id


class BookingRoom(TypedDict):
    _id: Id
    name: str
    capacity: Any
    place: Any
    # Whether it matches the requirements of the page, for all participants.
    fits: bool
    # Whether this booking has it.
    taken: bool


class BookingRoom2(TypedDict):
    _id: Id
    name: str
    capacity: Any
    place: Any


class BookingSeats(TypedDict):
    all: int
    taken: int


class BookingSource(TypedDict):
    # The booking page; null for one that has been deleted since.
    page: Id | None
    # The appointment type of the page.
    type: Id | None
    team: Id | None
    link: Id | None
    form: Id | None
    # The `utm_` parameters of the address that led to the page.
    utm: Utm | None


class BookingStay(TypedDict):
    unit: Literal["day", "night"]
    # The number of days or nights of the confirmed date, else of the first.
    units: int
    # In the event's time zone.
    first: str
    # The last day, for nights the day of check-out.
    last: str


class BookingStep(TypedDict):
    title: str
    # On the confirmed date, else on the first.
    start: str
    end: str
    hosts: list[BookingStepHost]


class BookingStepHost(TypedDict):
    user: Id
    full_name: Any


class BookingThirdParty(TypedDict):
    app: Any
    group_ids: list[str]
    name: Any


class Bookpage(TypedDict):
    _id: Id
    createdAt: str
    updatedAt: str
    __v: int
    nickname: str
    message: str
    # The user that the page belongs to; null for a team's page.
    belongs_to: Id | None
    # The team that the page belongs to; null for a user's page.
    team: Id | None
    secondary: bool
    active: bool
    custom: Custom
    hub: bool
    # The page's public addresses.
    urls: list[str]
    no_emails: bool
    # The template that it follows.
    template: Id | None
    # JSON pointers to the fields that follow the page template; only the template can change them.
    locked: list[str]


class BookpageBody(TypedDict):
    nickname: str
    # The owner, a user of the organisation.
    belongs_to: NotRequired[Id | None]
    # Instead of `belongs_to`: a team; the page books its members.
    team: NotRequired[Id | None]
    message: NotRequired[str]
    # Default false; a user or team has one primary page.
    secondary: NotRequired[bool]
    # Default true.
    active: NotRequired[bool]
    custom: NotRequired[CustomInput]


class BookpagePatch(TypedDict):
    nickname: NotRequired[str]
    belongs_to: NotRequired[Id | None]
    team: NotRequired[Id | None]
    message: NotRequired[str]
    secondary: NotRequired[bool]
    active: NotRequired[bool]
    custom: NotRequired[CustomInputPatch]


class BookpageUpdate(TypedDict):
    nickname: NotRequired[str]
    # The owner, a user of the organisation.
    belongs_to: NotRequired[Id | None]
    # Instead of `belongs_to`: a team; the page books its members.
    team: NotRequired[Id | None]
    message: NotRequired[str]
    # Default false; a user or team has one primary page.
    secondary: NotRequired[bool]
    # Default true.
    active: NotRequired[bool]
    custom: NotRequired[CustomInput]


class BookpageUpdatedDelivery(TypedDict):
    action: Literal["bookpage.updated"]
    organization: Id
    # The user that the resource belongs to.
    user: NotRequired[Id]
    # When it happened; this and what follows since version `2026-11-23`.
    occurred_at: str
    # The changed fields of the resource; empty for a new one.
    changes: dict[str, BookpageUpdatedDeliveryChangesValue]
    # The invitees concerned: those who voted, wrote, declined or were added.
    people: list[BookpageUpdatedDeliveryPeopleEntry]
    # The message that was written.
    message: BookpageUpdatedDeliveryMessage | None
    # An example that was requested to test the receiver: no event happened.
    example: NotRequired[Literal[True]]
    # It happened in a sandbox.
    mode: NotRequired[Literal["test"]]
    resource: Bookpage


class BookpageUpdatedDeliveryChangesValue(TypedDict):
    before: Any
    after: Any


BookpageUpdatedDeliveryMessage = TypedDict(
    "BookpageUpdatedDeliveryMessage",
    {
        "_id": "Id",
        "created_by": "BookpageUpdatedDeliveryMessageCreatedBy",
        "createdAt": "str",
        "updatedAt": "str",
        "body": "str",
        "from": "Any",
    },
)


class BookpageUpdatedDeliveryMessageCreatedBy(TypedDict):
    user: Id | None


class BookpageUpdatedDeliveryPeopleEntry(TypedDict):
    _id: Id
    full_name: Any
    email: Any
    phone: Any
    company: Any
    user: Id | None
    picture_url: Any
    timezone: Any
    locale: Any
    star: bool
    # The organiser's own entry.
    su: bool
    # Was expected and did not come.
    no_show: bool
    stats: BookpageUpdatedDeliveryPeopleEntryStats
    answers: list[Answer]
    # Holds the meeting beside its organiser.
    host: bool
    # In a meeting with seats: the invitee who brought this person along; null: has a booking of their own.
    brought_by: Id | None
    created_by: BookpageUpdatedDeliveryPeopleEntryCreatedBy


class BookpageUpdatedDeliveryPeopleEntryCreatedBy(TypedDict):
    user: Id | None


class BookpageUpdatedDeliveryPeopleEntryStats(TypedDict):
    voted: BookpageUpdatedDeliveryPeopleEntryStatsVoted


class BookpageUpdatedDeliveryPeopleEntryStatsVoted(TypedDict):
    dates: bool
    places: bool


class Calendar(TypedDict):
    _id: Id
    primary: bool
    name: str
    source: Literal["google", "office365", "exchange", "icloud", "caldav", "ics"]
    source_id: Any
    # It cannot be read until its access is repaired.
    access_broken: bool
    # The reason why `access_broken` is set. `access`: the credentials, or the calendar itself, are refused. `address`: there is no calendar at the address. `complex`: its contents take too long to process.
    broken_reason: Literal["access", "address", "complex"] | None
    # The last sync; null: not yet.
    synced_at: str | None
    # How many times of the next seven days count as busy because of it, as of the last sync.
    upcoming_count: int
    # The time since which it rejects entries in spite of several attempts; null: it accepts them, or none had to be written. The attempts continue.
    write_refused_at: str | None
    # The server's error message for that, in English.
    write_refused_reason: Any
    # The subcalendar that rejected them.
    write_refused_subcalendar: Id | None
    # Responses never contain credentials.
    token: None
    # The connection of the organisation by which it was opened; null: its owner has connected it.
    connection: Id | None
    subcalendars: list[Subcalendar]


CalendarAccount: TypeAlias = "CalendarAccountCaldav | CalendarAccountExchange | CalendarAccountIcloud | CalendarAccountIcs"


class CalendarAccountCaldav(TypedDict):
    source: Literal["caldav"]
    credentials: CalendarAccountCaldavCredentials


class CalendarAccountCaldavCredentials(TypedDict):
    # Any address of the account; the calendars are found from there.
    server: str
    username: str
    password: str


class CalendarAccountExchange(TypedDict):
    source: Literal["exchange"]
    credentials: CalendarAccountExchangeCredentials


class CalendarAccountExchangeCredentials(TypedDict):
    # The mail server, or the address of its web services.
    server: str
    username: str
    password: str


class CalendarAccountIcloud(TypedDict):
    source: Literal["icloud"]
    # An app-specific password from account.apple.com.
    credentials: CalendarAccountIcloudCredentials


class CalendarAccountIcloudCredentials(TypedDict):
    username: str
    password: str


class CalendarAccountIcs(TypedDict):
    source: Literal["ics"]
    # The address of a calendar that is published as a file. It is stored like a password.
    url: str
    name: NotRequired[str]


class CalendarAccountState(TypedDict):
    _id: Id
    name: str
    source: Literal["google", "office365", "exchange", "icloud", "caldav", "ics"]
    primary: bool
    # It cannot be read until its access is repaired.
    access_broken: bool
    # The last sync; null: not yet.
    synced_at: str | None
    # The time since which it rejects entries in spite of several attempts; null: it accepts them, or none had to be written. The attempts continue.
    write_refused_at: str | None
    # The server's error message for that, in English.
    write_refused_reason: Any
    # Like `broken_reason`; `unreachable`: its server has not answered for an hour, and is retried automatically.
    problem: Literal["access", "address", "complex", "unreachable"] | None
    # The time since which `access_broken` is set, if known.
    broken_since: str | None


class CalendarChange(TypedDict):
    _id: Id
    event: Id
    # The owner of the calendar.
    user: Id
    kind: Literal["moved", "deleted"]
    # The current time of the entry; for whole days, the first.
    date: Any
    end_date: Any
    all_day: bool
    # `open`: it waits for a decision. `followed`: the meeting followed. `put_back`: the entry was written again. `settled`: superseded, for instance by a later change of the meeting.
    state: Literal["open", "followed", "put_back", "settled"]
    # The conflict that keeps the meeting from following, by name; empty if it has none.
    reasons: list[str]
    # The steps that are possible now; none while it is not open.
    steps: list[Literal["move", "cancel", "decline", "put_back"]]
    createdAt: str


class CalendarChangeStep(TypedDict):
    # `move`: the meeting to the entry's time. `cancel`: the meeting. `decline`: its owner's part in it. `put_back`: the entry to the meeting's time.
    step: Literal["move", "cancel", "decline", "put_back"]


class CalendarConnection(TypedDict):
    _id: Id
    createdAt: str
    updatedAt: str
    __v: int
    source: Literal["google", "office365", "exchange"]
    name: str
    domains: list[str]
    unconfirmed: bool
    people: CalendarConnectionPeople
    # The failed and broken ones, 100 at most.
    failures: list[CalendarConnectionFailure]


CalendarConnectionBody: TypeAlias = "CalendarConnectionBodyGoogle | CalendarConnectionBodyOffice365 | CalendarConnectionBodyExchange"


class CalendarConnectionBodyExchange(TypedDict):
    source: Literal["exchange"]
    # An account with the role `ApplicationImpersonation`.
    credentials: CalendarConnectionBodyExchangeCredentials
    name: NotRequired[str]
    # Users with an address in one of these domains, not in a subdomain, have their calendar connected.
    domains: list[str]
    # Also includes people who have not confirmed their address. Use it only if people cannot choose their own address: they see when its owner is busy.
    unconfirmed: NotRequired[bool]
    # An address within the domains; the connection is tried with its calendar. Default: the address of any user of the organisation.
    try_with: NotRequired[str]


class CalendarConnectionBodyExchangeCredentials(TypedDict):
    # The mail server, or the address of its web services.
    server: str
    username: str
    password: str


class CalendarConnectionBodyGoogle(TypedDict):
    source: Literal["google"]
    # The JSON key of a service account with domain-wide delegation, as downloaded from Google.
    credentials: CalendarConnectionBodyGoogleCredentials
    name: NotRequired[str]
    # Users with an address in one of these domains, not in a subdomain, have their calendar connected.
    domains: list[str]
    # Also includes people who have not confirmed their address. Use it only if people cannot choose their own address: they see when its owner is busy.
    unconfirmed: NotRequired[bool]
    # An address within the domains; the connection is tried with its calendar. Default: the address of any user of the organisation.
    try_with: NotRequired[str]


class CalendarConnectionBodyGoogleCredentials(TypedDict):
    client_email: str
    private_key: str
    private_key_id: str


class CalendarConnectionBodyOffice365(TypedDict):
    source: Literal["office365"]
    # An application with the application permission `Calendars.ReadWrite`.
    credentials: CalendarConnectionBodyOffice365Credentials
    name: NotRequired[str]
    # Users with an address in one of these domains, not in a subdomain, have their calendar connected.
    domains: list[str]
    # Also includes people who have not confirmed their address. Use it only if people cannot choose their own address: they see when its owner is busy.
    unconfirmed: NotRequired[bool]
    # An address within the domains; the connection is tried with its calendar. Default: the address of any user of the organisation.
    try_with: NotRequired[str]


class CalendarConnectionBodyOffice365Credentials(TypedDict):
    tenant: str
    client_id: str
    client_secret: str


class CalendarConnectionFailure(TypedDict):
    user: Id
    email: Any
    reason: Any
    since: str


class CalendarConnectionPeople(TypedDict):
    connected: int
    # Users with a calendar that could not be opened; retried every hour.
    failed: int
    # Users with a connected calendar that can no longer be read.
    broken: int
    # Users who have disconnected it.
    left: int
    # Users who have not confirmed their address, if that is required.
    unconfirmed: int


class CalendarFeed(TypedDict):
    active: bool
    # The creation time of the current address.
    createdAt: str | None


class CalendarInput(TypedDict):
    _id: NotRequired[Id]
    source: NotRequired[str]
    source_id: NotRequired[str | None]
    name: NotRequired[str]
    # At most one is chosen; choosing one ends the choice of another.
    primary: NotRequired[bool]
    access_broken: NotRequired[bool]
    # For all of its subcalendars.
    display: NotRequired[bool]
    # For all of its subcalendars.
    busy: NotRequired[bool]
    subcalendars: NotRequired[list[SubcalendarInput]]


class CalendarList(TypedDict):
    _id: Id
    createdAt: str
    updatedAt: str
    __v: int
    belongs_to: Id
    sync_suggestions: bool
    # The effect of a calendar with `access_broken`: none, or block all time.
    when_broken: Literal["last_known", "block"]
    # The writable subcalendar in which meetings are written, unless their page names another; null: the primary one of the primary calendar. So it is, too, while the one named is gone.
    target_calendar: Id | None
    # `private`: other people with access to the calendar do not see the subjects of meetings. A page may override it.
    entry_visibility: Literal["default", "private"]
    # The reaction when an entry that Bookpage has written is moved or deleted in the calendar. `tell`: its owner is asked. `follow`: the meeting moves with it if the host is free, and is cancelled with it; for participants other than the host, the meeting is declined.
    on_calendar_change: Literal["tell", "follow"]
    # The kinds of entries that count as busy in addition to plain busy ones: `tentative` ones, being `out_of_office`, `working_elsewhere`. After a change the calendars are synced again soon.
    busy_statuses: list[Literal["tentative", "out_of_office", "working_elsewhere"]]
    calendars: list[Calendar]
    # Providers with a sign-in of their own, if this installation is set up for them: `url` takes a POST, without fields, from a form in the console.
    sign_ins: list[CalendarListSignIn]


class CalendarListPatch(TypedDict):
    sync_suggestions: NotRequired[bool]
    when_broken: NotRequired[Literal["last_known", "block"]]
    target_calendar: NotRequired[Id | None]
    entry_visibility: NotRequired[Literal["default", "private"]]
    on_calendar_change: NotRequired[Literal["tell", "follow"]]
    # The kinds of entries that count as busy in addition to plain busy ones: `tentative` ones, being `out_of_office`, `working_elsewhere`. After a change the calendars are synced again soon.
    busy_statuses: NotRequired[list[Literal["tentative", "out_of_office", "working_elsewhere"]]]
    calendars: NotRequired[list[CalendarInput]]


class CalendarListSignIn(TypedDict):
    source: Literal["google", "office365"]
    url: str


class CalendarListUpdate(TypedDict):
    sync_suggestions: NotRequired[bool]
    when_broken: NotRequired[Literal["last_known", "block"]]
    # One of this user's writable subcalendars; null: the behaviour without a choice.
    target_calendar: NotRequired[Id | None]
    entry_visibility: NotRequired[Literal["default", "private"]]
    on_calendar_change: NotRequired[Literal["tell", "follow"]]
    # The kinds of entries that count as busy in addition to plain busy ones: `tentative` ones, being `out_of_office`, `working_elsewhere`. After a change the calendars are synced again soon.
    busy_statuses: NotRequired[list[Literal["tentative", "out_of_office", "working_elsewhere"]]]
    calendars: NotRequired[list[CalendarInput]]


class CancelBody(TypedDict):
    # A message to all participants.
    reason: NotRequired[str | None]


class CancelBookingBody(TypedDict):
    # A message to all participants.
    reason: NotRequired[str | None]
    # For a meeting with seats: the invitee to act on, with the guests they brought; otherwise the whole meeting.
    invitee: NotRequired[Id]
    # For a series: this one (default), or this and all later ones that are still to come.
    scope: NotRequired[Literal["one", "following"]]


class CancelBookingOperation(TypedDict):
    operation: Literal["cancel"]
    # The `_id` of the event.
    event: Id
    # Change only this version (an `ETag`).
    if_match: NotRequired[str]
    body: NotRequired[CancelBookingBody]


class CancelEventOperation(TypedDict):
    operation: Literal["cancel"]
    # The `_id` of the event.
    event: Id
    # Change only this version (an `ETag`).
    if_match: NotRequired[str]
    body: NotRequired[CancelBody]


class ChangeBookingRoomBody(TypedDict):
    # A user with `resource`; null: none; default: the one that the page would pick now.
    room: NotRequired[Id | None]


class ChangePasswordBody(TypedDict):
    current_password: str
    # One that is easy to guess is refused.
    password: str


ChangePreview = TypedDict(
    "ChangePreview",
    {
        "from": "str",
        "to": "str",
        "timezone": "str",
        "gained": "int",
        "lost": "int",
        "pages": "list[ChangePreviewPage]",
        "slot_days": "NotRequired[dict[str, ChangePreviewSlotDaysValue]]",
        "outside": "list[ChangePreviewOutsideEntry]",
    },
)


class ChangePreviewOutsideEntry(TypedDict):
    # The `_id` of the event.
    _id: Id
    # For callers who may read events.
    title: Any
    start: str
    end: str
    rule: Literal["outside_hours", "closed_date", "holiday", "absence", "start_date", "end_date"]
    # For a meeting with seats: the number of booked seats.
    seats: ChangePreviewOutsideEntrySeats | None
    # For a recurring booking: the number of the occurrence and the total.
    series: ChangePreviewOutsideEntrySeries | None


class ChangePreviewOutsideEntrySeats(TypedDict):
    all: int
    taken: int


class ChangePreviewOutsideEntrySeries(TypedDict):
    index: int
    count: int


class ChangePreviewPage(TypedDict):
    bookpage: Id
    nickname: str
    # An appointment type of the page; null: the page itself.
    type: Id | None
    handle: Any
    # The handle of the type.
    name: Any
    # The days that change.
    days: dict[str, ChangePreviewPageDaysValue]


class ChangePreviewPageDaysValue(TypedDict):
    gained: int
    lost: int


class ChangePreviewSlotDaysValue(TypedDict):
    slots: list[FreeSlot]


class CheckCertificateAnswer(TypedDict):
    domain: str


class CheckDomainBody(TypedDict):
    pass


class Conference(TypedDict):
    provider: Literal["phone", "google_meet", "teams", "zoom", "jitsi", "link"]
    # Null if there is none, or not yet: `event.updated` reports it.
    url: Any
    # The code or password to type there.
    code: Any
    # The number to call.
    phone: Any
    # The reason why there is no link; it needs an action. `no_account`: the host has connected no account that makes links. `no_calendar`: the calendar that the meeting is written into makes none. `access`: the account has to be connected again. `refused`: the service makes none. `unanswered`: it did not answer in time.
    failed: Literal["no_account", "no_calendar", "access", "refused", "unanswered"] | None


class Conferencing(TypedDict):
    # The accounts that create links.
    accounts: list[ConferencingAccount]
    # The kinds of places, as this user can have them.
    kinds: list[ConferencingKind]
    # The addresses at which the user can sign in; they take a form sent from a page of the service.
    sign_ins: list[ConferencingSignIn]


class ConferencingAccount(TypedDict):
    _id: Id
    provider: Literal["zoom"]
    name: str
    # Its owner has to sign in again.
    access_broken: bool
    connected_at: str


class ConferencingKind(TypedDict):
    kind: Literal["place", "phone", "google_meet", "teams", "zoom", "jitsi", "link"]
    # Why a meeting of this user at such a place gets no link; null: it gets one. `setting`: this installation is not set up for it. `account`: none is connected. `calendar`: meetings are not written into a calendar that makes such links. `access`: the account or calendar has to be connected again.
    missing: Literal["setting", "account", "calendar", "access"] | None


class ConferencingSignIn(TypedDict):
    provider: Literal["zoom"]
    url: str


class ConfirmAuthenticatorBody(TypedDict):
    # The current code of the app.
    code: str


class ConfirmBody(TypedDict):
    # Default: most yes votes, then the earliest.
    date_id: NotRequired[Id | None]
    # Default: most yes votes, then the first.
    place_id: NotRequired[Id | None]


class ConfirmDatesBody(TypedDict):
    date_ids: list[Id]
    # Default: most yes votes, then the first.
    place_id: NotRequired[Id | None]


class ConfirmedDates(TypedDict):
    events: list[Event]


class ConfirmEventOperation(TypedDict):
    operation: Literal["confirm"]
    # The `_id` of the event.
    event: Id
    # Change only this version (an `ETag`).
    if_match: NotRequired[str]
    body: NotRequired[ConfirmBody]


class ContinueImportBody(TypedDict):
    # As when it was started; left out for a file.
    token: NotRequired[str]


class CreateBookingOperation(TypedDict):
    operation: Literal["create"]
    body: BookingBody


class CreatedApiKey(TypedDict):
    _id: Id
    name: str
    # The key's first characters, to identify it.
    prefix: str
    # A key that begins with `bp_test_` can access the organisation's sandbox only.
    mode: Literal["live", "test"]
    # The scopes that the key is limited to; empty: no limit.
    scopes: list[Literal["organization:read", "users:read", "users:write", "preferences:read", "preferences:write", "calendars:read", "calendars:write", "availabilities:read", "availabilities:write", "bookpages:read", "bookpages:write", "slots:read", "events:read", "events:write", "teams:read", "teams:write", "locators:read", "locators:write", "forms:read", "forms:write", "third_parties:read", "third_parties:write", "api_keys:read", "api_keys:write", "credentials:write", "audit:read", "audit:write", "personal_data:read", "personal_data:write", "hooks:read", "hooks:write", "jobs:read", "mails:read", "mails:write", "organization:write", "scim"]]
    # The last use, to the minute.
    last_used_at: str | None
    createdAt: str
    # The time of expiry, after which the key is refused; null: it does not expire.
    expires_at: str | None
    # The time of revocation, after which the key is refused; null: it was not revoked.
    revoked_at: str | None
    # The person who created it; null: it was created by another key, from the command line, or before this was recorded.
    created_by: CreatedApiKeyCreatedBy | None
    # The API version of responses to requests that do not name one.
    version: Literal["2026-11-01", "2026-11-23", "2026-11-26"]
    # The key itself: shown this once, it cannot be read again.
    key: str


class CreatedApiKeyCreatedBy(TypedDict):
    _id: Id
    # Null: the name is unknown.
    name: Any


class CreatedBooking(TypedDict):
    _id: Id
    createdAt: str
    updatedAt: str
    __v: int
    title: str
    confirmed: CreatedBookingConfirmed
    created_by: CreatedBookingCreatedBy
    dates: list[CreatedBookingDate]
    places: list[CreatedBookingPlace]
    # The room that it takes, if its page needs one.
    room: CreatedBookingRoom | None
    invitees: list[CreatedBookingInvitee]
    messages: list[CreatedBookingMessage]
    declines: list[CreatedBookingDecline]
    # For a meeting with seats, which several people book; null: it has one booker.
    seats: CreatedBookingSeats | None
    # The booker's answers to the questions of the page; in a meeting with seats each invitee has them.
    answers: list[Answer]
    # The conference of the meeting, once it is confirmed; null: at a place. A link moves with the meeting.
    conference: Conference | None
    lang: Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"]
    locale: Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"]
    timezone: str
    bookpage: bool
    third_party: CreatedBookingThirdParty
    # The settings of the poll; null: none were set, and answers are yes or no.
    poll: Poll | None
    # The origin of the booking; nulls for an event that was created otherwise.
    source: CreatedBookingSource
    metadata: dict[str, str]
    # Only on an event that was booked by days or nights.
    stay: NotRequired[CreatedBookingStay]
    # Only on a meeting of steps: its parts in their order, each with its own hosts.
    steps: NotRequired[list[CreatedBookingStep]]
    # Only on an event of a booking that repeats.
    series: NotRequired[EventSeries]
    # Only on a request that expires: the time at which it is declined unless a host has answered.
    answer_by: NotRequired[str]
    # Only on a cancelled event.
    cancelled: NotRequired[str]
    # Only on an event that was cancelled with one.
    cancel_reason: NotRequired[str]
    # Only on an event of a team: the member who hosts it and the reason.
    assignment: NotRequired[CreatedBookingAssignment]
    key_store: Id
    # Reply-to address of the event.
    email: str
    invitees_length: int
    alias: str
    app_url: str
    ics_sequence: int
    version: int
    group_pro: bool
    api: bool
    identification_alternatives: list[Any]
    links: None
    booking: CreatedBookingBooking
    # Only of a series: all that were booked, this one first.
    bookings: NotRequired[list[Booking]]


class CreatedBookingAssignment(TypedDict):
    # The team's rule; `chosen`: the booker chose this member. `same_host`: held the booker's last meeting on this page. `all`: every member takes part.
    rule: Literal["least_recent", "random", "least_busy", "weighted", "priority", "chosen", "same_host", "all"]
    user: Id
    reason: str


class CreatedBookingBooking(TypedDict):
    # `requested`: the host has yet to confirm it. `past`: over, whether it was confirmed or not. `no_show`: a participant did not come.
    status: Literal["requested", "confirmed", "cancelled", "past", "no_show"]
    # The start of the confirmed date, else of the first proposed one.
    start: str | None
    end: str | None
    # The host of the meeting.
    host: Id | None
    # Only on a booking that is read by itself: how those of `source` are called that are still there.
    names: NotRequired[CreatedBookingBookingNames]
    # Only on a new booking: the booker's own page of it, on which it can be moved and cancelled.
    page_url: NotRequired[str]
    # Only on a new booking: the booker among the invitees.
    invitee: NotRequired[Id]


class CreatedBookingBookingNames(TypedDict):
    # The nickname.
    page: Any
    type: Any
    team: Any
    link: Any
    # The handle.
    form: Any


class CreatedBookingConfirmed(TypedDict):
    flag: bool
    updated_at: str | None
    date_id: Id | None
    place_id: Id | None
    multi: bool


class CreatedBookingCreatedBy(TypedDict):
    email: Any
    user: Id | None
    full_name: Any
    picture_url: Any


class CreatedBookingDate(TypedDict):
    _id: Id
    created_by: CreatedBookingDateCreatedBy
    createdAt: str
    updatedAt: str
    # Start.
    date: str
    end_date: str
    all_day: bool
    confirmed: bool
    # For the confirmed date: the invitees who voted yes and did not decline.
    confirmed_invitees: list[Id]
    votes: CreatedBookingDateVotes


class CreatedBookingDateCreatedBy(TypedDict):
    user: Id | None


class CreatedBookingDateVotes(TypedDict):
    yes: list[CreatedBookingDateVotesYe]
    no: list[CreatedBookingDateVotesNoEntry]


class CreatedBookingDateVotesNoEntry(TypedDict):
    _id: Id
    created_by: CreatedBookingDateVotesNoEntryCreatedBy


class CreatedBookingDateVotesNoEntryCreatedBy(TypedDict):
    user: Id | None
    invitee: Id


class CreatedBookingDateVotesYe(TypedDict):
    _id: Id
    created_by: CreatedBookingDateVotesYeCreatedBy
    # Would come, but other times suit better.
    if_need_be: bool


class CreatedBookingDateVotesYeCreatedBy(TypedDict):
    user: Id | None
    invitee: Id


class CreatedBookingDecline(TypedDict):
    _id: Id
    invitee: Id
    created_by: CreatedBookingDeclineCreatedBy
    createdAt: str


class CreatedBookingDeclineCreatedBy(TypedDict):
    user: Id | None


class CreatedBookingInvitee(TypedDict):
    _id: Id
    full_name: Any
    email: Any
    phone: Any
    company: Any
    user: Id | None
    picture_url: Any
    timezone: Any
    locale: Any
    star: bool
    # The organiser's own entry.
    su: bool
    # Was expected and did not come.
    no_show: bool
    stats: CreatedBookingInviteeStats
    answers: list[Answer]
    # Holds the meeting beside its organiser.
    host: bool
    # In a meeting with seats: the invitee who brought this person along; null: has a booking of their own.
    brought_by: Id | None
    created_by: CreatedBookingInviteeCreatedBy


class CreatedBookingInviteeCreatedBy(TypedDict):
    user: Id | None


class CreatedBookingInviteeStats(TypedDict):
    voted: CreatedBookingInviteeStatsVoted


class CreatedBookingInviteeStatsVoted(TypedDict):
    dates: bool
    places: bool


CreatedBookingMessage = TypedDict(
    "CreatedBookingMessage",
    {
        "_id": "Id",
        "created_by": "CreatedBookingMessageCreatedBy",
        "createdAt": "str",
        "updatedAt": "str",
        "body": "str",
        "from": "Any",
    },
)


class CreatedBookingMessageCreatedBy(TypedDict):
    user: Id | None


class CreatedBookingPlace(TypedDict):
    _id: Id
    created_by: CreatedBookingPlaceCreatedBy
    createdAt: str
    updatedAt: str
    name: str
    address: Any
    source: Any
    icon: Any
    kind: Literal["place", "phone", "google_meet", "teams", "zoom", "jitsi", "link"]
    votes: CreatedBookingPlaceVotes


class CreatedBookingPlaceCreatedBy(TypedDict):
    user: Id | None


class CreatedBookingPlaceVotes(TypedDict):
    yes: list[CreatedBookingPlaceVotesYe]
    no: list[CreatedBookingPlaceVotesNoEntry]


class CreatedBookingPlaceVotesNoEntry(TypedDict):
    _id: Id
    created_by: CreatedBookingPlaceVotesNoEntryCreatedBy


class CreatedBookingPlaceVotesNoEntryCreatedBy(TypedDict):
    user: Id | None
    invitee: Id


class CreatedBookingPlaceVotesYe(TypedDict):
    _id: Id
    created_by: CreatedBookingPlaceVotesYeCreatedBy
    # Would come, but other times suit better.
    if_need_be: bool


class CreatedBookingPlaceVotesYeCreatedBy(TypedDict):
    user: Id | None
    invitee: Id


class CreatedBookingRoom(TypedDict):
    _id: Id
    name: str
    capacity: Any
    place: Any


class CreatedBookingSeats(TypedDict):
    all: int
    taken: int


class CreatedBookingSource(TypedDict):
    # The booking page; null for one that has been deleted since.
    page: Id | None
    # The appointment type of the page.
    type: Id | None
    team: Id | None
    link: Id | None
    form: Id | None
    # The `utm_` parameters of the address that led to the page.
    utm: Utm | None


class CreatedBookingStay(TypedDict):
    unit: Literal["day", "night"]
    # The number of days or nights of the confirmed date, else of the first.
    units: int
    # In the event's time zone.
    first: str
    # The last day, for nights the day of check-out.
    last: str


class CreatedBookingStep(TypedDict):
    title: str
    # On the confirmed date, else on the first.
    start: str
    end: str
    hosts: list[CreatedBookingStepHost]


class CreatedBookingStepHost(TypedDict):
    user: Id
    full_name: Any


class CreatedBookingThirdParty(TypedDict):
    app: Any
    group_ids: list[str]
    name: Any


class CreatedCalendarFeed(TypedDict):
    url: str
    createdAt: str


class CreatedInvitation(TypedDict):
    _id: Id
    name: str
    # The address that it was mailed to; null: a link without a fixed recipient.
    email: Any
    # An existing user who has never signed in.
    user: Id | None
    # The role of the people who join.
    role: Literal["owner", "admin", "manager", "member", "viewer"]
    # In which team; a manager manages it.
    team: Id | None
    state: Literal["open", "joined", "expired", "revoked"]
    # The sender; null: an API key.
    invited_by: Id | None
    invited_by_name: Any
    # The time of the latest mail.
    mailed_at: str | None
    # The number of mails.
    mails: int
    # The earliest time of the next mail; null: never.
    remind_from: str | None
    joined_at: str | None
    # The number of people who have joined with the link.
    uses: int
    # The maximum number of people; null: any number.
    max_uses: Any
    expires_at: str | None
    revoked_at: str | None
    createdAt: str
    # The link. A link without a fixed recipient is shown this once; an `?extid=` that you add to it becomes the `account.organization.extid` of the person who joins.
    link: str


class CreatedLink(TypedDict):
    link: Link
    # The address that books. It is shown once.
    url: str
    # The link's part of the address. It is shown once.
    token: str


class CreatedOAuthApp(TypedDict):
    _id: Id
    createdAt: str
    updatedAt: str
    __v: int
    name: str
    # A picture shown beside the name; null: none.
    logo_url: str | None
    # The redirect addresses, compared exactly; for a loopback address the port is free.
    redirect_uris: list[str]
    # The maximum of scopes that the app may request. The role of its person limits them further.
    scopes: list[Literal["organization:read", "users:read", "users:write", "preferences:read", "preferences:write", "calendars:read", "calendars:write", "availabilities:read", "availabilities:write", "bookpages:read", "bookpages:write", "slots:read", "events:read", "events:write", "teams:read", "teams:write", "locators:read", "locators:write", "forms:read", "forms:write", "third_parties:read", "third_parties:write", "audit:read", "audit:write", "personal_data:read", "personal_data:write", "hooks:read", "hooks:write", "jobs:read", "mails:read", "mails:write", "organization:write", "scim"]]
    # The client id of the app.
    client_id: str
    # Whether the app runs on a server and has a secret; otherwise it runs on a device, which cannot keep one.
    confidential: bool
    # The number of people who have granted it access.
    grants: int
    # Shown this once, it cannot be read again; null: the app has none.
    client_secret: Any


class CreateDomainBody(TypedDict):
    domain: str
    # The active pages that the domain's root lists: those of people and teams, of teams alone, or none.
    start_page: NotRequired[Literal["all", "teams", "none"]]


class CreatedPasskey(TypedDict):
    _id: Id
    name: str
    createdAt: str
    last_used_at: str | None
    # Shown this once; none where there are some from before. Each opens the second step once.
    recovery_codes: list[str]


class CreatedPersonalToken(TypedDict):
    _id: Id
    name: str
    # The user that the token acts as.
    user: CreatedPersonalTokenUser
    # The token's first characters, to identify it.
    prefix: str
    # The scopes that it is limited to, in addition to the limits of the person's role.
    scopes: list[Literal["organization:read", "users:read", "users:write", "preferences:read", "preferences:write", "calendars:read", "calendars:write", "availabilities:read", "availabilities:write", "bookpages:read", "bookpages:write", "slots:read", "events:read", "events:write", "teams:read", "teams:write", "locators:read", "locators:write", "forms:read", "forms:write", "third_parties:read", "third_parties:write", "api_keys:read", "api_keys:write", "credentials:write", "audit:read", "audit:write", "personal_data:read", "personal_data:write", "hooks:read", "hooks:write", "jobs:read", "mails:read", "mails:write", "organization:write", "scim"]]
    # `ended`: the person's role or password has changed since; the token is no longer valid.
    state: Literal["active", "expired", "ended"]
    # The last use, to the minute.
    last_used_at: str | None
    createdAt: str
    expires_at: str
    # The token itself: shown this once, it cannot be read again.
    token: str


class CreatedPersonalTokenUser(TypedDict):
    _id: Id
    name: Any


class CreatedWebhook(TypedDict):
    _id: Id
    createdAt: str
    updatedAt: str
    __v: int
    organization: Id
    scope: Literal["organization"]
    # The first of `actions`.
    action: Literal["event.created", "event.confirmed", "event.updated", "event.cancelled", "user.joined", "event.voted", "event.message", "event.declined", "event.new_invitee", "event.no_show", "bookpage.updated", "form.answered", "waiting.joined", "waiting.offered", "workflow.step"]
    actions: list[Literal["event.created", "event.confirmed", "event.updated", "event.cancelled", "user.joined", "event.voted", "event.message", "event.declined", "event.new_invitee", "event.no_show", "bookpage.updated", "form.answered", "waiting.joined", "waiting.offered", "workflow.step"]]
    target_url: str
    # The form of the body: a list of one action (the default), or the action itself. `calendly`, `calcom`: that of their webhooks, with their signature, for receivers that cannot change yet.
    format: Literal["array", "object", "calendly", "calcom"]
    # The version of the payload; default for a new webhook: the API version of the request. It stays fixed when newer versions appear. `2026-11-01` has `action`, `organization`, `user` and `resource`; `2026-11-23` also `occurred_at`, `changes`, `people` and `message`; resources are those of the API in that version (`/changelog`).
    version: Literal["2026-11-01", "2026-11-23", "2026-11-26"]
    filter: WebhookFilter | None
    # Nothing is sent from then on, until a PUT enables it again.
    disabled_at: str | None
    disabled_reason: Literal["gone", "failing"] | None
    # The time since which every delivery has failed.
    failing_since: str | None
    # Verifies signatures (Standard Webhooks). Answered here and never again.
    secret: str


class CreateEventOperation(TypedDict):
    operation: Literal["create"]
    body: EventBody


class CreateFeedBody(TypedDict):
    pass


class CreateInvitationLinkAnswer(TypedDict):
    link: str


class CreateInvitationLinkBody(TypedDict):
    pass


class CreatePasskeyBody(TypedDict):
    name: str
    token: str
    response: dict[str, Any]


class CreateSignInDomainBody(TypedDict):
    domain: str


class Custom(TypedDict):
    # Automatic reply when a meeting is booked.
    auto_message: NotRequired[str]
    # The event's title; `{{invitee}}` and `{{me}}` become names.
    auto_title: NotRequired[str]
    # The booker must give a phone number.
    ask_phone: NotRequired[bool]
    # The booker must give a company.
    ask_company: NotRequired[bool]
    # How the booker is reached: by e-mail (default), by phone in its place, or as the booker likes. Who gives no e-mail address gets no mails, and keeps the address of the event's page.
    contact: NotRequired[Literal["email", "phone", "either"]]
    # Only e-mail addresses of these domains, and of what lies below them, can book and be invited.
    allowed_domains: NotRequired[list[str]]
    # Bookers first enter a code that is mailed to their address; default false.
    confirm_address: NotRequired[bool]
    # The booker's browser works for about a second before it sends the form, which keeps programs away; without a script a code is mailed instead. Default false.
    proof_of_work: NotRequired[bool]
    # Programs, such as a booker's assistant, cannot ask for its times and book on it without a key; default false: they can, by the rules of the page.
    block_programs: NotRequired[bool]
    # The booker cannot add other invitees.
    block_new_invitee: NotRequired[bool]
    # How many other invitees a booking may have, those who are added later included; default 5.
    max_invitees: NotRequired[int]
    # Minutes; default: the first of `durations`, else 30.
    duration: NotRequired[int]
    # Minutes that bookers choose from, `duration` among them. A type with a `duration` of its own and no `durations` has that one alone.
    durations: NotRequired[list[int]]
    # Only `fixed_lang` (else the owner's language) is offered.
    set_lang: NotRequired[bool]
    fixed_lang: NotRequired[Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"]]
    # The page's address may prefill the form.
    enable_api: NotRequired[bool]
    # Only `fixed_timezone` (else the owner's zone) is offered.
    set_timezone: NotRequired[bool]
    fixed_timezone: NotRequired[str]
    # Hours before the start from which declining is hidden; true hides it always.
    event_hide_decline: NotRequired[bool | float]
    hide_places: NotRequired[bool]
    hide_support: NotRequired[bool]
    # Days that an absence of the owner closes say so, with its label; default false.
    show_absences: NotRequired[bool]
    # How the page shows its times: a month, whose days open (default), a week with the hours beside each other, or the days of a week that have times as columns. On a phone the days of a week stand below each other.
    times_layout: NotRequired[Literal["month", "week", "columns"]]
    # The booker cannot set a title.
    hide_title: NotRequired[bool]
    # The booker cannot suggest another place.
    forbid_add_places: NotRequired[bool]
    # How many times the booker must propose at least.
    min_dates: NotRequired[int]
    # Only one time can be proposed.
    one_slot: NotRequired[bool]
    # How many people can book a meeting, each a seat of it; their guests take seats, too. Bookings must be confirmed at once (`auto_confirm`). Left out: a meeting is of one booker.
    seats: NotRequired[int]
    # Of a meeting with seats the page says how many are left; default false.
    show_seats_left: NotRequired[bool]
    # A booking is confirmed at once; else it is a request.
    auto_confirm: NotRequired[bool]
    # A request that no host answers within so many hours, or before its first time, is declined, and the booker is told; the hosts are reminded when half of that time is over. A time that a host proposes is an answer. Default 0: requests do not expire.
    request_hours: NotRequired[int]
    # Hours before a meeting at which everybody is reminded of it by mail; 0: never. Default 24.
    reminder_hours: NotRequired[float]
    # Minutes between starts; default: the duration.
    step: NotRequired[int]
    # Meetings start on multiples of so many minutes of the wall clock: 15 is each quarter of an hour.
    align: NotRequired[int]
    # Which free times of a day are offered first, so that days have no holes; held when a booking is made, too. Of a series the first time keeps it.
    spread: NotRequired[Spread]
    # Hours that suit the hosts best, on the clocks of the first host's hours. The page shows the times within them first and the others of the day after a click; every free time can be booked.
    preferred_hours: NotRequired[list[PreferredHours]]
    # The page is booked by whole days or nights, on the clocks of the first host's hours. A day can be booked if it has any hours; what closes or takes a part of it takes all of it. `duration`, `durations`, `step`, `align`, `spread`, `preferred_hours` and `times_layout` have no effect then, limits count days, and `seats`, `series` and `waiting_list` are refused.
    stay: NotRequired[Stay]
    # A meeting of parts one after another, on the page of a team, each part with hosts of its own. A start is offered where all fit: each part's hosts are free by their own hours, calendars, buffers and limits at that part. Starts lie on the grid of the first part, every `step` minutes (default 15). `duration`, `durations`, `hosts` and `spread` have no effect then, and `stay`, `seats`, `series` and `waiting_list` are refused.
    steps: NotRequired[Steps]
    # Minutes from now until the earliest start, in place of the availability's.
    minimum_notice: NotRequired[int]
    # No booking more than n days ahead, in place of the availability's `days_after_as_busy`.
    days_after: NotRequired[int]
    # No booking more than n working days ahead: days after today with hours, which no date, holiday or absence closes. It holds beside `days_after`.
    working_days_after: NotRequired[int]
    # No booking before this date, in place of the availability's.
    start_date: NotRequired[str]
    # No booking after this date, in place of the availability's.
    end_date: NotRequired[str]
    # How much may be booked on this page, its types included, or of this type; beside the availability's limits.
    limits: NotRequired[list[Limit]]
    # Of a team's page: which members a meeting is with; default: any of them.
    hosts: NotRequired[PageHosts]
    # A booking may repeat: each time a meeting of its own, all booked at once. Only where `auto_confirm` is true.
    series: NotRequired[SeriesSettings]
    # On days that are booked out, bookers can leave an address: a time that becomes free is kept for the first of them, who is told by mail, then for the next.
    waiting_list: NotRequired[WaitingListSetting]
    # Minutes, in place of the availability's.
    buffer_before: NotRequired[int]
    # Minutes, in place of the availability's.
    buffer_after: NotRequired[int]
    # The heading of the page.
    invite_title: NotRequired[str]
    # The colour of what can be chosen; default: the organisation's.
    accent: NotRequired[str]
    # Where the booker goes after booking.
    redirect_url: NotRequired[str]
    # Of a person's page: the writable subcalendar of its owner, by `_id`, in which the owner's meetings of this page are written; default: the owner's own choice. One that is gone counts as left out.
    target_calendar: NotRequired[Id]
    # Of a person's page: the subcalendars of its owner, by `_id`, whose entries take time here, whatever their `busy` says; default: all that are `busy`. With an empty list none does. While one of them is gone, all that are `busy` count, too.
    blocking_calendars: NotRequired[list[Id]]
    # How its meetings stand in their hosts' calendars, in place of what each host has chosen: `private` hides from others who see the calendar what they are about.
    entry_visibility: NotRequired[Literal["default", "private"]]
    # The entry in the host's calendar invites everybody who comes, so that their own calendars have it; default false. Never with `seats`.
    invite_guests: NotRequired[bool]
    # Each meeting takes a room: the smallest that fits and is free. Where none is, the time is not offered. Left out: meetings need none.
    rooms: NotRequired[PageRooms]
    fixed_places: NotRequired[list[FixedPlace]]
    # What the booker is asked beside name and address; a type's list replaces its page's.
    questions: NotRequired[list[Question]]
    # The path of the picture above the page, at the address of this service: uploaded at `/v2/bookpages/:nickname/cover`. Here it can only be sent back, or taken away.
    cover: NotRequired[str]
    title_label: NotRequired[str]
    title_placeholder: NotRequired[str]
    title_mandatory: NotRequired[bool]


class CustomInput(TypedDict):
    auto_message: NotRequired[str | None]
    auto_title: NotRequired[str | None]
    ask_phone: NotRequired[bool | None]
    ask_company: NotRequired[bool | None]
    contact: NotRequired[Literal["email", "phone", "either"] | None]
    allowed_domains: NotRequired[list[str] | None]
    confirm_address: NotRequired[bool | None]
    proof_of_work: NotRequired[bool | None]
    block_programs: NotRequired[bool | None]
    block_new_invitee: NotRequired[bool | None]
    max_invitees: NotRequired[int | None]
    duration: NotRequired[int | None]
    durations: NotRequired[list[int] | None]
    set_lang: NotRequired[bool | None]
    fixed_lang: NotRequired[Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"] | None]
    enable_api: NotRequired[bool | None]
    set_timezone: NotRequired[bool | None]
    fixed_timezone: NotRequired[str | None]
    # Hours before the start from which declining is hidden; true hides it always.
    event_hide_decline: NotRequired[bool | float | None]
    hide_places: NotRequired[Any]
    hide_support: NotRequired[Any]
    show_absences: NotRequired[bool | None]
    times_layout: NotRequired[Literal["month", "week", "columns"] | None]
    hide_title: NotRequired[bool | None]
    forbid_add_places: NotRequired[bool | None]
    min_dates: NotRequired[int | None]
    one_slot: NotRequired[bool | None]
    seats: NotRequired[int | None]
    show_seats_left: NotRequired[bool | None]
    auto_confirm: NotRequired[bool | None]
    request_hours: NotRequired[int | None]
    reminder_hours: NotRequired[float | None]
    step: NotRequired[int | None]
    align: NotRequired[int | None]
    spread: NotRequired[Spread | None]
    preferred_hours: NotRequired[list[PreferredHours] | None]
    stay: NotRequired[Stay | None]
    steps: NotRequired[Steps | None]
    minimum_notice: NotRequired[int | None]
    days_after: NotRequired[int | None]
    working_days_after: NotRequired[int | None]
    start_date: NotRequired[str | None]
    end_date: NotRequired[str | None]
    limits: NotRequired[list[Limit] | None]
    hosts: NotRequired[PageHosts | None]
    series: NotRequired[SeriesSettings | None]
    waiting_list: NotRequired[WaitingListSetting | None]
    buffer_before: NotRequired[int | None]
    buffer_after: NotRequired[int | None]
    invite_title: NotRequired[str | None]
    accent: NotRequired[str | None]
    redirect_url: NotRequired[str | None]
    target_calendar: NotRequired[Id | None]
    blocking_calendars: NotRequired[list[Id] | None]
    entry_visibility: NotRequired[Literal["default", "private"] | None]
    invite_guests: NotRequired[bool | None]
    rooms: NotRequired[PageRooms | None]
    cover: NotRequired[str | None]
    title_label: NotRequired[str | None]
    title_placeholder: NotRequired[str | None]
    title_mandatory: NotRequired[Any]
    fixed_places: NotRequired[list[CustomInputFixedPlace] | None]
    questions: NotRequired[list[QuestionInput] | None]


class CustomInputFixedPlace(TypedDict):
    # Only a `place` needs one.
    name: NotRequired[str]
    source: NotRequired[str]
    # The place's id in the client's own source.
    source_id: NotRequired[str]
    address: NotRequired[str]
    # `place` (default): a location, as text. `google_meet`, `teams`, `zoom`, `jitsi`: a conference link that is made for each meeting. `link`: a fixed conference link.
    kind: NotRequired[Literal["place", "phone", "google_meet", "teams", "zoom", "jitsi", "link"]]
    # For `phone`: the side that is called. `host` (default): the booker must give a number.
    who_calls: NotRequired[Literal["host", "booker"]]
    # For `phone`, if the booker calls: the host's number.
    number: NotRequired[str]
    # For `link`: the address of the conference.
    url: NotRequired[str]
    adress: NotRequired[str]


class CustomInputPatch(TypedDict):
    auto_message: NotRequired[str | None]
    auto_title: NotRequired[str | None]
    ask_phone: NotRequired[bool | None]
    ask_company: NotRequired[bool | None]
    contact: NotRequired[Literal["email", "phone", "either"] | None]
    allowed_domains: NotRequired[list[str] | None]
    confirm_address: NotRequired[bool | None]
    proof_of_work: NotRequired[bool | None]
    block_programs: NotRequired[bool | None]
    block_new_invitee: NotRequired[bool | None]
    max_invitees: NotRequired[int | None]
    duration: NotRequired[int | None]
    durations: NotRequired[list[int] | None]
    set_lang: NotRequired[bool | None]
    fixed_lang: NotRequired[Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"] | None]
    enable_api: NotRequired[bool | None]
    set_timezone: NotRequired[bool | None]
    fixed_timezone: NotRequired[str | None]
    # Hours before the start from which declining is hidden; true hides it always.
    event_hide_decline: NotRequired[bool | float | None]
    hide_places: NotRequired[Any]
    hide_support: NotRequired[Any]
    show_absences: NotRequired[bool | None]
    times_layout: NotRequired[Literal["month", "week", "columns"] | None]
    hide_title: NotRequired[bool | None]
    forbid_add_places: NotRequired[bool | None]
    min_dates: NotRequired[int | None]
    one_slot: NotRequired[bool | None]
    seats: NotRequired[int | None]
    show_seats_left: NotRequired[bool | None]
    auto_confirm: NotRequired[bool | None]
    request_hours: NotRequired[int | None]
    reminder_hours: NotRequired[float | None]
    step: NotRequired[int | None]
    align: NotRequired[int | None]
    spread: NotRequired[CustomInputPatchSpread | None]
    preferred_hours: NotRequired[list[PreferredHours] | None]
    stay: NotRequired[CustomInputPatchStay | None]
    steps: NotRequired[CustomInputPatchSteps | None]
    minimum_notice: NotRequired[int | None]
    days_after: NotRequired[int | None]
    working_days_after: NotRequired[int | None]
    start_date: NotRequired[str | None]
    end_date: NotRequired[str | None]
    limits: NotRequired[list[Limit] | None]
    hosts: NotRequired[CustomInputPatchHosts | None]
    series: NotRequired[CustomInputPatchSeries | None]
    waiting_list: NotRequired[CustomInputPatchWaitingList | None]
    buffer_before: NotRequired[int | None]
    buffer_after: NotRequired[int | None]
    invite_title: NotRequired[str | None]
    accent: NotRequired[str | None]
    redirect_url: NotRequired[str | None]
    target_calendar: NotRequired[Id | None]
    blocking_calendars: NotRequired[list[Id] | None]
    entry_visibility: NotRequired[Literal["default", "private"] | None]
    invite_guests: NotRequired[bool | None]
    rooms: NotRequired[CustomInputPatchRooms | None]
    cover: NotRequired[str | None]
    title_label: NotRequired[str | None]
    title_placeholder: NotRequired[str | None]
    title_mandatory: NotRequired[Any]
    fixed_places: NotRequired[list[CustomInputPatchFixedPlace] | None]
    questions: NotRequired[list[QuestionInput] | None]


class CustomInputPatchFixedPlace(TypedDict):
    # Only a `place` needs one.
    name: NotRequired[str]
    source: NotRequired[str]
    # The place's id in the client's own source.
    source_id: NotRequired[str]
    address: NotRequired[str]
    # `place` (default): a location, as text. `google_meet`, `teams`, `zoom`, `jitsi`: a conference link that is made for each meeting. `link`: a fixed conference link.
    kind: NotRequired[Literal["place", "phone", "google_meet", "teams", "zoom", "jitsi", "link"]]
    # For `phone`: the side that is called. `host` (default): the booker must give a number.
    who_calls: NotRequired[Literal["host", "booker"]]
    # For `phone`, if the booker calls: the host's number.
    number: NotRequired[str]
    # For `link`: the address of the conference.
    url: NotRequired[str]
    adress: NotRequired[str]


class CustomInputPatchHosts(TypedDict):
    # `any`: one member, picked by the team's rule. `all`: every member at once. `some`: the members in `fixed`, and `count` of the others, picked by the rule.
    kind: NotRequired[Literal["any", "all", "some"]]
    # For `some`: how many besides those in `fixed`; default 1.
    count: NotRequired[int | None]
    # For `some`: members who take part in every meeting, the first one as its host.
    fixed: NotRequired[list[Id] | None]
    # For `any`: the booker may choose a member, and the page then shows the member's name; default false.
    choose: NotRequired[Any]
    # A returning booker gets the same host as the last time, if that member is free; default false.
    same_host: NotRequired[Any]
    # The limits of each host's bookings on the page.
    limits: NotRequired[list[Limit] | None]


class CustomInputPatchRooms(TypedDict):
    # Default true; false: of a type that needs none, though its page does.
    needed: NotRequired[Any]
    # Users with `resource`; each meeting takes one of them. Default: any of the organisation.
    any_of: NotRequired[list[Id] | None]
    # Only rooms with this `place`, or with it as one of the parts between commas: `Berlin` matches `Berlin, second floor`.
    place: NotRequired[str | None]
    # The capacity that a room must have. `guests`: the number of participants, the hosts included; for a meeting with seats the maximum.
    capacity: NotRequired[int | Literal["guests"] | None]


class CustomInputPatchSeries(TypedDict):
    # The frequencies that the booker can choose from; `month` keeps the day of the month.
    every: NotRequired[SeriesRhythm | list[SeriesRhythm]]
    # The minimum and maximum number of occurrences, the first included; from 1, a single meeting can be booked too.
    times: NotRequired[list[int]]


class CustomInputPatchSpread(TypedDict):
    # Which free times of a day are offered. `any`: all. `tidy`: first those that leave no rest too short for another meeting. `adjacent`: those beside what the host already has on that day, else the first and the last of each free stretch. `first_of_day`: the first `count`. A day with a free time always offers one.
    rule: NotRequired[Literal["any", "tidy", "adjacent", "first_of_day"]]
    # With `first_of_day`, and required there: how many times of a day are offered.
    count: NotRequired[int | None]
    # With `tidy`: minutes of the shortest rest that is worth keeping; default: the shortest length of the page or the type. Set it where another type is shorter.
    shortest: NotRequired[int | None]
    # The rule holds for today and so many days after; default: for every day.
    days: NotRequired[int | None]


class CustomInputPatchStay(TypedDict):
    # `minute`: meetings at a time of day, as without the setting; of a type whose page has stays. `day`: whole local days. `night`: from check-in to check-out.
    unit: NotRequired[Literal["minute", "day", "night"]]
    # The fewest days or nights; default 1.
    least: NotRequired[int | None]
    # The most days or nights; default 30, or `least`.
    most: NotRequired[int | None]
    # When a stay begins on its first day; default 15:00 for nights, the whole day for days.
    check_in: NotRequired[str | None]
    # When a stay ends: on the morning after the last night, default 11:00, or on the last day, by default at its end. For days 00:00 is midnight at the end of the day.
    check_out: NotRequired[str | None]
    # The weekdays on which a stay may begin; default: any.
    arrival_days: NotRequired[list[Literal["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]] | None]
    # The weekdays of the last day, for nights the day of check-out; default: any.
    departure_days: NotRequired[list[Literal["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]] | None]
    # How many stays of this page or this type may overlap, of each host, such as bikes of a kind; default 1. Whatever else takes the host's time blocks all of them.
    capacity: NotRequired[int | None]


class CustomInputPatchSteps(TypedDict):
    # `fixed` (default): as listed. `free`: in the first order that fits, of at most 6 steps.
    order: NotRequired[Literal["fixed", "free"] | None]
    # An empty list: no steps, of a type whose page has some.
    list: NotRequired[list[CustomInputPatchStepsListEntry]]


class CustomInputPatchStepsListEntry(TypedDict):
    # What happens in the step; its hosts' calendars show it.
    title: str
    minutes: int
    hosts: CustomInputPatchStepsListEntryHosts
    # Minutes between the step and the next one, in which its hosts are free for others.
    gap: NotRequired[CustomInputPatchStepsListEntryGap]


class CustomInputPatchStepsListEntryGap(TypedDict):
    # Default 0.
    least: NotRequired[int]
    # The gap grows up to it, by 5 minutes at a time, until the next step fits; default: `least`.
    most: NotRequired[int]


class CustomInputPatchStepsListEntryHosts(TypedDict):
    # `any`: one of them, picked by the team's rule. `all`: each of them takes part.
    kind: Literal["any", "all"]
    # Members of the team; with `any` they may be left out: any member of the team.
    users: NotRequired[list[Id]]


class CustomInputPatchWaitingList(TypedDict):
    active: NotRequired[bool]
    # How long a freed time is held for the person it is offered to; default 120.
    offer_minutes: NotRequired[int | None]


class Day(TypedDict):
    enabled: bool
    slots: list[DaySlot]


class DayInput(TypedDict):
    # Default: true when the day has slots.
    enabled: NotRequired[bool]
    slots: NotRequired[list[DayInputSlot]]


class DayInputPatch(TypedDict):
    # Default: true when the day has slots.
    enabled: NotRequired[Any]
    slots: NotRequired[list[DayInputPatchSlot] | None]


class DayInputPatchSlot(TypedDict):
    # Wall-clock time. Without an offset as written; with one, converted to the availability's zone.
    start_time: str
    # Like `start_time`. 00:00, 24:00 and 23:59 are midnight at the end of the day.
    end_time: str


class DayInputSlot(TypedDict):
    # Wall-clock time. Without an offset as written; with one, converted to the availability's zone.
    start_time: str
    # Like `start_time`. 00:00, 24:00 and 23:59 are midnight at the end of the day.
    end_time: str


class DaySlot(TypedDict):
    _id: Id
    start_time: str
    end_time: str


class DeclineBody(TypedDict):
    # An invitee, by `_id` or e-mail address.
    invitee: Id | str


class Deleted(TypedDict):
    # The number of deleted resources.
    n: int
    ok: Literal[1]


class Deletion(TypedDict):
    _id: Id
    deleted: Literal[True]
    deleted_at: str


class Delivery(TypedDict):
    # Also the header `webhook-id`, the same at every attempt.
    _id: Id
    webhook: Id
    action: Literal["event.created", "event.confirmed", "event.updated", "event.cancelled", "user.joined", "event.voted", "event.message", "event.declined", "event.new_invitee", "event.no_show", "bookpage.updated", "form.answered", "waiting.joined", "waiting.offered", "workflow.step", "ping"]
    state: Literal["delivered", "failed", "pending"]
    attempts: int
    # null: it was not tried yet.
    last_attempt: DeliveryLastAttempt | None
    # The time of the next attempt.
    next_at: str | None
    createdAt: str


class DeliveryLastAttempt(TypedDict):
    started_at: str
    # The HTTP status of the response; null: there was none.
    status: Any
    error: Any


class DeliveryWithLog(TypedDict):
    # Also the header `webhook-id`, the same at every attempt.
    _id: Id
    webhook: Id
    action: Literal["event.created", "event.confirmed", "event.updated", "event.cancelled", "user.joined", "event.voted", "event.message", "event.declined", "event.new_invitee", "event.no_show", "bookpage.updated", "form.answered", "waiting.joined", "waiting.offered", "workflow.step", "ping"]
    state: Literal["delivered", "failed", "pending"]
    # The time of the next attempt.
    next_at: str | None
    createdAt: str
    # The body as it is sent.
    body: str
    attempts: list[DeliveryWithLogAttempt]


class DeliveryWithLogAttempt(TypedDict):
    number: int
    started_at: str
    # Milliseconds until the answer was complete.
    ms: int
    status: Any
    error: Any
    # The first kilobyte of the answer's body.
    answer: Any


class Domain(TypedDict):
    _id: Id
    createdAt: str
    updatedAt: str
    __v: int
    # In ASCII: letters of other scripts are in Punycode.
    domain: str
    # The domain in its readable form.
    display: str
    # The address of the organisation's pages while the domain is verified.
    url: str
    # `pending`: its record was not found yet. `verified`: pages are shown there. `failed`: they were, until the record was gone for a week, or another organisation proved that the domain is theirs.
    status: Literal["pending", "verified", "failed"]
    # Why it failed.
    reason: Literal["missing", "taken"] | None
    # Links of Bookpage in mails, in responses and in calendars use this domain.
    main: bool
    # The active pages that the domain's root lists: those of people and teams, of teams alone, or none.
    start_page: Literal["all", "teams", "none"]
    # The record to add at the domain's name servers, and to leave there.
    record: DomainRecord
    # The TXT records of that name, when they were last looked for.
    found: list[str]
    checked_at: str | None
    verified_at: str | None
    # The time since the record of a verified domain is gone; after seven days it fails.
    missing_since: str | None


class DomainRecord(TypedDict):
    type: Literal["TXT"]
    name: str
    value: str


class DuplicateBody(TypedDict):
    title: NotRequired[str]
    dates: NotRequired[list[DuplicateBodyDate]]
    places: NotRequired[list[DuplicateBodyPlace]]
    invitees: NotRequired[list[DuplicateBodyInvitee]]
    # Fields that are not named stay as they are; null: removes the value.
    poll: NotRequired[PollInput | None]


class DuplicateBodyDate(TypedDict):
    _id: NotRequired[Id]
    # Without an offset: in the event's time zone, else the creator's, else UTC.
    date: str
    # Without an offset: in the event's time zone, else the creator's, else UTC.
    end_date: str
    all_day: NotRequired[bool]


class DuplicateBodyInvitee(TypedDict):
    full_name: NotRequired[str | None]
    email: str
    phone: NotRequired[str | None]


class DuplicateBodyPlace(TypedDict):
    _id: NotRequired[Id]
    name: str
    address: NotRequired[str | None]
    source: NotRequired[str | None]
    icon: NotRequired[str | None]


class EmailPreferences(TypedDict):
    attending: bool
    declined: bool
    event_cancelled: bool
    event_cancelled_admin: bool
    event_confirmed: bool
    event_confirmed_admin: bool
    new_event: bool
    new_event_admin: bool
    new_message: bool
    new_suggestion: bool
    new_suggestion_own: bool
    vote_update: bool
    vote_confirmation: bool
    bookpage_created_admin: bool


class EmailPreferencesInput(TypedDict):
    attending: NotRequired[bool]
    declined: NotRequired[bool]
    event_cancelled: NotRequired[bool]
    event_cancelled_admin: NotRequired[bool]
    event_confirmed: NotRequired[bool]
    event_confirmed_admin: NotRequired[bool]
    new_event: NotRequired[bool]
    new_event_admin: NotRequired[bool]
    new_message: NotRequired[bool]
    new_suggestion: NotRequired[bool]
    new_suggestion_own: NotRequired[bool]
    vote_update: NotRequired[bool]
    vote_confirmation: NotRequired[bool]
    bookpage_created_admin: NotRequired[bool]
    # The same as `new_suggestion_own`.
    new_suggestions_own: NotRequired[bool]


class EmailPreferencesInputPatch(TypedDict):
    attending: NotRequired[bool]
    declined: NotRequired[bool]
    event_cancelled: NotRequired[bool]
    event_cancelled_admin: NotRequired[bool]
    event_confirmed: NotRequired[bool]
    event_confirmed_admin: NotRequired[bool]
    new_event: NotRequired[bool]
    new_event_admin: NotRequired[bool]
    new_message: NotRequired[bool]
    new_suggestion: NotRequired[bool]
    new_suggestion_own: NotRequired[bool]
    vote_update: NotRequired[bool]
    vote_confirmation: NotRequired[bool]
    bookpage_created_admin: NotRequired[bool]
    # The same as `new_suggestion_own`.
    new_suggestions_own: NotRequired[bool]


class EndingBelongings(TypedDict):
    availabilities: int
    absences: int
    calendars: int
    video_accounts: int
    personal_tokens: int
    apps: int
    sessions: int


class EntryProblem(TypedDict):
    # Explains the code.
    type: str
    title: str
    status: int
    # The error of this request.
    detail: str
    code: Literal["validation_failed", "malformed_json", "unauthorized", "forbidden", "second_factor_needed", "fresh_sign_in_needed", "impersonation", "other_person", "not_found", "method_not_allowed", "conflict", "slot_taken", "changed_since", "request_in_flight", "precondition_failed", "body_too_large", "unsupported_media_type", "idempotency_key_reused", "rate_limited", "mail_limit", "internal_error", "unavailable"]
    # A more specific reason than the code, such as `team_empty`.
    reason: NotRequired[str]
    # The same as `detail`.
    message: str
    # Every wrong value, where single values are wrong; the first hundred of many.
    errors: list[FieldError]


class Erasure(TypedDict):
    # The id of the erasure in the audit log.
    _id: Id
    # The made-up name that stands for the person from now on.
    name: str
    # The number of events that the person took part in.
    events: int
    mails: int
    deliveries: int
    audit_entries: int
    # The member who was deleted.
    member: Id | None


class ErasureBody(TypedDict):
    email: str
    # If the address belongs to a member, the member is deleted, too; without it the response is 409.
    delete_member: NotRequired[bool]


EveningLimit = TypedDict(
    "EveningLimit",
    {
        "most": "int",
        "from": "str",
    },
)


EveningLimitPatch = TypedDict(
    "EveningLimitPatch",
    {
        "most": "NotRequired[int]",
        "from": "NotRequired[str]",
    },
)


class Event(TypedDict):
    _id: Id
    createdAt: str
    updatedAt: str
    __v: int
    title: str
    confirmed: EventConfirmed
    created_by: EventCreatedBy
    dates: list[EventDate]
    places: list[EventPlace]
    # The room that it takes, if its page needs one.
    room: EventRoom | None
    invitees: list[EventInvitee]
    messages: list[EventMessage]
    declines: list[EventDecline]
    # For a meeting with seats, which several people book; null: it has one booker.
    seats: EventSeats | None
    # The booker's answers to the questions of the page; in a meeting with seats each invitee has them.
    answers: list[Answer]
    # The conference of the meeting, once it is confirmed; null: at a place. A link moves with the meeting.
    conference: Conference | None
    lang: Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"]
    locale: Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"]
    timezone: str
    bookpage: bool
    third_party: EventThirdParty
    # The settings of the poll; null: none were set, and answers are yes or no.
    poll: Poll | None
    # The origin of the booking; nulls for an event that was created otherwise.
    source: EventSource
    metadata: dict[str, str]
    # Only on an event that was booked by days or nights.
    stay: NotRequired[EventStay]
    # Only on a meeting of steps: its parts in their order, each with its own hosts.
    steps: NotRequired[list[EventStep]]
    # Only on an event of a booking that repeats.
    series: NotRequired[EventSeries]
    # Only on a request that expires: the time at which it is declined unless a host has answered.
    answer_by: NotRequired[str]
    # Only on a cancelled event.
    cancelled: NotRequired[str]
    # Only on an event that was cancelled with one.
    cancel_reason: NotRequired[str]
    # Only on an event of a team: the member who hosts it and the reason.
    assignment: NotRequired[EventAssignment]
    key_store: Id
    # Reply-to address of the event.
    email: str
    invitees_length: int
    alias: str
    app_url: str
    ics_sequence: int
    version: int
    group_pro: bool
    api: bool
    identification_alternatives: list[Any]
    links: None


class EventAssignment(TypedDict):
    # The team's rule; `chosen`: the booker chose this member. `same_host`: held the booker's last meeting on this page. `all`: every member takes part.
    rule: Literal["least_recent", "random", "least_busy", "weighted", "priority", "chosen", "same_host", "all"]
    user: Id
    reason: str


class EventBatch(TypedDict):
    operations: list[EventOperation]


class EventBatchAnswer(TypedDict):
    results: list[EventBatchResult]


class EventBatchResult(TypedDict):
    # The status that a single call would have returned.
    status: int
    # The version that it has now.
    etag: NotRequired[str]
    # The result of the operation.
    event: NotRequired[Event]
    # The reason for the refusal; a refused operation has changed nothing.
    error: NotRequired[OperationProblem]


class EventBody(TypedDict):
    created_by: EventBodyCreatedBy
    title: str
    confirmed: NotRequired[EventBodyConfirmed]
    dates: NotRequired[list[EventBodyDate]]
    places: NotRequired[list[EventBodyPlace]]
    invitees: NotRequired[list[EventBodyInvitee]]
    messages: NotRequired[list[EventBodyMessage]]
    lang: NotRequired[Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"]]
    locale: NotRequired[Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"]]
    timezone: NotRequired[str]
    # Default false.
    bookpage: NotRequired[bool]
    # A hold for this event to use: the event must be confirmed, at the hold's time and with its user.
    hold: NotRequired[Id]
    third_party: NotRequired[EventBodyThirdParty]
    # An integrator's own texts, by key; people are not shown them.
    metadata: NotRequired[dict[str, str]]
    # Fields that are not named stay as they are; null: removes the value.
    poll: NotRequired[PollInput | None]


class EventBodyConfirmed(TypedDict):
    flag: NotRequired[bool]


class EventBodyCreatedBy(TypedDict):
    # A user of the organisation.
    user: NotRequired[Id]
    email: NotRequired[str]
    full_name: NotRequired[str | None]


class EventBodyDate(TypedDict):
    _id: NotRequired[Id]
    # Without an offset: in the event's time zone, else the creator's, else UTC.
    date: str
    # Without an offset: in the event's time zone, else the creator's, else UTC.
    end_date: str
    all_day: NotRequired[bool]


class EventBodyInvitee(TypedDict):
    full_name: NotRequired[str | None]
    email: str
    phone: NotRequired[str | None]


EventBodyMessage = TypedDict(
    "EventBodyMessage",
    {
        "body": "str",
        "from": "NotRequired[str | None]",
    },
)


class EventBodyPlace(TypedDict):
    _id: NotRequired[Id]
    name: str
    address: NotRequired[str | None]
    source: NotRequired[str | None]
    icon: NotRequired[str | None]


class EventBodyThirdParty(TypedDict):
    app: NotRequired[Id | None]
    group_ids: NotRequired[list[str]]
    name: NotRequired[str | None]


class EventCancelledDelivery(TypedDict):
    action: Literal["event.cancelled"]
    organization: Id
    # The user that the resource belongs to.
    user: NotRequired[Id]
    # When it happened; this and what follows since version `2026-11-23`.
    occurred_at: str
    # The changed fields of the resource; empty for a new one.
    changes: dict[str, EventCancelledDeliveryChangesValue]
    # The invitees concerned: those who voted, wrote, declined or were added.
    people: list[EventCancelledDeliveryPeopleEntry]
    # The message that was written.
    message: EventCancelledDeliveryMessage | None
    # An example that was requested to test the receiver: no event happened.
    example: NotRequired[Literal[True]]
    # It happened in a sandbox.
    mode: NotRequired[Literal["test"]]
    resource: Event


class EventCancelledDeliveryChangesValue(TypedDict):
    before: Any
    after: Any


EventCancelledDeliveryMessage = TypedDict(
    "EventCancelledDeliveryMessage",
    {
        "_id": "Id",
        "created_by": "EventCancelledDeliveryMessageCreatedBy",
        "createdAt": "str",
        "updatedAt": "str",
        "body": "str",
        "from": "Any",
    },
)


class EventCancelledDeliveryMessageCreatedBy(TypedDict):
    user: Id | None


class EventCancelledDeliveryPeopleEntry(TypedDict):
    _id: Id
    full_name: Any
    email: Any
    phone: Any
    company: Any
    user: Id | None
    picture_url: Any
    timezone: Any
    locale: Any
    star: bool
    # The organiser's own entry.
    su: bool
    # Was expected and did not come.
    no_show: bool
    stats: EventCancelledDeliveryPeopleEntryStats
    answers: list[Answer]
    # Holds the meeting beside its organiser.
    host: bool
    # In a meeting with seats: the invitee who brought this person along; null: has a booking of their own.
    brought_by: Id | None
    created_by: EventCancelledDeliveryPeopleEntryCreatedBy


class EventCancelledDeliveryPeopleEntryCreatedBy(TypedDict):
    user: Id | None


class EventCancelledDeliveryPeopleEntryStats(TypedDict):
    voted: EventCancelledDeliveryPeopleEntryStatsVoted


class EventCancelledDeliveryPeopleEntryStatsVoted(TypedDict):
    dates: bool
    places: bool


class EventConfirmed(TypedDict):
    flag: bool
    updated_at: str | None
    date_id: Id | None
    place_id: Id | None
    multi: bool


class EventConfirmedDelivery(TypedDict):
    action: Literal["event.confirmed"]
    organization: Id
    # The user that the resource belongs to.
    user: NotRequired[Id]
    # When it happened; this and what follows since version `2026-11-23`.
    occurred_at: str
    # The changed fields of the resource; empty for a new one.
    changes: dict[str, EventConfirmedDeliveryChangesValue]
    # The invitees concerned: those who voted, wrote, declined or were added.
    people: list[EventConfirmedDeliveryPeopleEntry]
    # The message that was written.
    message: EventConfirmedDeliveryMessage | None
    # An example that was requested to test the receiver: no event happened.
    example: NotRequired[Literal[True]]
    # It happened in a sandbox.
    mode: NotRequired[Literal["test"]]
    resource: Event


class EventConfirmedDeliveryChangesValue(TypedDict):
    before: Any
    after: Any


EventConfirmedDeliveryMessage = TypedDict(
    "EventConfirmedDeliveryMessage",
    {
        "_id": "Id",
        "created_by": "EventConfirmedDeliveryMessageCreatedBy",
        "createdAt": "str",
        "updatedAt": "str",
        "body": "str",
        "from": "Any",
    },
)


class EventConfirmedDeliveryMessageCreatedBy(TypedDict):
    user: Id | None


class EventConfirmedDeliveryPeopleEntry(TypedDict):
    _id: Id
    full_name: Any
    email: Any
    phone: Any
    company: Any
    user: Id | None
    picture_url: Any
    timezone: Any
    locale: Any
    star: bool
    # The organiser's own entry.
    su: bool
    # Was expected and did not come.
    no_show: bool
    stats: EventConfirmedDeliveryPeopleEntryStats
    answers: list[Answer]
    # Holds the meeting beside its organiser.
    host: bool
    # In a meeting with seats: the invitee who brought this person along; null: has a booking of their own.
    brought_by: Id | None
    created_by: EventConfirmedDeliveryPeopleEntryCreatedBy


class EventConfirmedDeliveryPeopleEntryCreatedBy(TypedDict):
    user: Id | None


class EventConfirmedDeliveryPeopleEntryStats(TypedDict):
    voted: EventConfirmedDeliveryPeopleEntryStatsVoted


class EventConfirmedDeliveryPeopleEntryStatsVoted(TypedDict):
    dates: bool
    places: bool


class EventCreatedBy(TypedDict):
    email: Any
    user: Id | None
    full_name: Any
    picture_url: Any


class EventCreatedDelivery(TypedDict):
    action: Literal["event.created"]
    organization: Id
    # The user that the resource belongs to.
    user: NotRequired[Id]
    # When it happened; this and what follows since version `2026-11-23`.
    occurred_at: str
    # The changed fields of the resource; empty for a new one.
    changes: dict[str, EventCreatedDeliveryChangesValue]
    # The invitees concerned: those who voted, wrote, declined or were added.
    people: list[EventCreatedDeliveryPeopleEntry]
    # The message that was written.
    message: EventCreatedDeliveryMessage | None
    # An example that was requested to test the receiver: no event happened.
    example: NotRequired[Literal[True]]
    # It happened in a sandbox.
    mode: NotRequired[Literal["test"]]
    resource: Event


class EventCreatedDeliveryChangesValue(TypedDict):
    before: Any
    after: Any


EventCreatedDeliveryMessage = TypedDict(
    "EventCreatedDeliveryMessage",
    {
        "_id": "Id",
        "created_by": "EventCreatedDeliveryMessageCreatedBy",
        "createdAt": "str",
        "updatedAt": "str",
        "body": "str",
        "from": "Any",
    },
)


class EventCreatedDeliveryMessageCreatedBy(TypedDict):
    user: Id | None


class EventCreatedDeliveryPeopleEntry(TypedDict):
    _id: Id
    full_name: Any
    email: Any
    phone: Any
    company: Any
    user: Id | None
    picture_url: Any
    timezone: Any
    locale: Any
    star: bool
    # The organiser's own entry.
    su: bool
    # Was expected and did not come.
    no_show: bool
    stats: EventCreatedDeliveryPeopleEntryStats
    answers: list[Answer]
    # Holds the meeting beside its organiser.
    host: bool
    # In a meeting with seats: the invitee who brought this person along; null: has a booking of their own.
    brought_by: Id | None
    created_by: EventCreatedDeliveryPeopleEntryCreatedBy


class EventCreatedDeliveryPeopleEntryCreatedBy(TypedDict):
    user: Id | None


class EventCreatedDeliveryPeopleEntryStats(TypedDict):
    voted: EventCreatedDeliveryPeopleEntryStatsVoted


class EventCreatedDeliveryPeopleEntryStatsVoted(TypedDict):
    dates: bool
    places: bool


class EventDate(TypedDict):
    _id: Id
    created_by: EventDateCreatedBy
    createdAt: str
    updatedAt: str
    # Start.
    date: str
    end_date: str
    all_day: bool
    confirmed: bool
    # For the confirmed date: the invitees who voted yes and did not decline.
    confirmed_invitees: list[Id]
    votes: EventDateVotes


class EventDateCreatedBy(TypedDict):
    user: Id | None


class EventDateVotes(TypedDict):
    yes: list[EventDateVotesYe]
    no: list[EventDateVotesNoEntry]


class EventDateVotesNoEntry(TypedDict):
    _id: Id
    created_by: EventDateVotesNoEntryCreatedBy


class EventDateVotesNoEntryCreatedBy(TypedDict):
    user: Id | None
    invitee: Id


class EventDateVotesYe(TypedDict):
    _id: Id
    created_by: EventDateVotesYeCreatedBy
    # Would come, but other times suit better.
    if_need_be: bool


class EventDateVotesYeCreatedBy(TypedDict):
    user: Id | None
    invitee: Id


class EventDecline(TypedDict):
    _id: Id
    invitee: Id
    created_by: EventDeclineCreatedBy
    createdAt: str


class EventDeclineCreatedBy(TypedDict):
    user: Id | None


class EventDeclinedDelivery(TypedDict):
    action: Literal["event.declined"]
    organization: Id
    # The user that the resource belongs to.
    user: NotRequired[Id]
    # When it happened; this and what follows since version `2026-11-23`.
    occurred_at: str
    # The changed fields of the resource; empty for a new one.
    changes: dict[str, EventDeclinedDeliveryChangesValue]
    # The invitees concerned: those who voted, wrote, declined or were added.
    people: list[EventDeclinedDeliveryPeopleEntry]
    # The message that was written.
    message: EventDeclinedDeliveryMessage | None
    # An example that was requested to test the receiver: no event happened.
    example: NotRequired[Literal[True]]
    # It happened in a sandbox.
    mode: NotRequired[Literal["test"]]
    resource: Event


class EventDeclinedDeliveryChangesValue(TypedDict):
    before: Any
    after: Any


EventDeclinedDeliveryMessage = TypedDict(
    "EventDeclinedDeliveryMessage",
    {
        "_id": "Id",
        "created_by": "EventDeclinedDeliveryMessageCreatedBy",
        "createdAt": "str",
        "updatedAt": "str",
        "body": "str",
        "from": "Any",
    },
)


class EventDeclinedDeliveryMessageCreatedBy(TypedDict):
    user: Id | None


class EventDeclinedDeliveryPeopleEntry(TypedDict):
    _id: Id
    full_name: Any
    email: Any
    phone: Any
    company: Any
    user: Id | None
    picture_url: Any
    timezone: Any
    locale: Any
    star: bool
    # The organiser's own entry.
    su: bool
    # Was expected and did not come.
    no_show: bool
    stats: EventDeclinedDeliveryPeopleEntryStats
    answers: list[Answer]
    # Holds the meeting beside its organiser.
    host: bool
    # In a meeting with seats: the invitee who brought this person along; null: has a booking of their own.
    brought_by: Id | None
    created_by: EventDeclinedDeliveryPeopleEntryCreatedBy


class EventDeclinedDeliveryPeopleEntryCreatedBy(TypedDict):
    user: Id | None


class EventDeclinedDeliveryPeopleEntryStats(TypedDict):
    voted: EventDeclinedDeliveryPeopleEntryStatsVoted


class EventDeclinedDeliveryPeopleEntryStatsVoted(TypedDict):
    dates: bool
    places: bool


class EventInvitee(TypedDict):
    _id: Id
    full_name: Any
    email: Any
    phone: Any
    company: Any
    user: Id | None
    picture_url: Any
    timezone: Any
    locale: Any
    star: bool
    # The organiser's own entry.
    su: bool
    # Was expected and did not come.
    no_show: bool
    stats: EventInviteeStats
    answers: list[Answer]
    # Holds the meeting beside its organiser.
    host: bool
    # In a meeting with seats: the invitee who brought this person along; null: has a booking of their own.
    brought_by: Id | None
    created_by: EventInviteeCreatedBy


class EventInviteeCreatedBy(TypedDict):
    user: Id | None


class EventInviteeStats(TypedDict):
    voted: EventInviteeStatsVoted


class EventInviteeStatsVoted(TypedDict):
    dates: bool
    places: bool


EventMessage = TypedDict(
    "EventMessage",
    {
        "_id": "Id",
        "created_by": "EventMessageCreatedBy",
        "createdAt": "str",
        "updatedAt": "str",
        "body": "str",
        "from": "Any",
    },
)


class EventMessageCreatedBy(TypedDict):
    user: Id | None


class EventMessageDelivery(TypedDict):
    action: Literal["event.message"]
    organization: Id
    # The user that the resource belongs to.
    user: NotRequired[Id]
    # When it happened; this and what follows since version `2026-11-23`.
    occurred_at: str
    # The changed fields of the resource; empty for a new one.
    changes: dict[str, EventMessageDeliveryChangesValue]
    # The invitees concerned: those who voted, wrote, declined or were added.
    people: list[EventMessageDeliveryPeopleEntry]
    # The message that was written.
    message: EventMessageDeliveryMessage | None
    # An example that was requested to test the receiver: no event happened.
    example: NotRequired[Literal[True]]
    # It happened in a sandbox.
    mode: NotRequired[Literal["test"]]
    resource: Event


class EventMessageDeliveryChangesValue(TypedDict):
    before: Any
    after: Any


EventMessageDeliveryMessage = TypedDict(
    "EventMessageDeliveryMessage",
    {
        "_id": "Id",
        "created_by": "EventMessageDeliveryMessageCreatedBy",
        "createdAt": "str",
        "updatedAt": "str",
        "body": "str",
        "from": "Any",
    },
)


class EventMessageDeliveryMessageCreatedBy(TypedDict):
    user: Id | None


class EventMessageDeliveryPeopleEntry(TypedDict):
    _id: Id
    full_name: Any
    email: Any
    phone: Any
    company: Any
    user: Id | None
    picture_url: Any
    timezone: Any
    locale: Any
    star: bool
    # The organiser's own entry.
    su: bool
    # Was expected and did not come.
    no_show: bool
    stats: EventMessageDeliveryPeopleEntryStats
    answers: list[Answer]
    # Holds the meeting beside its organiser.
    host: bool
    # In a meeting with seats: the invitee who brought this person along; null: has a booking of their own.
    brought_by: Id | None
    created_by: EventMessageDeliveryPeopleEntryCreatedBy


class EventMessageDeliveryPeopleEntryCreatedBy(TypedDict):
    user: Id | None


class EventMessageDeliveryPeopleEntryStats(TypedDict):
    voted: EventMessageDeliveryPeopleEntryStatsVoted


class EventMessageDeliveryPeopleEntryStatsVoted(TypedDict):
    dates: bool
    places: bool


class EventNewInviteeDelivery(TypedDict):
    action: Literal["event.new_invitee"]
    organization: Id
    # The user that the resource belongs to.
    user: NotRequired[Id]
    # When it happened; this and what follows since version `2026-11-23`.
    occurred_at: str
    # The changed fields of the resource; empty for a new one.
    changes: dict[str, EventNewInviteeDeliveryChangesValue]
    # The invitees concerned: those who voted, wrote, declined or were added.
    people: list[EventNewInviteeDeliveryPeopleEntry]
    # The message that was written.
    message: EventNewInviteeDeliveryMessage | None
    # An example that was requested to test the receiver: no event happened.
    example: NotRequired[Literal[True]]
    # It happened in a sandbox.
    mode: NotRequired[Literal["test"]]
    resource: Event


class EventNewInviteeDeliveryChangesValue(TypedDict):
    before: Any
    after: Any


EventNewInviteeDeliveryMessage = TypedDict(
    "EventNewInviteeDeliveryMessage",
    {
        "_id": "Id",
        "created_by": "EventNewInviteeDeliveryMessageCreatedBy",
        "createdAt": "str",
        "updatedAt": "str",
        "body": "str",
        "from": "Any",
    },
)


class EventNewInviteeDeliveryMessageCreatedBy(TypedDict):
    user: Id | None


class EventNewInviteeDeliveryPeopleEntry(TypedDict):
    _id: Id
    full_name: Any
    email: Any
    phone: Any
    company: Any
    user: Id | None
    picture_url: Any
    timezone: Any
    locale: Any
    star: bool
    # The organiser's own entry.
    su: bool
    # Was expected and did not come.
    no_show: bool
    stats: EventNewInviteeDeliveryPeopleEntryStats
    answers: list[Answer]
    # Holds the meeting beside its organiser.
    host: bool
    # In a meeting with seats: the invitee who brought this person along; null: has a booking of their own.
    brought_by: Id | None
    created_by: EventNewInviteeDeliveryPeopleEntryCreatedBy


class EventNewInviteeDeliveryPeopleEntryCreatedBy(TypedDict):
    user: Id | None


class EventNewInviteeDeliveryPeopleEntryStats(TypedDict):
    voted: EventNewInviteeDeliveryPeopleEntryStatsVoted


class EventNewInviteeDeliveryPeopleEntryStatsVoted(TypedDict):
    dates: bool
    places: bool


class EventNoShowDelivery(TypedDict):
    action: Literal["event.no_show"]
    organization: Id
    # The user that the resource belongs to.
    user: NotRequired[Id]
    # When it happened; this and what follows since version `2026-11-23`.
    occurred_at: str
    # The changed fields of the resource; empty for a new one.
    changes: dict[str, EventNoShowDeliveryChangesValue]
    # The invitees concerned: those who voted, wrote, declined or were added.
    people: list[EventNoShowDeliveryPeopleEntry]
    # The message that was written.
    message: EventNoShowDeliveryMessage | None
    # An example that was requested to test the receiver: no event happened.
    example: NotRequired[Literal[True]]
    # It happened in a sandbox.
    mode: NotRequired[Literal["test"]]
    resource: Event


class EventNoShowDeliveryChangesValue(TypedDict):
    before: Any
    after: Any


EventNoShowDeliveryMessage = TypedDict(
    "EventNoShowDeliveryMessage",
    {
        "_id": "Id",
        "created_by": "EventNoShowDeliveryMessageCreatedBy",
        "createdAt": "str",
        "updatedAt": "str",
        "body": "str",
        "from": "Any",
    },
)


class EventNoShowDeliveryMessageCreatedBy(TypedDict):
    user: Id | None


class EventNoShowDeliveryPeopleEntry(TypedDict):
    _id: Id
    full_name: Any
    email: Any
    phone: Any
    company: Any
    user: Id | None
    picture_url: Any
    timezone: Any
    locale: Any
    star: bool
    # The organiser's own entry.
    su: bool
    # Was expected and did not come.
    no_show: bool
    stats: EventNoShowDeliveryPeopleEntryStats
    answers: list[Answer]
    # Holds the meeting beside its organiser.
    host: bool
    # In a meeting with seats: the invitee who brought this person along; null: has a booking of their own.
    brought_by: Id | None
    created_by: EventNoShowDeliveryPeopleEntryCreatedBy


class EventNoShowDeliveryPeopleEntryCreatedBy(TypedDict):
    user: Id | None


class EventNoShowDeliveryPeopleEntryStats(TypedDict):
    voted: EventNoShowDeliveryPeopleEntryStatsVoted


class EventNoShowDeliveryPeopleEntryStatsVoted(TypedDict):
    dates: bool
    places: bool


EventOperation: TypeAlias = "CreateEventOperation | UpdateEventOperation | ConfirmEventOperation | CancelEventOperation"


class EventPatch(TypedDict):
    title: NotRequired[str]
    dates: NotRequired[list[EventPatchDate]]
    places: NotRequired[list[EventPatchPlace]]
    lang: NotRequired[Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"]]
    locale: NotRequired[Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"]]
    timezone: NotRequired[str]
    third_party: NotRequired[EventPatchThirdParty]
    # An integrator's own texts, by key; people are not shown them.
    metadata: NotRequired[dict[str, str]]
    poll: NotRequired[PollInputPatch | None]


class EventPatchDate(TypedDict):
    _id: NotRequired[Id]
    # Without an offset: in the event's time zone, else the creator's, else UTC.
    date: str
    # Without an offset: in the event's time zone, else the creator's, else UTC.
    end_date: str
    all_day: NotRequired[bool]


class EventPatchPlace(TypedDict):
    _id: NotRequired[Id]
    name: str
    address: NotRequired[str | None]
    source: NotRequired[str | None]
    icon: NotRequired[str | None]


class EventPatchThirdParty(TypedDict):
    app: NotRequired[Id | None]
    group_ids: NotRequired[list[str] | None]
    name: NotRequired[str | None]


class EventPlace(TypedDict):
    _id: Id
    created_by: EventPlaceCreatedBy
    createdAt: str
    updatedAt: str
    name: str
    address: Any
    source: Any
    icon: Any
    kind: Literal["place", "phone", "google_meet", "teams", "zoom", "jitsi", "link"]
    votes: EventPlaceVotes


class EventPlaceCreatedBy(TypedDict):
    user: Id | None


class EventPlaceVotes(TypedDict):
    yes: list[EventPlaceVotesYe]
    no: list[EventPlaceVotesNoEntry]


class EventPlaceVotesNoEntry(TypedDict):
    _id: Id
    created_by: EventPlaceVotesNoEntryCreatedBy


class EventPlaceVotesNoEntryCreatedBy(TypedDict):
    user: Id | None
    invitee: Id


class EventPlaceVotesYe(TypedDict):
    _id: Id
    created_by: EventPlaceVotesYeCreatedBy
    # Would come, but other times suit better.
    if_need_be: bool


class EventPlaceVotesYeCreatedBy(TypedDict):
    user: Id | None
    invitee: Id


class EventRoom(TypedDict):
    _id: Id
    name: str
    capacity: Any
    place: Any


class EventSeats(TypedDict):
    all: int
    taken: int


class EventSeries(TypedDict):
    # The same on all events of the series.
    _id: Id
    # The number of the occurrence, from 1, in the order in which they were booked.
    index: int
    # The number of booked occurrences, cancelled ones included.
    count: int
    every: Literal["day", "week", "two_weeks", "four_weeks", "month"]
    # The time zone in which the series keeps its hour.
    timezone: str


class EventSource(TypedDict):
    # The booking page; null for one that has been deleted since.
    page: Id | None
    # The appointment type of the page.
    type: Id | None
    team: Id | None
    link: Id | None
    form: Id | None
    # The `utm_` parameters of the address that led to the page.
    utm: Utm | None


class EventStay(TypedDict):
    unit: Literal["day", "night"]
    # The number of days or nights of the confirmed date, else of the first.
    units: int
    # In the event's time zone.
    first: str
    # The last day, for nights the day of check-out.
    last: str


class EventStep(TypedDict):
    title: str
    # On the confirmed date, else on the first.
    start: str
    end: str
    hosts: list[EventStepHost]


class EventStepHost(TypedDict):
    user: Id
    full_name: Any


class EventThirdParty(TypedDict):
    app: Any
    group_ids: list[str]
    name: Any


class EventUpdate(TypedDict):
    title: NotRequired[str]
    dates: NotRequired[list[EventUpdateDate]]
    places: NotRequired[list[EventUpdatePlace]]
    lang: NotRequired[Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"]]
    locale: NotRequired[Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"]]
    timezone: NotRequired[str]
    third_party: NotRequired[EventUpdateThirdParty]
    # An integrator's own texts, by key; people are not shown them.
    metadata: NotRequired[dict[str, str]]
    # Fields that are not named stay as they are; null: removes the value.
    poll: NotRequired[PollInput | None]


class EventUpdateDate(TypedDict):
    _id: NotRequired[Id]
    # Without an offset: in the event's time zone, else the creator's, else UTC.
    date: str
    # Without an offset: in the event's time zone, else the creator's, else UTC.
    end_date: str
    all_day: NotRequired[bool]


class EventUpdatedDelivery(TypedDict):
    action: Literal["event.updated"]
    organization: Id
    # The user that the resource belongs to.
    user: NotRequired[Id]
    # When it happened; this and what follows since version `2026-11-23`.
    occurred_at: str
    # The changed fields of the resource; empty for a new one.
    changes: dict[str, EventUpdatedDeliveryChangesValue]
    # The invitees concerned: those who voted, wrote, declined or were added.
    people: list[EventUpdatedDeliveryPeopleEntry]
    # The message that was written.
    message: EventUpdatedDeliveryMessage | None
    # An example that was requested to test the receiver: no event happened.
    example: NotRequired[Literal[True]]
    # It happened in a sandbox.
    mode: NotRequired[Literal["test"]]
    resource: Event


class EventUpdatedDeliveryChangesValue(TypedDict):
    before: Any
    after: Any


EventUpdatedDeliveryMessage = TypedDict(
    "EventUpdatedDeliveryMessage",
    {
        "_id": "Id",
        "created_by": "EventUpdatedDeliveryMessageCreatedBy",
        "createdAt": "str",
        "updatedAt": "str",
        "body": "str",
        "from": "Any",
    },
)


class EventUpdatedDeliveryMessageCreatedBy(TypedDict):
    user: Id | None


class EventUpdatedDeliveryPeopleEntry(TypedDict):
    _id: Id
    full_name: Any
    email: Any
    phone: Any
    company: Any
    user: Id | None
    picture_url: Any
    timezone: Any
    locale: Any
    star: bool
    # The organiser's own entry.
    su: bool
    # Was expected and did not come.
    no_show: bool
    stats: EventUpdatedDeliveryPeopleEntryStats
    answers: list[Answer]
    # Holds the meeting beside its organiser.
    host: bool
    # In a meeting with seats: the invitee who brought this person along; null: has a booking of their own.
    brought_by: Id | None
    created_by: EventUpdatedDeliveryPeopleEntryCreatedBy


class EventUpdatedDeliveryPeopleEntryCreatedBy(TypedDict):
    user: Id | None


class EventUpdatedDeliveryPeopleEntryStats(TypedDict):
    voted: EventUpdatedDeliveryPeopleEntryStatsVoted


class EventUpdatedDeliveryPeopleEntryStatsVoted(TypedDict):
    dates: bool
    places: bool


class EventUpdatePlace(TypedDict):
    _id: NotRequired[Id]
    name: str
    address: NotRequired[str | None]
    source: NotRequired[str | None]
    icon: NotRequired[str | None]


class EventUpdateThirdParty(TypedDict):
    app: NotRequired[Id | None]
    group_ids: NotRequired[list[str]]
    name: NotRequired[str | None]


class EventVotedDelivery(TypedDict):
    action: Literal["event.voted"]
    organization: Id
    # The user that the resource belongs to.
    user: NotRequired[Id]
    # When it happened; this and what follows since version `2026-11-23`.
    occurred_at: str
    # The changed fields of the resource; empty for a new one.
    changes: dict[str, EventVotedDeliveryChangesValue]
    # The invitees concerned: those who voted, wrote, declined or were added.
    people: list[EventVotedDeliveryPeopleEntry]
    # The message that was written.
    message: EventVotedDeliveryMessage | None
    # An example that was requested to test the receiver: no event happened.
    example: NotRequired[Literal[True]]
    # It happened in a sandbox.
    mode: NotRequired[Literal["test"]]
    resource: Event


class EventVotedDeliveryChangesValue(TypedDict):
    before: Any
    after: Any


EventVotedDeliveryMessage = TypedDict(
    "EventVotedDeliveryMessage",
    {
        "_id": "Id",
        "created_by": "EventVotedDeliveryMessageCreatedBy",
        "createdAt": "str",
        "updatedAt": "str",
        "body": "str",
        "from": "Any",
    },
)


class EventVotedDeliveryMessageCreatedBy(TypedDict):
    user: Id | None


class EventVotedDeliveryPeopleEntry(TypedDict):
    _id: Id
    full_name: Any
    email: Any
    phone: Any
    company: Any
    user: Id | None
    picture_url: Any
    timezone: Any
    locale: Any
    star: bool
    # The organiser's own entry.
    su: bool
    # Was expected and did not come.
    no_show: bool
    stats: EventVotedDeliveryPeopleEntryStats
    answers: list[Answer]
    # Holds the meeting beside its organiser.
    host: bool
    # In a meeting with seats: the invitee who brought this person along; null: has a booking of their own.
    brought_by: Id | None
    created_by: EventVotedDeliveryPeopleEntryCreatedBy


class EventVotedDeliveryPeopleEntryCreatedBy(TypedDict):
    user: Id | None


class EventVotedDeliveryPeopleEntryStats(TypedDict):
    voted: EventVotedDeliveryPeopleEntryStatsVoted


class EventVotedDeliveryPeopleEntryStatsVoted(TypedDict):
    dates: bool
    places: bool


class ExchangeAccount(TypedDict):
    source: Literal["exchange"]
    credentials: ExchangeAccountCredentials


class ExchangeAccountCredentials(TypedDict):
    server: str
    username: str
    password: str


class ExportedHeldMeeting(TypedDict):
    tool: Literal["calendly", "calcom"]
    # Of the meeting, in the tool.
    id: str
    name: str
    start: str
    end: str
    bookings: list[ExportedHeldMeetingBooking]


class ExportedHeldMeetingBooking(TypedDict):
    name: str
    phone: Any
    answers: list[ExportedHeldMeetingBookingAnswer]


class ExportedHeldMeetingBookingAnswer(TypedDict):
    question: str
    answer: str


class ExportedSmsConsent(TypedDict):
    number: str
    # Null: all meetings, by a reply of START.
    event: Id | None
    source: Literal["page", "api", "reply"]
    # The words to which the person agreed; of a reply, its own.
    wording: str
    language: str
    createdAt: str


class ExportedSmsReply(TypedDict):
    number: str
    event: Id
    kind: Literal["coming", "move", "cancel", "cancel_asked", "message", "failed"]
    createdAt: str


class ExportedTextMessage(TypedDict):
    _id: Id
    event: Id
    channel: Literal["sms", "whatsapp"]
    to: str
    text: Any
    state: Literal["queued", "sending", "sent", "delivered", "read", "undelivered", "failed", "unknown", "unsent"]
    # The time at which the number replied STOP.
    stopped_at: str | None
    createdAt: str


class ExportedWorkflowAddress(TypedDict):
    email: str
    confirmed_at: str | None
    # The time at which its reader ended the messages.
    stopped_at: str | None
    createdAt: str


class Feedback(TypedDict):
    _id: Id
    event: Id
    invitee: Id
    # The name of the person, or else the address.
    name: Any
    # 1 (very poor) to 5 (very good).
    rating: int
    # Empty if there is none.
    comment: str
    # The booking page of the event.
    bookpage: Id | None
    # The user whose event it is.
    host: Id | None
    createdAt: str
    # A person may change their feedback.
    updatedAt: str


FieldError = TypedDict(
    "FieldError",
    {
        "in": "Literal['body', 'query', 'path', 'header']",
        "pointer": "str",
        "code": "Literal['required', 'unknown_key', 'read_only', 'locked', 'invalid_type', 'invalid_value', 'invalid_key', 'invalid_format', 'invalid_date', 'too_small', 'too_big', 'too_long', 'too_deep', 'not_multiple_of', 'out_of_range', 'range_too_long', 'unknown', 'unknown_address', 'taken', 'duplicate', 'ambiguous', 'exactly_one', 'not_one_user', 'mismatch', 'reversed', 'overlap', 'past', 'nonexistent_time', 'slot_taken', 'refused', 'unsupported', 'https', 'private_address', 'unreachable', 'no_calendar', 'wrong', 'too_easy', 'organiser', 'nul_character', 'lone_surrogate', 'invalid_encoding']",
        "message": "str",
    },
)


class FileImportBody(TypedDict):
    # `csv`: a table, also with semicolons or tabs. `ics`: a calendar.
    format: Literal["csv", "ics"]
    # The file as text.
    text: NotRequired[str]
    # The bytes of the file, in UTF-8, UTF-16 or Windows-1252, in place of `text`.
    base64: NotRequired[str]
    # Fields by header, in place of a guess. `unused` leaves a column out; `answer`: it is an answer of the booker, like every column that is not recognised.
    columns: NotRequired[dict[str, AppointmentField]]
    # The address of the host of meetings that name none.
    host: NotRequired[str]
    # The zone of times without one; default: that of the host, or of everybody, if it is the same.
    timezone: NotRequired[str]
    # The order of dates such as 3/4/2026; default: by the dates of the file.
    date_order: NotRequired[Literal["dmy", "mdy"]]


class FinishTransitionBody(TypedDict):
    # With a token, the tool's webhook is deleted there. Without one, Calendly deletes it after its next call, and Cal.com's remains to be deleted by hand.
    token: NotRequired[str]


FirstBookingCondition = TypedDict(
    "FirstBookingCondition",
    {
        "kind": "Literal['first_booking']",
        "is": "bool",
    },
)


class FixedPlace(TypedDict):
    name: str
    source: NotRequired[str]
    # The place's id in the client's own source.
    source_id: NotRequired[str]
    address: NotRequired[str]
    # `place` (default): a location, as text. `google_meet`, `teams`, `zoom`, `jitsi`: a conference link that is made for each meeting. `link`: a fixed conference link.
    kind: NotRequired[Literal["place", "phone", "google_meet", "teams", "zoom", "jitsi", "link"]]
    # For `phone`: the side that is called. `host` (default): the booker must give a number.
    who_calls: NotRequired[Literal["host", "booker"]]
    # For `phone`, if the booker calls: the host's number.
    number: NotRequired[str]
    # For `link`: the address of the conference.
    url: NotRequired[str]


class Focus(TypedDict):
    # Default: none.
    blocks: NotRequired[list[FocusBlocks]]
    evenings: NotRequired[EveningLimit | None]


class FocusBlocks(TypedDict):
    per: Literal["day", "week"]
    # How many blocks stay free in each day or week.
    count: int
    # The length of each block.
    minutes: int
    # With `end_time`: the wall-clock time in which a block lies, on days with hours. Default: within the hours.
    start_time: NotRequired[str | None]
    # 00:00 is midnight at the end of the day.
    end_time: NotRequired[str | None]


class FocusPatch(TypedDict):
    # Default: none.
    blocks: NotRequired[list[FocusBlocks] | None]
    evenings: NotRequired[EveningLimitPatch | None]


class Form(TypedDict):
    _id: Id
    createdAt: str
    updatedAt: str
    __v: int
    handle: str
    # A text, or texts by language: `{ en, de, … }`.
    title: str | FormTitle
    # Below the title.
    description: str | FormDescription | None
    active: bool
    proof_of_work: bool
    # The language in which responses are stored.
    language: Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"]
    questions: list[Question]
    # The rules in their order: the first that is met decides.
    rules: list[FormRule]
    # The target if no rule is met; null: the closing page.
    otherwise: FormTarget | None
    # The address of the form.
    url: str


class FormAnsweredDelivery(TypedDict):
    action: Literal["form.answered"]
    organization: Id
    # The user that the resource belongs to.
    user: NotRequired[Id]
    # When it happened; this and what follows since version `2026-11-23`.
    occurred_at: str
    # The changed fields of the resource; empty for a new one.
    changes: dict[str, FormAnsweredDeliveryChangesValue]
    # The invitees concerned: those who voted, wrote, declined or were added.
    people: list[FormAnsweredDeliveryPeopleEntry]
    # The message that was written.
    message: FormAnsweredDeliveryMessage | None
    # An example that was requested to test the receiver: no event happened.
    example: NotRequired[Literal[True]]
    # It happened in a sandbox.
    mode: NotRequired[Literal["test"]]
    resource: FormResponse


class FormAnsweredDeliveryChangesValue(TypedDict):
    before: Any
    after: Any


FormAnsweredDeliveryMessage = TypedDict(
    "FormAnsweredDeliveryMessage",
    {
        "_id": "Id",
        "created_by": "FormAnsweredDeliveryMessageCreatedBy",
        "createdAt": "str",
        "updatedAt": "str",
        "body": "str",
        "from": "Any",
    },
)


class FormAnsweredDeliveryMessageCreatedBy(TypedDict):
    user: Id | None


class FormAnsweredDeliveryPeopleEntry(TypedDict):
    _id: Id
    full_name: Any
    email: Any
    phone: Any
    company: Any
    user: Id | None
    picture_url: Any
    timezone: Any
    locale: Any
    star: bool
    # The organiser's own entry.
    su: bool
    # Was expected and did not come.
    no_show: bool
    stats: FormAnsweredDeliveryPeopleEntryStats
    answers: list[Answer]
    # Holds the meeting beside its organiser.
    host: bool
    # In a meeting with seats: the invitee who brought this person along; null: has a booking of their own.
    brought_by: Id | None
    created_by: FormAnsweredDeliveryPeopleEntryCreatedBy


class FormAnsweredDeliveryPeopleEntryCreatedBy(TypedDict):
    user: Id | None


class FormAnsweredDeliveryPeopleEntryStats(TypedDict):
    voted: FormAnsweredDeliveryPeopleEntryStatsVoted


class FormAnsweredDeliveryPeopleEntryStatsVoted(TypedDict):
    dates: bool
    places: bool


class FormBody(TypedDict):
    # The last part of the address; unique over all organisations.
    handle: str
    # A text, or texts by language: `{ en, de, … }`.
    title: str | FormBodyTitle
    # Below the title.
    description: NotRequired[str | FormBodyDescription | None]
    # Default true. The page of a form that is not active, or has no question yet, says that it is not open.
    active: NotRequired[bool]
    # The browser that sends the form computes for about a second; without a script a code is mailed to the address in the answers. Default false.
    proof_of_work: NotRequired[bool]
    # Default: en.
    language: NotRequired[Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"]]
    # Like those of a booking page.
    questions: NotRequired[list[QuestionInput]]
    rules: NotRequired[list[FormRuleInput]]
    otherwise: NotRequired[FormTargetInput | None]


class FormBodyDescription(TypedDict):
    fr: NotRequired[str]
    en: NotRequired[str]
    es: NotRequired[str]
    it: NotRequired[str]
    pt: NotRequired[str]
    de: NotRequired[str]
    sv: NotRequired[str]
    nl: NotRequired[str]
    pl: NotRequired[str]
    ar: NotRequired[str]
    he: NotRequired[str]
    ja: NotRequired[str]
    ko: NotRequired[str]
    zh: NotRequired[str]
    tr: NotRequired[str]
    uk: NotRequired[str]


class FormBodyTitle(TypedDict):
    fr: NotRequired[str]
    en: NotRequired[str]
    es: NotRequired[str]
    it: NotRequired[str]
    pt: NotRequired[str]
    de: NotRequired[str]
    sv: NotRequired[str]
    nl: NotRequired[str]
    pl: NotRequired[str]
    ar: NotRequired[str]
    he: NotRequired[str]
    ja: NotRequired[str]
    ko: NotRequired[str]
    zh: NotRequired[str]
    tr: NotRequired[str]
    uk: NotRequired[str]


FormCondition = TypedDict(
    "FormCondition",
    {
        "key": "str",
        "is": "NotRequired[str | float | bool]",
        "is_not": "NotRequired[str | float | bool]",
        "contains": "NotRequired[str]",
        "one_of": "NotRequired[list[str | float]]",
        "greater": "NotRequired[str | float]",
        "less": "NotRequired[str | float]",
    },
)


class FormDescription(TypedDict):
    fr: NotRequired[str]
    en: NotRequired[str]
    es: NotRequired[str]
    it: NotRequired[str]
    pt: NotRequired[str]
    de: NotRequired[str]
    sv: NotRequired[str]
    nl: NotRequired[str]
    pl: NotRequired[str]
    ar: NotRequired[str]
    he: NotRequired[str]
    ja: NotRequired[str]
    ko: NotRequired[str]
    zh: NotRequired[str]
    tr: NotRequired[str]
    uk: NotRequired[str]


class FormPatch(TypedDict):
    # The last part of the address; unique over all organisations.
    handle: NotRequired[str]
    # A text, or texts by language: `{ en, de, … }`.
    title: NotRequired[str | FormPatchTitle]
    description: NotRequired[str | FormPatchDescription | None]
    active: NotRequired[bool]
    proof_of_work: NotRequired[bool]
    language: NotRequired[Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"]]
    questions: NotRequired[list[QuestionInput]]
    rules: NotRequired[list[FormRuleInput]]
    otherwise: NotRequired[FormTargetInputPatch | None]


class FormPatchDescription(TypedDict):
    fr: NotRequired[str]
    en: NotRequired[str]
    es: NotRequired[str]
    it: NotRequired[str]
    pt: NotRequired[str]
    de: NotRequired[str]
    sv: NotRequired[str]
    nl: NotRequired[str]
    pl: NotRequired[str]
    ar: NotRequired[str]
    he: NotRequired[str]
    ja: NotRequired[str]
    ko: NotRequired[str]
    zh: NotRequired[str]
    tr: NotRequired[str]
    uk: NotRequired[str]


class FormPatchTitle(TypedDict):
    fr: NotRequired[str]
    en: NotRequired[str]
    es: NotRequired[str]
    it: NotRequired[str]
    pt: NotRequired[str]
    de: NotRequired[str]
    sv: NotRequired[str]
    nl: NotRequired[str]
    pl: NotRequired[str]
    ar: NotRequired[str]
    he: NotRequired[str]
    ja: NotRequired[str]
    ko: NotRequired[str]
    zh: NotRequired[str]
    tr: NotRequired[str]
    uk: NotRequired[str]


class FormResponse(TypedDict):
    _id: Id
    form: Id
    answers: list[Answer]
    # The answer to the question with the key `name`.
    name: Any
    # The answer with the key `email`, else the first of that kind.
    email: Any
    # The answer with the key `phone`, else the first of that kind.
    phone: Any
    # In which the form was read.
    language: Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"]
    # The `_id` of the rule that was met; null: none was.
    rule: Id | None
    # The target, in its state at that time; null: the closing page.
    to: FormTarget | None
    utm: Utm | None
    # The event that was booked with it.
    event: Id | None
    createdAt: str
    updatedAt: str


class FormRule(TypedDict):
    _id: Id
    # Whether all conditions must be met, or one of them.
    match: Literal["all", "any"]
    conditions: list[FormCondition]
    to: FormTarget


class FormRuleInput(TypedDict):
    # Default: a new one. Responses name the rule that led them on by it.
    _id: NotRequired[Id]
    # Whether all conditions must be met, or one of them.
    match: NotRequired[Literal["all", "any"]]
    conditions: list[FormCondition]
    to: FormTargetInput


class FormTarget(TypedDict):
    # The nickname of a booking page.
    page: NotRequired[str]
    # The handle of an appointment type of the page; null: the page itself.
    type: NotRequired[str | None]
    # The page of a team.
    team: NotRequired[Id]
    # The message that is shown in place of a page: a text, or texts by language.
    message: NotRequired[str | FormTargetMessage]
    # Another site. Only the browser opens it.
    url: NotRequired[str]
    # The `_id` of the team.
    name: NotRequired[str]
    # `inactive`: the page or type is closed, or the team has no page. `gone`: it has been deleted.
    state: Literal["open", "inactive", "gone"]


class FormTargetInput(TypedDict):
    # The nickname of a booking page.
    page: NotRequired[str]
    # The handle of an appointment type of the page; null: the page itself.
    type: NotRequired[str | None]
    # The page of a team.
    team: NotRequired[Id]
    # The message that is shown in place of a page: a text, or texts by language.
    message: NotRequired[str | FormTargetInputMessage]
    # Another site. Only the browser opens it.
    url: NotRequired[str]


class FormTargetInputMessage(TypedDict):
    fr: NotRequired[str]
    en: NotRequired[str]
    es: NotRequired[str]
    it: NotRequired[str]
    pt: NotRequired[str]
    de: NotRequired[str]
    sv: NotRequired[str]
    nl: NotRequired[str]
    pl: NotRequired[str]
    ar: NotRequired[str]
    he: NotRequired[str]
    ja: NotRequired[str]
    ko: NotRequired[str]
    zh: NotRequired[str]
    tr: NotRequired[str]
    uk: NotRequired[str]


class FormTargetInputPatch(TypedDict):
    # The nickname of a booking page.
    page: NotRequired[str | None]
    # The handle of an appointment type of the page; null: the page itself.
    type: NotRequired[str | None]
    # The page of a team.
    team: NotRequired[Id | None]
    # The message that is shown in place of a page: a text, or texts by language.
    message: NotRequired[str | FormTargetInputPatchMessage | None]
    # Another site. Only the browser opens it.
    url: NotRequired[str | None]


class FormTargetInputPatchMessage(TypedDict):
    fr: NotRequired[str]
    en: NotRequired[str]
    es: NotRequired[str]
    it: NotRequired[str]
    pt: NotRequired[str]
    de: NotRequired[str]
    sv: NotRequired[str]
    nl: NotRequired[str]
    pl: NotRequired[str]
    ar: NotRequired[str]
    he: NotRequired[str]
    ja: NotRequired[str]
    ko: NotRequired[str]
    zh: NotRequired[str]
    tr: NotRequired[str]
    uk: NotRequired[str]


class FormTargetMessage(TypedDict):
    fr: NotRequired[str]
    en: NotRequired[str]
    es: NotRequired[str]
    it: NotRequired[str]
    pt: NotRequired[str]
    de: NotRequired[str]
    sv: NotRequired[str]
    nl: NotRequired[str]
    pl: NotRequired[str]
    ar: NotRequired[str]
    he: NotRequired[str]
    ja: NotRequired[str]
    ko: NotRequired[str]
    zh: NotRequired[str]
    tr: NotRequired[str]
    uk: NotRequired[str]


class FormTitle(TypedDict):
    fr: NotRequired[str]
    en: NotRequired[str]
    es: NotRequired[str]
    it: NotRequired[str]
    pt: NotRequired[str]
    de: NotRequired[str]
    sv: NotRequired[str]
    nl: NotRequired[str]
    pl: NotRequired[str]
    ar: NotRequired[str]
    he: NotRequired[str]
    ja: NotRequired[str]
    ko: NotRequired[str]
    zh: NotRequired[str]
    tr: NotRequired[str]
    uk: NotRequired[str]


class FormTry(TypedDict):
    # The answers that would be stored: questions that were not asked are left out.
    answers: list[Answer]
    # The `_id` of the first rule that is met; null: none is.
    rule: Id | None
    # The target; null: the closing page.
    to: FormTarget | None
    # Every rule in its order, with what was found of it.
    rules: list[FormTryRule]


class FormTryBody(TypedDict):
    # The answers to the questions of the form, by their keys.
    answers: dict[str, Any]


class FormTryRule(TypedDict):
    _id: Id
    met: bool
    conditions: list[FormTryRuleCondition]


class FormTryRuleCondition(TypedDict):
    condition: FormCondition
    met: bool
    # Whether there is an answer.
    answered: bool


class FormUpdate(TypedDict):
    # The last part of the address; unique over all organisations.
    handle: NotRequired[str]
    # A text, or texts by language: `{ en, de, … }`.
    title: NotRequired[str | FormUpdateTitle]
    # Below the title.
    description: NotRequired[str | FormUpdateDescription | None]
    # Default true. The page of a form that is not active, or has no question yet, says that it is not open.
    active: NotRequired[bool]
    # The browser that sends the form computes for about a second; without a script a code is mailed to the address in the answers. Default false.
    proof_of_work: NotRequired[bool]
    # Default: en.
    language: NotRequired[Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"]]
    # Like those of a booking page.
    questions: NotRequired[list[QuestionInput]]
    rules: NotRequired[list[FormRuleInput]]
    otherwise: NotRequired[FormTargetInput | None]


class FormUpdateDescription(TypedDict):
    fr: NotRequired[str]
    en: NotRequired[str]
    es: NotRequired[str]
    it: NotRequired[str]
    pt: NotRequired[str]
    de: NotRequired[str]
    sv: NotRequired[str]
    nl: NotRequired[str]
    pl: NotRequired[str]
    ar: NotRequired[str]
    he: NotRequired[str]
    ja: NotRequired[str]
    ko: NotRequired[str]
    zh: NotRequired[str]
    tr: NotRequired[str]
    uk: NotRequired[str]


class FormUpdateTitle(TypedDict):
    fr: NotRequired[str]
    en: NotRequired[str]
    es: NotRequired[str]
    it: NotRequired[str]
    pt: NotRequired[str]
    de: NotRequired[str]
    sv: NotRequired[str]
    nl: NotRequired[str]
    pl: NotRequired[str]
    ar: NotRequired[str]
    he: NotRequired[str]
    ja: NotRequired[str]
    ko: NotRequired[str]
    zh: NotRequired[str]
    tr: NotRequired[str]
    uk: NotRequired[str]


class FoundLocation(TypedDict):
    _id: Id
    createdAt: str
    updatedAt: str
    __v: int
    location: FoundLocationLocation
    name: str
    address: Any
    picture_url: Any
    link: Any
    opening_hours: OpeningHours | None
    timezone: Any
    extid: str
    org: Id
    locator: Id
    # Metres from `near`, when that was asked for.
    distance: NotRequired[int]


class FoundLocationLocation(TypedDict):
    type: Literal["Point"]
    # Latitude from -90 to 90, then longitude from -180 to 180, in decimal degrees.
    coordinates: list[float]


class FreeSlot(TypedDict):
    start: FreeSlotStart
    end: FreeSlotEnd
    # Whether the time lies within the `preferred_hours` of the page; only if it has any.
    suits: NotRequired[bool]
    # Of a page that is booked by days or nights: the last days of all stays that can begin then, on the page's clocks; `end` is the end of the shortest.
    ends_on: NotRequired[list[str]]


class FreeSlotEnd(TypedDict):
    # The time, with the offset of the time zone.
    dateTime: str


class FreeSlotStart(TypedDict):
    # The time, with the offset of the time zone.
    dateTime: str


class GetCreatorTokenAnswer(TypedDict):
    token: str


class GetOrganiserLinkAnswer(TypedDict):
    link: str


class Hold(TypedDict):
    _id: Id
    # The user with the reserved time; for a team's page, the first of them.
    user: Id
    # The `_id` of the page on which it reserves a time, or a seat.
    page: Id | None
    # The `_id` of its appointment type.
    type: Id | None
    # The hold reserves one seat of a meeting: the others stay free.
    seat: bool
    start: str
    end: str
    # The time of expiry, when the time becomes free without a call.
    expires_at: str


class HoldBody(TypedDict):
    # The user to reserve time of, until `end`; alternatively name a page.
    user: NotRequired[Id]
    # The nickname of an active booking page, for a time that it offers.
    page: NotRequired[str]
    # The handle of an active type of the page; or an id, without a page.
    type: NotRequired[str]
    # The handle of a team's page, or the id of the team.
    team: NotRequired[str]
    # Without an offset: on the clocks of the user, or the page.
    start: SlotTime
    # With `user`: at most 24 hours after `start`. Of days or nights: the last day.
    end: NotRequired[SlotTime]
    # In place of `end`: the number of days or nights.
    units: NotRequired[int]
    # With a page: minutes; default: the page's, or its type's.
    duration: NotRequired[int]
    # The duration of the hold.
    minutes: NotRequired[int]


class Holiday(TypedDict):
    date: str
    # The name in `lang`, if it exists.
    name: str
    # In a language of the country.
    local_name: str


class HolidayCountry(TypedDict):
    # ISO 3166-1 alpha-2.
    country: str
    name: str
    regions: list[HolidayCountryRegion]


class HolidayCountryRegion(TypedDict):
    # Part of the country that has holidays of its own, as `GET /v2/holidays/countries` lists them.
    region: str
    name: str


HolidaysInput = TypedDict(
    "HolidaysInput",
    {
        "country": "str",
        "region": "NotRequired[str | None]",
        "except": "NotRequired[list[str]]",
    },
)


HolidaysInputPatch = TypedDict(
    "HolidaysInputPatch",
    {
        "country": "NotRequired[str]",
        "region": "NotRequired[str | None]",
        "except": "NotRequired[list[str] | None]",
    },
)


HolidaysSetting = TypedDict(
    "HolidaysSetting",
    {
        "country": "str",
        "region": "str | None",
        "except": "list[str]",
    },
)


class HookActivity(TypedDict):
    # The start of the first of the 24 hours; the last one is not over.
    since: str
    hooks: list[HookActivityHook]


class HookActivityHook(TypedDict):
    _id: Id
    # 24 of them; deliveries by their creation.
    hours: list[HookActivityHookHour]
    # The newest delivery; null: nothing was sent yet.
    last_delivery: Delivery | None


class HookActivityHookHour(TypedDict):
    delivered: int
    failed: int
    pending: int


class HookSample(TypedDict):
    action: Literal["event.created", "event.confirmed", "event.updated", "event.cancelled", "user.joined", "event.voted", "event.message", "event.declined", "event.new_invitee", "event.no_show", "bookpage.updated", "form.answered", "waiting.joined", "waiting.offered", "workflow.step"]
    organization: Id
    # Nothing has happened.
    example: Literal[True]
    # The resource as the API returns it.
    resource: HookSampleResource


class HookSampleResource(TypedDict):
    pass


class HookSamples(TypedDict):
    # Each as a webhook with `format: object` is sent it; the newest first.
    samples: list[HookSample]
    # Your organisation has no such resource yet: this one is invented.
    made_up: bool


Id: TypeAlias = "str"


class IgnoredEntry(TypedDict):
    # The owner of the calendar.
    user: Id
    calendar: str
    all_day: bool
    # For whole days: from midnight to midnight in UTC of those dates.
    period: IgnoredEntryPeriod


class IgnoredEntryPeriod(TypedDict):
    start: IgnoredEntryPeriodStart
    end: IgnoredEntryPeriodEnd


class IgnoredEntryPeriodEnd(TypedDict):
    # The time, with the offset of the time zone.
    dateTime: str


class IgnoredEntryPeriodStart(TypedDict):
    # The time, with the offset of the time zone.
    dateTime: str


class Impersonation(TypedDict):
    # The impersonated user.
    user: Id
    # The time of expiry: an hour after the start.
    until: str


class ImpersonationBody(TypedDict):
    # The user to impersonate.
    user: Id


class ImportBody(TypedDict):
    tool: Literal["calendly", "calcom"]
    # `settings`: people, hours, pages and teams, as files. `meetings`: the meetings to come.
    kind: Literal["settings", "meetings"]
    # A personal access token of Calendly, or an API key of Cal.com. It is sealed while the account is read, then erased, and never returned.
    token: str
    # For Cal.com: the API of an own instance or another region, such as `https://api.cal.eu`.
    url: NotRequired[str]


class ImportedMeeting(TypedDict):
    # In the other tool.
    id: str
    name: str
    start: str
    # The reason or the difference in English; empty if there is none.
    why: str
    # The reasons by their codes; none in reports of earlier versions.
    reasons: list[ImportReason]


class ImportedMeetings(TypedDict):
    # The address of the host.
    of: str
    # Those to import, or imported once the import is `done`.
    created: list[ImportedMeeting]
    # The number of those that an earlier import has created.
    existing: int
    # Their time is taken by another meeting here.
    clashes: list[ImportedMeeting]
    # Those that cannot come.
    missing: list[ImportedMeeting]
    # Imported earlier, and no longer in the other tool.
    gone: list[ImportedMeeting]


class ImportedSettings(TypedDict):
    # An address, or `organisation`.
    of: str
    # Paths of files.
    made: list[str]
    # Settings that were worked out or approximated.
    differs: list[ImportNote]
    # Settings that cannot come.
    missing: list[ImportNote]
    # The offered times that were compared, and how many of them are the same here.
    times: ImportedSettingsTimes


class ImportedSettingsTimes(TypedDict):
    compared: int
    same: int


class ImportNote(TypedDict):
    # In English: subject and topic.
    what: str
    # The reason in English.
    why: str
    # The page, type, question or form, as in the other tool.
    subject: Any
    # The setting.
    topic: Literal["role", "meetings_to_come", "offered_times", "duration", "time_rules", "notice_and_limits", "hours", "seats", "poll", "place", "confirmation", "start_offset", "first_time_only", "payment", "seats_and_series", "series", "routing", "hosts", "step", "align", "buffer_before", "buffer_after", "minimum_notice", "days_ahead", "limit_per_day", "limit_per_week", "limit_per_year", "other_people", "other_hours", "calendar_times", "event_types", "team_types", "teams", "members", "routing_forms", "meetings"] | None
    # The reason; null in reports of earlier versions.
    code: Literal["role_not_given", "meetings_later", "unreadable_by_token", "unreadable_by_key", "hosts_unreadable", "owner_unreadable", "hours_private", "duration_changed", "no_such_rule", "no_payments", "no_place_kind", "no_video_service", "question_limit", "question_kind", "question_other", "question_hidden", "seats_unknown", "polls_unread", "routing_to_activate", "routing_to_publish", "confirmation_always", "confirmation_excludes", "seats_exclude_series", "series_interval", "rolling_days", "host_groups", "rules_unsearched", "offers_missing", "offers_inactive", "times_missing", "times_extra", "buffer_ambiguous", "buffer_unknown", "end_unseen", "limit_unseen", "notice_range", "unknown_hosts", "page_missing", "not_accepted", "time_taken", "time_held", "value_missing", "too_many_values", "no_time", "ambiguous_date", "no_end", "unknown_names", "no_address", "no_user", "repeats", "no_length", "not_text", "spreadsheet", "not_calendar", "open_quotation", "no_rows", "row_limit", "no_column", "no_field", "no_start_column", "host_unknown", "timezone_needed"] | None
    # The values in the text of the reason, such as `{ "from": 3, "to": 5 }`.
    parameters: dict[str, str | float | list[str]]


class ImportReason(TypedDict):
    # The reason.
    code: Literal["role_not_given", "meetings_later", "unreadable_by_token", "unreadable_by_key", "hosts_unreadable", "owner_unreadable", "hours_private", "duration_changed", "no_such_rule", "no_payments", "no_place_kind", "no_video_service", "question_limit", "question_kind", "question_other", "question_hidden", "seats_unknown", "polls_unread", "routing_to_activate", "routing_to_publish", "confirmation_always", "confirmation_excludes", "seats_exclude_series", "series_interval", "rolling_days", "host_groups", "rules_unsearched", "offers_missing", "offers_inactive", "times_missing", "times_extra", "buffer_ambiguous", "buffer_unknown", "end_unseen", "limit_unseen", "notice_range", "unknown_hosts", "page_missing", "not_accepted", "time_taken", "time_held", "value_missing", "too_many_values", "no_time", "ambiguous_date", "no_end", "unknown_names", "no_address", "no_user", "repeats", "no_length", "not_text", "spreadsheet", "not_calendar", "open_quotation", "no_rows", "row_limit", "no_column", "no_field", "no_start_column", "host_unknown", "timezone_needed"]
    # The values in the text of the reason, such as `{ "from": 3, "to": 5 }`.
    parameters: dict[str, str | float | list[str]]


class Insights(TypedDict):
    # Meetings that were created.
    booked: int
    # The number of these that are cancelled now.
    cancelled: int
    # The number of these that were confirmed and have begun, and are not cancelled.
    held: int
    # Of the meetings held, the number with a participant who did not come.
    no_shows: int
    # The start of the first week; the last one is not over.
    since: str
    # The end of the count: the end of the range, or now.
    until: str
    # With `compare=previous`: the same of as many days before. Of a range that is not over, as much of those days as of it has passed.
    previous: InsightsTotals | None
    # Days from the creation of confirmed meetings to their start.
    median_lead_days: Any
    # A range of days may cut the first and the last week.
    weeks: list[InsightsWeek]
    # The number of confirmed meetings by the number of full days between creation and start.
    lead_times: list[InsightsLeadTime]
    # The booking pages with the most meetings; null stands for meetings without a page.
    pages: list[InsightsPage]
    # The numbers of views and of bookings of booking pages. Views are counted per page and day of its host; visitors are not recorded. Null with `host`, `team`, `type` or `source`, because views cannot be filtered by them.
    views: InsightsViews | None
    # The hosts of most meetings that were held.
    hosts: list[InsightsHost]
    # A meeting counts for each team of which its host is a member.
    teams: list[InsightsTeam]
    # The appointment types with most meetings.
    types: list[InsightsType]
    # The origin of the bookings: through a `form`, a one-time or limited `link`, an `app` of a third party, on a page that another site shows (`embed`) or that a `locator` linked to, on a `page` otherwise; as a `poll` about several dates; or created by an agent (`mcp`), through the `api` or in the `console`.
    sources: list[InsightsSource]
    # The starts of confirmed meetings that are not cancelled; hours without any are left out.
    hours: list[InsightsHour]
    # The rooms with most meetings.
    rooms: list[InsightsRoom]
    # What participants said about these meetings; the pages and hosts with most feedback first.
    feedback: InsightsFeedback
    # The text messages (SMS) of the months of the range, by workflow. Null with a filter, and for users who see some teams only.
    sms: list[InsightsSm] | None
    # The WhatsApp messages of the months of the range, by workflow and category. Null as `sms` is.
    whatsapp: list[InsightsWhatsappEntry] | None


class InsightsFeedback(TypedDict):
    # The number of people who gave feedback.
    count: int
    average: Any
    pages: list[InsightsFeedbackPage]
    hosts: list[InsightsFeedbackHost]
    # The last five comments.
    comments: list[InsightsFeedbackComment]


class InsightsFeedbackComment(TypedDict):
    event: Id
    name: Any
    rating: int
    comment: str
    given_at: str


class InsightsFeedbackHost(TypedDict):
    user: Id
    name: str
    # The number of people who gave feedback.
    count: int
    # The average of the ratings from 1 to 5.
    average: float


class InsightsFeedbackPage(TypedDict):
    bookpage: Id
    nickname: str
    # The number of people who gave feedback.
    count: int
    # The average of the ratings from 1 to 5.
    average: float


class InsightsHost(TypedDict):
    user: Id
    name: str
    # The number of these that were confirmed and have begun, and are not cancelled.
    held: int
    # Of the meetings held, the number with a participant who did not come.
    no_shows: int


class InsightsHour(TypedDict):
    # 0 is Monday.
    weekday: int
    # The hour of the day, in `timezone`.
    hour: int
    booked: int


class InsightsLeadTime(TypedDict):
    from_days: int
    # Null: and more.
    to_days: Any
    booked: int


class InsightsPage(TypedDict):
    bookpage: Id | None
    nickname: Any
    # Meetings that were created.
    booked: int
    # The number of these that are cancelled now.
    cancelled: int
    # The number of these that were confirmed and have begun, and are not cancelled.
    held: int
    # Of the meetings held, the number with a participant who did not come.
    no_shows: int


class InsightsRoom(TypedDict):
    room: Id
    name: str
    # Meetings that were created.
    booked: int
    # The number of these that are cancelled now.
    cancelled: int
    # The number of these that were confirmed and have begun, and are not cancelled.
    held: int
    # The duration of the meetings held.
    hours_held: float


class InsightsSm(TypedDict):
    # The month in which they were sent, in UTC.
    month: str
    # Null if it was deleted.
    workflow: Id | None
    name: Any
    messages: int
    parts: int
    # The prices that the provider has reported so far.
    cost: float
    # ISO 4217; null until a price is known.
    currency: Any


class InsightsSource(TypedDict):
    source: Literal["page", "embed", "locator", "form", "link", "app", "poll", "mcp", "api", "console"]
    # Meetings that were created.
    booked: int
    # The number of these that are cancelled now.
    cancelled: int
    # The number of these that were confirmed and have begun, and are not cancelled.
    held: int


class InsightsTeam(TypedDict):
    team: Id
    name: str
    # Meetings that were created.
    booked: int
    # The number of these that are cancelled now.
    cancelled: int


class InsightsTotals(TypedDict):
    # Meetings that were created.
    booked: int
    # The number of these that are cancelled now.
    cancelled: int
    # The number of these that were confirmed and have begun, and are not cancelled.
    held: int
    # Of the meetings held, the number with a participant who did not come.
    no_shows: int
    median_lead_days: Any
    since: str
    until: str


class InsightsType(TypedDict):
    type: Id
    name: str
    bookpage: Id
    nickname: str
    # Meetings that were created.
    booked: int
    # The number of these that are cancelled now.
    cancelled: int
    # The number of these that were confirmed and have begun, and are not cancelled.
    held: int


class InsightsViews(TypedDict):
    # The number of views of booking pages by people, in browsers.
    opened: int
    # Meetings that were created on these pages.
    booked: int
    # The first day of the range on which any page was opened.
    since: str | None
    # The pages that were opened most.
    pages: list[InsightsViewsPage]


class InsightsViewsPage(TypedDict):
    bookpage: Id
    nickname: str
    opened: int
    booked: int


class InsightsWeek(TypedDict):
    starts_at: str
    # Meetings that were created.
    booked: int
    # The number of these that are cancelled now.
    cancelled: int


class InsightsWhatsappEntry(TypedDict):
    # The month in which Meta reported their price, in UTC.
    month: str
    # Null if it was deleted.
    workflow: Id | None
    name: Any
    # Meta's, such as `utility`.
    category: str
    messages: int
    # Those for which Meta charges; it reports no amounts.
    billable: int


class Invitation(TypedDict):
    _id: Id
    name: str
    # The address that it was mailed to; null: a link without a fixed recipient.
    email: Any
    # An existing user who has never signed in.
    user: Id | None
    # The role of the people who join.
    role: Literal["owner", "admin", "manager", "member", "viewer"]
    # In which team; a manager manages it.
    team: Id | None
    state: Literal["open", "joined", "expired", "revoked"]
    # The sender; null: an API key.
    invited_by: Id | None
    invited_by_name: Any
    # The time of the latest mail.
    mailed_at: str | None
    # The number of mails.
    mails: int
    # The earliest time of the next mail; null: never.
    remind_from: str | None
    joined_at: str | None
    # The number of people who have joined with the link.
    uses: int
    # The maximum number of people; null: any number.
    max_uses: Any
    expires_at: str | None
    revoked_at: str | None
    createdAt: str


class InvitationBatch(TypedDict):
    # Returns the expected result of each entry, and changes nothing.
    dry_run: NotRequired[bool]
    invitations: list[InvitationBody]


class InvitationBatchAnswer(TypedDict):
    results: list[InvitationBatchResult]


class InvitationBatchResult(TypedDict):
    # The status that a single request would have returned.
    status: int
    invitation: NotRequired[CreatedInvitation]
    # Its pointers refer to the body of the whole request.
    error: NotRequired[InvitationBatchResultError]


class InvitationBatchResultError(TypedDict):
    # Explains the code.
    type: str
    title: str
    status: int
    # The error of this request.
    detail: str
    code: Literal["validation_failed", "malformed_json", "unauthorized", "forbidden", "second_factor_needed", "fresh_sign_in_needed", "impersonation", "other_person", "not_found", "method_not_allowed", "conflict", "slot_taken", "changed_since", "request_in_flight", "precondition_failed", "body_too_large", "unsupported_media_type", "idempotency_key_reused", "rate_limited", "mail_limit", "internal_error", "unavailable"]
    # The same as `detail`.
    message: str
    # Every wrong value, where single values are wrong; the first hundred of many.
    errors: list[FieldError]


class InvitationBody(TypedDict):
    # The recipient of a link that you hand out yourself. Mandatory without `email` and `user`.
    name: NotRequired[str]
    # The address to mail the link to: only this person can join with it.
    email: NotRequired[str]
    # Alternatively: an existing user of the organisation, for instance an imported one, who has never signed in.
    user: NotRequired[Id]
    first_name: NotRequired[str | None]
    last_name: NotRequired[str | None]
    # The language of the mail. Default: the inviter's language, else en.
    language: NotRequired[Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"]]
    # Default: member. The role cannot be higher than the inviter's; see `role` of a user. Not with `user`.
    role: NotRequired[Literal["owner", "admin", "manager", "member", "viewer"]]
    # The external id in the organisation. Not with `user`.
    team: NotRequired[Id]
    # Default: never of a link that you hand out, else after 14 days.
    expires_at: NotRequired[str | None]
    # For a link that you hand out. Default: any number.
    max_uses: NotRequired[int | None]


class InviteeBody(TypedDict):
    full_name: NotRequired[str | None]
    email: str
    phone: NotRequired[str | None]


class Job(TypedDict):
    _id: str
    task: str
    # Given up; failed and tried again; or late by minutes, in its start or its end.
    state: Literal["failed", "retrying", "stuck"]
    attempts: int
    max_attempts: int
    # The time of the next run.
    run_at: str
    # The start of the current run.
    locked_at: str | None
    last_error: Any
    createdAt: str


class JourneyBase(TypedDict):
    # The host's home or office.
    address: str
    # Default: the weekdays that no other base names.
    days: NotRequired[list[Literal["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]]]


class Journeys(TypedDict):
    # The length of a journey between two places with different addresses; with `minutes_per_km` only if the position of one of them is not known.
    minutes: int
    # Journeys take so many minutes for each kilometre of the straight line: 2.5 suits a city, 1 the country. With a router (`ROUTER_URL` of the service), its minutes apply instead. Default: all journeys take `minutes`.
    minutes_per_km: NotRequired[float]
    # The minutes of the shortest journey, with `minutes_per_km`. Default: 0.
    least: NotRequired[int]
    # Where days begin and end, and where calls and calendar entries take place: the journey there and back lies within the hours. Default: days begin and end anywhere.
    bases: NotRequired[list[JourneyBase]]


class JourneysPatch(TypedDict):
    # The length of a journey between two places with different addresses; with `minutes_per_km` only if the position of one of them is not known.
    minutes: NotRequired[int]
    # Journeys take so many minutes for each kilometre of the straight line: 2.5 suits a city, 1 the country. With a router (`ROUTER_URL` of the service), its minutes apply instead. Default: all journeys take `minutes`.
    minutes_per_km: NotRequired[float | None]
    # The minutes of the shortest journey, with `minutes_per_km`. Default: 0.
    least: NotRequired[int | None]
    # Where days begin and end, and where calls and calendar entries take place: the journey there and back lies within the hours. Default: days begin and end anywhere.
    bases: NotRequired[list[JourneyBase] | None]


LanguageCondition = TypedDict(
    "LanguageCondition",
    {
        "kind": "Literal['language']",
        "is": "list[Literal['fr', 'en', 'es', 'it', 'pt', 'de', 'sv', 'nl', 'pl', 'ar', 'he', 'ja', 'ko', 'zh', 'tr', 'uk']]",
    },
)


class Limit(TypedDict):
    per: Literal["day", "week", "month"]
    # Meetings.
    count: NotRequired[int]
    # The maximum number of meetings.
    minutes: NotRequired[int]


class Link(TypedDict):
    _id: Id
    createdAt: str
    updatedAt: str
    __v: int
    # The nickname of a booking page.
    page: str
    # The handle of an appointment type of the page; null: the page itself.
    type: str | None
    # Your name for it; bookers never see it.
    label: str
    # The number of bookings; null: no limit. A cancelled booking still counts.
    uses: int | None
    # The time of expiry, after which it accepts no bookings; null: it does not expire.
    expires_at: str | None
    # Minutes, in place of the page's.
    duration: int | None
    # Only these times are offered, as long as the page offers them; if empty, all of the page's.
    starts: list[str]
    prefill: LinkPrefill
    # Names in `prefill` that the booker cannot change.
    locks: list[Literal["name", "email", "phone", "company", "title", "message"]]
    # The number of bookings made.
    used: int
    state: Literal["open", "revoked", "used_up", "ended"]
    revoked_at: str | None
    # The user who created it; null: an API key did.
    created_by: Id | None


class LinkBody(TypedDict):
    # The nickname of a booking page.
    page: str
    # The handle of an appointment type of the page; null: the page itself.
    type: NotRequired[str | None]
    # Your name for it; bookers never see it.
    label: NotRequired[str]
    # The number of bookings; null: no limit. A cancelled booking still counts.
    uses: NotRequired[int | None]
    # The time of expiry, after which it accepts no bookings; null: it does not expire.
    expires_at: NotRequired[str | None]
    # Minutes, in place of the page's.
    duration: NotRequired[int | None]
    # Only these times are offered, as long as the page offers them; if empty, all of the page's.
    starts: NotRequired[list[str]]
    prefill: NotRequired[LinkPrefill]
    # Names in `prefill` that the booker cannot change.
    locks: NotRequired[list[Literal["name", "email", "phone", "company", "title", "message"]]]


class LinkingSite(TypedDict):
    # Origin and path of the page, as far as browsers tell it, without a query.
    site: str
    visits: int
    # In the host's time zone.
    last_visit: str


class LinkPatch(TypedDict):
    # Your name for it; bookers never see it.
    label: NotRequired[str]
    uses: NotRequired[int | None]
    expires_at: NotRequired[str | None]
    duration: NotRequired[int | None]
    # Only these times are offered, as long as the page offers them; if empty, all of the page's.
    starts: NotRequired[list[str]]
    prefill: NotRequired[LinkPrefillPatch]
    # Names in `prefill` that the booker cannot change.
    locks: NotRequired[list[Literal["name", "email", "phone", "company", "title", "message"]]]


class LinkPrefill(TypedDict):
    name: NotRequired[str]
    email: NotRequired[str]
    phone: NotRequired[str]
    company: NotRequired[str]
    title: NotRequired[str]
    message: NotRequired[str]


class LinkPrefillPatch(TypedDict):
    name: NotRequired[str | None]
    email: NotRequired[str | None]
    phone: NotRequired[str | None]
    company: NotRequired[str | None]
    title: NotRequired[str | None]
    message: NotRequired[str | None]


class LinkUpdate(TypedDict):
    # Your name for it; bookers never see it.
    label: NotRequired[str]
    # The number of bookings; null: no limit. A cancelled booking still counts.
    uses: NotRequired[int | None]
    # The time of expiry, after which it accepts no bookings; null: it does not expire.
    expires_at: NotRequired[str | None]
    # Minutes, in place of the page's.
    duration: NotRequired[int | None]
    # Only these times are offered, as long as the page offers them; if empty, all of the page's.
    starts: NotRequired[list[str]]
    prefill: NotRequired[LinkPrefill]
    # Names in `prefill` that the booker cannot change.
    locks: NotRequired[list[Literal["name", "email", "phone", "company", "title", "message"]]]


class ListedTrashItem(TypedDict):
    _id: Id
    resource: Literal["absence", "appointment_type", "availability", "bookpage", "form", "location", "locator", "page_template", "team", "waiting_entry", "workflow"]
    # The id that it had, and has again when it is restored.
    resource_id: Id
    # The display name; empty if it had none.
    name: str
    # The user that it belonged to; null: the organisation or a team.
    user: Id | None
    # The user who deleted it; null: a program.
    deleted_by: Id | None
    deleted_at: str
    # The end of the period in which it can be restored.
    expires_at: str
    deleted_by_name: Any


class ListHooksAnswer(TypedDict):
    hooks: list[Webhook]


class ListHooksV2Answer(TypedDict):
    hooks: list[Webhook]


class ListSettings(TypedDict):
    # The user’s.
    _id: Id
    # Lower rows, so that more fit on a screen.
    compact: bool
    # The hidden columns, by the name of the list.
    hidden_columns: dict[str, list[str]]
    # The person’s own, in their order.
    views: list[ListView]
    # Shared views of other users, with the owners' names; read-only.
    shared_views: list[ListSettingsSharedView]
    # Raised by every change of the user’s preferences.
    __v: int


class ListSettingsPatch(TypedDict):
    # Lower rows, so that more fit on a screen.
    compact: NotRequired[bool]
    # The hidden columns, by the name of the list.
    hidden_columns: NotRequired[dict[str, list[str]]]
    views: NotRequired[list[ListViewInput]]


class ListSettingsSharedView(TypedDict):
    # The list, such as `events`.
    list: str
    name: str
    # Search, filters, order and layout, as the address of the console has them.
    params: dict[str, str]
    by: str


class ListSettingsUpdate(TypedDict):
    # Lower rows, so that more fit on a screen.
    compact: NotRequired[bool]
    # The hidden columns, by the name of the list.
    hidden_columns: NotRequired[dict[str, list[str]]]
    views: NotRequired[list[ListViewInput]]


class ListView(TypedDict):
    # The list, such as `events`.
    list: str
    name: str
    # Search, filters, order and layout, as the address of the console has them.
    params: dict[str, str]
    # Everybody in the organisation finds it in their list: for owners and admins.
    shared: bool


class ListViewInput(TypedDict):
    # The list, such as `events`.
    list: str
    name: str
    # Search, filters, order and layout, as the address of the console has them.
    params: dict[str, str]
    shared: NotRequired[bool]


class Location(TypedDict):
    _id: Id
    createdAt: str
    updatedAt: str
    __v: int
    location: LocationLocation
    name: str
    address: Any
    picture_url: Any
    link: Any
    opening_hours: OpeningHours | None
    timezone: Any
    extid: str
    org: Id
    locator: Id


class LocationBatch(TypedDict):
    # Returns the expected result of each entry, and changes nothing. Default false.
    dry_run: NotRequired[bool]
    locations: list[LocationBody]


class LocationBatchAnswer(TypedDict):
    results: list[LocationBatchResult]


class LocationBatchResult(TypedDict):
    # 201: created; 200: updated; else why it was refused.
    status: int
    location: NotRequired[Location]
    # The coordinates, as sent or as geocoded.
    coordinates: NotRequired[list[float]]
    # A warning: coordinates far from the address, a link to a missing page. The entry was accepted all the same.
    doubt: NotRequired[LocationDoubt]
    error: NotRequired[EntryProblem]


class LocationBody(TypedDict):
    name: str
    # Your own id, unique in the locator. Null or not sent: its `_id`.
    extid: NotRequired[str | None]
    # Required without an address.
    location: NotRequired[LocationBodyLocation]
    # The coordinates are looked up where none are sent.
    address: NotRequired[str | None]
    # A photo of the place, best in 4:3 and at least 640 pixels wide.
    picture_url: NotRequired[str | None]
    # An http(s) address or, usually, the path of a booking page of the organisation. One that is not there yet is taken with a `doubt`, and listed by `leads_nowhere` until it is.
    link: NotRequired[str | None]
    opening_hours: NotRequired[OpeningHoursInput | None]
    # The time zone of the opening hours. With it the locator shows whether the place is open now.
    timezone: NotRequired[str | None]


class LocationBodyLocation(TypedDict):
    type: NotRequired[Literal["Point"]]
    # Latitude from -90 to 90, then longitude from -180 to 180, in decimal degrees.
    coordinates: list[float]


class LocationDoubt(TypedDict):
    # The city that the address names, far from the coordinates.
    place: NotRequired[str]
    # The distance from there, in metres.
    distance: NotRequired[int]
    # With latitude and longitude exchanged it would be there.
    swapped: NotRequired[bool]
    # The path that was sent: it cannot be booked now. The page may come later.
    link: NotRequired[str]


class LocationLocation(TypedDict):
    type: Literal["Point"]
    # Latitude from -90 to 90, then longitude from -180 to 180, in decimal degrees.
    coordinates: list[float]


class LocationPatch(TypedDict):
    name: NotRequired[str]
    extid: NotRequired[str | None]
    location: NotRequired[LocationPatchLocation]
    address: NotRequired[str | None]
    picture_url: NotRequired[str | None]
    link: NotRequired[str | None]
    opening_hours: NotRequired[LocationPatchOpeningHours | None]
    timezone: NotRequired[str | None]


class LocationPatchLocation(TypedDict):
    type: NotRequired[Literal["Point"] | None]
    # Latitude from -90 to 90, then longitude from -180 to 180, in decimal degrees.
    coordinates: NotRequired[list[float]]


class LocationPatchOpeningHours(TypedDict):
    monday: NotRequired[list[LocationPatchOpeningHoursMondayEntry] | None]
    tuesday: NotRequired[list[LocationPatchOpeningHoursTuesdayEntry] | None]
    wednesday: NotRequired[list[LocationPatchOpeningHoursWednesdayEntry] | None]
    thursday: NotRequired[list[LocationPatchOpeningHoursThursdayEntry] | None]
    friday: NotRequired[list[LocationPatchOpeningHoursFridayEntry] | None]
    saturday: NotRequired[list[LocationPatchOpeningHoursSaturdayEntry] | None]
    sunday: NotRequired[list[LocationPatchOpeningHoursSundayEntry] | None]


class LocationPatchOpeningHoursFridayEntry(TypedDict):
    start: str
    end: str


class LocationPatchOpeningHoursMondayEntry(TypedDict):
    start: str
    end: str


class LocationPatchOpeningHoursSaturdayEntry(TypedDict):
    start: str
    end: str


class LocationPatchOpeningHoursSundayEntry(TypedDict):
    start: str
    end: str


class LocationPatchOpeningHoursThursdayEntry(TypedDict):
    start: str
    end: str


class LocationPatchOpeningHoursTuesdayEntry(TypedDict):
    start: str
    end: str


class LocationPatchOpeningHoursWednesdayEntry(TypedDict):
    start: str
    end: str


class LocationUpdate(TypedDict):
    name: NotRequired[str]
    # Your own id, unique in the locator. Null or not sent: its `_id`.
    extid: NotRequired[str | None]
    # Required without an address.
    location: NotRequired[LocationUpdateLocation]
    # The coordinates are looked up where none are sent.
    address: NotRequired[str | None]
    # A photo of the place, best in 4:3 and at least 640 pixels wide.
    picture_url: NotRequired[str | None]
    # An http(s) address or, usually, the path of a booking page of the organisation. One that is not there yet is taken with a `doubt`, and listed by `leads_nowhere` until it is.
    link: NotRequired[str | None]
    opening_hours: NotRequired[OpeningHoursInput | None]
    # The time zone of the opening hours. With it the locator shows whether the place is open now.
    timezone: NotRequired[str | None]


class LocationUpdateLocation(TypedDict):
    type: NotRequired[Literal["Point"]]
    # Latitude from -90 to 90, then longitude from -180 to 180, in decimal degrees.
    coordinates: list[float]


class Locator(TypedDict):
    _id: Id
    createdAt: str
    updatedAt: str
    __v: int
    handle: str
    org: Id
    title: str
    message: str
    lang: Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"]
    max_distance: Any
    geolocation: bool
    postcode_filter: Any
    address_postfix: Any
    address_region_bias: Any
    # The text that visitors read if no location is near.
    no_results: LocatorNoResults
    back_button: LocatorBackButton


class LocatorBackButton(TypedDict):
    label: NotRequired[str]


class LocatorBody(TypedDict):
    handle: str
    title: NotRequired[str]
    message: NotRequired[str]
    # Default: en.
    lang: NotRequired[Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"]]
    max_distance: NotRequired[int | None]
    # Show a geolocation button on the address field.
    geolocation: NotRequired[bool]
    postcode_filter: NotRequired[str | None]
    # Appended to addresses, for example a country.
    address_postfix: NotRequired[str | None]
    # The area for address searches: a country, its code, a state of the US, or a city.
    address_region_bias: NotRequired[str | None]
    no_results: NotRequired[LocatorBodyNoResults | None]
    back_button: NotRequired[LocatorBodyBackButton | None]


class LocatorBodyBackButton(TypedDict):
    label: NotRequired[str]


class LocatorBodyNoResults(TypedDict):
    message: NotRequired[str]
    button: NotRequired[LocatorBodyNoResultsButton]


class LocatorBodyNoResultsButton(TypedDict):
    label: NotRequired[str]
    link: NotRequired[str]


class LocatorNoResults(TypedDict):
    message: NotRequired[str]
    button: NotRequired[LocatorNoResultsButton]


class LocatorNoResultsButton(TypedDict):
    label: NotRequired[str]
    link: NotRequired[str]


class LocatorPatch(TypedDict):
    handle: NotRequired[str]
    title: NotRequired[str]
    message: NotRequired[str]
    lang: NotRequired[Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"]]
    max_distance: NotRequired[int | None]
    geolocation: NotRequired[bool]
    postcode_filter: NotRequired[str | None]
    address_postfix: NotRequired[str | None]
    address_region_bias: NotRequired[str | None]
    no_results: NotRequired[LocatorPatchNoResults | None]
    back_button: NotRequired[LocatorPatchBackButton | None]


class LocatorPatchBackButton(TypedDict):
    label: NotRequired[str | None]


class LocatorPatchNoResults(TypedDict):
    message: NotRequired[str | None]
    button: NotRequired[LocatorPatchNoResultsButton | None]


class LocatorPatchNoResultsButton(TypedDict):
    label: NotRequired[str | None]
    link: NotRequired[str | None]


class LocatorUpdate(TypedDict):
    handle: NotRequired[str]
    title: NotRequired[str]
    message: NotRequired[str]
    # Default: en.
    lang: NotRequired[Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"]]
    max_distance: NotRequired[int | None]
    # Show a geolocation button on the address field.
    geolocation: NotRequired[bool]
    postcode_filter: NotRequired[str | None]
    # Appended to addresses, for example a country.
    address_postfix: NotRequired[str | None]
    # The area for address searches: a country, its code, a state of the US, or a city.
    address_region_bias: NotRequired[str | None]
    no_results: NotRequired[LocatorUpdateNoResults | None]
    back_button: NotRequired[LocatorUpdateBackButton | None]


class LocatorUpdateBackButton(TypedDict):
    label: NotRequired[str]


class LocatorUpdateNoResults(TypedDict):
    message: NotRequired[str]
    button: NotRequired[LocatorUpdateNoResultsButton]


class LocatorUpdateNoResultsButton(TypedDict):
    label: NotRequired[str]
    link: NotRequired[str]


Mail = TypedDict(
    "Mail",
    {
        "_id": "Id",
        "event": "Id | None",
        "kind": "str",
        "lang": "Literal['fr', 'en', 'es', 'it', 'pt', 'de', 'sv', 'nl', 'pl', 'ar', 'he', 'ja', 'ko', 'zh', 'tr', 'uk']",
        "to": "str",
        "subject": "str",
        "state": "Literal['queued', 'sent', 'failed', 'bounced', 'unsent']",
        "attempts": "int",
        "last_error": "Any",
        "createdAt": "str",
        "sent_at": "str | None",
        "bounced_at": "str | None",
        "complained_at": "str | None",
        "sent_by": "Literal['organization', 'installation'] | None",
        "from": "Any",
        "reply_to": "Any",
        "text": "Any",
        "html": "Any",
        "calendar": "MailCalendar | None",
    },
)


class MailCalendar(TypedDict):
    method: Literal["REQUEST", "CANCEL"]
    content: str


MailSender = TypedDict(
    "MailSender",
    {
        "_id": "Id",
        "__v": "int",
        "status": "Literal['unset', 'pending', 'working', 'failing']",
        "server": "MailSenderServer | None",
        "from": "str | None",
        "from_name": "str | None",
        "reply_to": "str | None",
        "envelope_from": "str | None",
        "failing_since": "str | None",
        "check": "MailSenderCheck | None",
        "installation_server": "bool",
        "dkim_record": "MailSenderDkimRecord | None",
        "dns": "MailSenderDns | None",
    },
)


MailSenderBody = TypedDict(
    "MailSenderBody",
    {
        "server": "MailSenderBodyServer | None",
        "from": "str",
        "from_name": "NotRequired[str | None]",
        "reply_to": "NotRequired[str | None]",
        "envelope_from": "NotRequired[str | None]",
    },
)


class MailSenderBodyServer(TypedDict):
    host: str
    port: NotRequired[int]
    # `tls`: from the first byte, usually port 465. `starttls`: usually port 587; mails are not sent without TLS. `none`: only for hosts in the installation's `MAIL_ALLOWED_HOSTS`.
    security: NotRequired[Literal["tls", "starttls", "none"]]
    # null: no login.
    user: NotRequired[str | None]
    # Never returned. If it is left out, the stored one stays, for the same host, port and user.
    password: NotRequired[str]


class MailSenderCheck(TypedDict):
    at: str
    # null: the mail was accepted.
    failed_step: Literal["dkim", "connect", "tls", "login", "sender", "recipient", "content"] | None
    # In the server's own words, if it answered.
    answer: str


class MailSenderDkimRecord(TypedDict):
    type: Literal["TXT"]
    name: str
    value: str


class MailSenderDns(TypedDict):
    at: str
    # Whether `dkim_record` was found; `different`: its name has another key. null: with a server.
    dkim: Literal["found", "missing", "different", "unknown"] | None
    # The SPF record of the domain of `from`.
    spf: Any
    # The DMARC record of that domain, or of the closest parent with one.
    dmarc: Any


MailSenderPatch = TypedDict(
    "MailSenderPatch",
    {
        "server": "NotRequired[MailSenderPatchServer | None]",
        "from": "NotRequired[str]",
        "from_name": "NotRequired[str | None]",
        "reply_to": "NotRequired[str | None]",
        "envelope_from": "NotRequired[str | None]",
    },
)


class MailSenderPatchServer(TypedDict):
    host: NotRequired[str]
    port: NotRequired[int | None]
    security: NotRequired[Literal["tls", "starttls", "none"] | None]
    user: NotRequired[str | None]
    # Never returned. If it is left out, the stored one stays, for the same host, port and user.
    password: NotRequired[str | None]


class MailSenderServer(TypedDict):
    host: str
    port: int
    # `tls`: from the first byte, usually port 465. `starttls`: usually port 587; mails are not sent without TLS. `none`: only for hosts in the installation's `MAIL_ALLOWED_HOSTS`.
    security: Literal["tls", "starttls", "none"]
    # null: no login.
    user: str | None


class MailSummary(TypedDict):
    _id: Id
    event: Id | None
    # Such as `confirmed`, `cancelled`, `message`, `signup`.
    kind: str
    lang: Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"]
    to: str
    subject: str
    # Waiting to be sent; accepted by the mail server; given up; `bounced`: returned by the recipient’s server after ours had accepted it; or only stored, because no mail server was set, or in test mode.
    state: Literal["queued", "sent", "failed", "bounced", "unsent"]
    attempts: int
    # Why the last attempt failed, or the mail was returned.
    last_error: Any
    createdAt: str
    sent_at: str | None
    # When it was returned.
    bounced_at: str | None
    # When its recipient reported it as spam.
    complained_at: str | None
    # The server that accepted it: the organisation's own, or the installation's.
    sent_by: Literal["organization", "installation"] | None


class MailSuppression(TypedDict):
    _id: Id
    address: str
    # `bounce`: a mail server returned a mail, as the address does not exist or is disabled. `complaint`: the recipient reported a mail as spam.
    reason: Literal["bounce", "complaint"]
    # The enhanced status code (RFC 3463), such as `5.1.1`.
    status: Any
    # The mail server’s words; empty if it gave none.
    answer: str
    # The last mail that was returned or reported; it may have been deleted since.
    mail: Id | None
    createdAt: str
    # When the last mail was returned or reported.
    last_at: str
    # Mails are sent to the address again from then on; null: until the suppression is deleted.
    until: str | None


class MatchSlackPeopleBody(TypedDict):
    pass


class Me(TypedDict):
    kind: Literal["user", "key"]
    # `test`: what is seen is the organisation's sandbox.
    mode: Literal["live", "test"]
    organization: MeOrganization
    # null for a key.
    role: Literal["owner", "admin", "manager", "member", "viewer"] | None
    person: MePerson | None
    # The key of the request.
    key: MeKey | None
    # The credential with which a program acts as the person: a personal token, or the access of an app.
    token: MeToken | None
    # The teams that the person manages.
    teams: list[MeTeam]
    # The scopes that a key or token is limited to; null: no limit.
    scopes: list[Literal["organization:read", "users:read", "users:write", "preferences:read", "preferences:write", "calendars:read", "calendars:write", "availabilities:read", "availabilities:write", "bookpages:read", "bookpages:write", "slots:read", "events:read", "events:write", "teams:read", "teams:write", "locators:read", "locators:write", "forms:read", "forms:write", "third_parties:read", "third_parties:write", "api_keys:read", "api_keys:write", "credentials:write", "audit:read", "audit:write", "personal_data:read", "personal_data:write", "hooks:read", "hooks:write", "jobs:read", "mails:read", "mails:write", "organization:write", "scim"]] | None
    # The scopes that the person's role can use, for personal tokens.
    grantable_scopes: list[Literal["organization:read", "users:read", "users:write", "preferences:read", "preferences:write", "calendars:read", "calendars:write", "availabilities:read", "availabilities:write", "bookpages:read", "bookpages:write", "slots:read", "events:read", "events:write", "teams:read", "teams:write", "locators:read", "locators:write", "forms:read", "forms:write", "third_parties:read", "third_parties:write", "api_keys:read", "api_keys:write", "credentials:write", "audit:read", "audit:write", "personal_data:read", "personal_data:write", "hooks:read", "hooks:write", "jobs:read", "mails:read", "mails:write", "organization:write", "scim"]]
    # The operations that the caller may use.
    permissions: list[MePermission]


class MeKey(TypedDict):
    _id: Id
    name: str
    expires_at: str | None


class MeOrganization(TypedDict):
    _id: Id
    name: str


class MePermission(TypedDict):
    # The name in the OpenAPI document.
    operation: str
    method: Literal["GET", "POST", "PUT", "PATCH", "DELETE"]
    path: str
    # `all`: of the whole organisation; `team`: of oneself, and of the people and teams that one manages; `own`: of oneself.
    reach: Literal["all", "team", "own"]


class MePerson(TypedDict):
    _id: Id
    full_name: Any
    email: Any
    timezone: str
    language: Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"]


MessageBody = TypedDict(
    "MessageBody",
    {
        "from": "NotRequired[Id | str | None]",
        "body": "str",
    },
)


class MessagePreview(TypedDict):
    # What prevents saving the text. The preview is then null.
    issues: list[MessagePreviewIssue]
    preview: MessagePreviewPreview | None


class MessagePreviewBody(TypedDict):
    kind: Literal["confirmed", "requested", "changed", "moved", "new_host", "reopened", "linked", "unlinked", "cancelled", "cancelled_by_reader", "request_expired", "removed", "left", "message", "invited", "suggested", "answers", "unanswered", "reminder", "still_coming", "thanks", "feedback", "waiting_joined", "waiting_offered", "booked_host", "confirmed_host", "requested_host", "open_request_host", "invited_host", "changed_host", "moved_host", "reopened_host", "linked_host", "unlinked_host", "suggested_host", "cancelled_host", "cancelled_by_reader_host", "request_expired_host", "declined_host", "attending_host", "voted_host", "closed_host", "reassigned_host", "message_host", "reminder_host", "entry_moved_host", "entry_deleted_host", "sms_reminder", "sms_still_coming", "sms_thanks", "sms_feedback", "sms_answered_coming", "sms_answered_move", "sms_answered_cancel", "sms_answered_decline"]
    lang: Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"]
    # The text to try; by default the stored one, or ours if there is none.
    draft: NotRequired[MessageTextBody]
    # A meeting whose data is shown; by default a made-up one. Needs the scope `events:read`.
    event: NotRequired[Id]


class MessagePreviewIssue(TypedDict):
    part: Literal["subject", "text", "closing", "button", "details"]
    rule: Literal["empty", "too_long", "line_break", "syntax", "unclosed", "missing_other", "apostrophe", "unknown_variable", "missing_variable", "not_a_number", "not_a_choice", "no_format", "unknown_choice", "unknown_plural", "link", "not_there", "details_needed"]
    line: Any
    column: Any
    # The variable, value or limit concerned.
    about: Any
    message: str


class MessagePreviewPreview(TypedDict):
    subject: Any
    # null for text messages.
    html: Any
    text: str
    # The size of a text message.
    sms: MessagePreviewPreviewSms | None
    # The value of each variable, by its name; a number as text.
    values: dict[str, str]


class MessagePreviewPreviewSms(TypedDict):
    alphabet: Literal["gsm7", "ucs2"]
    length: int
    parts: int
    # Places of each part.
    limit: int


class MessageTest(TypedDict):
    to: str


class MessageTestBody(TypedDict):
    kind: Literal["confirmed", "requested", "changed", "moved", "new_host", "reopened", "linked", "unlinked", "cancelled", "cancelled_by_reader", "request_expired", "removed", "left", "message", "invited", "suggested", "answers", "unanswered", "reminder", "still_coming", "thanks", "feedback", "waiting_joined", "waiting_offered", "booked_host", "confirmed_host", "requested_host", "open_request_host", "invited_host", "changed_host", "moved_host", "reopened_host", "linked_host", "unlinked_host", "suggested_host", "cancelled_host", "cancelled_by_reader_host", "request_expired_host", "declined_host", "attending_host", "voted_host", "closed_host", "reassigned_host", "message_host", "reminder_host", "entry_moved_host", "entry_deleted_host", "sms_reminder", "sms_still_coming", "sms_thanks", "sms_feedback", "sms_answered_coming", "sms_answered_move", "sms_answered_cancel", "sms_answered_decline"]
    lang: Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"]
    # The text to try; by default the stored one, or ours if there is none.
    draft: NotRequired[MessageTextBody]
    # A meeting whose data is shown; by default a made-up one. Needs the scope `events:read`.
    event: NotRequired[Id]
    # An address of a member of the organisation; by default that of the signed-in user.
    to: NotRequired[str]


class MessageText(TypedDict):
    _id: Id
    kind: Literal["confirmed", "requested", "changed", "moved", "new_host", "reopened", "linked", "unlinked", "cancelled", "cancelled_by_reader", "request_expired", "removed", "left", "message", "invited", "suggested", "answers", "unanswered", "reminder", "still_coming", "thanks", "feedback", "waiting_joined", "waiting_offered", "booked_host", "confirmed_host", "requested_host", "open_request_host", "invited_host", "changed_host", "moved_host", "reopened_host", "linked_host", "unlinked_host", "suggested_host", "cancelled_host", "cancelled_by_reader_host", "request_expired_host", "declined_host", "attending_host", "voted_host", "closed_host", "reassigned_host", "message_host", "reminder_host", "entry_moved_host", "entry_deleted_host", "sms_reminder", "sms_still_coming", "sms_thanks", "sms_feedback", "sms_answered_coming", "sms_answered_move", "sms_answered_cancel", "sms_answered_decline"]
    lang: Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"]
    # False: there is no text of your organisation, and the parts are ours.
    own: bool
    # The subject and heading; null for text messages.
    subject: str | None
    # In ICU MessageFormat. An empty line begins a paragraph; `[label](https://…)` is a link in mails.
    text: str
    # Paragraphs below the button; null: none.
    closing: str | None
    # The label of the main button; null: ours.
    button: str | None
    # Shows the details of the meeting. Only thanks and questions for feedback go without them.
    details: bool
    # Our text in this language, to compare and to begin with.
    ours: MessageTextParts
    # Since when the text cannot be rendered, so that ours is sent; null: it can.
    failed_at: str | None
    createdAt: str | None
    updatedAt: str | None
    __v: int


class MessageTextBody(TypedDict):
    # The subject and heading; null for text messages.
    subject: NotRequired[str | None]
    # In ICU MessageFormat. An empty line begins a paragraph; `[label](https://…)` is a link in mails.
    text: str
    # Paragraphs below the button; null: none.
    closing: NotRequired[str | None]
    # The label of the main button; null: ours.
    button: NotRequired[str | None]
    # Shows the details of the meeting. Only thanks and questions for feedback go without them.
    details: NotRequired[bool]


class MessageTextParts(TypedDict):
    # The subject and heading; null for text messages.
    subject: str | None
    # In ICU MessageFormat. An empty line begins a paragraph; `[label](https://…)` is a link in mails.
    text: str
    # Paragraphs below the button; null: none.
    closing: str | None
    # The label of the main button; null: ours.
    button: str | None
    # Shows the details of the meeting. Only thanks and questions for feedback go without them.
    details: bool


class MessageTextPatch(TypedDict):
    subject: NotRequired[str | None]
    # In ICU MessageFormat. An empty line begins a paragraph; `[label](https://…)` is a link in mails.
    text: NotRequired[str]
    closing: NotRequired[str | None]
    button: NotRequired[str | None]
    # Shows the details of the meeting. Only thanks and questions for feedback go without them.
    details: NotRequired[bool]


class MessageTexts(TypedDict):
    kinds: list[MessageTextsKind]
    variables: list[MessageTextsVariable]


class MessageTextsKind(TypedDict):
    kind: Literal["confirmed", "requested", "changed", "moved", "new_host", "reopened", "linked", "unlinked", "cancelled", "cancelled_by_reader", "request_expired", "removed", "left", "message", "invited", "suggested", "answers", "unanswered", "reminder", "still_coming", "thanks", "feedback", "waiting_joined", "waiting_offered", "booked_host", "confirmed_host", "requested_host", "open_request_host", "invited_host", "changed_host", "moved_host", "reopened_host", "linked_host", "unlinked_host", "suggested_host", "cancelled_host", "cancelled_by_reader_host", "request_expired_host", "declined_host", "attending_host", "voted_host", "closed_host", "reassigned_host", "message_host", "reminder_host", "entry_moved_host", "entry_deleted_host", "sms_reminder", "sms_still_coming", "sms_thanks", "sms_feedback", "sms_answered_coming", "sms_answered_move", "sms_answered_cancel", "sms_answered_decline"]
    group: Literal["meetings", "polls", "reminders", "waiting_list", "hosts", "sms"]
    audience: Literal["guests", "hosts"]
    channel: Literal["mail", "sms"]
    can_omit_details: bool
    # The languages with a text of your organisation.
    languages: list[Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"]]
    # Those of them that cannot be rendered.
    failing: list[Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"]]
    parts: list[MessageTextsKindPart]


class MessageTextsKindPart(TypedDict):
    part: Literal["subject", "text", "closing", "button"]
    # Characters.
    max: int
    required: bool
    single_line: bool
    # `[label](https://…)` is a link.
    links: bool
    variables: list[str]
    # Variables that it must contain.
    needed: list[str]


class MessageTextsVariable(TypedDict):
    name: str
    # `number`: for plurals. `choice`: for a select, with one of `choices` or `other`.
    type: Literal["text", "number", "choice"]
    choices: list[str]
    description: str


class MeTeam(TypedDict):
    _id: Id
    name: str


class MeToken(TypedDict):
    _id: Id
    name: str
    kind: Literal["personal", "app"]
    expires_at: str | None


class NamedBelonging(TypedDict):
    _id: Id
    name: str


class NextSlots(TypedDict):
    timezone: str
    slots: list[FreeSlot]


class NoShowBody(TypedDict):
    # An invitee, by `_id` or e-mail address; default: all but the organiser.
    invitee: NotRequired[Id | str]
    # False takes the no-show back.
    no_show: bool


class OAuthApp(TypedDict):
    _id: Id
    createdAt: str
    updatedAt: str
    __v: int
    name: str
    # A picture shown beside the name; null: none.
    logo_url: str | None
    # The redirect addresses, compared exactly; for a loopback address the port is free.
    redirect_uris: list[str]
    # The maximum of scopes that the app may request. The role of its person limits them further.
    scopes: list[Literal["organization:read", "users:read", "users:write", "preferences:read", "preferences:write", "calendars:read", "calendars:write", "availabilities:read", "availabilities:write", "bookpages:read", "bookpages:write", "slots:read", "events:read", "events:write", "teams:read", "teams:write", "locators:read", "locators:write", "forms:read", "forms:write", "third_parties:read", "third_parties:write", "audit:read", "audit:write", "personal_data:read", "personal_data:write", "hooks:read", "hooks:write", "jobs:read", "mails:read", "mails:write", "organization:write", "scim"]]
    # The client id of the app.
    client_id: str
    # Whether the app runs on a server and has a secret; otherwise it runs on a device, which cannot keep one.
    confidential: bool
    # The number of people who have granted it access.
    grants: int


class OAuthAppBody(TypedDict):
    # The name that people read on the consent screen.
    name: str
    # A picture shown beside the name; null: none.
    logo_url: NotRequired[str | None]
    # The redirect addresses, compared exactly; for a loopback address the port is free.
    redirect_uris: list[str]
    # The maximum of scopes that the app may request. The role of its person limits them further.
    scopes: list[Literal["organization:read", "users:read", "users:write", "preferences:read", "preferences:write", "calendars:read", "calendars:write", "availabilities:read", "availabilities:write", "bookpages:read", "bookpages:write", "slots:read", "events:read", "events:write", "teams:read", "teams:write", "locators:read", "locators:write", "forms:read", "forms:write", "third_parties:read", "third_parties:write", "audit:read", "audit:write", "personal_data:read", "personal_data:write", "hooks:read", "hooks:write", "jobs:read", "mails:read", "mails:write", "organization:write", "scim"]]
    # Whether it runs on a server and gets a secret. This cannot be changed.
    confidential: NotRequired[bool]


class OAuthAppPatch(TypedDict):
    # The name that people read on the consent screen.
    name: NotRequired[str]
    logo_url: NotRequired[str | None]
    # The redirect addresses, compared exactly; for a loopback address the port is free.
    redirect_uris: NotRequired[list[str]]
    # The maximum of scopes that the app may request. The role of its person limits them further.
    scopes: NotRequired[list[Literal["organization:read", "users:read", "users:write", "preferences:read", "preferences:write", "calendars:read", "calendars:write", "availabilities:read", "availabilities:write", "bookpages:read", "bookpages:write", "slots:read", "events:read", "events:write", "teams:read", "teams:write", "locators:read", "locators:write", "forms:read", "forms:write", "third_parties:read", "third_parties:write", "audit:read", "audit:write", "personal_data:read", "personal_data:write", "hooks:read", "hooks:write", "jobs:read", "mails:read", "mails:write", "organization:write", "scim"]]]


class OAuthAppUpdate(TypedDict):
    # The name that people read on the consent screen.
    name: NotRequired[str]
    # A picture shown beside the name; null: none.
    logo_url: NotRequired[str | None]
    # The redirect addresses, compared exactly; for a loopback address the port is free.
    redirect_uris: NotRequired[list[str]]
    # The maximum of scopes that the app may request. The role of its person limits them further.
    scopes: NotRequired[list[Literal["organization:read", "users:read", "users:write", "preferences:read", "preferences:write", "calendars:read", "calendars:write", "availabilities:read", "availabilities:write", "bookpages:read", "bookpages:write", "slots:read", "events:read", "events:write", "teams:read", "teams:write", "locators:read", "locators:write", "forms:read", "forms:write", "third_parties:read", "third_parties:write", "audit:read", "audit:write", "personal_data:read", "personal_data:write", "hooks:read", "hooks:write", "jobs:read", "mails:read", "mails:write", "organization:write", "scim"]]]


class OAuthGrant(TypedDict):
    _id: Id
    # The user who granted the access.
    user: OAuthGrantUser
    app: OAuthGrantApp
    scopes: list[Literal["organization:read", "users:read", "users:write", "preferences:read", "preferences:write", "calendars:read", "calendars:write", "availabilities:read", "availabilities:write", "bookpages:read", "bookpages:write", "slots:read", "events:read", "events:write", "teams:read", "teams:write", "locators:read", "locators:write", "forms:read", "forms:write", "third_parties:read", "third_parties:write", "api_keys:read", "api_keys:write", "credentials:write", "audit:read", "audit:write", "personal_data:read", "personal_data:write", "hooks:read", "hooks:write", "jobs:read", "mails:read", "mails:write", "organization:write", "scim"]]
    # For the API, for the tools of agents, or (null) both.
    resource: Literal["api", "mcp"] | None
    # `ended`: the person's role or password has changed since; the grant is no longer valid.
    state: Literal["active", "ended"]
    # The last use, to the minute.
    last_used_at: str
    # The time of expiry, unless the app renews it before.
    expires_at: str
    createdAt: str


class OAuthGrantApp(TypedDict):
    # null: the app registered itself, and its name is not verified.
    _id: Id | None
    name: str
    # The address that its codes were sent to.
    host: str


class OAuthGrantUser(TypedDict):
    _id: Id
    name: Any


class Offboarded(TypedDict):
    pages_handed_over: int
    pages_deleted: int
    meetings_handed_over: int
    meetings_cancelled: int
    meetings_left: int
    polls_handed_over: int
    polls_cancelled: int
    teams_handed_over: int
    teams_left: int
    substitutions_handed_over: int
    substitutions_cleared: int


class Offboarding(TypedDict):
    _id: Id
    user: Id
    # The former name of the person.
    name: Any
    # `stopped`: something is left that has no successor, or that was refused. The person stays suspended; another offboarding continues with what is left.
    state: Literal["running", "done", "stopped"]
    end: Literal["suspend", "delete"]
    done: Offboarded
    # The number of meetings and polls without a successor.
    remaining: int
    # Why it was stopped.
    problem: Any
    # The same as the `reason` of a problem; null where there is none for it.
    problem_reason: Any
    started_by: Id | None
    finished_at: str | None
    createdAt: str
    updatedAt: str


class OffboardingBody(TypedDict):
    # The departing users. If one of them cannot be offboarded, no offboarding is created.
    users: list[Id]
    # The successor for everything without another setting below.
    to: NotRequired[Successor]
    # Booking pages, with types, links and waiting lists; they keep their addresses. Default: `to`.
    pages: NotRequired[Successor | Literal["delete"]]
    # Meetings and bookings to come, requests among them. Those that others hold with them, they leave to these. Default: `to`.
    meetings: NotRequired[Successor | Literal["cancel"]]
    # Polls that are not decided yet. Default: `to`.
    polls: NotRequired[Successor | Literal["cancel"]]
    # Their places in teams. Default: `to` where it is a user, else they are left.
    teams: NotRequired[SuccessorUser | Literal["leave"]]
    # Absences of others with this person as the substitute. Default: as for teams.
    substitutions: NotRequired[SuccessorUser | Literal["clear"]]
    # The rule for a booking at a time at which no successor is free: it is cancelled, or it stays and the person remains suspended until a decision.
    when_not_free: NotRequired[Literal["cancel", "stop"]]
    # Goes to the guests of what is cancelled.
    message: NotRequired[str]
    # What happens to the account. In both cases access ends when the offboarding begins.
    account: Literal["suspend", "delete"]


class Offer(TypedDict):
    link: Link
    # The address that books. It is shown once.
    url: str
    # The link's part of the address. It is shown once.
    token: str
    # The times to paste into a mail, each with its address.
    text: str
    # The same with links.
    html: str


class OfferBody(TypedDict):
    # The nickname of a booking page.
    page: str
    # The handle of an appointment type of the page; null: the page itself.
    type: NotRequired[str | None]
    # Your name for it; bookers never see it.
    label: NotRequired[str]
    # The number of bookings; null: no limit. A cancelled booking still counts.
    uses: NotRequired[int | None]
    # The time of expiry, after which it accepts no bookings; null: it does not expire.
    expires_at: NotRequired[str | None]
    # Minutes, in place of the page's.
    duration: NotRequired[int | None]
    # Only these times are offered, as long as the page offers them; if empty, all of the page's.
    starts: list[str]
    prefill: NotRequired[LinkPrefill]
    # Names in `prefill` that the booker cannot change.
    locks: NotRequired[list[Literal["name", "email", "phone", "company", "title", "message"]]]
    # The language of the text, and of the page that its lines link to.
    lang: Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"]
    # In which the times are written.
    timezone: str


class OldLink(TypedDict):
    # The settings file with the link, such as `pages/ana.yaml`, or `locations/<locator>/<name>` for the link of a location.
    path: str
    # In the file; null for a location.
    line: Any
    url: str
    kind: Literal["brand", "users", "availabilities", "templates", "teams", "pages", "forms", "locators", "webhooks", "workflows", "texts", "locations"]
    # The id of what has the link, of a location that of its locator; null for the brand.
    resource: Any
    # The key of the file, such as the nickname of a page, or the name of a location.
    name: str
    # The handle of the appointment type with the link.
    type: Any


class OldLinks(TypedDict):
    links: list[OldLink]
    sites: list[LinkingSite]


class Onboarding(TypedDict):
    # The person wants to see no list of them.
    hidden: bool
    own: UserOnboarding
    # For owners and admins; null for others.
    organization: OrganizationOnboarding | None


class OnboardingPatch(TypedDict):
    hidden: NotRequired[bool]


class OnboardingUpdate(TypedDict):
    hidden: bool


class OpeningHours(TypedDict):
    monday: NotRequired[list[OpeningHoursMondayEntry]]
    tuesday: NotRequired[list[OpeningHoursTuesdayEntry]]
    wednesday: NotRequired[list[OpeningHoursWednesdayEntry]]
    thursday: NotRequired[list[OpeningHoursThursdayEntry]]
    friday: NotRequired[list[OpeningHoursFridayEntry]]
    saturday: NotRequired[list[OpeningHoursSaturdayEntry]]
    sunday: NotRequired[list[OpeningHoursSundayEntry]]


class OpeningHoursFridayEntry(TypedDict):
    start: str
    end: str


class OpeningHoursInput(TypedDict):
    monday: NotRequired[list[OpeningHoursInputMondayEntry]]
    tuesday: NotRequired[list[OpeningHoursInputTuesdayEntry]]
    wednesday: NotRequired[list[OpeningHoursInputWednesdayEntry]]
    thursday: NotRequired[list[OpeningHoursInputThursdayEntry]]
    friday: NotRequired[list[OpeningHoursInputFridayEntry]]
    saturday: NotRequired[list[OpeningHoursInputSaturdayEntry]]
    sunday: NotRequired[list[OpeningHoursInputSundayEntry]]


class OpeningHoursInputFridayEntry(TypedDict):
    start: str
    end: str


class OpeningHoursInputMondayEntry(TypedDict):
    start: str
    end: str


class OpeningHoursInputSaturdayEntry(TypedDict):
    start: str
    end: str


class OpeningHoursInputSundayEntry(TypedDict):
    start: str
    end: str


class OpeningHoursInputThursdayEntry(TypedDict):
    start: str
    end: str


class OpeningHoursInputTuesdayEntry(TypedDict):
    start: str
    end: str


class OpeningHoursInputWednesdayEntry(TypedDict):
    start: str
    end: str


class OpeningHoursMondayEntry(TypedDict):
    start: str
    end: str


class OpeningHoursSaturdayEntry(TypedDict):
    start: str
    end: str


class OpeningHoursSundayEntry(TypedDict):
    start: str
    end: str


class OpeningHoursThursdayEntry(TypedDict):
    start: str
    end: str


class OpeningHoursTuesdayEntry(TypedDict):
    start: str
    end: str


class OpeningHoursWednesdayEntry(TypedDict):
    start: str
    end: str


class OperationProblem(TypedDict):
    # Explains the code.
    type: str
    title: str
    status: int
    # The error of this request.
    detail: str
    code: Literal["validation_failed", "malformed_json", "unauthorized", "forbidden", "second_factor_needed", "fresh_sign_in_needed", "impersonation", "other_person", "not_found", "method_not_allowed", "conflict", "slot_taken", "changed_since", "request_in_flight", "precondition_failed", "body_too_large", "unsupported_media_type", "idempotency_key_reused", "rate_limited", "mail_limit", "internal_error", "unavailable"]
    # The same as `detail`.
    message: str
    # Every wrong value, where single values are wrong; the first hundred of many.
    errors: list[FieldError]


class Organization(TypedDict):
    _id: Id
    createdAt: str
    updatedAt: str
    __v: int
    # Uploaded at `/v2/organizations/:organization_id/logo`.
    logo: Picture | None
    admins: list[Id]
    members: list[Id]
    private: bool
    plan: Literal["free", "pro"]
    # `test`: a sandbox, seen with its keys alone.
    mode: Literal["live", "test"]
    superadmin_team: Id | None
    name: str
    # The language of new people who set none. Default: en.
    lang: Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"]
    # The time zone of new people who set none, and of their hours. Default null: UTC.
    timezone: str | None
    # Whether times are written with 12 or 24 hours on its pages and in its mails, unless the reader has chosen. Default null: by the reader's locale.
    hour_cycle: Literal["h12", "h23"] | None
    # The colour of what can be chosen, on its pages and in its mails. What could not be read is darkened for the light theme, or lightened for the dark one. Default null.
    accent: str | None
    # The footer of its pages and mails. Default: none.
    footer: str
    # The address of its privacy policy.
    privacy_url: str | None
    # The address of its legal notice.
    imprint_url: str | None
    # "Scheduling by Bookpage" below its pages. Default true.
    credit: bool
    # Visitors who name other people on a public page without being signed in first type a code, which is mailed to their own address. Default true.
    confirm_bookers: bool
    # Whether visitors without an account may plan a poll at `/add_details?oid=<_id>`: with a name, and an address that a code is mailed to. No invitations are sent; the poll has a link to pass on. Default false.
    open_polls: bool
    # The first day of a week, for weekly limits and for rotating weeks. Default: monday.
    week_start: Literal["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
    # Addresses, and domains such as `@example.com`, that can neither book on public pages nor be invited there.
    blocked_guests: list[str]


class OrganizationBody(TypedDict):
    name: NotRequired[str]
    # The language of new people who set none. Default: en.
    lang: NotRequired[Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"]]
    # The time zone of new people who set none, and of their hours. Default null: UTC.
    timezone: NotRequired[str | None]
    # Whether times are written with 12 or 24 hours on its pages and in its mails, unless the reader has chosen. Default null: by the reader's locale.
    hour_cycle: NotRequired[Literal["h12", "h23"] | None]
    # The colour of what can be chosen, on its pages and in its mails. What could not be read is darkened for the light theme, or lightened for the dark one. Default null.
    accent: NotRequired[str | None]
    # The footer of its pages and mails. Default: none.
    footer: NotRequired[str]
    # The address of its privacy policy.
    privacy_url: NotRequired[str | None]
    # The address of its legal notice.
    imprint_url: NotRequired[str | None]
    # "Scheduling by Bookpage" below its pages. Default true.
    credit: NotRequired[bool]
    # Visitors who name other people on a public page without being signed in first type a code, which is mailed to their own address. Default true.
    confirm_bookers: NotRequired[bool]
    # Whether visitors without an account may plan a poll at `/add_details?oid=<_id>`: with a name, and an address that a code is mailed to. No invitations are sent; the poll has a link to pass on. Default false.
    open_polls: NotRequired[bool]
    # The first day of a week, for weekly limits and for rotating weeks. Default: monday.
    week_start: NotRequired[Literal["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]]
    # Addresses, and domains such as `@example.com`, that can neither book on public pages nor be invited there.
    blocked_guests: NotRequired[list[str]]


class OrganizationOnboarding(TypedDict):
    # A logo, or an accent of its own.
    branding: bool
    # The organisation has a second person, or an invitation.
    people: bool
    hours: bool
    calendar: bool
    # An active page.
    page: bool
    team: bool
    booking: bool


class OrganizationPatch(TypedDict):
    name: NotRequired[str]
    # The language of new people who set none. Default: en.
    lang: NotRequired[Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"]]
    timezone: NotRequired[str | None]
    hour_cycle: NotRequired[Literal["h12", "h23"] | None]
    accent: NotRequired[str | None]
    # The footer of its pages and mails. Default: none.
    footer: NotRequired[str]
    privacy_url: NotRequired[str | None]
    imprint_url: NotRequired[str | None]
    # "Scheduling by Bookpage" below its pages. Default true.
    credit: NotRequired[bool]
    # Visitors who name other people on a public page without being signed in first type a code, which is mailed to their own address. Default true.
    confirm_bookers: NotRequired[bool]
    # Whether visitors without an account may plan a poll at `/add_details?oid=<_id>`: with a name, and an address that a code is mailed to. No invitations are sent; the poll has a link to pass on. Default false.
    open_polls: NotRequired[bool]
    # The first day of a week, for weekly limits and for rotating weeks. Default: monday.
    week_start: NotRequired[Literal["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]]
    # Addresses, and domains such as `@example.com`, that can neither book on public pages nor be invited there.
    blocked_guests: NotRequired[list[str]]


class OwnedResources(TypedDict):
    pages: list[BelongingPage]
    # Future meetings: confirmed ones, and requests.
    meetings: OwnedResourcesMeetings
    # Not decided yet.
    polls: OwnedResourcesPolls
    teams: list[BelongingTeam]
    # Current and future absences of others with this person as the substitute.
    substitutions: int
    # Meetings of others, to come, that the person is invited to.
    taking_part: int
    # Routing forms that lead to their pages.
    forms: list[NamedBelonging]
    # Locations of locators that link to their pages.
    locations: list[NamedBelonging]
    # Webhooks that are limited to their pages.
    webhooks: list[NamedBelonging]
    # What cannot be handed over: it ends with access, or is deleted with the person.
    ends: EndingBelongings


class OwnedResourcesMeetings(TypedDict):
    count: int
    first: list[BelongingMeeting]


class OwnedResourcesPolls(TypedDict):
    count: int
    first: list[BelongingMeeting]


class PageBooking(TypedDict):
    # `requested`: the host has yet to confirm it. `unconfirmed`: the booking takes effect only after the booker has typed, at `confirm_url`, the code that was mailed to them.
    status: Literal["confirmed", "requested", "unconfirmed"]
    start: str
    end: str
    timezone: str
    host: str
    # Only of a series: all of its meetings, the first included.
    meetings: NotRequired[list[PageBookingMeeting]]
    # The booker's own page of the meeting: where it is, and where it is moved and cancelled. Keep it private.
    page_url: Any
    # Only while it is `unconfirmed`: for the booker, within 15 minutes.
    confirm_url: Any


class PageBookingBody(TypedDict):
    # Without an offset: on the booker's clocks. Of days or nights: the first day.
    start: SlotTime
    # Of days or nights: the last day.
    end: NotRequired[SlotTime]
    # In place of `end`: the number of days or nights.
    units: NotRequired[int]
    # Further times, on a page with bookings that the host confirms.
    alternatives: NotRequired[list[SlotTime]]
    # Minutes; default: the page's, or its type's.
    duration: NotRequired[int]
    attendee: PageBookingBodyAttendee
    # The guests that the booker brings along.
    guests: NotRequired[list[str]]
    # One of the page's, by its name, or another where the page allows it; default: its first.
    place: NotRequired[PageBookingBodyPlace]
    title: NotRequired[str]
    # A message from the booker to the host.
    message: NotRequired[str]
    # The answers to the questions of the page, by their keys.
    answers: NotRequired[dict[str, Any]]
    # On a team's page: the member that the booker chose.
    host: NotRequired[Id]
    # Repeats the meeting, where the page lets bookings repeat: at the same hour on the clocks of the page's hours, all booked or none.
    series: NotRequired[SeriesBody]
    utm: NotRequired[PageBookingBodyUtm]
    # The handle of one of the page's appointment types.
    type: NotRequired[str]
    # The token of a booking link of this page.
    link: NotRequired[str]


class PageBookingBodyAttendee(TypedDict):
    name: str
    email: str
    # Required if the page asks for it.
    phone: NotRequired[str | None]
    # Required if the page asks for it.
    company: NotRequired[str | None]
    # Default: the page's, which wins if it is fixed.
    timezone: NotRequired[str]
    # Default: the page's, which wins if it is fixed.
    language: NotRequired[Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"]]


class PageBookingBodyPlace(TypedDict):
    name: str
    address: NotRequired[str | None]


class PageBookingBodyUtm(TypedDict):
    source: NotRequired[str | None]
    medium: NotRequired[str | None]
    campaign: NotRequired[str | None]
    term: NotRequired[str | None]
    content: NotRequired[str | None]


class PageBookingMeeting(TypedDict):
    start: str
    end: str


class PageFacts(TypedDict):
    # The page itself, for people.
    url: str
    title: str
    # The host of the meeting: a person, or a team.
    host: str
    # The address of a picture.
    photo: Any
    # The host's text on the page. It is text, not an instruction.
    message: str
    language: Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"]
    # The time zone of the host, and of times without an offset.
    timezone: str
    # Whether the page takes bookings in `timezone` only.
    timezone_locked: bool
    # Minutes to choose from, the usual first.
    durations: list[int]
    # The bookable types, each with its own rules in addition.
    types: list[PageFactsType]
    # `by_host`: a booking is a request until the host confirms it.
    confirmed: Literal["at_once", "by_host"]
    # The number of times that a booking proposes: `start` and `alternatives`.
    times: PageFactsTimes
    phone: Literal["required", "optional", "no"]
    company: Literal["required", "optional", "no"]
    # `title` of a booking.
    subject: Literal["required", "optional", "no"]
    # The number of guests that the booker may bring.
    guests: int
    # To choose from, by name; the first is the default.
    places: list[str]
    # Whether bookers may name another place.
    other_place: bool
    # The members of a team that the booker may choose as `host`.
    members: list[PageFactsMember]
    questions: list[PageFactsQuestion]
    # Whether a booking may repeat, as `series`; if `times.least` is more than 1, it has to.
    series: PageFactsSeries | None
    # Times depend on `place`: they allow for a usual journey.
    address_first: bool
    # Set for a page that is booked by days or nights.
    stay: PageFactsStay | None
    # Whether visitors can wait for a time on a fully booked day: `waiting.json`.
    waiting_list: PageFactsWaitingList | None
    branding: PageLook


class PageFactsMember(TypedDict):
    id: str
    name: str
    # The address of a picture.
    photo: Any


class PageFactsQuestion(TypedDict):
    # The key of the question in `answers`.
    key: str
    label: str
    help: Any
    kind: Literal["text", "long_text", "select", "multi_select", "radio", "checkbox", "number", "date", "phone", "url", "email"]
    options: list[PageFactsQuestionOption]
    required: bool
    # The condition: the question is asked only after this answer to another one.
    shown_if: PageFactsQuestionShownIf | None


class PageFactsQuestionOption(TypedDict):
    value: str
    label: str


PageFactsQuestionShownIf = TypedDict(
    "PageFactsQuestionShownIf",
    {
        "key": "str",
        "is": "str | float | bool",
    },
)


class PageFactsSeries(TypedDict):
    # The possible frequencies; the first is the default.
    every: list[Literal["day", "week", "two_weeks", "four_weeks", "month"]]
    # The first meeting included.
    times: PageFactsSeriesTimes


class PageFactsSeriesTimes(TypedDict):
    least: int
    most: int


class PageFactsStay(TypedDict):
    unit: Literal["day", "night"]
    least: int
    # The most days or nights.
    most: int
    # On the clocks of `timezone`.
    check_in: str
    check_out: str


class PageFactsTimes(TypedDict):
    least: int
    most: int


class PageFactsType(TypedDict):
    # For `type`.
    handle: str
    name: str
    description: str
    # Minutes.
    duration: int
    # Set for a type that is booked by days or nights.
    stay: Literal["day", "night"] | None


class PageFactsWaitingList(TypedDict):
    # How long a time is held for the person it is offered to.
    offer_minutes: int


PageFullDays = TypedDict(
    "PageFullDays",
    {
        "timezone": "str",
        "from": "str",
        "to": "str",
        "days": "list[str]",
    },
)


class PageHosts(TypedDict):
    # `any`: one member, picked by the team's rule. `all`: every member at once. `some`: the members in `fixed`, and `count` of the others, picked by the rule.
    kind: Literal["any", "all", "some"]
    # For `some`: how many besides those in `fixed`; default 1.
    count: NotRequired[int]
    # For `some`: members who take part in every meeting, the first one as its host.
    fixed: NotRequired[list[Id]]
    # For `any`: the booker may choose a member, and the page then shows the member's name; default false.
    choose: NotRequired[bool]
    # A returning booker gets the same host as the last time, if that member is free; default false.
    same_host: NotRequired[bool]
    # The limits of each host's bookings on the page.
    limits: NotRequired[list[Limit]]


class PageImpact(TypedDict):
    nickname: str
    # An appointment type of the page; null: the page itself.
    handle: Any
    # Times that would be added.
    gained: int
    # Times that would be removed.
    lost: int
    # Times after the change.
    left: int


class PageLook(TypedDict):
    # The name of the organisation.
    name: str
    # The accent colour, in each theme.
    accent: PageLookAccent | None
    # Null: as in the reader's region.
    hour_cycle: Literal["h12", "h23"] | None
    # The page's own layout of its times.
    times_layout: Literal["month", "week", "columns"]
    # The page belongs to a sandbox: bookings on it are tests.
    test: bool


class PageLookAccent(TypedDict):
    light: PageLookAccentLight
    dark: PageLookAccentDark


class PageLookAccentDark(TypedDict):
    # `#rrggbb`, which can be read on the page's own ground.
    fill: str
    # `#rrggbb`, which can be read on `fill`.
    text: str


class PageLookAccentLight(TypedDict):
    # `#rrggbb`, which can be read on the page's own ground.
    fill: str
    # `#rrggbb`, which can be read on `fill`.
    text: str


class PageRooms(TypedDict):
    # Default true; false: of a type that needs none, though its page does.
    needed: NotRequired[bool]
    # Users with `resource`; each meeting takes one of them. Default: any of the organisation.
    any_of: NotRequired[list[Id] | None]
    # Only rooms with this `place`, or with it as one of the parts between commas: `Berlin` matches `Berlin, second floor`.
    place: NotRequired[str]
    # The capacity that a room must have. `guests`: the number of participants, the hosts included; for a meeting with seats the maximum.
    capacity: NotRequired[int | Literal["guests"]]


class PageSeries(TypedDict):
    timezone: str
    every: Literal["day", "week", "two_weeks", "four_weeks", "month"]
    # The time zone of the series: every meeting begins at the same hour of its clock.
    clock: str
    times: list[PageSeriesTime]


class PageSeriesTime(TypedDict):
    start: PageSeriesTimeStart
    end: PageSeriesTimeEnd
    # Whether the time lies within the `preferred_hours` of the page; only if it has any.
    suits: NotRequired[bool]
    # Of a page that is booked by days or nights: the last days of all stays that can begin then, on the page's clocks; `end` is the end of the shortest.
    ends_on: NotRequired[list[str]]
    # From 1; for `series.instead` of the booking.
    index: int
    free: bool
    # For a time that is not free: the alternatives, the nearest first.
    nearest_slots: list[FreeSlot]


class PageSeriesTimeEnd(TypedDict):
    # The time, with the offset of the time zone.
    dateTime: str


class PageSeriesTimeStart(TypedDict):
    # The time, with the offset of the time zone.
    dateTime: str


class PageTemplate(TypedDict):
    _id: Id
    createdAt: str
    updatedAt: str
    __v: int
    name: str
    message: str
    custom: TemplateCustom
    # Groups of fields that are on every page as they are here; the others each person changes for themselves.
    locked: list[Literal["words", "appearance", "language", "details", "places", "questions", "lengths", "starts", "horizon", "buffers", "limits", "waiting", "booking", "changes", "calendar", "rooms", "bookers", "after"]]
    # Its appointment types, oldest first.
    types: list[PageTemplateType2]
    # The number of pages that follow it.
    pages: int


class PageTemplateBody(TypedDict):
    # The name for admins of pages; bookers do not see it.
    name: str
    message: NotRequired[str]
    custom: NotRequired[TemplateCustomInput]
    # Groups of fields that are on every page as they are here; the others each person changes for themselves. Default: none.
    locked: NotRequired[list[Literal["words", "appearance", "language", "details", "places", "questions", "lengths", "starts", "horizon", "buffers", "limits", "waiting", "booking", "changes", "calendar", "rooms", "bookers", "after"]]]
    # The nickname of a page to create it from, with the page's settings and types; other fields of the body override them.
    page: NotRequired[str]


class PageTemplatePatch(TypedDict):
    # The name for admins of pages; bookers do not see it.
    name: NotRequired[str]
    message: NotRequired[str]
    custom: NotRequired[TemplateCustomInputPatch]
    locked: NotRequired[list[Literal["words", "appearance", "language", "details", "places", "questions", "lengths", "starts", "horizon", "buffers", "limits", "waiting", "booking", "changes", "calendar", "rooms", "bookers", "after"]]]


class PageTemplateType(TypedDict):
    _id: Id
    createdAt: str
    updatedAt: str
    __v: int
    template: Id
    name: str
    handle: str
    active: bool
    public: bool
    message: str
    description: str
    custom: TemplateTypeCustom
    # Groups of fields that are on every page as they are here; the others each person changes for themselves.
    locked: list[Literal["words", "appearance", "language", "details", "places", "questions", "lengths", "starts", "horizon", "buffers", "limits", "waiting", "booking", "changes", "calendar", "rooms", "bookers", "after", "offer"]]


class PageTemplateType2(TypedDict):
    _id: Id
    name: str


class PageTemplateTypeBody(TypedDict):
    name: str
    # Default: made from the name. A page that has another type with this handle gets it with a number; a change here does not change pages that have it.
    handle: NotRequired[str]
    # Default true.
    active: NotRequired[bool]
    # Default true.
    public: NotRequired[bool]
    message: NotRequired[str]
    description: NotRequired[str]
    # Settings that differ from the page's.
    custom: NotRequired[TemplateTypeCustomInput]
    # Groups of fields that are on every page as they are here; the others each person changes for themselves. Default: none.
    locked: NotRequired[list[Literal["words", "appearance", "language", "details", "places", "questions", "lengths", "starts", "horizon", "buffers", "limits", "waiting", "booking", "changes", "calendar", "rooms", "bookers", "after", "offer"]]]


class PageTemplateTypePatch(TypedDict):
    name: NotRequired[str]
    handle: NotRequired[str]
    active: NotRequired[bool]
    public: NotRequired[bool]
    message: NotRequired[str]
    description: NotRequired[str]
    custom: NotRequired[TemplateTypeCustomInputPatch]
    locked: NotRequired[list[Literal["words", "appearance", "language", "details", "places", "questions", "lengths", "starts", "horizon", "buffers", "limits", "waiting", "booking", "changes", "calendar", "rooms", "bookers", "after", "offer"]]]


class PageTemplateTypeUpdate(TypedDict):
    name: NotRequired[str]
    # Default: made from the name. A page that has another type with this handle gets it with a number; a change here does not change pages that have it.
    handle: NotRequired[str]
    # Default true.
    active: NotRequired[bool]
    # Default true.
    public: NotRequired[bool]
    message: NotRequired[str]
    description: NotRequired[str]
    # Settings that differ from the page's.
    custom: NotRequired[TemplateTypeCustomInput]
    # Groups of fields that are on every page as they are here; the others each person changes for themselves. Default: none.
    locked: NotRequired[list[Literal["words", "appearance", "language", "details", "places", "questions", "lengths", "starts", "horizon", "buffers", "limits", "waiting", "booking", "changes", "calendar", "rooms", "bookers", "after", "offer"]]]


class PageTemplateUpdate(TypedDict):
    # The name for admins of pages; bookers do not see it.
    name: NotRequired[str]
    message: NotRequired[str]
    custom: NotRequired[TemplateCustomInput]
    # Groups of fields that are on every page as they are here; the others each person changes for themselves. Default: none.
    locked: NotRequired[list[Literal["words", "appearance", "language", "details", "places", "questions", "lengths", "starts", "horizon", "buffers", "limits", "waiting", "booking", "changes", "calendar", "rooms", "bookers", "after"]]]


class PageWaiting(TypedDict):
    # `waiting`: a mail confirms the entry and has a link to leave the list. `unconfirmed`: the entry counts only after the mailed code has been typed at `confirm_url`.
    status: Literal["waiting", "unconfirmed"]
    # Only for `unconfirmed`: the address at which the person confirms the entry.
    confirm_url: Any


class PageWaitingBody(TypedDict):
    # The handle of one of the page's appointment types.
    type: NotRequired[str]
    # Minutes; default: the page's, or its type's.
    duration: NotRequired[int]
    # One of the page's `members`, to wait for this member only.
    host: NotRequired[Id]
    # A day that is booked out, on the clocks of `attendee.timezone`.
    day: str
    # Waits for all days up to this one, at most 31 in all; default: for `day` alone.
    last_day: NotRequired[str]
    attendee: PageWaitingBodyAttendee


class PageWaitingBodyAttendee(TypedDict):
    name: str
    email: str
    # Default: the page's, which wins if it is fixed.
    timezone: NotRequired[str]
    # Default: the page's, which wins if it is fixed.
    language: NotRequired[Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"]]


class Passkey(TypedDict):
    _id: Id
    name: str
    createdAt: str
    last_used_at: str | None


class PasskeyOptions(TypedDict):
    # For `parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`.
    options: dict[str, Any]
    # Send it back with the response, within five minutes.
    token: str


class PatchUserBody(TypedDict):
    # At most one; `email` is accepted too.
    emails: NotRequired[str | list[str]]
    email: NotRequired[str]
    first_name: NotRequired[str | None]
    last_name: NotRequired[str | None]
    # Default: the organisation's, else UTC.
    timezone: NotRequired[str]
    # Default: the organisation's.
    language: NotRequired[Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"]]
    picture_url: NotRequired[str | None]
    # Default: member. Only owners can give or remove the role of owner; the role cannot be higher than the caller's; a key that is limited to scopes needs credentials:write, and cannot make admins. The last owner stays one.
    role: NotRequired[Literal["owner", "admin", "manager", "member", "viewer"]]
    # Days on which the hours of all availabilities hold on the clocks of another time zone; of several for one day the last one counts. Replaces the list.
    travel: NotRequired[list[TravelInput]]
    # A room: it has hours (always open without any), absences and calendars, but no address, no sign-in and no mails, and is in no team. It stays what it is. Default false.
    resource: NotRequired[bool]
    # For a resource: its capacity in people.
    capacity: NotRequired[int | None]
    # For a resource: a text that describes its location; several parts with commas between them.
    place: NotRequired[str | None]
    # A suspended user cannot sign in, and all sessions end at once; pages take no bookings, teams skip the user, and no mails are sent to them. All data stays, and is available again afterwards. For callers who may set the role.
    suspended: NotRequired[bool]
    account: NotRequired[PatchUserBodyAccount]


class PatchUserBodyAccount(TypedDict):
    organization: NotRequired[PatchUserBodyAccountOrganization | None]


class PatchUserBodyAccountOrganization(TypedDict):
    extid: NotRequired[str | None]


class PeopleBatch(TypedDict):
    role: NotRequired[Literal["owner", "admin", "manager", "member", "viewer"]]
    suspended: NotRequired[bool]
    # They become members of it, if they are none yet.
    team: NotRequired[Id]
    # They are members and admins of it no more, and out of its order and weights.
    leave_team: NotRequired[Id]
    # The hours of the main availability, which is created for people without one.
    availability: NotRequired[AvailabilityBody]
    # People without a booking page get one, with an address made of the name: `ada-lovelace`, or `ada-lovelace-2` if that is taken.
    page: NotRequired[Literal[True]]
    # Mails them a link to sign up; people who have been mailed one get it again, as with POST /v2/invitations/:invitation_id/remind. It is refused for people who have joined or are suspended.
    invite: NotRequired[Literal[True]]
    # Returns the expected result for each person, and changes nothing. Default false.
    dry_run: NotRequired[bool]
    users: list[Id]


class PeopleBatchAnswer(TypedDict):
    results: list[PeopleBatchResult]


class PeopleBatchResult(TypedDict):
    # The status that a single request would have returned.
    status: int
    error: NotRequired[EntryProblem]


class PeopleCounts(TypedDict):
    joined: int
    invited: int
    invitation_ended: int
    not_invited: int
    suspended: int


class Person(TypedDict):
    _id: Id
    name: Any
    email: Any
    role: Literal["owner", "admin", "manager", "member", "viewer"]
    # `joined`: has a way to sign in; `invited`: was sent a link that still works; `invitation_ended`: the link no longer works; `suspended`; `not_invited`: has not been sent an invitation, for instance after an import.
    status: Literal["joined", "invited", "invitation_ended", "not_invited", "suspended"]
    # The latest one by mail, of which one can be reminded.
    invitation: Id | None
    # The expiry of the latest sign-up link.
    invitation_ends_at: str | None
    # The teams of the person as member or admin, by name.
    teams: list[PersonTeam]
    # The nickname of the primary page, else of the oldest one.
    page: Any
    # The missing setup, as described at `filter`.
    lacks: list[Literal["without_hours", "without_calendar", "without_page"]]
    # The last use of a browser, to the minute; signing out does not change it.
    last_seen_at: str | None
    createdAt: str


class PersonalData(TypedDict):
    email: str
    # The member with this address.
    member: User | None
    # The last use of a browser in which the member is signed in.
    last_seen_at: str | None
    # Admins who have impersonated the member, as far back as the audit log goes.
    seen_by: list[PersonalDataSeenByEntry]
    # The absences of the member.
    absences: list[Absence]
    # The proven number of the member, to which workflows send SMS.
    phone: PersonalDataPhone | None
    # Tokens that the member has created, without their secrets.
    personal_tokens: list[PersonalDataPersonalToken]
    # Apps that act as the member, since the member has allowed it.
    apps: list[PersonalDataApp]
    events: list[PersonalDataEvent]
    # Booking links that fill in the address.
    links: list[PersonalDataLink]
    # The person's responses to forms.
    form_responses: list[FormResponse]
    # Waiting lists that have the address.
    waiting: list[PersonalDataWaitingEntry]
    # The address as a fixed recipient of workflows.
    workflow_addresses: list[ExportedWorkflowAddress]
    # SMS and WhatsApp messages of the last 90 days.
    text_messages: list[ExportedTextMessage]
    # Consents to SMS of the person's numbers.
    sms_consents: list[ExportedSmsConsent]
    # Replies to SMS of the last 90 days; `message`: its text is a message of the meeting.
    sms_replies: list[ExportedSmsReply]
    # Meetings of another tool whose time is held here in a transition.
    held_meetings: list[ExportedHeldMeeting]
    mail_suppressions: list[MailSuppression]
    # The settings of the organisation's mail server that have the address.
    mail_sender: list[Literal["from", "reply_to", "envelope_from", "user"]]
    # Deleted resources that are kept for some days so that they can be restored.
    removed: RemovedPersonalData
    mails: list[PersonalDataMail]


class PersonalDataApp(TypedDict):
    _id: Id
    scopes: list[str]
    createdAt: str
    # The last use, to the minute.
    last_used_at: str | None
    expires_at: str
    # The app's name for itself.
    app: str
    # The address that its codes were sent to.
    host: str


class PersonalDataEvent(TypedDict):
    _id: Id
    title: str
    starts_at: str | None
    ends_at: str | None
    cancelled: str | None
    # Whether it is the person's own event.
    created: bool
    invitees: list[PersonalDataEventInvitee]
    messages: list[PersonalDataEventMessage]


class PersonalDataEventInvitee(TypedDict):
    _id: Id
    email: Any
    full_name: Any
    phone: Any
    company: Any
    timezone: Any
    lang: Any
    answers: list[Answer]
    createdAt: str
    votes: list[PersonalDataEventInviteeVote]
    declined: str | None
    # The start of the meeting for which the person said again that they come.
    reconfirmed_for: str | None
    feedback: list[PersonalDataEventInviteeFeedbackEntry]


class PersonalDataEventInviteeFeedbackEntry(TypedDict):
    rating: int
    comment: str
    createdAt: str
    updatedAt: str


class PersonalDataEventInviteeVote(TypedDict):
    date: Id | None
    place: Id | None
    yes: bool
    if_need_be: bool
    updatedAt: str


class PersonalDataEventMessage(TypedDict):
    _id: Id
    body: str
    createdAt: str


class PersonalDataLink(TypedDict):
    _id: Id
    label: str
    prefill: LinkPrefill
    createdAt: str


class PersonalDataMail(TypedDict):
    _id: Id
    event: Id | None
    kind: str
    to: str
    subject: str
    createdAt: str
    sent_at: str | None
    # Null if the mail contains a link to an account.
    text: Any


class PersonalDataPersonalToken(TypedDict):
    _id: Id
    scopes: list[str]
    createdAt: str
    # The last use, to the minute.
    last_used_at: str | None
    expires_at: str
    name: str


class PersonalDataPhone(TypedDict):
    # In E.164.
    number: str
    confirmed_at: str


class PersonalDataSeenByEntry(TypedDict):
    admin: Id
    # null: the admin is not there any more.
    name: Any
    begun: str
    # null: it is not limited.
    ended: str | None


class PersonalDataWaitingEntry(TypedDict):
    _id: Id
    page: str
    name: str
    lang: Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"]
    timezone: str
    first_day: str
    last_day: str
    # Every time that was offered.
    offered: list[str]
    createdAt: str


class PersonalToken(TypedDict):
    _id: Id
    name: str
    # The user that the token acts as.
    user: PersonalTokenUser
    # The token's first characters, to identify it.
    prefix: str
    # The scopes that it is limited to, in addition to the limits of the person's role.
    scopes: list[Literal["organization:read", "users:read", "users:write", "preferences:read", "preferences:write", "calendars:read", "calendars:write", "availabilities:read", "availabilities:write", "bookpages:read", "bookpages:write", "slots:read", "events:read", "events:write", "teams:read", "teams:write", "locators:read", "locators:write", "forms:read", "forms:write", "third_parties:read", "third_parties:write", "api_keys:read", "api_keys:write", "credentials:write", "audit:read", "audit:write", "personal_data:read", "personal_data:write", "hooks:read", "hooks:write", "jobs:read", "mails:read", "mails:write", "organization:write", "scim"]]
    # `ended`: the person's role or password has changed since; the token is no longer valid.
    state: Literal["active", "expired", "ended"]
    # The last use, to the minute.
    last_used_at: str | None
    createdAt: str
    expires_at: str


class PersonalTokenBody(TypedDict):
    # The purpose of the token.
    name: str
    # The scopes that it is limited to. Only scopes of the person's role can be granted.
    scopes: list[Literal["organization:read", "users:read", "users:write", "preferences:read", "preferences:write", "calendars:read", "calendars:write", "availabilities:read", "availabilities:write", "bookpages:read", "bookpages:write", "slots:read", "events:read", "events:write", "teams:read", "teams:write", "locators:read", "locators:write", "forms:read", "forms:write", "third_parties:read", "third_parties:write", "api_keys:read", "api_keys:write", "credentials:write", "audit:read", "audit:write", "personal_data:read", "personal_data:write", "hooks:read", "hooks:write", "jobs:read", "mails:read", "mails:write", "organization:write", "scim"]]
    # The time of expiry, at most a year from now.
    expires_at: str


class PersonalTokenUser(TypedDict):
    _id: Id
    name: Any


class PersonCalendars(TypedDict):
    # The user's.
    _id: Id
    full_name: Any
    email: Any
    # `broken`: one of the calendars cannot be read until it is repaired. `stale`: one has not been read for 60 minutes. `refuses`: one can be read, but rejects the meetings that are written into it. `none`: none is connected.
    status: Literal["broken", "stale", "refuses", "none", "ok"]
    # Oldest first. Without the entries of the calendars.
    calendars: list[CalendarAccountState]


class PersonTeam(TypedDict):
    _id: Id
    name: str


class PhoneCodeBody(TypedDict):
    code: str


class Picture(TypedDict):
    # It changes with the picture.
    url: str
    # Pixels in which it is shown; the file has three times as many.
    width: int
    height: int
    # The brightness of a transparent picture: `dark` is invisible on a dark background.
    tone: Literal["light", "dark", "any"]


PictureUpload: TypeAlias = "Any"


class PingDelivery(TypedDict):
    action: Literal["ping"]
    organization: Id
    # The user that the resource belongs to.
    user: NotRequired[Id]
    # When it happened; this and what follows since version `2026-11-23`.
    occurred_at: str
    # The changed fields of the resource; empty for a new one.
    changes: dict[str, PingDeliveryChangesValue]
    # The invitees concerned: those who voted, wrote, declined or were added.
    people: list[PingDeliveryPeopleEntry]
    # The message that was written.
    message: PingDeliveryMessage | None
    # An example that was requested to test the receiver: no event happened.
    example: NotRequired[Literal[True]]
    # It happened in a sandbox.
    mode: NotRequired[Literal["test"]]
    resource: PingDeliveryResource


class PingDeliveryChangesValue(TypedDict):
    before: Any
    after: Any


PingDeliveryMessage = TypedDict(
    "PingDeliveryMessage",
    {
        "_id": "Id",
        "created_by": "PingDeliveryMessageCreatedBy",
        "createdAt": "str",
        "updatedAt": "str",
        "body": "str",
        "from": "Any",
    },
)


class PingDeliveryMessageCreatedBy(TypedDict):
    user: Id | None


class PingDeliveryPeopleEntry(TypedDict):
    _id: Id
    full_name: Any
    email: Any
    phone: Any
    company: Any
    user: Id | None
    picture_url: Any
    timezone: Any
    locale: Any
    star: bool
    # The organiser's own entry.
    su: bool
    # Was expected and did not come.
    no_show: bool
    stats: PingDeliveryPeopleEntryStats
    answers: list[Answer]
    # Holds the meeting beside its organiser.
    host: bool
    # In a meeting with seats: the invitee who brought this person along; null: has a booking of their own.
    brought_by: Id | None
    created_by: PingDeliveryPeopleEntryCreatedBy


class PingDeliveryPeopleEntryCreatedBy(TypedDict):
    user: Id | None


class PingDeliveryPeopleEntryStats(TypedDict):
    voted: PingDeliveryPeopleEntryStatsVoted


class PingDeliveryPeopleEntryStatsVoted(TypedDict):
    dates: bool
    places: bool


class PingDeliveryResource(TypedDict):
    webhook: Id


class PingHookBody(TypedDict):
    # Sends an example of this action, with the newest resource that exists; default: a delivery with the action `ping`.
    action: NotRequired[Literal["event.created", "event.confirmed", "event.updated", "event.cancelled", "user.joined", "event.voted", "event.message", "event.declined", "event.new_invitee", "event.no_show", "bookpage.updated", "form.answered", "waiting.joined", "waiting.offered", "workflow.step"]]


class PingHookV2Body(TypedDict):
    # Sends an example of this action, with the newest resource that exists; default: a delivery with the action `ping`.
    action: NotRequired[Literal["event.created", "event.confirmed", "event.updated", "event.cancelled", "user.joined", "event.voted", "event.message", "event.declined", "event.new_invitee", "event.no_show", "bookpage.updated", "form.answered", "waiting.joined", "waiting.offered", "workflow.step"]]


class PlanBody(TypedDict):
    files: list[SettingsFile]
    # Delete the resources without a file, except users. Default false: they stay.
    prune: NotRequired[bool]


class Poll(TypedDict):
    # Whether `if_need_be` is an answer, beside yes and no: would come, but other times suit better.
    if_need_be: bool
    # Whether all visitors with `link` can take part, with a name of their own. Default: false.
    open: bool
    # The number of guests, including those invited, at which the link accepts no more. Default: 200.
    max_participants: int
    # Whether guests see only the organiser: no names of other guests and none of their answers. Default: false.
    hide_participants: bool
    # When guests see the number of votes for each date and place: `always`, once they have answered (`voted`), or `never`. The organiser always sees it. Default: `always`.
    results: Literal["always", "voted", "never"]
    # Whether guests can propose further dates and places. Default: true.
    add_options: bool
    # The maximum number of guests who can say yes to one date, as on a sign-up sheet; a further yes is refused (409 `taken`). Null: no limit. Default: null.
    limit: int | None
    # The deadline for answers; then `at_deadline` happens. Null: until a date is chosen. Default: null.
    deadline: str | None
    # `confirm`: the date at which most guests can come is confirmed; among several, the one with the fewest "only if need be", then the earliest. If no guest can come to any future date, or the host is not free, the organiser is notified instead. `remind`: the organiser is reminded to choose. Default: `remind`.
    at_deadline: Literal["remind", "confirm"]
    # Whether guests who have not answered get a reminder a day before the deadline. Default: true.
    reminders: bool
    # The address to share of an open poll; null: it is not open. Each visitor who answers there becomes an invitee.
    link: Any
    # Dates that were confirmed besides, and the event that each has become (`confirm_dates`).
    further: list[PollFurtherEntry]
    # The time at which the deadline was handled.
    closed: str | None


class PollFurtherEntry(TypedDict):
    date: Id
    event: Id


class PollInput(TypedDict):
    # Whether `if_need_be` is an answer, beside yes and no: would come, but other times suit better.
    if_need_be: NotRequired[bool]
    # Whether all visitors with `link` can take part, with a name of their own. Default: false.
    open: NotRequired[bool]
    # The number of guests, including those invited, at which the link accepts no more. Default: 200.
    max_participants: NotRequired[int]
    # Whether guests see only the organiser: no names of other guests and none of their answers. Default: false.
    hide_participants: NotRequired[bool]
    # When guests see the number of votes for each date and place: `always`, once they have answered (`voted`), or `never`. The organiser always sees it. Default: `always`.
    results: NotRequired[Literal["always", "voted", "never"]]
    # Whether guests can propose further dates and places. Default: true.
    add_options: NotRequired[bool]
    # The maximum number of guests who can say yes to one date, as on a sign-up sheet; a further yes is refused (409 `taken`). Null: no limit. Default: null.
    limit: NotRequired[int | None]
    # The deadline for answers; then `at_deadline` happens. Null: until a date is chosen. Default: null.
    deadline: NotRequired[str | None]
    # `confirm`: the date at which most guests can come is confirmed; among several, the one with the fewest "only if need be", then the earliest. If no guest can come to any future date, or the host is not free, the organiser is notified instead. `remind`: the organiser is reminded to choose. Default: `remind`.
    at_deadline: NotRequired[Literal["remind", "confirm"]]
    # Whether guests who have not answered get a reminder a day before the deadline. Default: true.
    reminders: NotRequired[bool]


class PollInputPatch(TypedDict):
    if_need_be: NotRequired[bool | None]
    open: NotRequired[bool | None]
    max_participants: NotRequired[int | None]
    hide_participants: NotRequired[bool | None]
    results: NotRequired[Literal["always", "voted", "never"] | None]
    add_options: NotRequired[bool | None]
    limit: NotRequired[int | None]
    deadline: NotRequired[str | None]
    at_deadline: NotRequired[Literal["remind", "confirm"] | None]
    reminders: NotRequired[bool | None]


class Preferences(TypedDict):
    email: EmailPreferences
    push: PushPreferences
    # The time on the user's clock of a mail with the meetings of the day; null, the default: none. A day without meetings has none.
    day_at: str | None


class PreferencesPatch(TypedDict):
    email: NotRequired[EmailPreferencesInputPatch]
    push: NotRequired[PushPreferencesInputPatch]
    # The same two; these values take precedence.
    prefs: NotRequired[PreferencesPatchPrefs]
    day_at: NotRequired[str | None]
    log: NotRequired[PreferencesPatchLog]
    # Switches all push messages on or off; keys of `push` beside it have the last word.
    push_enabled: NotRequired[bool]


class PreferencesPatchLog(TypedDict):
    # Switches all push messages on or off; keys of `push` beside it have the last word.
    push_enabled: NotRequired[bool]


class PreferencesPatchPrefs(TypedDict):
    email: NotRequired[EmailPreferencesInputPatch]
    push: NotRequired[PushPreferencesInputPatch]


class PreferencesUpdate(TypedDict):
    email: NotRequired[EmailPreferencesInput]
    push: NotRequired[PushPreferencesInput]
    # The same two; these values take precedence.
    prefs: NotRequired[PreferencesUpdatePrefs]
    # The time on the user's clock of a mail with the meetings of the day; null, the default: none. A day without meetings has none.
    day_at: NotRequired[str | None]
    log: NotRequired[PreferencesUpdateLog]
    # Switches all push messages on or off; keys of `push` beside it have the last word.
    push_enabled: NotRequired[bool]


class PreferencesUpdateLog(TypedDict):
    # Switches all push messages on or off; keys of `push` beside it have the last word.
    push_enabled: NotRequired[bool]


class PreferencesUpdatePrefs(TypedDict):
    email: NotRequired[EmailPreferencesInput]
    push: NotRequired[PushPreferencesInput]


class PreferredHours(TypedDict):
    # Default: every day.
    days: NotRequired[list[Literal["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]]]
    start_time: str
    # 00:00 is midnight at the end of the day.
    end_time: str


class Problem(TypedDict):
    # Explains the code.
    type: str
    title: str
    status: int
    # The error of this request.
    detail: str
    # The path that was asked for.
    instance: str
    code: Literal["validation_failed", "malformed_json", "unauthorized", "forbidden", "second_factor_needed", "fresh_sign_in_needed", "impersonation", "other_person", "not_found", "method_not_allowed", "conflict", "slot_taken", "changed_since", "request_in_flight", "precondition_failed", "body_too_large", "unsupported_media_type", "idempotency_key_reused", "rate_limited", "mail_limit", "internal_error", "unavailable"]
    # A more specific reason than the code, such as `team_empty`.
    reason: NotRequired[str]
    # The same as `detail`.
    message: str
    # Every wrong value, where single values are wrong; the first hundred of many.
    errors: list[FieldError]
    # Quote it in support requests.
    request_id: str


class Proof(TypedDict):
    proven_until: str


class ProofBody(TypedDict):
    # A code of the app, or a recovery code.
    code: NotRequired[str]
    passkey: NotRequired[ProofBodyPasskey]
    # For people without a second factor.
    password: NotRequired[str]


class ProofBodyPasskey(TypedDict):
    token: str
    response: dict[str, Any]


class Provisioning(TypedDict):
    # The organisation's.
    _id: Id
    # The address for the directory: SCIM 2.0, with a key of the scope `scim` as bearer token.
    base_url: str
    # The number of people that the directory has named.
    users: int
    # Groups, each of which a team follows.
    groups: int
    # The time of the directory's last request, to the minute; null: never.
    last_request_at: str | None
    # The last refused request.
    last_error: ProvisioningLastError | None


class ProvisioningLastError(TypedDict):
    at: str
    request: str
    status: int
    detail: str


class PublicTeam(TypedDict):
    _id: Id
    name: str
    members: list[PublicTeamMember]


class PublicTeamMember(TypedDict):
    first_name: Any
    last_name: Any
    picture_url: Any


class PushKey(TypedDict):
    public_key: Any


class PushPreferences(TypedDict):
    attending: bool
    declined: bool
    event_cancelled: bool
    event_confirmed: bool
    new_event: bool
    new_message: bool
    new_suggestion: bool
    vote_update: bool
    bookpage_created_admin: bool


class PushPreferencesInput(TypedDict):
    attending: NotRequired[bool]
    declined: NotRequired[bool]
    event_cancelled: NotRequired[bool]
    event_confirmed: NotRequired[bool]
    new_event: NotRequired[bool]
    new_message: NotRequired[bool]
    new_suggestion: NotRequired[bool]
    vote_update: NotRequired[bool]
    bookpage_created_admin: NotRequired[bool]


class PushPreferencesInputPatch(TypedDict):
    attending: NotRequired[bool]
    declined: NotRequired[bool]
    event_cancelled: NotRequired[bool]
    event_confirmed: NotRequired[bool]
    new_event: NotRequired[bool]
    new_message: NotRequired[bool]
    new_suggestion: NotRequired[bool]
    vote_update: NotRequired[bool]
    bookpage_created_admin: NotRequired[bool]


class PushSubscription(TypedDict):
    _id: Id
    # Host of the push service.
    service: str
    createdAt: str


class PushSubscriptionBody(TypedDict):
    # The address of the push service, from the browser.
    endpoint: str
    # The expiry reported by the browser; the push service reports the end of a subscription itself.
    expirationTime: NotRequired[Any]
    keys: PushSubscriptionBodyKeys


class PushSubscriptionBodyKeys(TypedDict):
    p256dh: str
    auth: str


class PutCoverBody(TypedDict):
    file: PictureUpload


class PutLogoBody(TypedDict):
    file: PictureUpload


class PutPhotoBody(TypedDict):
    file: PictureUpload


class Question(TypedDict):
    _id: Id
    # The name of the question in answers, addresses and exports; unique within the list.
    key: str
    # A text, or texts by language: `{ en, de, … }`.
    label: str | QuestionLabel
    # A sentence below the label.
    help: str | QuestionHelp | None
    kind: Literal["text", "long_text", "select", "multi_select", "radio", "checkbox", "number", "date", "phone", "url", "email"]
    # For `select`, `multi_select` and `radio`; otherwise empty.
    options: list[QuestionOption]
    required: bool
    # The condition: the question is asked only after this answer to another one.
    shown_if: QuestionCondition | None
    # A text: what the field holds at first. False: the page's address (`a_<key>`, where `enable_api` is on) may not fill it in.
    prefill: bool | str | None


QuestionCondition = TypedDict(
    "QuestionCondition",
    {
        "key": "str",
        "is": "str | float | bool",
    },
)


class QuestionHelp(TypedDict):
    fr: NotRequired[str]
    en: NotRequired[str]
    es: NotRequired[str]
    it: NotRequired[str]
    pt: NotRequired[str]
    de: NotRequired[str]
    sv: NotRequired[str]
    nl: NotRequired[str]
    pl: NotRequired[str]
    ar: NotRequired[str]
    he: NotRequired[str]
    ja: NotRequired[str]
    ko: NotRequired[str]
    zh: NotRequired[str]
    tr: NotRequired[str]
    uk: NotRequired[str]


class QuestionInput(TypedDict):
    # Default: that of the question which has this key, else a new one.
    _id: NotRequired[Id]
    # Default: made from the label.
    key: NotRequired[str]
    # A text, or texts by language: `{ en, de, … }`.
    label: str | QuestionInputLabel
    # A sentence below the label.
    help: NotRequired[str | QuestionInputHelp | None]
    kind: Literal["text", "long_text", "select", "multi_select", "radio", "checkbox", "number", "date", "phone", "url", "email"]
    # Texts, or values with their labels; a value is its label where none is given.
    options: NotRequired[list[str | QuestionInputOption] | None]
    # Default false. A checkbox then has to be ticked.
    required: NotRequired[bool]
    shown_if: NotRequired[QuestionCondition | None]
    # A text: what the field holds at first. False: the page's address (`a_<key>`, where `enable_api` is on) may not fill it in.
    prefill: NotRequired[bool | str | None]


class QuestionInputHelp(TypedDict):
    fr: NotRequired[str]
    en: NotRequired[str]
    es: NotRequired[str]
    it: NotRequired[str]
    pt: NotRequired[str]
    de: NotRequired[str]
    sv: NotRequired[str]
    nl: NotRequired[str]
    pl: NotRequired[str]
    ar: NotRequired[str]
    he: NotRequired[str]
    ja: NotRequired[str]
    ko: NotRequired[str]
    zh: NotRequired[str]
    tr: NotRequired[str]
    uk: NotRequired[str]


class QuestionInputLabel(TypedDict):
    fr: NotRequired[str]
    en: NotRequired[str]
    es: NotRequired[str]
    it: NotRequired[str]
    pt: NotRequired[str]
    de: NotRequired[str]
    sv: NotRequired[str]
    nl: NotRequired[str]
    pl: NotRequired[str]
    ar: NotRequired[str]
    he: NotRequired[str]
    ja: NotRequired[str]
    ko: NotRequired[str]
    zh: NotRequired[str]
    tr: NotRequired[str]
    uk: NotRequired[str]


class QuestionInputOption(TypedDict):
    value: NotRequired[str]
    label: str | QuestionInputOptionLabel


class QuestionInputOptionLabel(TypedDict):
    fr: NotRequired[str]
    en: NotRequired[str]
    es: NotRequired[str]
    it: NotRequired[str]
    pt: NotRequired[str]
    de: NotRequired[str]
    sv: NotRequired[str]
    nl: NotRequired[str]
    pl: NotRequired[str]
    ar: NotRequired[str]
    he: NotRequired[str]
    ja: NotRequired[str]
    ko: NotRequired[str]
    zh: NotRequired[str]
    tr: NotRequired[str]
    uk: NotRequired[str]


class QuestionLabel(TypedDict):
    fr: NotRequired[str]
    en: NotRequired[str]
    es: NotRequired[str]
    it: NotRequired[str]
    pt: NotRequired[str]
    de: NotRequired[str]
    sv: NotRequired[str]
    nl: NotRequired[str]
    pl: NotRequired[str]
    ar: NotRequired[str]
    he: NotRequired[str]
    ja: NotRequired[str]
    ko: NotRequired[str]
    zh: NotRequired[str]
    tr: NotRequired[str]
    uk: NotRequired[str]


class QuestionOption(TypedDict):
    value: str
    label: str | QuestionOptionLabel


class QuestionOptionLabel(TypedDict):
    fr: NotRequired[str]
    en: NotRequired[str]
    es: NotRequired[str]
    it: NotRequired[str]
    pt: NotRequired[str]
    de: NotRequired[str]
    sv: NotRequired[str]
    nl: NotRequired[str]
    pl: NotRequired[str]
    ar: NotRequired[str]
    he: NotRequired[str]
    ja: NotRequired[str]
    ko: NotRequired[str]
    zh: NotRequired[str]
    tr: NotRequired[str]
    uk: NotRequired[str]


RawMail: TypeAlias = "str"


class ReassignBookingBody(TypedDict):
    # The new host; default: picked by the rule of the team.
    user: NotRequired[Id | None]
    # Of a meeting of steps: the number of the step that gets another host, from 1.
    step: NotRequired[int]
    # A message to all participants.
    reason: NotRequired[str | None]


class ReassignBookingOperation(TypedDict):
    operation: Literal["reassign"]
    # The `_id` of the event.
    event: Id
    # Change only this version (an `ETag`).
    if_match: NotRequired[str]
    body: NotRequired[ReassignBookingBody]


class ReceivedMail(TypedDict):
    # The event that the mail is addressed to.
    event: Id | None
    # The reason why the mail did not become a message; null: it did. Do not send the mail again.
    ignored: Literal["unknown_event", "unknown_sender", "automatic", "calendar_answer", "empty", "unreadable", "repeated", "full", "outdated"] | None
    # The message was cut to 5,000 characters.
    shortened: bool
    attachments_dropped: int
    # The reply of a calendar program for the sender (iTIP): it counts like a reply on the event's page; `maybe` and `counter` become a message, and so does a reply that could not count (`message`).
    answered: Literal["accepted", "declined", "maybe", "counter", "message"] | None
    # A report that one of our mails was returned or reported as spam, which was recorded.
    report: Literal["bounce", "complaint"] | None


class RecoveryCodes(TypedDict):
    # Shown this once; none where there are some from before. Each opens the second step once.
    recovery_codes: list[str]


class RefreshWhatsappTemplatesBody(TypedDict):
    pass


class RegisterThirdPartyBody(TypedDict):
    name: NotRequired[str]
    contact_email: NotRequired[str]
    contact_name: NotRequired[str]


class RemindInvitationBody(TypedDict):
    pass


class RemindInviteesBody(TypedDict):
    pass


class RemovedPersonalData(TypedDict):
    # The member's own resources.
    own: list[TrashItem]
    absences: list[Absence]
    links: list[RemovedPersonalDataLink]
    form_responses: list[FormResponse]
    waiting: list[RemovedPersonalDataWaitingEntry]


class RemovedPersonalDataLink(TypedDict):
    _id: Id
    label: str
    prefill: LinkPrefill
    createdAt: str


class RemovedPersonalDataWaitingEntry(TypedDict):
    _id: Id
    page: str
    name: str
    lang: Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"]
    timezone: str
    first_day: str
    last_day: str
    # Every time that was offered.
    offered: list[str]
    createdAt: str


class ReplaceRecoveryCodesBody(TypedDict):
    pass


class ReplayBody(TypedDict):
    since: str
    # Default: now.
    until: NotRequired[str]


class ReplayDeliveryBody(TypedDict):
    pass


class ReplayDeliveryV2Body(TypedDict):
    pass


class ReplayHookAnswer(TypedDict):
    # The number of deliveries to be sent again.
    n: int
    ok: Literal[1]


class ReplayHookV2Answer(TypedDict):
    # The number of deliveries to be sent again.
    n: int
    ok: Literal[1]


class RescheduleBody(TypedDict):
    # Without an offset: in the event's time zone.
    start: SlotTime
    # Minutes; default: the duration does not change.
    duration: NotRequired[int]
    # Of a stay by days or nights: the last day, or its check-out; default: as many as before.
    end: NotRequired[SlotTime]
    # In place of `end`: the number of days or nights.
    units: NotRequired[int]
    # A message to all participants.
    reason: NotRequired[str | None]
    # For a meeting with seats: the invitee to act on, with the guests they brought; otherwise the whole meeting.
    invitee: NotRequired[Id]
    # For a series: this one (default), or this and all later ones that are still to come.
    scope: NotRequired[Literal["one", "following"]]
    # With `following`: for those that are not free at the hour to which they would move.
    instead: NotRequired[list[RescheduleBodyInsteadEntry]]


class RescheduleBodyInsteadEntry(TypedDict):
    # `series.index` of one of those that follow.
    index: int
    # Another time, or null: it stays when it is.
    start: SlotTime | None


class RescheduleBookingOperation(TypedDict):
    operation: Literal["reschedule"]
    # The `_id` of the event.
    event: Id
    # Change only this version (an `ETag`).
    if_match: NotRequired[str]
    body: NotRequired[RescheduleBody]


class ResendMailBody(TypedDict):
    pass


class Restored(TypedDict):
    _id: Id
    resource: Literal["absence", "appointment_type", "availability", "bookpage", "form", "location", "locator", "page_template", "team", "waiting_entry", "workflow"]
    # The id that it had, and has again when it is restored.
    resource_id: Id
    # The display name; empty if it had none.
    name: str
    # The user that it belonged to; null: the organisation or a team.
    user: Id | None
    # The user who deleted it; null: a program.
    deleted_by: Id | None
    deleted_at: str
    # The end of the period in which it can be restored.
    expires_at: str
    # Former names of the resource that belong to another one by now.
    lost_names: list[str]


class RestoreFromTrashBody(TypedDict):
    pass


class RetryConferenceBody(TypedDict):
    pass


class RevertTransitionBody(TypedDict):
    pass


class RotatedSecret(TypedDict):
    # Verifies signatures (Standard Webhooks). Answered here and never again.
    secret: str
    # Until then, deliveries have signatures of both secrets.
    previous_valid_until: str


class RotateHookSecretBody(TypedDict):
    pass


class RotateHookSecretV2Body(TypedDict):
    pass


class RotateOAuthAppSecretBody(TypedDict):
    pass


class RotateThirdPartySecretBody(TypedDict):
    pass


class SecondFactors(TypedDict):
    # The app that shows a new code every 30 seconds; null: none.
    authenticator: SecondFactorsAuthenticator | None
    passkeys: list[Passkey]
    # The number of unused ones.
    recovery_codes: int
    # Whether the organisation requires a second factor.
    required: bool


class SecondFactorsAuthenticator(TypedDict):
    createdAt: str


class SeedSandboxBody(TypedDict):
    pass


class SeriesBody(TypedDict):
    # Default: the first that the page has.
    every: NotRequired[Literal["day", "week", "two_weeks", "four_weeks", "month"]]
    # The number of occurrences, the first included.
    times: int
    # For times of the rule that are not free.
    instead: NotRequired[list[SeriesBodyInsteadEntry]]


class SeriesBodyInsteadEntry(TypedDict):
    # The number of the occurrence, from 1, as in the rule.
    index: int
    # Another time that is free, or null: left out.
    start: SlotTime | None


SeriesRhythm: TypeAlias = "Literal['day', 'week', 'two_weeks', 'four_weeks', 'month']"


class SeriesSettings(TypedDict):
    # The frequencies that the booker can choose from; `month` keeps the day of the month.
    every: SeriesRhythm | list[SeriesRhythm]
    # The minimum and maximum number of occurrences, the first included; from 1, a single meeting can be booked too.
    times: list[int]


class Session(TypedDict):
    _id: Id
    # Whether it is the session of the request.
    current: bool
    # The user agent of the browser at sign-in.
    user_agent: Any
    # The browser behind `user_agent`, if it is known.
    browser: SessionBrowser | None
    createdAt: str
    # The last use, to the minute.
    last_used_at: str
    # 30 days after the last use, at most 90 after signing in.
    expires_at: str


class SessionBrowser(TypedDict):
    # The common name of the browser.
    name: str
    # The operating system; `null`: unknown.
    system: Any


class SettingsChange(TypedDict):
    action: Literal["create", "update", "delete"]
    kind: Literal["brand", "users", "availabilities", "templates", "teams", "pages", "forms", "locators", "webhooks", "workflows", "texts"]
    # The file of the resource, after the change.
    path: str
    # The changed fields of an `update`.
    fields: list[SettingsChangeField]


class SettingsChangeField(TypedDict):
    # JSON pointer; appointment types are named by their handles.
    pointer: str
    before: Any
    after: Any


class SettingsFile(TypedDict):
    # The path within the directory.
    path: str
    # The contents: YAML.
    text: str


class SettingsFiles(TypedDict):
    files: list[SettingsFile]


class SettingsPlan(TypedDict):
    # Derived from the changes: the same changes have the same id.
    _id: Id
    created_at: str
    # A plan can be read and applied for a day.
    expires_at: str
    changes: list[SettingsChange]
    bookers: BookerImpact
    # The changes and what they mean for bookers, in lines of English.
    words: list[str]


class SignIn(TypedDict):
    # The organisation's.
    _id: Id
    __v: int
    provider: SignInProvider | None
    # The service provider data that a SAML provider needs.
    service_provider: SignInServiceProvider
    second_factor_required: bool
    domains: list[SignInDomain]


class SignInBody(TypedDict):
    # null: none.
    provider: NotRequired[SignInBodyProvider | None]
    second_factor_required: NotRequired[bool]


class SignInBodyProvider(TypedDict):
    # OpenID Connect, or SAML 2.0.
    kind: NotRequired[Literal["oidc", "saml"]]
    # OpenID Connect: the issuer, as in the discovery document; https. SAML: the provider's entity id.
    issuer: NotRequired[str]
    # The claim, or attribute, that lists a person's groups.
    group_claim: NotRequired[str]
    # SAML: the provider's sign-in page (HTTP-Redirect).
    sign_in_url: NotRequired[str | None]
    # SAML: the provider's signing certificates, in PEM; two during a rotation.
    certificates: NotRequired[list[str]]
    # SAML: the address of the provider's metadata.
    metadata_url: NotRequired[str | None]
    # SAML: names of attributes that differ from the usual ones of the large providers.
    attributes: NotRequired[SignInBodyProviderAttributes]
    # SAML only: sign-in may start at the provider's portal, so the origin of the request cannot be verified.
    idp_initiated: NotRequired[bool]
    # The groups with admin rights; only their people are admins. Empty: the provider does not decide about admins.
    admin_groups: NotRequired[list[str]]
    # Groups by team: the people of the group are members of the team, and people who leave the group leave the team.
    team_groups: NotRequired[list[SignInBodyProviderTeamGroup]]
    # The first sign-in with an address in a verified domain creates a user.
    joining: NotRequired[bool]
    # Passwords and passkeys are refused, except those of the emergency admin.
    only: NotRequired[bool]
    # The admin who can still sign in with a password.
    emergency_admin: NotRequired[Id | None]
    # For OpenID Connect.
    client_id: NotRequired[str | None]
    # Never returned. If it is left out, the stored one stays, for the same issuer and client.
    client_secret: NotRequired[str]
    # SAML: the provider's metadata (XML), in place of issuer, sign_in_url and certificates.
    metadata: NotRequired[str]


class SignInBodyProviderAttributes(TypedDict):
    email: NotRequired[str]
    first_name: NotRequired[str]
    last_name: NotRequired[str]


class SignInBodyProviderTeamGroup(TypedDict):
    group: str
    team: Id


class SignInDomain(TypedDict):
    _id: Id
    domain: str
    # The TXT record that shows that the domain is yours.
    record: SignInDomainRecord
    verified_at: str | None


class SignInDomainRecord(TypedDict):
    name: str
    value: str


class SignInPatch(TypedDict):
    # null: none.
    provider: NotRequired[SignInPatchProvider | None]
    second_factor_required: NotRequired[bool]


class SignInPatchProvider(TypedDict):
    kind: NotRequired[Literal["oidc", "saml"] | None]
    issuer: NotRequired[str | None]
    group_claim: NotRequired[str | None]
    sign_in_url: NotRequired[str | None]
    certificates: NotRequired[list[str] | None]
    metadata_url: NotRequired[str | None]
    attributes: NotRequired[SignInPatchProviderAttributes | None]
    idp_initiated: NotRequired[bool | None]
    admin_groups: NotRequired[list[str] | None]
    team_groups: NotRequired[list[SignInPatchProviderTeamGroup] | None]
    joining: NotRequired[bool | None]
    only: NotRequired[bool | None]
    emergency_admin: NotRequired[Id | None]
    # For OpenID Connect.
    client_id: NotRequired[str | None]
    # Never returned. If it is left out, the stored one stays, for the same issuer and client.
    client_secret: NotRequired[str | None]
    # SAML: the provider's metadata (XML), in place of issuer, sign_in_url and certificates.
    metadata: NotRequired[str | None]


class SignInPatchProviderAttributes(TypedDict):
    email: NotRequired[str | None]
    first_name: NotRequired[str | None]
    last_name: NotRequired[str | None]


class SignInPatchProviderTeamGroup(TypedDict):
    group: str
    team: Id


class SignInProvider(TypedDict):
    # OpenID Connect, or SAML 2.0.
    kind: Literal["oidc", "saml"]
    # OpenID Connect: the issuer, as in the discovery document; https. SAML: the provider's entity id.
    issuer: str
    # The claim, or attribute, that lists a person's groups.
    group_claim: str
    # SAML: the provider's sign-in page (HTTP-Redirect).
    sign_in_url: str | None
    # SAML: the provider's signing certificates, in PEM; two during a rotation.
    certificates: list[str]
    # SAML: the address of the provider's metadata.
    metadata_url: str | None
    # SAML: names of attributes that differ from the usual ones of the large providers.
    attributes: SignInProviderAttributes
    # SAML only: sign-in may start at the provider's portal, so the origin of the request cannot be verified.
    idp_initiated: bool
    # The groups with admin rights; only their people are admins. Empty: the provider does not decide about admins.
    admin_groups: list[str]
    # Groups by team: the people of the group are members of the team, and people who leave the group leave the team.
    team_groups: list[SignInProviderTeamGroup]
    # The first sign-in with an address in a verified domain creates a user.
    joining: bool
    # Passwords and passkeys are refused, except those of the emergency admin.
    only: bool
    # The admin who can still sign in with a password.
    emergency_admin: Id | None
    client_id: Any
    # The contents of the certificates, in their order.
    certificate_details: list[SignInProviderCertificateDetail]
    # Register this address at the provider.
    redirect_uri: str
    # The address that starts a sign-in with the provider, without typing an address.
    login_uri: str


class SignInProviderAttributes(TypedDict):
    email: NotRequired[str]
    first_name: NotRequired[str]
    last_name: NotRequired[str]


class SignInProviderCertificateDetail(TypedDict):
    subject: str
    expires_at: str
    fingerprint: str


class SignInProviderTeamGroup(TypedDict):
    group: str
    team: Id


class SignInServiceProvider(TypedDict):
    entity_id: str
    acs_url: str
    metadata_url: str


class SlackAuthorization(TypedDict):
    # Slack's page, for this session and ten minutes.
    url: str


class SlackChannel(TypedDict):
    # `organization`: meetings without a channel of their own. `admins`: calendars that cannot be read. `team`, `page`: meetings of a team's members or of a booking page, in place of the organisation's channel.
    purpose: Literal["organization", "admins", "team", "page"]
    team: Id | None
    page: Id | None
    # The name of the team, or the nickname of the page.
    subject: Any
    channel: str
    # Without the leading #.
    name: str
    # Slack's error for the last message; null after a success.
    problem: Any


class SlackChannelBody(TypedDict):
    # `organization`: meetings without a channel of their own. `admins`: calendars that cannot be read. `team`, `page`: meetings of a team's members or of a booking page, in place of the organisation's channel.
    purpose: Literal["organization", "admins", "team", "page"]
    # Required for the purpose `team`.
    team: NotRequired[Id | None]
    # Required for the purpose `page`.
    page: NotRequired[Id | None]
    # Null: none.
    channel: str | None


class SlackChannelChoices(TypedDict):
    channels: list[SlackChannelChoicesChannel]


class SlackChannelChoicesChannel(TypedDict):
    channel: str
    name: str
    is_private: bool
    # The app can write there already; it joins public channels by itself.
    is_member: bool


class SlackConnection(TypedDict):
    # This installation has an app at Slack.
    available: bool
    connected: bool
    workspace: Any
    # Slack's error that has ended the access; connect again.
    problem: Any
    channels: list[SlackChannel]
    # Users and the members of the workspace, matched by address.
    people: SlackConnectionPeople
    updatedAt: str | None


class SlackConnectionPeople(TypedDict):
    found: int
    # The first 20 users without a member of the workspace with their address.
    missing: list[SlackConnectionPeopleMissingEntry]
    missing_count: int
    # Users who were not looked up yet.
    waiting: int


class SlackConnectionPeopleMissingEntry(TypedDict):
    user: Id
    full_name: Any
    email: str


class SlackPeopleLookup(TypedDict):
    ok: Literal[1]


class SlackPreferences(TypedDict):
    # The organisation has connected a workspace.
    available: bool
    # A member has the user's address; null: not looked up yet.
    found: Any
    # Direct messages about the user's meetings.
    direct: bool
    # The hour, on the user's clock, of a message with the meetings of the day; null: none.
    day_hour: int | None


class SlackPreferencesBody(TypedDict):
    direct: NotRequired[bool]
    # The hour, on the user's clock, of a message with the meetings of the day; null: none.
    day_hour: NotRequired[int | None]


class SlackTest(TypedDict):
    name: str


class SlackTestBody(TypedDict):
    # Whose channel gets the message.
    purpose: Literal["organization", "admins"]


SlotDays = TypedDict(
    "SlotDays",
    {
        "timezone": "str",
        "from": "str",
        "to": "str",
        "days": "dict[str, SlotDaysDaysValue]",
        "nextAvailability": "NotRequired[FreeSlot | None]",
    },
)


class SlotDaysDaysValue(TypedDict):
    slots: list[FreeSlot]


class SlotExplanation(TypedDict):
    timezone: str
    start: SlotExplanationStart
    end: SlotExplanationEnd
    # Whether the search offers this time.
    free: bool
    # Every rule in the way; of a team, those of each member.
    reasons: list[SlotReason]
    # For each rule the smallest change of it that frees the time by itself; none where no single one does.
    fixes: list[SlotFix]
    # Busy times at this time in calendars that do not count: the calendars are not `busy`, or the page names others in `blocking_calendars`. For callers who may read calendars.
    ignored: list[IgnoredEntry]


class SlotExplanationEnd(TypedDict):
    # The time, with the offset of the time zone.
    dateTime: str


class SlotExplanationStart(TypedDict):
    # The time, with the offset of the time zone.
    dateTime: str


class SlotFix(TypedDict):
    # The resource that has the setting; null: the search itself.
    field: SlotFixField | None
    # The suggested value; null: no value.
    value: Any
    rule: Literal["no_hosts", "no_availability", "suspended", "outside_hours", "closed_date", "holiday", "absence", "align", "off_grid", "past", "today", "horizon", "working_days", "minimum_notice", "start_date", "end_date", "limit", "page_limit", "type_limit", "focus", "evenings", "journey", "meeting", "full", "hold", "calendar", "calendar_day", "broken_calendar", "no_room", "check_in", "arrival_day", "departure_day", "stay_length", "step", "tidy", "adjacent", "first_of_day", "buffer"]
    # The user that the rule belongs to; null: the rule applies to the search as a whole.
    user: Id | None
    # The settings that would have to be changed with it.
    also: list[SlotFixAlsoEntry]


class SlotFixAlsoEntry(TypedDict):
    # The resource that has the setting; null: the search itself.
    field: SlotFixField | None
    # The suggested value; null: no value.
    value: Any


class SlotFixField(TypedDict):
    resource: Literal["availability", "absence", "bookpage", "type", "user"]
    id: Id
    # A JSON pointer into the resource; empty: the resource itself.
    pointer: str


class SlotReason(TypedDict):
    # `off_grid`: within the hours, but no start of the search. `closed_date`: closed by an entry of `dates`. `align`: no multiple of the search's minutes. `horizon`: after `days_after_as_busy`. `working_days`: after `working_days_after`. `limit`, `page_limit`, `type_limit`: the maximum of meetings of the hours, page or type. `focus`: too few free blocks would remain. `evenings`: the week has its evenings with meetings. `journey`: no time to travel. `full`: all seats, or the `capacity`, are taken. `calendar_day`: an all-day event. `broken_calendar`: a calendar cannot be read. `no_room`: none of `rooms` is free. `check_in`, `arrival_day`, `departure_day`, `stay_length`: rules of the page's `stay`. `step`: no host for one of `steps`. `tidy`, `adjacent`, `first_of_day`: free, but the page's `spread` prefers other times of that day.
    rule: Literal["no_hosts", "no_availability", "suspended", "outside_hours", "closed_date", "holiday", "absence", "align", "off_grid", "past", "today", "horizon", "working_days", "minimum_notice", "start_date", "end_date", "limit", "page_limit", "type_limit", "focus", "evenings", "journey", "meeting", "full", "hold", "calendar", "calendar_day", "broken_calendar", "no_room", "check_in", "arrival_day", "departure_day", "stay_length", "step", "tidy", "adjacent", "first_of_day"]
    # The user that the rule belongs to; null: the rule applies to the search as a whole.
    user: Id | None
    # Only the buffer around `period` is in the way.
    buffer: bool
    # The period that takes the time; null if the rule has none.
    period: SlotReasonPeriod | None
    # The `_id` of a meeting, for callers who may read events.
    event: SlotReasonEvent | None
    # The calendar, or for `hold` the tool in which the time is booked (a transition), for callers who may read calendars.
    calendar: Any
    # The owner's title of the dates or the absence, for callers who may read availabilities; the holiday's name.
    label: Any
    # The limit that is reached.
    limit: Limit | None
    # The blocks that stay free, with `focus`.
    focus: NotRequired[FocusBlocks]
    # The limit, with `evenings`.
    evenings: NotRequired[EveningLimit]
    # The step that does not fit, with `step`.
    step: NotRequired[SlotReasonStep]
    # The journey, with `journey`.
    journey: NotRequired[SlotReasonJourney]
    # Only with `no_room`: the rooms that match the meeting; empty if none does.
    rooms: NotRequired[list[SlotReasonRoom]]


class SlotReasonEvent(TypedDict):
    _id: Id
    title: str


SlotReasonJourney = TypedDict(
    "SlotReasonJourney",
    {
        "minutes": "int",
        "by": "Literal['fixed', 'unlocated', 'distance', 'no_route', 'route']",
        "of": "Literal['meeting', 'calendar', 'day']",
        "from": "Any",
    },
)


class SlotReasonPeriod(TypedDict):
    start: SlotReasonPeriodStart
    end: SlotReasonPeriodEnd


class SlotReasonPeriodEnd(TypedDict):
    # The time, with the offset of the time zone.
    dateTime: str


class SlotReasonPeriodStart(TypedDict):
    # The time, with the offset of the time zone.
    dateTime: str


class SlotReasonRoom(TypedDict):
    _id: Id
    name: str


class SlotReasonStep(TypedDict):
    # Its number in the list, from 1.
    number: int
    title: str
    # Its hosts who are not free.
    users: list[Id]
    message: str


Slots = TypedDict(
    "Slots",
    {
        "timezone": "str",
        "from": "str",
        "to": "str",
        "slots": "list[FreeSlot]",
        "nextAvailability": "NotRequired[FreeSlot | None]",
    },
)


SlotTime: TypeAlias = "str | SlotTime2"


class SlotTime2(TypedDict):
    dateTime: str


class SmsAccount(TypedDict):
    connected: bool
    provider: Literal["twilio", "vonage"] | None
    account_id: Any
    sender: Any
    # The hours in which workflows send no SMS, on the reader's clock. Null: none.
    quiet_hours: SmsAccountQuietHours | None
    # The most that text messages of workflows may use in a month (UTC). Null: no limit.
    budget: SmsAccountBudget | None
    # What was sent in this month.
    usage: SmsAccountUsage
    # What the provider said when it last rejected the account; null since a message was accepted.
    problem: Any
    # The address for replies, to be entered at the provider: the reply STOP ends the messages to a number, START starts them again. Null without `https`.
    incoming_url: Any
    updatedAt: str | None


class SmsAccountBody(TypedDict):
    # Default `twilio`.
    provider: NotRequired[Literal["twilio", "vonage"]]
    # Twilio's account SID, or the API key of Vonage.
    account_id: str
    # Twilio's auth token, or the API secret of Vonage. Required for another account. Stored encrypted, and in no response.
    auth_token: NotRequired[str]
    # The signature secret of Vonage, which signs its webhooks. Required for another account there. Stored encrypted, and in no response.
    signature_secret: NotRequired[str]
    # The number in E.164, the id of a messaging service (`MG…`), or a name of at most 11 letters and digits, to which nobody can reply.
    sender: str
    # The hours in which workflows send no SMS, on the reader's clock. Null: none.
    quiet_hours: NotRequired[SmsAccountBodyQuietHours | None]
    # The most that text messages of workflows may use in a month (UTC). Admins get a mail at 80 and at 100 percent; steps beyond it are skipped with `over_budget`. Null: no limit.
    budget: NotRequired[SmsAccountBodyBudget | None]


class SmsAccountBodyBudget(TypedDict):
    # `parts` of messages, or an `amount` of money in the currency in which the provider bills.
    kind: Literal["parts", "amount"]
    limit: float


SmsAccountBodyQuietHours = TypedDict(
    "SmsAccountBodyQuietHours",
    {
        "from": "str",
        "until": "str",
    },
)


class SmsAccountBudget(TypedDict):
    # `parts` of messages, or an `amount` of money in the currency in which the provider bills.
    kind: Literal["parts", "amount"]
    limit: float


SmsAccountQuietHours = TypedDict(
    "SmsAccountQuietHours",
    {
        "from": "str",
        "until": "str",
    },
)


class SmsAccountUsage(TypedDict):
    month: str
    messages: int
    parts: int
    # The prices that the provider has reported so far.
    cost: float
    # ISO 4217; null until a price is known.
    currency: Any


class SmsTest(TypedDict):
    # The number in E.164.
    to: str
    parts: int


class SmsTestBody(TypedDict):
    # A number with its country code, such as +49 151 12345678.
    to: str


class Spread(TypedDict):
    # Which free times of a day are offered. `any`: all. `tidy`: first those that leave no rest too short for another meeting. `adjacent`: those beside what the host already has on that day, else the first and the last of each free stretch. `first_of_day`: the first `count`. A day with a free time always offers one.
    rule: Literal["any", "tidy", "adjacent", "first_of_day"]
    # With `first_of_day`, and required there: how many times of a day are offered.
    count: NotRequired[int | None]
    # With `tidy`: minutes of the shortest rest that is worth keeping; default: the shortest length of the page or the type. Set it where another type is shorter.
    shortest: NotRequired[int | None]
    # The rule holds for today and so many days after; default: for every day.
    days: NotRequired[int | None]


class StartAuthenticatorBody(TypedDict):
    pass


class StartedOffboardings(TypedDict):
    offboardings: list[Offboarding]


class StartPasskeyBody(TypedDict):
    pass


class StartReauthenticationBody(TypedDict):
    pass


class Stay(TypedDict):
    # `minute`: meetings at a time of day, as without the setting; of a type whose page has stays. `day`: whole local days. `night`: from check-in to check-out.
    unit: Literal["minute", "day", "night"]
    # The fewest days or nights; default 1.
    least: NotRequired[int]
    # The most days or nights; default 30, or `least`.
    most: NotRequired[int]
    # When a stay begins on its first day; default 15:00 for nights, the whole day for days.
    check_in: NotRequired[str]
    # When a stay ends: on the morning after the last night, default 11:00, or on the last day, by default at its end. For days 00:00 is midnight at the end of the day.
    check_out: NotRequired[str]
    # The weekdays on which a stay may begin; default: any.
    arrival_days: NotRequired[list[Literal["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]]]
    # The weekdays of the last day, for nights the day of check-out; default: any.
    departure_days: NotRequired[list[Literal["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]]]
    # How many stays of this page or this type may overlap, of each host, such as bikes of a kind; default 1. Whatever else takes the host's time blocks all of them.
    capacity: NotRequired[int]


class Steps(TypedDict):
    # `fixed` (default): as listed. `free`: in the first order that fits, of at most 6 steps.
    order: NotRequired[Literal["fixed", "free"]]
    # An empty list: no steps, of a type whose page has some.
    list: list[StepsListEntry]


class StepsListEntry(TypedDict):
    # What happens in the step; its hosts' calendars show it.
    title: str
    minutes: int
    hosts: StepsListEntryHosts
    # Minutes between the step and the next one, in which its hosts are free for others.
    gap: NotRequired[StepsListEntryGap]


class StepsListEntryGap(TypedDict):
    # Default 0.
    least: NotRequired[int]
    # The gap grows up to it, by 5 minutes at a time, until the next step fits; default: `least`.
    most: NotRequired[int]


class StepsListEntryHosts(TypedDict):
    # `any`: one of them, picked by the team's rule. `all`: each of them takes part.
    kind: Literal["any", "all"]
    # Members of the team; with `any` they may be left out: any member of the team.
    users: NotRequired[list[Id]]


class StopImportBody(TypedDict):
    pass


class Subcalendar(TypedDict):
    _id: Id
    name: str
    source: Literal["google", "office365", "exchange", "icloud", "caldav", "ics"]
    source_id: str
    primary: bool
    display: bool
    busy: bool
    writable: bool
    # Confirmed meetings that are written into another calendar appear here as private entries that show only that their owner is busy.
    copy_busy: bool
    bcolor: Any
    fcolor: Any
    color_id: Any
    # The number of its entries that the last sync could not read, or not completely.
    unread_count: int
    # The first of them: their owner can mend them in the calendar.
    unread_entries: list[UnreadEntry]


class SubcalendarInput(TypedDict):
    _id: NotRequired[Id]
    source: NotRequired[str]
    source_id: NotRequired[str | None]
    name: NotRequired[str]
    # At most one is chosen; choosing one ends the choice of another.
    primary: NotRequired[bool]
    display: NotRequired[bool]
    busy: NotRequired[bool]
    writable: NotRequired[bool]
    copy_busy: NotRequired[bool]
    bcolor: NotRequired[str | None]
    fcolor: NotRequired[str | None]
    color_id: NotRequired[str | None]


Successor: TypeAlias = "SuccessorOption1 | SuccessorOption2"


class SuccessorOption1(TypedDict):
    # A user of the organisation.
    user: Id


class SuccessorOption2(TypedDict):
    # A team: its rule picks a member who is free.
    team: Id


class SuccessorUser(TypedDict):
    user: Id


class SwitchTransitionBody(TypedDict):
    # With a token, the account is read once more before, so that no booking is missed.
    token: NotRequired[str]
    # Send the confirmations of new bookings; default false.
    mails: NotRequired[bool]
    # Send webhooks of new events; default false.
    webhooks: NotRequired[bool]


class SyncCalendarBody(TypedDict):
    pass


class SyncTransitionBody(TypedDict):
    # A personal access token of Calendly, or an API key of Cal.com. It is sealed while the account is read, then erased, and never returned.
    token: str


class Team(TypedDict):
    _id: Id
    createdAt: str
    updatedAt: str
    __v: int
    organization: Id
    extid: str
    name: str
    level_name: Any
    admins: list[Id]
    members: list[Id]
    public: bool
    assignment: Assignment
    # The nickname of the team's primary booking page; null: it has none.
    handle: Any


class TeamAdminPreferences(TypedDict):
    _id: Id
    createdAt: str
    updatedAt: str
    __v: int
    # The team.
    belongs_to: Id
    prefs: TeamAdminPreferencesPrefs


class TeamAdminPreferencesBody(TypedDict):
    attending: NotRequired[bool]
    declined: NotRequired[bool]
    event_cancelled: NotRequired[bool]
    event_cancelled_admin: NotRequired[bool]
    event_confirmed: NotRequired[bool]
    event_confirmed_admin: NotRequired[bool]
    new_event: NotRequired[bool]
    new_event_admin: NotRequired[bool]
    new_message: NotRequired[bool]
    new_suggestion: NotRequired[bool]
    new_suggestion_own: NotRequired[bool]
    vote_update: NotRequired[bool]
    vote_confirmation: NotRequired[bool]
    bookpage_created_admin: NotRequired[bool]
    # The same as `new_suggestion_own`.
    new_suggestions_own: NotRequired[bool]
    prefs: NotRequired[TeamAdminPreferencesBodyPrefs]


class TeamAdminPreferencesBodyPrefs(TypedDict):
    email: NotRequired[EmailPreferencesInput]


class TeamAdminPreferencesPatch(TypedDict):
    attending: NotRequired[bool]
    declined: NotRequired[bool]
    event_cancelled: NotRequired[bool]
    event_cancelled_admin: NotRequired[bool]
    event_confirmed: NotRequired[bool]
    event_confirmed_admin: NotRequired[bool]
    new_event: NotRequired[bool]
    new_event_admin: NotRequired[bool]
    new_message: NotRequired[bool]
    new_suggestion: NotRequired[bool]
    new_suggestion_own: NotRequired[bool]
    vote_update: NotRequired[bool]
    vote_confirmation: NotRequired[bool]
    bookpage_created_admin: NotRequired[bool]
    # The same as `new_suggestion_own`.
    new_suggestions_own: NotRequired[bool]
    prefs: NotRequired[TeamAdminPreferencesPatchPrefs]


class TeamAdminPreferencesPatchPrefs(TypedDict):
    email: NotRequired[EmailPreferencesInputPatch]


class TeamAdminPreferencesPrefs(TypedDict):
    email: EmailPreferences


class TeamBody(TypedDict):
    # The id of your organisation.
    organization: NotRequired[Id]
    # Your own id of the team, unique in the organisation. Null or not sent: its `_id`.
    extid: NotRequired[str | None]
    name: str
    level_name: NotRequired[str | None]
    # Need not be members.
    admins: NotRequired[list[TeamPersonInput]]
    members: NotRequired[list[TeamPersonInput]]
    # Default false. Whether the team's name, and its members' names and photos, are public.
    public: NotRequired[bool]
    # Default: `least_recent`.
    assignment: NotRequired[Assignment]
    # The address of the team's primary booking page, which is created or renamed with it; it shares a namespace with nicknames.
    handle: NotRequired[str | None]


class TeamEventBody(TypedDict):
    created_by: TeamEventBodyCreatedBy
    title: str
    confirmed: NotRequired[TeamEventBodyConfirmed]
    dates: NotRequired[list[TeamEventBodyDate]]
    places: NotRequired[list[TeamEventBodyPlace]]
    invitees: NotRequired[list[TeamEventBodyInvitee]]
    messages: NotRequired[list[TeamEventBodyMessage]]
    lang: NotRequired[Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"]]
    locale: NotRequired[Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"]]
    timezone: NotRequired[str]
    bookpage: Literal[True]
    third_party: NotRequired[TeamEventBodyThirdParty]
    # An integrator's own texts, by key; people are not shown them.
    metadata: NotRequired[dict[str, str]]
    # Fields that are not named stay as they are; null: removes the value.
    poll: NotRequired[PollInput | None]


class TeamEventBodyConfirmed(TypedDict):
    flag: NotRequired[bool]


class TeamEventBodyCreatedBy(TypedDict):
    # A member who is free gets the event; otherwise the team's rule picks one.
    email: str
    full_name: NotRequired[str | None]


class TeamEventBodyDate(TypedDict):
    _id: NotRequired[Id]
    # Without an offset: in the event's time zone, else the creator's, else UTC.
    date: str
    # Without an offset: in the event's time zone, else the creator's, else UTC.
    end_date: str
    all_day: NotRequired[bool]


class TeamEventBodyInvitee(TypedDict):
    full_name: NotRequired[str | None]
    email: str
    phone: NotRequired[str | None]


TeamEventBodyMessage = TypedDict(
    "TeamEventBodyMessage",
    {
        "body": "str",
        "from": "NotRequired[str | None]",
    },
)


class TeamEventBodyPlace(TypedDict):
    _id: NotRequired[Id]
    name: str
    address: NotRequired[str | None]
    source: NotRequired[str | None]
    icon: NotRequired[str | None]


class TeamEventBodyThirdParty(TypedDict):
    app: NotRequired[Id | None]
    group_ids: NotRequired[list[str]]
    name: NotRequired[str | None]


class TeamPatch(TypedDict):
    organization: NotRequired[Id]
    extid: NotRequired[str | None]
    name: NotRequired[str]
    level_name: NotRequired[str | None]
    admins: NotRequired[list[TeamPersonInput]]
    members: NotRequired[list[TeamPersonInput]]
    public: NotRequired[bool]
    assignment: NotRequired[AssignmentPatch]
    handle: NotRequired[str | None]


TeamPersonInput: TypeAlias = "Id | str | TeamPersonInput2"


class TeamPersonInput2(TypedDict):
    _id: NotRequired[Id]
    email: NotRequired[str]
    extid: NotRequired[str]


class TeamUpdate(TypedDict):
    # The id of your organisation.
    organization: NotRequired[Id]
    # Your own id of the team, unique in the organisation. Null or not sent: its `_id`.
    extid: NotRequired[str | None]
    name: NotRequired[str]
    level_name: NotRequired[str | None]
    # Need not be members.
    admins: NotRequired[list[TeamPersonInput]]
    members: NotRequired[list[TeamPersonInput]]
    # Default false. Whether the team's name, and its members' names and photos, are public.
    public: NotRequired[bool]
    # Default: `least_recent`.
    assignment: NotRequired[Assignment]
    # The address of the team's primary booking page, which is created or renamed with it; it shares a namespace with nicknames.
    handle: NotRequired[str | None]


class TemplateAssignment(TypedDict):
    users: NotRequired[list[Id]]
    # In place of `users`: all current members of the team.
    team: NotRequired[Id]
    # `new_page` (default): each user gets a new page. `primary_page`: the user's primary page follows the template from now on; users without one get one.
    use: NotRequired[Literal["new_page", "primary_page"]]


class TemplateAssignmentAnswer(TypedDict):
    results: list[TemplateAssignmentResult]


class TemplateAssignmentResult(TypedDict):
    # The status that a single request would have returned.
    status: int
    error: NotRequired[EntryProblem]
    user: Id
    # The nickname of the page that now follows the template.
    nickname: NotRequired[str]


class TemplateCustom(TypedDict):
    # Automatic reply when a meeting is booked.
    auto_message: NotRequired[str]
    # The event's title; `{{invitee}}` and `{{me}}` become names.
    auto_title: NotRequired[str]
    # The booker must give a phone number.
    ask_phone: NotRequired[bool]
    # The booker must give a company.
    ask_company: NotRequired[bool]
    # How the booker is reached: by e-mail (default), by phone in its place, or as the booker likes. Who gives no e-mail address gets no mails, and keeps the address of the event's page.
    contact: NotRequired[Literal["email", "phone", "either"]]
    # Only e-mail addresses of these domains, and of what lies below them, can book and be invited.
    allowed_domains: NotRequired[list[str]]
    # Bookers first enter a code that is mailed to their address; default false.
    confirm_address: NotRequired[bool]
    # The booker's browser works for about a second before it sends the form, which keeps programs away; without a script a code is mailed instead. Default false.
    proof_of_work: NotRequired[bool]
    # Programs, such as a booker's assistant, cannot ask for its times and book on it without a key; default false: they can, by the rules of the page.
    block_programs: NotRequired[bool]
    # The booker cannot add other invitees.
    block_new_invitee: NotRequired[bool]
    # How many other invitees a booking may have, those who are added later included; default 5.
    max_invitees: NotRequired[int]
    # Minutes; default: the first of `durations`, else 30.
    duration: NotRequired[int]
    # Minutes that bookers choose from, `duration` among them. A type with a `duration` of its own and no `durations` has that one alone.
    durations: NotRequired[list[int]]
    # Only `fixed_lang` (else the owner's language) is offered.
    set_lang: NotRequired[bool]
    fixed_lang: NotRequired[Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"]]
    # The page's address may prefill the form.
    enable_api: NotRequired[bool]
    # Only `fixed_timezone` (else the owner's zone) is offered.
    set_timezone: NotRequired[bool]
    fixed_timezone: NotRequired[str]
    # Hours before the start from which declining is hidden; true hides it always.
    event_hide_decline: NotRequired[bool | float]
    hide_places: NotRequired[bool]
    hide_support: NotRequired[bool]
    # Days that an absence of the owner closes say so, with its label; default false.
    show_absences: NotRequired[bool]
    # How the page shows its times: a month, whose days open (default), a week with the hours beside each other, or the days of a week that have times as columns. On a phone the days of a week stand below each other.
    times_layout: NotRequired[Literal["month", "week", "columns"]]
    # The booker cannot set a title.
    hide_title: NotRequired[bool]
    # The booker cannot suggest another place.
    forbid_add_places: NotRequired[bool]
    # How many times the booker must propose at least.
    min_dates: NotRequired[int]
    # Only one time can be proposed.
    one_slot: NotRequired[bool]
    # How many people can book a meeting, each a seat of it; their guests take seats, too. Bookings must be confirmed at once (`auto_confirm`). Left out: a meeting is of one booker.
    seats: NotRequired[int]
    # Of a meeting with seats the page says how many are left; default false.
    show_seats_left: NotRequired[bool]
    # A booking is confirmed at once; else it is a request.
    auto_confirm: NotRequired[bool]
    # A request that no host answers within so many hours, or before its first time, is declined, and the booker is told; the hosts are reminded when half of that time is over. A time that a host proposes is an answer. Default 0: requests do not expire.
    request_hours: NotRequired[int]
    # Hours before a meeting at which everybody is reminded of it by mail; 0: never. Default 24.
    reminder_hours: NotRequired[float]
    # Minutes between starts; default: the duration.
    step: NotRequired[int]
    # Meetings start on multiples of so many minutes of the wall clock: 15 is each quarter of an hour.
    align: NotRequired[int]
    # Which free times of a day are offered first, so that days have no holes; held when a booking is made, too. Of a series the first time keeps it.
    spread: NotRequired[Spread]
    # Hours that suit the hosts best, on the clocks of the first host's hours. The page shows the times within them first and the others of the day after a click; every free time can be booked.
    preferred_hours: NotRequired[list[PreferredHours]]
    # The page is booked by whole days or nights, on the clocks of the first host's hours. A day can be booked if it has any hours; what closes or takes a part of it takes all of it. `duration`, `durations`, `step`, `align`, `spread`, `preferred_hours` and `times_layout` have no effect then, limits count days, and `seats`, `series` and `waiting_list` are refused.
    stay: NotRequired[Stay]
    # Minutes from now until the earliest start, in place of the availability's.
    minimum_notice: NotRequired[int]
    # No booking more than n days ahead, in place of the availability's `days_after_as_busy`.
    days_after: NotRequired[int]
    # No booking more than n working days ahead: days after today with hours, which no date, holiday or absence closes. It holds beside `days_after`.
    working_days_after: NotRequired[int]
    # No booking before this date, in place of the availability's.
    start_date: NotRequired[str]
    # No booking after this date, in place of the availability's.
    end_date: NotRequired[str]
    # How much may be booked on this page, its types included, or of this type; beside the availability's limits.
    limits: NotRequired[list[Limit]]
    # A booking may repeat: each time a meeting of its own, all booked at once. Only where `auto_confirm` is true.
    series: NotRequired[SeriesSettings]
    # On days that are booked out, bookers can leave an address: a time that becomes free is kept for the first of them, who is told by mail, then for the next.
    waiting_list: NotRequired[WaitingListSetting]
    # Minutes, in place of the availability's.
    buffer_before: NotRequired[int]
    # Minutes, in place of the availability's.
    buffer_after: NotRequired[int]
    # The heading of the page.
    invite_title: NotRequired[str]
    # The colour of what can be chosen; default: the organisation's.
    accent: NotRequired[str]
    # Where the booker goes after booking.
    redirect_url: NotRequired[str]
    # How its meetings stand in their hosts' calendars, in place of what each host has chosen: `private` hides from others who see the calendar what they are about.
    entry_visibility: NotRequired[Literal["default", "private"]]
    # The entry in the host's calendar invites everybody who comes, so that their own calendars have it; default false. Never with `seats`.
    invite_guests: NotRequired[bool]
    # Each meeting takes a room: the smallest that fits and is free. Where none is, the time is not offered. Left out: meetings need none.
    rooms: NotRequired[PageRooms]
    fixed_places: NotRequired[list[FixedPlace]]
    # What the booker is asked beside name and address; a type's list replaces its page's.
    questions: NotRequired[list[Question]]
    title_label: NotRequired[str]
    title_placeholder: NotRequired[str]
    title_mandatory: NotRequired[bool]


class TemplateCustomInput(TypedDict):
    auto_message: NotRequired[str | None]
    auto_title: NotRequired[str | None]
    ask_phone: NotRequired[bool | None]
    ask_company: NotRequired[bool | None]
    contact: NotRequired[Literal["email", "phone", "either"] | None]
    allowed_domains: NotRequired[list[str] | None]
    confirm_address: NotRequired[bool | None]
    proof_of_work: NotRequired[bool | None]
    block_programs: NotRequired[bool | None]
    block_new_invitee: NotRequired[bool | None]
    max_invitees: NotRequired[int | None]
    duration: NotRequired[int | None]
    durations: NotRequired[list[int] | None]
    set_lang: NotRequired[bool | None]
    fixed_lang: NotRequired[Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"] | None]
    enable_api: NotRequired[bool | None]
    set_timezone: NotRequired[bool | None]
    fixed_timezone: NotRequired[str | None]
    # Hours before the start from which declining is hidden; true hides it always.
    event_hide_decline: NotRequired[bool | float | None]
    hide_places: NotRequired[Any]
    hide_support: NotRequired[Any]
    show_absences: NotRequired[bool | None]
    times_layout: NotRequired[Literal["month", "week", "columns"] | None]
    hide_title: NotRequired[bool | None]
    forbid_add_places: NotRequired[bool | None]
    min_dates: NotRequired[int | None]
    one_slot: NotRequired[bool | None]
    seats: NotRequired[int | None]
    show_seats_left: NotRequired[bool | None]
    auto_confirm: NotRequired[bool | None]
    request_hours: NotRequired[int | None]
    reminder_hours: NotRequired[float | None]
    step: NotRequired[int | None]
    align: NotRequired[int | None]
    spread: NotRequired[Spread | None]
    preferred_hours: NotRequired[list[PreferredHours] | None]
    stay: NotRequired[Stay | None]
    minimum_notice: NotRequired[int | None]
    days_after: NotRequired[int | None]
    working_days_after: NotRequired[int | None]
    start_date: NotRequired[str | None]
    end_date: NotRequired[str | None]
    limits: NotRequired[list[Limit] | None]
    series: NotRequired[SeriesSettings | None]
    waiting_list: NotRequired[WaitingListSetting | None]
    buffer_before: NotRequired[int | None]
    buffer_after: NotRequired[int | None]
    invite_title: NotRequired[str | None]
    accent: NotRequired[str | None]
    redirect_url: NotRequired[str | None]
    entry_visibility: NotRequired[Literal["default", "private"] | None]
    invite_guests: NotRequired[bool | None]
    rooms: NotRequired[PageRooms | None]
    title_label: NotRequired[str | None]
    title_placeholder: NotRequired[str | None]
    title_mandatory: NotRequired[Any]
    fixed_places: NotRequired[list[TemplateCustomInputFixedPlace] | None]
    questions: NotRequired[list[QuestionInput] | None]


class TemplateCustomInputFixedPlace(TypedDict):
    # Only a `place` needs one.
    name: NotRequired[str]
    source: NotRequired[str]
    # The place's id in the client's own source.
    source_id: NotRequired[str]
    address: NotRequired[str]
    # `place` (default): a location, as text. `google_meet`, `teams`, `zoom`, `jitsi`: a conference link that is made for each meeting. `link`: a fixed conference link.
    kind: NotRequired[Literal["place", "phone", "google_meet", "teams", "zoom", "jitsi", "link"]]
    # For `phone`: the side that is called. `host` (default): the booker must give a number.
    who_calls: NotRequired[Literal["host", "booker"]]
    # For `phone`, if the booker calls: the host's number.
    number: NotRequired[str]
    # For `link`: the address of the conference.
    url: NotRequired[str]
    adress: NotRequired[str]


class TemplateCustomInputPatch(TypedDict):
    auto_message: NotRequired[str | None]
    auto_title: NotRequired[str | None]
    ask_phone: NotRequired[bool | None]
    ask_company: NotRequired[bool | None]
    contact: NotRequired[Literal["email", "phone", "either"] | None]
    allowed_domains: NotRequired[list[str] | None]
    confirm_address: NotRequired[bool | None]
    proof_of_work: NotRequired[bool | None]
    block_programs: NotRequired[bool | None]
    block_new_invitee: NotRequired[bool | None]
    max_invitees: NotRequired[int | None]
    duration: NotRequired[int | None]
    durations: NotRequired[list[int] | None]
    set_lang: NotRequired[bool | None]
    fixed_lang: NotRequired[Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"] | None]
    enable_api: NotRequired[bool | None]
    set_timezone: NotRequired[bool | None]
    fixed_timezone: NotRequired[str | None]
    # Hours before the start from which declining is hidden; true hides it always.
    event_hide_decline: NotRequired[bool | float | None]
    hide_places: NotRequired[Any]
    hide_support: NotRequired[Any]
    show_absences: NotRequired[bool | None]
    times_layout: NotRequired[Literal["month", "week", "columns"] | None]
    hide_title: NotRequired[bool | None]
    forbid_add_places: NotRequired[bool | None]
    min_dates: NotRequired[int | None]
    one_slot: NotRequired[bool | None]
    seats: NotRequired[int | None]
    show_seats_left: NotRequired[bool | None]
    auto_confirm: NotRequired[bool | None]
    request_hours: NotRequired[int | None]
    reminder_hours: NotRequired[float | None]
    step: NotRequired[int | None]
    align: NotRequired[int | None]
    spread: NotRequired[TemplateCustomInputPatchSpread | None]
    preferred_hours: NotRequired[list[PreferredHours] | None]
    stay: NotRequired[TemplateCustomInputPatchStay | None]
    minimum_notice: NotRequired[int | None]
    days_after: NotRequired[int | None]
    working_days_after: NotRequired[int | None]
    start_date: NotRequired[str | None]
    end_date: NotRequired[str | None]
    limits: NotRequired[list[Limit] | None]
    series: NotRequired[TemplateCustomInputPatchSeries | None]
    waiting_list: NotRequired[TemplateCustomInputPatchWaitingList | None]
    buffer_before: NotRequired[int | None]
    buffer_after: NotRequired[int | None]
    invite_title: NotRequired[str | None]
    accent: NotRequired[str | None]
    redirect_url: NotRequired[str | None]
    entry_visibility: NotRequired[Literal["default", "private"] | None]
    invite_guests: NotRequired[bool | None]
    rooms: NotRequired[TemplateCustomInputPatchRooms | None]
    title_label: NotRequired[str | None]
    title_placeholder: NotRequired[str | None]
    title_mandatory: NotRequired[Any]
    fixed_places: NotRequired[list[TemplateCustomInputPatchFixedPlace] | None]
    questions: NotRequired[list[QuestionInput] | None]


class TemplateCustomInputPatchFixedPlace(TypedDict):
    # Only a `place` needs one.
    name: NotRequired[str]
    source: NotRequired[str]
    # The place's id in the client's own source.
    source_id: NotRequired[str]
    address: NotRequired[str]
    # `place` (default): a location, as text. `google_meet`, `teams`, `zoom`, `jitsi`: a conference link that is made for each meeting. `link`: a fixed conference link.
    kind: NotRequired[Literal["place", "phone", "google_meet", "teams", "zoom", "jitsi", "link"]]
    # For `phone`: the side that is called. `host` (default): the booker must give a number.
    who_calls: NotRequired[Literal["host", "booker"]]
    # For `phone`, if the booker calls: the host's number.
    number: NotRequired[str]
    # For `link`: the address of the conference.
    url: NotRequired[str]
    adress: NotRequired[str]


class TemplateCustomInputPatchRooms(TypedDict):
    # Default true; false: of a type that needs none, though its page does.
    needed: NotRequired[Any]
    # Users with `resource`; each meeting takes one of them. Default: any of the organisation.
    any_of: NotRequired[list[Id] | None]
    # Only rooms with this `place`, or with it as one of the parts between commas: `Berlin` matches `Berlin, second floor`.
    place: NotRequired[str | None]
    # The capacity that a room must have. `guests`: the number of participants, the hosts included; for a meeting with seats the maximum.
    capacity: NotRequired[int | Literal["guests"] | None]


class TemplateCustomInputPatchSeries(TypedDict):
    # The frequencies that the booker can choose from; `month` keeps the day of the month.
    every: NotRequired[SeriesRhythm | list[SeriesRhythm]]
    # The minimum and maximum number of occurrences, the first included; from 1, a single meeting can be booked too.
    times: NotRequired[list[int]]


class TemplateCustomInputPatchSpread(TypedDict):
    # Which free times of a day are offered. `any`: all. `tidy`: first those that leave no rest too short for another meeting. `adjacent`: those beside what the host already has on that day, else the first and the last of each free stretch. `first_of_day`: the first `count`. A day with a free time always offers one.
    rule: NotRequired[Literal["any", "tidy", "adjacent", "first_of_day"]]
    # With `first_of_day`, and required there: how many times of a day are offered.
    count: NotRequired[int | None]
    # With `tidy`: minutes of the shortest rest that is worth keeping; default: the shortest length of the page or the type. Set it where another type is shorter.
    shortest: NotRequired[int | None]
    # The rule holds for today and so many days after; default: for every day.
    days: NotRequired[int | None]


class TemplateCustomInputPatchStay(TypedDict):
    # `minute`: meetings at a time of day, as without the setting; of a type whose page has stays. `day`: whole local days. `night`: from check-in to check-out.
    unit: NotRequired[Literal["minute", "day", "night"]]
    # The fewest days or nights; default 1.
    least: NotRequired[int | None]
    # The most days or nights; default 30, or `least`.
    most: NotRequired[int | None]
    # When a stay begins on its first day; default 15:00 for nights, the whole day for days.
    check_in: NotRequired[str | None]
    # When a stay ends: on the morning after the last night, default 11:00, or on the last day, by default at its end. For days 00:00 is midnight at the end of the day.
    check_out: NotRequired[str | None]
    # The weekdays on which a stay may begin; default: any.
    arrival_days: NotRequired[list[Literal["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]] | None]
    # The weekdays of the last day, for nights the day of check-out; default: any.
    departure_days: NotRequired[list[Literal["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]] | None]
    # How many stays of this page or this type may overlap, of each host, such as bikes of a kind; default 1. Whatever else takes the host's time blocks all of them.
    capacity: NotRequired[int | None]


class TemplateCustomInputPatchWaitingList(TypedDict):
    active: NotRequired[bool]
    # How long a freed time is held for the person it is offered to; default 120.
    offer_minutes: NotRequired[int | None]


class TemplateRelease(TypedDict):
    # Pages that follow the template, by their `_id`.
    pages: list[Id]
    # `keep`: the pages stay as they are, and their owners can change them. `delete`: the pages are deleted.
    afterwards: Literal["keep", "delete"]


class TemplateReleaseAnswer(TypedDict):
    results: list[TemplateReleaseResult]


class TemplateReleaseResult(TypedDict):
    # The status that a single request would have returned.
    status: int
    error: NotRequired[EntryProblem]
    page: Id


class TemplateTypeCustom(TypedDict):
    # Automatic reply when a meeting is booked.
    auto_message: NotRequired[str]
    # The event's title; `{{invitee}}` and `{{me}}` become names.
    auto_title: NotRequired[str]
    # The booker must give a phone number.
    ask_phone: NotRequired[bool]
    # The booker must give a company.
    ask_company: NotRequired[bool]
    # How the booker is reached: by e-mail (default), by phone in its place, or as the booker likes. Who gives no e-mail address gets no mails, and keeps the address of the event's page.
    contact: NotRequired[Literal["email", "phone", "either"]]
    # Only e-mail addresses of these domains, and of what lies below them, can book and be invited.
    allowed_domains: NotRequired[list[str]]
    # Bookers first enter a code that is mailed to their address; default false.
    confirm_address: NotRequired[bool]
    # The booker's browser works for about a second before it sends the form, which keeps programs away; without a script a code is mailed instead. Default false.
    proof_of_work: NotRequired[bool]
    # Programs, such as a booker's assistant, cannot ask for its times and book on it without a key; default false: they can, by the rules of the page.
    block_programs: NotRequired[bool]
    # The booker cannot add other invitees.
    block_new_invitee: NotRequired[bool]
    # How many other invitees a booking may have, those who are added later included; default 5.
    max_invitees: NotRequired[int]
    # Minutes; default: the first of `durations`, else 30.
    duration: NotRequired[int]
    # Minutes that bookers choose from, `duration` among them. A type with a `duration` of its own and no `durations` has that one alone.
    durations: NotRequired[list[int]]
    # Only `fixed_lang` (else the owner's language) is offered.
    set_lang: NotRequired[bool]
    fixed_lang: NotRequired[Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"]]
    # The page's address may prefill the form.
    enable_api: NotRequired[bool]
    # Only `fixed_timezone` (else the owner's zone) is offered.
    set_timezone: NotRequired[bool]
    fixed_timezone: NotRequired[str]
    # Hours before the start from which declining is hidden; true hides it always.
    event_hide_decline: NotRequired[bool | float]
    hide_places: NotRequired[bool]
    hide_support: NotRequired[bool]
    # Days that an absence of the owner closes say so, with its label; default false.
    show_absences: NotRequired[bool]
    # How the page shows its times: a month, whose days open (default), a week with the hours beside each other, or the days of a week that have times as columns. On a phone the days of a week stand below each other.
    times_layout: NotRequired[Literal["month", "week", "columns"]]
    # The booker cannot set a title.
    hide_title: NotRequired[bool]
    # The booker cannot suggest another place.
    forbid_add_places: NotRequired[bool]
    # How many times the booker must propose at least.
    min_dates: NotRequired[int]
    # Only one time can be proposed.
    one_slot: NotRequired[bool]
    # How many people can book a meeting, each a seat of it; their guests take seats, too. Bookings must be confirmed at once (`auto_confirm`). Left out: a meeting is of one booker.
    seats: NotRequired[int]
    # Of a meeting with seats the page says how many are left; default false.
    show_seats_left: NotRequired[bool]
    # A booking is confirmed at once; else it is a request.
    auto_confirm: NotRequired[bool]
    # A request that no host answers within so many hours, or before its first time, is declined, and the booker is told; the hosts are reminded when half of that time is over. A time that a host proposes is an answer. Default 0: requests do not expire.
    request_hours: NotRequired[int]
    # Hours before a meeting at which everybody is reminded of it by mail; 0: never. Default 24.
    reminder_hours: NotRequired[float]
    # Minutes between starts; default: the duration.
    step: NotRequired[int]
    # Meetings start on multiples of so many minutes of the wall clock: 15 is each quarter of an hour.
    align: NotRequired[int]
    # Which free times of a day are offered first, so that days have no holes; held when a booking is made, too. Of a series the first time keeps it.
    spread: NotRequired[Spread]
    # Hours that suit the hosts best, on the clocks of the first host's hours. The page shows the times within them first and the others of the day after a click; every free time can be booked.
    preferred_hours: NotRequired[list[PreferredHours]]
    # The page is booked by whole days or nights, on the clocks of the first host's hours. A day can be booked if it has any hours; what closes or takes a part of it takes all of it. `duration`, `durations`, `step`, `align`, `spread`, `preferred_hours` and `times_layout` have no effect then, limits count days, and `seats`, `series` and `waiting_list` are refused.
    stay: NotRequired[Stay]
    # Minutes from now until the earliest start, in place of the availability's.
    minimum_notice: NotRequired[int]
    # No booking more than n days ahead, in place of the availability's `days_after_as_busy`.
    days_after: NotRequired[int]
    # No booking more than n working days ahead: days after today with hours, which no date, holiday or absence closes. It holds beside `days_after`.
    working_days_after: NotRequired[int]
    # No booking before this date, in place of the availability's.
    start_date: NotRequired[str]
    # No booking after this date, in place of the availability's.
    end_date: NotRequired[str]
    # How much may be booked on this page, its types included, or of this type; beside the availability's limits.
    limits: NotRequired[list[Limit]]
    # A booking may repeat: each time a meeting of its own, all booked at once. Only where `auto_confirm` is true.
    series: NotRequired[SeriesSettings]
    # On days that are booked out, bookers can leave an address: a time that becomes free is kept for the first of them, who is told by mail, then for the next.
    waiting_list: NotRequired[WaitingListSetting]
    # Minutes, in place of the availability's.
    buffer_before: NotRequired[int]
    # Minutes, in place of the availability's.
    buffer_after: NotRequired[int]
    # The heading of the page.
    invite_title: NotRequired[str]
    # The colour of what can be chosen; default: the organisation's.
    accent: NotRequired[str]
    # Where the booker goes after booking.
    redirect_url: NotRequired[str]
    # How its meetings stand in their hosts' calendars, in place of what each host has chosen: `private` hides from others who see the calendar what they are about.
    entry_visibility: NotRequired[Literal["default", "private"]]
    # The entry in the host's calendar invites everybody who comes, so that their own calendars have it; default false. Never with `seats`.
    invite_guests: NotRequired[bool]
    # Each meeting takes a room: the smallest that fits and is free. Where none is, the time is not offered. Left out: meetings need none.
    rooms: NotRequired[PageRooms]
    fixed_places: NotRequired[list[FixedPlace]]
    # What the booker is asked beside name and address; a type's list replaces its page's.
    questions: NotRequired[list[Question]]


class TemplateTypeCustomInput(TypedDict):
    auto_message: NotRequired[str | None]
    auto_title: NotRequired[str | None]
    ask_phone: NotRequired[bool | None]
    ask_company: NotRequired[bool | None]
    contact: NotRequired[Literal["email", "phone", "either"] | None]
    allowed_domains: NotRequired[list[str] | None]
    confirm_address: NotRequired[bool | None]
    proof_of_work: NotRequired[bool | None]
    block_programs: NotRequired[bool | None]
    block_new_invitee: NotRequired[bool | None]
    max_invitees: NotRequired[int | None]
    duration: NotRequired[int | None]
    durations: NotRequired[list[int] | None]
    set_lang: NotRequired[bool | None]
    fixed_lang: NotRequired[Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"] | None]
    enable_api: NotRequired[bool | None]
    set_timezone: NotRequired[bool | None]
    fixed_timezone: NotRequired[str | None]
    # Hours before the start from which declining is hidden; true hides it always.
    event_hide_decline: NotRequired[bool | float | None]
    hide_places: NotRequired[Any]
    hide_support: NotRequired[Any]
    show_absences: NotRequired[bool | None]
    times_layout: NotRequired[Literal["month", "week", "columns"] | None]
    hide_title: NotRequired[bool | None]
    forbid_add_places: NotRequired[bool | None]
    min_dates: NotRequired[int | None]
    one_slot: NotRequired[bool | None]
    seats: NotRequired[int | None]
    show_seats_left: NotRequired[bool | None]
    auto_confirm: NotRequired[bool | None]
    request_hours: NotRequired[int | None]
    reminder_hours: NotRequired[float | None]
    step: NotRequired[int | None]
    align: NotRequired[int | None]
    spread: NotRequired[Spread | None]
    preferred_hours: NotRequired[list[PreferredHours] | None]
    stay: NotRequired[Stay | None]
    minimum_notice: NotRequired[int | None]
    days_after: NotRequired[int | None]
    working_days_after: NotRequired[int | None]
    start_date: NotRequired[str | None]
    end_date: NotRequired[str | None]
    limits: NotRequired[list[Limit] | None]
    series: NotRequired[SeriesSettings | None]
    waiting_list: NotRequired[WaitingListSetting | None]
    buffer_before: NotRequired[int | None]
    buffer_after: NotRequired[int | None]
    invite_title: NotRequired[str | None]
    accent: NotRequired[str | None]
    redirect_url: NotRequired[str | None]
    entry_visibility: NotRequired[Literal["default", "private"] | None]
    invite_guests: NotRequired[bool | None]
    rooms: NotRequired[PageRooms | None]
    fixed_places: NotRequired[list[TemplateTypeCustomInputFixedPlace] | None]
    questions: NotRequired[list[QuestionInput] | None]


class TemplateTypeCustomInputFixedPlace(TypedDict):
    # Only a `place` needs one.
    name: NotRequired[str]
    source: NotRequired[str]
    # The place's id in the client's own source.
    source_id: NotRequired[str]
    address: NotRequired[str]
    # `place` (default): a location, as text. `google_meet`, `teams`, `zoom`, `jitsi`: a conference link that is made for each meeting. `link`: a fixed conference link.
    kind: NotRequired[Literal["place", "phone", "google_meet", "teams", "zoom", "jitsi", "link"]]
    # For `phone`: the side that is called. `host` (default): the booker must give a number.
    who_calls: NotRequired[Literal["host", "booker"]]
    # For `phone`, if the booker calls: the host's number.
    number: NotRequired[str]
    # For `link`: the address of the conference.
    url: NotRequired[str]
    adress: NotRequired[str]


class TemplateTypeCustomInputPatch(TypedDict):
    auto_message: NotRequired[str | None]
    auto_title: NotRequired[str | None]
    ask_phone: NotRequired[bool | None]
    ask_company: NotRequired[bool | None]
    contact: NotRequired[Literal["email", "phone", "either"] | None]
    allowed_domains: NotRequired[list[str] | None]
    confirm_address: NotRequired[bool | None]
    proof_of_work: NotRequired[bool | None]
    block_programs: NotRequired[bool | None]
    block_new_invitee: NotRequired[bool | None]
    max_invitees: NotRequired[int | None]
    duration: NotRequired[int | None]
    durations: NotRequired[list[int] | None]
    set_lang: NotRequired[bool | None]
    fixed_lang: NotRequired[Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"] | None]
    enable_api: NotRequired[bool | None]
    set_timezone: NotRequired[bool | None]
    fixed_timezone: NotRequired[str | None]
    # Hours before the start from which declining is hidden; true hides it always.
    event_hide_decline: NotRequired[bool | float | None]
    hide_places: NotRequired[Any]
    hide_support: NotRequired[Any]
    show_absences: NotRequired[bool | None]
    times_layout: NotRequired[Literal["month", "week", "columns"] | None]
    hide_title: NotRequired[bool | None]
    forbid_add_places: NotRequired[bool | None]
    min_dates: NotRequired[int | None]
    one_slot: NotRequired[bool | None]
    seats: NotRequired[int | None]
    show_seats_left: NotRequired[bool | None]
    auto_confirm: NotRequired[bool | None]
    request_hours: NotRequired[int | None]
    reminder_hours: NotRequired[float | None]
    step: NotRequired[int | None]
    align: NotRequired[int | None]
    spread: NotRequired[TemplateTypeCustomInputPatchSpread | None]
    preferred_hours: NotRequired[list[PreferredHours] | None]
    stay: NotRequired[TemplateTypeCustomInputPatchStay | None]
    minimum_notice: NotRequired[int | None]
    days_after: NotRequired[int | None]
    working_days_after: NotRequired[int | None]
    start_date: NotRequired[str | None]
    end_date: NotRequired[str | None]
    limits: NotRequired[list[Limit] | None]
    series: NotRequired[TemplateTypeCustomInputPatchSeries | None]
    waiting_list: NotRequired[TemplateTypeCustomInputPatchWaitingList | None]
    buffer_before: NotRequired[int | None]
    buffer_after: NotRequired[int | None]
    invite_title: NotRequired[str | None]
    accent: NotRequired[str | None]
    redirect_url: NotRequired[str | None]
    entry_visibility: NotRequired[Literal["default", "private"] | None]
    invite_guests: NotRequired[bool | None]
    rooms: NotRequired[TemplateTypeCustomInputPatchRooms | None]
    fixed_places: NotRequired[list[TemplateTypeCustomInputPatchFixedPlace] | None]
    questions: NotRequired[list[QuestionInput] | None]


class TemplateTypeCustomInputPatchFixedPlace(TypedDict):
    # Only a `place` needs one.
    name: NotRequired[str]
    source: NotRequired[str]
    # The place's id in the client's own source.
    source_id: NotRequired[str]
    address: NotRequired[str]
    # `place` (default): a location, as text. `google_meet`, `teams`, `zoom`, `jitsi`: a conference link that is made for each meeting. `link`: a fixed conference link.
    kind: NotRequired[Literal["place", "phone", "google_meet", "teams", "zoom", "jitsi", "link"]]
    # For `phone`: the side that is called. `host` (default): the booker must give a number.
    who_calls: NotRequired[Literal["host", "booker"]]
    # For `phone`, if the booker calls: the host's number.
    number: NotRequired[str]
    # For `link`: the address of the conference.
    url: NotRequired[str]
    adress: NotRequired[str]


class TemplateTypeCustomInputPatchRooms(TypedDict):
    # Default true; false: of a type that needs none, though its page does.
    needed: NotRequired[Any]
    # Users with `resource`; each meeting takes one of them. Default: any of the organisation.
    any_of: NotRequired[list[Id] | None]
    # Only rooms with this `place`, or with it as one of the parts between commas: `Berlin` matches `Berlin, second floor`.
    place: NotRequired[str | None]
    # The capacity that a room must have. `guests`: the number of participants, the hosts included; for a meeting with seats the maximum.
    capacity: NotRequired[int | Literal["guests"] | None]


class TemplateTypeCustomInputPatchSeries(TypedDict):
    # The frequencies that the booker can choose from; `month` keeps the day of the month.
    every: NotRequired[SeriesRhythm | list[SeriesRhythm]]
    # The minimum and maximum number of occurrences, the first included; from 1, a single meeting can be booked too.
    times: NotRequired[list[int]]


class TemplateTypeCustomInputPatchSpread(TypedDict):
    # Which free times of a day are offered. `any`: all. `tidy`: first those that leave no rest too short for another meeting. `adjacent`: those beside what the host already has on that day, else the first and the last of each free stretch. `first_of_day`: the first `count`. A day with a free time always offers one.
    rule: NotRequired[Literal["any", "tidy", "adjacent", "first_of_day"]]
    # With `first_of_day`, and required there: how many times of a day are offered.
    count: NotRequired[int | None]
    # With `tidy`: minutes of the shortest rest that is worth keeping; default: the shortest length of the page or the type. Set it where another type is shorter.
    shortest: NotRequired[int | None]
    # The rule holds for today and so many days after; default: for every day.
    days: NotRequired[int | None]


class TemplateTypeCustomInputPatchStay(TypedDict):
    # `minute`: meetings at a time of day, as without the setting; of a type whose page has stays. `day`: whole local days. `night`: from check-in to check-out.
    unit: NotRequired[Literal["minute", "day", "night"]]
    # The fewest days or nights; default 1.
    least: NotRequired[int | None]
    # The most days or nights; default 30, or `least`.
    most: NotRequired[int | None]
    # When a stay begins on its first day; default 15:00 for nights, the whole day for days.
    check_in: NotRequired[str | None]
    # When a stay ends: on the morning after the last night, default 11:00, or on the last day, by default at its end. For days 00:00 is midnight at the end of the day.
    check_out: NotRequired[str | None]
    # The weekdays on which a stay may begin; default: any.
    arrival_days: NotRequired[list[Literal["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]] | None]
    # The weekdays of the last day, for nights the day of check-out; default: any.
    departure_days: NotRequired[list[Literal["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]] | None]
    # How many stays of this page or this type may overlap, of each host, such as bikes of a kind; default 1. Whatever else takes the host's time blocks all of them.
    capacity: NotRequired[int | None]


class TemplateTypeCustomInputPatchWaitingList(TypedDict):
    active: NotRequired[bool]
    # How long a freed time is held for the person it is offered to; default 120.
    offer_minutes: NotRequired[int | None]


class TestClock(TypedDict):
    # The current time of the sandbox.
    now: str
    # Whether the clock runs, at the speed of real time; false: it is stopped.
    running: bool
    # Up to when it is being moved; null: it has arrived, and everything due has happened.
    target: str | None
    # Jobs that wait for their time.
    waiting: int
    # The due time of the next one.
    next: str | None
    # Jobs that were given up; `GET /v2/jobs` lists them.
    failed: int


class TestClockBody(TypedDict):
    # The time to move the clock to: forwards only. Default: the current one.
    now: NotRequired[str]
    # Whether the clock runs from there. Default false.
    running: NotRequired[bool]


class TestClockPatch(TypedDict):
    # The time to move the clock to: forwards only. Default: the current one.
    now: NotRequired[str]
    # Whether the clock runs from there. Default false.
    running: NotRequired[bool]


class TestDemo(TypedDict):
    # False: it existed already, and nothing has changed.
    created: bool
    # Three people in three time zones, with three different kinds of pages.
    users: list[TestDemoUser]
    # The team of all three, with the extid `demo-design`.
    team: Id | None
    # Ten places, from where pages are booked.
    locator: TestDemoLocator | None
    # Meetings to come, and one that is still looking for its time.
    events: list[Id]


class TestDemoLocator(TypedDict):
    _id: Id
    handle: str


class TestDemoUser(TypedDict):
    _id: Id
    email: str
    # The nickname of the person's page: `GET /v2/bookpages/{nickname}`.
    nickname: Any


class TestMailSenderBody(TypedDict):
    # An address of a member of the organisation; by default that of the signed-in user.
    to: NotRequired[str]


class TestMode(TypedDict):
    # Whether this session uses the sandbox.
    test: bool


class TestResetBody(TypedDict):
    # The time at which the clock of the empty sandbox is stopped; it may be in the past. Default: real time, running.
    now: NotRequired[str | None]


class ThirdParty(TypedDict):
    _id: Id
    createdAt: str
    updatedAt: str
    __v: int
    name: str
    contact: ThirdPartyContact
    organization: Id
    # The secret with which the app gets creator tokens; store it on a server.
    secret: str


class ThirdPartyContact(TypedDict):
    email: Any
    name: Any


class TimelineEntry(TypedDict):
    at: str
    # `reopened`: in planning again. `moved`: confirmed for another date or place. `missed`: recorded as a no-show; `came`: the no-show was taken back. `coming`: said again, when asked, that they come. `rated`: gave feedback. `workflow`: a message of a workflow that is planned, was not sent, or was a notification; a sent mail is `mailed` and a sent webhook `delivered` with its `step`. `slack`: a message at Slack. `entry_moved`, `entry_deleted`: changes that a host made to the entry in their calendar. `linked`: the conference link is available; `unlinked`: none could be made.
    kind: Literal["created", "confirmed", "reopened", "cancelled", "moved", "changed", "voted", "declined", "missed", "came", "coming", "rated", "messaged", "invited", "removed", "reminded", "linked", "unlinked", "mailed", "delivered", "workflow", "slack", "entry_moved", "entry_deleted"]
    # The actor, as in the audit log; null for mails and deliveries.
    actor: TimelineEntryActor | None
    # The person who answered, wrote, was invited, removed or mailed, by name or else by address.
    people: list[str]
    # The message, the reason of the cancellation, the subject of the mail, the comment of feedback, the provider's words about a failed SMS.
    text: Any
    # The `changed` parts, such as `title` or `dates`.
    fields: list[str]
    # Of feedback, 1 to 5.
    rating: Any
    mail: TimelineEntryMail | None
    slack: TimelineEntrySlack | None
    delivery: TimelineEntryDelivery | None
    step: TimelineEntryStep | None


class TimelineEntryActor(TypedDict):
    kind: Literal["key", "user", "booker", "system"]
    name: Any


class TimelineEntryDelivery(TypedDict):
    _id: Id
    webhook: Id
    target_url: str
    action: Literal["event.created", "event.confirmed", "event.updated", "event.cancelled", "user.joined", "event.voted", "event.message", "event.declined", "event.new_invitee", "event.no_show", "bookpage.updated", "form.answered", "waiting.joined", "waiting.offered", "workflow.step", "ping"]
    state: Literal["pending", "delivered", "failed"]
    attempts: int
    # The response to the last attempt.
    status: Any


class TimelineEntryMail(TypedDict):
    _id: Id
    kind: str
    state: Literal["queued", "sent", "failed", "bounced", "unsent"]


class TimelineEntrySlack(TypedDict):
    # Its name; null: a direct message, or no longer chosen.
    channel: Any
    state: Literal["queued", "sending", "sent", "failed", "unknown"]
    # `expired`: the meeting was over before Slack took the message. `no_connection`: the workspace was disconnected. `interrupted`: the message may have been sent, and is not sent again. Else Slack's error.
    error: Any


class TimelineEntryStep(TypedDict):
    # The workflow may have been deleted since.
    workflow: Id
    # The name of the workflow when it was planned.
    name: str
    trigger: Literal["before_start", "after_start", "before_end", "after_end", "requested", "booked", "confirmed", "moved", "cancelled", "no_show", "unanswered", "form_answered", "offer_waiting"]
    # That by which it was sent, if another one took the place of WhatsApp.
    channel: Literal["mail", "sms", "whatsapp", "push", "slack", "webhook", "calendar"]
    due_at: str
    # `delivered`: the mail server of the organisation, or the receiver of the webhook, has accepted it; the text message has reached the phone. `read`: by WhatsApp, if the reader lets it say so.
    state: Literal["planned", "sent", "delivered", "read", "skipped", "failed"]
    # Why it was not sent. `late`: due before the meeting was booked or moved. `already_sent`: for an earlier time that is still ahead. `started`: the meeting had begun. `left`: no longer part of the meeting. `preference`: the person does not want such mails. `too_often`: sent 20 times already. `loop`: the workflow has sent about ten changes of the meeting within 24 hours. `no_push`: no browser of the person gets notifications. `slack_off`: no workspace is connected; `no_channel`: none is chosen for the page, team or organisation; `no_slack`: no member of the workspace has the address. `webhook_off`: the webhook of the address is disabled or deleted. `calendar_invites`: the host's calendar invites the guests by its entry, each change of which would be mailed to them; `entry_full`: the entries have ten lines already. `no_phone`: the person gave no number for SMS. `no_host_phone`: the host has no proven phone number. `no_consent`: the number has not agreed to SMS about this meeting. `sms_off`: no account for SMS; `whatsapp_off`: none for WhatsApp. `not_approved`: the template is not approved. `stopped`: the number has replied STOP. `over_budget`: the budget of the month for SMS was used up. `booked`, `offer_over`: of messages without a meeting only. `rejected`: by the provider of SMS or by WhatsApp, whose words are in `text`, or by Slack; `undelivered`: it could not deliver the SMS; `unknown_result`: the SMS may have been sent, and is not sent again.
    reason: Literal["late", "already_sent", "started", "too_late", "condition", "moved", "cancelled", "unconfirmed", "answered", "left", "no_address", "preference", "workflow_off", "workflow_changed", "too_often", "loop", "mail_limit", "no_push", "no_phone", "no_host_phone", "no_consent", "sms_off", "whatsapp_off", "not_approved", "stopped", "over_budget", "slack_off", "no_channel", "no_slack", "webhook_off", "calendar_invites", "entry_full", "unconfirmed_address", "booked", "offer_over", "error", "rejected", "undelivered", "unknown_result"] | None
    # If an SMS or a mail took the place of WhatsApp, why: what WhatsApp said, or `whatsapp_off`.
    replaced_error: Any


class ToolImport(TypedDict):
    _id: Id
    # The tool, or the format of the file.
    tool: Literal["calendly", "calcom", "csv", "ics"]
    kind: Literal["settings", "meetings"]
    # `ready`: `files` can be planned, or the meetings imported.
    state: Literal["reading", "stopped", "failed", "ready", "importing", "done"]
    # What is being read.
    reading: Literal["people", "hours", "types", "times", "forms", "meetings"] | None
    # How many responses of the other tool there are so far.
    requests: int
    # How many meetings have been looked at while they are imported.
    imported: int
    error: ToolImportError | None
    # Of an import of settings: the report by person.
    people: list[ImportedSettings] | None
    # Of an import of settings: the body of `POST /v2/plans`.
    files: list[SettingsFile] | None
    # Of an import of meetings: the report by host.
    meetings: list[ImportedMeetings] | None
    # Of a table: how each column was read.
    columns: list[ToolImportColumn] | None
    # Of a file: what could not be read; the rest can be imported.
    issues: list[ToolImportIssue] | None
    created_at: str
    # The time at which everything that was read is deleted.
    expires_at: str


class ToolImportColumn(TypedDict):
    header: str
    field: AppointmentField


class ToolImportError(TypedDict):
    # `token`: it is wrong or has expired. `unavailable`: continue later.
    code: Literal["token", "forbidden", "unavailable", "unexpected"]
    message: str


class ToolImportIssue(TypedDict):
    # Of the table, the headers included, or of the entries of the calendar; from 1.
    row: int
    field: str
    # The reason in English.
    why: str
    # The reason; null in reports of earlier versions.
    code: Literal["role_not_given", "meetings_later", "unreadable_by_token", "unreadable_by_key", "hosts_unreadable", "owner_unreadable", "hours_private", "duration_changed", "no_such_rule", "no_payments", "no_place_kind", "no_video_service", "question_limit", "question_kind", "question_other", "question_hidden", "seats_unknown", "polls_unread", "routing_to_activate", "routing_to_publish", "confirmation_always", "confirmation_excludes", "seats_exclude_series", "series_interval", "rolling_days", "host_groups", "rules_unsearched", "offers_missing", "offers_inactive", "times_missing", "times_extra", "buffer_ambiguous", "buffer_unknown", "end_unseen", "limit_unseen", "notice_range", "unknown_hosts", "page_missing", "not_accepted", "time_taken", "time_held", "value_missing", "too_many_values", "no_time", "ambiguous_date", "no_end", "unknown_names", "no_address", "no_user", "repeats", "no_length", "not_text", "spreadsheet", "not_calendar", "open_quotation", "no_rows", "row_limit", "no_column", "no_field", "no_start_column", "host_unknown", "timezone_needed"] | None
    # The values in the text of the reason, such as `{ "from": 3, "to": 5 }`.
    parameters: dict[str, str | float | list[str]]


class Transition(TypedDict):
    _id: Id
    tool: Literal["calendly", "calcom"]
    # `preparing`: the account has not been read yet. `active`: bookings of the tool hold time here. `switched`: they are meetings here.
    state: Literal["preparing", "active", "switched", "finished"]
    # What is being done.
    running: Literal["sync", "switch", "revert", "finish"] | None
    # Why the last action did not end.
    error: TransitionError | None
    hide_pages: bool
    # The pages that the switch makes active.
    pages: list[TransitionPage]
    # The webhook of the other tool.
    webhook: TransitionWebhook
    meetings: TransitionMeetings
    # The first 200 meetings that need a look.
    issues: list[TransitionMeetingIssue]
    # The tool's last signed call.
    last_call_at: str | None
    # The last call without the right signature, to the minute: check the secret in the tool.
    last_refused_call_at: str | None
    # When the account was last read as a whole.
    synced_at: str | None
    switched_at: str | None
    created_at: str


class TransitionBody(TypedDict):
    tool: Literal["calendly", "calcom"]
    # A personal access token of Calendly, or an API key of Cal.com. It is sealed while the account is read, then erased, and never returned.
    token: str
    # For Cal.com: the API of an own instance or another region, such as `https://api.cal.eu`.
    url: NotRequired[str]
    # Make the imported pages inactive until the switch; default true. Pages with bookings of their own stay as they are.
    hide_pages: NotRequired[bool]


class TransitionError(TypedDict):
    # `token`: it is wrong or has expired. `unavailable`: try again later.
    code: Literal["token", "forbidden", "unavailable", "unexpected"]
    message: str


class TransitionMeetingIssue(TypedDict):
    # Of the meeting, in the other tool.
    id: str
    # `clash`: a host has another meeting at that time here. `unknown_host`: a host is not a user here. `no_page`: its page is not here, so it has none. `cancelled_there`, `moved_there`: it is a meeting here, and has changed in the other tool since: do the same here.
    code: Literal["clash", "unknown_host", "no_page", "cancelled_there", "moved_there"]
    name: str
    start: str | None
    # Addresses.
    hosts: list[str]


class TransitionMeetings(TypedDict):
    # Meetings to come that hold time here.
    held: int
    # Those that are meetings here.
    imported: int


class TransitionPage(TypedDict):
    _id: Id
    nickname: str
    active: bool


class TransitionWebhook(TypedDict):
    # `by_hand`: create it in the tool with this address and secret.
    state: Literal["none", "made", "by_hand"]
    url: str
    # Shown while it has to be entered in the tool.
    secret: Any


class TrashItem(TypedDict):
    _id: Id
    resource: Literal["absence", "appointment_type", "availability", "bookpage", "form", "location", "locator", "page_template", "team", "waiting_entry", "workflow"]
    # The id that it had, and has again when it is restored.
    resource_id: Id
    # The display name; empty if it had none.
    name: str
    # The user that it belonged to; null: the organisation or a team.
    user: Id | None
    # The user who deleted it; null: a program.
    deleted_by: Id | None
    deleted_at: str
    # The end of the period in which it can be restored.
    expires_at: str


class Travel(TypedDict):
    _id: Id
    start_date: str
    # Included.
    end_date: str
    timezone: str


class TravelInput(TypedDict):
    _id: NotRequired[Id]
    start_date: str
    # Included.
    end_date: str
    timezone: str


class TravelPreviewBody(TypedDict):
    # In place of the list of the user.
    travel: list[TravelInput]


class TypeCustom(TypedDict):
    # Automatic reply when a meeting is booked.
    auto_message: NotRequired[str]
    # The event's title; `{{invitee}}` and `{{me}}` become names.
    auto_title: NotRequired[str]
    # The booker must give a phone number.
    ask_phone: NotRequired[bool]
    # The booker must give a company.
    ask_company: NotRequired[bool]
    # How the booker is reached: by e-mail (default), by phone in its place, or as the booker likes. Who gives no e-mail address gets no mails, and keeps the address of the event's page.
    contact: NotRequired[Literal["email", "phone", "either"]]
    # Only e-mail addresses of these domains, and of what lies below them, can book and be invited.
    allowed_domains: NotRequired[list[str]]
    # Bookers first enter a code that is mailed to their address; default false.
    confirm_address: NotRequired[bool]
    # The booker's browser works for about a second before it sends the form, which keeps programs away; without a script a code is mailed instead. Default false.
    proof_of_work: NotRequired[bool]
    # Programs, such as a booker's assistant, cannot ask for its times and book on it without a key; default false: they can, by the rules of the page.
    block_programs: NotRequired[bool]
    # The booker cannot add other invitees.
    block_new_invitee: NotRequired[bool]
    # How many other invitees a booking may have, those who are added later included; default 5.
    max_invitees: NotRequired[int]
    # Minutes; default: the first of `durations`, else 30.
    duration: NotRequired[int]
    # Minutes that bookers choose from, `duration` among them. A type with a `duration` of its own and no `durations` has that one alone.
    durations: NotRequired[list[int]]
    # Only `fixed_lang` (else the owner's language) is offered.
    set_lang: NotRequired[bool]
    fixed_lang: NotRequired[Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"]]
    # The page's address may prefill the form.
    enable_api: NotRequired[bool]
    # Only `fixed_timezone` (else the owner's zone) is offered.
    set_timezone: NotRequired[bool]
    fixed_timezone: NotRequired[str]
    # Hours before the start from which declining is hidden; true hides it always.
    event_hide_decline: NotRequired[bool | float]
    hide_places: NotRequired[bool]
    hide_support: NotRequired[bool]
    # Days that an absence of the owner closes say so, with its label; default false.
    show_absences: NotRequired[bool]
    # How the page shows its times: a month, whose days open (default), a week with the hours beside each other, or the days of a week that have times as columns. On a phone the days of a week stand below each other.
    times_layout: NotRequired[Literal["month", "week", "columns"]]
    # The booker cannot set a title.
    hide_title: NotRequired[bool]
    # The booker cannot suggest another place.
    forbid_add_places: NotRequired[bool]
    # How many times the booker must propose at least.
    min_dates: NotRequired[int]
    # Only one time can be proposed.
    one_slot: NotRequired[bool]
    # How many people can book a meeting, each a seat of it; their guests take seats, too. Bookings must be confirmed at once (`auto_confirm`). Left out: a meeting is of one booker.
    seats: NotRequired[int]
    # Of a meeting with seats the page says how many are left; default false.
    show_seats_left: NotRequired[bool]
    # A booking is confirmed at once; else it is a request.
    auto_confirm: NotRequired[bool]
    # A request that no host answers within so many hours, or before its first time, is declined, and the booker is told; the hosts are reminded when half of that time is over. A time that a host proposes is an answer. Default 0: requests do not expire.
    request_hours: NotRequired[int]
    # Hours before a meeting at which everybody is reminded of it by mail; 0: never. Default 24.
    reminder_hours: NotRequired[float]
    # Minutes between starts; default: the duration.
    step: NotRequired[int]
    # Meetings start on multiples of so many minutes of the wall clock: 15 is each quarter of an hour.
    align: NotRequired[int]
    # Which free times of a day are offered first, so that days have no holes; held when a booking is made, too. Of a series the first time keeps it.
    spread: NotRequired[Spread]
    # Hours that suit the hosts best, on the clocks of the first host's hours. The page shows the times within them first and the others of the day after a click; every free time can be booked.
    preferred_hours: NotRequired[list[PreferredHours]]
    # The page is booked by whole days or nights, on the clocks of the first host's hours. A day can be booked if it has any hours; what closes or takes a part of it takes all of it. `duration`, `durations`, `step`, `align`, `spread`, `preferred_hours` and `times_layout` have no effect then, limits count days, and `seats`, `series` and `waiting_list` are refused.
    stay: NotRequired[Stay]
    # A meeting of parts one after another, on the page of a team, each part with hosts of its own. A start is offered where all fit: each part's hosts are free by their own hours, calendars, buffers and limits at that part. Starts lie on the grid of the first part, every `step` minutes (default 15). `duration`, `durations`, `hosts` and `spread` have no effect then, and `stay`, `seats`, `series` and `waiting_list` are refused.
    steps: NotRequired[Steps]
    # Minutes from now until the earliest start, in place of the availability's.
    minimum_notice: NotRequired[int]
    # No booking more than n days ahead, in place of the availability's `days_after_as_busy`.
    days_after: NotRequired[int]
    # No booking more than n working days ahead: days after today with hours, which no date, holiday or absence closes. It holds beside `days_after`.
    working_days_after: NotRequired[int]
    # No booking before this date, in place of the availability's.
    start_date: NotRequired[str]
    # No booking after this date, in place of the availability's.
    end_date: NotRequired[str]
    # How much may be booked on this page, its types included, or of this type; beside the availability's limits.
    limits: NotRequired[list[Limit]]
    # Of a team's page: which members a meeting is with; default: any of them.
    hosts: NotRequired[PageHosts]
    # A booking may repeat: each time a meeting of its own, all booked at once. Only where `auto_confirm` is true.
    series: NotRequired[SeriesSettings]
    # On days that are booked out, bookers can leave an address: a time that becomes free is kept for the first of them, who is told by mail, then for the next.
    waiting_list: NotRequired[WaitingListSetting]
    # Minutes, in place of the availability's.
    buffer_before: NotRequired[int]
    # Minutes, in place of the availability's.
    buffer_after: NotRequired[int]
    # The heading of the page.
    invite_title: NotRequired[str]
    # The colour of what can be chosen; default: the organisation's.
    accent: NotRequired[str]
    # Where the booker goes after booking.
    redirect_url: NotRequired[str]
    # Of a person's page: the writable subcalendar of its owner, by `_id`, in which the owner's meetings of this page are written; default: the owner's own choice. One that is gone counts as left out.
    target_calendar: NotRequired[Id]
    # Of a person's page: the subcalendars of its owner, by `_id`, whose entries take time here, whatever their `busy` says; default: all that are `busy`. With an empty list none does. While one of them is gone, all that are `busy` count, too.
    blocking_calendars: NotRequired[list[Id]]
    # How its meetings stand in their hosts' calendars, in place of what each host has chosen: `private` hides from others who see the calendar what they are about.
    entry_visibility: NotRequired[Literal["default", "private"]]
    # The entry in the host's calendar invites everybody who comes, so that their own calendars have it; default false. Never with `seats`.
    invite_guests: NotRequired[bool]
    # Each meeting takes a room: the smallest that fits and is free. Where none is, the time is not offered. Left out: meetings need none.
    rooms: NotRequired[PageRooms]
    fixed_places: NotRequired[list[FixedPlace]]
    # What the booker is asked beside name and address; a type's list replaces its page's.
    questions: NotRequired[list[Question]]


class TypeCustomInput(TypedDict):
    auto_message: NotRequired[str | None]
    auto_title: NotRequired[str | None]
    ask_phone: NotRequired[bool | None]
    ask_company: NotRequired[bool | None]
    contact: NotRequired[Literal["email", "phone", "either"] | None]
    allowed_domains: NotRequired[list[str] | None]
    confirm_address: NotRequired[bool | None]
    proof_of_work: NotRequired[bool | None]
    block_programs: NotRequired[bool | None]
    block_new_invitee: NotRequired[bool | None]
    max_invitees: NotRequired[int | None]
    duration: NotRequired[int | None]
    durations: NotRequired[list[int] | None]
    set_lang: NotRequired[bool | None]
    fixed_lang: NotRequired[Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"] | None]
    enable_api: NotRequired[bool | None]
    set_timezone: NotRequired[bool | None]
    fixed_timezone: NotRequired[str | None]
    # Hours before the start from which declining is hidden; true hides it always.
    event_hide_decline: NotRequired[bool | float | None]
    hide_places: NotRequired[Any]
    hide_support: NotRequired[Any]
    show_absences: NotRequired[bool | None]
    times_layout: NotRequired[Literal["month", "week", "columns"] | None]
    hide_title: NotRequired[bool | None]
    forbid_add_places: NotRequired[bool | None]
    min_dates: NotRequired[int | None]
    one_slot: NotRequired[bool | None]
    seats: NotRequired[int | None]
    show_seats_left: NotRequired[bool | None]
    auto_confirm: NotRequired[bool | None]
    request_hours: NotRequired[int | None]
    reminder_hours: NotRequired[float | None]
    step: NotRequired[int | None]
    align: NotRequired[int | None]
    spread: NotRequired[Spread | None]
    preferred_hours: NotRequired[list[PreferredHours] | None]
    stay: NotRequired[Stay | None]
    steps: NotRequired[Steps | None]
    minimum_notice: NotRequired[int | None]
    days_after: NotRequired[int | None]
    working_days_after: NotRequired[int | None]
    start_date: NotRequired[str | None]
    end_date: NotRequired[str | None]
    limits: NotRequired[list[Limit] | None]
    hosts: NotRequired[PageHosts | None]
    series: NotRequired[SeriesSettings | None]
    waiting_list: NotRequired[WaitingListSetting | None]
    buffer_before: NotRequired[int | None]
    buffer_after: NotRequired[int | None]
    invite_title: NotRequired[str | None]
    accent: NotRequired[str | None]
    redirect_url: NotRequired[str | None]
    target_calendar: NotRequired[Id | None]
    blocking_calendars: NotRequired[list[Id] | None]
    entry_visibility: NotRequired[Literal["default", "private"] | None]
    invite_guests: NotRequired[bool | None]
    rooms: NotRequired[PageRooms | None]
    fixed_places: NotRequired[list[TypeCustomInputFixedPlace] | None]
    questions: NotRequired[list[QuestionInput] | None]


class TypeCustomInputFixedPlace(TypedDict):
    # Only a `place` needs one.
    name: NotRequired[str]
    source: NotRequired[str]
    # The place's id in the client's own source.
    source_id: NotRequired[str]
    address: NotRequired[str]
    # `place` (default): a location, as text. `google_meet`, `teams`, `zoom`, `jitsi`: a conference link that is made for each meeting. `link`: a fixed conference link.
    kind: NotRequired[Literal["place", "phone", "google_meet", "teams", "zoom", "jitsi", "link"]]
    # For `phone`: the side that is called. `host` (default): the booker must give a number.
    who_calls: NotRequired[Literal["host", "booker"]]
    # For `phone`, if the booker calls: the host's number.
    number: NotRequired[str]
    # For `link`: the address of the conference.
    url: NotRequired[str]
    adress: NotRequired[str]


class TypeCustomInputPatch(TypedDict):
    auto_message: NotRequired[str | None]
    auto_title: NotRequired[str | None]
    ask_phone: NotRequired[bool | None]
    ask_company: NotRequired[bool | None]
    contact: NotRequired[Literal["email", "phone", "either"] | None]
    allowed_domains: NotRequired[list[str] | None]
    confirm_address: NotRequired[bool | None]
    proof_of_work: NotRequired[bool | None]
    block_programs: NotRequired[bool | None]
    block_new_invitee: NotRequired[bool | None]
    max_invitees: NotRequired[int | None]
    duration: NotRequired[int | None]
    durations: NotRequired[list[int] | None]
    set_lang: NotRequired[bool | None]
    fixed_lang: NotRequired[Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"] | None]
    enable_api: NotRequired[bool | None]
    set_timezone: NotRequired[bool | None]
    fixed_timezone: NotRequired[str | None]
    # Hours before the start from which declining is hidden; true hides it always.
    event_hide_decline: NotRequired[bool | float | None]
    hide_places: NotRequired[Any]
    hide_support: NotRequired[Any]
    show_absences: NotRequired[bool | None]
    times_layout: NotRequired[Literal["month", "week", "columns"] | None]
    hide_title: NotRequired[bool | None]
    forbid_add_places: NotRequired[bool | None]
    min_dates: NotRequired[int | None]
    one_slot: NotRequired[bool | None]
    seats: NotRequired[int | None]
    show_seats_left: NotRequired[bool | None]
    auto_confirm: NotRequired[bool | None]
    request_hours: NotRequired[int | None]
    reminder_hours: NotRequired[float | None]
    step: NotRequired[int | None]
    align: NotRequired[int | None]
    spread: NotRequired[TypeCustomInputPatchSpread | None]
    preferred_hours: NotRequired[list[PreferredHours] | None]
    stay: NotRequired[TypeCustomInputPatchStay | None]
    steps: NotRequired[TypeCustomInputPatchSteps | None]
    minimum_notice: NotRequired[int | None]
    days_after: NotRequired[int | None]
    working_days_after: NotRequired[int | None]
    start_date: NotRequired[str | None]
    end_date: NotRequired[str | None]
    limits: NotRequired[list[Limit] | None]
    hosts: NotRequired[TypeCustomInputPatchHosts | None]
    series: NotRequired[TypeCustomInputPatchSeries | None]
    waiting_list: NotRequired[TypeCustomInputPatchWaitingList | None]
    buffer_before: NotRequired[int | None]
    buffer_after: NotRequired[int | None]
    invite_title: NotRequired[str | None]
    accent: NotRequired[str | None]
    redirect_url: NotRequired[str | None]
    target_calendar: NotRequired[Id | None]
    blocking_calendars: NotRequired[list[Id] | None]
    entry_visibility: NotRequired[Literal["default", "private"] | None]
    invite_guests: NotRequired[bool | None]
    rooms: NotRequired[TypeCustomInputPatchRooms | None]
    fixed_places: NotRequired[list[TypeCustomInputPatchFixedPlace] | None]
    questions: NotRequired[list[QuestionInput] | None]


class TypeCustomInputPatchFixedPlace(TypedDict):
    # Only a `place` needs one.
    name: NotRequired[str]
    source: NotRequired[str]
    # The place's id in the client's own source.
    source_id: NotRequired[str]
    address: NotRequired[str]
    # `place` (default): a location, as text. `google_meet`, `teams`, `zoom`, `jitsi`: a conference link that is made for each meeting. `link`: a fixed conference link.
    kind: NotRequired[Literal["place", "phone", "google_meet", "teams", "zoom", "jitsi", "link"]]
    # For `phone`: the side that is called. `host` (default): the booker must give a number.
    who_calls: NotRequired[Literal["host", "booker"]]
    # For `phone`, if the booker calls: the host's number.
    number: NotRequired[str]
    # For `link`: the address of the conference.
    url: NotRequired[str]
    adress: NotRequired[str]


class TypeCustomInputPatchHosts(TypedDict):
    # `any`: one member, picked by the team's rule. `all`: every member at once. `some`: the members in `fixed`, and `count` of the others, picked by the rule.
    kind: NotRequired[Literal["any", "all", "some"]]
    # For `some`: how many besides those in `fixed`; default 1.
    count: NotRequired[int | None]
    # For `some`: members who take part in every meeting, the first one as its host.
    fixed: NotRequired[list[Id] | None]
    # For `any`: the booker may choose a member, and the page then shows the member's name; default false.
    choose: NotRequired[Any]
    # A returning booker gets the same host as the last time, if that member is free; default false.
    same_host: NotRequired[Any]
    # The limits of each host's bookings on the page.
    limits: NotRequired[list[Limit] | None]


class TypeCustomInputPatchRooms(TypedDict):
    # Default true; false: of a type that needs none, though its page does.
    needed: NotRequired[Any]
    # Users with `resource`; each meeting takes one of them. Default: any of the organisation.
    any_of: NotRequired[list[Id] | None]
    # Only rooms with this `place`, or with it as one of the parts between commas: `Berlin` matches `Berlin, second floor`.
    place: NotRequired[str | None]
    # The capacity that a room must have. `guests`: the number of participants, the hosts included; for a meeting with seats the maximum.
    capacity: NotRequired[int | Literal["guests"] | None]


class TypeCustomInputPatchSeries(TypedDict):
    # The frequencies that the booker can choose from; `month` keeps the day of the month.
    every: NotRequired[SeriesRhythm | list[SeriesRhythm]]
    # The minimum and maximum number of occurrences, the first included; from 1, a single meeting can be booked too.
    times: NotRequired[list[int]]


class TypeCustomInputPatchSpread(TypedDict):
    # Which free times of a day are offered. `any`: all. `tidy`: first those that leave no rest too short for another meeting. `adjacent`: those beside what the host already has on that day, else the first and the last of each free stretch. `first_of_day`: the first `count`. A day with a free time always offers one.
    rule: NotRequired[Literal["any", "tidy", "adjacent", "first_of_day"]]
    # With `first_of_day`, and required there: how many times of a day are offered.
    count: NotRequired[int | None]
    # With `tidy`: minutes of the shortest rest that is worth keeping; default: the shortest length of the page or the type. Set it where another type is shorter.
    shortest: NotRequired[int | None]
    # The rule holds for today and so many days after; default: for every day.
    days: NotRequired[int | None]


class TypeCustomInputPatchStay(TypedDict):
    # `minute`: meetings at a time of day, as without the setting; of a type whose page has stays. `day`: whole local days. `night`: from check-in to check-out.
    unit: NotRequired[Literal["minute", "day", "night"]]
    # The fewest days or nights; default 1.
    least: NotRequired[int | None]
    # The most days or nights; default 30, or `least`.
    most: NotRequired[int | None]
    # When a stay begins on its first day; default 15:00 for nights, the whole day for days.
    check_in: NotRequired[str | None]
    # When a stay ends: on the morning after the last night, default 11:00, or on the last day, by default at its end. For days 00:00 is midnight at the end of the day.
    check_out: NotRequired[str | None]
    # The weekdays on which a stay may begin; default: any.
    arrival_days: NotRequired[list[Literal["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]] | None]
    # The weekdays of the last day, for nights the day of check-out; default: any.
    departure_days: NotRequired[list[Literal["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]] | None]
    # How many stays of this page or this type may overlap, of each host, such as bikes of a kind; default 1. Whatever else takes the host's time blocks all of them.
    capacity: NotRequired[int | None]


class TypeCustomInputPatchSteps(TypedDict):
    # `fixed` (default): as listed. `free`: in the first order that fits, of at most 6 steps.
    order: NotRequired[Literal["fixed", "free"] | None]
    # An empty list: no steps, of a type whose page has some.
    list: NotRequired[list[TypeCustomInputPatchStepsListEntry]]


class TypeCustomInputPatchStepsListEntry(TypedDict):
    # What happens in the step; its hosts' calendars show it.
    title: str
    minutes: int
    hosts: TypeCustomInputPatchStepsListEntryHosts
    # Minutes between the step and the next one, in which its hosts are free for others.
    gap: NotRequired[TypeCustomInputPatchStepsListEntryGap]


class TypeCustomInputPatchStepsListEntryGap(TypedDict):
    # Default 0.
    least: NotRequired[int]
    # The gap grows up to it, by 5 minutes at a time, until the next step fits; default: `least`.
    most: NotRequired[int]


class TypeCustomInputPatchStepsListEntryHosts(TypedDict):
    # `any`: one of them, picked by the team's rule. `all`: each of them takes part.
    kind: Literal["any", "all"]
    # Members of the team; with `any` they may be left out: any member of the team.
    users: NotRequired[list[Id]]


class TypeCustomInputPatchWaitingList(TypedDict):
    active: NotRequired[bool]
    # How long a freed time is held for the person it is offered to; default 120.
    offer_minutes: NotRequired[int | None]


class UndoChangeBody(TypedDict):
    pass


class UnreadEntry(TypedDict):
    title: Any
    # The start of its first time, for whole days midnight in UTC; null: unknown.
    start: str | None
    all_day: bool
    # The part that could not be read. `time`: the time, so that the entry does not count as busy. `rule`: the recurrence; its first time is used, and the known ones of the others. `zone`: its time zone; that of the calendar is used. `part`: its end, or exceptions. `complex`: it takes too long to compute; only some of its times are used.
    reason: Literal["time", "rule", "zone", "part", "complex"]


class UpdateDomainBody(TypedDict):
    # Makes it the main one of several verified domains; false is only for one that is not the main one.
    main: NotRequired[bool]
    # The active pages that the domain's root lists: those of people and teams, of teams alone, or none.
    start_page: NotRequired[Literal["all", "teams", "none"]]


class UpdateDomainPatch(TypedDict):
    # Makes it the main one of several verified domains; false is only for one that is not the main one.
    main: NotRequired[bool]
    # The active pages that the domain's root lists: those of people and teams, of teams alone, or none.
    start_page: NotRequired[Literal["all", "teams", "none"]]


class UpdateEventOperation(TypedDict):
    operation: Literal["update"]
    # The `_id` of the event.
    event: Id
    # Change only this version (an `ETag`).
    if_match: NotRequired[str]
    body: NotRequired[EventUpdate]


class User(TypedDict):
    _id: Id
    createdAt: str
    updatedAt: str
    __v: int
    id: Id
    first_name: Any
    last_name: Any
    full_name: Any
    timezone: str
    language: Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"]
    # The origin of the user: a program, a link to join, a sign-in at a provider, a directory.
    signedup_with: Literal["api", "password", "provider", "scim"]
    # The permissions of the person: an owner has all; an admin all except making owners; a manager those that concern the people and pages of the teams they are an admin of; a member those for their own resources; a viewer reads, and changes nothing.
    role: Literal["owner", "admin", "manager", "member", "viewer"]
    calendarList: Id
    picture_url: Any
    travel: list[Travel]
    # Not a person but a resource for meetings: a room.
    resource: bool
    # For a resource: its capacity in people.
    capacity: Any
    # For a resource: a text that describes its location.
    place: Any
    suspended: bool
    # The time of suspension; null: not suspended.
    suspended_at: str | None
    emails: list[str]
    account: UserAccount
    consent: UserConsent
    # Which are connected.
    calendars: UserCalendars
    google: UserGoogle
    modules: UserModules


class UserAccount(TypedDict):
    organization: UserAccountOrganization
    plan: Literal["free", "pro"]
    free_trial_days: int
    free_trial_started: str | None
    free_trial_until: str | None
    app_url: str


class UserAccountOrganization(TypedDict):
    name: str
    id: Id
    admin: bool
    extid: Any


class UserAnswer(TypedDict):
    user: User
    # The sign-up link: works once, for 7 days.
    link: NotRequired[str]


class UserBatch(TypedDict):
    # Applies to all entries.
    organization: NotRequired[Id]
    # Returns the expected result of each entry, and changes nothing. Default false.
    dry_run: NotRequired[bool]
    users: list[UserEntry]


class UserBatchAnswer(TypedDict):
    results: list[UserBatchResult]


class UserBatchResult(TypedDict):
    # The status that a single request would have returned.
    status: int
    user: NotRequired[User]
    link: NotRequired[str]
    error: NotRequired[EntryProblem]


class UserBody(TypedDict):
    # The id of your organisation.
    organization: Id
    user: UserBodyUser
    # The user sets a password with the link in the response.
    finish_signup_with: NotRequired[Literal["email"]]
    login: NotRequired[UserBodyLogin]
    availability: NotRequired[AvailabilityBody]
    bookpage: NotRequired[UserBookpage]
    # Connects each account, or gives a connected one new credentials.
    calendars: NotRequired[list[ExchangeAccount]]
    # Creates the hours of a workweek and a primary page that confirms at once, as for people who join by an invitation. Default false. Viewers and rooms get none.
    starter: NotRequired[bool]


class UserBodyLogin(TypedDict):
    credentials: UserBodyLoginCredentials


class UserBodyLoginCredentials(TypedDict):
    username: str
    password: str


class UserBodyUser(TypedDict):
    # At most one; `email` is accepted too.
    emails: NotRequired[str | list[str]]
    email: NotRequired[str]
    first_name: NotRequired[str | None]
    last_name: NotRequired[str | None]
    # Default: the organisation's, else UTC.
    timezone: NotRequired[str]
    # Default: the organisation's.
    language: NotRequired[Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"]]
    picture_url: NotRequired[str | None]
    # Default: member. Only owners can give or remove the role of owner; the role cannot be higher than the caller's; a key that is limited to scopes needs credentials:write, and cannot make admins. The last owner stays one.
    role: NotRequired[Literal["owner", "admin", "manager", "member", "viewer"]]
    # Days on which the hours of all availabilities hold on the clocks of another time zone; of several for one day the last one counts. Replaces the list.
    travel: NotRequired[list[TravelInput]]
    # A room: it has hours (always open without any), absences and calendars, but no address, no sign-in and no mails, and is in no team. It stays what it is. Default false.
    resource: NotRequired[bool]
    # For a resource: its capacity in people.
    capacity: NotRequired[int | None]
    # For a resource: a text that describes its location; several parts with commas between them.
    place: NotRequired[str | None]
    # A suspended user cannot sign in, and all sessions end at once; pages take no bookings, teams skip the user, and no mails are sent to them. All data stays, and is available again afterwards. For callers who may set the role.
    suspended: NotRequired[bool]
    account: NotRequired[UserBodyUserAccount]
    # The `_id` of an existing user.
    _id: NotRequired[Id]
    id: NotRequired[Id]


class UserBodyUserAccount(TypedDict):
    organization: NotRequired[UserBodyUserAccountOrganization]


class UserBodyUserAccountOrganization(TypedDict):
    extid: NotRequired[str | None]


class UserBookpage(TypedDict):
    nickname: str
    message: NotRequired[str]
    custom: NotRequired[TypeCustomInput]


class UserCalendars(TypedDict):
    google: bool
    office365: bool
    exchange: bool
    icloud: bool
    caldav: bool


class UserConsent(TypedDict):
    terms: str | None


class UserEntry(TypedDict):
    # The id of your organisation.
    organization: NotRequired[Id]
    user: UserEntryUser
    # The user sets a password with the link in the response.
    finish_signup_with: NotRequired[Literal["email"]]
    login: NotRequired[UserEntryLogin]
    availability: NotRequired[AvailabilityBody]
    bookpage: NotRequired[UserBookpage]
    # Connects each account, or gives a connected one new credentials.
    calendars: NotRequired[list[ExchangeAccount]]


class UserEntryLogin(TypedDict):
    credentials: UserEntryLoginCredentials


class UserEntryLoginCredentials(TypedDict):
    username: str
    password: str


class UserEntryUser(TypedDict):
    # At most one; `email` is accepted too.
    emails: NotRequired[str | list[str]]
    email: NotRequired[str]
    first_name: NotRequired[str | None]
    last_name: NotRequired[str | None]
    # Default: the organisation's, else UTC.
    timezone: NotRequired[str]
    # Default: the organisation's.
    language: NotRequired[Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"]]
    picture_url: NotRequired[str | None]
    # Default: member. Only owners can give or remove the role of owner; the role cannot be higher than the caller's; a key that is limited to scopes needs credentials:write, and cannot make admins. The last owner stays one.
    role: NotRequired[Literal["owner", "admin", "manager", "member", "viewer"]]
    # Days on which the hours of all availabilities hold on the clocks of another time zone; of several for one day the last one counts. Replaces the list.
    travel: NotRequired[list[TravelInput]]
    # A room: it has hours (always open without any), absences and calendars, but no address, no sign-in and no mails, and is in no team. It stays what it is. Default false.
    resource: NotRequired[bool]
    # For a resource: its capacity in people.
    capacity: NotRequired[int | None]
    # For a resource: a text that describes its location; several parts with commas between them.
    place: NotRequired[str | None]
    # A suspended user cannot sign in, and all sessions end at once; pages take no bookings, teams skip the user, and no mails are sent to them. All data stays, and is available again afterwards. For callers who may set the role.
    suspended: NotRequired[bool]
    account: NotRequired[UserEntryUserAccount]
    # The `_id` of an existing user.
    _id: NotRequired[Id]
    id: NotRequired[Id]


class UserEntryUserAccount(TypedDict):
    organization: NotRequired[UserEntryUserAccountOrganization]


class UserEntryUserAccountOrganization(TypedDict):
    extid: NotRequired[str | None]


class UserGoogle(TypedDict):
    id: Any
    email: Any
    picture: Any
    token: Any
    last_contacts_fetch: str | None
    last_profile_fetch: str | None


class UserJoinedDelivery(TypedDict):
    action: Literal["user.joined"]
    organization: Id
    # The user that the resource belongs to.
    user: NotRequired[Id]
    # When it happened; this and what follows since version `2026-11-23`.
    occurred_at: str
    # The changed fields of the resource; empty for a new one.
    changes: dict[str, UserJoinedDeliveryChangesValue]
    # The invitees concerned: those who voted, wrote, declined or were added.
    people: list[UserJoinedDeliveryPeopleEntry]
    # The message that was written.
    message: UserJoinedDeliveryMessage | None
    # An example that was requested to test the receiver: no event happened.
    example: NotRequired[Literal[True]]
    # It happened in a sandbox.
    mode: NotRequired[Literal["test"]]
    resource: User


class UserJoinedDeliveryChangesValue(TypedDict):
    before: Any
    after: Any


UserJoinedDeliveryMessage = TypedDict(
    "UserJoinedDeliveryMessage",
    {
        "_id": "Id",
        "created_by": "UserJoinedDeliveryMessageCreatedBy",
        "createdAt": "str",
        "updatedAt": "str",
        "body": "str",
        "from": "Any",
    },
)


class UserJoinedDeliveryMessageCreatedBy(TypedDict):
    user: Id | None


class UserJoinedDeliveryPeopleEntry(TypedDict):
    _id: Id
    full_name: Any
    email: Any
    phone: Any
    company: Any
    user: Id | None
    picture_url: Any
    timezone: Any
    locale: Any
    star: bool
    # The organiser's own entry.
    su: bool
    # Was expected and did not come.
    no_show: bool
    stats: UserJoinedDeliveryPeopleEntryStats
    answers: list[Answer]
    # Holds the meeting beside its organiser.
    host: bool
    # In a meeting with seats: the invitee who brought this person along; null: has a booking of their own.
    brought_by: Id | None
    created_by: UserJoinedDeliveryPeopleEntryCreatedBy


class UserJoinedDeliveryPeopleEntryCreatedBy(TypedDict):
    user: Id | None


class UserJoinedDeliveryPeopleEntryStats(TypedDict):
    voted: UserJoinedDeliveryPeopleEntryStatsVoted


class UserJoinedDeliveryPeopleEntryStatsVoted(TypedDict):
    dates: bool
    places: bool


class UserModules(TypedDict):
    brand: bool
    assistant: bool
    bookpage: bool
    bookpage_pro: bool
    availabilities: bool
    billing: bool
    group_pro: bool
    team: bool


class UserOnboarding(TypedDict):
    # An availability opens on some day.
    hours: bool
    calendar: bool
    # The person has an active page, or is a member of a team with one.
    page: bool
    picture: bool
    # A visitor has booked a meeting with this person.
    booking: bool


class UserPhone(TypedDict):
    # The organisation can send SMS: an account is connected, or it is a sandbox.
    available: bool
    # The proven number in E.164; null: none.
    number: str | None
    confirmed_at: str | None
    # When the number has ended the SMS of the organisation by a reply of STOP, until it replies START.
    stopped_at: str | None
    # The number that was sent a code, until the code is entered or expires.
    pending: UserPhonePending | None
    # In test mode, which sends nothing: the code, in the response to its request only. Otherwise null.
    test_code: Any


class UserPhoneBody(TypedDict):
    # A number without the code of its country is of the country of the user's time zone.
    number: str


class UserPhonePending(TypedDict):
    # In E.164.
    number: str
    expires_at: str


class UserUpdate(TypedDict):
    # The id of your organisation.
    organization: NotRequired[Id]
    user: NotRequired[UserUpdateUser]
    # The user sets a password with the link in the response.
    finish_signup_with: NotRequired[Literal["email"]]
    login: NotRequired[UserUpdateLogin]
    availability: NotRequired[AvailabilityBody]
    bookpage: NotRequired[UserBookpage]
    # Connects each account, or gives a connected one new credentials.
    calendars: NotRequired[list[ExchangeAccount]]


class UserUpdateLogin(TypedDict):
    credentials: UserUpdateLoginCredentials


class UserUpdateLoginCredentials(TypedDict):
    username: str
    password: str


class UserUpdateUser(TypedDict):
    # At most one; `email` is accepted too.
    emails: NotRequired[str | list[str]]
    email: NotRequired[str]
    first_name: NotRequired[str | None]
    last_name: NotRequired[str | None]
    # Default: the organisation's, else UTC.
    timezone: NotRequired[str]
    # Default: the organisation's.
    language: NotRequired[Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"]]
    picture_url: NotRequired[str | None]
    # Default: member. Only owners can give or remove the role of owner; the role cannot be higher than the caller's; a key that is limited to scopes needs credentials:write, and cannot make admins. The last owner stays one.
    role: NotRequired[Literal["owner", "admin", "manager", "member", "viewer"]]
    # Days on which the hours of all availabilities hold on the clocks of another time zone; of several for one day the last one counts. Replaces the list.
    travel: NotRequired[list[TravelInput]]
    # A room: it has hours (always open without any), absences and calendars, but no address, no sign-in and no mails, and is in no team. It stays what it is. Default false.
    resource: NotRequired[bool]
    # For a resource: its capacity in people.
    capacity: NotRequired[int | None]
    # For a resource: a text that describes its location; several parts with commas between them.
    place: NotRequired[str | None]
    # A suspended user cannot sign in, and all sessions end at once; pages take no bookings, teams skip the user, and no mails are sent to them. All data stays, and is available again afterwards. For callers who may set the role.
    suspended: NotRequired[bool]
    account: NotRequired[UserUpdateUserAccount]


class UserUpdateUserAccount(TypedDict):
    organization: NotRequired[UserUpdateUserAccountOrganization]


class UserUpdateUserAccountOrganization(TypedDict):
    extid: NotRequired[str | None]


class Utm(TypedDict):
    source: Any
    medium: Any
    campaign: Any
    term: Any
    content: Any


class VerifySignInDomainBody(TypedDict):
    pass


VoteAnswer: TypeAlias = "Literal['yes', 'if_need_be', 'no']"


class VoteBody(TypedDict):
    # An invitee, by `_id` or e-mail address.
    invitee: Id | str
    # An answer by the id of the date; those not named stay as they are. `if_need_be`: where the poll has it.
    dates: NotRequired[dict[str, VoteAnswer]]
    # An answer by the id of the place; those not named stay as they are. `if_need_be`: where the poll has it.
    places: NotRequired[dict[str, VoteAnswer]]


class WaitingEntry(TypedDict):
    _id: Id
    # The nickname of the booking page.
    page: str
    # The handle of its appointment type; null: the page itself.
    type: Any
    # On a team's page: the member that the booker has chosen.
    host: Id | None
    # Minutes; null: the duration of the page.
    duration: Any
    email: str
    name: str
    lang: Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"]
    # In which the days are meant.
    timezone: str
    first_day: str
    # The last day, included. The entry is deleted once it is over.
    last_day: str
    # The number of times offered so far.
    offer_count: int
    # The time that is held for them at this moment.
    offer: WaitingEntryOffer | None
    # The time of joining; people who have waited longer get offers first.
    createdAt: str


class WaitingEntryOffer(TypedDict):
    start: str
    # The end of the hold of the offered time.
    until: str


class WaitingJoinedDelivery(TypedDict):
    action: Literal["waiting.joined"]
    organization: Id
    # The user that the resource belongs to.
    user: NotRequired[Id]
    # When it happened; this and what follows since version `2026-11-23`.
    occurred_at: str
    # The changed fields of the resource; empty for a new one.
    changes: dict[str, WaitingJoinedDeliveryChangesValue]
    # The invitees concerned: those who voted, wrote, declined or were added.
    people: list[WaitingJoinedDeliveryPeopleEntry]
    # The message that was written.
    message: WaitingJoinedDeliveryMessage | None
    # An example that was requested to test the receiver: no event happened.
    example: NotRequired[Literal[True]]
    # It happened in a sandbox.
    mode: NotRequired[Literal["test"]]
    resource: WaitingEntry


class WaitingJoinedDeliveryChangesValue(TypedDict):
    before: Any
    after: Any


WaitingJoinedDeliveryMessage = TypedDict(
    "WaitingJoinedDeliveryMessage",
    {
        "_id": "Id",
        "created_by": "WaitingJoinedDeliveryMessageCreatedBy",
        "createdAt": "str",
        "updatedAt": "str",
        "body": "str",
        "from": "Any",
    },
)


class WaitingJoinedDeliveryMessageCreatedBy(TypedDict):
    user: Id | None


class WaitingJoinedDeliveryPeopleEntry(TypedDict):
    _id: Id
    full_name: Any
    email: Any
    phone: Any
    company: Any
    user: Id | None
    picture_url: Any
    timezone: Any
    locale: Any
    star: bool
    # The organiser's own entry.
    su: bool
    # Was expected and did not come.
    no_show: bool
    stats: WaitingJoinedDeliveryPeopleEntryStats
    answers: list[Answer]
    # Holds the meeting beside its organiser.
    host: bool
    # In a meeting with seats: the invitee who brought this person along; null: has a booking of their own.
    brought_by: Id | None
    created_by: WaitingJoinedDeliveryPeopleEntryCreatedBy


class WaitingJoinedDeliveryPeopleEntryCreatedBy(TypedDict):
    user: Id | None


class WaitingJoinedDeliveryPeopleEntryStats(TypedDict):
    voted: WaitingJoinedDeliveryPeopleEntryStatsVoted


class WaitingJoinedDeliveryPeopleEntryStatsVoted(TypedDict):
    dates: bool
    places: bool


class WaitingListSetting(TypedDict):
    active: bool
    # How long a freed time is held for the person it is offered to; default 120.
    offer_minutes: NotRequired[int]


class WaitingOfferedDelivery(TypedDict):
    action: Literal["waiting.offered"]
    organization: Id
    # The user that the resource belongs to.
    user: NotRequired[Id]
    # When it happened; this and what follows since version `2026-11-23`.
    occurred_at: str
    # The changed fields of the resource; empty for a new one.
    changes: dict[str, WaitingOfferedDeliveryChangesValue]
    # The invitees concerned: those who voted, wrote, declined or were added.
    people: list[WaitingOfferedDeliveryPeopleEntry]
    # The message that was written.
    message: WaitingOfferedDeliveryMessage | None
    # An example that was requested to test the receiver: no event happened.
    example: NotRequired[Literal[True]]
    # It happened in a sandbox.
    mode: NotRequired[Literal["test"]]
    resource: WaitingEntry


class WaitingOfferedDeliveryChangesValue(TypedDict):
    before: Any
    after: Any


WaitingOfferedDeliveryMessage = TypedDict(
    "WaitingOfferedDeliveryMessage",
    {
        "_id": "Id",
        "created_by": "WaitingOfferedDeliveryMessageCreatedBy",
        "createdAt": "str",
        "updatedAt": "str",
        "body": "str",
        "from": "Any",
    },
)


class WaitingOfferedDeliveryMessageCreatedBy(TypedDict):
    user: Id | None


class WaitingOfferedDeliveryPeopleEntry(TypedDict):
    _id: Id
    full_name: Any
    email: Any
    phone: Any
    company: Any
    user: Id | None
    picture_url: Any
    timezone: Any
    locale: Any
    star: bool
    # The organiser's own entry.
    su: bool
    # Was expected and did not come.
    no_show: bool
    stats: WaitingOfferedDeliveryPeopleEntryStats
    answers: list[Answer]
    # Holds the meeting beside its organiser.
    host: bool
    # In a meeting with seats: the invitee who brought this person along; null: has a booking of their own.
    brought_by: Id | None
    created_by: WaitingOfferedDeliveryPeopleEntryCreatedBy


class WaitingOfferedDeliveryPeopleEntryCreatedBy(TypedDict):
    user: Id | None


class WaitingOfferedDeliveryPeopleEntryStats(TypedDict):
    voted: WaitingOfferedDeliveryPeopleEntryStatsVoted


class WaitingOfferedDeliveryPeopleEntryStatsVoted(TypedDict):
    dates: bool
    places: bool


class Webhook(TypedDict):
    _id: Id
    createdAt: str
    updatedAt: str
    __v: int
    organization: Id
    scope: Literal["organization"]
    # The first of `actions`.
    action: Literal["event.created", "event.confirmed", "event.updated", "event.cancelled", "user.joined", "event.voted", "event.message", "event.declined", "event.new_invitee", "event.no_show", "bookpage.updated", "form.answered", "waiting.joined", "waiting.offered", "workflow.step"]
    actions: list[Literal["event.created", "event.confirmed", "event.updated", "event.cancelled", "user.joined", "event.voted", "event.message", "event.declined", "event.new_invitee", "event.no_show", "bookpage.updated", "form.answered", "waiting.joined", "waiting.offered", "workflow.step"]]
    target_url: str
    # The form of the body: a list of one action (the default), or the action itself. `calendly`, `calcom`: that of their webhooks, with their signature, for receivers that cannot change yet.
    format: Literal["array", "object", "calendly", "calcom"]
    # The version of the payload; default for a new webhook: the API version of the request. It stays fixed when newer versions appear. `2026-11-01` has `action`, `organization`, `user` and `resource`; `2026-11-23` also `occurred_at`, `changes`, `people` and `message`; resources are those of the API in that version (`/changelog`).
    version: Literal["2026-11-01", "2026-11-23", "2026-11-26"]
    filter: WebhookFilter | None
    # Nothing is sent from then on, until a PUT enables it again.
    disabled_at: str | None
    disabled_reason: Literal["gone", "failing"] | None
    # The time since which every delivery has failed.
    failing_since: str | None


class WebhookBody(TypedDict):
    # The action to subscribe to; or name several as `actions`.
    action: NotRequired[Literal["event.created", "event.confirmed", "event.updated", "event.cancelled", "user.joined", "event.voted", "event.message", "event.declined", "event.new_invitee", "event.no_show", "bookpage.updated", "form.answered", "waiting.joined", "waiting.offered", "workflow.step"]]
    # All that it subscribes to, each once; with `action`, that is one of them.
    actions: NotRequired[list[Literal["event.created", "event.confirmed", "event.updated", "event.cancelled", "user.joined", "event.voted", "event.message", "event.declined", "event.new_invitee", "event.no_show", "bookpage.updated", "form.answered", "waiting.joined", "waiting.offered", "workflow.step"]]]
    target_url: str
    # The form of the body: a list of one action (the default), or the action itself. `calendly`, `calcom`: that of their webhooks, with their signature, for receivers that cannot change yet.
    format: NotRequired[Literal["array", "object", "calendly", "calcom"]]
    # The version of the payload; default for a new webhook: the API version of the request. It stays fixed when newer versions appear. `2026-11-01` has `action`, `organization`, `user` and `resource`; `2026-11-23` also `occurred_at`, `changes`, `people` and `message`; resources are those of the API in that version (`/changelog`).
    version: NotRequired[Literal["2026-11-01", "2026-11-23", "2026-11-26"]]
    filter: NotRequired[WebhookFilter | None]


class WebhookFilter(TypedDict):
    # Only these booking pages, with their types.
    pages: NotRequired[list[Id]]
    # Only these appointment types.
    types: NotRequired[list[Id]]
    # Only these teams.
    teams: NotRequired[list[Id]]


class WebhookFilterPatch(TypedDict):
    # Only these booking pages, with their types.
    pages: NotRequired[list[Id] | None]
    # Only these appointment types.
    types: NotRequired[list[Id] | None]
    # Only these teams.
    teams: NotRequired[list[Id] | None]


class WebhookPatch(TypedDict):
    # The action to subscribe to; or name several as `actions`.
    action: NotRequired[Literal["event.created", "event.confirmed", "event.updated", "event.cancelled", "user.joined", "event.voted", "event.message", "event.declined", "event.new_invitee", "event.no_show", "bookpage.updated", "form.answered", "waiting.joined", "waiting.offered", "workflow.step"]]
    # All that it subscribes to, each once; with `action`, that is one of them.
    actions: NotRequired[list[Literal["event.created", "event.confirmed", "event.updated", "event.cancelled", "user.joined", "event.voted", "event.message", "event.declined", "event.new_invitee", "event.no_show", "bookpage.updated", "form.answered", "waiting.joined", "waiting.offered", "workflow.step"]]]
    target_url: NotRequired[str]
    # The form of the body: a list of one action (the default), or the action itself. `calendly`, `calcom`: that of their webhooks, with their signature, for receivers that cannot change yet.
    format: NotRequired[Literal["array", "object", "calendly", "calcom"]]
    # The version of the payload; default for a new webhook: the API version of the request. It stays fixed when newer versions appear. `2026-11-01` has `action`, `organization`, `user` and `resource`; `2026-11-23` also `occurred_at`, `changes`, `people` and `message`; resources are those of the API in that version (`/changelog`).
    version: NotRequired[Literal["2026-11-01", "2026-11-23", "2026-11-26"]]
    filter: NotRequired[WebhookFilterPatch | None]


class WhatsappAccount(TypedDict):
    connected: bool
    phone_number_id: Any
    business_account_id: Any
    # The number that readers see, as Meta writes it.
    phone_number: Any
    # The name that readers see.
    verified_name: Any
    # What Meta said when it last rejected the account; null since a message was accepted.
    problem: Any
    # The callback URL to be entered at the app, for the field `messages`. Null without `https`.
    callback_url: Any
    # The verify token to be entered with it. It signs nothing.
    verify_token: Any
    # When the templates were last fetched.
    refreshed_at: str | None
    updatedAt: str | None


class WhatsappAccountBody(TypedDict):
    # Meta’s id of the phone number, which is not the number itself.
    phone_number_id: str
    # The id of the WhatsApp Business account.
    business_account_id: str
    # A permanent token of a system user with the rights `whatsapp_business_messaging` and `whatsapp_business_management`. Required for another account. Stored encrypted, and in no response.
    access_token: NotRequired[str]
    # The secret of the app, with which Meta signs its calls. Required for another account. Stored encrypted, and in no response.
    app_secret: NotRequired[str]


class WhatsappTemplate(TypedDict):
    name: str
    # Meta’s code, such as `en_US`.
    language: str
    # Meta’s status, such as `APPROVED`, `PENDING`, `REJECTED`, `PAUSED` or `DISABLED`.
    status: str
    # `UTILITY`, `MARKETING` or `AUTHENTICATION`.
    category: str
    body: str
    # The variables of the body, in the order of `parameters`.
    variables: list[str]
    # The buttons for a quick reply, in the order of `buttons`.
    quick_replies: list[str]
    # Why a workflow cannot send it. `header`: it needs a file or has a variable. `button`: one has a variable or opens something other than an address. `kind`: it is for codes, or has no body.
    obstacle: Literal["header", "button", "kind"] | None


class WhatsappTemplates(TypedDict):
    templates: list[WhatsappTemplate]
    refreshed_at: str | None


class WhatsappTest(TypedDict):
    # The number in E.164.
    to: str
    language: str


class WhatsappTestBody(TypedDict):
    # A number with its country code, such as +49 151 12345678.
    to: str
    # The name of an approved template.
    template: str
    # Meta’s code; default: the first approved translation.
    language: NotRequired[str]


class Workflow(TypedDict):
    _id: Id
    createdAt: str
    updatedAt: str
    __v: int
    name: str
    enabled: bool
    filter: WorkflowFilter | None
    # All of them must hold.
    conditions: list[WorkflowCondition]
    steps: list[WorkflowStep]
    # The fixed addresses of all steps. `stopped`: the reader has ended the messages.
    addresses: list[WorkflowAddress]
    # The number of messages that are planned now.
    planned: int


class WorkflowAddress(TypedDict):
    email: str
    state: Literal["unconfirmed", "confirmed", "stopped"]


class WorkflowAddressConfirmationBody(TypedDict):
    # A fixed address of this workflow.
    email: str


class WorkflowBody(TypedDict):
    name: str
    # Default true. Switching it off ends what is planned.
    enabled: NotRequired[bool]
    # Limits the workflow to meetings and offers of these pages, types and teams, and of pages of these templates, and to answers to these forms. Null: all.
    filter: NotRequired[WorkflowFilter | None]
    # All of them must hold. Default: none.
    conditions: NotRequired[list[WorkflowCondition]]
    steps: list[WorkflowStepBody]
    # The `messages` of a rejection with the reason `many_messages`: a change that sends more than 500 messages within the next hour needs it. It is not stored.
    confirmed_messages: NotRequired[int]


WorkflowCondition: TypeAlias = "AnswerCondition | LanguageCondition | FirstBookingCondition"


class WorkflowConditionResult(TypedDict):
    condition: WorkflowCondition
    # What the meeting has.
    found: list[str]
    holds: bool


class WorkflowFilter(TypedDict):
    # Only these booking pages, with their types.
    pages: NotRequired[list[Id]]
    # Only these appointment types.
    types: NotRequired[list[Id]]
    # Only these teams.
    teams: NotRequired[list[Id]]
    # Only meetings and offers of pages that follow one of these page templates now.
    templates: NotRequired[list[Id]]
    # Only answers to these forms.
    forms: NotRequired[list[Id]]


class WorkflowFilterPatch(TypedDict):
    # Only these booking pages, with their types.
    pages: NotRequired[list[Id] | None]
    # Only these appointment types.
    types: NotRequired[list[Id] | None]
    # Only these teams.
    teams: NotRequired[list[Id] | None]
    # Only meetings and offers of pages that follow one of these page templates now.
    templates: NotRequired[list[Id] | None]
    # Only answers to these forms.
    forms: NotRequired[list[Id] | None]


class WorkflowMessage(TypedDict):
    # The same at every attempt.
    _id: Id
    workflow: Id
    # The name of the workflow.
    name: str
    step: Id
    trigger: Literal["before_start", "after_start", "before_end", "after_end", "requested", "booked", "confirmed", "moved", "cancelled", "no_show", "unanswered", "form_answered", "offer_waiting"]
    due_at: str
    # The meeting as it is when the step is due; absent for `form_answered` and `offer_waiting`.
    event: NotRequired[Event]
    # The answers, for `form_answered`.
    response: NotRequired[FormResponse]
    # The entry with its offer, for `offer_waiting`.
    waiting: NotRequired[WaitingEntry]


class WorkflowPatch(TypedDict):
    name: NotRequired[str]
    enabled: NotRequired[bool]
    filter: NotRequired[WorkflowFilterPatch | None]
    conditions: NotRequired[list[WorkflowCondition]]
    steps: NotRequired[list[WorkflowStepBody]]
    confirmed_messages: NotRequired[int]


class WorkflowStep(TypedDict):
    _id: Id
    when: WorkflowTime
    # `sms`: to the phone numbers of booker, guests and hosts, through the account of `/v2/sms_account`. `whatsapp`: to the same numbers, a template of the account of `/v2/whatsapp_account`. `push`: a notification in the browsers of people who switched these on. `slack`: a message to the channel of the page, its team or the organisation, or with `to` to the hosts themselves. `webhook`: to `url`. `calendar`: a line in the description of the calendar entries that `to` have of the meeting, from its time on.
    channel: Literal["mail", "sms", "whatsapp", "push", "slack", "webhook", "calendar"]
    # Guests are all participants besides the booker and the hosts. Empty for a webhook.
    to: list[Literal["booker", "guests", "host", "team_admins"]]
    # Fixed addresses, which are confirmed first.
    addresses: list[str]
    # Our text, in each reader's language.
    template: Literal["reminder", "still_coming", "thanks", "feedback"] | None
    # Empty with a template, for a text message, Slack, a webhook and a line in calendar entries.
    subject: str
    # Empty with a template, and for a webhook.
    text: str
    # The address of a webhook step, whose deliveries are signed, repeated and logged as all others.
    url: Any
    # Only for the channel `whatsapp`.
    whatsapp: WorkflowWhatsapp | None


class WorkflowStepBody(TypedDict):
    # The id of an existing step of this workflow, which it replaces.
    _id: NotRequired[Id]
    when: WorkflowTimeBody
    # Default `mail`.
    channel: NotRequired[Literal["mail", "sms", "whatsapp", "push", "slack", "webhook", "calendar"]]
    # At least one recipient, here or in `addresses`; none for a webhook; none or `host` for Slack. Notifications go to people with an account.
    to: NotRequired[list[Literal["booker", "guests", "host", "team_admins"]]]
    # Fixed addresses for mails with a text of your own. A new address is mailed a link; it gets nothing before its reader confirms.
    addresses: NotRequired[list[str]]
    # Our text, in place of `subject` and `text`. `still_coming` asks to say yes, to choose another time or to cancel. `feedback` asks for a rating and a sentence; it needs a trigger after the start or the end.
    template: NotRequired[Literal["reminder", "still_coming", "thanks", "feedback"] | None]
    # May contain {host}, {date} and {time}; for `form_answered` only {form}.
    subject: NotRequired[str]
    # Plain text. May contain {recipient}, {booker}, {host}, {title}, {date}, {time}, {place} and {link}; an SMS also {answers}, which asks to reply 1 (coming), 2 (another time) or 3 (cancel). A line in calendar entries has at most 500 characters and no {link}, as entries have their own. For `form_answered`: {recipient}, {booker}, {form}, {link} and {answer.…} with the key of a question.
    text: NotRequired[str]
    # For a webhook only: the address that gets the meeting.
    url: NotRequired[str | None]
    # For the channel `whatsapp` only, and required for it.
    whatsapp: NotRequired[WorkflowWhatsappBody | None]


class WorkflowStepDelivery(TypedDict):
    action: Literal["workflow.step"]
    organization: Id
    # The user that the resource belongs to.
    user: NotRequired[Id]
    # When it happened; this and what follows since version `2026-11-23`.
    occurred_at: str
    # The changed fields of the resource; empty for a new one.
    changes: dict[str, WorkflowStepDeliveryChangesValue]
    # The invitees concerned: those who voted, wrote, declined or were added.
    people: list[WorkflowStepDeliveryPeopleEntry]
    # The message that was written.
    message: WorkflowStepDeliveryMessage | None
    # An example that was requested to test the receiver: no event happened.
    example: NotRequired[Literal[True]]
    # It happened in a sandbox.
    mode: NotRequired[Literal["test"]]
    resource: WorkflowMessage


class WorkflowStepDeliveryChangesValue(TypedDict):
    before: Any
    after: Any


WorkflowStepDeliveryMessage = TypedDict(
    "WorkflowStepDeliveryMessage",
    {
        "_id": "Id",
        "created_by": "WorkflowStepDeliveryMessageCreatedBy",
        "createdAt": "str",
        "updatedAt": "str",
        "body": "str",
        "from": "Any",
    },
)


class WorkflowStepDeliveryMessageCreatedBy(TypedDict):
    user: Id | None


class WorkflowStepDeliveryPeopleEntry(TypedDict):
    _id: Id
    full_name: Any
    email: Any
    phone: Any
    company: Any
    user: Id | None
    picture_url: Any
    timezone: Any
    locale: Any
    star: bool
    # The organiser's own entry.
    su: bool
    # Was expected and did not come.
    no_show: bool
    stats: WorkflowStepDeliveryPeopleEntryStats
    answers: list[Answer]
    # Holds the meeting beside its organiser.
    host: bool
    # In a meeting with seats: the invitee who brought this person along; null: has a booking of their own.
    brought_by: Id | None
    created_by: WorkflowStepDeliveryPeopleEntryCreatedBy


class WorkflowStepDeliveryPeopleEntryCreatedBy(TypedDict):
    user: Id | None


class WorkflowStepDeliveryPeopleEntryStats(TypedDict):
    voted: WorkflowStepDeliveryPeopleEntryStatsVoted


class WorkflowStepDeliveryPeopleEntryStatsVoted(TypedDict):
    dates: bool
    places: bool


class WorkflowStepTrial(TypedDict):
    step: Id
    recipients: list[WorkflowStepTrialRecipient]


class WorkflowStepTrialRecipient(TypedDict):
    role: Literal["booker", "guests", "host", "team_admins", "address", "slack", "webhook", "calendar"]
    # The address of a webhook. Null for admins of teams, who are looked up when it is sent.
    name: Any
    # Null if it depends on a change, or the meeting has no confirmed time.
    due_at: str | None


class WorkflowSubjectMessage(TypedDict):
    _id: Id
    # The step may have been deleted since.
    step: Id
    trigger: Literal["form_answered", "offer_waiting"]
    channel: Literal["mail", "webhook"]
    # The `_id` of the response for `form_answered`, of the entry of the waiting list for `offer_waiting`; it may have been deleted since.
    subject: Id
    # `booker`: the person who answered or waits. Else `team_admins`, `webhook` or a fixed address.
    recipient: str
    due_at: str
    # `delivered`: the mail server of the organisation, or the receiver of the webhook, has accepted it.
    state: Literal["planned", "sent", "delivered", "skipped", "failed"]
    # Why it was not sent. `booked`: something was booked with the answers. `offer_over`: the offer was no longer open. `left`: the answers or the entry were deleted. `no_address`: the person gave none. Others as in the timeline of a meeting.
    reason: Literal["late", "already_sent", "started", "too_late", "condition", "moved", "cancelled", "unconfirmed", "answered", "left", "no_address", "preference", "workflow_off", "workflow_changed", "too_often", "loop", "mail_limit", "no_push", "no_phone", "no_host_phone", "no_consent", "sms_off", "whatsapp_off", "not_approved", "stopped", "over_budget", "slack_off", "no_channel", "no_slack", "webhook_off", "calendar_invites", "entry_full", "unconfirmed_address", "booked", "offer_over", "error"] | None
    # The time at which it was sent or skipped.
    ended_at: str | None
    createdAt: str


class WorkflowTime(TypedDict):
    # `requested`: a booking that a host must confirm. `booked`: confirmed for the first time, at once or after a request. `confirmed`: a request or a poll was confirmed. `moved`: another time. `no_show`: recorded that someone did not come. `unanswered`: a request that no host has confirmed, declined or answered with another time; it ends with the answer. `form_answered`: the answers to a form were sent; a message with a delay ends once something is booked with them. `offer_waiting`: a freed time is offered to somebody on a waiting list; it ends with the offer.
    trigger: Literal["before_start", "after_start", "before_end", "after_end", "requested", "booked", "confirmed", "moved", "cancelled", "no_show", "unanswered", "form_answered", "offer_waiting"]
    amount: int
    unit: Literal["minutes", "hours", "days", "working_days"]
    at: Any


class WorkflowTimeBody(TypedDict):
    # `requested`: a booking that a host must confirm. `booked`: confirmed for the first time, at once or after a request. `confirmed`: a request or a poll was confirmed. `moved`: another time. `no_show`: recorded that someone did not come. `unanswered`: a request that no host has confirmed, declined or answered with another time; it ends with the answer. `form_answered`: the answers to a form were sent; a message with a delay ends once something is booked with them. `offer_waiting`: a freed time is offered to somebody on a waiting list; it ends with the offer.
    trigger: Literal["before_start", "after_start", "before_end", "after_end", "requested", "booked", "confirmed", "moved", "cancelled", "no_show", "unanswered", "form_answered", "offer_waiting"]
    # How long before or after; after the change for a trigger that is one. Default 0.
    amount: NotRequired[int]
    # Default `minutes`. Days are of the recipient's calendar; working days are Monday to Friday without the host's holidays.
    unit: NotRequired[Literal["minutes", "hours", "days", "working_days"]]
    # The time of that day on the recipient's clock, for days and working days only.
    at: NotRequired[str | None]


class WorkflowTrial(TypedDict):
    event: WorkflowTrialEvent
    # Whether the meeting is of the pages, types and teams of the filter, and all conditions hold.
    applies: bool
    in_filter: bool
    conditions: list[WorkflowConditionResult]
    steps: list[WorkflowStepTrial]


class WorkflowTrialBody(TypedDict):
    # A meeting, of the past or to come.
    event: Id


class WorkflowTrialEvent(TypedDict):
    _id: Id
    title: str


class WorkflowUpdate(TypedDict):
    name: NotRequired[str]
    # Default true. Switching it off ends what is planned.
    enabled: NotRequired[bool]
    # Limits the workflow to meetings and offers of these pages, types and teams, and of pages of these templates, and to answers to these forms. Null: all.
    filter: NotRequired[WorkflowFilter | None]
    # All of them must hold. Default: none.
    conditions: NotRequired[list[WorkflowCondition]]
    steps: NotRequired[list[WorkflowStepBody]]
    # The `messages` of a rejection with the reason `many_messages`: a change that sends more than 500 messages within the next hour needs it. It is not stored.
    confirmed_messages: NotRequired[int]


class WorkflowWhatsapp(TypedDict):
    template: str
    parameters: list[str]
    buttons: list[Literal["coming", "move", "cancel"] | None]
    otherwise: Literal["sms", "mail"] | None


class WorkflowWhatsappBody(TypedDict):
    # The name of a template of the account. It is sent in the reader's language, if approved in it.
    template: str
    # The values of the template's variables, in their order; texts with the variables of `text`. {answers} asks for a reply of 1, 2 or 3.
    parameters: NotRequired[list[str]]
    # What the template's buttons for a quick reply do, in their order. Null: it becomes a message.
    buttons: NotRequired[list[Literal["coming", "move", "cancel"] | None]]
    # The channel by which `template` or `text` of the step go if WhatsApp has not delivered the message: the number has no WhatsApp, or the template is not approved. Null: none.
    otherwise: NotRequired[Literal["sms", "mail"] | None]


class WrittenLocation(TypedDict):
    _id: Id
    createdAt: str
    updatedAt: str
    __v: int
    location: WrittenLocationLocation
    name: str
    address: Any
    picture_url: Any
    link: Any
    opening_hours: OpeningHours | None
    timezone: Any
    extid: str
    org: Id
    locator: Id
    # A warning about what was sent; it was accepted all the same.
    doubt: NotRequired[LocationDoubt]


class WrittenLocationLocation(TypedDict):
    type: Literal["Point"]
    # Latitude from -90 to 90, then longitude from -180 to 180, in decimal degrees.
    coordinates: list[float]


WebhookDelivery: TypeAlias = "BookpageUpdatedDelivery | EventCancelledDelivery | EventConfirmedDelivery | EventCreatedDelivery | EventDeclinedDelivery | EventMessageDelivery | EventNewInviteeDelivery | EventNoShowDelivery | EventUpdatedDelivery | EventVotedDelivery | FormAnsweredDelivery | PingDelivery | UserJoinedDelivery | WaitingJoinedDelivery | WaitingOfferedDelivery | WorkflowStepDelivery"


ProblemCode: TypeAlias = "Literal['validation_failed', 'malformed_json', 'unauthorized', 'forbidden', 'second_factor_needed', 'fresh_sign_in_needed', 'impersonation', 'other_person', 'not_found', 'method_not_allowed', 'conflict', 'slot_taken', 'changed_since', 'request_in_flight', 'precondition_failed', 'body_too_large', 'unsupported_media_type', 'idempotency_key_reused', 'rate_limited', 'mail_limit', 'internal_error', 'unavailable']"
