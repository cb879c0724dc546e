import type { DateOverride } from "../../resources/edited-availability";

/** Adds or replaces an override. It goes to the end of the list, since later overrides win. */
export const upsertOverride = (
  entries: readonly DateOverride[],
  replacedIndex: number | null,
  entry: DateOverride,
): DateOverride[] => [...removeOverride(entries, replacedIndex), entry];

export const removeOverride = (
  entries: readonly DateOverride[],
  replacedIndex: number | null,
): DateOverride[] => entries.filter((_, index) => index !== replacedIndex);
