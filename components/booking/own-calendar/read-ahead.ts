import { DAY } from "@/lib/core/time/instant";
import type { OwnRange, OwnTime } from "@/lib/pages/own-calendar/view";

/** As much as the next steps of somebody who looks around will show. */
const AHEAD_MS = 35 * DAY;

/** Reads more than is asked for, and what is asked for next out of that, where it is in it. */
export function readAhead(read: (range: OwnRange) => Promise<OwnTime[]>) {
  let known: (OwnRange & { times: OwnTime[] }) | null = null;
  return async ({ from, until }: OwnRange): Promise<OwnTime[]> => {
    if (known && known.from <= from && known.until >= until) return known.times;
    const wide = { from: from - DAY, until: Math.max(until, from + AHEAD_MS) + DAY };
    known = { ...wide, times: await read(wide) };
    return known.times;
  };
}
