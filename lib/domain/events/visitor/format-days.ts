import { asInstant } from "@/lib/core/time/instant";
import { toWholeDays } from "@/lib/core/time/to-whole-days";
import { getOffsetAt, toLocalDate } from "@/lib/core/time/zone";
import {
  capitalize,
  type DateTimeStyle,
  formatDate,
  formatTime,
  formatTimes,
} from "@/lib/platform/i18n/format-date-time";
import { joinDateTime } from "@/lib/platform/i18n/join-date-time";
import type { Translate } from "@/lib/platform/i18n/translate";
import { formatZoneLabel } from "@/lib/platform/i18n/zone-names";
import { describeEventHost, type EventSpan } from "./event-facts";
import type { EventVisitor } from "./load-event-page";

interface EventDate {
  startsAt: Date;
  endsAt: Date;
  allDay: boolean;
}

export const toEventSpan = ({ startsAt, endsAt, allDay }: EventDate): EventSpan => ({
  start: asInstant(+startsAt),
  end: asInstant(+endsAt),
  allDay,
});

/** Formats "Mon 10 Mar, 09:00 – 10:00" in the reader's zone, or "Mon 10 Mar – Wed 12 Mar, all day". */
export function formatShortSpan(
  dateTimeStyle: DateTimeStyle,
  eventZone: string,
  t: Translate,
  span: EventSpan,
): string {
  const day = formatDays(dateTimeStyle, eventZone, span, "dayShort");
  return joinDateTime(
    dateTimeStyle.lang,
    day,
    span.allDay ? t("event.allDay") : formatClockSpan(dateTimeStyle, span),
  );
}

/** Formats the first day in the reader's zone; for all-day events all days, in the event's zone. */
export function formatDays(
  dateTimeStyle: DateTimeStyle,
  eventZone: string,
  span: EventSpan,
  style: Parameters<typeof formatDate>[2],
): string {
  const { first, last } = getShownDays(dateTimeStyle, eventZone, span);
  const days = (first === last ? [first] : [first, last]).map((date) =>
    formatDate(dateTimeStyle, date, style),
  );
  return capitalize(dateTimeStyle.lang, days.join(" – "));
}

/** Returns the days under which the event is listed for the reader. */
export function getShownDays(dateTimeStyle: DateTimeStyle, eventZone: string, span: EventSpan) {
  if (span.allDay) return toWholeDays(span, eventZone);
  const first = toLocalDate(span.unit ? eventZone : dateTimeStyle.zone, span.start);
  return { first, last: first };
}

/** Formats "09:00 – 10:00", with the day of the end if it is another one. */
export function formatClockSpan(
  dateTimeStyle: DateTimeStyle,
  { start, end }: Pick<EventSpan, "start" | "end">,
): string {
  const last = toLocalDate(dateTimeStyle.zone, asInstant(end - 1)); // midnight is shown as the end of the previous day
  const times = formatTimes(dateTimeStyle, start, end);
  if (last <= toLocalDate(dateTimeStyle.zone, start)) return times;
  const { lang } = dateTimeStyle;
  return times.replace(" – ", ` – ${joinDateTime(lang, formatDate(dateTimeStyle, last, "dayShort"), "")}`);
}

/** Formats "18:00 in Paris (UTC+1) for Robin", with the day if it differs; null if both zones show the same time. */
export function formatHostLocalTime(
  visitor: EventVisitor,
  dateTimeStyle: DateTimeStyle,
  t: Translate,
  span: EventSpan,
): string | null {
  const time = formatHostClock(visitor, dateTimeStyle, span);
  const host = describeEventHost(visitor.event);
  const zone = formatZoneLabel(host.timezone, span.start);
  return time && t("event.hostTime", { time, zone, name: host.firstName });
}

/** Formats only the time. */
export function formatHostClock(
  { isOrganizer, event }: EventVisitor,
  dateTimeStyle: DateTimeStyle,
  { start, allDay, unit }: EventSpan,
): string | null {
  const host = describeEventHost(event);
  const isSameOffset = getOffsetAt(host.timezone, start) === getOffsetAt(dateTimeStyle.zone, start);
  if (allDay || unit || isOrganizer || isSameOffset) return null;
  const day = toLocalDate(host.timezone, start);
  const clock = formatTime({ ...dateTimeStyle, zone: host.timezone }, start);
  return day === toLocalDate(dateTimeStyle.zone, start)
    ? clock
    : joinDateTime(dateTimeStyle.lang, formatDate(dateTimeStyle, day, "dayShort"), clock);
}
