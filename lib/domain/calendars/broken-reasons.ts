/**
 * Reasons why a calendar is broken until its owner acts. `access`: the provider rejects the credentials or
 * the calendar; `address`: it is no calendar's address, or not an allowed one; `complex`: its expansion
 * exceeds the budget.
 */
export const BROKEN_REASONS = ["access", "address", "complex"] as const;

export type BrokenReason = (typeof BROKEN_REASONS)[number];
