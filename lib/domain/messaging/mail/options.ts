/** Waiting, accepted by the mail server, given up, returned after it was accepted, or only stored. */
export const MAIL_STATES = ["queued", "sent", "failed", "bounced", "unsent"] as const;
