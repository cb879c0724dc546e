import type { Precondition } from "@/lib/domain/contracts/etag";
import { buildNotFoundProblem } from "@/lib/domain/contracts/problem";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { clearApiKeyCache } from "./find-api-key";

/** The row stays for the list and the audit log. Keys never change otherwise. */
export async function revokeApiKey(
  db: Db,
  organization: OrganizationId,
  id: string,
  precondition: Precondition,
  now: Date,
) {
  const key = await db.apiKey.findFirst({ where: { id, organizationId: organization } });
  if (!key) throw buildNotFoundProblem(`The API key ${id}`);
  precondition.check({ id, v: key.revokedAt ? 1 : 0 });
  const { count } = await db.apiKey.updateMany({
    where: { id, organizationId: organization, revokedAt: null },
    data: { revokedAt: now },
  });
  clearApiKeyCache();
  return { n: count, ok: 1 as const };
}
