import { asInstant, type Instant } from "@/lib/core/time/instant";
import { explainClosingRules } from "./explain-closing-rules";
import { explainHostHours } from "./explain-hours";
import { findSeatedMeeting, removeLimits } from "./list-seated-starts";
import type { ExplainedSearch, SlotConflict } from "./slot-conflict";

/**
 * Explains why the page's meeting at this time offers no seat: it is full, or a rule now closes the time. Null if
 * there is no such meeting.
 */
export function explainSeats(search: ExplainedSearch, start: Instant): SlotConflict[] | null {
  const ofEach = search.hosts.flatMap((host, place) => {
    const meeting = findSeatedMeeting(search, host, start);
    if (!meeting || !host.schedule) return [];
    if (meeting.free <= 0) {
      const period = { start: meeting.start, end: meeting.end };
      return [[{ rule: "full", host: place, period, buffer: false } as const]];
    }
    const open = removeLimits(host, host.schedule);
    const alone = { ...search, hosts: search.hosts.with(place, open), from: start, to: asInstant(start + 1) };
    return [[...explainHostHours(open.schedule, place, alone), ...explainClosingRules(alone, place, start)]];
  });
  if (ofEach.length === 0) return null;
  return ofEach.some((obstacles) => obstacles.length === 0) ? [] : ofEach.flat();
}
