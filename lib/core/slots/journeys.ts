import type { Interval } from "@/lib/core/time/interval";

/** A place that a host travels to (decision 216). */
export interface Site {
  /** Equal for the same place; null for one that is not known yet, such as the address of a booker. */
  readonly key: string | null;
  /** As people write it. */
  readonly name: string | null;
}

/** A meeting at a place. */
export interface Visit extends Interval {
  readonly site: Site;
}

/** How a host travels between the places of meetings. */
export interface Journeys {
  /** The length of a journey between two places. */
  readonly minutes: number;
  /**
   * Where each weekday begins and ends, Monday first, and where the host has calls and calendar entries. Null if the
   * day may begin and end anywhere.
   */
  readonly bases: readonly (Site | null)[];
}

/** Returns the length of the journey between two places. */
export const computeJourney = ({ minutes }: Journeys, a: Site | null, b: Site | null): number =>
  a !== null && b !== null && a.key !== null && a.key === b.key ? 0 : minutes;
