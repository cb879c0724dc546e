/** What can be done with many people at once: what one sees at first, and what stands in the menu. */
export const FIRST_ACTS = ["invite", "join"] as const;

export const FURTHER_ACTS = ["leave", "role", "hours", "page", "suspend", "letIn"] as const;

/** Those of managers, with people of their teams. */
export const MANAGERS_ACTS = ["hours", "page"] as const satisfies (typeof FURTHER_ACTS)[number][];

export type Act = (typeof FIRST_ACTS | typeof FURTHER_ACTS)[number];
