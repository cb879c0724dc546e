import type { DateOverride } from "../edited-availability";

/** Adds or replaces an override. It goes to the end of the list, since later overrides win. */
export const upsertOverride = (
  entries: readonly DateOverride[],
  place: number | null,
  entry: DateOverride,
): DateOverride[] => [...removeOverride(entries, place), entry];

export const removeOverride = (entries: readonly DateOverride[], place: number | null): DateOverride[] =>
  entries.filter((_, index) => index !== place);
