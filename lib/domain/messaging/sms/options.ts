export const SMS_PROVIDERS = ["twilio"] as const;

export type SmsProviderName = (typeof SMS_PROVIDERS)[number];

/**
 * `sent`: accepted by the provider. `unknown`: the provider's response was lost, so the message may have been sent.
 * `unsent`: of a sandbox.
 */
export const TEXT_MESSAGE_STATES = [
  "queued",
  "sending",
  "sent",
  "delivered",
  "undelivered",
  "failed",
  "unknown",
  "unsent",
] as const;

export type TextMessageState = (typeof TEXT_MESSAGE_STATES)[number];

/** `reply`: START, which is for all meetings. */
export const SMS_CONSENT_SOURCES = ["page", "api", "reply"] as const;

export type SmsConsentSource = (typeof SMS_CONSENT_SOURCES)[number];
