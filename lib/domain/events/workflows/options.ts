/** Triggers relative to the time of a meeting. */
export const TIME_TRIGGERS = ["before_start", "after_start", "before_end", "after_end"] as const;

/** Triggers of a change of a meeting. */
export const CHANGE_TRIGGERS = ["requested", "booked", "confirmed", "moved", "cancelled", "no_show"] as const;

/** The trigger of a request that no host has answered for a while. */
export const UNANSWERED = "unanswered";

/** Triggers that have no meeting: the answers to a form, and a freed time that a waiting list is offered. */
export const SUBJECT_TRIGGERS = ["form_answered", "offer_waiting"] as const;

export const TRIGGERS = [...TIME_TRIGGERS, ...CHANGE_TRIGGERS, UNANSWERED, ...SUBJECT_TRIGGERS] as const;

export type TimeTrigger = (typeof TIME_TRIGGERS)[number];
export type ChangeTrigger = (typeof CHANGE_TRIGGERS)[number];
export type SubjectTrigger = (typeof SUBJECT_TRIGGERS)[number];
export type Trigger = (typeof TRIGGERS)[number];

export const isTimeTrigger = (trigger: Trigger): trigger is TimeTrigger =>
  TIME_TRIGGERS.some((one) => one === trigger);

export const isSubjectTrigger = (trigger: Trigger): trigger is SubjectTrigger =>
  SUBJECT_TRIGGERS.some((one) => one === trigger);

/** Triggers before a time, after which their steps have no use. */
export const isBeforeTrigger = (trigger: Trigger): boolean =>
  trigger === "before_start" || trigger === "before_end";

/** Units of the time before or after a trigger. */
export const STEP_TIME_UNITS = ["minutes", "hours", "days", "working_days"] as const;

/** The longest time of a step for each unit: a year. */
export const MAX_STEP_AMOUNT = { minutes: 525_600, hours: 8760, days: 365, working_days: 260 } as const;

export const RECIPIENTS = ["booker", "guests", "host", "team_admins"] as const;

export type WorkflowRecipient = (typeof RECIPIENTS)[number];

/** Recipients of a message without a meeting: the person who answered or waits, and admins of the team concerned. */
export const SUBJECT_RECIPIENTS = ["booker", "team_admins"] as const satisfies WorkflowRecipient[];

/** Notifications reach no team admins. */
export const PUSH_RECIPIENTS = ["booker", "guests", "host"] as const satisfies WorkflowRecipient[];

/** A text message reaches those who gave a number when they booked, and hosts with a proven number. */
export const SMS_RECIPIENTS = ["booker", "guests", "host"] as const satisfies WorkflowRecipient[];

export const STEP_CHANNELS = ["mail", "sms", "whatsapp", "push", "slack", "webhook", "calendar"] as const;

/** Those in whose calendar entries of the meeting a line stands. */
export const CALENDAR_RECIPIENTS = ["booker", "guests", "host"] as const satisfies WorkflowRecipient[];

/** Triggers of a line in calendar entries: only a confirmed meeting has entries that last. */
export const CALENDAR_TRIGGERS = [...TIME_TRIGGERS, "booked", "confirmed", "moved", "no_show"] as const;

/** A direct message at Slack; without a recipient it goes to the channel of the page, the team or the organisation. */
export const SLACK_RECIPIENTS = ["host"] as const satisfies WorkflowRecipient[];

/** Channels of a message without a meeting. */
export const SUBJECT_CHANNELS = ["mail", "webhook"] as const satisfies (typeof STEP_CHANNELS)[number][];

export type StepChannel = (typeof STEP_CHANNELS)[number];

/** Texts of ours, in the language of each reader. */
export const TEXT_TEMPLATES = ["reminder", "still_coming", "thanks", "feedback"] as const;
