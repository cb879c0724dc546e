import type { CustomSettings } from "./custom";

const customOf = <Name extends keyof CustomSettings>(...names: Name[]) =>
  names.map((name) => `/custom/${name}` as const);

/**
 * What a template locks or leaves free together, as pointers into a page or a type. Settings that refuse one another are in
 * one group, so that what is locked can never contradict what somebody has made of the rest.
 */
const SHARED_GROUPS = {
  words: ["/message"],
  look: customOf("invite_title", "accent", "times_layout", "hide_support", "show_absences"),
  language: customOf("set_lang", "fixed_lang", "set_timezone", "fixed_timezone"),
  details: customOf(
    "ask_phone",
    "ask_company",
    "hide_title",
    "title_mandatory",
    "title_label",
    "title_placeholder",
    "block_new_invitee",
    "max_invitees",
  ),
  places: customOf("hide_places", "forbid_add_places", "fixed_places"),
  questions: customOf("questions"),
  lengths: customOf("duration", "durations"),
  starts: customOf("step", "align"),
  horizon: customOf("minimum_notice", "days_after", "start_date", "end_date"),
  buffers: customOf("buffer_before", "buffer_after"),
  limits: customOf("limits"),
  waiting: customOf("waiting_list"),
  booking: customOf("auto_confirm", "seats", "show_seats_left", "series", "one_slot", "min_dates"),
  changes: customOf("event_hide_decline", "reminder_hours", "enable_api"),
  calendar: customOf("entry_visibility"),
  rooms: customOf("rooms"),
  bookers: customOf("contact", "allowed_domains", "confirm_address", "proof_of_work", "block_programs"),
  after: customOf("auto_title", "auto_message", "redirect_url", "invite_guests"),
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

/** Pointers to all fields of these groups. */
export const fieldsOf = (groups: Readonly<Record<string, readonly string[]>>, names: readonly string[]) =>
  names.flatMap((name) => groups[name] ?? []);

export const lockedOfPage = (names: readonly string[]): string[] => fieldsOf(PAGE_GROUPS, names);

export const lockedOfType = (names: readonly string[]): string[] => fieldsOf(TYPE_GROUPS, names);
