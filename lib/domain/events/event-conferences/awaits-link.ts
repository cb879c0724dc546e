import type { Instant } from "@/lib/core/time/instant";
import type { EventNews } from "@/lib/domain/events/tasks";
import type { Db } from "@/lib/platform/db/client";
import { MAIL_PATIENCE_MS } from "./patience";

/** News that tell how people meet, of which there shall be one mail with the link rather than two. */
const WAITING_NEWS_KINDS: readonly EventNews["kind"][] = [
  "created",
  "confirmed",
  "changed",
  "reassigned",
  "joined",
];

/** The link is just being made, for the first time: the mails can wait for it a moment. */
export async function awaitsLink(
  db: Db,
  { organization, event, events, kind }: EventNews,
  now: Instant,
): Promise<boolean> {
  if (!WAITING_NEWS_KINDS.includes(kind) || events) return false;
  const since = new Date(now - MAIL_PATIENCE_MS);
  const waiting = {
    organizationId: organization,
    eventId: event,
    state: "requested",
    requestedAt: { gt: since },
  };
  return (await db.conference.count({ where: waiting })) > 0;
}
