import { asInstant, type Instant, MINUTE } from "@/lib/core/time/instant";
import { isFree } from "./is-free";
import type { Host } from "./schedule";
import type { ExplainedSearch, SlotConflict } from "./slot-conflict";

/** Rules 3 and 4: lists everything that the slot overlaps, buffers included. */
export function explainOverlaps(
  { hosts, duration }: ExplainedSearch,
  place: number,
  start: Instant,
): SlotConflict[] {
  const host = hosts[place];
  if (!host?.schedule) return [];
  const { schedule } = host;
  const end = asInstant(start + duration * MINUTE);
  const taken = (only: Partial<Host>) => {
    const alone: Host = { schedule, meetings: [], busy: [], allDay: [], ...only };
    if (isFree(alone, start, end)) return null;
    const tight = { ...schedule, bufferBefore: 0, bufferAfter: 0 };
    return { host: place, buffer: isFree({ ...alone, schedule: tight }, start, end) };
  };
  const found: SlotConflict[] = [];
  for (const period of host.meetings) {
    const by = taken({ meetings: [period] });
    if (by) found.push({ rule: "meeting", period, ...by });
  }
  for (const period of host.busy) {
    const by = taken({ busy: [period] });
    if (by) found.push({ rule: "busy", period, ...by });
  }
  for (const days of host.allDay) {
    const by = taken({ allDay: [days] });
    if (by) found.push({ rule: "all_day", days, ...by });
  }
  return found;
}
