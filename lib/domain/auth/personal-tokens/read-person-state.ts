import { deriveRole } from "@/lib/domain/tenancy/organizations/role";
import type { Db } from "@/lib/platform/db/client";
import { keyOf } from "@/lib/platform/db/key-of";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { Role } from "@/lib/platform/http/audience";
import { hashPersonState } from "./hash-state";

/** What a token that is made now relies on, and the role that it goes by. */
export async function readPersonState(
  db: Db,
  organization: OrganizationId,
  user: string,
): Promise<{ role: Role; stateHash: Uint8Array<ArrayBuffer> }> {
  const person = await db.user.findUniqueOrThrow({
    where: keyOf(organization, user),
    select: { admin: true, role: true, login: { select: { passwordHash: true } } },
  });
  const role = deriveRole(person);
  return { role, stateHash: hashPersonState(role, person.login?.passwordHash ?? null) };
}
