import type { Instant } from "@/lib/core/time/instant";

/** So long mails that tell of a meeting wait for its link, unless the first try to get one has failed. */
export const MAIL_LINK_TIMEOUT_MS = 20_000;

/** After so long, people may have been told without the link: earlier than mails go, as both clocks are asked apart. */
const LINK_TIMEOUT_MS = 10_000;

export const isLinkTimedOut = ({ requestedAt }: { requestedAt: Date }, now: Instant): boolean =>
  now - requestedAt.getTime() > LINK_TIMEOUT_MS;
