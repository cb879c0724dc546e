import type { Precondition } from "@/lib/domain/contracts/etag";
import { buildNotFoundProblem } from "@/lib/domain/contracts/problem";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { enqueueAccessRevocation } from "./access/enqueue-access-revocation";
import { syncBrokenBlock } from "./access/sync-broken-block";
import { lockCalendarList } from "./lock-calendar-list";
import { enqueueUserEntrySync } from "./sync-user-entries";

/**
 * Deletes the calendar with its credentials and revokes the access at the provider. `If-Match` refers to the
 * list.
 */
export function deleteCalendar(
  db: Db,
  organization: OrganizationId,
  { user_id: userId, calendar_id: id }: { user_id: string; calendar_id: string },
  precondition: Precondition,
) {
  return withTransaction(db, async (tx) => {
    const list = await lockCalendarList(tx, organization, userId);
    const calendar = list.calendars.find((one) => one.id === id);
    if (!calendar) throw buildNotFoundProblem(`The calendar ${id}`);
    precondition.check(list);
    // Records that the user disconnected the calendar, so that the next sync of the connection does not add
    // it again.
    if (calendar.connectionId)
      await tx.calendarConnectionPerson.updateMany({
        where: { organizationId: organization, connectionId: calendar.connectionId, userId },
        data: { state: "left", reason: null, retryAt: null },
      });
    await enqueueAccessRevocation(tx, organization, { userId, id });
    await tx.calendar.delete({ where: toRowKey(organization, id) });
    await syncBrokenBlock(tx, organization, userId);
    await enqueueUserEntrySync(tx, organization, userId);
    await tx.calendarList.update({ where: toRowKey(organization, list.id), data: { v: { increment: 1 } } });
    return { n: 1, ok: 1 as const };
  });
}
