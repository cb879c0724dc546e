import type { DateOverride } from "../edited-availability";

/** With a new entry, or a changed one. Either comes last: later ones win, and it is what was typed last. */
export const upsertOverride = (
  entries: readonly DateOverride[],
  place: number | null,
  entry: DateOverride,
): DateOverride[] => [...removeOverride(entries, place), entry];

export const removeOverride = (entries: readonly DateOverride[], place: number | null): DateOverride[] =>
  entries.filter((_, index) => index !== place);
