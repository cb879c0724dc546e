import { DateTime, Interval } from "luxon";
import type { SlotCase } from "./slot-case";

/** The busy times of a user. */
export interface BusyIntervals {
  readonly busy: readonly Interval[];
  readonly meetings: readonly Interval[];
  /** The place of each meeting; null for a call. */
  readonly places?: readonly (string | null)[] | undefined;
}

/**
 * The slot search as a first version with Luxon would be: a DateTime for each slot, compared with every busy interval
 * of the user.
 */
export function findSlotsNaively(one: SlotCase, busyByUser: readonly BusyIntervals[]): DateTime[] {
  if (one.nights) return findNights(one, one.nights, busyByUser[0] ?? { busy: [], meetings: [] });
  if (one.steps) return findChains(one, one.steps, busyByUser);
  const slotsByUser = busyByUser.map((used) => findUserSlots(one, used));
  if (one.mode === "roundrobin") return mergeSlots(slotsByUser);
  const [first = [], ...otherUsers] = slotsByUser;
  if (one.shortestRestMin) return pickTidySlots(first, one, busyByUser[0] ?? { busy: [], meetings: [] });
  if (one.spread) return pickSpreadSlots(first, one, busyByUser[0] ?? { busy: [], meetings: [] });
  const otherStarts = otherUsers.map((slots) => new Set(slots.map((slot) => slot.toMillis())));
  return first.filter((slot) => otherStarts.every((starts) => starts.has(slot.toMillis())));
}

/** Returns the starts from which each user is free at their part. */
function findChains(
  one: SlotCase,
  minutes: readonly number[],
  busyByUser: readonly BusyIntervals[],
): DateTime[] {
  const slots = minutes.map((durationMin, index) =>
    findUserSlots({ ...one, durationMin }, busyByUser[index] ?? { busy: [], meetings: [] }),
  );
  const starts = slots.map((ofUser) => new Set(ofUser.map((slot) => slot.toMillis())));
  return (slots[0] ?? []).filter((slot) => {
    let next = slot;
    return minutes.every((length, index) => {
      const isFree = starts[index]?.has(next.toMillis()) ?? false;
      next = next.plus({ minutes: length });
      return isFree;
    });
  });
}

/** Returns the check-ins of stays whose evenings have hours and which no other time touches. */
function findNights(
  one: SlotCase,
  { count, checkIn, checkOut }: NonNullable<SlotCase["nights"]>,
  { busy, meetings }: BusyIntervals,
): DateTime[] {
  const { bufferBeforeMin: before, bufferAfterMin: after } = one;
  const larger = Math.max(before, after);
  const [from, to] = [DateTime.fromISO(one.from), DateTime.fromISO(one.to)];
  const found: DateTime[] = [];
  for (let day = from.setZone(one.timeZone).startOf("day"); day < to; day = day.plus({ days: 1 })) {
    const evenings = Array.from({ length: count }, (_, index) => day.plus({ days: index }));
    const start = toDateTime(day, checkIn);
    const end = toDateTime(day.plus({ days: count }), checkOut);
    const stay = Interval.fromDateTimes(start, end);
    const isOpen = evenings.every(({ weekday }) => one.weekly.days.includes(weekday));
    const blocked = [
      ...meetings.map((meeting) => widen(meeting, larger, larger)),
      ...busy.map((event) => widen(event, after, before)),
    ];
    if (start >= from && start < to && isOpen && !blocked.some((time) => time.overlaps(stay)))
      found.push(start);
  }
  return found;
}

/** Returns the slots of each day that leave no rest too short for a meeting, or all if each leaves one. */
function pickTidySlots(slots: readonly DateTime[], one: SlotCase, used: BusyIntervals): DateTime[] {
  const tidy = new Set(slots.filter((slot) => isTidy(slot, one, used)));
  const toDay = (slot: DateTime) => slot.setZone(one.timeZone).toISODate();
  const days = new Set([...tidy].map(toDay));
  return slots.filter((slot) => tidy.has(slot) || !days.has(toDay(slot)));
}

/** Returns the slots of each day that lie best: at the start, or beside other times and at the ends of free time. */
function pickSpreadSlots(slots: readonly DateTime[], one: SlotCase, used: BusyIntervals): DateTime[] {
  const toDay = (slot: DateTime) => slot.setZone(one.timeZone).toISODate();
  return [...new Set(slots.map(toDay))].flatMap((day) => {
    const ofDay = slots.filter((slot) => toDay(slot) === day);
    if (one.spread?.rule === "first_of_day") return ofDay.slice(0, one.spread.count);
    const scores = ofDay.map((slot) => scoreAdjacency(slot, ofDay, one, used));
    return ofDay.filter((_, i) => scores[i] === Math.max(...scores));
  });
}

function scoreAdjacency(
  slot: DateTime,
  ofDay: readonly DateTime[],
  one: SlotCase,
  used: BusyIntervals,
): number {
  const stretch = findStretch(slot, one, used);
  if (!stretch) return 0;
  const { start, end, isBusyBefore, isBusyAfter } = stretch;
  const together = ofDay.filter((other) => other >= start && other < end);
  const isFirst = together[0] === slot;
  const isLast = together.at(-1) === slot;
  if ((isFirst && isBusyBefore) || (isLast && isBusyAfter)) return 2;
  return isFirst || isLast ? 1 : 0;
}

