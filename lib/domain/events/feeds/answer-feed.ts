import { createHash } from "node:crypto";
import ical, { ICalCalendarMethod } from "ical-generator";
import { writeCalendar } from "@/lib/domain/calendars/write-ics";
import { addIcsEvent } from "@/lib/domain/events/visitor/ics-event";
import { enterOrganization } from "@/lib/domain/tenancy/directory/enter-organization";
import { hashToken } from "@/lib/platform/crypto/token";
import { type Db, database } from "@/lib/platform/db/client";
import { findOwned, nameSecret } from "@/lib/platform/db/find-owned";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { readFromReplica } from "@/lib/platform/db/read-from-replica";
import { searchStatements } from "@/lib/platform/db/statement";
import { clientAddress } from "@/lib/platform/http/client-address";
import { isNotModified } from "@/lib/platform/http/etag";
import { ApiProblem } from "@/lib/platform/http/problem";
import { consume } from "@/lib/platform/http/rate-limit";
import { loadFeedEntries } from "./load-feed-entries";

const REFRESH_SECONDS = 15 * 60; // after which programs are asked to look again

/** GET /feeds/<secret>.ics */
export async function answerFeed(request: Request, file: string): Promise<Response> {
  const limited = await refuseTooMany(request);
  if (limited) return limited;
  const [, secret] = /^([A-Za-z0-9_-]{32})\.ics$/.exec(file) ?? [];
  const db = database();
  const feed = secret && (await findFeed(db, hashToken(secret)));
  if (!feed) return new Response(null, { status: 404, headers: { "cache-control": "no-store" } });
  await enterOrganization(db, asOrganizationId(feed.organization_id));

  const content = await readFromReplica(db, (reader) => writeFeed(reader, feed));
  const { etag, changedAt } = await noteContent(db, feed, content);
  const headers = {
    "content-type": "text/calendar; charset=utf-8",
    "cache-control": "private, no-cache",
    "x-robots-tag": "noindex",
    etag,
    "last-modified": changedAt.toUTCString(),
  };
  if (isUnchanged(request, etag, changedAt)) return new Response(null, { status: 304, headers });
  return new Response(content, { headers });
}

const FIND = searchStatements<Feed>(
  `
  SELECT f.organization_id, f.user_id, f.content_hash, f.changed_at FROM calendar_feeds f
    JOIN users u ON u.organization_id = f.organization_id AND u.id = f.user_id AND u.suspended_at IS NULL
   WHERE f.secret_hash = $1`,
  "f.organization_id",
);

interface Feed {
  organization_id: string;
  user_id: string;
  content_hash: string;
  changed_at: Date;
}

const findFeed = (db: Db, hash: Uint8Array): Promise<Feed | undefined> =>
  findOwned(db, FIND, nameSecret("feed", hash), [hash]);

async function refuseTooMany(request: Request): Promise<Response | null> {
  try {
    await consume("api", clientAddress(request));
    return null;
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return new Response(null, { status: error.status, headers: error.headers });
  }
}

async function writeFeed(db: Db, { organization_id, user_id }: Feed): Promise<string> {
  const calendar = ical({
    prodId: "//Bookpage//Bookpage//EN",
    method: ICalCalendarMethod.PUBLISH,
    name: "Bookpage",
    ttl: REFRESH_SECONDS,
  });
  for (const entry of await loadFeedEntries(db, organization_id, user_id)) addIcsEvent(calendar, entry);
  return writeCalendar(calendar);
}

/**
 * When the content changed: no event can tell, as a meeting that was declined or moved out of sight is simply missing.
 * Headers count whole seconds, so that two changes are always a second apart.
 */
async function noteContent(
  db: Db,
  {
    organization_id: organizationId,
    user_id: userId,
    content_hash: contentHash,
    changed_at: changedAt,
  }: Feed,
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

/** RFC 9110, section 13.2.2: the date counts only where no tag is sent. */
function isUnchanged(request: Request, etag: string, changedAt: Date): boolean {
  if (request.headers.has("if-none-match")) return isNotModified(request, etag);
  const since = Date.parse(request.headers.get("if-modified-since") ?? "");
  return since >= Math.floor(changedAt.getTime() / 1000) * 1000;
}
