import { getUserRow } from "@/lib/domain/tenancy/organizations/get-user-row";
import type { Db } from "@/lib/platform/db/client";
import { lockRow } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { findCalendarList } from "./queries";
import type { CalendarListRow } from "./serialize";

/** A person's list, which nobody else changes until the transaction ends. Writes the row if there is none yet. */
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
