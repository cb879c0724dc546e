import type { Host, Limit, Schedule } from "@/lib/core/slots/schedule";
import type { SlotSearch } from "@/lib/core/slots/slot-search";
import type { StayRules } from "@/lib/core/slots/stays/stay-rules";

/*
 * A second, simple implementation of the rules of stays: it checks every day of arrival, and every minute of the stay.
 * It shares no code with the engine; the dates and clocks are the oracle's.
 */

const DAY_MINUTES = 1440;

interface Dates {
  isOpenForBooking: (schedule: Schedule, start: number, search: SlotSearch) => boolean;
  isFree: (host: Host, schedule: Schedule, start: number, search: SlotSearch) => boolean;
  getHoursOfDate: (schedule: Schedule, day: number) => readonly unknown[];
  dateExists: (zone: string, day: number) => boolean;
  isDayWithin: (days: { from: string; to: string }, day: number) => boolean;
  toDayNumber: (zone: string, minute: number) => number;
  toText: (day: number) => string;
  getWeekNumber: (schedule: Schedule, day: number) => number;
  minuteOfWall: (zone: string, wallMinute: number) => number;
}

/** Lists the arrivals, in minutes, from which a stay of the search's duration can be booked. */
export function findStaysByMinute(search: SlotSearch, stay: StayRules, dates: Dates): number[] {
  const { hosts, match } = search;
  const zone = hosts.find(({ schedule }) => schedule)?.schedule?.zone;
  if (zone === undefined) return [];
  const units = countUnits(stay, search.duration);
  if (units < stay.least || units > stay.most) return [];
  const found: number[] = [];
  const first = dates.toDayNumber(zone, Math.floor(search.from / 60_000)) - 1;
  const last = dates.toDayNumber(zone, Math.ceil(search.to / 60_000)) + 1;
  for (let day = first; day <= last; day += 1) {
    const leaving = day + (stay.unit === "night" ? units : units - 1);
    const start = dates.minuteOfWall(zone, day * DAY_MINUTES + stay.checkIn);
    const end = dates.minuteOfWall(zone, leaving * DAY_MINUTES + stay.checkOut);
    if (start * 60_000 < search.from || start * 60_000 >= search.to || !dates.dateExists(zone, day)) continue;
    if (!isOn(stay.arrivalDays, day) || !isOn(stay.departureDays, leaving)) continue;
    const able = hosts.map((host) => canHost(host, { zone, day, units, start, end }, search, stay, dates));
    const others = able.filter(
      (free, index) => free && typeof match === "object" && !match.fixed.includes(index),
    );
    const suits =
      match === "all"
        ? able.every(Boolean)
        : match === "any"
          ? able.some(Boolean)
          : match.fixed.every((index) => able[index]) && others.length >= match.count;
    if (suits) found.push(start);
  }
  return found;
}

interface Stay {
  zone: string;
  day: number;
  units: number;
  start: number;
  end: number;
}

/** The number of days or nights that lasts as long, give or take a change of the clocks. */
function countUnits({ unit, checkIn, checkOut }: StayRules, minutes: number): number {
  let units = 1;
  const measure = () => (unit === "night" ? units : units - 1) * DAY_MINUTES + checkOut - checkIn;
  while (measure() + DAY_MINUTES / 2 <= minutes) units += 1;
  return units;
}

const isOn = (days: readonly number[] | null, day: number) => days === null || days.includes((day + 3) % 7);

function canHost(
  host: Host,
  { zone, day, units, start, end }: Stay,
  search: SlotSearch,
  stay: StayRules,
  dates: Dates,
): boolean {
  const { schedule } = host;
  if (schedule === null || !dates.isOpenForBooking(schedule, start, search)) return false;
  for (let unit = day; unit < day + units; unit += 1)
    if (!dates.dateExists(zone, unit) || dates.getHoursOfDate(schedule, unit).length === 0) return false;
  for (let minute = start; minute < end; minute += 1)
    if (isClosed(schedule, dates.toDayNumber(zone, minute), dates)) return false;
  if (!dates.isFree(host, schedule, start, { ...search, duration: end - start })) return false;
  const stays = Array.from({ length: units }, (_, index) => day + index);
  return (
    schedule.limits.every((limit) =>
      isWithin(limit, schedule, zone, host.meetings, { days: [day], minutes: end - start }, null, dates),
    ) &&
    (host.quotas ?? []).every(({ limits, meetings }) =>
      limits.every((limit) =>
        isWithin(limit, schedule, zone, meetings, { days: stays, minutes: end - start }, stay, dates),
      ),
    )
  );
}

/** Closed by an absence, by the last entry of `dates`, or by a holiday without an entry. */
function isClosed(schedule: Schedule, day: number, { isDayWithin, toText }: Dates): boolean {
  if (schedule.absences.some((absence) => isDayWithin(absence, day))) return true;
  const entry = schedule.dates.findLast((one) => isDayWithin(one, day));
  return entry ? entry.hours.length === 0 : schedule.holidays.some((holiday) => holiday === toText(day));
}

/** @param stay counts each day or night of a meeting; null: each meeting once */
function isWithin(
  { per, unit, most }: Limit,
  schedule: Schedule,
  zone: string,
  meetings: Host["meetings"],
  added: { days: readonly number[]; minutes: number },
  stay: StayRules | null,
  dates: Dates,
): boolean {
  const periodOf = (day: number) =>
    per === "day" ? day : per === "week" ? dates.getWeekNumber(schedule, day) : dates.toText(day).slice(0, 7);
  const listDays = ({ start, end }: { start: number; end: number }): number[] => {
    const days = new Set([dates.toDayNumber(zone, start / 60_000)]);
    for (let minute = start / 60_000; stay && minute < end / 60_000; minute += 1)
      days.add(dates.toDayNumber(zone, minute));
    const all = [...days].sort((a, b) => a - b);
    return stay?.unit === "night" && all.length > 1 ? all.slice(0, -1) : all;
  };
  if (unit === "minutes") {
    const [first = 0] = added.days;
    const same = meetings.filter(
      ({ start }) => periodOf(dates.toDayNumber(zone, start / 60_000)) === periodOf(first),
    );
    const used = same.reduce((sum, { start, end }) => sum + (end - start) / 60_000, 0);
    return used + added.minutes <= most;
  }
  const counted = meetings.flatMap((meeting) => listDays(meeting).map(periodOf));
  const total = [...counted, ...added.days.map(periodOf)];
  return added.days.every((day) => total.filter((period) => period === periodOf(day)).length <= most);
}
