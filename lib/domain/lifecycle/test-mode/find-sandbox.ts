import { resolveName } from "@/lib/domain/tenancy/directory/resolve-name";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

/** Finds the sandbox of an organisation; null if there is none yet. */
export async function findSandbox(db: Db, live: OrganizationId): Promise<OrganizationId | null> {
  return (await resolveName(db, "sandbox", live))?.organization ?? null;
}
