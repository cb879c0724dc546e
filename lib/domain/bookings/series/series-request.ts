import { listSeriesStarts, type SeriesRule } from "@/lib/core/series/list-series-starts";
import type { Instant } from "@/lib/core/time/instant";
import type { BookablePage } from "@/lib/domain/bookings/public-page";

/** An occurrence to be booked. */
export interface Occurrence {
  /** Index in the rule, from 1. */
  index: number;
  start: Instant;
  /** The start by the rule. */
  original: Instant;
}

/** A series as requested. */
export interface SeriesRequest extends SeriesRule {
  /** Occurrences that are not skipped; at least one. */
  occurrences: readonly Occurrence[];
}

/** Another time, or null for a skipped occurrence, keyed by index in the rule. */
export type Replacements = ReadonlyMap<number, Instant | null>;

export function buildSeriesRequest(first: Instant, rule: SeriesRule, instead: Replacements): SeriesRequest {
  const occurrences = listSeriesStarts(first, rule).flatMap((original, index): Occurrence[] => {
    const ruleIndex = index + 1;
    const other = instead.get(ruleIndex);
    return other === null ? [] : [{ index: ruleIndex, start: other ?? original, original }];
  });
  return { ...rule, occurrences };
}

/** Returns the time zone in which a series keeps its wall-clock time: that of the hours that offer it. */
export const findSeriesZone = ({ zones, owner }: Pick<BookablePage, "zones" | "owner">): string =>
  zones[0] ?? owner.timezone;
