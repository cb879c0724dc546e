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
  manner: DateTimeStyle,
  eventZone: string,
  t: Translate,
  span: EventSpan,
): string {
  const day = formatDays(manner, eventZone, span, "dayShort");
  return `${day}, ${span.allDay ? t("event.allDay") : formatClockSpan(manner, span)}`;
}

/** Formats the first day in the reader's zone; for all-day events all days, in the event's zone. */
export function formatDays(
  manner: DateTimeStyle,
  eventZone: string,
  span: EventSpan,
  style: Parameters<typeof formatDate>[2],
): string {
  const { first, last } = getShownDays(manner, eventZone, span);
  const days = (first === last ? [first] : [first, last]).map((date) => formatDate(manner, date, style));
  return capitalize(manner.lang, days.join(" – "));
}

/** Returns the days under which the event is listed for the reader. */
export function getShownDays(manner: DateTimeStyle, eventZone: string, span: EventSpan) {
  if (span.allDay) return toWholeDays(span, eventZone);
  const first = toLocalDate(manner.zone, span.start);
  return { first, last: first };
}

/** Formats "09:00 – 10:00", with the day of the end if it is another one. */
export function formatClockSpan(
  manner: DateTimeStyle,
  { start, end }: Pick<EventSpan, "start" | "end">,
): string {
  const last = toLocalDate(manner.zone, asInstant(end - 1)); // midnight is shown as the end of the previous day
  const times = formatTimes(manner, start, end);
  if (last <= toLocalDate(manner.zone, start)) return times;
  return times.replace(" – ", ` – ${formatDate(manner, last, "dayShort")}, `);
}

/** Formats "18:00 in Paris (UTC+1) for Robin", with the day if it differs; null if both zones show the same time. */
export function formatHostLocalTime(
  visitor: EventVisitor,
  manner: DateTimeStyle,
  t: Translate,
  span: EventSpan,
): string | null {
  const time = formatHostClock(visitor, manner, span);
  const host = describeEventHost(visitor.event);
  const zone = formatZoneLabel(host.timezone, span.start);
  return time && t("event.hostTime", { time, zone, name: host.firstName });
}

/** Formats only the time. */
export function formatHostClock(
  { isOrganizer, event }: EventVisitor,
  manner: DateTimeStyle,
  { start, allDay }: EventSpan,
): string | null {
  const host = describeEventHost(event);
  const isSameOffset = getOffsetAt(host.timezone, start) === getOffsetAt(manner.zone, start);
  if (allDay || isOrganizer || isSameOffset) return null;
  const day = toLocalDate(host.timezone, start);
  const clock = formatTime({ ...manner, zone: host.timezone }, start);
  return day === toLocalDate(manner.zone, start) ? clock : `${formatDate(manner, day, "dayShort")}, ${clock}`;
}
