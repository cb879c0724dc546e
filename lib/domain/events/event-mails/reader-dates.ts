import { asInstant } from "@/lib/core/time/instant";
import { toLocalDate } from "@/lib/core/time/zone";
import { buildDateTimeStyle } from "@/lib/platform/i18n/build-date-time-style";
import { formatDate, formatTime } from "@/lib/platform/i18n/format-date-time";
import { joinDateTime } from "@/lib/platform/i18n/join-date-time";
import type { MailReader } from "./find-readers";

/** Formats day and time in the reader's zone. */
export function formatMoment(at: Date, reader: MailReader): string {
  const style = buildDateTimeStyle(reader);
  const instant = asInstant(+at);
  return joinDateTime(
    reader.lang,
    formatDate(style, toLocalDate(style.zone, instant), "dayYear"),
    formatTime(style, instant),
  );
}
