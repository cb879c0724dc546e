import type { Db } from "@/lib/db/client";
import type { Reservation } from "@/lib/db/generated/client";
import { notFound } from "@/lib/http/problem";
import type { OrganizationId } from "@/lib/organizations/organization-id";
import type { Instant } from "@/lib/time/instant";

type HoldRow = Reservation & { expiresAt: Date };

/** Null where it has expired, or never was. */
export const findHold = (
  db: Db,
  organization: OrganizationId,
  id: string,
  now: Instant,
): Promise<HoldRow | null> =>
  db.reservation.findFirst({
    where: { eventId: id, organizationId: organization, expiresAt: { gt: new Date(now) } },
  }) as Promise<HoldRow | null>;

export async function readHold(db: Db, organization: OrganizationId, id: string, now: Instant) {
  const row = await findHold(db, organization, id, now);
  if (!row) throw notFound(`The hold ${id}`);
  return { _id: id, user: row.hostId, start: row.startsAt, end: row.endsAt, expires_at: row.expiresAt };
}
