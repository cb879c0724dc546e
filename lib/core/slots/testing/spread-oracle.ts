import type { Host, Schedule } from "@/lib/core/slots/schedule";
import type { SlotSearch } from "@/lib/core/slots/slot-search";
import type { Spread } from "@/lib/core/slots/spread";

/** What the oracle of the slot search knows by minute. */
interface MinuteOracle {
  /** Lists the free starts of a search without a spread. */
  listFree: (search: SlotSearch) => number[];
  /** Whether a host alone may take a meeting at this minute by every rule but the grid. */
  isBookable: (host: Host, start: number, search: SlotSearch) => boolean;
  /** 1 for each minute of [first, last) that is within working hours. */
  computeOpenMinutes: (schedule: Schedule, first: number, last: number) => Uint8Array;
  toDayNumber: (zone: string, minute: number) => number;
  /** Returns whether the host travels at a minute. */
  buildJourneyCheck: (host: Host, schedule: Schedule) => (minute: number) => boolean;
}

const LOOKBACK_MINUTES = 17 * 1440;

/** Finds the starts that a spread leaves: for each start it walks to both ends of the free time around it. */
export function findSpreadByMinute(search: SlotSearch, spread: Spread, oracle: MinuteOracle): number[] {
  const [first] = search.hosts.filter(({ schedule }) => schedule);
  if (!first?.schedule) return [];
  const { zone } = first.schedule;
  const dayOf = (minute: number) => oracle.toDayNumber(zone, minute);
  const now = search.now / 60_000;
  // Two days more on either side have every start of the first and the last day.
  const wide = {
    ...search,
    from: search.from - 2 * 86_400_000,
    to: search.to + 2 * 86_400_000,
  } as SlotSearch;
  const starts = oracle.listFree({ ...wide, spread: undefined });
  const isBound = (minute: number) =>
    minute >= now && (spread.days === null || dayOf(minute) <= dayOf(Math.floor(now)) + spread.days);
  const bound = starts.filter(isBound);
  const scores = scoreStarts(bound, wide, spread, { ...oracle, dayOf });
  return starts.filter((start) => {
    if (start < search.from / 60_000 || start >= search.to / 60_000) return false;
    if (!isBound(start)) return true;
    const ofDay = bound.flatMap((other, i) => (dayOf(other) === dayOf(start) ? [scores[i] as number] : []));
    return scores[bound.indexOf(start)] === Math.max(...ofDay);
  });
}

type DayOracle = MinuteOracle & { dayOf: (minute: number) => number };

function scoreStarts(starts: number[], search: SlotSearch, spread: Spread, oracle: DayOracle): number[] {
  if (spread.rule === "first_of_day") {
    return starts.map((start) => {
      const earlier = starts.filter((other) => other < start && oracle.dayOf(other) === oracle.dayOf(start));
      return earlier.length < spread.count ? 1 : 0;
    });
  }
  const { match } = search;
  const isFixed = (host: number) => typeof match === "string" || match.fixed.includes(host);
  const count = typeof match === "string" ? 0 : match.count;
  const byHost = search.hosts.map((host, index) => {
    const { schedule } = host;
    if (!schedule) return new Map<number, number>();
    const usable = listUsableMinutes(host, schedule, search, oracle);
    const free = starts.filter(
      (start) => isFixed(index) || (usable.fits(start) && oracle.isBookable(host, start, search)),
    );
    return new Map(
      free.map((start) => [start, scoreStart(start, free, { usable, schedule, search, spread, oracle })]),
    );
  });
  return starts.map((start) => {
    const fixed = byHost.flatMap((scores, host) => (isFixed(host) ? [scores.get(start) ?? 0] : []));
    const others = byHost.flatMap((scores, host) => (isFixed(host) ? [] : [scores.get(start) ?? 0]));
    const best = others.sort((a, b) => b - a).slice(0, count);
    return [...fixed, ...best].reduce((sum, score) => sum + score, 0);
  });
}

interface ScoreInput {
  usable: ReturnType<typeof listUsableMinutes>;
  schedule: Schedule;
  search: SlotSearch;
  spread: Spread;
  oracle: DayOracle;
}

