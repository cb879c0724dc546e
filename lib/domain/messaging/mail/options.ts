/** Waiting, accepted by the mail server, given up, or only stored. */
export const MAIL_STATES = ["queued", "sent", "failed", "unsent"] as const;
