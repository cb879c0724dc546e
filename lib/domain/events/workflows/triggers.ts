/** Triggers relative to the time of a meeting. */
export const TIME_TRIGGERS = ["before_start", "after_start", "before_end", "after_end"] as const;

/** Triggers of a change of a meeting. */
export const CHANGE_TRIGGERS = ["requested", "booked", "confirmed", "moved", "cancelled", "no_show"] as const;

export const TRIGGERS = [...TIME_TRIGGERS, ...CHANGE_TRIGGERS] as const;

export type TimeTrigger = (typeof TIME_TRIGGERS)[number];
export type ChangeTrigger = (typeof CHANGE_TRIGGERS)[number];
export type Trigger = (typeof TRIGGERS)[number];

export const isTimeTrigger = (trigger: Trigger): trigger is TimeTrigger =>
  TIME_TRIGGERS.some((one) => one === trigger);

/** Triggers before a time, after which their steps have no use. */
export const isBeforeTrigger = (trigger: Trigger): boolean =>
  trigger === "before_start" || trigger === "before_end";
