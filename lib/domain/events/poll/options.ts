/** When participants see the results of a poll. */
export const RESULT_VISIBILITIES = ["always", "voted", "never"] as const;

/** What happens at the deadline of a poll. */
export const DEADLINE_ACTIONS = ["remind", "confirm"] as const;
