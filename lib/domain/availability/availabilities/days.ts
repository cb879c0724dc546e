import { instant } from "@/lib/core/time/instant";
import { addDays, type LocalDate } from "@/lib/core/time/local-date";
import { WEEKDAYS, type Weekday } from "@/lib/core/time/weekdays";
import { minuteOfDayAt, toInstant } from "@/lib/core/time/zone";
import { newId } from "@/lib/platform/db/id";
import { fieldProblem } from "@/lib/platform/http/problem";
import type { AvailabilityBody, DayInput } from "./schema";

/** Wall-clock minutes of the day; an end of 0 is midnight at the day's end. */
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

export const FREE_DAY: StoredDay = { enabled: false, slots: [] };

export const NO_DAYS = Object.fromEntries(WEEKDAYS.map((day) => [day, FREE_DAY])) as StoredDays;

/** The days given replace those before; the others stay. `pointer` leads to the availability in the body. */
export function mergeDays(
  before: StoredDays,
  given: AvailabilityBody["days"],
  zone: string,
  pointer = "",
): StoredDays {
  const merged = { ...before };
  for (const day of WEEKDAYS) {
    const input = given?.[day];
    if (input) merged[day] = storeDay(input, before[day], zone, `${pointer}/days/${day}`);
  }
  return merged;
}

export function storeDay(input: DayInput, before: StoredDay, zone: string, pointer: string): StoredDay {
  const slots = input.slots && storeSlots(input.slots, before.slots, zone, pointer);
  return {
    enabled: input.enabled ?? (slots ? slots.length > 0 : before.enabled),
    slots: slots?.filter(isFirst) ?? before.slots,
  };
}

/** The same hours twice are hours once. */
const isFirst = ({ start, end }: StoredSlot, place: number, all: readonly StoredSlot[]) =>
  all.findIndex((one) => one.start === start && one.end === end) === place;

type SlotInputs = NonNullable<DayInput["slots"]>;

/** A slot that was there before keeps its id. `pointer` leads to the day. */
export function storeSlots(
  slots: SlotInputs,
  before: readonly StoredSlot[],
  zone: string,
  pointer: string,
): StoredSlot[] {
  return slots.map((slot, index) => {
    const start = readMinute(slot.start_time, zone);
    const end = readEnd(slot.end_time, zone);
    if (end !== 0 && end <= start) {
      throw fieldProblem(
        `${pointer}/slots/${index}/end_time`,
        "reversed",
        `${pointer.split("/").at(-1)}: end_time must be after start_time (00:00 is midnight at the end of the day)`,
      );
    }
    const same = before.find((known) => known.start === start && known.end === end);
    return { _id: same?._id ?? newId(), start, end };
  });
}

/** Weekly hours may overlap; those of single dates and of weeks that take turns may not. */
export function refuseOverlaps(slots: readonly StoredSlot[], pointer: string): void {
  const ordered = slots.map((slot, index) => ({ ...slot, index })).sort((a, b) => a.start - b.start);
  let openUntil = 0;
  for (const { start, end, index } of ordered) {
    if (start < openUntil) {
      throw fieldProblem(`${pointer}/slots/${index}`, "overlap", "overlaps with another slot of the day");
    }
    openUntil = end === 0 ? DAY_MINUTES : end;
  }
}

const DAY_MINUTES = 1440;

/** `09:00`, or an ISO 8601 time of any date; with an offset, the wall clock of `zone` at that instant. */
function readMinute(time: string, zone: string): number {
  if (/T.*(Z|[+-]\d{2}:?\d{2})$/.test(time)) {
    return minuteOfDayAt(zone, instant(Date.parse(time.replace(/([+-]\d{2})(\d{2})$/, "$1:$2"))));
  }
  const [hours, minutes] = time.slice(time.indexOf("T") + 1).split(":");
  return Number(hours) * 60 + Number(minutes);
}

/** 24:00 is midnight at the end of the day, and so is 23:59: where a field knows no 24:00, people write the last minute. */
function readEnd(time: string, zone: string): number {
  const minute = readMinute(time, zone);
  return minute >= DAY_MINUTES - 1 ? 0 : minute;
}

/** Times are answered on this date; only the wall clock means something. */
const SHOWN_DATE = "2018-01-01" as LocalDate;

export function answerSlots(slots: readonly StoredSlot[], zone: string) {
  const at = (minute: number, date: LocalDate) => new Date(toInstant(zone, date, minute));
  return slots.map(({ _id, start, end }) => ({
    _id,
    start_time: at(start, SHOWN_DATE),
    end_time: at(end, end === 0 ? addDays(SHOWN_DATE, 1) : SHOWN_DATE),
  }));
}

type AnsweredDay = { enabled: boolean; slots: ReturnType<typeof answerSlots> };

export const answerDays = (days: StoredDays, zone: string) =>
  Object.fromEntries(
    WEEKDAYS.map((day) => [day, { enabled: days[day].enabled, slots: answerSlots(days[day].slots, zone) }]),
  ) as Record<Weekday, AnsweredDay>;
