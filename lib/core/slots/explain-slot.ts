import { type Instant, instant, MINUTE } from "@/lib/core/time/instant";
import { type Interval, intersectIntervals } from "@/lib/core/time/interval";
import { expandWindows } from "./expand-windows";
import type { SlotSearch } from "./find-slots";
import { gridStarts } from "./grid-starts";
import { isFree } from "./is-free";
import type { AllDay, Host, Schedule } from "./schedule";
import { strikeOutClosed } from "./strike-out-closed";

/** What keeps a time from being a slot. `host` is the place in the search's list. */
export type Obstacle =
  | { rule: "nobody" | "off_grid" }
  | { rule: "no_availability" | "outside_hours" | ClosingRule; host: number }
  /** `buffer`: the slot keeps clear of it, but not by as much as the buffers ask for. */
  | { rule: "meeting" | "busy"; host: number; period: Interval; buffer: boolean }
  | { rule: "all_day"; host: number; days: AllDay; buffer: boolean };

type ClosingRule = keyof typeof CLOSING_SETTINGS;

type Explained = Omit<SlotSearch, "from" | "to">;

/**
 * Every rule that keeps `start` from being a slot; none exactly if `findSlots` gives it. Nothing is judged here: the
 * engine's own filters run with one rule, one host and one thing in the way at a time.
 */
export function explainSlot(search: Explained, start: Instant): Obstacle[] {
  const places = search.hosts.map((_, host) => host);
  if (places.length === 0) return [{ rule: "nobody" }];
  if (search.match === "all") return listObstacles(search, places, start);
  const ofEach = places.map((host) => listObstacles(search, [host], start));
  return ofEach.some((obstacles) => obstacles.length === 0) ? [] : ofEach.flat();
}

/** To hosts who must all be free, named by their places. */
function listObstacles(search: Explained, places: readonly number[], start: Instant): Obstacle[] {
  const scheduled = places.flatMap((host) => {
    const schedule = search.hosts[host]?.schedule;
    return schedule ? [{ host, schedule }] : [];
  });
  const without = places.filter((host) => !scheduled.some((one) => one.host === host));
  return [
    ...without.map((host) => ({ rule: "no_availability", host }) as const),
    ...hourObstacles(search, scheduled, start),
    ...scheduled.flatMap(({ host, schedule }) => closingObstacles(host, schedule, search.now, start)),
    ...scheduled.flatMap(({ host }) => takenObstacles(search, host, start)),
  ];
}

type Scheduled = readonly { host: number; schedule: Schedule }[];

/** Rules 1 and 2: within everybody's hours, and in step with the beginning of the time that they share. */
function hourObstacles({ duration, step }: Explained, scheduled: Scheduled, start: Instant): Obstacle[] {
  const [first] = scheduled;
  if (!first) return [];
  const length = duration * MINUTE;
  const range = { from: start, to: instant(start + 1), duration: length, zone: first.schedule.zone };
  const windows = scheduled.map(({ schedule }) => expandWindows(schedule, start, range.to, length));
  const isOnGrid = (shared: readonly Interval[], every: number) =>
    gridStarts(shared, { ...range, step: every }).length > 0;
  const outside = scheduled.filter((_, index) => !isOnGrid(windows[index] ?? [], 1)); // every millisecond is
  if (outside.length > 0) return outside.map(({ host }) => ({ rule: "outside_hours", host }));
  const steps = (step ?? duration) * MINUTE;
  return isOnGrid(windows.reduce(intersectIntervals), steps) ? [] : [{ rule: "off_grid" }];
}

const NO_CLOSING_RULES = { pastAsBusy: false, todayAsBusy: false, daysAfterAsBusy: null };

/** Rule 5: which setting of the schedule each name stands for. */
const CLOSING_SETTINGS = { past: "pastAsBusy", today: "todayAsBusy", horizon: "daysAfterAsBusy" } as const;

function closingObstacles(host: number, schedule: Schedule, now: Instant, start: Instant): Obstacle[] {
  return (Object.keys(CLOSING_SETTINGS) as ClosingRule[])
    .filter((rule) => {
      const alone = {
        ...schedule,
        ...NO_CLOSING_RULES,
        [CLOSING_SETTINGS[rule]]: schedule[CLOSING_SETTINGS[rule]],
      };
      return strikeOutClosed([start], alone, now).length === 0;
    })
    .map((rule) => ({ rule, host }));
}

/** Rules 3 and 4. */
function takenObstacles({ hosts, duration }: Explained, place: number, start: Instant): Obstacle[] {
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
