import type { LocalDate } from "@/lib/core/time/local-date";
import { generateId } from "@/lib/platform/db/generate-id";
import { assertNoSlotOverlap, buildDaySlots, type StoredSlot, serializeDaySlots } from "./days";
import type { DateHoursInput } from "./schema";

/** Hours of the dates from `start_date` to `end_date`, both included; closed if `enabled` is false. */
export interface StoredDate {
  _id: string;
  start_date: LocalDate;
  end_date: LocalDate;
  enabled: boolean;
  slots: StoredSlot[];
  label: string;
}

/**
 * Returns the new list. An entry keeps the id of the stored entry that it names, or else of the one with the
 * same dates. `pointer` leads to the list in the body.
 */
export function mergeDates(
  before: readonly StoredDate[],
  inputs: readonly DateHoursInput[],
  zone: string,
  pointer: string,
): StoredDate[] {
  const byId = new Map(before.map((entry) => [entry._id, entry]));
  const popById = (id: string | undefined) => {
    const entry = id === undefined ? undefined : byId.get(id);
    if (entry) byId.delete(entry._id);
    return entry;
  };
  const sameById = inputs.map(({ _id }) => popById(_id));
  const byDates = new Map([...byId.values()].map((entry) => [toSpanKey(entry), entry]));
  return inputs.map((input, index) => {
    const same = sameById[index] ?? byDates.get(toSpanKey(input));
    if (same && !sameById[index]) byDates.delete(toSpanKey(input));
    const at = `${pointer}/${index}`;
    const slots = buildDaySlots(input.slots ?? [], same?.slots ?? [], zone, at);
    assertNoSlotOverlap(slots, at);
    return {
      _id: same?._id ?? generateId(),
      start_date: input.start_date,
      end_date: input.end_date,
      enabled: input.enabled ?? slots.length > 0,
      slots,
      label: input.label ?? "",
    };
  });
}

const toSpanKey = ({ start_date, end_date }: Pick<StoredDate, "start_date" | "end_date">) =>
  `${start_date}/${end_date}`;

export const serializeDates = (dates: readonly StoredDate[], zone: string) =>
  dates.map((entry) => ({ ...entry, slots: serializeDaySlots(entry.slots, zone) }));
