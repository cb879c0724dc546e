/** `cancel_asked`: the reply to it has a question, and another 3 cancels. */
export const TEXT_REPLY_KINDS = ["coming", "move", "cancel", "cancel_asked", "message", "failed"] as const;

export type TextReplyKind = (typeof TEXT_REPLY_KINDS)[number];
