import type { OwnTime } from "@/lib/pages/own-calendar/view";

/**
 * What the visitor has at a time of the page. Whole days are days where the visitor reads the page.
 * @param start in milliseconds
 */
export function findOverlaps(
  times: readonly OwnTime[],
  { start, minutes, zone }: { start: number; minutes: number; zone: string },
): OwnTime[] {
  const end = start + minutes * 60_000;
  const [first, last] = [toDate(start, zone), toDate(end - 1, zone)];
  return times.filter((time) =>
    time.allDay
      ? toDate(time.start, "UTC") <= last && toDate(time.end - 1, "UTC") >= first
      : time.start < end && time.end > start,
  );
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** `2031-03-10`, as Swedes write dates. */
function toDate(at: number, zone: string): string {
  const known = formatters.get(zone) ?? new Intl.DateTimeFormat("sv-SE", { timeZone: zone });
  formatters.set(zone, known);
  return known.format(at);
}
