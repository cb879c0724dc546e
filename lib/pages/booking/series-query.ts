import { slotValue } from "@/lib/core/slots/slot-value";
import { type Instant, instant } from "@/lib/core/time/instant";
import { MAX_OCCURRENCES, RHYTHMS, type Rhythm } from "@/lib/core/time/rhythm";

/** How a meeting is to repeat, as an address or a form has it. */
export interface SeriesQuery {
  every: Rhythm | null;
  times: number | null;
  /** By the places of the rule, from 2: another time, or null for one that is left out. */
  instead: readonly (readonly [place: number, start: Instant | null])[];
}

/** The value of an `o<place>` that is left out. */
export const LEFT_OUT = "out";

export const occurrenceField = (place: number) => `o${place}` as const;

/** Null where nothing is said of it; what makes no sense is as good as absent. */
export function readSeriesQuery(search: URLSearchParams): SeriesQuery | null {
  const every = RHYTHMS.find((rhythm) => rhythm === search.get("every")) ?? null;
  const times = readPlace(search.get("times") ?? "");
  const instead = [...search].flatMap(([name, value]) => {
    const place = name.startsWith("o") ? readPlace(name.slice(1)) : null;
    const start = value === LEFT_OUT ? null : readTime(value);
    return place === null || place < 2 || start === undefined ? [] : [[place, start] as const];
  });
  return every === null && times === null ? null : { every, times, instead };
}

const readPlace = (text: string): number | null =>
  /^[1-9]\d?$/.test(text) && Number(text) <= MAX_OCCURRENCES ? Number(text) : null;

function readTime(value: string): Instant | undefined {
  const at = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? undefined : instant(at);
}

export function seriesParams(series: SeriesQuery | null | undefined): [string, string | null][] {
  if (!series) return [];
  const { every, times, instead } = series;
  return [
    ["every", every],
    ["times", times === null ? null : String(times)],
    ...instead.map(([place, start]): [string, string] => [
      occurrenceField(place),
      start === null ? LEFT_OUT : slotValue(start),
    ]),
  ];
}
