import { buildFieldProblem } from "@/lib/domain/contracts/problem";
import type { Db } from "@/lib/platform/db/client";
import type { User } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

/**
 * Finds the reader of a test mail: `to`, else the signed-in user. Members only, so that a test mail reaches no one
 * outside.
 */
export async function findTestReader(
  db: Db,
  organizationId: OrganizationId,
  { to, user }: { to: string | undefined; user: string | null },
): Promise<User & { email: string }> {
  if (to === undefined && user === null)
    throw buildFieldProblem("/to", "required", "must be given with an API key");
  const reader = await db.user.findFirst({
    where: { organizationId, ...(to === undefined ? { id: user ?? "" } : { email: to }) },
  });
  if (!reader?.email)
    throw buildFieldProblem("/to", "unknown", "must be the address of a member of the organisation");
  return { ...reader, email: reader.email };
}
