import type { Instant } from "@/lib/core/time/instant";
import type { HostMatch } from "./host-match";
import type { Host } from "./schedule";
import type { Spread } from "./spread";
import type { StayRules } from "./stays/stay-rules";
import type { StepRules } from "./steps/step-rules";

export interface SlotSearch {
  readonly hosts: readonly Host[];
  readonly match: HostMatch;
  /** Minutes. */
  readonly duration: number;
  /** Minutes between starts; the slot's duration if absent. */
  readonly step?: number | undefined;
  /** Starts lie on multiples of this many minutes of the first host's wall clock. */
  readonly align?: number | undefined;
  /** Rooms of which a slot needs one, beside the hosts; if absent, it needs none. */
  readonly rooms?: readonly Host[] | undefined;
  /** Narrows the free starts of each day; if absent, all are slots. */
  readonly spread?: Spread | undefined;
  /** Whole days or nights: slots are the arrivals of stays of `duration`; `step`, `align` and `spread` have no effect. */
  readonly stay?: StayRules | undefined;
  /**
   * Parts one after another, each with hosts of its own: slots are the starts from which all fit. `match` and `spread`
   * have no effect, and `duration` is the length with the shortest gaps.
   */
  readonly steps?: StepRules | undefined;
  /** A slot belongs to [from, to) by its start. */
  readonly from: Instant;
  readonly to: Instant;
  readonly now: Instant;
}
