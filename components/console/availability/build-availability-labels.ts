import { WEEKDAYS } from "@/lib/core/time/weekdays";
import { formatDurationMinutes } from "../format-duration-minutes";
import { formatDateRange } from "../format-plain-date";
import { formatWeekday } from "../format-weekday";
import type { Availability, DateOverride, DayHours, HolidayRules } from "../resources/edited-availability";
import type { TranslateConsole } from "../texts";
import { formatOverride } from "./date-overrides/format-override";
import { formatEvenings, formatFocusBlocks } from "./format-focus";
import { AVAILABILITY_FLAGS } from "./rules/rules-panel";
import { formatTimeRanges } from "./year/list-day-facts";

/** Labels of the fields by pointer, for the comparison after a conflict. */
export const buildAvailabilityLabels = (locale: string, t: TranslateConsole): Record<string, string> => ({
  "/timezone": t("users.zone"),
  ...Object.fromEntries(WEEKDAYS.map((day) => [`/days/${day}`, formatWeekday(locale, day)])),
  "/weeks": t("availability.rotation.title"),
  "/weeks_start": t("availability.rotation.start"),
  "/dates": t("availability.dates.title"),
  "/holidays": t("availability.holidays.title"),
  "/minimum_notice": t("availability.notice.label"),
  "/days_after_as_busy": t("hours.horizon"),
  "/buffer_before": t("hours.bufferBefore"),
  "/buffer_after": t("hours.bufferAfter"),
  "/limits": t("availability.limits.title"),
  "/focus": t("availability.focus.title"),
  "/journeys": t("availability.journeys.title"),
  "/start_date": t("availability.startDate"),
  "/end_date": t("availability.endDate"),
  ...Object.fromEntries(AVAILABILITY_FLAGS.map((flag) => [`/${flag}`, t(`hours.${flag}`)])),
});

/** Formats all focus rules, or the evenings alone. */
function formatFocus(value: unknown, locale: string, t: TranslateConsole): string | null {
  const { blocks = [], evenings } = value as NonNullable<Availability["focus"]>;
  const rules = blocks.map((rule) => formatFocusBlocks(rule, locale, t));
  return [...rules, ...(evenings ? [formatEvenings(evenings, locale, t)] : [])].join("; ") || null;
}

/** Formats the values of an availability that are not strings, for that comparison. */
export function formatAvailabilityValue(
  pointer: string,
  value: unknown,
  locale: string,
  t: TranslateConsole,
): string | null {
  if (pointer.startsWith("/days/")) {
    const { enabled, slots } = value as DayHours;
    return enabled ? formatTimeRanges(locale, slots) : t("hours.closed");
  }
  if (pointer === "/dates")
    return (value as DateOverride[])
      .map(
        (entry) =>
          `${formatDateRange(locale, entry.start_date, entry.end_date)}: ${formatOverride(entry, locale, t)}`,
      )
      .join("; ");
  if (pointer.startsWith("/focus")) return formatFocus(value, locale, t);
  if (pointer === "/journeys") {
    const { minutes, bases = [] } = value as NonNullable<Availability["journeys"]>;
    return [formatDurationMinutes(locale, minutes), ...bases.map(({ address }) => address)].join("; ");
  }
  if (pointer === "/holidays") {
    const { country, region } = value as HolidayRules;
    return [country, region].filter(Boolean).join("-");
  }
  return null;
}
