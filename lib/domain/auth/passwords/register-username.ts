import { registerName, releaseNames } from "@/lib/domain/tenancy/directory/register-name";
import { findTestClock } from "@/lib/platform/clock/find-test-clock";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

/**
 * Gives the user this name, unless somebody else has it: false. One that looks like an address is only one's own in the
 * organisation, by the logins themselves; any other in the whole installation, so that it leads to one password.
 */
export async function registerUsername(
  tx: Db,
  organization: OrganizationId,
  userId: string,
  username: string,
): Promise<boolean> {
  const named = { kind: "username", organization, id: userId } as const;
  // Nobody signs in to a sandbox.
  const isGlobal = !username.includes("@") && (await findTestClock(tx, organization)) === null;
  if (isGlobal) return registerName(tx, named, username);
  await releaseNames(tx, named, [userId]);
  return true;
}
