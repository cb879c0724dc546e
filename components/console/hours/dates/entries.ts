import type { DateEntry } from "../availability-body";

/** With a new entry, or a changed one. Either comes last: later ones win, and it is what was typed last. */
export const withEntry = (
  entries: readonly DateEntry[],
  place: number | null,
  entry: DateEntry,
): DateEntry[] => [...removeEntry(entries, place), entry];

export const removeEntry = (entries: readonly DateEntry[], place: number | null): DateEntry[] =>
  entries.filter((_, index) => index !== place);
