import { getUserRow } from "@/lib/domain/tenancy/organizations/get-user-row";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { getOnboarding } from "./get-onboarding";

export function updateOnboarding(
  db: Db,
  organization: OrganizationId,
  user: string,
  { hidden }: { hidden: boolean },
) {
  return withTransaction(db, async (tx) => {
    const { id: userId } = await getUserRow(tx, organization, user);
    await tx.userPreferences.upsert({
      where: { organizationId_userId: { organizationId: organization, userId } },
      create: { userId, organizationId: organization, onboardingHidden: hidden },
      update: { onboardingHidden: hidden },
    });
    return getOnboarding(tx, organization, user);
  });
}
