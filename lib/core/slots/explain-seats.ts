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
  const conflictsOfHosts = search.hosts.flatMap((host, index) => {
    const meeting = findSeatedMeeting(search, host, start);
    if (!meeting || !host.schedule) return [];
    if (meeting.free <= 0) {
      const period = { start: meeting.start, end: meeting.end };
      return [[{ rule: "full", host: index, period, buffer: false } as const]];
    }
    const open = removeLimits(host, host.schedule);
    const alone = { ...search, hosts: search.hosts.with(index, open), from: start, to: asInstant(start + 1) };
    return [[...explainHostHours(open.schedule, index, alone), ...explainClosingRules(alone, index, start)]];
  });
  if (conflictsOfHosts.length === 0) return null;
  return conflictsOfHosts.some((conflicts) => conflicts.length === 0) ? [] : conflictsOfHosts.flat();
}
