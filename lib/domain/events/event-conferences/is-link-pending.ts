import type { Instant } from "@/lib/core/time/instant";
import type { EventNotificationPayload } from "@/lib/domain/events/tasks";
import type { Db } from "@/lib/platform/db/client";
import { MAIL_LINK_TIMEOUT_MS } from "./link-timeout";

/** News that tell how people meet, of which there shall be one mail with the link rather than two. */
const LINK_DEPENDENT_KINDS: readonly EventNotificationPayload["kind"][] = [
  "created",
  "confirmed",
  "changed",
  "reassigned",
  "joined",
];

/** The link is just being made, for the first time: the mails can wait for it a moment. */
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
