import type { Schemas } from "../api";
import { buildAvailabilityLabels } from "../availability/build-availability-labels";
import { buildSettingLabels } from "../resources/edited-settings";
import { listProviderLabels } from "../sign-in/list-provider-labels";
import type { TranslateConsole } from "../texts";

type Resource = Schemas["AuditEntry"]["resource"];

/** The labels of stored fields, as the editors name them. Fields without one are technical. */
const FIELD_LABELS = {
  active: "pages.active",
  assignment: "teams.rule",
  accent: "organization.accent",
  action: "webhooks.action",
  further_actions: "webhooks.action",
  address: "locators.address",
  address_postfix: "locators.postfix",
  address_region_bias: "locators.bias",
  authenticator: "secondFactors.app",
  back_button: "locators.back",
  blocked_guests: "guests.blocked",
  button: "messageTexts.part.button",
  busy: "calendars.busy",
  busy_statuses: "calendars.statuses.title",
  cancel_reason: "imports.reason",
  cancelled_at: "events.cancelled",
  capacity: "rooms.capacity",
  closing: "messageTexts.part.closing",
  conditions: "workflows.conditions",
  conference: "conferencing.title",
  confirm_bookers: "guests.confirm",
  confirmed_at: "events.confirmed",
  contact_email: "apps.contactEmail",
  contact_name: "apps.contactName",
  copy_busy: "calendarUse.copy",
  country: "locators.country",
  created_by_user_id: "events.host",
  credentials: "calendars.password",
  credit: "organization.credit",
  dates: "events.dates",
  declines: "events.declined",
  description: "pages.description",
  details: "messageTexts.details",
  disabled_at: "webhooks.disabled",
  disabled_reason: "imports.reason",
  display: "calendars.display",
  domains: "companyCalendars.domains",
  duration: "pages.fields.duration",
  email: "users.email",
  enabled: "workflows.enabled",
  entry_visibility: "pages.fields.entry_visibility",
  expires_at: "keys.lastDay",
  extid: "teams.extid",
  filter: "webhooks.filter",
  first_name: "users.firstName",
  footer: "organization.footer",
  format: "webhooks.format",
  geolocation: "locators.geolocation",
  handle: "pages.link",
  hour_cycle: "organization.clock",
  identity: "signIn.provider",
  imprint_url: "organization.imprint",
  instead_user_id: "availability.away.instead",
  invitees: "events.people",
  joined_at: "invitations.joinedOn",
  label: "users.name",
  lang: "users.language",
  language: "users.language",
  last_name: "users.lastName",
  latitude: "locators.latitude",
  level_name: "teams.level",
  link: "locators.link",
  lists: "list.views",
  locked: "templates.lockedGroups",
  locks: "links.lock",
  login: "signIn.title",
  logo: "organization.logo",
  logo_url: "access.logo",
  longitude: "locators.longitude",
  mailed_at: "invitations.mailed",
  mails: "invitations.mails",
  max_distance: "locators.maxDistance",
  max_uses: "links.uses",
  message: "pages.message",
  messages: "events.message",
  metadata: "events.data",
  name: "users.name",
  nickname: "pages.link",
  no_results: "locators.none",
  on_calendar_change: "calendars.follow",
  open_polls: "guests.polls",
  opening_hours: "locators.hours",
  otherwise: "forms.otherwise",
  passkey: "secondFactors.passkeys",
  people: "teams.members",
  picture_url: "organization.photo",
  place: "rooms.place",
  places: "events.places",
  poll: "polls.heading",
  postcode: "locators.postcode",
  postcode_filter: "locators.postcodes",
  prefill: "apps.preview",
  primary: "calendarUse.asPrimary",
  privacy_url: "organization.privacy",
  proof_of_work: "pages.fields.proof_of_work",
  public: "pages.public",
  questions: "pages.previewQuestions",
  reason: "imports.reason",
  recovery_code: "secondFactors.codes",
  recovery_codes: "secondFactors.codes",
  redirect_uris: "access.redirects",
  revoked_at: "keys.revoked",
  role: "users.role",
  rules: "forms.rules",
  scopes: "keys.may",
  seats: "pages.fields.seats",
  second_factors: "secondFactors.title",
  secret: "webhooks.secret",
  secrets: "webhooks.secret",
  starts: "links.offerTitle",
  steps: "workflows.steps",
  subject: "messageTexts.part.subject",
  suspended_at: "people.suspended",
  sync_suggestions: "calendars.suggestions",
  target_url: "webhooks.address",
  text: "messageTexts.part.text",
  timezone: "users.zone",
  title: "events.name",
  travel: "availability.kinds.travel",
  unconfirmed: "companyCalendars.unconfirmedSwitch",
  user_id: "pages.owner",
  uses: "links.uses",
  version: "webhooks.version",
  votes: "events.answers",
  week_start: "organization.week",
  when_broken: "calendars.block",
} as const;

/** Labels that differ from those of other resources. */
const RESOURCE_LABELS = {
  absence: { start_date: "availability.dates.from", end_date: "availability.dates.to" },
  calendar_feed: { secret_hash: "calendars.feedAddress" },
  link: { label: "links.label" },
  locator: { message: "locators.message", title: "locators.name" },
  location: { timezone: "locators.hoursZone" },
  team: { public: "teams.public" },
  form: { title: "forms.name", active: "forms.active" },
  event: { email: null }, // the address for replies
} as const;

const hasKey = <T extends object>(labels: T, name: PropertyKey): name is keyof T =>
  Object.hasOwn(labels, name);

/** Settings whose parts have labels: of pages and types, of hours, and of notifications. */
export const SPLIT_FIELDS: readonly string[] = ["custom", "days", "email", "push", "provider"];

/** Makes a function for the label of a resource's field, or of a part such as `custom.duration`; null for a technical one. */
export function makeFieldNamer(t: TranslateConsole, locale: string) {
  const settings = buildSettingLabels(t, true);
  const hours = buildAvailabilityLabels(locale, t);
  const signIn: Record<string, string> = {
    ...listProviderLabels(t),
    "/second_factor_required": t("signIn.factorRequired"),
  };
  return (resource: Resource, path: string): string | null => {
    const pointer = `/${path.replaceAll(".", "/")}`;
    const [field = "", part = ""] = path.split(".");
    if (field === "custom") return settings[pointer] ?? null;
    if (part !== "" && (field === "email" || field === "push")) return nameNotification(part, t);
    if (resource === "availability") return hours[pointer] ?? null;
    if (resource === "sign_in") return signIn[pointer] ?? signIn[`/provider/${field}`] ?? null;
    const own: object = hasKey(RESOURCE_LABELS, resource) ? RESOURCE_LABELS[resource] : {};
    const labels: object = hasKey(own, field) ? own : FIELD_LABELS;
    const label = hasKey(labels, field) ? (labels[field] as keyof typeof FIELD_LABELS | null) : null;
    return label === null ? null : t(label as (typeof FIELD_LABELS)["name"]);
  };
}

function nameNotification(name: string, t: TranslateConsole): string | null {
  const key = `notifications.keys.${name}` as "notifications.keys.attending";
  return t.has(key) ? t(key) : null;
}
