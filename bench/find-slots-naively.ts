import { DateTime, Interval } from "luxon";
import type { SlotCase } from "./slot-case";

/** The busy times of a user. */
export interface BusyIntervals {
  readonly busy: readonly Interval[];
  readonly meetings: readonly Interval[];
}

/**
 * The slot search as a first version with Luxon would be: a DateTime for each slot, compared with every busy interval
 * of the user.
 */
export function findSlotsNaively(one: SlotCase, busyByUser: readonly BusyIntervals[]): DateTime[] {
  const slotsByUser = busyByUser.map((used) => findUserSlots(one, used));
  if (one.mode === "roundrobin") return mergeSlots(slotsByUser);
  const [first = [], ...otherUsers] = slotsByUser;
  if (one.shortestRestMin) return pickTidySlots(first, one, busyByUser[0] ?? { busy: [], meetings: [] });
  const otherStarts = otherUsers.map((slots) => new Set(slots.map((slot) => slot.toMillis())));
  return first.filter((slot) => otherStarts.every((starts) => starts.has(slot.toMillis())));
}

/** Returns the slots of each day that leave no rest too short for a meeting, or all if each leaves one. */
function pickTidySlots(slots: readonly DateTime[], one: SlotCase, used: BusyIntervals): DateTime[] {
  const tidy = new Set(slots.filter((slot) => isTidy(slot, one, used)));
  const toDay = (slot: DateTime) => slot.setZone(one.timeZone).toISODate();
  const days = new Set([...tidy].map(toDay));
  return slots.filter((slot) => tidy.has(slot) || !days.has(toDay(slot)));
}

function isTidy(slot: DateTime, one: SlotCase, { busy, meetings }: BusyIntervals): boolean {
  const { bufferBeforeMin: before, bufferAfterMin: after, durationMin, shortestRestMin = 0 } = one;
  const larger = Math.max(before, after);
  const day = slot.setZone(one.timeZone).startOf("day");
  const end = slot.plus({ minutes: durationMin });
  const hours = getHoursOfDay(one, day).find(
    (range) => toDateTime(day, range.start) <= slot && end <= toDateTime(day, range.end),
  );
  if (!hours) return false;
  const blocked = [
    ...meetings.map((meeting) => widen(meeting, larger, larger)),
    ...busy.map((event) => widen(event, after, before)),
  ];
  const ends = blocked.flatMap((time) => (time.end && time.end <= slot ? [time.end] : []));
  const starts = blocked.flatMap((time) => (time.start && time.start >= end ? [time.start] : []));
  const rests = [
    slot.diff(DateTime.max(toDateTime(day, hours.start), ...ends) as DateTime, "minutes").minutes,
    (DateTime.min(toDateTime(day, hours.end), ...starts) as DateTime).diff(end, "minutes").minutes,
  ];
  return rests.every((minutes) => minutes === 0 || minutes >= shortestRestMin + larger);
}

const widen = ({ start, end }: Interval, before: number, after: number): Interval =>
  Interval.fromDateTimes(
    (start as DateTime).minus({ minutes: before }),
    (end as DateTime).plus({ minutes: after }),
  );

function mergeSlots(slotsByUser: readonly DateTime[][]): DateTime[] {
  const united = new Map(slotsByUser.flat().map((slot) => [slot.toMillis(), slot]));
  return [...united.values()].sort((a, b) => a.toMillis() - b.toMillis());
}

function findUserSlots(one: SlotCase, { busy, meetings }: BusyIntervals): DateTime[] {
  const from = DateTime.fromISO(one.from, { zone: one.timeZone });
  const to = DateTime.fromISO(one.to, { zone: one.timeZone });
  const fits = buildLimitCheck(one, meetings);
  const { bufferBeforeMin: before, bufferAfterMin: after } = one;
  const larger = Math.max(before, after);
  const slots: DateTime[] = [];
  for (let day = from.startOf("day"); day < to; day = day.plus({ days: 1 })) {
    for (const hours of getHoursOfDay(one, day)) {
      const closing = toDateTime(day, hours.end);
      let start = toDateTime(day, hours.start);
      let end = start.plus({ minutes: one.durationMin });
      while (end <= closing) {
        const withBuffers = Interval.fromDateTimes(
          start.minus({ minutes: before }),
          end.plus({ minutes: after }),
        );
        const inRange = start >= from && start < to;
        if (inRange && !busy.some((used) => used.overlaps(withBuffers))) {
          // A meeting has the same buffers around it.
          const apart = Interval.fromDateTimes(
            start.minus({ minutes: larger }),
            end.plus({ minutes: larger }),
          );
          if (!meetings.some((meeting) => meeting.overlaps(apart)) && fits(start)) slots.push(start);
        }
        start = start.plus({ minutes: one.intervalMin });
        end = start.plus({ minutes: one.durationMin });
      }
    }
  }
  return slots;
}

/** An absence overrides an entry of `dates`, that overrides a holiday, and that the week. */
function getHoursOfDay(
  { weekly, rules }: SlotCase,
  day: DateTime,
): readonly { start: string; end: string }[] {
  const date = day.toISODate() ?? "";
  const covers = (days: { from: string; to: string }) => days.from <= date && date <= days.to;
  if (rules?.absences.some(covers)) return [];
  const entry = rules?.dates.findLast(covers);
  if (entry) return entry.hours;
  if (rules?.holidays.includes(date)) return [];
  return weekly.days.some((weekday) => weekday % 7 === day.weekday % 7) ? [weekly] : [];
}

/** True if one more meeting may start at a time; the others are counted once. */
function buildLimitCheck({ rules, durationMin, timeZone }: SlotCase, meetings: readonly Interval[]) {
  const counted = (rules?.limits ?? []).map((limit) => {
    const periodOf = (time: DateTime) => time.setZone(timeZone).startOf(limit.per).toISODate() ?? "";
    const weigh = (minutes: number) => (limit.unit === "count" ? 1 : minutes);
    const used = new Map<string, number>();
    for (const meeting of meetings) {
      const period = meeting.start && periodOf(meeting.start);
      if (period) used.set(period, (used.get(period) ?? 0) + weigh(meeting.length("minutes")));
    }
    return { room: limit.most - weigh(durationMin), taken: used, periodOf };
  });
  return (start: DateTime) =>
    counted.every(
      ({ room: capacity, taken: used, periodOf }) => (used.get(periodOf(start)) ?? 0) <= capacity,
    );
}

function toDateTime(day: DateTime, time: string): DateTime {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour === 24 ? day.plus({ days: 1 }) : day.set({ hour, minute });
}
