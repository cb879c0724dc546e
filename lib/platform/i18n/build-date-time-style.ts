import type { DateTimeStyle } from "./format-date-time";
import type { Language } from "./languages";
import { getRegionFormat, type HourCycle } from "./region-format";
import { resolveRegion } from "./resolve-region";

interface Reader {
  lang: Language;
  zone: DateTimeStyle["zone"];
  /** Null or absent for that of the language. */
  hourCycle?: HourCycle | null;
}

/** Builds the style of dates and times for a reader whose country is unknown, as that of a mail. */
export function buildDateTimeStyle({ lang, zone, hourCycle }: Reader): DateTimeStyle {
  const region = resolveRegion(lang, null);
  return { lang, region, zone, hourCycle: hourCycle ?? getRegionFormat(lang, region).hourCycle };
}
