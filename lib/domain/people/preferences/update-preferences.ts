import { isDeepStrictEqual } from "node:util";
import type { Precondition } from "@/lib/domain/contracts/etag";
import { getUserRow } from "@/lib/domain/tenancy/organizations/get-user-row";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { lockRow } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { buildPreferencesReply } from "./build-preferences-reply";
import { EMPTY_PREFERENCES, mergePreferences } from "./merge-preferences";
import type { PreferencesUpdate } from "./schema";

export function updatePreferences(
  db: Db,
  organization: OrganizationId,
  userId: string,
  update: PreferencesUpdate,
  precondition: Precondition,
) {
  return withTransaction(db, async (tx) => {
    // The preferences may have no row yet.
    await lockRow(tx, "users", await getUserRow(tx, organization, userId));
    const row = await tx.userPreferences.findFirst({ where: { userId, organizationId: organization } });
    const { email: before, push: pushBefore, v } = (row ?? EMPTY_PREFERENCES) as typeof EMPTY_PREFERENCES;
    precondition.check({ id: userId, v });
    const { email, push } = mergePreferences({ email: before, push: pushBefore }, update);
    if (isDeepStrictEqual([email, push], [before, pushBefore]))
      return buildPreferencesReply(userId, { email, push, v });
    const written = await tx.userPreferences.upsert({
      where: { organizationId_userId: { organizationId: organization, userId } },
      create: { userId, organizationId: organization, email, push, v: 1 },
      update: { email, push, v: { increment: 1 } },
    });
    return buildPreferencesReply(userId, { email, push, v: written.v });
  });
}
