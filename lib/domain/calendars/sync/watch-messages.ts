import { timingSafeEqual } from "node:crypto";
import { hashToken } from "@/lib/platform/crypto/token";
import type { Db } from "@/lib/platform/db/client";
import { enqueueSync } from "./enqueue-sync";

/** Notification of a provider about a watched calendar. */
export interface WatchMessage {
  /** Id of the watch; its token is a secret shared with the provider. */
  id: string;
  token: string;
  /** The subscription has ended and must be renewed. */
  over: boolean;
}

interface FoundWatch {
  id: string;
  over: boolean;
  calendar: string;
  organization: string;
}

/** Returns the watches of the messages with a correct token. */
export async function listWatches(db: Db, messages: readonly WatchMessage[]): Promise<FoundWatch[]> {
  const found = await db.calendarWatch.findMany({
    where: { id: { in: messages.map(({ id }) => id) } },
    include: { subcalendar: { include: { calendar: { select: { id: true, organizationId: true } } } } },
  });
  return found.flatMap(({ id, tokenHash, subcalendar: { calendar } }) => {
    const ofWatch = messages.filter(
      (message) => message.id === id && timingSafeEqual(hashToken(message.token), tokenHash),
    );
    if (ofWatch.length === 0) return [];
    const isOver = ofWatch.some((message) => message.over);
    return [{ id, over: isOver, calendar: calendar.id, organization: calendar.organizationId }];
  });
}

/** Deletes ended watches and enqueues a sync of each calendar. */
export async function applyWatches(db: Db, watches: readonly FoundWatch[]): Promise<void> {
  const endedIds = watches.filter((watch) => watch.over).map(({ id }) => id);
  if (endedIds.length > 0) await db.calendarWatch.deleteMany({ where: { id: { in: endedIds } } });
  await enqueueSync(
    db,
    watches.map(({ organization, calendar }) => ({ organization, calendar })),
  );
}
