import { formatSlotValue } from "@/lib/core/slots/format-slot-value";
import { asInstant, type Instant } from "@/lib/core/time/instant";
import { MAX_OCCURRENCES, SERIES_FREQUENCIES, type SeriesFrequency } from "@/lib/core/time/series-frequency";

/** The chosen repetition, in an address or a form. */
export interface SeriesSelection {
  every: SeriesFrequency | null;
  times: number | null;
  /** Another time for an occurrence, by its index from 2; null skips it. */
  instead: readonly (readonly [index: number, start: Instant | null])[];
}

/** The value of an `o<index>` that is skipped. */
export const SKIPPED_OCCURRENCE = "out";

export const toOccurrenceField = (index: number) => `o${index}` as const;

/** Null without a choice; invalid values count as absent. */
export function parseSeriesQuery(search: URLSearchParams): SeriesSelection | null {
  const every = SERIES_FREQUENCIES.find((frequency) => frequency === search.get("every")) ?? null;
  const times = parseOccurrenceIndex(search.get("times") ?? "");
  const instead = [...search].flatMap(([name, value]) => {
    const index = name.startsWith("o") ? parseOccurrenceIndex(name.slice(1)) : null;
    const start = value === SKIPPED_OCCURRENCE ? null : parseTime(value);
    return index === null || index < 2 || start === undefined ? [] : [[index, start] as const];
  });
  return every === null && times === null ? null : { every, times, instead };
}

const parseOccurrenceIndex = (text: string): number | null =>
  /^[1-9]\d?$/.test(text) && Number(text) <= MAX_OCCURRENCES ? Number(text) : null;

function parseTime(value: string): Instant | undefined {
  const at = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? undefined : asInstant(at);
}

export function toSeriesParams(series: SeriesSelection | null | undefined): [string, string | null][] {
  if (!series) return [];
  const { every, times, instead } = series;
  return [
    ["every", every],
    ["times", times === null ? null : String(times)],
    ...instead.map(([index, start]): [string, string] => [
      toOccurrenceField(index),
      start === null ? SKIPPED_OCCURRENCE : formatSlotValue(start),
    ]),
  ];
}
