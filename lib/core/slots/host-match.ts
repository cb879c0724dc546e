/** Some of the hosts: those at the places `fixed`, and so many of the others. */
export interface HostQuorum {
  readonly fixed: readonly number[];
  readonly count: number;
}

/**
 * Whom a slot has to suit. `all`: every host (several users). `any`: one at least, on that host's own grid (a team).
 * A party: on the grid of any host, the fixed ones and as many others.
 */
export type HostMatch = "all" | "any" | HostQuorum;
