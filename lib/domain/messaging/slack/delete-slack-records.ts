import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

/** Removes what belongs to a workspace: channels, matches of people, messages. What people want stays. */
export async function deleteSlackRecords(tx: Db, organization: OrganizationId): Promise<void> {
  const where = { organizationId: organization };
  await tx.slackChannel.deleteMany({ where });
  await tx.slackMessage.deleteMany({ where });
  await tx.slackPerson.updateMany({ where, data: { slackUserId: null, email: null, checkedAt: null } });
}
