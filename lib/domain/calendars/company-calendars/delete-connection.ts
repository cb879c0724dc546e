import { noteDeletions } from "@/lib/domain/audit/deletions/note-deletions";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { Precondition } from "@/lib/platform/http/etag";
import { closeCalendars } from "./close-calendars";
import { readConnection } from "./queries";

/** The calendars go with it, and with them the copies of its credentials. */
export function deleteConnection(
  db: Db,
  organization: OrganizationId,
  id: string,
  precondition: Precondition,
) {
  return inTransaction(db, async (tx) => {
    const { __v: v } = await readConnection(tx, organization, id);
    precondition.check({ id, v });
    await noteDeletions(tx, organization, { kind: "calendar_connection", ids: [id] });
    const { count } = await tx.calendarConnection.deleteMany({ where: { organizationId: organization, id } });
    const opened = await tx.calendar.findMany({
      where: { organizationId: organization, connectionId: id },
      select: { id: true, userId: true },
      orderBy: { userId: "asc" },
    });
    await closeCalendars(tx, organization, opened);
    return { n: count, ok: 1 as const };
  });
}
