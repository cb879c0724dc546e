import type { Instant } from "@/lib/core/time/instant";
import { findHold } from "@/lib/domain/availability/reservations/find-hold";
import { buildNotFoundProblem } from "@/lib/domain/contracts/problem";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

export async function getHold(db: Db, organization: OrganizationId, id: string, now: Instant) {
  const row = await findHold(db, organization, id, now);
  if (!row) throw buildNotFoundProblem(`The hold ${id}`);
  return {
    _id: id,
    user: row.hostId,
    page: row.bookpageId,
    type: row.appointmentTypeId,
    seat: row.seats !== null,
    start: row.startsAt,
    end: row.endsAt,
    expires_at: row.expiresAt,
  };
}
