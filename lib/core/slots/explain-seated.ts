import { type Instant, instant } from "@/lib/core/time/instant";
import { explainClosed } from "./explain-closed";
import { explainWithin } from "./explain-hours";
import type { Explained, Obstacle } from "./obstacle";
import { findSeated, withoutLimits } from "./seated-starts";

/**
 * What keeps people from a seat in a meeting of the page at this time: that there is none left, or a rule that closes the
 * time by now. Null where there is no such meeting.
 */
export function explainSeated(search: Explained, start: Instant): Obstacle[] | null {
  const ofEach = search.hosts.flatMap((host, place) => {
    const meeting = findSeated(search, host, start);
    if (!meeting || !host.schedule) return [];
    if (meeting.free <= 0) {
      const period = { start: meeting.start, end: meeting.end };
      return [[{ rule: "full", host: place, period, buffer: false } as const]];
    }
    const open = withoutLimits(host, host.schedule);
    const alone = { ...search, hosts: search.hosts.with(place, open), from: start, to: instant(start + 1) };
    return [[...explainWithin(open.schedule, place, alone), ...explainClosed(alone, place, start)]];
  });
  if (ofEach.length === 0) return null;
  return ofEach.some((obstacles) => obstacles.length === 0) ? [] : ofEach.flat();
}
