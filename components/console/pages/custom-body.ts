import type { Schemas } from "../api";
import type { TranslateConsole } from "../texts";

export type Custom = Schemas["Custom"];

/** Settings that only pages have; appointment types take them from their page. */
const TITLE_KEYS = ["title_label", "title_placeholder", "title_mandatory"] as const;

const CUSTOM_KEYS = [
  "invite_title",
  "duration",
  "hide_support",
  "set_lang",
  "fixed_lang",
  "set_timezone",
  "fixed_timezone",
  "ask_phone",
  "ask_company",
  "hide_title",
  "block_new_invitee",
  "max_invitees",
  "hide_places",
  "forbid_add_places",
  "fixed_places",
  "one_slot",
  "min_dates",
  "auto_confirm",
  "event_hide_decline",
  "reminder_hours",
  "enable_api",
  "auto_title",
  "auto_message",
  "redirect_url",
] as const;

const listKeys = (ofPage: boolean) => [...CUSTOM_KEYS, ...(ofPage ? TITLE_KEYS : [])];

/** Every setting, null where nothing is said: so each save says all, and an emptied field takes its setting back. */
export function customBody(custom: Custom, ofPage: boolean): Record<string, unknown> {
  return Object.fromEntries(listKeys(ofPage).map((key) => [key, custom[key] ?? null]));
}

/** Names of the settings by their pointers, for the comparison after a conflict. */
export const customLabels = (t: TranslateConsole, ofPage: boolean): Record<string, string> =>
  Object.fromEntries(listKeys(ofPage).map((key) => [`/custom/${key}`, t(`pages.fields.${key}`)]));

/** Places by their names, in that comparison. */
export const showPlaces = (pointer: string, value: unknown): string | null =>
  pointer === "/custom/fixed_places"
    ? (value as { name: string }[]).map(({ name }) => name).join(", ")
    : null;
