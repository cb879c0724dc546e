/** What can be done with many people at once: what one sees at first, and what stands in the menu. */
export const PRIMARY_ACTIONS = ["invite", "join"] as const;

export const SECONDARY_ACTIONS = ["leave", "role", "hours", "page", "suspend", "letIn"] as const;

/** Those of managers, with people of their teams. */
export const MANAGER_ACTIONS = ["hours", "page"] as const satisfies (typeof SECONDARY_ACTIONS)[number][];

export type UserAction = (typeof PRIMARY_ACTIONS | typeof SECONDARY_ACTIONS)[number];
