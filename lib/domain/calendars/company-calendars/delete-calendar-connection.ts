import { recordTombstones } from "@/lib/domain/audit/tombstones/record-tombstones";
import type { Precondition } from "@/lib/domain/contracts/etag";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { disconnectCalendars } from "./disconnect-calendars";
import { getCalendarConnection } from "./queries";

/** Deletes the connection with its calendars and their copies of the credentials. */
export function deleteCalendarConnection(
  db: Db,
  organization: OrganizationId,
  id: string,
  precondition: Precondition,
) {
  return withTransaction(db, async (tx) => {
    const { __v: v } = await getCalendarConnection(tx, organization, id);
    precondition.check({ id, v });
    await recordTombstones(tx, organization, { kind: "calendar_connection", ids: [id] });
    const { count } = await tx.calendarConnection.deleteMany({ where: { organizationId: organization, id } });
    const opened = await tx.calendar.findMany({
      where: { organizationId: organization, connectionId: id },
      select: { id: true, userId: true },
      orderBy: { userId: "asc" },
    });
    await disconnectCalendars(tx, organization, opened);
    return { n: count, ok: 1 as const };
  });
}
