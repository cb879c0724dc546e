/** Bulk actions on users: the visible ones, and those of the menu. */
export const PRIMARY_ACTIONS = ["invite", "join"] as const;

export const SECONDARY_ACTIONS = ["leave", "role", "hours", "page", "suspend", "letIn"] as const;

/** The actions that managers may use on users of their teams. */
export const MANAGER_ACTIONS = ["hours", "page"] as const satisfies (typeof SECONDARY_ACTIONS)[number][];

export type UserAction = (typeof PRIMARY_ACTIONS | typeof SECONDARY_ACTIONS)[number];
