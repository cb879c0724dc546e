/** The forms that deliveries have had, by the day from which on; the newest last. */
export const WEBHOOK_VERSIONS = ["2026-11-01", "2026-11-23"] as const;

export type WebhookVersion = (typeof WEBHOOK_VERSIONS)[number];

export const NEWEST_VERSION: WebhookVersion = "2026-11-23";
