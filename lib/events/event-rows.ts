import type { Db } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { findRows, partsOf, readParts, rowsOf } from "@/lib/db/rows";
import type { OrganizationId } from "@/lib/organizations/organization-id";
import type { EventRow } from "./serialize";

export type StoredEvent = EventRow & { creatorVersion: number | null };

const partOf = (table: string, fields: Record<string, string>, ...order: string[]) =>
  partsOf(table, fields, "p.event_id = t.id", order.map((field) => `r."${field}"`).join(", "));

const PARTS = {
  dates: partOf("event_dates", Prisma.EventDateScalarFieldEnum, "position"),
  places: partOf("event_places", Prisma.EventPlaceScalarFieldEnum, "position"),
  invitees: partOf("invitees", Prisma.InviteeScalarFieldEnum, "position"),
  messages: partOf("event_messages", Prisma.EventMessageScalarFieldEnum, "createdAt", "id"),
  declines: partOf("declines", Prisma.DeclineScalarFieldEnum, "createdAt", "id"),
  votes: partOf("votes", Prisma.VoteScalarFieldEnum, "createdAt", "id"),
};

const EVENTS = rowsOf<StoredEvent>("events", Prisma.EventScalarFieldEnum, {
  ...PARTS,
  createdByUser: `(SELECT json_build_object('firstName', u.first_name, 'lastName', u.last_name, 'email', u.email,
                                            'pictureUrl', u.picture_url)
                     FROM users u WHERE u.id = t.created_by_user_id)`,
  creatorVersion: "(SELECT u.v FROM users u WHERE u.id = t.created_by_user_id)",
});

/** These events with all their parts, as Prisma reads them with `withParts`; unknown ones are missing. */
export async function readEventRows(
  db: Db,
  organization: OrganizationId,
  ids: readonly string[],
): Promise<StoredEvent[]> {
  const rows = await findRows(db, EVENTS, organization, (param) => [`t.id = ANY (${param(ids)})`]);
  for (const row of rows)
    for (const part of Object.keys(PARTS) as (keyof typeof PARTS)[]) readParts(row[part]);
  return rows;
}
