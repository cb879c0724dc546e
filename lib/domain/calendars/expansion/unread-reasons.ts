/**
 * Unreadable parts of an event. `time`: its start, so that it is never busy; `rule`: its recurrence, so that
 * only the known times count; `zone`: its zone, replaced by the calendar's; `part`: its end or exceptions;
 * `complex`: it exceeds the budget, so that only some times count.
 */
export const UNREAD_REASONS = ["time", "rule", "zone", "part", "complex"] as const;

export type UnreadReason = (typeof UNREAD_REASONS)[number];
