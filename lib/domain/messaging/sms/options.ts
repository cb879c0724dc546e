export const SMS_PROVIDERS = ["twilio", "vonage"] as const;

export type SmsProviderName = (typeof SMS_PROVIDERS)[number];

/** Returns whether a provider signs its calls with a secret besides the token of the account. */
export const hasSigningSecret = (provider: SmsProviderName): boolean => provider === "vonage";

/** The ways by which a text message reaches a phone. */
export const TEXT_CHANNELS = ["sms", "whatsapp"] as const;

export type TextChannel = (typeof TEXT_CHANNELS)[number];

/**
 * `sent`: accepted by the provider. `read`: by WhatsApp only. `unknown`: the provider's response was lost, so the message may have been sent.
 * `unsent`: of a sandbox.
 */
export const TEXT_MESSAGE_STATES = [
  "queued",
  "sending",
  "sent",
  "delivered",
  "read",
  "undelivered",
  "failed",
  "unknown",
  "unsent",
] as const;

export type TextMessageState = (typeof TEXT_MESSAGE_STATES)[number];

/** `reply`: START, which is for all meetings. */
export const SMS_CONSENT_SOURCES = ["page", "api", "reply"] as const;

export type SmsConsentSource = (typeof SMS_CONSENT_SOURCES)[number];
