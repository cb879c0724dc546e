/** A quorum: the hosts at the indexes `fixed`, and `count` of the others. */
export interface HostQuorum {
  readonly fixed: readonly number[];
  readonly count: number;
}

/**
 * The hosts that a slot needs. `all`: every host (several users). `any`: at least one, on that host's own grid (a
 * team). A quorum: on the grid of any host, the fixed ones and `count` others.
 */
export type HostMatch = "all" | "any" | HostQuorum;
