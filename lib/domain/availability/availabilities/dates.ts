import type { LocalDate } from "@/lib/core/time/local-date";
import { newId } from "@/lib/platform/db/id";
import { answerSlots, refuseOverlaps, type StoredSlot, storeSlots } from "./days";
import type { DateInput } from "./schema";

/** Hours of the dates from `start_date` to `end_date`, both included; none where it is not enabled. */
export interface StoredDate {
  _id: string;
  start_date: LocalDate;
  end_date: LocalDate;
  enabled: boolean;
  slots: StoredSlot[];
  label: string;
}

/**
 * The list as given; an entry that is named by its id, or else has the same dates, is the one that was there.
 * `pointer` leads to the list in the body.
 */
export function replaceDates(
  before: readonly StoredDate[],
  given: readonly DateInput[],
  zone: string,
  pointer: string,
): StoredDate[] {
  const byId = new Map(before.map((entry) => [entry._id, entry]));
  const takeById = (id: string | undefined) => {
    const entry = id === undefined ? undefined : byId.get(id);
    if (entry) byId.delete(entry._id);
    return entry;
  };
  const named = given.map(({ _id }) => takeById(_id));
  const byDates = new Map([...byId.values()].map((entry) => [spanOf(entry), entry]));
  return given.map((input, index) => {
    const same = named[index] ?? byDates.get(spanOf(input));
    if (same && !named[index]) byDates.delete(spanOf(input));
    const at = `${pointer}/${index}`;
    const slots = storeSlots(input.slots ?? [], same?.slots ?? [], zone, at);
    refuseOverlaps(slots, at);
    return {
      _id: same?._id ?? newId(),
      start_date: input.start_date,
      end_date: input.end_date,
      enabled: input.enabled ?? slots.length > 0,
      slots,
      label: input.label ?? "",
    };
  });
}

const spanOf = ({ start_date, end_date }: Pick<StoredDate, "start_date" | "end_date">) =>
  `${start_date}/${end_date}`;

export const answerDates = (dates: readonly StoredDate[], zone: string) =>
  dates.map((entry) => ({ ...entry, slots: answerSlots(entry.slots, zone) }));
