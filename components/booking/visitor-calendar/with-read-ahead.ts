import { DAY } from "@/lib/core/time/instant";
import type { VisitorBusyTime, VisitorCalendarRange } from "@/lib/pages/visitor-calendar/view";

/** As much as the next steps of somebody who looks around will show. */
const AHEAD_MS = 35 * DAY;

/** Reads more than is asked for, and what is asked for next out of that, where it is in it. */
export function withReadAhead(read: (range: VisitorCalendarRange) => Promise<VisitorBusyTime[]>) {
  let known: (VisitorCalendarRange & { times: VisitorBusyTime[] }) | null = null;
  return async ({ from, until }: VisitorCalendarRange): Promise<VisitorBusyTime[]> => {
    if (known && known.from <= from && known.until >= until) return known.times;
    const wide = { from: from - DAY, until: Math.max(until, from + AHEAD_MS) + DAY };
    known = { ...wide, times: await read(wide) };
    return known.times;
  };
}
