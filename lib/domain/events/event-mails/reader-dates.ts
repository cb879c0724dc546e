import { asInstant } from "@/lib/core/time/instant";
import { toLocalDate } from "@/lib/core/time/zone";
import { type DateTimeStyle, formatDate, formatTime } from "@/lib/platform/i18n/format-date-time";
import { getRegionFormat } from "@/lib/platform/i18n/region-format";
import { resolveRegion } from "@/lib/platform/i18n/resolve-region";
import type { MailReader } from "./find-readers";

/** How dates and times are written for the reader of a mail. */
export function buildDateTimeStyle({ lang, zone, hourCycle }: MailReader): DateTimeStyle {
  const region = resolveRegion(lang, null);
  return { lang, region, zone, hourCycle: hourCycle ?? getRegionFormat(lang, region).hourCycle };
}

/** Formats day and time in the reader's zone. */
export function formatMoment(at: Date, reader: MailReader): string {
  const style = buildDateTimeStyle(reader);
  const instant = asInstant(+at);
  return `${formatDate(style, toLocalDate(style.zone, instant), "dayYear")}, ${formatTime(style, instant)}`;
}
