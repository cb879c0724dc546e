import { type Instant, MINUTE } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import { fromLocalEpochDay, toLocalEpochDay } from "@/lib/core/time/zone";
import { excludeBusy } from "./exclude-busy";
import { excludeClosed } from "./exclude-closed";
import { filterWithinWindows } from "./filter-within-windows";
import type { HostQuorum } from "./host-match";
import { getEndOfLocalDay } from "./local-day-bounds";
import type { Host, Schedule } from "./schedule";
import { scoreSpread } from "./score-spread";
import type { SlotSearch } from "./slot-search";
import type { Spread } from "./spread";

type ExpandSchedule = (schedule: Schedule) => readonly Interval[];

/** A search whose hosts meet together. */
type GroupSearch = Pick<SlotSearch, "hosts" | "duration" | "now"> & {
  readonly match: "all" | HostQuorum;
  readonly spread: Spread;
};

/**
 * Returns those of a group's free starts that the rule offers: of each local day of the first host the best ones, so
 * that no day loses all. `starts` ascend and have all free starts of their days. Starts in the past and beyond the
 * rule's days are returned as they are.
 */
export function filterBySpread(starts: Instant[], search: GroupSearch, expand: ExpandSchedule): Instant[] {
  const zone = findGroupZone(search.hosts);
  if (zone === null) return starts;
  const { spread, now } = search;
  const end =
    spread.days === null
      ? Number.POSITIVE_INFINITY
      : fromLocalEpochDay(zone, toLocalEpochDay(zone, now) + spread.days + 1, 0);
  const isAllBound = (starts[0] ?? now) >= now && (starts.at(-1) ?? now) < end;
  const bound = isAllBound ? starts : starts.filter((start) => start >= now && start < end);
  const chosen =
    spread.rule === "first_of_day"
      ? pickFirst(bound, zone, spread.count)
      : pickBest(bound, zone, sumScores(bound, { ...search, spread }, expand));
  if (isAllBound) return chosen;
  return [
    ...starts.filter((start) => start < now),
    ...chosen,
    ...starts.filter((start) => start >= now && start >= end),
  ];
}

/** Returns the zone of a group's days: that of its first host with hours. */
export const findGroupZone = (hosts: readonly Host[]): string | null =>
  hosts.find(({ schedule }) => schedule)?.schedule?.zone ?? null;

function pickFirst(starts: readonly Instant[], zone: string, count: number): Instant[] {
  const chosen: Instant[] = [];
  let day = Number.NEGATIVE_INFINITY;
  let remaining = count;
  for (const start of starts) {
    if (start >= day) {
      day = getEndOfLocalDay(zone, start);
      remaining = count;
    }
    if (remaining > 0) chosen.push(start);
    remaining -= 1;
  }
  return chosen;
}

function pickBest(starts: readonly Instant[], zone: string, scores: readonly number[]): Instant[] {
  const chosen: Instant[] = [];
  for (let i = 0; i < starts.length; ) {
    const dayEnd = getEndOfLocalDay(zone, starts[i] as Instant);
    let best = 0;
    let next = i;
    for (; next < starts.length && (starts[next] as Instant) < dayEnd; next += 1)
      if ((scores[next] as number) > best) best = scores[next] as number;
    for (; i < next; i += 1) if (scores[i] === best) chosen.push(starts[i] as Instant);
  }
  return chosen;
}

type ScoredSearch = GroupSearch & { readonly spread: Exclude<Spread, { rule: "first_of_day" }> };

/** Sums the scores of the fixed hosts and of those others who suit a start best, as many as it needs. */
function sumScores(
  starts: Instant[],
  { hosts, match, now, spread, ...search }: ScoredSearch,
  expand: ExpandSchedule,
): readonly number[] {
  const scored = { spread, duration: search.duration * MINUTE, now };
  const scoreFixed = (host: Host) =>
    isScheduled(host) ? scoreSpread(starts, host, expand(host.schedule), scored) : [];
  const [only] = hosts;
  if (match === "all" && only && hosts.length === 1) return scoreFixed(only);
  const isFixed = (index: number) => match === "all" || match.fixed.includes(index);
  const scoresOfFixed = hosts.filter((_, index) => isFixed(index)).map(scoreFixed);
  const scoresOfOthers = hosts
    .filter((host, index) => !isFixed(index) && host.schedule)
    .map((host) => scoreOther(starts, host, expand, scored));
  const count = match === "all" ? 0 : match.count;
  return starts.map((start, i) => {
    const others = scoresOfOthers.map((scores) => scores.get(start) ?? 0).sort((a, b) => b - a);
    const fixed = scoresOfFixed.map((scores) => scores[i] ?? 0);
    return [...fixed, ...others.slice(0, count)].reduce((sum, score) => sum + score, 0);
  });
}

/** Scores the starts at which a host is free whom the group does not need at each. */
function scoreOther(
  starts: Instant[],
  host: Host,
  expand: ExpandSchedule,
  scored: Parameters<typeof scoreSpread>[3],
): ReadonlyMap<Instant, number> {
  if (!isScheduled(host)) return new Map();
  const { duration, now } = scored;
  const { schedule } = host;
  const windows = expand(schedule);
  const within = filterWithinWindows(starts, windows, duration);
  const free = excludeClosed(excludeBusy(within, host, duration), { host, schedule, now, duration });
  const scores = scoreSpread(free, host, windows, scored);
  return new Map(free.map((start, i) => [start, scores[i] ?? 0]));
}

const isScheduled = (host: Host): host is Host & { schedule: Schedule } => host.schedule !== null;
