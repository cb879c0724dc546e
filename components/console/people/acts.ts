/** What can be done with many people at once. */
export const ACTS = ["invite", "join", "leave", "role", "hours", "page", "suspend", "letIn"] as const;

export type Act = (typeof ACTS)[number];

/** Those that one sees without opening the menu. */
export const FIRST_ACTS: readonly Act[] = ["invite", "join"];
