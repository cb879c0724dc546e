import type { FocusBlocks } from "@/lib/core/slots/focus";
import type { AllDay, DayRange, Host, Schedule } from "@/lib/core/slots/schedule";

/** What the oracle of the slot search knows about dates. Times are minutes. */
interface DateOracle {
  listDatesAround: (schedule: Schedule, first: number, last: number) => { day: number; zone: string }[];
  dateExists: (zone: string, day: number) => boolean;
  getHoursOfDate: (schedule: Schedule, day: number) => readonly DayRange[];
  minuteOfWall: (zone: string, wallMinute: number) => number;
  getWeekNumber: (schedule: Schedule, day: number) => number;
  isDayWithin: (days: AllDay, day: number) => boolean;
  toDayNumber: (zone: string, minute: number) => number;
}

const DAY_MINUTES = 1440;

/** True if a meeting at this minute breaks no focus rule of the host: counts what is left with and without it. */
export function isFocusKept(
  host: Host,
  schedule: Schedule,
  start: number,
  duration: number,
  oracle: DateOracle,
): boolean {
  const { focus, bufferBefore, bufferAfter } = schedule;
  if (focus === null) return true;
  const dates = oracle
    .listDatesAround(schedule, start - 9 * DAY_MINUTES, start + duration + 9 * DAY_MINUTES)
    .filter(({ zone, day }) => oracle.dateExists(zone, day));
  const slot = { from: start - bufferBefore, to: start + duration + bufferAfter };
  const areBlocksKept = focus.blocks.every((rule) =>
    keepsBlocks(rule, host, schedule, { dates, slot, oracle }),
  );
  if (!areBlocksKept || focus.evenings === null) return areBlocksKept;
  const { from, most } = focus.evenings;
  const evenings = dates.map(({ zone, day }) => ({
    week: oracle.getWeekNumber(schedule, day),
    from: oracle.minuteOfWall(zone, day * DAY_MINUTES + from),
    to: oracle.minuteOfWall(zone, (day + 1) * DAY_MINUTES),
  }));
  const meetings = host.meetings.map((one) => ({ from: one.start / 60_000, to: one.end / 60_000 }));
  const countTaken = (week: number, times: typeof meetings) =>
    evenings.filter(
      (evening) =>
        evening.week === week &&
        times.some((time) => Math.max(time.from, evening.from) < Math.min(time.to, evening.to)),
    ).length;
  return [...new Set(evenings.map(({ week }) => week))].every((week) => {
    const taken = countTaken(week, [...meetings, { from: start, to: start + duration }]);
    return taken <= most || taken === countTaken(week, meetings);
  });
}

interface BlockSearch {
  dates: readonly { day: number; zone: string }[];
  slot: { from: number; to: number };
  oracle: DateOracle;
}

function keepsBlocks(
  { per, count, minutes, between }: FocusBlocks,
  host: Host,
  schedule: Schedule,
  { dates, slot, oracle }: BlockSearch,
): boolean {
  const periodOf = (day: number) => (per === "day" ? day : oracle.getWeekNumber(schedule, day));
  const open = dates.map(({ day, zone }) => {
    const hours = oracle.getHoursOfDate(schedule, day);
    const ranges = between && hours.length > 0 ? [between] : hours;
    const marked = new Set<number>();
    for (const range of ranges) {
      const end = oracle.minuteOfWall(zone, day * DAY_MINUTES + (range.end || DAY_MINUTES));
      for (let at = oracle.minuteOfWall(zone, day * DAY_MINUTES + range.start); at < end; at += 1)
        marked.add(at);
    }
    return { period: periodOf(day), marked };
  });
  const touched = open.filter(({ marked }) => [...marked].some((at) => at >= slot.from && at < slot.to));
  const isTaken = buildTakenCheck(host, schedule, oracle);
  const countIn = (period: number, isUsed: (at: number) => boolean) =>
    open
      .filter((one) => one.period === period)
      .reduce((sum, { marked }) => sum + countRuns(marked, minutes, isUsed), 0);
  return touched.every(({ period }) => {
    const left = countIn(period, (at) => isTaken(at) || (at >= slot.from && at < slot.to));
    return left >= count || left === countIn(period, isTaken);
  });
}

function countRuns(marked: ReadonlySet<number>, minutes: number, isUsed: (at: number) => boolean): number {
  let blocks = 0;
  let run = 0;
  let previous = Number.NaN;
  for (const at of [...marked].sort((a, b) => a - b)) {
    if (isUsed(at) || at !== previous + 1) run = 0;
    if (!isUsed(at)) run += 1;
    previous = at;
    if (run === minutes) {
      blocks += 1;
      run = 0;
    }
  }
  return blocks;
}

function buildTakenCheck(host: Host, schedule: Schedule, oracle: DateOracle): (at: number) => boolean {
  const { bufferBefore, bufferAfter, allDayBusy } = schedule;
  const times = [
    ...host.meetings
      .filter(({ start, end }) => start < end)
      .map((one) => ({ from: one.start / 60_000 - bufferBefore, to: one.end / 60_000 + bufferAfter })),
    ...host.busy.map((one) => ({ from: one.start / 60_000, to: one.end / 60_000 })),
  ];
  const isDayTaken = (at: number) =>
    oracle
      .listDatesAround(schedule, at, at + 1)
      .some(
        ({ day, zone }) =>
          oracle.toDayNumber(zone, at) === day && host.allDay.some((days) => oracle.isDayWithin(days, day)),
      );
  const hasDays = allDayBusy && host.allDay.length > 0;
  return (at) => times.some(({ from, to }) => at >= from && at < to) || (hasDays && isDayTaken(at));
}
