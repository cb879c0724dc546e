import type { DateTimeStyle } from "@/lib/platform/i18n/format-date-time";
import type { Translate } from "@/lib/platform/i18n/translate";
import { formatZoneLabel } from "@/lib/platform/i18n/zone-names";
import type { EventSpan } from "./event-facts";
import { formatClockSpan, formatDays } from "./format-days";

/** Day and time on the reader's clock. Whole days are days of the event's own zone, and no one else's. */
export const formatSpan = (
  manner: DateTimeStyle,
  eventZone: string,
  t: Translate,
  span: EventSpan,
): { day: string; time: string } => ({
  day: formatDays(manner, eventZone, span, "dayYear"),
  time: span.allDay ? t("event.allDay") : formatClockSpan(manner, span),
});

/** The same as lines of a form, with the zone that the times are in. */
export function formatSpanLines(
  manner: DateTimeStyle,
  eventZone: string,
  t: Translate,
  span: EventSpan,
): string[] {
  const { day, time } = formatSpan(manner, eventZone, t, span);
  return [`${day}, ${time}`, ...(span.allDay ? [] : [formatZoneLabel(manner.zone, span.start)])];
}
