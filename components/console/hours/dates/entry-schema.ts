import type { Range } from "../availability-body";

/** The API's schema of an entry, and what it finds out about times only with the rest of the availability. */
export async function loadEntrySchema() {
  const { dateInput } = await import("@/lib/domain/availability/availabilities/schema");
  return dateInput.superRefine(({ enabled, slots = [] }, context) => {
    if (enabled === false) return;
    for (const [index, slot] of slots.entries()) {
      const code = findFault(slot, slots.slice(0, index));
      if (code) context.addIssue({ code: "custom", path: ["slots", index], params: { code } });
    }
  });
}

/** An end of 00:00 is the midnight at the end of the day. */
const endOf = ({ end_time }: Range) => (end_time === "00:00" ? "24:00" : end_time);

function findFault(slot: Range, before: readonly Range[]) {
  if (endOf(slot) <= slot.start_time) return "reversed";
  const overlaps = before.some((other) => other.start_time < endOf(slot) && slot.start_time < endOf(other));
  return overlaps ? "overlap" : null;
}
