import type { VisitorBusyTime } from "@/lib/pages/visitor-calendar/view";

/**
 * What the visitor has at a time of the page. Whole days are days where the visitor reads the page.
 * @param start in milliseconds
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

/** `2031-03-10`, as Swedes write dates. */
function formatDate(at: number, zone: string): string {
  const known = formatters.get(zone) ?? new Intl.DateTimeFormat("sv-SE", { timeZone: zone });
  formatters.set(zone, known);
  return known.format(at);
}
