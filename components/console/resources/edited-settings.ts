import { type LocalText, selectTranslation } from "@/lib/platform/i18n/select-translation";
import type { Schemas } from "../api";
import { type BookingLimit, formatLimits } from "../format-limits";
import type { TranslateConsole } from "../texts";
import { isForbidding } from "./allowing-flags";
import { formatSeriesSettings } from "./format-series-settings";

export type BookingSettings = Schemas["Custom"];

/** Settings of pages only; appointment types inherit them. */
const TITLE_KEYS = ["title_label", "title_placeholder", "title_mandatory"] as const;

const SETTING_KEYS = [
  "invite_title",
  "duration",
  "durations",
  "stay",
  "hide_support",
  "show_absences",
  "times_layout",
  "set_lang",
  "fixed_lang",
  "set_timezone",
  "fixed_timezone",
  "accent",
  "ask_phone",
  "ask_company",
  "hide_title",
  "block_new_invitee",
  "max_invitees",
  "hide_places",
  "forbid_add_places",
  "fixed_places",
  "questions",
  "one_slot",
  "min_dates",
  "auto_confirm",
  "request_hours",
  "seats",
  "show_seats_left",
  "event_hide_decline",
  "reminder_hours",
  "enable_api",
  "auto_title",
  "auto_message",
  "redirect_url",
  "contact",
  "allowed_domains",
  "confirm_address",
  "proof_of_work",
  "block_programs",
  "step",
  "align",
  "spread",
  "preferred_hours",
  "minimum_notice",
  "days_after",
  "working_days_after",
  "start_date",
  "end_date",
  "buffer_before",
  "buffer_after",
  "limits",
  "series",
  "hosts",
  "steps",
  "waiting_list",
  "target_calendar",
  "blocking_calendars",
  "entry_visibility",
  "invite_guests",
  "rooms",
] as const;

const listKeys = (ofPage: boolean) => [...SETTING_KEYS, ...(ofPage ? TITLE_KEYS : [])];

/** Lists every setting, with null for unset ones: each save sends all, so that an emptied field resets its setting. */
export function toEditedSettings(custom: BookingSettings, ofPage: boolean): Record<string, unknown> {
  return Object.fromEntries(listKeys(ofPage).map((key) => [key, custom[key] ?? null]));
}

/** The labels of the settings by pointer, for the comparison after a conflict. */
export const buildSettingLabels = (t: TranslateConsole, ofPage: boolean): Record<string, string> =>
  Object.fromEntries(listKeys(ofPage).map((key) => [`/custom/${key}`, t(`pages.fields.${key}`)]));

/** Formats lists in that comparison: locations by name, questions by label, hosts and limits in words. */
export const makeSettingFormatter = (t: TranslateConsole) => (pointer: string, value: unknown) => {
  if (typeof value === "boolean")
    return t(value === isForbidding(pointer.slice("/custom/".length)) ? "profile.off" : "profile.on");
  if (pointer === "/custom/fixed_places")
    return (value as { name: string }[]).map(({ name }) => name).join(", ");
  if (pointer === "/custom/questions")
    return (value as { label: LocalText }[]).map(({ label }) => selectTranslation(label, "en")).join(", ");
  if (pointer === "/custom/allowed_domains") return (value as string[]).join(", ");
  if (pointer === "/custom/hosts")
    return t(`teamPages.${(value as NonNullable<BookingSettings["hosts"]>).kind}`);
  if (pointer === "/custom/steps")
    return (value as NonNullable<BookingSettings["steps"]>).list.map(({ title }) => title).join(", ");
  if (pointer === "/custom/series")
    return formatSeriesSettings(value as NonNullable<BookingSettings["series"]>, t);
  if (pointer === "/custom/waiting_list")
    return t((value as NonNullable<BookingSettings["waiting_list"]>).active ? "profile.on" : "profile.off");
  if (pointer === "/custom/target_calendar") return t("calendarUse.chosen");
  if (pointer === "/custom/blocking_calendars") return String((value as string[]).length);
  if (pointer === "/custom/rooms")
    return t(
      (value as NonNullable<BookingSettings["rooms"]>).needed === false ? "profile.off" : "profile.on",
    );
  if (pointer === "/custom/spread")
    return t(`pages.spread.${(value as NonNullable<BookingSettings["spread"]>).rule}`);
  if (pointer === "/custom/stay")
    return t(`pages.stay.${(value as NonNullable<BookingSettings["stay"]>).unit}`);
  if (pointer === "/custom/preferred_hours")
    return (value as NonNullable<BookingSettings["preferred_hours"]>)
      .map(({ start_time, end_time }) => `${start_time}–${end_time}`)
      .join(", ");
  if (pointer === "/custom/durations") return (value as number[]).join(", ");
  return pointer === "/custom/limits" ? formatLimits(value as BookingLimit[], t) : null;
};
