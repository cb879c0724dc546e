import type { Availability } from "../availability/edited-availability";
import { formatPlainDate } from "../availability/format-plain-date";
import { formatDurationMinutes, formatDurationUnit } from "../format-duration-minutes";
import { formatLimits } from "../format-limits";
import type { TranslateConsole } from "../texts";
import type { BookingSettings } from "./edited-settings";
import { toInheritedSettings } from "./to-inherited-settings";

export type TimeSetting =
  | "step"
  | "align"
  | "minimum_notice"
  | "days_after"
  | "start_date"
  | "end_date"
  | "buffer_before"
  | "buffer_after";

interface InheritedSources {
  /** Of a type; null for a page. */
  page: BookingSettings | null;
  /** Undefined while they are read, and for what hours do not say. */
  hours: Availability | undefined;
}

interface FormatContext {
  t: TranslateConsole;
  lang: string;
}

/** What holds while a field is empty: as a value for the field, and as a sentence that says where it comes from. */
export function formatInherited(name: TimeSetting, { page, hours }: InheritedSources, words: FormatContext) {
  const ofPage = page?.[name];
  if (ofPage === undefined && !hours) return {};
  const value = formatValue(name, ofPage ?? (hours && toInheritedSettings(hours)[name]), words);
  return { value, hint: words.t(ofPage === undefined ? "pages.fromHours" : "pages.fromPage", { value }) };
}

function formatValue(
  name: TimeSetting,
  value: string | number | undefined,
  { t, lang }: FormatContext,
): string {
  if (value === undefined) return t("pages.unlimited");
  if (typeof value === "string") return formatPlainDate(lang, value, "range");
  return name === "days_after" ? formatDurationUnit(lang, value, "days") : formatDurationMinutes(lang, value);
}

/** The limits that hold besides a page's or a type's own; null: there are none. */
export function formatOtherLimits({ page, hours }: InheritedSources, t: TranslateConsole): string | null {
  const others = [...(page?.limits ?? []), ...(hours?.limits ?? [])];
  return others.length > 0 ? t("pages.limitsBesides", { limits: formatLimits(others, t) }) : null;
}
