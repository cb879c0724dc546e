import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { ProvisioningError } from "./record-provisioning-contact";
import { buildScimUrl } from "./serialize-scim-user";

export async function getProvisioning(db: Db, organizationId: OrganizationId) {
  const state = await db.provisioningState.findUnique({ where: { organizationId } });
  const error = state?.lastError as unknown as ProvisioningError | null | undefined;
  return {
    _id: organizationId as string,
    base_url: buildScimUrl(),
    users: await db.provisionedUser.count({ where: { organizationId } }),
    groups: await db.provisionedTeam.count({ where: { organizationId } }),
    last_request_at: state?.lastRequestAt ?? null,
    last_error: error && state?.lastErrorAt ? { at: state.lastErrorAt, ...error } : null,
  };
}
