import { type Instant, instant, MINUTE } from "@/lib/core/time/instant";
import { isFree } from "./is-free";
import type { Explained, Obstacle } from "./obstacle";
import type { Host } from "./schedule";

/** Rules 3 and 4: everything that the slot would overlap, buffers included. */
export function explainTaken({ hosts, duration }: Explained, place: number, start: Instant): Obstacle[] {
  const host = hosts[place];
  if (!host?.schedule) return [];
  const { schedule } = host;
  const end = instant(start + duration * MINUTE);
  const taken = (only: Partial<Host>) => {
    const alone: Host = { schedule, meetings: [], busy: [], allDay: [], ...only };
    if (isFree(alone, start, end)) return null;
    const tight = { ...schedule, bufferBefore: 0, bufferAfter: 0 };
    return { host: place, buffer: isFree({ ...alone, schedule: tight }, start, end) };
  };
  const found: Obstacle[] = [];
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
