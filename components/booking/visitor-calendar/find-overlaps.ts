import type { VisitorBusyTime } from "@/lib/pages/visitor-calendar/view";

/**
 * Finds the visitor's entries that overlap a slot. All-day entries count in the zone of the page's reader. @param
 * start in milliseconds
 */
export function findOverlaps(
  times: readonly VisitorBusyTime[],
  { start, minutes, zone }: { start: number; minutes: number; zone: string },
): VisitorBusyTime[] {
  const end = start + minutes * 60_000;
  const [first, last] = [formatDate(start, zone), formatDate(end - 1, zone)];
  return times.filter((time) =>
    time.allDay
      ? formatDate(time.start, "UTC") <= last && formatDate(time.end - 1, "UTC") >= first
      : time.start < end && time.end > start,
  );
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Formats a date as `2031-03-10`, the Swedish format. */
function formatDate(at: number, zone: string): string {
  const known = formatters.get(zone) ?? new Intl.DateTimeFormat("sv-SE", { timeZone: zone });
  formatters.set(zone, known);
  return known.format(at);
}
