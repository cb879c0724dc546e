import { isDeepStrictEqual } from "node:util";
import { findUser } from "@/lib/domain/tenancy/organizations/find-user";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { lockRow } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { Precondition } from "@/lib/platform/http/etag";
import { mergePreferences, NEVER_CHOSEN } from "./merge-preferences";
import type { PreferencesUpdate } from "./schema";
import { tagPreferences } from "./tag-preferences";

export function updatePreferences(
  db: Db,
  organization: OrganizationId,
  userId: string,
  update: PreferencesUpdate,
  precondition: Precondition,
) {
  return inTransaction(db, async (tx) => {
    await lockRow(tx, "users", await findUser(tx, organization, userId)); // the preferences may have no row yet
    const row = await tx.userPreferences.findFirst({ where: { userId, organizationId: organization } });
    const { email: before, push: pushBefore, v } = (row ?? NEVER_CHOSEN) as typeof NEVER_CHOSEN;
    precondition.check({ id: userId, v });
    const { email, push } = mergePreferences({ email: before, push: pushBefore }, update);
    if (isDeepStrictEqual([email, push], [before, pushBefore]))
      return tagPreferences(userId, { email, push, v });
    const written = await tx.userPreferences.upsert({
      where: { organizationId_userId: { organizationId: organization, userId } },
      create: { userId, organizationId: organization, email, push, v: 1 },
      update: { email, push, v: { increment: 1 } },
    });
    return tagPreferences(userId, { email, push, v: written.v });
  });
}
