import { ApiProblem } from "@/lib/domain/contracts/problem";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { findSignInSettings } from "./queries";

/** The emergency admin must stay able to sign in when the provider is unavailable. */
export async function assertNotEmergencyAdmin(
  tx: Db,
  organization: OrganizationId,
  id: string,
  action: "deleted" | "suspended",
): Promise<void> {
  const settings = await findSignInSettings(tx, organization);
  if (settings?.providerOnly && settings.emergencyUserId === id)
    throw new ApiProblem(
      "conflict",
      `The emergency admin of the organisation's sign-in cannot be ${action}: name another one first.`,
      { reason: "emergency_admin" },
    );
}
