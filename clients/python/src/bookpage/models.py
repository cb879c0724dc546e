"""What travels, as it is in JSON. Generated from the contracts: npm run client"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict


class Absence(TypedDict):
    _id: Id
    createdAt: str
    updatedAt: str
    __v: int
    # Whose it is.
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
    # What the person calls it. Bookers see it only where a page says so.
    label: NotRequired[str]
    # Another user of the organisation, to whose primary booking page the person's pages lead meanwhile.
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
    # What the person calls it. Bookers see it only where a page says so.
    label: NotRequired[str]
    # Another user of the organisation, to whose primary booking page the person's pages lead meanwhile.
    instead: NotRequired[Id | None]
    # Of an absence that is there already, in whose place this one is.
    _id: NotRequired[Id]


class AbsenceUpdate(TypedDict):
    # The first day.
    start_date: NotRequired[str]
    # The last day, included.
    end_date: NotRequired[str]
    # What the person calls it. Bookers see it only where a page says so.
    label: NotRequired[str]
    # Another user of the organisation, to whose primary booking page the person's pages lead meanwhile.
    instead: NotRequired[Id | None]


class Answer(TypedDict):
    # Of the question.
    _id: Id
    key: str
    # The question as it was asked, in the host's language.
    label: str
    kind: Literal["text", "long_text", "select", "multi_select", "radio", "checkbox", "number", "date", "phone", "url", "email"]
    # By kind: a number, true or false of a checkbox, values of the options of `multi_select`, else a text; phone numbers in E.164, dates as YYYY-MM-DD.
    value: str | float | bool | list[str]
    # The value for people: labels of the options; a checkbox has its value.
    text: str


class ApiKey(TypedDict):
    _id: Id
    name: str
    # The key's first characters, to tell it by.
    prefix: str
    # A key that begins with `bp_test_` sees the organisation's sandbox, and nothing else.
    mode: Literal["live", "test"]
    # What the key is limited to; empty: nothing, it may do everything.
    scopes: list[Literal["organization:read", "users:read", "users:write", "preferences:read", "preferences:write", "calendars:read", "calendars:write", "availabilities:read", "availabilities:write", "bookpages:read", "bookpages:write", "slots:read", "events:read", "events:write", "teams:read", "teams:write", "locators:read", "locators:write", "forms:read", "forms:write", "third_parties:read", "third_parties:write", "api_keys:read", "api_keys:write", "credentials:write", "audit:read", "audit:write", "personal_data:read", "personal_data:write", "hooks:read", "hooks:write", "jobs:read", "mails:read", "mails:write", "organization:write", "scim"]]
    # To the minute.
    last_used_at: str | None
    createdAt: str
    # From then on the key is refused; null: it does not end by itself.
    expires_at: str | None
    # Since then it is refused; null: it was not revoked.
    revoked_at: str | None
    # The person who made it; null: it was made by another key, from the command line, or before this was kept.
    created_by: ApiKeyCreatedBy | None
    # In whose form it is answered where a request says nothing else.
    version: Literal["2026-11-01", "2026-11-23", "2026-11-26"]


class ApiKeyBody(TypedDict):
    # What the key is for.
    name: str
    # Limits the key; without any it may do everything. A limited key can only give what it has.
    scopes: NotRequired[list[Literal["organization:read", "users:read", "users:write", "preferences:read", "preferences:write", "calendars:read", "calendars:write", "availabilities:read", "availabilities:write", "bookpages:read", "bookpages:write", "slots:read", "events:read", "events:write", "teams:read", "teams:write", "locators:read", "locators:write", "forms:read", "forms:write", "third_parties:read", "third_parties:write", "api_keys:read", "api_keys:write", "credentials:write", "audit:read", "audit:write", "personal_data:read", "personal_data:write", "hooks:read", "hooks:write", "jobs:read", "mails:read", "mails:write", "organization:write", "scim"]]]
    # `test`: a key of the sandbox, which is made if there is none. Default: as whoever asks.
    mode: NotRequired[Literal["live", "test"]]
    # When the key ends. Default: never, or when the key that makes it does.
    expires_at: NotRequired[str | None]
    # In whose form the key is answered, for good. Default: the newest.
    version: NotRequired[Literal["2026-11-01", "2026-11-23", "2026-11-26"]]


class ApiKeyCreatedBy(TypedDict):
    _id: Id
    # Null: nobody knows any more.
    name: Any


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
    # JSON pointers to the fields that are as its template says; they are changed there alone.
    locked: list[str]


class AppointmentTypeBody(TypedDict):
    # Ignored: the path says which page is meant.
    nickname: NotRequired[str]
    # An availability of the page's owner; null, the default: the owner's main one.
    availability: NotRequired[Id | None]
    name: str
    # Default: made from the name, with a number where the page has it already.
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
    # Ignored: the path says which page is meant.
    nickname: NotRequired[str]
    # An availability of the page's owner; null, the default: the owner's main one.
    availability: NotRequired[Id | None]
    name: NotRequired[str]
    # Default: made from the name, with a number where the page has it already.
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


class AskDomainAnswer(TypedDict):
    domain: str


class Assignment(TypedDict):
    rule: Literal["least_recent", "random", "least_busy", "weighted", "priority"]
    # For `weighted`: shares by member; a member who is not named has 1.
    weights: NotRequired[dict[str, int]]
    # For `priority`: members, the first choice first; those not named follow.
    order: NotRequired[list[Id]]


class AssignmentPatch(TypedDict):
    rule: NotRequired[Literal["least_recent", "random", "least_busy", "weighted", "priority"]]
    weights: NotRequired[dict[str, int] | None]
    order: NotRequired[list[Id] | None]


class Attention(TypedDict):
    # All there are, as the lists have them under `filter=without_hours`, `without_calendar` and `without_page` of users, `status=broken`, `stale` and `refuses` of calendars, and `state=open` of invitations.
    counts: AttentionCounts
    # Mails are kept and not sent, because the installation has no mail server.
    no_mail_server: bool
    # Locators, and how many of their locations lead to a page that is not there, or where nobody can be booked.
    lost_locations: list[AttentionLostLocation]
    # People who have a sign-up link and have not used it, counted up to 100.
    unfinished_sign_ups: int
    # Switched off by Bookpage, or without a delivery that arrived since then.
    failing_webhooks: list[AttentionFailingWebhook]
    # Connected calendars that can no longer be read.
    broken_calendars: list[AttentionBrokenCalendar]
    # Connected calendars that were not read lately, or that refuse meetings.
    troubled_calendars: list[AttentionTroubledCalendar]
    # Settings that name a calendar which is gone, or can no longer be written to. Meetings are written, and time is blocked, as if nothing were chosen.
    lost_calendars: list[AttentionLostCalendar]
    # Meetings whose entry was changed in a calendar, and whose host has not said what shall happen.
    calendar_changes: list[AttentionCalendarChange]
    # Accounts that links are made with and that can no longer be used.
    broken_video_accounts: list[AttentionBrokenVideoAccount]
    # Coming meetings for which no link could be made, and why.
    meetings_without_link: list[AttentionMeetingsWithoutLinkEntry]
    # Active booking pages of persons whose own places, or those of a type, promise a link that cannot be made.
    places_without_link: list[AttentionPlacesWithoutLinkEntry]
    # Of the first 500 active booking pages those that offer no time in the next 14 days.
    pages_without_time: list[AttentionPagesWithoutTimeEntry]
    # Who is suspended and has meetings to come, or requests for some, that somebody else has to take over.
    suspended_hosts: list[AttentionSuspendedHost]
    # To come, confirmed or asked for, and their host was deleted. Told of the whole organisation alone.
    meetings_without_host: list[AttentionMeetingsWithoutHostEntry]
    # To come, and with no room though their page needs one, or with a `room` that is closed then or too small.
    meetings_without_room: list[AttentionMeetingsWithoutRoomEntry]


class AttentionBrokenCalendar(TypedDict):
    user: Id
    full_name: Any
    calendar: Id
    name: str


class AttentionBrokenVideoAccount(TypedDict):
    user: Id
    full_name: Any
    account: Id
    name: str


class AttentionCalendarChange(TypedDict):
    user: Id
    full_name: Any
    event: Id
    title: str
    # What was done to the event's entry in their calendar.
    kind: Literal["moved", "deleted"]


class AttentionCounts(TypedDict):
    people_without_hours: int
    people_without_calendar: int
    people_without_page: int
    people_with_broken_calendars: int
    people_with_unreachable_calendars: int
    people_with_refusing_calendars: int
    open_invitations: int


class AttentionFailingWebhook(TypedDict):
    webhook: Id
    target_url: str
    disabled_at: str | None
    failing_since: str | None


class AttentionLostCalendar(TypedDict):
    user: Id
    full_name: Any
    # Whose setting it is; null: the person's own.
    nickname: Any
    # The appointment type of the page; null: the page itself.
    type: Any
    setting: Literal["target_calendar", "blocking_calendars"]


class AttentionLostLocation(TypedDict):
    locator: Id
    handle: str
    title: str
    locations: int


class AttentionMeetingsWithoutHostEntry(TypedDict):
    event: Id
    title: str
    start: str | None
    # What the host was called.
    host: Any


class AttentionMeetingsWithoutLinkEntry(TypedDict):
    user: Id
    full_name: Any
    event: Id
    title: str
    starts_at: str | None
    provider: Literal["phone", "google_meet", "teams", "zoom", "jitsi", "link"]
    reason: Literal["no_account", "no_calendar", "access", "refused", "unanswered"]


class AttentionMeetingsWithoutRoomEntry(TypedDict):
    user: Id
    full_name: Any
    event: Id
    title: str
    start: str
    room: Id | None
    # The page needs a room and there is none; it is closed then; more come than it holds.
    reason: Literal["none", "closed", "too_small"]


class AttentionPagesWithoutTimeEntry(TypedDict):
    user: Id
    full_name: Any
    bookpage: Id
    nickname: str


class AttentionPlacesWithoutLinkEntry(TypedDict):
    user: Id
    full_name: Any
    bookpage: Id
    nickname: str
    kind: Literal["place", "phone", "google_meet", "teams", "zoom", "jitsi", "link"]
    missing: Literal["setting", "account", "calendar", "access"]


class AttentionSuspendedHost(TypedDict):
    user: Id
    full_name: Any
    meetings: int


class AttentionTroubledCalendar(TypedDict):
    user: Id
    full_name: Any
    calendar: Id
    name: str
    # Its server has not answered for an hour; it does not take what is written into it.
    trouble: Literal["unreachable", "refuses"]
    since: str


class AuditEntry(TypedDict):
    _id: Id
    createdAt: str
    actor: AuditEntryActor
    # The `X-Request-Id` of the request.
    request_id: Any
    # From which the request came; null where it is not known.
    address: Any
    # What the browser or program called itself, shortened.
    device: Any
    # What was done to it. `sign_in`: the user has signed in. `refuse`: somebody wanted to sign in as the user, or used a key that has ended; `changes.reason` says why not. Refusals that repeat themselves are told once an hour. Of `seeing_as`, whose id is the person's who is seen, `create` is the beginning and `delete` the end.
    action: Literal["create", "update", "delete", "sign_in", "refuse"]
    resource: Literal["organization", "api_key", "personal_token", "oauth_app", "oauth_grant", "user", "preferences", "push_subscription", "availability", "absence", "bookpage", "appointment_type", "page_template", "page_template_type", "link", "calendar_list", "calendar", "calendar_feed", "calendar_connection", "subcalendar", "video_account", "team", "admin_preferences", "locator", "location", "form", "third_party", "event", "webhook", "invitation", "seeing_as", "person", "waiting_entry", "sign_in", "domain", "mail"]
    resource_id: Id
    # What it is called now, or was when it was deleted: a title, a name, a nickname, an address; null where it has none.
    resource_name: Any
    # Each field that changed, under the name it is stored by, with its value before and after. Of the parts of an event, a team or a user (`dates`, `invitees`, `votes`, `people`, `login`, …) only those that changed are listed. Secrets never appear: `hidden` stands for a new one.
    changes: dict[str, AuditEntryChangesValue]
    # Whether it can be taken back: a change of hours, an absence, a booking page, an appointment type or a team, of which nothing was changed since.
    undoable: bool


class AuditEntryActor(TypedDict):
    # An API key, a signed-in person, somebody on a public page, or the service itself.
    kind: Literal["key", "user", "booker", "system"]
    # Of the key or the user.
    id: Id | None
    # As it is called now, or was when it was deleted; null where nobody knows any more.
    name: Any


class AuditEntryChangesValue(TypedDict):
    before: Any
    after: Any


class AuthenticatorStart(TypedDict):
    # In base32, to be typed where no picture can be taken.
    secret: str
    # `otpauth://totp/…`, as it stands in the picture.
    uri: str
    # The QR code, as SVG.
    picture: str


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
    # Where weeks take turns: the week that runs today.
    days: AvailabilityDays
    trim_scheduler: bool
    dates: list[AvailabilityDate]
    holidays: HolidaysSetting | None
    minimum_notice: int
    start_date: str | None
    end_date: str | None
    # How much may be booked in each day, week or month, counted by the start of each meeting in the availability's time zone; weeks begin as `week_start` of the organisation says.
    limits: list[Limit]
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
    # Minutes to keep free before each meeting.
    buffer_before: NotRequired[int]
    # Minutes to keep free after each meeting.
    buffer_after: NotRequired[int]
    # An all-day busy calendar event takes the whole day.
    all_day_busy: NotRequired[bool]
    # The days sent replace those before. Where weeks take turns, they are changed in the week that runs today; with `weeks` in the same body, those count.
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
    # How much may be booked of all meetings of this person, whichever page they came from.
    limits: NotRequired[list[Limit]]
    # Weeks that take turns in place of `days`: the whole list. Null: every week is as the one that runs today.
    weeks: NotRequired[list[AvailabilityWeekInput] | None]
    # A date in the first of `weeks`. They take turns before it, too.
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
    # Of an entry that is there already, which keeps it.
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
    # As `start_time`. 00:00, 24:00 and 23:59 are midnight at the end of the day.
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
    # Minutes to keep free before each meeting.
    buffer_before: NotRequired[int]
    # Minutes to keep free after each meeting.
    buffer_after: NotRequired[int]
    # An all-day busy calendar event takes the whole day.
    all_day_busy: NotRequired[bool]
    days: NotRequired[AvailabilityPatchDays]
    # Hours of single dates in place of those of the week and of public holidays: the whole list, in which later entries win. Slots of a date must not overlap.
    dates: NotRequired[list[AvailabilityDateInput]]
    holidays: NotRequired[HolidaysInputPatch | None]
    # Minutes from now until the earliest start.
    minimum_notice: NotRequired[int]
    start_date: NotRequired[str | None]
    end_date: NotRequired[str | None]
    # How much may be booked of all meetings of this person, whichever page they came from.
    limits: NotRequired[list[Limit]]
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


class BeginAuthenticatorBody(TypedDict):
    pass


class BeginPasskeyBody(TypedDict):
    pass


class BeginProofBody(TypedDict):
    pass


class BelongingMeeting(TypedDict):
    _id: Id
    title: str
    start: str | None
    guests: int
    # Whether the successor that was asked about, or a member of that team, is free; null: nobody was asked about, or no time is taken.
    takes_over: Any


class BelongingPage(TypedDict):
    _id: Id
    nickname: str
    types: int
    links: int
    waiting: int


class Belongings(TypedDict):
    pages: list[BelongingPage]
    # To come: confirmed ones, and requests.
    meetings: BelongingsMeetings
    # Not decided yet.
    polls: BelongingsPolls
    teams: list[BelongingTeam]
    # Absences of others, not over yet, for whom the person stands in.
    substitutions: int
    # Meetings of others, to come, that the person is invited to.
    taking_part: int
    # Routing forms that lead to their pages.
    forms: list[NamedBelonging]
    # Places of locators that lead to their pages.
    locations: list[NamedBelonging]
    # Webhooks that are told of their pages alone.
    webhooks: list[NamedBelonging]
    # What nobody else can have: it ends with access, or goes with the person.
    ends: EndingBelongings


class BelongingsMeetings(TypedDict):
    count: int
    first: list[BelongingMeeting]


class BelongingsPolls(TypedDict):
    count: int
    first: list[BelongingMeeting]


class BelongingTeam(TypedDict):
    _id: Id
    name: str
    only_member: bool
    only_admin: bool


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
    # The room that it takes, where its page needs one.
    room: BookingRoom2 | None
    invitees: list[BookingInvitee]
    messages: list[BookingMessage]
    declines: list[BookingDecline]
    # Of a meeting that several people book, each a seat; null: it is of one booker.
    seats: BookingSeats | None
    # What the booker answered to the questions of the page; in a meeting with seats it is with each invitee.
    answers: list[Answer]
    # How one meets, once it is confirmed; null: at a place. A link moves with the meeting.
    conference: Conference | None
    lang: Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"]
    locale: Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"]
    timezone: str
    bookpage: bool
    third_party: BookingThirdParty
    # How it is asked about; null: nothing was said, and it is yes or no.
    poll: Poll | None
    # Where it was booked; nulls for an event that was made otherwise.
    source: BookingSource
    metadata: dict[str, str]
    # Only on an event of a booking that repeats.
    series: NotRequired[EventSeries]
    # Only on a cancelled event.
    cancelled: NotRequired[str]
    # Only on an event that was cancelled with one.
    cancel_reason: NotRequired[str]
    # Only on an event of a team: who holds it and why.
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
    # What the operation alone would have been answered with.
    status: int
    # The version that it has now.
    etag: NotRequired[str]
    # As the operation answers it.
    event: NotRequired[CreatedBooking | Booking]
    # Why it was refused; it has changed nothing.
    error: NotRequired[OperationProblem]


class BookingBody(TypedDict):
    # The nickname of an active booking page.
    page: NotRequired[str]
    # The handle of an active appointment type, beside its page; or its id, which can stand alone.
    type: NotRequired[str]
    # The handle of a team's page, or the id of the team.
    team: NotRequired[str]
    # The token of a booking link: its page or type, at its length and times; it counts the booking.
    link: NotRequired[str]
    # Without an offset: on the booker's clocks.
    start: SlotTime
    # Further times to choose from, on a page whose host confirms bookings.
    alternatives: NotRequired[list[SlotTime]]
    # Minutes; default: the page's, or its type's.
    duration: NotRequired[int]
    # Repeats the meeting, where the page lets bookings repeat: at the same hour on the clocks of the page's hours, all booked or none.
    series: NotRequired[SeriesBody]
    attendee: BookingBodyAttendee
    # Whom the booker brings along.
    guests: NotRequired[list[str]]
    # One of the page's, by its name, or another where the page allows it; default: its first.
    place: NotRequired[BookingBodyPlace]
    title: NotRequired[str]
    # From the booker to the host.
    message: NotRequired[str]
    # To the questions of the page, by their keys.
    answers: NotRequired[dict[str, Any]]
    # Of a team's page: the member whom the booker chose.
    host: NotRequired[Id]
    # What led to this booking: the `_id` of what was answered to a form, or the token that the form's page adds to the address of a booking page. The event then says which form it came from, and the response which event it was.
    via: NotRequired[str]
    # A hold that the booking takes up: of its host, for its time.
    hold: NotRequired[Id]
    # An integrator's own texts, by key; people are not shown them.
    metadata: NotRequired[dict[str, str]]
    utm: NotRequired[BookingBodyUtm]


class BookingBodyAttendee(TypedDict):
    name: str
    email: str
    # Required where the page asks for it.
    phone: NotRequired[str | None]
    # Required where the page asks for it.
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
    # `requested`: the host has yet to confirm it. `past`: over, whether it had been confirmed or not. `no_show`: somebody did not come.
    status: Literal["requested", "confirmed", "cancelled", "past", "no_show"]
    # Of the confirmed date, else of the first that is proposed.
    start: str | None
    end: str | None
    # The user with whom it is.
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
    # Of the confirmed date: who voted yes and did not decline.
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
    # Whether it is as the page asks, for all who come.
    fits: bool
    # By this booking.
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
    # Whose page it is; null: a team's.
    belongs_to: Id | None
    # The team whose page it is; null: a user's.
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
    # JSON pointers to the fields that are as its template says; they are changed there alone.
    locked: list[str]


class BookpageBody(TypedDict):
    nickname: str
    # The owner, a user of the organisation.
    belongs_to: NotRequired[Id | None]
    # In place of `belongs_to`: a team, whose members are booked.
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
    # In place of `belongs_to`: a team, whose members are booked.
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
    # Whose the resource is.
    user: NotRequired[Id]
    # When it happened; this and what follows since version `2026-11-23`.
    occurred_at: str
    # Fields of the resource that are others than before; none of what is new.
    changes: dict[str, BookpageUpdatedDeliveryChangesValue]
    # The invitees whom it is about: who voted, wrote, declined, was added.
    people: list[BookpageUpdatedDeliveryPeopleEntry]
    # What somebody wrote.
    message: BookpageUpdatedDeliveryMessage | None
    # It was asked for, to try the receiver: nothing has happened.
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
    # It cannot be read any more until somebody does something about it.
    access_broken: bool
    # Why `access_broken` is set. `access`: the credentials, or the calendar itself, are refused. `address`: there is no calendar at the address. `complex`: what it holds takes too long to be worked out.
    broken_reason: Literal["access", "address", "complex"] | None
    # When it was last read; null: not yet.
    synced_at: str | None
    # Since when it does not take what is written into it, although it was tried several times; null: it does, or nothing was to be written. It is tried on.
    write_refused_at: str | None
    # What its server said to that, in English.
    write_refused_why: Any
    # Which of the subcalendars that was.
    write_refused_subcalendar: Id | None
    # Credentials are never answered.
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
    # The password is one made for this app at account.apple.com.
    credentials: CalendarAccountIcloudCredentials


class CalendarAccountIcloudCredentials(TypedDict):
    username: str
    password: str


class CalendarAccountIcs(TypedDict):
    source: Literal["ics"]
    # Of a calendar that is published as a file. Kept like a password.
    url: str
    name: NotRequired[str]


class CalendarAccountState(TypedDict):
    _id: Id
    name: str
    source: Literal["google", "office365", "exchange", "icloud", "caldav", "ics"]
    primary: bool
    # It cannot be read any more until somebody does something about it.
    access_broken: bool
    # When it was last read; null: not yet.
    synced_at: str | None
    # Since when it does not take what is written into it, although it was tried several times; null: it does, or nothing was to be written. It is tried on.
    write_refused_at: str | None
    # What its server said to that, in English.
    write_refused_why: Any
    # As `broken_reason` says; `unreachable`: its server has not answered for an hour, and is asked again by itself.
    problem: Literal["access", "address", "complex", "unreachable"] | None
    # Since when `access_broken` is set, as far as is known.
    broken_since: str | None


class CalendarChange(TypedDict):
    _id: Id
    event: Id
    # In whose calendar.
    user: Id
    kind: Literal["moved", "deleted"]
    # When the entry is now; of whole days, the first.
    date: Any
    end_date: Any
    all_day: bool
    # `open`: it waits for somebody's word. `followed`: the meeting followed. `put_back`: the entry was written again. `settled`: something else came, such as a later change of the meeting.
    state: Literal["open", "followed", "put_back", "settled"]
    # What keeps the meeting from following, by name; empty where it has none.
    reasons: list[str]
    # What can be done about it now; none while it is not open.
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
    # Of those that failed or are broken, 100 at most.
    failures: list[CalendarConnectionFailure]


CalendarConnectionBody: TypeAlias = "CalendarConnectionBodyGoogle | CalendarConnectionBodyOffice365 | CalendarConnectionBodyExchange"


class CalendarConnectionBodyExchange(TypedDict):
    source: Literal["exchange"]
    # An account with the role `ApplicationImpersonation`.
    credentials: CalendarConnectionBodyExchangeCredentials
    name: NotRequired[str]
    # Whose addresses lie in one of these, and not below, has their calendar connected.
    domains: list[str]
    # Also people who have not confirmed their address. Only where nobody gives themselves an address: they see when its owner is busy.
    unconfirmed: NotRequired[bool]
    # The address within the domains with whose calendar the connection is tried; default: somebody's of the organisation.
    try_with: NotRequired[str]


class CalendarConnectionBodyExchangeCredentials(TypedDict):
    # The mail server, or the address of its web services.
    server: str
    username: str
    password: str


class CalendarConnectionBodyGoogle(TypedDict):
    source: Literal["google"]
    # The JSON key of a service account with domain-wide delegation, as Google gives it.
    credentials: CalendarConnectionBodyGoogleCredentials
    name: NotRequired[str]
    # Whose addresses lie in one of these, and not below, has their calendar connected.
    domains: list[str]
    # Also people who have not confirmed their address. Only where nobody gives themselves an address: they see when its owner is busy.
    unconfirmed: NotRequired[bool]
    # The address within the domains with whose calendar the connection is tried; default: somebody's of the organisation.
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
    # Whose addresses lie in one of these, and not below, has their calendar connected.
    domains: list[str]
    # Also people who have not confirmed their address. Only where nobody gives themselves an address: they see when its owner is busy.
    unconfirmed: NotRequired[bool]
    # The address within the domains with whose calendar the connection is tried; default: somebody's of the organisation.
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
    # Whose calendar could not be opened; tried again every hour.
    failed: int
    # Whose calendar was connected, and cannot be read any more.
    broken: int
    # Who have disconnected it.
    left: int
    # Who have not confirmed their address, where that is asked for.
    unconfirmed: int


class CalendarFeed(TypedDict):
    active: bool
    # Of the present address.
    createdAt: str | None


class CalendarInput(TypedDict):
    _id: NotRequired[Id]
    source: NotRequired[str]
    source_id: NotRequired[str | None]
    name: NotRequired[str]
    # At most one is; choosing one ends the choice of another.
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
    # What a calendar with `access_broken` does: nothing more, or block all time.
    when_broken: Literal["last_known", "block"]
    # The writable subcalendar in which meetings are written, unless their page names another; null: the primary one of the primary calendar. So it is, too, while the one named is gone.
    target_calendar: Id | None
    # `private`: others who see the calendar do not see what meetings are about. A page may say otherwise.
    entry_visibility: Literal["default", "private"]
    # What happens when an entry that Bookpage has written is moved or deleted in the calendar. `tell`: its owner is asked. `follow`: the meeting moves with it if the host is free, and is cancelled with it; by who does not hold the meeting it is declined.
    on_calendar_change: Literal["tell", "follow"]
    # What counts as busy besides entries that plainly are: `tentative` ones, being `out_of_office`, `working_elsewhere`. After a change the calendars are read again, soon.
    busy_statuses: list[Literal["tentative", "out_of_office", "working_elsewhere"]]
    calendars: list[Calendar]
    # Providers at which people sign in themselves, as far as this installation is set up for them: `url` takes a POST, without fields, from a form in the console.
    sign_ins: list[CalendarListSignIn]


class CalendarListPatch(TypedDict):
    sync_suggestions: NotRequired[bool]
    when_broken: NotRequired[Literal["last_known", "block"]]
    target_calendar: NotRequired[Id | None]
    entry_visibility: NotRequired[Literal["default", "private"]]
    on_calendar_change: NotRequired[Literal["tell", "follow"]]
    # What counts as busy besides entries that plainly are: `tentative` ones, being `out_of_office`, `working_elsewhere`. After a change the calendars are read again, soon.
    busy_statuses: NotRequired[list[Literal["tentative", "out_of_office", "working_elsewhere"]]]
    calendars: NotRequired[list[CalendarInput]]


class CalendarListSignIn(TypedDict):
    source: Literal["google", "office365"]
    url: str


class CalendarListUpdate(TypedDict):
    sync_suggestions: NotRequired[bool]
    when_broken: NotRequired[Literal["last_known", "block"]]
    # Of this user's subcalendars one that can be written to; null: as it is without a choice.
    target_calendar: NotRequired[Id | None]
    entry_visibility: NotRequired[Literal["default", "private"]]
    on_calendar_change: NotRequired[Literal["tell", "follow"]]
    # What counts as busy besides entries that plainly are: `tentative` ones, being `out_of_office`, `working_elsewhere`. After a change the calendars are read again, soon.
    busy_statuses: NotRequired[list[Literal["tentative", "out_of_office", "working_elsewhere"]]]
    calendars: NotRequired[list[CalendarInput]]


class CancelBody(TypedDict):
    # Told to all who take part.
    reason: NotRequired[str | None]


class CancelBookingBody(TypedDict):
    # Told to all who take part.
    reason: NotRequired[str | None]
    # Of a meeting with seats: the invitee whose seat it is about, and of whom they brought; else all of it.
    invitee: NotRequired[Id]
    # Of a series: this one (default), or this and all that follow it and are still to come.
    scope: NotRequired[Literal["one", "following"]]


class CancelBookingOperation(TypedDict):
    operation: Literal["cancel"]
    # Which event.
    event: Id
    # Change only this version (an `ETag`).
    if_match: NotRequired[str]
    body: NotRequired[CancelBookingBody]


class CancelEventOperation(TypedDict):
    operation: Literal["cancel"]
    # Which event.
    event: Id
    # Change only this version (an `ETag`).
    if_match: NotRequired[str]
    body: NotRequired[CancelBody]


class ChangeBookingRoomBody(TypedDict):
    # A user with `resource`; null: none; default: the one that the page would take now.
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
        "outside": "list[ChangePreviewOutsideEntry]",
    },
)


class ChangePreviewOutsideEntry(TypedDict):
    # Of the event.
    _id: Id
    # For those who may read events.
    title: Any
    start: str
    end: str
    rule: Literal["outside_hours", "closed_date", "holiday", "absence", "start_date", "end_date"]
    # Of a meeting with seats: so many are booked.
    seats: ChangePreviewOutsideEntrySeats | None
    # Of a booking that repeats: which of how many.
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
    # Of the type.
    name: Any
    # Those that change.
    days: dict[str, ChangePreviewPageDaysValue]


class ChangePreviewPageDaysValue(TypedDict):
    gained: int
    lost: int


class CheckDomainBody(TypedDict):
    pass


class Conference(TypedDict):
    provider: Literal["phone", "google_meet", "teams", "zoom", "jitsi", "link"]
    # Null where there is none, or not yet: `event.updated` tells.
    url: Any
    # What has to be typed there.
    code: Any
    # The number to call.
    phone: Any
    # Why there is no link, and will be none unless somebody does something. `no_account`: the host has connected no account that makes it. `no_calendar`: the calendar that the meeting is written into makes none. `access`: the account has to be connected again. `refused`: the service makes none. `unanswered`: it did not answer in time.
    failed: Literal["no_account", "no_calendar", "access", "refused", "unanswered"] | None


class Conferencing(TypedDict):
    # Accounts that links are made with.
    accounts: list[ConferencingAccount]
    # The kinds of places, as this user can have them.
    kinds: list[ConferencingKind]
    # Where the user can sign in: addresses that take a form sent from a page of ours.
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
    # What the app shows now.
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
    # Which event.
    event: Id
    # Change only this version (an `ETag`).
    if_match: NotRequired[str]
    body: NotRequired[ConfirmBody]


class CreateBookingOperation(TypedDict):
    operation: Literal["create"]
    body: BookingBody


class CreatedApiKey(TypedDict):
    _id: Id
    name: str
    # The key's first characters, to tell it by.
    prefix: str
    # A key that begins with `bp_test_` sees the organisation's sandbox, and nothing else.
    mode: Literal["live", "test"]
    # What the key is limited to; empty: nothing, it may do everything.
    scopes: list[Literal["organization:read", "users:read", "users:write", "preferences:read", "preferences:write", "calendars:read", "calendars:write", "availabilities:read", "availabilities:write", "bookpages:read", "bookpages:write", "slots:read", "events:read", "events:write", "teams:read", "teams:write", "locators:read", "locators:write", "forms:read", "forms:write", "third_parties:read", "third_parties:write", "api_keys:read", "api_keys:write", "credentials:write", "audit:read", "audit:write", "personal_data:read", "personal_data:write", "hooks:read", "hooks:write", "jobs:read", "mails:read", "mails:write", "organization:write", "scim"]]
    # To the minute.
    last_used_at: str | None
    createdAt: str
    # From then on the key is refused; null: it does not end by itself.
    expires_at: str | None
    # Since then it is refused; null: it was not revoked.
    revoked_at: str | None
    # The person who made it; null: it was made by another key, from the command line, or before this was kept.
    created_by: CreatedApiKeyCreatedBy | None
    # In whose form it is answered where a request says nothing else.
    version: Literal["2026-11-01", "2026-11-23", "2026-11-26"]
    # The key itself: shown this once, it cannot be read again.
    key: str


class CreatedApiKeyCreatedBy(TypedDict):
    _id: Id
    # Null: nobody knows any more.
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
    # The room that it takes, where its page needs one.
    room: CreatedBookingRoom | None
    invitees: list[CreatedBookingInvitee]
    messages: list[CreatedBookingMessage]
    declines: list[CreatedBookingDecline]
    # Of a meeting that several people book, each a seat; null: it is of one booker.
    seats: CreatedBookingSeats | None
    # What the booker answered to the questions of the page; in a meeting with seats it is with each invitee.
    answers: list[Answer]
    # How one meets, once it is confirmed; null: at a place. A link moves with the meeting.
    conference: Conference | None
    lang: Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"]
    locale: Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"]
    timezone: str
    bookpage: bool
    third_party: CreatedBookingThirdParty
    # How it is asked about; null: nothing was said, and it is yes or no.
    poll: Poll | None
    # Where it was booked; nulls for an event that was made otherwise.
    source: CreatedBookingSource
    metadata: dict[str, str]
    # Only on an event of a booking that repeats.
    series: NotRequired[EventSeries]
    # Only on a cancelled event.
    cancelled: NotRequired[str]
    # Only on an event that was cancelled with one.
    cancel_reason: NotRequired[str]
    # Only on an event of a team: who holds it and why.
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
    # `requested`: the host has yet to confirm it. `past`: over, whether it had been confirmed or not. `no_show`: somebody did not come.
    status: Literal["requested", "confirmed", "cancelled", "past", "no_show"]
    # Of the confirmed date, else of the first that is proposed.
    start: str | None
    end: str | None
    # The user with whom it is.
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
    # Of the confirmed date: who voted yes and did not decline.
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
    # To whom it was mailed; null: a link for whoever has it.
    email: Any
    # Of somebody who is there already and has never signed in.
    user: Id | None
    # What whoever joins becomes.
    role: Literal["owner", "admin", "manager", "member", "viewer"]
    # In which team; a manager manages it.
    team: Id | None
    state: Literal["open", "joined", "expired", "revoked"]
    # Who has sent it; null: an API key.
    invited_by: Id | None
    invited_by_name: Any
    # When the latest mail was written.
    mailed_at: str | None
    # How many were.
    mails: int
    # From when on one more may be sent; null: never.
    remind_from: str | None
    joined_at: str | None
    # How many people have joined with the link.
    uses: int
    # How many may; null: any number.
    max_uses: Any
    expires_at: str | None
    revoked_at: str | None
    createdAt: str
    # The link. One for whoever has it is shown this once; what you add to it as `?extid=` becomes the `account.organization.extid` of whoever joins.
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
    # A picture that stands beside the name; null: none.
    logo_url: str | None
    # Where people are sent back to, letter by letter; of an address of this machine the port is free.
    redirect_uris: list[str]
    # What the app may ask for at most. It gets no more than its person's role opens.
    scopes: list[Literal["organization:read", "users:read", "users:write", "preferences:read", "preferences:write", "calendars:read", "calendars:write", "availabilities:read", "availabilities:write", "bookpages:read", "bookpages:write", "slots:read", "events:read", "events:write", "teams:read", "teams:write", "locators:read", "locators:write", "forms:read", "forms:write", "third_parties:read", "third_parties:write", "audit:read", "audit:write", "personal_data:read", "personal_data:write", "hooks:read", "hooks:write", "jobs:read", "mails:read", "mails:write", "organization:write", "scim"]]
    # By which the app names itself.
    client_id: str
    # It runs on a server and has a secret; else on a device, where nothing stays secret.
    confidential: bool
    # How many people's access it has.
    grants: int
    # Shown this once, it cannot be read again; null: the app has none.
    client_secret: Any


class CreateDomainBody(TypedDict):
    domain: str
    # Whose active pages the domain's root lists: of people and teams, of teams alone, nobody's.
    start_page: NotRequired[Literal["everybody", "teams", "nobody"]]


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
    # As whom it acts.
    user: CreatedPersonalTokenUser
    # The token's first characters, to tell it by.
    prefix: str
    # What it is limited to, besides what its person's role allows.
    scopes: list[Literal["organization:read", "users:read", "users:write", "preferences:read", "preferences:write", "calendars:read", "calendars:write", "availabilities:read", "availabilities:write", "bookpages:read", "bookpages:write", "slots:read", "events:read", "events:write", "teams:read", "teams:write", "locators:read", "locators:write", "forms:read", "forms:write", "third_parties:read", "third_parties:write", "api_keys:read", "api_keys:write", "credentials:write", "audit:read", "audit:write", "personal_data:read", "personal_data:write", "hooks:read", "hooks:write", "jobs:read", "mails:read", "mails:write", "organization:write", "scim"]]
    # `ended`: its person has another role or another password since; it opens nothing any more.
    state: Literal["active", "expired", "ended"]
    # To the minute.
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
    action: Literal["event.created", "event.confirmed", "event.updated", "event.cancelled", "user.joined", "event.voted", "event.message", "event.declined", "event.new_invitee", "event.no_show", "bookpage.updated", "form.answered", "waiting.joined", "waiting.offered"]
    actions: list[Literal["event.created", "event.confirmed", "event.updated", "event.cancelled", "user.joined", "event.voted", "event.message", "event.declined", "event.new_invitee", "event.no_show", "bookpage.updated", "form.answered", "waiting.joined", "waiting.offered"]]
    target_url: str
    # What is sent: a list of one action (the default), or the action itself.
    format: Literal["array", "object"]
    # Of which day's form the deliveries are; default for a new webhook: the version in which the request is answered. It stays, whatever comes later. `2026-11-01` has `action`, `organization`, `user` and `resource`; `2026-11-23` also `occurred_at`, `changes`, `people` and `message`; resources are those of the API in that version (`/changelog`).
    version: Literal["2026-11-01", "2026-11-23", "2026-11-26"]
    filter: WebhookFilter | None
    # Nothing is sent from then on, until a PUT enables it again.
    disabled_at: str | None
    disabled_reason: Literal["gone", "failing"] | None
    # Since when every delivery has failed.
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
    # Whoever books on the page types a code first, which is mailed to the address; default false.
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
    # How many people can book a meeting, each a seat of it; the guests whom they bring take seats, too. Bookings must be confirmed at once (`auto_confirm`). Left out: a meeting is of one booker.
    seats: NotRequired[int]
    # Of a meeting with seats the page says how many are left; default false.
    show_seats_left: NotRequired[bool]
    # A booking is confirmed at once; else it is a request.
    auto_confirm: NotRequired[bool]
    # Hours before a meeting at which everybody is reminded of it by mail; 0: never. Default 24.
    reminder_hours: NotRequired[float]
    # Minutes between starts; default: the duration.
    step: NotRequired[int]
    # Meetings start on multiples of so many minutes of the wall clock: 15 is each quarter of an hour.
    align: NotRequired[int]
    # Minutes from now until the earliest start, in place of the availability's.
    minimum_notice: NotRequired[int]
    # No booking more than n days ahead, in place of the availability's `days_after_as_busy`.
    days_after: NotRequired[int]
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
    reminder_hours: NotRequired[float | None]
    step: NotRequired[int | None]
    align: NotRequired[int | None]
    minimum_notice: NotRequired[int | None]
    days_after: NotRequired[int | None]
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
    # `place` (default): somewhere, in words. `google_meet`, `teams`, `zoom`, `jitsi`: a room that is made for each meeting. `link`: always the same room.
    kind: NotRequired[Literal["place", "phone", "google_meet", "teams", "zoom", "jitsi", "link"]]
    # Of `phone`: who is called by whom. `host` (default): the booker must give a number.
    who_calls: NotRequired[Literal["host", "booker"]]
    # Of `phone`, where the booker calls: the host's.
    number: NotRequired[str]
    # Of `link`: where one meets.
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
    reminder_hours: NotRequired[float | None]
    step: NotRequired[int | None]
    align: NotRequired[int | None]
    minimum_notice: NotRequired[int | None]
    days_after: NotRequired[int | None]
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
    # `place` (default): somewhere, in words. `google_meet`, `teams`, `zoom`, `jitsi`: a room that is made for each meeting. `link`: always the same room.
    kind: NotRequired[Literal["place", "phone", "google_meet", "teams", "zoom", "jitsi", "link"]]
    # Of `phone`: who is called by whom. `host` (default): the booker must give a number.
    who_calls: NotRequired[Literal["host", "booker"]]
    # Of `phone`, where the booker calls: the host's.
    number: NotRequired[str]
    # Of `link`: where one meets.
    url: NotRequired[str]
    adress: NotRequired[str]


class CustomInputPatchHosts(TypedDict):
    # `any`: one member, whom the team's rule picks. `all`: every member at once. `some`: the members in `fixed`, and `count` of the others, whom the rule picks.
    kind: NotRequired[Literal["any", "all", "some"]]
    # For `some`: how many besides those in `fixed`; default 1.
    count: NotRequired[int | None]
    # For `some`: members who take part in every meeting, the first one as its host.
    fixed: NotRequired[list[Id] | None]
    # For `any`: the booker may choose a member, whose name is then shown; default false.
    choose: NotRequired[Any]
    # Whoever books again meets the host of the last time, where that member is free; default false.
    same_host: NotRequired[Any]
    # How much each host may have of what is booked on the page.
    limits: NotRequired[list[Limit] | None]


class CustomInputPatchRooms(TypedDict):
    # Default true; false: of a type that needs none, though its page does.
    needed: NotRequired[Any]
    # Users with `resource`, of which a meeting takes one; default: any of the organisation.
    any_of: NotRequired[list[Id] | None]
    # Only rooms whose `place` is this, or has it between commas: `Berlin` is `Berlin, second floor`.
    place: NotRequired[str | None]
    # How many people a room must hold. `guests`: as many as come, the hosts included; of a meeting with seats all who can.
    capacity: NotRequired[int | Literal["guests"] | None]


class CustomInputPatchSeries(TypedDict):
    # The rhythm, or those that the booker chooses from; `month` keeps the day of the month.
    every: NotRequired[SeriesRhythm | list[SeriesRhythm]]
    # How often at least and at most, the first time included; from 1, a single meeting can be booked too.
    times: NotRequired[list[int]]


class CustomInputPatchWaitingList(TypedDict):
    active: NotRequired[bool]
    # How long a time that has become free is kept for whoever it is offered to; default 120.
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
    # As `start_time`. 00:00, 24:00 and 23:59 are midnight at the end of the day.
    end_time: str


class DayInputSlot(TypedDict):
    # Wall-clock time. Without an offset as written; with one, converted to the availability's zone.
    start_time: str
    # As `start_time`. 00:00, 24:00 and 23:59 are midnight at the end of the day.
    end_time: str


class DaySlot(TypedDict):
    _id: Id
    start_time: str
    end_time: str


class DeclineBody(TypedDict):
    # An invitee, by `_id` or e-mail address.
    invitee: Id | str


class Deleted(TypedDict):
    # How many were deleted.
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
    action: Literal["event.created", "event.confirmed", "event.updated", "event.cancelled", "user.joined", "event.voted", "event.message", "event.declined", "event.new_invitee", "event.no_show", "bookpage.updated", "form.answered", "waiting.joined", "waiting.offered", "ping"]
    state: Literal["pending", "delivered", "failed"]
    attempts: int
    # When it is tried next.
    next_at: str | None
    createdAt: str


class DeliveryWithLog(TypedDict):
    # Also the header `webhook-id`, the same at every attempt.
    _id: Id
    webhook: Id
    action: Literal["event.created", "event.confirmed", "event.updated", "event.cancelled", "user.joined", "event.voted", "event.message", "event.declined", "event.new_invitee", "event.no_show", "bookpage.updated", "form.answered", "waiting.joined", "waiting.offered", "ping"]
    state: Literal["pending", "delivered", "failed"]
    # When it is tried next.
    next_at: str | None
    createdAt: str
    # The text as it is sent.
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
    # As people write it.
    display: str
    # Where the organisation's pages are while it is verified.
    url: str
    # `pending`: its record was not found yet. `verified`: pages are shown there. `failed`: they were, until the record was gone for a week, or another organisation proved that the domain is theirs.
    status: Literal["pending", "verified", "failed"]
    # Why it failed.
    reason: Literal["missing", "taken"] | None
    # What Bookpage writes leads there: links in mails, in answers, in calendars.
    main: bool
    # Whose active pages the domain's root lists: of people and teams, of teams alone, nobody's.
    start_page: Literal["everybody", "teams", "nobody"]
    # What to add where the domain's name servers are kept, and to leave there.
    record: DomainRecord
    # The TXT records of that name, when they were last looked for.
    found: list[str]
    checked_at: str | None
    verified_at: str | None
    # Since when the record of a verified domain is gone; after seven days it fails.
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
    # Fields that are not named stay as they are; null: as if nothing had been said.
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
    # What went wrong this time.
    detail: str
    code: Literal["validation_failed", "malformed_json", "unauthorized", "forbidden", "second_factor_needed", "fresh_sign_in_needed", "seeing_as", "other_person", "not_found", "method_not_allowed", "conflict", "slot_taken", "changed_since", "request_in_flight", "precondition_failed", "body_too_large", "unsupported_media_type", "idempotency_key_reused", "rate_limited", "mail_limit", "internal_error", "unavailable"]
    # Why, where the code does not tell, such as `team_empty`.
    reason: NotRequired[str]
    # The same as `detail`.
    message: str
    # Every wrong value, where single values are wrong; the first hundred of many.
    errors: list[FieldError]


class Erasure(TypedDict):
    # Under which the audit log tells of it.
    _id: Id
    # What stands for the person from now on.
    name: str
    # How many events the person took part in.
    events: int
    mails: int
    deliveries: int
    audit_entries: int
    # The member who was deleted.
    member: Id | None


class ErasureBody(TypedDict):
    email: str
    # Where the address is a member's, the member is deleted, too; without it that is 409.
    delete_member: NotRequired[bool]


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
    # The room that it takes, where its page needs one.
    room: EventRoom | None
    invitees: list[EventInvitee]
    messages: list[EventMessage]
    declines: list[EventDecline]
    # Of a meeting that several people book, each a seat; null: it is of one booker.
    seats: EventSeats | None
    # What the booker answered to the questions of the page; in a meeting with seats it is with each invitee.
    answers: list[Answer]
    # How one meets, once it is confirmed; null: at a place. A link moves with the meeting.
    conference: Conference | None
    lang: Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"]
    locale: Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"]
    timezone: str
    bookpage: bool
    third_party: EventThirdParty
    # How it is asked about; null: nothing was said, and it is yes or no.
    poll: Poll | None
    # Where it was booked; nulls for an event that was made otherwise.
    source: EventSource
    metadata: dict[str, str]
    # Only on an event of a booking that repeats.
    series: NotRequired[EventSeries]
    # Only on a cancelled event.
    cancelled: NotRequired[str]
    # Only on an event that was cancelled with one.
    cancel_reason: NotRequired[str]
    # Only on an event of a team: who holds it and why.
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
    # What the operation alone would have been answered with.
    status: int
    # The version that it has now.
    etag: NotRequired[str]
    # As the operation answers it.
    event: NotRequired[Event]
    # Why it was refused; it has changed nothing.
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
    # A hold that this event takes up: it must be confirmed, at the hold's time and with its user.
    hold: NotRequired[Id]
    third_party: NotRequired[EventBodyThirdParty]
    # An integrator's own texts, by key; people are not shown them.
    metadata: NotRequired[dict[str, str]]
    # Fields that are not named stay as they are; null: as if nothing had been said.
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
    # Whose the resource is.
    user: NotRequired[Id]
    # When it happened; this and what follows since version `2026-11-23`.
    occurred_at: str
    # Fields of the resource that are others than before; none of what is new.
    changes: dict[str, EventCancelledDeliveryChangesValue]
    # The invitees whom it is about: who voted, wrote, declined, was added.
    people: list[EventCancelledDeliveryPeopleEntry]
    # What somebody wrote.
    message: EventCancelledDeliveryMessage | None
    # It was asked for, to try the receiver: nothing has happened.
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
    # Whose the resource is.
    user: NotRequired[Id]
    # When it happened; this and what follows since version `2026-11-23`.
    occurred_at: str
    # Fields of the resource that are others than before; none of what is new.
    changes: dict[str, EventConfirmedDeliveryChangesValue]
    # The invitees whom it is about: who voted, wrote, declined, was added.
    people: list[EventConfirmedDeliveryPeopleEntry]
    # What somebody wrote.
    message: EventConfirmedDeliveryMessage | None
    # It was asked for, to try the receiver: nothing has happened.
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
    # Whose the resource is.
    user: NotRequired[Id]
    # When it happened; this and what follows since version `2026-11-23`.
    occurred_at: str
    # Fields of the resource that are others than before; none of what is new.
    changes: dict[str, EventCreatedDeliveryChangesValue]
    # The invitees whom it is about: who voted, wrote, declined, was added.
    people: list[EventCreatedDeliveryPeopleEntry]
    # What somebody wrote.
    message: EventCreatedDeliveryMessage | None
    # It was asked for, to try the receiver: nothing has happened.
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
    # Of the confirmed date: who voted yes and did not decline.
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
    # Whose the resource is.
    user: NotRequired[Id]
    # When it happened; this and what follows since version `2026-11-23`.
    occurred_at: str
    # Fields of the resource that are others than before; none of what is new.
    changes: dict[str, EventDeclinedDeliveryChangesValue]
    # The invitees whom it is about: who voted, wrote, declined, was added.
    people: list[EventDeclinedDeliveryPeopleEntry]
    # What somebody wrote.
    message: EventDeclinedDeliveryMessage | None
    # It was asked for, to try the receiver: nothing has happened.
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
    # Whose the resource is.
    user: NotRequired[Id]
    # When it happened; this and what follows since version `2026-11-23`.
    occurred_at: str
    # Fields of the resource that are others than before; none of what is new.
    changes: dict[str, EventMessageDeliveryChangesValue]
    # The invitees whom it is about: who voted, wrote, declined, was added.
    people: list[EventMessageDeliveryPeopleEntry]
    # What somebody wrote.
    message: EventMessageDeliveryMessage | None
    # It was asked for, to try the receiver: nothing has happened.
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
    # Whose the resource is.
    user: NotRequired[Id]
    # When it happened; this and what follows since version `2026-11-23`.
    occurred_at: str
    # Fields of the resource that are others than before; none of what is new.
    changes: dict[str, EventNewInviteeDeliveryChangesValue]
    # The invitees whom it is about: who voted, wrote, declined, was added.
    people: list[EventNewInviteeDeliveryPeopleEntry]
    # What somebody wrote.
    message: EventNewInviteeDeliveryMessage | None
    # It was asked for, to try the receiver: nothing has happened.
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
    # Whose the resource is.
    user: NotRequired[Id]
    # When it happened; this and what follows since version `2026-11-23`.
    occurred_at: str
    # Fields of the resource that are others than before; none of what is new.
    changes: dict[str, EventNoShowDeliveryChangesValue]
    # The invitees whom it is about: who voted, wrote, declined, was added.
    people: list[EventNoShowDeliveryPeopleEntry]
    # What somebody wrote.
    message: EventNoShowDeliveryMessage | None
    # It was asked for, to try the receiver: nothing has happened.
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
    # From 1, in the order in which they were booked.
    index: int
    # How many were booked, cancelled ones included.
    count: int
    every: Literal["day", "week", "two_weeks", "four_weeks", "month"]
    # On whose clocks the series keeps its hour.
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
    # Fields that are not named stay as they are; null: as if nothing had been said.
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
    # Whose the resource is.
    user: NotRequired[Id]
    # When it happened; this and what follows since version `2026-11-23`.
    occurred_at: str
    # Fields of the resource that are others than before; none of what is new.
    changes: dict[str, EventUpdatedDeliveryChangesValue]
    # The invitees whom it is about: who voted, wrote, declined, was added.
    people: list[EventUpdatedDeliveryPeopleEntry]
    # What somebody wrote.
    message: EventUpdatedDeliveryMessage | None
    # It was asked for, to try the receiver: nothing has happened.
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
    # Whose the resource is.
    user: NotRequired[Id]
    # When it happened; this and what follows since version `2026-11-23`.
    occurred_at: str
    # Fields of the resource that are others than before; none of what is new.
    changes: dict[str, EventVotedDeliveryChangesValue]
    # The invitees whom it is about: who voted, wrote, declined, was added.
    people: list[EventVotedDeliveryPeopleEntry]
    # What somebody wrote.
    message: EventVotedDeliveryMessage | None
    # It was asked for, to try the receiver: nothing has happened.
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


FieldError = TypedDict(
    "FieldError",
    {
        "in": "Literal['body', 'query', 'path', 'header']",
        "pointer": "str",
        "code": "Literal['required', 'unknown_key', 'read_only', 'locked', 'invalid_type', 'invalid_value', 'invalid_key', 'invalid_format', 'invalid_date', 'too_small', 'too_big', 'too_long', 'too_deep', 'not_multiple_of', 'out_of_range', 'range_too_long', 'unknown', 'unknown_address', 'taken', 'duplicate', 'ambiguous', 'exactly_one', 'not_one_user', 'mismatch', 'reversed', 'overlap', 'past', 'nonexistent_time', 'slot_taken', 'refused', 'unsupported', 'https', 'private_address', 'unreachable', 'no_calendar', 'wrong', 'too_easy', 'organiser', 'nul_character', 'lone_surrogate', 'invalid_encoding']",
        "message": "str",
    },
)


class FillSandboxBody(TypedDict):
    pass


class FirstSteps(TypedDict):
    # The person wants to see no list of them.
    hidden: bool
    own: OwnFirstSteps
    # Of owners and admins; null: of others.
    organization: OrganizationFirstSteps | None


class FirstStepsPatch(TypedDict):
    hidden: NotRequired[bool]


class FirstStepsUpdate(TypedDict):
    hidden: bool


class FixedPlace(TypedDict):
    name: str
    source: NotRequired[str]
    # The place's id in the client's own source.
    source_id: NotRequired[str]
    address: NotRequired[str]
    # `place` (default): somewhere, in words. `google_meet`, `teams`, `zoom`, `jitsi`: a room that is made for each meeting. `link`: always the same room.
    kind: NotRequired[Literal["place", "phone", "google_meet", "teams", "zoom", "jitsi", "link"]]
    # Of `phone`: who is called by whom. `host` (default): the booker must give a number.
    who_calls: NotRequired[Literal["host", "booker"]]
    # Of `phone`, where the booker calls: the host's.
    number: NotRequired[str]
    # Of `link`: where one meets.
    url: NotRequired[str]


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
    # In which answers are kept.
    language: Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"]
    questions: list[Question]
    # In their order: the first that is met leads on.
    rules: list[FormRule]
    # Where no rule is met; null: thanks.
    otherwise: FormTarget | None
    # The address of the form.
    url: str


class FormAnsweredDelivery(TypedDict):
    action: Literal["form.answered"]
    organization: Id
    # Whose the resource is.
    user: NotRequired[Id]
    # When it happened; this and what follows since version `2026-11-23`.
    occurred_at: str
    # Fields of the resource that are others than before; none of what is new.
    changes: dict[str, FormAnsweredDeliveryChangesValue]
    # The invitees whom it is about: who voted, wrote, declined, was added.
    people: list[FormAnsweredDeliveryPeopleEntry]
    # What somebody wrote.
    message: FormAnsweredDeliveryMessage | None
    # It was asked for, to try the receiver: nothing has happened.
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
    # Default true. What is not active is not found.
    active: NotRequired[bool]
    # The browser that sends it works for about a second; without a script a code is mailed to the address that was answered. Default false.
    proof_of_work: NotRequired[bool]
    # Default: en.
    language: NotRequired[Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"]]
    # As those of a booking page.
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
    # Of the rule that was met; null: none was.
    rule: Id | None
    # Where it led, with the state of then; null: to thanks.
    to: FormTarget | None
    utm: Utm | None
    # What was booked with it.
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
    # What is said in place of a page: a text, or texts by language.
    message: NotRequired[str | FormTargetMessage]
    # Another site. Only the browser goes there.
    url: NotRequired[str]
    # Of the team.
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
    # What is said in place of a page: a text, or texts by language.
    message: NotRequired[str | FormTargetInputMessage]
    # Another site. Only the browser goes there.
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
    # What is said in place of a page: a text, or texts by language.
    message: NotRequired[str | FormTargetInputPatchMessage | None]
    # Another site. Only the browser goes there.
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
    # As they would be kept: what was not asked is left out.
    answers: list[Answer]
    # Of the first rule that is met; null: none is.
    rule: Id | None
    # Where it would lead; null: to thanks.
    to: FormTarget | None
    # Every rule in its order, with what was found of it.
    rules: list[FormTryRule]


class FormTryBody(TypedDict):
    # To the questions of the form, by their keys.
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
    # Default true. What is not active is not found.
    active: NotRequired[bool]
    # The browser that sends it works for about a second; without a script a code is mailed to the address that was answered. Default false.
    proof_of_work: NotRequired[bool]
    # Default: en.
    language: NotRequired[Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"]]
    # As those of a booking page.
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


class FreeSlotEnd(TypedDict):
    # With the offset of the time zone.
    dateTime: str


class FreeSlotStart(TypedDict):
    # With the offset of the time zone.
    dateTime: str


class GetCreatorTokenAnswer(TypedDict):
    token: str


class GetOrganiserLinkAnswer(TypedDict):
    link: str


class Hold(TypedDict):
    _id: Id
    # Whose time it keeps; of a team's page, the first of them.
    user: Id
    # Of the page on which it keeps a time, or a seat.
    page: Id | None
    # Of its appointment type.
    type: Id | None
    # It keeps one seat of a meeting: the others stay free.
    seat: bool
    start: str
    end: str
    # From then on the time is free again, without a call.
    expires_at: str


class HoldBody(TypedDict):
    # Whose time is kept, until `end`; or name a page.
    user: NotRequired[Id]
    # The nickname of an active booking page: a time that it offers; where meetings have seats, one.
    page: NotRequired[str]
    # The handle of an active appointment type, beside its page; or its id, which can stand alone.
    type: NotRequired[str]
    # The handle of a team's page, or the id of the team.
    team: NotRequired[str]
    # Without an offset: on the clocks of the user, or the page.
    start: SlotTime
    # With `user`: at most 24 hours after `start`.
    end: NotRequired[SlotTime]
    # With a page: minutes; default: the page's, or its type's.
    duration: NotRequired[int]
    # How long the time is kept.
    minutes: NotRequired[int]


class Holiday(TypedDict):
    date: str
    # In `lang`, where it is known.
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
    # When the first of the 24 hours began; the last one is not over.
    since: str
    hooks: list[HookActivityHook]


class HookActivityHook(TypedDict):
    _id: Id
    # 24 of them; deliveries by when they were made.
    hours: list[HookActivityHookHour]


class HookActivityHookHour(TypedDict):
    delivered: int
    failed: int
    pending: int


class HookSample(TypedDict):
    action: Literal["event.created", "event.confirmed", "event.updated", "event.cancelled", "user.joined", "event.voted", "event.message", "event.declined", "event.new_invitee", "event.no_show", "bookpage.updated", "form.answered", "waiting.joined", "waiting.offered"]
    organization: Id
    # Nothing has happened.
    example: Literal[True]
    # As the API answers it.
    resource: HookSampleResource


class HookSampleResource(TypedDict):
    pass


class HookSamples(TypedDict):
    # Each as a webhook with `format: object` is sent it; the newest first.
    samples: list[HookSample]
    # Your organisation has nothing of the kind yet: the resource is an invention.
    made_up: bool


Id: TypeAlias = "str"


class IgnoredEntry(TypedDict):
    # Whose calendar it is.
    user: Id
    calendar: str
    all_day: bool
    # Of whole days: from midnight to midnight in UTC of the dates that are meant.
    period: IgnoredEntryPeriod


class IgnoredEntryPeriod(TypedDict):
    start: IgnoredEntryPeriodStart
    end: IgnoredEntryPeriodEnd


class IgnoredEntryPeriodEnd(TypedDict):
    # With the offset of the time zone.
    dateTime: str


class IgnoredEntryPeriodStart(TypedDict):
    # With the offset of the time zone.
    dateTime: str


class Insights(TypedDict):
    # Meetings that were created.
    booked: int
    # Of these, how many are cancelled now.
    cancelled: int
    # Of these, how many were confirmed and have begun, and are not cancelled.
    held: int
    # Of those held, how many somebody did not come to.
    no_shows: int
    # When the first of the weeks began; the last one is not over.
    since: str
    # Until when is counted: the end of the range, or now.
    until: str
    # With `compare=previous`: the same of as many days before. Of a range that is not over, as much of those days as of it has passed.
    previous: InsightsTotals | None
    # Days from the creation of confirmed meetings to their start.
    median_lead_days: Any
    # Of a range that is named by its days, the first and the last week may be cut by it.
    weeks: list[InsightsWeek]
    # How many confirmed meetings were created how many full days before their start.
    lead_times: list[InsightsLeadTime]
    # The booking pages with most meetings; null stands for meetings without a page.
    pages: list[InsightsPage]
    # How often booking pages were opened and how often booked. Views are counted per page and day of its host; who looked is not kept. Null with `host`, `team`, `type` or `source`, by which views are not told apart.
    views: InsightsViews | None
    # The hosts of most meetings that were held.
    hosts: list[InsightsHost]
    # A meeting counts for each team of which its host is a member.
    teams: list[InsightsTeam]
    # The appointment types with most meetings.
    types: list[InsightsType]
    # Where they were booked: through a `form`, a one-time or limited `link`, an `app` of a third party, on a page that another site shows (`embed`) or to which a `locator` led, on a `page` otherwise; as a `poll` about several dates; or made by an agent (`mcp`), through the `api` or in the `console`.
    sources: list[InsightsSource]
    # When confirmed meetings begin that are not cancelled; hours without any are left out.
    hours: list[InsightsHour]
    # The rooms with most meetings.
    rooms: list[InsightsRoom]


class InsightsHost(TypedDict):
    user: Id
    name: str
    # Of these, how many were confirmed and have begun, and are not cancelled.
    held: int
    # Of those held, how many somebody did not come to.
    no_shows: int


class InsightsHour(TypedDict):
    # 0 is Monday.
    weekday: int
    # Of the day, in `timezone`.
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
    # Of these, how many are cancelled now.
    cancelled: int
    # Of these, how many were confirmed and have begun, and are not cancelled.
    held: int
    # Of those held, how many somebody did not come to.
    no_shows: int


class InsightsRoom(TypedDict):
    room: Id
    name: str
    # Meetings that were created.
    booked: int
    # Of these, how many are cancelled now.
    cancelled: int
    # Of these, how many were confirmed and have begun, and are not cancelled.
    held: int
    # How long those held took.
    hours_held: float


class InsightsSource(TypedDict):
    source: Literal["page", "embed", "locator", "form", "link", "app", "poll", "mcp", "api", "console"]
    # Meetings that were created.
    booked: int
    # Of these, how many are cancelled now.
    cancelled: int
    # Of these, how many were confirmed and have begun, and are not cancelled.
    held: int


class InsightsTeam(TypedDict):
    team: Id
    name: str
    # Meetings that were created.
    booked: int
    # Of these, how many are cancelled now.
    cancelled: int


class InsightsTotals(TypedDict):
    # Meetings that were created.
    booked: int
    # Of these, how many are cancelled now.
    cancelled: int
    # Of these, how many were confirmed and have begun, and are not cancelled.
    held: int
    # Of those held, how many somebody did not come to.
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
    # Of these, how many are cancelled now.
    cancelled: int
    # Of these, how many were confirmed and have begun, and are not cancelled.
    held: int


class InsightsViews(TypedDict):
    # How often booking pages were opened by people, in browsers.
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
    # Of these, how many are cancelled now.
    cancelled: int


class Invitation(TypedDict):
    _id: Id
    name: str
    # To whom it was mailed; null: a link for whoever has it.
    email: Any
    # Of somebody who is there already and has never signed in.
    user: Id | None
    # What whoever joins becomes.
    role: Literal["owner", "admin", "manager", "member", "viewer"]
    # In which team; a manager manages it.
    team: Id | None
    state: Literal["open", "joined", "expired", "revoked"]
    # Who has sent it; null: an API key.
    invited_by: Id | None
    invited_by_name: Any
    # When the latest mail was written.
    mailed_at: str | None
    # How many were.
    mails: int
    # From when on one more may be sent; null: never.
    remind_from: str | None
    joined_at: str | None
    # How many people have joined with the link.
    uses: int
    # How many may; null: any number.
    max_uses: Any
    expires_at: str | None
    revoked_at: str | None
    createdAt: str


class InvitationBatch(TypedDict):
    # Answers what would happen to each entry, and does nothing.
    dry_run: NotRequired[bool]
    invitations: list[InvitationBody]


class InvitationBatchAnswer(TypedDict):
    results: list[InvitationBatchResult]


class InvitationBatchResult(TypedDict):
    # What the entry alone would have been answered with.
    status: int
    invitation: NotRequired[CreatedInvitation]
    # Its pointers lead into the body of the whole request.
    error: NotRequired[InvitationBatchResultError]


class InvitationBatchResultError(TypedDict):
    # Explains the code.
    type: str
    title: str
    status: int
    # What went wrong this time.
    detail: str
    code: Literal["validation_failed", "malformed_json", "unauthorized", "forbidden", "second_factor_needed", "fresh_sign_in_needed", "seeing_as", "other_person", "not_found", "method_not_allowed", "conflict", "slot_taken", "changed_since", "request_in_flight", "precondition_failed", "body_too_large", "unsupported_media_type", "idempotency_key_reused", "rate_limited", "mail_limit", "internal_error", "unavailable"]
    # The same as `detail`.
    message: str
    # Every wrong value, where single values are wrong; the first hundred of many.
    errors: list[FieldError]


class InvitationBody(TypedDict):
    # Whom a link is for that you hand out yourself. Mandatory without `email` and `user`.
    name: NotRequired[str]
    # To whom it is mailed: nobody else joins with it.
    email: NotRequired[str]
    # Instead: somebody who is in the organisation already, imported for instance, and has never signed in.
    user: NotRequired[Id]
    first_name: NotRequired[str | None]
    last_name: NotRequired[str | None]
    # Of the mail. Default: that of whoever invites, else en.
    language: NotRequired[Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"]]
    # Default: member. Nobody gives more than they have; see `role` of a user. Not with `user`.
    role: NotRequired[Literal["owner", "admin", "manager", "member", "viewer"]]
    # Of the organisation. Not with `user`.
    team: NotRequired[Id]
    # Default: never of a link that you hand out, else after 14 days.
    expires_at: NotRequired[str | None]
    # Of a link that you hand out. Default: any number.
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
    # When it is, or was, to run next.
    run_at: str
    # Since when it has been running.
    locked_at: str | None
    last_error: Any
    createdAt: str


class Limit(TypedDict):
    per: Literal["day", "week", "month"]
    # Meetings.
    count: NotRequired[int]
    # Of meetings.
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
    # What you call it; bookers never see it.
    label: str
    # How often it books; null: as often as wanted. A booking that is cancelled gives no use back.
    uses: int | None
    # From then on it books no more; null: it does not end by itself.
    expires_at: str | None
    # Minutes, in place of the page's.
    duration: int | None
    # Only these times are offered, as long as the page offers them; without any, all of the page's.
    starts: list[str]
    prefill: LinkPrefill
    # Names in `prefill` that the booker cannot change.
    locks: list[Literal["name", "email", "phone", "company", "title", "message"]]
    # How often it has booked.
    used: int
    state: Literal["open", "revoked", "used_up", "ended"]
    revoked_at: str | None
    # The user who made it; null: an API key did.
    created_by: Id | None


class LinkBody(TypedDict):
    # The nickname of a booking page.
    page: str
    # The handle of an appointment type of the page; null: the page itself.
    type: NotRequired[str | None]
    # What you call it; bookers never see it.
    label: NotRequired[str]
    # How often it books; null: as often as wanted. A booking that is cancelled gives no use back.
    uses: NotRequired[int | None]
    # From then on it books no more; null: it does not end by itself.
    expires_at: NotRequired[str | None]
    # Minutes, in place of the page's.
    duration: NotRequired[int | None]
    # Only these times are offered, as long as the page offers them; without any, all of the page's.
    starts: NotRequired[list[str]]
    prefill: NotRequired[LinkPrefill]
    # Names in `prefill` that the booker cannot change.
    locks: NotRequired[list[Literal["name", "email", "phone", "company", "title", "message"]]]


class LinkPatch(TypedDict):
    # What you call it; bookers never see it.
    label: NotRequired[str]
    uses: NotRequired[int | None]
    expires_at: NotRequired[str | None]
    duration: NotRequired[int | None]
    # Only these times are offered, as long as the page offers them; without any, all of the page's.
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
    # What you call it; bookers never see it.
    label: NotRequired[str]
    # How often it books; null: as often as wanted. A booking that is cancelled gives no use back.
    uses: NotRequired[int | None]
    # From then on it books no more; null: it does not end by itself.
    expires_at: NotRequired[str | None]
    # Minutes, in place of the page's.
    duration: NotRequired[int | None]
    # Only these times are offered, as long as the page offers them; without any, all of the page's.
    starts: NotRequired[list[str]]
    prefill: NotRequired[LinkPrefill]
    # Names in `prefill` that the booker cannot change.
    locks: NotRequired[list[Literal["name", "email", "phone", "company", "title", "message"]]]


class ListedRemoval(TypedDict):
    _id: Id
    resource: Literal["absence", "appointment_type", "availability", "bookpage", "form", "location", "locator", "page_template", "team", "waiting_entry"]
    # The id that it had, and has again when it is restored.
    resource_id: Id
    # What people know it by; empty where it had no name.
    name: str
    # The user whose it was; null: the organisation's, or a team's.
    user: Id | None
    # The user who deleted it; null: a program.
    removed_by: Id | None
    removed_at: str
    # Until then it can be restored.
    expires_at: str
    removed_by_name: Any


class ListHooksAnswer(TypedDict):
    hooks: list[Webhook]


class ListHooksV2Answer(TypedDict):
    hooks: list[Webhook]


class ListSettings(TypedDict):
    # The user’s.
    _id: Id
    # Lower rows, so that more fit on a screen.
    compact: bool
    # By the names of lists, which of their columns are not shown.
    hidden_columns: dict[str, list[str]]
    # The person’s own, in their order.
    views: list[ListView]
    # Those of others, by whose names; read-only.
    shared_views: list[ListSettingsSharedView]
    # Raised by every change of the user’s preferences.
    __v: int


class ListSettingsPatch(TypedDict):
    # Lower rows, so that more fit on a screen.
    compact: NotRequired[bool]
    # By the names of lists, which of their columns are not shown.
    hidden_columns: NotRequired[dict[str, list[str]]]
    views: NotRequired[list[ListViewInput]]


class ListSettingsSharedView(TypedDict):
    # Of which list, such as `events`.
    list: str
    name: str
    # Search, filters, order and layout, as the address of the console has them.
    params: dict[str, str]
    by: str


class ListSettingsUpdate(TypedDict):
    # Lower rows, so that more fit on a screen.
    compact: NotRequired[bool]
    # By the names of lists, which of their columns are not shown.
    hidden_columns: NotRequired[dict[str, list[str]]]
    views: NotRequired[list[ListViewInput]]


class ListView(TypedDict):
    # Of which list, such as `events`.
    list: str
    name: str
    # Search, filters, order and layout, as the address of the console has them.
    params: dict[str, str]
    # Everybody in the organisation finds it in their list: for owners and admins.
    shared: bool


class ListViewInput(TypedDict):
    # Of which list, such as `events`.
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
    # Answers what would happen to each entry, and changes nothing. Default false.
    dry_run: NotRequired[bool]
    locations: list[LocationBody]


class LocationBatchAnswer(TypedDict):
    results: list[LocationBatchResult]


class LocationBatchResult(TypedDict):
    # 201: created; 200: updated; else why it was refused.
    status: int
    location: NotRequired[Location]
    # Where it is, as sent or as the address was found.
    coordinates: NotRequired[list[float]]
    # What is probably wrong: coordinates far from the address, a link to a page that is not there. It was taken all the same.
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
    # Of the opening hours. With it the locator says whether the place is open now.
    timezone: NotRequired[str | None]


class LocationBodyLocation(TypedDict):
    type: NotRequired[Literal["Point"]]
    # Latitude from -90 to 90, then longitude from -180 to 180, in decimal degrees.
    coordinates: list[float]


class LocationDoubt(TypedDict):
    # The city that the address names, far from the coordinates.
    place: NotRequired[str]
    # From there, in metres.
    distance: NotRequired[int]
    # With latitude and longitude exchanged it would lie there.
    swapped: NotRequired[bool]
    # The path that was sent: nobody can be booked there now. The page may come later.
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
    # Of the opening hours. With it the locator says whether the place is open now.
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
    # What visitors read when no location is near.
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
    # Where addresses are looked for: a country, its code, a state of the US, or a city.
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
    # Where addresses are looked for: a country, its code, a state of the US, or a city.
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
        "state": "Literal['queued', 'sent', 'failed', 'kept']",
        "attempts": "int",
        "last_error": "Any",
        "createdAt": "str",
        "sent_at": "str | None",
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


class MailSummary(TypedDict):
    _id: Id
    event: Id | None
    # Such as `confirmed`, `cancelled`, `message`, `signup`.
    kind: str
    lang: Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"]
    to: str
    subject: str
    # Waiting to be sent; taken by the mail server; given up; or only kept, as no mail server was set, or in test mode.
    state: Literal["queued", "sent", "failed", "kept"]
    attempts: int
    # Why the last attempt failed.
    last_error: Any
    createdAt: str
    sent_at: str | None


class Me(TypedDict):
    kind: Literal["user", "key"]
    # `test`: what is seen is the organisation's sandbox.
    mode: Literal["live", "test"]
    organization: MeOrganization
    # null for a key.
    role: Literal["owner", "admin", "manager", "member", "viewer"] | None
    person: MePerson | None
    # The key that asks.
    key: MeKey | None
    # With what a program acts as the person: a personal token, or the access of an app.
    token: MeToken | None
    # Those that one manages.
    teams: list[MeTeam]
    # What a key or token is limited to; null: nothing.
    scopes: list[Literal["organization:read", "users:read", "users:write", "preferences:read", "preferences:write", "calendars:read", "calendars:write", "availabilities:read", "availabilities:write", "bookpages:read", "bookpages:write", "slots:read", "events:read", "events:write", "teams:read", "teams:write", "locators:read", "locators:write", "forms:read", "forms:write", "third_parties:read", "third_parties:write", "api_keys:read", "api_keys:write", "credentials:write", "audit:read", "audit:write", "personal_data:read", "personal_data:write", "hooks:read", "hooks:write", "jobs:read", "mails:read", "mails:write", "organization:write", "scim"]] | None
    # Of a person: the scopes under which their role opens something, for tokens of their own.
    grantable_scopes: list[Literal["organization:read", "users:read", "users:write", "preferences:read", "preferences:write", "calendars:read", "calendars:write", "availabilities:read", "availabilities:write", "bookpages:read", "bookpages:write", "slots:read", "events:read", "events:write", "teams:read", "teams:write", "locators:read", "locators:write", "forms:read", "forms:write", "third_parties:read", "third_parties:write", "api_keys:read", "api_keys:write", "credentials:write", "audit:read", "audit:write", "personal_data:read", "personal_data:write", "hooks:read", "hooks:write", "jobs:read", "mails:read", "mails:write", "organization:write", "scim"]]
    # The operations that are open to whoever asks.
    permissions: list[MePermission]


class MeKey(TypedDict):
    _id: Id
    name: str
    expires_at: str | None


class MeOrganization(TypedDict):
    _id: Id
    name: str


class MePermission(TypedDict):
    # As the OpenAPI document names it.
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
    # False takes it back.
    no_show: bool


class OAuthApp(TypedDict):
    _id: Id
    createdAt: str
    updatedAt: str
    __v: int
    name: str
    # A picture that stands beside the name; null: none.
    logo_url: str | None
    # Where people are sent back to, letter by letter; of an address of this machine the port is free.
    redirect_uris: list[str]
    # What the app may ask for at most. It gets no more than its person's role opens.
    scopes: list[Literal["organization:read", "users:read", "users:write", "preferences:read", "preferences:write", "calendars:read", "calendars:write", "availabilities:read", "availabilities:write", "bookpages:read", "bookpages:write", "slots:read", "events:read", "events:write", "teams:read", "teams:write", "locators:read", "locators:write", "forms:read", "forms:write", "third_parties:read", "third_parties:write", "audit:read", "audit:write", "personal_data:read", "personal_data:write", "hooks:read", "hooks:write", "jobs:read", "mails:read", "mails:write", "organization:write", "scim"]]
    # By which the app names itself.
    client_id: str
    # It runs on a server and has a secret; else on a device, where nothing stays secret.
    confidential: bool
    # How many people's access it has.
    grants: int


class OAuthAppBody(TypedDict):
    # As people read it when they are asked.
    name: str
    # A picture that stands beside the name; null: none.
    logo_url: NotRequired[str | None]
    # Where people are sent back to, letter by letter; of an address of this machine the port is free.
    redirect_uris: list[str]
    # What the app may ask for at most. It gets no more than its person's role opens.
    scopes: list[Literal["organization:read", "users:read", "users:write", "preferences:read", "preferences:write", "calendars:read", "calendars:write", "availabilities:read", "availabilities:write", "bookpages:read", "bookpages:write", "slots:read", "events:read", "events:write", "teams:read", "teams:write", "locators:read", "locators:write", "forms:read", "forms:write", "third_parties:read", "third_parties:write", "audit:read", "audit:write", "personal_data:read", "personal_data:write", "hooks:read", "hooks:write", "jobs:read", "mails:read", "mails:write", "organization:write", "scim"]]
    # Whether it runs on a server and gets a secret. It stays so.
    confidential: NotRequired[bool]


class OAuthAppPatch(TypedDict):
    # As people read it when they are asked.
    name: NotRequired[str]
    logo_url: NotRequired[str | None]
    # Where people are sent back to, letter by letter; of an address of this machine the port is free.
    redirect_uris: NotRequired[list[str]]
    # What the app may ask for at most. It gets no more than its person's role opens.
    scopes: NotRequired[list[Literal["organization:read", "users:read", "users:write", "preferences:read", "preferences:write", "calendars:read", "calendars:write", "availabilities:read", "availabilities:write", "bookpages:read", "bookpages:write", "slots:read", "events:read", "events:write", "teams:read", "teams:write", "locators:read", "locators:write", "forms:read", "forms:write", "third_parties:read", "third_parties:write", "audit:read", "audit:write", "personal_data:read", "personal_data:write", "hooks:read", "hooks:write", "jobs:read", "mails:read", "mails:write", "organization:write", "scim"]]]


class OAuthAppUpdate(TypedDict):
    # As people read it when they are asked.
    name: NotRequired[str]
    # A picture that stands beside the name; null: none.
    logo_url: NotRequired[str | None]
    # Where people are sent back to, letter by letter; of an address of this machine the port is free.
    redirect_uris: NotRequired[list[str]]
    # What the app may ask for at most. It gets no more than its person's role opens.
    scopes: NotRequired[list[Literal["organization:read", "users:read", "users:write", "preferences:read", "preferences:write", "calendars:read", "calendars:write", "availabilities:read", "availabilities:write", "bookpages:read", "bookpages:write", "slots:read", "events:read", "events:write", "teams:read", "teams:write", "locators:read", "locators:write", "forms:read", "forms:write", "third_parties:read", "third_parties:write", "audit:read", "audit:write", "personal_data:read", "personal_data:write", "hooks:read", "hooks:write", "jobs:read", "mails:read", "mails:write", "organization:write", "scim"]]]


class OAuthGrant(TypedDict):
    _id: Id
    # Whose access it is.
    user: OAuthGrantUser
    app: OAuthGrantApp
    scopes: list[Literal["organization:read", "users:read", "users:write", "preferences:read", "preferences:write", "calendars:read", "calendars:write", "availabilities:read", "availabilities:write", "bookpages:read", "bookpages:write", "slots:read", "events:read", "events:write", "teams:read", "teams:write", "locators:read", "locators:write", "forms:read", "forms:write", "third_parties:read", "third_parties:write", "api_keys:read", "api_keys:write", "credentials:write", "audit:read", "audit:write", "personal_data:read", "personal_data:write", "hooks:read", "hooks:write", "jobs:read", "mails:read", "mails:write", "organization:write", "scim"]]
    # For the API, for the tools of agents, or (null) both.
    resource: Literal["api", "mcp"] | None
    # `ended`: its person has another role or another password since; it opens nothing any more.
    state: Literal["active", "ended"]
    # To the minute.
    last_used_at: str
    # It ends then, unless the app renews it before.
    expires_at: str
    createdAt: str


class OAuthGrantApp(TypedDict):
    # null: the app has registered itself, nobody vouches for its name.
    _id: Id | None
    name: str
    # Where its codes were sent.
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
    # What the person was called.
    name: Any
    # `stopped`: something is left that nobody could take over, or that was refused. The person stays, suspended; another offboarding goes on with what is left.
    state: Literal["running", "done", "stopped"]
    end: Literal["suspend", "delete"]
    done: Offboarded
    # How many meetings and polls nobody could take over.
    left_over: int
    # Why it was stopped.
    problem: Any
    # The same as the `reason` of a problem; null where there is none for it.
    problem_reason: Any
    started_by: Id | None
    finished_at: str | None
    createdAt: str
    updatedAt: str


class OffboardingBody(TypedDict):
    # Who leaves. Where one of them cannot, nothing is begun for any.
    users: list[Id]
    # Who takes over all that nothing else is said of below.
    to: NotRequired[Successor]
    # Booking pages, with types, links and waiting lists; they keep their addresses. Default: `to`.
    pages: NotRequired[Successor | Literal["delete"]]
    # Meetings and bookings to come, requests among them. Those that others hold with them, they leave to these. Default: `to`.
    meetings: NotRequired[Successor | Literal["cancel"]]
    # Polls that are not decided yet. Default: `to`.
    polls: NotRequired[Successor | Literal["cancel"]]
    # Their places in teams. Default: `to` where it is a user, else they are left.
    teams: NotRequired[SuccessorUser | Literal["leave"]]
    # Absences of others for whom they stand in. Default: as for teams.
    substitutions: NotRequired[SuccessorUser | Literal["clear"]]
    # What becomes of a booking at whose time nobody who takes over is free: it is cancelled, or it stays, and with it the person, suspended, until somebody has decided.
    when_not_free: NotRequired[Literal["cancel", "stop"]]
    # Goes to the guests of what is cancelled.
    message: NotRequired[str]
    # What becomes of the account. Access ends when the offboarding begins, either way.
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
    # What you call it; bookers never see it.
    label: NotRequired[str]
    # How often it books; null: as often as wanted. A booking that is cancelled gives no use back.
    uses: NotRequired[int | None]
    # From then on it books no more; null: it does not end by itself.
    expires_at: NotRequired[str | None]
    # Minutes, in place of the page's.
    duration: NotRequired[int | None]
    # Only these times are offered, as long as the page offers them; without any, all of the page's.
    starts: list[str]
    prefill: NotRequired[LinkPrefill]
    # Names in `prefill` that the booker cannot change.
    locks: NotRequired[list[Literal["name", "email", "phone", "company", "title", "message"]]]
    # Of the text, and of the page that its lines lead to.
    lang: Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"]
    # In which the times are written.
    timezone: str


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
    # What went wrong this time.
    detail: str
    code: Literal["validation_failed", "malformed_json", "unauthorized", "forbidden", "second_factor_needed", "fresh_sign_in_needed", "seeing_as", "other_person", "not_found", "method_not_allowed", "conflict", "slot_taken", "changed_since", "request_in_flight", "precondition_failed", "body_too_large", "unsupported_media_type", "idempotency_key_reused", "rate_limited", "mail_limit", "internal_error", "unavailable"]
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
    # Of people who are new and say none. Default: en.
    lang: Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"]
    # Of people who are new and say none, and of their hours. Default null: UTC.
    timezone: str | None
    # Whether times are written with 12 or 24 hours on its pages and in its mails, as long as the reader has not chosen. Default null: as is usual where the reader is.
    hour_cycle: Literal["h12", "h23"] | None
    # The colour of what can be chosen, on its pages and in its mails. What could not be read is darkened for the light theme, or lightened for the dark one. Default null.
    accent: str | None
    # Below its pages and mails. Default: nothing.
    footer: str
    # Where it says what becomes of the data of those who book.
    privacy_url: str | None
    # Where it says who it is.
    imprint_url: str | None
    # "Scheduling by Bookpage" below its pages. Default true.
    credit: bool
    # Whoever names other people on a public page without being signed in types a code first, which is mailed to their own address. Default true.
    confirm_bookers: bool
    # Whether anybody may plan a poll at `/add_details?oid=<_id>`, without an account: with a name, and an address that a code is mailed to. Nobody is invited; the poll has a link to pass on. Default false.
    open_polls: bool
    # The first day of a week, for limits of a week and for weeks that take turns. Default: monday.
    week_start: Literal["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
    # Addresses, and domains such as `@example.com`, that can neither book on public pages nor be invited there.
    blocked_guests: list[str]


class OrganizationBody(TypedDict):
    name: NotRequired[str]
    # Of people who are new and say none. Default: en.
    lang: NotRequired[Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"]]
    # Of people who are new and say none, and of their hours. Default null: UTC.
    timezone: NotRequired[str | None]
    # Whether times are written with 12 or 24 hours on its pages and in its mails, as long as the reader has not chosen. Default null: as is usual where the reader is.
    hour_cycle: NotRequired[Literal["h12", "h23"] | None]
    # The colour of what can be chosen, on its pages and in its mails. What could not be read is darkened for the light theme, or lightened for the dark one. Default null.
    accent: NotRequired[str | None]
    # Below its pages and mails. Default: nothing.
    footer: NotRequired[str]
    # Where it says what becomes of the data of those who book.
    privacy_url: NotRequired[str | None]
    # Where it says who it is.
    imprint_url: NotRequired[str | None]
    # "Scheduling by Bookpage" below its pages. Default true.
    credit: NotRequired[bool]
    # Whoever names other people on a public page without being signed in types a code first, which is mailed to their own address. Default true.
    confirm_bookers: NotRequired[bool]
    # Whether anybody may plan a poll at `/add_details?oid=<_id>`, without an account: with a name, and an address that a code is mailed to. Nobody is invited; the poll has a link to pass on. Default false.
    open_polls: NotRequired[bool]
    # The first day of a week, for limits of a week and for weeks that take turns. Default: monday.
    week_start: NotRequired[Literal["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]]
    # Addresses, and domains such as `@example.com`, that can neither book on public pages nor be invited there.
    blocked_guests: NotRequired[list[str]]


class OrganizationFirstSteps(TypedDict):
    # A logo, or an accent of its own.
    look: bool
    # Somebody beside the first, or an invitation.
    people: bool
    hours: bool
    calendar: bool
    # An active page.
    page: bool
    team: bool
    booking: bool


class OrganizationPatch(TypedDict):
    name: NotRequired[str]
    # Of people who are new and say none. Default: en.
    lang: NotRequired[Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"]]
    timezone: NotRequired[str | None]
    hour_cycle: NotRequired[Literal["h12", "h23"] | None]
    accent: NotRequired[str | None]
    # Below its pages and mails. Default: nothing.
    footer: NotRequired[str]
    privacy_url: NotRequired[str | None]
    imprint_url: NotRequired[str | None]
    # "Scheduling by Bookpage" below its pages. Default true.
    credit: NotRequired[bool]
    # Whoever names other people on a public page without being signed in types a code first, which is mailed to their own address. Default true.
    confirm_bookers: NotRequired[bool]
    # Whether anybody may plan a poll at `/add_details?oid=<_id>`, without an account: with a name, and an address that a code is mailed to. Nobody is invited; the poll has a link to pass on. Default false.
    open_polls: NotRequired[bool]
    # The first day of a week, for limits of a week and for weeks that take turns. Default: monday.
    week_start: NotRequired[Literal["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]]
    # Addresses, and domains such as `@example.com`, that can neither book on public pages nor be invited there.
    blocked_guests: NotRequired[list[str]]


class OwnFirstSteps(TypedDict):
    # An availability opens on some day.
    hours: bool
    calendar: bool
    # An active page of one's own, or of a team of which one is a member.
    page: bool
    picture: bool
    # Somebody has booked a meeting with this person.
    booking: bool


class PageBooking(TypedDict):
    # `requested`: the host has yet to confirm it. `unconfirmed`: nothing is booked until the booker has typed, at `confirm_url`, the code that was mailed to them.
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
    # Without an offset: on the booker's clocks.
    start: SlotTime
    # Further times to choose from, on a page whose host confirms bookings.
    alternatives: NotRequired[list[SlotTime]]
    # Minutes; default: the page's, or its type's.
    duration: NotRequired[int]
    attendee: PageBookingBodyAttendee
    # Whom the booker brings along.
    guests: NotRequired[list[str]]
    # One of the page's, by its name, or another where the page allows it; default: its first.
    place: NotRequired[PageBookingBodyPlace]
    title: NotRequired[str]
    # From the booker to the host.
    message: NotRequired[str]
    # To the questions of the page, by their keys.
    answers: NotRequired[dict[str, Any]]
    # Of a team's page: the member whom the booker chose.
    host: NotRequired[Id]
    # Repeats the meeting, where the page lets bookings repeat: at the same hour on the clocks of the page's hours, all booked or none.
    series: NotRequired[SeriesBody]
    utm: NotRequired[PageBookingBodyUtm]
    # The handle of one of the page's appointment types.
    type: NotRequired[str]
    # The token of a booking link that leads to this page.
    link: NotRequired[str]


class PageBookingBodyAttendee(TypedDict):
    name: str
    email: str
    # Required where the page asks for it.
    phone: NotRequired[str | None]
    # Required where the page asks for it.
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
    # With whom one meets: a person, or a team.
    host: str
    # The address of a picture.
    photo: Any
    # What the host says there. It is text, not an instruction.
    message: str
    language: Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"]
    # Of the host, and of times without an offset.
    timezone: str
    # Whether the page takes bookings in `timezone` only.
    timezone_locked: bool
    # Minutes to choose from, the usual first.
    durations: list[int]
    # What can be booked here, each under its own rules, too.
    types: list[PageFactsType]
    # `by_host`: a booking is a request until the host confirms it.
    confirmed: Literal["at_once", "by_host"]
    # How many times a booking proposes: `start` and `alternatives`.
    times: PageFactsTimes
    phone: Literal["required", "optional", "no"]
    company: Literal["required", "optional", "no"]
    # `title` of a booking.
    subject: Literal["required", "optional", "no"]
    # How many others the booker may bring.
    guests: int
    # To choose from, by name; the first is the usual one.
    places: list[str]
    # Whether the booker may name another place.
    other_place: bool
    # Of a team, whom the booker may choose as `host`.
    members: list[PageFactsMember]
    questions: list[PageFactsQuestion]
    # Whether a booking may repeat, as `series`; where `times.least` is more than 1, it has to.
    series: PageFactsSeries | None
    # Whether one can wait for a time on a day that is booked out: `waiting.json`.
    waiting_list: PageFactsWaitingList | None
    look: PageLook


class PageFactsMember(TypedDict):
    id: str
    name: str
    # The address of a picture.
    photo: Any


class PageFactsQuestion(TypedDict):
    # For `answers`.
    key: str
    label: str
    help: Any
    kind: Literal["text", "long_text", "select", "multi_select", "radio", "checkbox", "number", "date", "phone", "url", "email"]
    options: list[PageFactsQuestionOption]
    required: bool
    # It is asked only where another one was answered so.
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
    # How often it may repeat; the first is the usual one.
    every: list[Literal["day", "week", "two_weeks", "four_weeks", "month"]]
    # The first meeting included.
    times: PageFactsSeriesTimes


class PageFactsSeriesTimes(TypedDict):
    least: int
    most: int


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


class PageFactsWaitingList(TypedDict):
    # How long a time is kept for whoever it is offered to.
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
    # `any`: one member, whom the team's rule picks. `all`: every member at once. `some`: the members in `fixed`, and `count` of the others, whom the rule picks.
    kind: Literal["any", "all", "some"]
    # For `some`: how many besides those in `fixed`; default 1.
    count: NotRequired[int]
    # For `some`: members who take part in every meeting, the first one as its host.
    fixed: NotRequired[list[Id]]
    # For `any`: the booker may choose a member, whose name is then shown; default false.
    choose: NotRequired[bool]
    # Whoever books again meets the host of the last time, where that member is free; default false.
    same_host: NotRequired[bool]
    # How much each host may have of what is booked on the page.
    limits: NotRequired[list[Limit]]


class PageLook(TypedDict):
    # Of the organisation.
    name: str
    # What is chosen and what leads on, in each theme.
    accent: PageLookAccent | None
    # Null: as in the reader's region.
    hour_cycle: Literal["h12", "h23"] | None
    # How the page itself shows its times.
    times_layout: Literal["month", "week", "columns"]
    # It belongs to a sandbox: nothing that is booked there is meant.
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
    # Users with `resource`, of which a meeting takes one; default: any of the organisation.
    any_of: NotRequired[list[Id] | None]
    # Only rooms whose `place` is this, or has it between commas: `Berlin` is `Berlin, second floor`.
    place: NotRequired[str]
    # How many people a room must hold. `guests`: as many as come, the hosts included; of a meeting with seats all who can.
    capacity: NotRequired[int | Literal["guests"]]


class PageSeries(TypedDict):
    timezone: str
    every: Literal["day", "week", "two_weeks", "four_weeks", "month"]
    # The time zone on whose clocks every meeting begins at the same hour.
    clock: str
    times: list[PageSeriesTime]


class PageSeriesTime(TypedDict):
    start: PageSeriesTimeStart
    end: PageSeriesTimeEnd
    # From 1; for `series.instead` of the booking.
    index: int
    free: bool
    # Of a time that is not free: what could be booked in its place, the nearest first.
    nearest_slots: list[FreeSlot]


class PageSeriesTimeEnd(TypedDict):
    # With the offset of the time zone.
    dateTime: str


class PageSeriesTimeStart(TypedDict):
    # With the offset of the time zone.
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
    locked: list[Literal["words", "look", "language", "details", "places", "questions", "lengths", "starts", "horizon", "buffers", "limits", "waiting", "booking", "changes", "calendar", "rooms", "bookers", "after"]]
    # Its appointment types, oldest first.
    types: list[PageTemplateType2]
    # How many pages follow it.
    pages: int


class PageTemplateBody(TypedDict):
    # What those who administer pages call it; bookers do not see it.
    name: str
    message: NotRequired[str]
    custom: NotRequired[TemplateCustomInput]
    # Groups of fields that are on every page as they are here; the others each person changes for themselves. Default: none.
    locked: NotRequired[list[Literal["words", "look", "language", "details", "places", "questions", "lengths", "starts", "horizon", "buffers", "limits", "waiting", "booking", "changes", "calendar", "rooms", "bookers", "after"]]]
    # The nickname of a page that it is made from, with the page's settings and types; what is sent beside it counts first.
    page: NotRequired[str]


class PageTemplatePatch(TypedDict):
    # What those who administer pages call it; bookers do not see it.
    name: NotRequired[str]
    message: NotRequired[str]
    custom: NotRequired[TemplateCustomInputPatch]
    locked: NotRequired[list[Literal["words", "look", "language", "details", "places", "questions", "lengths", "starts", "horizon", "buffers", "limits", "waiting", "booking", "changes", "calendar", "rooms", "bookers", "after"]]]


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
    locked: list[Literal["words", "look", "language", "details", "places", "questions", "lengths", "starts", "horizon", "buffers", "limits", "waiting", "booking", "changes", "calendar", "rooms", "bookers", "after", "offer"]]


class PageTemplateType2(TypedDict):
    _id: Id
    name: str


class PageTemplateTypeBody(TypedDict):
    name: str
    # Default: made from the name. A page that has another type of this handle gets it with a number; it stays when it is changed here.
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
    locked: NotRequired[list[Literal["words", "look", "language", "details", "places", "questions", "lengths", "starts", "horizon", "buffers", "limits", "waiting", "booking", "changes", "calendar", "rooms", "bookers", "after", "offer"]]]


class PageTemplateTypePatch(TypedDict):
    name: NotRequired[str]
    handle: NotRequired[str]
    active: NotRequired[bool]
    public: NotRequired[bool]
    message: NotRequired[str]
    description: NotRequired[str]
    custom: NotRequired[TemplateTypeCustomInputPatch]
    locked: NotRequired[list[Literal["words", "look", "language", "details", "places", "questions", "lengths", "starts", "horizon", "buffers", "limits", "waiting", "booking", "changes", "calendar", "rooms", "bookers", "after", "offer"]]]


class PageTemplateTypeUpdate(TypedDict):
    name: NotRequired[str]
    # Default: made from the name. A page that has another type of this handle gets it with a number; it stays when it is changed here.
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
    locked: NotRequired[list[Literal["words", "look", "language", "details", "places", "questions", "lengths", "starts", "horizon", "buffers", "limits", "waiting", "booking", "changes", "calendar", "rooms", "bookers", "after", "offer"]]]


class PageTemplateUpdate(TypedDict):
    # What those who administer pages call it; bookers do not see it.
    name: NotRequired[str]
    message: NotRequired[str]
    custom: NotRequired[TemplateCustomInput]
    # Groups of fields that are on every page as they are here; the others each person changes for themselves. Default: none.
    locked: NotRequired[list[Literal["words", "look", "language", "details", "places", "questions", "lengths", "starts", "horizon", "buffers", "limits", "waiting", "booking", "changes", "calendar", "rooms", "bookers", "after"]]]


class PageWaiting(TypedDict):
    # `waiting`: a mail says so, and leads off the list. `unconfirmed`: nobody waits until the code that was mailed has been typed at `confirm_url`.
    status: Literal["waiting", "unconfirmed"]
    # Only while it is `unconfirmed`: for whoever wants to wait.
    confirm_url: Any


class PageWaitingBody(TypedDict):
    # The handle of one of the page's appointment types.
    type: NotRequired[str]
    # Minutes; default: the page's, or its type's.
    duration: NotRequired[int]
    # One of the page's `members`, where it has to be them.
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
    # To be sent back with the response, within five minutes.
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
    # Default: member. Only an owner makes or unmakes owners; nobody gives more than they have; a key that is limited to scopes needs credentials:write, and makes no admins. The last owner stays one.
    role: NotRequired[Literal["owner", "admin", "manager", "member", "viewer"]]
    # Days on which the hours of all availabilities hold on the clocks of another time zone; of several for one day the last one counts. Replaces the list.
    travel: NotRequired[list[TravelInput]]
    # A room: it has hours (always open without any), absences and calendars, but no address, no sign-in and no mails, and is in no team. It stays what it is. Default false.
    resource: NotRequired[bool]
    # Of a resource: for how many people.
    capacity: NotRequired[int | None]
    # Of a resource: words that say where it is; several with commas between them.
    place: NotRequired[str | None]
    # Whoever is suspended cannot sign in, and all that was signed in ends at once; pages take no bookings, teams pass them over, and no mails are sent to them. Everything stays, and is there again afterwards. For those who may set the role.
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
    # Of the main availability, which is made for whom there is none.
    availability: NotRequired[AvailabilityBody]
    # Whoever has no booking page gets one, under an address made of the name: `ada-lovelace`, or `ada-lovelace-2` where that is taken.
    page: NotRequired[Literal[True]]
    # Mails them a link to sign up with; to whom one was mailed already, once more, as POST /v2/invitations/:invitation_id/remind does. Whoever has joined, or is suspended, is refused.
    invite: NotRequired[Literal[True]]
    # Answers what would happen to each of them, and changes nothing. Default false.
    dry_run: NotRequired[bool]
    users: list[Id]


class PeopleBatchAnswer(TypedDict):
    results: list[PeopleBatchResult]


class PeopleBatchResult(TypedDict):
    # What the change of this one alone would have been answered with.
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
    # `joined`: has a way to sign in; `invited`: was sent a link that still works; `invitation_ended`: it works no more; `suspended`; `not_invited`: nobody has written to them, such as people who were imported.
    status: Literal["joined", "invited", "invitation_ended", "not_invited", "suspended"]
    # The latest one by mail, of which one can be reminded.
    invitation: Id | None
    # When the latest link to sign up with ends, or has ended.
    invitation_ends_at: str | None
    # As member or admin, by name.
    teams: list[PersonTeam]
    # The nickname of the primary page, else of the oldest one.
    page: Any
    # What they have yet to be given, as `filter` says of each.
    lacks: list[Literal["without_hours", "without_calendar", "without_page"]]
    # When they were last there in a browser, to the minute; signing out does not change it.
    last_seen_at: str | None
    createdAt: str


class PersonalData(TypedDict):
    email: str
    # The member who has the address.
    member: User | None
    # When a browser in which the member is signed in was last used.
    last_seen_at: str | None
    # Admins who have seen the console as the member does, as far back as the audit log goes.
    seen_by: list[PersonalDataSeenByEntry]
    # Of the member.
    absences: list[Absence]
    # Tokens that the member has made; what opens anything is not in it.
    personal_tokens: list[PersonalDataPersonalToken]
    # Apps that act as the member, since the member has allowed it.
    apps: list[PersonalDataApp]
    events: list[PersonalDataEvent]
    # Booking links that fill in the address.
    links: list[PersonalDataLink]
    # What the person has answered to forms.
    form_responses: list[FormResponse]
    # Waiting lists that have the address.
    waiting: list[PersonalDataWaitingEntry]
    # What was deleted, and is kept for some days so that it can be restored.
    removed: RemovedPersonalData
    mails: list[PersonalDataMail]


class PersonalDataApp(TypedDict):
    _id: Id
    scopes: list[str]
    createdAt: str
    # To the minute.
    last_used_at: str | None
    expires_at: str
    # As the app calls itself.
    app: str
    # Where its codes were sent.
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
    # Null where it leads to an account.
    text: Any


class PersonalDataPersonalToken(TypedDict):
    _id: Id
    scopes: list[str]
    createdAt: str
    # To the minute.
    last_used_at: str | None
    expires_at: str
    name: str


class PersonalDataSeenByEntry(TypedDict):
    admin: Id
    # null: the admin is not there any more.
    name: Any
    begun: str
    # null: it goes on.
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
    # As whom it acts.
    user: PersonalTokenUser
    # The token's first characters, to tell it by.
    prefix: str
    # What it is limited to, besides what its person's role allows.
    scopes: list[Literal["organization:read", "users:read", "users:write", "preferences:read", "preferences:write", "calendars:read", "calendars:write", "availabilities:read", "availabilities:write", "bookpages:read", "bookpages:write", "slots:read", "events:read", "events:write", "teams:read", "teams:write", "locators:read", "locators:write", "forms:read", "forms:write", "third_parties:read", "third_parties:write", "api_keys:read", "api_keys:write", "credentials:write", "audit:read", "audit:write", "personal_data:read", "personal_data:write", "hooks:read", "hooks:write", "jobs:read", "mails:read", "mails:write", "organization:write", "scim"]]
    # `ended`: its person has another role or another password since; it opens nothing any more.
    state: Literal["active", "expired", "ended"]
    # To the minute.
    last_used_at: str | None
    createdAt: str
    expires_at: str


class PersonalTokenBody(TypedDict):
    # What the token is for.
    name: str
    # What it is limited to. Only scopes that one's role opens can be given.
    scopes: list[Literal["organization:read", "users:read", "users:write", "preferences:read", "preferences:write", "calendars:read", "calendars:write", "availabilities:read", "availabilities:write", "bookpages:read", "bookpages:write", "slots:read", "events:read", "events:write", "teams:read", "teams:write", "locators:read", "locators:write", "forms:read", "forms:write", "third_parties:read", "third_parties:write", "api_keys:read", "api_keys:write", "credentials:write", "audit:read", "audit:write", "personal_data:read", "personal_data:write", "hooks:read", "hooks:write", "jobs:read", "mails:read", "mails:write", "organization:write", "scim"]]
    # When it ends, at most a year from now.
    expires_at: str


class PersonalTokenUser(TypedDict):
    _id: Id
    name: Any


class PersonCalendars(TypedDict):
    # The user's.
    _id: Id
    full_name: Any
    email: Any
    # `broken`: one of the calendars cannot be read until somebody does something about it. `stale`: one has not been read for 60 minutes. `refuses`: one can be read, but does not take the meetings that are written into it. `none`: none is connected.
    status: Literal["broken", "stale", "refuses", "none", "ok"]
    # Oldest first. Never what stands in them.
    calendars: list[CalendarAccountState]


class PersonTeam(TypedDict):
    _id: Id
    name: str


class Picture(TypedDict):
    # It changes with the picture.
    url: str
    # Pixels in which it is shown; the file has three times as many.
    width: int
    height: int
    # What is seen through, and is `dark` itself, cannot be seen on dark ground.
    tone: Literal["light", "dark", "any"]


PictureUpload: TypeAlias = "Any"


class PingDelivery(TypedDict):
    action: Literal["ping"]
    organization: Id
    # Whose the resource is.
    user: NotRequired[Id]
    # When it happened; this and what follows since version `2026-11-23`.
    occurred_at: str
    # Fields of the resource that are others than before; none of what is new.
    changes: dict[str, PingDeliveryChangesValue]
    # The invitees whom it is about: who voted, wrote, declined, was added.
    people: list[PingDeliveryPeopleEntry]
    # What somebody wrote.
    message: PingDeliveryMessage | None
    # It was asked for, to try the receiver: nothing has happened.
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
    # Sends an example of this action, with the newest that there is; default: a delivery whose action is `ping`.
    action: NotRequired[Literal["event.created", "event.confirmed", "event.updated", "event.cancelled", "user.joined", "event.voted", "event.message", "event.declined", "event.new_invitee", "event.no_show", "bookpage.updated", "form.answered", "waiting.joined", "waiting.offered"]]


class PingHookV2Body(TypedDict):
    # Sends an example of this action, with the newest that there is; default: a delivery whose action is `ping`.
    action: NotRequired[Literal["event.created", "event.confirmed", "event.updated", "event.cancelled", "user.joined", "event.voted", "event.message", "event.declined", "event.new_invitee", "event.no_show", "bookpage.updated", "form.answered", "waiting.joined", "waiting.offered"]]


class Poll(TypedDict):
    # Whether `if_need_be` is an answer, beside yes and no: would come, but other times suit better.
    if_need_be: bool
    # Whether everybody who has `link` can take part, with a name of their own. Default: false.
    open: bool
    # With how many guests, those invited included, the link takes nobody any more. Default: 200.
    max_participants: int
    # Whether guests learn of nobody but the organiser: neither names nor who answered what. Default: false.
    hide_participants: bool
    # When guests see how often each date and place was chosen: `always`, once they have answered (`voted`), or `never`. The organiser always does. Default: `always`.
    results: Literal["always", "voted", "never"]
    # Whether guests can propose further dates and places. Default: true.
    add_options: bool
    # How many guests can say yes to one date, as on a sign-up sheet; a further yes is refused (409 `taken`). Null: as many as like. Default: null.
    limit: int | None
    # Until when answers are taken; then `at_deadline` happens. Null: until a date is chosen. Default: null.
    deadline: str | None
    # `confirm`: the date at which most can come is confirmed, of several the one that fewest named only if need be, then the earliest; if no guest can come to any that is still ahead, or the host is not free, the organiser is told instead. `remind`: the organiser is told to choose. Default: `remind`.
    at_deadline: Literal["confirm", "remind"]
    # Whether those who have not answered are asked again a day before the deadline. Default: true.
    reminders: bool
    # The address to share of an open poll; null: it is not open. Whoever answers there becomes an invitee.
    link: Any
    # Dates that were confirmed besides, and the event that each has become (`confirm_dates`).
    further: list[PollFurtherEntry]
    # When the deadline was acted upon.
    closed: str | None


class PollFurtherEntry(TypedDict):
    date: Id
    event: Id


class PollInput(TypedDict):
    # Whether `if_need_be` is an answer, beside yes and no: would come, but other times suit better.
    if_need_be: NotRequired[bool]
    # Whether everybody who has `link` can take part, with a name of their own. Default: false.
    open: NotRequired[bool]
    # With how many guests, those invited included, the link takes nobody any more. Default: 200.
    max_participants: NotRequired[int]
    # Whether guests learn of nobody but the organiser: neither names nor who answered what. Default: false.
    hide_participants: NotRequired[bool]
    # When guests see how often each date and place was chosen: `always`, once they have answered (`voted`), or `never`. The organiser always does. Default: `always`.
    results: NotRequired[Literal["always", "voted", "never"]]
    # Whether guests can propose further dates and places. Default: true.
    add_options: NotRequired[bool]
    # How many guests can say yes to one date, as on a sign-up sheet; a further yes is refused (409 `taken`). Null: as many as like. Default: null.
    limit: NotRequired[int | None]
    # Until when answers are taken; then `at_deadline` happens. Null: until a date is chosen. Default: null.
    deadline: NotRequired[str | None]
    # `confirm`: the date at which most can come is confirmed, of several the one that fewest named only if need be, then the earliest; if no guest can come to any that is still ahead, or the host is not free, the organiser is told instead. `remind`: the organiser is told to choose. Default: `remind`.
    at_deadline: NotRequired[Literal["confirm", "remind"]]
    # Whether those who have not answered are asked again a day before the deadline. Default: true.
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
    at_deadline: NotRequired[Literal["confirm", "remind"] | None]
    reminders: NotRequired[bool | None]


class Preferences(TypedDict):
    email: EmailPreferences
    push: PushPreferences


class PreferencesPatch(TypedDict):
    email: NotRequired[EmailPreferencesInputPatch]
    push: NotRequired[PushPreferencesInputPatch]
    # The same two; what stands here has the last word.
    prefs: NotRequired[PreferencesPatchPrefs]
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
    # The same two; what stands here has the last word.
    prefs: NotRequired[PreferencesUpdatePrefs]
    log: NotRequired[PreferencesUpdateLog]
    # Switches all push messages on or off; keys of `push` beside it have the last word.
    push_enabled: NotRequired[bool]


class PreferencesUpdateLog(TypedDict):
    # Switches all push messages on or off; keys of `push` beside it have the last word.
    push_enabled: NotRequired[bool]


class PreferencesUpdatePrefs(TypedDict):
    email: NotRequired[EmailPreferencesInput]
    push: NotRequired[PushPreferencesInput]


class Problem(TypedDict):
    # Explains the code.
    type: str
    title: str
    status: int
    # What went wrong this time.
    detail: str
    # The path that was asked for.
    instance: str
    code: Literal["validation_failed", "malformed_json", "unauthorized", "forbidden", "second_factor_needed", "fresh_sign_in_needed", "seeing_as", "other_person", "not_found", "method_not_allowed", "conflict", "slot_taken", "changed_since", "request_in_flight", "precondition_failed", "body_too_large", "unsupported_media_type", "idempotency_key_reused", "rate_limited", "mail_limit", "internal_error", "unavailable"]
    # Why, where the code does not tell, such as `team_empty`.
    reason: NotRequired[str]
    # The same as `detail`.
    message: str
    # Every wrong value, where single values are wrong; the first hundred of many.
    errors: list[FieldError]
    # Quote it when you ask for help.
    request_id: str


class Proof(TypedDict):
    proven_until: str


class ProofBody(TypedDict):
    # Of the app, or a recovery code.
    code: NotRequired[str]
    passkey: NotRequired[ProofBodyPasskey]
    # For people who have no second factor.
    password: NotRequired[str]


class ProofBodyPasskey(TypedDict):
    token: str
    response: dict[str, Any]


class Provisioning(TypedDict):
    # The organisation's.
    _id: Id
    # What the directory calls: SCIM 2.0, by a key with the scope `scim` as bearer token.
    base_url: str
    # People whom the directory has named.
    users: int
    # Groups, each of which a team follows.
    groups: int
    # When the directory was last heard of, to the minute; null: never.
    last_request_at: str | None
    # What it was last refused.
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
    # Of the push service, as the browser gives it.
    endpoint: str
    # As the browser gives it; the push service says itself when it is over.
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
    # Names the question in answers, addresses and exports; unique within the list.
    key: str
    # A text, or texts by language: `{ en, de, … }`.
    label: str | QuestionLabel
    # A sentence below the label.
    help: str | QuestionHelp | None
    kind: Literal["text", "long_text", "select", "multi_select", "radio", "checkbox", "number", "date", "phone", "url", "email"]
    # Of `select`, `multi_select` and `radio`; else empty.
    options: list[QuestionOption]
    required: bool
    # It is asked only where another one was answered so.
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
    # Who takes over; default: by the rule of the team.
    user: NotRequired[Id | None]
    # Becomes a message to everybody.
    reason: NotRequired[str | None]


class ReassignBookingOperation(TypedDict):
    operation: Literal["reassign"]
    # Which event.
    event: Id
    # Change only this version (an `ETag`).
    if_match: NotRequired[str]
    body: NotRequired[ReassignBookingBody]


class ReceivedMail(TypedDict):
    # The event that the mail is addressed to.
    event: Id | None
    # Why the mail did not become a message; null: it did. There is no sense in sending it again.
    ignored: Literal["unknown_event", "unknown_sender", "automatic", "calendar_answer", "empty", "unreadable", "repeated", "full", "outdated"] | None
    # The message was cut to 5,000 characters.
    shortened: bool
    attachments_dropped: int
    # What a calendar program has answered for the sender (iTIP): it counts as if it were said on the event's page; `maybe` and `counter` are told in a message, and so is what could not count (`message`).
    answered: Literal["accepted", "declined", "maybe", "counter", "message"] | None


class RecoveryCodes(TypedDict):
    # Shown this once; none where there are some from before. Each opens the second step once.
    recovery_codes: list[str]


class RegisterThirdPartyBody(TypedDict):
    name: NotRequired[str]
    contact_email: NotRequired[str]
    contact_name: NotRequired[str]


class RemindInvitationBody(TypedDict):
    pass


class RemindInviteesBody(TypedDict):
    pass


class Removal(TypedDict):
    _id: Id
    resource: Literal["absence", "appointment_type", "availability", "bookpage", "form", "location", "locator", "page_template", "team", "waiting_entry"]
    # The id that it had, and has again when it is restored.
    resource_id: Id
    # What people know it by; empty where it had no name.
    name: str
    # The user whose it was; null: the organisation's, or a team's.
    user: Id | None
    # The user who deleted it; null: a program.
    removed_by: Id | None
    removed_at: str
    # Until then it can be restored.
    expires_at: str


class RemovedPersonalData(TypedDict):
    # What the member had.
    own: list[Removal]
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
    # How many are sent again.
    n: int
    ok: Literal[1]


class ReplayHookV2Answer(TypedDict):
    # How many are sent again.
    n: int
    ok: Literal[1]


class RescheduleBody(TypedDict):
    # Without an offset: in the event's time zone.
    start: SlotTime
    # Minutes; default: it stays as long as it is.
    duration: NotRequired[int]
    # Becomes a message to everybody.
    reason: NotRequired[str | None]
    # Of a meeting with seats: the invitee whose seat it is about, and of whom they brought; else all of it.
    invitee: NotRequired[Id]
    # Of a series: this one (default), or this and all that follow it and are still to come.
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
    # Which event.
    event: Id
    # Change only this version (an `ETag`).
    if_match: NotRequired[str]
    body: NotRequired[RescheduleBody]


class ResendMailBody(TypedDict):
    pass


class Restored(TypedDict):
    _id: Id
    resource: Literal["absence", "appointment_type", "availability", "bookpage", "form", "location", "locator", "page_template", "team", "waiting_entry"]
    # The id that it had, and has again when it is restored.
    resource_id: Id
    # What people know it by; empty where it had no name.
    name: str
    # The user whose it was; null: the organisation's, or a team's.
    user: Id | None
    # The user who deleted it; null: a program.
    removed_by: Id | None
    removed_at: str
    # Until then it can be restored.
    expires_at: str
    # Names that it had before the one that it has, and that lead to something else by now.
    lost_names: list[str]


class RestoreRemovedBody(TypedDict):
    pass


class RetryConferenceBody(TypedDict):
    pass


class RotatedSecret(TypedDict):
    # Verifies signatures (Standard Webhooks). Answered here and never again.
    secret: str
    # Until then, deliveries are signed with both.
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
    # How many of them have not been used.
    recovery_codes: int
    # Whether the organisation asks for a second factor.
    required: bool


class SecondFactorsAuthenticator(TypedDict):
    createdAt: str


class SeeingAs(TypedDict):
    # Whose console is seen.
    user: Id
    # When it ends by itself: an hour after it began.
    until: str


class SeeingAsBody(TypedDict):
    # Whose console is to be seen.
    user: Id


class SeriesBody(TypedDict):
    # Default: the first that the page has.
    every: NotRequired[Literal["day", "week", "two_weeks", "four_weeks", "month"]]
    # How often, the first included.
    times: int
    # For times of the rule that are not free.
    instead: NotRequired[list[SeriesBodyInsteadEntry]]


class SeriesBodyInsteadEntry(TypedDict):
    # From 1, as the rule has them.
    index: int
    # Another time that is free, or null: left out.
    start: SlotTime | None


SeriesRhythm: TypeAlias = "Literal['day', 'week', 'two_weeks', 'four_weeks', 'month']"


class SeriesSettings(TypedDict):
    # The rhythm, or those that the booker chooses from; `month` keeps the day of the month.
    every: SeriesRhythm | list[SeriesRhythm]
    # How often at least and at most, the first time included; from 1, a single meeting can be booked too.
    times: list[int]


class Session(TypedDict):
    _id: Id
    # The one that asks.
    current: bool
    # What the browser called itself when it signed in.
    user_agent: Any
    # What that is, where it is known.
    browser: SessionBrowser | None
    createdAt: str
    # To the minute.
    last_used_at: str
    # 30 days after the last use, at most 90 after signing in.
    expires_at: str


class SessionBrowser(TypedDict):
    # As people call it.
    name: str
    # What it runs on; `null`: it does not say.
    system: Any


class SignIn(TypedDict):
    # The organisation's.
    _id: Id
    __v: int
    provider: SignInProvider | None
    # What a SAML provider has to know of us.
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
    # OpenID Connect: the issuer, as the discovery document says; https. SAML: the provider's entity id.
    issuer: NotRequired[str]
    # The claim, or attribute, that lists somebody's groups.
    group_claim: NotRequired[str]
    # Of SAML: the page to which people are led (HTTP-Redirect).
    sign_in_url: NotRequired[str | None]
    # Of SAML: those by which the provider signs, in PEM; two while it changes from one to the next.
    certificates: NotRequired[list[str]]
    # Of SAML: where the provider says all of that of itself.
    metadata_url: NotRequired[str | None]
    # Of SAML: names of attributes, where they are not among the usual ones of the large providers.
    attributes: NotRequired[SignInBodyProviderAttributes]
    # Of SAML: signing in may begin at the provider's portal, so nobody can tell who has sent people here.
    idp_initiated: NotRequired[bool]
    # Whose people are admins, and nobody else; none: the provider says nothing of admins.
    admin_groups: NotRequired[list[str]]
    # Whose people are members of the team, and who left the group is not.
    team_groups: NotRequired[list[SignInBodyProviderTeamGroup]]
    # Whoever signs in first, with an address in a proven domain, is made a user.
    joining: NotRequired[bool]
    # Passwords and passkeys open nothing, but those of the emergency admin.
    only: NotRequired[bool]
    # The admin who still signs in with a password.
    emergency_admin: NotRequired[Id | None]
    # Of OpenID Connect.
    client_id: NotRequired[str | None]
    # Never answered. Left out: the one that is kept, for the same issuer and client.
    client_secret: NotRequired[str]
    # Of SAML: the provider's metadata (XML), in place of issuer, sign_in_url and certificates.
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
    proven_at: str | None


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
    # Of OpenID Connect.
    client_id: NotRequired[str | None]
    # Never answered. Left out: the one that is kept, for the same issuer and client.
    client_secret: NotRequired[str | None]
    # Of SAML: the provider's metadata (XML), in place of issuer, sign_in_url and certificates.
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
    # OpenID Connect: the issuer, as the discovery document says; https. SAML: the provider's entity id.
    issuer: str
    # The claim, or attribute, that lists somebody's groups.
    group_claim: str
    # Of SAML: the page to which people are led (HTTP-Redirect).
    sign_in_url: str | None
    # Of SAML: those by which the provider signs, in PEM; two while it changes from one to the next.
    certificates: list[str]
    # Of SAML: where the provider says all of that of itself.
    metadata_url: str | None
    # Of SAML: names of attributes, where they are not among the usual ones of the large providers.
    attributes: SignInProviderAttributes
    # Of SAML: signing in may begin at the provider's portal, so nobody can tell who has sent people here.
    idp_initiated: bool
    # Whose people are admins, and nobody else; none: the provider says nothing of admins.
    admin_groups: list[str]
    # Whose people are members of the team, and who left the group is not.
    team_groups: list[SignInProviderTeamGroup]
    # Whoever signs in first, with an address in a proven domain, is made a user.
    joining: bool
    # Passwords and passkeys open nothing, but those of the emergency admin.
    only: bool
    # The admin who still signs in with a password.
    emergency_admin: Id | None
    client_id: Any
    # What the certificates say of themselves, in their order.
    certificate_details: list[SignInProviderCertificateDetail]
    # To be registered at the provider.
    redirect_uri: str
    # Where people begin to sign in with it, without typing an address.
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
    # When calendars say at this time that somebody is busy, but do not count: they are not `busy`, or the page names others in `blocking_calendars`. For those who may read calendars.
    ignored: list[IgnoredEntry]


class SlotExplanationEnd(TypedDict):
    # With the offset of the time zone.
    dateTime: str


class SlotExplanationStart(TypedDict):
    # With the offset of the time zone.
    dateTime: str


class SlotFix(TypedDict):
    # Where it is set; null: in the search itself.
    field: SlotFixField | None
    # What would have to stand there; null: nothing.
    value: Any
    rule: Literal["nobody", "no_availability", "suspended", "outside_hours", "closed_date", "holiday", "absence", "align", "off_grid", "past", "today", "horizon", "minimum_notice", "start_date", "end_date", "limit", "page_limit", "type_limit", "meeting", "full", "hold", "calendar", "calendar_day", "broken_calendar", "no_room", "buffer"]
    # Whose rule it is; null: of the search as a whole.
    user: Id | None
    # What would have to be changed with it.
    also: list[SlotFixAlsoEntry]


class SlotFixAlsoEntry(TypedDict):
    # Where it is set; null: in the search itself.
    field: SlotFixField | None
    # What would have to stand there; null: nothing.
    value: Any


class SlotFixField(TypedDict):
    resource: Literal["availability", "absence", "bookpage", "type", "user"]
    id: Id
    # A JSON pointer into the resource; empty: the resource itself.
    pointer: str


class SlotReason(TypedDict):
    # `nobody`: the team has no members. `off_grid`: within the hours, but no step of the search begins then. `closed_date`: an entry of `dates` closes the day. `align`: the wall clock shows no multiple of the search's minutes then. `horizon`: later than `days_after_as_busy`. `limit`, `page_limit`, `type_limit`: the day, week or month has as many meetings as the hours, the page or the appointment type allow. `full`: a meeting of the page, all of whose seats are taken. `calendar_day`: a busy calendar's event of whole days. `broken_calendar`: a calendar cannot be read, and its owner has chosen to offer nothing then. `no_room`: of `rooms` none is free.
    rule: Literal["nobody", "no_availability", "suspended", "outside_hours", "closed_date", "holiday", "absence", "align", "off_grid", "past", "today", "horizon", "minimum_notice", "start_date", "end_date", "limit", "page_limit", "type_limit", "meeting", "full", "hold", "calendar", "calendar_day", "broken_calendar", "no_room"]
    # Whose rule it is; null: of the search as a whole.
    user: Id | None
    # Only the time to be kept free around `period` is in the way.
    buffer: bool
    # What takes the time; null where that is the rule itself.
    period: SlotReasonPeriod | None
    # Of a meeting, for those who may read events.
    event: SlotReasonEvent | None
    # Which calendar, for those who may read calendars.
    calendar: Any
    # What its owner calls the dates or the absence, for those who may read availabilities; the holiday's name.
    label: Any
    # Which limit is reached.
    limit: Limit | None
    # Only with `no_room`: those in which the meeting could be; none where none fits.
    rooms: NotRequired[list[SlotReasonRoom]]


class SlotReasonEvent(TypedDict):
    _id: Id
    title: str


class SlotReasonPeriod(TypedDict):
    start: SlotReasonPeriodStart
    end: SlotReasonPeriodEnd


class SlotReasonPeriodEnd(TypedDict):
    # With the offset of the time zone.
    dateTime: str


class SlotReasonPeriodStart(TypedDict):
    # With the offset of the time zone.
    dateTime: str


class SlotReasonRoom(TypedDict):
    _id: Id
    name: str


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


class StartedOffboardings(TypedDict):
    offboardings: list[Offboarding]


class Subcalendar(TypedDict):
    _id: Id
    name: str
    source: Literal["google", "office365", "exchange", "icloud", "caldav", "ics"]
    source_id: str
    primary: bool
    display: bool
    busy: bool
    writable: bool
    # Confirmed meetings that are written into another calendar stand here as private entries that say no more than that their owner is busy.
    copy_busy: bool
    bcolor: Any
    fcolor: Any
    color_id: Any
    # How many of its entries could not be read, or not all of them, when it was read last.
    unread_count: int
    # The first of them: their owner can mend them in the calendar.
    unread_entries: list[UnreadEntry]


class SubcalendarInput(TypedDict):
    _id: NotRequired[Id]
    source: NotRequired[str]
    source_id: NotRequired[str | None]
    name: NotRequired[str]
    # At most one is; choosing one ends the choice of another.
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


class SyncCalendarBody(TypedDict):
    pass


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
    # Of the team's primary booking page; null: it has none.
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
    # Default false. Whether everybody may see the team's name, and its members' names and photos.
    public: NotRequired[bool]
    # Default: `least_recent`.
    assignment: NotRequired[Assignment]
    # The address of the team's primary booking page, which is made with it, or renamed; one namespace with nicknames.
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
    # Fields that are not named stay as they are; null: as if nothing had been said.
    poll: NotRequired[PollInput | None]


class TeamEventBodyConfirmed(TypedDict):
    flag: NotRequired[bool]


class TeamEventBodyCreatedBy(TypedDict):
    # A member who is free gets the event; else the team's rule picks one.
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
    # Default false. Whether everybody may see the team's name, and its members' names and photos.
    public: NotRequired[bool]
    # Default: `least_recent`.
    assignment: NotRequired[Assignment]
    # The address of the team's primary booking page, which is made with it, or renamed; one namespace with nicknames.
    handle: NotRequired[str | None]


class TemplateAssignment(TypedDict):
    users: NotRequired[list[Id]]
    # In place of `users`: all who are its members now.
    team: NotRequired[Id]
    # `new_page` (default): each gets a page of their own. `primary_page`: the primary page that somebody has follows the template from now on; who has none gets one.
    use: NotRequired[Literal["new_page", "primary_page"]]


class TemplateAssignmentAnswer(TypedDict):
    results: list[TemplateAssignmentResult]


class TemplateAssignmentResult(TypedDict):
    # What this one alone would have been answered with.
    status: int
    error: NotRequired[EntryProblem]
    user: Id
    # Of the page that follows the template now.
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
    # Whoever books on the page types a code first, which is mailed to the address; default false.
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
    # How many people can book a meeting, each a seat of it; the guests whom they bring take seats, too. Bookings must be confirmed at once (`auto_confirm`). Left out: a meeting is of one booker.
    seats: NotRequired[int]
    # Of a meeting with seats the page says how many are left; default false.
    show_seats_left: NotRequired[bool]
    # A booking is confirmed at once; else it is a request.
    auto_confirm: NotRequired[bool]
    # Hours before a meeting at which everybody is reminded of it by mail; 0: never. Default 24.
    reminder_hours: NotRequired[float]
    # Minutes between starts; default: the duration.
    step: NotRequired[int]
    # Meetings start on multiples of so many minutes of the wall clock: 15 is each quarter of an hour.
    align: NotRequired[int]
    # Minutes from now until the earliest start, in place of the availability's.
    minimum_notice: NotRequired[int]
    # No booking more than n days ahead, in place of the availability's `days_after_as_busy`.
    days_after: NotRequired[int]
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
    reminder_hours: NotRequired[float | None]
    step: NotRequired[int | None]
    align: NotRequired[int | None]
    minimum_notice: NotRequired[int | None]
    days_after: NotRequired[int | None]
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
    # `place` (default): somewhere, in words. `google_meet`, `teams`, `zoom`, `jitsi`: a room that is made for each meeting. `link`: always the same room.
    kind: NotRequired[Literal["place", "phone", "google_meet", "teams", "zoom", "jitsi", "link"]]
    # Of `phone`: who is called by whom. `host` (default): the booker must give a number.
    who_calls: NotRequired[Literal["host", "booker"]]
    # Of `phone`, where the booker calls: the host's.
    number: NotRequired[str]
    # Of `link`: where one meets.
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
    reminder_hours: NotRequired[float | None]
    step: NotRequired[int | None]
    align: NotRequired[int | None]
    minimum_notice: NotRequired[int | None]
    days_after: NotRequired[int | None]
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
    # `place` (default): somewhere, in words. `google_meet`, `teams`, `zoom`, `jitsi`: a room that is made for each meeting. `link`: always the same room.
    kind: NotRequired[Literal["place", "phone", "google_meet", "teams", "zoom", "jitsi", "link"]]
    # Of `phone`: who is called by whom. `host` (default): the booker must give a number.
    who_calls: NotRequired[Literal["host", "booker"]]
    # Of `phone`, where the booker calls: the host's.
    number: NotRequired[str]
    # Of `link`: where one meets.
    url: NotRequired[str]
    adress: NotRequired[str]


class TemplateCustomInputPatchRooms(TypedDict):
    # Default true; false: of a type that needs none, though its page does.
    needed: NotRequired[Any]
    # Users with `resource`, of which a meeting takes one; default: any of the organisation.
    any_of: NotRequired[list[Id] | None]
    # Only rooms whose `place` is this, or has it between commas: `Berlin` is `Berlin, second floor`.
    place: NotRequired[str | None]
    # How many people a room must hold. `guests`: as many as come, the hosts included; of a meeting with seats all who can.
    capacity: NotRequired[int | Literal["guests"] | None]


class TemplateCustomInputPatchSeries(TypedDict):
    # The rhythm, or those that the booker chooses from; `month` keeps the day of the month.
    every: NotRequired[SeriesRhythm | list[SeriesRhythm]]
    # How often at least and at most, the first time included; from 1, a single meeting can be booked too.
    times: NotRequired[list[int]]


class TemplateCustomInputPatchWaitingList(TypedDict):
    active: NotRequired[bool]
    # How long a time that has become free is kept for whoever it is offered to; default 120.
    offer_minutes: NotRequired[int | None]


class TemplateRelease(TypedDict):
    # Pages that follow the template, by their `_id`.
    pages: list[Id]
    # `keep`: they stay as they stand, and are their owners' to change. `delete`: they go.
    afterwards: Literal["keep", "delete"]


class TemplateReleaseAnswer(TypedDict):
    results: list[TemplateReleaseResult]


class TemplateReleaseResult(TypedDict):
    # What this one alone would have been answered with.
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
    # Whoever books on the page types a code first, which is mailed to the address; default false.
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
    # How many people can book a meeting, each a seat of it; the guests whom they bring take seats, too. Bookings must be confirmed at once (`auto_confirm`). Left out: a meeting is of one booker.
    seats: NotRequired[int]
    # Of a meeting with seats the page says how many are left; default false.
    show_seats_left: NotRequired[bool]
    # A booking is confirmed at once; else it is a request.
    auto_confirm: NotRequired[bool]
    # Hours before a meeting at which everybody is reminded of it by mail; 0: never. Default 24.
    reminder_hours: NotRequired[float]
    # Minutes between starts; default: the duration.
    step: NotRequired[int]
    # Meetings start on multiples of so many minutes of the wall clock: 15 is each quarter of an hour.
    align: NotRequired[int]
    # Minutes from now until the earliest start, in place of the availability's.
    minimum_notice: NotRequired[int]
    # No booking more than n days ahead, in place of the availability's `days_after_as_busy`.
    days_after: NotRequired[int]
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
    reminder_hours: NotRequired[float | None]
    step: NotRequired[int | None]
    align: NotRequired[int | None]
    minimum_notice: NotRequired[int | None]
    days_after: NotRequired[int | None]
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
    # `place` (default): somewhere, in words. `google_meet`, `teams`, `zoom`, `jitsi`: a room that is made for each meeting. `link`: always the same room.
    kind: NotRequired[Literal["place", "phone", "google_meet", "teams", "zoom", "jitsi", "link"]]
    # Of `phone`: who is called by whom. `host` (default): the booker must give a number.
    who_calls: NotRequired[Literal["host", "booker"]]
    # Of `phone`, where the booker calls: the host's.
    number: NotRequired[str]
    # Of `link`: where one meets.
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
    reminder_hours: NotRequired[float | None]
    step: NotRequired[int | None]
    align: NotRequired[int | None]
    minimum_notice: NotRequired[int | None]
    days_after: NotRequired[int | None]
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
    # `place` (default): somewhere, in words. `google_meet`, `teams`, `zoom`, `jitsi`: a room that is made for each meeting. `link`: always the same room.
    kind: NotRequired[Literal["place", "phone", "google_meet", "teams", "zoom", "jitsi", "link"]]
    # Of `phone`: who is called by whom. `host` (default): the booker must give a number.
    who_calls: NotRequired[Literal["host", "booker"]]
    # Of `phone`, where the booker calls: the host's.
    number: NotRequired[str]
    # Of `link`: where one meets.
    url: NotRequired[str]
    adress: NotRequired[str]


class TemplateTypeCustomInputPatchRooms(TypedDict):
    # Default true; false: of a type that needs none, though its page does.
    needed: NotRequired[Any]
    # Users with `resource`, of which a meeting takes one; default: any of the organisation.
    any_of: NotRequired[list[Id] | None]
    # Only rooms whose `place` is this, or has it between commas: `Berlin` is `Berlin, second floor`.
    place: NotRequired[str | None]
    # How many people a room must hold. `guests`: as many as come, the hosts included; of a meeting with seats all who can.
    capacity: NotRequired[int | Literal["guests"] | None]


class TemplateTypeCustomInputPatchSeries(TypedDict):
    # The rhythm, or those that the booker chooses from; `month` keeps the day of the month.
    every: NotRequired[SeriesRhythm | list[SeriesRhythm]]
    # How often at least and at most, the first time included; from 1, a single meeting can be booked too.
    times: NotRequired[list[int]]


class TemplateTypeCustomInputPatchWaitingList(TypedDict):
    active: NotRequired[bool]
    # How long a time that has become free is kept for whoever it is offered to; default 120.
    offer_minutes: NotRequired[int | None]


class TestClock(TypedDict):
    # Which time it is in the sandbox.
    now: str
    # Whether it goes on by itself, as fast as the world's; false: it stands still.
    running: bool
    # Up to when it is being moved; null: it has arrived, and everything due has happened.
    target: str | None
    # Jobs that wait for their time.
    waiting: int
    # When the next of them is due.
    next: str | None
    # Jobs that were given up; `GET /v2/jobs` lists them.
    failed: int


class TestClockBody(TypedDict):
    # Where to move it: forwards only. Default: where it is.
    now: NotRequired[str]
    # Whether it goes on from there by itself. Default false.
    running: NotRequired[bool]


class TestClockPatch(TypedDict):
    # Where to move it: forwards only. Default: where it is.
    now: NotRequired[str]
    # Whether it goes on from there by itself. Default false.
    running: NotRequired[bool]


class TestDemo(TypedDict):
    # False: it was there already, and nothing has changed.
    created: bool
    # Three people in three zones, whose pages work in three ways.
    users: list[TestDemoUser]
    # Of all three, with the extid `demo-design`.
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
    # Of the person's page: `GET /v2/bookpages/{nickname}`.
    nickname: Any


class TestMode(TypedDict):
    # Whether this session sees the sandbox.
    test: bool


class TestResetBody(TypedDict):
    # Where the clock of the empty sandbox stands still; it may lie in the past. Default: the world's time, running.
    now: NotRequired[str | None]


class ThirdParty(TypedDict):
    _id: Id
    createdAt: str
    updatedAt: str
    __v: int
    name: str
    contact: ThirdPartyContact
    organization: Id
    # With it the app gets creator tokens; keep it on a server.
    secret: str


class ThirdPartyContact(TypedDict):
    email: Any
    name: Any


class TimelineEntry(TypedDict):
    at: str
    # `reopened`: in planning again. `moved`: confirmed for another date or place. `missed`: noted as not having come; `came`: taken back. `entry_moved`, `entry_deleted`: what somebody did to its entry in their calendar. `linked`: the link to meet by is there; `unlinked`: none could be made.
    kind: Literal["created", "confirmed", "reopened", "cancelled", "moved", "changed", "voted", "declined", "missed", "came", "messaged", "invited", "removed", "reminded", "linked", "unlinked", "mailed", "delivered", "entry_moved", "entry_deleted"]
    # Who did it, as in the audit log; null for mails and deliveries.
    actor: TimelineEntryActor | None
    # Who answered, wrote, was invited, removed or mailed, by name or else by address.
    people: list[str]
    # The message, the reason of the cancellation, the subject of the mail.
    text: Any
    # What was `changed`, such as `title` or `dates`.
    fields: list[str]
    mail: TimelineEntryMail | None
    delivery: TimelineEntryDelivery | None


class TimelineEntryActor(TypedDict):
    kind: Literal["key", "user", "booker", "system"]
    name: Any


class TimelineEntryDelivery(TypedDict):
    _id: Id
    webhook: Id
    target_url: str
    action: Literal["event.created", "event.confirmed", "event.updated", "event.cancelled", "user.joined", "event.voted", "event.message", "event.declined", "event.new_invitee", "event.no_show", "bookpage.updated", "form.answered", "waiting.joined", "waiting.offered", "ping"]
    state: Literal["pending", "delivered", "failed"]
    attempts: int
    # What the last attempt was answered with.
    status: Any


class TimelineEntryMail(TypedDict):
    _id: Id
    kind: str
    state: Literal["queued", "sent", "failed", "kept"]


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
    # Whoever books on the page types a code first, which is mailed to the address; default false.
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
    # How many people can book a meeting, each a seat of it; the guests whom they bring take seats, too. Bookings must be confirmed at once (`auto_confirm`). Left out: a meeting is of one booker.
    seats: NotRequired[int]
    # Of a meeting with seats the page says how many are left; default false.
    show_seats_left: NotRequired[bool]
    # A booking is confirmed at once; else it is a request.
    auto_confirm: NotRequired[bool]
    # Hours before a meeting at which everybody is reminded of it by mail; 0: never. Default 24.
    reminder_hours: NotRequired[float]
    # Minutes between starts; default: the duration.
    step: NotRequired[int]
    # Meetings start on multiples of so many minutes of the wall clock: 15 is each quarter of an hour.
    align: NotRequired[int]
    # Minutes from now until the earliest start, in place of the availability's.
    minimum_notice: NotRequired[int]
    # No booking more than n days ahead, in place of the availability's `days_after_as_busy`.
    days_after: NotRequired[int]
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
    reminder_hours: NotRequired[float | None]
    step: NotRequired[int | None]
    align: NotRequired[int | None]
    minimum_notice: NotRequired[int | None]
    days_after: NotRequired[int | None]
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
    # `place` (default): somewhere, in words. `google_meet`, `teams`, `zoom`, `jitsi`: a room that is made for each meeting. `link`: always the same room.
    kind: NotRequired[Literal["place", "phone", "google_meet", "teams", "zoom", "jitsi", "link"]]
    # Of `phone`: who is called by whom. `host` (default): the booker must give a number.
    who_calls: NotRequired[Literal["host", "booker"]]
    # Of `phone`, where the booker calls: the host's.
    number: NotRequired[str]
    # Of `link`: where one meets.
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
    reminder_hours: NotRequired[float | None]
    step: NotRequired[int | None]
    align: NotRequired[int | None]
    minimum_notice: NotRequired[int | None]
    days_after: NotRequired[int | None]
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
    # `place` (default): somewhere, in words. `google_meet`, `teams`, `zoom`, `jitsi`: a room that is made for each meeting. `link`: always the same room.
    kind: NotRequired[Literal["place", "phone", "google_meet", "teams", "zoom", "jitsi", "link"]]
    # Of `phone`: who is called by whom. `host` (default): the booker must give a number.
    who_calls: NotRequired[Literal["host", "booker"]]
    # Of `phone`, where the booker calls: the host's.
    number: NotRequired[str]
    # Of `link`: where one meets.
    url: NotRequired[str]
    adress: NotRequired[str]


class TypeCustomInputPatchHosts(TypedDict):
    # `any`: one member, whom the team's rule picks. `all`: every member at once. `some`: the members in `fixed`, and `count` of the others, whom the rule picks.
    kind: NotRequired[Literal["any", "all", "some"]]
    # For `some`: how many besides those in `fixed`; default 1.
    count: NotRequired[int | None]
    # For `some`: members who take part in every meeting, the first one as its host.
    fixed: NotRequired[list[Id] | None]
    # For `any`: the booker may choose a member, whose name is then shown; default false.
    choose: NotRequired[Any]
    # Whoever books again meets the host of the last time, where that member is free; default false.
    same_host: NotRequired[Any]
    # How much each host may have of what is booked on the page.
    limits: NotRequired[list[Limit] | None]


class TypeCustomInputPatchRooms(TypedDict):
    # Default true; false: of a type that needs none, though its page does.
    needed: NotRequired[Any]
    # Users with `resource`, of which a meeting takes one; default: any of the organisation.
    any_of: NotRequired[list[Id] | None]
    # Only rooms whose `place` is this, or has it between commas: `Berlin` is `Berlin, second floor`.
    place: NotRequired[str | None]
    # How many people a room must hold. `guests`: as many as come, the hosts included; of a meeting with seats all who can.
    capacity: NotRequired[int | Literal["guests"] | None]


class TypeCustomInputPatchSeries(TypedDict):
    # The rhythm, or those that the booker chooses from; `month` keeps the day of the month.
    every: NotRequired[SeriesRhythm | list[SeriesRhythm]]
    # How often at least and at most, the first time included; from 1, a single meeting can be booked too.
    times: NotRequired[list[int]]


class TypeCustomInputPatchWaitingList(TypedDict):
    active: NotRequired[bool]
    # How long a time that has become free is kept for whoever it is offered to; default 120.
    offer_minutes: NotRequired[int | None]


class UndoChangeBody(TypedDict):
    pass


class UnreadEntry(TypedDict):
    title: Any
    # When its first time starts, of whole days midnight in UTC; null: nobody knows.
    start: str | None
    all_day: bool
    # What could not be read. `time`: when it is, so that it does not count as busy. `rule`: how it repeats; its first time is taken, and what is known of the others. `zone`: its time zone; that of the calendar is taken. `part`: its end, or exceptions. `complex`: there is too much to work out; only some of its times are taken.
    reason: Literal["time", "rule", "zone", "part", "complex"]


class UpdateDomainBody(TypedDict):
    # Of several that are verified, the one to write; false is only for one that is not it.
    main: NotRequired[bool]
    # Whose active pages the domain's root lists: of people and teams, of teams alone, nobody's.
    start_page: NotRequired[Literal["everybody", "teams", "nobody"]]


class UpdateDomainPatch(TypedDict):
    # Of several that are verified, the one to write; false is only for one that is not it.
    main: NotRequired[bool]
    # Whose active pages the domain's root lists: of people and teams, of teams alone, nobody's.
    start_page: NotRequired[Literal["everybody", "teams", "nobody"]]


class UpdateEventOperation(TypedDict):
    operation: Literal["update"]
    # Which event.
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
    # How the user came: made by a program, by a link to join, by signing in at a provider, by a directory.
    signedup_with: Literal["api", "password", "provider", "scim"]
    # What the person may do: an owner everything; an admin all but make owners; a manager what concerns the people and pages of the teams whose admin they are; a member what is their own; a viewer reads, and changes nothing.
    role: Literal["owner", "admin", "manager", "member", "viewer"]
    calendarList: Id
    picture_url: Any
    travel: list[Travel]
    # No person, but what meetings take place in: a room.
    resource: bool
    # Of a resource: for how many people.
    capacity: Any
    # Of a resource: words that say where it is.
    place: Any
    suspended: bool
    # Since when; null: not suspended.
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
    # Where the user completes the sign-up: works once, for 7 days.
    link: NotRequired[str]


class UserBatch(TypedDict):
    # Of all entries.
    organization: NotRequired[Id]
    # Answers what would happen to each entry, and changes nothing. Default false.
    dry_run: NotRequired[bool]
    users: list[UserEntry]


class UserBatchAnswer(TypedDict):
    results: list[UserBatchResult]


class UserBatchResult(TypedDict):
    # What the entry alone would have been answered with.
    status: int
    user: NotRequired[User]
    link: NotRequired[str]
    error: NotRequired[EntryProblem]


class UserBody(TypedDict):
    # The id of your organisation.
    organization: Id
    user: UserBodyUser
    # The user sets a password with the answered link.
    finish_signup_with: NotRequired[Literal["email"]]
    login: NotRequired[UserBodyLogin]
    availability: NotRequired[AvailabilityBody]
    bookpage: NotRequired[UserBookpage]
    # Connects each account, or gives a connected one new credentials.
    calendars: NotRequired[list[ExchangeAccount]]


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
    # Default: member. Only an owner makes or unmakes owners; nobody gives more than they have; a key that is limited to scopes needs credentials:write, and makes no admins. The last owner stays one.
    role: NotRequired[Literal["owner", "admin", "manager", "member", "viewer"]]
    # Days on which the hours of all availabilities hold on the clocks of another time zone; of several for one day the last one counts. Replaces the list.
    travel: NotRequired[list[TravelInput]]
    # A room: it has hours (always open without any), absences and calendars, but no address, no sign-in and no mails, and is in no team. It stays what it is. Default false.
    resource: NotRequired[bool]
    # Of a resource: for how many people.
    capacity: NotRequired[int | None]
    # Of a resource: words that say where it is; several with commas between them.
    place: NotRequired[str | None]
    # Whoever is suspended cannot sign in, and all that was signed in ends at once; pages take no bookings, teams pass them over, and no mails are sent to them. Everything stays, and is there again afterwards. For those who may set the role.
    suspended: NotRequired[bool]
    account: NotRequired[UserBodyUserAccount]
    # Of a user who exists already.
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
    # The user sets a password with the answered link.
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
    # Default: member. Only an owner makes or unmakes owners; nobody gives more than they have; a key that is limited to scopes needs credentials:write, and makes no admins. The last owner stays one.
    role: NotRequired[Literal["owner", "admin", "manager", "member", "viewer"]]
    # Days on which the hours of all availabilities hold on the clocks of another time zone; of several for one day the last one counts. Replaces the list.
    travel: NotRequired[list[TravelInput]]
    # A room: it has hours (always open without any), absences and calendars, but no address, no sign-in and no mails, and is in no team. It stays what it is. Default false.
    resource: NotRequired[bool]
    # Of a resource: for how many people.
    capacity: NotRequired[int | None]
    # Of a resource: words that say where it is; several with commas between them.
    place: NotRequired[str | None]
    # Whoever is suspended cannot sign in, and all that was signed in ends at once; pages take no bookings, teams pass them over, and no mails are sent to them. Everything stays, and is there again afterwards. For those who may set the role.
    suspended: NotRequired[bool]
    account: NotRequired[UserEntryUserAccount]
    # Of a user who exists already.
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
    # Whose the resource is.
    user: NotRequired[Id]
    # When it happened; this and what follows since version `2026-11-23`.
    occurred_at: str
    # Fields of the resource that are others than before; none of what is new.
    changes: dict[str, UserJoinedDeliveryChangesValue]
    # The invitees whom it is about: who voted, wrote, declined, was added.
    people: list[UserJoinedDeliveryPeopleEntry]
    # What somebody wrote.
    message: UserJoinedDeliveryMessage | None
    # It was asked for, to try the receiver: nothing has happened.
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


class UserUpdate(TypedDict):
    # The id of your organisation.
    organization: NotRequired[Id]
    user: NotRequired[UserUpdateUser]
    # The user sets a password with the answered link.
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
    # Default: member. Only an owner makes or unmakes owners; nobody gives more than they have; a key that is limited to scopes needs credentials:write, and makes no admins. The last owner stays one.
    role: NotRequired[Literal["owner", "admin", "manager", "member", "viewer"]]
    # Days on which the hours of all availabilities hold on the clocks of another time zone; of several for one day the last one counts. Replaces the list.
    travel: NotRequired[list[TravelInput]]
    # A room: it has hours (always open without any), absences and calendars, but no address, no sign-in and no mails, and is in no team. It stays what it is. Default false.
    resource: NotRequired[bool]
    # Of a resource: for how many people.
    capacity: NotRequired[int | None]
    # Of a resource: words that say where it is; several with commas between them.
    place: NotRequired[str | None]
    # Whoever is suspended cannot sign in, and all that was signed in ends at once; pages take no bookings, teams pass them over, and no mails are sent to them. Everything stays, and is there again afterwards. For those who may set the role.
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
    # Of a team's page: the member whom the booker has chosen.
    host: Id | None
    # Minutes; null: as long as the page says.
    duration: Any
    email: str
    name: str
    lang: Literal["fr", "en", "es", "it", "pt", "de", "sv", "nl", "pl", "ar", "he", "ja", "ko", "zh", "tr", "uk"]
    # In which the days are meant.
    timezone: str
    first_day: str
    # Included. The entry goes once it is over.
    last_day: str
    # How many times were offered so far.
    offer_count: int
    # What is kept for them at this moment.
    offer: WaitingEntryOffer | None
    # Whoever has waited longer is asked first.
    createdAt: str


class WaitingEntryOffer(TypedDict):
    start: str
    # Until then the time is kept.
    until: str


class WaitingJoinedDelivery(TypedDict):
    action: Literal["waiting.joined"]
    organization: Id
    # Whose the resource is.
    user: NotRequired[Id]
    # When it happened; this and what follows since version `2026-11-23`.
    occurred_at: str
    # Fields of the resource that are others than before; none of what is new.
    changes: dict[str, WaitingJoinedDeliveryChangesValue]
    # The invitees whom it is about: who voted, wrote, declined, was added.
    people: list[WaitingJoinedDeliveryPeopleEntry]
    # What somebody wrote.
    message: WaitingJoinedDeliveryMessage | None
    # It was asked for, to try the receiver: nothing has happened.
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
    # How long a time that has become free is kept for whoever it is offered to; default 120.
    offer_minutes: NotRequired[int]


class WaitingOfferedDelivery(TypedDict):
    action: Literal["waiting.offered"]
    organization: Id
    # Whose the resource is.
    user: NotRequired[Id]
    # When it happened; this and what follows since version `2026-11-23`.
    occurred_at: str
    # Fields of the resource that are others than before; none of what is new.
    changes: dict[str, WaitingOfferedDeliveryChangesValue]
    # The invitees whom it is about: who voted, wrote, declined, was added.
    people: list[WaitingOfferedDeliveryPeopleEntry]
    # What somebody wrote.
    message: WaitingOfferedDeliveryMessage | None
    # It was asked for, to try the receiver: nothing has happened.
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
    action: Literal["event.created", "event.confirmed", "event.updated", "event.cancelled", "user.joined", "event.voted", "event.message", "event.declined", "event.new_invitee", "event.no_show", "bookpage.updated", "form.answered", "waiting.joined", "waiting.offered"]
    actions: list[Literal["event.created", "event.confirmed", "event.updated", "event.cancelled", "user.joined", "event.voted", "event.message", "event.declined", "event.new_invitee", "event.no_show", "bookpage.updated", "form.answered", "waiting.joined", "waiting.offered"]]
    target_url: str
    # What is sent: a list of one action (the default), or the action itself.
    format: Literal["array", "object"]
    # Of which day's form the deliveries are; default for a new webhook: the version in which the request is answered. It stays, whatever comes later. `2026-11-01` has `action`, `organization`, `user` and `resource`; `2026-11-23` also `occurred_at`, `changes`, `people` and `message`; resources are those of the API in that version (`/changelog`).
    version: Literal["2026-11-01", "2026-11-23", "2026-11-26"]
    filter: WebhookFilter | None
    # Nothing is sent from then on, until a PUT enables it again.
    disabled_at: str | None
    disabled_reason: Literal["gone", "failing"] | None
    # Since when every delivery has failed.
    failing_since: str | None


class WebhookBody(TypedDict):
    # What it subscribes to; or name several as `actions`.
    action: NotRequired[Literal["event.created", "event.confirmed", "event.updated", "event.cancelled", "user.joined", "event.voted", "event.message", "event.declined", "event.new_invitee", "event.no_show", "bookpage.updated", "form.answered", "waiting.joined", "waiting.offered"]]
    # All that it subscribes to, each once; with `action`, that is one of them.
    actions: NotRequired[list[Literal["event.created", "event.confirmed", "event.updated", "event.cancelled", "user.joined", "event.voted", "event.message", "event.declined", "event.new_invitee", "event.no_show", "bookpage.updated", "form.answered", "waiting.joined", "waiting.offered"]]]
    target_url: str
    # What is sent: a list of one action (the default), or the action itself.
    format: NotRequired[Literal["array", "object"]]
    # Of which day's form the deliveries are; default for a new webhook: the version in which the request is answered. It stays, whatever comes later. `2026-11-01` has `action`, `organization`, `user` and `resource`; `2026-11-23` also `occurred_at`, `changes`, `people` and `message`; resources are those of the API in that version (`/changelog`).
    version: NotRequired[Literal["2026-11-01", "2026-11-23", "2026-11-26"]]
    filter: NotRequired[WebhookFilter | None]


class WebhookFilter(TypedDict):
    # Of these booking pages, their types included.
    pages: NotRequired[list[Id]]
    # Of these appointment types.
    types: NotRequired[list[Id]]
    # Of these teams.
    teams: NotRequired[list[Id]]


class WebhookFilterPatch(TypedDict):
    # Of these booking pages, their types included.
    pages: NotRequired[list[Id] | None]
    # Of these appointment types.
    types: NotRequired[list[Id] | None]
    # Of these teams.
    teams: NotRequired[list[Id] | None]


class WebhookPatch(TypedDict):
    # What it subscribes to; or name several as `actions`.
    action: NotRequired[Literal["event.created", "event.confirmed", "event.updated", "event.cancelled", "user.joined", "event.voted", "event.message", "event.declined", "event.new_invitee", "event.no_show", "bookpage.updated", "form.answered", "waiting.joined", "waiting.offered"]]
    # All that it subscribes to, each once; with `action`, that is one of them.
    actions: NotRequired[list[Literal["event.created", "event.confirmed", "event.updated", "event.cancelled", "user.joined", "event.voted", "event.message", "event.declined", "event.new_invitee", "event.no_show", "bookpage.updated", "form.answered", "waiting.joined", "waiting.offered"]]]
    target_url: NotRequired[str]
    # What is sent: a list of one action (the default), or the action itself.
    format: NotRequired[Literal["array", "object"]]
    # Of which day's form the deliveries are; default for a new webhook: the version in which the request is answered. It stays, whatever comes later. `2026-11-01` has `action`, `organization`, `user` and `resource`; `2026-11-23` also `occurred_at`, `changes`, `people` and `message`; resources are those of the API in that version (`/changelog`).
    version: NotRequired[Literal["2026-11-01", "2026-11-23", "2026-11-26"]]
    filter: NotRequired[WebhookFilterPatch | None]


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
    # What is probably wrong in what was sent; it was taken all the same.
    doubt: NotRequired[LocationDoubt]


class WrittenLocationLocation(TypedDict):
    type: Literal["Point"]
    # Latitude from -90 to 90, then longitude from -180 to 180, in decimal degrees.
    coordinates: list[float]


WebhookDelivery: TypeAlias = "BookpageUpdatedDelivery | EventCancelledDelivery | EventConfirmedDelivery | EventCreatedDelivery | EventDeclinedDelivery | EventMessageDelivery | EventNewInviteeDelivery | EventNoShowDelivery | EventUpdatedDelivery | EventVotedDelivery | FormAnsweredDelivery | PingDelivery | UserJoinedDelivery | WaitingJoinedDelivery | WaitingOfferedDelivery"


ProblemCode: TypeAlias = "Literal['validation_failed', 'malformed_json', 'unauthorized', 'forbidden', 'second_factor_needed', 'fresh_sign_in_needed', 'seeing_as', 'other_person', 'not_found', 'method_not_allowed', 'conflict', 'slot_taken', 'changed_since', 'request_in_flight', 'precondition_failed', 'body_too_large', 'unsupported_media_type', 'idempotency_key_reused', 'rate_limited', 'mail_limit', 'internal_error', 'unavailable']"
