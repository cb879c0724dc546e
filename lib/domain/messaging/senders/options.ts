/** TLS from the first byte, STARTTLS that must succeed, or none. */
export const SENDER_SECURITIES = ["tls", "starttls", "none"] as const;
export type SenderSecurity = (typeof SENDER_SECURITIES)[number];

/** Not set; not tested yet; in use; or replaced by the installation's address until it works again. */
export const SENDER_STATUSES = ["unset", "pending", "working", "failing"] as const;

/** The check of the domain's records, or the step of an SMTP session, that failed. */
export const SENDER_STEPS = ["dkim", "connect", "tls", "login", "sender", "recipient", "content"] as const;
export type SenderStep = (typeof SENDER_STEPS)[number];

/** The domain has our key; no key; another one; or its name servers do not answer. */
export const DKIM_STATUSES = ["found", "missing", "different", "unknown"] as const;
export type DkimStatus = (typeof DKIM_STATUSES)[number];
