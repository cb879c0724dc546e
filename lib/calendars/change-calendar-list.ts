import { type Db, inTransaction } from "@/lib/db/client";
import { lockRow } from "@/lib/db/lock-row";
import type { OrganizationId } from "@/lib/organizations/organization-id";
import { findUser } from "@/lib/users/queries";
import { type CalendarListRow, findCalendarList } from "./queries";

/** Runs `change` on a person's list, which nobody else changes meanwhile, and counts the update. */
export function changeCalendarList(
  db: Db,
  organization: OrganizationId,
  userId: string,
  change: (tx: Db, list: CalendarListRow) => Promise<{ syncSuggestions?: boolean }>,
): Promise<CalendarListRow> {
  return inTransaction(db, async (tx) => {
    const { calendarListId, createdAt } = await findUser(tx, organization, userId);
    await tx.calendarList.createMany({
      data: [{ id: calendarListId, organizationId: organization, userId, createdAt }],
      skipDuplicates: true,
    });
    await lockRow(tx, "calendar_lists", calendarListId);
    const changes = await change(tx, await findCalendarList(tx, organization, userId));
    await tx.calendarList.update({
      where: { id: calendarListId },
      data: { ...changes, v: { increment: 1 } },
    });
    return findCalendarList(tx, organization, userId);
  });
}
