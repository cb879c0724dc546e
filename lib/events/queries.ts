import type { Db } from "@/lib/db/client";
import { sql } from "@/lib/db/sql";
import { pageReply } from "@/lib/http/pagination";
import { notFound } from "@/lib/http/problem";
import type { OrganizationId } from "@/lib/organizations/organization-id";
import type { Instant } from "@/lib/time/instant";
import type { EventsQuery } from "./event-query";
import { type EventRow, serializeEvent, withParts } from "./serialize";

export async function findEvent(db: Db, organization: OrganizationId, id: string): Promise<EventRow> {
  const row = await db.event.findFirst({ where: { id, organizationId: organization }, include: withParts });
  if (!row) throw notFound(`The event ${id}`);
  return row;
}

export async function readEvent(db: Db, organization: OrganizationId, id: string) {
  return serializeEvent(await findEvent(db, organization, id));
}

/** Newest first. */
export async function listEvents(
  db: Db,
  organization: OrganizationId,
  query: EventsQuery,
  now: Instant,
  url: URL,
) {
  const ids = await matchingIds(db, organization, query, now);
  const rows = await db.event.findMany({
    where: { organizationId: organization, id: { in: ids } },
    orderBy: { id: "desc" },
    include: withParts,
  });
  return pageReply(rows, query, url, serializeEvent);
}

/** How many titles are read at a time when a pattern has to be tried on them. */
const BATCH = 500;

/** One more than `limit` where there are more. The pattern is tried here, on what the other filters left. */
async function matchingIds(
  db: Db,
  organization: OrganizationId,
  query: EventsQuery,
  now: Instant,
): Promise<string[]> {
  const wanted = query.limit + 1;
  const found: string[] = [];
  let before = query.cursor;
  for (;;) {
    const take = query.q ? BATCH : wanted;
    const { text, values } = candidates(organization, query, now, before, take);
    const rows = await sql<{ id: string; title: string }>(db, text, values);
    for (const row of rows) {
      if (query.q && !query.q(row.title)) continue;
      found.push(row.id);
      if (found.length === wanted) return found;
    }
    if (rows.length < take) return found;
    before = rows.at(-1)?.id;
  }
}

const NOT_OVER = `COALESCE(
  (SELECT d.ends_at FROM event_dates d WHERE e.confirmed_flag AND d.id = e.confirmed_date_id),
  (SELECT max(d.ends_at) FROM event_dates d WHERE d.event_id = e.id))`;

/** The filters of spec 4.11 as one statement; only those given are in it. */
function candidates(
  organization: OrganizationId,
  query: EventsQuery,
  now: Instant,
  before: string | undefined,
  take: number,
) {
  const values: unknown[] = [organization];
  const value = (given: unknown) => `$${values.push(given)}`;
  const conditions = ["e.organization_id = $1"];
  if (before) conditions.push(`e.id < ${value(before)}`);
  if (query.filter === "confirmed") conditions.push("e.confirmed_flag AND e.cancelled_at IS NULL");
  if (query.filter === "cancelled") conditions.push("e.cancelled_at IS NOT NULL");
  if (query.filter === "upcoming")
    conditions.push(`e.cancelled_at IS NULL AND ${NOT_OVER} > ${value(new Date(now))}`);
  const creators = [
    query.creator_users?.length && `e.created_by_user_id = ANY(${value(query.creator_users)}::text[])`,
    query.creator_emails?.length && `e.created_by_email = ANY(${value(query.creator_emails)}::text[])`,
  ].filter(Boolean);
  if (creators.length > 0) conditions.push(`(${creators.join(" OR ")})`);
  for (const [column, wanted] of [
    ["user_id", query.invitee_users],
    ["email", query.invitee_emails],
  ] as const) {
    for (const one of wanted ?? []) {
      conditions.push(
        `e.id IN (SELECT i.event_id FROM invitees i WHERE i.organization_id = $1 AND i.${column} = ${value(one)})`,
      );
    }
  }
  if (query.app_id) conditions.push(`e.third_party_app = ${value(query.app_id)}`);
  if (query.group_ids?.length)
    conditions.push(`e.third_party_group_ids && ${value(query.group_ids)}::text[]`);
  const text = `SELECT e.id, e.title FROM events e WHERE ${conditions.join(" AND ")} ORDER BY e.id DESC LIMIT ${value(take)}`;
  return { text, values };
}
