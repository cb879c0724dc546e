/** What an entry can say of its owner's time short of plainly busy or free: each counts as busy by their choice. */
export const OPTIONAL_BUSY_STATUSES = ["tentative", "out_of_office", "working_elsewhere"] as const;

export type OptionalBusyStatus = (typeof OPTIONAL_BUSY_STATUSES)[number];
export type TimeStatus = OptionalBusyStatus | "busy" | "free";

/** Of who has not chosen. */
export const DEFAULT_BUSY_STATUSES: readonly OptionalBusyStatus[] = ["tentative", "out_of_office"];

export const isBusyStatus = (
  status: TimeStatus,
  chosen: readonly OptionalBusyStatus[] = DEFAULT_BUSY_STATUSES,
): boolean => status === "busy" || (status !== "free" && chosen.includes(status));
