import type { Instant } from "@/lib/core/time/instant";

/** Starts of one list that the other lacks. Both lists ascend. */
export interface OfferDifference {
  /** Observed, and not offered by the rules. */
  readonly missing: Instant[];
  /** Offered by the rules, and not observed. */
  readonly extra: Instant[];
}

export function compareOffers(observed: readonly Instant[], offered: readonly Instant[]): OfferDifference {
  const difference: OfferDifference = { missing: [], extra: [] };
  let [seen, found] = [0, 0];
  while (seen < observed.length || found < offered.length) {
    const there = observed[seen] ?? Number.POSITIVE_INFINITY;
    const here = offered[found] ?? Number.POSITIVE_INFINITY;
    if (there < here) difference.missing.push(there as Instant);
    else if (here < there) difference.extra.push(here as Instant);
    if (there <= here) seen += 1;
    if (here <= there) found += 1;
  }
  return difference;
}

/** Rules that forbid an offered time are wrong; those that offer more may only be incomplete. */
const MISSING_WEIGHT = 20;

/** Measures how far the offers of some rules are from the observed ones; 0: they are the same. */
export function measureDifference(observed: readonly Instant[], offered: readonly Instant[]): number {
  let [seen, found, equal] = [0, 0, 0];
  while (seen < observed.length && found < offered.length) {
    const [there, here] = [observed[seen] ?? 0, offered[found] ?? 0];
    if (there === here) equal += 1;
    if (there <= here) seen += 1;
    if (here <= there) found += 1;
  }
  return (observed.length - equal) * MISSING_WEIGHT + (offered.length - equal);
}
