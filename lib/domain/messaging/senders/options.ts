/** TLS from the first byte, STARTTLS that must succeed, or none. */
export const SENDER_SECURITIES = ["tls", "starttls", "none"] as const;
export type SenderSecurity = (typeof SENDER_SECURITIES)[number];

/** Not set; not tested yet; in use; or replaced by the installation's server until it works again. */
export const SENDER_STATUSES = ["unset", "pending", "working", "failing"] as const;

/** The step of an SMTP session that failed. */
export const SENDER_STEPS = ["connect", "tls", "login", "sender", "recipient", "content"] as const;
export type SenderStep = (typeof SENDER_STEPS)[number];