/** The free time around a slot, and whether other times limit it. */
function findStretch(slot: DateTime, one: SlotCase, { busy, meetings }: BusyIntervals) {
  const { bufferBeforeMin: before, bufferAfterMin: after, durationMin } = one;
  const larger = Math.max(before, after);
  const day = slot.setZone(one.timeZone).startOf("day");
  const end = slot.plus({ minutes: durationMin });
  const hours = getHoursOfDay(one, day).find(
    (range) => toDateTime(day, range.start) <= slot && end <= toDateTime(day, range.end),
  );
  if (!hours) return null;
  const blocked = [
    ...meetings.map((meeting) => widen(meeting, larger, larger)),
    ...busy.map((event) => widen(event, after, before)),
  ];
  const opening = toDateTime(day, hours.start);
  const closing = toDateTime(day, hours.end);
  const ends = blocked.flatMap((time) =>
    time.end && time.end <= slot && time.end >= opening ? [time.end] : [],
  );
  const starts = blocked.flatMap((time) =>
    time.start && time.start >= end && time.start <= closing ? [time.start] : [],
  );
  return {
    start: DateTime.max(opening, ...ends) as DateTime,
    end: DateTime.min(closing, ...starts) as DateTime,
    isBusyBefore: ends.length > 0,
    isBusyAfter: starts.length > 0,
  };
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

function findUserSlots(one: SlotCase, { busy, meetings, places }: BusyIntervals): DateTime[] {
  const from = DateTime.fromISO(one.from, { zone: one.timeZone });
  const to = DateTime.fromISO(one.to, { zone: one.timeZone });
  const fits = buildLimitCheck(one, meetings);
  const keepsFocus = buildFocusCheck(one, { busy, meetings });
  const isReachable = buildJourneyCheck(one, { busy, meetings, places });
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
          if (
            !meetings.some((meeting) => meeting.overlaps(apart)) &&
            fits(start) &&
            keepsFocus(start) &&
            isReachable(start)
          )
            slots.push(start);
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

/** True if a meeting at a time leaves as many blocks of each day and week, and as few evenings, as the focus asks for. */
function buildFocusCheck(one: SlotCase, { busy, meetings }: BusyIntervals) {
  const { blocks = [], evenings = null } = one.focus ?? {};
  const { bufferBeforeMin: before, bufferAfterMin: after, durationMin, timeZone } = one;
  const taken = [...busy, ...meetings.map((meeting) => widen(meeting, before, after))];
  const listDays = (slot: DateTime, per: "day" | "week") => {
    const first = slot.setZone(timeZone).startOf(per);
    return Array.from({ length: per === "week" ? 7 : 1 }, (_, days) => first.plus({ days }));
  };
  const countBlocks = (days: readonly DateTime[], rule: (typeof blocks)[number], all: readonly Interval[]) =>
    days
      .flatMap((day) => {
        const hours = getHoursOfDay(one, day);
        const ranges = rule.between && hours.length > 0 ? [toClockRange(rule.between)] : hours;
        return ranges.map(({ start, end }) =>
          Interval.fromDateTimes(toDateTime(day, start), toDateTime(day, end)),
        );
      })
      .flatMap((open) => open.difference(...all))
      .reduce((sum, free) => sum + Math.floor(free.length("minutes") / rule.minutes), 0);
  const countEvenings = (days: readonly DateTime[], from: number, all: readonly Interval[]) =>
    days.filter((day) => {
      const evening = Interval.fromDateTimes(day.plus({ minutes: from }), day.plus({ days: 1 }));
      return all.some((time) => time.overlaps(evening));
    }).length;
  return (start: DateTime) => {
    const slot = Interval.fromDateTimes(start, start.plus({ minutes: durationMin }));
    const hasBlocks = blocks.every((rule) => {
      const days = listDays(start, rule.per);
      const left = countBlocks(days, rule, [...taken, widen(slot, before, after)]);
      return left >= rule.count || left === countBlocks(days, rule, taken);
    });
    if (!hasBlocks || evenings === null) return hasBlocks;
    const days = listDays(start, "week");
    const count = countEvenings(days, evenings.from, [...meetings, slot]);
    return count <= evenings.most || count === countEvenings(days, evenings.from, meetings);
  };
}

/** True if a host gets to a meeting from whatever is before it, and on to whatever is after it. */
function buildJourneyCheck(one: SlotCase, { busy, meetings, places = [] }: BusyIntervals) {
  const { journeys, durationMin, timeZone } = one;
  if (!journeys) return () => true;
  const { minutes, base, place, matrix } = journeys;
  const travel = (from: string) => (from === place ? 0 : (matrix?.[from] ?? minutes));
  const blocked = [
    ...busy.map((event) => widen(event, travel(base), travel(base))),
    ...meetings.map((meeting, index) => {
      const needed = travel(places[index] ?? base);
      return widen(meeting, needed, needed);
    }),
  ];
  return (start: DateTime) => {
    const slot = Interval.fromDateTimes(start, start.plus({ minutes: durationMin }));
    const day = start.setZone(timeZone).startOf("day");
    const hours = getHoursOfDay(one, day);
    const [opening, closing] = [hours[0], hours.at(-1)];
    if (!opening || !closing || blocked.some((time) => time.overlaps(slot))) return false;
    const leaving = toDateTime(day, opening.start).plus({ minutes: travel(base) });
    const returning = toDateTime(day, closing.end).minus({ minutes: travel(base) });
    return leaving <= start && start.plus({ minutes: durationMin }) <= returning;
  };
}

const toClockRange = ({ start, end }: { start: number; end: number }) => ({
  start: toClock(start),
  end: toClock(end || 1440),
});

const toClock = (minute: number) => `${Math.floor(minute / 60)}:${minute % 60}`;

function toDateTime(day: DateTime, time: string): DateTime {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour === 24 ? day.plus({ days: 1 }) : day.set({ hour, minute });
}
