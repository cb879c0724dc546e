import { buildFieldProblem } from "@/lib/domain/contracts/problem";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

/** Throws unless `third_party.app` of an event names an app of the organisation or none. */
export async function requireOwnApp(db: Db, organization: OrganizationId, app: string | null | undefined) {
  if (!app) return;
  const known = await db.thirdParty.count({ where: { id: app, organizationId: organization } });
  if (known > 0) return;
  const message = "third_party.app is no app of your organisation";
  throw buildFieldProblem("/third_party/app", "unknown", message);
}
