import type { Instant } from "@/lib/core/time/instant";
import type { UnavailableOccurrence } from "./series/find-unavailable-occurrences";

/** Times that are not available, with the free ones nearest to the first of them. */
export interface UnavailableTimes {
  outcome: "taken";
  taken: readonly Instant[];
  nearest: readonly Instant[];
  /** Only for a series: each unavailable time by its index in the rule, with the nearest free ones. */
  lost?: readonly UnavailableOccurrence[];
}
