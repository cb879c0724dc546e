/**
 * What of an event could not be read. `time`: when it is, so that it makes nobody busy. `rule`: how it repeats; its first
 * time is taken, and what is known of the others. `zone`: its time zone; that of the calendar is taken. `part`: its end, or
 * exceptions. `complex`: there is too much to work out; only some of its times are taken.
 */
export const UNREAD_REASONS = ["time", "rule", "zone", "part", "complex"] as const;

export type UnreadReason = (typeof UNREAD_REASONS)[number];
