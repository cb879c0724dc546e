/**
 * Why a calendar is broken until somebody does something about it. `access`: the credentials, or the calendar itself,
 * are no longer accepted. `address`: the address is no calendar's, or none that may be called. `complex`: what it holds
 * takes too long to be worked out.
 */
export const BROKEN_REASONS = ["access", "address", "complex"] as const;

export type BrokenReason = (typeof BROKEN_REASONS)[number];
