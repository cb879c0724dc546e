import { asInstant } from "@/lib/core/time/instant";
import { addDays, type LocalDate } from "@/lib/core/time/local-date";
import { WEEKDAYS, type Weekday } from "@/lib/core/time/weekdays";
import { toInstant, toLocalMinute } from "@/lib/core/time/zone";
import { buildFieldProblem } from "@/lib/domain/contracts/problem";
import { generateId } from "@/lib/platform/db/generate-id";
import type { AvailabilityBody, DayInput } from "./schema";

/** Wall-clock minutes of the day; an `end` of 0 is midnight at the end of the day. */
export interface StoredSlot {
  _id: string;
  start: number;
  end: number;
}

interface StoredDay {
  enabled: boolean;
  slots: StoredSlot[];
}

export type StoredDays = Record<Weekday, StoredDay>;

export const CLOSED_DAY: StoredDay = { enabled: false, slots: [] };

export const CLOSED_WEEK = Object.fromEntries(WEEKDAYS.map((day) => [day, CLOSED_DAY])) as StoredDays;

/**
 * Replaces the days that the body names; the others stay. `pointer` leads to the availability in the body.
 */
export function mergeDays(
  before: StoredDays,
  inputs: AvailabilityBody["days"],
  zone: string,
  pointer = "",
): StoredDays {
  const merged = { ...before };
  for (const day of WEEKDAYS) {
    const input = inputs?.[day];
    if (input) merged[day] = buildDayHours(input, before[day], zone, `${pointer}/days/${day}`);
  }
  return merged;
}

export function buildDayHours(input: DayInput, before: StoredDay, zone: string, pointer: string): StoredDay {
  const slots = input.slots && buildDaySlots(input.slots, before.slots, zone, pointer);
  return {
    enabled: input.enabled ?? (slots ? slots.length > 0 : before.enabled),
    slots: slots?.filter(isFirst) ?? before.slots,
  };
}

const isFirst = ({ start, end }: StoredSlot, index: number, all: readonly StoredSlot[]) =>
  all.findIndex((one) => one.start === start && one.end === end) === index;

type SlotInputs = NonNullable<DayInput["slots"]>;

/** A slot with unchanged times keeps its id. `pointer` leads to the day. */
export function buildDaySlots(
  slots: SlotInputs,
  before: readonly StoredSlot[],
  zone: string,
  pointer: string,
): StoredSlot[] {
  return slots.map((slot, index) => {
    const start = parseMinuteOfDay(slot.start_time, zone);
    const end = parseEndMinute(slot.end_time, zone);
    if (end !== 0 && end <= start) {
      throw buildFieldProblem(
        `${pointer}/slots/${index}/end_time`,
        "reversed",
        `${pointer.split("/").at(-1)}: end_time must be after start_time (00:00 is midnight at the end of the day)`,
      );
    }
    const same = before.find((known) => known.start === start && known.end === end);
    return { _id: same?._id ?? generateId(), start, end };
  });
}

/**
 * Throws if slots of one day overlap. Weekly hours may overlap; hours of single dates and of rotating weeks
 * may not.
 */
export function assertNoSlotOverlap(slots: readonly StoredSlot[], pointer: string): void {
  const ordered = slots.map((slot, index) => ({ ...slot, index })).sort((a, b) => a.start - b.start);
  let openUntil = 0;
  for (const { start, end, index } of ordered) {
    if (start < openUntil) {
      throw buildFieldProblem(
        `${pointer}/slots/${index}`,
        "overlap",
        "overlaps with another slot of the day",
      );
    }
    openUntil = end === 0 ? DAY_MINUTES : end;
  }
}

const DAY_MINUTES = 1440;

/**
 * Accepts `09:00` or an ISO 8601 time of any date; with an offset, the result is the wall clock of `zone` at
 * that instant.
 */
function parseMinuteOfDay(time: string, zone: string): number {
  if (/T.*(Z|[+-]\d{2}:?\d{2})$/.test(time)) {
    return toLocalMinute(zone, asInstant(Date.parse(time.replace(/([+-]\d{2})(\d{2})$/, "$1:$2"))));
  }
  const [hours, minutes] = time.slice(time.indexOf("T") + 1).split(":");
  return Number(hours) * 60 + Number(minutes);
}

/**
 * Treats 23:59 like 24:00, as midnight at the end of the day: users enter it in fields that do not accept
 * 24:00.
 */
function parseEndMinute(time: string, zone: string): number {
  const minute = parseMinuteOfDay(time, zone);
  return minute >= DAY_MINUTES - 1 ? 0 : minute;
}

/** The date that the API puts before slot times; only the wall clock is significant. */
const REFERENCE_DATE = "2018-01-01" as LocalDate;

export function serializeDaySlots(slots: readonly StoredSlot[], zone: string) {
  const at = (minute: number, date: LocalDate) => new Date(toInstant(zone, date, minute));
  return slots.map(({ _id, start, end }) => ({
    _id,
    start_time: at(start, REFERENCE_DATE),
    end_time: at(end, end === 0 ? addDays(REFERENCE_DATE, 1) : REFERENCE_DATE),
  }));
}

type SerializedDay = { enabled: boolean; slots: ReturnType<typeof serializeDaySlots> };

export const serializeDays = (days: StoredDays, zone: string) =>
  Object.fromEntries(
    WEEKDAYS.map((day) => [
      day,
      { enabled: days[day].enabled, slots: serializeDaySlots(days[day].slots, zone) },
    ]),
  ) as Record<Weekday, SerializedDay>;
