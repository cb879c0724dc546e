import { asInstant, type Instant, MINUTE } from "@/lib/core/time/instant";
import { expandWindows } from "./expand-windows";
import { filterBookableStarts } from "./filter-bookable-starts";
import { findSlots } from "./find-slots";
import { findRest } from "./score-spread";
import type { ExplainedSearch, SlotConflict } from "./slot-conflict";

/** Explains why the search does not offer a free start: its `spread` offers others of that day first. */
export function explainSpread(search: ExplainedSearch, start: Instant): SlotConflict[] {
  const { spread } = search;
  if (!spread || findSlots({ ...search, from: start, to: asInstant(start + 1) }).length > 0) return [];
  if (spread.rule !== "tidy") return [{ rule: spread.rule }];
  const rests = search.hosts.flatMap((_, host) => findHostRest(search, host, spread.shortest, start) ?? []);
  return rests.length > 0 ? rests : [{ rule: "tidy", host: 0, rest: null }];
}

function findHostRest(
  { hosts, duration: minutes, now }: ExplainedSearch,
  index: number,
  shortest: number,
  start: Instant,
): SlotConflict | null {
  const host = hosts[index];
  const duration = minutes * MINUTE;
  if (!host?.schedule || filterBookableStarts(host, [start], { duration, now }).length === 0) return null;
  const buffer = Math.max(host.schedule.bufferBefore, host.schedule.bufferAfter);
  const windows = expandWindows(
    host.schedule,
    start,
    asInstant(start + 1),
    duration + (shortest + buffer) * MINUTE,
  );
  const { schedule } = host;
  const rest = findRest(start, { ...host, schedule }, windows, { shortest, duration, now });
  return rest ? { rule: "tidy", host: index, rest } : null;
}
