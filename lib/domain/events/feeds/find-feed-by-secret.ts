import { createHash } from "node:crypto";
import ical, { ICalCalendarMethod } from "ical-generator";
import { renderIcs } from "@/lib/domain/calendars/render-ics";
import { addIcsEvent } from "@/lib/domain/events/visitor/ics-event";
import { setTenantContext } from "@/lib/domain/tenancy/directory/set-tenant-context";
import { hashToken } from "@/lib/platform/crypto/token";
import type { Db } from "@/lib/platform/db/client";
import { buildSecretKey, findWithCachedOwner } from "@/lib/platform/db/find-with-cached-owner";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { readFromReplica } from "@/lib/platform/db/read-from-replica";
import { defineSearchStatements } from "@/lib/platform/db/statement";
import { loadFeedEntries } from "./load-feed-entries";

const REFRESH_SECONDS = 15 * 60; // the refresh interval for clients

export interface Feed {
  /** The calendar as iCalendar text. */
  content: string;
  etag: string;
  changedAt: Date;
}

/** Finds the feed with this secret; null if there is none or its user is suspended. */
export async function findFeedBySecret(db: Db, secret: string): Promise<Feed | null> {
  const hash = hashToken(secret);
  const feed: FeedRow | undefined = await findWithCachedOwner(db, FIND, buildSecretKey("feed", hash), [hash]);
  if (!feed) return null;
  await setTenantContext(db, asOrganizationId(feed.organization_id));
  const content = await readFromReplica(db, (reader) => renderFeed(reader, feed));
  return { content, ...(await storeContent(db, feed, content)) };
}

const FIND = defineSearchStatements<FeedRow>(
  `
  SELECT f.organization_id, f.user_id, f.content_hash, f.changed_at FROM calendar_feeds f
    JOIN users u ON u.organization_id = f.organization_id AND u.id = f.user_id AND u.suspended_at IS NULL
   WHERE f.secret_hash = $1`,
  "f.organization_id",
);

interface FeedRow {
  organization_id: string;
  user_id: string;
  content_hash: string;
  changed_at: Date;
}

async function renderFeed(db: Db, { organization_id, user_id }: FeedRow): Promise<string> {
  const calendar = ical({
    prodId: "//Bookpage//Bookpage//EN",
    method: ICalCalendarMethod.PUBLISH,
    name: "Bookpage",
    ttl: REFRESH_SECONDS,
  });
  for (const entry of await loadFeedEntries(db, organization_id, user_id)) addIcsEvent(calendar, entry);
  return renderIcs(calendar);
}

/**
 * Stores when the content changed, which events cannot tell: a declined or hidden meeting is just missing. HTTP dates
 * have whole seconds, so two changes are always at least a second apart.
 */
async function storeContent(
  db: Db,
  {
    organization_id: organizationId,
    user_id: userId,
    content_hash: contentHash,
    changed_at: changedAt,
  }: FeedRow,
  content: string,
) {
  const hash = createHash("sha256").update(content).digest("base64url").slice(0, 32);
  const etag = `"${hash}"`;
  if (hash === contentHash) return { etag, changedAt };
  const seconds = Math.max(Math.floor(Date.now() / 1000), Math.floor(changedAt.getTime() / 1000) + 1);
  const now = new Date(seconds * 1000);
  await db.calendarFeed.updateMany({
    where: { organizationId, userId, contentHash },
    data: { contentHash: hash, changedAt: now },
  });
  return { etag, changedAt: now };
}
