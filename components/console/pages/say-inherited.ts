import type { Availability } from "../hours/availability-body";
import { formatPlainDate } from "../hours/dates";
import { formatDuration, formatUnit } from "../rules/format-duration";
import { limitsText } from "../rules/limit-text";
import type { TranslateConsole } from "../texts";
import type { Custom } from "./custom-body";
import { readHoursCustom } from "./read-hours-custom";

export type TimeSetting =
  | "step"
  | "align"
  | "minimum_notice"
  | "days_after"
  | "start_date"
  | "end_date"
  | "buffer_before"
  | "buffer_after";

interface Above {
  /** Of a type; null for a page. */
  page: Custom | null;
  /** Undefined while they are read, and for what hours do not say. */
  hours: Availability | undefined;
}

interface Words {
  t: TranslateConsole;
  lang: string;
}

/** What holds while a field is empty: as a value for the field, and as a sentence that says where it comes from. */
export function sayInherited(name: TimeSetting, { page, hours }: Above, words: Words) {
  const ofPage = page?.[name];
  if (ofPage === undefined && !hours) return {};
  const value = valueText(name, ofPage ?? (hours && readHoursCustom(hours)[name]), words);
  return { value, hint: words.t(ofPage === undefined ? "pages.fromHours" : "pages.fromPage", { value }) };
}

function valueText(name: TimeSetting, value: string | number | undefined, { t, lang }: Words): string {
  if (value === undefined) return t("pages.unlimited");
  if (typeof value === "string") return formatPlainDate(lang, value, "range");
  return name === "days_after" ? formatUnit(lang, value, "days") : formatDuration(lang, value);
}

/** The limits that hold besides a page's or a type's own; null: there are none. */
export function sayOtherLimits({ page, hours }: Above, t: TranslateConsole): string | null {
  const others = [...(page?.limits ?? []), ...(hours?.limits ?? [])];
  return others.length > 0 ? t("pages.limitsBesides", { limits: limitsText(others, t) }) : null;
}
