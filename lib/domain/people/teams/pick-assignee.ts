import type { Assignment } from "./schema";

/** A free member. */
export interface Candidate {
  user: string;
  /** The team's counter at this member's last assignment; null before the first. */
  lastAssignedSeq: number | null;
  /** Sum of the assigned events, each counting 1 / weight. */
  share: number;
  /** Milliseconds of meetings around the requested time. */
  busy: number;
}

export interface PickedAssignee {
  user: string;
  /** A sentence for display. */
  reason: string;
}

type Candidates = readonly [Candidate, ...Candidate[]];

/**
 * Picks the member for an event among the free members, given in the team's order; ties go to the first.
 * `random` is in [0, 1).
 */
export function pickAssignee(candidates: Candidates, assignment: Assignment, random: number): PickedAssignee {
  const { weights, order = [] } = assignment;
  const among = candidates.length === 1 ? "the only member free" : `of ${candidates.length} members free`;
  const pick = ({ user }: Candidate, reason: string) => ({ user, reason: `${reason}, ${among}.` });
  switch (assignment.rule) {
    case "random":
      return pick(candidates[Math.floor(random * candidates.length)] ?? candidates[0], "Drawn by lot");
    case "least_busy":
      return pick(
        pickLowest(candidates, ({ busy }) => busy),
        "The least time in meetings in the week before and after",
      );
    case "weighted":
      // Stride scheduling: the member with the lowest share after the event is next.
      return pick(
        pickLowest(candidates, ({ user, share }) => share + measureStride(user, weights)),
        "The furthest below the weighted share",
      );
    case "priority":
      return pick(
        pickLowest(candidates, ({ user }) => getOrderIndex(order, user)),
        "The first in the order",
      );
    case "least_recent":
      return pick(
        pickLowest(candidates, ({ lastAssignedSeq }) => lastAssignedSeq ?? 0),
        "The longest without an assignment",
      );
  }
}

/** The amount that one event adds to a member's share: a third with a weight of 3. */
export const measureStride = (user: string, weights: Assignment["weights"]): number =>
  1 / (weights?.[user] ?? 1);

const pickLowest = (candidates: Candidates, cost: (candidate: Candidate) => number): Candidate =>
  candidates.reduce((best, candidate) => (cost(candidate) < cost(best) ? candidate : best));

/** Members that the order omits come last. */
const getOrderIndex = (order: readonly string[], user: string): number =>
  order.includes(user) ? order.indexOf(user) : order.length;
