import type { Role } from "@/lib/domain/contracts/audience";
import { deriveRole } from "@/lib/domain/tenancy/organizations/role";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { hashUserState } from "./hash-user-state";

/** Returns the role and the state hash for a new token. */
export async function getUserState(
  db: Db,
  organization: OrganizationId,
  user: string,
): Promise<{ role: Role; stateHash: Uint8Array<ArrayBuffer> }> {
  const row = await db.user.findUniqueOrThrow({
    where: toRowKey(organization, user),
    select: { admin: true, role: true, login: { select: { passwordHash: true } } },
  });
  const role = deriveRole(row);
  return { role, stateHash: hashUserState(role, row.login?.passwordHash ?? null) };
}
