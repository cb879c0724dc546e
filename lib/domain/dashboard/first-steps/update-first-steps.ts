import { findUser } from "@/lib/domain/tenancy/organizations/find-user";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { readFirstSteps } from "./read-first-steps";

export function updateFirstSteps(
  db: Db,
  organization: OrganizationId,
  user: string,
  { hidden }: { hidden: boolean },
) {
  return inTransaction(db, async (tx) => {
    const { id: userId } = await findUser(tx, organization, user);
    await tx.userPreferences.upsert({
      where: { organizationId_userId: { organizationId: organization, userId } },
      create: { userId, organizationId: organization, firstStepsHidden: hidden },
      update: { firstStepsHidden: hidden },
    });
    return readFirstSteps(tx, organization, user);
  });
}
