/** Rules by which a team assigns a booking to one of its members. */
export const ASSIGNMENT_RULES = ["least_recent", "random", "least_busy", "weighted", "priority"] as const;
