import { joinWords } from "@/lib/core/text/join-words";
import { formatStay } from "@/lib/domain/events/stay/format-stay";
import type { DateTimeStyle } from "@/lib/platform/i18n/format-date-time";
import { joinDateTime } from "@/lib/platform/i18n/join-date-time";
import type { Translate } from "@/lib/platform/i18n/translate";
import { formatZoneLabel } from "@/lib/platform/i18n/zone-names";
import type { EventSpan } from "./event-facts";
import { formatClockSpan, formatDays } from "./format-days";

/** Formats day and time in the reader's zone; stays and all-day events in the event's zone. */
export const formatSpan = (
  dateTimeStyle: DateTimeStyle,
  eventZone: string,
  t: Translate,
  span: EventSpan,
): { day: string; time: string } =>
  span.unit
    ? formatStay(dateTimeStyle, eventZone, t, { ...span, unit: span.unit })
    : formatMeeting(dateTimeStyle, eventZone, t, span);

const formatMeeting = (
  dateTimeStyle: DateTimeStyle,
  eventZone: string,
  t: Translate,
  span: EventSpan,
): { day: string; time: string } => ({
  day: formatDays(dateTimeStyle, eventZone, span, "dayYear"),
  time: span.allDay ? t("event.allDay") : formatClockSpan(dateTimeStyle, span),
});

/** Does the same as `formatSpan`, as lines of a form with the zone. The time stays in one piece on a phone. */
export function formatSpanLines(
  dateTimeStyle: DateTimeStyle,
  eventZone: string,
  t: Translate,
  span: EventSpan,
): string[] {
  const { day, time } = formatSpan(dateTimeStyle, eventZone, t, span);
  return [
    joinDateTime(dateTimeStyle.lang, day, span.unit ? time : joinWords(time)),
    ...(span.allDay ? [] : [formatZoneLabel(span.unit ? eventZone : dateTimeStyle.zone, span.start)]),
  ];
}
