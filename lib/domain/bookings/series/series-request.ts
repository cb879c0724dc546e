import { listSeriesStarts, type SeriesRule } from "@/lib/core/series/list-series-starts";
import type { Instant } from "@/lib/core/time/instant";
import type { PageSettings } from "@/lib/domain/bookings/public-page";

/** One time of a series, as it is to be booked. */
export interface Occurrence {
  /** By the rule, from 1. */
  index: number;
  start: Instant;
  /** When the rule has it. */
  original: Instant;
}

/** What somebody wants to book at once. */
export interface SeriesRequest extends SeriesRule {
  /** Those that are not left out; never none. */
  occurrences: readonly Occurrence[];
}

/** By the places of the rule: another time, or null for a time that is left out. */
export type Replacements = ReadonlyMap<number, Instant | null>;

export function buildSeriesRequest(first: Instant, rule: SeriesRule, instead: Replacements): SeriesRequest {
  const occurrences = listSeriesStarts(first, rule).flatMap((original, index): Occurrence[] => {
    const place = index + 1;
    const other = instead.get(place);
    return other === null ? [] : [{ index: place, start: other ?? original, original }];
  });
  return { ...rule, occurrences };
}

/** On whose clocks a series of the page keeps its hour: those of the hours that offer it. */
export const findSeriesZone = ({ zones, owner }: Pick<PageSettings, "zones" | "owner">): string =>
  zones[0] ?? owner.timezone;
