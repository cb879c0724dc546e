import { instant } from "@/lib/core/time/instant";
import { wholeDays } from "@/lib/core/time/whole-days";
import { localDateAt, offsetAt } from "@/lib/core/time/zone";
import { capitalize, formatDate, formatTime, formatTimes, type Manner } from "@/lib/platform/i18n/format";
import type { Translate } from "@/lib/platform/i18n/translate";
import { zoneLabel } from "@/lib/platform/i18n/zone-names";
import { describeHost, type EventSpan } from "./event-facts";
import type { EventVisitor } from "./load-event-page";

interface EventDate {
  startsAt: Date;
  endsAt: Date;
  allDay: boolean;
}

export const toSpan = ({ startsAt, endsAt, allDay }: EventDate): EventSpan => ({
  start: instant(+startsAt),
  end: instant(+endsAt),
  allDay,
});

/** "Mon 10 Mar, 09:00 – 10:00" on the reader's clock, or "Mon 10 Mar – Wed 12 Mar, all day". */
export function shortSpan(manner: Manner, eventZone: string, t: Translate, span: EventSpan): string {
  const day = formatDays(manner, eventZone, span, "dayShort");
  return `${day}, ${span.allDay ? t("event.allDay") : clockSpan(manner, span)}`;
}

/** The day on which it begins for the reader; of whole days all, which are those of the event's own zone. */
export function formatDays(
  manner: Manner,
  eventZone: string,
  span: EventSpan,
  style: Parameters<typeof formatDate>[2],
): string {
  const { first, last } = shownDays(manner, eventZone, span);
  const days = (first === last ? [first] : [first, last]).map((date) => formatDate(manner, date, style));
  return capitalize(manner.lang, days.join(" – "));
}

/** The days under which it is listed for the reader. */
export function shownDays(manner: Manner, eventZone: string, span: EventSpan) {
  if (span.allDay) return wholeDays(span, eventZone);
  const first = localDateAt(manner.zone, span.start);
  return { first, last: first };
}

/** "09:00 – 10:00", with the day of the end where it is another one. */
export function clockSpan(manner: Manner, { start, end }: Pick<EventSpan, "start" | "end">): string {
  const last = localDateAt(manner.zone, instant(end - 1)); // midnight is the end of the day before
  const times = formatTimes(manner, start, end);
  if (last <= localDateAt(manner.zone, start)) return times;
  return times.replace(" – ", ` – ${formatDate(manner, last, "dayShort")}, `);
}

/** "18:00 in Paris (UTC+1) for Robin", with the day where it is another one; null where both clocks show the same. */
export function formatHostTime(
  visitor: EventVisitor,
  manner: Manner,
  t: Translate,
  span: EventSpan,
): string | null {
  const time = formatHostClock(visitor, manner, span);
  const host = describeHost(visitor.event);
  const zone = zoneLabel(host.timezone, span.start);
  return time && t("event.hostTime", { time, zone, name: host.firstName });
}

/** The time alone. */
export function formatHostClock(
  { su, event }: EventVisitor,
  manner: Manner,
  { start, allDay }: EventSpan,
): string | null {
  const host = describeHost(event);
  const same = offsetAt(host.timezone, start) === offsetAt(manner.zone, start);
  if (allDay || su || same) return null;
  const day = localDateAt(host.timezone, start);
  const clock = formatTime({ ...manner, zone: host.timezone }, start);
  return day === localDateAt(manner.zone, start) ? clock : `${formatDate(manner, day, "dayShort")}, ${clock}`;
}
