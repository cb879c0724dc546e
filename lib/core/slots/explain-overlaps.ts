import { asInstant, type Instant, MINUTE } from "@/lib/core/time/instant";
import { areOverlapping } from "@/lib/core/time/interval";
import { isFree } from "./is-free";
import { listJourneys } from "./list-journeys";
import type { Host } from "./schedule";
import type { ExplainedSearch, SlotConflict } from "./slot-conflict";

/** Rules 3 and 4: lists everything that the slot overlaps, buffers and journeys included. */
export function explainOverlaps(
  { hosts, duration }: ExplainedSearch,
  index: number,
  start: Instant,
): SlotConflict[] {
  const host = hosts[index];
  if (!host?.schedule) return [];
  const { schedule } = host;
  const end = asInstant(start + duration * MINUTE);
  const findOverlaps = (only: Partial<Host>) => {
    const alone: Host = { schedule, meetings: [], busy: [], allDay: [], ...only };
    if (isFree(alone, start, end)) return null;
    const tight = { ...schedule, bufferBefore: 0, bufferAfter: 0 };
    return { host: index, buffer: isFree({ ...alone, schedule: tight }, start, end) };
  };
  const found: SlotConflict[] = [];
  for (const period of host.meetings) {
    const by = findOverlaps({ meetings: [period] });
    if (by) found.push({ rule: "meeting", period, ...by });
  }
  for (const period of host.busy) {
    const by = findOverlaps({ busy: [period] });
    if (by) found.push({ rule: "busy", period, ...by });
  }
  for (const days of host.allDay) {
    const by = findOverlaps({ allDay: [days] });
    if (by) found.push({ rule: "all_day", days, ...by });
  }
  const slot = { start, end };
  for (const journey of listJourneys(host)) {
    const { of, period, minutes, by, from } = journey;
    const isReported = found.some(
      (one) => one.rule === of && one.period.start === period.start && one.period.end === period.end,
    );
    if (!areOverlapping(journey, slot) || isReported) continue;
    found.push({ rule: "journey", host: index, of, period, minutes, by, from: from?.name ?? null });
  }
  return found;
}
