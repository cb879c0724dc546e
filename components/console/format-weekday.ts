import { DAY } from "@/lib/core/time/instant";
import { WEEKDAYS, type Weekday } from "@/lib/core/time/weekdays";

/** Formats a weekday in the reader's language, capitalised as in a list. */
export function formatWeekday(locale: string, day: Weekday): string {
  const monday = Date.UTC(2018, 0, 1);
  const name = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" }).format(
    monday + WEEKDAYS.indexOf(day) * DAY,
  );
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/** Formats "Mon". */
export const formatShortWeekday = (locale: string, day: Weekday): string =>
  new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: "UTC" }).format(
    Date.UTC(2018, 0, 1) + WEEKDAYS.indexOf(day) * DAY,
  );
