import { DateTime, Interval } from "luxon";
import type { SlotCase } from "./slot-case";

/**
 * The slot search as one would first write it with Luxon: a DateTime for each slot, and each slot held
 * against every busy interval of the user.
 */
export function findSlotsNaively(one: SlotCase, busyByUser: readonly Interval[][]): DateTime[] {
  const slotsByUser = busyByUser.map((busy) => slotsOfUser(one, busy));
  if (one.mode === "roundrobin") return uniteSlots(slotsByUser);
  const [first = [], ...others] = slotsByUser;
  const startsOfOthers = others.map((slots) => new Set(slots.map((slot) => slot.toMillis())));
  return first.filter((slot) => startsOfOthers.every((starts) => starts.has(slot.toMillis())));
}

function uniteSlots(slotsByUser: readonly DateTime[][]): DateTime[] {
  const united = new Map(slotsByUser.flat().map((slot) => [slot.toMillis(), slot]));
  return [...united.values()].sort((a, b) => a.toMillis() - b.toMillis());
}

function slotsOfUser(one: SlotCase, busy: readonly Interval[]): DateTime[] {
  const from = DateTime.fromISO(one.from, { zone: one.timeZone });
  const to = DateTime.fromISO(one.to, { zone: one.timeZone });
  const slots: DateTime[] = [];
  for (let day = from.startOf("day"); day < to; day = day.plus({ days: 1 })) {
    if (!one.weekly.days.some((weekday) => weekday % 7 === day.weekday % 7)) continue;
    const opening = at(day, one.weekly.start);
    const closing = at(day, one.weekly.end);
    let start = opening;
    let end = start.plus({ minutes: one.durationMin });
    while (end <= closing) {
      const withBuffers = Interval.fromDateTimes(
        start.minus({ minutes: one.bufferBeforeMin }),
        end.plus({ minutes: one.bufferAfterMin }),
      );
      const inRange = start >= from && start < to;
      if (inRange && !busy.some((taken) => taken.overlaps(withBuffers))) slots.push(start);
      start = start.plus({ minutes: one.intervalMin });
      end = start.plus({ minutes: one.durationMin });
    }
  }
  return slots;
}

function at(day: DateTime, time: string): DateTime {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour === 24 ? day.plus({ days: 1 }) : day.set({ hour, minute });
}
