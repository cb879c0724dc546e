/** The reasons for which a step was not sent. */
export const SKIP_REASONS = [
  "late",
  "already_sent",
  "started",
  "too_late",
  "condition",
  "moved",
  "cancelled",
  "unconfirmed",
  "answered",
  "left",
  "no_address",
  "preference",
  "workflow_off",
  "workflow_changed",
  "too_often",
  "loop",
  "mail_limit",
  "no_push",
  "no_phone",
  "no_host_phone",
  "no_consent",
  "sms_off",
  "whatsapp_off",
  "not_approved",
  "stopped",
  "over_budget",
  "slack_off",
  "no_channel",
  "no_slack",
  "webhook_off",
  "calendar_invites",
  "entry_full",
  "unconfirmed_address",
  "booked",
  "offer_over",
  "error",
] as const;

/** The reasons for which a message that was handed to its channel did not arrive. */
export const FAILURE_REASONS = ["rejected", "undelivered", "unknown_result"] as const;

export type SkipReason = (typeof SKIP_REASONS)[number];

/** Reasons that a later change can remove; the step is then planned again. */
export const RESTORABLE_REASONS: readonly SkipReason[] = [
  "condition",
  "moved",
  "unconfirmed",
  "left",
  "workflow_off",
  "workflow_changed",
];
