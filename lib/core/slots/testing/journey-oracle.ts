import type { Position, Site, TravelTimes } from "@/lib/core/slots/journeys";
import type { DayRange, Host, Schedule } from "@/lib/core/slots/schedule";
import type { Interval } from "@/lib/core/time/interval";

/** What the oracle of the slot search knows about dates. Times are minutes. */
interface DateOracle {
  listDatesAround: (schedule: Schedule, first: number, last: number) => { day: number; zone: string }[];
  dateExists: (zone: string, day: number) => boolean;
  getHoursOfDate: (schedule: Schedule, day: number) => readonly DayRange[];
  minuteOfWall: (zone: string, wallMinute: number) => number;
  toDayNumber: (zone: string, minute: number) => number;
}

const DAY_MINUTES = 1440;

const EARTH_RADIUS_KM = 6371.0088;

const findRoute = ({ routes }: TravelTimes, a: string, b: string) =>
  [...routes].find(([key]) => key === a)?.[1].get(b);

/** Returns kilometres along the ground, from the straight line through the Earth. */
function measureChord(one: Position, other: Position): number {
  const toVector = ({ latitude, longitude }: Position) => {
    const [lat, lon] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
    return [Math.cos(lat) * Math.cos(lon), Math.cos(lat) * Math.sin(lon), Math.sin(lat)];
  };
  const [from, to] = [toVector(one), toVector(other)];
  const chord = Math.hypot(...from.map((value, axis) => value - (to[axis] ?? 0)));
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, chord / 2));
}

interface Stay {
  from: number;
  to: number;
  base: Site | null;
}

/** Returns a function that tells whether the host travels to or from the searched meeting at a minute. */
export function buildJourneyCheck(
  host: Host,
  schedule: Schedule,
  oracle: DateOracle,
): (minute: number) => boolean {
  const { journeys } = schedule;
  const { site = null, visits = [], meetings, busy } = host;
  if (journeys === null) return () => false;
  const measure = (a: Site | null, b: Site | null): number => {
    if (a?.key && a.key === b?.key) return 0;
    const { byDistance, minutes } = journeys;
    const between = byDistance && a?.key && b?.key ? host.travelTimes : undefined;
    const [one, other] = [a, b].map((site) => between?.positions.get(site?.key ?? ""));
    if (!byDistance || !between || !one || !other) return minutes;
    const isRough = one.isRough || other.isRough;
    const way = isRough ? undefined : findRoute(between, a?.key ?? "", b?.key ?? "");
    const length = Math.ceil(way ?? measureChord(one, other) * byDistance.minutesPerKm);
    return Math.min(720, Math.max(length, isRough ? minutes : byDistance.least));
  };
  const baseOfDay = (day: number) => journeys.bases[(day + 3) % 7] ?? null;
  const baseOf = ({ start }: Interval) => baseOfDay(oracle.toDayNumber(schedule.zone, start / 60_000));

  const beside: { from: number; to: number }[] = [];
  const add = ({ start, end }: Interval, minutes: number) => {
    if (start < end && minutes > 0)
      beside.push({ from: start / 60_000 - minutes, to: end / 60_000 + minutes });
  };
  for (const visit of visits) add(visit, measure(visit.site, site ?? baseOf(visit)));
  if (site) {
    const isVisit = (one: Interval) =>
      visits.some(({ start, end }) => start === one.start && end === one.end);
    for (const time of [...meetings.filter((meeting) => !isVisit(meeting)), ...busy])
      add(time, measure(baseOf(time), site));
  }
  const isBeside = (minute: number) => beside.some(({ from, to }) => minute >= from && minute < to);
  if (!site || journeys.bases.every((base) => base === null)) return isBeside;
  const known = new Map<number, readonly Stay[]>();
  return (minute) => isBeside(minute) || isAtEndOfDay(minute);

  function isAtEndOfDay(minute: number): boolean {
    const stays = listStaysAround(Math.floor(minute / DAY_MINUTES) * DAY_MINUTES);
    const findStay = (at: number) => stays.find(({ from, to }) => at >= from && at < to);
    if (!findStay(minute)) return false;
    let [opening, closing] = [minute, minute];
    for (let stay = findStay(opening); stay; stay = findStay(opening - 1)) opening = stay.from;
    for (let stay = findStay(closing); stay; stay = findStay(closing)) closing = stay.to;
    const leaving = stays.find(({ from }) => from === opening)?.base;
    const returning = stays.findLast(({ to }) => to === closing)?.base;
    return (
      (leaving ? minute - opening < measure(leaving, site) : false) ||
      (returning ? closing - minute <= measure(returning, site) : false)
    );
  }

  function listStaysAround(minute: number): readonly Stay[] {
    const stays = known.get(minute) ?? listStays(minute - DAY_MINUTES, minute + 2 * DAY_MINUTES);
    known.set(minute, stays);
    return stays;
  }

  /** The time from the first to the last of each date's hours. */
  function listStays(first: number, last: number): Stay[] {
    return oracle
      .listDatesAround(schedule, first, last)
      .filter(({ zone, day }) => oracle.dateExists(zone, day))
      .flatMap(({ zone, day }) => {
        const hours = oracle.getHoursOfDate(schedule, day);
        if (hours.length === 0) return [];
        const wall = (minuteOfDay: number) => oracle.minuteOfWall(zone, day * DAY_MINUTES + minuteOfDay);
        const from = wall(Math.min(...hours.map(({ start }) => start)));
        const to = wall(Math.max(...hours.map(({ end }) => end || DAY_MINUTES)));
        return from < to ? [{ from, to, base: baseOfDay(day) }] : [];
      })
      .sort((a, b) => a.from - b.from);
  }
}
