import type { TimeRange } from "../../resources/edited-availability";

/** Loads the API's schema of an override, with the checks of ranges that the API runs on the whole availability. */
export async function loadOverrideSchema() {
  const { dateHoursInput } = await import("@/lib/domain/availability/availabilities/schema");
  return dateHoursInput.superRefine(({ enabled, slots = [] }, context) => {
    if (enabled === false) return;
    for (const [index, slot] of slots.entries()) {
      const code = findSlotIssue(slot, slots.slice(0, index));
      if (code) context.addIssue({ code: "custom", path: ["slots", index], params: { code } });
    }
  });
}

/** An end of 00:00 is midnight at the end of the day. */
const getEndTime = ({ end_time }: TimeRange) => (end_time === "00:00" ? "24:00" : end_time);

function findSlotIssue(slot: TimeRange, before: readonly TimeRange[]) {
  if (getEndTime(slot) <= slot.start_time) return "reversed";
  const overlaps = before.some(
    (other) => other.start_time < getEndTime(slot) && slot.start_time < getEndTime(other),
  );
  return overlaps ? "overlap" : null;
}
