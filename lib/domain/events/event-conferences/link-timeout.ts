import type { Instant } from "@/lib/core/time/instant";

/** Mails wait this long for the meeting link, unless the first try has failed. */
export const MAIL_LINK_TIMEOUT_MS = 20_000;

/**
 * Mails may have been sent without the link after this time; shorter than the mails' wait, as two processes' clocks
 * may differ.
 */
const LINK_TIMEOUT_MS = 10_000;

export const isLinkTimedOut = ({ requestedAt }: { requestedAt: Date }, now: Instant): boolean =>
  now - requestedAt.getTime() > LINK_TIMEOUT_MS;
