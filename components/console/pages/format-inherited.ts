import { formatDurationMinutes, formatDurationUnit } from "../format-duration-minutes";
import { formatLimits } from "../format-limits";
import { formatPlainDate } from "../format-plain-date";
import type { Availability } from "../resources/edited-availability";
import type { BookingSettings } from "../resources/edited-settings";
import type { TranslateConsole } from "../texts";
import { toInheritedSettings } from "./to-inherited-settings";

export type TimeSetting =
  | "step"
  | "align"
  | "minimum_notice"
  | "days_after"
  | "working_days_after"
  | "start_date"
  | "end_date"
  | "buffer_before"
  | "buffer_after";

interface InheritedSources {
  /** The page's settings for a type; null for a page. */
  page: BookingSettings | null;
  /** Undefined while loading, and for settings that availabilities do not have. */
  hours: Availability | undefined;
}

interface FormatContext {
  t: TranslateConsole;
  locale: string;
}

/** Formats the effective value of an empty field: as a placeholder, and as a sentence with its source. */
export function formatInherited(name: TimeSetting, { page, hours }: InheritedSources, words: FormatContext) {
  const ofPage = page?.[name];
  if (ofPage === undefined && !hours) return {};
  const value = formatValue(name, ofPage ?? (hours && toInheritedSettings(hours)[name]), words);
  return { value, hint: words.t(ofPage === undefined ? "pages.fromHours" : "pages.fromPage", { value }) };
}

function formatValue(
  name: TimeSetting,
  value: string | number | undefined,
  { t, locale }: FormatContext,
): string {
  if (value === undefined) return t("pages.unlimited");
  if (typeof value === "string") return formatPlainDate(locale, value, "range");
  return name === "days_after" || name === "working_days_after"
    ? formatDurationUnit(locale, value, "days")
    : formatDurationMinutes(locale, value);
}

/** Formats the limits that apply in addition to the page's or type's own; null if there are none. */
export function formatOtherLimits({ page, hours }: InheritedSources, t: TranslateConsole): string | null {
  const others = [...(page?.limits ?? []), ...(hours?.limits ?? [])];
  return others.length > 0 ? t("pages.limitsBesides", { limits: formatLimits(others, t) }) : null;
}
