import { getUserRow } from "@/lib/domain/tenancy/organizations/get-user-row";
import type { Db } from "@/lib/platform/db/client";
import { lockRow } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { findCalendarList } from "./queries";
import type { CalendarListRow } from "./serialize";

/** Locks a user's calendar list until the transaction ends and creates its row if necessary. */
export async function lockCalendarList(
  tx: Db,
  organization: OrganizationId,
  userId: string,
): Promise<CalendarListRow> {
  const { calendarListId, createdAt } = await getUserRow(tx, organization, userId);
  await tx.calendarList.createMany({
    data: [{ id: calendarListId, organizationId: organization, userId, createdAt }],
    skipDuplicates: true,
  });
  await lockRow(tx, "calendar_lists", { organizationId: organization, id: calendarListId });
  return findCalendarList(tx, organization, userId);
}
