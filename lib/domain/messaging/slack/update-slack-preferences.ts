import { buildNotFoundProblem } from "@/lib/domain/contracts/problem";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { omitUndefined } from "@/lib/platform/db/omit-undefined";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { findSlackPreferences } from "./queries";
import type { SlackPreferencesBody } from "./schema";

/** Stores which messages a user wants; keys that are not sent stay as they are. */
export const updateSlackPreferences = (
  db: Db,
  organization: OrganizationId,
  userId: string,
  { direct, day_hour: dayHour }: SlackPreferencesBody,
) =>
  withTransaction(db, async (tx) => {
    await getSlackPreferences(tx, organization, userId);
    const data = omitUndefined({ direct, dayHour });
    await tx.slackPerson.upsert({
      where: { organizationId_userId: { organizationId: organization, userId } },
      create: { organizationId: organization, userId, ...data },
      update: data,
    });
    return getSlackPreferences(tx, organization, userId);
  });

export async function getSlackPreferences(db: Db, organization: OrganizationId, user: string) {
  const found = await findSlackPreferences(db, organization, user);
  if (!found) throw buildNotFoundProblem(`The user ${user}`);
  return found;
}
