import type { Db } from "@/lib/db/client";
import { notFound } from "@/lib/http/problem";
import type { OrganizationId } from "@/lib/organizations/organization-id";
import { type EventRow, serializeEvent, withParts } from "./serialize";

export async function findEvent(db: Db, organization: OrganizationId, id: string): Promise<EventRow> {
  const row = await db.event.findFirst({ where: { id, organizationId: organization }, include: withParts });
  if (!row) throw notFound(`The event ${id}`);
  return row;
}

export async function readEvent(db: Db, organization: OrganizationId, id: string) {
  return serializeEvent(await findEvent(db, organization, id));
}
