import { ApiProblem } from "@/lib/domain/contracts/problem";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";

/** Locks the user, so that a suspension waits for the event and a handover then finds it. */
const FIND_SUSPENDED = definePreparedStatement<{ suspended: boolean }>(
  "SELECT suspended_at IS NOT NULL AS suspended FROM users WHERE organization_id = $1 AND id = $2 FOR SHARE",
);

/** Throws 409 at the field that names a suspended user, who gets no new meetings. */
export async function assertNotSuspended(
  tx: Db,
  organization: OrganizationId,
  user: string,
  pointer?: string,
): Promise<void> {
  const [found] = await executeSql(tx, FIND_SUSPENDED, [organization, user]);
  if (!found?.suspended) return;
  const message = "is suspended, and holds no meetings";
  throw new ApiProblem("conflict", `${user} ${message}.`, {
    reason: "person_suspended",
    ...(pointer && { errors: [{ in: "body" as const, pointer, code: "mismatch" as const, message }] }),
  });
}