function scoreStart(
  start: number,
  starts: number[],
  { usable, schedule, search, spread, oracle }: ScoreInput,
) {
  const { from, to, isBusyBefore, isBusyAfter } = usable.around(start);
  const end = start + search.duration;
  if (spread.rule === "tidy") {
    const needed = spread.shortest + Math.max(schedule.bufferBefore, schedule.bufferAfter);
    const isPassing = from * 60_000 < search.now + schedule.minimumNotice * 60_000;
    const isLeftFine = isPassing || from === start || start - from >= needed;
    return isLeftFine && (to === end || to - end >= needed) ? 1 : 0;
  }
  const zoneDay = (minute: number) => oracle.toDayNumber(schedule.zone, minute);
  const day = zoneDay(start);
  const together = starts.filter((other) => zoneDay(other) === day && usable.around(other).from === from);
  const isFirst = together[0] === start;
  const isLast = together.at(-1) === start;
  if (isFirst && isBusyBefore && zoneDay(from) === day) return 2;
  if (isLast && isBusyAfter && zoneDay(to - 1) === day) return 2;
  return isFirst || isLast ? 1 : 0;
}

/** The minutes in which a host's slots can lie: within hours, and as far from other things as buffers ask. */
function listUsableMinutes(
  host: Host,
  schedule: Schedule,
  { from, to, duration }: SlotSearch,
  oracle: DayOracle,
) {
  const { bufferBefore, bufferAfter } = schedule;
  const larger = Math.max(bufferBefore, bufferAfter);
  const first = Math.floor(from / 60_000) - LOOKBACK_MINUTES;
  const last = Math.ceil(to / 60_000) + duration + 2 * 1440;
  const open = oracle.computeOpenMinutes(schedule, first, last);
  const busy = new Uint8Array(last - first);
  const markBusy = (start: number, end: number) => {
    for (let minute = Math.max(start, first); minute < Math.min(end, last); minute += 1)
      busy[minute - first] = 1;
  };
  for (const meeting of host.meetings) {
    if (meeting.end > meeting.start) markBusy(meeting.start / 60_000 - larger, meeting.end / 60_000 + larger);
  }
  for (const event of host.busy) {
    if (event.end > event.start)
      markBusy(event.start / 60_000 - bufferAfter, event.end / 60_000 + bufferBefore);
  }
  const isBlockedDay = listBlockedMinutes(host, schedule, first, last, oracle);
  for (let minute = first; minute < last; minute += 1) {
    if (isBlockedDay(minute)) markBusy(minute - bufferAfter, minute + 1 + bufferBefore);
  }
  const isTravelling = oracle.buildJourneyCheck(host, schedule);
  for (let minute = first; minute < last; minute += 1) if (isTravelling(minute)) markBusy(minute, minute + 1);
  const isUsable = (minute: number) => open[minute - first] === 1 && busy[minute - first] === 0;
  const known = new Map<number, ReturnType<typeof walk>>();
  const around = (start: number) => {
    const found = known.get(start) ?? walk(start);
    known.set(start, found);
    return found;
  };
  const walk = (start: number) => {
    let begin = start;
    while (begin > first && isUsable(begin - 1)) begin -= 1;
    let end = start;
    while (end < last && isUsable(end)) end += 1;
    return {
      from: begin,
      to: end,
      isBusyBefore: busy[begin - 1 - first] === 1,
      isBusyAfter: busy[end - first] === 1,
    };
  };
  const fits = (start: number) => {
    for (let minute = start; minute < start + duration; minute += 1) if (!isUsable(minute)) return false;
    return true;
  };
  return { around, fits };
}

/** Whole-day events block the minutes of their days, in the zone that the host has on each. */
function listBlockedMinutes(host: Host, schedule: Schedule, first: number, last: number, oracle: DayOracle) {
  if (!schedule.allDayBusy || host.allDay.length === 0) return () => false;
  const wholeDay = Array.from({ length: 7 }, () => [{ start: 0, end: 1440 }]);
  const dates = host.allDay.map((days) => ({ ...days, hours: [{ start: 0, end: 1440 }] }));
  const none = { ...schedule, rotation: null, holidays: [], absences: [] };
  const closed = { ...none, week: wholeDay.map(() => []), dates };
  const blocked = oracle.computeOpenMinutes(closed, first, last);
  return (minute: number) => blocked[minute - first] === 1;
}
