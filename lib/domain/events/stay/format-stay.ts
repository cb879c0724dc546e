import type { Instant } from "@/lib/core/time/instant";
import {
  capitalize,
  type DateTimeStyle,
  formatDateRange,
  formatDayCount,
  formatTime,
} from "@/lib/platform/i18n/format-date-time";
import { joinDateTime } from "@/lib/platform/i18n/join-date-time";
import type { Language } from "@/lib/platform/i18n/languages";
import type { Translate } from "@/lib/platform/i18n/translate";
import { describeStayDays, type EventStay } from "./event-stay";

interface StaySpan {
  start: Instant;
  end: Instant;
  allDay: boolean;
  unit: EventStay["unit"];
}

/** Formats "3 nights" or "3 days". */
export const formatUnits = (lang: Language, t: Translate, unit: EventStay["unit"], count: number): string =>
  unit === "night" ? t("stay.nights", { count }) : formatDayCount(lang, count);

/**
 * Formats "Fri, 4 – Mon, 7 December 2031", "3 nights" and, unless whole days are booked, "check-in 15:00, check-out
 * 11:00", in the event's zone.
 */
export function formatStayParts(
  style: DateTimeStyle,
  zone: string,
  t: Translate,
  { start, end, allDay, unit }: StaySpan,
): { day: string; length: string; clock: string | null } {
  const days = { startsAt: new Date(start), endsAt: new Date(end) };
  const { first, last, units } = describeStayDays({ unit }, days, zone);
  const local = { ...style, zone };
  return {
    day: capitalize(style.lang, formatDateRange(style, first, last)),
    length: formatUnits(style.lang, t, unit, units),
    clock: allDay ? null : t("stay.clock", { from: formatTime(local, start), until: formatTime(local, end) }),
  };
}

/** Formats the same with length and clock in one text. */
export function formatStay(
  style: DateTimeStyle,
  zone: string,
  t: Translate,
  span: StaySpan,
): { day: string; time: string } {
  const { day, length, clock } = formatStayParts(style, zone, t, span);
  return { day, time: clock === null ? length : joinDateTime(style.lang, length, clock) };
}
