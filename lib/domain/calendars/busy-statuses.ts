/** Statuses between busy and free; the owner chooses which of them count as busy. */
export const OPTIONAL_BUSY_STATUSES = ["tentative", "out_of_office", "working_elsewhere"] as const;

export type OptionalBusyStatus = (typeof OPTIONAL_BUSY_STATUSES)[number];
export type TimeStatus = OptionalBusyStatus | "busy" | "free";

/** Default for owners without a choice. */
export const DEFAULT_BUSY_STATUSES: readonly OptionalBusyStatus[] = ["tentative", "out_of_office"];

export const isBusyStatus = (
  status: TimeStatus,
  chosen: readonly OptionalBusyStatus[] = DEFAULT_BUSY_STATUSES,
): boolean => status === "busy" || (status !== "free" && chosen.includes(status));
