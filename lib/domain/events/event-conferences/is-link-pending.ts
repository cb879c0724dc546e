import type { Instant } from "@/lib/core/time/instant";
import type { EventNotificationPayload } from "@/lib/domain/events/tasks";
import type { Db } from "@/lib/platform/db/client";
import { MAIL_LINK_TIMEOUT_MS } from "./link-timeout";

/** Notifications that include the meeting link; one mail with the link replaces two. */
const LINK_DEPENDENT_KINDS: readonly EventNotificationPayload["kind"][] = [
  "created",
  "confirmed",
  "changed",
  "reassigned",
  "joined",
];

/** Returns whether the meeting link is being created for the first time, so that mails wait for it. */
export async function isLinkPending(
  db: Db,
  { organization, event, events, kind }: EventNotificationPayload,
  now: Instant,
): Promise<boolean> {
  if (!LINK_DEPENDENT_KINDS.includes(kind) || events) return false;
  const since = new Date(now - MAIL_LINK_TIMEOUT_MS);
  const waiting = {
    organizationId: organization,
    eventId: event,
    state: "requested",
    requestedAt: { gt: since },
  };
  return (await db.conference.count({ where: waiting })) > 0;
}
