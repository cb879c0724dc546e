import { DAY } from "@/lib/core/time/instant";
import type { VisitorBusyTime, VisitorCalendarRange } from "@/lib/pages/visitor-calendar/view";

/** Covers the next weeks that the visitor is likely to open. */
const AHEAD_MS = 35 * DAY;

/** Reads a wider range than requested and serves later requests from it. */
export function withReadAhead(read: (range: VisitorCalendarRange) => Promise<VisitorBusyTime[]>) {
  let known: (VisitorCalendarRange & { times: VisitorBusyTime[] }) | null = null;
  return async ({ from, until }: VisitorCalendarRange): Promise<VisitorBusyTime[]> => {
    if (known && known.from <= from && known.until >= until) return known.times;
    const wide = { from: from - DAY, until: Math.max(until, from + AHEAD_MS) + DAY };
    known = { ...wide, times: await read(wide) };
    return known.times;
  };
}
