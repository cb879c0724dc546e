/** What an entry can say of its owner's time short of plainly busy or free: each counts as busy by their choice. */
export const CHOSEN_STATUSES = ["tentative", "out_of_office", "working_elsewhere"] as const;

export type ChosenStatus = (typeof CHOSEN_STATUSES)[number];
export type TimeStatus = ChosenStatus | "busy" | "free";

/** Of who has not chosen. */
export const DEFAULT_BUSY_STATUSES: readonly ChosenStatus[] = ["tentative", "out_of_office"];

export const takesTime = (
  status: TimeStatus,
  chosen: readonly ChosenStatus[] = DEFAULT_BUSY_STATUSES,
): boolean => status === "busy" || (status !== "free" && chosen.includes(status));
