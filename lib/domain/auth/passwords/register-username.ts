import { registerName, releaseNames } from "@/lib/domain/tenancy/directory/register-name";
import { findTestClock } from "@/lib/platform/clock/find-test-clock";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

/**
 * Registers the user name; false if it exists. A name in the form of an address is unique within the
 * organisation; any other is unique in the installation, so that it identifies one password.
 */
export async function registerUsername(
  tx: Db,
  organization: OrganizationId,
  userId: string,
  username: string,
): Promise<boolean> {
  const nameOwner = { kind: "username", organization, id: userId } as const;
  // Sandboxes have no sign-in.
  const isGlobal = !username.includes("@") && (await findTestClock(tx, organization)) === null;
  if (isGlobal) return registerName(tx, nameOwner, username);
  await releaseNames(tx, nameOwner, [userId]);
  return true;
}
