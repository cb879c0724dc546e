import type { PageSettings } from "./custom-settings";

const toSettingPointers = <Name extends keyof PageSettings>(...names: Name[]) =>
  names.map((name) => `/custom/${name}` as const);

/**
 * Fields that a template locks together, as pointers into a page or type. Settings that exclude one another
 * are in one group, so that locked values cannot contradict the free ones.
 */
const SHARED_GROUPS = {
  words: ["/message"],
  appearance: toSettingPointers("invite_title", "accent", "times_layout", "hide_support", "show_absences"),
  language: toSettingPointers("set_lang", "fixed_lang", "set_timezone", "fixed_timezone"),
  details: toSettingPointers(
    "ask_phone",
    "ask_company",
    "hide_title",
    "title_mandatory",
    "title_label",
    "title_placeholder",
    "block_new_invitee",
    "max_invitees",
  ),
  places: toSettingPointers("hide_places", "forbid_add_places", "fixed_places"),
  questions: toSettingPointers("questions"),
  lengths: toSettingPointers("duration", "durations", "stay"),
  starts: toSettingPointers("step", "align", "spread", "preferred_hours"),
  horizon: toSettingPointers("minimum_notice", "days_after", "working_days_after", "start_date", "end_date"),
  buffers: toSettingPointers("buffer_before", "buffer_after"),
  limits: toSettingPointers("limits"),
  waiting: toSettingPointers("waiting_list"),
  booking: toSettingPointers(
    "auto_confirm",
    "request_hours",
    "seats",
    "show_seats_left",
    "series",
    "one_slot",
    "min_dates",
  ),
  changes: toSettingPointers("event_hide_decline", "reminder_hours", "enable_api"),
  calendar: toSettingPointers("entry_visibility"),
  rooms: toSettingPointers("rooms"),
  bookers: toSettingPointers(
    "contact",
    "allowed_domains",
    "confirm_address",
    "proof_of_work",
    "block_programs",
  ),
  after: toSettingPointers("auto_title", "auto_message", "redirect_url", "invite_guests"),
} as const;

export const PAGE_GROUPS: Record<PageGroup, readonly string[]> = SHARED_GROUPS;

export const TYPE_GROUPS: Record<TypeGroup, readonly string[]> = {
  ...SHARED_GROUPS,
  words: ["/name", "/description", ...SHARED_GROUPS.words],
  offer: ["/active", "/public"],
};

export type PageGroup = keyof typeof SHARED_GROUPS;
export type TypeGroup = PageGroup | "offer";

export const PAGE_GROUP_NAMES = Object.keys(SHARED_GROUPS) as [PageGroup, ...PageGroup[]];
export const TYPE_GROUP_NAMES = Object.keys(TYPE_GROUPS) as [TypeGroup, ...TypeGroup[]];

/** Returns the pointers to all fields of these groups. */
export const listGroupFields = (
  groups: Readonly<Record<string, readonly string[]>>,
  names: readonly string[],
) => names.flatMap((name) => groups[name] ?? []);

export const listLockedPageFields = (names: readonly string[]): string[] =>
  listGroupFields(PAGE_GROUPS, names);

export const listLockedTypeFields = (names: readonly string[]): string[] =>
  listGroupFields(TYPE_GROUPS, names);
